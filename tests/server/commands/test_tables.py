"""`quillmap tables` on both kinds of database, while people sit at the tables."""

import asyncio
import os
import pty
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from quillmap import read_record
from quillmap.cli.hosting.tables import STAGES
from quillmap.server.index import summary_of
from quillmap.table.records import load
from tests.cli.helpers import COMMAND, DATA, run, surroundings
from tests.server.client import Person, Refused
from tests.server.commands.calling import (
    NOWHERE,
    PATIENCE,
    added,
    age,
    games,
    made,
    quillmap,
    stored,
)
from tests.server.parties import party, play_out
from tests.server.process import ServerProcess

RECORD = DATA / "cli" / "three.record.txt"


@pytest.fixture
def server(database: str) -> Iterator[ServerProcess]:
    """A server on a new database."""
    with ServerProcess(database) as process:
        yield process


# Lists --------------------------------------------------------------------------------------------


async def test_lists_and_filters(server: ServerProcess) -> None:
    words = ("tables", "--database", str(server.database))
    assert (await quillmap(*words))[0] == "No games.\n"
    async with party(server.port, 2) as playing, party(server.port, 1, start=False) as waiting:
        out, _ = await quillmap(*words)
        head, *rows = out.splitlines()
        assert head.split() == [
            "game",
            "stage",
            "kind",
            "seats",
            "names",
            "ruleset",
            "opened",
            "touched",
        ]
        assert len(rows) == 2
        assert any(row.startswith(f"{playing.game}  playing  table  2") for row in rows)
        found = games((await quillmap(*words, "--json"))[0])
        assert found.keys() == {playing.game, waiting.game}
        assert found[playing.game]["names"] == ["Ada", "Βασιλική"]
        assert found[waiting.game]["stage"] == "waiting"
        for stage in STAGES:
            listed = games((await quillmap(*words, "--stage", stage, "--json"))[0])
            assert listed.keys() == {key for key in found if found[key]["stage"] == stage}
        assert games((await quillmap(*words, "--older-than", "1", "--json"))[0]) == {}
        assert len(games((await quillmap(*words, "--older-than", "0", "--json"))[0])) == 2


def test_what_cannot_be_listed_says_why(tmp_path: Path) -> None:
    done = run("tables", kept=tmp_path)
    assert done.returncode == 2
    assert f"there is no database {tmp_path}/tables.db" in done.stderr
    assert not (tmp_path / "tables.db").exists()
    assert "'x' is not a number of days" in run("tables", "--older-than", "x").stderr
    (tmp_path / "tables.db").write_text("something else, and long enough to look like one" * 100)
    assert "is not a Quillmap database" in run("tables", kept=tmp_path).stderr
    assert "needs a file" in run("tables", "close", "x", "--database", "").stderr


