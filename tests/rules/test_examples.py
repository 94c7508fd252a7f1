"""The examples beside the rules: what must come out, through the engine.

tests/data/scoring_examples.json and tests/data/play_examples.json are kept as they came; a play
example that is told in words is played here as it is told.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quillmap.grid import square, union
from quillmap.material import ALL_AMBUSHES, SCORING
from quillmap.rules import Destroy, Draw, Options, Raid, Result, ranks
from quillmap.rules.ambush import solo_placement
from quillmap.rules.scoring import MONSTER_PENALTY, monster_penalty, points
from quillmap.rules.sheet import Sheet, pictured
from quillmap.shape import Shape
from tests.rules.helpers import (
    HEROES,
    ONE,
    TWO,
    at,
    choices,
    destroys,
    draws,
    raids,
    refusal,
    reveals,
    scored,
    sheet,
    table,
    terrains,
)

Case = dict[str, Any]
DATA = Path(__file__).parent.parent / "data"


def examples(name: str) -> list[Case]:
    """The cases of an example file."""
    cases: list[Case] = json.loads((DATA / name).read_text("utf-8"))["cases"]
    return cases


SCORING_CASES = examples("scoring_examples.json")
PLAY_CASES = examples("play_examples.json")
TOLD = {case["effect"]: case for case in PLAY_CASES if case["kind"] == "heroes"}


def of_kind(kind: str) -> list[Case]:
    """The play examples of one kind."""
    return [case for case in PLAY_CASES if case["kind"] == kind]


def cells(pairs: list[list[int]]) -> int:
    """Squares as the files write them: row and column from 0."""
    return union(square(row, column) for row, column in pairs)


# Scoring ----------------------------------------------------------------------------------------


def worth(card: str, on: Sheet) -> int:
    """The points of a card, heroes being in the game, or what the monsters cost."""
    if card == MONSTER_PENALTY:
        return monster_penalty(on).points
    return points(card, on, Options.of("combined"))


@pytest.mark.parametrize("case", SCORING_CASES, ids=lambda case: case["card"])
def test_scoring_example(case: Case) -> None:
    """R15 and R9.2, on the maps that were worked out by hand."""
    assert worth(case["card"], pictured(case["board"])) == case["expected"], case.get("note")


def test_every_scoring_card_has_an_example_above_zero() -> None:
    """A card without an example would go unseen."""
    scoring = {case["card"] for case in SCORING_CASES if case["expected"] > 0}
    assert scoring == {*SCORING, MONSTER_PENALTY}


# Placing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", of_kind("can_place"))
def test_placement_example(case: Case) -> None:
    """R5.2 and R5.7: whether any shape of a card can be drawn at all."""
    drawn = pictured(case["board"])
    wanted = drawn.open_ruins if case.get("ruins_required") else None
    if "must_cover" in case:
        wanted = cells([case["must_cover"]])
    found = any(Shape.read(s.split("/")).fits(drawn.empty, wanted) for s in case["shapes"])
    assert found == case["expected_can_place"]


@pytest.mark.parametrize("case", of_kind("solo_ambush"), ids=lambda case: case["card"])
def test_solo_ambush_example(case: Case) -> None:
    """R12.2 and R12.6."""
    expected = case["expected_cells"]
    found = solo_placement(pictured(case["board"]), ALL_AMBUSHES[case["card"]])
    assert found == (None if expected is None else cells(expected))


# Told in words ----------------------------------------------------------------------------------


def zombies(case: Case) -> None:
    """R6.31 and R9.5: first the penalty is scored, then they spread one step."""
    drawn = replace(pictured(case["board"]), zombie=cells(case["zombie_cells"]))
    after = scored(replace(table(drawn, options=HEROES), effects=("zombie_plague",))).position
    assert after.scores[ONE][0].monsters == case["expected_penalty_scored"]
    assert after.sheets[ONE].zombie.bit_count() == case["expected_zombie_count_after"]
    assert after.sheets[ONE].monster == after.sheets[ONE].zombie


def troll(case: Case) -> None:
    """R6.32: an empty square beside it, and no other."""
    drawn = replace(pictured(case["board"]), troll=cells(case["troll_cells"]))
    asked = scored(replace(table(drawn, options=HEROES), effects=("giant_troll_ravage",))).position
    assert (asked.round, asked.awaited) == ("troll", (ONE,))
    assert refusal(asked, Destroy(ONE, cells([case["illegal_choice"]]))) == "cannot_destroy"
    assert "F7" in choices(asked) and cells([case["legal_choice"]]) == at("F7")
    assert destroys(asked, ONE, "F7").sheets[ONE].destroyed == at("F7")


def order(case: Case) -> None:
    """R9.5: the card that was revealed first works first."""
    drawn = replace(
        pictured(case["board"]),
        troll=cells(case["troll_cells"]),
        zombie=cells(case["zombie_cells"]),
    )
    at_table = table(drawn, options=HEROES)
    troll_first = scored(replace(at_table, effects=("giant_troll_ravage", "zombie_plague")))
    assert choices(troll_first.position) == ["F5"]
    after = destroys(troll_first.position, ONE, "F5")
    assert after.sheets[ONE].destroyed == at("F5")
    assert after.sheets[ONE].zombie == at("F4 E4 F3 G4")
    zombie_first = scored(replace(at_table, effects=("zombie_plague", "giant_troll_ravage")))
    assert zombie_first.position.round is None
    assert zombie_first.position.sheets[ONE].zombie & at("F5")
    assert not zombie_first.position.sheets[ONE].destroyed


def winter(case: Case) -> None:
    """R9.6: resolved or not, the scores are the same."""
    drawn = sheet("...\n.M.", letters={"Z": "B2"})
    outcomes = []
    for after_winter in (False, True):
        options = Options.of("heroes", effects_after_winter=after_winter)
        last = replace(table(drawn, options=options, season=3), effects=("zombie_plague",))
        outcomes.append(scored(last).position)
    off, on = outcomes
    assert off.over and on.over and off.scores == on.scores
    assert (off.sheets[ONE].zombie.bit_count(), on.sheets[ONE].zombie.bit_count()) == (1, 5)


def dobrik(case: Case) -> None:
    """R6.22 and R6.24: stars outlive their hero."""
    at_table = reveals(table(pictured(case["board"]), options=HEROES), "dobrik_of_lorkheim")
    hero = draws(at_table, ONE, "hero", "B2", strikes="A2 B1 B3 C2")
    assert hero.sheets[ONE].destroyed == at("A2")
    fallen = replace(hero, sheets=(hero.sheets[ONE].without(at("B2")),))
    later = draws(reveals(fallen, "kethras_gates"), ONE, "monster", "B1")
    assert later.sheets[ONE].destroyed == at("A2 B1 B2")


def gorgon_struck(case: Case) -> None:
    """R6.33: a Gorgon that stars destroy looks at nobody."""
    pair = reveals(table(sheet(attacked="A1 A3 B2"), sheet(), options=HEROES), "gorgon_gaze")
    greedy = Raid(TWO, ONE, at("A1 A3 B2"), destroys=at("A2"))
    assert refusal(pair, greedy) == "nothing_to_destroy"
    assert raids(pair, TWO, ONE, "A1 A3 B2").sheets[ONE].destroyed == at("A1 A3 B2")


def dragon_struck(case: Case) -> None:
    """R6.30: three coins at once for a Dragon that falls where it lands, and never again."""
    pair = table(sheet(attacked="A3 B1 B2 B3 C1"), sheet(), options=HEROES)
    after = raids(reveals(pair, "dragon_inferno"), TWO, ONE, "A3 B1 B2 B3 C1")
    assert after.sheets[ONE].coins == 3
    after = draws(
        reveals(raids(after, ONE, TWO, "A3 B1 B2 B3 C1"), "kethras_gates"), ONE, "farm", "A1"
    )
    assert after.sheets[ONE].coins == 3


def coin_track(case: Case) -> None:
    """R7.4: the track ends at 14."""
    full = reveals(table(sheet(".F.\nF^.\n.F.", coins=13), options=HEROES), "kethras_gates")
    full = draws(full, ONE, "farm", "B3")
    assert full.sheets[ONE].coins == 14
    assert draws(reveals(full, "pasture"), ONE, "farm", "F1 F3").sheets[ONE].coins == 14


def gorgon_without_room(case: Case) -> None:
    """R6.12: the single monster has no letter and no gaze."""
    full = sheet("F.", rest="F")
    pair = reveals(table(full, sheet(), options=HEROES), "gorgon_gaze")
    assert refusal(pair, Raid(TWO, ONE, at("A2"), destroys=at("A1"))) == "nothing_to_destroy"
    after = raids(pair, TWO, ONE, "A2").sheets[ONE]
    assert after.monster == at("A2") and not after.gorgon and not after.destroyed


def explore_without_room(case: Case) -> None:
    """R5.9: one square of any terrain; a hero drawn so attacks nothing, and no coin is paid."""
    full = reveals(table(sheet("F.", rest="F"), options=HEROES), "pasture")
    assert terrains(full) == {"forest", "village", "farm", "water", "monster", "hero"}
    assert refusal(full, Draw(ONE, "hero", at("A2"), strikes=at("A1"))) == "no_strikes"
    after = draws(full, ONE, "hero", "A2").sheets[ONE]
    assert after.hero == at("A2") and not after.attacked and after.coins == 0


def tie_break(case: Case) -> None:
    """R11.2 and R11.3: fewest points lost to monsters; whoever is still tied shares the rank."""
    safe, bold = Result(5, 5, 0, 0), Result(9, 5, 0, 4)
    assert ranks([(bold,), (safe,)]) == (2, 1)
    assert ranks([(safe,), (bold,), (safe,), (Result(1, 0, 0, 0),)]) == (1, 3, 1, 4)


def gap_over_a_mountain(case: Case) -> None:
    """R5.5: a gap may lie on anything."""
    pasture = reveals(table(pictured(case["board"]), options=HEROES), "pasture")
    assert draws(pasture, ONE, "farm", "A1 A3").sheets[ONE].farm == at("A1 A3")


PLAYED: dict[str, Callable[[Case], None]] = {
    "zombie end of season": zombies,
    "giant_troll_ravage end of season": troll,
    "order": order,
    "winter effects": winter,
    "dobrik (orthogonal 4)": dobrik,
    "gorgon_gaze drawn": gorgon_struck,
    "dragon_inferno drawn": dragon_struck,
    "coins": coin_track,
    "one empty space left, gorgon_gaze": gorgon_without_room,
    "explore card cannot be placed": explore_without_room,
    "tie break": tie_break,
    "pasture X.X over a mountain": gap_over_a_mountain,
}
"""How each example that is told in words is played, by the words it begins with."""


@pytest.mark.parametrize("effect", TOLD)
def test_told_example(effect: str) -> None:
    """Each example in words, played through the public functions of the rules."""
    [play_it] = [played for words, played in PLAYED.items() if effect.startswith(words)]
    play_it(TOLD[effect])


def test_no_example_is_left_out() -> None:
    """357 maps, nine placements, five solo ambushes, twelve told in words."""
    kinds = [case["kind"] for case in PLAY_CASES]
    assert len(SCORING_CASES) == 357
    assert [kinds.count(kind) for kind in ("can_place", "solo_ambush", "heroes")] == [9, 5, 12]
    assert len(PLAY_CASES) == 26 and len(PLAYED) == len(TOLD) == 12
