"""The numbers of one process, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_WAITS = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 5.0, 20.0, 60.0, 300.0)


class Metrics:
    """Counted by the rooms, sockets and bots; read at /metrics."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables = Gauge("quillmap_open_tables", "Tables in memory.", registry=registry)
        self.connections = Gauge("quillmap_connections", "Open sockets.", registry=registry)
        self.lines = Counter("quillmap_lines", "Journal lines kept.", registry=registry)
        self.not_kept = Counter(
            "quillmap_not_kept", "Requests whose lines could not be kept.", registry=registry
        )
        self.refused = Counter(
            "quillmap_refused", "Socket requests refused, by reason.", ["code"], registry=registry
        )
        self.limited = Counter(
            "quillmap_limited", "Requests refused for their number.", ["what"], registry=registry
        )
        self.bots = Counter(
            "quillmap_bot_draws",
            "Draws by bots, by how they ended.",
            ["outcome"],
            registry=registry,
        )
        self.queue = Gauge(
            "quillmap_engine_queue",
            "Rounds of bots, hints and pars in line for an engine, by who waits.",
            ["who"],
            registry=registry,
        )
        self.waiting = Histogram(
            "quillmap_engine_wait_seconds",
            "From asking bots to the first engine that thinks about it, by who waits.",
            ["who"],
            registry=registry,
            buckets=_WAITS,
        )
        self.keeping = Histogram(
            "quillmap_keeping_seconds",
            "From asking the store to durably kept.",
            registry=registry,
            buckets=_QUICK,
        )
        self.answering = Histogram(
            "quillmap_answering_seconds",
            "From a socket request to its answer.",
            ["kind"],
            registry=registry,
            buckets=_QUICK,
        )

        self._answering: dict[str, Histogram] = {}
        self._free: Gauge | None = None
        self._games: Gauge | None = None

    def see_free(self, free: int | None) -> None:
        """So many bytes are free; without a word where that cannot be seen, as 0 would alarm."""
        if free is not None:
            if self._free is None:
                text = "Bytes that are free on the disk of the database."
                self._free = Gauge("quillmap_free_bytes", text, registry=self.registry)
            self._free.set(free)

    def see_games(self, games: int) -> None:
        """So many games are kept; counted only where there is a bound."""
        if self._games is None:
            self._games = Gauge("quillmap_games", "Games that are kept.", registry=self.registry)
        self._games.set(games)

    def answered(self, kind: str, seconds: float) -> None:
        """A socket request was answered. Its label is kept, as finding it again costs more."""
        found = self._answering.get(kind)
        if found is None:
            found = self._answering[kind] = self.answering.labels(kind)
        found.observe(seconds)

    def text(self) -> bytes:
        """Everything in the form that Prometheus reads."""
        return generate_latest(self.registry)
