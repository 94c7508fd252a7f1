"""What a map is worth to those who look ahead: the counts card by card, and their sum."""

from dataclasses import replace
from itertools import islice

import pytest

from quillmap import Options
from quillmap.bots.outlook import CREDIT, LAND, land, outlook, shelter, times_left
from quillmap.bots.progress import PROGRESS, none
from quillmap.bots.progress.counts import three_and_two
from quillmap.bots.worth import whole_game, worth
from quillmap.material import SCORING
from quillmap.rules.sheet import Sheet
from tests.bots.helpers import HEROES, decisions, sheet, table, troll_round

EDICTS = "sentinel_wood canal_lake wildholds borderlands"


def progress(card: str, map_: Sheet) -> tuple[int, ...]:
    """The counts of a card for a map."""
    return PROGRESS[card](map_, map_.empty)


CASES = [
    # Forest
    ("sentinel_wood", sheet("F..F FFFF", "F"), (2, 2)),
    ("greenbough", sheet("VVV.VVVVVVV V.V..VVVVVV", "F"), (1, 1)),
    ("treetower", sheet("F.VVV VVVFF VVVF.", "V"), (3, 0)),
    ("treetower", sheet("F..VV ..VVV", "V"), (0, 1)),
    ("stoneside_forest", sheet("^F.^ VVVV", "V"), (1, 1, 0)),
    ("stoneside_forest", sheet("^F..^ VVVVV", "V"), (1, 0, 1)),
    ("faunlost_thicket", sheet("V.V V.V VFV VFV V.V VVV", "V"), (3,)),
    ("deepwood", sheet("FF... ..... AAAAA", "A"), (4,)),
    ("deepwood", sheet("FF... V.... AAAAA", "A"), (0,)),
    ("heart_of_the_forest", sheet("FFV F.V FFV", "V"), (1, 0)),
    ("sleepy_valley", sheet("FFVVVVVVVV. FVVVVVVVV..", "V"), (1, 1)),
    # Farm and water
    ("canal_lake", sheet("WA.W AAAA", "V"), (1, 1)),
    ("mages_valley", sheet("^. .V", "V"), (2,)),
    ("the_golden_granary", sheet("r.V a.V", "V"), (1, 3)),
    ("shoreside_expanse", sheet("VVVVV V...V V.A.V V...V", "V"), (4, 4)),
    ("craylund", sheet("AW. W.V", "V"), (0, 0, 0)),
    ("craylund", sheet("AAW WW. VV.", "V"), (0, 0, 0)),
    ("craylund", sheet("VAW VW. VVV A.. ...", "V"), (0, 0, 0)),
    ("craylund", sheet("WA. VA. VVV", "V"), (0, 1, 0)),
    ("ulems_wallow", sheet("WA .V", "V"), (1, 0)),
    ("ulems_wallow", sheet("W. .V", "V"), (0, 1)),
    ("clawsgrave_peaks", sheet("^W. VVV", "V"), (1, 0, 0)),
    ("clawsgrave_peaks", sheet("AW.^ VVVV", "V"), (0, 1, 1)),
    ("jorekburg", sheet("WWV.W .A..W .A... VVVV.", "V"), (1, 1, 2)),
    # Village
    ("wildholds", sheet("VV... ..... FFFFF VVVVV", "F"), (4,)),
    ("great_city", sheet("VV. ..F", "F"), (3, 0)),
    ("great_city", sheet("V^. ..F", "F"), (0, 1)),
    ("greengold_plains", sheet("VF WV. FFF", "F"), (1, 0)),
    ("shieldgate", sheet("VVV.V. FFF... FFF...", "F"), (2, 2, 0)),
    ("shieldgate", sheet("VVV", "F"), (0, 0, 3)),
    ("traylo_monastery", sheet("VVV. FFFF", "F"), (1, 0)),
    ("traylo_monastery", sheet("V..V FFFF", "F"), (0, 1)),
    ("traylo_monastery", sheet("VVVV FFFF", "F"), (0, 0)),
    ("outer_enclave", sheet("V... FFFF", "F"), (1,)),
    ("gnomish_colony", sheet("VV V.", "F"), (1, 0)),
    ("gnomish_colony", sheet("VV ..", "F"), (0, 1)),
    ("caravansary", sheet("VV. FF. FFF", "F"), (1, 1)),
    # Geometry
    ("borderlands", sheet("F.FFFFFFFFF F.FFFFFFFFF", "F"), (2, 1, 0, 0)),
    ("lost_barony", sheet("", "F"), (8, 12)),
    ("lost_barony", sheet("FF. FF. ...", "."), (3, 0)),
    ("the_broken_road", sheet(".FF FFF", "F"), (1, 0, 0, 0)),
    ("the_cauldrons", sheet("..F.FFF FFFFFFF ...", "F"), (4, 1)),
    ("dwarvenholds", sheet("^.F F.F", "F"), (1, 0, 0, 0)),
    ("silos", sheet(".. ..", "F"), (0, 1, 0, 0)),
    ("banded_hills", sheet("FVAW. FVA.. FV...", "F"), (1, 1, 1)),
    ("starlit_sigil", sheet(".FF....FFF. FFFFFFFFFF.", "F"), (2, 1, 0, 0)),
]


