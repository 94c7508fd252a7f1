"""Keeping games: nothing is lost, whatever happens between two moves."""

import os
import re
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quillmap import Game, Options, legal, read_record, write_record
from quillmap.cli.arguments import Complaint
from quillmap.cli.game.saved_game import Keeper, data_folder, made, save_as, write_whole

POSIX = pytest.mark.skipif(os.name != "posix", reason="modes are a POSIX matter")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("QUILLMAP_DATA", str(tmp_path))
    return tmp_path


def begun(number: int = 1, moves: int = 2) -> Game:
    game = Game.new(Options.of("heroes"), seed=bytes([number]) * 32)
    for _ in range(moves):
        move(game)
    return game


def move(game: Game) -> None:
    game.play(next(legal(game.position, game.awaited[0])))


def kept(game: Game) -> Keeper:
    """The game as a later window finds it."""
    keeper = Keeper()
    keeper.keep(game)
    keeper.close()
    newest = Keeper.newest()
    assert newest is not None
    return newest


def loaded(keeper: Keeper) -> Game:
    """The game that somebody looked into and left again."""
    game = keeper.load()
    keeper.close()
    return game


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_what_is_kept_goes_on(folder: Path) -> None:
    game = begun()
    again = loaded(kept(game))
    assert (again.position, again.seed) == (game.position, game.seed)
    move(game)
    move(again)
    assert again.record() == game.record()


@POSIX
def test_only_the_owner_reads_the_seed(folder: Path) -> None:
    kept(begun())
    (seed,) = folder.glob("game-*-unfinished.seed")
    assert stat.S_IMODE(seed.stat().st_mode) == 0o600
    record = seed.with_suffix(".txt").read_text(encoding="utf-8")
    assert bytes([1] * 32).hex() not in record


