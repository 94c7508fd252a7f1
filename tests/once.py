"""What takes long is made once for all workers of a run: the first makes it, the others wait."""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """The folder that `make` has filled for one of the workers.

    One that failed is made again by the next, who will fail in the same way and say why.
    """
    base = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent  # which all workers share
    with (base / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done, tries = base / f"{name}.made", 0
        if not done.exists():
            while (base / f"{name}{tries}").exists():
                tries += 1
            folder = base / f"{name}{tries}"
            folder.mkdir()
            make(folder)
            done.write_text(str(folder), "utf-8")
        return Path(done.read_text("utf-8"))
