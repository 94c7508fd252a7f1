"""Public pages and whoever runs the server: taken back, kept through backups, gone with a name."""

from dataclasses import replace
from pathlib import Path

import msgspec

from quillmap.server.index import summary_of
from quillmap.store.opening import open_store
from tests.cli.helpers import DATA
from tests.server.client import Person
from tests.server.commands.calling import quillmap, stored
from tests.server.parties import party, play_out
from tests.server.process import ServerProcess

RECORD = (DATA / "cli" / "three.record.txt").read_text("utf-8")


async def names(person: Person, game: str) -> list[str | None]:
    """Who is shown on the public page of a game; empty if it has none."""
    answer = await person.http.get(f"/api/public/{game}")
    page = await person.http.get(f"/p/{game}")
    if answer.status_code == 404:
        assert "<title>Quillmap</title>" in page.text
        return []
    found = [seat.get("who", {}).get("name") for seat in answer.json()["seats"]]
    assert any(name and name in page.text for name in found)
    return found


async def test_two_servers_a_backup_the_host_and_a_name(database: str, tmp_path: Path) -> None:
    words = ("--database", database)
    with ServerProcess(database) as one, ServerProcess(database) as other:
        async with party(one.port, 2) as at, Person(other.port) as stranger:
            await play_out(at.clients)
            game = at.game
            assert await names(stranger, game) == []
            await at.host.ask("publish", seat=1)
            await at.clients[1].ask("publish", seat=2)
            # What is kept is public at once, at any server.
            assert await names(stranger, game) == ["Ada", "Βασιλική"]

            await quillmap("backup", tmp_path / "kept.backup", *words)
            await at.clients[1].ask("unpublish", seat=2)
            assert await names(stranger, game) == ["Ada", None]

            out, _ = await quillmap("tables", "unpublish", game, *words)
            assert out == f"{game} has no public page.\n"
            assert await names(stranger, game) == []
            await at.host.until(lambda: "published" not in at.host.table["chairs"][0])
            assert await at.host.refused("publish", seat=1) == "publish_withheld"
            out, _ = await quillmap("tables", "unpublish", game, *words)
            assert out == f"{game} has no public page, as before.\n"
            out, _ = await quillmap("tables", "unpublish", "--undo", game, *words)
            assert out == f"{game} may have a public page.\n"
            assert await names(stranger, game) == ["Ada", None]

            await at.host.until(lambda: at.host.table["chairs"][0].get("published"))
            await at.clients[1].ask("publish", seat=2)
            await quillmap("tables", "forget", "Ada", "--yes", *words)
            assert await names(stranger, game) == [None, "Βασιλική"]
            await at.host.until(lambda: at.host.table["chairs"][0]["name"] == "Player 1")
            row, lines = (await stored(database))[game]
            assert summary_of(row).public == [2]
            assert "1 unpublishes" in [kept.line for kept in lines]

            await quillmap("tables", "delete", game, "--yes", *words)
            assert await names(stranger, game) == []
            _, err = await quillmap("tables", "unpublish", "nosuchgame", *words, code=2)
            assert err == "quillmap: nosuchgame: there is no such game\n"
    await quillmap("restore", tmp_path / "kept.backup", *words)
    with ServerProcess(database) as later:
        async with Person(later.port) as stranger:
            assert await names(stranger, game) == ["Ada", "Βασιλική"]


async def test_a_game_that_was_added(database: str, tmp_path: Path) -> None:
    words = ("--database", database)
    with ServerProcess(database) as server:
        async with Person(server.port) as ada:
            game = (await ada.add_record(RECORD))["game"]
            shown = await names(ada, game)
            assert "Ada" in shown
            touched = (await ada.get(f"/api/tables/{game}"))["touched"]
            await quillmap("tables", "unpublish", game, *words)
            assert await names(ada, game) == []
            assert await ada.record(game) == RECORD, "only the page is gone"
            assert (await ada.get(f"/api/tables/{game}"))["touched"] == touched
            # It lasts, also when a name is forgotten, and through a backup.
            await quillmap("tables", "forget", "Ada", "--yes", *words)
            assert await names(ada, game) == []
            await quillmap("backup", tmp_path / "kept.backup", *words)
            await quillmap("tables", "delete", game, "--yes", *words)
            await quillmap("restore", tmp_path / "kept.backup", *words)
            assert await names(ada, game) == []
            await quillmap("tables", "unpublish", "--undo", game, *words)
            assert await names(ada, game) == ["Player 1" if x == "Ada" else x for x in shown]
            assert await ada.record(game) == RECORD.replace('"Ada"', '"Player 1"')


async def test_the_lanes_of_a_race_go_with_it(database: str) -> None:
    words = ("--database", database)
    with ServerProcess(database) as server:
        async with party(server.port, 1, kind="race") as at, Person(server.port) as stranger:
            lane = f"{at.game}-001"
            async with await at.people[0].look(lane) as client:
                await play_out([client])
                await at.host.until(lambda: at.host.table["stage"] == "over")
                await client.ask("publish", seat=1)
                assert await names(stranger, lane) == ["Ada"]
                await quillmap("tables", "unpublish", at.game, *words)
                assert await names(stranger, lane) == []


async def test_rows_of_an_older_version(database: str) -> None:
    """Their index entries do not say what is public: an added game is, and a private one is not."""
    with ServerProcess(database) as server:
        async with Person(server.port) as ada:
            added = (await ada.add_record(RECORD))["game"]
            async with party(server.port, 1) as at:
                await play_out(at.clients)
                private = at.game
    store = await open_store(database, notify=False)
    for game in (added, private):
        row, lines = await store.row(game), await store.journal(game)
        assert row is not None and '"public"' in row.entry.summary
        said = msgspec.json.decode(row.entry.summary)
        del said["public"]
        entry = replace(row.entry, summary=msgspec.json.encode(said).decode())
        await store.delete([game])
        await store.load(replace(row, entry=entry), lines)
    await store.close()
    with ServerProcess(database) as server:
        async with Person(server.port) as stranger:
            assert "Ada" in await names(stranger, added)
            assert await names(stranger, private) == []
