"""Coroutines run on both kinds of loop that the server may run on."""

from importlib.util import find_spec

import pytest

LOOPS: list[tuple[str, dict[str, bool]]] = [("asyncio", {"use_uvloop": False})]
if find_spec("uvloop") is not None:
    LOOPS.append(("asyncio", {"use_uvloop": True}))


@pytest.fixture(params=LOOPS, ids=["asyncio", "uvloop"][: len(LOOPS)])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """Which loop."""
    loop: tuple[str, dict[str, bool]] = request.param
    return loop
