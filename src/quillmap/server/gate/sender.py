"""Where a request comes from: an address, and a page."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope


def address_of(scope: Scope) -> str:
    """Who asks, as far as the proxy that we believe can tell."""
    client = scope.get("client")
    return client[0] if client else "unknown"


def right_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin).netloc
    except ValueError:  # no address of any page
        return False
    return page.lower() == headers.get("host", "").lower() != ""
