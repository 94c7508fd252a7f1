"""HTTP: tables, records, health. The description is at /api/openapi.json, for other programs."""

from dataclasses import fields
from typing import Annotated, Final

from fastapi import APIRouter, Body, Header, Path, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from quillmap.notation import GAME_ID
from quillmap.server.gate.guesses import Guesses
from quillmap.server.gate.limits import IMPORTED, What, neighbourhood
from quillmap.server.gate.sender import address_of
from quillmap.server.http.lists import (
    Changed,
    Choices,
    Listing,
    OptionValue,
    Thrown,
    all_choices,
    in_turn,
    listing,
)
from quillmap.server.http.material import Material, material
from quillmap.server.http.packed import sent
from quillmap.server.http.refusals import ALWAYS, beside_text, refusals
from quillmap.server.index import map_of
from quillmap.server.live.access import Identity, enter
from quillmap.server.live.decks import DeckAgain, deck_of
from quillmap.server.live.new_table import (
    PRESET_NAMES,
    TablePlan,
    asked_options,
    asked_settings,
    open_table,
    the_lesson,
)
from quillmap.server.reasons import ServerReason
from quillmap.server.refused import NotFound, Unusable, no_such_table
from quillmap.server.rooms.room import Room
from quillmap.server.server import Server
from quillmap.table.lesson import LESSON
from quillmap.table.settings import Settings

_SENT: Final = refusals(400, 403, 409)
_LOOKED_AT: Final = refusals(403, 404, 409)

router: Final = APIRouter(prefix="/api")

LISTED: Final = 100
MINE: Final = 200
OPENED: Final = 25
"""Of so many running games we say whether they wait for the player."""

