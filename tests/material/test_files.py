"""The .toml files: every entry parses, every id is known, once, and frozen."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from quillmap import material
from quillmap.material import (
    AMBUSHES,
    CARDS,
    EXPLORE,
    HEROES,
    MAPS,
    NAMES,
    RUINS,
    SCORING,
    SEASONS,
    TITLES,
)
from quillmap.rules.reasons import FIELDS
from quillmap.rules.scoring import EDICTS
from quillmap.shape import Shape

FOLDER = Path(material.__file__).parent
FROZEN = Path(__file__).parent.parent / "data" / "ids.txt"

KINDS = {
    "maps": {"map": {"id", "set", "rows"}},
    "explore": {"ruins": {"id"}, "explore": {"id", "set", "time", "terrains", "shape"}},
    "ambush": {"ambush": {"id", "set", "arrow", "corner", "rows"}},
    "heroes": {"hero": {"id", "rows"}},
    "scoring": {"scoring": {"id", "set", "back", "solo_value"}},
    "box": {"season": {"id", "edicts", "threshold"}, "title": {"id", "rating"}},
}


def entries() -> list[tuple[str, str, dict[str, Any]]]:
    """File, kind and content of every entry."""
    return [
        (name, kind, entry)
        for name, kinds in KINDS.items()
        for kind in kinds
        for entry in tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))[kind]
    ]


def ids() -> list[str]:
    """Every id in the files as the frozen list writes it: kind, then id."""
    return [f"{kind} {entry['id']}" for _, kind, entry in entries()]


def test_every_file_is_known() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} == set(KINDS)


@pytest.mark.parametrize(
    ("file", "kind", "entry"), entries(), ids=[str(entry["id"]) for _, _, entry in entries()]
)
def test_every_entry_has_its_fields_and_parses(file: str, kind: str, entry: dict[str, Any]) -> None:
    optional = {"letter"} if kind == "ambush" else set()
    assert KINDS[file][kind] <= entry.keys() <= KINDS[file][kind] | optional
    pictures = [entry["rows"]] if "rows" in entry else []
    pictures += [shape["rows"] for shape in entry.get("shape", [])]
    legend = {"map": ".^#r", "hero": ".*H"}.get(kind, "X.")
    for rows in pictures:
        assert {len(row) for row in rows} == {len(rows[0])}
        assert set("".join(rows)) <= set(legend)
        if legend == "X.":
            assert Shape.read(rows).rows == tuple(rows), "no empty rows or columns around a shape"
    if kind == "hero":
        assert "".join(entry["rows"]).count("H") == 1


def test_every_entry_is_loaded() -> None:
    loaded = {
        "map": set(MAPS),
        "ruins": set(RUINS),
        "explore": {*EXPLORE["base"], *EXPLORE["heroes"]},
        "ambush": {*AMBUSHES["base"], *AMBUSHES["heroes"]},
        "hero": set(HEROES),
        "scoring": set(SCORING),
        "season": {season.id for season in SEASONS},
        "title": {title.id for title in TITLES},
    }
    written: dict[str, set[str]] = {kind: set() for kind in loaded}
    for _, kind, entry in entries():
        written[kind].add(entry["id"])
    assert loaded == written


def test_no_id_is_used_twice() -> None:
    twice = [id for id, count in Counter(id.split()[1] for id in ids()).items() if count > 1]
    assert twice == []
    assert len(CARDS) == 22 + 2 + 8 + 4


def test_the_ids_are_those_of_the_frozen_list() -> None:
    """Records name cards by id, so an id never changes and never goes away."""
    frozen = FROZEN.read_text(encoding="utf-8").splitlines()
    assert ids() == [line for line in frozen if line and not line.startswith("#")]


def test_every_scoring_card_has_a_rule_and_every_rule_a_card() -> None:
    assert list(EDICTS) == list(SCORING)
    for id, edict in EDICTS.items():
        assert edict.id == edict.rule.__name__ == id
    assert {id for id in FIELDS if id.startswith("zero_")} >= {
        f"zero_{id}" for id in SCORING.keys() - {"greenbough", "faunlost_thicket", "caravansary"}
    }


def test_everything_has_an_english_name() -> None:
    named = {id.split()[1] for id in ids() if not id.startswith("map ")}
    assert named <= NAMES.keys()
    assert all(name and name == name.strip() for name in NAMES.values())
    cards = [NAMES[id] for id in CARDS]
    assert len(set(cards)) == len(cards)
