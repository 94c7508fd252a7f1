"""Many games between bots: always the same ones, whatever bots or processes play them."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest

from quillmap import BadOptions, Options, Result, Seat, read_record, replay, write_record
from quillmap.cli.bots import simulate as command
from quillmap.cli.bots.simulate_report import Bar
from quillmap.notation import Revealing
from quillmap.simulate import Simulated, Simulation, simulate
from quillmap.tally import Tally, pace, spread

BASE = Options.of("base")
HEROES = Options.of("heroes")


# The games --------------------------------------------------------------------------------------


def test_one_process_or_two_play_the_same_games() -> None:
    alone = list(simulate(HEROES, ["greedy", "random"], 5, "jobs", jobs=1))
    together = list(simulate(HEROES, ["greedy", "random"], 5, "jobs", jobs=2))
    assert alone == together
    assert [game.number for game in alone] == [1, 2, 3, 4, 5]
    texts = [write_record(game.record) for game in alone]
    assert texts == [write_record(game.record) for game in together]
    assert len(set(texts)) == 5


def test_records_replay() -> None:
    for options, bots in [(BASE, ["weighted"]), (HEROES, ["random", "greedy", "random"])]:
        for simulated in simulate(options, bots, 2, "replay"):
            text = write_record(simulated.record)
            game = replay(read_record(text))
            assert game.over and write_record(game.record()) == text
            assert [player.bot for player in simulated.record.players] == bots


def test_the_deck_does_not_depend_on_who_plays() -> None:
    decks = []
    for bots in (["random"], ["greedy"], ["random", "random"]):
        (simulated,) = simulate(BASE, bots, 1, "deck")
        cards = [e.card for e in simulated.record.entries if isinstance(e, Revealing)]
        decks.append((simulated.record.setup.edicts, cards))
    assert decks[0] == decks[1] == decks[2]


def test_seeds_are_hashed_so_that_neighbours_share_nothing() -> None:
    one, two = (Simulation(BASE, ("random",), seed) for seed in ("1", "2"))
    decks = [each.deck(number) for each in (one, two) for number in range(100)]
    chances = [one.chance(number, Seat(seat), 0) for number in range(9) for seat in range(3)]
    assert len(set(decks)) == 200 and len(set(chances)) == 27
    # Half of the bits differ on average; seeds that correlate would show far fewer.
    differing = [(int.from_bytes(a) ^ int.from_bytes(b)).bit_count() for a, b in pairwise(decks)]
    assert min(differing) > 80


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert list(simulate(BASE, ["random"], 1, 7)) == list(simulate(BASE, ["random"], 1, "7"))


def test_an_iterator_can_be_left_early() -> None:
    for jobs in (1, 2):
        games = simulate(BASE, ["random"], 10_000, "early", jobs=jobs)
        assert next(games).number == 1
        games.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "why"),
    [
        (["gredy"], 1, 1, "there is no bot 'gredy', only random, greedy, weighted"),
        (["random"], -1, 1, "-1 games"),
        (["random"], 1, 0, "0 processes"),
    ],
)
def test_what_cannot_be_is_said_at_once(bots: list[str], games: int, jobs: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        simulate(BASE, bots, games, jobs=jobs)


@pytest.mark.parametrize("seats", [0, 101])
def test_a_table_has_1_to_100_seats(seats: int) -> None:
    with pytest.raises(BadOptions):
        simulate(BASE, ["random"] * seats, 1)


# What they come to ------------------------------------------------------------------------------


def with_scores(simulated: Simulated, *points: int) -> Simulated:
    """The same game, but each seat had this many points in every season."""
    scores = tuple((Result(each, 0, 0, 0),) * 4 for each in points)
    return replace(simulated, record=replace(simulated.record, scores=scores))


def test_a_shared_win_counts_in_parts() -> None:
    (simulated,) = simulate(BASE, ["random"] * 3, 1)
    tally = Tally(simulated.bots)
    for points in [(5, 5, 1), (2, 1, 1), (3, 3, 3)]:
        tally.add(with_scores(simulated, *points))
    assert [seat.wins for seat in tally.seats] == pytest.approx([11 / 6, 5 / 6, 1 / 3])
    assert [seat.points for seat in tally.seats] == [[20, 8, 12], [20, 4, 12], [4, 4, 12]]


def test_edicts_are_counted_by_card() -> None:
    (simulated,) = simulate(BASE, ["random"], 1)
    seasons = (Result(1, 2, 0, 0), Result(4, 8, 0, 0), Result(16, 32, 0, 0), Result(64, 128, 0, 0))
    tally = Tally(simulated.bots)
    tally.add(replace(simulated, record=replace(simulated.record, scores=(seasons,))))
    a, b, c, d = simulated.record.setup.edicts
    found = {card: scored["random"] for card, scored in tally.edicts.items()}
    assert found == {a: [1 + 128], b: [2 + 4], c: [8 + 16], d: [32 + 64]}


def test_spread_and_pace() -> None:
    five = spread([1, 2, 3, 4, 5])
    assert (five.count, five.mean, five.least, five.most) == (5, 3, 1, 5)
    assert five.within == pytest.approx(1.96 * (2.5 / 5) ** 0.5)
    assert spread([7]).within is None
    speed = pace([0.001] * 98 + [0.002, 0.009])
    assert (speed.median, speed.slow) == (1, 2)


# The command ------------------------------------------------------------------------------------


def quillmap(*words: str) -> int:
    """The command as typed, without the rest of the command line."""
    parser = argparse.ArgumentParser("quillmap")
    command.add_parser(parser.add_subparsers())
    args = parser.parse_args(["simulate", *words])
    code: int = args.func(args)
    return code


def test_the_table_of_a_solo_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert quillmap("--games", "3", "--bots", "random") == 0
    out, err = capsys.readouterr()
    assert err == ""  # no bar where nobody watches
    lines = out.splitlines()
    assert lines[0] == "3 games, ruleset base, sheet A, seed 0"
    assert lines[2].split()[:4] == ["bot", "seat", "N", "points"] and "rating" in lines[2]
    assert lines[3].split()[:3] == ["random", "1", "3"]
    assert sum("%" in line for line in lines[4:14]) == 8  # one line for each title


def test_json_of_a_table_of_four(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--games 2 --bots greedy,random*3 --ruleset combined --sheet d --seed x --json"
    assert quillmap(*words.split(), "--option", "hero_cards=off") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["bots"] == ["greedy", "random", "random", "random"]
    assert (found["games"], found["asked"], found["seed"]) == (2, 2, "x")
    assert found["options"]["map_sheet"] == "D" and found["options"]["hero_cards"] is False
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(2)
    assert all(seat["points"]["count"] == 2 for seat in found["seats"])
    assert all(scored["random"]["count"] % 3 == 0 for scored in found["edicts"].values())


def test_records_are_written_and_never_replaced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "games"
    words = ["--games", "3", "--bots", "random", "--seed", "r", "--records", str(folder)]
    assert quillmap(*words) == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["game-000001.txt", "game-000002.txt", "game-000003.txt"]
    for name, simulated in zip(names, simulate(BASE, ["random"], 3, "r"), strict=True):
        text = (folder / name).read_text(encoding="utf-8")
        assert text == write_record(simulated.record)
    assert quillmap(*words) == 2
    assert "needs a folder without games" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        "--games 0",
        "--games many",
        "--jobs 0",
        "--bots gredy",
        "--bots greedy,",
        "--bots greedy*0",
        "--bots random*50,greedy*51",
        "--ruleset sagas",
        "--sheet C",
        "--option solo_ambush",
        "--option solo_ambush=maybe",
        "--option colour=red",
        "--records /dev/null/here",
    ],
)
def test_bad_arguments_are_one_sentence(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert quillmap(*words.split()) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("quillmap: ") and err.count("\n") == 1


def test_an_unprintable_seed_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert quillmap("--seed", "a\udc80b") == 2
    assert "--seed" in capsys.readouterr().err


def test_ctrl_c_keeps_what_was_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: object, **more: object) -> Iterator[Simulated]:
        yield from simulate(BASE, ["random"], 2)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "simulate", interrupted)
    assert quillmap("--games", "50", "--bots", "random", "--records", str(tmp_path)) == 130
    out, err = capsys.readouterr()
    assert err == "Stopped after 2 of 50 games.\n"
    assert out.startswith("2 games, ")
    assert len(list(tmp_path.iterdir())) == 2


# The bar ----------------------------------------------------------------------------------------


class Terminal(StringIO):
    """Something to write on that somebody watches."""

    def isatty(self) -> bool:
        """Yes."""
        return True


def test_the_bar_tells_how_long_it_takes() -> None:
    seconds = iter([0.0, 0.0, 20.0, 20.05, 7200.0])
    screen = Terminal()
    bar = Bar(100, screen, lambda: next(seconds))
    bar.show(0)
    bar.show(10)
    bar.show(11)  # too soon after the last one
    bar.show(50)
    bar.clear()
    assert screen.getvalue().replace("\x1b[K", "").split("\r") == [
        "",
        "[..............................] 0/100",
        "[###...........................] 10/100, 3:00 left",
        "[###############...............] 50/100, 2:00:00 left",
        "",
    ]


def test_games_that_were_there_before_took_no_time() -> None:
    seconds = iter([0.0, 0.0, 20.0])
    screen = Terminal()
    bar = Bar(100, screen, lambda: next(seconds), what="sage ")
    bar.show(50)
    bar.show(60)
    assert screen.getvalue().replace("\x1b[K", "").split("\r") == [
        "",
        "sage [###############...............] 50/100",
        "sage [##################............] 60/100, 1:20 left",
    ]


def test_no_bar_where_nobody_watches() -> None:
    page = StringIO()
    bar = Bar(10, page)
    bar.show(5)
    bar.clear()
    assert page.getvalue() == ""
