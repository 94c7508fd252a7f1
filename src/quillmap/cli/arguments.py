"""What is asked for on the command line: texts, sheets and options, and what to say if unreadable.

A person's mistake raises Complaint, one sentence that ends the command with exit code 2.
"""

import argparse
import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final, Literal, TypeAlias

from quillmap.cli.speech import say, why
from quillmap.notation import NotationError, read_sheet
from quillmap.rules.maps import RANDOM, remarks
from quillmap.rules.options import OPTIONS, Options, options_of
from quillmap.rules.reasons import BadOptions
from quillmap.rules.sheet import Sheet

Expected: TypeAlias = Literal["record", "sheet", "questions", "seed"]
"""What a file should hold."""

LARGEST: Final = 16 * 2**20
"""No sheet or record comes near this many bytes; a device that never ends would."""


class Complaint(Exception):
    """A sentence for the person at the keyboard."""


# Files ------------------------------------------------------------------------------------------


def add_file(parser: argparse.ArgumentParser, what: str) -> None:
    """The argument FILE, which may be left out."""
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        default="-",
        help=f"a file with {what}; standard input if left out or -",
    )


def add_form(parser: argparse.ArgumentParser) -> None:
    """For people, as one JSON document, or question by question for other programs."""
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="answer with one JSON document")
    form.add_argument("--jsonl", action="store_true", help="answer JSON questions, one a line")


def source(file: str) -> str:
    """What a message calls the place that the text came from."""
    return say("command-standard-input") if file == "-" else file


@contextmanager
def opened(file: str, expected: Expected) -> Iterator[BinaryIO]:
    """The file for reading bytes; at a keyboard, first say what should be typed."""
    if file == "-":
        if sys.stdin is None:
            raise Complaint(say("command-input-closed"))
        if sys.stdin.isatty():
            print(f"quillmap: {say('command-type-it', what=expected)}", file=sys.stderr)
        yield sys.stdin.buffer
        return
    try:
        stream = open(file, "rb")  # noqa: SIM115  (closed below; only opening may be refused here)
    except (OSError, ValueError) as error:  # ValueError for a name that no file can have
        raise Complaint(f"{file}: {getattr(error, 'strerror', error)}") from None
    with stream:
        yield stream


def read_text(file: str, expected: Expected) -> str:
    """The whole text of a file or of standard input."""
    with opened(file, expected) as stream:
        try:
            content = stream.read(LARGEST + 1)
        except OSError as error:
            raise Complaint(f"{source(file)}: {error.strerror or error}") from None
    if len(content) > LARGEST:
        raise Complaint(f"{source(file)}: {say('command-too-long', what=expected)}")
    try:
        return content.decode("utf-8-sig")  # some editors put a mark at the start
    except UnicodeDecodeError:
        raise Complaint(f"{source(file)}: {say('command-not-text')}") from None


def record_text(file: str) -> str:
    """The text of a record; Complaint if it does not even begin as one."""
    text = read_text(file, "record")
    if text.lower().split(maxsplit=2)[:2] != ["quillmap", "record"]:
        raise Complaint(f"{source(file)}: {say('command-not-a-record')}")
    return text


def sheet_of(file: str) -> Sheet:
    """The sheet in a file or on standard input."""
    text = read_text(file, "sheet")
    try:
        return read_sheet(text)
    except NotationError as error:
        raise Complaint(f"{source(file)}: {error}") from None


# Options ----------------------------------------------------------------------------------------


def add_options(parser: argparse._ActionsContainer) -> None:
    """The argument --options, as often as needed."""
    parser.add_argument(
        "--options",
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="a rules option such as wildholds_points=6 or solo_ambush=pegasus; may be repeated. "
        f"Keys: {', '.join(OPTIONS)}",
    )


def pairs(texts: Iterable[str]) -> dict[str, str]:
    """`key=value` texts as a table."""
    found: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Complaint(say("command-option-form", text=repr(text)))
        key, value = key.strip().lower().replace("-", "_"), value.strip()
        found[key] = map_asked(value) if key == "map_sheet" else value.lower()
    return found


SHEET_HELP: Final = (
    "the map: A or B of the base box, C or D of Heroes, any of them when combined; random; or an "
    "own map, as a file with its picture or on one line as in docs/notation.md"
)


def map_asked(text: str) -> str:
    """A letter, `random` or an own map on one line, as it is; or what is in the file of this name.

    A file is anything else that is there, or that looks like a path.
    """
    if len(text) == 1:
        return text.upper()
    if text.lower() == RANDOM or re.fullmatch("[0-9.^#rR]+(/[0-9.^#rR]+){10}", text):
        return text.lower()
    if os.path.exists(text) or "/" in text or "." in text:
        return read_text(text, "sheet").strip()
    return text


def tell_remarks(options: Options) -> None:
    """What is unusual about an own map, for the person at the keyboard."""
    for remark in remarks(options.map_sheet):
        print(f"quillmap: {why(remark)}", file=sys.stderr)


def options_given(texts: Iterable[str], ruleset: str = "combined") -> Options:
    """The options of `--options key=value`."""
    try:
        return options_of(pairs(texts), ruleset)
    except BadOptions as error:
        raise Complaint(why(error.reason)) from None


def options_asked(ruleset: str, sheet: str | None, texts: Iterable[str]) -> Options:
    """The options of `--ruleset`, `--sheet` and `--options key=value` together."""
    asked = {} if sheet is None else {"map_sheet": map_asked(sheet)}
    try:
        options = options_of({**asked, **pairs(texts)}, ruleset)
    except BadOptions as error:
        raise Complaint(why(error.reason)) from None
    tell_remarks(options)
    return options
