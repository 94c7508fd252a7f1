"""R18: the options of each ruleset, what they accept, and why they refuse the rest."""

from typing import Any

import pytest

from quillmap.material import pools
from quillmap.rules import BadOptions, Options

BASE_FOUR = ("goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid")
HEROES_FOUR = ("dragon_inferno", "zombie_plague", "giant_troll_ravage", "gorgon_gaze")
MIXED = ("gnoll_raid", "gorgon_gaze", "goblin_attack", "zombie_plague")

COMMON: dict[str, object] = {
    "edicts": None,
    "ambush_fallback": "monster",
    "solo_ambush": "standard",
    "hero_pattern_rotation": True,
    "wildholds_points": 8,
    "effects_after_winter": False,
}
DEFAULTS: dict[str, dict[str, object]] = {
    "base": {
        "map_sheet": "A",
        "season_set": "base",
        "explore_set": "base",
        "hero_cards": False,
        "ambush_set": BASE_FOUR,
        "fallback_terrain": "card",
    },
    "heroes": {
        "map_sheet": "C",
        "season_set": "heroes",
        "explore_set": "heroes",
        "hero_cards": True,
        "ambush_set": HEROES_FOUR,
        "fallback_terrain": "any",
    },
    "combined": {
        "map_sheet": "A",
        "season_set": "base",
        "explore_set": "base",
        "hero_cards": True,
        "ambush_set": None,
        "fallback_terrain": "any",
    },
}


def refused(ruleset: str, **asked: Any) -> str:
    """The id of the reason why these options are refused."""
    with pytest.raises(BadOptions) as refusal:
        Options.of(ruleset, **asked)
    return refusal.value.reason.id


@pytest.mark.parametrize("ruleset", DEFAULTS)
def test_r18_what_is_left_open_is_filled_in_by_the_ruleset(ruleset: str) -> None:
    """Every option has a value, whether or not anybody asked for one."""
    options = Options.of(ruleset)
    found = {name: getattr(options, name) for name in Options.__dataclass_fields__}
    assert found == {"ruleset": ruleset} | DEFAULTS[ruleset] | COMMON


def test_r18_base_is_the_ruleset_that_nobody_named() -> None:
    """The first value of each option is its default."""
    assert Options.of() == Options.of("base")


FREE: list[tuple[str, list[tuple[object, object]]]] = [
    ("fallback_terrain", [("card", "card"), ("any", "any")]),
    ("ambush_fallback", [("monster", "monster"), ("any", "any")]),
    ("solo_ambush", [("standard", "standard"), ("pegasus", "pegasus")]),
    ("hero_pattern_rotation", [(True, True), (False, False), ("on", True), ("off", False)]),
    ("wildholds_points", [(8, 8), (6, 6), ("8", 8), ("6", 6)]),
    ("effects_after_winter", [(True, True), (False, False), ("on", True), ("off", False)]),
    ("edicts", [("random", None), (None, None)]),
]


@pytest.mark.parametrize("ruleset", DEFAULTS)
@pytest.mark.parametrize(("option", "values"), FREE, ids=[option for option, _ in FREE])
def test_r18_options_that_every_ruleset_has(
    ruleset: str, option: str, values: list[tuple[object, object]]
) -> None:
    """Each value is accepted, switches also as words; anything else is refused."""
    for asked, expected in values:
        options: dict[str, Any] = {option: asked}
        assert getattr(Options.of(ruleset, **options), option) == expected
    if option != "edicts":
        for nonsense in ("", "nonsense", "ON", None, 7):
            assert refused(ruleset, **{option: nonsense}) == "bad_option"


def test_r18_auto_fallback_is_that_of_the_ruleset() -> None:
    """The card's terrain in base, any otherwise."""
    found = [Options.of(rules, fallback_terrain="auto").fallback_terrain for rules in DEFAULTS]
    assert found == ["card", "any", "any"]


def test_r18_an_unknown_ruleset_or_sheet_is_refused() -> None:
    """And the reason lists the choices."""
    assert refused("skills") == "bad_option"
    for ruleset, other in (("base", "C"), ("heroes", "B"), ("combined", "E"), ("base", "a")):
        assert refused(ruleset, map_sheet=other) == "bad_option"
    with pytest.raises(BadOptions, match="“C” is not a value of the option “map_sheet”"):
        Options.of("base", map_sheet="C")


