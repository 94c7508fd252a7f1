"""Taking times: the best of several runs, in seconds and in units of `sum(range(1000))`.

Machines are shared and noisy, so figures are ratios within one run wherever possible, and the best
of several repetitions, which disturbances can only make worse.
"""

import time
from collections.abc import Callable

REPEATS = 5


def best(work: Callable[[], object], least: float = 0.2) -> float:
    """Seconds for one call: the best of a few rounds that each take at least this long together."""
    calls = 1
    while (taken := _timed(work, calls)) < least / REPEATS:
        calls = max(calls + 1, int(calls * least / REPEATS / max(taken, 1e-9)))
    return min(_timed(work, calls) for _ in range(REPEATS)) / calls


def _timed(work: Callable[[], object], calls: int) -> float:
    start = time.perf_counter()
    for _ in range(calls):
        work()
    return time.perf_counter() - start


def unit() -> float:
    """Seconds for `sum(range(1000))`, the yardstick."""
    return best(lambda: sum(range(1000)))
