"""R16: where editions disagree, what we play by default, and what an option changes.

D28 is in tests/material/test_facts.py; D30, D31 and D32 only choose a word, so no test holds them.
"""

import pytest

from quillmap.dealer import prepare
from quillmap.grid import clusters, names
from quillmap.material import ALL_AMBUSHES, AMBUSHES, MAPS
from quillmap.rules import BadOptions, Draw, Options, Raid, legal, play, ranks
from quillmap.rules.ambush import solo_order
from quillmap.rules.result import Result
from tests.rules.helpers import (
    BASE,
    COMBINED,
    HEROES,
    ONE,
    TWO,
    at,
    choices,
    counted,
    draws,
    raids,
    refusal,
    reveals,
    rows,
    sheet,
    shown,
    table,
    terrains,
)


def test_d1_wildholds_is_worth_eight_or_by_option_six() -> None:
    """Eight a village; six reproduces one edition (D1)."""
    assert counted("wildholds", "VVVVVV", BASE)[0] == 8
    assert counted("wildholds", "VVVVVV", Options.of("base", wildholds_points=6))[0] == 6


def test_d2_an_ambush_that_does_not_fit_is_a_monster() -> None:
    """Not any terrain, unless the option says so (D2, R6.12)."""
    tight = sheet(".", rest="F")
    position = reveals(table(tight, tight), "goblin_attack")
    assert list(legal(position, ONE)) == [Raid(ONE, TWO, at("A1"))]
    assert shown(raids(position, ONE, TWO, "A1"), TWO) == rows("M", rest="F")
    assert refusal(position, Draw(ONE, "farm", at("A1"))) == "wrong_kind"
    assert refusal(position, Raid(ONE, TWO, at("A1"), terrain="farm")) == "terrain_not_offered"
    greek = Options.of("base", ambush_fallback="any")
    position = reveals(table(tight, tight, options=greek), "goblin_attack")
    assert len(list(legal(position, ONE))) == 5
    after = play(position, Raid(ONE, TWO, at("A1"), terrain="farm")).position
    assert shown(after, TWO) == rows("A", rest="F")


@pytest.mark.parametrize(
    ("options", "count"),
    [
        (BASE, 1),
        (Options.of("base", fallback_terrain="any"), 5),
        (Options.of("combined", fallback_terrain="card"), 1),
        (COMBINED, 6),
    ],
)
def test_d3_the_ordinary_single_square(options: Options, count: int) -> None:
    """The card's terrain in base, any but mountain elsewhere, as the option says (D3)."""
    position = reveals(table(sheet(".F.", rest="F"), options=options), "farmland")
    assert len(terrains(position)) == count


def test_d4_the_solo_shape_is_turned_in_the_german_variant_only() -> None:
    """Only upside down does the Troll fit here (D4)."""
    place = sheet("F.F ...", rest="F")
    german = Options.of("heroes", solo_ambush="pegasus")
    assert reveals(table(place, options=HEROES), "giant_troll_ravage").awaited == ()
    assert choices(reveals(table(place, options=german), "giant_troll_ravage")) == ["A2 B1 B2 B3"]


def test_d5_the_walk_asks_for_squares_that_the_shape_covers() -> None:
    """No Gorgon can cover K11, so K10 and then K9, next on the walk, place it (D5)."""
    order = solo_order(ALL_AMBUSHES["gorgon_gaze"])
    assert [names(cells) for cells in order[:2]] == [["J9", "J11", "K10"], ["J8", "J10", "K9"]]


@pytest.mark.parametrize("solo_ambush", ["standard", "pegasus"])
def test_d6_a_solo_ambush_that_fits_nowhere_has_no_effect(solo_ambush: str) -> None:
    """Back to the box or ignored comes to the same (D6)."""
    options = Options.of("heroes", solo_ambush=solo_ambush)
    after = reveals(table(sheet(".", rest="F"), options=options), "dragon_inferno")
    assert (after.sheets[ONE].monster, after.effects, after.awaited) == (0, (), ())


