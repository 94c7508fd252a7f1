"""`quillmap backup`, `restore` and `import`, while people play and after."""

import asyncio
import hashlib
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from quillmap.table.records import load
from tests.cli.helpers import DATA, run
from tests.server.client import Person
from tests.server.commands.calling import added, backed_up, made, quillmap, stored
from tests.server.parties import over, party, play_out
from tests.server.process import ServerProcess

RECORD = DATA / "cli" / "three.record.txt"
UNFINISHED = DATA / "cli" / "unfinished.record.txt"


async def test_a_backup_during_play_is_of_one_moment(database: str, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.backup" for number in range(4)]
    with ServerProcess(database) as server:
        async with (
            party(server.port, 3, bots=["weighted"]) as table,
            party(server.port, 2) as other,
        ):
            # One game after the other, so that the first backups cannot come after all play.
            for clients, during in ((other.clients, paths[:2]), (table.clients, paths[2:])):
                playing = asyncio.create_task(play_out(clients))
                for path in during:
                    await quillmap("backup", path, "--database", database)
                await playing
    final = {
        game: [each.line for each in lines] for game, (_, lines) in (await stored(database)).items()
    }
    lengths = []
    for path in paths:
        kept = backed_up(path)
        assert kept.keys() == final.keys()
        for game, lines in kept.items():
            assert lines == final[game][: len(lines)]
            assert load(game, [(0, line) for line in lines]).plies == len(lines)
        lengths.append(sum(map(len, kept.values())))
    assert lengths == sorted(lengths)
    assert lengths[0] < sum(map(len, final.values())), "nobody played meanwhile"


async def test_play_goes_on_in_a_restored_database(
    tmp_path: Path, postgres_url: str, anyio_backend: str
) -> None:
    """Also the way from SQLite to PostgreSQL, and back."""
    first, path, last = str(tmp_path / "first.db"), tmp_path / "a.backup", str(tmp_path / "last.db")
    with ServerProcess(first) as server:
        async with party(server.port, 2, bots=["weighted"], listed=True) as table:
            await play_out(table.clients, rounds=3)
        async with party(server.port, 1, start=False) as waiting:
            pass
        cookies = [person.http.cookies for person in table.people]
    await quillmap("import", RECORD, "--database", first)
    before = await stored(first)
    for source, target in ((first, postgres_url), (postgres_url, last)):
        await quillmap("backup", path, "--force", "--database", source)
        out, _ = await quillmap("restore", path, "--database", target)
        assert out.startswith("3 games are back in ")
        after = await stored(target)
        assert {game: lines for game, (_, lines) in after.items()} == {
            game: lines for game, (_, lines) in before.items()
        }
        for game, (row, _) in after.items():
            assert row.entry.owners == before[game][0].entry.owners
            assert (row.opened, row.touched) == (before[game][0].opened, before[game][0].touched)
            assert row.entry.lease is None
    for database in (last, postgres_url):
        with ServerProcess(database) as server:
            async with Person(server.port) as ada, Person(server.port) as bo:
                ada.http.cookies, bo.http.cookies = cookies
                clients = [await person.look(table.game) for person in (ada, bo)]
                await play_out(clients)
                assert over(clients[0])()
                found = await ada.post("/api/codes", {"code": waiting.code})
                assert found["game"] == waiting.game
                for client in clients:
                    await client.close()


def test_a_backup_is_private_and_overwrites_nothing(tmp_path: Path) -> None:
    made(tmp_path)
    run("import", RECORD, kept=tmp_path)
    path = tmp_path / "a.backup"
    done = run("backup", path, kept=tmp_path)
    assert (done.returncode, done.stdout) == (0, f"1 game is kept in {path}\n")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    first = json.loads(path.read_text("utf-8").splitlines()[0])
    assert (first["format"], first["version"]) == ("quillmap backup", 1)
    before = path.read_bytes()
    done = run("backup", path, kept=tmp_path)
    assert (done.returncode, path.read_bytes()) == (2, before)
    assert "add --force" in done.stderr
    run("import", RECORD, kept=tmp_path)
    assert run("backup", path, "--force", kept=tmp_path).stdout.startswith("2 games are")
    assert len(backed_up(path)) == 2
    assert not list(tmp_path.glob(".*"))  # nothing half written is left


@pytest.mark.parametrize(
    ("where", "says"), [("{tmp}", "is a folder"), ("{tmp}/no/a.backup", "No such file")]
)
def test_what_cannot_be_written_says_why(where: str, says: str, tmp_path: Path) -> None:
    made(tmp_path)
    run("import", RECORD, kept=tmp_path)
    done = run("backup", where.format(tmp=tmp_path), kept=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert says in done.stderr


def test_no_database_no_backup(tmp_path: Path) -> None:
    done = run("backup", tmp_path / "a.backup", kept=tmp_path / "none")
    assert done.returncode == 2
    assert "there is no database" in done.stderr
    assert not list(tmp_path.iterdir())


# Restoring ----------------------------------------------------------------------------------------


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup of two games."""
    made(tmp_path / "old")
    run("import", RECORD, RECORD, kept=tmp_path / "old")
    run("backup", tmp_path / "a.backup", kept=tmp_path / "old")
    return tmp_path / "a.backup"


def signed(lines: list[bytes]) -> bytes:
    """These lines with a last one that fits."""
    text = b"".join(lines)
    tail = {"games": len(lines) - 1, "sha256": hashlib.sha256(text).hexdigest()}
    return text + json.dumps(tail).encode() + b"\n"


SPOILT: dict[str, tuple[Callable[[list[bytes]], bytes], str]] = {
    "empty": (lambda lines: b"", "is not a backup of Quillmap"),
    "foreign": (lambda lines: b'{"format": "other", "version": 1}\n', "is not a backup"),
    "a list": (lambda lines: b"[]\n", "is not a backup"),
    "no text": (lambda lines: os.urandom(4000), "is not a backup"),
    "a record": (lambda lines: RECORD.read_bytes(), "is not a backup"),
    "newer": (lambda lines: b'{"format": "quillmap backup", "version": 2}\n', "newer Quillmap"),
    "no end": (lambda lines: b"".join(lines[:-1]), "its last line is missing"),
    "cut": (lambda lines: b"".join(lines)[:-500], "is cut off in line 3"),
    "a game less": (lambda lines: b"".join([lines[0], *lines[2:]]), "was changed"),
    "another word": (lambda lines: b"".join(lines).replace(b"Ada", b"Eva"), "was changed"),
    "more": (lambda lines: b"".join([*lines, b"{}\n"]), "was changed"),
    "no game": (lambda lines: signed([lines[0], b'{"game": "x"}\n']), "line 2 is not a game"),
    "no object": (lambda lines: signed([lines[0], b"7\n"]), "line 2 is not a game"),
    "twice": (lambda lines: signed([lines[0], lines[1], lines[1]]), "is there twice"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_file_that_is_not_whole_changes_nothing(how: str, backup: Path, tmp_path: Path) -> None:
    spoil, says = SPOILT[how]
    spoilt = tmp_path / "spoilt.backup"
    spoilt.write_bytes(spoil(backup.read_bytes().splitlines(keepends=True)))
    done = run("restore", spoilt, kept=tmp_path / "new")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert says in done.stderr
    assert not (tmp_path / "new").exists()


def test_a_database_with_games_is_left_alone(backup: Path, tmp_path: Path) -> None:
    before = run("tables", "--json", kept=tmp_path / "old").stdout
    done = run("restore", backup, kept=tmp_path / "old")
    assert (done.returncode, done.stdout) == (2, "")
    assert "has games already: restore into a new database" in done.stderr
    assert run("tables", "--json", kept=tmp_path / "old").stdout == before


def test_there_must_be_a_file(tmp_path: Path) -> None:
    done = run("restore", tmp_path / "none", kept=tmp_path / "new")
    assert (done.returncode, done.stderr) == (
        2,
        f"quillmap: {tmp_path / 'none'}: No such file or directory\n",
    )


def test_the_password_is_not_shown(backup: Path) -> None:
    done = run("restore", backup, "--database", "postgresql://me:secret@127.0.0.1:1/x")
    assert done.returncode == 2
    assert "secret" not in done.stderr + done.stdout


# Importing ----------------------------------------------------------------------------------------


async def test_records_are_added_while_a_server_runs(database: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(RECORD.read_text("utf-8").replace("1 water D3 E3", "1 water D3 E9"), "utf-8")
    with ServerProcess(database) as server:
        words = ("import", "--database", database)
        out, err = await quillmap(*words, broken, UNFINISHED, RECORD, tmp_path / "none", code=2)
        assert out.startswith(f"{RECORD} is ") and out.count("\n") <= 2
        (game,) = added(out)
        assert [line.split(": ")[1] for line in err.splitlines()] == [
            str(broken),
            str(UNFINISHED),
            str(tmp_path / "none"),
        ]
        async with Person(server.port) as anybody:
            found = await anybody.http.get(f"/api/tables/{game}/record")
            assert found.text == RECORD.read_text("utf-8")
            client = await anybody.look(game)
            assert client.table["stage"] == "over"
            await client.close()
