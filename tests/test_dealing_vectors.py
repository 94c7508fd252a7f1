"""The numbers of dealing that stay: by the engine, and by a second program made from the page."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import Game, Options, commitment, prepare
from quillmap.dealer import uniform
from quillmap.material import BACKS, BOXES, EXPLORE, POOLS, SEASONS
from quillmap.notation import Revealing
from quillmap.rules.maps import SHEETS
from tests import second_dealer
from tests.notation.games import random_game, tries
from tests.test_dealer import cards_of

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "data" / "dealing_vectors.json").read_text("utf-8")
)


@pytest.mark.parametrize("vector", VECTORS["u"], ids=lambda v: f"{v['seed'][:4]} {v['label']}")
def test_u(vector: dict[str, Any]) -> None:
    seed, label, n = bytes.fromhex(vector["seed"]), vector["label"], int(vector["n"])
    assert uniform(seed, label, n) == int(vector["result"])
    assert second_dealer.u(seed, label, n) == (int(vector["result"]), vector["thrown_away"])


def test_the_vectors_throw_digests_away() -> None:
    assert {vector["thrown_away"] for vector in VECTORS["u"]} >= {0, 1, 2, 3}


def options_of(vector: dict[str, Any]) -> tuple[Options, second_dealer.Rules]:
    """The options of a game for either dealer."""
    asked = vector["options"]
    edicts, ambush_set = (
        None if isinstance(asked[key], str) else asked[key] for key in ("edicts", "ambush_set")
    )
    options = Options.of(
        asked["ruleset"],
        season_set=asked["season_set"],
        explore_set=asked["explore_set"],
        hero_cards=asked["hero_cards"],
        edicts=edicts,
        ambush_set=ambush_set,
    )
    rules = second_dealer.Rules(
        asked["ruleset"],
        asked["season_set"],
        asked["explore_set"],
        asked["hero_cards"] == "on",
        edicts,
        ambush_set,
        vector["rules"],
    )
    return options, rules


@pytest.mark.parametrize(
    "vector", VECTORS["games"], ids=lambda v: f"{v['seed'][:4]} {v['options']['ruleset']}"
)
def test_games(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    options, rules = options_of(vector)
    setup = prepare(options, seed, rules=vector["rules"])
    assert setup.rules == vector["rules"]
    assert list(setup.edicts) == second_dealer.edicts(rules, seed) == vector["edicts"]
    assert list(setup.ambushes) == vector["ambushes"]
    if options.ambush_set is None:
        assert second_dealer.ambushes(rules, seed) == vector["ambushes"]
    assert commitment(seed) == hashlib.sha256(seed).hexdigest() == vector["commitment"]
    assert cards_of(options, seed) == vector["cards"]
    assert second_dealer.all_cards(rules, seed) == vector["cards"]


@pytest.mark.parametrize(
    "vector", VECTORS["sheets"], ids=lambda v: f"{v['seed'][:4]} {v['ruleset']}"
)
def test_sheets(vector: dict[str, Any]) -> None:
    """A drawn sheet changes nothing else that is dealt."""
    seed, ruleset = bytes.fromhex(vector["seed"]), vector["ruleset"]
    drawn = prepare(Options.of(ruleset, map_sheet="random"), seed)
    assert drawn.map_sheet == second_dealer.sheet(ruleset, seed) == vector["sheet"]
    chosen = prepare(Options.of(ruleset, map_sheet=vector["sheet"]), seed)
    assert (drawn.edicts, drawn.ambushes, drawn.ground) == (
        chosen.edicts,
        chosen.ambushes,
        chosen.ground,
    )
    assert cards_of(drawn.options, seed) == cards_of(chosen.options, seed)


def test_every_ruleset_has_several_seeds() -> None:
    seeds: dict[str, set[str]] = {}
    for vector in VECTORS["games"]:
        seeds.setdefault(vector["options"]["ruleset"], set()).add(vector["seed"])
    assert {ruleset: len(found) for ruleset, found in seeds.items()} == dict.fromkeys(
        ("base", "heroes", "combined"), 4
    )


@tries(30)
@given(st.integers(0, 2**32))
def test_both_dealers_agree_on_random_games(number: int) -> None:
    *_, game = random_game(number, trouble=0)
    options = game.setup.options
    rules = second_dealer.Rules(
        options.ruleset,
        options.season_set,
        options.explore_set,
        options.hero_cards,
        None if options.edicts is None else list(options.edicts),
        None if options.ambush_set is None else list(options.ambush_set),
    )
    assert game.seed is not None
    assert list(game.setup.edicts) == second_dealer.edicts(rules, game.seed)
    dealt = second_dealer.all_cards(rules, game.seed)
    shown = [entry.card for entry in game.record().entries if isinstance(entry, Revealing)]
    assert shown == [card for season in dealt for card in season]


def test_the_page_names_the_cards_of_the_boxes() -> None:
    assert list(second_dealer.LISTED) == [each.since for each in POOLS]
    for drawn in POOLS:
        cards = second_dealer.cards_of(drawn.since)
        for box in BOXES:
            times = [f"{id} {EXPLORE[box][id].time}" for id in drawn.explore[box]]
            assert cards[f"explore {box}"] == sorted(times)
            assert cards[f"ambush {box}"] == sorted(drawn.ambush[box])
            thresholds = [str(season.threshold[box]) for season in SEASONS]
            assert cards[f"threshold {box}"] == thresholds
            for back in BACKS:
                assert cards[f"scoring {box} {back}"] == sorted(drawn.edicts(back, box))
        assert cards["ruins"] == sorted(drawn.ruins)
        assert cards["hero"] == sorted(drawn.heroes)
        assert {key: tuple(cards[f"sheet {key}"]) for key in SHEETS} == SHEETS


def test_the_numbers_on_the_page() -> None:
    seed = bytes(32)
    told = dict(line.split(" = ") for line in second_dealer.block("vectors"))
    for key, value in told.items():
        match key.split():
            case ["u", label, n]:
                assert uniform(seed, label, int(n)) == int(value)
            case ["commitment"]:
                assert commitment(seed) == value
            case [ruleset, "sheet"]:
                assert prepare(Options.of(ruleset, map_sheet="random"), seed).map_sheet == value
            case ["base", "edicts"]:
                assert " ".join(prepare(Options.of("base"), seed).edicts) == value
            case _:
                assert key == "base spring"
                assert " ".join(cards_of(Options.of("base"), seed)[0]) == value
    assert len(told) == 8


def test_the_cards_do_not_depend_on_who_plays() -> None:
    game = Game.new(Options.of("combined"), 100, seed=bytes(32))
    assert game.position.shown[0] == cards_of(Options.of("combined"), bytes(32))[0][0]
