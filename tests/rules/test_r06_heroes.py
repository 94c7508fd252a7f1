"""R6.20 to R6.25: heroes, stars, and destroyed squares."""

from dataclasses import replace

import pytest

from quillmap.grid import beside, squares
from quillmap.rules import Draw, Options, Raid, legal, play
from quillmap.rules.ambush import gaze, plague, ravage
from tests.rules.helpers import (
    COMBINED,
    HEROES,
    ONE,
    TWO,
    at,
    choices,
    draws,
    raids,
    random_game,
    refusal,
    reveals,
    rows,
    scored,
    sheet,
    shown,
    stars,
    table,
)

FIXED = Options.of("heroes", hero_pattern_rotation=False)


def strikes(card: str, square: str, options: Options = HEROES) -> list[tuple[str, ...]]:
    """Pictures of what the hero may attack from a square of an empty map."""
    position = reveals(table(sheet(), options=options), card)
    return [
        stars(move.strikes)
        for move in legal(position, ONE)
        if isinstance(move, Draw) and move.cells == at(square)
    ]


def test_r6_20_a_hero_fills_any_empty_square_of_the_own_map() -> None:
    """One square, empty, anywhere, whatever the ruins say (R6.20)."""
    place = sheet("r^#F .x")
    position = table(place, place, options=COMBINED)
    position = reveals(position, "temple_ruins", "dal_of_jolev")
    assert position.awaited == (ONE, TWO)
    assert set(choices(position)) == set(choices(replace(position, ruins=False)))
    assert len(choices(position)) == 117
    assert refusal(position, Draw(ONE, "hero", at("A4"), at("B3 B5"))) == "occupied"
    assert refusal(position, Draw(ONE, "hero", at("C3 C4"), at("B3 B5"))) == "one_hero"
    assert refusal(position, Draw(ONE, "forest", at("C3"))) == "wrong_kind"
    assert shown(draws(position, ONE, "hero", "A1", "B2")) == rows("h^#F .x")


@pytest.mark.parametrize(
    ("card", "patterns"),
    [
        ("dobrik_of_lorkheim", ["..... ..*.. .*.*. ..*.."]),
        ("dal_of_jolev", ["..... .*.*. ..... .*.*."]),
        (
            "wren_the_lioness",
            [
                "..... ....* ....* ....*",
                "..... ..... ..... ..... .***.",
                "..... *.... *.... *....",
                ".***.",
            ],
        ),
        (
            "freyla_the_true",
            [
                "..... ..... ...***",
                "..... ..... ..... ..*.. ..*.. ..*..",
                "..... ..... **....",
                "..*.. ..*.. .....",
            ],
        ),
    ],
)
def test_r6_21_the_pattern_is_starred_turned_and_flipped(card: str, patterns: list[str]) -> None:
    """From C3 each hero attacks these squares, what is off the map dropped (R6.21)."""
    assert sorted(strikes(card, "C3")) == sorted(rows(pattern) for pattern in patterns)


def test_r6_21_a_pattern_may_point_off_the_map() -> None:
    """In the corner Freyla strikes to the right, down, or, pointing outwards, nothing (R6.21)."""
    assert strikes("freyla_the_true", "A1") == [rows(".***"), rows(". * * *"), rows("")]


def test_r6_21_without_turning_only_the_printed_pattern_remains() -> None:
    """The option forbids turning and flipping (R6.21)."""
    assert strikes("wren_the_lioness", "C3", FIXED) == [rows("..... ....* ....* ....*")]
    assert strikes("freyla_the_true", "A9", FIXED) == [rows(".........**")]
    position = reveals(table(sheet(), options=FIXED), "freyla_the_true")
    turned = Draw(ONE, "hero", at("A1"), at("B1 C1 D1"))
    assert refusal(position, turned) == "not_the_pattern"
    assert refusal(position, replace(turned, strikes=at("A2 A3"))) == "not_the_pattern"


def test_r6_21_filled_squares_may_be_starred() -> None:
    """The star goes where the pattern points, filled or not (R6.21)."""
    position = reveals(table(sheet("F^ .."), options=HEROES), "dobrik_of_lorkheim")
    after = draws(position, ONE, "hero", "B2", "A2 B1 B3 C2").sheets[ONE]
    assert after.attacked == at("A2 B1 B3 C2")
    assert after.destroyed == 0


def test_r6_21_a_hero_can_surround_a_mountain() -> None:
    """Coins are settled after the stars (R6.21)."""
    position = reveals(table(sheet(".. ^F M."), options=HEROES), "dal_of_jolev")
    after = draws(position, ONE, "hero", "A1", "B2").sheets[ONE]
    assert (after.coins, after.attacked) == (1, at("B2"))


def test_r6_22_stars_do_not_fill_squares() -> None:
    """A starred square is as empty as before (R6.22)."""
    position = reveals(table(sheet(), options=HEROES), "dobrik_of_lorkheim")
    after = draws(position, ONE, "hero", "B2", "A2 B1 B3 C2").sheets[ONE]
    assert after.empty == sheet(".. .H").empty


