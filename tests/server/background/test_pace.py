"""How far the bot of a handed lane may go, and who may compare: judged by index entries alone."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from quillmap.notation import Made
from quillmap.server.background.pace import free, must_wait, through
from quillmap.server.index import index_entry
from quillmap.store import Row
from quillmap.table import people, rounds
from quillmap.table.table import Table
from quillmap.table.turns import turn_of
from tests.random_play import random_move
from tests.table.helpers import ADA, BEN, CEM, LATER, NOW, ONE, at, sat, waiting


def race(*owners: str, ruleset: str = "base") -> list[Table]:
    """The lanes of these people, and of a bot."""
    table = sat(waiting(len(owners) + 1, 0, ruleset, kind="race"), *owners)
    table = people.seat_bot(table, NOW, ADA, "random", "Random").table
    return [turn.table for turn in people.open_lanes(people.start(table, NOW, ADA).table, NOW)]


def rows(lanes: Sequence[Table]) -> list[Row]:
    """The lanes as a store has them."""
    return [Row(lane.game, lane.plies, NOW, NOW, index_entry(lane)) for lane in lanes]


def drawn(lane: Table, times: int = 1000, by: str | None = None) -> Table:
    """The lane after so many draws, or at its end."""
    chance = random.Random(7)
    for _ in range(times):
        if not lane.over:
            lane = turn_of(lane, LATER, Made(random_move(chance, at(lane), ONE), by)).table
    return lane


def handed(lane: Table, owner: str) -> Table:
    """A bot draws for this person from now on."""
    return people.hand_over(lane, LATER, owner, ONE, "random", ()).table


def reached(lane: Table) -> tuple[int, int]:
    """The season, and how many of its cards lie open."""
    return at(lane).season, len(at(lane).shown)


def test_only_who_has_drawn_to_the_end_may_compare() -> None:
    ada, ben, cem, bot = race(ADA, BEN, CEM)
    assert through(rows([ada, ben, cem, bot])) == frozenset()
    bot, ada = drawn(bot), drawn(ada)
    assert through(rows([ada, ben, cem, bot])) == {ADA}
    left = people.depart(drawn(ben, 5), LATER, BEN, ONE).table
    helped = drawn(handed(cem, CEM), by="random")
    assert left.over and helped.over
    assert through(rows([ada, left, helped, bot])) == {ADA}
    # Also who came back from the bot and drew the rest; but not who came back before it had drawn.
    back = people.come_back(drawn(handed(cem, CEM), 1, "random"), LATER, CEM, ONE).table
    assert through(rows([ada, left, drawn(back), bot])) == {ADA}
    back = people.come_back(handed(cem, CEM), LATER, CEM, ONE).table
    assert through(rows([ada, left, drawn(back), bot])) == {ADA, CEM}
    closed = people.shut(ben, LATER).table
    assert through(rows([ada, closed, cem, bot])) == {ADA}


def test_who_has_two_lanes_may_compare_when_both_are_drawn() -> None:
    one, two, ben, bot = family()
    assert through(rows([drawn(one), two, ben, bot])) == frozenset()
    left = people.depart(two, LATER, ADA, ONE).table
    assert through(rows([drawn(one), left, ben, bot])) == frozenset()
    assert through(rows([drawn(one), drawn(two), ben, bot])) == {ADA}


def family() -> list[Table]:
    """Two lanes of Ada, one of Ben, one of a bot."""
    table = sat(waiting(4, kind="race"), ADA)
    table = people.sit(table, NOW, ADA, "Twin").table
    table = people.seat_bot(sat(table, BEN), NOW, ADA, "random", "Random").table
    return [turn.table for turn in people.open_lanes(people.start(table, NOW, ADA).table, NOW)]


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
def test_a_handed_lane_sees_no_card_before_who_draws(ruleset: str) -> None:
    """Rounds need not count the same in two lanes; cards do."""
    ada, ben, bot = race(ADA, BEN, ruleset=ruleset)
    ben = handed(ben, BEN)
    while not ada.over:
        steps = 0
        while not must_wait(ben, rows([ada, ben, bot])):
            assert [row.game for row in free(rows([ada, ben, bot]))] == [ben.game]
            ben, steps = drawn(ben, 1, "random"), steps + 1
        assert not free(rows([ada, ben, bot]))
        assert reached(ben) == reached(ada) and at(ben).shown == at(ada).shown
        ada = drawn(ada, 1)
    # Now nobody draws any more.
    assert not must_wait(ben, rows([ada, ben, bot]))
    assert [row.game for row in free(rows([ada, ben, bot]))] == [ben.game]
    assert not free(rows([ada, drawn(ben, by="random"), bot]))


def test_the_furthest_of_those_counts_who_draw_now() -> None:
    ada, ben, cem, bot = race(ADA, BEN, CEM)
    ben, further = handed(ben, BEN), drawn(ada, 4)
    assert not must_wait(ben, rows([further, ben, cem, bot]))
    # Neither a bot's own lane counts, nor who has finished, left or handed over, however far.
    assert must_wait(ben, rows([ada, ben, cem, drawn(bot, 9)]))
    for gone in (
        drawn(ada),
        people.depart(further, LATER, ADA, ONE).table,
        handed(further, ADA),
        people.shut(further, LATER).table,
    ):
        assert must_wait(ben, rows([gone, ben, cem, bot])), "Cem has the first card"
        left = people.depart(cem, LATER, CEM, ONE).table
        assert not must_wait(ben, rows([gone, ben, left, bot]))
    back = people.come_back(handed(further, ADA), LATER, ADA, ONE).table
    assert not must_wait(ben, rows([back, ben, cem, bot]))


def test_who_is_furthest_behind_goes_on_first() -> None:
    ada, ben, cem, bot = race(ADA, BEN, CEM)
    ada = drawn(ada, 6)
    near, far = handed(drawn(ben, 4), BEN), handed(drawn(cem, 2), CEM)
    assert [row.game for row in free(rows([ada, near, far, bot]))] == [far.game, near.game]
    assert [row.game for row in free(rows([drawn(ada), near, far]))] == [far.game, near.game]


def test_only_handed_lanes_wait() -> None:
    ada, ben, bot = race(ADA, BEN)
    all_rows = rows([ada, ben, bot])
    assert rounds.owed(bot, LATER) and not must_wait(bot, all_rows)
    assert not must_wait(ada, all_rows) and not free(all_rows)
    one, two, other, _ = family()
    one, other = handed(one, ADA), handed(other, BEN)
    for lane in (one, other):
        assert must_wait(lane, rows([one, two, other])), "also for who draws in another own lane"


def test_cards_of_an_earlier_version_let_nobody_run_ahead() -> None:
    """They do not say how many cards lie open, nor whether a bot draws."""
    ada, ben, _ = race(ADA, BEN)
    ada, ben = drawn(ada, 4), handed(ben, BEN)

    def old(row: Row) -> Row:
        known = '"shown":', '"absent":'
        rest = [part for part in row.entry.summary[1:-1].split(",") if not part.startswith(known)]
        return replace(row, entry=replace(row.entry, summary="{" + ",".join(rest) + "}"))

    first, second = (old(row) for row in rows([ada, ben]))
    assert first.entry.summary != rows([ada])[0].entry.summary
    assert must_wait(ben, [first, second]) and not free([first, second])
    assert not must_wait(ben, [rows([ada])[0], second])
