"""Engines that misbehave: small programs that speak the lines, with one deed of their own at `go`.

Each has a bot `good`, which plays a legal move, and a bot `bad`, which does the deed. They write
down their process ids, so that a test can see how many there were and that none is left.
"""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from quillmap import Position, legal, write_move
from quillmap.server.thinking.calls import PATIENCE
from quillmap.server.thinking.engines import Engines
from tests.engine.helpers import running, soon

_PROGRAM = """
import os, subprocess, sys, time

MOVES = {moves!r}
PIDS = {pids!r}
NOTES = {notes!r}


def say(text):
    print(text, flush=True)


def note(path, text):
    with open(path, "a") as file:
        print(text, file=file)


def bad(seat):
{deed}


note(PIDS, os.getpid())
{start}
for line in sys.stdin:
    words = line.split()
    if words == ["quillmap"]:
        say({greeting!r})
    elif words == ["position"]:
        while next(sys.stdin).strip() != "end":
            pass
        say("ok")
    elif words[0] == "ready":
        say(" ".join(words))
    elif words[0] == "stop":
        say("ok")
    elif words[0] == "go":
        note(NOTES, line.strip())
        seat = int(words[3])
        if words[1] == "good":
            say("best " + MOVES[seat])
        else:
            bad(seat)
"""

GREETING = "bot good 0 Good.\nbot bad 0 Bad.\nprotocol 1\nok"


class Planted:
    """A program with a deed, in a folder of its own, and what is known of its processes."""

    def __init__(
        self,
        folder: Path,
        position: Position,
        deed: str = "",
        *,
        start: str = "",
        greeting: str = GREETING,
    ) -> None:
        self._pids, self._notes = folder / "pids", folder / "notes"
        self._pids.touch()
        self._notes.touch()
        moves = {seat + 1: write_move(next(legal(position, seat))) for seat in position.awaited}
        self.gate = folder / "gate"
        """A file that a deed may wait for; the test makes it."""
        program = folder / "engine.py"
        program.write_text(
            _PROGRAM.format(
                moves=moves,
                pids=str(self._pids),
                notes=str(self._notes),
                deed="\n".join(f"    {line}" for line in (deed or "pass").splitlines()),
                start=start,
                greeting=greeting,
            ),
            encoding="utf-8",
        )
        # Without site-packages a process starts much faster, and none of them is needed.
        self.command = [sys.executable, "-I", "-S", str(program)]

    @property
    def pids(self) -> list[int]:
        """Every process that was ever started, and whatever these wrote down beside their own."""
        return [int(line) for line in self._pids.read_text().split()]

    @property
    def notes(self) -> list[str]:
        """The commands `go` that came, and what the deed wrote down."""
        return self._notes.read_text().splitlines()

    @property
    def running(self) -> list[int]:
        """The processes that have not ended."""
        return [pid for pid in self.pids if running(pid)]

    @asynccontextmanager
    async def pool(self, count: int = 1, patience: float = PATIENCE) -> AsyncIterator[Engines]:
        """A pool of such engines; when it is closed, none may be left behind."""
        engines = Engines(count, self.command, patience)
        try:
            yield engines
        finally:
            await engines.close()
            # Whatever an engine has started belongs to nobody now, and ends a moment later.
            assert soon(lambda: not self.running), self.running
