"""Records as text, both ways: the header, what it keeps, and what it refuses."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import (
    Game,
    NotationError,
    Options,
    Player,
    Record,
    Seat,
    read_record,
    replay,
    write_record,
)
from quillmap.notation import HandedOver, Leaving, Made, Returning, Revealing
from tests.notation.games import finished, random_game, tries

RECORD = finished(302, 0.02).record()
TEXT = write_record(RECORD)
LINES = TEXT.splitlines()
SEATS = RECORD.setup.players


def test_the_example_has_everything() -> None:
    kinds = {type(entry) for entry in RECORD.entries}
    assert kinds == {Revealing, Made, Leaving, HandedOver, Returning}
    assert SEATS >= 3 and RECORD.seed and RECORD.scores and RECORD.hints


@tries(25)
@given(st.integers(0, 2**32))
def test_records_of_random_games(number: int) -> None:
    game = finished(number)
    text = write_record(game.record())
    record = read_record(text)
    assert record == game.record()
    assert len(record.lines) == len(record.entries)
    again = replay(record)
    assert again.position == game.position
    assert write_record(again.record()) == text


@tries(5)
@given(st.integers(0, 2**32))
def test_a_record_taken_during_play_has_no_scores_and_no_seed(number: int) -> None:
    for game in random_game(number):
        if game.over:
            continue
        text = write_record(game.record())
        assert "score" not in text and "seed" not in text
        assert read_record(text) == game.record()


def test_windows_line_ends_spaces_and_case() -> None:
    assert read_record("\ufeff" + TEXT.replace("\n", "\r\n")) == RECORD
    assert read_record(TEXT.replace("\n", " \t\n\n")) == RECORD
    shouted = [line if line.startswith(("seat", "event")) else line.upper() for line in LINES]
    assert read_record("\n".join(shouted)) == RECORD
    shuffled = [LINES[0], *LINES[1 : LINES.index("")][::-1], *LINES[LINES.index("") :]]
    seats = [line for line in LINES if line.startswith("seat")]
    for index, line in enumerate(shuffled):
        if line.startswith("seat"):
            shuffled[index] = seats.pop(0)
    assert replace(read_record("\n".join(shuffled)), extra=RECORD.extra) == RECORD


def test_a_record_cut_off_at_any_line() -> None:
    header_end = LINES.index("")
    for count in range(len(LINES)):
        text = "".join(f"{line}\n" for line in LINES[:count])
        if count < header_end - len(RECORD.extra):
            with pytest.raises(NotationError) as refused:
                read_record(text)
            assert (refused.value.line, refused.value.found) == (count + 1, "")
            continue
        if text.count("\nscore ") in range(1, SEATS):
            with pytest.raises(NotationError, match='expected "score", found nothing'):
                read_record(text)
            continue
        record = read_record(text)
        assert record.entries == RECORD.entries[: len(record.entries)]
        replay(record)


# Unknown fields -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("fair The  spring\tfair", ("fair", "The  spring\tfair")),
        ("x-none", ("x-none", "")),
        ('Province "Ελλάδα" = {"a": [1, 2]} # 3', ("province", '"Ελλάδα" = {"a": [1, 2]} # 3')),
        ("scores 12", ("scores", "12")),
        ("a1 seed 2 leaves", ("a1", "seed 2 leaves")),
        ("a1 \u2003 b", ("a1", "b")),
    ],
)
def test_unknown_fields_survive(line: str, kept: tuple[str, str]) -> None:
    for at in (1, 5, LINES.index("")):
        text = "\n".join([*LINES[:at], line, *LINES[at:]]) + "\n"
        record = read_record(text)
        assert kept in record.extra
        again = write_record(replay(record).record())
        assert read_record(again) == record
        assert write_record(read_record(again)) == again


@pytest.mark.parametrize(
    "field",
    [
        ("seed", "00"),
        ("reveal", "hamlet"),
        ("score", "1"),
        ("seat", '1 "x"'),
        ("rules", "1"),
        ("undos", "3"),
        ("hints", "3"),
        ("deck", "of g2"),
        ("commitment", "0"),
        ("quillmap", "record 1"),
        ("1", "leaves"),
        ("", "2 leaves"),
        ("Event", "x"),
        ("two words", "x"),
        ("event\nseed", "x"),
        ("event", "x\n2 leaves"),
        ("event", "x\u2028y"),
        ("event", "\u202ex"),
        ("event", "\ud800"),
        ("event", " x"),
        ("event", "x\r"),
    ],
)
def test_unknown_fields_cannot_pretend_to_be_other_lines(field: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match=r"^expected .*, found"):
        replace(RECORD, extra=(field,))


# What is refused ----------------------------------------------------------------------------------


def line_of(key: str) -> int:
    return next(n for n, line in enumerate(LINES, 1) if line.split()[:1] == [key])


@pytest.mark.parametrize(
    ("key", "line", "expected"),
    [
        ("quillmap", "quillmap record 2", "format 1"),
        ("quillmap", "quillmap record", "format 1"),
        ("quillmap", "quillmap record 1 1", "the end of the line"),
        ("quillmap", "chess record 1", '"quillmap"'),
        ("rules", "rules 99", "rules version 1"),
        ("rules", "rules 0", "rules version 1"),
        ("rules", "rules 1 2", "the end of the line"),
        ("players", "players two", "players from 1 to 100"),
        ("ruleset", "ruleset", "ruleset (base, heroes, combined)"),
        ("map_sheet", "map_sheet E", "map_sheet (A, B, C, D)"),
        ("map_sheet", "map_sheet random", "map_sheet (A, B, C, D)"),
        ("map_sheet", "map_sheet drawn E", "map_sheet (A, B, C, D)"),
        ("map_sheet", "map_sheet A B", "the end of the line"),
        ("map_sheet", f"map_sheet {'11/' * 10}12", "Row 11 of the map must have 11 squares"),
        ("map_sheet", f"map_sheet {'/' * 9999}", "A map of your own is 11 rows"),
        ("hero_cards", "hero_cards yes", "hero_cards (on, off)"),
        ("edicts", "edicts drawn treetower treetower treetower treetower", "options that go"),
        ("edicts", "edicts found treetower", "how they were found (drawn, chosen)"),
        ("ambushes", "ambushes chosen goblin_attack", "an ambush card (goblin_attack, "),
        ("ambushes", "ambushes chosen" + " gorgon_gaze" * 4, "options that go together"),
        ("seat", 'seat 2 "Ann"', "seat 1"),
        ("seat", "seat 1 Ann", "a name in quotes"),
        ("seat", "seat 1", "a name in quotes"),
        ("seat", 'seat 1 "Ann', "a name in quotes"),
        ("seat", "seat 1 ['Ann']", "a name in quotes"),
        ("seat", "seat 1 " + "[" * 16_000, "a name in quotes"),
        ("seat", "seat 1 " + "9" * 16_000, "a name in quotes"),
        ("seat", 'seat 1 ""', "a name of 1 to 24 characters"),
        ("seat", 'seat 1 "Ann" "Bob"', "the end of the line"),
        ("seat", 'seat 1 "Ann"bot weighted', "bot or the end of the line behind the name"),
        ("seat", 'seat 1 "Ann" bot', "the name of a bot"),
        ("seat", 'seat 1 "Ann" bot a b', "the end of the line"),
        ("seat", "seat one", "seat 1"),
        ("hints", "hints", "hints from 0 to 1000000"),
        ("hints", "hints 1 -2 3", "hints from 0 to 1000000"),
        ("hints", "hints 1 two 3", "hints from 0 to 1000000"),
        ("hints", "hints" + " 1" * (SEATS - 1), "hints from 0 to 1000000"),
        ("hints", "hints" + " 1" * (SEATS + 1), "the end of the line"),
        ("commitment", "commitment 00", "64 hexadecimal digits"),
        ("commitment", "commitment " + "0" * 65, "64 hexadecimal digits"),
        ("commitment", "commitment " + "٠" * 64, "64 hexadecimal digits"),
        ("reveal", "revael hamlet", "reveal, score, seed or a seat from 1 to"),
        ("reveal", "reveal", "a card"),
        ("reveal", "101 leaves", "reveal, score, seed or a seat from 1 to"),
        ("reveal", "1 on 99 monster A1", "a seat from 1 to"),
        ("score", "score 2 0 =", "the score of seat 1"),
        ("score", "score 1 999 = 1+2+3-4", "2, the sum of the seasons"),
        ("score", "score 1 2 1+2+3-4", '"="'),
        ("score", "score 1 2 = 1+2+3-4 x", "a season's result"),
        ("score", "score 1 0 =" + " 0+0+0-0" * 5, "a season's result"),
        ("seed", "seed", "64 hexadecimal digits"),
        ("seed", "seed " + "0" * 63 + "g", "64 hexadecimal digits"),
    ],
)
def test_what_is_refused_and_where(key: str, line: str, expected: str) -> None:
    number = line_of(key)
    # A misspelled first card would be an unknown field of the header, so take a later one.
    if key == "reveal":
        number = next(n for n, each in enumerate(LINES, 1) if n > number and "reveal" in each)
    text = "\n".join([*LINES[: number - 1], line, *LINES[number:]])
    with pytest.raises(NotationError) as refused:
        read_record(text)
    assert refused.value.line == number
    assert refused.value.expected.startswith(expected)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("key", [line.split()[0] for line in LINES[: LINES.index("")]])
def test_header_lines_come_once_and_none_is_missing(key: str) -> None:
    number = line_of(key)
    if (key, "") not in RECORD.extra and key not in dict(RECORD.extra):
        doubled = [*LINES[:number], LINES[number - 1], *LINES[number:]]
        with pytest.raises(NotationError) as refused:
            read_record("\n".join(doubled))
        assert refused.value.line == number + 1
        if key not in ("undos", "hints", "ambush_fallback"):
            with pytest.raises(NotationError):
                read_record("\n".join([*LINES[: number - 1], *LINES[number:]]))


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
def test_what_came_later_is_written_only_where_it_is_not_as_usual(ruleset: str) -> None:
    """So the records of games before the option are written as they were (R6.12)."""
    usual = Game.new(Options.of(ruleset), 2, seed=bytes(32)).record()
    greek = Game.new(Options.of(ruleset, ambush_fallback="any"), 2, seed=bytes(32)).record()
    text = write_record(usual)
    assert "ambush_fallback" not in text
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("fallback_terrain")) + 1
    said = "\n".join([*lines[:at], "ambush_fallback any", *lines[at:]]) + "\n"
    assert write_record(greek) == said and read_record(said) == greek
    spelled_out = said.replace("ambush_fallback any", "ambush_fallback monster")
    assert read_record(spelled_out) == usual
    with pytest.raises(NotationError, match="ambush_fallback"):
        read_record(said.replace("ambush_fallback any", "ambush_fallback hero"))


def test_what_follows_the_record_is_refused() -> None:
    for junk in ("seed " + "0" * 64, "reveal hamlet", "x", TEXT, "score 1 0 ="):
        with pytest.raises(NotationError) as refused:
            read_record(TEXT + junk)
        assert refused.value.line == len(LINES) + 1
        assert refused.value.expected == "the end of the text"


def test_no_hints_at_all_are_as_good_as_no_line() -> None:
    line = f"hints{' 0' * SEATS}"
    none = replace(RECORD, hints=())
    assert read_record(TEXT.replace(LINES[line_of("hints") - 1], line)) == none
    assert "hints" not in write_record(none)


def test_a_deck_that_was_known() -> None:
    known = replace(RECORD, deck="g2-001")
    text = write_record(known)
    assert "\ndeck of g2-001\n" in text and "deck" not in TEXT
    assert read_record(text) == known and replay(known).record() == known
    for line, expected in (
        ("deck", '"of"'),
        ("deck g2", '"of"'),
        ("deck of", "the id of a game"),
        ("deck of G_2", "the id of a game"),
        ("deck of " + "g" * 41, "the id of a game"),
        ("deck of g2 g3", "the end of the line"),
    ):
        with pytest.raises(NotationError) as refused:
            read_record(text.replace("deck of g2-001", line))
        assert refused.value.expected == expected


def test_a_seed_needs_scores() -> None:
    text = "\n".join(line for line in LINES if not line.startswith("score"))
    with pytest.raises(NotationError, match='expected "score", found'):
        read_record(text)


def test_what_cannot_be_written_is_no_record() -> None:
    wrong: list[dict[str, object]] = [
        {"players": (Player("Ann"),) * (SEATS + 1)},
        {"scores": ()},
        {"scores": None},
        {"commitment": "0\nseed"},
        {"seed": bytes(31)},
        {"undos": -1},
        {"undos": 10**7},
        {"hints": (1,) * (SEATS + 1)},
        {"deck": "two words"},
        {"deck": ""},
        {"hints": (0,) * SEATS},
        {"hints": (-1,) * SEATS},
        {"hints": (10**7,) * SEATS},
    ]
    for change in wrong:
        with pytest.raises(ValueError, match=r"^expected"):
            replace(RECORD, **change)  # type: ignore[arg-type]


def test_where_a_record_was_read_is_no_part_of_it() -> None:
    bare = Record(RECORD.setup, RECORD.players, RECORD.commitment)
    assert read_record(write_record(bare)) == bare
    assert Leaving(Seat(0)) not in bare.entries
