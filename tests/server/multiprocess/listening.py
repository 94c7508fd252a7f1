"""`quillmap serve` that never looks what others have kept: it hears of it, or does not."""

import sys
from pathlib import Path

from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[3]


def listening_server(database: str) -> ServerProcess:
    """A server process of this kind, not started yet."""
    return ServerProcess(
        database,
        "--engines",
        "1",
        command=(sys.executable, "-m", "tests.server.multiprocess.listening", "serve"),
        environment={"PYTHONPATH": str(ROOT)},
    )


def main() -> int:
    """Serve."""
    from quillmap.cli import main as command_line
    from quillmap.server.background.scheduler import Scheduler

    async def look_at_nothing(self: Scheduler) -> None:
        """Instead of asking the store for every open table."""

    Scheduler.check_plies = look_at_nothing  # type: ignore[method-assign]
    return command_line(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
