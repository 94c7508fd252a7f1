"""The page's typeface: all letters of all languages, and only what is shown is loaded."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.people import LOCALES, Device

FACE: Final = Path(__file__).parents[2] / "web" / "src" / "face"
LIMIT: Final = 30_000
"""What a script may weigh."""

STRANGE: Final = """async (letters) => {
    await document.fonts.load("20px Alegreya", letters);
    const pen = document.createElement("canvas").getContext("2d");
    const wide = (letter, other) => {
        pen.font = `20px Alegreya, ${other}`;
        return pen.measureText(letter).width;
    };
    return [...letters].filter((each) => wide(each, "monospace") !== wide(each, "serif"));
}"""
"""The letters that are not in it: they are as wide as whatever stands in for it."""


def letters_of(language: str) -> str:
    """Every letter and figure in the texts of a language."""
    texts = "".join(path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl"))
    texts = re.sub(r"^#.*$|^[a-z][\w-]* =", "", texts, flags=re.MULTILINE)
    return "".join(sorted({each for each in texts if each.isalnum()}))


@pytest.mark.parametrize("language", ["cs", "de", "el", "en", "pl"])
def test_every_letter_of_a_language_is_in_the_typeface(meet: Meet, language: str) -> None:
    visitor = meet()
    visitor.goto("/")
    assert len(letters_of(language)) > 50
    assert visitor.page.evaluate(STRANGE, letters_of(language) + "„“”«»’…–−") == []


def test_a_letter_that_is_missing_would_be_noticed(meet: Meet) -> None:
    visitor = meet()
    visitor.goto("/")
    assert visitor.page.evaluate(STRANGE, "AЖя") == ["Ж", "я"]


@pytest.mark.parametrize(
    ("language", "pieces"),
    [
        ("en-GB", {"figures", "latin"}),
        ("de-DE", {"figures", "latin"}),
        ("pl-PL", {"figures", "latin", "polish"}),
        ("cs-CZ", {"figures", "latin", "czech"}),
        ("el-GR", {"figures", "greek"}),
    ],
)
def test_a_language_loads_its_own_letters_alone(
    meet: Meet, language: str, pieces: set[str]
) -> None:
    visitor = meet(Device(language=language))
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.goto("/")
    visitor.page.wait_for_load_state("networkidle")
    fonts = [url.rpartition("/")[2] for url in asked if url.endswith(".woff2")]
    assert {name.partition("-")[0] for name in fonts} == pieces


def test_pieces_are_small_and_say_whose_they_are() -> None:
    found = {path.stem: path.stat().st_size for path in FACE.glob("*.woff2")}
    assert len(found) == 5
    assert max(found.values()) < LIMIT
    assert "SIL OPEN FONT LICENSE" in (FACE / "OFL.txt").read_text("utf-8").upper()
