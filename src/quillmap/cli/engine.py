"""`quillmap engine`: bots for other programs, asked and answering in lines of text."""

import argparse
import contextlib
import sys

from quillmap.cli.asking import Complaint

_EPILOG = """\
commands, one a line:
  quillmap                    which bots there are
  position                    then the lines of a position, then `end`
  go BOT seat N seed N [playouts N] [ideas N] [time MILLISECONDS]
                              what this bot would draw for a seat, best first
  ready [N]                   answered at once
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
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Answer commands until there are no more; the result is the exit code."""
    from quillmap.engine.lines import leave_with_parent, serve

    if sys.stdin is None:
        raise Complaint("standard input is closed, so nothing can be asked")
    leave_with_parent()
    # Standard output belongs to the answers: whatever a bot prints goes where notes go.
    answers = sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr):
        serve(sys.stdin.buffer, answers)
    return 0
