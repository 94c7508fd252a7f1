"""The numbers of one process, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


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

    def answered(self, kind: str, seconds: float) -> None:
        """A socket request was answered. Its label is kept, as finding it again costs more."""
        found = self._answering.get(kind)
        if found is None:
            found = self._answering[kind] = self.answering.labels(kind)
        found.observe(seconds)

    def text(self) -> bytes:
        """Everything in the form that Prometheus reads."""
        return generate_latest(self.registry)
