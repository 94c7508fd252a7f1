"""A stranger's program that talks to an engine, tables to ask about, and what processes do."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Literal

from quillmap import Game, Options, Position, write_position
from quillmap.bots import BOTS, Budget, choose
from quillmap.rules.rounds import RoundKind

ENGINE = (sys.executable, "-m", "quillmap", "engine")
FINAL = ("ok", "best", "ready", "bye", "error")


class Talk:
    """A conversation with a real engine process."""

    def __init__(self, command: Sequence[str] = ENGINE) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.input, self.output = self.process.stdin, self.process.stdout
        self.notes = self.process.stderr

    def __enter__(self) -> "Talk":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        for stream in (self.output, self.notes):
            stream.close()
        with contextlib.suppress(BrokenPipeError):
            self.input.close()
        self.process.wait(timeout=300)

    def send(self, text: str | bytes) -> None:
        """Write a line."""
        self.input.write((text.encode() if isinstance(text, str) else text) + b"\n")
        self.input.flush()

    def hear(self) -> list[str]:
        """An answer, up to its final line."""
        heard: list[str] = []
        while not heard or heard[-1].split(" ")[0] not in FINAL:
            line = self.output.readline().decode()
            assert line.endswith("\n"), f"the engine ended after {heard}"
            heard.append(line[:-1])
        return heard

    def say(self, text: str | bytes) -> list[str]:
        """Write a command and hear its answer."""
        self.send(text)
        return self.hear()

    def place(self, position: Position) -> list[str]:
        """Send a position."""
        return self.say(f"position\n{write_position(position)}end")


@cache
def table(
    players: int, ruleset: Literal["base", "heroes"] = "base", round: RoundKind = "explore"
) -> Position:
    """A real game from its second season on, at the start of a round of this kind."""
    for seed in range(1, 50):
        game = Game.new(Options.of(ruleset), players, seed=bytes([seed]) * 32)
        moves = 0
        while not game.over:
            position = game.position
            if position.season and position.round == round and len(position.awaited) == players:
                return position
            game.play(choose(BOTS["random"], position, game.awaited[0], Budget(seed=moves)))
            moves += 1
    raise AssertionError(f"no {round} round for {players} at once")


def running(pid: int) -> bool:
    """Whether a process still does something; one that nobody has reaped does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    try:
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def soon(true: Callable[[], bool], seconds: float = 60) -> bool:
    """Whether it becomes true within the time, which is long so that a busy machine can do it."""
    ends = time.monotonic() + seconds
    while not true():
        if time.monotonic() > ends:
            return False
        time.sleep(0.02)
    return True