@pytest.mark.parametrize(("options", "card"), [(BASE, "farmland"), (HEROES, "settlement")])
def test_d7_fourteen_coins_in_every_ruleset(options: Options, card: str) -> None:
    """The track of the base sheet ends there, too (D7)."""
    terrain = "farm" if card == "farmland" else "village"
    position = reveals(table(sheet(coins=14), options=options), card)
    (move,) = (
        move
        for move in legal(position, ONE)
        if isinstance(move, Draw) and move.cells == at("A1 A2")
    )
    assert move.terrain == terrain
    assert draws(position, ONE, move.terrain, "A1 A2").sheets[ONE].coins == 14


def test_d8_a_heros_pattern_may_be_turned_unless_the_option_forbids_it() -> None:
    """Freyla strikes four ways from the middle, or one (D8)."""
    fixed = Options.of("heroes", hero_pattern_rotation=False)
    for options, ways in ((HEROES, 4), (fixed, 1)):
        position = reveals(table(sheet(), options=options), "freyla_the_true")
        assert len([m for m in legal(position, ONE) if m.cells == at("F6")]) == ways


def test_d9_a_gap_may_be_filled_or_empty() -> None:
    """It is no part of the shape (D9)."""
    position = reveals(table(sheet(), sheet(".M. .^."), options=BASE), "bugbear_assault")
    assert shown(raids(position, ONE, TWO, "A1 A3 B1 B3"), TWO) == rows("MMM M^M")


def test_d10_sheet_d_is_not_sheet_c_with_wasteland() -> None:
    """Mountains and ruins lie elsewhere, too (D10)."""
    c, d = MAPS["C"], MAPS["D"]
    assert c.mountains != d.mountains and c.ruins != d.ruins


def test_d11_wasteland_is_one_shape_on_b_and_three_on_d() -> None:
    """And none on the other two (D11)."""
    shapes = {name: len(list(clusters(ground.wasteland))) for name, ground in MAPS.items()}
    assert shapes == {"A": 0, "B": 1, "C": 0, "D": 3}


def test_d12_edicts_are_assigned_at_random() -> None:
    """Each of the four backs can lie under A (D12)."""
    under_a = {
        prepare(Options.of("base", edicts="random"), bytes([n] * 32)).edicts[0] for n in range(200)
    }
    assert len(under_a) == 16


def test_d13_the_summer_threshold_follows_the_season_set() -> None:
    """Eight in base, seven in Heroes, by choice when combined (D13)."""
    for options, threshold in (
        (BASE, 8),
        (HEROES, 7),
        (Options.of("combined", season_set="heroes"), 7),
        (Options.of("combined", season_set="base"), 8),
    ):
        assert table(sheet(), options=options, season=1).threshold == threshold


def test_d14_who_lost_the_first_tie_break_does_not_share_the_win() -> None:
    """Equal points, more lost to monsters: second (D14)."""
    winner, loser = [Result(5, 0, 0, 0)], [Result(7, 0, 0, 2)]
    assert ranks([winner, loser, winner]) == (1, 3, 1)


def test_d15_ruins_that_are_filled_cannot_be_asked_for() -> None:
    """All ruins filled: a single square anywhere, of any terrain (D15)."""
    position = reveals(table(sheet("f.a")), "temple_ruins", "hamlet")
    assert len(choices(position)) == 119
    assert len(terrains(position)) == 5


def test_d16_cauldrons_are_closed_by_filled_squares_or_the_edge() -> None:
    """On the edge and inland alike (D16)."""
    assert counted("the_cauldrons", ".F F", BASE)[0] == 1
    assert counted("the_cauldrons", "FFF F.F FFF", BASE)[0] == 1


def test_d17_greengold_counts_terrain_types_not_kinds_of_squares() -> None:
    """Empty, ruins, wasteland and wrecks are kinds of squares only (D17)."""
    assert counted("greengold_plains", ".r. #Vx .F.")[0] == 0


def test_d18_deepwood_asks_the_whole_cluster_to_stay_away() -> None:
    """One square beside a village spoils all five (D18)."""
    assert counted("deepwood", "FFFFFV")[0] == 0
    assert counted("deepwood", "FFFFF.V")[0] == 6


