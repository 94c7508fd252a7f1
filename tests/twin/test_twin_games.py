"""The twin's referee: turns, ambushes, leavers and seasons."""

import pytest

from tests.twin.board import SIZE, Board
from tests.twin.game import Game, Move

EDICTS = ["sentinel_wood", "canal_lake", "wildholds", "borderlands"]
FULL = ["F" * SIZE] * SIZE


def game(ruleset: str = "base", players: int = 1, **options: object) -> Game:
    """A game on an empty map without a mountain, with the same four edicts."""
    new = Game(ruleset, "A", EDICTS, players, options)
    for board in new.boards:
        board.printed.clear()
    return new


def play_first(table: Game) -> None:
    """Every awaited seat takes its first legal move."""
    for seat in table.awaited():
        table.play(table.legal(seat)[0])


def with_hole(*holes: tuple[int, int]) -> Board:
    """A map full of forest but for these squares."""
    board = Board.read(FULL)
    for hole in holes:
        del board.drawn[hole]
    return board


@pytest.mark.parametrize(
    "chain",
    [
        "R E!", "R R E!", "R A E!", "R R A E!", "R H E!", "R A H E!", "R H A E!", "R A R E!",
        "A E", "R E! E", "E R E! E",
    ],
)  # fmt: skip
def test_ruins_chains(chain: str) -> None:
    """The chains of R4.6; E! is an explore card that must cover a ruins symbol."""
    table = Game("combined", "A", EDICTS, 1)
    spare = {
        "R": iter(["temple_ruins", "outpost_ruins"]),
        "A": iter(["goblin_attack"]),
        "H": iter(["dal_of_jolev"]),
        "E": iter(["farmland", "hamlet", "orchard"]),
    }
    for step in chain.split():
        table.reveal(next(spare[step[0]]))
        for seat in table.awaited():
            ruins = [any(map(table.boards[seat].is_ruins, m.cells)) for m in table.legal(seat)]
            assert all(ruins) == (step == "E!")
            table.play(table.legal(seat)[0])


def test_fallback_terrains() -> None:
    everything = {"forest", "village", "farm", "water", "monster"}
    cases: list[tuple[str, dict[str, object], set[str]]] = [
        ("base", {}, {"farm"}),
        ("base", {"fallback_terrain": "any"}, everything),
        ("heroes", {}, everything | {"hero"}),
        ("combined", {}, everything | {"hero"}),
        ("combined", {"hero_cards": False}, everything),
        ("combined", {"fallback_terrain": "card"}, {"farm"}),
    ]
    for ruleset, options, terrains in cases:
        table = game(ruleset, 1, **options)
        table.boards[0] = with_hole((0, 0), (5, 5))
        table.reveal("farmland")
        assert {move.terrain for move in table.legal(0)} == terrains
        assert {move.cells for move in table.legal(0)} == {
            frozenset({(0, 0)}),
            frozenset({(5, 5)}),
        }
        play_first(table)
        assert table.boards[0].coins == 0


def test_ruins_out_of_reach_free_the_terrain() -> None:
    table = game("base")
    table.reveal("temple_ruins")
    table.reveal("farmland")
    assert {move.terrain for move in table.legal(0)} >= {"monster", "village"}
    assert all(len(move.cells) == 1 for move in table.legal(0))


def test_full_map_is_skipped_and_time_goes_on() -> None:
    table = game("base", players=2)
    table.boards = [Board.read(FULL), Board.read(FULL)]
    for card in ["orchard", "marshlands", "homestead", "fishing_village"]:
        table.reveal(card)
        assert table.awaited() == []
    assert table.season == 1
    assert table.scores[0] == [(40, 0, 0, 0)]


def test_who_draws_on_whose_map() -> None:
    for card, step in [("bugbear_assault", 1), ("goblin_attack", -1)]:
        table = game("base", players=4)
        table.reveal(card)
        for seat in range(4):
            assert {(move.on, move.terrain) for move in table.legal(seat)} == {
                ((seat - step) % 4, "monster")
            }


