"""The last cards of the game: what those who search oversee, against a slow and obvious twin."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from quillmap import Game, Options, Position, Raid, legal
from quillmap.bots import Budget, choose, chosen
from quillmap.bots.outlook import outlook, shelter, times_left
from quillmap.bots.plain import search as searching
from quillmap.bots.plain.alone import OWNER, alone
from quillmap.bots.plain.ending import BREADTH, ENDINGS, LIMIT, endings, near
from quillmap.bots.plain.valuer import PLAIN
from quillmap.bots.prospects import prospects
from quillmap.bots.protocol import never
from quillmap.grid import squares, union
from quillmap.rules.play import apply, reveal
from quillmap.rules.position import Unseen
from quillmap.rules.result import total
from quillmap.simulate import Simulation
from tests.bots.helpers import BASE, HEROES, NAVIGATOR, ONE, SAGE, SURVEYOR, brief

TABLES = [BASE, HEROES, Options.of("combined"), Options.of("base", solo_ambush="pegasus")]


def late(options: Options, players: int, number: int, squares_left: int) -> Iterator[Position]:
    """Moments near the end of a game, on maps on which few squares are left empty."""
    simulation = Simulation(options, ("surveyor",) * players, "tuning/late")
    game = Game.new(options, players, seed=simulation.deck(number))
    while not game.over:
        position = game.position
        if position.awaited[0] == ONE and near(position) and any(times_left(position)):
            map_ = position.sheets[ONE]
            gone = union(list(squares(map_.empty))[squares_left:])
            map_ = replace(map_, destroyed=map_.destroyed | gone)
            sheets = (map_, *position.sheets[1:])
            yield alone(replace(position, sheets=sheets, unseen=_few(position.unseen)), ONE)
        game.play(choose(SURVEYOR, position, position.awaited[0], brief(1)))


def _few(unseen: Unseen) -> Unseen:
    """Some of the cards of every kind: brute force is slow."""
    return Unseen(
        explore=unseen.explore[::4],
        ambush_backs=min(1, unseen.ambush_backs),
        ambushes=unseen.ambushes[:2],
        hero_backs=min(1, unseen.hero_backs),
        heroes=unseen.heroes[:2],
    )


def brute(position: Position) -> Fraction:
    """The same average by the plain rules, every card turned over and every move drawn."""
    if position.over or position.round == "troll":
        return Fraction(total(position.scores[OWNER]))
    if not position.awaited:
        unseen = position.unseen
        chances = [(card, Fraction(1, unseen.count)) for card in unseen.explore]
        for backs, cards in (
            (unseen.ambush_backs, unseen.ambushes),
            (unseen.hero_backs, unseen.heroes),
        ):
            chances += [(card, Fraction(backs, unseen.count * len(cards))) for card in cards]
        assert sum(chance for _, chance in chances) == 1
        drawn = [(chance, reveal(position, card)) for card, chance in chances if chance]
        return sum((chance * brute(step.position) for chance, step in drawn), Fraction(0))
    (seat,) = position.awaited
    if seat != OWNER:
        raids = [(apply(position, move).position, move) for move in legal(position, seat)]
        assert all(isinstance(move, Raid) for _, move in raids)
        worst = max(prospects(position, seat), key=lambda each: each.sheet.menaced.bit_count())
        return next(brute(after) for after, move in raids if move == worst.move)
    moves = list(legal(position, seat))
    if position.time < position.threshold:
        value, guard = outlook(position), shelter(position)
        worth = {p.move: value(p.sheet) + guard * p.shelter for p in prospects(position, seat)}
        moves = sorted(moves, key=lambda move: -worth[move])[:BREADTH]
    return max(brute(apply(position, move).position) for move in moves)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.ruleset)
@pytest.mark.parametrize("players", [1, 2])
def test_an_ending_is_the_average_over_all_cards(options: Options, players: int) -> None:
    if players > 1:
        options = replace(options, solo_ambush="standard") if options.ruleset == "base" else options
    position = next(p for number in range(1, 9) for p in late(options, players, number, 3))
    found = endings([position], 50_000, never)
    assert found is not None
    # Rounded down at every card, so a few millionths may be missing.
    assert 0 <= ENDINGS * brute(position) - found[0] < 20


def test_where_the_end_can_be_overseen_nothing_is_played_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nothing(*_: object) -> int:
        raise AssertionError("nothing is played out")

    monkeypatch.setattr(searching, "rollout", nothing)
    monkeypatch.setattr(chosen, "VALUER", PLAIN)
    position = next(late(BASE, 1, 1, 3))
    for bot in (NAVIGATOR, SAGE):
        ideas = bot.consider(position, ONE, Budget(seed=2))
        (best,) = endings([apply(position, ideas[0].move).position], LIMIT, never) or [0]
        assert ideas[0].value == 100 * best // ENDINGS
        for idea in ideas:
            (each,) = endings([apply(position, idea.move).position], LIMIT, never) or [0]
            assert each <= best


def test_what_is_too_much_to_look_at_is_left_to_playouts() -> None:
    position = next(late(BASE, 1, 1, 30))
    assert endings([position], 40, never) is None
    assert endings([position], LIMIT, lambda: True) is None
