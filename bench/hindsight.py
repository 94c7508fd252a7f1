"""How much hindsight finds by the width of its beam, and what that costs.

    python -m bench.hindsight --ruleset heroes --sheet C 10 100

The decks are those of `quillmap simulate --seed hindsight`, so that bots can be asked for the same.
Seconds are those of the processor: machines are shared.
"""

import argparse
import time

from quillmap.hindsight import WIDTH, best_found
from quillmap.rules import Options
from quillmap.simulate import Simulation
from quillmap.tally import spread


def main() -> None:
    """Search the same games with one width after the other."""
    parser = argparse.ArgumentParser(prog="python -m bench.hindsight", description=__doc__)
    parser.add_argument("widths", metavar="WIDTH", nargs="*", type=int, default=[1, 10, WIDTH])
    parser.add_argument("--ruleset", default="base")
    parser.add_argument("--sheet", default="A")
    parser.add_argument("--games", type=int, default=48)
    args = parser.parse_args()
    options = Options.of(args.ruleset, map_sheet=args.sheet)
    decks = Simulation(options, ("random",), "hindsight")
    print(f"{args.ruleset}, sheet {args.sheet}, {args.games} solo games\n")
    print("| width | mean rating | ± | least | most | seconds a game |\n|---|---|---|---|---|---|")
    for width in args.widths:
        started = time.process_time()
        numbers = range(1, args.games + 1)
        ratings = [best_found(options, decks.deck(number), width).rating for number in numbers]
        seconds = (time.process_time() - started) / args.games
        found = spread(ratings)
        within = "" if found.within is None else f"{found.within:.1f}"
        print(
            f"| {width} | {found.mean:.1f} | {within} | {found.least:g} | {found.most:g} "
            f"| {seconds:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
