"""R2: the rulesets, what their decks hold, and what is printed on seasons and ambushes."""

from typing import get_args

import pytest

from quillmap import Game, legal, prepare, read_record, replay, write_record
from quillmap.material import AMBUSHES, CARDS, RUINS, SCORING, SEASONS, pools
from quillmap.notation import Revealing
from quillmap.rules import BadOptions, Options, rating
from quillmap.rules.options import Ruleset
from tests.rules.helpers import BASE, HEROES, NOTHING, sheet, table

BOXED = set(pools(1).everything())

# Spring to winter; the two edicts as letters (R2.4).
SEASON_TABLE = {
    "spring": (8, 8, "AB"),
    "summer": (8, 7, "BC"),
    "fall": (7, 7, "CD"),
    "winter": (6, 6, "DA"),
}

# Shape, arrow, corner, letter (R2.5).
AMBUSH_TABLE = {
    "goblin_attack": ("X.. .X. ..X", "counter_clockwise", "bottom_right", None),
    "bugbear_assault": ("X.X X.X", "clockwise", "top_right", None),
    "kobold_onslaught": ("X. XX X.", "clockwise", "bottom_left", None),
    "gnoll_raid": ("XX X. XX", "counter_clockwise", "top_left", None),
    "dragon_inferno": ("..X XXX X..", "counter_clockwise", "bottom_left", "D"),
    "zombie_plague": ("X", "counter_clockwise", "top_left", "Z"),
    "giant_troll_ravage": ("XXX .X.", "clockwise", "top_right", "T"),
    "gorgon_gaze": ("X.X .X.", "clockwise", "bottom_right", "G"),
}

# In the order of R15.1 to R15.32, the numbers in the headings.
SOLO_VALUES = [25, 22, 17, 18, 24, 22, 20, 27, 16, 16, 21, 20, 24, 24, 24, 20]
SOLO_VALUES += [16, 18, 22, 24, 12, 14, 15, 18, 14, 12, 12, 16, 28, 30, 28, 30]


def test_r2_1_there_are_three_rulesets() -> None:
    """Base, Heroes, and both boxes together (R2.1)."""
    assert set(get_args(Ruleset)) == {"base", "heroes", "combined"}
    for ruleset in ("base", "heroes", "combined"):
        assert Options.of(ruleset).ruleset == ruleset
    with pytest.raises(BadOptions, match="Choose from: base, heroes, combined"):
        Options.of("skills")


def test_r2_2_the_decks_of_the_two_boxes() -> None:
    """Base has 13 explore cards, two of them ruins; Heroes has 11, none of them ruins (R2.2)."""
    base, heroes = table(sheet(), options=BASE).unseen, table(sheet(), options=HEROES).unseen
    assert (len(base.explore), len(heroes.explore)) == (13, 11)
    assert set(RUINS) <= set(base.explore) and not set(RUINS) & set(heroes.explore)
    assert "rift_lands" in base.explore and "kethras_gates" in heroes.explore
    assert (len(base.ambushes), len(base.heroes)) == (4, 0)
    assert (len(heroes.ambushes), len(heroes.heroes)) == (4, 4)


@pytest.mark.parametrize("options", [BASE, HEROES])
def test_r2_3_every_deck_holds_sixteen_units_of_time(options: Options) -> None:
    """Shape cards take 1 or 2, all other cards no time (R2.3)."""
    unseen = table(sheet(), options=options).unseen
    times = {id: CARDS[id].time for id in unseen.explore}
    assert sum(times.values()) == 16
    timeless = {id for id, time in times.items() if time == 0}
    assert timeless <= {"rift_lands", "kethras_gates", "temple_ruins", "outpost_ruins"}
    assert set(times.values()) == {0, 1, 2}
    assert {CARDS[id].time for id in (*unseen.ambushes, *unseen.heroes)} == {0}


@pytest.mark.parametrize("season", range(4))
def test_r2_4_thresholds_and_scored_edicts_by_season(season: int) -> None:
    """The two boxes differ in summer only; each edict counts in two seasons (R2.4)."""
    base, heroes, letters = SEASON_TABLE[SEASONS[season].id]
    for options, threshold in ((BASE, base), (HEROES, heroes)):
        position = table(sheet(), options=options, season=season)
        assert position.threshold == threshold
        first, second = ("ABCD".index(letter) for letter in letters)
        edicts = position.setup.edicts
        assert position.scoring_now == (edicts[first], edicts[second])


def test_r2_5_the_ambush_cards() -> None:
    """Shape, arrow, corner of the solo walk, and letter of the eight cards (R2.5)."""
    found = {
        id: (" ".join(card.shape.rows), card.arrow, card.corner, card.letter)
        for box in AMBUSHES.values()
        for id, card in box.items()
        if id in BOXED
    }
    assert found == AMBUSH_TABLE


PROMO_TABLE = {
    "flayer_incursion": ("X. XX", "counter_clockwise", "top_right", None),
    "insectoid_invasion": (".X XX X.", "clockwise", "top_left", None),
    "ratman_strike": ("XXX", "clockwise", "bottom_right", None),
    "ogre_charge": ("XX XX", "counter_clockwise", "bottom_left", None),
}


def test_r2_5_the_promotional_ambushes() -> None:
    """Four cards of neither box, without letters (R2.5)."""
    found = {
        id: (" ".join(card.shape.rows), card.arrow, card.corner, card.letter)
        for id, card in AMBUSHES["promo"].items()
        if id in PROMO_TABLE
    }
    assert found == PROMO_TABLE


def test_r2_5_promotional_ambushes_are_played_only_where_the_options_name_them() -> None:
    """In a combined game by name, never in a box and never by chance (R2.5, R13.5)."""
    four = tuple(PROMO_TABLE)
    setup = prepare(Options.of("combined", ambush_set=four), bytes(32))
    assert setup.ambushes == four
    for ruleset in ("base", "heroes"):
        with pytest.raises(BadOptions, match="is always"):
            Options.of(ruleset, ambush_set=four)
    drawn = {
        id
        for number in range(250)
        for id in prepare(Options.of("combined"), bytes([number] * 32)).ambushes
    }
    assert drawn == AMBUSH_TABLE.keys()


def test_r2_5_a_promotional_ambush_in_a_whole_game() -> None:
    """It is drawn by neighbours or by the walk, leaves no effect, and the record replays (R2.5)."""
    shown: set[str] = set()
    for players in (1, 3):
        options = Options.of("combined", ambush_set=tuple(PROMO_TABLE))
        game = Game.new(options, players, seed=bytes([players] * 32))
        while not game.over:
            assert not set(game.position.effects) & PROMO_TABLE.keys()
            game.play(next(legal(game.position, game.awaited[0])))
        record = game.record()
        assert read_record(write_record(record)) == record
        assert replay(record).position == game.position
        shown |= {card.card for card in record.entries if isinstance(card, Revealing)}
    assert shown & PROMO_TABLE.keys()


def test_r2_6_the_solo_values() -> None:
    """A card's solo value is the number in its corner; it lowers the solo rating (R2.6)."""
    assert [card.solo_value for id, card in SCORING.items() if id in BOXED] == SOLO_VALUES
    assert rating([NOTHING] * 4, ["sentinel_wood", "canal_lake", "wildholds", "silos"]) == -95
