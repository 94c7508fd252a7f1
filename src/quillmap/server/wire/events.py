"""Events as JSON, for pages that animate them."""

from dataclasses import fields
from typing import TypeAlias

from quillmap.rules import events as told
from quillmap.rules.result import Result
from quillmap.server.wire.views import squares
from quillmap.table import happenings
from quillmap.table.happenings import Happening

EventView: TypeAlias = dict[str, object]

_CELLS = ("cells", "mountains")
_SEATS = ("seat", "by")
_KINDS: dict[type[Happening], str] = {
    told.Revealed: "revealed",
    told.Drawn: "drawn",
    told.Attacked: "attacked",
    told.Destroyed: "destroyed",
    told.Paid: "paid",
    told.Ignored: "ignored",
    told.SeasonScored: "season_scored",
    told.SeasonBegan: "season_began",
    told.Left: "left",
    told.GameEnded: "game_ended",
    happenings.DrawnFor: "drawn",
    happenings.Handed: "handed",
    happenings.Returned: "returned",
    happenings.Nudged: "nudged",
    happenings.LetDraw: "let_draw",
    happenings.HostPassed: "host",
    happenings.Reaction: "reaction",
}
_FIELDS = {kind: tuple(field.name for field in fields(kind)) for kind in _KINDS}


def event_view(event: Happening) -> EventView:
    """One event: its kind and its fields; seats count from 1, squares have names."""
    found: EventView = {"kind": _KINDS[type(event)]}
    for name in _FIELDS[type(event)]:
        value = getattr(event, name)
        if name in _CELLS:
            found["squares" if name == "cells" else name] = squares(value)
        elif name in _SEATS:
            found[name] = None if value is None else value + 1
        else:
            found[name] = _plain(value)
    return found


def _plain(value: object) -> object:
    match value:
        case tuple():
            return [_plain(each) for each in value]
        case Result():
            return [value.first, value.second, value.coins, value.monsters]
        case _:
            return value
