"""A record as moments: nothing is lost, nothing is told twice, and the points are those scored."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from quillmap.game import Game
from quillmap.notation import Entry, HandedOver, Record, read_record, write_entry
from quillmap.replay import replay
from quillmap.replay.moments import ReplayMoment, watched
from quillmap.rules.events import Event, SeasonScored
from quillmap.rules.result import Result
from quillmap.rules.scoring import points
from tests.notation.games import finished, random_game
from tests.soak import SOAK

RECORDS = sorted((Path(__file__).parent / "data").glob("*/*record*.txt"))
RECORDS += sorted((Path(__file__).parent / "data" / "records").glob("*.txt"))
GAMES = 400 if SOAK else 24


def records() -> Iterator[tuple[str, Record]]:
    """Kept records, and random games with people who leave, hand over and come back."""
    for path in RECORDS:
        yield path.name, read_record(path.read_text("utf-8"))
    for number in range(GAMES):
        yield f"random {number}", finished(number, trouble=0.03).record()
    for number in range(6):
        *_, game = (game for _, game in zip(range(20 + number), random_game(number), strict=False))
        yield f"unfinished {number}", game.record()
    games = (game for number in range(9) for game in random_game(number, trouble=0.3))
    handing = (game.record() for game in games)
    yield "handed over", next(each for each in handing if isinstance(_last(each), HandedOver))


def _last(record: Record) -> Entry | None:
    return record.entries[-1] if record.entries else None


ALL = dict(records())


@pytest.mark.parametrize("name", ALL)
def test_every_line_and_every_event_belongs_to_one_moment(name: str) -> None:
    record = ALL[name]
    happened: list[Event] = []

    def watch(entry: Entry, game: Game) -> None:
        happened.extend(game.events)

    played = replay(record, watch=watch)
    game, steps = watched(record)
    lines = [line for step in steps for line in _lines(step)]
    assert sorted(lines) == sorted(write_entry(entry) for entry in record.entries)
    assert [e for step in steps for e in step.events] == happened
    assert game.position == played.position
    if steps:
        assert steps[-1].position == played.position
        assert (steps[-1].kind == "end") == played.over
    if not any("leaves" in line or "hand" in line or "returns" in line for line in lines):
        assert lines == [write_entry(entry) for entry in record.entries]


def _lines(step: ReplayMoment) -> list[str]:
    shown = [f"reveal {step.card}"] if step.kind == "card" else []
    return [*step.lines, *shown]


@pytest.mark.parametrize("name", ALL)
def test_a_season_is_scored_on_the_maps_of_the_moment_before(name: str) -> None:
    """Lasting effects come after the score (R9.5), so they are no part of the round."""
    _, steps = watched(ALL[name])
    for before, step in zip([None, *steps], steps, strict=False):
        found = [event for event in step.events if isinstance(event, SeasonScored)]
        assert bool(found) == (step.kind == "season")
        for event in found:
            assert before is not None and before.kind in ("card", "round")
            assert event.season == step.season == before.position.season
            for seat, result in enumerate(event.results):
                if result is not None:
                    assert _scored(before, seat) == (result.first, result.second, result.coins)


def _scored(step: ReplayMoment, seat: int) -> tuple[int, int, int]:
    sheet, options = step.position.sheets[seat], step.position.setup.options
    first, second = (points(card, sheet, options) for card in step.position.scoring_now)
    return first, second, sheet.coins


def test_a_round_shows_the_season_that_it_was_drawn_in() -> None:
    for name, record in ALL.items():
        steps = watched(record)[1]
        for before, step in pairwise(steps):
            if step.kind == "round":
                assert (step.card is None) == before.position.season_scored, name
        for step in steps:
            if step.kind == "round" and step.card is not None:
                assert step.position.shown[-1] == step.card, name
                assert step.position.season == step.season, name
            if step.kind == "card":
                assert step.position.shown[-1] == step.card, name


def test_results_are_those_of_the_game() -> None:
    _, steps = watched(ALL["rules-1-heroes.txt"])
    scored: list[tuple[Result | None, ...]] = [
        event.results for step in steps for event in step.events if isinstance(event, SeasonScored)
    ]
    assert len(scored) == 4
    assert tuple(zip(*scored, strict=True)) == steps[-1].position.scores


def test_everything_that_can_happen_is_among_these_games() -> None:
    steps = [step for record in ALL.values() for step in watched(record)[1]]
    assert {step.kind for step in steps} == {"card", "round", "season", "end", "people"}
    assert any(step.kind == "round" and step.card is None for step in steps), "a troll's round"
