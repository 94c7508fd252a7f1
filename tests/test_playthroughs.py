"""The golden games are what the engine plays today, and together they show every card."""

import pytest

from quillmap import Options, Sheet, score
from quillmap.material import MAPS, SCORING, pools
from quillmap.notation import Revealing
from quillmap.rules.options import RULES
from tests.playthroughs import FOLDER, GAMES, Playthrough, play


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_playthrough_is_what_the_engine_plays(game: Playthrough) -> None:
    """If this fails on purpose, run `make playthroughs` and read the difference."""
    _, story = play(game)
    assert "\n".join(story) + "\n" == (FOLDER / f"{game.name}.txt").read_text("utf-8")


def test_every_ruleset_and_sheet_has_a_playthrough() -> None:
    allowed = {("base", s) for s in "AB"} | {("heroes", s) for s in "CD"}
    allowed |= {("combined", sheet) for sheet in MAPS}
    assert {(game.ruleset, game.name[-1]) for game in GAMES} == allowed
    assert {file.stem for file in FOLDER.iterdir()} == {game.name for game in GAMES}


def test_every_card_appears_in_some_playthrough() -> None:
    shown: set[str] = set()
    for game in GAMES:
        shown |= set(game.edicts)
        record = play(game)[0].record()
        shown |= {entry.card for entry in record.entries if isinstance(entry, Revealing)}
    assert shown >= set(pools(RULES).everything())


def test_every_scoring_card_earns_something_in_some_playthrough() -> None:
    """A card that only ever gives zero would not be shown at work."""
    silent = set(pools(RULES).everything()) & SCORING.keys()
    for game in GAMES:
        playing, _ = play(game)
        for sheet in playing.position.sheets:
            silent -= {card for card in silent if card in game.edicts and _earns(card, sheet)}
    assert not silent


def _earns(card: str, sheet: Sheet) -> bool:
    return score(card, sheet, Options.of("combined")).points > 0
