"""A move as a line: `3 forest C4 C5 D5`, `3 on 2 monster C4 C6 D5 destroys C5`, `1 destroys C5`."""

from typing import Final

from quillmap import grid
from quillmap.grid import Cells
from quillmap.material import TERRAINS
from quillmap.notation.text import Lines, Words, written
from quillmap.rules.moves import Destroy, Draw, Move, Raid, Seat
from quillmap.rules.position import MOST_PLAYERS

_SEATS: Final = {str(seat + 1): Seat(seat) for seat in range(MOST_PLAYERS)}
_TERRAINS: Final = {str(terrain): terrain for terrain in TERRAINS}


def write_move(move: Move) -> str:
    """The line of a move."""
    seat = move.seat + 1
    match move:
        case Draw(_, terrain, cells, strikes):
            attack = f" strikes {written(strikes)}" if strikes else ""
            return f"{seat} {terrain} {written(cells)}{attack}"
        case Raid(_, on, cells, destroys, terrain):
            gaze = f" destroys {written(destroys)}" if destroys else ""
            return f"{seat} on {on + 1} {terrain} {written(cells)}{gaze}"
        case Destroy(_, cells):
            return f"{seat} destroys {written(cells)}"


def as_written(text: str) -> Draw | Raid | None:
    """The move of a line that stands as `write_move` writes it; None for all other text.

    Nearly every line that comes is such a one, and word by word it would take four times as long.
    Attacks and the rare lines of the Gorgon and the Troll are left to `read_move`.
    """
    match text.split(" "):
        case [seat, "on", on, "monster", *squares] if seat in _SEATS and on in _SEATS:
            cells = grid.as_named(squares)
            return Raid(_SEATS[seat], _SEATS[on], cells) if cells else None
        case [seat, terrain, *squares] if seat in _SEATS and terrain in _TERRAINS:
            cells = grid.as_named(squares)
            return Draw(_SEATS[seat], _TERRAINS[terrain], cells) if cells else None
        case _:
            return None


def read_move(text: str) -> Move:
    """The move of a line; NotationError says what was expected where."""
    if found := as_written(text):
        return found
    lines = Lines(text)
    words = lines.words("a move such as 1 forest C4 C5")
    move = take_move(words)
    words.end("a square or the end of the line")
    lines.end()
    return move


def take_move(words: Words, players: int = MOST_PLAYERS) -> Move:
    """A move from the words of a line, leaving what follows it."""
    seat = words.seat(players)
    if words.skip("destroys"):
        return Destroy(seat, _one_square(words))
    if words.skip("on"):
        on = words.seat(players)
        terrain = words.choice(TERRAINS, "a terrain")
        cells = words.squares()
        destroys = _one_square(words) if words.skip("destroys") else 0
        return Raid(seat, on, cells, destroys, terrain)
    terrain = words.choice(TERRAINS, "on, destroys or a terrain")
    cells = words.squares()
    return Draw(seat, terrain, cells, words.squares() if words.skip("strikes") else 0)


def _one_square(words: Words) -> Cells:
    start = words.at
    cells = words.squares()
    if cells.bit_count() != 1:
        words.at = start + 1
        raise words.error("one square only")
    return cells
