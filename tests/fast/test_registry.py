"""The registry of the compiled core: every scoring card once, with the functions that it has."""

from pathlib import Path

from quillmap._fast import Core
from quillmap.bots.progress import PROGRESS, none
from quillmap.material import SCORING
from tools.cards import REGISTRY, registry


def test_the_registry_is_what_the_script_writes() -> None:
    assert REGISTRY.read_text("utf-8") == registry(), "run python -m tools.cards"


def test_the_core_numbers_the_cards_in_the_order_of_the_material(core: Core) -> None:
    assert core.edicts() == tuple(SCORING)


def test_a_card_has_progress_in_both_engines_or_in_neither() -> None:
    lines = [line for line in registry().splitlines() if line.lstrip().startswith("CARD(")]
    assert len(lines) == len(SCORING)
    plain = [card for card in SCORING if PROGRESS[card] is none]
    assert plain == [card for card, line in zip(SCORING, lines, strict=True) if "_none)" in line]


def test_what_a_card_lacks_is_written_as_missing(tmp_path: Path) -> None:
    (tmp_path / "one.c").write_text("int points_silos(const State *s) { return 0; }\n")
    (tmp_path / "two.c").write_text("void gain_silos(Spot *spot, int weight)\n{\n}\n")
    (line,) = [line for line in registry(tmp_path).splitlines() if "silos" in line]
    assert "CARD(silos, gain_silos, progress_none)" in line
    assert "CARD(treetower, gain_by_trying, progress_none)" in registry(tmp_path)