def test_d19_great_city_is_the_largest_among_villages_away_from_mountains() -> None:
    """Not the largest of all on condition that it is away (D19)."""
    assert counted("great_city", "^VVVV.VV")[0] == 2


def test_d20_starlit_sigil_wants_exactly_three() -> None:
    """Four contain three, but are not three (D20)."""
    board = "..FFFFFFFFF .FFFFFFFFFF" + " FFFFFFFFFFF" * 9
    assert counted("starlit_sigil", board)[0] == 4
    assert counted("starlit_sigil", board.replace(".FFFFFFFFFF", "..FFFFFFFFF"))[0] == 0


def test_d21_faunlost_thicket_takes_the_best_column() -> None:
    """Choosing a column or having the longest gives the same most (D21)."""
    assert counted("faunlost_thicket", "F.F F.. ..F ..F F.F")[0] == 6


def test_d22_once_per_mountain_and_once_per_village() -> None:
    """Clawsgrave Peaks, Gnomish Colony and Traylo Monastery (D22)."""
    assert counted("clawsgrave_peaks", "AW^WA")[0] == 5
    assert counted("gnomish_colony", "VVVV VVVV")[0] == 6
    assert counted("traylo_monastery", "VVVV VVVV")[0] == 7


def test_d23_any_four_ambushes_but_four() -> None:
    """Two of each box are fine, three or five cards are not (D23)."""
    cards = [*AMBUSHES["base"], *AMBUSHES["heroes"]]
    assert Options.of("combined", ambush_set=cards[2:6]).ambush_set == tuple(cards[2:6])
    for wrong in (cards[:3], cards[:5], [cards[0]] * 4):
        with pytest.raises(BadOptions, match="four different ambush cards"):
            Options.of("combined", ambush_set=wrong)


def test_d24_hero_is_a_terrain_type_for_base_cards_too() -> None:
    """If hero cards are in the combined game, and only then (D24)."""
    without = Options.of("combined", hero_cards=False)
    assert counted("greengold_plains", "FVA .H", COMBINED)[0] == 3
    assert counted("greengold_plains", "FVA .H", without)[0] == 0


def test_d25_the_arrow_is_clockwise_or_counter_clockwise() -> None:
    """With a clockwise arrow the second of three draws on the map of the first (D25)."""
    position = table(sheet(), sheet(), sheet())
    for card, on in (("kobold_onslaught", 0), ("goblin_attack", 2)):
        moves = legal(reveals(position, card), TWO)
        assert {move.on for move in moves if isinstance(move, Raid)} == {on}


def test_d26_base_ambushes_leave_and_heroes_ambushes_lie_open() -> None:
    """In one and the same combined game (D26)."""
    four = ("goblin_attack", "gnoll_raid", "zombie_plague", "gorgon_gaze")
    options = Options.of("combined", ambush_set=four)
    full = sheet(rest="F")
    position = table(full, full, options=options, season=2)
    assert reveals(position, "goblin_attack", "gorgon_gaze").effects == ("gorgon_gaze",)


def test_d27_no_single_square_while_a_shape_fits() -> None:
    """However unwelcome the only placement is (D27)."""
    position = reveals(table(sheet("..F.", rest="F")), "farmland")
    assert choices(position) == ["A1 A2"]
    assert refusal(position, Draw(ONE, "farm", at("A4"))) == "one_square_too_early"


def test_d29_the_first_heroes_game_has_gnomish_colony_under_b() -> None:
    """Not Traylo Monastery (D29)."""
    options = Options.of("heroes", edicts="first_game")
    assert options.edicts is not None and options.edicts[1] == "gnomish_colony"


def test_d33_a_coin_cannot_be_declined() -> None:
    """Every way to draw the marked shape gains it (D33)."""
    position = reveals(table(sheet()), "farmland")
    moves = [m for m in legal(position, ONE) if m.cells.bit_count() == 2]
    assert len(moves) == 220
    coins = {
        draws(position, ONE, "farm", squares).sheets[ONE].coins for squares in ("A1 A2", "J11 K11")
    }
    assert coins == {1}
