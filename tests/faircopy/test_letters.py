"""Letters: everything that our catalogues say can be written, and nothing stands on another."""

import pytest

from quillmap.faircopy.frame.plates import MOST_CAPITALS, capitals
from quillmap.faircopy.letters import FaceName, face
from quillmap.faircopy.writing import Writer
from quillmap.texts import LANGUAGES, Language, messages

FACES: tuple[FaceName, ...] = ("roman", "italic")


@pytest.mark.parametrize("kind", FACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_can_be_written(language: Language, kind: FaceName) -> None:
    for id, message in messages(language).items():
        if id.startswith(("name-", "copy-")):
            words = "".join(letter for letter in message if letter not in "\n\u00ad{}$[]*")
            assert face(kind).has(words), (id, [c for c in words if not face(kind).has(c)])
            assert face(kind).has(capitals(words))


@pytest.mark.parametrize("kind", FACES)
def test_letters_follow_each_other(kind: FaceName) -> None:
    steps = face(kind).steps("Type: AVATAR To ΓΑΛΑ Żółć")
    assert steps == sorted(steps) and len(set(steps)) == len(steps)
    plain, kerned = (sum(face(kind).widths[c] for c in "AV") / 1000, face(kind).steps("AV")[-1])
    assert kerned < plain
    assert face(kind).steps("ÁV")[-1] == pytest.approx(kerned), "an accent changes nothing"


@pytest.mark.parametrize("kind", FACES)
def test_every_letter_but_space_has_an_outline_that_is_closed(kind: FaceName) -> None:
    letters = face(kind)
    assert {c for c, outline in letters.outlines.items() if not outline} <= {" ", "\u00ad"}
    for outline in letters.outlines.values():
        assert outline.count("m") == outline.count("z")
    figures = {letters.widths[digit] for digit in "0123456789"}
    assert max(figures) - min(figures) < 200


def test_a_text_shrinks_rather_than_runs_out() -> None:
    writer = Writer()
    small = writer.write("W" * 40, 0, 0, 30, room=100)
    size = float(small.split("scale(")[1].split(")")[0])
    assert face("roman").steps("W" * 40)[-1] * size * 1000 <= 100.5
    assert "scale(.03" in writer.write("W", 0, 0, 30, room=100)


def test_greek_capitals_have_no_accents() -> None:
    assert capitals("Άννα Μαΐου") == "ΑΝΝΑ ΜΑΪΟΥ"
    assert capitals("Łódź Štěpán Größe") == "ŁÓDŹ ŠTĚPÁN GRÖSSE"
    assert capitals("x" * (MOST_CAPITALS + 1)) == "x" * (MOST_CAPITALS + 1)


def test_letters_are_kept_once() -> None:
    writer = Writer()
    writer.write("anna", 0, 0, 10, room=100)
    assert writer.outlines.count("<path") == 2
