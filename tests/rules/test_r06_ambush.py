"""R6.10 to R6.14: ambushes with two or more players."""

from dataclasses import replace

import pytest

from quillmap.material import AMBUSHES
from quillmap.rules import Draw, Options, Raid, Seat, legal, play
from quillmap.rules.ambush import target
from quillmap.rules.events import Destroyed, Drawn, Paid
from tests.rules.helpers import (
    HEROES,
    ONE,
    THREE,
    TWO,
    at,
    choices,
    printed,
    raids,
    refusal,
    reveals,
    rows,
    seats,
    sheet,
    shown,
    table,
)


@pytest.mark.parametrize("players", [2, 3, 4, 7, 100])
def test_r6_10_everybody_draws_on_one_map_and_every_map_is_drawn_on(players: int) -> None:
    """Clockwise the map of seat i goes to seat i + 1, the other way to seat i - 1 (R6.10)."""
    circle = seats(players)
    for owner in circle:
        assert target(circle, Seat((owner + 1) % players), "clockwise") == owner
        assert target(circle, Seat((owner - 1) % players), "counter_clockwise") == owner
    assert {target(circle, seat, "clockwise") for seat in circle} == set(circle)


@pytest.mark.parametrize(
    ("card", "squares", "on"),
    [("kobold_onslaught", "A1 A2 A3 B2", "312"), ("goblin_attack", "A1 B2 C3", "231")],
)
def test_r6_10_three_players_pass_their_maps_along_the_arrow(
    card: str, squares: str, on: str
) -> None:
    """The first of three draws on the last one's map when the arrow is clockwise (R6.10)."""
    position = reveals(table(sheet("F"), sheet("V"), sheet("A")), card)
    assert position.awaited == (ONE, TWO, THREE)
    for seat, number in enumerate(on):
        targets = {move.on for move in legal(position, Seat(seat)) if isinstance(move, Raid)}
        assert targets == {Seat(int(number) - 1)}
    wrong = Raid(ONE, ONE, at("H1 H2 H3 I2" if "kobold" in card else "H1 I2 J3"))
    assert refusal(position, wrong) == "wrong_map"
    assert refusal(position, replace(wrong, on=Seat(7))) == "wrong_map"


def test_r6_10_two_players_swap_whichever_way_the_arrow_points() -> None:
    """With two, both arrows mean the other one (R6.10)."""
    for card in ("kobold_onslaught", "goblin_attack"):
        position = reveals(table(sheet("F"), sheet("V")), card)
        assert {move.on for move in legal(position, ONE) if isinstance(move, Raid)} == {TWO}
        assert {move.on for move in legal(position, TWO) if isinstance(move, Raid)} == {ONE}


def test_r6_10_a_hundred_players_and_a_clockwise_arrow() -> None:
    """Seat 0 draws on the map of seat 99, seat 1 on that of seat 0 (R6.10)."""
    position = reveals(table(*[sheet()] * 100), "kobold_onslaught")
    (last,) = {move.on for move in legal(position, Seat(0)) if isinstance(move, Raid)}
    (first,) = {move.on for move in legal(position, Seat(1)) if isinstance(move, Raid)}
    assert (last, first) == (99, 0)


def test_r6_11_the_shape_is_drawn_as_monsters_any_way_round_on_empty_squares() -> None:
    """It may be turned and may cover ruins, which never must be covered (R6.11)."""
    position = reveals(table(sheet("r.F"), sheet("r.F")), "temple_ruins", "kobold_onslaught")
    assert refusal(position, Raid(ONE, TWO, at("A2 A3 A4 B3"))) == "occupied"
    assert refusal(position, Raid(ONE, TWO, at("B1 B2 B3 B4"))) == "not_the_shape"
    assert refusal(position, Draw(ONE, "monster", at("B1 B2 B3 C2"))) == "wrong_kind"
    assert refusal(position, Raid(ONE, TWO, 0)) == "no_squares"
    assert shown(raids(position, ONE, TWO, "A1 B1 C1 B2"), TWO) == rows("m.F MM M")
    assert shown(raids(position, ONE, TWO, "K9 K10 K11 J10"), TWO)[-2:] == (
        ".........M.",
        "........MMM",
    )


