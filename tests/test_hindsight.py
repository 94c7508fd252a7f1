"""Hindsight finds games that hold, the same with the compiled core and without, and says so."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from quillmap import Game, Options, read_record, replay, write_record
from quillmap._fast import CORE
from quillmap.bots import BOTS, Budget, choose
from quillmap.cli import main
from quillmap.cli.speech import figures
from quillmap.hindsight import (
    MOST_WIDTH,
    Found,
    Plan,
    best_found,
    cards_of,
    finding,
    plan_of,
)
from quillmap.notation import Player, Revealing
from quillmap.rules import legal, rating, total
from tests.random_play import RULESETS, random_move, random_options

NARROW = Plan(branch=2, wide=3, width=2, look=3)
"""So narrow that plain Python searches a game in about half a second."""


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "plan_of", lambda width: NARROW)


def seed_of(number: int) -> bytes:
    return random.Random(number).randbytes(32)


def played(options: Options, seed: bytes, bot: str = "greedy", players: int = 1) -> Game:
    """A whole game by bots."""
    game = Game.new(options, players, seed=seed)
    while not game.over:
        game.play(choose(BOTS[bot], game.position, game.awaited[0], Budget(seed=1)))
    return game


def checked(found: Found) -> Found:
    """What was found, after its record was written, read and replayed."""
    record = read_record(write_record(found.record))
    game = replay(record)
    assert game.over and record.seed is not None
    assert total(game.position.scores[0]) == found.points
    assert rating(game.position.scores[0], record.setup.edicts) == found.rating
    return found


SETTINGS = [
    Options.of("base", map_sheet="B"),
    Options.of("heroes", map_sheet="C"),
    Options.of("combined", solo_ambush="pegasus", effects_after_winter=True),
    Options.of("heroes", map_sheet="D", solo_ambush="pegasus"),
]


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_both_beams_find_the_same_game(
    narrow: None, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if CORE is None:
        pytest.skip("there is nothing to compare without the compiled core")
    found = checked(best_found(SETTINGS[number], seed_of(number)))
    monkeypatch.setattr(finding, "CORE", None)
    assert found.whole
    assert best_found(SETTINGS[number], seed_of(number)) == found


@pytest.mark.parametrize("number", range(12))
def test_a_found_game_holds(number: int) -> None:
    if CORE is None:
        pytest.skip("many games need the compiled core")
    rng = random.Random(number)
    ruleset = RULESETS[number % len(RULESETS)]
    options = Options.of(ruleset, **random_options(rng, ruleset))
    checked(best_found(options, seed_of(number), 3))


@pytest.mark.parametrize("number", range(20))
def test_the_cards_are_those_of_everybody_else(number: int) -> None:
    rng = random.Random(number)
    ruleset = RULESETS[number % len(RULESETS)]
    options = Options.of(ruleset, **random_options(rng, ruleset))
    game = Game.new(options, seed=seed_of(number))
    while not game.over:
        game.play(random_move(rng, game.position, game.awaited[0]))
    cards = [entry.card for entry in game.record().entries if isinstance(entry, Revealing)]
    assert cards_of(game.setup, seed_of(number)) == cards


def test_hindsight_finds_more_than_a_surveyor_made() -> None:
    if CORE is None:
        pytest.skip("a beam of some width needs the compiled core")
    for number in range(4):
        made = total(played(Options.of("base"), seed_of(number), "surveyor").position.scores[0])
        assert best_found(Options.of("base"), seed_of(number), 10).points > made


def test_time_runs_out_and_the_best_so_far_is_a_whole_game(narrow: None) -> None:
    told: list[tuple[int, int]] = []
    options = Options.of("base")
    found = best_found(
        options, seed_of(1), expired=lambda: len(told) == 2, watch=lambda *at: told.append(at)
    )
    assert len(told) == 2 and not found.whole
    assert checked(found).points == told[-1][1]


def test_the_most_points_never_fall_and_the_last_card_is_told(narrow: None) -> None:
    told: list[tuple[int, int]] = []
    found = best_found(Options.of("base"), seed_of(2), watch=lambda *at: told.append(at))
    assert [best for _, best in told] == sorted(best for _, best in told)
    assert told[-1] == (0, found.points)


@pytest.mark.parametrize("width", [0, -1, MOST_WIDTH + 1])
def test_a_width_that_is_none_is_refused(width: int) -> None:
    with pytest.raises(ValueError, match="a beam keeps 1 to 1000 maps"):
        plan_of(width)


# At the terminal.


def said(capsys: pytest.CaptureFixture[str], words: Sequence[str | Path]) -> str:
    assert main(["hindsight", *map(str, words)]) == 0
    return capsys.readouterr().out


def kept(folder: Path, game: Game) -> Path:
    path = folder / "game.txt"
    path.write_text(write_record(game.record()), encoding="utf-8")
    return path


def test_a_record_is_compared_with_the_best_found(
    narrow: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = played(Options.of("base"), seed_of(4), "random")
    best = tmp_path / "best.txt"
    text = said(capsys, [kept(tmp_path, game), "--record", best])
    found = read_record(best.read_text(encoding="utf-8"))
    assert replay(found).over and found.seed == seed_of(4)
    assert found.players == (Player("hindsight", "hindsight"),)
    made, most = (rating(g.position.scores[0], game.setup.edicts) for g in (game, replay(found)))
    assert "Player 1" in text and "best found with hindsight" in text
    told = f"Rating {figures(made)}; the best game found with hindsight makes rating {most}"
    assert told in text
    assert "possible at least" in text
    assert not {"maximum", "optimal", "optimum", "perfect"} & set(text.lower().split())


def test_a_seed_is_enough(narrow: None, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--seed", seed_of(5).hex(), "--ruleset", "heroes", "--sheet", "d", "--json"]
    document = json.loads(said(capsys, words))
    found = best_found(Options.of("heroes", map_sheet="D"), seed_of(5))
    assert document["map_sheet"] == "D" and "made" not in document
    shown = document["best_found_with_hindsight"]
    assert (shown["total"], shown["rating"]) == (found.points, found.rating)
    assert sum(shown["by_edict"]) + shown["coins"] - shown["monsters"] == shown["total"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "give either the record of a finished solo game or a --seed"),
        (["x.txt", "--seed", "0" * 64], "give either the record"),
        (["x.txt", "--sheet", "A"], "go with --seed"),
        (["--seed", "12"], "--seed is 64 hexadecimal digits, not '12'"),
        (["--seed", "0" * 64, "--width", "0"], "--width is a number from 1 to 1000, not '0'"),
        (["--seed", "0" * 64, "--sheet", "X"], "“X” is not a value of the option “map_sheet”"),
        (["nowhere.txt"], "nowhere.txt: No such file or directory"),
    ],
)
def test_bad_words_get_one_sentence(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hindsight", *words]) == 2
    error = capsys.readouterr().err
    assert complaint in error and error.count("\n") == 1


def test_only_finished_solo_games_are_looked_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    several = played(Options.of("base"), seed_of(6), "random", 2)
    under_way = Game.new(Options.of("base"), seed=seed_of(6))
    under_way.play(next(legal(under_way.position, under_way.awaited[0])))
    without_seed = replace(played(Options.of("base"), seed_of(6), "random").record(), seed=None)
    for record, complaint in (
        (several.record(), "this is not a solo game"),
        (under_way.record(), "this game was not finished"),
        (without_seed, "this record has no seed"),
    ):
        path = tmp_path / "game.txt"
        path.write_text(write_record(record), encoding="utf-8")
        assert main(["hindsight", str(path)]) == 2
        assert complaint in capsys.readouterr().err


def test_a_file_is_never_replaced(
    narrow: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(tmp_path, played(Options.of("base"), seed_of(7), "random"))
    before = path.read_bytes()
    assert main(["hindsight", str(path), "--record", str(path)]) == 2
    assert "--record replaces nothing" in capsys.readouterr().err
    assert path.read_bytes() == before
