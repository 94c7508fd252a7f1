"""The reader of Fluent: every form that a catalogue may have, and what it must refuse."""

import pytest

from quillmap.texts.fluent import Argument, Choice, Pattern, Reference, Value, read, say, split
from quillmap.texts.numbers import Language

OTHERS: dict[str, Pattern] = {"gold": ("7 coins",), "deep": (Reference("gold"), "!")}


def said(source: str, language: Language = "en", /, **args: Value) -> str:
    """A pattern read and said."""
    return say(read(source), args, OTHERS.__getitem__, language)


def test_a_text_is_said_as_it_stands_without_spaces_around_it() -> None:
    assert said(" The game is over.  \n\n") == "The game is over."


def test_arguments_and_other_messages_are_put_in() -> None:
    assert read(" { $who }: {gold}.") == (Argument("who"), ": ", Reference("gold"), ".")
    assert said(" { $who }: {gold}.", who="Ada") == "Ada: 7 coins."
    assert said(" { deep }") == "7 coins!"


def test_a_missing_argument_or_message_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="who"):
        said(" { $who }")
    with pytest.raises(KeyError, match="silver"):
        said(" { silver }")


def test_quoted_text_keeps_its_spaces_and_escapes() -> None:
    assert said(r' { " a " }b{ "\u00AD\"\\\U01F600" }') == ' a b\u00ad"\\\U0001f600'
    assert said(' { "" }') == ""


def test_lines_go_on_when_they_are_indented() -> None:
    assert said("\n    one\n      two\n\n    three\n") == "one\n  two\n\nthree"
    assert said(" one\n    two\n    three") == "one\ntwo\nthree"


SEATS = """ { $seats ->
    [0] no seat
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $who ->
    [host] yours
   *[guest] theirs
  }."""


@pytest.mark.parametrize(
    ("seats", "who", "sentence"),
    [
        (0, "host", "no seat, yours."),
        (1, "guest", "1 seat, theirs."),
        (2, "somebody", "2 seats, theirs."),
        (12_000, "one", "12,000 seats, theirs."),
        ("one", "host", "one seat, yours."),
        ("0", "host", "0 seats, yours."),
    ],
)
def test_a_choice_takes_the_first_that_fits_else_the_starred(
    seats: Value, who: str, sentence: str
) -> None:
    assert said(SEATS, seats=seats, who=who) == sentence


def test_a_choice_may_hold_another() -> None:
    inner = "{ $b ->\n[x] x\n*[y] y { $b }\n}"
    source = f" {{ $a ->\n [one] {inner} one\n *[other] {inner}\n }}"
    assert said(source, a=1, b="x") == "x one"
    assert said(source, a=2, b="z") == "y z"
    assert isinstance(read(source)[0], Choice)


@pytest.mark.parametrize(
    "source",
    [
        " { NUMBER($count) }",
        " { gold.title }",
        " { -brand(case: 1) }",
        " { $count",
        " }",
        ' { "open }',
        " { 1.5 }",
        " { $count ->\n [one] without a star\n }",
        " { $count ->\n *[other text }",
        " { }",
        " text\n  .attribute = more",
    ],
)
def test_what_is_not_in_our_part_of_fluent_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"expected|cannot be read|star"):
        read(source)


def test_a_catalogue_is_split_at_the_margin_and_comments_are_left_out() -> None:
    comment = "# For translators: a = b\r\n\r\n## Group\r\n"
    found = split(f"{comment}a-1 = one {{ $x ->\r\n   *[y] z\r\n}}\r\n{comment}b=two")
    assert {id: read(text) for id, text in found.items()} == {
        "a-1": ("one ", Choice(Argument("x"), (("y", ("z",)),), ("z",))),
        "b": ("two",),
    }
    with pytest.raises(ValueError, match="not a message"):
        split("what is this\na = b")
