"""The rows in bench/bots/rows, which a test plays again: `python -m bench.small` writes them anew.

That is right after a bot was changed on purpose, and never otherwise. Budgets are small, so that
plain Python can play some of these games, too.
"""

import shutil
import sys
from pathlib import Path
from typing import Final

from quillmap.benchmark import SUITES, complete, player_of, processes
from quillmap.benchmark.run import Run

ROWS: Final = Path(__file__).parent / "bots" / "rows"
GAMES: Final = 24
FEWER: Final = 6
"""For bots that play games out."""
PLAYOUTS: Final = 8
PLAYED: Final = {
    "base-A": ("random", "greedy", "weighted", "surveyor", "quick", "navigator", "sage"),
    "heroes-C": ("surveyor", "navigator"),
    "combined-B": ("weighted", "surveyor"),
}


def main() -> int:
    """Play all of them."""
    shutil.rmtree(ROWS, ignore_errors=True)
    with processes(1) as pool:
        for suite, bots in PLAYED.items():
            for bot in bots:
                run = Run(SUITES[suite], player_of(bot, PLAYOUTS))
                complete(run, ROWS, FEWER if run.player.playouts else GAMES, pool)
                run.kept(ROWS).times.unlink()
                run.kept(ROWS).luck.unlink()
                print(run.kept(ROWS).path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
