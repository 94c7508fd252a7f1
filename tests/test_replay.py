"""A record is believed only if everything in it holds: one changed line at a time."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from quillmap import (
    BrokenRecord,
    Game,
    NotationError,
    commitment,
    read_record,
    replay,
    write_record,
)
from quillmap.material import CARDS, SCORING
from tests.notation.games import random_game

FOLDER = Path(__file__).parent / "data" / "records"
TEXT = (FOLDER / "rules-1-combined.txt").read_text("utf-8")
LINES = TEXT.splitlines()
GAME = replay(read_record(TEXT))


def refusal(text: str) -> tuple[int | None, str] | None:
    """Where and why a text is not believed; None if it is."""
    try:
        replay(read_record(text))
    except (NotationError, BrokenRecord) as error:
        return error.line, str(error)
    return None


def number(start: str) -> int:
    """The number of the first line that begins so, counted from 1."""
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(start))


def with_line(line: int, text: str) -> str:
    """The record with one line replaced."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n"


def same_game(one: Game, other: Game) -> bool:
    """The same cards in the same order, and the same maps and scores at the end."""
    return (
        one.position.sheets == other.position.sheets
        and one.position.scores == other.position.scores
        and one.position.shown == other.position.shown
        and one.position.left == other.position.left
    )


# One line dropped, doubled or moved ---------------------------------------------------------------


def corrupted(lines: list[str]) -> Iterator[tuple[str, int, str]]:
    """Every way to drop, double or move one line: what was done, where, and the text."""
    for index, line in enumerate(lines):
        yield "dropped", index + 1, "\n".join([*lines[:index], *lines[index + 1 :]])
        yield "doubled", index + 1, "\n".join([*lines[:index], line, *lines[index:]])
        if index:
            moved = [*lines[: index - 1], line, lines[index - 1], *lines[index + 1 :]]
            yield "moved", index, "\n".join(moved)


HARMLESS = re.compile(r"$|.* (handed to |returns)|undos |event ")
"""Empty lines; who sat at a seat, which the rules do not mind; and what is told for pleasure."""


@pytest.mark.parametrize("name", ["rules-1-combined", "rules-1-combined-solo"])
def test_no_line_can_be_dropped_doubled_or_moved(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    lines, game = text.splitlines(), replay(read_record(text))
    for done, line, changed in corrupted(lines):
        refused = refusal(changed)
        if refused is not None:
            assert refused[0] is not None and refused[0] >= line, refused
            continue
        assert same_game(replay(read_record(changed)), game), (done, line)
        around = lines[line - 1 : line + 1]
        if done == "moved":
            # Lines of one round commute, and so do lines of the header.
            in_header = line < lines.index("")
            of_one_round = all(each[:1].isdigit() for each in around)
            assert in_header or of_one_round or any(map(HARMLESS.match, around)), line
        else:
            no_seed = done == "dropped" and line == len(lines)
            assert HARMLESS.match(lines[line - 1]) or no_seed, (done, line)


# One line changed ---------------------------------------------------------------------------------


def test_another_card_is_refused_where_it_stands() -> None:
    for line, text in enumerate(LINES, 1):
        if text.startswith("reveal"):
            for card in list(CARDS)[line % 6 :: 6]:
                refused = refusal(with_line(line, f"reveal {card}"))
                if f"reveal {card}" == text:
                    assert refused is None
                else:
                    due = text.split()[1]
                    assert refused == (line, f"line {line}: the seed deals {due}, not {card}")


def test_without_the_seed_another_card_must_at_least_be_possible() -> None:
    bare = replace(read_record(TEXT), scores=None, seed=None)
    lines = write_record(bare).splitlines()
    for line in (n for n, text in enumerate(lines) if text.startswith("reveal")):
        changed = [*lines[:line], "reveal kethras_gates", *lines[line + 1 :]]
        refused = refusal("\n".join(changed))
        assert refused is not None and refused[0] == line + 1
        assert "“Kethra's Gates” is not in the deck now" in refused[1]


def other_lines(text: str) -> Iterator[str]:
    """The line of a move with a square moved, or with another terrain or seat."""
    for match in re.finditer(r"\b([A-K])([0-9]+)\b", text):
        column = int(match[2]) % 11 + 1
        yield text[: match.start()] + f"{match[1]}{column}" + text[match.end() :]
    for old, new in (("forest", "village"), ("farm", "water"), ("hero", "monster")):
        if old in text:
            yield text.replace(old, new)
    yield str(int(text[0]) % 4 + 1) + text[1:]


def test_another_move_is_refused_or_is_another_game_that_scores_the_same() -> None:
    refusals = believed = 0
    for line, text in enumerate(LINES, 1):
        if not re.match(r"[1-4] (on|forest|village|farm|water|hero|monster)", text):
            continue
        for other in other_lines(text):
            changed = with_line(line, other)
            refused = refusal(changed)
            if refused is not None:
                refusals += 1
                assert refused[0] is not None and refused[0] >= line
                continue
            believed += 1
            record = read_record(changed)
            again = replay(record)
            assert again.position.scores == GAME.position.scores
            assert replace(record, entries=()) == replace(GAME.record(), entries=())
            assert read_record(write_record(again.record())) == again.record()
    assert refusals > 10 * believed


@pytest.mark.parametrize(
    ("line", "text", "why"),
    [
        (number("1 village"), "1 village H5 I4 I5 I7", "do not form a shape of “Homestead”"),
        (number("1 village"), "1 forest H5 I4 I5 I6", "Forest cannot be drawn now"),
        (number("2 farm"), "2 farm B4 C3 C4 C5", "B4 is already filled."),
        (number("2 on 1"), "2 on 3 monster E3 E5 F4", "Seat 2 draws on the map of seat 1"),
        (number("2 on 1"), "2 on 1 monster E3 E5 F4", "The Gorgon must destroy one square"),
        (number("1 hero"), "1 hero K7 strikes J6", "not an attack pattern"),
        (number("4 leaves"), "4 returns", "Seat 4 was not handed to a bot, so"),
        (number("2 handed"), "2 returns", "Seat 2 was not handed to a bot, so"),
        (number("score 1"), "score 1 46 = 4+4+0-0 4+3+1-0 4+4+2-0 4+17+4-6", "expected 45"),
        (number("score 1"), "score 1 46 = 4+4+0-0 4+3+1-0 4+4+2-0 4+17+4-5", "of seat 1 do not"),
        (number("score 4"), "score 4 8 = 3+4+1-0", "scores of seat 4 do not follow"),
        (number("rules"), "rules 2", "expected rules version 1, found '2'"),
    ],
)
def test_what_is_refused_where_it_stands(line: int, text: str, why: str) -> None:
    refused = refusal(with_line(line, text))
    assert refused is not None and why in refused[1], refused
    assert refused[0] == line


@pytest.mark.parametrize(
    ("line", "text", "where", "why"),
    [
        (number("4 leaves"), "3 leaves", number("4 on 3"), "Seat 4 has nothing to draw right now."),
        (number("players"), "players 3", number("seat 4"), "expected no more seats"),
        (number("players"), "players 5", number("reveal"), "expected a line for seat 5"),
        (number("map_sheet"), "map_sheet C", number("3 farm"), "already filled"),
        (number("hero_cards"), "hero_cards off", number("reveal"), "the seed deals"),
        (number("explore_set"), "explore_set heroes", number("reveal"), "the seed deals"),
    ],
)
def test_what_is_refused_further_down(line: int, text: str, where: int, why: str) -> None:
    refused = refusal(with_line(line, text))
    assert refused is not None and re.search(why, refused[1]), refused
    assert refused[0] == where


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (number("season_set"), "season_set heroes"),  # this summer lasts as long either way
        (number("wildholds_points"), "wildholds_points 6"),  # nobody scores Wildholds
        (number("solo_ambush"), "solo_ambush pegasus"),  # nobody is alone
        (number("ambushes"), LINES[number("ambushes") - 1].replace("drawn", "chosen")),
        (number("seat 2"), 'seat 2 "Somebody else"'),
        (number("1 farm B11"), "1 farm B11 C11 D9 D10 D11"),
    ],
)
def test_what_is_still_the_same_game(line: int, text: str) -> None:
    assert with_line(line, text) != TEXT
    assert same_game(replay(read_record(with_line(line, text))), GAME)


