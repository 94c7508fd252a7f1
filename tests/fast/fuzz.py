"""Random maps and random games by both engines, compared until the time is over or they differ.

    python -m tests.fast.fuzz --seconds 60 --jobs 2

Every case is built from one integer, which a difference names: `check(CORE, number)` repeats it.
"""

import argparse
import platform
import random
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from itertools import count
from math import inf
from multiprocessing import get_context
from pathlib import Path

from quillmap._fast import CORE, WHY, Core
from quillmap.bots.outlook import CREDIT, Credit
from quillmap.bots.plain.alone import alone
from quillmap.bots.plain.ending import near
from quillmap.bots.plain.playouts import LEVELS, finished
from quillmap.bots.plain.rng import DECK, DRAWING, Stream
from quillmap.dealer import prepare
from quillmap.frozen import replace
from quillmap.hindsight import Plan
from quillmap.rules import Move, Options, Position, Seat, begin, leave, play, reveal
from tests.fast.compare import (
    Difference,
    same_beam,
    same_chances,
    same_ending,
    same_gains,
    same_moves,
    same_playout,
    same_points,
    same_rollout,
    same_surveys,
)
from tests.random_play import RULESETS, random_move, random_options
from tests.rules.random_sheets import SheetCase

Tally = Counter[str]
KEPT = Path(__file__).parent.parent.parent / "bench" / "core.md"


def check(core: Core, number: int) -> Tally:
    """One case: a map of any kind, or a game. Difference says what is not the same."""
    rng = random.Random(number)
    try:
        return any_map(core, rng) if rng.random() < 0.5 else any_game(core, rng)
    except Difference as difference:
        difference.add_note(f"case {number}")
        raise


def any_setup(rng: random.Random, players: int) -> Position:
    """The beginning of a game of any ruleset with any options."""
    ruleset = rng.choice(RULESETS)
    options = Options.of(ruleset, **random_options(rng, ruleset, others=True))
    return begin(prepare(options, rng.randbytes(32), players))


def any_map(core: Core, rng: random.Random) -> Tally:
    """A map that play may never make, with any card: its placements, points and gains."""
    position = alone(any_setup(rng, rng.choice([1, 2])), Seat(0))
    sheet = replace(SheetCase(rng.getrandbits(32)).sheet, coins=rng.choice([0, 3, 12, 13, 14]))
    sheets = (sheet, *position.sheets[1:])
    position = replace(position, sheets=sheets, season=rng.randrange(4))
    spare = 3 - position.season
    unseen = replace(position.unseen, ambush_backs=4 - spare)
    if unseen.heroes:
        unseen = replace(unseen, hero_backs=4 - spare)
    position = replace(position, unseen=unseen, ruins=rng.random() < 0.2)
    tally = Tally(maps=1, scores=same_points(core, position))
    cards = (*unseen.explore, *unseen.ambushes, *unseen.heroes)
    position = reveal(position, rng.choice(cards)).position
    if position.awaited:
        tally["placements"] += same_moves(core, position)
        tally["values"] += same_gains(core, position)
        tally["values"] += same_surveys(core, position, any_credit(rng))
    return tally


def any_credit(rng: random.Random) -> Credit:
    """The weights that come with the game, or any others."""
    if rng.random() < 0.5:
        return CREDIT

    def others(count: int) -> tuple[int, ...]:
        return tuple(rng.randint(-300, 500) for _ in range(count))

    cards = {card: others(len(rates)) for card, rates in CREDIT.cards.items()}
    return Credit(rng.randint(1, 20), others(len(CREDIT.land)), rng.randint(0, 9), cards)