def test_a_failure_while_writing_leaves_the_old_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_whole(folder / "file", "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for step in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, step, full)
            with pytest.raises(OSError, match="No space"):
                write_whole(folder / "file", "new")
        assert (folder / "file").read_text() == "old"
        assert files(folder) == ["file"]


def test_a_finished_game_leaves_its_record_only(folder: Path) -> None:
    for expected in (["game"], ["game", "game-2"]):
        game, keeper = begun(), Keeper()
        keeper.keep(game)
        while not game.over:
            move(game)
        path = keeper.finish(game)
        assert read_record(path.read_text(encoding="utf-8")) == game.record()
        start = game.record().commitment[:8]
        assert files(folder) == sorted(
            f"{name.replace('game', f'game-{start}', 1)}.txt" for name in expected
        )


@POSIX
def test_two_windows_never_play_the_same_game(folder: Path) -> None:
    one = kept(begun())
    game = one.load()
    two = Keeper.newest()
    assert two is not None
    with pytest.raises(Complaint, match="cannot go on: it is open in another window"):
        two.load()
    move(game)
    one.keep(game)
    one.close()
    assert loaded(two).position == game.position


def test_every_game_has_files_of_its_own(folder: Path) -> None:
    """Even two games with the same cards; going on means the one that was played last."""
    keepers = [Keeper() for _ in range(3)]
    games = [begun(1), begun(1, moves=3), begun(2)]
    for keeper, game in zip(keepers, games, strict=True):
        keeper.keep(game)
        keeper.close()
    assert len(files(folder)) == 6
    for keeper, game in zip(keepers, games, strict=True):
        assert keeper.path is not None
        assert loaded(Keeper(keeper.path)).position == game.position
    assert keepers[2].command.endswith("play --terminal")
    assert keepers[0].command.endswith(f"--resume {keepers[0].path}")
    move(games[0])
    keepers[0].keep(games[0])
    assert keepers[0].command.endswith("play --terminal")


def test_a_seed_whose_record_was_never_written_is_in_nobodys_way(folder: Path) -> None:
    """As after a power cut between the two."""
    game = begun()
    name = f"game-{game.record().commitment[:8]}-unfinished"
    (folder / f"{name}.seed").write_text("00" * 32)
    assert Keeper.newest() is None
    assert loaded(kept(game)).position == game.position
    assert (folder / f"{name}.seed").read_text() == "00" * 32


def test_a_game_that_ends_is_kept_before_the_unfinished_one_is_forgotten(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, keeper = begun(), Keeper()
    keeper.keep(game)
    before = files(folder)
    while not game.over:
        move(game)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            keeper.finish(game)
    keeper.close()
    assert files(folder) == before


@pytest.mark.parametrize(
    ("suffix", "change", "says"),
    [
        (".seed", None, "without the secret seed"),
        (".seed", ("01", "02"), "does not belong to the commitment"),
        (".seed", ("01", "xx"), "hexadecimal"),
        (".seed", ("01" * 31, ""), "32 bytes"),
        (".txt", ("quillmap record", "shopping list"), "This is not a record of Quillmap"),
        (".txt", ("\nreveal", "\nreveal hamlet\nreveal"), "line"),
        (".txt", (r"reveal \w+\n\Z", ""), "waits for a move"),
    ],
)
def test_a_spoilt_game_is_refused_and_left_alone(
    folder: Path, suffix: str, change: tuple[str, str] | None, says: str
) -> None:
    keeper = kept(begun())
    assert keeper.path is not None
    path = keeper.path.with_suffix(suffix)
    if change is None:
        path.unlink()
    else:
        path.write_text(re.sub(*change, path.read_text(), count=1))
    spoilt = keeper.path.read_text()
    with pytest.raises(Complaint, match=f"(?s)cannot go on: .*{says}.*another game: .* --new"):
        keeper.load()
    keeper.close()
    assert keeper.path.read_text() == spoilt


def test_a_game_that_is_no_text_is_refused_like_any_other(folder: Path) -> None:
    keeper = kept(begun())
    assert keeper.path is not None
    keeper.path.write_bytes(b"\xff")
    with pytest.raises(Complaint, match=r"(?s)not text in UTF-8.*another game: .* --new"):
        keeper.load()


def test_where_games_lie(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("QUILLMAP_DATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "quillmap"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == tmp_path / ".local" / "share" / "quillmap"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "quillmap"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "quillmap"


def test_a_copy_says_where_the_game_itself_is(folder: Path, tmp_path: Path) -> None:
    game, other = begun(), begun(number=2)
    copy = folder / "copies" / "mine.txt"
    copy.parent.mkdir()
    write_whole(copy, write_record(game.record()))
    with pytest.raises(Complaint, match=r"a copy to read, without the secret seed\.\n"):
        Keeper(copy).load()
    itself = kept(game).path
    kept(other)
    with pytest.raises(Complaint, match=f"goes on with: .* --resume {itself}\n"):
        Keeper(copy).load()
    while not game.over:
        move(game)
    write_whole(copy, write_record(game.record()))
    with pytest.raises(Complaint, match=f"the game is over.* replay {copy}\n"):
        Keeper(copy).load()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such pipes here")
def test_a_copy_is_never_saved_onto_a_device_or_a_pipe(tmp_path: Path) -> None:
    """Nor is either read to see whether it is this game: it might never end."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), tmp_path):
        with pytest.raises(Complaint, match="exists and is not this game"):
            save_as(path, begun().record())


# Who may look into the folder ---------------------------------------------------------------------


def rights(folder: Path) -> int:
    return stat.S_IMODE(folder.stat().st_mode)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place in which the usual folder lies, with the usual mask."""
    monkeypatch.delenv("QUILLMAP_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setattr(sys, "platform", "linux")
    before = os.umask(0o022)
    yield tmp_path
    os.umask(before)


@POSIX
def test_a_new_folder_is_for_its_owner_alone(home: Path) -> None:
    assert made(data_folder()) == home / "share" / "quillmap"
    assert rights(data_folder()) == 0o700
    assert rights(home / "share") == 0o755  # others keep theirs there, too


@POSIX
@pytest.mark.parametrize(
    ("mode", "then"), [(0o755, 0o700), (0o777, 0o700), (0o770, 0o700), (0o500, 0o500)]
)
def test_the_usual_folder_is_closed_if_it_was_open(home: Path, mode: int, then: int) -> None:
    made(data_folder()).chmod(mode)
    for _ in range(2):
        assert rights(made(data_folder())) == then


@POSIX
def test_no_other_folder_is_touched(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = home / "shared"
    shared.mkdir()
    shared.chmod(0o775)
    assert rights(made(shared)) == 0o775
    (home / "share").mkdir()
    data_folder().symlink_to(shared)
    assert rights(made(data_folder())) == 0o775
    monkeypatch.setenv("QUILLMAP_DATA", str(shared))
    assert rights(made(data_folder())) == 0o775
    monkeypatch.setenv("QUILLMAP_DATA", str(home / "new"))
    assert rights(made(data_folder())) == 0o700
