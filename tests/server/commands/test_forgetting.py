"""A name that was forgotten is nowhere, however much the servers had already told of it."""

import asyncio
import gzip

import pytest

from tests.cli.helpers import DATA
from tests.server.client import Client, Person
from tests.server.commands.calling import quillmap, stored
from tests.server.process import ServerProcess

RECORD = (DATA / "cli" / "three.record.txt").read_text("utf-8")
NAME = '"Ada"'


async def told(person: Person, game: str) -> list[str]:
    """Everything that a server tells of an imported game, each of it twice, from memory as well."""
    paths = ("/record", "/replay", "/replay?seat=2", "")
    found = []
    for path in paths * 2:
        answer = await person.http.get(f"/api/tables/{game}{path}")
        assert answer.status_code == 200
        found.append(answer.text)
    plain = {"Accept-Encoding": "identity"}
    answer = await person.http.get(f"/api/tables/{game}/record", headers=plain)
    assert "content-encoding" not in answer.headers
    return [*found, answer.text]


async def test_an_imported_game_at_two_servers_that_have_told_it(database: str) -> None:
    with ServerProcess(database) as one, ServerProcess(database) as other:
        async with Person(one.port) as ada, Person(other.port) as ben:
            game = (await ada.add_record(RECORD))["game"]
            looking: list[Client] = [await person.look(game) for person in (ada, ben)]
            for person in (ada, ben):
                assert all(NAME in text for text in await told(person, game))
            before = await ada.http.get(f"/api/tables/{game}")
            out, _ = await quillmap("tables", "forget", "Ada", "--yes", "--database", database)
            assert out == "Ada is forgotten in 1 game.\n"
            for person in (ada, ben):
                texts = await told(person, game)
                assert not [text for text in texts if NAME in text]
                assert all('"Player 1"' in text for text in texts)
                record = await person.record(game)
                assert record == RECORD.replace(NAME, '"Player 1"')
            for client in looking:  # those who look at it are told within a second
                await client.until(lambda c=client: c.table["chairs"][0]["name"] == "Player 1")
                await client.close()
            after = await ada.http.get(f"/api/tables/{game}")
            assert after.json()["touched"] == before.json()["touched"]
    row, lines = (await stored(database))[game]
    assert not [kept for kept in lines if NAME in kept.line] and NAME not in row.entry.summary


async def test_it_goes_on_from_a_backup(database: str, tmp_path: object) -> None:
    with ServerProcess(database) as server:
        async with Person(server.port) as ada:
            game = (await ada.add_record(RECORD))["game"]
            words = ("--database", database)
            await quillmap("tables", "forget", "Ada", "--yes", *words)
            await quillmap("tables", "forget", "Cem", "--yes", *words)
            forgotten = RECORD.replace(NAME, '"Player 1"').replace('"Cem"', '"Player 3"')
            assert await ada.record(game) == forgotten
            file = f"{tmp_path}/kept.backup"
            await quillmap("backup", file, *words)
            await quillmap("tables", "delete", game, "--yes", *words)
            await quillmap("restore", file, *words)
            assert await ada.record(game) == forgotten
            async with await ada.look(game) as client:
                assert client.table["chairs"][2]["name"] == "Player 3"


@pytest.mark.parametrize("times", [1, 3])
async def test_while_others_ask_for_it_all_the_time(database: str, times: int) -> None:
    """No answer that was begun before makes the next ones tell the name."""
    with ServerProcess(database) as server:
        async with Person(server.port) as ada:
            games = [(await ada.add_record(RECORD))["game"] for _ in range(times)]
            going_on = True

            async def ask(game: str) -> None:
                while going_on:
                    await ada.record(game)

            asking = [asyncio.create_task(ask(game)) for game in games]
            await quillmap("tables", "forget", "Ada", "--yes", "--database", database)
            for game in games:
                assert NAME not in await ada.record(game)
            going_on = False
            await asyncio.gather(*asking)


async def test_what_is_packed_is_the_same(database: str) -> None:
    with ServerProcess(database) as server:
        async with Person(server.port) as ada:
            game = (await ada.add_record(RECORD))["game"]
            headers = {"Accept-Encoding": "gzip"}
            async with ada.http.stream(
                "GET", f"/api/tables/{game}/record", headers=headers
            ) as answer:
                raw = b"".join([piece async for piece in answer.aiter_raw()])
            assert answer.headers["content-encoding"] == "gzip"
            assert int(answer.headers["content-length"]) == len(raw) < len(RECORD) // 2
            assert gzip.decompress(raw).decode() == RECORD
