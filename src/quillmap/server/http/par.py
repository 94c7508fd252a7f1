"""HTTP for par: what the strongest bot makes of the cards of a finished solo game."""

from typing import Final

from fastapi import APIRouter, Request

from quillmap.server.archive.pars import Par, deck_of
from quillmap.server.gate.limits import neighbourhood
from quillmap.server.gate.sender import address_of
from quillmap.server.http.refusals import refusals
from quillmap.server.http.routes import Game, Key, entered, identity_of, server_of
from quillmap.server.thinking.turnstile import Place

router: Final = APIRouter(prefix="/api")


@router.get("/tables/{game}/par", responses=refusals(403, 404, 409))
async def par(request: Request, game: Game, key: Key = "") -> Par:
    """What the strongest bot makes of the same cards, once a solo game is over."""
    server, owner = server_of(request), identity_of(request).owner
    room = await entered(request, game, key)
    place = Place(neighbourhood(address_of(request.scope)), owner)
    return await server.pars.of(deck_of(room), place)
