"""What is in the two boxes, read from the pictures in the .toml files beside this one.

A card is one file in the folder of its kind. Which cards a game draws from is declared in
pools.toml.

>>> from quillmap.material import EXPLORE
>>> EXPLORE["base"]["hamlet"].choices[0].shape.rows
('X.', 'XX')
"""

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
    Origin,
    Ruins,
    ScoringCard,
    Season,
    ShapeChoice,
    Terrain,
    Title,
)
from quillmap.material.folders import Folder, cards, table
from quillmap.material.pools import BACKS, BOXES, POOLS, Pools, declared, pools
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
    "ORIGINS",
    "POOLS",
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
    "Origin",
    "Pools",
    "Ruins",
    "ScoringCard",
    "Season",
    "ShapeChoice",
    "Terrain",
    "Title",
    "pools",
]

ORIGINS: Final[tuple[Origin, ...]] = (*BOXES, "promo")
TERRAINS: Final[tuple[Terrain, ...]] = ("forest", "village", "farm", "water", "monster", "hero")
LETTERS: Final[tuple[Letter, ...]] = ("D", "Z", "T", "G")


def _cards(folder: Folder) -> dict[str, dict[str, Any]]:
    return cards(folder, declared(folder))


def _ground(rows: list[str]) -> Ground:
    marks = grid.marks(rows)
    return Ground(marks.get("^", 0), marks.get("#", 0), marks.get("r", 0))


def _explore(id: str, facts: dict[str, Any]) -> Explore:
    choices = tuple(ShapeChoice(Shape.read(s["rows"]), s["coin"]) for s in facts["shape"])
    return Explore(id, facts["time"], tuple(facts["terrains"]), choices)


def _ambush(id: str, facts: dict[str, Any]) -> Ambush:
    shape = Shape.read(facts["rows"])
    return Ambush(id, shape, facts["arrow"], facts["corner"], facts.get("letter"))


def _season(entry: dict[str, Any]) -> Season:
    first, second = ("ABCD".index(edict) for edict in entry["edicts"])
    return Season(entry["id"], (first, second), entry["threshold"])


_explore_cards, _ambush_cards = _cards("explore"), _cards("ambush")
_box = table("box")

MAPS: Final[dict[str, Ground]] = {
    entry["id"]: _ground(entry["rows"]) for entry in table("maps")["map"]
}
"""The four sheets, A and B of the base box, C and D of Heroes (R3.2)."""

EXPLORE: Final[dict[Box, dict[str, Explore]]] = {
    box: {id: _explore(id, facts) for id, facts in _explore_cards.items() if facts["box"] == box}
    for box in BOXES
}
RUINS: Final[dict[str, Ruins]] = {id: Ruins(id) for id in _cards("ruins")}

AMBUSHES: Final[dict[Origin, dict[str, Ambush]]] = {
    box: {id: _ambush(id, facts) for id, facts in _ambush_cards.items() if facts["box"] == box}
    for box in ORIGINS
}
ALL_AMBUSHES: Final[dict[str, Ambush]] = {
    id: card for box in ORIGINS for id, card in AMBUSHES[box].items()
}
"""Every ambush card there is; a game has four of them."""

HEROES: Final[dict[str, Hero]] = {
    id: Hero(id, tuple(facts["rows"])) for id, facts in _cards("heroes").items()
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
    id: ScoringCard(id, facts["box"], facts["back"], facts["solo_value"])
    for id, facts in _cards("scoring").items()
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
