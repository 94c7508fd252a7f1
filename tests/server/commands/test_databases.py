"""Which database a command means, what is no database, and files that are none of ours."""

import os
from pathlib import Path

import pytest

from quillmap.cli.game.saved_game import made as made_folder
from tests.cli.helpers import DATA, run
from tests.server.commands.calling import added, backed_up, made, started

RECORD = DATA / "cli" / "three.record.txt"


@pytest.mark.parametrize("command", ["serve", "tables", "import", "backup", "restore"])
@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("mysql://me:hush@host/x", "mysql:// is no database that Quillmap can use"),
        ("sqlite://x.db", "sqlite:// is no database"),
        (":memory:", "a database in memory would keep no game"),
        ("sqlite:///:memory:", "a database in memory would keep no game"),
    ],
)
def test_what_is_no_database_is_one_sentence(
    command: str, database: str, says: str, tmp_path: Path
) -> None:
    made(tmp_path / "old")
    run("backup", tmp_path / "a.backup", kept=tmp_path / "old")
    words = {
        "import": [str(RECORD)],
        "backup": [str(tmp_path / "b.backup")],
        "restore": [str(tmp_path / "a.backup")],
    }
    done = run(command, "--database", database, *words.get(command, []), cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(f"quillmap: {says}")
    assert "name a SQLite file or a postgresql:// address" in done.stderr
    assert "hush" not in done.stderr
    assert sorted(os.listdir(tmp_path)) == ["a.backup", "old"]


@pytest.mark.parametrize("words", [["tables"], ["import", str(RECORD)], ["backup", "x.backup"]])
def test_only_a_server_makes_a_database(words: list[str], tmp_path: Path) -> None:
    done = run(*words, kept=tmp_path, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"quillmap: there is no database {tmp_path}/tables.db: no game was played there yet\n"
    )
    (tmp_path / "tables.db").touch()
    done = run(*words, kept=tmp_path, cwd=tmp_path)
    assert done.stderr == (
        f"quillmap: {tmp_path}/tables.db is empty: no game was played there yet\n"
    )
    assert os.listdir(tmp_path) == ["tables.db"]
    assert (tmp_path / "tables.db").stat().st_size == 0


def test_a_server_makes_one_folder_and_no_tree(tmp_path: Path) -> None:
    deep = tmp_path / "a" / "b" / "games.db"
    done = run("serve", "--port", "0", "--database", deep)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"quillmap: there is no folder {tmp_path}/a, so {deep} cannot be made\n"
    assert not list(tmp_path.iterdir())
    near = tmp_path / "a" / "games.db"
    with started("serve", "--port", "0", "--database", near, data=tmp_path / "data") as server:
        server.until("Ctrl-C")
        assert server.stop() == 0
    assert near.is_file()
    with started("serve", "--port", "0", data=tmp_path / "x" / "y" / "z") as server:
        server.until("Ctrl-C")  # the data folder is made whole
        assert server.stop() == 0


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    says = f"quillmap: {tmp_path}/file is a file, not a folder\n"
    assert run("serve", "--database", tmp_path / "file" / "games.db").stderr == says
    assert run("serve", "--database", tmp_path / "file" / "a" / "games.db").stderr == says
    assert run("serve", "--port", "0", kept=tmp_path / "file").stderr == says
    with pytest.raises(NotADirectoryError, match="/file is a file, not a folder"):
        made_folder(tmp_path / "file" / "a")


# Backups ------------------------------------------------------------------------------------------


def test_a_backup_replaces_nothing_but_a_file(tmp_path: Path) -> None:
    made(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    for place in (Path("/dev/null"), tmp_path / "pipe", tmp_path):
        before = place.stat().st_mode
        done = run("backup", "--force", place, kept=tmp_path)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert "is not a file" in done.stderr or "is a folder" in done.stderr
        assert place.stat().st_mode == before


def test_a_backup_goes_to_standard_output_and_back(tmp_path: Path) -> None:
    made(tmp_path)
    run("import", RECORD, kept=tmp_path)
    done = run("backup", "-", kept=tmp_path)
    assert (done.returncode, done.stderr) == (0, "1 game is written to standard output\n")
    (tmp_path / "a.backup").write_text(done.stdout, "utf-8")
    assert len(backed_up(tmp_path / "a.backup")) == 1
    assert run("restore", tmp_path / "a.backup", kept=tmp_path / "new").returncode == 0


# Importing ----------------------------------------------------------------------------------------


def test_a_record_comes_from_standard_input(tmp_path: Path) -> None:
    made(tmp_path)
    done = run("import", "-", kept=tmp_path, said=RECORD.read_text("utf-8"))
    (game,) = added(done.stdout)
    assert done.stdout == (
        f"standard input is {game}\nTo look at it: quillmap serve, then open /t/{game} there.\n"
    )


def test_a_running_server_shows_what_was_added(tmp_path: Path) -> None:
    with started("serve", "--port", "0", data=tmp_path) as server:
        address = server.until("ready: (http://.*/)\n")[1]
        server.until("Ctrl-C")
        done = run("import", RECORD, kept=tmp_path)
        (game,) = added(done.stdout)
        assert done.stdout == f"{RECORD} is {game}: {address}t/{game}\n"
        assert server.stop() == 0


def test_what_is_no_record_is_said_in_one_sentence(tmp_path: Path) -> None:
    made(tmp_path)
    other = tmp_path / "shopping.txt"
    other.write_text("milk\n")
    done = run("import", other, kept=tmp_path)
    says = "This is not a record of Quillmap."
    assert (done.returncode, done.stderr) == (2, f"quillmap: {other}: {says}\n")
    done = run("play", "--terminal", "--resume", other, kept=tmp_path)
    first, *_ = done.stderr.splitlines()
    assert (done.returncode, first) == (2, f"quillmap: {other} cannot go on: {says}")
    none = tmp_path / "none.txt"
    first, *_ = run("play", "--terminal", "--resume", none, kept=tmp_path).stderr.splitlines()
    assert first == f"quillmap: {none} cannot go on: No such file or directory"


# Names and old games ------------------------------------------------------------------------------


def test_scripts_have_to_be_sure(tmp_path: Path) -> None:
    made(tmp_path)
    (game,) = added(run("import", RECORD, kept=tmp_path).stdout)
    before = (tmp_path / "tables.db").read_bytes()
    for words in (["delete", game], ["forget", "Ada"]):
        done = run("tables", *words, kept=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == (
            "quillmap: this cannot be undone: without a terminal to ask at it needs --yes\n"
        )
    for days in ("0", "0.5"):
        done = run("tables", "prune", "--days", days, "--yes", kept=tmp_path)
        assert (done.returncode, done.stderr) == (2, "quillmap: --days is at least 1\n")
    assert (tmp_path / "tables.db").read_bytes() == before
    assert run("tables", "delete", game, "--yes", kept=tmp_path).stdout == "1 game deleted.\n"


def test_only_people_are_forgotten(tmp_path: Path) -> None:
    made(tmp_path)
    run("import", RECORD, kept=tmp_path)
    words = ("tables", "forget", "--yes")
    nobody = "quillmap: No game has a player called exactly {!r}."
    done = run(*words, "robo", kept=tmp_path)
    assert (done.returncode, done.stderr) == (2, nobody.format("robo") + "\n")
    done = run(*words, "ADA", kept=tmp_path)
    assert done.stderr == nobody.format("ADA") + " Did you mean 'Ada'?\n"
    done = run(*words, "Bo", kept=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == nobody.format("Bo") + " A bot is called so, and bots keep their names.\n"
    assert run(*words, "Ada", kept=tmp_path).stdout == "Ada is forgotten in 1 game.\n"
    listed = run("tables", "--json", kept=tmp_path).stdout
    assert '"Bo"' in listed and '"Ada"' not in listed


def test_a_misspelt_variable_is_told(tmp_path: Path) -> None:
    with started("serve", "--port", "0", data=tmp_path, QUILLMAP_PROT="1", QUILLMAP_X="") as server:
        server.until("Ctrl-C")
        assert server.stop() == 0
        assert server.errors() == (
            "quillmap: QUILLMAP_PROT means nothing; did you mean QUILLMAP_PORT?\n"
        )
