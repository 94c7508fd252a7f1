"""Records that are kept for ever: each must replay, and be written byte for byte as it is."""

import hashlib
from pathlib import Path
from typing import get_args

import pytest

from quillmap import Raid, read_record, replay, write_record
from quillmap.notation import HandedOver, Leaving, Made, Returning
from quillmap.rules.options import RULES, Ruleset

FOLDER = Path(__file__).parent / "data" / "records"
KEPT = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_record_replays_and_is_written_as_it_is(path: Path) -> None:
    text = path.read_bytes().decode("utf-8")
    record = read_record(text)
    assert write_record(record) == text
    game = replay(record)
    assert game.over and record.seed is not None and record.scores == game.position.scores
    assert write_record(game.record()) == text


def test_there_is_one_for_each_rules_version_and_ruleset() -> None:
    wanted = {
        f"rules-{version}-{ruleset}"
        for version in range(1, RULES + 1)
        for ruleset in get_args(Ruleset)
    }
    assert wanted <= {path.stem for path in KEPT}
    for path in KEPT:
        version, ruleset = path.stem.split("-")[1:3]
        setup = read_record(path.read_text("utf-8")).setup
        assert (str(setup.rules), setup.options.ruleset) == (version, ruleset)


def test_they_hold_every_kind_of_line() -> None:
    entries = [entry for path in KEPT for entry in read_record(path.read_text("utf-8")).entries]
    assert {type(entry) for entry in entries} >= {Leaving, HandedOver, Returning}
    made = [entry for entry in entries if isinstance(entry, Made)]
    assert {type(entry.move).__name__ for entry in made} == {"Draw", "Raid", "Destroy"}
    assert {entry.note for entry in made} == {None, "left", "time ran out"}
    assert any(entry.by and not entry.note for entry in made)
    raids = {entry.move.terrain for entry in made if isinstance(entry.move, Raid)}
    assert raids > {"monster"}, "an ambush without room may be of any terrain (R6.12)"


def test_nobody_has_changed_them() -> None:
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in KEPT}
    assert found == {
        "rules-1-base-greek.txt": (
            "a96ed9c227d504b539d5233239270874be31fe698e69c7e2a8d6d641a8a7ed2d"
        ),
        "rules-1-base.txt": "ed515d32e374f4f41c245e38624cd7960c3e2936caf736b3126d245527bcf41b",
        "rules-1-combined-solo.txt": (
            "7a5cd65c490123cc8c1e13c5cc76596a57ffca2c67c7c7fd85a2b1f557310efe"
        ),
        "rules-1-combined.txt": "eeb9b423bdf6c784283bc6ac962e6ce124f9ab2ba1b845861e6eb90f4a96d97f",
        "rules-1-heroes.txt": "6fdd8b599f0cea9ba85d937c3c957c736320bdb65fdee6f490d2bf09b8081b49",
    }
