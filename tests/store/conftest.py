"""Both kinds of store, empty for each test."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias

import pytest

from quillmap.store import Store
from quillmap.store.opening import open_store

Opener: TypeAlias = Callable[[], Awaitable[Store]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def opener(database: str) -> AsyncIterator[Opener]:
    """Opens the same database again and again."""
    stores: list[Store] = []

    async def open_again() -> Store:
        stores.append(await open_store(database))
        return stores[-1]

    yield open_again
    for store in stores:
        await store.close()


@pytest.fixture
async def store(opener: Opener) -> Store:
    return await opener()
