"""Servers that cheat: real ones, whose processes deal or tell something else than the seed says.

A cheat is a `sitecustomize.py` on the path of the server, which every process of it reads, those
that write records and replays as well: so a cheating server agrees with itself.
"""

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.server.process import ServerProcess

ROOT: Final = Path(__file__).parents[2]
OTHER_SEED: Final = bytes(32)


def cheating_server(folder: Path, cheat: str) -> ServerProcess:
    """A server with the same cards for every table, but for the cheat; not started yet."""
    folder.mkdir()
    lines = f"from tests.e2e import cheats\n\ncheats.{cheat}\n"
    (folder / "sitecustomize.py").write_text(lines, "utf-8")
    return ServerProcess(
        folder / "tables.db",
        command=(sys.executable, "-m", "tests.server.seeded", "serve"),
        environment={"PYTHONPATH": f"{folder}:{ROOT}"},
    )


def deals_other(*labels: str) -> None:
    """The next one on the list is taken, wherever a label begins so."""
    from quillmap import dealer

    honest = dealer.uniform

    def uniform(seed: bytes, label: str, n: int) -> int:
        return (honest(seed, label, n) + label.startswith(labels)) % n

    vars(dealer)["uniform"] = uniform


def tells_other_seed() -> None:
    """At the end another seed is told, as if it had been this one."""
    _tells(lambda view: view.seed and {"seed": OTHER_SEED.hex()})


def tells_other_promise() -> None:
    """At the end another seed is told, with the promise that belongs to it."""
    promise = hashlib.sha256(OTHER_SEED).hexdigest()
    _tells(lambda view: view.seed and {"seed": OTHER_SEED.hex(), "commitment": promise})


def swaps_an_edict() -> None:
    """From summer on another scoring card lies there than in spring."""
    _tells(lambda view: view.play and view.play.season and {"edicts": view.edicts[::-1]})


def _tells(changes: Callable[[Any], Any]) -> None:
    from quillmap.server.wire import views

    honest = views.table_view

    def table_view(*args: Any, **named: Any) -> Any:
        view = honest(*args, **named)
        for name, value in (changes(view) or {}).items():
            setattr(view, name, value)
        return view

    vars(views)["table_view"] = table_view
