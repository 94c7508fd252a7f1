"""Leaving in an ambush round, in every combination: who has drawn, who goes, in which order."""

from itertools import chain, combinations, permutations

import pytest

from quillmap import Seat, replay
from quillmap.rules.ambush import target
from quillmap.table import people, rounds
from quillmap.table.records import load, record_of
from quillmap.table.table import Table
from quillmap.table.turns import Turn
from tests.table.helpers import (
    LATER,
    NOW,
    OWNERS,
    ambushed,
    at,
    made,
    opened,
    playing,
    some,
)


class Kept:
    """A game at an ambush, and every line of it."""

    def __init__(self, table: Table) -> None:
        number, ruleset = int(table.game.removeprefix("game")), table.setup.options.ruleset
        turn = opened(table.setup.players, number, ruleset)
        self.lines = [(NOW, line) for line in turn.lines]
        self.table = turn.table
        for seat in range(table.setup.players):
            self.keep(people.sit(self.table, NOW, OWNERS[seat], f"Player {seat + 1}"))
        self.keep(people.start(self.table, NOW, OWNERS[0]))
        assert at(self.table) == at(table)

    def keep(self, turn: Turn) -> None:
        """What a server does."""
        self.lines += [(NOW, line) for line in turn.lines]
        self.table = turn.table

    def draws(self, seat: Seat) -> None:
        """A person draws some ambush."""
        line = some(self.table, seat, seat % 3)
        self.keep(rounds.submit(self.table, NOW, OWNERS[seat], self.table.round, line))

    def leaves(self, seat: Seat) -> None:
        """A person leaves."""
        self.keep(people.depart(self.table, NOW, OWNERS[seat], seat))

    def finish(self) -> None:
        """The others draw, and automatic play for those who owe something."""
        before = self.table.round
        owed = rounds.owed(self.table, LATER)
        assert all(each.note == "left" for each in owed)
        answers = [made(self.table, each) for each in owed]
        self.keep(rounds.draw_for(self.table, NOW, before, answers))
        for seat in self.table.awaited if self.table.round == before else ():
            self.draws(seat)
        assert self.table.over or self.table.round > before

    def check(self) -> None:
        """The game of the derived record, judged line by line, says the same."""
        record = record_of(self.table.game, self.lines)
        game = replay(record, None if self.table.over else self.table.seed)
        assert game.position == at(self.table)
        assert game.record() == record
        assert load(self.table.game, self.lines) == self.table


def monsters(table: Table) -> set[int]:
    """The seats on whose maps monsters were drawn."""
    return {seat for seat, sheet in enumerate(at(table).sheets) if sheet.monster}


def some_of(seats: tuple[Seat, ...]) -> list[tuple[Seat, ...]]:
    """Every set of seats but all of them."""
    return list(chain.from_iterable(combinations(seats, n) for n in range(len(seats))))


@pytest.mark.parametrize(
    ("players", "ruleset", "card", "most"),
    [
        (2, "base", "goblin_attack", 2),
        (2, "base", "bugbear_assault", 2),
        (3, "base", "goblin_attack", 3),
        (3, "base", "kobold_onslaught", 3),
        (3, "heroes", "gorgon_gaze", 3),
        (4, "base", "bugbear_assault", 2),
        (4, "heroes", "giant_troll_ravage", 2),
    ],
)
def test_r14_4_leaving_in_an_ambush(players: int, ruleset: str, card: str, most: int) -> None:
    """A map is raided exactly if its owner has not left when the turn resolves (R14.4)."""
    table = ambushed(players, ruleset, card)
    seats = at(table).awaited
    assert len(seats) == players
    for drawn in some_of(seats):
        for leavers in chain.from_iterable(permutations(seats, n + 1) for n in range(most)):
            kept = Kept(table)
            for seat in drawn:
                kept.draws(seat)
            gone: set[Seat] = set()
            for seat in leavers:
                kept.leaves(seat)
                gone.add(seat)
                if kept.table.round > 1 or kept.table.over:
                    break  # the draws of the others were all there
                kept.check()
            else:
                kept.finish()
            if len(gone) == players:
                assert kept.table.over and not monsters(kept.table)
            else:
                assert monsters(kept.table) == set(seats) - gone, (drawn, leavers)
            kept.check()


def test_r14_4_what_was_drawn_for_a_remaining_map_stays_when_its_drawer_leaves() -> None:
    """Only an unfinished ambush is drawn by automatic play (R14.4)."""
    kept = Kept(ambushed(3))
    seat = Seat(0)
    on = target(at(kept.table).circle, seat, at(kept.table).ambush.arrow)
    kept.draws(seat)
    sealed = kept.table.sealed[seat]
    kept.leaves(seat)
    assert kept.table.sealed == {seat: sealed}
    kept.finish()
    assert at(kept.table).sheets[on].monster & sealed.move.cells == sealed.move.cells


def test_r14_4_what_was_drawn_on_the_map_of_a_leaver_is_dropped() -> None:
    """A leaver's map stays as it is (R14.4)."""
    kept = Kept(ambushed(3))
    gone = Seat(0)
    arrow, circle = at(kept.table).ambush.arrow, at(kept.table).circle
    (drawer,) = (seat for seat in circle if target(circle, seat, arrow) == gone)
    kept.draws(drawer)
    assert kept.table.sealed.keys() == {drawer}
    kept.leaves(gone)
    assert kept.table.sealed == {} and drawer not in kept.table.awaited
    kept.finish()
    assert not at(kept.table).sheets[gone].monster


def test_r14_4_with_one_left_the_walk_draws_later_ambushes() -> None:
    """With one player left, ambushes on that map follow the solo walk (R14.4)."""
    table = people.depart(playing(2, 2), NOW, OWNERS[1], Seat(1)).table
    seen = 0
    while not table.over:
        assert at(table).round in ("explore", "gaze"), "nobody raids anybody"
        line = some(table, Seat(0))
        table = rounds.submit(table, NOW, OWNERS[0], table.round, line).table
        seen += bool(at(table).sheets[0].monster)
    assert seen and not at(table).sheets[1].monster