Game = Annotated[str, Path(pattern=f"^{GAME_ID}$")]
Key = Annotated[str, Header(alias="Quillmap-Key", max_length=64)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewTable(_Model):
    """A table to open. With names and `start`, one request is enough to play."""

    kind: str = Field("table", max_length=20, description="table or race")
    seats: int = Field(1, ge=1, le=100)
    preset: str | None = Field(None, max_length=40, description=f"one of {PRESET_NAMES}")
    options: dict[str, OptionValue] = Field({}, description="options of the rules (R18)")
    deck: str | None = Field(None, max_length=40, description="a game whose cards come again")
    deck_key: str = Field("", max_length=64, description="its key, where one is needed")
    listed: bool = False
    round_time: int = Field(0, ge=0, description="seconds for a round; 0 for no limit")
    substitute: str = Field("weighted", max_length=40, description="draws for absent seats")
    race_time: int = Field(604_800, ge=0, description="seconds until a race closes")
    hints: bool | None = Field(None, description="null: on at a table for one, else off")
    reactions: bool = Field(True, description="whether people may say a few phrases to all")
    names: list[str] = Field([], max_length=100, description="people at this device, to seat")
    bots: list[str] = Field([], max_length=100, description="bots to seat")
    start: bool = False


class Opened(BaseModel):
    """Where the new table is. The key belongs behind the # of its link."""

    game: str
    key: str
    code: str | None


class Code(_Model):
    """What somebody said."""

    code: str = Field(max_length=20)


def server_of(request: Request) -> Server:
    """The server that this app answers for."""
    server: Server = request.app.state.server
    return server


def identity_of(request: Request) -> Identity:
    """Who asks; the answer carries the cookie of somebody new."""
    identity: Identity = request.state.identity
    return identity


def limited(request: Request, what: What, cost: float = 1.0) -> None:
    """TooMany if this address has asked for too much."""
    server_of(request).limits.must(what, address_of(request.scope), cost)


async def entered(request: Request, game: str, key: str) -> Room:
    """The room of a table that whoever asks may look at; NotAllowed otherwise."""
    owner, asker = identity_of(request).owner, address_of(request.scope)
    return await enter(server_of(request).rooms, game, owner, key, asker=asker)


# Tables -------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201, responses=_SENT | refusals(404))
async def create(request: Request, asked: NewTable) -> Opened:
    """Open a table."""
    limited(request, "create")
    seated = len(asked.names) + len(asked.bots) if asked.start else 0
    limited(request, "create_day", 1 + seated)
    chosen = asked.model_dump(include={field.name for field in fields(Settings)})
    settings = asked_settings(chosen, asked.seats)
    server, owner = server_of(request), identity_of(request).owner
    deck: DeckAgain | None = None
    if asked.preset == LESSON:
        beside = (asked.options, asked.deck is not None, asked.bots)
        deck = the_lesson(settings, asked.seats, beside)
    elif asked.deck is not None:
        if asked.options or asked.preset is not None:
            raise Unusable(ServerReason("deck_options"))
        deck = deck_of(await entered(request, asked.deck, asked.deck_key))
    options = deck.options if deck else asked_options(asked.options, asked.preset)
    plan = TablePlan(options, asked.seats, settings)
    plan.names, plan.bots, plan.start, plan.deck = asked.names, asked.bots, asked.start, deck
    plan.address = neighbourhood(address_of(request.scope))
    table = await open_table(server, owner, plan)
    return Opened(game=table.game, key=table.key, code=table.code)


@router.get("/tables")
async def lobby(request: Request) -> list[Listing]:
    """Tables that wait for players and are shown to everybody, the newest first."""
    server = server_of(request)
    async with server.lists.turn(address_of(request.scope)):
        rows = await server.store.listed(LISTED)
        return [listing(row) for row in rows]


@router.get("/mine")
async def mine(request: Request, binned: bool = False) -> list[Listing]:
    """The games of whoever asks: those that wait for them, then those under way, and so on.

    With `binned` those that they have put into the bin.
    """
    server, owner = server_of(request), identity_of(request).owner
    async with server.lists.turn(address_of(request.scope)):
        return await _games_of(server, owner, binned=binned)


async def _games_of(server: Server, owner: str, *, binned: bool) -> list[Listing]:
    rows = await server.store.of_owner(owner, MINE, binned=binned)
    found = [listing(row, owner) for row in rows]
    running = [each for each in found if each.stage == "playing" and each.kind != "race"]
    for each in running[:OPENED]:
        table = (await server.rooms.open(each.game)).table
        each.waits_for_you = any(seat in table.awaited for seat in table.seats_of(owner))
        each.map = map_of(table, owner)
    return in_turn(found)


@router.post("/mine/bin", responses=refusals(400, 403))
async def throw(request: Request, asked: Thrown) -> Changed:
    """Put own games into the bin, or take them out; everybody else has them as before."""
    limited(request, "bin", len(asked.games))
    server, owner = server_of(request), identity_of(request).owner
    # The lanes of a race go with it.
    lanes = [row.game for row in await server.store.lanes(asked.games)]
    at = server.now() if asked.binned else None
    return Changed(games=await server.store.throw(owner, [*asked.games, *lanes], at))


@router.get("/tables/{game}", responses=_LOOKED_AT)
async def show(request: Request, game: Game, key: Key = "") -> Listing:
    """One table that whoever asks may look at."""
    server = server_of(request)
    await entered(request, game, key)
    row = await server.store.row(game)
    if row is None:
        raise no_such_table()
    return listing(row)


@router.post("/codes", responses=_SENT | refusals(404))
async def by_code(request: Request, said: Code) -> Opened:
    """The table of a spoken code, until its game begins."""
    server = server_of(request)
    guesses = Guesses(server.limits, address_of(request.scope))
    guesses.must_be_few()
    row = await server.store.by_code("".join(said.code.split()).upper())
    if row is None or row.entry.stage != "waiting":
        guesses.wrong()
        raise NotFound(ServerReason("no_such_code"))
    guesses.must_be_few()  # others may have guessed from there while this one was looked for
    table = (await server.rooms.open(row.game)).table
    return Opened(game=table.game, key=table.key, code=table.code)


@router.get("/choices")
async def choices() -> Choices:
    """The bots, presets and options of this server."""
    return all_choices()


@router.get("/material")
async def cards() -> Material:
    """Every card of both boxes: shapes, patterns, rules and names, for pages that show them."""
    return material()


# Records ------------------------------------------------------------------------------------------


@router.get(
    "/tables/{game}/record",
    response_class=PlainTextResponse,
    responses=beside_text(ALWAYS | _LOOKED_AT),
)
async def record(request: Request, game: Game, key: Key = "") -> Response:
    """The record of a game up to its last opened round; with scores and seed at the end."""
    limited(request, "record")
    server = server_of(request)
    room = await entered(request, game, key)
    found = await server.records.of(room, address_of(request.scope))
    headers = {"Content-Disposition": f'attachment; filename="quillmap-{game}.txt"'}
    return sent(request, found, "text/plain", headers)


@router.post("/records", status_code=201, responses=_SENT)
async def add_record(
    request: Request, text: Annotated[str, Body(media_type="text/plain")]
) -> Opened:
    """Add a finished game from its record; everybody with its id can look at it."""
    limited(request, "create")
    limited(request, "create_day", IMPORTED)
    server = server_of(request)
    async with server.space.taken():
        game = await server.imports.add(text, address_of(request.scope))
    return Opened(game=game, key="", code=None)
