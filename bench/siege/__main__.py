"""The siege, as two tables. `make siege` prints them; `make siege ARGS=--save` keeps them.

Each attack has a fresh server, which people play on from one address while it comes from another.
"""

import argparse
import asyncio
import math
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.load.scripts import fill
from bench.siege.assault import ATTACKS
from bench.siege.attacker import ROOMS
from bench.siege.battle import BEFORE, RATE, Camp, fought
from bench.siege.page import KEPT, keep
from bench.siege.verdict import DETAIL, HEAD, NORMAL, Outcome, detail, row

ROUNDS = 13
"""That a game surely has after the first few."""
NEIGHBOURS = 1


def main() -> int:
    """Attack, print, and keep if asked to."""
    assert ROOMS
    parser = argparse.ArgumentParser(prog="python -m bench.siege", description=__doc__)
    parser.add_argument("--save", action="store_true", help=f"keep the tables in {KEPT.name}")
    parser.add_argument("--only", default="", help=f"some of {','.join(ATTACKS)}")
    parser.add_argument("--nginx", action="store_true", help="through nginx, with TLS")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each attack")
    parser.add_argument("--title", default="", help="what to call this run where it is kept")
    args = parser.parse_args()
    names = [name for name in args.only.split(",") if name] or list(ATTACKS)
    if unknown := [name for name in names if name not in ATTACKS]:
        parser.error(f"there is no attack {unknown[0]}; there are {', '.join(ATTACKS)}")
    if args.nginx and not shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin"):
        parser.error("nginx is not installed")
    # Told to stop, end the servers first.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with tempfile.TemporaryDirectory() as folder:
        outcomes = besiege(Path(folder), names, args.seconds, nginx=args.nginx)
    title = args.title or ("Through nginx, with TLS" if args.nginx else "Directly")
    print(DETAIL, *(detail(each) for each in outcomes), sep="\n")
    if args.save:
        keep(title, outcomes, args.seconds, whole=len(outcomes) == len(ATTACKS))
    failed = [outcome.name for outcome in outcomes if outcome.failed()]
    print(f"\n{len(outcomes) - len(failed)} of {len(outcomes)} attacks change nothing for others.")
    return 1 if failed else 0


def besiege(folder: Path, names: Sequence[str], seconds: float, *, nginx: bool) -> list[Outcome]:
    """All of these attacks, one after the other."""
    longest = max(seconds, *(ATTACKS[name].least for name in names))
    whole = BEFORE + longest + NORMAL + 10
    tables = math.ceil(RATE * whole / (4 * ROUNDS))
    rounds = ROUNDS + 1
    database = folder / "prepared.db"
    scripts = asyncio.run(fill(database, tables + NEIGHBOURS, 4, before=2, after=rounds))
    camp = Camp(folder, database, scripts[NEIGHBOURS:], scripts[:NEIGHBOURS], seconds, nginx)
    print(HEAD, flush=True)
    outcomes = []
    for name in names:
        if sys.stderr.isatty():
            print(f"{name} ...", end="\r", file=sys.stderr, flush=True)
        outcomes.append(fought(camp, ATTACKS[name]))
        print(row(outcomes[-1]), flush=True)
    return outcomes


if __name__ == "__main__":
    sys.exit(main())
