"""How refusals are answered over HTTP, and how the description of the interface tells of them."""

from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from quillmap.rules.reasons import BadOptions, Refused
from quillmap.server.gate.refusals import refusal, too_many
from quillmap.server.reasons import ServerReason
from quillmap.server.refused import ServerRefused, TooMany, not_kept
from quillmap.server.site import the_site
from quillmap.store import NotKept
from quillmap.table.settings import BadSettings
from quillmap.table.turns import NotYours


def status_of(error: Refused) -> int:
    """The HTTP status of a refusal: 422 for what cannot be, 409 for a table that cannot do it."""
    match error:
        case ServerRefused():
            return error.status
        case NotYours():
            return 403
        case BadOptions() | BadSettings():
            return 422
        case _:
            return 409


def add_refusals(app: FastAPI) -> None:
    """Let an app answer every refusal in the same way."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        if isinstance(error, TooMany):
            return too_many(error.seconds)
        return refusal(error.reason, status_of(error))

    @app.exception_handler(NotKept)
    async def unkept(request: Request, error: NotKept) -> JSONResponse:
        kept = not_kept(error)
        return refusal(kept.reason, kept.status)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refusal(ServerReason("bad_message", why=f"{where}: {first['msg']}"), 422)

    @app.exception_handler(HTTPException)
    async def unread(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            if "text/html" in request.headers.get("accept", ""):
                return the_site().lost(request)
            return refusal(ServerReason("no_such_page"), 404)
        why = str(error.detail).rstrip(".")
        headers = dict(error.headers or {})
        return refusal(ServerReason("bad_message", why=why), error.status_code, headers)


# How the description of the interface tells of them -----------------------------------------------


class Why(BaseModel):
    """A reason: a stable code, its arguments, and the English sentence."""

    code: str
    args: dict[str, str | int]
    text: str


class Refusal(BaseModel):
    """Nothing has changed, for this reason."""

    refused: Why


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What a description says about answers with these status codes."""
    return {status: {"model": Refusal, "description": _SAID[status]} for status in statuses}


def beside_text(responses: dict[int | str, dict[str, Any]]) -> dict[int | str, dict[str, Any]]:
    """The same for a route that answers with text, as refusals are JSON there as well."""
    json = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    return {
        status: {"description": said["description"], "content": json}
        for status, said in responses.items()
    }


_SAID: Final = {
    400: "The body cannot be read.",
    403: "Not from this page, or not by this person.",
    404: "There is no such table, or not for whoever asks.",
    409: "This table cannot do that now.",
    413: "Too large.",
    421: "This server is not the host that was asked for.",
    422: "There is no such thing.",
    429: "Too many requests.",
    500: "A mistake of the server.",
    503: "Nothing can be kept now.",
}
ALWAYS: Final = refusals(413, 421, 422, 429, 500, 503)
