"""What people at a table are told of a draw, and how long they look at what happened."""

from collections.abc import Iterator, Sequence
from typing import Final

from quillmap.material import ALL_AMBUSHES
from quillmap.notation import Made
from quillmap.rules.events import Drawn, Event, Revealed, SeasonScored
from quillmap.table.chairs import Chair
from quillmap.table.happenings import DrawnFor, Happening, Why

SCENE: Final = 3_000
"""Milliseconds that people have to look at a scene before the clock of the next round begins: the
same for everybody, and whatever their pages show, so that nobody gains or stalls by looking."""


def scene_of(events: Sequence[Event]) -> int:
    """How long people look at what happened: the end of a season, an ambush, or its monsters."""
    return SCENE if any(_is_scene(event) for event in events) else 0


def _is_scene(event: Event) -> bool:
    match event:
        case SeasonScored():
            return True
        case Revealed(card):
            return card in ALL_AMBUSHES
        case Drawn(seat, by):
            return by is not None and by != seat
        case _:
            return False


def told(chair: Chair, round: int, made: Made, events: Sequence[Event]) -> Iterator[Happening]:
    """What a draw did; where a bot made it for a person, with the bot and why."""
    for event in events:
        if not isinstance(event, Drawn) or event.by is None or made.by is None or chair.bot:
            yield event
            continue
        why = _why(chair, round, made)
        yield DrawnFor(event.seat, event.by, event.terrain, event.cells, made.by, why)


def _why(chair: Chair, round: int, made: Made) -> Why:
    match made.note:
        case "time ran out":
            return "late"
        case "left":
            return "left"
        case _:
            return "asked" if chair.once == round else "handed"
