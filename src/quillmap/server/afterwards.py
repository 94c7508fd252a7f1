"""HTTP for afterwards: games to look at again, moment by moment."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, FastAPI, Query, Request, Response
from fastapi.responses import JSONResponse

from quillmap.server.api import Game, Key, house_of, identity_of, limited
from quillmap.server.doors import enter
from quillmap.server.guards import address_of, refusals
from quillmap.server.house import House
from quillmap.server.replaying import Replay, described
from quillmap.server.replays import Replays
from quillmap.server.shelf import sent

router: Final = APIRouter(prefix="/api")

SeatNumber = Annotated[int, Query(ge=1, le=100, description="whose points `edicts` tells")]

_REPLAY: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "The game, moment by moment.",
        "content": {"application/json": {"schema": described(Replay)}},
    }
}


JSON: Final = "application/json"


def add(app: FastAPI, house: House) -> None:
    """Let an app answer these requests."""
    app.state.replays = Replays(house)
    app.include_router(router)


def _replays(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


@router.get(
    "/tables/{game}/replay",
    response_class=JSONResponse,
    responses=_REPLAY | refusals(403, 404, 409),
)
async def replayed(request: Request, game: Game, key: Key = "", seat: SeatNumber = 1) -> Response:
    """A game up to its last opened round, moment by moment; who may have its record may."""
    limited(request, "replay")
    room = await enter(house_of(request), game, identity_of(request).owner, key)
    found = await _replays(request).of(room, seat, address_of(request.scope))
    return sent(request, found, JSON)


@router.post("/replays", response_class=JSONResponse, responses=_REPLAY | refusals(400, 403, 409))
async def replayed_text(
    request: Request,
    text: Annotated[str, Body(media_type="text/plain")],
    seat: SeatNumber = 1,
) -> Response:
    """A record that somebody has, finished or not: checked line by line, and not kept."""
    limited(request, "create")
    found = await _replays(request).of_text(text, seat, address_of(request.scope))
    return sent(request, found, JSON)
