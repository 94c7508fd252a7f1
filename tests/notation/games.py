"""Games at random, with everything that can stand in a record, for the tests to write down."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from quillmap import Game, Options, Player, Seat, legal
from quillmap.notation import NOTES, Crest
from quillmap.notation.crests import CHARGES, COLOURS, PATTERNS, SHAPES
from tests.random_play import random_map

NAMES = ("Ann", "Zoë B.", 'The "Fox"', "back\\slash", "Ελένη", "می‌خواهم", "👩‍🌾", "  two  spaces ")


def tries(count: int) -> settings:
    """This many random cases, and with `make soak` as many times more as elsewhere."""
    assert settings.default is not None
    return settings(max_examples=count * settings.default.max_examples // 100)


def crests() -> st.SearchStrategy[Crest]:
    """Any crest."""
    colours = st.sampled_from(COLOURS)
    return st.builds(
        Crest,
        st.sampled_from(SHAPES),
        colours,
        st.none() | st.tuples(st.sampled_from(PATTERNS), colours),
        st.none() | st.tuples(st.sampled_from(CHARGES), colours),
    )


def random_options(chance: random.Random) -> Options:
    """Options of any ruleset."""
    ruleset = chance.choice(("base", "heroes", "combined"))
    asked: dict[str, Any] = {
        "fallback_terrain": chance.choice(("auto", "card", "any")),
        "ambush_fallback": chance.choice(("monster", "any")),
        "solo_ambush": chance.choice(("standard", "pegasus")),
        "hero_pattern_rotation": chance.choice(("on", "off")),
        "wildholds_points": chance.choice(("8", "6")),
        "effects_after_winter": chance.choice(("on", "off")),
    }
    if ruleset == "combined":
        asked |= {
            "map_sheet": chance.choice(("A", "B", "C", "D", "random", random_map(chance))),
            "season_set": chance.choice(("base", "heroes")),
            "explore_set": chance.choice(("base", "heroes")),
            "hero_cards": chance.choice(("on", "off")),
            "ambush_set": chance.choice(
                ("random", "heroes", "gorgon_gaze giant_troll_ravage goblin_attack zombie_plague")
            ),
        }
    elif chance.random() < 0.3:
        asked["map_sheet"] = chance.choice(("random", random_map(chance)))
    if ruleset != "base":
        asked["edicts"] = chance.choice(("random", "first_game"))
    return Options.of(ruleset, **asked)


def random_game(number: int, trouble: float = 0.01) -> Iterator[Game]:
    """The same game after each of its steps; `trouble` is how often somebody goes or comes."""
    chance = random.Random(number)
    bots = (None, None, None, "weighted")
    players = [
        Player(chance.choice(NAMES), chance.choice(bots)) for _ in range(chance.randint(1, 4))
    ]
    game = Game.new(random_options(chance), players, seed=chance.randbytes(32))
    game.extra = (("event", 'a  "festival"'), ("x-empty", "")) if chance.random() < 0.3 else ()
    game.undos = chance.choice((0, 0, 7))
    game.hints = (12, *(0 for _ in players[1:])) if number % 3 == 2 else ()
    handed: set[Seat] = set()
    yield game
    while not game.over:
        seat = chance.choice(game.awaited)
        present = game.position.present
        what = chance.random() / trouble if trouble else 9.0
        if what < 1:
            game.leave(chance.choice(present))
        elif what < 2:
            handed.add(other := chance.choice(present))
            game.hand_over(other, "random-2")
        elif what < 4 and (back := sorted(handed.intersection(present))):
            handed.discard(back[0])
            game.take_back(back[0])
        else:
            move = chance.choice(list(legal(game.position, seat)))
            by = "weighted" if seat in game.position.left else chance.choice(bots)
            game.play(move, by, chance.choice((None, *NOTES)) if by else None)
        yield game


def finished(number: int, trouble: float = 0.01) -> Game:
    """A random game when it is over."""
    *_, game = random_game(number, trouble)
    return game
