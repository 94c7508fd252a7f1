"""Every reason with its arguments, in tests/data/reasons.json: other languages are held against it.

`python -m tests.rules.reason_samples` writes it anew, to be read before it is committed.
"""

import json
from pathlib import Path
from typing import Any, cast

import quillmap.server.reasons
import quillmap.table.reasons  # noqa: F401  (all rooms that declare reasons)
from quillmap.rules.reason_args import MEANING, ArgKind, kind_of
from quillmap.rules.reasons import FIELDS, Reason, RuleReasonId

FILE = Path(__file__).parents[1] / "data" / "reasons.json"

SAMPLES: dict[ArgKind, str | int] = {
    "card": "hamlet",
    "terrain": "farm",
    "terrains": "forest village",
    "square": "C4",
    "squares": "C4 C5 D5",
    "seat": 2,
    "number": 12,
    "round": "explore",
    "drawing": "raid",
    "option": "map_sheet",
    "setting": "round_time",
    "ruleset": "base",
    "bot": "sage",
    "value": "on",
    "choices": "0, 5-60",
    "text": "atlantis",
    "word": "Z4",
    "english": "expected a square from A1 to K11",
}
"""One value of each kind."""

BETTER: dict[tuple[str, str], str] = {
    ("bad_option", "choices"): "A, B",
    ("edict_pool", "card"): "deepwood",
    ("fixed_by_ruleset", "option"): "hero_cards",
    ("fixed_by_ruleset", "value"): "off",
    ("unseen_option", "option"): "ambush_fallback",
    ("unseen_option", "value"): "any",
    ("not_on_the_walk", "card"): "goblin_attack",
    ("not_the_pattern", "card"): "freyla_the_true",
    ("not_kept", "why"): "the disk is full",
    ("broken_record", "why"): "line 20: expected a move",
    ("bad_message", "why"): "JSON is malformed",
}
"""Where the usual value of its kind would make an odd sentence."""


def reasons() -> dict[str, Any]:
    """The closed set, by id: the arguments and the English sentence."""
    # Sorted, since the order of FIELDS is that in which its rooms happen to be imported.
    return {id: _described(id) for id in sorted(FIELDS)}


def sample(id: str) -> Reason:
    """The reason with a value for each of its arguments."""
    kinds = {name: kind_of(id, name) for name in FIELDS[id]}
    values = {name: BETTER.get((id, name), SAMPLES[kind]) for name, kind in kinds.items()}
    return Reason(cast(RuleReasonId, id), **values)  # of any room: only the type check minds


def _described(id: str) -> dict[str, Any]:
    made = sample(id)
    args = {name: {"kind": kind_of(id, name), "sample": value} for name, value in made.args}
    return {"args": args, "text": str(made)}


def written() -> str:
    """The whole file."""
    return json.dumps({"kinds": MEANING, "reasons": reasons()}, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
