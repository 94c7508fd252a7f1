"""`hint` in the terminal game: a nudge first, then three places and why.

They are those of the strongest bot that answers at once.
"""

from collections.abc import Iterator
from typing import Final

from quillmap import grid
from quillmap.bots import HINT_BOT, Budget
from quillmap.cli.game.beside import beside_text
from quillmap.cli.game.screen import ME
from quillmap.cli.ink import Ink
from quillmap.cli.speech import name, say
from quillmap.grid import SIZE, Cells
from quillmap.material import SEASONS
from quillmap.notation import write_move
from quillmap.rules.moves import Move
from quillmap.rules.position import Position
from quillmap.rules.why import DrawReason, Kind, Why

_TOLD: Final = 3
_ABOUT: Final[dict[Kind, str]] = {
    "headway": "edict",
    "opens": "edict",
    "keeps": "edict",
    "mountain_but": "mountain",
    "dragon_but": "dragon",
    "no_hole": "room",
    "fills": "room",
    "snug": "room",
    "costs": "least",
}
"""What a nudge is about, as on the page; the other kinds have one of their own."""


def ideas(position: Position) -> tuple[Move, ...]:
    """Up to three placements, the best first; the same squares in another way are no other idea."""
    found = HINT_BOT.consider(position, ME, Budget(seed=len(position.shown)))
    best: dict[Cells, Move] = {}
    for idea in found:
        best.setdefault(idea.move.cells, idea.move)
    return tuple(best.values())[:_TOLD]


def nudge(position: Position) -> str:
    """What to think of, without the place."""
    best, *_ = ideas(position)
    first, *_ = Why(position, ME).reasons(best)
    return _said(f"nudge-{_ABOUT.get(first.kind, first.kind)}", first, position)


def hint_lines(position: Position, draft: Move | None = None) -> Iterator[str]:
    """The placements as they can be typed, each with its reasons, and what it brings more."""
    why = Why(position, ME, draft)
    yield say("draw-hints-by", bot=say(f"bot-{HINT_BOT.name}"))
    moves = ideas(position)
    for number, (move, reasons) in enumerate(zip(moves, why.told_apart(moves), strict=True), 1):
        yield f"{number}  {_typed(move)}"
        for reason in reasons:
            yield f"   {reason_text(reason, position)}"
        if draft is not None:
            yield f"   {_beside(position, move, draft, why)}"


def _beside(position: Position, move: Move, draft: Move, why: Why) -> str:
    """What either brings more; of the same one, and of a neighbour's map, what the reasons say."""
    more = why.beside_the_draft(move)
    if position.drawn_on(ME) != ME or any(reason.kind == "same" for reason in more):
        squares = " ".join(grid.names(draft.cells))
        said = [reason_text(reason, position) for reason in more]
        return " ".join((say("hint-beside", squares=squares), *said))
    holes = [reason_text(each, position) for each in more if each.kind == "no_draft_hole"]
    return " ".join((beside_text(position, move, draft), *holes))


def small_maps(position: Position, ink: Ink) -> list[str]:
    """The map once for each placement, side by side, with its squares marked."""
    sheet = position.sheets[position.drawn_on(ME)]
    maps = [ink.small(sheet, move.cells) for move in ideas(position)]
    head = "  " + "".join(f"{number:<{SIZE + 2}}" for number in range(1, len(maps) + 1))
    rows = [f"{letter} {'  '.join(row)}" for letter, *row in zip("ABCDEFGHIJK", *maps, strict=True)]
    return [head.rstrip(), *rows]


def reason_text(reason: DrawReason, position: Position) -> str:
    """A reason as a sentence."""
    return _said(f"why-{reason.kind}", reason, position)


def _said(id: str, reason: DrawReason, position: Position) -> str:
    seasons = [SEASONS[season].id for season in reason.seasons]
    first, second, *_ = (*seasons, "", "")
    sign = "costs" if reason.points > 0 else "brings" if reason.points < 0 else "neither"
    card = "" if reason.edict is None else position.setup.edicts[reason.edict]
    way = reason.headway
    return say(
        id,
        edict=name(card) if card else "",
        letter="" if reason.edict is None else say("edict-letters")[reason.edict],
        card=card,
        points=abs(reason.points),
        sign=sign,
        seasons=len(seasons),
        first=first,
        second=second,
        have=reason.have,
        need=reason.need,
        squares=" ".join(grid.names(reason.cells)),
        open=" ".join(grid.names(reason.open)),
        count=reason.cells.bit_count(),
        terrain=say(f"terrain-{reason.terrain}") if reason.kind == "opens" else "",
        kind="" if way is None else way.kind,
        line="" if way is None else way.line,
    )


def _typed(move: Move) -> str:
    """The move as somebody would type it here: without the seat, and without whose map it is."""
    words = write_move(move).split()
    return " ".join(words[3:] if words[1] == "on" else words[1:])
