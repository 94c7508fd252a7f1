"""`quillmap hindsight`: what the cards of a solo game could have become, as far as it is found."""

import argparse
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from quillmap.cli.arguments import (
    SHEET_HELP,
    Complaint,
    add_options,
    options_asked,
    record_text,
    source,
)
from quillmap.cli.bots.progress import Progress
from quillmap.cli.ink import Ink, add_no_color, coloured
from quillmap.cli.questions.replay import GAP, side_by_side, what_is_wrong, widest
from quillmap.cli.speech import add_lang, figures, name, say
from quillmap.cli.text_tables import aligned, laid_out, season_table, width
from quillmap.game import Game
from quillmap.hindsight import MOST_WIDTH, WIDTH, Found, best_found
from quillmap.material import SEASONS
from quillmap.notation import NotationError, Record, read_record, write_record
from quillmap.replay import BrokenRecord, replay
from quillmap.rules.options import RULES
from quillmap.rules.result import Result, rating, title, total
from quillmap.rules.sheet import picture

_DESCRIPTION = """\
Search a solo game with every card in view, and show the best that was found
with hindsight: beside a finished game, or for a seed. It is what was possible
at least; there may be better games that the search does not find.
"""

_EPILOG = """\
examples:
  quillmap hindsight game.txt
  quillmap hindsight game.txt --width 300 --record best.txt
  quillmap hindsight --seed 2f0c... --ruleset heroes --sheet D

A seed is the 64 hexadecimal digits at the end of a record.
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap hindsight` understands."""
    parser = subparsers.add_parser(
        "hindsight",
        help="what the cards of a finished solo game could have become",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "file",
        metavar="RECORD",
        nargs="?",
        help="a file with the record of a finished solo game; - for standard input",
    )
    parser.add_argument("--seed", metavar="HEX", help="the seed of a game, in place of a record")
    parser.add_argument("--ruleset", help="with --seed: base, heroes or combined (default: base)")
    parser.add_argument("--sheet", metavar="MAP", help=f"with --seed: {SHEET_HELP}")
    add_options(parser)
    parser.add_argument(
        "--width",
        default=str(WIDTH),
        metavar="N",
        help=f"how many maps are kept after each drawing, 1 to {MOST_WIDTH} (default: %(default)s);"
        " more take longer and often find more",
    )
    parser.add_argument("--record", metavar="FILE", help="write the game that was found")
    parser.add_argument("--json", action="store_true", help="answer with one JSON document")
    add_no_color(parser)
    add_lang(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Search and show."""
    kept = _width(args.width)
    if (args.file is None) == (args.seed is None):
        raise Complaint(say("hindsight-either"))
    if args.seed is None and (args.ruleset or args.sheet or args.options):
        raise Complaint(say("hindsight-with-seed"))
    made = None if args.file is None else _finished(args.file)
    if made is not None:
        options, seed, rules = made.setup.options, made.seed, made.setup.rules
    else:
        options = options_asked(args.ruleset or "base", args.sheet, args.options)
        seed, rules = _seed(args.seed), RULES
    assert seed is not None
    progress = Progress("cards to come")
    try:
        found = best_found(
            options, seed, kept, rules=rules, watch=lambda left, _: progress.at(left)
        )
    finally:
        progress.end()
    if args.record is not None:
        _write(args.record, found.record)
    if args.json:
        json.dump(_document(made, found, kept), sys.stdout, indent=2)
        print()
    else:
        print("\n".join(_lines(made, found, Ink(coloured(args)))))
    return 0


# What is asked for ------------------------------------------------------------------------------


def _width(text: str) -> int:
    number = int(text) if re.fullmatch(r"[0-9]{1,9}", text) else 0
    if not 1 <= number <= MOST_WIDTH:
        raise Complaint(say("hindsight-width", most=str(MOST_WIDTH), text=repr(text)))
    return number


def _seed(text: str) -> bytes:
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise Complaint(say("hindsight-seed", text=repr(text)))
    return bytes.fromhex(text)


def _finished(file: str) -> Game:
    """The game of a record, checked; only cards that everybody knows by now are looked at."""
    try:
        record = read_record(record_text(file))
        game = replay(record)
    except (NotationError, BrokenRecord) as error:
        raise Complaint(f"{source(file)}: {what_is_wrong(error)}") from None
    if record.setup.players > 1:
        raise Complaint(f"{source(file)}: {say('hindsight-not-solo')}")
    if not game.over or game.position.left:
        raise Complaint(f"{source(file)}: {say('hindsight-unfinished')}")
    if record.seed is None:
        raise Complaint(f"{source(file)}: {say('hindsight-no-seed')}")
    return game


def _write(file: str, record: Record) -> None:
    try:
        with Path(file).open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(write_record(record))
    except FileExistsError:
        raise Complaint(say("hindsight-exists", file=file)) from None
    except (OSError, ValueError) as error:
        raise Complaint(f"{file}: {getattr(error, 'strerror', error)}") from None


# In words ---------------------------------------------------------------------------------------


def _lines(made: Game | None, found: Found, ink: Ink) -> list[str]:
    setup = found.record.setup
    games = [(say("hindsight-best"), replay(found.record))]
    if made is not None:
        games.insert(0, (made.record().players[0].name, made))
    blocks = [
        [who, *ink.sheet(game.position.sheets[0]), *season_table(game.position.scores[0])]
        for who, game in games
    ]
    edicts = [f"{letter} {name(card)}" for letter, card in zip("ABCD", setup.edicts, strict=True)]
    return [
        say("replay-game", ruleset=setup.options.ruleset, sheet=str(setup.map_sheet)),
        *laid_out(f"{say('replay-edicts')}   ", ", ".join(edicts)),
        "",
        *_maps(blocks),
        "",
        *_by_edict([(who, game.position.scores[0]) for who, game in games], setup.edicts),
        "",
        *laid_out("", _verdict(made, found)),
    ]


def _maps(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Beside each other where the terminal is wide enough."""
    if len(blocks) * (widest(blocks) + GAP) - GAP <= width():
        return side_by_side(blocks)
    return [line for block in blocks for line in (*block, "")][:-1]


def _by_edict(games: Sequence[tuple[str, Sequence[Result]]], edicts: Sequence[str]) -> list[str]:
    """What each edict brought in the whole game, and the rating."""
    columns = [say(f"column-{head}") for head in ("coins", "monsters", "total")]
    head = ("", *"ABCD", *columns, say("hindsight-column-rating"))
    rows = [
        (who, *map(figures, (*_parts(results), total(results), rating(results, edicts))))
        for who, results in games
    ]
    return aligned([head, *rows])


def _parts(results: Sequence[Result]) -> list[int]:
    """The points of edicts A to D, of coins, and those lost to monsters."""
    parts = [0] * 6
    for season, result in zip(SEASONS, results, strict=True):
        for place, points in zip(season.edicts, (result.first, result.second), strict=True):
            parts[place] += points
        parts[4] += result.coins
        parts[5] -= result.monsters
    return parts


def _verdict(made: Game | None, found: Found) -> str:
    best, earned = found.rating, name(title(found.rating))
    if made is None:
        return say("hindsight-found", best=best, title=earned)
    rate = rating(made.position.scores[0], made.setup.edicts)
    if rate >= best:
        return say("hindsight-no-more", rating=rate, best=best, title=earned)
    return say("hindsight-more", rating=rate, best=best, title=earned, more=best - rate)


# As JSON ----------------------------------------------------------------------------------------


def _document(made: Game | None, found: Found, kept: int) -> dict[str, Any]:
    setup = found.record.setup
    games = {"best_found_with_hindsight": replay(found.record)}
    if made is not None:
        games["made"] = made
    return {
        "ruleset": setup.options.ruleset,
        "map_sheet": str(setup.map_sheet),
        "edicts": list(setup.edicts),
        "width": kept,
    } | {
        name: {
            "total": total(game.position.scores[0]),
            "rating": rating(game.position.scores[0], setup.edicts),
            "by_edict": _parts(game.position.scores[0])[:4],
            "coins": _parts(game.position.scores[0])[4],
            "monsters": -_parts(game.position.scores[0])[5],
            "map": list(picture(game.position.sheets[0])),
        }
        for name, game in games.items()
    }
