"""The page on which the last siege is kept: bench/siege.md."""

import os
import platform
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from bench.siege.assault import ATTACKS
from bench.siege.verdict import DETAIL, HEAD, Outcome, detail, row

KEPT = Path(__file__).parent.parent / "siege.md"
SECTION = "## "

INTRODUCTION = """# The server under siege

`make siege ARGS=--save`, and `make siege ARGS="--save --nginx"` for the same through a real nginx
with TLS. Each attack has a fresh server (durable SQLite, limits on, a soft limit of 1024
descriptors) on the first core; its engines think wherever there is room. People at 127.0.0.1 draw
40 times a second at tables of four, one of them plays against a bot, and others play at the
address of the attacker, 127.0.0.66. All of them, nginx and the attacker, a process of its own with
less priority, have the other core.

Times are in milliseconds, p50 / p99 / worst of a draw; `live` is the longest answer of
`/health/live` and `bot` the longest a bot took to draw, in seconds, during the attack; memory in
MB and descriptors are those of the server before, at the peak and after; `back` says when
everything was as before. What must hold, by the names in the last column:

| | |
|---|---|
| p99 | of a draw during the attack at most 100 ms, or 5 times that before |
| worst | under a second, and no draw, right code, bot or `/health/live` refused elsewhere |
| memory | at most 1.5 times |
| back | everything as before within 15 s |
| seen | counted, and logged in a few lines without address or traceback (if beyond a limit) |
| beside | people at the same address notice nothing, unless they are told `too_many` |
| bot | answers within 2 s at another table |
"""


def said(outcomes: Sequence[Outcome], seconds: float) -> str:
    """A section of the page."""
    today = f"{date.today()}, Python {platform.python_version()}, {os.cpu_count()} cores"
    return "\n".join(
        [
            f"{today}; each attack for {seconds:.0f} s.\n",
            HEAD,
            *(row(each) for each in outcomes),
            "",
            DETAIL,
            *(detail(each) for each in outcomes),
            "",
        ]
    )


def again(before: str, outcomes: Sequence[Outcome]) -> str:
    """A section where only these attacks were made, or made anew, as its first line then says."""
    lines = before.strip().splitlines()
    for each in outcomes:
        _put(lines, f"| {each.name}:", row(each), [f"| {name}:" for name in ATTACKS])
        _put(lines, f"| {each.name} |", detail(each), [f"| {name} |" for name in ATTACKS])
    names = ", ".join(each.name for each in outcomes)
    lines[0] = f"{lines[0].rstrip('.')}; {names} afterwards."
    return "\n".join([*lines, ""])


def _put(lines: list[str], start: str, new: str, starts: Sequence[str]) -> None:
    """In place of the row that starts so, or behind those that come before it."""
    earlier = tuple(starts[: starts.index(start)])
    for at, line in enumerate(lines):
        if line.startswith(start):
            lines[at] = new
            return
    behind = [at for at, line in enumerate(lines) if line.startswith(earlier)] if earlier else []
    lines.insert(behind[-1] + 1 if behind else len(lines), new)


def keep(title: str, outcomes: Sequence[Outcome], seconds: float, *, whole: bool) -> None:
    """Put a section into the page, in the place of the one that has its title."""
    page = KEPT.read_text("utf-8") if KEPT.exists() else INTRODUCTION
    parts = page.split(f"\n{SECTION}")
    kept = {part.partition("\n")[0]: part.partition("\n")[2] for part in parts[1:]}
    partly = not whole and title in kept
    section = again(kept[title], outcomes) if partly else said(outcomes, seconds)
    kept[title] = f"\n{section}"
    sections = (f"{SECTION}{name}\n{text}" for name, text in kept.items())
    KEPT.write_text("\n".join([INTRODUCTION, *sections]).rstrip() + "\n", "utf-8")
