"""`quillmap engine`: bots for other programs, asked and answering in lines of text."""

import argparse
import contextlib
import sys
from collections.abc import Sequence

from quillmap.bots import BOTS, BadGuest, Bot
from quillmap.bots.guests import bots_named, is_guest
from quillmap.cli.arguments import Complaint

_EPILOG = """\
commands, one a line:
  quillmap                    which bots there are
  position                    then the lines of a position, then `end`
  go BOT seat N seed N [playouts N] [ideas N] [time MILLISECONDS]
                              what this bot would draw for a seat, best first
  stop                        come to an end with what was asked before
  ready [N]                   answered as soon as all before it is
  quit                        or the end of the input

Every command is answered, and the last line of its answer begins with ok, best,
ready, bye or error. docs/engine.md describes every line.
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `quillmap`."""
    parser = subparsers.add_parser(
        "engine",
        help="let another program ask the bots, line by line",
        description="Let another program ask the bots: commands on standard input, answers on\n"
        "standard output, one line each.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--bot",
        metavar="MODULE:CLASS",
        action="append",
        default=[],
        dest="guests",
        help="a bot of your own beside those that come with the game; may be repeated",
    )
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Answer commands until there are no more; the result is the exit code."""
    from quillmap.engine.lines import leave_with_parent, serve

    if sys.stdin is None:
        raise Complaint("standard input is closed, so nothing can be asked")
    bots = _bots(args.guests)
    leave_with_parent()
    # Standard output belongs to the answers: whatever a bot prints goes where notes go.
    answers = sys.stdout.buffer
    # Not sys.stdin: a thread that still reads from that when we leave would hold us up.
    commands = open(sys.stdin.fileno(), "rb", closefd=False)  # noqa: SIM115
    with contextlib.redirect_stdout(sys.stderr):
        serve(commands, answers, bots)
    return 0


def _bots(guests: Sequence[str]) -> dict[str, Bot]:
    """Those that come with the game, then the guests."""
    try:
        found = bots_named(guests)
    except BadGuest as problem:
        raise Complaint(f"--bot: {problem}") from None
    if ours := [bot.name for bot in found if not is_guest(bot)]:
        raise Complaint(f"--bot is for guests, and {ours[0]} is there anyway")
    return {**BOTS, **{bot.name: bot for bot in found}}
