"""The numbering: fixed for good, both ways, and the mask is what the rules allow."""

import hashlib
import random
from collections import defaultdict

import numpy as np
import pytest

from quillmap.envs.actions import (
    ACTIONS,
    DESTROY,
    PLANES,
    SQUARES,
    WAIT,
    covers,
    move_of,
    steps_of,
    terrain_of,
)
from quillmap.envs.observing import FACTS, MAP_PLANES
from quillmap.envs.playing import Playing
from quillmap.grid import SIZE, square, union
from quillmap.material import HEROES
from quillmap.rules import Draw, Move, Raid, Seat, legal
from quillmap.rules.heroes import strikes
from tests.envs.helpers import any_action, playings


def test_v1_is_what_it_was() -> None:
    """Whatever changes these numbers is a new version of the environments (docs/envs.md)."""
    actions = repr([(plane.kind, plane.terrain, plane.rows) for plane in PLANES])
    seen = repr([MAP_PLANES, [(fact.name, fact.length) for fact in FACTS]])
    digests = [hashlib.sha256(text.encode()).hexdigest()[:16] for text in (actions, seen)]
    assert digests == ["a938d46d86ee4eb1", "0ace3ce3c63df485"]
    assert (len(PLANES), ACTIONS) == (200, 24201)


def test_a_number_is_a_plane_and_a_square() -> None:
    """Read from the pictures alone: the anchor is the top left corner of the shape's box."""
    for number in range(WAIT):
        plane, (row, column) = PLANES[number // SQUARES], divmod(number % SQUARES, SIZE)
        rows = plane.rows if plane.kind == "shape" else ("X",)
        on_map = row + len(rows) <= SIZE and column + len(rows[0]) <= SIZE
        places = [(r, c) for r, line in enumerate(rows) for c, m in enumerate(line) if m == "X"]
        laid = union(square(row + r, column + c) for r, c in places) if on_map else 0
        assert covers(number) == laid
        assert terrain_of(number) == plane.terrain
    assert covers(WAIT) == 0 and terrain_of(WAIT) is None


def test_no_two_planes_are_the_same() -> None:
    assert len({(plane.kind, plane.terrain, plane.rows) for plane in PLANES}) == len(PLANES)


def test_every_pattern_of_every_hero_has_its_number() -> None:
    """Near the edge, too, where some turns come to the same: as many numbers as patterns."""
    planes = [plane for plane in PLANES if plane.kind == "strike"]
    assert {plane.cards[0] for plane in planes} == HEROES.keys()
    for card in HEROES:
        in_the_middle = strikes(card, True)[square(5, 5)]
        assert len([plane for plane in planes if plane.cards == (card,)]) == len(in_the_middle)


# The mask ----------------------------------------------------------------------------------------


def steps(playing: Playing, seat: Seat) -> dict[int, list[tuple[int, Move]]]:
    """Every legal move by its first number, with its second or -1."""
    found: dict[int, list[tuple[int, Move]]] = defaultdict(list)
    for move in legal(playing.position, seat):
        first, *second = steps_of(playing.position, move)
        found[first].append((second[0] if second else -1, move))
    return found


def test_the_mask_is_what_the_rules_allow_and_numbers_go_both_ways() -> None:
    rounds: dict[str, int] = defaultdict(int)
    for number, playing in enumerate(playings()):
        rng = random.Random(number)
        while not playing.over:
            seat = playing.awaited[0]
            position, mask = playing.position, playing.mask(seat)
            found = steps(playing, seat)
            assert mask.dtype == np.int8 and set(np.flatnonzero(mask)) == found.keys()
            for first, moves in found.items():
                if moves[0][0] < 0:
                    assert [move_of(position, seat, first)] == [move for _, move in moves]
                for second, move in moves if moves[0][0] >= 0 else ():
                    assert isinstance(move, Raid)
                    assert move_of(position, seat, second, move.cells) == move
                    assert DESTROY <= second < WAIT
            rounds[f"{position.round} of {position.setup.players > 1}"] += 1
            chosen = any_action(playing, seat, rng)
            assert playing.act(seat, chosen) is None
            if found[chosen][0][0] >= 0:
                rounds["gorgon"] += 1
                assert playing.position == position
                seconds = sorted(second for second, _ in found[chosen])
                assert np.flatnonzero(playing.mask(seat)).tolist() == seconds
                assert playing.act(seat, any_action(playing, seat, rng)) is None
    assert rounds.keys() >= {
        *("explore of False", "explore of True", "hero of False", "hero of True"),
        *("ambush of False", "ambush of True", "gaze of False", "troll of False", "gorgon"),
    }


def test_single_squares_of_every_terrain_are_numbered() -> None:
    """Also the hero that is drawn for want of room and strikes nothing (R5.9)."""
    singles = [p for p in PLANES if p.kind == "shape" and p.rows == ("X",)]
    assert len(singles) == 6
    for playing in playings():
        if playing.position.round == "explore":
            number = PLANES.index(singles[-1]) * SQUARES
            move = move_of(playing.position, Seat(0), number)
            assert move == Draw(Seat(0), "hero", square(0, 0))
            return
    pytest.fail("no game began with an explore card")
