"""`quillmap score`: what scoring cards give for a map, and the squares that earn it."""

import argparse
import json
import sys
from typing import Any

from quillmap import grid
from quillmap.cli.asking import (
    Complaint,
    add_file,
    add_options,
    opened,
    options_given,
    sheet_of,
)
from quillmap.cli.cards import card_name, find_card
from quillmap.cli.jsonl import Answer, Question, answer_lines
from quillmap.cli.tables import laid_out
from quillmap.material import BACKS, SCORING, Back
from quillmap.rules.options import Options
from quillmap.rules.scoring import MONSTER_PENALTY, Scored, monster_penalty, score
from quillmap.rules.sheet import Sheet

_DESCRIPTION = """\
Score a map with all 32 scoring cards, or with those chosen by --card, and say
which squares earn the stars, or why there are none. The monster penalty counts
the empty squares beside monsters.
"""

_EPILOG = """\
examples:
  quillmap score sheet.txt
  quillmap score --card "Sentinel Wood" --card monster_penalty < sheet.txt
  quillmap score --options ruleset=base sheet.txt     heroes are no terrain type

With --jsonl each line asks one thing and is answered at once with one line:
  {"board": ["F..........", ...], "card": "sentinel_wood"}
  {"stars": 1, "squares": ["A1"]}
"options" may be added, as in {"wildholds_points": 6}. A line that cannot be
answered gets {"error": "..."} and the rest goes on.
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap score` understands."""
    parser = subparsers.add_parser(
        "score",
        help="stars of a map, card by card, with the squares that earn them",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_file(parser, "a sheet (with --jsonl: questions)")
    parser.add_argument(
        "--card",
        metavar="CARD",
        action="append",
        default=[],
        help="a scoring card by id or name, or monster_penalty; may be repeated",
    )
    add_options(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="answer with one JSON document")
    form.add_argument("--jsonl", action="store_true", help="answer JSON questions, one a line")
    parser.set_defaults(func=run, parser=parser)


def run(args: argparse.Namespace) -> int:
    """Answer, and return the exit code."""
    if args.jsonl:
        if args.card or args.options:
            args.parser.error("with --jsonl, card and options stand in each line")
        with opened(args.file, "questions as JSON, one a line") as questions:
            return answer_lines(questions, sys.stdout, answer)
    cards = _chosen(args.card)
    options = options_given(args.options)
    sheet = sheet_of(args.file)
    scores = {card: _scored(card, sheet, options) for card in cards}
    if args.json:
        print(json.dumps({card: _document(scored) for card, scored in scores.items()}, indent=2))
    else:
        _print(scores)
    return 0


def answer(question: Question) -> Answer:
    """The answer to one line of --jsonl."""
    question.only("board", "card", "options")
    sheet, card = question.sheet(), question.card(["scoring"])
    scored = _scored(card, sheet, question.options())
    return {"stars": scored.points, "squares": grid.names(scored.squares)}


def _scored(card: str, sheet: Sheet, options: Options) -> Scored:
    return monster_penalty(sheet) if card == MONSTER_PENALTY else score(card, sheet, options)


def _chosen(asked: list[str]) -> list[str]:
    """The cards asked for, or all, each once."""
    try:
        found = [find_card(text, ["scoring"]) for text in asked]
    except ValueError as error:
        raise Complaint(str(error)) from None
    return list(dict.fromkeys(found)) or [*SCORING, MONSTER_PENALTY]


def _document(scored: Scored) -> dict[str, Any]:
    return {
        "stars": scored.points,
        "squares": grid.names(scored.squares),
        "why": None if scored.why is None else str(scored.why),
    }


_GROUPS: dict[Back, str] = {
    "forest": "Forest",
    "farm_water": "Farm and water",
    "village": "Village",
    "geometry": "Geometry",
}


def _print(scores: dict[str, Scored]) -> None:
    """The table; all cards come in their four groups, a few in the order asked for."""
    if len(scores) <= len(SCORING):
        print("\n".join(_rows(scores)))
        return
    for back in BACKS:
        group = {id: scored for id, scored in scores.items() if _back(id) == back}
        print(_GROUPS[back], *_rows(group), "", sep="\n")
    print("Monsters", *_rows({MONSTER_PENALTY: scores[MONSTER_PENALTY]}), sep="\n")


def _back(card: str) -> Back | None:
    return SCORING[card].back if card in SCORING else None


def _rows(scores: dict[str, Scored]) -> list[str]:
    lines = []
    for card, scored in scores.items():
        # What monsters cost is taken away; a zero has no sign.
        stars = -scored.points if card == MONSTER_PENALTY else scored.points
        said = " ".join(grid.names(scored.squares)) if scored.awards else str(scored.why)
        lines += laid_out(f"{stars:5}  {card_name(card):<20} ", said)
    return lines
