"""R17, first half: what no rulebook says about drawing, coins and ruins, and how we play it."""

import pytest

from quillmap.material import CARDS
from quillmap.rules import Draw, Options, Raid, legal
from quillmap.rules.scoring import monster_penalty
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

FULL = sheet(rest="F")


def test_s1_a_full_map_is_skipped() -> None:
    """Nothing can be drawn, so nobody waits for it (S1)."""
    position = reveals(table(FULL, sheet()), "hamlet")
    assert position.awaited == (TWO,)
    assert refusal(position, Draw(ONE, "village", at("A1"))) == "not_awaited"


def test_s2_a_mountain_closed_by_an_ambush_pays_the_owner() -> None:
    """The coin track is on the owner's sheet (S2)."""
    closing = sheet(".F. F^F ...")
    position = reveals(table(sheet(), closing), "kobold_onslaught")
    after = raids(position, ONE, TWO, "C2 D1 D2 D3")
    assert [each.coins for each in after.sheets] == [0, 1]


@pytest.mark.parametrize("last", "MHx#")
def test_s3_monsters_heroes_wrecks_and_wasteland_surround_a_mountain(last: str) -> None:
    """They fill, and filled is all that is asked for (S3)."""
    assert sheet(f".{last}. {last}^{last} .{last}.").surrounded == at("B2")


def test_s4_a_mountain_never_pays_twice() -> None:
    """A neighbour destroyed later leaves it surrounded (S4)."""
    closed = sheet(".F. F^F .F.", coins=1)
    position = reveals(table(sheet(), closed, options=HEROES), "gorgon_gaze")
    after = raids(position, ONE, TWO, "D2 E1 E3", "C2")
    assert (shown(after, TWO)[2], after.sheets[TWO].coins) == (".x.........", 1)


def test_s5_the_track_has_fourteen_places() -> None:
    """Thirteen and two more make fourteen (S5)."""
    position = reveals(table(sheet("F ^ F", coins=13)), "farmland")
    assert draws(position, ONE, "farm", "B2 B3").sheets[ONE].coins == 14


def test_s6_a_player_may_draw_a_monster() -> None:
    """With Rift Lands, Kethra's Gates, and where any terrain is allowed (S6)."""
    for options, card in ((BASE, "rift_lands"), (HEROES, "kethras_gates")):
        assert "monster" in terrains(reveals(table(sheet(), options=options), card))
    assert "monster" in terrains(reveals(table(sheet(".", rest="F"), options=HEROES), "lagoon"))


def test_s7_hero_is_a_fallback_terrain_with_hero_cards_and_strikes_nothing() -> None:
    """Monsters beside such a hero live (S7)."""
    position = reveals(table(sheet(".M.F", rest="F"), options=HEROES), "mangrove_swamp")
    after = draws(position, ONE, "hero", "A1")
    assert shown(after) == rows("HM.F", rest="F")
    assert after.sheets[ONE].attacked == 0


def test_s8_the_single_square_brings_no_coin() -> None:
    """The marked shape was not drawn (S8)."""
    position = reveals(table(sheet(".", rest="F")), "farmland")
    assert draws(position, ONE, "farm", "A1").sheets[ONE].coins == 0


def test_s9_two_ruins_cards_ask_for_one_ruins_space() -> None:
    """Drawings over one ruins space are as legal as over two (S9)."""
    position = reveals(table(sheet("r..r")), "temple_ruins", "outpost_ruins", "fishing_village")
    assert {"A1 A2 A3 A4", "A1 B1 C1 D1"} <= set(choices(position))


def test_s10_ruins_wait_through_ambush_hero_and_more_ruins() -> None:
    """And are then asked for once (S10)."""
    full = (FULL, FULL)
    position = reveals(table(*full, options=COMBINED), "temple_ruins", "goblin_attack")
    assert position.ruins is True
    position = reveals(position, "outpost_ruins", "dal_of_jolev")
    assert position.ruins is True
    assert reveals(position, "hamlet").ruins is False


def test_s12_the_single_square_may_lie_anywhere_even_on_ruins() -> None:
    """Ruins pending or not (S12)."""
    place = sheet("rF.", rest="F")
    for before in ((), ("temple_ruins",)):
        assert choices(reveals(table(place), *before, "farmland")) == ["A1", "A3"]


def test_s13_with_others_an_ambush_shape_may_be_turned() -> None:
    """Kobolds lie four ways on a map of three by three (S13)."""
    room = sheet("... ... ...", rest="F")
    position = reveals(table(room, room), "kobold_onslaught")
    assert len(choices(position)) == 8


def test_s14_the_ambusher_must_use_the_shape_if_it_fits() -> None:
    """Mercy is not allowed (S14)."""
    position = reveals(table(sheet(), sheet()), "gnoll_raid")
    assert refusal(position, Raid(ONE, TWO, at("F6"))) == "one_square_too_early"
    assert all(move.cells.bit_count() == 5 for move in legal(position, ONE))


def test_s15_shieldgate_with_two_largest_villages() -> None:
    """One of them is the second largest (S15)."""
    assert counted("shieldgate", "VVV.VVV.V")[0] == 6


def test_s16_the_corner_square_alone_is_a_diagonal() -> None:
    """It touches the left and the bottom edge (S16)."""
    assert counted("the_broken_road", "." + " ." * 9 + " F")[0] == 3


def test_s17_a_hollow_square_is_no_barony() -> None:
    """Every square of it must be filled (S17)."""
    assert counted("lost_barony", "FFFF F..F F..F FFFF")[0] == 3


@pytest.mark.parametrize("ruins", "rfX")
def test_s18_the_golden_granary_knows_ruins_by_their_symbol(ruins: str) -> None:
    """Open, drawn over or destroyed (S18)."""
    assert counted("the_golden_granary", f"{ruins}W")[0] == 1


def test_s19_which_squares_are_terrain_types() -> None:
    """Monster, mountain and hero are, wasteland is not (S19)."""
    no_heroes = Options.of("combined", hero_cards=False)
    for card, three in (("greengold_plains", ".M. ^V{}"), ("banded_hills", "FVM^{}")):
        results = [
            counted(card, three.format(last), options)[0] > 0
            for last, options in (
                ("A", COMBINED),
                ("H", COMBINED),
                ("H", no_heroes),
                ("#", COMBINED),
            )
        ]
        assert results == [True, True, False, False]


def test_s20_ruins_and_starred_squares_are_empty_while_unfilled() -> None:
    """For Cauldrons, Outer Enclave, Starlit Sigil and the monsters' price (S20)."""
    assert counted("the_cauldrons", "rF F")[0] == 1
    assert counted("outer_enclave", "Vr r")[0] == 2
    assert counted("starlit_sigil", "r.rFFFFFFFF" + " FFFFFFFFFFF" * 10)[0] == 4
    assert monster_penalty(sheet("Mr r", attacked="A2")).points == 2


def test_s11_ruins_are_never_pending_when_a_season_ends() -> None:
    """A season ends on a card that takes time, and that card used the ruins up (S11)."""
    position = reveals(table(FULL), "temple_ruins")
    for card in ("orchard", "homestead", "marshlands", "fishing_village"):
        assert CARDS[card].time == 2
        position = reveals(position, card)
    assert (position.season, position.ruins) == (1, False)
