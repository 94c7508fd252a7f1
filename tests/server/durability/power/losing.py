"""A real server that loses power again and again while people play."""

import random
import shutil
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from tests.server.durability.ledger import Fault, Journal, Ledger, check, journals
from tests.server.durability.power.disk import Disk, Image, entries, put
from tests.server.process import PLAIN, ServerProcess

SOURCE = Path(__file__).parent / "diary.c"
SLOW = 2000
"""Microseconds that a sync takes, so that many a kill comes in the middle of a commit."""
AT_THE_END, BEFORE = 3, 4
"""How many disks are tried after each life: with all that was done, and cut off somewhere."""


def compiled(folder: Path) -> Path | None:
    """The diary as a library; None where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    library = folder / "diary.so"
    words = [compiler, "-O1", "-shared", "-fPIC", "-o", str(library), str(SOURCE)]
    subprocess.run([*words, "-ldl", "-lpthread"], check=True)
    return library


class PoweredServer(ServerProcess):
    """A server on a disk that forgets what was not synced when it is killed."""

    def __init__(
        self,
        folder: Path,
        library: Path,
        rng: random.Random,
        *options: str,
        command: Sequence[str] = PLAIN,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.root = folder / "disk"
        self.root.mkdir()
        self._diary = folder / "diary"
        self._try = folder / "try"
        self._rng = rng
        self._disk = Disk(self.root)
        self._before: dict[str, Journal] = {}
        self.losses = 0
        """Disks that were looked at."""
        powered = {
            "LD_PRELOAD": str(library),
            "POWER_ROOT": str(self.root),
            "POWER_DIARY": str(self._diary),
            "POWER_SLOW": str(SLOW),
        }
        super().__init__(
            self.root / "data" / "games.db",  # in a folder that the server has to make
            *options,
            command=command,
            environment={**(environment or {}), **powered},
        )

    @property
    def file(self) -> Path:
        """The database."""
        return Path(self.database)

    def start(self) -> None:
        """Begin a new life with the disk as it is."""
        self._diary.unlink(missing_ok=True)
        self._disk = Disk(self.root)
        if self.file.exists():
            self._before = dict(journals(self.file)[0])
        super().start()

    def lose(self, ledger: Ledger) -> list[Fault]:
        """After the kill: try several disks, and leave the last of them to the next life."""
        done = entries(self._diary)
        cuts = sorted(self._rng.randint(0, len(done)) for _ in range(BEFORE))
        faults: list[Fault] = []
        for number, entry in enumerate(done):
            while cuts and cuts[0] == number:
                cuts.pop(0)
                faults += self._tried(self._disk.after(self._rng), None)
            self._disk.follow(entry)
        for _ in range(AT_THE_END):
            image = self._disk.after(self._rng)
            faults += self._tried(image, ledger)
        put(image, self.root, self.root)
        return faults

    def _tried(self, image: Image, ledger: Ledger | None) -> list[Fault]:
        """What is wrong with this disk; without a ledger, which is of the end, what must hold."""
        self.losses += 1
        put(image, self.root, self._try)
        file = self._try / self.file.relative_to(self.root)
        told = sum(map(len, self._before.values())) + (
            ledger.count("told", "shown") if ledger else 0
        )
        if not file.exists():
            return [Fault("lost", "", "the whole database")] if told else []
        try:
            faults = _sound(file)
            found = journals(file)[0]
            for game, lines in self._before.items():
                if found.get(game, [])[: len(lines)] != lines:
                    faults.append(Fault("lost", game, "lines that an earlier life had"))
            touched = set(ledger.touched) if ledger else set()
            faults += check(file, ledger or Ledger(nameless=10**9))
            if ledger:
                ledger.touched = touched
            return faults
        except sqlite3.Error as error:
            # Before the first table is made there may be half a file, which nobody knows of.
            return [Fault("broken", "", str(error))] if told else []


def _sound(file: Path) -> list[Fault]:
    """What SQLite itself finds."""
    with closing(sqlite3.connect(file)) as connection:
        said = [each for (each,) in connection.execute("PRAGMA integrity_check")]
    return [] if said == ["ok"] else [Fault("broken", "", each) for each in said]
