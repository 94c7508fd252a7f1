"""The document of the cards holds every card, as the rules know it."""

from collections.abc import Iterator

import httpx
import pytest

from quillmap.material import (
    ALL_AMBUSHES,
    CARDS,
    EXPLORE,
    HEROES,
    MAPS,
    NAMES,
    RUINS,
    SCORING,
    SEASONS,
    TERRAINS,
    TITLES,
)
from quillmap.rules.options import Options
from quillmap.server.http.material import Material, material
from quillmap.texts import text
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Material]:
    """The document as a page gets it."""
    with ServerProcess(tmp_path_factory.mktemp("material") / "games.db") as server:
        answer = httpx.get(f"{server.address}/api/material")
        assert answer.status_code == 200
        yield Material.model_validate_json(answer.content)


def test_it_is_served_as_it_is(served: Material) -> None:
    assert served == material()


def test_no_card_is_missing() -> None:
    found = material()
    cards = [*found.explore, *found.ruins, *found.ambushes, *found.heroes]
    assert len(cards) == len(set(cards))
    assert set(cards) == CARDS.keys()
    assert found.scoring.keys() == SCORING.keys()
    assert found.terrains == list(TERRAINS)


def test_everything_has_a_name() -> None:
    found = material()
    named = {*CARDS, *SCORING, *(season.id for season in SEASONS), *(title.id for title in TITLES)}
    assert found.names.keys() >= named
    assert found.names == NAMES


def test_explore_cards_are_as_printed() -> None:
    for box, cards in EXPLORE.items():
        for id, card in cards.items():
            shown = material().explore[id]
            assert (shown.box, shown.time) == (box, card.time)
            assert shown.terrains == list(card.terrains)
            shapes = [(tuple(each.rows), each.coin) for each in shown.shapes]
            assert shapes == [(each.shape.rows, each.coin) for each in card.choices]
    assert material().ruins == list(RUINS)


def test_ambushes_and_heroes_are_as_printed() -> None:
    for id, card in ALL_AMBUSHES.items():
        shown = material().ambushes[id]
        assert tuple(shown.rows) == card.shape.rows
        assert (shown.arrow, shown.corner, shown.letter) == (card.arrow, card.corner, card.letter)
    for id, hero in HEROES.items():
        assert tuple(material().heroes[id].rows) == hero.rows


def test_every_scoring_card_says_what_it_counts() -> None:
    for id, card in SCORING.items():
        shown = material().scoring[id]
        assert (shown.box, shown.back, shown.solo_value) == (card.box, card.back, card.solo_value)
        assert shown.rule == text(f"rule-{id}")


def test_seasons_have_their_edicts_and_thresholds() -> None:
    for shown, season in zip(material().seasons, SEASONS, strict=True):
        assert (shown.id, tuple(shown.edicts)) == (season.id, season.edicts)
        assert shown.threshold == season.threshold


def test_sheets_are_those_that_the_rules_allow() -> None:
    for ruleset, sheets in material().sheets.items():
        for sheet in sheets:
            assert Options.of(ruleset, map_sheet=sheet).map_sheet == sheet
    assert set(material().sheets["combined"]) == MAPS.keys()
    assert material().sheets["base"] == ["A", "B"]
