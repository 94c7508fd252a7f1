"""Chance: the same for the same seed, fair over many seeds, and blind to the players."""

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from itertools import chain, combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import Game, Options, Seat, begin, commitment, deal, legal, prepare
from quillmap.dealer import uniform
from quillmap.material import BACKS, CARDS, SCORING, Ambush, Explore, Hero, Ruins, pools
from quillmap.notation import Revealing
from quillmap.rules.position import Position
from quillmap.rules.season import next_season
from tests.notation.games import random_game, tries

MANY = 10_000
SEEDS = [hashlib.sha256(b"fair %d" % number).digest() for number in range(MANY)]


def turned(position: Position, card: str) -> Position:
    """The card lies open, and nobody draws anything."""
    return replace(position, shown=(*position.shown, card), unseen=position.unseen.without(card))


def cards_of(options: Options, seed: bytes) -> list[list[str]]:
    """All cards of a game, season by season."""
    position = begin(prepare(options, seed))
    seasons: list[list[str]] = []
    for _ in range(4):
        while position.time < position.threshold:
            position = turned(position, deal(seed, position))
        seasons.append(list(position.shown))
        position = next_season(position, [])
    return seasons


def revealed(game: Game) -> list[str]:
    """The cards of a game that was played."""
    return [entry.card for entry in game.record().entries if isinstance(entry, Revealing)]


# The same for the same seed -----------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
def test_the_same_seed_deals_the_same_game(ruleset: str) -> None:
    options = Options.of(ruleset)
    for seed in SEEDS[:20]:
        assert prepare(options, seed) == prepare(options, seed)
        assert cards_of(options, seed) == cards_of(options, seed)


def test_another_seed_deals_another_game() -> None:
    options = Options.of("combined")
    games = {str(cards_of(options, seed)) for seed in SEEDS[:200]}
    setups = {str(prepare(options, seed)) for seed in SEEDS[:200]}
    assert len(games) == len(setups) == len({commitment(seed) for seed in SEEDS[:200]}) == 200


def test_every_bit_of_the_seed_matters() -> None:
    options = Options.of("base")
    plain = cards_of(options, bytes(32))
    for bit in range(256):
        assert cards_of(options, (1 << bit).to_bytes(32, "big")) != plain


def test_swapping_the_seed_changes_what_comes_next() -> None:
    options = Options.of("base")
    position = begin(prepare(options, SEEDS[0]))
    assert len({deal(seed, position) for seed in SEEDS[:500]}) == 13 + 4


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    position = begin(prepare(Options.of("base"), bytes(32)))
    attempts: list[Callable[[bytes], object]] = [
        commitment,
        lambda seed: prepare(Options.of("base"), seed),
        lambda seed: deal(seed, position),
        lambda seed: Game.new(Options.of("base"), seed=seed),
    ]
    for attempt in attempts:
        with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {length}"):
            attempt(bytes(length))


def test_options_that_choose_leave_nothing_to_chance() -> None:
    edicts = ("silos", "treetower", "great_city", "jorekburg")
    options = Options.of("combined", edicts=edicts, ambush_set="base")
    setups = {prepare(options, seed) for seed in SEEDS[:50]}
    assert len(setups) == 1
    assert setups.pop().edicts == edicts


# Blind to the players -----------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
def test_players_and_moves_do_not_change_the_cards(ruleset: str) -> None:
    options = Options.of(ruleset)
    for number, players in enumerate((1, 2, 3, 5, 1, 2)):
        chance = random.Random(number)
        game = Game.new(options, players, seed=SEEDS[7])
        while not game.over:
            moves = list(legal(game.position, game.awaited[0]))
            game.play(chance.choice(moves))
            if len(game.position.present) > 1 and chance.random() < 0.02:
                game.leave(chance.choice(game.position.present))
        assert revealed(game) == list(chain(*cards_of(options, SEEDS[7])))


def test_sheets_and_scores_do_not_matter() -> None:
    game = Game.new(Options.of("heroes"), 3, seed=SEEDS[1])
    position = replace(game.position, under_way=None)
    blank = replace(position, sheets=(), scores=(), left=(Seat(0),))
    assert all(deal(seed, position) == deal(seed, blank) for seed in SEEDS[:100])


