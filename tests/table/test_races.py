"""Races: one solo game for each, all of the same cards."""

import random
from dataclasses import replace

from quillmap import read_record, replay, write_record
from quillmap.notation import Made, Revealing
from quillmap.table import people, rounds
from quillmap.table.records import record_of
from quillmap.table.rounds import Owed
from quillmap.table.table import Chair, Table
from quillmap.table.turns import Turn, read_on, turn_of
from tests.random_play import random_move
from tests.table.helpers import (
    ADA,
    BEN,
    CEM,
    LATER,
    NOW,
    ONE,
    TWO,
    at,
    made,
    playing,
    refused,
    sat,
    secrets,
    seed_of,
    some,
    waiting,
)

CLOSES = NOW + 3_600_000


def race(ruleset: str = "base") -> Table:
    """Ada, Ben and a bot, who have an hour for their games."""
    table = sat(waiting(4, 0, ruleset, kind="race", race_time=3600, round_time=60), ADA, BEN)
    table = people.seat_bot(table, NOW, ADA, "weighted", "W").table
    return people.start(table, NOW, ADA).table


def test_a_race_itself_has_no_cards() -> None:
    table = race()
    assert table.race and table.playing and not table.over
    assert table.position is None and table.awaited == () and table.round == 0
    assert rounds.due(table) == CLOSES and rounds.owed(table, CLOSES) == ()
    assert rounds.deadline(table) is None
    assert refused(rounds.submit, table, ADA, 0, "1 forest A1") == "race_only"
    assert refused(people.depart, table, ADA, ONE) == "race_only"
    assert refused(people.hand_over, table, ADA, TWO, "weighted", ()) == "race_only"
    assert refused(people.start, table, ADA) == "table_started"
    before = sat(waiting(kind="race"), ADA)
    assert rounds.due(before) is None


def test_each_who_sits_gets_a_lane() -> None:
    table = race()
    lanes = people.open_lanes(table, NOW)
    assert [turn.table.game for turn in lanes] == ["game0-001", "game0-002", "game0-003"]
    assert people.lane_id("game0", ONE) == "game0-001"
    assert [turn.table.chairs for turn in lanes] == [
        (Chair("Ada", ADA),),
        (Chair("Ben", BEN),),
        (Chair("W", bot="weighted"),),
    ]
    for turn in lanes:
        lane = turn.table
        assert lane.lane is not None and (lane.lane.race, lane.lane.closes) == ("game0", CLOSES)
        assert (lane.key, lane.seed, lane.host, lane.code) == (table.key, table.seed, None, None)
        assert lane.settings.kind == "lane" and lane.settings.round_time == 0
        assert lane.setup == replace(table.setup, players=1)
        assert lane.playing and lane.awaited == (ONE,) and lane.round == 1
        assert turn.lines[-2] == "starts" and turn.lines[-1].startswith("reveal ")
    assert rounds.due(lanes[0].table) is None
    assert rounds.owed(lanes[2].table, NOW) == (Owed(ONE, "weighted", None, None),)


def test_who_joins_late_gets_a_lane_like_everybody() -> None:
    table = race()
    joined, lane = people.join_late(table, LATER, CEM, "Cem")
    assert joined.lines == (f'4 sits {CEM} "Cem"',)
    assert joined.table.chairs == (*table.chairs, Chair("Cem", CEM))
    assert joined.table.setup == replace(table.setup, players=4)
    assert lane.table.game == "game0-004" and lane.table.chairs == (Chair("Cem", CEM),)
    first = people.open_lanes(table, NOW)[0]
    assert lane.table.lane == first.table.lane, "it closes for all at the same time"
    assert at(lane.table) == at(first.table), "and begins with the same card"
    again = read_on(table, [(LATER, line) for line in joined.lines])
    assert again.table == joined.table


def test_who_cannot_join_late() -> None:
    table = race()
    assert refused(people.join_late, table, BEN, "Twin") == "races_already"
    assert refused(people.join_late, table, CEM, "ADA") == "name_taken"
    assert refused(people.join_late, waiting(kind="race"), CEM, "Cem") == "table_waiting"
    assert refused(people.join_late, playing(2), CEM, "Cem") == "table_started"
    closed = people.shut(table, CLOSES, lanes_shut=True).table
    assert refused(people.join_late, closed, CEM, "Cem") == "race_over"

    def at_the_end(table: Table, _: int) -> object:
        return people.join_late(table, CLOSES, CEM, "Cem")

    assert refused(at_the_end, table) == "race_over"
    for number in range(97):
        table = people.join_late(table, LATER, f"{number:064x}", f"Late {number}")[0].table
    assert len(table.chairs) == 100
    assert refused(people.join_late, table, CEM, "Cem") == "table_full"


