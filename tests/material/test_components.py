"""The material against tests/data/components.json, the printed facts read from the cards."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest

from quillmap.grid import picture
from quillmap.material import (
    AMBUSHES,
    COIN_TRACK,
    EXPLORE,
    FIRST_GAME_HEROES,
    HEROES,
    MAPS,
    POOLS,
    RUINS,
    SCORING,
    SEASONS,
    TITLES,
    Box,
    Explore,
)

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "data" / "components.json").read_text("utf-8")
)
BOXES: tuple[Box, ...] = ("base", "heroes")
_Card = TypeVar("_Card")


FIRST = set(POOLS[0].everything())


def pooled(cards: Mapping[str, _Card]) -> list[_Card]:
    """The cards that are in the boxes, and not those that came later."""
    return [card for id, card in cards.items() if id in FIRST]


def written(card: Explore) -> dict[str, Any]:
    """An explore card as the facts write it."""
    return {
        "id": card.id,
        "time": card.time,
        "terrains": list(card.terrains),
        "shapes": [
            {"rows": list(choice.shape.rows), "coin": choice.coin} for choice in card.choices
        ],
    }


def test_maps() -> None:
    found = {
        name: list(picture({"^": g.mountains, "#": g.wasteland, "r": g.ruins}))
        for name, g in MAPS.items()
    }
    assert found == FACTS["maps"]


@pytest.mark.parametrize("box", BOXES)
def test_explore_cards(box: Box) -> None:
    facts = FACTS["explore"][box]
    assert [written(card) for card in pooled(EXPLORE[box])] == [
        fact for fact in facts if not fact.get("ruins")
    ]
    if box == "base":
        ruins = [fact for fact in facts if fact.get("ruins")]
        assert [(fact["id"], fact["time"]) for fact in ruins] == [
            (card.id, card.time) for card in pooled(RUINS)
        ]


@pytest.mark.parametrize("box", BOXES)
def test_ambush_cards(box: Box) -> None:
    found = [
        {
            "id": card.id,
            "rows": list(card.shape.rows),
            "arrow": card.arrow,
            "solo_corner": card.corner,
            "letter": card.letter,
        }
        for card in pooled(AMBUSHES[box])
    ]
    assert found == FACTS["ambush"][box]


def test_hero_cards() -> None:
    found = [{"id": card.id, "rows": list(card.rows)} for card in pooled(HEROES)]
    assert found == FACTS["heroes"]


@pytest.mark.parametrize("box", BOXES)
def test_scoring_cards(box: Box) -> None:
    found: dict[str, list[dict[str, object]]] = {}
    for card in pooled(SCORING):
        if card.box == box:
            entry = {"id": card.id, "solo_value": card.solo_value}
            found.setdefault(card.back, []).append(entry)
    assert found == FACTS["scoring"][box]


def test_seasons() -> None:
    facts = FACTS["seasons"]
    for box in BOXES:
        assert [season.threshold[box] for season in SEASONS] == facts[box]
    letters = ["".join("ABCD"[place] for place in season.edicts) for season in SEASONS]
    assert letters == facts["edicts"]
    assert [season.id for season in SEASONS] == ["spring", "summer", "fall", "winter"]


def test_coins_titles_and_first_game() -> None:
    assert FACTS["coin_track"] == COIN_TRACK
    assert [[title.rating, title.id] for title in TITLES] == FACTS["solo_titles"]
    assert list(FIRST_GAME_HEROES) == [FACTS["first_game_heroes"][letter] for letter in "ABCD"]
