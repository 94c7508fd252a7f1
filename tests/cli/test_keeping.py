"""Keeping games: nothing is lost, whatever happens between two moves."""

import os
import re
import stat
import sys
from pathlib import Path

import pytest

from quillmap import Game, Options, legal, read_record, write_record
from quillmap.cli.asking import Complaint
from quillmap.cli.keeping import Keeper, data_folder, write_whole

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


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_what_is_kept_goes_on(folder: Path) -> None:
    game = begun()
    Keeper().keep(game)
    again = Keeper().load()
    assert (again.position, again.seed) == (game.position, game.seed)
    move(game)
    move(again)
    assert again.record() == game.record()


@POSIX
def test_only_the_owner_reads_the_seed(folder: Path) -> None:
    Keeper().keep(begun())
    assert stat.S_IMODE((folder / "unfinished.seed").stat().st_mode) == 0o600
    assert bytes([1] * 32).hex() not in (folder / "unfinished.txt").read_text(encoding="utf-8")


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


def test_two_windows_never_overwrite_each_other(folder: Path) -> None:
    game = begun()
    Keeper().keep(game)
    one, two = Keeper(), Keeper()
    left, right = one.load(), two.load()
    move(left)
    one.keep(left)
    moves = list(legal(right.position, right.awaited[0]))
    right.play(moves[-1])
    two.keep(right)
    texts = {path.read_text(encoding="utf-8") for path in folder.glob("*.txt")}
    assert texts == {write_record(left.record()), write_record(right.record())}
    assert len(list(folder.glob("*.seed"))) == 2
    aside = next(folder.glob("game-*-unfinished.txt"))
    assert Keeper(aside).load().position == left.position


@pytest.mark.parametrize(
    ("name", "change", "says"),
    [
        ("unfinished.seed", None, "No such file"),
        ("unfinished.seed", ("01", "02"), "does not belong to the commitment"),
        ("unfinished.seed", ("01", "xx"), "hexadecimal"),
        ("unfinished.seed", ("01" * 31, ""), "32 bytes"),
        ("unfinished.txt", ("quillmap record", "shopping list"), "line 1"),
        ("unfinished.txt", ("\nreveal", "\nreveal hamlet\nreveal"), "line"),
        ("unfinished.txt", (r"reveal \w+\n\Z", ""), "waits for a move"),
    ],
)
def test_a_spoilt_game_is_refused_and_put_aside_on_request(
    folder: Path, name: str, change: tuple[str, str] | None, says: str
) -> None:
    Keeper().keep(begun())
    path = folder / name
    if change is None:
        path.unlink()
    else:
        path.write_text(re.sub(*change, path.read_text(), count=1))
    spoilt = (folder / "unfinished.txt").read_text()
    with pytest.raises(Complaint, match=f"cannot go on: .*{says}.* with: .* --new "):
        Keeper().load()
    assert (folder / "unfinished.txt").read_text() == spoilt
    aside = Keeper().put_aside()
    assert aside is not None and aside.read_text() == spoilt
    assert not Keeper().holds_a_game


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
    with pytest.raises(Complaint, match=r"a copy to read, without the secret seed$"):
        Keeper(copy).load()
    aside = folder / "game-1-unfinished.txt"
    Keeper(aside).keep(game)
    Keeper().keep(other)
    with pytest.raises(Complaint, match=f"goes on with: .* --resume {aside}$"):
        Keeper(copy).load()
    while not game.over:
        move(game)
    write_whole(copy, write_record(game.record()))
    with pytest.raises(Complaint, match=f"the game is over.* replay {copy}$"):
        Keeper(copy).load()
