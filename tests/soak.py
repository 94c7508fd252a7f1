"""How many random cases a test takes: always the same few, or with `make soak` many new ones."""

import os
import random
from collections.abc import Iterator

SOAK = bool(os.environ.get("QUILLMAP_SOAK"))
LONG = "only in `make soak`"
"""Why a test is skipped that takes too long for every day; what it takes comes after it."""
MORE = 10


def numbers(part: int, count: int) -> Iterator[int]:
    """The integers from which this part of a test builds its cases, no two parts sharing one.

    A failing test has to name its integer: in a soak that is the only way back to the case.
    """
    if SOAK:
        chance = random.SystemRandom()
        for _ in range(MORE * count):
            yield chance.getrandbits(48)
    else:
        yield from range(part * count, (part + 1) * count)
