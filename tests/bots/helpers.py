"""Tables in the middle of a game, made from pictures, and whole games between bots."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

from quillmap import Game, Move, Options, Position, Seat, Setup, Sheet, apply, begin, reveal
from quillmap._fast import CORE
from quillmap.bots import BOTS, Bot, Budget, Idea, choose
from quillmap.grid import SIZE
from quillmap.rules.moves import Raid
from quillmap.rules.rounds import TrollRound
from quillmap.rules.sheet import pictured
from quillmap.simulate import Simulation

ONE, TWO = Seat(0), Seat(1)
GREEDY, WEIGHTED = BOTS["greedy"], BOTS["weighted"]
COUNTING = (GREEDY, WEIGHTED)
SURVEYOR, NAVIGATOR, SAGE = BOTS["surveyor"], BOTS["navigator"], BOTS["sage"]

BASE = Options.of("base")
HEROES = Options.of("heroes")

TABLES = [
    *(Options.of("base", map_sheet=sheet) for sheet in "AB"),
    *(Options.of("heroes", map_sheet=sheet) for sheet in "CD"),
    *(Options.of("combined", map_sheet=sheet) for sheet in "ABCD"),
]
"""Every ruleset on every sheet it can be played on."""

HEROES_AMBUSHES = ("dragon_inferno", "zombie_plague", "giant_troll_ravage", "gorgon_gaze")
BASE_AMBUSHES = ("goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid")


def sheet(text: str = "", rest: str = ".") -> Sheet:
    """The map of a picture; what the text leaves out on the right and below shows `rest`."""
    rows = [row.ljust(SIZE, rest) for row in text.split()]
    return pictured([*rows, *[rest * SIZE] * (SIZE - len(rows))])


def table(
    sheets: Sequence[Sheet],
    edicts: str,
    card: str | None,
    options: Options = BASE,
    season: int = 0,
) -> Position:
    """A table with these maps in this season, where this card was just revealed."""
    heroes = options.ruleset == "heroes"
    setup = Setup(
        len(sheets),
        options,
        tuple(edicts.split()),
        HEROES_AMBUSHES if heroes else BASE_AMBUSHES,
    )
    position = replace(begin(setup), sheets=tuple(sheets), season=season)
    return position if card is None else reveal(position, card).position


def after(position: Position, move: Move) -> Sheet:
    """The map that the move changes, as the rules change it.

    Somebody else is made to be awaited as well, so that the round stays open.
    """
    on = move.on if isinstance(move, Raid) else move.seat
    open_round = position.awaiting((*position.awaited, Seat(99)))
    return apply(open_round, move).position.sheets[on]


def brief(seed: int) -> Budget:
    """A budget that lets those who play games out play as few as they can, for whole games."""
    return Budget(playouts=2, seed=seed)


class Decision(NamedTuple):
    """A bot asked at its turn, and what it answered."""

    position: Position
    seat: Seat
    budget: Budget
    ideas: Sequence[Idea]


ENOUGH: Final = 12
"""Decisions of somebody who looks ahead without the compiled core, each of which takes a second."""


def decisions(options: Options, bots: Sequence[str], seed: str) -> Iterator[Decision]:
    """A whole game between bots, decision by decision; a move that is not legal is refused.

    Without the core, games of the strongest end early: to the end they say the same as with it, for
    which tests/fast/test_bots.py stands.
    """
    slow = CORE is None and any(BOTS[bot].level >= NAVIGATOR.level for bot in bots)
    return islice(_all_decisions(options, bots, seed), ENOUGH if slow else None)


def _all_decisions(options: Options, bots: Sequence[str], seed: str) -> Iterator[Decision]:
    simulation = Simulation(options, tuple(bots), seed)
    game = Game.new(options, len(bots), seed=simulation.deck(1))
    number = 0
    while not game.over:
        seat = game.awaited[0]
        budget = brief(simulation.chance(1, seat, number))
        ideas = BOTS[bots[seat]].consider(game.position, seat, budget)
        yield Decision(game.position, seat, budget, ideas)
        game.play(ideas[0].move)
        number += 1


def chosen(bot: Bot, position: Position, seat: Seat = ONE) -> Move:
    """What the bot draws when its seed is 0."""
    return choose(bot, position, seat, Budget())


def troll_round(map_: Sheet, edicts: str, season: int = 0) -> Position:
    """The moment after scoring when the Troll, which is every monster of this map, ravages."""
    position = table([replace(map_, troll=map_.monster)], edicts, None, HEROES, season)
    effects = ("giant_troll_ravage",)
    return replace(position, under_way=TrollRound(0, (ONE,)), effects=effects)
