"""Running a command beside a server, and looking into a database."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from quillmap.server.background.maintenance import DAY_MS
from quillmap.server.clock import wall_clock
from quillmap.store import Kept, Row
from quillmap.store.opening import open_store
from tests.cli.helpers import COMMAND, surroundings

PATIENCE = 300.0
NOWHERE = Path("/nowhere")


async def quillmap(*words: str | Path, code: int = 0, data: Path = NOWHERE) -> tuple[str, str]:
    """What a command says while players go on playing: (out, err)."""
    process = await asyncio.create_subprocess_exec(
        *COMMAND,
        *map(str, words),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(data),
    )
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == code, err.decode()
    return out.decode(), err.decode()


def made(*places: Path | str) -> None:
    """Make an empty database in each of these folders, or of these names, as a server would."""

    async def make(place: str) -> None:
        await (await open_store(place, notify=False)).close()

    for place in places:
        where = place / "tables.db" if isinstance(place, Path) else place
        asyncio.run(make(str(where)))


def added(said: str) -> list[str]:
    """The ids in what `quillmap import` says."""
    return re.findall(r" is ([a-z2-7]+)", said)


def games(text: str) -> dict[str, Any]:
    """The answer of `quillmap tables --json` by id."""
    return {each["game"]: each for each in json.loads(text)}


async def stored(database: str) -> dict[str, tuple[Row, list[Kept]]]:
    """Every game of a database."""
    store = await open_store(database, notify=False)
    try:
        return {row.game: (row, lines) async for row, lines in store.dump()}
    finally:
        await store.close()


def backed_up(path: Path) -> dict[str, list[str]]:
    """The journals in a backup, read as somebody else would."""
    found = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return {each["game"]: [line for _, line in each["lines"]] for each in found[1:-1]}


async def age(database: str, days: dict[str, float]) -> None:
    """Make games seem untouched for so many days, and what is due there as old."""
    store = await open_store(database, notify=False)
    for game, ago in days.items():
        row, lines = await store.row(game), await store.journal(game)
        assert row is not None
        then = wall_clock() - round(ago * DAY_MS)
        entry = row.entry if row.entry.due is None else replace(row.entry, due=then)
        await store.delete([game])
        await store.load(replace(row, touched=then, entry=entry), lines)
    await store.close()


class Started:
    """A command that serves until it is told to stop."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.said = ""

    def until(self, pattern: str) -> "re.Match[str]":
        """Read on until it has said this."""
        assert self.process.stdout is not None
        while not (found := re.search(pattern, self.said)):
            line = self.process.stdout.readline()
            assert line, f"{self.said}\n{self.errors()}"
            self.said += line
        return found

    def errors(self) -> str:
        """What it logged; only once it has ended."""
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and wait; the exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


@contextmanager
def started(*words: str | Path, data: Path, **environment: str) -> Iterator[Started]:
    """Begin a command that serves."""
    process = subprocess.Popen(
        [*COMMAND, *map(str, words)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**surroundings(data), **environment},
    )
    try:
        yield Started(process)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


@contextmanager
def taken_port() -> Iterator[int]:
    """A port on which another program listens, which says nothing."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


def browser(folder: Path) -> dict[str, str]:
    """An environment with a screen, whose browser writes down what it is shown."""
    script = folder / "browser.sh"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{folder}/shown.txt"\n')
    os.chmod(script, 0o755)
    return {"DISPLAY": ":99", "BROWSER": f"{script} %s"}
