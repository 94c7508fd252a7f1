"""The benchmark: how strong players are, on decks that are the same for all of them.

`suites` says which games there are, `players` who plays them, `rows` how results are kept, `run`
and `cluster` where they are played, `report` what they come to, and `plot` draws it.
docs/benchmark.md is the protocol.
"""

from quillmap.benchmark.players import BotPlayer, Played, Player, player_of
from quillmap.benchmark.report import Report, report
from quillmap.benchmark.rows import BadRows, Kept, Row
from quillmap.benchmark.run import complete, processes
from quillmap.benchmark.suites import SUITES, Deck, Suite

__all__ = [
    "SUITES",
    "BadRows",
    "BotPlayer",
    "Deck",
    "Kept",
    "Played",
    "Player",
    "Report",
    "Row",
    "Suite",
    "complete",
    "player_of",
    "processes",
    "report",
]
