"""How many steps a second the environments make with a random policy: `python -m bench.envs`.

Seconds of the processor, so that other programs on the machine change little.
"""

import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from quillmap.envs import Solo, table_v1

SECONDS = 2.0
REPEATS = 3


def solo_steps(ruleset: str) -> Iterator[int]:
    """Games alone, one step after the other."""
    env, rng = Solo(ruleset), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while True:
        seen, _, over, _, _ = env.step(chosen(seen, rng))
        yield 1
        if over:
            seen, _ = env.reset()


def table_steps(players: int, ruleset: str) -> Iterator[int]:
    """Tables that act at once; a step of each player counts."""
    env, rng = table_v1.parallel_env(players, ruleset), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while True:
        seen, *_ = env.step({agent: chosen(seen[agent], rng) for agent in env.agents})
        yield players
        if not env.agents:
            seen, _ = env.reset()


def chosen(seen: dict[str, Any], rng: np.random.Generator) -> int:
    """Some action that the mask allows."""
    allowed = np.flatnonzero(seen["action_mask"])
    return int(allowed[rng.integers(len(allowed))])


def rate(steps: Iterator[int]) -> float:
    """Steps a second: the best of a few runs, which disturbances can only make worse."""
    best = 0.0
    for _ in range(REPEATS):
        count, start = 0, time.process_time()
        while (taken := time.process_time() - start) < SECONDS:
            count += next(steps)
        best = max(best, count / taken)
    return best


def main() -> None:
    """Print a line for each kind of game."""
    for ruleset in ("base", "heroes"):
        print(f"solo, {ruleset:8} {rate(solo_steps(ruleset)):7.0f} steps a second")
    for players in (2, 4):
        steps = rate(table_steps(players, "base"))
        print(f"table of {players}, base {steps:7.0f} steps of a player a second")


if __name__ == "__main__":
    main()
