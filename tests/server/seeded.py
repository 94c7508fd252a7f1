"""`quillmap serve` where every table has the same seed, so that tests know which cards come.

The seed was looked for: with it, ambushes of both directions come in all three rulesets, and in
the Heroes game the Gorgon, the Troll and heroes.
"""

import functools
import hashlib
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from quillmap.dealer import SEED_BYTES
from quillmap.server.ids import KEY_BYTES
from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[2]
SEED = hashlib.sha256(b"quillmap test table 433").digest()


class Chance:
    """Chance for everything but the seeds of tables."""

    def __init__(
        self, seed: bytes = SEED, other: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        self.seed = seed
        self._other = other
        self._last = (0, 0)

    def __call__(self, count: int) -> bytes:
        """That many bytes; a seed is what is asked for right after a key and a code."""
        is_seed = count == SEED_BYTES and self._last == (KEY_BYTES, KEY_BYTES)
        self._last = (self._last[1], count)
        return self.seed if is_seed else self._other(count)


def seeded_server(database: Path, *options: str, port: int = 0) -> ServerProcess:
    """A server process of this kind, not started yet."""
    return ServerProcess(
        database,
        *options,
        port=port,
        command=(sys.executable, "-m", "tests.server.seeded", "serve"),
        environment={"PYTHONPATH": str(ROOT)},
    )


def main() -> int:
    """Serve."""
    from quillmap.cli import main as command_line
    from quillmap.server import run
    from quillmap.server.server import Server

    vars(run)["Server"] = functools.partial(Server, chance=Chance())
    return command_line(sys.argv[1:])


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
