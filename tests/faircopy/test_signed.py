"""A signed map: province, name, title and crest in the cartouche, and only drawing."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from quillmap.faircopy import PAPERS, STYLES, PaperName, StyleName, copy_of
from quillmap.faircopy.crests import crest_svg
from quillmap.faircopy.heraldry import COLOURS
from quillmap.notation import Record, Signature, read_crest, read_record
from tests.faircopy.goldens import DATA, DAY
from tests.faircopy.test_copies import parsed
from tools.crests import texts

THREE = read_record((DATA / "cli" / "three.record.txt").read_text("utf-8"))
SOLO = next(
    record
    for file in sorted((DATA / "records").glob("*.txt"))
    if len((record := read_record(file.read_text("utf-8"))).players) == 1 and record.scores
)
CREST = read_crest("shield blue bend gold star silver")


def signed(record: Record, **signature: object) -> Record:
    """The record whose first map is signed with this."""
    first = replace(record.players[0], signed=Signature(**signature))  # type: ignore[arg-type]
    return replace(record, players=(first, *record.players[1:]))


def title_of(svg: str) -> str:
    """What is said of the drawing."""
    found = parsed(svg).find("{http://www.w3.org/2000/svg}title")
    assert found is not None and found.text is not None
    return found.text


def test_who_signs_nothing_changes_nothing() -> None:
    assert copy_of(signed(THREE), day=DAY) == copy_of(THREE, day=DAY)


def test_province_name_and_title() -> None:
    name = THREE.players[0].name
    svg = copy_of(signed(THREE, province="Oakenvale", title="Keeper of the Roads"), day=DAY)
    assert title_of(svg).startswith(f"Oakenvale, {name}, Keeper of the Roads, ")
    only = copy_of(signed(THREE, title="Keeper of the Roads"), day=DAY)
    assert title_of(only).startswith(f"{name}, Keeper of the Roads, ")
    assert "Rank" in title_of(copy_of(signed(THREE, province="Oakenvale"), day=DAY))


def test_alone_the_title_is_earned() -> None:
    plain = copy_of(SOLO, day=DAY)
    assert copy_of(signed(SOLO, title="Emperor of All"), day=DAY) == plain
    named = copy_of(signed(SOLO, province="Oakenvale", title="Emperor of All"), day=DAY)
    earned = title_of(plain).split(", ")[1]
    assert title_of(named).split(", ")[:3] == ["Oakenvale", SOLO.players[0].name, earned]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("paper", PAPERS)
def test_a_crest_in_every_style_on_every_paper(style: StyleName, paper: PaperName) -> None:
    svg = copy_of(signed(THREE, crest=CREST), style=style, paper=paper)
    parsed(svg)
    assert svg == copy_of(signed(THREE, crest=CREST), style=style, paper=paper)
    plain = copy_of(THREE, style=style, paper=paper)
    colours = {COLOURS[name] for name in ("blue", "gold", "silver")}
    hatches = {f"url(#hatch{name})" for name in ("blue", "gold", "silver")}
    wanted, other = (hatches, colours) if style == "ink" else (colours, hatches)
    assert all(each in svg and each not in plain for each in wanted)
    assert not any(each in svg for each in other)


def test_words_are_escaped_and_other_scripts_stay_text() -> None:
    svg = copy_of(signed(THREE, province="<b>&'\"</b>", title="地図<script>"))
    root = parsed(svg)
    found = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert any(text and "地図<script>" in text for text in found)
    assert title_of(svg).startswith("<b>&'\"</b>, ")


@pytest.mark.parametrize("text", texts())
def test_every_crest_is_well_formed(text: str) -> None:
    root = ElementTree.fromstring(crest_svg(read_crest(text)))
    kinds = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    assert kinds == {"svg", "clipPath", "path", "g"}
    assert not re.search(r"[^ -~]", crest_svg(read_crest(text)))
