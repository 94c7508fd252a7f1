"""Who values moves here: the compiled core if it was built, else plain Python. Chosen once."""

from typing import Final

from quillmap._fast import CORE
from quillmap.bots.native import NativeValuer
from quillmap.bots.plain.valuer import PLAIN
from quillmap.bots.valuer import Valuer

VALUER: Final[Valuer] = PLAIN if CORE is None else NativeValuer(CORE)
"""The answers of both are the same."""
