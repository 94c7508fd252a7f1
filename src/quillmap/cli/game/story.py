"""What happened, told in a few short lines: cards, coins, monsters, the end of a season."""

from collections.abc import Iterator, Sequence

from quillmap import grid
from quillmap.cli.game.explain import LETTERED, walked
from quillmap.cli.text_tables import aligned
from quillmap.grid import Cells
from quillmap.material import CARDS, NAMES, SEASONS, Ambush, Ruins
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

_CAUSES = {
    "hero": "Your heroes destroy the monsters on",
    "gorgon": "The Gorgon destroys",
    "troll": "The Troll destroys",
}


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
                yield f"You draw {terrain} on {_squares(cells)}."
            case Attacked(_, cells):
                yield f"The hero attacks {_squares(cells)} from now on."
            case Destroyed(_, cells, cause):
                yield f"{_CAUSES[cause]} {_squares(cells)}."
            case Paid():
                yield _paid(event)
            case Ignored(card):
                yield f"Ambush! {NAMES[card]} finds no room and leaves the game."
            case SeasonScored(season, results):
                revealed = None
                result = results[0]
                assert result is not None  # the only player has not left
                yield from _scored(season, result, setup)
            case SeasonBegan(season):
                yield f"{NAMES[SEASONS[season].id]} begins with a fresh deck."
            case Left() | GameEnded():
                pass


def _squares(cells: Cells) -> str:
    return " ".join(grid.names(cells))


def _card(card: str) -> Iterator[str]:
    match CARDS[card]:
        case Ruins():
            yield f"{NAMES[card]}: the next explore card must cover a ruins square (r)."
        case Ambush(letter=letter):
            yield f"Ambush! {NAMES[card]}."
            if letter:
                yield LETTERED[letter]
        case _:
            pass  # the card to draw stands beside the map


def _came(card: str | None, cells: Cells) -> Iterator[str]:
    if card is None:
        yield f"The Zombies spread to {_squares(cells)}."
        return
    ambush = CARDS[card]
    assert isinstance(ambush, Ambush)
    yield f"Ambush! {NAMES[card]} on {_squares(cells)} ({walked(ambush)})."
    if ambush.letter:
        yield LETTERED[ambush.letter]


def _paid(event: Paid) -> str:
    causes = []
    if event.shape:
        causes.append("for the shape")
    if event.mountains:
        many = "s" if event.mountains.bit_count() > 1 else ""
        causes.append(f"for the surrounded mountain{many} {_squares(event.mountains)}")
    if event.dragon:
        causes.append("for closing in the Dragon")
    if not event.coins:
        return f"The coin track is full: no coin {' and '.join(causes)}."
    return f"+{event.coins} coin{'s' * (event.coins > 1)} {' and '.join(causes)}."


def _scored(season: int, result: Result, setup: Setup) -> Iterator[str]:
    yield ""
    yield f"{NAMES[SEASONS[season].id]} ends."
    rows = [
        (f"  {'ABCD'[place]} {NAMES[setup.edicts[place]]}", str(points))
        for place, points in zip(SEASONS[season].edicts, (result.first, result.second), strict=True)
    ]
    rows += [("  coins", str(result.coins)), ("  monsters", str(-result.monsters))]
    rows += [("  together", str(result.total))]
    yield from aligned(rows)
    yield ""
