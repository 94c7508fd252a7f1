"""Reads the cards, each from a file of its own: `scoring/treetower.toml` is the card treetower.

The facts of a card stand at the top of its file. The tables below them are for others: `example` is
the small map that the page shows, and each `sheet` a map with what it earns, for the tests. Nobody
who plays needs them, so they are read only when somebody asks.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, get_args

Folder: TypeAlias = Literal["scoring", "explore", "ruins", "ambush", "heroes"]
FOLDERS: Final[tuple[Folder, ...]] = get_args(Folder)

Picture: TypeAlias = dict[str, Any]
"""A part of a map: `rows`, and `at`, its top left square; all around it is empty."""

_ROOT: Final = files("quillmap.material")
_OTHERS: Final = ("\n[example]", "\n[[sheet]]")
"""Where the facts of a card end."""


def table(name: str) -> dict[str, Any]:
    """One of the files that are not cards."""
    return tomllib.loads(_ROOT.joinpath(f"{name}.toml").read_text("utf-8"))


def cards(folder: Folder, declared: list[str]) -> dict[str, dict[str, Any]]:
    """The facts of every card in a folder: the declared ones in their order, then the others."""
    names = (file.name for file in _ROOT.joinpath(folder).iterdir())
    ids = {name.removesuffix(".toml") for name in names if name.endswith(".toml")}
    return {id: _facts(folder, id) for id in (*declared, *sorted(ids.difference(declared)))}


def _facts(folder: Folder, id: str) -> dict[str, Any]:
    text = _text(folder, id)
    end = min((at for mark in _OTHERS if (at := text.find(mark)) >= 0), default=len(text))
    return tomllib.loads(text[:end])


def example(folder: Folder, id: str) -> Picture:
    """The small map on which the page shows what a card does."""
    picture: Picture = _whole(folder, id)["example"]
    return picture


def sheets(id: str) -> list[Picture]:
    """Maps with what a scoring card gives for them: `points`, and `why` if that is nothing."""
    found: list[Picture] = _whole("scoring", id)["sheet"]
    return found


@cache
def _whole(folder: Folder, id: str) -> dict[str, Any]:
    return tomllib.loads(_text(folder, id))


def _text(folder: Folder, id: str) -> str:
    return _ROOT.joinpath(folder, f"{id}.toml").read_text("utf-8")
