"""The numbered steps that bring a database of any age to the schema of today.

A step is a file of SQL, `0001_first.sql`; its number is the schema it leads to. Steps that were
ever released are never changed, only followed by others.
"""

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from quillmap.store.protocol import BadStore

NAME = re.compile(r"(\d{4})_\w+\.sql")


@dataclass(frozen=True, slots=True)
class Step:
    """One migration: the schema it leads to, and how."""

    number: int
    sql: str


def packaged(kind: str) -> Traversable:
    """The folder of steps that comes with this package for "sqlite" or "postgres"."""
    return files("quillmap.store") / "migrations" / kind


def steps_in(folder: Traversable) -> list[Step]:
    """All steps of a folder in order; they count from 1 without a gap."""
    steps = [
        Step(int(match[1]), entry.read_text("utf-8"))
        for entry in folder.iterdir()
        if (match := NAME.fullmatch(entry.name))
    ]
    steps.sort(key=lambda step: step.number)
    if [step.number for step in steps] != list(range(1, len(steps) + 1)) or not steps:
        raise ValueError(f"the migrations in {folder} do not count 1, 2, 3 ...")
    return steps


def steps_after(version: int, steps: list[Step], where: str) -> list[Step]:
    """The steps a database of this schema still needs; BadStore if it is newer than all of them."""
    if version > len(steps):
        raise BadStore(
            f"{where} was written by a newer Quillmap: it has schema {version}, "
            f"and this one knows {len(steps)}."
        )
    return steps[version:]