def test_r6_22_stars_outlive_their_hero() -> None:
    """The Gorgon destroys the hero of B2; a monster drawn on A1 later is still struck (R6.22)."""
    position = reveals(table(sheet(), sheet(), options=HEROES), "dal_of_jolev")
    position = draws(position, ONE, "hero", "B2", "A1 A3 C1 C3")
    position = draws(position, TWO, "hero", "B2", "A1 A3 C1 C3")
    position = reveals(position, "gorgon_gaze")
    position = raids(position, TWO, ONE, "C2 D1 D3", "B2")
    position = raids(position, ONE, TWO, "C2 D1 D3", "D2")
    assert shown(position) == rows("... .x. .M. M.M")
    assert position.sheets[ONE].attacked == at("A1 A3 C1 C3")
    position = draws(reveals(position, "kethras_gates"), ONE, "monster", "A1")
    assert shown(position) == rows("x.. .x. .M. M.M")


def test_r6_23_a_hero_card_leaves_the_game() -> None:
    """It is in no deck again, and the other three are still to come (R6.23)."""
    position = reveals(table(sheet(), options=HEROES, season=3), "dal_of_jolev")
    position = draws(position, ONE, "hero", "F6", "E5 E7 G5 G7")
    assert "dal_of_jolev" not in position.unseen.heroes
    assert (len(position.unseen.heroes), position.unseen.hero_backs) == (3, 3)
    after = scored(table(sheet(), options=HEROES)).position
    assert len(after.unseen.heroes) == 4
    assert position.effects == ()


def test_r6_24_monsters_already_there_are_destroyed_by_the_new_hero() -> None:
    """Every monster in the pattern, and nothing else in it (R6.24)."""
    position = table(sheet("MM. M.F .V. M", letters={"Z": "A1 A2"}), options=HEROES)
    position = reveals(position, "dobrik_of_lorkheim")
    after = draws(position, ONE, "hero", "B2", "A2 B1 B3 C2")
    assert shown(after) == rows("Mx. xHF .V. M")
    assert after.sheets[ONE].zombie == at("A1 A2")


@pytest.mark.parametrize("how", ["ambush", "gates", "fallback", "plague"])
def test_r6_24_a_monster_drawn_later_on_a_star_is_destroyed(how: str) -> None:
    """By ambush, by Kethra's Gates, as a single square, or by spreading Zombies (R6.24)."""
    place = sheet("..", rest="F", attacked="A1") if how == "fallback" else sheet(attacked="A1")
    position = table(place, place, options=HEROES)
    if how == "ambush":
        position = raids(reveals(position, "zombie_plague"), ONE, TWO, "A1")
    elif how == "gates":
        position = draws(reveals(position, "kethras_gates"), TWO, "monster", "A1")
    elif how == "fallback":
        position = draws(reveals(position, "hillside_terrace"), TWO, "monster", "A1")
    else:
        infested = sheet(".M", attacked="A1", letters={"Z": "A2"})
        position = replace(position, sheets=(sheet(), infested), effects=("zombie_plague",))
        position = scored(position).position
    assert shown(position, TWO)[0][0] == "x"
    assert position.sheets[TWO].destroyed == at("A1")


def test_r6_24_stars_do_nothing_else() -> None:
    """Other terrain on a starred square stands (R6.24)."""
    position = reveals(table(sheet(attacked="A1 A2 A3"), options=HEROES), "lagoon")
    assert shown(draws(position, ONE, "water", "A2 B1")) == rows(".W W")
    hero = reveals(table(sheet(attacked="B2"), options=HEROES), "dal_of_jolev")
    assert shown(draws(hero, ONE, "hero", "B2", "A1 A3 C1 C3")) == rows("... .H")


def test_r6_25_destroyed_squares_are_filled_for_ever_and_do_nothing() -> None:
    """Destroyed monsters threaten, spread, gaze and ravage no more (R6.25)."""
    for letter in ("Z", "T", "G"):
        before = sheet("... .X. ...", letters={letter: "B2"}, attacked="B2")
        assert (before.menaced, plague(before), ravage(before), gaze(before)) == (0, 0, 0, 0)
        assert before.ground.ruins == before.attacked == at("B2")
    position = reveals(table(sheet("X")), "rift_lands")
    assert refusal(position, Draw(ONE, "farm", at("A1"))) == "occupied"


def test_r6_25_nothing_destroys_a_mountain() -> None:
    """No card can, and in random games none ever does (R6.25)."""
    place = sheet("^. .. ..")
    position = reveals(table(sheet(), place, options=HEROES), "gorgon_gaze")
    assert refusal(position, Raid(ONE, TWO, at("A2 B1 B3"), at("A1"))) == "cannot_destroy"
    after = play(position, Raid(ONE, TWO, at("A2 B1 B3"), at("B2"))).position
    assert shown(after, TWO) == rows("^M. MxM")
    for number in range(2):
        for _, step in random_game(HEROES, 2, number):
            for each in step.position.sheets:
                assert not each.destroyed & (each.ground.mountains | each.ground.wasteland)


def test_r6_21_every_hero_square_has_its_pattern_or_less() -> None:
    """In a corner Dobrik attacks two squares, in the middle four (R6.21)."""
    position = reveals(table(sheet(), options=HEROES), "dobrik_of_lorkheim")
    moves = [move for move in legal(position, ONE) if isinstance(move, Draw)]
    assert [move.cells for move in moves] == list(squares(sheet().empty))
    assert all(move.strikes == beside(move.cells) for move in moves)
