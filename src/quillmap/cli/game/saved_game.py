"""Where games are kept, so that none is lost: the unfinished one after every move, then the record.

An unfinished game is two files: its record, and beside it the seed, which only its owner can read.
The seed is apart because the record of a game under way may be shown to anybody.
"""

import contextlib
import errno
import os
import secrets
import stat
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

from quillmap.cli.arguments import LARGEST, Complaint, read_text, record_text
from quillmap.cli.invocation import command_line, play_command
from quillmap.cli.speech import same_language, say
from quillmap.game import Game
from quillmap.notation import Record, read_record, write_record
from quillmap.replay import BrokenRecord, replay

try:
    import fcntl
except ImportError:  # Windows: there two windows on one game are not told apart
    fcntl = None  # type: ignore[assignment]

UNFINISHED: Final = "-unfinished"
OWNER_ONLY: Final = 0o700
"""The rights of a folder that nobody else may look into."""


def data_folder() -> Path:
    """Where this user's games lie; QUILLMAP_DATA names another place."""
    if chosen := os.environ.get("QUILLMAP_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", "quillmap")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "quillmap"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "quillmap")


def first_file(folder: Path) -> Path | None:
    """What stands in the way of a folder: a file of its name, or of one above it."""
    with contextlib.suppress(OSError):
        return next((p for p in (folder, *folder.parents) if p.exists() and not p.is_dir()), None)
    return None


def made(folder: Path) -> Path:
    """This folder, which is made if it is not there; OSError says why it cannot be.

    Only its owner may look into a new one, and into the usual one also if an earlier version has
    made it. One that somebody has named may be meant for others, too.
    """
    if wrong := first_file(folder):
        raise NotADirectoryError(errno.ENOTDIR, f"{wrong} is a file, not a folder")
    folder.mkdir(OWNER_ONLY, parents=True, exist_ok=True)
    if folder == data_folder() and not os.environ.get("QUILLMAP_DATA"):
        with contextlib.suppress(OSError):  # it is not ours, then
            _close(folder)
    return folder


def _close(folder: Path) -> None:
    """Take their rights from all but the owner; a link leads to a folder of another purpose."""
    found = folder.lstat()
    if os.name == "posix" and stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid():
        folder.chmod(stat.S_IMODE(found.st_mode) & OWNER_ONLY)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it holds the old or the new text, whatever happens meanwhile."""
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    write_new(temporary, text)
    try:
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def write_new(path: Path, text: str, *, private: bool = False) -> None:
    """Write a file that nobody has written yet, all of it or nothing; else FileExistsError."""
    # A seed must be unreadable for others from the first byte on, so the mode is set here.
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink()
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """The new name must reach the disk as well; not everywhere can a folder be synced."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        with contextlib.suppress(OSError):
            os.fsync(handle)
        os.close(handle)


def names_for(record: Record, ending: str = "") -> Iterator[str]:
    """Names for the files of this game; the same cards may have been played before."""
    start = f"game-{record.commitment[:8]}{ending}"
    yield start
    yield from (f"{start}-{number}" for number in count(2))


def _last_played(path: Path) -> int:
    """When the game was kept last; long ago if another window has just finished it."""
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError:
        return 0


