"""What a change of a map brings: how many points more, and at the end of which seasons.

Every scoring to come counts the map as it stands then. Nobody knows what will be drawn until that
day, so the change is counted as if nothing else were: at each scoring that still pays for it, and
at none that does not (R2.4, R9.1).
"""

from dataclasses import dataclass

from quillmap.material import SEASONS
from quillmap.rules.position import Position, Setup
from quillmap.rules.scoring.awards import EDICTS
from quillmap.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Count:
    """What a map gives as it stands, the four numbers of a season for all edicts."""

    edicts: tuple[int, ...]
    coins: int
    monsters: int
    """How many points the monsters cost, as a positive number."""

    @classmethod
    def of(cls, sheet: Sheet, setup: Setup) -> "Count":
        """The count of a map with the edicts and options of a game."""
        edicts = tuple(EDICTS[card].points(sheet, setup.options) for card in setup.edicts)
        return cls(edicts, sheet.coins, sheet.menaced.bit_count())


@dataclass(frozen=True, slots=True)
class Gain:
    """Points more (or fewer, if negative) at the end of a season."""

    season: int
    points: int


@dataclass(frozen=True, slots=True)
class Gains:
    """Points more at each scoring to come, in their order, by what they are paid for."""

    edicts: tuple[tuple[Gain, ...], ...]
    """For each of the four edicts; one that is never paid again has no gain, not even of 0."""
    coins: tuple[Gain, ...]
    monsters: tuple[Gain, ...]
    """Points that monsters cost less are gained."""

    @property
    def total(self) -> int:
        """All of them together."""
        every = (*self.edicts, self.coins, self.monsters)
        return sum(gain.points for gains in every for gain in gains)


def gains(position: Position, before: Count, after: Count) -> Gains:
    """What it brings that a map which gave this count gives that one."""
    every = position.coming

    def paid(points: int, edict: int | None = None) -> tuple[Gain, ...]:
        return tuple(
            Gain(season, points)
            for season in every
            if edict is None or edict in SEASONS[season].edicts
        )

    return Gains(
        edicts=tuple(
            paid(then - now, edict)
            for edict, (now, then) in enumerate(zip(before.edicts, after.edicts, strict=True))
        ),
        coins=paid(after.coins - before.coins),
        monsters=paid(before.monsters - after.monsters),
    )
