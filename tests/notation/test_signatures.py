"""What maps are signed with, in the header of a record."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import NotationError, Player, read_record, write_record
from quillmap.notation import Record, Signature, name_problem, read_crest
from quillmap.notation.signatures import KEYS, words_problem
from quillmap.notation.text import LONGEST_LINE
from tests.notation.games import crests, tries
from tests.notation.test_page import blocks

TEXT = blocks("record")[0]
PLAIN = "".join(line for line in TEXT.splitlines(keepends=True) if line.split(" ")[0] not in KEYS)
WORDS = st.none() | st.text(min_size=1, max_size=32).filter(lambda w: words_problem(w) is None)
SIGNATURES = st.builds(Signature, WORDS, WORDS, st.none() | crests())


def signed(record: Record, *signatures: Signature) -> Record:
    """The record with these."""
    each = zip(record.players, signatures, strict=True)
    return replace(record, players=tuple(replace(p, signed=own) for p, own in each))


def test_the_example_says_who_has_signed_what() -> None:
    found = [player.signed for player in read_record(TEXT).players]
    assert found == [
        Signature(
            "Oakenvale", "Keeper of the Roads", read_crest("shield blue bend gold star silver")
        ),
        Signature(),
        Signature("The Low Marches", None, read_crest("round green")),
    ]


@tries(100)
@given(st.tuples(SIGNATURES, SIGNATURES, SIGNATURES))
def test_what_is_signed_is_written_and_read(all_of: tuple[Signature, ...]) -> None:
    record = signed(read_record(PLAIN), *all_of)
    assert read_record(write_record(record)) == record


def test_who_signs_nothing_writes_nothing() -> None:
    record = read_record(PLAIN)
    assert write_record(signed(record, *[Signature()] * 3)) == PLAIN
    assert not any(f"\n{key} " in PLAIN for key in KEYS)


def test_a_hundred_signatures_fit_into_their_lines() -> None:
    """Also those whose every character needs another one before it."""
    words = '"' * 32
    own = Signature(words, words, read_crest("lozenge purple quartered purple mountain purple"))
    text = PLAIN.replace("players 3", "players 100").split("seat 1")[0]
    text += "".join(f'seat {seat} "P{seat}"\n' for seat in range(1, 101))
    text += f"commitment {'0' * 64}\n"
    record = read_record(text)
    long = signed(record, *[own] * 100)
    assert max(map(len, write_record(long).splitlines())) < LONGEST_LINE
    assert read_record(write_record(long)) == long


def test_an_earlier_version_keeps_the_lines() -> None:
    """It takes each header line once, and 32 of those that it does not know: these are three."""
    lines = [line for line in TEXT.splitlines() if line.split(" ")[0] in KEYS]
    assert len(lines) == 3
    unknown = [(key, rest) for key, _, rest in (line.partition(" ") for line in lines)]
    older = "\n".join(f"x{key} {rest}" for key, rest in unknown)
    kept = read_record(PLAIN.replace("event ", f"{older}\nevent "))
    assert kept.extra[:3] == tuple((f"x{key}", rest) for key, rest in unknown)
    # It writes them behind the commitment, where they are read as well.
    assert read_record(PLAIN.replace("event ", "\n".join(lines) + "\nevent ")) == read_record(TEXT)


@pytest.mark.parametrize(
    "line",
    [
        *("provinces", "provinces 1", 'provinces "A"', 'provinces 4 "A"', 'provinces 0 "A"'),
        *(
            'provinces 1 "A" 1 "B"',
            'provinces 2 "A" 1 "B"',
            'provinces 1 ""',
            'provinces 1 "A"2 "B"',
        ),
        *(f'provinces 1 "{"x" * 33}"', 'titles 1 "\\u202e"', "titles 1 Keeper", 'titles 1 "A" x'),
        *("crests 1", "crests 1 shield", "crests 1 shield blue shield", 'crests 1 "shield blue"'),
        *("crests 1 shield blue 1 shield red", "crests shield blue"),
    ],
)
def test_what_is_not_read(line: str) -> None:
    text = PLAIN.replace("commitment ", f"{line}\ncommitment ")
    with pytest.raises(NotationError):
        read_record(text)
    # In a database it may be a line that an earlier version did not know; it says nothing now.
    assert read_record(text, kept=True) == read_record(PLAIN)


def test_each_line_once() -> None:
    twice = TEXT.replace("titles ", 'titles 2 "T"\ntitles ')
    with pytest.raises(NotationError, match="each header line once"):
        read_record(twice)


def test_words_follow_the_rules_of_names() -> None:
    for words in ("", " ", "x" * 33, "a\nb", "\u200d", "a\u202eb"):
        assert words_problem(words)
        with pytest.raises(ValueError, match="expected a name"):
            Signature(words)
        with pytest.raises(ValueError, match="expected a name"):
            Signature(None, words)
    assert name_problem("x" * 25) and not words_problem("x" * 25)
    assert Player("Ann", signed=Signature("x" * 32)).signed.province == "x" * 32