class Keeper:
    """Keeps one game while it is played.

    Every game has files of its own from its first move on, so that no game can hurt another; and
    whoever plays a game holds a lock on its seed, so that two windows cannot play the same one.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.folder = data_folder()
        self.path = path
        """The record; a new game finds its name when it is first kept."""
        self._lock: BinaryIO | None = None

    @classmethod
    def newest(cls) -> "Keeper | None":
        """The unfinished game that was played last, if there is one."""
        found = data_folder().glob(f"game-*{UNFINISHED}*.txt")
        newest = max(found, key=_last_played, default=None)
        return None if newest is None else cls(newest)

    @property
    def command(self) -> str:
        """What to type to go on with this game."""
        newest = Keeper.newest()
        usual = newest is not None and newest.path == self.path
        return play_command(*(() if usual else ("--resume", str(self.path))))

    def load(self) -> Game:
        """The unfinished game, checked; Complaint if it cannot go on."""
        assert self.path is not None
        seed_path = self.path.with_suffix(".seed")
        try:
            record = read_record(record_text(str(self.path)))
            if not seed_path.exists():
                raise Complaint(self._copy(record))
            self._hold(seed_path)
            seed = bytes.fromhex(read_text(str(seed_path), "seed").strip())
            game = replay(record, seed)
            if game.awaited != (0,) or record.setup.players != 1:
                raise ValueError(say("saved-not-solo"))
        except (BrokenRecord, Complaint, ValueError) as error:
            self.close()
            why = str(error).removeprefix(f"{self.path}: ")
            another = say("saved-begin-another", command=play_command("--new"))
            told = say("saved-cannot-go-on", path=str(self.path), why=why)
            raise Complaint(f"{told}\n{another}") from None
        return game

    def _hold(self, seed_path: Path) -> None:
        """Take the game for this window; the system gives it back however the window ends."""
        self._lock = seed_path.open("rb")
        try:
            if fcntl is not None:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.close()
            raise Complaint(say("saved-open-elsewhere")) from None

    def close(self) -> None:
        """Let another window have the game."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _copy(self, record: Record) -> str:
        """Why a record without its seed cannot go on, and where the game itself is, if anywhere."""
        if record.scores is not None:
            command = command_line("replay", str(self.path), *same_language())
            return say("saved-over", command=command)
        why = say("saved-copy")
        for path in sorted(self.folder.glob("*.seed")):
            itself = Keeper(path.with_suffix(".txt"))
            with contextlib.suppress(Complaint, ValueError):
                kept = read_record(read_text(str(itself.path), "record"))
                if kept.commitment == record.commitment:
                    return f"{why} {say('saved-itself', command=itself.command)}"
        return why

    def keep(self, game: Game) -> None:
        """Write down an unfinished game."""
        record = game.record()
        if self.path is None:
            self.path = self._begun(record, game)
        write_whole(self.path, write_record(record))

    def _begun(self, record: Record, game: Game) -> Path:
        """Find a name that no game has and write the seed: a record without it could not go on."""
        assert game.seed is not None
        made(self.folder)
        for name in names_for(record, UNFINISHED):
            path, seed_path = self.folder / f"{name}.txt", self.folder / f"{name}.seed"
            if path.exists():
                continue
            with contextlib.suppress(FileExistsError):
                write_new(seed_path, game.seed.hex() + "\n", private=True)
                self._hold(seed_path)
                return path
        raise AssertionError("there is always another number")

    def finish(self, game: Game) -> Path:
        """Write the record of a finished game, then forget the unfinished one."""
        record = game.record()
        made(self.folder)
        for name in names_for(record):
            path = self.folder / f"{name}.txt"
            with contextlib.suppress(FileExistsError):
                write_new(path, write_record(record))
                break
        if self.path is not None:
            for old in (self.path, self.path.with_suffix(".seed")):
                with contextlib.suppress(FileNotFoundError):
                    old.unlink()
        self.close()
        return path


def save_as(path: Path, record: Record) -> None:
    """Write a record where the player wants it, but never over anything else."""
    try:
        path = path.expanduser()
        if not path.parent.is_dir():
            raise Complaint(say("saved-no-folder", folder=str(path.parent)))
        if path.exists() and not _same_game(path, record):
            raise Complaint(say("saved-other-game", path=str(path)))
        write_whole(path, write_record(record))
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror or error}.") from None
    except (RuntimeError, ValueError) as error:  # nobody's home, or a name that no file can have
        raise Complaint(say("saved-not-written", path=str(path), why=str(error))) from None


def _same_game(path: Path, record: Record) -> bool:
    """Whether the file is an earlier copy of this game; a device or a pipe is never read."""
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            return False
        return read_record(path.read_text(encoding="utf-8")).commitment == record.commitment
    except (OSError, ValueError):
        return False
