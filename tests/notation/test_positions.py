"""Positions as text, both ways, and texts that contradict themselves."""

from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import (
    Game,
    NotationError,
    Options,
    Position,
    Seat,
    legal,
    read_position,
    write_position,
)
from tests.notation.games import random_game, tries

TROLLS = Options.of("heroes", effects_after_winter=True)


@tries(10)
@given(st.integers(0, 2**32))
def test_every_position_of_random_games(number: int) -> None:
    for game in random_game(number):
        text = write_position(game.position)
        assert read_position(text) == game.position
        assert write_position(read_position(text)) == text


def test_random_games_have_positions_of_every_kind() -> None:
    seen: set[object] = set()
    for number in range(40):
        for game in random_game(number):
            position = game.position
            seen.add(position.round)
            if (
                position.left
                and position.round == "ambush"
                and set(position.left) & {*position.awaited}
            ):
                seen.add("a leaver owes a drawing")
            if position.left and not position.present:
                seen.add("everybody left")
            if 0 < len(position.awaited) < len(position.present):
                seen.add("within a round")
    rounds = {None, "explore", "hero", "ambush", "gaze", "troll"}
    assert seen == rounds | {"a leaver owes a drawing", "everybody left", "within a round"}


def troll_round() -> Position:
    """Two seats choose for the Troll, one has left."""
    for number in range(200):
        game = Game.new(TROLLS, 3, seed=number.to_bytes(32, "big"))
        game.leave(Seat(1))
        while not game.over and game.position.round != "troll":
            game.play(next(legal(game.position, game.awaited[0])))
        if game.position.round == "troll" and len(game.awaited) == 2:
            return game.position
    raise AssertionError("no Troll came")


def first_round(round: str, players: int) -> Position:
    """A base game whose first card brings such a round."""
    for number in range(200):
        game = Game.new(Options.of("base"), players, seed=number.to_bytes(32, "big"))
        if game.position.round == round and len(game.position.shown) == 1:
            return game.position
    raise AssertionError("no such card came first")


EXPLORE, AMBUSH, TROLL = first_round("explore", 2), first_round("ambush", 3), troll_round()


def test_cards_face_down_may_come_in_any_order() -> None:
    position = EXPLORE
    lines = write_position(position).splitlines()
    for index, line in enumerate(lines):
        words = line.split()
        if words[:1] == ["deck"]:
            lines[index] = " ".join([words[0], *reversed(words[1:])])
        if words[:1] == ["ambush_backs"]:
            lines[index] = " ".join([*words[:3], *reversed(words[3:])])
    assert read_position("\r\n".join(lines)) == position
    assert read_position("\n".join(lines).replace("round explore", "Round  EXPLORE")) == position


def test_every_position_text_that_ends_too_soon_is_refused() -> None:
    lines = write_position(EXPLORE).splitlines()
    for count in range(len(lines)):
        with pytest.raises(NotationError) as refused:
            read_position("".join(f"{line}\n" for line in lines[:count]))
        assert (refused.value.line, refused.value.found) == (count + 1, "")


