"""Games to look at again, moment by moment: made away from the event loop, few at a time."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from quillmap.frozen import replace
from quillmap.notation import read_record
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position
from quillmap.rules.reasons import Reason
from quillmap.rules.scoring import EDICTS
from quillmap.server import parts
from quillmap.server.moments import Kind, Step, watched
from quillmap.server.room import Room
from quillmap.server.stories import story
from quillmap.server.views import game_view, table_view
from quillmap.store import Kept, Store
from quillmap.table.records import record_of, table_of
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed

AT_ONCE: Final = 2
"""So many games are played again at the same time; tables that are played go before."""
KEPT: Final = 8
"""So many stay in memory: a hundred people look at the same game at its end."""


class Moment(msgspec.Struct):
    """One thing that happened, and the position at it."""

    number: int
    kind: Kind
    season: int
    card: str | None
    play: parts.GameView
    lines: list[str]
    events: list[dict[str, Any]]
    edicts: list[int]


class Replay(msgspec.Struct):
    """A game from its first card to its last opened round, as one seat scores it."""

    table: parts.TableView
    seat: int
    moments: list[Moment]


class Replays:
    """Replays of the tables of a store, by table, what everybody knows, and whether it is shown."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._played: OrderedDict[tuple[str, int, bool], asyncio.Future[list[Step]]] = OrderedDict()

    async def of(self, room: Room, seat: int) -> bytes:
        """The replay of a table up to its last opened round; NotAllowed before its start."""
        table, shown = room.table, room.shown
        if not table.key:  # an imported game: there a name is forgotten without a new line
            steps = await self._play(table.game, shown)
        else:
            steps = await self._shared((table.game, table.told, shown))
        async with self._turn:
            return await asyncio.to_thread(_encoded, table, shown, seat, steps)

    async def _shared(self, key: tuple[str, int, bool]) -> list[Step]:
        found = self._played.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            found = self._played[key] = asyncio.ensure_future(self._play(*key[::2]))
            while len(self._played) > KEPT:
                self._played.popitem(last=False)
        self._played.move_to_end(key)
        return await asyncio.shield(found)

    async def _play(self, game: str, shown: bool) -> list[Step]:
        kept = await self._store.journal(game)
        async with self._turn:
            return await asyncio.to_thread(_journal_steps, game, kept, shown)

    async def of_text(self, text: str, seat: int) -> bytes:
        """The replay of a record that somebody has: every line is checked, nothing is kept."""
        async with self._turn:
            return await asyncio.to_thread(_text_encoded, text, seat)


def _journal_steps(game: str, kept: Sequence[Kept], shown: bool) -> list[Step]:
    lines = [(each.at, each.line) for each in kept]
    return watched(record_of(game, lines, shown=shown))[1]


def _text_encoded(text: str, seat: int) -> bytes:
    record = read_record(text)
    game, steps = watched(record)
    return _encoded(table_of(record, game.position), True, seat, steps)


def _encoded(table: Table, shown: bool, seat: int, steps: Sequence[Step]) -> bytes:
    if not 1 <= seat <= len(table.chairs):
        raise NotAllowed(Reason("no_such_seat", seat=seat, players=len(table.chairs)))
    view = table_view(table, shown=shown)
    view.play = None  # each moment has its own
    moments = [
        Moment(
            number=number,
            kind=step.kind,
            season=step.season,
            card=step.card,
            play=game_view(replace(table, round=step.round), step.position),
            lines=list(step.lines),
            events=[story(event) for event in step.events],
            edicts=_points(step.position, Seat(seat - 1)),
        )
        for number, step in enumerate(steps, 1)
    ]
    return msgspec.json.encode(Replay(view, seat, moments))


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
