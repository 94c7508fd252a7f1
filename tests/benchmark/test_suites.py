"""The suites are as even as they promise, and no two games share their chance."""

from collections import Counter
from itertools import combinations

import pytest

from quillmap import Game, Options
from quillmap.benchmark.suites import FIELDS, SUITES, Suite, product
from quillmap.material import SCORING
from quillmap.simulate import Simulation

ALL = pytest.mark.parametrize("suite", SUITES.values(), ids=SUITES)


def arrangements(suite: Suite, start: int, stop: int) -> list[tuple[str, ...]]:
    """Those of some games."""
    return [suite.arrangement(index) for index in range(start, stop)]


def pairs(games: list[tuple[str, ...]]) -> Counter[tuple[str, ...]]:
    """How often each two cards lie in the same game."""
    return Counter(pair for game in games for pair in combinations(sorted(game), 2))


def test_the_suites_are_the_rulesets_on_their_sheets() -> None:
    assert list(SUITES) == [
        *("base-A", "base-B", "heroes-C", "heroes-D"),
        *("combined-A", "combined-B", "combined-C", "combined-D"),
    ]
    assert {suite.size for suite in SUITES.values()} == {6144, 1536}
    assert {suite.orthogonal for suite in SUITES.values()} == {384}


@pytest.mark.parametrize("id", ["base-A", "heroes-C"])
def test_a_whole_suite_has_every_arrangement_once(id: str) -> None:
    suite = SUITES[id]
    found = set(arrangements(suite, 0, suite.size))
    assert len(found) == suite.size == 4**4 * 24
    assert {SCORING[card].box for game in found for card in game} == {suite.options.ruleset}


@ALL
@pytest.mark.parametrize("array", [0, 1, 15])
def test_every_array_is_even(suite: Suite, array: int) -> None:
    games = arrangements(suite, array * suite.array, (array + 1) * suite.array)
    cards = len(suite.kinds[0])
    assert len(set(games)) == suite.array
    found = pairs(games)
    assert len(found) == 6 * cards**2 and set(found.values()) == {24}
    under = Counter((card, letter) for game in games for letter, card in enumerate(game))
    assert len(under) == 16 * cards and set(under.values()) == {suite.array // (4 * cards)}


@ALL
def test_every_round_of_24_is_even(suite: Suite) -> None:
    for start in range(0, suite.array, 24):
        games = arrangements(suite, start, start + 24)
        orders = {tuple(SCORING[card].back for card in game) for game in games}
        assert len(orders) == 24
        cards = Counter(card for game in games for card in game)
        assert len(cards) == 4 * len(suite.kinds[0])
        assert set(cards.values()) == {24 // len(suite.kinds[0])}


@ALL
def test_the_part_for_slow_bots_is_even(suite: Suite) -> None:
    games = arrangements(suite, 0, suite.orthogonal)
    assert set(pairs(games).values()) == {384 // len(suite.kinds[0]) ** 2}
    assert len(pairs(games)) == 6 * len(suite.kinds[0]) ** 2
    orders = Counter(tuple(SCORING[card].back for card in game) for game in games)
    assert len(orders) == 24 and set(orders.values()) == {16}


@pytest.mark.parametrize("size", FIELDS)
def test_products_are_those_of_a_field(size: int) -> None:
    everything = range(size)
    for a in everything:
        assert product(a, 1, size) == product(1, a, size) == a
        if a:
            assert sorted(product(a, b, size) for b in everything) == list(everything)
        for b in everything:
            assert product(a, b, size) == product(b, a, size)
            for c in everything:
                assert product(a, b ^ c, size) == product(a, b, size) ^ product(a, c, size)


def test_seeds_are_shared_by_nobody() -> None:
    seeds = {
        suite.deck(index, purpose).seed
        for suite in SUITES.values()
        for purpose in ("test", "tuning")
        for index in range(200)
    }
    assert len(seeds) == len(SUITES) * 2 * 200
    old = {Simulation(Options.of("base"), ("random",), "suite").deck(n) for n in range(500)}
    assert not seeds & old
    deck = SUITES["base-A"].deck(3)
    assert (
        len({deck.chance(decision) for decision in range(50)} | {int.from_bytes(deck.seed)}) == 51
    )


def test_the_decks_never_change() -> None:
    """Results of years are compared by them."""
    first = SUITES["base-A"].deck(0)
    assert first.options.edicts == (
        "the_broken_road",
        "great_city",
        "the_golden_granary",
        "treetower",
    )
    assert first.seed.hex() == "097dd007381028501f75e299f58187e758c76ff5cf36039928497edec2528494"
    last = SUITES["combined-D"].deck(1535, "tuning")
    assert last.options.edicts == ("sleepy_valley", "ulems_wallow", "great_city", "banded_hills")
    assert last.chance(7) == 4430001538858565761


@ALL
def test_every_game_can_be_begun(suite: Suite) -> None:
    for index in range(0, suite.size, 307):
        deck = suite.deck(index)
        game = Game.new(deck.options, seed=deck.seed)
        assert game.setup.edicts == deck.options.edicts == suite.arrangement(index)
