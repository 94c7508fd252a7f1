"""R18: what a form can offer for each option is what the options accept, and no more."""

from typing import Any, get_args

import pytest

from quillmap.material import ALL_AMBUSHES, BACKS, SCORING
from quillmap.rules import BadOptions, Options
from quillmap.rules.choices import Choice, choices
from quillmap.rules.options import OPTIONS, Ruleset

ALL = {choice.id: choice for choice in choices()}


def of(ruleset: str, **asked: Any) -> Options:
    """Options as a form would ask for them."""
    return Options.of(ruleset, **asked)


def test_r18_every_option_is_there_in_its_order() -> None:
    assert tuple(ALL) == OPTIONS


@pytest.mark.parametrize("choice", ALL.values(), ids=ALL)
def test_r18_every_offer_is_accepted_and_the_usual_one_is_as_if_left_out(choice: Choice) -> None:
    for ruleset, offered in choice.offered.items():
        assert offered.usual in offered.values
        assert len(offered.values) > 1 or offered.cards
        if choice.id == "ruleset":
            continue
        for value in offered.values:
            of(ruleset, **{choice.id: value})
        assert of(ruleset, **{choice.id: offered.usual}) == of(ruleset)


@pytest.mark.parametrize("id", [id for id in ALL if ALL[id].kind == "choice" and id != "ruleset"])
def test_r18_nothing_is_missing(id: str) -> None:
    """Whoever chooses what there is not hears all values that there are."""
    for ruleset, offered in ALL[id].offered.items():
        with pytest.raises(BadOptions) as refused:
            of(ruleset, **{id: "nothing"})
        said = str(dict(refused.value.reason.args)["choices"]).split(", ")
        assert said == [*(["auto"] if id == "fallback_terrain" else []), *map(str, offered.values)]


def test_r18_what_a_ruleset_fixes_is_not_offered() -> None:
    fixed = {"season_set": "heroes", "explore_set": "heroes", "hero_cards": True}
    for id, value in {**fixed, "ambush_set": "heroes"}.items():
        assert set(ALL[id].offered) == {"combined"}
        with pytest.raises(BadOptions):
            of("base", **{id: value})


def test_r18_options_of_one_box_are_offered_where_it_is_played() -> None:
    assert set(ALL["wildholds_points"].offered) == {"base", "combined"}
    assert set(ALL["hero_pattern_rotation"].offered) == {"heroes", "combined"}
    assert set(ALL["effects_after_winter"].offered) == {"heroes", "combined"}
    assert [id for id, choice in ALL.items() if choice.alone] == ["solo_ambush"]


def test_r18_cards_to_choose_from() -> None:
    for ruleset, offered in ALL["edicts"].offered.items():
        for card in offered.cards:
            others = (
                next(other for other in offered.cards if SCORING[other].back == back)
                for back in BACKS
                if back != SCORING[card].back
            )
            assert of(ruleset, edicts=[card, *others]).edicts is not None
    assert set(ALL["edicts"].offered) == set(get_args(Ruleset))
    ambushes = ALL["ambush_set"].offered["combined"].cards
    assert set(ambushes) == ALL_AMBUSHES.keys()
    assert of("combined", ambush_set=list(ambushes[2:6])).ambush_set == ambushes[2:6]