# Seed and commitment ------------------------------------------------------------------------------

SEED = number("seed")


@pytest.mark.parametrize("key", ["seed", "commitment"])
def test_every_digit_of_seed_and_commitment_counts(key: str) -> None:
    line = number(key)
    digits = LINES[line - 1].split()[1]
    for place, digit in enumerate(digits):
        other = "0" if digit != "0" else "f"
        changed = f"{key} {digits[:place]}{other}{digits[place + 1 :]}"
        assert refusal(with_line(line, changed)) == (
            SEED,
            f"line {SEED}: the seed does not belong to the commitment",
        )


def test_another_seed_with_its_own_commitment_deals_another_game() -> None:
    record = read_record(TEXT)
    for byte in range(32):
        assert record.seed
        seed = bytes([*record.seed[:byte], record.seed[byte] ^ 1, *record.seed[byte + 1 :]])
        with pytest.raises(BrokenRecord, match=r"the seed (draws|deals)"):
            replay(replace(record, seed=seed, commitment=commitment(seed)))


@pytest.mark.parametrize("key", ["edicts", "ambushes"])
def test_other_edicts_or_ambushes_are_refused(key: str) -> None:
    line = number(key)
    words = LINES[line - 1].split()
    for place in range(2, 6):
        swapped = [*words]
        swapped[2], swapped[place] = swapped[place], swapped[2]
        if swapped != words:
            refused = refusal(with_line(line, " ".join(swapped)))
            assert refused is not None and f"the seed draws the {key}" in refused[1]
    for card in SCORING if key == "edicts" else ():
        refused = refusal(with_line(line, " ".join([*words[:2], card, *words[3:]])))
        assert (refused is None) == (card == words[2])


def test_a_record_that_goes_on_after_the_end() -> None:
    line = number("score 1") - 1
    refused = refusal("\n".join([*LINES[: line - 1], "reveal hamlet", *LINES[line - 1 :]]))
    assert refused == (line, f"line {line}: the game was over before 'reveal hamlet'")


def test_a_record_during_play_replays_to_where_it_was_taken() -> None:
    for step, game in enumerate(random_game(11)):
        record = game.record()
        again = replay(read_record(write_record(record)))
        assert again.record() == record
        assert again.seed == (game.seed if game.over else None)
        assert step < 400
