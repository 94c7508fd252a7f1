"""The bots that look ahead: what they choose on maps made by hand, and how they search."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice, pairwise

import pytest

from quillmap import Draw, Game, Move, Options, Position, Raid, legal
from quillmap.bots import Bot, Budget, choose, chosen, roster
from quillmap.bots.outlook import CREDIT, outlook, times_left
from quillmap.bots.plain import search as searching
from quillmap.bots.plain.alone import alone
from quillmap.bots.plain.playouts import deal
from quillmap.bots.plain.rng import DECK, Stream
from quillmap.bots.plain.search import Plan, glancing, rollout, search
from quillmap.bots.plain.valuer import PLAIN
from quillmap.bots.prospects import glimpses, prospects
from quillmap.bots.protocol import never
from quillmap.bots.surveying import surveyed
from quillmap.grid import SIZE, beside, named, place, square, squares, union
from quillmap.material import COIN_TRACK, Explore
from quillmap.rules.play import apply, reveal
from quillmap.rules.result import total
from quillmap.simulate import Simulation
from tests.bots.helpers import (
    BASE,
    HEROES,
    NAVIGATOR,
    ONE,
    SAGE,
    SURVEYOR,
    TWO,
    after,
    brief,
    decisions,
    sheet,
    table,
    troll_round,
)

EDICTS = "sentinel_wood canal_lake wildholds borderlands"
all_three = pytest.mark.parametrize("bot", [SURVEYOR, NAVIGATOR, SAGE], ids=lambda bot: bot.name)


def at(text: str) -> int:
    """The squares of these names."""
    return union(map(named, text.split()))


# What they choose -------------------------------------------------------------------------------


def test_a_surveyor_has_the_best_outlook_of_all_moves() -> None:
    for position, seat, _, ideas in islice(decisions(BASE, ["surveyor"], "best"), 0, None, 4):
        value = outlook(position)
        worth = {move: value(after(position, move)) for move in legal(position, seat)}
        assert worth[ideas[0].move] == max(worth.values())


@pytest.mark.parametrize("ambush", ["goblin_attack", "gorgon_gaze"])
def test_an_ambush_goes_where_the_victim_has_the_worst_outlook(ambush: str) -> None:
    victim = sheet("VVVVV...... FFFF.FF.FFF ........... ..W.AAA")
    options = HEROES if ambush == "gorgon_gaze" else BASE
    position = table([victim, sheet()], EDICTS, ambush, options, season=1)
    value = outlook(position)
    worst = min(value(after(position, move)) for move in legal(position, TWO))
    for bot in (SURVEYOR, NAVIGATOR, SAGE):
        move = choose(bot, position, TWO, Budget(seed=3))
        assert isinstance(move, Raid) and move.on == ONE
        assert value(after(position, move)) == worst


@all_three
def test_the_last_card_is_drawn_where_it_scores_most(bot: Bot) -> None:
    """B2 completes a row; A1 a row and a column, and is on the edge: nothing is played out."""
    map_ = sheet(".FFFFFFFFFF V.VVVVVVVVV V.VVVVVVVV.", "V")
    edicts = "borderlands canal_lake wildholds sentinel_wood"
    position = table([map_], edicts, "rift_lands", season=3)
    position = replace(position, shown=("marshlands", "orchard", "homestead", "rift_lands"))
    assert not any(times_left(position))
    ideas = bot.consider(position, ONE, Budget(playouts=10**6))
    assert ideas[0].move == Draw(ONE, "forest", at("A1"))
    assert ideas[0].gains == (12, 0, 0, 1)


@all_three
def test_the_troll_takes_the_square_that_pays(bot: Bot) -> None:
    position = troll_round(sheet("FFF.. F^.FF FFM.. FFF..", "F"), EDICTS, season=2)
    move = choose(bot, position, ONE, brief(1))
    assert move.cells == at("B3")


@all_three
def test_a_hero_strikes_monsters(bot: Bot) -> None:
    map_ = sheet("........... ...M ........... ........... .......M ...M...M ...M...M", "F")
    position = table([map_], EDICTS, "wren_the_lioness", HEROES, season=3)
    move = choose(bot, position, ONE, brief(1))
    assert isinstance(move, Draw) and move.strikes & position.sheets[ONE].monster


# Glimpses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [BASE, HEROES, Options.of("combined", map_sheet="C")])
def test_glimpses_are_the_snuggest_prospects(options: Options) -> None:
    for position, seat, _, _ in islice(decisions(options, ["random"] * 2, "glimpses"), 0, None, 3):
        every = list(prospects(position, seat))
        assert list(glimpses(position, seat, 4096)) == every
        if position.round not in ("explore", "hero"):
            assert list(glimpses(position, seat, 1)) == every
            continue
        keys = {prospect.move: snug(position, prospect.move) for prospect in every}
        for most in (64, 7, 1):
            seen = list(glimpses(position, seat, most))
            if len(every) <= most:
                assert seen == every
                continue
            assert len(seen) == most and seen == [each for each in every if each in seen]
            least = min(keys[each.move] for each in seen)
            assert all(each in seen for each in every if keys[each.move] > least)
            # Of those that are as snug as the last one, every so many-th: gaps differ by one.
            equal = [each in seen for each in every if keys[each.move] == least]
            places = [index for index, taken in enumerate(equal) if taken]
            gaps = {after - before for before, after in pairwise(places)}
            assert max(gaps, default=0) - min(gaps, default=0) <= 1


def snug(position: Position, move: Move) -> int:
    """How snug a move lies, square by square and side by side."""
    assert isinstance(move, Draw)
    map_ = position.sheets[move.seat]
    key = 0
    for cell in squares(move.cells):
        row, column = place(cell)
        for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            inside = 0 <= row + down < SIZE and 0 <= column + right < SIZE
            key += not inside or not square(row + down, column + right) & map_.empty
        key += bool(cell & beside(map_.layer(move.terrain)))
    coins = after(position, move).coins - map_.coins
    card = position.card
    pays = isinstance(card, Explore) and any(
        choice.coin and move.cells in choice.shape.placements for choice in card.choices
    )
    assert coins or not pays or map_.coins == COIN_TRACK
    return key + 2 * pays


# The search -------------------------------------------------------------------------------------


class Watched:
    """Playouts that are counted, and answered by a function of candidate and number."""

    def __init__(self, points: Callable[[int, int], int]) -> None:
        self.points = points
        self.asked: list[tuple[int, int]] = []
        self.first: list[object] = []

    def __call__(self, after: object, look: int, seed: int, number: int, horizon: int) -> int:
        if not any(after is each for each in self.first):
            self.first.append(after)
        index = next(i for i, each in enumerate(self.first) if each is after)
        self.asked.append((index, number))
        return self.points(index, number)


@pytest.fixture
def small() -> tuple[Game, list[Draw]]:
    """A table near its end, where playouts are short."""
    game = Game.new(BASE, seed=Simulation(BASE, ("navigator",), "small").deck(1))
    while game.position.season < 3:
        game.play(choose(SURVEYOR, game.position, ONE, brief(1)))
    moves = [m for m in legal(game.position, ONE) if isinstance(m, Draw)][:16]
    return game, moves


def test_the_budget_is_kept_and_the_better_half_is_played_on(
    small: tuple[Game, list[Draw]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, moves = small
    watched = Watched(lambda index, number: 10 * (index % 5) + index)
    monkeypatch.setattr(searching, "rollout", watched)
    found = search(game.position, ONE, dict.fromkeys(moves, 0), Plan(200, 64, 1, never))
    assert sorted(candidate.index for candidate in found) == list(range(16))
    assert found[0].index == 14
    assert len(watched.asked) == sum(candidate.playouts for candidate in found) <= 200
    # 16, 8, 4 and 2 candidates: 3 each, then 6, 13 and 26 more.
    assert [c.playouts for c in found] == [48, 48, *[22] * 2, *[9] * 4, *[3] * 8]
    # All have met the same cards: the playouts of each are numbered from 0.
    for candidate in found:
        numbers = [number for index, number in watched.asked if index == candidate.index]
        assert numbers == list(range(candidate.playouts))


def test_what_was_thought_of_a_move_counts_like_playouts(
    small: tuple[Game, list[Draw]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, moves = small
    monkeypatch.setattr(searching, "rollout", Watched(lambda index, number: index))
    ahead: dict[Move, int] = {moves[0]: 49, moves[1]: 0, moves[2]: 0}
    found = search(game.position, ONE, ahead, Plan(30, 64, 1, never))
    # Five playouts each, then seven more for the better two: 49 against 5 and 10, then 24.
    assert [(each.index, each.points, each.playouts) for each in found] == [
        (0, 0, 12),
        (2, 24, 12),
        (1, 5, 5),
    ]


def test_time_that_runs_out_leaves_whole_turns(
    small: tuple[Game, list[Draw]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, moves = small
    monkeypatch.setattr(searching, "rollout", Watched(lambda index, number: index))
    clock = iter([False] * 40 + [True])
    found = search(
        game.position, ONE, dict.fromkeys(moves, 0), Plan(200, 64, 1, lambda: next(clock))
    )
    assert [candidate.playouts for candidate in found] == [2] * 16  # the third turn was not whole
    assert [candidate.index for candidate in found] == list(range(15, -1, -1))


@pytest.mark.parametrize("bot", [NAVIGATOR, SAGE], ids=lambda bot: bot.name)
def test_a_deadline_is_respected(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chosen, "VALUER", PLAIN)  # which values all moves before a clock could tick
    position = table([sheet()], EDICTS, "hamlet")
    late = Budget(seed=4, expired=lambda: True)
    assert bot.consider(position, ONE, late) == SURVEYOR.consider(position, ONE, late)


def test_a_playout_is_a_whole_game_with_the_same_cards_for_all(
    small: tuple[Game, list[Draw]],
) -> None:
    game, moves = small
    here = alone(game.position, ONE)
    afters = [apply(here, move).position for move in moves]
    first = [rollout(each, 64, 7, 0) for each in afters]
    assert first == [rollout(each, 64, 7, 0) for each in afters]
    assert first != [rollout(each, 64, 8, 0) for each in afters]
    so_far = total(game.position.scores[0])
    assert all(so_far - 40 < points < so_far + 120 for points in first)


def test_a_playout_with_a_horizon_is_worth_what_the_map_is_on_the_way_to(
    small: tuple[Game, list[Draw]],
) -> None:
    game, moves = small
    start = apply(alone(game.position, ONE), moves[0]).position
    deck = Stream.of(7, 0, 3, DECK)
    position, drawings = start, 0
    while not position.over:
        if not position.awaited:
            position = reveal(position, deal(position, deck)).position
            continue
        foreseen = outlook(position)(position.sheets[ONE]) // CREDIT.point
        if drawings:
            assert rollout(start, 16, 7, 3, drawings) == total(position.scores[ONE]) + foreseen
        move = glancing(16)(position, ONE, Stream(0))
        position, drawings = apply(position, move).position, drawings + 1
    assert rollout(start, 16, 7, 3, drawings) == rollout(start, 16, 7, 3)


def test_the_move_that_ends_best_is_chosen(small: tuple[Game, list[Draw]]) -> None:
    game, _ = small
    position = game.position
    ideas = NAVIGATOR.consider(position, ONE, Budget(playouts=32, seed=5))
    values = {e.prospect.move: e.value for e in surveyed(position, ONE, Budget(seed=5), 8)}
    best = list(values)
    ahead = {move: 8 * value // 100 for move, value in values.items()}
    plan = Plan(32, roster.NAVIGATOR.look, 5, never, roster.NAVIGATOR.horizon)
    found = search(position, ONE, ahead, plan)
    assert [idea.move for idea in ideas] == [best[candidate.index] for candidate in found]
    assert ideas[0].value == 100 * found[0].points // found[0].playouts


@pytest.mark.parametrize("season", [0, 2])
def test_the_order_of_the_unseen_cards_is_no_part_of_the_question(season: int) -> None:
    """A position names the unseen cards and not their order, so there is nothing to peek at."""
    game = Game.new(BASE, 2, seed=Simulation(BASE, ("navigator",), "unseen").deck(2))
    while game.position.season < season or game.position.round != "explore":
        game.play(choose(SURVEYOR, game.position, game.awaited[0], brief(1)))
    answers = {NAVIGATOR.consider(game.position, game.awaited[0], brief(9)) for _ in range(2)}
    assert len(answers) == 1