@pytest.mark.parametrize(("card", "map_", "counts"), CASES)
def test_progress_is_what_the_card_is_on_the_way_to(
    card: str, map_: Sheet, counts: tuple[int, ...]
) -> None:
    assert progress(card, map_) == counts


def test_every_card_has_a_case_and_as_many_weights_as_counts() -> None:
    assert PROGRESS.keys() == CREDIT.cards.keys() == SCORING.keys()
    assert {card for card in PROGRESS if PROGRESS[card] is not none} == {
        card for card, _, _ in CASES
    }
    for card in PROGRESS:
        assert len(progress(card, sheet())) == len(CREDIT.cards[card]), card
    assert len(land(sheet(), sheet().empty)) == len(CREDIT.land)


def test_three_and_two_of_four() -> None:
    for bits in range(16):
        each = [bits >> place & 1 for place in range(4)]
        assert three_and_two(*each) == (sum(each) == 3, sum(each) == 2)


def test_the_counts_of_the_land() -> None:
    map_ = sheet("^.F.M FF... F^.FF .FFFF FFFFF r....")
    map_ = replace(map_, dragon=map_.monster)
    counts = land(map_, map_.empty)
    several = {"space": 3, "mountains": 2, "holes": 2}
    names = [name for name in LAND for _ in range(several.get(name, 1))]
    found: dict[str, list[int]] = {name: [] for name in names}
    for name, number in zip(names, counts, strict=True):
        found[name].append(number)
    assert found["mountains"] == [2, 0]
    assert found["monsters"] == [3] and found["dragon"] == [3]
    assert found["holes"][0] == 2  # A2 and D1
    assert found["space"][0] == map_.empty.bit_count()
    assert found["ruins"] == [1] and found["zombies"] == [0]
    plagued = replace(map_, zombie=map_.monster)
    assert land(plagued, plagued.empty)[9] == 3


# Time -------------------------------------------------------------------------------------------


def test_the_time_that_is_left_until_each_score() -> None:
    assert times_left(table([sheet()], EDICTS, "hamlet")) == (7, 15, 22, 28)
    assert times_left(table([sheet()], EDICTS, "rift_lands", season=3)) == (6,)
    assert times_left(troll_round(sheet("M"), EDICTS)) == (7, 14, 20)
    assert times_left(troll_round(sheet("M"), EDICTS, season=3)) == ()


def test_with_the_last_card_points_alone_are_left() -> None:
    position = table([sheet()], EDICTS, "homestead", season=3)
    late = replace(position, shown=("marshlands", "orchard", "homestead"))
    assert times_left(late) == (0,) and shelter(late) == 0
    value, count = outlook(late), worth(late, whole_game(late))
    for text in ("FF.VVVV F^.WA", "FFFFFFFFFF. MM", ""):
        assert value(sheet(text)) == CREDIT.point * count(sheet(text))


@pytest.mark.parametrize("options", [Options.of("base"), HEROES])
def test_a_map_is_worth_its_points_and_its_counts_times_their_weights(options: Options) -> None:
    for position, seat, _, _ in islice(decisions(options, ["random"], "outlook"), 0, None, 4):
        map_ = position.sheets[seat]
        hopes = [min(left, CREDIT.reach) for left in times_left(position)]
        expected = worth(position, whole_game(position))(map_) * CREDIT.point
        for back, hope in enumerate(reversed(hopes)):
            expected += hope * _dot(land(map_, map_.empty), CREDIT.land)
            for edict in [(3, 0), (2, 3), (1, 2), (0, 1)][back]:
                card = position.setup.edicts[edict]
                expected += hope * _dot(progress(card, map_), CREDIT.cards[card])
        assert outlook(position)(map_) == expected


def _dot(counts: tuple[int, ...], weights: tuple[int, ...]) -> int:
    return sum(count * weight for count, weight in zip(counts, weights, strict=True))
