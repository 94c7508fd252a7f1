"""The .toml files: every card parses and has what its kind has, every id is known and frozen."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from quillmap import material
from quillmap.material import (
    ALL_AMBUSHES,
    BACKS,
    CARDS,
    EXPLORE,
    HEROES,
    MAPS,
    NAMES,
    ORIGINS,
    POOLS,
    RUINS,
    SCORING,
    SEASONS,
    TITLES,
)
from quillmap.material.folders import FOLDERS, example, sheets
from quillmap.rules.reasons import FIELDS
from quillmap.rules.scoring import EDICTS
from quillmap.shape import Shape

FOLDER = Path(material.__file__).parent
FROZEN = Path(__file__).parent.parent / "data" / "ids.txt"

TABLES = {
    "maps": {"map": {"id", "set", "rows"}},
    "box": {"season": {"id", "edicts", "threshold"}, "title": {"id", "rating"}},
}
"""Files that hold several things."""
FIELDS_OF = {
    "ruins": {"box"},
    "explore": {"box", "time", "terrains", "shape"},
    "ambush": {"box", "arrow", "corner", "rows", "example"},
    "heroes": {"box", "rows", "example"},
    "scoring": {"box", "back", "solo_value", "example", "sheet"},
}
"""Folders with a card in each file."""
KINDS = {"heroes": "hero"}
USUAL_SHEETS = {"empty", "full", "corners only"}


def entries() -> list[tuple[str, dict[str, Any]]]:
    """Kind and content of every entry of a file that holds several."""
    return [
        (kind, entry)
        for name, kinds in TABLES.items()
        for kind in kinds
        for entry in tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))[kind]
    ]


CARD_FILES = sorted(path for folder in FOLDERS for path in (FOLDER / folder).iterdir())


def ids() -> list[str]:
    """Every id in the files as the frozen list writes it: kind, then id."""
    found = [f"{kind} {entry['id']}" for kind, entry in entries()]
    return found + [f"{KINDS.get(p.parent.name, p.parent.name)} {p.stem}" for p in CARD_FILES]


def test_every_file_is_known() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} == {*TABLES, "pools"}
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} - {"__pycache__"} == set(
        FOLDERS
    )
    assert {path.suffix for path in CARD_FILES} == {".toml"}


def pictures_of(kind: str, entry: dict[str, Any]) -> None:
    """What is drawn in an entry has rows of one length, and no marks but its own."""
    pictures = [entry["rows"]] if "rows" in entry else []
    pictures += [shape["rows"] for shape in entry.get("shape", [])]
    legend = {"map": ".^#r", "heroes": ".*H"}.get(kind, "X.")
    for rows in pictures:
        assert {len(row) for row in rows} == {len(rows[0])}
        assert set("".join(rows)) <= set(legend)
        if legend == "X.":
            assert Shape.read(rows).rows == tuple(rows), "no empty rows or columns around a shape"
    if kind == "heroes":
        assert "".join(entry["rows"]).count("H") == 1


@pytest.mark.parametrize(("kind", "entry"), entries(), ids=lambda value: str(value)[:20])
def test_every_entry_has_its_fields_and_parses(kind: str, entry: dict[str, Any]) -> None:
    (fields,) = (kinds[kind] for kinds in TABLES.values() if kind in kinds)
    assert entry.keys() == fields
    pictures_of(kind, entry)


@pytest.mark.parametrize("path", CARD_FILES, ids=lambda path: path.stem)
def test_every_card_has_its_fields_and_parses(path: Path) -> None:
    kind, entry = path.parent.name, tomllib.loads(path.read_text("utf-8"))
    optional = {"letter"} if kind == "ambush" else set()
    assert FIELDS_OF[kind] <= entry.keys() <= FIELDS_OF[kind] | optional
    assert entry["box"] in ORIGINS
    pictures_of(kind, entry)
    if "example" in entry:
        assert entry["example"].keys() == {"at", "rows"}
    if kind == "scoring":
        assert entry["back"] in BACKS


@pytest.mark.parametrize("card", SCORING)
def test_every_scoring_card_has_the_usual_sheets_and_one_of_its_own(card: str) -> None:
    names = [sheet["name"] for sheet in sheets(card)]
    assert set(names) >= USUAL_SHEETS and len(names) > len(USUAL_SHEETS)
    assert len(set(names)) == len(names)
    assert any(sheet["points"] for sheet in sheets(card)), "a sheet on which the card gives points"
    for sheet in sheets(card):
        assert {"name", "rows", "points"} <= sheet.keys() <= {"name", "rows", "points", "at", "why"}
        assert ("why" in sheet) == (sheet["points"] == 0), sheet["name"]
    assert example("scoring", card)["rows"]


def test_every_entry_is_loaded() -> None:
    loaded = {
        "map": set(MAPS),
        "ruins": set(RUINS),
        "explore": {*EXPLORE["base"], *EXPLORE["heroes"]},
        "ambush": set(ALL_AMBUSHES),
        "hero": set(HEROES),
        "scoring": set(SCORING),
        "season": {season.id for season in SEASONS},
        "title": {title.id for title in TITLES},
    }
    written: dict[str, set[str]] = {kind: set() for kind in loaded}
    for line in ids():
        kind, id = line.split()
        written[kind].add(id)
    assert loaded == written


def test_no_id_is_used_twice() -> None:
    twice = [id for id, count in Counter(id.split()[1] for id in ids()).items() if count > 1]
    assert twice == []


def frozen() -> list[str]:
    """The ids that records may name."""
    lines = FROZEN.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_no_frozen_id_has_gone() -> None:
    """Records name cards by id, so an id never changes and never goes away."""
    assert len(frozen()) == len(set(frozen()))
    assert set(frozen()) <= set(ids())


def test_what_can_be_dealt_is_frozen() -> None:
    known = {line.split()[1] for line in frozen()}
    assert {id for pools in POOLS for id in pools.everything()} <= known


def test_every_scoring_card_has_a_rule_and_every_rule_a_card() -> None:
    assert EDICTS.keys() == SCORING.keys()
    for id, edict in EDICTS.items():
        assert edict.id == edict.rule.__name__ == id
    told = {sheet["why"] for card in SCORING for sheet in sheets(card) if "why" in sheet}
    assert {f"zero_{why}" for why in told} <= FIELDS.keys()


def test_everything_has_an_english_name() -> None:
    named = {id.split()[1] for id in ids() if not id.startswith("map ")}
    assert named <= NAMES.keys()
    assert all(name and name == name.strip() for name in NAMES.values())
    cards = [NAMES[id] for id in CARDS]
    assert len(set(cards)) == len(cards)
