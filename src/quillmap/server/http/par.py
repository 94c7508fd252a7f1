"""HTTP for par: what the strongest bot makes of the cards of a finished solo game."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from quillmap.server.archive.pars import Par, deck_of
from quillmap.server.gate.limits import neighbourhood
from quillmap.server.gate.sender import address_of
from quillmap.server.http.packed import sent
from quillmap.server.http.refusals import refusals
from quillmap.server.http.replay_routes import JSON, REPLAY
from quillmap.server.http.routes import Game, Key, entered, identity_of, limited, server_of
from quillmap.server.rooms.hints import STRONGEST
from quillmap.server.thinking.turnstile import Place

router: Final = APIRouter(prefix="/api")

Bot = Annotated[str, Query(max_length=40)]


@router.get("/tables/{game}/par", responses=refusals(403, 404, 409))
async def par(request: Request, game: Game, key: Key = "", bot: Bot = STRONGEST) -> Par:
    """What the strongest bot makes of the same cards, once a solo game is over; or a weak one."""
    room = await entered(request, game, key)
    return await server_of(request).pars.of(deck_of(room), _place(request), bot)


@router.get(
    "/tables/{game}/par/replay",
    response_class=JSONResponse,
    responses=REPLAY | refusals(403, 404, 409),
)
async def par_replay(request: Request, game: Game, key: Key = "") -> Response:
    """The game that par comes from, moment by moment, to be laid beside one's own."""
    limited(request, "replay")
    server, deck = server_of(request), deck_of(await entered(request, game, key))
    played = await server.pars.played(deck, _place(request))
    found = await server.replays.of_par(deck, played.record, address_of(request.scope))
    return sent(request, found, JSON)


def _place(request: Request) -> Place:
    """In whose turn the bot thinks."""
    return Place(neighbourhood(address_of(request.scope)), identity_of(request).owner)
