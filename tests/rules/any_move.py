"""Positions of all kinds, and moves of all kinds to throw at them, legal or not."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from quillmap.dealer import deal, prepare
from quillmap.grid import EVERYWHERE, NOWHERE, SIZE, Cells, squares
from quillmap.material import TERRAINS, Explore, Terrain
from quillmap.rules import (
    Destroy,
    Draw,
    Move,
    Options,
    Position,
    Raid,
    Seat,
    begin,
    leave,
    play,
    reveal,
)
from quillmap.rules.legal import hero_patterns
from tests.random_play import RULESETS, random_move, random_options
from tests.rules.random_sheets import SheetCase

ALL_SQUARES = list(squares(EVERYWHERE))
NONSENSE: list[Cells] = [NOWHERE, -1, -8, 1 << SIZE * SIZE, EVERYWHERE, 1 << 200 | 1]


def positions(number: int) -> Iterator[Position]:
    """A random game, position by position, of one to three; every other one on crowded maps."""
    rng = random.Random(number)
    ruleset = RULESETS[number % 3]
    players = rng.randint(1, 3)
    options = Options.of(ruleset, **random_options(rng, ruleset, others=True))
    seed = rng.randbytes(32)
    position = begin(prepare(options, seed, players))
    if number % 2:
        sheets = tuple(SheetCase(number + 7 * seat).sheet for seat in range(players))
        position = replace(position, sheets=sheets)
    yield position
    while not position.over:
        if len(position.present) > 1 and rng.random() < 0.01:
            position = leave(position, rng.choice(position.present)).position
        elif position.awaited:
            seat = rng.choice(position.awaited)
            position = play(position, random_move(rng, position, seat)).position
        else:
            position = reveal(position, deal(seed, position)).position
        yield position


# Moves that are a little wrong --------------------------------------------------------------------


def mutated(rng: random.Random, position: Position, move: Move) -> Move:
    """The move with one or two things changed, which may or may not leave it legal."""
    for _ in range(rng.choice([1, 1, 2])):
        move = rng.choice([_other_seat, _other_cells, _other_cells, _other_rest, _other_kind])(
            rng, position, move
        )
    return move


def _other_seat(rng: random.Random, position: Position, move: Move) -> Move:
    players = position.setup.players
    return replace(move, seat=Seat(rng.choice([-1, players, 10**9, *range(players)])))


def _other_cells(rng: random.Random, position: Position, move: Move) -> Move:
    return replace(move, cells=_nearby(rng, move.cells))


def _nearby(rng: random.Random, cells: Cells) -> Cells:
    """A square more or less, all moved by one, one square alone, or nonsense."""
    return rng.choice(
        [
            cells ^ rng.choice(ALL_SQUARES),
            cells << rng.choice([1, SIZE]),
            cells >> rng.choice([1, SIZE]),
            rng.choice(ALL_SQUARES),
            rng.choice(NONSENSE),
        ]
    )


def _other_rest(rng: random.Random, position: Position, move: Move) -> Move:
    """Another terrain or attack, another map, terrain or victim."""
    match move:
        case Draw():
            if rng.random() < 0.5:
                return replace(move, strikes=_nearby(rng, move.strikes))
            return replace(move, terrain=rng.choice([*TERRAINS, cast(Terrain, "mountain")]))
        case Raid():
            if rng.random() < 0.5:
                return replace(move, destroys=_nearby(rng, move.destroys))
            if rng.random() < 0.3:
                return replace(move, terrain=rng.choice([*TERRAINS, cast(Terrain, "mountain")]))
            players = position.setup.players
            return replace(move, on=Seat(rng.choice([-1, players, *range(players)])))
        case Destroy():
            return replace(move, cells=rng.choice(ALL_SQUARES))


def _other_kind(rng: random.Random, position: Position, move: Move) -> Move:
    """The same squares in a move of any kind."""
    seat, cells = move.seat, move.cells
    on = Seat(rng.randrange(position.setup.players))
    kinds: list[Move] = [
        Draw(seat, rng.choice(TERRAINS), cells),
        Raid(seat, on, cells),
        Destroy(seat, cells),
    ]
    return rng.choice(kinds)


# All moves there could be -------------------------------------------------------------------------


def universe(rng: random.Random, position: Position, seat: Seat) -> set[Move]:
    """Every move of the seat that can be thought of in this round, and some of other kinds.

    For the Gorgon, with her hundred victims for every placement, a sample of the placements.
    """
    found: set[Move] = {Destroy(seat, cell) for cell in ALL_SQUARES}
    match position.round:
        case "explore":
            found |= {
                Draw(seat, terrain, cells)
                for terrain in TERRAINS
                for cells in _shapes(rng, position)
            }
        case "hero":
            found |= {
                Draw(seat, "hero", cell, attacked)
                for attacks in hero_patterns(position).values()
                for attacked in attacks
                for cell in rng.sample(ALL_SQUARES, 3)
            }
            found |= {
                Draw(seat, "hero", cell, attacked)
                for cell, attacks in hero_patterns(position).items()
                for attacked in (NOWHERE, *attacks)
            }
        case "ambush":
            places = _shapes(rng, position)
            seats = [Seat(number) for number in range(position.setup.players)]
            found |= {Raid(seat, on, cells) for cells in places for on in seats}
            found |= {
                Raid(seat, on, cell, terrain=terrain)
                for cell in ALL_SQUARES
                for on in seats
                for terrain in TERRAINS
            }
            found |= {
                Raid(seat, on, cells, victim)
                for cells in rng.sample(sorted(places), 12)
                for on in seats
                for victim in ALL_SQUARES
            }
        case "gaze" | "troll" | None:
            pass
    return found


def _shapes(rng: random.Random, position: Position) -> set[Cells]:
    """Every way to lay a shape of the card on an empty map, every square, and some of neither."""
    card = position.card
    shapes = (
        [choice.shape for choice in card.choices]
        if isinstance(card, Explore)
        else [position.ambush.shape]
    )
    places = {cells for shape in shapes for cells in shape.placements} | set(ALL_SQUARES)
    return places | {_nearby(rng, cells) for cells in rng.sample(sorted(places), 40)}
