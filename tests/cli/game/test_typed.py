"""Typed moves: what may be left out, and what is asked when too much is."""

from typing import Any

import pytest

from quillmap import Game, Options, grid, legal
from quillmap.cli.arguments import Complaint
from quillmap.cli.game.typed import placements, read_typed
from quillmap.rules.moves import Destroy, Draw, Raid
from quillmap.rules.position import Position
from tests.cli.helpers import scripted, typed


def reaching(round: str, ruleset: str, **options: Any) -> Position:
    """A position of this kind in some solo game."""
    for number in range(60):
        game = Game.new(Options.of(ruleset, **options), seed=bytes([number]) * 32)
        while not game.over:
            if game.position.round == round:
                return game.position
            moves = list(legal(game.position, game.awaited[0]))
            game.play(moves[len(moves) // 2])
    raise AssertionError(round)


def revealing(card: str) -> Position:
    """The first turn of a base game with this card."""
    for number in range(256):
        game = Game.new(Options.of("base"), seed=bytes([number]) * 32)
        if game.position.shown == (card,):
            return game.position
    raise AssertionError(card)


def cells(text: str) -> int:
    return grid.union(grid.named(word) for word in text.split())


RIVER, ORCHARD = revealing("great_river"), revealing("orchard")
HERO = reaching("hero", "heroes")
GAZE = reaching("gaze", "heroes")
TROLL = reaching("troll", "heroes")


@pytest.mark.parametrize(
    "text", ["water A1 A2 A3", "A1 A2 A3", "w a1,a2,a3", "a3 A2 a1 WATER", "1 water A1 A2 A3", "1"]
)
def test_one_terrain_need_not_be_named(text: str) -> None:
    assert read_typed(text, RIVER) == Draw(0, "water", cells("A1 A2 A3"))  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["farm 2", "2 farm", "a 2", "2 a", "far 2"])
def test_a_number_takes_from_the_list(text: str) -> None:
    listed = placements(ORCHARD)
    assert read_typed(text, ORCHARD) == Draw(0, "farm", listed[1])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("A1 A2 A3 B3", "Which terrain, forest or farm"),
        ("7", "Which terrain"),
        ("forest", "Which squares"),
        ("forest 0", "no number 0: legal lists 1 to"),
        ("forest 9999", "no number 9999"),
        ("forest 1 2", "One number is enough"),
        ("forest farm A1", "One terrain at a time: forest or farm"),
        ("farm G1 G2 please", "'please' is not understood"),
        ("a G1-H2", "'G1-H2' is not a square: name each one, as in G1 G2 H1 H2"),
        ("a H2-G2 x", "as in G2 H2"),
        ("a A1-K11", "name each one, as in G1 G2 H1 H2"),
        ("a A1-3", "name each one"),
        ("a A1+B1+C1", "name each one"),
        ("farm 1G 2G", "'1G' is not a square: the letter comes first, as in G1"),
        ("f C 4 C 5", "'C 4' is not a square: write it in one word, as in C4"),
        ("f A 4 A 5", "'A 4' is not a square"),
        ("hero i 2", "'I 2' is not a square"),
        ("forest 3 A1", "either a number from the list or the squares"),
        ("forest A1 A1", "A1 is there twice"),
        ("forest A12", "no square A12"),
        ("forest L1", "no square L1"),
        ("fo A1", "not understood"),
        ("forset A1", "Did you mean forest"),
        ("scroe", "Did you mean score"),
        ("xyzzy", "Type help"),
    ],
)
def test_what_is_missing_is_asked_for(text: str, asks: str) -> None:
    text = text.replace("fo A1", "f0rest A1")
    with pytest.raises(Complaint, match=asks):
        read_typed(text, ORCHARD)


def test_a_hero_shows_its_patterns() -> None:
    square = grid.name(grid.first(HERO.sheets[0].empty & cells("E6 E7 E8 F6 F7 F8 G6 G7 G8")))
    with pytest.raises(Complaint, match=f"From {square} the hero can attack:\n  1  ") as asked:
        read_typed(f"hero {square}", HERO)
    first = str(asked.value).split("\n")[1].split("(")[0].split()[1:]
    move = read_typed(f"hero {square} 1", HERO)
    assert isinstance(move, Draw) and grid.names(move.strikes) == first
    assert read_typed(f"{square} strikes {' '.join(first)}", HERO) == move
    assert read_typed(f"{square} 1", HERO) == move
    ways = str(asked.value).count("\n") - 1
    for number in (0, 99):
        with pytest.raises(Complaint, match=f"There is no way {number}: 1 to {ways}.\nFrom "):
            read_typed(f"hero {square} {number}", HERO)
    with pytest.raises(Complaint, match="Where does the hero stand"):
        read_typed("hero", HERO)


@pytest.mark.parametrize("position", [GAZE, TROLL], ids=["gaze", "troll"])
def test_a_square_is_enough_to_destroy_it(position: Position) -> None:
    move = next(legal(position, position.awaited[0]))
    assert isinstance(move, Destroy)
    square = grid.name(move.cells)
    for text in (square, f"destroy {square}", f"destroys {square}", f"1 destroys {square}", "1"):
        assert read_typed(text, position) == move
    with pytest.raises(Complaint, match="Which squares"):
        read_typed("destroy", position)


def test_the_german_gorgon_asks_what_to_destroy() -> None:
    options: dict[str, Any] = {"ambush_set": "heroes", "solo_ambush": "pegasus"}
    for number in range(60):
        game = Game.new(Options.of("combined", **options), seed=bytes([number]) * 32)
        while not game.over:
            position = game.position
            if position.round == "ambush" and position.ambush.id == "gorgon_gaze":
                with pytest.raises(Complaint, match="The Gorgon then destroys one of"):
                    read_typed("1", position)
                raid = next(legal(position, position.awaited[0]))
                assert isinstance(raid, Raid)
                assert read_typed(typed(position, raid), position) == raid
                return
            game.play(next(legal(position, game.awaited[0])))
    raise AssertionError("no Gorgon came")


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
def test_every_move_can_be_typed(ruleset: str) -> None:
    game, lines = scripted(ruleset, bytes(32), pick=13)
    again = Game.new(game.setup.options, seed=bytes(32))
    for line in lines:
        for move in list(legal(again.position, again.awaited[0]))[:40]:
            assert read_typed(typed(again.position, move), again.position) == move
        again.play(read_typed(line, again.position))
    assert again.record() == game.record()
