"""The mistakes that other implementations have made (R15.40), each ready to be planted.

A mistake is a way to break the engine and a check that must then fail. The checks say what is
right, so they pass on the engine as it is.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Mistake:
    """Something that was once got wrong."""

    name: str
    plant: Plant
    check: Callable[[], None]