def played(lane: Table, seed: int, lines: list[tuple[int, str]]) -> Turn:
    """A lane drawn by chance to its end; what is kept is added to the lines."""
    chance = random.Random(seed)
    turn = Turn(lane)
    while not turn.table.over:
        answer = Made(random_move(chance, at(turn.table), ONE))
        turn = turn_of(turn.table, LATER, answer)
        lines += [(LATER, line) for line in turn.lines]
    return turn


def test_equal_cards_in_equal_order_whatever_anybody_draws() -> None:
    for ruleset in ("base", "heroes", "combined"):
        orders = []
        for number, turn in enumerate(people.open_lanes(race(ruleset), NOW)):
            lines = [(NOW, line) for line in turn.lines]
            end = played(turn.table, number, lines).table
            record = record_of(end.game, lines)
            assert record.seed == seed_of(0)
            assert record_of(end.game, lines, shown=False).seed is None
            again = replay(read_record(write_record(record)))
            assert again.position == end.position
            orders.append([e.card for e in record.entries if isinstance(e, Revealing)])
        assert orders[0] == orders[1] == orders[2]


def test_after_closing_time_nobody_draws() -> None:
    lanes = [turn.table for turn in people.open_lanes(race(), NOW)]
    line = some(lanes[0], ONE)
    assert rounds.submit(lanes[0], CLOSES - 1, ADA, 1, line).table.round == 2

    def late(table: Table, _: int) -> object:
        return rounds.submit(table, CLOSES, ADA, 1, line)

    assert refused(late, lanes[0]) == "race_over"
    (owed,) = rounds.owed(lanes[2], CLOSES - 1)
    assert rounds.owed(lanes[2], CLOSES) == ()
    answer = made(lanes[2], owed)
    assert rounds.draw_for(lanes[2], CLOSES, 1, [answer]).lines == ()
    closed = people.shut(lanes[0], CLOSES).table
    assert closed.closed and not closed.over
    assert refused(rounds.submit, closed, ADA, 1, line) == "race_over"
    assert refused(people.shut, closed) == "race_over"


def test_a_race_is_over_when_it_closes() -> None:
    assert refused(people.shut, race()) == "race_running", "its lanes could still be played"
    closed = people.shut(race(), CLOSES, lanes_shut=True).table
    assert closed.over and not closed.playing and rounds.due(closed) is None
    assert refused(rounds.submit, closed, ADA, 0, "1 forest A1") == "race_over"
    assert refused(people.shut, closed) == "race_over"
    assert not people.shut(waiting(kind="race"), NOW).table.over, "it never began"


def test_after_a_race_the_same_people_race_again() -> None:
    turns = people.next_game(
        people.shut(race(), CLOSES, lanes_shut=True).table, CLOSES, BEN, secrets(8)
    )
    assert turns is not None
    assert turns[1].table.race and len(turns[1].table.chairs) == 3


def test_a_lane_has_no_host_and_no_next_game() -> None:
    lane = people.open_lanes(race(), NOW)[0].table
    assert people.pass_host(lane, NOW, {ADA}) is None
    assert refused(people.close, lane, ADA) == "host_only"
    closed = people.shut(lane, NOW).table

    def ask(table: Table, at: int) -> object:
        return people.next_game(table, at, ADA, secrets(8))

    assert refused(ask, closed) == "host_only"


def test_a_record_of_a_race_is_asked_of_its_lanes() -> None:
    turn = people.open_table(secrets(), NOW, ADA, race().setup.options, 1, race().settings)
    lines = [(NOW, line) for line in turn.lines]

    def ask(_: Table, __: int) -> object:
        return record_of("game0", lines)

    assert refused(ask, turn.table) == "table_waiting"
    table = sat(turn.table, ADA)
    lines += [(NOW, f'1 sits {ADA} "Ada"'), (NOW, "starts")]
    assert refused(ask, table) == "race_only"
