"""The fair copy as a whole: the same bytes every time, small, well-formed, and without scripts."""

import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quillmap import grid
from quillmap.faircopy import PAPERS, STYLES, Caption, PaperName, StyleName, copy_of, fair_copy
from quillmap.faircopy.captions import Edict, caption
from quillmap.material import Ground
from quillmap.notation import read_record
from quillmap.notation.names import name_problem
from quillmap.rules.result import Result
from quillmap.rules.sheet import Sheet, pictured
from quillmap.texts import LANGUAGES, Language
from tests.faircopy.goldens import DAY, FILES, KEPT, copies, digest

MOST = 400_000
"""Bytes."""
WORDS = Caption("Ada", "", "12", "points", "", (Edict("A", "Wildholds", "8"),))
EMPTY = pictured(["." * 11] * 11)
HARMLESS = {
    *("svg", "title", "defs", "g", "path", "rect", "circle", "ellipse", "use", "text"),
    *("clipPath", "pattern", "radialGradient", "stop"),
}


def parsed(svg: str) -> ElementTree.Element:
    """The tree of a drawing that has nothing in it but drawing."""
    root = ElementTree.fromstring(svg)
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in HARMLESS
        for key, value in element.attrib.items():
            assert not key.startswith("on") and "script" not in value
            assert not key.endswith("href") or re.fullmatch(r"#[\w]+", value)
            assert "url(" not in value or re.fullmatch(r"url\(#\w+\)", value)
    names = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(names) == len(set(names))
    used = {e.attrib["href"][1:] for e in root.iter() if "href" in e.attrib}
    assert used <= set(names)
    return root


def test_the_same_bytes_as_ever() -> None:
    """Ten records and more; who means to change them runs `python -m tests.faircopy.goldens`."""
    kept = dict(line.rsplit(": ", 1) for line in KEPT.read_text("utf-8").splitlines())
    found = dict(copies())
    assert len(FILES) >= 10 and {name: digest(svg) for name, svg in found.items()} == kept
    for svg in found.values():
        parsed(svg)
        assert len(svg.encode()) < MOST


def test_the_same_bytes_in_another_process() -> None:
    """Whatever order its sets are in."""
    record = FILES[0].read_text("utf-8")
    own = digest(copy_of(read_record(record)))
    program = (
        "import sys; from quillmap.faircopy import copy_of; from quillmap.notation import"
        " read_record; from hashlib import sha256; svg = copy_of(read_record(sys.stdin.read()))"
        "; print(len(svg.encode()), sha256(svg.encode()).hexdigest())"
    )
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONUTF8": "1"}
        told = subprocess.run(
            [sys.executable, "-c", program],
            input=record,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        )
        assert told.stdout.strip() == own


KINDS = ".FVAWMHx^#r"


@settings(max_examples=6, deadline=None)
@given(st.lists(st.sampled_from(KINDS), min_size=121, max_size=121))
def test_the_wildest_map_is_small_and_well_formed(marks: list[str]) -> None:
    """Every square different from the next: as much shore as there can be."""
    sheet = pictured(["".join(marks[at : at + 11]) for at in range(0, 121, 11)])
    svg = fair_copy(sheet, WORDS)
    parsed(svg)
    assert len(svg.encode()) < MOST


@pytest.mark.parametrize("kind", KINDS)
def test_a_map_of_one_kind(kind: str) -> None:
    svg = fair_copy(pictured([kind * 11] * 11), WORDS)
    parsed(svg)
    assert len(svg.encode()) < MOST


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("paper", PAPERS)
def test_every_style_on_every_paper(style: StyleName, paper: PaperName) -> None:
    root = parsed(fair_copy(EMPTY, WORDS, style=style, paper=paper))
    wide, high = PAPERS[paper].size
    assert (root.attrib["width"], root.attrib["height"]) == (wide, high)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    sides = [float(side.removesuffix("mm")) for side in (wide, high)]
    assert width / height == pytest.approx(sides[0] / sides[1], rel=0.002)


