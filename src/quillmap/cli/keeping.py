"""Where games are kept, so that none is lost: the unfinished one after every move, then the record.

An unfinished game is two files: its record, and beside it the seed, which only its owner can read.
The seed is apart because the record of a game under way may be shown to anybody.
"""

import contextlib
import os
import secrets
import sys
from pathlib import Path

from quillmap.cli.asking import Complaint, read_text
from quillmap.cli.calling import asking, playing
from quillmap.game import Game
from quillmap.notation import Record, read_record, write_record
from quillmap.replay import BrokenRecord, replay


def data_folder() -> Path:
    """Where this user's games lie; QUILLMAP_DATA names another place."""
    if chosen := os.environ.get("QUILLMAP_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", "quillmap")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "quillmap"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "quillmap")


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Write a file so that it holds the old or the new text, whatever happens meanwhile."""
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    # A seed must be unreadable for others from the first byte on, so the mode is set here.
    handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    if os.name == "posix":
        # The new name must reach the disk as well; elsewhere a folder cannot be synced.
        folder = os.open(path.parent, os.O_RDONLY)
        with contextlib.suppress(OSError):
            os.fsync(folder)
        os.close(folder)


def named_for(folder: Path, record: Record, ending: str = "") -> Path:
    """A name for the record of this game that nothing has yet, neither a record nor a seed."""
    number = 1
    while True:
        again = "" if number == 1 else f"-{number}"
        path = folder / f"game-{record.commitment[:8]}{ending}{again}.txt"
        if not path.exists() and not path.with_suffix(".seed").exists():
            return path
        number += 1


class Keeper:
    """Keeps one game while it is played."""

    def __init__(self, path: Path | None = None) -> None:
        self.folder = data_folder()
        self.path = path or self.folder / "unfinished.txt"
        self._last: str | None = None
        """What we wrote or read last, to notice when somebody else plays on with the same game."""

    @property
    def seed_path(self) -> Path:
        """The seed lies beside the record."""
        return self.path.with_suffix(".seed")

    @property
    def holds_a_game(self) -> bool:
        """Whether there is an unfinished game here."""
        return self.path.exists()

    @property
    def command(self) -> str:
        """What to type to go on with this game."""
        return playing(*(() if self._usual else ("--resume", str(self.path))))

    @property
    def _usual(self) -> bool:
        return self.path == self.folder / "unfinished.txt"

    def load(self) -> Game:
        """The unfinished game, checked; Complaint if it cannot go on."""
        text = read_text(str(self.path), "a record")
        try:
            record = read_record(text)
            if not self._usual and not self.seed_path.exists():
                raise Complaint(self._copy(record))
            seed = bytes.fromhex(read_text(str(self.seed_path), "a seed").strip())
            game = replay(record, seed)
            if game.awaited != (0,) or record.setup.players != 1:
                raise ValueError("it is not a solo game that waits for a move")
        except (BrokenRecord, Complaint, ValueError) as error:
            if not self._usual:
                raise Complaint(f"{self.path} cannot go on: {error}") from None
            raise Complaint(
                f"the unfinished game in {self.path} cannot go on: {error}. "
                f"Begin another one with: {playing('--new')} (this one is put aside, not deleted)"
            ) from None
        self._last = text
        return game

    def _copy(self, record: Record) -> str:
        """Why a record without its seed cannot go on, and where the game itself is, if anywhere."""
        if record.scores is not None:
            return f"the game is over. Look at it with: {asking('replay', str(self.path))}"
        why = "it is a copy to read, without the secret seed"
        for path in sorted(self.folder.glob("*.seed")):
            itself = Keeper(path.with_suffix(".txt"))
            with contextlib.suppress(Complaint, ValueError):
                kept = read_record(read_text(str(itself.path), "a record"))
                if kept.commitment == record.commitment:
                    return f"{why}. Your game itself goes on with: {itself.command}"
        return why

    def put_aside(self) -> Path | None:
        """Give an unfinished game that nobody goes on with a name of its own."""
        if not self.path.exists():
            return None
        try:
            record = read_record(self.path.read_text(encoding="utf-8"))
            aside = named_for(self.folder, record, "-unfinished")
        except (ValueError, OSError):
            number = 1
            while (aside := self.folder / f"unreadable-{number}.txt").exists():
                number += 1
        # The seed first: a record without its seed beside it could never go on.
        with contextlib.suppress(FileNotFoundError):
            os.replace(self.seed_path, aside.with_suffix(".seed"))
        os.replace(self.path, aside)
        return aside

    def keep(self, game: Game) -> None:
        """Write down an unfinished game; if another window wrote here meanwhile, keep both."""
        assert game.seed is not None
        if self._last is None or self._taken_over():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.put_aside()
            write_whole(self.seed_path, game.seed.hex() + "\n", private=True)
        text = write_record(game.record())
        write_whole(self.path, text)
        self._last = text

    def _taken_over(self) -> bool:
        try:
            return self.path.read_text(encoding="utf-8") != self._last
        except (OSError, ValueError):
            return True

    def finish(self, game: Game) -> Path:
        """Write the record of a finished game, then forget the unfinished one."""
        record = game.record()
        self.folder.mkdir(parents=True, exist_ok=True)
        path = named_for(self.folder, record)
        write_whole(path, write_record(record))
        if self._last is not None and not self._taken_over():
            for old in (self.path, self.seed_path):
                with contextlib.suppress(FileNotFoundError):
                    old.unlink()
        return path


def save_as(path: Path, record: Record) -> None:
    """Write a record where the player wants it, but never over anything else."""
    try:
        path = path.expanduser()
        if not path.parent.is_dir():
            raise Complaint(f"There is no folder {path.parent}.")
        if path.exists() and not _same_game(path, record):
            raise Complaint(f"{path} exists and is not this game: choose another name.")
        write_whole(path, write_record(record))
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror or error}.") from None
    except (RuntimeError, ValueError) as error:  # nobody's home, or a name that no file can have
        raise Complaint(f"{path} cannot be written: {error}") from None


def _same_game(path: Path, record: Record) -> bool:
    try:
        return read_record(path.read_text(encoding="utf-8")).commitment == record.commitment
    except (OSError, ValueError):
        return False
