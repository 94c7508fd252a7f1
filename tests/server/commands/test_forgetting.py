"""A name that was forgotten is nowhere, however much the servers had already told of it."""

import asyncio
import gzip
from pathlib import Path

import pytest

from tests.cli.helpers import DATA
from tests.server.client import Client, Person
from tests.server.commands.calling import quillmap, stored
from tests.server.parties import party
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


async def test_somebody_who_waits_at_the_door_is_forgotten_too(database: str) -> None:
    """The host sees the knock no more, and no line has the name."""
    with ServerProcess(database) as server:
        await knock_and_forget(server, database)


async def knock_and_forget(server: ServerProcess, database: str) -> None:
    """A knock of which the server has told the host."""
    async with Person(server.port) as ada, Person(server.port) as cleo:
        opened = await ada.create(seats=1, names=["Ada"])
        game, key = opened["game"], opened["key"]
        async with await ada.look(game, key) as host, await cleo.look(game, key) as guest:
            await guest.ask("knock", name="Cleopatra")
            await host.until(lambda: host.view["mine"].get("knocks"))
            await quillmap("tables", "forget", "Cleopatra", "--yes", "--database", database)
            await host.until(lambda: not host.view["mine"].get("knocks"))
        _, lines = (await stored(database))[game]
        assert not [kept for kept in lines if "Cleopatra" in kept.line]
        assert [kept for kept in lines if kept.line.endswith('"Player"')]


SIGNED = {"province": "Oakenvale", "title": "Keeper", "crest": "shield blue star gold"}


async def test_what_was_signed_goes_with_the_name(database: str, tmp_path: Path) -> None:
    """From the journal, the record, the lists and running servers; others keep theirs."""
    with ServerProcess(database) as server:
        async with party(server.port, 2) as at:
            host, words = at.host, ("--database", database)
            name = host.table["chairs"][0]["name"]
            await host.ask("sign", seat=1, **SIGNED)
            await at.clients[1].ask("sign", seat=2, province="Meadowland", crest="round red")
            await quillmap("tables", "forget", name, "--yes", *words)
            await host.until(lambda: "province" not in host.table["chairs"][0])
            assert host.table["chairs"][0] == {"name": "Player 1"}
            assert host.table["chairs"][1]["province"] == "Meadowland"
            row, lines = (await stored(database))[at.game]
            text = "\n".join(kept.line for kept in lines) + row.entry.summary
            for word in ("Oakenvale", "Keeper", "shield", name):
                assert word not in text.replace("shieldgate", "")
            file = tmp_path / "kept.backup"
            await quillmap("backup", file, *words)
            await quillmap("tables", "delete", at.game, "--yes", *words)
            await quillmap("restore", file, *words)
            assert 'provinces 2 "Meadowland"\ncrests 2 round red\n' in await at.people[0].record(
                at.game, at.key
            )
            # A province that nobody should read goes alone, and the name stays.
            out, _ = await quillmap("tables", "forget", "Meadowland", "--yes", *words)
            assert out == "Meadowland is forgotten in 1 game.\n"
    row, lines = (await stored(database))[at.game]
    assert not [kept for kept in lines if "Meadowland" in kept.line or "round red" in kept.line]
    assert "Meadowland" not in row.entry.summary and "Βασιλική" in row.entry.summary


async def test_somebody_else_at_the_same_device_keeps_theirs(database: str) -> None:
    """Also where seats were counted anew, and where a name was another one when it was signed."""
    with ServerProcess(database) as server:
        async with Person(server.port) as ada:
            opened = await ada.create(seats=4)
            game = opened["game"]
            async with await ada.look(game, opened["key"]) as client:
                await client.ask("sit", name="First", seat=2)
                await client.ask("sign", seat=2, province="Secretland")
                await client.ask("rename", seat=2, name="Second")
                await client.ask("sit", name="Sister", seat=4)
                await client.ask("sign", seat=4, province="Sisterland")
                await client.ask("start")
                await client.ask("sign", seat=1, crest="banner green quill gold")
                await quillmap("tables", "forget", "First", "--yes", "--database", database)
                await client.until(lambda: "crest" not in client.table["chairs"][0])
                assert client.table["chairs"][1]["province"] == "Sisterland"
            _, lines = (await stored(database))[game]
            text = "\n".join(kept.line for kept in lines)
            assert "Secretland" not in text and "banner" not in text and "Sisterland" in text


async def test_an_imported_record_is_forgotten_with_what_it_says(database: str) -> None:
    added = 'provinces 1 "Oakenvale" 2 "Bo land"\ntitles 1 "Keeper"\ncrests 2 round red\n'
    record = RECORD.replace("commitment ", f"{added}commitment ")
    with ServerProcess(database) as server:
        async with Person(server.port) as ada:
            game = (await ada.add_record(record))["game"]
            assert await ada.record(game) == record
            async with await ada.look(game) as client:
                await quillmap("tables", "forget", "Ada", "--yes", "--database", database)
                await client.until(lambda: "title" not in client.table["chairs"][0])
                assert client.table["chairs"][1]["province"] == "Bo land"
            found = await ada.record(game)
            assert "Oakenvale" not in found and "Keeper" not in found and "titles" not in found
            assert 'provinces 2 "Bo land"\n' in found and "crests 2 round red" in found
            words = ("--yes", "--database", database)
            await quillmap("tables", "forget", "Bo land", *words)
            assert "Bo land" not in await ada.record(game)