def test_ink_is_saved() -> None:
    """Nothing is filled but with black, white or nothing."""
    sheet = pictured(["FVAWMHx^#r."] * 11)
    colours = set(re.findall(r'fill="([^"]*)"', fair_copy(sheet, WORDS, style="ink")))
    assert colours <= {"none", "#fff", "#ffffff", "#1c1c1c"}


NAMES = st.text(min_size=1, max_size=24).filter(lambda name: not name_problem(name))


@settings(max_examples=15, deadline=None)
@given(NAMES)
def test_no_name_gets_out_of_its_place(name: str) -> None:
    """Whatever a player may be called, and whatever a program passes that nobody may be called."""
    root = parsed(fair_copy(EMPTY, caption(name, 1, ((),), ("wildholds",) * 4)))
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None and title.text is not None and title.text.startswith(name)


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", '"><image href="x"/>', "日本 & <b>", "]]>", "&amp;"]
)
def test_names_that_try(name: str) -> None:
    root = parsed(fair_copy(EMPTY, caption(name, 1, ((),), ("wildholds",) * 4)))
    told = "".join(root.itertext())
    assert name in told


def test_a_script_that_the_letters_lack_stays_text() -> None:
    words = caption("張三", 1, ((),), ("wildholds",) * 4)
    root = parsed(fair_copy(EMPTY, words))
    texts = [e.text for e in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == ["張三"]
    ours = parsed(fair_copy(EMPTY, caption("Zdeněk Łoś Ευρυδίκη", 1, ((),), ("wildholds",) * 4)))
    assert not list(ours.iter("{http://www.w3.org/2000/svg}text"))


# What it says ------------------------------------------------------------------------------------

SCORES = ((Result(8, 3, 2, 4), Result(5, 6, 3, 4), Result(7, 9, 4, 1), Result(10, 12, 5, 0)),)
EDICTS = ("sentinel_wood", "mages_valley", "wildholds", "borderlands")


def test_each_edict_brought_what_its_two_seasons_paid() -> None:
    """A and B in spring, B and C in summer, C and D in fall, D and A in winter (R9.1)."""
    told = caption("Ada", 1, SCORES, EDICTS)
    assert [edict.points for edict in told.edicts] == [
        *(str(8 + 12), str(3 + 5), str(6 + 7), str(9 + 10)),
    ]
    assert told.points == str(8 + 3 + 2 - 4 + 5 + 6 + 3 - 4 + 7 + 9 + 4 - 1 + 10 + 12 + 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: Language) -> None:
    told = caption("Ada", 1, SCORES, EDICTS, day=DAY, language=language)
    assert told.by and "2026" in told.foot and "17" in told.foot
    two = caption("Ada", 2, (*SCORES, *SCORES), EDICTS, language=language)
    assert "1" in two.by and "2" in two.by
    assert not caption("Ada", 1, ((),), EDICTS, language=language).by, "nothing is won yet"
    svg = fair_copy(EMPTY, told)
    assert "<text" not in svg, "our letters have every word of the five languages"


def test_a_minus_is_a_minus() -> None:
    lost = ((Result(0, 0, 0, 3),),)
    assert caption("Ada", 1, lost, EDICTS).points == "−3"


def test_a_seat_that_is_not_there() -> None:
    record = read_record(FILES[0].read_text("utf-8"))
    with pytest.raises(ValueError, match="seats 1 to"):
        copy_of(record, len(record.players) + 1)


def test_a_flag_flies_where_a_mountain_has_paid() -> None:
    """Every side drawn (R7.2)."""
    peak = grid.named("F6")
    ground = Ground(peak, 0, 0)
    free = fair_copy(Sheet(ground), WORDS)
    closed = fair_copy(Sheet(ground, forest=grid.beside(peak)), WORDS)
    assert '"#flag"' not in free and closed.count('"#flag"') == 1
