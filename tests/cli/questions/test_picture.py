"""`quillmap picture`: files, papers, refusals."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from quillmap.faircopy import copy_of
from quillmap.notation import Signature, read_crest, read_record, write_record
from tests.cli.helpers import DATA, Said

RECORD = DATA / "cli" / "three.record.txt"


def test_to_the_terminal(quillmap: Said) -> None:
    code, out, err = quillmap("picture", RECORD, "--seat", "2", "--lang", "de")
    assert (code, err) == (0, "")
    assert out == copy_of(read_record(RECORD.read_text("utf-8")), 2, language="de") + "\n"


def test_from_standard_input(quillmap: Said) -> None:
    said = RECORD.read_text("utf-8")
    assert quillmap("picture", "-", said=said) == quillmap("picture", RECORD)


def test_into_a_file(quillmap: Said, tmp_path: Path) -> None:
    svg, png = tmp_path / "map.svg", tmp_path / "map.png"
    words = ["--paper", "A3", "--style", "ink", "--date", "2026-11-17"]
    assert quillmap("picture", RECORD, *words, "--output", svg) == (0, "", "")
    assert ElementTree.parse(svg).getroot().attrib["width"] == "297mm"
    assert quillmap("picture", RECORD, "--paper", "card", "--output", png)[0] == 0
    assert png.read_bytes()[:4] == b"\x89PNG"


def test_signed_with_what_is_asked_for(quillmap: Said) -> None:
    """A record of a game on paper says nothing; what another one says stands unless asked."""
    words = ["--province", "Oakenvale", "--title", "Keeper", "--crest", "Shield blue star gold"]
    code, out, err = quillmap("picture", RECORD, "--seat", "2", *words)
    assert (code, err) == (0, "")
    record = read_record(RECORD.read_text("utf-8"))
    one, two, three = record.players
    signed = Signature("Oakenvale", "Keeper", read_crest("shield blue star gold"))
    own = replace(record, players=(one, replace(two, signed=signed), three))
    assert out == copy_of(own, 2) + "\n" != copy_of(record, 2) + "\n"
    assert quillmap("picture", "-", "--seat", "2", said=write_record(own))[1] == out
    again = quillmap("picture", "-", "--seat", "2", "--title", "Lord", said=write_record(own))[1]
    other = replace(two, signed=replace(signed, title="Lord"))
    assert again == copy_of(replace(record, players=(one, other, three)), 2) + "\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seat", "4"], "--seat is one of the 3 seats of this game, counted from 1, not '4'"),
        (["--seat", "x"], "not 'x'"),
        (["--seat", "²"], "not '²'"),
        (["--date", "yesterday"], "--date is a day as 2026-11-17, not 'yesterday'"),
        (["--output", "map.gif"], "map.gif must end in .svg or .png"),
        (["--output", "/nowhere/map.svg"], "No such file"),
        (["--style", "neon"], "neon"),
        (["--crest", "shield mauve"], "--crest: expected a colour (gold, silver,"),
        (["--crest", ""], "--crest: expected the shape of a crest"),
        (["--province", "x" * 33], "expected a name of 1 to 32 characters"),
        (["--title", "a\u202eb"], "expected a name without control"),
    ],
)
def test_what_cannot_be_drawn(quillmap: Said, words: list[str], told: str) -> None:
    code, out, err = quillmap("picture", RECORD, *words)
    assert (code, out) == (2, "") and told in err


def test_nothing_is_replaced(quillmap: Said, tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    file.write_text("mine")
    code, _, err = quillmap("picture", RECORD, "--output", file)
    assert code == 2 and "already there" in err and file.read_text() == "mine"


def test_a_record_that_does_not_hold(quillmap: Said) -> None:
    record = RECORD.read_text("utf-8").replace("1 village", "1 forest", 1)
    code, out, err = quillmap("picture", "-", said=record)
    assert (code, out) == (2, "") and "standard input" in err
