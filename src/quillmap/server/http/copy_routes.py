"""HTTP for the wall: the fair copy of a map, as SVG or PNG."""

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Body, Depends, Query, Request, Response

from quillmap.faircopy import PaperName, StyleName
from quillmap.server.archive.copies import Wanted
from quillmap.server.gate.sender import address_of
from quillmap.server.http.packed import sent
from quillmap.server.http.refusals import refusals
from quillmap.server.http.routes import Game, Key, entered, limited, server_of
from quillmap.server.scribe.process import Packed
from quillmap.texts import ENGLISH, Language

router: Final = APIRouter(prefix="/api")

Form = Literal["svg", "png"]
KINDS: Final[dict[Form, str]] = {"svg": "image/svg+xml", "png": "image/png"}

SeatNumber = Annotated[int, Query(ge=1, le=100, description="whose map")]
Lang = Annotated[Language, Query(description="the language of its words")]


def wanted(
    seat: SeatNumber = 1,
    style: StyleName = "light",
    paper: PaperName = "screen",
    lang: Lang = ENGLISH,
    form: Form = "svg",
) -> Wanted:
    """What is asked for behind the `?`."""
    return Wanted(seat, style, paper, lang, form == "png")


Asked = Annotated[Wanted, Depends(wanted)]

COPY: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "The drawing.",
        "content": {kind: {"schema": {"type": "string"}} for kind in KINDS.values()},
    }
}


@router.get(
    "/tables/{game}/copy", response_class=Response, responses=COPY | refusals(403, 404, 409)
)
async def copied(request: Request, game: Game, asked: Asked, key: Key = "") -> Response:
    """A map up to its last opened round; who may have the record of the game may."""
    limited(request, "copy")
    room = await entered(request, game, key)
    found = await server_of(request).copies.of(room, asked, address_of(request.scope))
    return _named(request, found, asked, f"quillmap-{game}-{asked.seat}")


@router.post("/copies", response_class=Response, responses=COPY | refusals(400, 403, 409))
async def copied_text(
    request: Request,
    asked: Asked,
    text: Annotated[str, Body(media_type="text/plain")],
) -> Response:
    """A map of a record that somebody has: checked line by line, and not kept."""
    limited(request, "create")
    found = await server_of(request).copies.of_text(text, asked, address_of(request.scope))
    return _named(request, found, asked, f"quillmap-{asked.seat}")


def _named(request: Request, found: Packed, asked: Wanted, name: str) -> Response:
    """As a file: opened by its address, a drawing is saved and not shown as a page of ours."""
    form: Form = "png" if asked.pixels else "svg"
    headers = {"Content-Disposition": f'attachment; filename="{name}.{form}"'}
    return sent(request, found, KINDS[form], headers)
