"""`quillmap play`: tables in the browser; with --terminal a solo game here, new or unfinished."""

import argparse
import hashlib
import re
import secrets
from pathlib import Path

from quillmap.cli.arguments import (
    SHEET_HELP,
    Complaint,
    add_options,
    map_asked,
    pairs,
    tell_remarks,
)
from quillmap.cli.cards import edicts_asked
from quillmap.cli.game.explain import legend
from quillmap.cli.game.saved_game import Keeper
from quillmap.cli.game.terminal import Terminal
from quillmap.cli.ink import Ink, add_no_color, coloured
from quillmap.cli.invocation import play_command
from quillmap.cli.speech import add_lang, name, say, why
from quillmap.cli.text_tables import laid_out
from quillmap.game import Game
from quillmap.material import SEASONS
from quillmap.notation import LONGEST_NAME, Made, Player, name_problem
from quillmap.rules.options import options_of
from quillmap.rules.reasons import BadOptions

_DESCRIPTION = """\
Play in the browser, alone, with bots or with others at this machine: this
starts a server, prints its address and opens the browser where there is one.
`quillmap serve` starts it for others, too.

With --terminal, play a solo game here. Cards are revealed one by one; you draw
their shapes on your map by naming squares, four edicts score, two at the end of
each season, and monsters come uninvited. Type `help` in the game.
"""

_EPILOG = """\
examples:
  quillmap play                                  in the browser
  quillmap play --terminal                       go on, or begin the base game
  quillmap play --terminal --new --ruleset heroes
  quillmap play --terminal --seed friday         the same cards for everybody

In the terminal the game is kept after every move and goes on with the next
`quillmap play --terminal`. All cards follow from a secret seed whose SHA-256 is
shown before the first card; the seed comes with the record at the end, so that
everybody can check that no card was changed.

QUILLMAP_DATA names another folder to keep games in, QUILLMAP_COMMAND what the
game tells you to type to go on, if you begin it by a command of your own.
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap play` understands."""
    parser = subparsers.add_parser(
        "play",
        help="in the browser, or a solo game in the terminal",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--terminal", action="store_true", help="play here, with typed moves")
    terminal = parser.add_argument_group("in the terminal")
    terminal.add_argument(
        "--new", action="store_true", help="begin a new game; an unfinished one is kept"
    )
    terminal.add_argument(
        "--resume", metavar="FILE", help="go on with the unfinished game in this file"
    )
    add_no_color(terminal)
    add_lang(terminal)
    game = parser.add_argument_group("a new game in the terminal")
    game.add_argument(
        "--ruleset",
        choices=("base", "heroes", "combined"),
        help="the cards of Cartographers, of Cartographers Heroes, or of both boxes",
    )
    game.add_argument("--sheet", metavar="MAP", help=SHEET_HELP)
    game.add_argument(
        "--edicts",
        metavar="CARDS",
        help="four scoring cards for A to D with commas between, or random (as if left out), or "
        "first_game, the four that Heroes recommends",
    )
    game.add_argument(
        "--seed",
        metavar="TEXT",
        help="any text, or 64 hexadecimal digits; the same seed brings the same cards",
    )
    game.add_argument("--name", metavar="NAME", help="your name in the record")
    add_options(game)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Play, and return the exit code."""
    asked = {
        name: value
        for name in ("ruleset", "sheet", "edicts", "seed", "name", "options")
        if (value := getattr(args, name))
    }
    if not args.terminal:
        typed = [*asked, *(name for name in ("new", "resume") if getattr(args, name))]
        if typed:
            raise Complaint(say("play-in-terminal-only", option=typed[0]))
        from quillmap.cli.game.in_browser import in_browser  # a game here does not wait for it

        return in_browser()
    if args.resume and (asked or args.new):
        raise Complaint(say("play-resume-alone"))
    unfinished = Keeper(Path(args.resume)) if args.resume else Keeper.newest()
    if unfinished is None or args.new:
        game, keeper = _new(args), Keeper()
        if unfinished is not None:
            command = play_command("--resume", str(unfinished.path))
            print(say("play-unfinished-stays", command=command))
        _greet(game)
        _commit(game, args.seed is not None)
    else:
        if asked:
            first = next(iter(asked))
            raise Complaint(say("play-unfinished", command=play_command(), option=first))
        game, keeper = unfinished.load(), unfinished
        print(_where(game))
        _greet(game)
    try:
        return Terminal(game, keeper, Ink(coloured(args))).run()
    finally:
        keeper.close()


def _new(args: argparse.Namespace) -> Game:
    asked: dict[str, object] = dict(pairs(args.options))
    if args.ruleset:
        asked["ruleset"] = args.ruleset
    if args.sheet:
        asked["map_sheet"] = map_asked(args.sheet)
    if args.edicts:
        asked["edicts"] = edicts_asked(args.edicts)
    player = args.name or "Cartographer"
    if name_problem(player):
        raise Complaint(f"--name: {say('reason-bad_name', longest=LONGEST_NAME)}")
    try:
        options = options_of(asked, "base")
    except BadOptions as error:
        raise Complaint(why(error.reason)) from None
    tell_remarks(options)
    return Game.new(options, [Player(player)], seed=_seed(args.seed))


def _seed(text: str | None) -> bytes:
    if text is None:
        return secrets.token_bytes(32)
    if re.fullmatch("[0-9a-fA-F]{64}", text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()


def _where(game: Game) -> str:
    made = sum(isinstance(entry, Made) for entry in game.record().entries)
    season = name(SEASONS[game.position.season].id)
    return f"{say('play-goes-on', season=season, count=made)}\n  {play_command('--new')}"


def _greet(game: Game) -> None:
    print(*legend(game.setup), sep="\n")
    print(*laid_out("", say("play-type-help"), 80), sep="\n")


def _commit(game: Game, chosen: bool) -> None:
    """What the player can hold against the seed at the end."""
    print(say("play-seed-chosen" if chosen else "play-seed-secret"))
    print(f"  {game.record().commitment}")
