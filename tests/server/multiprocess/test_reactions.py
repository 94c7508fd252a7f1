"""What people say to each other at two servers of one database; no journal has it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.client import PATIENCE
from tests.server.multiprocess.servers import spread, started
from tests.server.multiprocess.twins import twins
from tests.server.parties import Party
from tests.store.test_contract_said import grow_old, lying


async def talk(at: Party) -> None:
    """Two people at two servers, who hear each other and themselves, once and in order."""
    ada, ben = at.clients
    await ada.ask("react", seat=1, word="good_luck")
    said = {"kind": "reaction", "seat": 1, "word": "good_luck"}
    for client in (ada, ben):
        await client.until(lambda c=client: said in c.events)
    await ben.ask("react", seat=2, word="thanks")
    await ada.until(lambda: any(e.get("word") == "thanks" for e in ada.events))
    for client in (ada, ben):
        words = [event["word"] for event in client.events if event["kind"] == "reaction"]
        assert words == ["good_luck", "thanks"], "nobody hears it twice"


async def test_a_phrase_is_heard_at_the_other_server(database: str) -> None:
    async with twins(database) as (one, two), spread([one.port, two.port], 2) as at:
        before = await one.server.store.journal(at.game)
        await talk(at)
        assert await one.server.store.journal(at.game) == before


async def test_a_phrase_is_heard_at_the_other_server_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with started(str(path), 2) as servers:
        async with spread(servers.ports, 2) as at:
            before = kept(path, at.game)
            await talk(at)
            assert kept(path, at.game) == before
            grow_old(path)
            async with asyncio.timeout(PATIENCE):
                while lying(path):
                    await asyncio.sleep(0.05)
            assert kept(path, at.game) == before


def kept(path: Path, game: str) -> list[str]:
    """The journal of this game."""
    with closing(sqlite3.connect(path)) as file:
        sql = "SELECT line FROM lines WHERE game = ? ORDER BY ply"
        return [line for (line,) in file.execute(sql, (game,))]
