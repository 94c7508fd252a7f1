"""How long a record may be: known before it is read through, and never shorter than an old one."""

import re
import tracemalloc
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path

import pytest

from quillmap import Game, NotationError, Options, Player, Seat, legal, read_record, replay
from quillmap import write_record as written
from quillmap.notation.records import MOST_UNKNOWN, most_lines
from quillmap.notation.text import LONGEST_LINE
from tests.notation.games import finished

RECORD = finished(341, 0.02).record()
TEXT = written(RECORD)
FIRST, REST = TEXT.split("\n", 1)
SEATS = RECORD.setup.players
OLD_MOST, OLD_EACH = 200, 30
"""How many lines a round could have at the tables of every version before this bound."""
LARGEST = 512 * 1024


def with_fields(*fields: str) -> str:
    """The record with these header lines, and none that it had."""
    rest = [line for line in REST.split("\n") if not line.startswith(("event", "x-empty"))]
    return "\n".join([FIRST, *fields, *rest])


def refusal(text: str) -> str:
    """The one sentence with which a record is refused."""
    with pytest.raises(NotationError) as refused:
        read_record(text)
    return str(refused.value)


# Unknown fields -----------------------------------------------------------------------------------


def test_as_many_unknown_fields_as_may_be() -> None:
    record = read_record(with_fields(*(f"x{number} y" for number in range(MOST_UNKNOWN))))
    assert len(record.extra) == MOST_UNKNOWN == 32
    assert read_record(written(record)) == record


def test_one_unknown_field_more() -> None:
    text = with_fields(*(f"x{number} y" for number in range(MOST_UNKNOWN + 1)))
    assert refusal(text) == "line 34: expected at most 32 unknown header fields, found 'x32 y'"


def test_an_unknown_field_comes_once() -> None:
    text = with_fields("event a", "other b", "Event c")
    assert refusal(text) == "line 4: expected each header line once, found 'Event c'"


@pytest.mark.parametrize(
    "extra", [tuple((f"x{n}", "") for n in range(33)), (("event", "a"), ("event", "b"))]
)
def test_what_could_not_be_read_again_is_no_record(extra: tuple[tuple[str, str], ...]) -> None:
    with pytest.raises(ValueError, match="at most 32 unknown fields, each once"):
        type(RECORD)(RECORD.setup, RECORD.players, RECORD.commitment, extra=extra)


def test_what_earlier_versions_took_still_opens_where_it_is_kept() -> None:
    fields = [f"x{number} {'y' * LONGEST_LINE}" for number in range(100)]
    text = with_fields(*fields, "x0 again") + "\n" * most_lines(SEATS)
    record = read_record(text, kept=True)
    assert record.entries == RECORD.entries and record.scores == RECORD.scores
    assert [key for key, _ in record.extra] == [f"x{number}" for number in range(32)]


# Lines --------------------------------------------------------------------------------------------


def test_more_lines_than_a_game_can_have() -> None:
    missing = most_lines(SEATS) - TEXT.count("\n") - 1
    assert read_record(TEXT + "\n" * missing) == RECORD
    text = TEXT + "\n" * (missing + 1)
    most, seats = most_lines(SEATS), f"{SEATS} seats"
    assert refusal(text) == (
        f"line {most + 1}: expected at most {most} lines for {seats}, found '{most + 1} lines'"
    )


def test_a_line_that_is_too_long() -> None:
    assert read_record(with_fields(f"event {'y' * (LONGEST_LINE - 6)}")).extra
    text = with_fields(f"event {'y' * (LONGEST_LINE - 5)}")
    assert refusal(text).startswith(f"line 2: expected a line of at most {LONGEST_LINE} characters")


ENDLESS: dict[str, Callable[[], str]] = {
    "unknown fields": lambda: with_fields(*(f"x{number} y" for number in range(200_000))),
    "one unknown field": lambda: with_fields(*["x y"] * 400_000),
    "a known field": lambda: with_fields(*["rules 1"] * 200_000),
    "seats": lambda: with_fields(*[f'seat {number} "A"' for number in range(1, 150_000)]),
    "lines": lambda: with_fields() + "1 returns\n" * 200_000,
    "empty lines": lambda: FIRST + "\n" * 1_100_000,
    "a word": lambda: with_fields("x" * 2_000_000),
    "words": lambda: with_fields("hints " + "1 " * 1_000_000),
    "a value": lambda: with_fields("event " + "y " * 1_000_000),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_what_goes_on_and_on_costs_nothing(what: str) -> None:
    text = ENDLESS[what]()
    assert len(text) > 1_000_000
    tracemalloc.start()
    try:
        sentence = refusal(text)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(sentence) < 200 and most < 1_000_000


# What was written before --------------------------------------------------------------------------


def restless(ruleset: str, players: int, changes: int) -> str:
    """The record of a game in which so often in every round a seat went to a bot, or came back."""
    people = [Player(f"P{number}") for number in range(1, players + 1)]
    game = Game.new(Options.of(ruleset), people, seed=b"restless" * 4)
    while not game.over:
        seats = cycle([seat for seat in game.position.present for _ in "ab"])
        for number, seat in enumerate(islice(seats, changes)):
            if number % 2:
                game.take_back(seat)
            else:
                game.hand_over(seat, "sage")
        for seat in game.awaited:
            game.play(next(legal(game.position, Seat(seat))), by="weighted", note="time ran out")
    return written(game.record())


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_most_restless_games_of_earlier_versions(ruleset: str, players: int) -> None:
    # The last change that was allowed could be a line more, and everybody could still come back.
    text = restless(ruleset, players, OLD_MOST + OLD_EACH * players + 2 + players)
    assert 60_000 < len(text) < LARGEST
    assert most_lines(players) // 5 < text.count("\n") < most_lines(players)
    assert written(replay(read_record(text)).record()) == text


def test_with_many_seats_only_the_size_is_a_bound() -> None:
    text = restless("heroes", 20, 1000)
    assert 400_000 < len(text) < LARGEST < most_lines(20) * len("1 returns\n")
    assert written(replay(read_record(text)).record()) == text


def test_the_page_says_the_same() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
    (formula,) = re.findall(r"at most `(60 \*.*)` lines", page)
    for n in (1, 2, 100):
        assert eval(formula, {"n": n}) == most_lines(n)
    assert "at most 16,384 characters" in page and LONGEST_LINE == 16_384
