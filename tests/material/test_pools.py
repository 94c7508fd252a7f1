"""The declared pools: which cards a rules version draws from, and that they never change."""

import hashlib

import pytest

from quillmap import Game, Options, read_record, write_record
from quillmap.benchmark.suites import SUITES
from quillmap.material import BACKS, BOXES, CARDS, POOLS, SCORING, Pools, pools
from quillmap.notation import NotationError
from quillmap.rules.options import RULES

FIRST = "3a9843a3"
"""The beginning of a digest of the pools of rules 1, which records have been written with."""


def test_the_pools_of_rules_1_stay_what_they_were() -> None:
    text = " ".join(pools(1).everything())
    assert hashlib.sha256(text.encode()).hexdigest()[:8] == FIRST
    assert len(list(pools(1).everything())) == 2 + 4 + 2 * (11 + 4 + 16)


def test_versions_are_declared_in_order_and_none_is_to_come() -> None:
    since = [each.since for each in POOLS]
    assert since == sorted(set(since))
    assert since[0] == 1 and since[-1] <= RULES


@pytest.mark.parametrize("rules", range(1, RULES + 1))
def test_a_version_has_the_newest_pools_that_are_not_newer_than_itself(rules: int) -> None:
    assert pools(rules).since <= rules
    assert not [each for each in POOLS if pools(rules).since < each.since <= rules]


@pytest.mark.parametrize("drawn", POOLS, ids=lambda each: f"rules {each.since}")
def test_a_pool_names_cards_once_and_where_they_belong(drawn: Pools) -> None:
    ids = list(drawn.everything())
    assert len(ids) == len(set(ids))
    assert set(ids) <= CARDS.keys() | SCORING.keys()
    for box in BOXES:
        for back in BACKS:
            found = {(SCORING[id].box, SCORING[id].back) for id in drawn.edicts(back, box)}
            assert found == {(box, back)}


def test_suites_arrange_the_cards_of_rules_1() -> None:
    arranged = {card for suite in SUITES.values() for kind in suite.kinds for card in kind}
    assert arranged == SCORING.keys() & set(pools(1).everything())


def test_a_record_cannot_say_that_a_card_outside_the_pools_was_drawn() -> None:
    """It can be chosen, and is then read; chance never draws it (R13.5)."""
    four = ("ogre_charge", "goblin_attack", "zombie_plague", "gorgon_gaze")
    game = Game.new(Options.of("combined", ambush_set=four), seed=bytes(32))
    text = write_record(game.record())
    assert read_record(text).setup == game.setup
    with pytest.raises(NotationError, match="never draw ogre_charge"):
        read_record(text.replace("ambushes chosen", "ambushes drawn"))
