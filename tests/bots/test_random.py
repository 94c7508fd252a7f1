"""The bot that draws by lot: every legal move as often as every other."""

from collections import Counter
from math import sqrt

import pytest

from quillmap import Position, Seat, legal
from quillmap.bots import BOTS, Budget, choose
from tests.bots.helpers import HEROES, ONE, TWO, sheet, table, troll_round

EDICTS = "treetower canal_lake wildholds borderlands"
HOLES = sheet("FFF..FF FF...FF F..FFFF FFFFFFF FFFFFF. FFFFFF.", rest="F")
FULL = sheet(rest="F")

CASES = {
    "two shapes": (table([HOLES], EDICTS, "hamlet"), ONE),
    "two terrains": (table([HOLES], EDICTS, "homestead"), ONE),
    "single square": (table([sheet("F.F FFF F.F", "F")], EDICTS, "hillside_terrace", HEROES), ONE),
    "hero": (table([sheet(".FF FF. .FF", "F")], EDICTS, "freyla_the_true", HEROES), ONE),
    "ambush": (table([HOLES, FULL], EDICTS, "goblin_attack"), TWO),
    "single monster": (table([sheet("F..", "F"), FULL], EDICTS, "gnoll_raid"), TWO),
    "Gorgon": (table([HOLES, FULL], EDICTS, "gorgon_gaze", HEROES), TWO),
    "Troll": (troll_round(sheet("FFF FMM .M. F.F"), EDICTS), ONE),
}


@pytest.mark.parametrize(("position", "seat"), CASES.values(), ids=CASES.keys())
def test_every_move_is_equally_likely(position: Position, seat: Seat) -> None:
    """Chi-squared, with room for five standard deviations; the seeds are always the same."""
    moves = list(legal(position, seat))
    assert len(moves) > 1
    each = 60
    drawn = Counter(
        choose(BOTS["random"], position, seat, Budget(seed=seed))
        for seed in range(each * len(moves))
    )
    assert drawn.keys() == set(moves)
    freedom = len(moves) - 1
    statistic = sum((count - each) ** 2 / each for count in drawn.values())
    assert statistic < freedom + 5 * sqrt(2 * freedom)
