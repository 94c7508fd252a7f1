"""Answers that many ask for, kept packed as long as there is room for them."""

from collections.abc import Hashable

from quillmap.server.scribe.process import Packed
from quillmap.server.single_flight import SingleFlight


def shelf(most: int) -> SingleFlight[Hashable, Packed]:
    """Packed answers by what they tell: so many bytes of them."""
    return SingleFlight(most, weight=lambda packed: len(packed[0]))