def any_game(core: Core, rng: random.Random) -> Tally:
    """From anywhere in a game at any table: the rest of it, with a look at every decision."""
    position, seat = anywhere(rng)
    numbers = (rng.getrandbits(64), rng.getrandbits(16), rng.getrandbits(32))
    level = rng.choices([0, 1, 2], [30, 1, 1])[0]
    start = alone(position, seat)
    tally = Tally(games=1)

    def watched(now: Position, by: Seat, lots: Stream) -> Move:
        tally.update(maps=1, scores=same_points(core, now), placements=same_moves(core, now))
        if rng.random() < 0.02:
            tally["values"] += same_gains(core, now)
            tally["values"] += same_surveys(core, now, any_credit(rng))
        if near(now) and rng.random() < 0.2:
            tally["endings"] += same_ending(core, now, rng.choice([100, 500, 3000]))
        return LEVELS[level](now, by, lots)

    played = finished(start, watched, Stream.of(*numbers, DECK), Stream.of(*numbers, DRAWING))
    tally["moves"] += same_playout(core, start, level, numbers, played)
    if rng.random() < 0.05:
        look, horizon = rng.choice([8, 16]), rng.choice([0, 1, 3, 8])
        tally["games"] += same_rollout(core, start, look, numbers[0], numbers[2], horizon)
    if not start.awaited and rng.random() < 0.2:
        tally["chances"] += same_chances(core, start)
    if start.setup.players == 1 and rng.random() < 0.1:
        wide = rng.randint(1, 3)
        plan = Plan(rng.randint(1, 3), wide, rng.randint(1, wide), rng.randint(1, 4))
        tally["steps"] += same_beam(core, start, any_deck(rng, start), plan)
    return tally


def any_deck(rng: random.Random, position: Position) -> list[str]:
    """Cards from here to the end of the game, in an order in which they may come."""
    cards = []
    while not position.over:
        if position.awaited:
            move = random_move(rng, position, position.awaited[0])
            position = play(position, move).position
        else:
            cards.append(_any_card(rng, position))
            position = reveal(position, cards[-1]).position
    return cards


def anywhere(rng: random.Random) -> tuple[Position, Seat]:
    """A moment of a game of 1 to 4, some of whom may have left, and a map that goes on then."""
    players = rng.choice([1, 1, 2, 3, 4])
    position = any_setup(rng, players)
    for _ in range(rng.choice([0, 0, rng.randrange(40 * players)])):
        before = position
        if position.awaited:
            by = rng.choice(position.awaited)
            position = play(position, random_move(rng, position, by)).position
        else:
            position = reveal(position, _any_card(rng, position)).position
        if not position.over and len(position.present) > 1 and rng.random() < 0.01:
            position = leave(position, rng.choice(position.present)).position
        if position.over or not _going_on(position):
            position = before
            break
    return position, rng.choice(_going_on(position))


def _any_card(rng: random.Random, position: Position) -> str:
    unseen = position.unseen
    backs = rng.choices(
        [unseen.explore, unseen.ambushes, unseen.heroes],
        [len(unseen.explore), unseen.ambush_backs, unseen.hero_backs],
    )
    return rng.choice(backs[0])


def _going_on(position: Position) -> list[Seat]:
    """The seats whose maps are not waiting for others."""
    if not position.awaited:
        return list(position.present)
    return [seat for seat in position.present if position.drawer(seat) is not None]


def run(core: Core, numbers: Iterable[int], until: float = inf) -> Tally:
    """One case after the other, until that moment."""
    tally = Tally()
    for number in numbers:
        if time.monotonic() >= until:
            break
        tally += check(core, number)
        tally["cases"] += 1
    return tally


def _process(start: int, seconds: float) -> Tally:
    assert CORE is not None
    return run(CORE, count(start), time.monotonic() + seconds)


def main() -> int:
    """Fuzz for a while in several processes, and say what was compared."""
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--start", type=int, default=secrets.randbits(48), help="the first case")
    parser.add_argument("--save", action="store_true", help=f"keep the result in bench/{KEPT.name}")
    args = parser.parse_args()
    if CORE is None:
        print(f"fuzz: there is nothing to compare, as {WHY}", file=sys.stderr)
        return 1
    print(f"cases from {args.start} on", flush=True)
    tally = Tally()
    starts = [args.start + (job << 40) for job in range(args.jobs)]
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        for part in pool.map(_process, starts, [args.seconds] * args.jobs):
            tally += part
    told = ", ".join(f"{number:,} {what}" for what, number in sorted(tally.items()))
    print(f"{told}: no difference")
    if args.save:
        minutes = args.seconds * args.jobs / 60
        KEPT.write_text(
            "# The last long comparison of the compiled core with the plain rules\n\n"
            f"`make fuzz ARGS=--save`, {date.today()}, Python {platform.python_version()}, "
            f"{minutes:.0f} minutes of one core, cases from {args.start} on: {told}; "
            "no difference.\n\n"
            "A case is a random map with any card, or a game from any moment to its end, of any\n"
            "ruleset, sheet and options. Moves are those of games, values are what moves add\n"
            "(levels 1 and 2, all at once and one by one) or are worth (level 3). Steps are\n"
            "those of beams that know the cards.\n",
            "utf-8",
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