@pytest.mark.parametrize(
    ("option", "own", "other"),
    [
        ("season_set", "base", "heroes"),
        ("explore_set", "base", "heroes"),
        ("hero_cards", "off", "on"),
    ],
)
def test_r18_what_a_ruleset_fixes_cannot_be_changed(option: str, own: Any, other: Any) -> None:
    """In base and Heroes the sets are those of the box; combined games choose."""
    assert getattr(Options.of("base", **{option: own}), option) in (own, False)
    assert refused("base", **{option: other}) == "fixed_by_ruleset"
    assert getattr(Options.of("heroes", **{option: other}), option) in (other, True)
    assert refused("heroes", **{option: own}) == "fixed_by_ruleset"
    chosen = [getattr(Options.of("combined", **{option: each}), option) for each in (own, other)]
    assert chosen in (["base", "heroes"], [False, True])
    for nonsense in ("both", "", "BASE"):
        assert refused("combined", **{option: nonsense}) == "bad_option"


def test_r18_the_reason_names_the_fixed_value() -> None:
    """Switches as on and off."""
    with pytest.raises(
        BadOptions, match="In the game “base” the option “hero_cards” is always “off”"
    ):
        Options.of("base", hero_cards=True)
    with pytest.raises(
        BadOptions, match="In the game “heroes” the option “explore_set” is always “heroes”"
    ):
        Options.of("heroes", explore_set="base")


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (None, None),
        ("random", None),
        ("base", BASE_FOUR),
        ("heroes", HEROES_FOUR),
        (MIXED, MIXED),
        (list(MIXED), MIXED),
        (" ".join(MIXED), MIXED),
        (", ".join(MIXED), MIXED),
    ],
)
def test_r18_ambushes_of_a_combined_game(asked: Any, expected: tuple[str, ...] | None) -> None:
    """Four of the eight at random, those of a box, or a list of four."""
    assert Options.of("combined", ambush_set=asked).ambush_set == expected


@pytest.mark.parametrize(
    "asked",
    ["", MIXED[:3], [*MIXED, "dragon_inferno"], [MIXED[0]] * 4, "a b c d", 4, ["hamlet"] * 4],
)
def test_r18_other_lists_of_ambushes_are_refused(asked: Any) -> None:
    """Not four, not different, or not ambushes."""
    assert refused("combined", ambush_set=asked) == "four_ambushes"


@pytest.mark.parametrize(("ruleset", "own"), [("base", BASE_FOUR), ("heroes", HEROES_FOUR)])
def test_r18_the_ambushes_of_a_single_box_are_its_own(ruleset: str, own: tuple[str, ...]) -> None:
    """In any order and by name of the box, but no others."""
    for asked in (None, ruleset, own, own[::-1], " ".join(own)):
        assert Options.of(ruleset, ambush_set=asked).ambush_set == own
    for other in ("random", MIXED, own[:3], "combined"):
        assert refused(ruleset, ambush_set=other) == "fixed_by_ruleset"
    assert set(pools(1).ambush["base"]) == set(BASE_FOUR)


EDICTS = ("silos", "deepwood", "craylund", "caravansary")


def test_r18_edicts_may_be_fixed() -> None:
    """One card of each back, in the order of A to D, from the cards of the ruleset."""
    assert Options.of("heroes", edicts=EDICTS).edicts == EDICTS
    assert Options.of("heroes", edicts=",".join(EDICTS)).edicts == EDICTS
    mixed = ("silos", "greenbough", "craylund", "shieldgate")
    assert Options.of("combined", edicts=mixed).edicts == mixed


def test_r18_the_first_game_preset_is_for_heroes_cards() -> None:
    """In Heroes and combined; base does not have the cards."""
    preset = ("faunlost_thicket", "gnomish_colony", "ulems_wallow", "dwarvenholds")
    assert Options.of("heroes", edicts="first_game").edicts == preset
    assert Options.of("combined", edicts="first_game").edicts == preset
    assert refused("base", edicts="first_game") == "edict_pool"


@pytest.mark.parametrize(
    ("ruleset", "edicts", "why"),
    [
        ("heroes", ("silos", "deepwood", "craylund", "atlantis"), "unknown_card"),
        ("heroes", ("silos", "deepwood", "craylund", "hamlet"), "unknown_card"),
        ("heroes", ("silos", "deepwood", "craylund"), "edict_backs"),
        ("heroes", ("silos", "deepwood", "sleepy_valley", "caravansary"), "edict_backs"),
        ("heroes", (*EDICTS, "jorekburg"), "edict_backs"),
        ("heroes", ("silos", "deepwood", "canal_lake", "caravansary"), "edict_pool"),
        ("base", EDICTS, "edict_pool"),
        ("base", 4, "edict_backs"),
    ],
)
def test_r18_other_edicts_are_refused(ruleset: str, edicts: Any, why: str) -> None:
    """Unknown cards, a back twice or missing, cards of the other box."""
    assert refused(ruleset, edicts=edicts) == why