def test_a_game_that_cannot_be_read_is_named_beside_the_others(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    made(str(database))
    words = ("--database", database)
    good, bad, late = added(run("import", *[RECORD] * 3, *words).stdout)
    with closing(sqlite3.connect(database)) as opened, opened:
        opened.execute("UPDATE games SET summary = '{}' WHERE id = ?", [bad])
        opened.execute("UPDATE games SET opened = ? WHERE id = ?", [2**62, late])
    complaints = {f"quillmap: {game}: its index entry cannot be read" for game in (bad, late)}
    done = run("tables", *words)
    assert (done.returncode, set(done.stderr.splitlines())) == (2, complaints)
    assert [row.split()[0] for row in done.stdout.splitlines()] == ["game", good]
    done = run("tables", "--json", *words)
    assert done.returncode == 2 and games(done.stdout).keys() == {good}
    run("tables", "delete", good, bad, "--yes", *words)
    done = run("tables", *words)
    assert (done.stdout, done.stderr.count("\n")) == ("", 1), "there is a game, so it is named"


# Closing and deleting ----------------------------------------------------------------------------


async def test_players_hear_that_their_table_is_closed(server: ServerProcess) -> None:
    words = ("tables", "close", "--database", str(server.database))
    async with party(server.port, 2, bots=["weighted"]) as table:
        await play_out(table.clients, rounds=2)
        out, _ = await quillmap(*words, table.game)
        assert out == f"{table.game} is closed.\n"
        for client in table.clients:
            await client.until(lambda c=client: c.table["stage"] == "closed")
        _, err = await quillmap(*words, table.game, "nosuchgame", code=2)
        assert err.splitlines()[1] == "quillmap: nosuchgame: there is no such game"
    row, lines = (await stored(str(server.database)))[table.game]
    assert (row.entry.stage, lines[-1].line) == ("closed", "closes")


async def test_a_race_is_closed_with_its_lanes(server: ServerProcess) -> None:
    async with party(server.port, 2, kind="race") as race:
        await quillmap("tables", "close", race.game, "--database", str(server.database))
        await race.host.until(lambda: race.host.table["stage"] in ("over", "closed"))
    found = await stored(str(server.database))
    assert len(found) == 3
    assert not [row for row, _ in found.values() if row.entry.stage == "playing"]


async def test_viewers_of_a_deleted_game_are_told(server: ServerProcess) -> None:
    words = ("tables", "delete", "--yes", "--database", str(server.database))
    async with party(server.port, 2) as table, party(server.port, 2, kind="race") as race:
        out, _ = await quillmap(*words, table.game, race.game)
        assert out == "4 games deleted.\n"  # the race had two lanes
        for client in (*table.clients, *race.clients):
            async with asyncio.timeout(PATIENCE):
                while client.goodbye is None:
                    await asyncio.sleep(0.02)
            assert client.goodbye["code"] == "no_such_table"
        with pytest.raises(Refused) as refused:
            await table.people[0].get(f"/api/tables/{table.game}")
        assert refused.value.code == "no_such_table"
    _, err = await quillmap(*words, table.game, code=2)
    assert err == f"quillmap: {table.game}: there is no such game\n"
    assert await stored(str(server.database)) == {}


def asked(answer: bytes, *words: str) -> tuple[int, bytes]:
    """A command at a terminal, where somebody answers."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=surroundings(NOWHERE)
    )
    os.close(theirs)
    said = b""
    try:
        while True:
            said += os.read(ours, 4096)
            if b"[y/N]" in said and answer:
                os.write(ours, answer)
                answer = b""
    except OSError:  # it has ended
        os.close(ours)
    return process.wait(PATIENCE), said


def test_a_person_is_asked_before_a_game_is_deleted(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    made(database)
    (game,) = added(run("import", RECORD, "--database", database).stdout)
    words = ("tables", "delete", game, "--database", database)
    code, said = asked(b"n\n", *words)
    assert (code, b"nothing was changed" in said) == (2, True)
    code, said = asked(b"\n", "tables", "forget", "Ada", "--database", database)
    assert (code, b"Forget Ada in 1 game for ever?" in said) == (2, True)
    asyncio.run(age(database, {game: 2}))
    code, said = asked(b"\n", "tables", "prune", "--days", "1", "--database", database)
    assert (code, b"Delete 1 game for ever?" in said) == (2, True)
    code, said = asked(b"y\n", *words)
    assert (code, b"1 game deleted." in said) == (0, True)
    code, said = asked(b"", *words, "--yes")
    assert (code, b"no such game" in said) == (2, True)


# Names --------------------------------------------------------------------------------------------


async def test_a_name_is_forgotten_while_people_play(server: ServerProcess) -> None:
    database = str(server.database)
    (imported,) = added((await quillmap("import", RECORD, "--database", database))[0])
    async with Person(server.port) as other:  # from now on the server knows the record
        record = await other.http.get(f"/api/tables/{imported}/record")
        assert read_record(record.text).players[0].name == "Ada"
    async with (
        party(server.port, 2) as table,
        party(server.port, 3, start=False) as waiting,
        party(server.port, 2, kind="race") as race,
    ):
        playing = asyncio.create_task(play_out(table.clients))
        words = ("tables", "forget", "Ada", "--yes", "--database", database)
        out, _ = await quillmap(*words, "--table", waiting.game)
        assert out == "Ada is forgotten in 1 game.\n"
        await waiting.host.until(lambda: names(waiting.host.table) == ["Player 1", *NAMES[1:]])
        out, _ = await quillmap(*words)
        assert out == "Ada is forgotten in 4 games.\n"  # the lane of Ada has her name, too
        await table.host.until(lambda: names(table.host.table)[0] == "Player 1")
        await playing
        assert names(table.host.table) == ["Player 1", NAMES[1]]
        record = await table.people[0].http.get(f"/api/tables/{table.game}/record")
        assert [each.name for each in read_record(record.text).players] == ["Player 1", NAMES[1]]
        async with Person(server.port) as other:
            record = await other.http.get(f"/api/tables/{imported}/record")
            players = read_record(record.text).players
            assert [(each.name, each.bot) for each in players] == [
                ("Player 1", None),
                ("Bo", "random"),
                ("Cem", None),
            ]
        _, err = await quillmap(*words, code=2)
        assert err == "quillmap: No game has a player called exactly 'Ada'.\n"
        await race.host.until(lambda: names(race.host.table)[0] == "Player 1")
    for row, lines in (await stored(database)).values():
        assert not [each for each in lines if "Ada" in each.line]
        assert "Ada" not in row.entry.summary
        again = load(row.game, [(each.at, each.line) for each in lines])
        assert again.plies == row.plies
        assert [chair.name for chair in again.chairs if chair] == summary_of(row).names


NAMES = ("Ada", "Βασιλική", "Cem")


def names(table: dict[str, object]) -> list[str]:
    """The names at a table, as its viewers see them."""
    chairs = table["chairs"]
    assert isinstance(chairs, list)
    return [chair["name"] for chair in chairs if chair]


def test_nobody_is_called_nothing(tmp_path: Path) -> None:
    made(tmp_path)
    run("import", RECORD, kept=tmp_path)
    assert "a name of 1 to 32" in run("tables", "forget", "", kept=tmp_path).stderr
    done = run("tables", "forget", "Ada", "--table", "nosuch", kept=tmp_path)
    assert (done.returncode, done.stderr) == (2, "quillmap: nosuch: there is no such game\n")
