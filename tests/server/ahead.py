"""`quillmap serve` with a clock that a test moves forward: for what takes minutes at a table.

How far it is ahead stands in a file beside the database. A page asks for the time when it says
hello, so it is loaded again after the clock has moved.
"""

import functools
import os
import sys
from pathlib import Path

from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[2]
FILE = "CLOCK_AHEAD"
"""The environment variable that names the file."""


class ServerAhead(ServerProcess):
    """Every table has the same cards, too."""

    def __init__(self, database: Path, *options: str) -> None:
        self._ahead = 0
        self._file = database.with_suffix(".ahead")
        super().__init__(
            database,
            *options,
            command=(sys.executable, "-m", "tests.server.ahead", "serve"),
            environment={"PYTHONPATH": str(ROOT), FILE: str(self._file)},
        )
        self.pass_by(0)

    def pass_by(self, seconds: int) -> None:
        """It is so much later for this server from now on."""
        self._ahead += seconds * 1000
        new = self._file.with_suffix(".new")
        new.write_text(str(self._ahead), "utf-8")
        new.replace(self._file)  # at once, as the server may be reading


def main() -> int:
    """Serve."""
    from quillmap.cli import main as command_line
    from quillmap.server import run
    from quillmap.server.clock import wall_clock
    from quillmap.server.server import Server
    from tests.server.seeded import Chance

    file = Path(os.environ[FILE])

    def clock() -> int:
        return wall_clock() + int(file.read_text("utf-8"))

    vars(run)["Server"] = functools.partial(Server, chance=Chance(), clock=clock)
    return command_line(sys.argv[1:])


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
