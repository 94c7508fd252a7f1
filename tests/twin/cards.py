"""The printed facts of both boxes, read from tests/data/components.json.

A card of neither box, or of no pool yet, is read from its own file.
"""

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

COMPONENTS: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "data" / "components.json").read_text(encoding="utf-8")
)
BOXES = ("base", "heroes")
MATERIAL = Path(__file__).parent.parent.parent / "src" / "quillmap" / "material"


def _others(kind: str, known: Iterable[str]) -> dict[str, dict[str, Any]]:
    """The cards of a kind that the boxes do not have, by id."""
    files = {path.stem: path for path in sorted((MATERIAL / kind).glob("*.toml"))}
    return {
        id: tomllib.loads(files[id].read_text(encoding="utf-8")) for id in files.keys() - set(known)
    }


@dataclass(frozen=True)
class Shape:
    """One shape of an explore card, as printed, and whether it carries a coin."""

    rows: tuple[str, ...]
    coin: bool


@dataclass(frozen=True)
class Explore:
    """An explore card: its time, the terrains and shapes to choose from."""

    id: str
    time: int
    terrains: tuple[str, ...]
    shapes: tuple[Shape, ...]


@dataclass(frozen=True)
class Ambush:
    """An ambush card: shape, arrow, corner of the solo walk, and the letter of a Heroes card."""

    id: str
    rows: tuple[str, ...]
    arrow: str
    corner: str
    letter: str | None


def _shapes(entry: dict[str, Any]) -> tuple[Shape, ...]:
    return tuple(Shape(tuple(shape["rows"]), shape["coin"]) for shape in entry["shapes"])


MAPS: dict[str, list[str]] = COMPONENTS["maps"]

RUINS: list[str] = [card["id"] for card in COMPONENTS["explore"]["base"] if "ruins" in card]

EXPLORE: dict[str, Explore] = {
    card["id"]: Explore(card["id"], card["time"], tuple(card["terrains"]), _shapes(card))
    for box in BOXES
    for card in COMPONENTS["explore"][box]
    if "ruins" not in card
}

EXPLORE_SET: dict[str, list[str]] = {
    box: [card["id"] for card in COMPONENTS["explore"][box] if "ruins" not in card] for box in BOXES
}

AMBUSH: dict[str, Ambush] = {
    card["id"]: Ambush(
        card["id"], tuple(card["rows"]), card["arrow"], card["solo_corner"], card["letter"]
    )
    for box in BOXES
    for card in COMPONENTS["ambush"][box]
}
AMBUSH |= {
    id: Ambush(id, tuple(card["rows"]), card["arrow"], card["corner"], card.get("letter"))
    for id, card in sorted(_others("ambush", AMBUSH).items())
}

AMBUSH_SET: dict[str, list[str]] = {
    box: [card["id"] for card in COMPONENTS["ambush"][box]] for box in BOXES
}

HEROES: dict[str, tuple[str, ...]] = {
    card["id"]: tuple(card["rows"]) for card in COMPONENTS["heroes"]
}

SOLO_VALUE: dict[str, int] = {
    card["id"]: card["solo_value"]
    for box in BOXES
    for cards in COMPONENTS["scoring"][box].values()
    for card in cards
}
SOLO_VALUE |= {
    id: card["solo_value"] for id, card in sorted(_others("scoring", SOLO_VALUE).items())
}

SCORING_BACKS: dict[str, dict[str, list[str]]] = {
    box: {
        back: [card["id"] for card in cards] for back, cards in COMPONENTS["scoring"][box].items()
    }
    for box in BOXES
}

THRESHOLDS: dict[str, list[int]] = {box: COMPONENTS["seasons"][box] for box in BOXES}

SEASON_EDICTS: list[str] = COMPONENTS["seasons"]["edicts"]

COIN_TRACK: int = COMPONENTS["coin_track"]
