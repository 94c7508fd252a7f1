"""Files that are nothing that a command could read: one sentence, exit code 2, nothing changed."""

import asyncio
import gzip
import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quillmap.cli import main
from quillmap.server.index import index_entry
from quillmap.table.records import load
from tests.cli.helpers import DATA
from tests.server.commands.calling import made, stored

RECORD = (DATA / "cli" / "three.record.txt").read_bytes()
LINES = [[1, line] for line in RECORD.decode().splitlines()]
SUMMARY = index_entry(load("abcdefghijklmnop", [(1, str(line)) for _, line in LINES])).summary
HEAD = b'{"format":"quillmap backup","version":1,"quillmap":"1","made":1}\n'
GAME: dict[str, Any] = {
    "game": "abcdefghijklmnop",
    "opened": 1,
    "touched": 1,
    "stage": "over",
    "code": None,
    "listed": False,
    "owners": [],
    "summary": SUMMARY,
    "race": None,
    "due": None,
    "lines": LINES,
}
DEEP = 100_000


def signed(*lines: bytes) -> bytes:
    """A backup of these lines whose last line fits."""
    text = HEAD + b"".join(lines)
    tail = {"games": len(lines), "sha256": hashlib.sha256(text).hexdigest()}
    return text + json.dumps(tail).encode() + b"\n"


def game(**changes: object) -> bytes:
    """A backup of one game, which is good but for this."""
    return signed(json.dumps(GAME | changes).encode() + b"\n")


def backup_head(**changes: object) -> bytes:
    """A first line with something else in it."""
    return json.dumps({"format": "quillmap backup", "version": 1} | changes).encode() + b"\n"


NONSENSE: dict[str, bytes] = {
    "empty": b"",
    "a line end": b"\n",
    "zeros": bytes(5000),
    "noise": bytes(range(256)) * 40,
    "gzip": gzip.compress(RECORD, mtime=0),
    "a packed backup": gzip.compress(game(), mtime=0),
    "a database": b"SQLite format 3\0" + bytes(4000),
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "a long line": b"x" * 2_000_000,
    "arrays without end": b"[" * DEEP,
    "objects without end": b'{"format":' * DEEP,
    "arrays behind a head": HEAD + b"[" * DEEP + b"\n",
    "objects behind a head": HEAD + b'{"game":' * DEEP + b"\n",
    "arrays in a game": signed(b'{"lines":' + b"[" * DEEP + b"]" * DEEP + b"}\n"),
    "a huge number": b'{"format":' + b"9" * 10_000 + b"}\n",
    "a huge number behind a head": HEAD + b'{"game":' + b"9" * 10_000 + b"}\n",
    "null": b"null\n",
    "a word": b'"format"\n',
    "a list": b'["format", "version"]\n',
    "JSON of something else": b'{"name": "quillmap", "version": 1}\n',
    "no version": b'{"format": "quillmap backup"}\n',
    "a list for a version": backup_head(version=[1]),
    "half a character for a version": backup_head(version="\ud800"),
    "UTF-16": HEAD.decode().encode("utf-16"),
    "UTF-32": HEAD.decode().encode("utf-32"),
    "a head alone": HEAD,
    "a wrong last line": HEAD + b'{"games":0,"sha256":["x"]}\n',
    "not a number": signed(b"NaN\n"),
    "no UTF-8 in a game": signed(b'{"game":"\xff"}\n'),
    "half a character in a line": game(lines=[[1, "\ud800"]]),
    "half a character for a game": game(game="\udfff"),
    "half a character for a code": game(code="\ud800"),
    "half a character for an owner": game(owners=["\ud800"]),
    "NUL in a line": game(lines=[[1, "a\0b"]]),
    "NUL in a game": game(game="a\0b"),
    "opened too late": game(opened=10**30),
    "due too early": game(due=-(10**30)),
    "a line too late": game(lines=[[2**63, "x"]]),
    "a word for lines": game(lines="ab"),
    "a number for lines": game(lines=7),
    "a list for a stage": game(stage=["over"]),
    "no lines": game(lines=[]),
    "no journal": game(lines=[[1, "x"]]),
    "a journal without a beginning": game(lines=[[1, "starts"], [1, "1 forest A1"]]),
    "half a game": game(lines=LINES[:-8]),
    "a game twice": game(lines=LINES * 2),
    "no summary": game(summary=""),
    "a summary of nothing": game(summary="{}"),
    "a list for a summary": game(summary="[]"),
    "a word for seats": game(summary=SUMMARY.replace('"seats":3', '"seats":"three"')),
    "opened in no year": game(opened=2**62),
    "half a record": RECORD[: len(RECORD) // 2],
    "a record and noise": RECORD[:40] + bytes(range(256)),
    "a record and zeros": RECORD + bytes(100),
    "a record of brackets": b"Quillmap record 1\n" + b"[" * DEEP,
}


@pytest.fixture
def said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """Runs a command, which has to complain, and returns what it says."""
    monkeypatch.setenv("QUILLMAP_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("QUILLMAP_DATABASE", raising=False)

    def run(*words: str | Path) -> str:
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        assert (code, out, err.count("\n")) == (2, "", 1), err
        assert err.startswith("quillmap: ") and "Traceback" not in err
        return err

    return run


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_one_sentence(what: str, said: Callable[..., str], tmp_path: Path) -> None:
    file, data = tmp_path / "nonsense", tmp_path / "data"
    file.write_bytes(NONSENSE[what])
    assert str(file) in said("restore", file)
    assert not data.exists()
    if "head" in what or "backup" in what or NONSENSE[what].startswith(HEAD):
        return  # the others do not look behind the first line
    assert str(file) in said("score", file)
    data.mkdir()
    made(data)
    assert str(file) in said("import", file)
    assert asyncio.run(stored(str(data / "tables.db"))) == {}
    if what != "half a record":  # which is a record
        assert str(file) in said("replay", file)


@pytest.mark.parametrize("command", ["restore", "import", "replay", "score"])
def test_what_is_no_file_is_one_sentence(
    command: str, said: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    made(tmp_path / "data")
    (tmp_path / "folder").mkdir()
    os.symlink("loop", tmp_path / "loop")
    for name in ("folder", "loop", "none", "x" * 300):
        assert name in said(command, tmp_path / name)
    assert "/dev/zero" in said(command, "/dev/zero")


def test_a_good_one_is_no_nonsense(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that all of the above can fail."""
    monkeypatch.setenv("QUILLMAP_DATA", str(tmp_path / "data"))
    (tmp_path / "good").write_bytes(game())
    assert main(["restore", str(tmp_path / "good")]) == 0
