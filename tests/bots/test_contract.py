"""What every bot promises: legal moves, the same answer to the same question, nothing foreseen."""

import re
from collections.abc import Iterator
from itertools import count, islice

import pytest

from quillmap import (
    Game,
    Options,
    Player,
    Raid,
    begin,
    commitment,
    deal,
    leave,
    prepare,
    read_position,
    write_position,
)
from quillmap.bots import BOTS, Bot, Budget, choose, chosen
from quillmap.bots.counting import MOST_IDEAS
from quillmap.bots.plain.valuer import PLAIN
from quillmap.notation import Entry, Revealing
from quillmap.notation.names import BOT
from quillmap.rules.check import why_not
from quillmap.simulate import Simulation
from tests.bots.helpers import BASE, COUNTING, HEROES, ONE, TABLES, TWO, brief, decisions, table
from tests.bots.helpers import sheet as drawn


def casts() -> Iterator[tuple[Options, list[str]]]:
    """Every ruleset, sheet and number of players; the bots take turns, for they think slowly."""
    for number, options in enumerate(TABLES):
        counting, other = ("greedy", "weighted") if number % 2 else ("weighted", "greedy")
        yield options, [list(BOTS)[number % 4]]
        yield options, [counting, "random"]
        yield options, ["random", counting, other]
        yield options, ["random", "random", other, "random", "random"]
        yield options, ["surveyor", "navigator"] if number % 2 else ["navigator"]
        yield options, ["random", "surveyor", "random", "surveyor", "random"]


UP_TO_FOUR = [name for name, bot in BOTS.items() if bot.level <= 4]
"""For whole games. The sage is the navigator with more time, which it takes."""


VARIANTS = [
    (Options.of("heroes", solo_ambush="pegasus"), ["greedy"]),
    (Options.of("combined", solo_ambush="pegasus", ambush_set="heroes"), ["weighted"]),
    (Options.of("base", solo_ambush="pegasus"), ["random"]),
    (Options.of("heroes", hero_pattern_rotation="off"), ["random", "weighted"]),
    (Options.of("heroes", effects_after_winter="on"), ["greedy", "weighted", "random"]),
    (Options.of("combined", fallback_terrain="card", hero_cards="off"), ["random", "greedy"]),
    (Options.of("heroes", solo_ambush="pegasus", effects_after_winter="on"), ["navigator"]),
    (Options.of("base", solo_ambush="pegasus"), ["surveyor"]),
    (Options.of("combined", ambush_set="heroes"), ["navigator", "surveyor", "random"]),
]
QUIET = "wildholds stoneside_forest canal_lake borderlands"
"""Edicts for which the first shape on an empty map counts nothing wherever it lies."""


def test_the_roster_goes_from_weak_to_strong() -> None:
    assert list(BOTS) == [
        *("random", "greedy", "weighted", "surveyor", "quick", "navigator", "sage")
    ]
    assert [bot.level for bot in BOTS.values()] == list(range(7))
    for name, bot in BOTS.items():
        assert bot.name == name and re.fullmatch(BOT, name)
        assert bot.description.endswith(".") and "\n" not in bot.description


# Legal ------------------------------------------------------------------------------------------


def play_through(options: Options, bots: list[str]) -> None:
    """A whole game: the best idea is played and so judged by the rules, the others are asked."""
    for position, seat, _, ideas in decisions(options, bots, "legal"):
        assert 1 <= len(ideas) <= MOST_IDEAS
        assert len({idea.move for idea in ideas}) == len(ideas)
        for idea in ideas:
            assert idea.move.seat == seat and why_not(position, idea.move) is None
            assert all(type(number) is int for number in (idea.value, *idea.gains))
        values = [idea.value for idea in ideas]
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize(("options", "bots"), list(casts()))
def test_whole_games_are_legal(options: Options, bots: list[str]) -> None:
    play_through(options, bots)


@pytest.mark.parametrize(("options", "bots"), VARIANTS)
def test_whole_games_are_legal_with_every_option(options: Options, bots: list[str]) -> None:
    play_through(options, bots)


