"""The file that a backup is: one JSON object a line. docs/hosting.md describes it for others.

The first line says what it is, the last one what must have come before it, so that a file that was
cut off or changed is never taken for a whole one. Between them stands one game a line.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from quillmap.cli.arguments import Complaint
from quillmap.store import IndexEntry, Kept, Row, Stage

FORMAT: Final = "quillmap backup"
VERSION: Final = 1
LONGEST: Final = 64 * 2**20
"""Bytes of a line; the longest game has a few hundred thousand."""
UNREADABLE: Final = (ValueError, RecursionError)
"""What reading JSON raises: the second one for brackets within brackets without end."""


def encoded(value: dict[str, Any]) -> bytes:
    """One line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def head(version: str, made: int) -> dict[str, Any]:
    """The first line: made by this version of Quillmap, at this time."""
    return {"format": FORMAT, "version": VERSION, "quillmap": version, "made": made}


def tail(games: int, digest: str) -> dict[str, Any]:
    """The last line: how many games there are, and the SHA-256 of all lines before it."""
    return {"games": games, "sha256": digest}


def write_game(row: Row, lines: list[Kept]) -> dict[str, Any]:
    """The line of one game. Who takes care of what is due is left out: nobody will any more."""
    entry = row.entry
    return {
        "game": row.game,
        "opened": row.opened,
        "touched": row.touched,
        "stage": entry.stage,
        "code": entry.code,
        "listed": entry.listed,
        "owners": list(entry.owners),
        "summary": entry.summary,
        "race": entry.race,
        "due": entry.due,
        # Only where somebody has: so what was ever kept is written as it was.
        **({"binned": dict(row.binned)} if row.binned else {}),
        "lines": [[kept.at, kept.line] for kept in lines],
    }


def read_game(found: dict[str, Any]) -> tuple[Row, list[Kept]]:
    """The game of a line; ValueError, KeyError or TypeError if it is none."""
    lines = [Kept(ply, *_pair(each)) for ply, each in enumerate(found["lines"])]
    if found["stage"] not in get_args(Stage) or not lines:
        raise ValueError("a game has a stage and lines")
    entry = IndexEntry(
        stage=found["stage"],
        code=_maybe(str, found["code"]),
        listed=_a(bool, found["listed"]),
        owners=tuple(_a(str, each) for each in _a(list, found["owners"])),
        summary=_a(str, found["summary"]),
        race=_maybe(str, found["race"]),
        due=_maybe(int, found["due"]),
    )
    times = _a(int, found["opened"]), _a(int, found["touched"])
    # Backups from before there was a bin say nothing about it.
    binned = {_a(str, who): _a(int, at) for who, at in _a(dict, found.get("binned", {})).items()}
    row = Row(_a(str, found["game"]), len(lines), *times, entry, tuple(sorted(binned.items())))
    return row, lines


def _pair(found: Any) -> tuple[int, str]:
    at, line = found
    return _a(int, at), _a(str, line)


def _a(kind: type, value: Any) -> Any:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is no {kind.__name__}")
    # JSON can say more than a database can hold.
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise ValueError("a number has at most 64 bits")
    if (
        isinstance(value, str) and "\0" in value.encode().decode()
    ):  # ValueError for half a character
        raise ValueError("no text may have the character NUL in it")
    return value


def _maybe(kind: type, value: Any) -> Any:
    return None if value is None else _a(kind, value)


def games_in(path: Path) -> Iterator[tuple[Row, list[Kept]]]:
    """Every game of a backup; Complaint at the end, or before, if it is not whole."""
    digest = hashlib.sha256()
    count = 0
    try:
        with path.open("rb") as file:
            first = file.readline(LONGEST)
            _must_be_ours(path, first)
            digest.update(first)
            number = 1
            while line := file.readline(LONGEST):
                number += 1
                found = _object(path, line, number)
                if "sha256" in found:
                    if found != tail(count, digest.hexdigest()) or file.read(1):
                        raise Complaint(f"{path}: this backup was changed after it was written")
                    return
                try:
                    game = read_game(found)
                except (KeyError, TypeError, ValueError):
                    raise Complaint(f"{path}: line {number} is not a game") from None
                digest.update(line)
                count += 1
                yield game
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror or error}") from None
    raise Complaint(f"{path}: this backup is cut off: its last line is missing")


def _must_be_ours(path: Path, line: bytes) -> None:
    try:
        found = json.loads(line)
        ours = found["format"] == FORMAT
        version = found["version"]
    except (KeyError, TypeError, *UNREADABLE):
        ours = False
    if not ours:
        raise Complaint(f"{path}: this is not a backup of Quillmap")
    if version != VERSION:
        raise Complaint(
            f"{path}: this backup was written by a newer Quillmap: it has version {version!r}, "
            f"and this one knows {VERSION}"
        )


def _object(path: Path, line: bytes, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except UNREADABLE:
        found = None
    if isinstance(found, dict):
        return found
    if not line.endswith(b"\n"):
        raise Complaint(f"{path}: this backup is cut off in line {number}")
    raise Complaint(f"{path}: line {number} is not a game")
