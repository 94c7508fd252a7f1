"""`quillmap simulate`: bots play many games, and a table says how they did."""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

from quillmap.bots import BOTS, BadGuest
from quillmap.bots.guests import bots_named
from quillmap.cli.arguments import SHEET_HELP, Complaint, add_options, options_asked
from quillmap.cli.bots.simulate_report import Bar, as_json, as_text
from quillmap.cli.text_tables import laid_out
from quillmap.notation import write_record
from quillmap.rules.position import MOST_PLAYERS
from quillmap.simulate import Cast, Simulated, Simulation, in_this_process, simulate
from quillmap.tally import Tally

OK, FAILED, BAD_ARGUMENTS, INTERRUPTED = 0, 1, 2, 130
"""How the command ends, as the shell sees it."""

MOST_GAMES = 999_999
"""As many as the six digits of a record's file name can count."""


_EXAMPLES = (
    "examples:",
    "  quillmap simulate --games 1000 --jobs 4       one bot alone, and its ratings",
    "  quillmap simulate --bots greedy,weighted*3    a table of four",
    "  quillmap simulate --bots mine:Bot,weighted    a bot of your own",
)


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `quillmap`."""
    levels = [
        line for bot in BOTS.values() for line in laid_out(f"  {bot.name:<10}", bot.description, 80)
    ]
    parser = subparsers.add_parser(
        "simulate",
        help="let bots play many games and see how they did",
        description="Let bots play many games and see how they did. The same arguments always\n"
        "give the same games.",
        epilog="\n".join([*_EXAMPLES, "", "The bots, from weak to strong:", *levels]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--games", default="100", metavar="N", help="how many games (default: %(default)s)"
    )
    parser.add_argument(
        "--ruleset", default="base", help="base, heroes or combined (default: %(default)s)"
    )
    parser.add_argument(
        "--sheet", metavar="MAP", help=f"{SHEET_HELP} (default: the ruleset's first)"
    )
    parser.add_argument(
        "--bots",
        default="weighted",
        metavar="LIST",
        help="one bot for each seat, as in greedy,weighted or weighted*4 (default: %(default)s); "
        "a bot of your own is module:Class",
    )
    parser.add_argument(
        "--move-time",
        metavar="SECONDS",
        help="how long a bot of your own may think about a move before it loses its turn "
        "(default: for ever)",
    )
    parser.add_argument(
        "--seed", default="0", help="any text; another one gives other decks (default: %(default)s)"
    )
    parser.add_argument(
        "--records", metavar="DIR", help="write every game into this folder as game-000001.txt ..."
    )
    parser.add_argument(
        "--jobs", default="1", metavar="J", help="how many processes play (default: %(default)s)"
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Play the games that the arguments ask for; the result is the exit code."""
    try:
        options = options_asked(args.ruleset, args.sheet, args.options)
        simulation = Simulation(options, _bots(args.bots), _seed(args.seed), _cast(args.move_time))
        asked = _number("--games", args.games, MOST_GAMES)
        jobs = _number("--jobs", args.jobs, 256)
        folder = _folder(args.records)
    except Complaint as problem:
        return _complain(problem, BAD_ARGUMENTS)
    tally = Tally(simulation.names)
    played = simulate(
        simulation.options,
        simulation.bots,
        asked,
        simulation.seed,
        jobs=jobs,
        cast=simulation.cast,
    )
    try:
        stopped = _watch(played, tally, Bar(asked, sys.stderr), folder)
    except OSError as problem:
        return _complain(f"A record could not be written: {problem}.", FAILED)
    except BrokenProcessPool:
        return _complain("One of the processes ended unexpectedly, so the games stop.", FAILED)
    if stopped:
        print(f"Stopped after {tally.games} of {asked} games.", file=sys.stderr)
    if args.json:
        print(json.dumps(as_json(simulation, asked, tally), indent=2))
    elif tally.games:
        print(as_text(simulation, tally))
    return INTERRUPTED if stopped else OK


def _watch(played: Iterator[Simulated], tally: Tally, bar: Bar, folder: Path | None) -> bool:
    """Count and write down each game as it comes; True if Ctrl-C ended it early."""
    try:
        bar.show(0)
        for simulated in played:
            if folder is not None:
                _write(folder, simulated)
            tally.add(simulated)
            bar.show(tally.games)
    except KeyboardInterrupt:
        return True
    finally:
        bar.clear()
        close = getattr(played, "close", None)
        if close is not None:
            close()
    return False


def _complain(problem: object, code: int) -> int:
    print(f"quillmap: {problem}", file=sys.stderr)
    return code


# Arguments --------------------------------------------------------------------------------------


def _bots(text: str) -> tuple[str, ...]:
    """`greedy,weighted*3` as four names."""
    seats: list[str] = []
    for part in text.split(","):
        match = re.fullmatch(r"\s*([^\s*]+)\s*(?:\*\s*([1-9][0-9]{0,2})\s*)?", part)
        if match is None:
            raise Complaint(f"--bots is written like greedy,weighted*3, not {text!r}.")
        name, times = match[1], int(match[2] or 1)
        seats += [name] * times
    if len(seats) > MOST_PLAYERS:
        raise Complaint(f"A table has 1 to {MOST_PLAYERS} players, not {len(seats)}.")
    try:
        bots_named(seats)
    except BadGuest as problem:
        raise Complaint(f"--bots: {problem}.") from None
    return tuple(seats)


def _cast(seconds: str | None) -> Cast:
    """Guests think here, or with a time limit in processes of their own."""
    if seconds is None:
        return in_this_process
    if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?", seconds) or not 0 < float(seconds) <= 3600:
        raise Complaint(f"--move-time is a number of seconds up to 3600, not {seconds!r}.")
    from quillmap.engine.apart import apart

    return partial(apart, seconds=float(seconds))


def _seed(text: str) -> str:
    if not text.isprintable():
        raise Complaint("--seed is a text of letters, digits and other printable characters.")
    return text


def _number(argument: str, text: str, most: int) -> int:
    number = int(text) if re.fullmatch(r"[0-9]{1,9}", text) else 0
    if not 1 <= number <= most:
        raise Complaint(f"{argument} is a number from 1 to {most}, not {text!r}.")
    return number


# Records ----------------------------------------------------------------------------------------


def _folder(text: str | None) -> Path | None:
    """The folder for the records, made if need be; records that lie there are never replaced."""
    if text is None:
        return None
    folder = Path(text)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = next(folder.glob("game-*.txt"), None)
    except OSError as problem:
        raise Complaint(f"--records cannot use {text!r}: {problem.strerror}.") from None
    if taken is not None:
        raise Complaint(f"--records needs a folder without games, and {text!r} has some.")
    return folder


def _write(folder: Path, simulated: Simulated) -> None:
    """Under its name only when it is whole, so that Ctrl-C leaves no half a record."""
    path = folder / f"game-{simulated.number:06}.txt"
    part = path.with_suffix(".part")
    try:
        part.write_text(write_record(simulated.record), encoding="utf-8", newline="\n")
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
