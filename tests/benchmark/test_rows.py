"""Rows: kept line by line, gone on with after any end, and refused if they are not ours."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from quillmap._fast import CORE
from quillmap.benchmark import SUITES, BadRows, complete, player_of, processes
from quillmap.benchmark.players import Player
from quillmap.benchmark.rows import read_row
from quillmap.benchmark.run import Run

RUN = Run(SUITES["base-B"], player_of("random"))


def played(run: Run, folder: Path, games: int, jobs: int = 1) -> bytes:
    """The file of rows after so many games."""
    with processes(jobs) as pool:
        rows = complete(run, folder, games, pool)
    assert [row.index for row in rows] == list(range(games))
    return run.kept(folder).path.read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Twenty games that nobody interrupted."""
    return played(RUN, tmp_path_factory.mktemp("whole"), 20)


def test_a_row_says_everything_about_a_game(whole: bytes) -> None:
    row = read_row(whole.splitlines()[7].decode())
    assert row.line.encode() == whole.splitlines(keepends=True)[7]
    assert (row.suite, row.purpose, row.index, row.bot) == ("base-B", "test", 7, "random")
    assert row.edicts == RUN.suite.arrangement(7)
    assert row.points == sum(a + b + coins - lost for a, b, coins, lost in row.seasons)
    assert row.moves > 10 and len(row.seasons) == 4


def test_processes_change_nothing(whole: bytes, tmp_path: Path) -> None:
    assert played(RUN, tmp_path, 20, jobs=2) == whole


def test_going_on_and_asking_for_less(whole: bytes, tmp_path: Path) -> None:
    assert played(RUN, tmp_path, 3) == b"".join(whole.splitlines(keepends=True)[:3])
    assert played(RUN, tmp_path, 20) == whole
    assert played(RUN, tmp_path, 5) == whole  # what is there stays there
    kept = RUN.kept(tmp_path)
    moves = [row.moves for row in kept.rows()]
    assert [len(json.loads(line)) for line in kept.times.read_text().splitlines()] == moves
    assert len(kept.microseconds(5)) == sum(moves[:5])


@pytest.mark.parametrize("cut", [1, 2, 100, 290, 320])
def test_a_torn_end_is_dropped(whole: bytes, tmp_path: Path, cut: int) -> None:
    played(RUN, tmp_path, 20)
    kept = RUN.kept(tmp_path)
    kept.path.write_bytes(whole[:-cut])
    assert len(kept.rows()) in (18, 19)
    assert played(RUN, tmp_path, 20) == whole
    assert len(kept.times.read_text().splitlines()) == 20


def test_times_that_were_torn_are_no_harm(whole: bytes, tmp_path: Path) -> None:
    played(RUN, tmp_path, 10)
    kept = RUN.kept(tmp_path)
    kept.times.write_bytes(kept.times.read_bytes()[:-5])
    assert played(RUN, tmp_path, 20) == whole
    assert len(kept.times.read_text().splitlines()) == 19


def test_rows_from_before_luck_are_gone_on_with(whole: bytes, tmp_path: Path) -> None:
    """What was not counted is not known, and each line stays with its own row."""
    played(RUN, tmp_path, 5)
    kept = RUN.kept(tmp_path)
    counted = kept.lucks(5)
    kept.luck.unlink()
    assert kept.lucks(5) == [None] * 5
    assert played(RUN, tmp_path, 7) == b"".join(whole.splitlines(keepends=True)[:7])
    assert kept.lucks(5) == [None] * 5
    kept.luck.write_bytes(kept.luck.read_bytes()[:-3])
    assert played(RUN, tmp_path, 8) == b"".join(whole.splitlines(keepends=True)[:8])
    lucks = kept.lucks(8)
    assert lucks[6] is None and len(kept.luck.read_text().splitlines()) == 8
    if CORE is not None:
        assert isinstance(lucks[5], int) and isinstance(lucks[7], int)
        assert all(isinstance(each, int) for each in counted)


def test_other_budgets_and_purposes_are_other_files(tmp_path: Path) -> None:
    navigator, base = player_of("navigator"), SUITES["base-A"]
    names = [
        Run(base, navigator).kept(tmp_path).path.name,
        Run(base, player_of("navigator", 20)).kept(tmp_path).path.name,
        Run(base, navigator, "tuning").kept(tmp_path).path.name,
        Run(base, player_of("greedy", 20)).kept(tmp_path).path.name,
    ]
    assert names == [
        "base-A.navigator-200.jsonl",
        "base-A.navigator-20.jsonl",
        "base-A.tuning.navigator-200.jsonl",
        "base-A.greedy.jsonl",
    ]


def changed(line: bytes, **fields: object) -> bytes:
    """A row with something else in it."""
    return json.dumps({**json.loads(line), **fields}, separators=(",", ":")).encode() + b"\n"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"quillmap": "0.0.9"}, "were played by quillmap 0.0.9 with rules 1, and this is"),
        ({"rules": 77}, "with rules 77"),
        ({"index": 5}, "line 1 is the row of another game"),
        ({"bot": "greedy"}, "line 1 is the row of another game"),
        ({"purpose": "tuning"}, "line 1 is the row of another game"),
        ({"more": 1}, "line 1 is not a row"),
        ({"points": 1000}, "game 0 comes out differently now, so random has changed"),
    ],
)
def test_foreign_rows_are_refused(
    whole: bytes, tmp_path: Path, fields: dict[str, object], why: str
) -> None:
    lines = whole.splitlines(keepends=True)
    path = RUN.kept(tmp_path).path
    path.write_bytes(before := changed(lines[0], **fields) + lines[1])
    with pytest.raises(BadRows, match=why):
        played(RUN, tmp_path, 3)
    assert path.read_bytes() == before


@pytest.mark.parametrize("line", [b"\n", b"nonsense\n", b"[]\n", b'{"suite":\n', b"\xff\n"])
def test_damage_in_the_middle_is_told(whole: bytes, tmp_path: Path, line: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    RUN.kept(tmp_path).path.write_bytes(lines[0] + line + lines[2])
    with pytest.raises(BadRows, match="line 2 is not a row"):
        played(RUN, tmp_path, 3)


def test_a_bot_that_was_changed_does_not_go_on(tmp_path: Path) -> None:
    played(RUN, tmp_path, 2)

    class Other:
        """The same name, and another way to play."""

        name, playouts, slow = "random", 0, False
        play = staticmethod(lambda deck: player_of("greedy").play(deck))

    other: Player = Other()
    with pytest.raises(BadRows, match="so random has changed"):
        played(replace(RUN, player=other), tmp_path, 3)


def test_two_cannot_add_to_one_file(tmp_path: Path) -> None:
    kept = RUN.kept(tmp_path)
    with kept.appending(), pytest.raises(BadRows, match="another process"), kept.appending():
        pass


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadRows, match="file/rows: Not a directory"):
        played(RUN, tmp_path / "file" / "rows", 1)
