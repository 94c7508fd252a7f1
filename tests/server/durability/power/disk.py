"""What a disk may hold after a loss of power, from the diary of what a process did to it.

What was synced is there. Of everything else any part may be there: of a write each sector for
itself, of a folder its changes up to some point. A file whose folder was not synced may have no
name, whatever was synced of the file itself: no more than POSIX promises.
"""

import os
import random
import shutil
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

HEAD = struct.Struct("=cQQI")
SECTOR = 512
"""Bytes that a disk writes as one."""
LUCK = (0.0, 0.1, 0.5, 0.9, 1.0)
"""How much of what was not synced survives, each as often as the others."""


@dataclass(frozen=True)
class Entry:
    """One thing that was done: its kind, the file by its number, a place, and bytes or a path."""

    kind: str
    file: int
    place: int
    content: bytes

    @property
    def path(self) -> Path:
        """For those about names."""
        return Path(self.content.decode())


def entries(diary: Path) -> list[Entry]:
    """All that a diary has; its last entry may be cut off by the kill."""

    def read(text: bytes) -> Iterator[Entry]:
        place = 0
        while place + HEAD.size <= len(text):
            kind, file, where, length = HEAD.unpack_from(text, place)
            place += HEAD.size + length
            if place <= len(text):
                yield Entry(kind.decode(), file, where, text[place - length : place])

    return list(read(diary.read_bytes() if diary.exists() else b""))


@dataclass
class File:
    """What is surely there, and what was written since the last sync; None as bytes cuts it."""

    there: bytearray = field(default_factory=bytearray)
    waiting: list[tuple[int, bytes | None]] = field(default_factory=list)

    def sync(self) -> None:
        """From now on it is surely there."""
        for place, content in self.waiting:
            _apply(self.there, place, content)
        self.waiting.clear()

    def after(self, rng: random.Random) -> bytes:
        """What may be there."""
        found, luck = bytearray(self.there), rng.choice(LUCK)
        dirt = rng.random() < 0.5
        for place, content in self.waiting:
            if content is None:
                if rng.random() < luck:
                    _apply(found, place, None)
                continue
            for begin, end in _sectors(place, len(content)):
                if rng.random() < luck:
                    _apply(found, begin, content[begin - place : end - place])
                elif dirt and begin >= len(self.there):
                    # Room that was given to the file, with what had been there before.
                    _apply(found, begin, rng.randbytes(end - begin))
        return bytes(found)


def _sectors(place: int, length: int) -> Iterator[tuple[int, int]]:
    begin, end = place, place + length
    while begin < end:
        border = min(end, (begin // SECTOR + 1) * SECTOR)
        yield begin, border
        begin = border


def _apply(found: bytearray, place: int, content: bytes | None) -> None:
    end = place + len(content or b"")
    if content is None:
        del found[place:]
    if len(found) < end:
        found.extend(bytes(end - len(found)))
    if content is not None:
        found[place:end] = content


Image: TypeAlias = dict[Path, bytes | None]
"""What a disk has by name; None for a folder."""
Named: TypeAlias = File | None


class Disk:
    """A folder: what is surely there, and what is not yet."""

    def __init__(self, root: Path) -> None:
        """As it is now, all of it synced."""
        self._root = root
        self._names: dict[Path, Named] = {}
        self._waiting: list[tuple[Path, Named, bool]] = []
        """A name, what it is of, and whether it is added or taken away."""
        self._files: dict[int, File] = {}
        for path in sorted(root.rglob("*")):
            if path.is_dir():
                self._names[path] = None
            elif not path.name.endswith("-shm"):
                file = self._files[path.stat().st_ino] = File(bytearray(path.read_bytes()))
                self._names[path] = file

    def follow(self, entry: Entry) -> None:
        """Do what a process did."""
        match entry.kind:
            case "C":
                self._files[entry.file] = File()
                self._waiting.append((entry.path, self._files[entry.file], True))
            case "M":
                self._waiting.append((entry.path, None, True))
            case "U":
                self._waiting.append((entry.path, None, False))
            case "W":
                self._files[entry.file].waiting.append((entry.place, entry.content))
            case "T":
                self._files[entry.file].waiting.append((entry.place, None))
            case "S":
                self._files[entry.file].sync()
            case "D":
                self._sync_folder(entry.path)
            case _:
                raise AssertionError(entry.kind)

    def after(self, rng: random.Random) -> Image:
        """What may be there when the power comes back."""
        names = dict(self._names)
        folders = {path.parent for path, _, _ in self._waiting}
        for folder in sorted(folders):
            changes = [each for each in self._waiting if each[0].parent == folder]
            for change in changes[: rng.randint(0, len(changes))]:
                _rename(names, *change)
        # Whatever lies in a folder without a name is lost with it.
        return {
            path: None if file is None else file.after(rng)
            for path, file in sorted(names.items())
            if all(each in names for each in path.parents if self._root in each.parents)
        }

    def _sync_folder(self, folder: Path) -> None:
        for change in self._waiting:
            if change[0].parent == folder:
                _rename(self._names, *change)
        self._waiting = [each for each in self._waiting if each[0].parent != folder]


def _rename(names: dict[Path, Named], path: Path, what: Named, added: bool) -> None:
    if added:
        names[path] = what
    else:
        names.pop(path, None)


def put(image: Image, root: Path, there: Path) -> None:
    """Make this the contents of a folder, `there` for those that were below `root`."""
    shutil.rmtree(there, ignore_errors=True)
    there.mkdir(parents=True)
    for path, content in image.items():
        place = there / path.relative_to(root)
        if content is None:
            place.mkdir()
        else:
            place.write_bytes(content)
            os.chmod(place, 0o600)
