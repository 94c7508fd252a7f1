"""What one attack came to: three times, and whether what must hold did hold."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.load.cost import percentile

QUICK = 0.1
TIMES = 5
WORST = 1.0
MEMORY = 1.5
NORMAL = 15.0
BOT = 2.0
"""Seconds, times and times again, as the rows of the table say."""
LINES = 20
"""Of the log, for one attack: not one for each request."""

MB = 2**20


@dataclass(frozen=True)
class Stretch:
    """Before, during or after: how long draws took, and what the server used."""

    draws: Sequence[float]
    live: Sequence[float]
    bots: Sequence[float]
    memory: int
    descriptors: int

    def times(self) -> str:
        """p50 / p99 / worst in milliseconds."""
        return times(self.draws)

    @property
    def p99(self) -> float:
        """Of a draw, in seconds."""
        return percentile(self.draws, 0.99) if self.draws else float("inf")

    @property
    def worst(self) -> float:
        """The draw that took longest."""
        return max(self.draws, default=float("inf"))


def times(waits: Sequence[float]) -> str:
    """p50 / p99 / worst in milliseconds."""
    if not waits:
        return "none"
    found = percentile(waits, 0.5), percentile(waits, 0.99), max(waits)
    return " / ".join(f"{each * 1000:,.0f}" for each in found)


@dataclass(frozen=True)
class Outcome:
    """One row."""

    name: str
    what: str
    within: bool
    before: Stretch
    during: Stretch
    after: Stretch
    peak: int
    """The most memory that the server ever had."""
    back: float | None
    """Seconds until everything was as before; None if it never was."""
    counted: dict[str, float]
    """How far the numbers of `quillmap_limited_total` have moved."""
    logged: Counter[str]
    named: bool
    """Whether an address was logged."""
    seen: dict[str, int]
    """What the attacker saw."""
    lost: Counter[str] = field(default_factory=Counter)
    """What went wrong for people elsewhere, codes and bots included."""
    beside: Sequence[float] = ()
    """Draws of people at the attacker's address."""
    annoyed: Counter[str] = field(default_factory=Counter)
    """What went wrong for them."""

    def verdicts(self) -> dict[str, bool]:
        """What must hold, and whether it did."""
        limit = max(QUICK, TIMES * self.before.p99)
        explained = all("too_many" in why for why in self.annoyed)
        told = bool(self.counted) and any(line.startswith("warning") for line in self.logged)
        calm = self.logged.total() <= LINES and not any("traceback" in line for line in self.logged)
        return {
            "p99": self.during.p99 <= limit,
            "worst": self.during.worst < WORST and not self.lost,
            "memory": self.peak <= MEMORY * self.before.memory,
            "back": self.back is not None and self.back <= NORMAL,
            "seen": (told or self.within) and calm and not self.named,
            "beside": explained and (max(self.beside, default=0.0) < WORST or bool(self.annoyed)),
            "bot": max(self.during.bots, default=0.0) < BOT,
        }

    def failed(self) -> list[str]:
        """The names of those that did not."""
        return [name for name, held in self.verdicts().items() if not held]


def listed(found: "Counter[str] | dict[str, int] | dict[str, float]", most: int = 4) -> str:
    """The most frequent first, as text."""
    ordered = sorted(found.items(), key=lambda each: -each[1])
    rest = f", {len(ordered) - most} more" if len(ordered) > most else ""
    return ", ".join(f"{what} {number:,.0f}" for what, number in ordered[:most]) + rest or "nothing"


def row(outcome: Outcome) -> str:
    """The line of the first table: what people noticed."""
    o, mb = outcome, MB
    memory = f"{o.before.memory / mb:.0f} / {o.peak / mb:.0f} / {o.after.memory / mb:.0f}"
    open_ones = f"{o.before.descriptors} / {o.during.descriptors} / {o.after.descriptors}"
    cells = [
        f"{o.name}: {o.what}",
        o.before.times(),
        o.during.times() + (f"; {listed(o.lost)}" if o.lost else ""),
        o.after.times(),
        f"{max(o.during.live, default=float('inf')) * 1000:,.0f}",
        f"{max(o.during.bots):.2f}" if o.during.bots else "none",
        memory,
        open_ones,
        "never" if o.back is None else f"{o.back:.0f} s",
        ", ".join(o.failed()) or "all",
    ]
    return "| " + " | ".join(cells) + " |"


def detail(outcome: Outcome) -> str:
    """The line of the second table: what the operator and the two at that address saw."""
    o = outcome
    cells = [
        o.name,
        listed(o.seen, 5),
        listed(o.counted),
        listed(o.logged, 3) + (" (with an address!)" if o.named else ""),
        times(o.beside) + (f"; {listed(o.annoyed)}" if o.annoyed else ""),
    ]
    return "| " + " | ".join(cells) + " |"


HEAD = (
    "| attack | before | during | after | live | bot | memory | descriptors | back | holds |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)
DETAIL = (
    "| attack | the attacker saw | counted in `quillmap_limited_total` | logged | people at the "
    "same address |\n|---|---|---|---|---|"
)
