"""`quillmap benchmark`: how strong bots are, on a suite of decks that is the same for all."""

import argparse
import json
import os
import re
import sys
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from quillmap.benchmark.cluster import ClusterTrouble, NoCluster, cluster
from quillmap.benchmark.players import HindsightPlayer, Player, player_of
from quillmap.benchmark.plot import plot
from quillmap.benchmark.report import report
from quillmap.benchmark.rows import BadRows, Row
from quillmap.benchmark.run import Pool, Run, complete, processes
from quillmap.benchmark.suites import PURPOSES, SUITES, Suite
from quillmap.bots import BOTS, BadGuest
from quillmap.bots.guests import bots_named
from quillmap.cli.arguments import Complaint
from quillmap.cli.bots.benchmark_report import as_text
from quillmap.cli.bots.simulate_report import Bar
from quillmap.hindsight import MOST_WIDTH

OK, FAILED, INTERRUPTED = 0, 1, 130
"""How the command ends, as the shell sees it; 2 is for bad arguments."""

_EPILOG = """\
examples:
  quillmap benchmark --suite base-A --bots weighted,surveyor
  quillmap benchmark --suite heroes-C --games 24 --plot heroes.svg
  quillmap benchmark --suite base-A --cluster tcp://head:8786

Every finished game is kept at once. Stop whenever you like, with Ctrl-C or
worse: the same command goes on where it was. The first N games of a suite are
always the same ones, and every 24 of them are even: docs/benchmark.md.
"""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the arguments ask for."""

    suite: Suite
    runs: tuple[Run, ...]
    games: tuple[int, ...]
    """Of each run."""
    results: Path
    pool: AbstractContextManager[Pool]


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `quillmap`."""
    parser = subparsers.add_parser(
        "benchmark",
        help="measure how strong bots are, all on the same decks",
        description="Measure how strong bots are, alone at the table and all on the same decks.\n"
        "The same games always come out the same, wherever they are played.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--suite",
        default="base-A",
        metavar="ID",
        help=f"a ruleset and a sheet: {', '.join(SUITES)} (default: %(default)s)",
    )
    parser.add_argument(
        "--bots",
        default=",".join(BOTS),
        metavar="LIST",
        help="who plays, from weak to strong, also module:Class: each is compared with the one "
        "before it (default: %(default)s)",
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--games",
        metavar="N",
        help="the first N games of the suite (default: all, and the orthogonal 384 for those "
        "that take long)",
    )
    length.add_argument(
        "--orthogonal", action="store_true", help="the orthogonal 384 games for every bot"
    )
    length.add_argument(
        "--slow", metavar="N", help="all games, and the first N for those that take long"
    )
    parser.add_argument(
        "--playouts", metavar="N", help="for each move, instead of what a bot stands for"
    )
    parser.add_argument(
        "--hindsight",
        metavar="WIDTH",
        help="also the best found with hindsight: a beam of this width that knows the cards",
    )
    parser.add_argument(
        "--purpose",
        default="test",
        choices=PURPOSES,
        help="test: decks that tell strength; tuning: other decks, to improve a bot with "
        "(default: %(default)s)",
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", help="how many processes play (default: all cores)")
    where.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play on a cluster of dask.distributed: the address of its scheduler",
    )
    parser.add_argument(
        "--results",
        default="benchmark-results",
        metavar="DIR",
        help="where every game is kept as a row (default: %(default)s)",
    )
    parser.add_argument("--plot", metavar="FILE", help="also draw the ratings into this SVG file")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Play what is missing and show what it comes to; the result is the exit code."""
    asked = _asked(args)
    try:
        rows = _played(asked)
    except (BadRows, NoCluster) as problem:
        raise Complaint(str(problem)) from None
    except KeyboardInterrupt:
        return _stopped("Stopped.", INTERRUPTED)
    except BrokenProcessPool:
        return _stopped("One of the processes ended unexpectedly.", FAILED)
    except ClusterTrouble as problem:
        return _stopped(str(problem), FAILED)
    times = [
        each.kept(asked.results).microseconds(games)
        for each, games in zip(asked.runs, asked.games, strict=True)
    ]
    lucks = [
        each.kept(asked.results).lucks(games)
        for each, games in zip(asked.runs, asked.games, strict=True)
    ]
    found = report(asked.suite, args.purpose, rows, times, lucks)
    if args.plot is not None:
        Path(args.plot).write_text(plot(found), encoding="utf-8", newline="\n")
    print(json.dumps(found.to_json(), indent=2) if args.json else as_text(found))
    return OK


def _played(asked: Asked) -> list[list[Row]]:
    """The rows of every run, in the order asked for."""
    with asked.pool as pool:
        found = []
        for each, games in zip(asked.runs, asked.games, strict=True):
            bar = Bar(games, sys.stderr, what=f"{each.player.name} ")
            try:
                found.append(complete(each, asked.results, games, pool, bar.show))
            finally:
                bar.clear()
        return found


def _stopped(why: str, code: int) -> int:
    go_on = "All finished games are kept: the same command goes on with the next one."
    print(f"quillmap: {why} {go_on}", file=sys.stderr)
    return code


# Arguments --------------------------------------------------------------------------------------


def _asked(args: argparse.Namespace) -> Asked:
    if args.suite not in SUITES:
        raise Complaint(f"There is no suite {args.suite!r}: choose from {', '.join(SUITES)}.")
    suite = SUITES[args.suite]
    names = [name.strip() for name in args.bots.split(",")]
    if len(set(names)) < len(names):
        raise Complaint("--bots names somebody twice.")
    playouts = 0 if args.playouts is None else _number("--playouts", args.playouts, 1_000_000)
    try:
        bots_named(names)
        players: list[Player] = [player_of(name, playouts) for name in names]
    except BadGuest as problem:
        raise Complaint(f"--bots: {problem}.") from None
    if args.hindsight is not None:
        players.append(HindsightPlayer(_number("--hindsight", args.hindsight, MOST_WIDTH)))
    few = suite.orthogonal if args.slow is None else _number("--slow", args.slow, suite.size)
    limit = None if args.games is None else _number("--games", args.games, suite.size)
    games = [limit or (few if args.orthogonal or player.slow else suite.size) for player in players]
    jobs = os.cpu_count() or 1 if args.jobs is None else _number("--jobs", args.jobs, 256)
    pool = processes(jobs) if args.cluster is None else cluster(args.cluster)
    return Asked(
        suite,
        tuple(Run(suite, player, args.purpose) for player in players),
        tuple(games),
        Path(args.results),
        pool,
    )


def _number(argument: str, text: str, most: int) -> int:
    number = int(text) if re.fullmatch(r"[0-9]{1,9}", text) else 0
    if not 1 <= number <= most:
        raise Complaint(f"{argument} is a number from 1 to {most}, not {text!r}.")
    return number
