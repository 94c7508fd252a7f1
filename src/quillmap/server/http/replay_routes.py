"""HTTP for afterwards: games to look at again, moment by moment."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Query, Request, Response
from fastapi.responses import JSONResponse

from quillmap.server.gate.sender import address_of
from quillmap.server.http.packed import sent
from quillmap.server.http.refusals import refusals
from quillmap.server.http.routes import Game, Key, entered, limited, server_of
from quillmap.server.scribe.replay_view import Replay, described

router: Final = APIRouter(prefix="/api")

SeatNumber = Annotated[int, Query(ge=1, le=100, description="whose points `edicts` tells")]

REPLAY: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "The game, moment by moment.",
        "content": {"application/json": {"schema": described(Replay)}},
    }
}


JSON: Final = "application/json"


@router.get(
    "/tables/{game}/replay",
    response_class=JSONResponse,
    responses=REPLAY | refusals(403, 404, 409),
)
async def replayed(request: Request, game: Game, key: Key = "", seat: SeatNumber = 1) -> Response:
    """A game up to its last opened round, moment by moment; who may have its record may."""
    limited(request, "replay")
    room = await entered(request, game, key)
    found = await server_of(request).replays.of(room, seat, address_of(request.scope))
    return sent(request, found, JSON)


@router.post("/replays", response_class=JSONResponse, responses=REPLAY | refusals(400, 403, 409))
async def replayed_text(
    request: Request,
    text: Annotated[str, Body(media_type="text/plain")],
    seat: SeatNumber = 1,
) -> Response:
    """A record that somebody has, finished or not: checked line by line, and not kept."""
    limited(request, "create")
    found = await server_of(request).replays.of_text(text, seat, address_of(request.scope))
    return sent(request, found, JSON)
