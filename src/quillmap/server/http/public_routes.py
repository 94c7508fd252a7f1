"""HTTP for everybody: the public page of a finished game, what it shows, and its picture.

Whether there is such a page is asked of the index alone, first and always in the same way. Unknown,
private, running and unpublished games are answered alike, and after the same work.
"""

import hashlib
import re
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from quillmap.faircopy import StyleName
from quillmap.notation import GAME_ID
from quillmap.server.archive.copies import Wanted
from quillmap.server.gate.sender import address_of
from quillmap.server.http.copy_routes import KINDS, Form, SeatNumber
from quillmap.server.http.link_card import general, link_card, with_card
from quillmap.server.http.packed import sent
from quillmap.server.http.refusals import refusals
from quillmap.server.http.routes import Game, limited, server_of
from quillmap.server.index import Summary, public_in, summary_of
from quillmap.server.reasons import ServerReason
from quillmap.server.refused import NotFound
from quillmap.server.rooms.room import Room
from quillmap.server.scribe.replay_view import described
from quillmap.server.server import Server
from quillmap.server.site import ASK_AGAIN, TYPES, Asset, the_site
from quillmap.server.wire.public_view import PublicGame, public_view
from quillmap.table.publishing import public_seats
from quillmap.texts import ENGLISH, LANGUAGES, Language

router: Final = APIRouter()

SOON: Final = "public, max-age=300"
"""A picture that was taken back is gone everywhere within minutes; the page itself at once."""
Card: TypeAlias = Literal["screen", "card"]

PUBLIC: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "What everybody may see of a finished game.",
        "content": {"application/json": {"schema": described(PublicGame)}},
    }
}
DRAWN: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "The drawing.",
        "content": {kind: {"schema": {"type": "string"}} for kind in KINDS.values()},
    },
    304: {"description": "As it was."},
}


async def _public(server: Server, game: str) -> tuple[Summary, list[int]] | None:
    """What the index says of a game and its public seats; None if there is nothing to see."""
    row = await server.store.row(game)
    if row is None:
        return None
    summary = summary_of(row)
    public = public_in(row, summary)
    return (summary, public) if public else None


async def _shown(request: Request, game: str) -> Room:
    """The room of a game that has something to see; NotFound for every other."""
    server = server_of(request)
    if await _public(server, game) is None:
        raise _nothing()
    return await server.rooms.open(game, address_of(request.scope))


def _nothing() -> NotFound:
    return NotFound(ServerReason("no_such_page"))


@router.get("/p/{game}", include_in_schema=False)
async def page(request: Request, game: str) -> Response:
    """The page of a finished game, with a head that tells of it; else as at every other path."""
    if not re.fullmatch(GAME_ID, game):
        raise HTTPException(404)
    server, usual = server_of(request), the_site().assets["index.html"]
    found = await _public(server, game)
    if found is None:
        return general(usual, server.address).answer(request)
    asked = request.query_params.get("lang", "")
    language: Language = next((each for each in LANGUAGES if each == asked), ENGLISH)
    card = link_card(game, *found, language)
    made = Asset(with_card(usual.content, card, server.address), TYPES[".html"], ASK_AGAIN)
    return made.answer(request)


@router.get("/api/public/{game}", response_class=JSONResponse, responses=PUBLIC | refusals(404))
async def told(request: Request, game: Game) -> Response:
    """What everybody may see of a finished game."""
    table = (await _shown(request, game)).table
    if not public_seats(table):
        raise _nothing()
    return Response(msgspec.json.encode(public_view(table)), media_type="application/json")


def _wanted(
    seat: SeatNumber = 1,
    style: StyleName = "light",
    paper: Card = "screen",
    lang: Annotated[Language, Query(description="the language of its words")] = ENGLISH,
    form: Form = "svg",
) -> Wanted:
    return Wanted(seat, style, paper, lang, form == "png")


@router.get("/api/public/{game}/copy", response_class=Response, responses=DRAWN | refusals(404))
async def drawn(
    request: Request, game: Game, asked: Annotated[Wanted, Depends(_wanted)]
) -> Response:
    """The fair copy of a public seat's map."""
    limited(request, "public_copy")
    room = await _shown(request, game)
    if asked.seat - 1 not in public_seats(room.table):
        raise _nothing()
    packed = await server_of(request).copies.of(room, asked, address_of(request.scope))
    form: Form = "png" if asked.pixels else "svg"
    tag = f'W/"{hashlib.sha256(packed[0]).hexdigest()[:16]}"'
    headers = {
        "Cache-Control": SOON,
        "ETag": tag,
        # Shown by pages of others, too; a drawing as text is saved and not a page of ours.
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Content-Disposition": f"{'inline' if asked.pixels else 'attachment'}; "
        f'filename="quillmap-{game}-{asked.seat}.{form}"',
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return sent(request, packed, KINDS[form], headers)