def test_who_is_not_awaited_has_no_ideas() -> None:
    position = table([drawn(rest="F"), drawn()], QUIET, None)
    for bot in BOTS.values():
        assert bot.consider(position, ONE, Budget()) == ()
        with pytest.raises(ValueError, match="seat 2 has nothing to draw now"):
            choose(bot, position, TWO)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_draws_the_ambush_that_a_leaver_still_owes(name: str) -> None:
    position = table([drawn(), drawn(), drawn()], QUIET, "bugbear_assault")
    position = leave(position, TWO).position
    assert TWO in position.awaited
    move = choose(BOTS[name], position, TWO)
    assert isinstance(move, Raid) and move.on == ONE
    assert why_not(position, move) is None


# The same answer --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", UP_TO_FOUR)
def test_same_question_same_answer(name: str) -> None:
    for position, seat, budget, ideas in islice(decisions(HEROES, [name], "again"), 0, None, 5):
        assert ideas == BOTS[name].consider(position, seat, budget)
        reread = read_position(write_position(position))
        assert ideas == BOTS[name].consider(reread, seat, budget)


@pytest.mark.parametrize("name", BOTS)
def test_another_seed_breaks_ties_another_way(name: str) -> None:
    position = table([drawn()], QUIET, "hamlet")
    moves = {choose(BOTS[name], position, ONE, brief(seed)) for seed in range(5)}
    assert len(moves) > 1


@pytest.mark.parametrize("bot", COUNTING, ids=lambda bot: bot.name)
def test_an_expired_budget_gives_the_best_so_far(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chosen, "VALUER", PLAIN)  # which counts all moves before a clock could tick
    position = table([drawn()], QUIET, "hamlet")
    asked = iter([False, False, False, False, True])
    assert len(bot.consider(position, ONE, Budget(expired=lambda: next(asked)))) == 5
    assert len(bot.consider(position, ONE, Budget(expired=lambda: True))) == 1


# Nothing foreseen -------------------------------------------------------------------------------


def lines(name: str, seed: bytes, options: Options) -> Iterator[Entry]:
    """A whole game of one bot, which is played as far as somebody reads it."""
    game = Game.new(options, seed=seed)
    read = 0
    for decision in count():
        entries = game.record().entries
        yield from entries[read:]
        read = len(entries)
        if game.over:
            break
        game.play(choose(BOTS[name], game.position, ONE, brief(decision)))


@pytest.mark.parametrize("name", BOTS)
def test_two_decks_are_played_alike_until_they_differ(name: str) -> None:
    options = Options.of("base", edicts="greenbough canal_lake great_city borderlands")
    start = begin(prepare(options, bytes(32)))
    seeds = (Simulation(options, (name,), "deck").deck(number) for number in count())
    first, second = islice((s for s in seeds if deal(s, start) == "fishing_village"), 2)
    pairs = zip(lines(name, first, options), lines(name, second, options), strict=False)
    index, parted = next((i, pair) for i, pair in enumerate(pairs) if pair[0] != pair[1])
    # They part at a card that is revealed, never at a line that the bot drew.
    assert index >= 2 and all(isinstance(entry, Revealing) for entry in parted)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("kept", [4, 12])
def test_a_swapped_tail_changes_no_earlier_move(name: str, kept: int) -> None:
    """The same deck by hand, but after some cards another one than before comes next."""
    seed = Simulation(BASE, (name,), "tail").deck(1)
    straight, dealt = [], list[str]()
    for entry in lines(name, seed, BASE):
        straight.append(entry)
        if isinstance(entry, Revealing):
            dealt.append(entry.card)
        if len(dealt) > kept:
            break
    game = Game(prepare(BASE, seed), [Player(name, name)], commitment(seed))
    decision = 0
    for card in dealt[:kept]:
        game.reveal(card)
        while game.awaited:
            game.play(choose(BOTS[name], game.position, ONE, brief(decision)))
            decision += 1
    game.reveal(next(card for card in game.position.unseen.explore if card != dealt[kept]))
    swapped = game.record().entries
    assert list(swapped[:-1]) == straight[: len(swapped) - 1]
    assert swapped[-1] != straight[len(swapped) - 1]
