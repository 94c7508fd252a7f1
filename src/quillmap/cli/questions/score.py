"""`quillmap score`: what scoring cards give for a map, and the squares that earn it."""

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
from quillmap.cli.questions.jsonl import Answer, Question, answer_lines
from quillmap.cli.questions.season_end import (
    SeasonEnd,
    as_json,
    four_edicts,
    row,
    scored_by,
    unlike_any_map,
)
from quillmap.cli.speech import add_lang, say
from quillmap.material import BACKS, SCORING, SEASONS, Back
from quillmap.rules.scoring import MONSTER_PENALTY, Scored
from quillmap.rules.sheet import Sheet

_DESCRIPTION = """\
Score a map with all 32 scoring cards, with those chosen by --card, or with the
four edicts of your game, and say which squares earn the points, or why there
are none. The monster penalty counts the empty squares beside monsters.
"""

_EPILOG = """\
examples:
  quillmap score sheet.txt
  quillmap score --card "Sentinel Wood" --card monster_penalty < sheet.txt
  quillmap score --edicts wildholds,greenbough,borderlands,"canal lake" \\
      --season fall sheet.txt         what fall brings with these edicts A to D
  quillmap score --options ruleset=base sheet.txt
                                      as if heroes were no terrain type

The coins of a sheet stand in a line of their own below its eleven rows: coins 3

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
        help="points of a map, card by card, with the squares that earn them",
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
    parser.add_argument(
        "--edicts",
        metavar="CARDS",
        help="the four scoring cards A to D of your game, with commas between",
    )
    parser.add_argument(
        "--season",
        type=str.lower,
        choices=[season.id for season in SEASONS],
        help="only the two edicts that score then, and what the season brings altogether",
    )
    add_options(parser)
    add_form(parser)
    add_lang(parser)
    parser.set_defaults(func=run, parser=parser)


def run(args: argparse.Namespace) -> int:
    """Answer, and return the exit code."""
    if args.jsonl:
        if args.card or args.options or args.edicts or args.season:
            args.parser.error(say("command-jsonl", what="options"))
        with opened(args.file, "questions") as questions:
            return answer_lines(questions, sys.stdout, answer)
    if args.card and args.edicts:
        args.parser.error(say("score-card-or-edicts"))
    if args.season and not args.edicts:
        args.parser.error(say("score-season-edicts"))
    cards = _chosen(args.card)
    options = options_given(args.options)
    edicts = four_edicts(args.edicts, args.options) if args.edicts else None
    sheet = sheet_of(args.file)
    if note := unlike_any_map(sheet, options):
        print(f"quillmap: {note}", file=sys.stderr)
    if edicts is not None:
        season = SeasonEnd(sheet, options, edicts, args.season)
        print(json.dumps(season.document(), indent=2) if args.json else "\n".join(season.lines()))
        return 0
    scores = {card: scored_by(card, sheet, options) for card in cards}
    if args.json:
        print(json.dumps({card: as_json(scored) for card, scored in scores.items()}, indent=2))
    else:
        _print(scores, sheet)
    return 0


def answer(question: Question) -> Answer:
    """The answer to one line of --jsonl."""
    question.only("board", "card", "options")
    sheet, card = question.sheet(), question.card(["scoring"])
    scored = scored_by(card, sheet, question.options())
    return {"stars": scored.points, "squares": grid.names(scored.squares)}


def _chosen(asked: list[str]) -> list[str]:
    """The cards asked for, or all, each once."""
    try:
        found = [find_card(text, ["scoring"]) for text in asked]
    except ValueError as error:
        raise Complaint(str(error)) from None
    return list(dict.fromkeys(found)) or [*SCORING, MONSTER_PENALTY]


def _print(scores: dict[str, Scored], sheet: Sheet) -> None:
    """The table; all cards come in their four groups, a few in the order asked for."""
    if len(scores) <= len(SCORING):
        print("\n".join(_rows(scores)))
        return
    for back in BACKS:
        group = {id: scored for id, scored in scores.items() if _back(id) == back}
        print(say(f"back-{back}"), *_rows(group), "", sep="\n")
    monsters = _rows({MONSTER_PENALTY: scores[MONSTER_PENALTY]})
    print(say("score-monsters-and-coins"), *monsters, sep="\n")
    print(f"{sheet.coins:5}  {say('coins')}")


def _back(card: str) -> Back | None:
    return SCORING[card].back if card in SCORING else None


def _rows(scores: dict[str, Scored]) -> list[str]:
    return [line for card, scored in scores.items() for line in row(card, scored)]
