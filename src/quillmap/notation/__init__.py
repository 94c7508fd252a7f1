"""Moves, sheets, positions and whole games as text, both ways. docs/notation.md is the grammar.

Reading forgives spaces, and case where it means nothing; writing is canonical. Text that cannot be
read raises NotationError, which names the line and what was expected.

    >>> read_move("3 Forest c4 C5   d5")
    Draw(seat=2, terrain='forest', cells=..., strikes=0)
    >>> write_move(read_move("3 Forest c4 C5   d5"))
    '3 forest C4 C5 D5'
"""

from quillmap.notation.crests import Crest, read_crest, write_crest
from quillmap.notation.entries import (
    NOTES,
    Entry,
    HandedOver,
    Leaving,
    Made,
    Returning,
    Revealing,
    read_entry,
    write_entry,
)
from quillmap.notation.moves import read_move, write_move
from quillmap.notation.names import LONGEST_NAME, name_problem
from quillmap.notation.positions import read_position, write_position
from quillmap.notation.records import FORMAT, GAME_ID, Player, Record, read_record, write_record
from quillmap.notation.sheets import read_sheet, write_sheet
from quillmap.notation.signatures import LONGEST_WORDS, UNSIGNED, Signature
from quillmap.notation.text import NotationError

__all__ = [
    "FORMAT",
    "GAME_ID",
    "LONGEST_NAME",
    "LONGEST_WORDS",
    "NOTES",
    "UNSIGNED",
    "Crest",
    "Entry",
    "HandedOver",
    "Leaving",
    "Made",
    "NotationError",
    "Player",
    "Record",
    "Returning",
    "Revealing",
    "Signature",
    "name_problem",
    "read_crest",
    "read_entry",
    "read_move",
    "read_position",
    "read_record",
    "read_sheet",
    "write_crest",
    "write_entry",
    "write_move",
    "write_position",
    "write_record",
    "write_sheet",
]