def test_r6_11_turned_and_flipped_all_ways() -> None:
    """The Dragon has four different ways to lie; each fits on a map of its size (R6.11)."""
    room = sheet("... ... ...", rest="F")
    position = reveals(table(room, room, options=HEROES), "dragon_inferno")
    assert choices(position) == [
        "A1 A2 B2 C2 C3",
        "A1 B1 B2 B3 C3",
        "A2 A3 B2 C1 C2",
        "A3 B1 B2 B3 C1",
    ]


@pytest.mark.parametrize(
    ("card", "squares", "destroyed", "letter"),
    [
        ("dragon_inferno", "A1 B1 B2 B3 C3", "", "dragon"),
        ("zombie_plague", "A1", "", "zombie"),
        ("giant_troll_ravage", "A1 A2 A3 B2", "", "troll"),
        ("gorgon_gaze", "A1 A3 B2", "A2", "gorgon"),
    ],
)
def test_r6_11_heroes_ambushes_write_their_letter(
    card: str, squares: str, destroyed: str, letter: str
) -> None:
    """Into every square of the shape, and no other letter (R6.11)."""
    position = reveals(table(sheet(), sheet(), options=HEROES), card)
    after = raids(position, ONE, TWO, squares, destroyed).sheets[TWO]
    found = {name: getattr(after, name) for name in ("dragon", "zombie", "troll", "gorgon")}
    assert found == {name: at(squares) if name == letter else 0 for name in found}


def test_r6_12_a_shape_that_fits_nowhere_becomes_one_monster_without_letter() -> None:
    """Any single empty square; and while the shape fits, the shape it must be (R6.12)."""
    tight = sheet(".F. ...", rest="F")
    position = reveals(table(tight, tight, options=HEROES), "dragon_inferno")
    assert choices(position) == ["A1", "A3", "B1", "B2", "B3"]
    assert refusal(position, Raid(ONE, TWO, at("B1 B2"))) == "single_square_only"
    after = raids(position, ONE, TWO, "B2").sheets[TWO]
    assert (after.monster, after.dragon) == (at("B2"), 0)
    roomy = reveals(table(sheet(), sheet(), options=HEROES), "dragon_inferno")
    assert refusal(roomy, Raid(ONE, TWO, at("B2"))) == "one_square_too_early"


def test_r6_12_a_single_gorgon_does_not_gaze() -> None:
    """Without letter there is no Gorgon, so nothing may be destroyed (R6.12)."""
    tight = sheet("..", rest="F")
    position = reveals(table(tight, tight, options=HEROES), "gorgon_gaze")
    assert refusal(position, Raid(ONE, TWO, at("A1"), at("A2"))) == "nothing_to_destroy"
    assert shown(raids(position, ONE, TWO, "A1"), TWO) == rows("M.", rest="F")


@pytest.mark.parametrize(
    ("options", "terrains"),
    [
        (Options.of("base", ambush_fallback="any"), "forest village farm water monster"),
        (Options.of("heroes", ambush_fallback="any"), "forest village farm water monster hero"),
        (Options.of("combined", ambush_fallback="any", hero_cards=False), "forest village farm "
         "water monster"),
    ],
)  # fmt: skip
def test_r6_12_by_the_greek_book_the_single_square_is_of_any_terrain(
    options: Options, terrains: str
) -> None:
    """Terrain by terrain, square by square; a hero only with hero cards (R6.12, R5.9c)."""
    card = "gorgon_gaze" if options.ruleset == "heroes" else "goblin_attack"
    if options.ruleset == "combined":
        options = replace(options, ambush_set=tuple(AMBUSHES["base"]))
    tight = sheet("..", rest="F")
    position = reveals(table(tight, tight, options=options), card)
    found = list(legal(position, ONE))
    expected = [
        Raid(ONE, TWO, at(square), terrain=terrain)  # type: ignore[arg-type]
        for terrain in terrains.split()
        for square in ("A1", "A2")
    ]
    assert found == expected
    for move in expected:
        after = play(position, move).position.sheets[TWO]
        assert after.layer(move.terrain) & move.cells
        assert not after.gorgon | after.attacked | after.destroyed
    assert refusal(position, Raid(ONE, TWO, at("A1"), at("A2"), "farm")) == "nothing_to_destroy"
    assert refusal(position, Raid(ONE, TWO, at("A1"), at("A2"))) == "nothing_to_destroy"


