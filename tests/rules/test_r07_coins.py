"""R7: coins for shapes, mountains and nothing else, up to the end of the track."""

from dataclasses import replace

import pytest

from quillmap.grid import squares
from quillmap.material import EXPLORE, MAPS, TERRAINS, Terrain
from quillmap.rules import Draw, Options, Raid, play
from quillmap.rules.events import Paid
from quillmap.rules.legal import offers
from quillmap.rules.sheet import settled
from tests.rules.helpers import (
    BASE,
    COMBINED,
    HEROES,
    ONE,
    TWO,
    at,
    destroys,
    draws,
    printed,
    raids,
    random_game,
    reveals,
    rows,
    scored,
    sheet,
    shown,
    table,
)


@pytest.mark.parametrize("options", [BASE, HEROES], ids=["base", "heroes"])
def test_r7_1_a_shape_marked_with_a_coin_pays_one(options: Options) -> None:
    """Each shape of each card pays what is printed on it, one coin or none (R7.1)."""
    for card in EXPLORE[options.explore_set].values():
        position = reveals(table(sheet(), options=options), card.id)
        for offer, choice in zip(offers(position, ONE), card.choices, strict=True):
            move = Draw(ONE, card.terrains[0], offer.placements[0])
            assert play(position, move).position.sheets[ONE].coins == int(choice.coin)


@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize("others", ["FFF", "VAW", "MHx", "#xX"])
def test_r7_2_a_mountain_pays_when_its_four_neighbours_are_filled(
    terrain: Terrain, others: str
) -> None:
    """Terrain, monsters, heroes, wasteland and destroyed squares all surround it (R7.2)."""
    place = sheet(f"F{others[0]}F {others[1]}^{others[2]} F.F", rest="F")
    # Nothing but a single square fits, so that any terrain can be drawn.
    position = reveals(table(place, options=HEROES), "hillside_terrace")
    assert place.surrounded == 0
    assert draws(position, ONE, terrain, "C2").sheets[ONE].coins == 1


@pytest.mark.parametrize(
    ("corner", "square", "paid"),
    [
        (".^. ...", "A1 A3 B2", "A2"),  # on the edge: three neighbours
        ("^.. ...", "A2 B1", "A1"),  # in the corner: two
        ("^^. ...", "A3 B1 B2", "A1 A2"),  # a mountain is filled, and both pay
        ("^#. #..", "B2", ""),  # surrounded before anything is drawn
    ],
)
def test_r7_2_off_the_map_is_filled(corner: str, square: str, paid: str) -> None:
    """Sides off the map and other mountains surround; what was surrounded never pays (R7.2)."""
    place = sheet(corner)
    filled = place
    for each in square.split():
        assert settled(place, filled)[1].mountains != place.ground.mountains
        filled = filled.drawn("forest", at(each))
    assert settled(place, filled)[1].mountains == (at(paid) if paid else 0)


def test_r7_2_three_neighbours_are_not_enough_and_diagonals_do_not_count() -> None:
    """Only the four sides matter, and all of them (R7.2)."""
    assert sheet("FFF F^F F.F").surrounded == 0
    assert sheet(".F. F^F .F.").surrounded == at("B2")
    assert sheet(".F. F^F .r.").surrounded == 0
    assert sheet(".F. F^F ...", attacked="C2").surrounded == 0


def test_r7_2_on_sheet_b_wasteland_is_one_of_the_four() -> None:
    """The mountain of H6 needs three more squares (R7.2)."""
    place = replace(printed("B"), farm=at("H5 H7"))
    position = reveals(table(place), "rift_lands")
    after = draws(position, ONE, "farm", "I6").sheets[ONE]
    assert (after.coins, after.surrounded) == (1, at("H6"))


def test_r7_2_a_mountain_pays_once() -> None:
    """In random games no mountain ever pays a second time, whatever is destroyed (R7.2)."""
    total = 0
    for number in range(6):
        paid = {ONE: 0, TWO: 0}
        for _, step in random_game(COMBINED, 2, number):
            for event in step.events:
                if isinstance(event, Paid):
                    assert not paid[event.seat] & event.mountains
                    paid[event.seat] |= event.mountains
        total += paid[ONE].bit_count() + paid[TWO].bit_count()
    assert total >= 12


OPEN = ".F. F^F ..."
"""A mountain with one neighbour to go."""


def test_r7_3_an_ambush_pays_the_owner_of_the_map() -> None:
    """Not the neighbour who drew it (R7.3)."""
    position = reveals(table(sheet(OPEN), sheet(OPEN)), "goblin_attack")
    after = raids(position, ONE, TWO, "C2 D3 E4")
    assert [each.coins for each in after.sheets] == [0, 1]


