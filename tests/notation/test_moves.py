"""Moves and other lines of a game as text, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import Destroy, Draw, Move, NotationError, Raid, Seat, legal, read_move, write_move
from quillmap.grid import named, union
from quillmap.notation import (
    NOTES,
    Entry,
    HandedOver,
    Leaving,
    Made,
    Returning,
    Revealing,
    read_entry,
    write_entry,
)
from quillmap.notation.moves import as_written
from tests.notation.games import random_game, tries


def at(squares: str) -> int:
    return union(named(name) for name in squares.split())


MOVES: dict[str, Move] = {
    "3 forest C4 C5 D5": Draw(Seat(2), "forest", at("C4 C5 D5")),
    "1 hero K11": Draw(Seat(0), "hero", at("K11")),
    "3 hero C4 strikes C5 C6 C7": Draw(Seat(2), "hero", at("C4"), at("C5 C6 C7")),
    "3 on 2 monster C4 C6 D5": Raid(Seat(2), Seat(1), at("C4 C6 D5")),
    "3 on 2 monster C4 C6 D5 destroys C5": Raid(Seat(2), Seat(1), at("C4 C6 D5"), at("C5")),
    "100 destroys A1": Destroy(Seat(99), at("A1")),
}

ENTRIES: dict[str, Entry] = {
    "reveal great_river": Revealing("great_river"),
    "3 forest C4 C5 D5": Made(MOVES["3 forest C4 C5 D5"]),
    "4 village A1 A2 by weighted": Made(Draw(Seat(3), "village", at("A1 A2")), "weighted"),
    "4 village A1 A2 by weighted, time ran out": Made(
        Draw(Seat(3), "village", at("A1 A2")), "weighted", "time ran out"
    ),
    "3 on 2 monster C4 C6 D5 destroys C5 by a1, left": Made(
        MOVES["3 on 2 monster C4 C6 D5 destroys C5"], "a1", "left"
    ),
    "4 village A1 A2 by fallback, crashed": Made(
        Draw(Seat(3), "village", at("A1 A2")), "fallback", "crashed"
    ),
    "4 village A1 A2 by fallback, too slow": Made(
        Draw(Seat(3), "village", at("A1 A2")), "fallback", "too slow"
    ),
    "4 village A1 A2 by fallback, answered nonsense": Made(
        Draw(Seat(3), "village", at("A1 A2")), "fallback", "answered nonsense"
    ),
    "2 leaves": Leaving(Seat(1)),
    "2 handed to weighted": HandedOver(Seat(1), "weighted"),
    "2 returns": Returning(Seat(1)),
}


@pytest.mark.parametrize("line", MOVES)
def test_a_move_is_read_and_written(line: str) -> None:
    assert read_move(line) == MOVES[line]
    assert write_move(MOVES[line]) == line


@pytest.mark.parametrize("line", ENTRIES)
def test_a_line_of_a_game_is_read_and_written(line: str) -> None:
    assert read_entry(line) == ENTRIES[line]
    assert write_entry(ENTRIES[line]) == line
    assert read_entry(f"\t{line.upper().replace(' ', '   ')} \r\n\n") == ENTRIES[line]


@pytest.mark.parametrize("line", MOVES)
def test_spaces_and_case_mean_nothing(line: str) -> None:
    for other in (line.lower(), line.upper(), f"\n  {line}\t\r\n", line.replace(" ", "\u00a0 ")):
        assert read_move(other) == MOVES[line]


def test_squares_may_come_in_any_order() -> None:
    assert write_move(read_move("3 forest D5 C5 C4")) == "3 forest C4 C5 D5"


def test_every_note_has_a_line_here() -> None:
    notes = [entry.note for entry in ENTRIES.values() if isinstance(entry, Made) and entry.note]
    assert sorted(notes) == sorted(NOTES)


@tries(12)
@given(st.integers(0, 2**32))
def test_every_legal_move_of_random_games(number: int) -> None:
    for step, game in enumerate(random_game(number)):
        if step % 12:
            continue
        for seat in game.awaited:
            for move in legal(game.position, seat):
                assert read_move(write_move(move)) == move
                made = Made(move, "weighted", "time ran out")
                assert read_entry(write_entry(made)) == made


HEADS = ("1 forest", "100 hero", "2 on 1 monster", "2 on 101 monster", "01 farm", "1 Forest", "1")
TAILS = ("A1", "A2", "B1", "b2", "K11", "L1", "strikes A3", "")


@given(st.sampled_from(HEADS), st.lists(st.sampled_from(TAILS), max_size=4))
def test_what_is_read_the_quick_way_is_read_the_same_word_by_word(
    head: str, tail: list[str]
) -> None:
    text = " ".join([head, *tail])
    if (quick := as_written(text)) is not None:
        assert write_move(quick) == text
        assert read_move(f" {text}") == quick, "a space in front makes it another text"


@pytest.mark.parametrize("line", MOVES)
def test_the_quick_way_is_for_lines_to_the_letter(line: str) -> None:
    quick = None if "strikes" in line or "destroys" in line else MOVES[line]
    assert as_written(line) == quick
    assert read_move(f" {line}") == MOVES[line]
    for other in (f" {line}", f"{line} ", line.replace(" ", "  "), line.upper(), f"{line}\n", ""):
        assert as_written(other) is None
    assert as_written("3 forest D5 C5 C4") is None


SQUARE = "a square from A1 to K11"
NOTE = "time ran out or left or crashed or too slow or answered nonsense"
RAID = "a terrain (forest, village, farm, water, monster, hero)"
TERRAIN = f"on, destroys or {RAID}"


@pytest.mark.parametrize(
    ("line", "expected", "found"),
    [
        ("", "a move such as 1 forest C4 C5", ""),
        ("forest C4", "a seat from 1 to 100", "forest"),
        ("0 forest C4", "a seat from 1 to 100", "0"),
        ("101 forest C4", "a seat from 1 to 100", "101"),
        ("03 forest C4", "a seat from 1 to 100", "03"),
        ("+3 forest C4", "a seat from 1 to 100", "+3"),
        ("٣ forest C4", "a seat from 1 to 100", "٣"),
        ("³ forest C4", "a seat from 1 to 100", "³"),
        (f"{'9' * 5000} forest C4", "a seat from 1 to 100", "9" * 5000),
        ("3", TERRAIN, ""),
        ("3 forst C4 C5", TERRAIN, "forst"),
        ("3 forest", SQUARE, ""),
        ("3 forest L1", SQUARE, "L1"),
        ("3 forest A12", SQUARE, "A12"),
        ("3 forest A01", SQUARE, "A01"),
        ("3 forest \u212a1", SQUARE, "\u212a1"),
        ("3 forest A1 L1", "a square or the end of the line", "L1"),
        ("3 forest A1 A1", "each square once", "A1"),
        ("3 forest A1 please", "a square or the end of the line", "please"),
        ("3 forest A1 strikes", SQUARE, ""),
        ("3 forest A1 by weighted", "a square or the end of the line", "by weighted"),
        ("3 on monster A1", "a seat from 1 to 100", "monster"),
        ("3 on 2 A1", RAID, "A1"),
        ("3 on 2 mountain A1", RAID, "mountain"),
        ("3 on 2 monster A1 destroys B1 B2", "one square only", "B2"),
        ("1 destroys", SQUARE, ""),
        ("1 destroys A1 A2", "one square only", "A2"),
        ("3 forest A1\n3 forest A2", "the end of the text", "3 forest A2"),
        ("3 forest\nA1", SQUARE, ""),
        ("3 forest A1\x00", "no control or bidirectional characters", "\x00"),
        ("3 forest A1\rA2", "no control or bidirectional characters", "\r"),
        ("3 forest \u202eA1", "no control or bidirectional characters", "\u202e"),
        ("3 forest A1\u2028A2", "no control or bidirectional characters", "\u2028"),
        ("3 forest A1\x85A2", "no control or bidirectional characters", "\x85"),
        ("3 forest \ud800", "no control or bidirectional characters", "\ud800"),
    ],
)
def test_what_is_no_move(line: str, expected: str, found: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_move(line)
    assert (refused.value.expected, refused.value.found) == (expected, found)
    assert refused.value.line == (2 if expected == "the end of the text" else 1)
    assert len(str(refused.value)) < 160
    assert str(refused.value).isprintable()


@pytest.mark.parametrize(
    ("line", "expected", "found"),
    [
        ("reveal", "a card", ""),
        ("reveal sentinel_wood", "a card", "sentinel_wood"),
        ("reveal great_river twice", "the end of the line", "twice"),
        ("revael great_river", "reveal or a seat from 1 to 100", "revael"),
        ("2 handed weighted", '"to"', "weighted"),
        ("2 handed to", "the name of a bot", ""),
        ("2 handed to Wéighted", "the name of a bot", "Wéighted"),
        (f"2 handed to {'b' * 41}", "the name of a bot", "b" * 41),
        ("2 leaves now", "the end of the line", "now"),
        ("2 forest A1 by", "the name of a bot", ""),
        ("2 forest A1 by weighted,", NOTE, ""),
        ("2 forest A1 by weighted, time ran away", NOTE, "time"),
        ("2 forest A1 by weighted, too", NOTE, "too"),
        ("2 forest A1 by weighted, crashed twice", NOTE, "crashed"),
        ("2 forest A1 by weighted now", "the end of the line", "now"),
        ("2 forest A1 bye", "a square, by and a bot, or the end of the line", "bye"),
    ],
)
def test_what_is_no_line_of_a_game(line: str, expected: str, found: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_entry(line)
    assert (refused.value.line, refused.value.expected) == (1, expected)
    assert refused.value.found == found


def test_what_has_no_text_is_not_written() -> None:
    for cells in (0, -1, 1 << 121):
        with pytest.raises(ValueError, match="expected squares"):
            write_move(Draw(Seat(0), "forest", cells))
    with pytest.raises(ValueError, match="expected the name of a bot"):
        HandedOver(Seat(1), "a\n2 leaves")
    with pytest.raises(ValueError, match="expected the name of a bot"):
        Made(MOVES["1 hero K11"], "a\n2 leaves")
    with pytest.raises(ValueError, match=f"expected a bot and {NOTE}"):
        Made(MOVES["1 hero K11"], "weighted", "why\nnot")
    with pytest.raises(ValueError, match="expected a card"):
        Revealing("hamlet\n2 leaves")
