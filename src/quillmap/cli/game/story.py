"""What happened, told in a few short lines: cards, coins, monsters, the end of a season."""

from collections.abc import Iterator, Sequence

from quillmap import grid
from quillmap.cli.game.explain import walked
from quillmap.cli.speech import both, figures, name, say
from quillmap.cli.text_tables import aligned
from quillmap.grid import Cells
from quillmap.material import CARDS, SEASONS, Ambush, Ruins
from quillmap.rules.events import (
    Attacked,
    Destroyed,
    Drawn,
    Event,
    GameEnded,
    Ignored,
    Left,
    Paid,
    Revealed,
    SeasonBegan,
    SeasonScored,
)
from quillmap.rules.position import Setup
from quillmap.rules.result import Result


def told(events: Sequence[Event], setup: Setup) -> Iterator[str]:
    """The story of a solo game's step, line by line."""
    revealed: str | None = None
    for event, then in zip(events, [*events[1:], None], strict=False):
        match event:
            case Revealed(card):
                revealed = card
                if not isinstance(then, Drawn | Ignored):  # which tell it in one line
                    yield from _card(card)
            case Drawn(_, None, _, cells):
                # Between seasons no card lies open, and only Zombies draw by themselves.
                yield from _came(revealed, cells)
            case Drawn(_, _, terrain, cells):
                said = say(f"terrain-{terrain}")
                yield say("told-drew", terrain=said, squares=_squares(cells))
            case Attacked(_, cells):
                yield say("told-attacks", squares=_squares(cells))
            case Destroyed(_, cells, cause):
                yield say("told-destroyed", cause=cause, squares=_squares(cells))
            case Paid():
                yield _paid(event)
            case Ignored(card):
                yield say("told-ignored", card=name(card))
            case SeasonScored(season, results):
                revealed = None
                result = results[0]
                assert result is not None  # the only player has not left
                yield from _scored(season, result, setup)
            case SeasonBegan(season):
                yield say("told-begins", season=name(SEASONS[season].id))
            case Left() | GameEnded():
                pass


def _squares(cells: Cells) -> str:
    return " ".join(grid.names(cells))


def _card(card: str) -> Iterator[str]:
    match CARDS[card]:
        case Ruins():
            yield say("told-ruins", card=name(card))
        case Ambush(letter=letter):
            yield say("told-ambush", card=name(card))
            if letter:
                yield say(f"beast-{letter}")
        case _:
            pass  # the card to draw stands beside the map


def _came(card: str | None, cells: Cells) -> Iterator[str]:
    if card is None:
        yield say("told-zombies", squares=_squares(cells))
        return
    ambush = CARDS[card]
    assert isinstance(ambush, Ambush)
    yield say("told-came", card=name(card), squares=_squares(cells), walk=walked(ambush))
    if ambush.letter:
        yield say(f"beast-{ambush.letter}")


def _paid(event: Paid) -> str:
    causes = []
    if event.shape:
        causes.append(say("paid-shape"))
    if event.mountains:
        squares = _squares(event.mountains)
        causes.append(say("paid-mountains", count=event.mountains.bit_count(), squares=squares))
    if event.dragon:
        causes.append(say("paid-dragon"))
    if not event.coins:
        return say("told-paid-nothing", causes=both(causes))
    return say("told-paid", coins=event.coins, causes=both(causes))


def _scored(season: int, result: Result, setup: Setup) -> Iterator[str]:
    yield ""
    yield say("told-ends", season=SEASONS[season].id)
    rows = [
        (f"  {'ABCD'[place]} {name(setup.edicts[place])}", str(points))
        for place, points in zip(SEASONS[season].edicts, (result.first, result.second), strict=True)
    ]
    more = {
        "column-coins": result.coins,
        "column-monsters": -result.monsters,
        "score-together": result.total,
    }
    rows += [(f"  {say(id)}", figures(number)) for id, number in more.items()]
    yield from aligned(rows)
    yield ""
