"""The tables of R12.4, for engine and twin alike: where the solo rule puts an ambush first."""

from tests.twin.board import Cell

# Squares are written as two hexadecimal digits: row and column, `a` for ten.
NO_OBSTACLES = {
    "goblin_attack": "88 99 aa",
    "bugbear_assault": "08 0a 18 1a",
    "kobold_onslaught": "80 90 91 a0",
    "gnoll_raid": "00 01 10 20 21",
    "dragon_inferno": "82 90 91 92 a0",
    "zombie_plague": "00",
    "giant_troll_ravage": "08 09 0a 19",
    "gorgon_gaze": "98 9a a9",
}
DIFFERS = {
    ("bugbear_assault", "B"): "28 2a 38 3a",
    ("kobold_onslaught", "D"): "60 70 71 80",
    ("gnoll_raid", "D"): "30 31 40 50 51",
    ("dragon_inferno", "A"): "83 91 92 93 a1",
    ("dragon_inferno", "B"): "85 93 94 95 a3",
    ("dragon_inferno", "D"): "84 92 93 94 a2",
    ("giant_troll_ravage", "D"): "28 29 2a 39",
}
OUTER_RING_FILLED = {
    "goblin_attack": "77 88 99",
    "bugbear_assault": "17 19 27 29",
    "kobold_onslaught": "71 81 82 91",
    "gnoll_raid": "11 12 21 31 32",
    "dragon_inferno": "73 81 82 83 91",
    "zombie_plague": "11",
    "giant_troll_ravage": "17 18 19 28",
    "gorgon_gaze": "87 89 98",
}


def cells(text: str) -> frozenset[Cell]:
    """The squares of a line of the tables."""
    return frozenset((int(pair[0], 16), int(pair[1], 16)) for pair in text.split())