def test_r6_12_while_the_shape_fits_it_is_monsters_everywhere() -> None:
    """The option is about the single square alone (R6.12)."""
    greek = Options.of("base", ambush_fallback="any")
    position = reveals(table(sheet(), sheet(), options=greek), "goblin_attack")
    assert {move.terrain for move in legal(position, ONE) if isinstance(move, Raid)} == {"monster"}
    slanting = at("A1 B2 C3")
    assert refusal(position, Raid(ONE, TWO, slanting, terrain="farm")) == "terrain_not_offered"
    assert refusal(position, Raid(ONE, TWO, at("A1"), terrain="farm")) == "one_square_too_early"


@pytest.mark.parametrize("solo_ambush", ["standard", "pegasus"])
def test_r6_12_solo_games_ignore_what_fits_nowhere_as_ever(solo_ambush: str) -> None:
    """The option is for neighbours; alone nothing is drawn at all (R6.12, R12.6)."""
    options = Options.of("heroes", ambush_fallback="any", solo_ambush=solo_ambush)
    after = reveals(table(sheet(".", rest="F"), options=options), "dragon_inferno")
    assert (shown(after), after.effects, after.awaited) == (rows(".", rest="F"), (), ())


def test_r6_12_a_single_monster_on_an_attacked_square_is_destroyed_and_a_hero_is_not() -> None:
    """Stars strike monsters alone (R6.12, R6.24); a mountain pays the owner (R7.3)."""
    greek = Options.of("heroes", ambush_fallback="any")
    place = sheet(".F F^F .F", rest="F", attacked="A1")
    hole = replace(place, forest=place.forest & ~at("B3"))
    position = reveals(table(hole, sheet(), options=greek), "dragon_inferno")
    struck = play(position, Raid(TWO, ONE, at("A1"))).position.sheets[ONE]
    assert struck.destroyed == at("A1")
    standing = play(position, Raid(TWO, ONE, at("A1"), terrain="hero")).position.sheets[ONE]
    assert (standing.hero, standing.destroyed) == (at("A1"), 0)
    paid = play(position, Raid(TWO, ONE, at("B3"), terrain="farm")).position
    assert [each.coins for each in paid.sheets] == [1, 0]


def test_r6_13_cells_then_stars_then_gorgon_then_coins() -> None:
    """In this order, on the map of the one whose coins they are (R6.13)."""
    place = sheet(".F. F^F", attacked="D1")
    position = reveals(table(place, sheet(), options=HEROES), "gorgon_gaze")
    # The Gorgon on D1 is struck by the star, that on C2 closes the mountain in.
    step = play(position, Raid(TWO, ONE, at("D1 C2 D3"), at("C3")))
    assert shown(step.position) == rows(".F. F^F .Mx x.M")
    assert [type(event) for event in step.events] == [Drawn, Destroyed, Destroyed, Paid]
    assert [each.coins for each in step.position.sheets] == [1, 0]


def test_r6_14_base_ambushes_leave_the_game_and_heroes_ambushes_stay_open() -> None:
    """Neither comes back into the explore deck (R6.14)."""
    mixed = ("goblin_attack", "zombie_plague", "gorgon_gaze", "dragon_inferno")
    options = Options.of("combined", ambush_set=mixed)
    position = table(printed("A"), printed("A"), options=options, season=3)
    full = replace(position, sheets=(sheet(rest="F"),) * 2)
    after = reveals(full, "zombie_plague", "goblin_attack", "dragon_inferno")
    assert after.effects == ("zombie_plague", "dragon_inferno")
    assert after.unseen.ambushes == ("gorgon_gaze",)
    assert after.unseen.ambush_backs == 1
