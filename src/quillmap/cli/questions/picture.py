"""`quillmap picture`: the fair copy of a map, as SVG or PNG."""

import argparse
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

from quillmap.cli.arguments import Complaint, add_file, record_text, source
from quillmap.cli.questions.replay import what_is_wrong
from quillmap.cli.speech import add_lang, language, say
from quillmap.faircopy import PAPERS, STYLES, copy_of
from quillmap.faircopy.png import NoPainter, png_of
from quillmap.notation import NotationError, Record, Signature, read_crest, read_record
from quillmap.replay import BrokenRecord

CREST = "shield blue bend gold star silver"

_DESCRIPTION = """\
Draw the fair copy of a map: parchment, coastlines, woods, fields, hamlets and
peaks, with the edicts and their points around it. The same record gives the
same bytes every time.
"""

_EPILOG = """\
examples:
  quillmap picture game.txt > map.svg
  quillmap picture game.txt --seat 2 --paper A3 --output wall.svg
  quillmap picture game.txt --style night --output map.png
  quillmap picture game.txt --province Oakenvale --crest "shield blue bend gold"

PNG needs another package: pip install 'quillmap[pictures]'
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap picture` understands."""
    parser = subparsers.add_parser(
        "picture",
        help="draw a map as a fair copy for the wall, as SVG or PNG",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_file(parser, "the record of a game")
    parser.add_argument("--seat", default="1", metavar="N", help="whose map (default: 1)")
    parser.add_argument("--paper", choices=PAPERS, default="screen", help="default: screen")
    parser.add_argument("--style", choices=STYLES, default="light", help="default: light")
    parser.add_argument("--province", metavar="NAME", help="what the land is called")
    parser.add_argument("--title", metavar="TITLE", help="of who drew it, among several players")
    parser.add_argument("--crest", metavar="WORDS", help=f"such as '{CREST}'")
    parser.add_argument("--date", metavar="YYYY-MM-DD", help="the day that stands on it")
    parser.add_argument(
        "--output", metavar="FILE", help="a file that ends in .svg or .png, and is not there yet"
    )
    add_lang(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Draw it."""
    kind = None if args.output is None else Path(args.output).suffix.lower()
    if kind not in (None, ".svg", ".png"):
        raise Complaint(say("picture-kind", file=args.output))
    try:
        record = read_record(record_text(args.file))
        seats = len(record.players)
        if not (args.seat.isascii() and args.seat.isdigit() and 1 <= int(args.seat) <= seats):
            raise Complaint(say("picture-seat", seats=seats, text=repr(args.seat)))
        svg = copy_of(
            _signed(record, int(args.seat), args),
            int(args.seat),
            style=args.style,
            paper=args.paper,
            day=_day(args.date),
            language=language(),
        )
    except (NotationError, BrokenRecord) as error:
        raise Complaint(f"{source(args.file)}: {what_is_wrong(error)}") from None
    if args.output is None:
        sys.stdout.write(svg + "\n")
        return 0
    try:
        drawn = png_of(svg, args.paper) if kind == ".png" else svg.encode() + b"\n"
    except NoPainter:
        raise Complaint(say("picture-no-painter")) from None
    _write(args.output, drawn)
    return 0


def _signed(record: Record, seat: int, args: argparse.Namespace) -> Record:
    """The record with what is asked for in place of what it says, as paper records say nothing."""
    was = record.players[seat - 1]
    try:
        crest = was.signed.crest if args.crest is None else read_crest(args.crest)
        signed = Signature(args.province or was.signed.province, args.title or was.signed.title)
    except NotationError as error:
        expected = f"expected {error.expected}, found {error.found!r}"
        raise Complaint(f"--crest: {expected}") from None
    except ValueError as error:
        raise Complaint(str(error)) from None
    player = replace(was, signed=replace(signed, crest=crest))
    players = (*record.players[: seat - 1], player, *record.players[seat:])
    return replace(record, players=players)


def _day(text: str | None) -> date | None:
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        raise Complaint(say("picture-date", text=repr(text))) from None


def _write(file: str, drawn: bytes) -> None:
    try:
        with Path(file).open("xb") as stream:
            stream.write(drawn)
    except FileExistsError:
        raise Complaint(say("picture-exists", file=file)) from None
    except (OSError, ValueError) as error:
        raise Complaint(f"{file}: {getattr(error, 'strerror', error)}") from None
