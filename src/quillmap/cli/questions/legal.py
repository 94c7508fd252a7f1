"""`quillmap legal`: where a card or a shape fits on a map."""

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from quillmap import grid
from quillmap.cli.arguments import Complaint, add_file, add_form, opened, sheet_of
from quillmap.cli.cards import CardKind, find_card
from quillmap.cli.ink import Ink, add_no_color, coloured
from quillmap.cli.questions.jsonl import Answer, Question, answer_lines
from quillmap.cli.speech import add_lang, name, say
from quillmap.cli.text_tables import in_columns, width
from quillmap.grid import Cells, squares
from quillmap.material import CARDS, Ambush, Explore, Hero, Ruins
from quillmap.rules.sheet import Sheet
from quillmap.shape import Shape

DRAWABLE: tuple[CardKind, ...] = ("explore", "ambush", "hero")

_DESCRIPTION = """\
List every placement of a card on a map: the empty squares that each of its
shapes can cover, turned and flipped. A placement is listed once, whichever
terrains the card offers. An ambush turns as freely as in a game of several
players; for a hero, the squares are listed where it can stand.
"""

_EPILOG = """\
examples:
  quillmap legal --card great_river sheet.txt
  quillmap legal --card "Great River" --ruins --draw 1 < sheet.txt

Placements are listed shape by shape and row by row. If there is none, a player
draws one single square instead, which is not listed.

With --jsonl each line asks one thing and is answered at once with one line:
  {"board": ["...........", ...], "card": "hamlet", "ruins": true}
  {"board": ["...........", ...], "shape": ["X.", "XX"]}
  {"count": 2, "placements": [["A1", "A2", "B1"], ["A1", "B1", "B2"]]}
In a shape, "X" is a square and "." a gap. Here the placements of all shapes
come in one list, row by row. A line that cannot be answered gets
{"error": "..."} and the rest goes on.
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap legal` understands."""
    parser = subparsers.add_parser(
        "legal",
        help="where a card fits on a map",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_file(parser, "a sheet (with --jsonl: questions)")
    parser.add_argument(
        "--card", metavar="CARD", help="an explore, ambush or hero card by id or name"
    )
    parser.add_argument(
        "--ruins",
        action="store_true",
        help="a ruins card came before: only placements that cover an empty ruins square "
        "(ambushes and heroes are not restricted)",
    )
    parser.add_argument(
        "--draw", metavar="N", type=int, help="show placement number N of the list on the map"
    )
    add_form(parser)
    add_no_color(parser)
    add_lang(parser)
    parser.set_defaults(func=run, parser=parser)


def run(args: argparse.Namespace) -> int:
    """Answer, and return the exit code."""
    if args.jsonl:
        if args.card or args.ruins or args.draw is not None:
            args.parser.error(say("command-jsonl", what="ruins"))
        with opened(args.file, "questions") as questions:
            return answer_lines(questions, sys.stdout, answer)
    if args.card is None:
        args.parser.error(say("command-which-card", example="hamlet"))
    try:
        card = find_card(args.card, DRAWABLE)
    except ValueError as error:
        raise Complaint(str(error)) from None
    sheet = sheet_of(args.file)
    listed = placements(card, sheet, args.ruins)
    found = [cells for each in listed for cells in each.placements]
    if args.json:
        print(json.dumps({"card": card, **_answer(found)}, indent=2))
    elif args.draw is None:
        _print(card, listed, args.ruins)
    elif 1 <= args.draw <= len(found):
        cells = found[args.draw - 1]
        squares = " ".join(grid.names(cells))
        print(say("legal-placement", name=name(card), number=args.draw, squares=squares) + "\n")
        _draw(card, sheet, cells, Ink(coloured(args)))
    else:
        raise Complaint(say("legal-no-number", count=len(found), number=str(args.draw)))
    return 0


def answer(question: Question) -> Answer:
    """The answer to one line of --jsonl."""
    question.only("board", "card", "shape", "ruins", "options")
    sheet, ruins = question.sheet(), question.flag("ruins")
    question.options()  # none of them moves a placement, but a wrong one must not go unnoticed
    if ("card" in question) == ("shape" in question):
        raise ValueError('expected either "card" or "shape"')
    if "shape" in question:
        return _answer(question.shape().fitting(sheet.empty, sheet.open_ruins if ruins else None))
    listed = placements(question.card(DRAWABLE), sheet, ruins)
    return _answer(cells for each in listed for cells in each.placements)


def _answer(found: Iterable[Cells]) -> Answer:
    ordered = in_order(found)
    return {"count": len(ordered), "placements": [_named(cells)[1] for cells in ordered]}


@dataclass(frozen=True)
class Fitting:
    """What a card can cover with one of its shapes, row by row."""

    rows: tuple[str, ...]
    """The shape as printed."""
    coin: bool
    placements: list[Cells]


def placements(card: str, sheet: Sheet, ruins: bool) -> list[Fitting]:
    """Shape by shape, all sets of squares; ruins mean nothing to an ambush or a hero (R6)."""
    wanted = sheet.open_ruins if ruins else None
    match CARDS[card]:
        case Explore(choices=choices):
            return [_fitting(each.shape, each.coin, sheet, wanted) for each in choices]
        case Ambush(shape=shape):
            return [_fitting(shape, False, sheet, None)]
        case Hero(rows=rows):
            return [Fitting(rows, False, list(squares(sheet.empty)))]
        case Ruins():
            raise ValueError("nothing is drawn for a ruins card")


def _fitting(shape: Shape, coin: bool, sheet: Sheet, wanted: Cells | None) -> Fitting:
    return Fitting(shape.rows, coin, in_order(shape.fitting(sheet.empty, wanted)))


def in_order(placements: Iterable[Cells]) -> list[Cells]:
    """Sorted by their squares, read row by row."""
    return sorted(placements, key=lambda cells: _named(cells)[0])


@lru_cache(maxsize=2**16)
def _named(cells: Cells) -> tuple[tuple[tuple[int, int], ...], list[str]]:
    """Where the squares lie and what they are called; in bulk the same ones come over and over."""
    return tuple(grid.place(cell) for cell in squares(cells)), grid.names(cells)


def _print(card: str, listed: list[Fitting], ruins: bool) -> None:
    count = sum(len(each.placements) for each in listed)
    over = "ruins" if ruins and isinstance(CARDS[card], Explore) else "anywhere"
    print(say("legal-count", name=name(card), count=count, over=over))
    if not count and isinstance(CARDS[card], Explore):
        print(say("legal-single"))
    number = 1
    for each in listed:
        if not each.placements:
            continue
        coin = f", {say('legal-coin')}" if each.coin else ""
        print(f"\n{' / '.join(each.rows)}: {len(each.placements)}{coin}")
        texts = [
            f"{n:5}  {' '.join(grid.names(cells))}"
            for n, cells in enumerate(each.placements, number)
        ]
        number += len(texts)
        # A program that reads this wants one a line, a person wants to see them all.
        print(*(in_columns(texts, width()) if sys.stdout.isatty() else texts), sep="\n")


def _draw(card: str, sheet: Sheet, cells: Cells, ink: Ink) -> None:
    """The map with this placement in brackets, by its terrain if that can only be one."""
    match CARDS[card]:
        case Explore(terrains=(only,)):
            ink.show(sheet.drawn(only, cells), cells)
        case Ambush(letter=letter):
            ink.show(sheet.drawn("monster", cells, letter), cells)
        case Hero():
            ink.show(sheet.drawn("hero", cells), cells)
        case _:
            ink.show(sheet, cells, "X")
