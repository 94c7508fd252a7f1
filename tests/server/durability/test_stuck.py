"""A client that keeps its socket open and never reads again is not at the table for ever."""

import asyncio
from pathlib import Path

import pytest

from quillmap.server.gate.gate import READING_SECONDS
from tests.server.client import Person
from tests.server.durability.test_sockets import Silent, fill
from tests.server.inside import inside

pytestmark = pytest.mark.anyio


async def test_somebody_who_has_stopped_reading_is_let_go(tmp_path: Path) -> None:
    async with inside(tmp_path / "games.db") as server, Person(server.port) as person:
        opened = await person.create(seats=1, names=["Ada"])
        watcher = Person(server.port)
        async with watcher, await watcher.look(opened["game"], opened["key"]) as watching:
            # In a thread: the handshake waits for the server, which is in this loop.
            game, cookie = opened["game"], person.cookie()
            silent = await asyncio.to_thread(Silent, server.port, game, cookie)
            with silent.socket:
                await silent.ask("hello", version=1)
                await fill(silent)
                server.clock.pass_by(READING_SECONDS + 1)
                await watching.until(lambda: watching.view["drawn"]["here"] == [])
                assert len(server.server.rooms.by_game[game].viewers) == 1
