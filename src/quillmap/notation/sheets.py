"""A sheet as text: eleven rows, then attacked squares, letters and coins, which no row shows."""

from dataclasses import replace

from quillmap import grid
from quillmap.grid import SIZE
from quillmap.material import COIN_TRACK, LETTERS
from quillmap.notation.text import Lines, NotationError, Words, written
from quillmap.rules.sheet import LEGEND, LETTER_LAYERS, Sheet, picture, pictured

_KEYS = {"attacked": "attacked C4 C5", "letters": "letters D A8 A9", "coins": "coins 3"}
"""The lines that may follow the picture, with an example of each."""

_LEGEND = ". r ^ # F V A W M H x, or f v a w m h X on ruins"


def write_sheet(sheet: Sheet) -> str:
    """The picture, then `attacked`, `letters` and `coins` lines where there is something to say."""
    lines = list(picture(sheet))
    if sheet.attacked:
        lines.append(f"attacked {written(sheet.attacked)}")
    lines += [
        f"letters {letter} {written(cells)}"
        for letter in LETTERS
        if (cells := sheet.lettered(letter))
    ]
    if sheet.coins:
        lines.append(f"coins {sheet.coins}")
    return "\n".join(lines) + "\n"


def read_sheet(text: str) -> Sheet:
    """The sheet of a text; NotationError says what was expected where."""
    lines = Lines(text)
    sheet = take_sheet(lines)
    if lines.peek() and set(lines.peek()) <= LEGEND:
        raise lines.error(f"{SIZE} rows and no more")
    lines.end()
    return sheet


def take_sheet(lines: Lines) -> Sheet:
    """A sheet from the next lines, leaving what follows it."""
    sheet = pictured([_row(lines, number) for number in range(1, SIZE + 1)])
    seen: set[str] = set()
    while (key := lines.peek().rstrip(":")) in _KEYS:
        if lines.peek() != key:
            raise lines.error(f'"{key}" without a colon, as in: {_KEYS[key]}')
        words = lines.field(key)
        if key == "attacked":
            sheet = replace(sheet, attacked=words.squares())
        elif key == "coins":
            sheet = replace(sheet, coins=words.number("coins", 0, COIN_TRACK))
        else:
            sheet = _lettered(sheet, words)
            key += words.words[1].upper()
        words.end()
        if key in seen:
            raise NotationError(words.line, "each kind of line once", " ".join(words.words))
        seen.add(key)
    return sheet


def _row(lines: Lines, number: int) -> str:
    if lines.peek().rstrip(":") in ("", *_KEYS):
        there = {1: "there is none", 2: "there is only 1"}
        many = there.get(number, f"there are only {number - 1}")
        raise lines.error(f"{SIZE} rows of {SIZE} marks ({many})")
    line, text = lines.take(f"row {number}")
    row = "".join(text.split())
    if len(row) != SIZE:
        raise NotationError(line, f"{SIZE} marks in row {number}, not {len(row)}", text)
    for mark in row:
        if mark not in LEGEND:
            raise NotationError(line, f"a mark of the legend ({_LEGEND})", mark)
    return row


def _lettered(sheet: Sheet, words: Words) -> Sheet:
    """The sheet with the letters of one line written on it."""
    letter = words.choice(LETTERS, "a letter")
    cells = words.squares()
    if bare := cells & ~(sheet.monster | sheet.destroyed):
        raise NotationError(
            words.line, "letters on monsters or destroyed squares", written(grid.first(bare))
        )
    others = grid.union(sheet.lettered(other) for other in LETTERS if other != letter)
    if twice := cells & others:
        raise NotationError(words.line, "one letter on a square", written(grid.first(twice)))
    return replace(sheet, **{LETTER_LAYERS[letter]: cells})  # type: ignore[arg-type]
