"""`quillmap ambush`: where the solo rule puts the monsters of an ambush card."""

import argparse
import json
import sys

from quillmap import grid
from quillmap.cli.arguments import (
    Complaint,
    add_file,
    add_form,
    add_options,
    opened,
    options_given,
    sheet_of,
)
from quillmap.cli.cards import find_card
from quillmap.cli.ink import Ink, add_no_color, coloured
from quillmap.cli.questions.jsonl import Answer, Question, answer_lines
from quillmap.cli.questions.legal import in_order
from quillmap.cli.speech import add_lang, name, say
from quillmap.grid import Cells
from quillmap.material import CARDS, Ambush
from quillmap.rules.ambush import solo_choices, solo_placement
from quillmap.rules.options import Options
from quillmap.rules.sheet import Sheet

_DESCRIPTION = """\
Say where an ambush goes when you play alone. The shape keeps its printed
orientation and is tried from the card's corner along the card's arrow, ring by
ring from the edge of the map; the first place where it fits is taken.
"""

_EPILOG = """\
examples:
  quillmap ambush --card goblin_attack sheet.txt
  quillmap ambush --card "Gorgon Gaze" --options solo_ambush=pegasus sheet.txt

With --jsonl each line asks one thing and is answered at once with one line:
  {"board": ["...........", ...], "card": "goblin_attack"}
  {"squares": ["I9", "J10", "K11"]}
or {"squares": null} if it fits nowhere. "options": {"solo_ambush": "pegasus"}
asks for the German rule, which lets the player turn the shape; then there are
also "choices", and "squares" is the first of them. A line that cannot be
answered gets {"error": "..."} and the rest goes on.
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap ambush` understands."""
    parser = subparsers.add_parser(
        "ambush",
        help="where the solo rule puts an ambush",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_file(parser, "a sheet (with --jsonl: questions)")
    parser.add_argument("--card", metavar="CARD", help="an ambush card by id or name")
    add_options(parser)
    add_form(parser)
    add_no_color(parser)
    add_lang(parser)
    parser.set_defaults(func=run, parser=parser)


def run(args: argparse.Namespace) -> int:
    """Answer, and return the exit code."""
    if args.jsonl:
        if args.card or args.options:
            args.parser.error(say("command-jsonl", what="options"))
        with opened(args.file, "questions") as questions:
            return answer_lines(questions, sys.stdout, answer)
    if args.card is None:
        args.parser.error(say("command-which-card", example="goblin_attack"))
    try:
        card = _ambush(find_card(args.card, ["ambush"]))
    except ValueError as error:
        raise Complaint(str(error)) from None
    options = options_given(args.options)
    sheet = sheet_of(args.file)
    choices = _choices(sheet, card, options)
    if args.json:
        print(json.dumps({"card": card.id, **_answer(choices, options)}, indent=2))
    else:
        _print(sheet, card, choices, Ink(coloured(args)))
    return 0


def answer(question: Question) -> Answer:
    """The answer to one line of --jsonl."""
    question.only("board", "card", "options")
    sheet, card = question.sheet(), _ambush(question.card(["ambush"]))
    options = question.options()
    return _answer(_choices(sheet, card, options), options)


def _ambush(card: str) -> Ambush:
    found = CARDS[card]
    assert isinstance(found, Ambush)
    return found


def _choices(sheet: Sheet, card: Ambush, options: Options) -> list[Cells]:
    """The one place of the standard rule, or what the German rule lets the player choose from."""
    if options.solo_ambush == "pegasus":
        return in_order(solo_choices(sheet, card))
    cells = solo_placement(sheet, card)
    return [] if cells is None else [cells]


def _answer(choices: list[Cells], options: Options) -> Answer:
    named = [grid.names(cells) for cells in choices]
    answer: Answer = {"squares": named[0] if named else None}
    if options.solo_ambush == "pegasus":
        answer["choices"] = named
    return answer


def _print(sheet: Sheet, card: Ambush, choices: list[Cells], ink: Ink) -> None:
    called = name(card.id)
    if not choices:
        print(say("ambush-nowhere", name=called))
        return
    if len(choices) == 1:
        print(f"{called}: {' '.join(grid.names(choices[0]))}")
    else:
        print(say("ambush-choices", name=called, count=len(choices)))
        for number, cells in enumerate(choices, 1):
            print(f"{number:5}  {' '.join(grid.names(cells))}")
    drawn = sheet.drawn("monster", choices[0], card.letter)
    print()
    ink.show(drawn, choices[0])
