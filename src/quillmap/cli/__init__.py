"""The command line: `quillmap play` and `serve`, what looks after stored games, and the rules.

Each command is a file of its own with `add_parser(subparsers)`, and only the one that is asked for
is imported, so that answering a small question does not wait for everything else.
"""

import argparse
import contextlib
import io
import os
import re
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import NoReturn

from quillmap._version import __version__
from quillmap.cli.arguments import Complaint
from quillmap.cli.speech import language_of, say, speak, speaking
from quillmap.texts import ENGLISH

__all__ = ["main"]

COMMANDS = {
    "play": "game.play",
    "serve": "hosting.serve",
    "tables": "hosting.tables",
    "backup": "hosting.backup",
    "restore": "hosting.restore",
    "import": "hosting.import_games",
    "score": "questions.score",
    "legal": "questions.legal",
    "ambush": "questions.ambush",
    "replay": "questions.replay",
    "hindsight": "questions.hindsight",
    "picture": "questions.picture",
    "simulate": "bots.simulate",
    "benchmark": "bots.benchmark",
    "engine": "bots.engine",
    "doctor": "hosting.doctor",
}
"""The file of each command."""

_DESCRIPTION = """\
Play Cartographers and Cartographers Heroes, serve tables for others, look
after stored games, and ask about the rules: what a map scores, where a card
fits, where the solo rule puts an ambush, and whether a game's record is true.
"""

_EPILOG = """\
examples:
  quillmap play                       in the browser, on this machine
  quillmap play --terminal            a solo game here, with typed moves
  quillmap serve --lan                tables for everybody in the house
  quillmap score sheet.txt            what every scoring card gives for this map
  quillmap legal --card hamlet sheet.txt
                                      where this card can be drawn
  quillmap replay game.txt            check a record and show how it ended
  quillmap picture game.txt > map.svg a map as a drawn one, for the wall

A sheet is a text of eleven rows of eleven marks:
  . empty   r ruins   ^ mountain   # wasteland   x destroyed
  F forest  V village  A farm  W water  M monster  H hero
and f v a w m h X for the same on ruins. A line such as `coins 3` may follow.

play --terminal, score, legal, ambush, replay, hindsight and picture answer in
five languages: --lang en, pl, de, cs or el, else that of the environment. Help,
JSON and records are the same in all of them.

`quillmap COMMAND --help` explains a command. Exit codes: 0 done, 2 bad input.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code and never raises for what a person typed."""
    words = list(sys.argv[1:] if argv is None else argv)
    with speaking(language_of(words, os.environ)):
        return _run(words)


def _run(words: list[str]) -> int:
    if sys.stdout is None:
        if sys.stderr is not None:
            print(f"quillmap: {say('command-output-closed')}", file=sys.stderr)
        return 2
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A name that this terminal cannot show is no reason to fail.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        args = _parsed(words)
        if not hasattr(args, "lang"):
            speak(ENGLISH)  # the rest of what this command says, so that nothing is mixed
        elif args.lang:
            speak(args.lang)  # also if only the beginning of the option was typed
        code: int = args.func(args)
        sys.stdout.flush()  # here, where a closed pipe can still be caught
        return code
    except SystemExit as leaving:  # argparse has said what it had to say
        return leaving.code if isinstance(leaving.code, int) else 2
    except Complaint as complaint:
        print(f"quillmap: {complaint}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _close_output()
        return 141  # as if the signal had ended us, like any other program in a pipe
    except OSError as error:
        _close_output()
        print(f"quillmap: {error.strerror or error}", file=sys.stderr)
        return 2


class Parser(argparse.ArgumentParser):
    """argparse, with its mistakes told in our words."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how it is used, and leave with exit code 2."""
        super().error(_in_our_words(message))


_OPTION = r"^argument (?P<option>\S+?)(?:/\S+)*: "
_SENTENCES = {
    r"^the following arguments are required: (?P<what>.*)$": "command-missing",
    _OPTION + "expected (?:one|at least one) argument$": "command-needs-value",
    r"^argument COMMAND: invalid choice: (?P<word>'.*?') .*$": "command-unknown",
    _OPTION
    + r"invalid choice: (?P<value>'.*?') \(choose from (?P<choices>.*)\)$": "command-cannot-be",
    r"^argument (?P<one>\S+?): not allowed with argument (?P<other>\S+)$": "command-not-together",
    _OPTION + "ignored explicit argument .*$": "command-no-value",
    _OPTION + "invalid int value: (?P<value>.*)$": "command-not-a-number",
}
"""What argparse says, and the message that we say instead."""


def _in_our_words(message: str) -> str:
    for pattern, id in _SENTENCES.items():
        if found := re.search(pattern, message):
            said = say(id, **found.groupdict())
            word = found.groupdict().get("word", "").strip("'")
            if id == "command-unknown":
                hinted = _with_hint(said, word, COMMANDS)
                return hinted if hinted != said else say("command-see-help", said=said)
            return said
    return re.sub(_OPTION, r"\g<option>: ", message)


def _with_hint(said: str, word: str, known: Iterable[str]) -> str:
    """A sentence, and what was perhaps meant."""
    # The dashes that all options have make none of them alike.
    names = {each.lstrip("-"): each for each in known}
    close = get_close_matches(word.lstrip("-"), names, 1)
    return say("command-did-you-mean", said=said, word=names[close[0]]) if close else said


def _parsed(words: list[str]) -> argparse.Namespace:
    """The words as arguments; what is not known is refused alone, not with all that follows it."""
    parser = Parser(
        prog="quillmap",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"quillmap {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    # As much of the parser as these words can mean.
    for name in [name for name in COMMANDS if name in words] or COMMANDS:
        import_module(f"quillmap.cli.{COMMANDS[name]}").add_parser(commands)
    args, unknown = parser.parse_known_args(words)
    if unknown:
        _refuse(unknown, commands.choices[args.command] if args.command else parser)
    if not args.command:
        said = say("command-missing", what="COMMAND")
        parser.error(say("command-see-help", said=said))
    return args


def _refuse(unknown: list[str], parser: argparse.ArgumentParser) -> NoReturn:
    option = next((word.partition("=")[0] for word in unknown if word.startswith("-")), None)
    if option is None:
        parser.error(say("command-word-too-many", word=repr(unknown[0])))
    said = say("command-no-option", option=option)
    parser.error(_with_hint(said, option, re.findall("--[a-z-]+", parser.format_usage())))


def _close_output() -> None:
    """Let Python's own flush at the end go nowhere, or it would complain a second time."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
