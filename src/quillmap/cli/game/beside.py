"""An idea beside the player's own drawing, in points: both sums, and what either brings more."""

from collections.abc import Iterator

from quillmap import grid
from quillmap.cli.game.screen import ME
from quillmap.cli.speech import figures, name, say
from quillmap.material import SEASONS
from quillmap.rules.gains import Count, Gain, Gains, gains
from quillmap.rules.moves import Move
from quillmap.rules.play import outcome
from quillmap.rules.position import Position


def beside_text(position: Position, move: Move, draft: Move) -> str:
    """The sentences about both, as the page says them."""
    its, mine = _brought(position, move), _brought(position, draft)
    squares = " ".join(grid.names(draft.cells))
    said = [say("hint-sums", squares=squares, yours=_signed(mine.total), points=_signed(its.total))]
    for id, more in (("hint-this-more", _above(its, mine)), ("hint-yours-more", _above(mine, its))):
        if parts := list(_parts(more, position.setup.edicts)):
            said.append(say(id, gains="; ".join(parts)))
    return " ".join(said)


def _brought(position: Position, move: Move) -> Gains:
    seat = position.drawn_on(ME)
    _, after = outcome(position, move)
    before = Count.of(position.sheets[seat], position.setup)
    return gains(position, before, Count.of(after, position.setup))


def _above(one: Gains, other: Gains) -> Gains:
    """Where one brings more than the other, and how much."""

    def more(row: tuple[Gain, ...], base: tuple[Gain, ...]) -> tuple[Gain, ...]:
        both = zip(row, base, strict=True)
        return tuple(Gain(its.season, max(its.points - than.points, 0)) for its, than in both)

    return Gains(
        edicts=tuple(map(more, one.edicts, other.edicts)),
        coins=more(one.coins, other.coins),
        monsters=more(one.monsters, other.monsters),
    )


def _parts(more: Gains, edicts: tuple[str, ...]) -> Iterator[str]:
    """What is more than nothing, each with when and how often; the same in every season."""
    for card, row in zip(edicts, more.edicts, strict=True):
        match [gain for gain in row if gain.points]:
            case [one]:
                yield say("gain-once", name=name(card), points=_signed(one.points), **_when(one))
            case [one, *others]:
                points = _signed(one.points)
                yield say("gain-twice", name=name(card), points=points, **_when(one, *others))
            case _:
                pass
    if coins := [gain for gain in more.coins if gain.points]:
        often = len(coins)
        yield say("gain-coins", coins=coins[0].points, seasons=often, **_when(*coins))
    if monsters := [gain for gain in more.monsters if gain.points]:
        cost, often = monsters[0].points, len(monsters)
        yield say("gain-monsters", change="less", points=cost, seasons=often, **_when(*monsters))


def _when(first: Gain, second: Gain | None = None, *_: Gain) -> dict[str, str]:
    again = "" if second is None else SEASONS[second.season].id
    return {"first": SEASONS[first.season].id, "second": again}


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else figures(points)
