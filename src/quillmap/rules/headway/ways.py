"""How far a map is on the way to the next points of a card, and the ways that cards share."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from quillmap.grid import COLUMNS, NOWHERE, ROWS, Cells, beside, clusters, first
from quillmap.grid import name as name_of
from quillmap.rules.options import Options
from quillmap.rules.sheet import Sheet

Kind: TypeAlias = Literal[
    "squares",
    "lines",
    "mountains",
    "clusters",
    "cluster",
    "row",
    "column",
    "diagonal",
    "straight",
    "block",
    "terrains",
    "water",
    "gap",
]
"""What is counted. The first four are all that count already, of all that there are; the others are
of the one thing that lacks least: a cluster, a line, a block, what a village or farm touches."""


@dataclass(frozen=True, slots=True)
class Headway:
    """So many of so many: five of the six squares of a village, eight of the eleven of row F."""

    kind: Kind
    have: int
    need: int
    """Only a gap may have more than it needs: it has to shrink."""
    cells: Cells
    """The squares that it is about."""
    line: str = ""
    """Which row (`F`), column (`6`) or diagonal (its first square, `C1`) it is, if it is one."""


Way: TypeAlias = Callable[[Sheet, Options], Headway | None]
"""From a map to the headway under a card; None where there is nothing to count or no room left."""

LINES: Final = ROWS + COLUMNS


def counted(cells: Cells, among: Cells) -> Headway | None:
    """Squares that count already, among all those that might."""
    return Headway("squares", cells.bit_count(), among.bit_count(), cells) if among else None


def mountains(connected: Cells, sheet: Sheet) -> Headway | None:
    """Mountains that count already, among all of the map."""
    every = sheet.ground.mountains
    have, need = connected.bit_count(), every.bit_count()
    return Headway("mountains", have, need, connected) if need else None


def lines(cells: Cells, room: Cells) -> Headway | None:
    """Rows and columns that these squares reach, among those where they could."""
    have = sum(1 for line in LINES if line & cells)
    need = sum(1 for line in LINES if line & (cells | room))
    return Headway("lines", have, need, cells) if need else None


def of_line(line: Cells, have: int, need: int) -> Headway:
    """For a row, a column or a diagonal."""
    if line in ROWS:
        return Headway("row", have, need, line, name_of(first(line))[0])
    if line in COLUMNS:
        return Headway("column", have, need, line, name_of(first(line))[1:])
    return Headway("diagonal", have, need, line, name_of(first(line)))


def fullest(among: Iterable[Cells], empty: Cells) -> Headway | None:
    """The line that lacks fewest squares, of those that lack any."""
    lacking = [((line & empty).bit_count(), line) for line in among if line & empty]
    if not lacking:
        return None
    lacks, line = min(lacking, key=_lacks)
    length = line.bit_count()
    return of_line(line, length - lacks, length)


def _lacks(pair: tuple[int, Cells]) -> int:
    return pair[0]


def nearest_line(
    among: Iterable[Cells], have: Callable[[Cells], int], need: int, empty: Cells
) -> Headway | None:
    """The line that has most of what it needs, of those that lack some and have room for it."""
    best: Headway | None = None
    for line in among:
        found = have(line)
        if (
            found < need
            and (line & empty).bit_count() >= need - found
            and (best is None or found > best.have)
        ):
            best = of_line(line, found, need)
    return best


def growing(waiting: Sequence[Cells], need: int, room: Cells) -> Headway | None:
    """The largest of these clusters that can grow to a size over this room, and over each other."""
    land = room
    for cluster in waiting:
        land |= cluster
    for cluster in sorted(waiting, key=Cells.bit_count, reverse=True):
        if _reaches(cluster, need, land):
            return Headway("cluster", cluster.bit_count(), need, cluster)
    fresh = any(each.bit_count() >= need for each in clusters(room))
    return Headway("cluster", 0, need, NOWHERE) if fresh else None


def _reaches(cluster: Cells, size: int, land: Cells) -> bool:
    grown = cluster
    while grown.bit_count() < size:
        wider = grown | beside(grown) & land
        if wider == grown:
            return False
        grown = wider
    return True


def window(kind: Kind, windows: Iterable[Cells], waiting: Cells, empty: Cells) -> Headway | None:
    """The window, all of a size, that has most of these squares and is otherwise empty."""
    either = waiting | empty
    best, most = NOWHERE, -1
    for each in windows:
        if not each & ~either and (have := (each & waiting).bit_count()) > most:
            best, most = each, have
    return Headway(kind, most, best.bit_count(), best & waiting) if best else None
