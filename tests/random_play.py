"""Playing by chance: any options that go together, any legal move, quickly."""

import random
from typing import Any

from quillmap.grid import SIZE
from quillmap.material import ALL_AMBUSHES, BOXES, pools
from quillmap.rules import Draw, Move, Position, Seat, legal, offers

RULESETS = ("base", "heroes", "combined")
SHEETS = {"base": "AB", "heroes": "CD", "combined": "ABCD"}


def random_map(rng: random.Random) -> str:
    """An own map as somebody may draw it: mountains, ruins and wasteland anywhere, or nothing."""
    marks = ["."] * SIZE * SIZE
    for mark, most in rng.sample([("^", 12), ("r", 12), ("#", 37)], 3):
        for square in rng.sample(range(SIZE * SIZE), rng.choice([0, 1, 5, 6, most])):
            marks[square] = mark
    return "/".join("".join(marks[row * SIZE : row * SIZE + SIZE]) for row in range(SIZE))


def random_sheet(rng: random.Random, ruleset: str) -> str:
    """A printed sheet, an own map, or none: then the seed decides (R3.2)."""
    own, drawn = rng.random() < 0.25, rng.random() < 0.1
    printed = rng.choice(SHEETS[ruleset])
    return random_map(rng) if own else "random" if drawn else printed


def random_options(rng: random.Random, ruleset: str, *, others: bool = False) -> dict[str, Any]:
    """Any options of a ruleset (R18) for `Options.of`; with `others` also cards of no pool."""
    options: dict[str, Any] = {
        "map_sheet": random_sheet(rng, ruleset),
        "fallback_terrain": rng.choice(["auto", "card", "any"]),
        "ambush_fallback": rng.choice(["monster", "any"]),
        "solo_ambush": rng.choice(["standard", "pegasus"]),
        "hero_pattern_rotation": rng.random() < 0.7,
        "wildholds_points": rng.choice([8, 6]),
        "effects_after_winter": rng.random() < 0.5,
    }
    if ruleset == "combined":
        known = ALL_AMBUSHES if others else [id for box in BOXES for id in pools(1).ambush[box]]
        four = tuple(rng.sample(list(known), 4))
        options |= {
            "season_set": rng.choice(["base", "heroes"]),
            "explore_set": rng.choice(["base", "heroes"]),
            "hero_cards": rng.random() < 0.6,
            "ambush_set": rng.choice(["random", "base", "heroes", "heroes", four]),
        }
    return options


def random_move(rng: random.Random, position: Position, seat: Seat) -> Move:
    """Some legal move of an awaited seat."""
    if position.round == "explore":
        # Most rounds are of this kind, and there is no need to write out every move.
        offer = rng.choice(offers(position, seat))
        return Draw(seat, rng.choice(offer.terrains), rng.choice(offer.placements))
    return rng.choice(list(legal(position, seat)))
