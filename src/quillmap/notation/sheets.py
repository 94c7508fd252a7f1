"""A sheet as text: eleven rows, then attacked squares, letters and coins, which no row shows."""

from dataclasses import replace

from quillmap import grid
from quillmap.grid import SIZE
from quillmap.material import COIN_TRACK, LETTERS
from quillmap.notation.text import Lines, NotationError, written
from quillmap.rules.sheet import LEGEND, LETTER_LAYERS, Sheet, picture, pictured

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
    lines.end()
    return sheet


def take_sheet(lines: Lines) -> Sheet:
    """A sheet from the next lines, leaving what follows it."""
    rows = [_row(lines, number) for number in range(1, SIZE + 1)]
    sheet = pictured(rows)
    seen: set[str] = set()
    while (key := lines.peek()) in ("attacked", "letters", "coins"):
        words = lines.field(key)
        if key == "letters":
            letter = words.choice([letter.lower() for letter in LETTERS], "a letter").upper()
            layer = next(LETTER_LAYERS[known] for known in LETTERS if known == letter)
            cells = words.squares()
            unable = cells & ~(sheet.monster | sheet.destroyed)
            if unable:
                expected = "letters on monsters or destroyed squares only"
                raise NotationError(words.line, expected, written(grid.first(unable)))
            if cells & (sheet.dragon | sheet.zombie | sheet.troll | sheet.gorgon):
                raise NotationError(words.line, "one letter a square", words.rest or letter)
            sheet = replace(sheet, **{layer: cells})  # type: ignore[arg-type]
            key += letter
        elif key == "attacked":
            sheet = replace(sheet, attacked=words.squares())
        else:
            sheet = replace(sheet, coins=words.number("coins", 0, COIN_TRACK))
        words.end()
        if key in seen:
            raise NotationError(words.line, "each kind of line once", " ".join(words.words))
        seen.add(key)
    return sheet


def _row(lines: Lines, number: int) -> str:
    expected = f"row {number} of the picture: {SIZE} squares"
    line, text = lines.take(expected)
    row = "".join(text.split())
    unknown = next((mark for mark in row if mark not in LEGEND), None)
    if len(row) != SIZE:
        raise NotationError(line, expected, text.strip())
    if unknown is not None:
        raise NotationError(line, f"a mark of the legend ({_LEGEND})", unknown)
    return row