def changed(position: Position, key: str, value: str) -> tuple[str, int]:
    """The text of a position with another value of a field, and the number of its line."""
    lines = write_position(position).splitlines()
    index = next(i for i, line in enumerate(lines) if line.split()[:1] == [key])
    lines[index] = f"{key} {value}"
    return "\n".join(lines), index + 1


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("quillmap", "position 2", "format 1"),
        ("quillmap", "record 1", '"position"'),
        ("rules", "99", "rules version 1"),
        ("players", "0", "players from 1 to 100"),
        ("players", "101", "players from 1 to 100"),
        ("players", "3", '"seat"'),
        ("ruleset", "chess", "ruleset (base, heroes, combined)"),
        (
            "map_sheet",
            "C",
            "options that go together (“C” is not a value of the option “map_sheet”. "
            "Choose from: A",
        ),
        ("map_sheet", "B", "the mountains, wasteland and ruins of map B"),
        (
            "season_set",
            "heroes",
            "options that go together (In the game “base” the option “season_set” is always “base”",
        ),
        ("wildholds_points", "7", "wildholds_points (8, 6)"),
        ("edicts", "drawn treetower", "a scoring card"),
        ("season", "autumn", "a season (spring, summer, fall, winter)"),
        ("season", "summer", "as many cards as seasons so far, 2 not yet revealed"),
        ("shown", "", "an explore card at the end, as the round is explore"),
        ("shown", "goblin_attack", "an explore card at the end, as the round is explore"),
        ("shown", "dal_of_jolev", "a card that belongs here"),
        ("shown", "hamlet hamlet", "each card once"),
        ("ruins", "on", "off, as no ruins card is shown"),
        ("ruins", "maybe", "ruins (on, off)"),
        ("deck", "hamlet", "the cards that are not shown"),
        ("ambush_backs", "0 of goblin_attack", "as many cards as seasons so far"),
        (
            "ambush_backs",
            "2 of goblin_attack gnoll_raid bugbear_assault kobold_onslaught",
            "as many",
        ),
        ("ambush_backs", "5 of goblin_attack", "cards from 0 to 4"),
        ("ambush_backs", "1 of gorgon_gaze", "a card that belongs here"),
        ("hero_backs", "1 of dal_of_jolev", "cards 0"),
        ("hero_backs", "0 of dal_of_jolev", "a card that belongs here"),
        ("round", "none", "no seats between rounds"),
        ("round", "hero", "a hero card at the end, as the round is hero"),
        ("round", "ambush", "an ambush card at the end, as the round is ambush"),
        ("round", "troll", "the place of a Troll among the effects, counted from 0"),
        ("awaited", "", "seats, as the round is explore"),
        ("awaited", "1 1", "each seat once"),
        ("awaited", "3", "a seat from 1 to 2"),
        ("awaited", "0", "a seat from 1 to 2"),
        ("circle", "1 2", "no seats, as the round is not ambush"),
        ("effects", "goblin_attack", "no card that lies open"),
        ("effects", "gorgon_gaze", "a card that belongs here"),
        ("effect", "1", "0, as the round is not troll"),
        ("effect", "4", "an effect from 0 to 3"),
        ("left", "2", "no seat that has left"),
        ("over", "on", "none, as the game is over"),
        ("seat", "2", "seat 1"),
        ("scores", "1+2+3-4", "results of 0 seasons"),
        ("scores", "1+2+3", "a season's result such as 12+8+3-2, at most four"),
        ("scores", "01+2+3-4", "a season's result such as 12+8+3-2, at most four"),
    ],
)
def test_a_position_that_contradicts_itself(key: str, value: str, expected: str) -> None:
    text, _ = changed(EXPLORE, key, value)
    with pytest.raises(NotationError) as refused:
        read_position(text)
    assert refused.value.expected.startswith(expected), refused.value


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("left", "1 2 3", "no seat that has left"),
        ("effect", "3", "the place of a Troll among the effects"),
        ("effects", "", "the place of a Troll among the effects"),
        ("awaited", "1 2 3", "no seat that has left"),
        ("round", "none", "cards of less time than"),
    ],
)
def test_a_troll_round_that_contradicts_itself(key: str, value: str, expected: str) -> None:
    text, _ = changed(TROLL, key, value)
    with pytest.raises(NotationError) as refused:
        read_position(text)
    assert refused.value.expected.startswith(expected), refused.value


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("circle", "", "every seat that has not left"),
        ("circle", "1 2", "every seat that has not left"),
        ("circle", "1 2 3 4", "a seat from 1 to 3"),
        ("left", "4", "a seat from 1 to 3"),
    ],
)
def test_an_ambush_round_that_contradicts_itself(key: str, value: str, expected: str) -> None:
    text, line = changed(AMBUSH, key, value)
    with pytest.raises(NotationError) as refused:
        read_position(text)
    assert refused.value.expected.startswith(expected), refused.value
    assert refused.value.line == line


def test_a_game_that_everybody_left_is_over() -> None:
    with pytest.raises(NotationError, match="expected on, as everybody has left, found 'over off'"):
        read_position(changed(AMBUSH, "left", "1 2 3")[0])


def test_fields_come_once_and_in_order() -> None:
    lines = write_position(EXPLORE).splitlines()
    doubled = [*lines[:3], *lines[2:]]
    with pytest.raises(NotationError, match=r'line 4: expected "ruleset", found \'players\''):
        read_position("\n".join(doubled))
    with pytest.raises(NotationError, match=f"line {len(lines) + 1}: expected the end of the text"):
        read_position("\n".join([*lines, "seat 3"]))


def test_a_hundred_seats() -> None:
    game = Game.new(Options.of("combined"), 100, seed=bytes(32))
    for seat in islice(game.awaited, 50):
        game.play(next(legal(game.position, seat)))
    assert read_position(write_position(game.position)) == game.position
    left = replace(game.position, left=(Seat(99), Seat(0))).awaiting((Seat(98),))
    assert read_position(write_position(left)).left == (99, 0)


def test_what_came_later_is_written_only_where_it_is_not_as_usual() -> None:
    """R6.12: the option stands behind the one of R5.9, and nowhere else."""
    for chosen in ("monster", "any"):
        options = Options.of("base", ambush_fallback=chosen)
        position = Game.new(options, 2, seed=bytes(32)).position
        text = write_position(position)
        assert ("\nambush_fallback any\n" in text) == (chosen == "any")
        assert read_position(text) == position
    moved = text.replace("ambush_fallback any\n", "").replace(
        "season ", "ambush_fallback any\nseason "
    )
    with pytest.raises(NotationError):
        read_position(moved)


def test_a_seat_with_nothing_to_draw_is_never_awaited() -> None:
    """R14.1: such a position could never go on."""
    game = Game.new(Options.of("base"), 2, seed=bytes(range(32)))
    assert game.position.round == "explore"
    full = replace(game.position.sheets[1], forest=game.position.sheets[1].empty)
    stuck = replace(game.position, sheets=(game.position.sheets[0], full))
    with pytest.raises(NotationError, match="expected no seat 2, which has nothing to draw on"):
        read_position(write_position(stuck))