def test_ambush_that_does_not_fit() -> None:
    table = game("heroes", players=2)
    table.boards = [with_hole((3, 3)), Board.read(FULL)]
    table.reveal("gorgon_gaze")
    assert table.awaited() == [1]
    assert table.legal(1) == [Move(1, "monster", frozenset({(3, 3)}), on=0)]
    play_first(table)
    assert not table.boards[0].letters
    assert table.awaited() == []


def test_gorgon_victim_is_part_of_the_ambush() -> None:
    table = game("heroes", players=2)
    table.boards[0].drawn[0, 1] = "village"
    table.reveal("gorgon_gaze")
    place = frozenset({(0, 0), (0, 2), (1, 1)})
    moves = [move for move in table.legal(1) if move.cells == place]
    assert {move.destroys for move in moves} == {(0, 1), (0, 3), (1, 0), (1, 2), (2, 1)}
    table.play(moves[0])
    assert table.boards[0].terrain((0, 1)) is None
    assert table.boards[0].is_filled((0, 1))


def test_solo_gorgon() -> None:
    table = game("heroes")
    table.reveal("gorgon_gaze")
    assert table.awaited() == [0]
    assert Move(0, destroys=(10, 8)) in table.legal(0)
    play_first(table)
    assert table.awaited() == []
    assert len(table.boards[0].destroyed) == 1
    table = game("heroes", solo_ambush="pegasus")
    table.reveal("gorgon_gaze")
    assert {move.on for move in table.legal(0)} == {0}
    assert all((10, 10) in move.cells and move.destroys for move in table.legal(0))


def test_hero_moves() -> None:
    table = game("heroes")
    table.reveal("freyla_the_true")
    strikes = [move.strikes for move in table.legal(0) if move.cells == {(0, 0)}]
    # Off the map in two directions: one empty attack stands for both.
    assert len(strikes) == 3
    assert frozenset() in strikes
    table = game("heroes", hero_pattern_rotation=False)
    table.reveal("freyla_the_true")
    assert len(table.legal(0)) == 121


def test_mountain_coin_goes_to_the_owner() -> None:
    table = game("base", players=2)
    table.boards[0] = Board.read([".F.........", "F^.........", ".F.........", *FULL[3:]])
    table.reveal("kobold_onslaught")
    table.play(next(move for move in table.legal(1) if (1, 2) in move.cells))
    assert [board.coins for board in table.boards] == [1, 0]


def test_troll_round_after_scoring() -> None:
    table = game("heroes", players=2)
    table.reveal("giant_troll_ravage")
    play_first(table)
    table.boards[1] = Board.read(FULL)
    for card in ["hillside_terrace", "mangrove_swamp", "coastal_encampment", "wildwood_garden"]:
        table.reveal(card)
        play_first(table)
    assert len(table.scores[0]) == 1
    assert table.season == 0
    assert table.awaited() == [0]
    assert all(move.destroys and not move.cells for move in table.legal(0))
    play_first(table)
    assert table.season == 1
    assert len(table.boards[0].destroyed) == 1


def test_leaving_in_an_ambush() -> None:
    """Seat i is drawn on by i + 1: nobody draws for a leaver, who still owes seat 0 one draw."""
    table = game("base", players=3)
    table.reveal("bugbear_assault")
    table.leave(1)
    assert table.awaited() == [0, 1]
    assert table.legal(1)[0].on == 0
    play_first(table)
    assert [len(board.drawn) for board in table.boards] == [4, 0, 4]
    table.reveal("kobold_onslaught")
    assert [table.legal(seat)[0].on for seat in table.awaited()] == [2, 0]
    play_first(table)
    table.leave(2)
    table.reveal("goblin_attack")
    assert table.awaited() == []
    assert (10, 10) in table.boards[0].drawn
    assert table.ranks() == [1, None, None]
    table.leave(0)
    assert table.over


def test_ranks_and_rating() -> None:
    table = game("base", players=4)
    table.scores = [[(9, 1, 0, 2)], [(9, 0, 0, 1)], [(7, 1, 0, 0)], [(3, 7, 0, 2)]]
    assert table.ranks() == [3, 2, 1, 3]
    table = game("base")
    table.scores = [[(30, 30, 5, 1)]]
    assert table.rating() == 64 - 24 - 25 - 24 - 16
