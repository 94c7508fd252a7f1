"""Whole games of the twin at random: they end, and the maps stay sound all the way."""

import random
from collections.abc import Iterator, Mapping

import pytest

from tests.twin.board import Board
from tests.twin.cards import AMBUSH_SET, BOXES, HEROES, SCORING_BACKS
from tests.twin.game import Game


def random_edicts(rng: random.Random, ruleset: str) -> list[str]:
    """One scoring card of each back, in any order (R3.4)."""
    boxes = BOXES if ruleset == "combined" else (ruleset,)
    backs = list(SCORING_BACKS["base"])
    edicts = [rng.choice([c for box in boxes for c in SCORING_BACKS[box][b]]) for b in backs]
    rng.shuffle(edicts)
    return edicts


def deal(table: Game, rng: random.Random) -> Iterator[str]:
    """The cards of a game in the order of their reveal; a new deck each season (R3.7, R10.2)."""
    boxes = BOXES if table.ruleset == "combined" else (table.ruleset,)
    ambushes = rng.sample([card for box in boxes for card in AMBUSH_SET[box]], 4)
    heroes = rng.sample(list(HEROES), 4) if table.hero_cards else []
    special: list[str] = []
    for season in range(4):
        special += ambushes[season : season + 1] + heroes[season : season + 1]
        deck = table.explore_cards() + special
        rng.shuffle(deck)
        while table.season == season and not table.over:
            card = deck.pop()
            if card in special:
                special.remove(card)
            yield card


def check_maps(table: Game, coins: list[int], filled: list[int]) -> None:
    """What holds for every map at any time."""
    for seat, board in enumerate(table.boards):
        assert coins[seat] <= board.coins <= 14
        assert filled[seat] <= 121 - len(board.empty_cells())
        assert not board.cells("monster") & board.stars
        hard = {cell for cell, sign in board.printed.items() if sign != "ruins"}
        assert not hard & (set(board.drawn) | board.destroyed)
        assert set(board.letters) <= set(board.drawn)
        assert Board.read(board.rows()).rows() == board.rows()


def random_game(
    seed: int, ruleset: str, players: int, options: Mapping[str, object], leaving: bool
) -> Game:
    """Play a whole game with moves by chance, looking at the maps after every card."""
    rng = random.Random(seed)
    sheets = {"base": "AB", "heroes": "CD", "combined": "ABCD"}[ruleset]
    edicts = random_edicts(rng, ruleset)
    table = Game(ruleset, rng.choice(sheets), edicts, players, options)
    for card in deal(table, rng):
        coins = [board.coins for board in table.boards]
        filled = [121 - len(board.empty_cells()) for board in table.boards]
        table.reveal(card)
        while table.awaited():
            if leaving and len(table.remaining()) > 1 and rng.random() < 0.03:
                table.leave(rng.choice(table.remaining()))
            else:
                table.play(rng.choice(table.legal(rng.choice(table.awaited()))))
        check_maps(table, coins, filled)
    return table


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
def test_random_games_end(ruleset: str, players: int) -> None:
    variants: list[dict[str, object]] = [
        {},
        {"solo_ambush": "pegasus", "effects_after_winter": True, "hero_pattern_rotation": False},
    ]
    for seed in range(6):
        options = variants[seed % 2]
        table = random_game(seed, ruleset, players, options, leaving=False)
        assert table.over
        assert table.season == 3
        assert table.awaited() == []
        assert all(len(score) == 4 for score in table.scores)
        assert 1 in table.ranks()
        assert None not in table.ranks()


def test_effects_after_winter_change_no_score() -> None:
    for seed in range(3):
        off = random_game(seed, "heroes", 2, {}, leaving=False)
        on = random_game(seed, "heroes", 2, {"effects_after_winter": True}, leaving=False)
        assert off.scores == on.scores


@pytest.mark.parametrize("seed", range(10))
def test_random_games_with_leavers_end(seed: int) -> None:
    table = random_game(seed, "combined", 3, {"explore_set": "heroes"}, leaving=True)
    assert table.over
    for seat, score in enumerate(table.scores):
        assert (len(score) == 4) == (seat not in table.left)
