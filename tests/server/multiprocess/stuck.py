"""`quillmap serve` whose bots think forever: its leases are there when it is killed."""

import functools
import sys
from pathlib import Path

from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[3]
ENGINE = ROOT / "tests" / "server" / "thinking" / "bad_engine.py"


def stuck_server(database: str) -> ServerProcess:
    """A server process of this kind, not started yet."""
    return ServerProcess(
        database,
        "--engines",
        "1",
        command=(sys.executable, "-m", "tests.server.multiprocess.stuck", "serve"),
        environment={"PYTHONPATH": str(ROOT)},
    )


def main() -> int:
    """Serve."""
    from quillmap.cli import main as command_line
    from quillmap.server import run
    from quillmap.server.background import scheduler
    from quillmap.server.thinking.engines import Engines

    command = (sys.executable, "-I", str(ENGINE), "sleeps")
    sleeping = functools.partial(Engines, command=command)
    run.Engines = sleeping  # type: ignore[assignment,attr-defined]
    scheduler.BOT_SECONDS = 3600.0  # type: ignore[misc]
    return command_line(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
