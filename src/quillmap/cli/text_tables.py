"""Small tables in plain text: the seasons of a game, and long lines kept in their own column."""

import shutil
import sys
import textwrap
from collections.abc import Sequence

from quillmap.cli.speech import figures, name, say
from quillmap.material import SEASONS
from quillmap.rules.result import Result, total


def width() -> int:
    """How many columns the terminal has; a pipe has as many as it likes."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else 10_000


def laid_out(head: str, text: str, columns: int | None = None) -> list[str]:
    """A head and a text behind it, wrapped into its own column."""
    columns = max(width() if columns is None else columns, len(head) + 20)
    return textwrap.wrap(
        text,
        columns - 1,
        initial_indent=head,
        subsequent_indent=" " * len(head),
        break_long_words=False,
        break_on_hyphens=False,
    )


def aligned(rows: Sequence[Sequence[str]], left: int = 1, gap: int = 2) -> list[str]:
    """Rows in columns; the first `left` columns start flush, the others end flush."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        (" " * gap)
        .join(
            cell.ljust(size) if at < left else cell.rjust(size)
            for at, (cell, size) in enumerate(zip(row, widths, strict=True))
        )
        .rstrip()
        for row in rows
    ]


def in_columns(texts: Sequence[str], columns: int, gap: int = 2) -> list[str]:
    """Short texts side by side, as many as there is room for, to be read downwards."""
    if not texts:
        return []
    room = max(len(text) for text in texts) + gap
    height = -(-len(texts) // max(1, (columns + gap) // room))
    return ["".join(t.ljust(room) for t in texts[at::height]).rstrip() for at in range(height)]


def season_table(results: Sequence[Result]) -> list[str]:
    """What each season brought: two edicts, coins, monsters, and the sum."""
    heads = ("season", "edict", "edict", "coins", "monsters", "total")
    rows = [tuple(say(f"column-{head}") for head in heads)]
    for season, result in zip(SEASONS, results, strict=False):
        first, second = ("ABCD"[place] for place in season.edicts)
        rows.append(
            (
                name(season.id),
                f"{first} {result.first:>2}",
                f"{second} {result.second:>2}",
                str(result.coins),
                figures(-result.monsters),
                figures(result.total),
            )
        )
    if len(results) > 1:
        rows.append(("", "", "", "", say("column-sum"), figures(total(results))))
    return aligned(rows, gap=1)  # so that two of them fit side by side
