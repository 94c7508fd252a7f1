"""A game moment by moment, as the page asks for it: what an answer has, and how it is written."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from quillmap.frozen import replace
from quillmap.replay.moments import MomentKind, ReplayMoment
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position
from quillmap.rules.reasons import Reason
from quillmap.rules.scoring import EDICTS
from quillmap.server.wire import view_types
from quillmap.server.wire.events import event_view
from quillmap.server.wire.views import game_view, table_view
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed

ENCODE: Final = msgspec.json.Encoder()


class Moment(msgspec.Struct):
    """One thing that happened, and the position at it."""

    number: int
    kind: MomentKind
    season: int
    card: str | None
    play: view_types.GameView
    lines: list[str]
    events: list[dict[str, Any]]
    edicts: list[int]


class Replay(msgspec.Struct):
    """A game from its first card to its last opened round, as one seat scores it."""

    table: view_types.TableView
    seat: int
    moments: list[Moment]


@dataclass(frozen=True, slots=True)
class ToldReplay:
    """A replay that is written but for what each seat has of its own: what its map scores."""

    players: int
    table: bytes
    moments: tuple[tuple[bytes, Position], ...]
    """Each up to its last field, which is `edicts`."""


def told(table: Table, steps: Sequence[ReplayMoment], shown: bool) -> ToldReplay:
    """The replay of a table with these moments."""
    view = table_view(table, shown=shown)
    view.play = None  # each moment has its own
    moments = (
        Moment(
            number=number,
            kind=step.kind,
            season=step.season,
            card=step.card,
            play=_play(table, step),
            lines=list(step.lines),
            events=[event_view(event) for event in step.events],
            edicts=[],
        )
        for number, step in enumerate(steps, 1)
    )
    texts = (ENCODE.encode(moment).removesuffix(b"[]}") for moment in moments)
    positions = (step.position for step in steps)
    found = tuple(zip(texts, positions, strict=True))
    return ToldReplay(len(table.chairs), ENCODE.encode(view), found)


def _play(table: Table, step: ReplayMoment) -> view_types.GameView:
    """The position at a moment: of the maps only what monsters cost is told for all seats."""
    play = game_view(replace(table, round=step.round), step.position, counted=False)
    play.sheets = [
        msgspec.structs.replace(view, monsters=sheet.menaced.bit_count())
        for view, sheet in zip(play.sheets, step.position.sheets, strict=True)
    ]
    return play


def seen_from(told: ToldReplay, seat: int) -> bytes:
    """The replay as one seat scores it, as JSON; NotAllowed if there is no such seat."""
    if not 1 <= seat <= told.players:
        raise NotAllowed(Reason("no_such_seat", seat=seat, players=told.players))
    moments = (
        text + ENCODE.encode(_points(position, Seat(seat - 1))) + b"}"
        for text, position in told.moments
    )
    return b'{"table":%b,"seat":%d,"moments":[%b]}' % (told.table, seat, b",".join(moments))


def _points(position: Position, seat: Seat) -> list[int]:
    sheet, options = position.sheets[seat], position.setup.options
    return [EDICTS[card].points(sheet, options) for card in position.setup.edicts]


# How the description of the HTTP interface tells of it --------------------------------------------


def described(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON schema of a struct, with all that it is made of in its place."""
    (schema,), known = msgspec.json.schema_components([struct])
    found: dict[str, Any] = _inlined(schema, known)
    return found


def _inlined(schema: Any, known: dict[str, Any]) -> Any:
    if isinstance(schema, list):
        return [_inlined(each, known) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _inlined(known[schema["$ref"].rpartition("/")[2]], known)
    return {key: _inlined(value, known) for key, value in schema.items()}