def test_r7_3_a_solo_ambush_pays() -> None:
    """The walk's monsters close mountains in like any (R7.3)."""
    place = sheet(".F\n^F\nF")
    solo = replace(place, ground=replace(place.ground, mountains=at("B1")))
    after = reveals(table(solo, options=HEROES), "zombie_plague")
    assert (shown(after), after.sheets[ONE].coins) == (rows("MF ^F F"), 1)


def test_r7_3_a_hero_pays() -> None:
    """The hero's own square fills (R7.3)."""
    position = reveals(table(sheet(OPEN), options=HEROES), "dal_of_jolev")
    assert draws(position, ONE, "hero", "C2", "B1 B3 D1 D3").sheets[ONE].coins == 1


def test_r7_3_gorgon_zombie_and_troll_pay() -> None:
    """Squares that they take or destroy are filled (R7.3)."""
    position = reveals(table(sheet(), sheet(OPEN), options=HEROES), "gorgon_gaze")
    assert raids(position, ONE, TWO, "C1 C3 D2", "C2").sheets[TWO].coins == 1
    bitten = sheet(OPEN + " .M.", letters={"Z": "D2"})
    position = replace(table(bitten, options=HEROES), effects=("zombie_plague",))
    assert scored(position).position.sheets[ONE].coins == 1
    trampled = sheet(OPEN + " .M.", letters={"T": "D2"})
    position = replace(table(trampled, options=HEROES), effects=("giant_troll_ravage",))
    assert destroys(scored(position).position, ONE, "C2").sheets[ONE].coins == 1


def test_r7_3_one_drawing_can_pay_for_several_mountains_and_its_shape() -> None:
    """Two mountains and a marked shape make three coins (R7.3)."""
    position = reveals(table(sheet(".F.F F^.^F .F.F")), "great_river")
    step = play(position, Draw(ONE, "water", at("A3 B3 C3")))
    assert step.position.sheets[ONE].coins == 3
    assert Paid(ONE, 3, True, at("B2 B4"), False) in step.events


def test_r7_4_the_track_holds_fourteen_coins() -> None:
    """What goes beyond is lost, and what paid is used up all the same (R7.4)."""
    for coins, expected in ((12, 13), (13, 14), (14, 14)):
        position = reveals(table(sheet(coins=coins)), "hamlet")
        assert draws(position, ONE, "village", "A1 B1 B2").sheets[ONE].coins == expected
    place = sheet("MF .", letters={"D": "A1"}, coins=12)
    position = reveals(table(place, options=HEROES), "kethras_gates")
    step = play(position, Draw(ONE, "farm", at("B1")))
    assert (step.position.sheets[ONE].coins, step.position.sheets[ONE].dragon_tamed) == (14, True)
    assert Paid(ONE, 2, False, 0, True) in step.events


def test_r7_4_a_mountain_that_overflows_is_used_up() -> None:
    """With the track full it pays nothing now and nothing later (R7.4)."""
    position = reveals(table(sheet(OPEN, coins=14)), "rift_lands")
    full = draws(position, ONE, "farm", "C2").sheets[ONE]
    assert (full.coins, full.surrounded) == (14, at("B2"))
    position = reveals(table(replace(full, coins=3)), "rift_lands")
    assert draws(position, ONE, "farm", "K11").sheets[ONE].coins == 3


def test_r7_5_coins_are_never_spent() -> None:
    """From step to step, no player's coins ever fall (R7.5)."""
    for number in range(5):
        for before, step in random_game(COMBINED, 3, number):
            for old, new in zip(before.sheets, step.position.sheets, strict=True):
                assert old.coins <= new.coins <= 14


def test_r7_3_covering_ruins_pays_nothing() -> None:
    """Coins come from shapes, mountains and the Dragon only (R7.3)."""
    position = reveals(table(printed("A")), "temple_ruins", "rift_lands")
    for cell in squares(MAPS["A"].ruins):
        assert play(position, Draw(ONE, "farm", cell)).position.sheets[ONE].coins == 0


def test_r7_3_a_raid_pays_nobody_without_reason() -> None:
    """An ambush shape has no coin (R7.3)."""
    position = reveals(table(sheet(), sheet()), "goblin_attack")
    step = play(position, Raid(ONE, TWO, at("A1 B2 C3")))
    assert not [event for event in step.events if isinstance(event, Paid)]
