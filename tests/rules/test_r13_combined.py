"""R13: both boxes together."""

import pytest

from quillmap.dealer import prepare
from quillmap.material import BACKS, MAPS, RUINS, SCORING, pools
from quillmap.rules import BadOptions, Options, begin
from quillmap.rules.scoring import points
from tests.rules.helpers import HEROES as HEROES_GAME
from tests.rules.helpers import (
    ONE,
    TWO,
    choices,
    printed,
    raids,
    reveals,
    rows,
    scored,
    sheet,
    shown,
    table,
)

SEEDS = [number.to_bytes(32, "big") for number in range(200)]


@pytest.mark.parametrize("map_sheet", "ABCD")
def test_r13_1_any_of_the_four_sheets(map_sheet: str) -> None:
    """One sheet for all, from either box (R13.1)."""
    position = begin(prepare(Options.of("combined", map_sheet=map_sheet), SEEDS[0], 2))
    assert {each.ground for each in position.sheets} == {MAPS[map_sheet]}


@pytest.mark.parametrize(("season_set", "summer"), [("base", 8), ("heroes", 7)])
def test_r13_2_one_set_of_seasons(season_set: str, summer: int) -> None:
    """Either; they differ in summer (R13.2)."""
    options = Options.of("combined", season_set=season_set)
    thresholds = [table(sheet(), options=options, season=each).threshold for each in range(4)]
    assert thresholds == [8, summer, 7, 6]


@pytest.mark.parametrize("explore_set", ["base", "heroes"])
def test_r13_3_one_explore_set_not_mixed(explore_set: str) -> None:
    """The cards of the one box, none of the other (R13.3)."""
    deck = set(
        table(sheet(), options=Options.of("combined", explore_set=explore_set)).unseen.explore
    )
    sets = pools(1).explore
    own, other = (set(sets[box]) for box in sorted(sets, key=lambda b: b != explore_set))
    assert own <= deck and not other & deck


@pytest.mark.parametrize("explore_set", ["base", "heroes"])
def test_r13_4_the_ruins_cards_are_always_in_and_their_rules_apply(explore_set: str) -> None:
    """With the explore cards of either box (R13.4)."""
    options = Options.of("combined", explore_set=explore_set, map_sheet="C")
    position = table(printed("C"), options=options)
    assert set(pools(1).ruins) <= set(position.unseen.explore)
    single = "rift_lands" if explore_set == "base" else "kethras_gates"
    assert len(choices(reveals(position, "outpost_ruins", single))) == 6


def test_r13_5_any_four_of_the_eight_ambushes_one_a_season() -> None:
    """At random all eight come up; or a chosen four; or those of a box (R13.5)."""
    seen: set[str] = set()
    for seed in SEEDS[:60]:
        four = prepare(Options.of("combined"), seed).ambushes
        assert len(set(four)) == 4
        seen |= set(four)
    assert seen == {id for four in pools(1).ambush.values() for id in four}
    chosen = ("goblin_attack", "gorgon_gaze", "gnoll_raid", "zombie_plague")
    for asked, found in ((chosen, chosen), ("heroes", pools(1).ambush["heroes"])):
        setup = prepare(Options.of("combined", ambush_set=asked), SEEDS[0])
        assert setup.ambushes == found
        assert begin(setup).unseen.ambush_backs == 1


def test_r13_6_with_hero_cards_hero_is_a_terrain_type_for_every_card() -> None:
    """Greengold Plains and Banded Hills count heroes only if hero cards are in (R13.6)."""
    on, off = Options.of("combined"), Options.of("combined", hero_cards=False)
    village, band = sheet(".H. FVA"), sheet("FVAWH")
    assert [points("greengold_plains", village, options) for options in (on, off)] == [3, 0]
    assert [points("banded_hills", band, options) for options in (on, off)] == [4, 0]
    assert table(sheet(), options=on).unseen.heroes == tuple(sorted(pools(1).heroes))
    assert scored(table(sheet(), options=on)).position.unseen.hero_backs == 2
    assert scored(table(sheet(), options=off)).position.unseen.hero_backs == 0


def test_r13_7_scoring_cards_of_both_boxes_one_of_each_back() -> None:
    """Eight of each back, thirty-two in all (R13.7)."""
    seen: dict[str, set[str]] = {back: set() for back in BACKS}
    for seed in SEEDS:
        edicts = prepare(Options.of("combined"), seed).edicts
        assert sorted(SCORING[card].back for card in edicts) == sorted(BACKS)
        for card in edicts:
            seen[SCORING[card].back].add(card)
    assert {back: len(cards) for back, cards in seen.items()} == dict.fromkeys(BACKS, 8)
    mixed = ("greenbough", "craylund", "shieldgate", "silos")
    assert prepare(Options.of("combined", edicts=mixed), SEEDS[0]).edicts == mixed
    with pytest.raises(BadOptions, match="one of each back"):
        Options.of("combined", edicts=("greenbough", "deepwood", "shieldgate", "silos"))


def test_r13_8_heroes_ambushes_work_without_hero_cards() -> None:
    """Letters, lasting effects and all (R13.8)."""
    options = Options.of("combined", hero_cards=False, ambush_set="heroes")
    position = reveals(table(sheet(), sheet(), options=options), "zombie_plague")
    position = raids(raids(position, ONE, TWO, "A1"), TWO, ONE, "A1")
    after = scored(position).position
    assert shown(after) == rows("MM M")


def test_r13_9_in_heroes_ruins_mean_nothing_for_drawing() -> None:
    """No ruins cards, so nothing ever has to cover the symbols of C and D (R13.9)."""
    for map_sheet in "CD":
        position = table(printed(map_sheet), options=HEROES_GAME)
        assert not RUINS.keys() & set(position.unseen.explore)
        position = reveals(position, "kethras_gates")
        assert len(choices(position)) == printed(map_sheet).empty.bit_count()
    with pytest.raises(BadOptions, match="is not a scoring card"):
        Options.of("heroes", edicts=("deepwood", "the_golden_granary", "caravansary", "silos"))
