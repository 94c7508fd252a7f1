"""What a scoring card gives: its awards with the squares that earned them, or a reason for zero."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from quillmap.grid import NOWHERE, Cells, squares, union
from quillmap.rules.options import Options
from quillmap.rules.reasons import Reason, zero
from quillmap.rules.sheet import Sheet

Award: TypeAlias = tuple[int, Cells]
"""Points, and the squares that earned them."""

Rule: TypeAlias = Callable[[Sheet, Options], Iterable[Award]]
Lack: TypeAlias = Callable[[Sheet], Reason | None]


@dataclass(frozen=True)
class Scored:
    """The outcome of one scoring card on one map."""

    awards: tuple[Award, ...]
    why: Reason | None
    """Why there is no award, if there is none."""

    @property
    def points(self) -> int:
        """All points together."""
        return sum(points for points, _ in self.awards)

    @property
    def squares(self) -> Cells:
        """All squares that any award marks."""
        return union(cells for _, cells in self.awards)


@dataclass(frozen=True)
class Edict:
    """A scoring card at work. `points` is for those who count, `score` for those who ask why."""

    id: str
    rule: Rule
    apiece: bool
    """Whether each square of an award earns its points, or the award as a whole."""
    lack: Lack
    """What is missing for the card to have anything to count."""

    def points(self, sheet: Sheet, options: Options) -> int:
        """The points alone, without writing out the awards."""
        total = 0
        if self.apiece:
            for worth, cells in self.rule(sheet, options):
                total += worth * cells.bit_count()
        else:
            for worth, _ in self.rule(sheet, options):
                total += worth
        return total

    def score(self, sheet: Sheet, options: Options) -> Scored:
        """Every award, or the reason for zero."""
        awards = tuple(self.rule(sheet, options))
        if self.apiece:
            awards = tuple((worth, cell) for worth, cells in awards for cell in squares(cells))
        if awards:
            return Scored(awards, None)
        return Scored((), self.lack(sheet) or zero(self.id))


EDICTS: Final[dict[str, Edict]] = {}
"""Every scoring card by id."""


def _nothing_lacks(sheet: Sheet) -> Reason | None:
    return None


def each_square(lack: Lack = _nothing_lacks) -> Callable[[Rule], Rule]:
    """A card that counts single squares: every square of an award earns its points."""
    return _registering(True, lack)


def as_a_whole(lack: Lack = _nothing_lacks) -> Callable[[Rule], Rule]:
    """A card that counts clusters, lines or blocks: an award earns its points once."""
    return _registering(False, lack)


def _registering(apiece: bool, lack: Lack) -> Callable[[Rule], Rule]:
    def register(rule: Rule) -> Rule:
        EDICTS[rule.__name__] = Edict(rule.__name__, rule, apiece, lack)
        return rule

    return register


# What can be missing altogether.


def no_forest(sheet: Sheet) -> Reason | None:
    """Forest cards need forest."""
    return None if sheet.forest else Reason("zero_no_terrain", terrain="forest")


def no_village(sheet: Sheet) -> Reason | None:
    """Village cards need villages."""
    return None if sheet.village else Reason("zero_no_terrain", terrain="village")


def no_field(sheet: Sheet) -> Reason | None:
    """Some cards are content with either farm or water."""
    return None if sheet.farm or sheet.water else Reason("zero_no_terrain", terrain="farm water")


def no_pair(sheet: Sheet) -> Reason | None:
    """Others need both farm and water."""
    return None if sheet.farm and sheet.water else Reason("zero_no_pair")


def no_mountain(sheet: Sheet) -> Reason | None:
    """A map drawn by hand may have no mountain at all."""
    return None if sheet.ground.mountains else Reason("zero_no_mountain")


def no_ruins(sheet: Sheet) -> Reason | None:
    """A map drawn by hand may have no ruins either."""
    return None if sheet.ground.ruins else Reason("zero_no_ruins")


def no_empty(sheet: Sheet) -> Reason | None:
    """Cards that count empty squares give nothing on a full map."""
    return None if sheet.empty != NOWHERE else Reason("zero_no_empty")


def first_lack(*lacks: Lack) -> Lack:
    """The first of several things that can be missing."""

    def check(sheet: Sheet) -> Reason | None:
        return next((reason for lack in lacks if (reason := lack(sheet))), None)

    return check
