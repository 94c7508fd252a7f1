"""What is in the two boxes, read from the pictures in the .toml files beside this one.

>>> from quillmap.material import EXPLORE
>>> EXPLORE["base"]["hamlet"].choices[0].shape.rows
('X.', 'XX')
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from quillmap import grid
from quillmap.material.cards import (
    Ambush,
    Arrow,
    Back,
    Box,
    Card,
    Corner,
    Explore,
    Ground,
    Hero,
    Letter,
    Ruins,
    ScoringCard,
    Season,
    ShapeChoice,
    Terrain,
    Title,
)
from quillmap.shape import Shape
from quillmap.texts import text

__all__ = [
    "ALL_AMBUSHES",
    "AMBUSHES",
    "BACKS",
    "BOXES",
    "CARDS",
    "COIN_TRACK",
    "EXPLORE",
    "FIRST_GAME_HEROES",
    "HEROES",
    "LETTERS",
    "MAPS",
    "NAMES",
    "RUINS",
    "SCORING",
    "SEASONS",
    "TERRAINS",
    "TITLES",
    "Ambush",
    "Arrow",
    "Back",
    "Box",
    "Card",
    "Corner",
    "Explore",
    "Ground",
    "Hero",
    "Letter",
    "Ruins",
    "ScoringCard",
    "Season",
    "ShapeChoice",
    "Terrain",
    "Title",
]

BOXES: Final[tuple[Box, ...]] = ("base", "heroes")
BACKS: Final[tuple[Back, ...]] = ("forest", "farm_water", "village", "geometry")
TERRAINS: Final[tuple[Terrain, ...]] = ("forest", "village", "farm", "water", "monster", "hero")
LETTERS: Final[tuple[Letter, ...]] = ("D", "Z", "T", "G")


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__name__).joinpath(f"{name}.toml").read_text("utf-8"))


def _ground(rows: list[str]) -> Ground:
    marks = grid.marks(rows)
    return Ground(marks.get("^", 0), marks.get("#", 0), marks.get("r", 0))


def _explore(entry: dict[str, Any]) -> Explore:
    choices = tuple(ShapeChoice(Shape.read(s["rows"]), s["coin"]) for s in entry["shape"])
    return Explore(entry["id"], entry["time"], tuple(entry["terrains"]), choices)


def _ambush(entry: dict[str, Any]) -> Ambush:
    shape = Shape.read(entry["rows"])
    return Ambush(entry["id"], shape, entry["arrow"], entry["corner"], entry.get("letter"))


def _season(entry: dict[str, Any]) -> Season:
    first, second = ("ABCD".index(edict) for edict in entry["edicts"])
    return Season(entry["id"], (first, second), entry["threshold"])


_maps, _explore_cards, _ambush_cards = _table("maps"), _table("explore"), _table("ambush")
_box = _table("box")

MAPS: Final[dict[str, Ground]] = {entry["id"]: _ground(entry["rows"]) for entry in _maps["map"]}
"""The four sheets, A and B of the base box, C and D of Heroes (R3.2)."""

EXPLORE: Final[dict[Box, dict[str, Explore]]] = {
    box: {e["id"]: _explore(e) for e in _explore_cards["explore"] if e["set"] == box}
    for box in BOXES
}
RUINS: Final[dict[str, Ruins]] = {e["id"]: Ruins(e["id"]) for e in _explore_cards["ruins"]}

AMBUSHES: Final[dict[Box, dict[str, Ambush]]] = {
    box: {e["id"]: _ambush(e) for e in _ambush_cards["ambush"] if e["set"] == box} for box in BOXES
}
ALL_AMBUSHES: Final[dict[str, Ambush]] = AMBUSHES["base"] | AMBUSHES["heroes"]
"""The eight ambush cards of both boxes."""

HEROES: Final[dict[str, Hero]] = {
    entry["id"]: Hero(entry["id"], tuple(entry["rows"])) for entry in _table("heroes")["hero"]
}

CARDS: Final[dict[str, Card]] = {
    **EXPLORE["base"],
    **EXPLORE["heroes"],
    **RUINS,
    **ALL_AMBUSHES,
    **HEROES,
}
"""Every card that can be revealed, by id."""

SCORING: Final[dict[str, ScoringCard]] = {
    entry["id"]: ScoringCard(entry["id"], entry["set"], entry["back"], entry["solo_value"])
    for entry in _table("scoring")["scoring"]
}
SEASONS: Final[tuple[Season, ...]] = tuple(_season(entry) for entry in _box["season"])
TITLES: Final[tuple[Title, ...]] = tuple(Title(e["id"], e["rating"]) for e in _box["title"])
"""From the best title to the last."""

COIN_TRACK: Final[int] = _box["coin_track"]
FIRST_GAME_HEROES: Final[tuple[str, ...]] = tuple(_box["first_game_heroes"])

NAMES: Final[dict[str, str]] = {
    id: text(f"name-{id}")
    for id in (
        *SCORING,
        *CARDS,
        *(season.id for season in SEASONS),
        *(title.id for title in TITLES),
    )
}
"""The English name of every card, season and title, by id; `texts` has those of all languages."""