@tries(20)
@given(st.integers(0, 2**32))
def test_never_a_card_that_was_seen(number: int) -> None:
    *_, game = random_game(number)
    for season in cards_of(game.setup.options, game.seed or bytes(32)):
        assert len(set(season)) == len(season)
    once = [card for card in revealed(game) if isinstance(CARDS[card], Ambush | Hero)]
    assert len(set(once)) == len(once) <= 8


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
def test_what_comes_belongs_to_the_game(ruleset: str) -> None:
    options = Options.of(ruleset)
    for seed in SEEDS[:100]:
        setup = prepare(options, seed)
        for card in chain(*cards_of(options, seed)):
            match CARDS[card]:
                case Explore() | Ruins():
                    assert card in setup.explore_cards
                case Ambush():
                    assert card in setup.ambushes
                case Hero():
                    assert options.hero_cards


# Fair ---------------------------------------------------------------------------------------------


def fair(found: Iterable[Hashable], kinds: int) -> None:
    """All kinds come, equally often as far as chance allows (five standard deviations)."""
    counts = Counter(found)
    assert len(counts) == kinds
    expected = counts.total() / kinds
    tolerance = 5 * (expected * (1 - 1 / kinds)) ** 0.5
    assert max(abs(count - expected) for count in counts.values()) < tolerance, counts
    surprise = sum((count - expected) ** 2 / expected for count in counts.values())
    assert surprise < kinds + 5 * (2 * kinds) ** 0.5, counts


def kind_of(card: str) -> str:
    """Explore cards by name; ambush and hero cards by what can be seen from behind."""
    return card if isinstance(CARDS[card], Explore | Ruins) else type(CARDS[card]).__name__


@pytest.mark.parametrize(("ruleset", "deck"), [("base", 14), ("heroes", 13), ("combined", 15)])
def test_each_card_comes_first_equally_often(ruleset: str, deck: int) -> None:
    options = Options.of(ruleset)
    position = begin(prepare(options, SEEDS[0]))
    first = [deal(seed, position) for seed in SEEDS]
    fair(map(kind_of, first), deck)
    fair((card for card in first if isinstance(CARDS[card], Ambush)), 4)
    if options.hero_cards:
        fair((card for card in first if isinstance(CARDS[card], Hero)), 4)


def test_each_card_comes_fourth_equally_often() -> None:
    options = Options.of("base")
    fourth = []
    for seed in SEEDS[: MANY // 2]:
        position = begin(prepare(options, SEEDS[0]))
        for _ in range(3):
            position = turned(position, deal(seed, position))
        fourth.append(kind_of(deal(seed, position)))
    fair(fourth, 14)


@pytest.mark.parametrize(("ruleset", "pool"), [("base", 4), ("heroes", 4), ("combined", 8)])
def test_each_edict_comes_equally_often(ruleset: str, pool: int) -> None:
    options = Options.of(ruleset)
    drawn = [prepare(options, seed).edicts for seed in SEEDS]
    for back in BACKS:
        fair((card for edicts in drawn for card in edicts if SCORING[card].back == back), pool)
    orders = [tuple(SCORING[card].back for card in edicts) for edicts in drawn]
    assert set(orders) == set(permutations(BACKS))
    fair(orders, 24)


def test_each_ambush_set_comes_equally_often() -> None:
    options = Options.of("combined")
    sets = [frozenset(prepare(options, seed).ambushes) for seed in SEEDS]
    eight = [id for four in pools(1).ambush.values() for id in four]
    assert set(sets) == set(map(frozenset, combinations(eight, 4)))
    fair(sets, 70)


def test_what_u_can_choose_from() -> None:
    assert uniform(bytes(32), "any", 1) == 0
    assert 0 <= uniform(bytes(32), "any", 2**64) < 2**64
    for n in (0, -1, 2**64 + 1):
        with pytest.raises(ValueError, match="expected 1 to"):
            uniform(bytes(32), "any", n)
    fair((uniform(seed, "any", 3) for seed in SEEDS), 3)
    # Nearly half of these digests are thrown away, and still it is fair.
    fair((uniform(seed, "any", 2**63 + 1) >> 60 for seed in SEEDS[:2000]), 8)
