"""Whole games, engine and twin side by side: every step, every legal move, every map and score."""

from collections import Counter
from collections.abc import Iterable

import pytest

from tests.random_play import RULESETS
from tests.rules.mistakes import Mistake
from tests.rules.mistakes.playing import IN_PLAYING
from tests.rules.pairs import Pair, play_pair
from tests.soak import numbers

PLAYERS = (1, 2, 3, 4)
GAMES = 10
"""For each ruleset and number of players; options and sheets change from game to game."""

EVERYTHING = {
    "map_sheet A", "map_sheet B", "map_sheet C", "map_sheet D",
    "fallback_terrain card", "fallback_terrain any", "solo_ambush standard", "solo_ambush pegasus",
    "ambush_fallback monster", "ambush_fallback any", "single square of another terrain, ambush",
    "hero_pattern_rotation True", "hero_pattern_rotation False", "wildholds_points 6",
    "effects_after_winter True", "effects_after_winter False", "season_set base",
    "season_set heroes", "explore_set base", "explore_set heroes", "hero_cards True",
    "hero_cards False", "ambush_set random", "ambush_set heroes", "ambush_set base",
    "round explore", "round hero", "round ambush", "round gaze", "round troll", "pegasus",
    "single square, explore", "single square, ambush", "full map passed over", "dragon tamed",
    "left, explore", "left, hero", "left, ambush", "left, troll", "left, None",
    "Ignored", "Destroyed", "Attacked", "compared moves",
}  # fmt: skip


def play_all(
    ruleset: str, players: int, cases: Iterable[int], looking: float = 0.5
) -> Counter[str]:
    """Every third game on maps that are nearly full; in every other somebody may leave."""
    seen: Counter[str] = Counter()
    for game in cases:
        pair = Pair(ruleset, players, game, crowded=game % 3 == 2)
        # More seats take more steps, so each step has less of a chance to be somebody's last.
        play_pair(pair, 0.02 / players if game % 2 else 0.0, looking)
        seen += pair.seen
    return seen


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_games_agree_with_the_twin(ruleset: str, players: int) -> None:
    """R4 to R14: reveals, legal moves, maps, letters, coins, scores, ranks and rating."""
    part = RULESETS.index(ruleset) * len(PLAYERS) + PLAYERS.index(players)
    seen = play_all(ruleset, players, numbers(part, GAMES))
    assert seen["compared moves"] > 500 * GAMES


def test_the_games_have_everything_in_them() -> None:
    """A rule that never came up was never compared."""
    seen: Counter[str] = Counter()
    for players in (1, 3):
        seen += play_all("combined", players, range(5_000, 5_014), looking=0.01)
        seen += play_all("combined", players, range(6_000, 6_014), looking=0.01)
    assert seen.keys() >= EVERYTHING, EVERYTHING - seen.keys()


@pytest.mark.parametrize("mistake", IN_PLAYING, ids=lambda mistake: mistake.name)
def test_the_comparison_notices_a_mistake(
    mistake: Mistake, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a known mistake planted into the engine, the tables soon differ."""
    mistake.plant(monkeypatch)
    with pytest.raises(AssertionError, match="game"):
        play_all("heroes", 1, range(200), looking=0.0)
