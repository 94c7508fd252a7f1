"""Nobody sees what lies face down, nor what others draw in the same round."""

from collections import defaultdict
from typing import Any

import numpy as np

from quillmap.envs import Solo, table_v1
from tests.envs.helpers import deck, same

EDICTS = ("sentinel_wood", "canal_lake", "wildholds", "borderlands")


def shown(env: Solo) -> tuple[str, ...]:
    """The cards that lie open."""
    assert env.playing is not None
    return env.playing.position.shown


def after(env: Solo, seed: bytes, draws: int) -> dict[str, Any]:
    """What is seen after that many draws, always the first that is allowed."""
    seen, _ = env.reset(options={"deck": seed})
    for _ in range(draws):
        seen, *_ = env.step(np.flatnonzero(seen["action_mask"])[0])
    return seen


def test_decks_that_agree_so_far_look_the_same() -> None:
    env = Solo("base", edicts=EDICTS)
    alike: dict[tuple[str, ...], list[tuple[bytes, dict[str, Any]]]] = defaultdict(list)
    for number in range(250):
        seed = deck("secret", number)
        seen = after(env, seed, 1)
        alike[shown(env)].append((seed, seen))
    pairs = [decks[:2] for decks in alike.values() if len(decks) > 1]
    assert len(pairs) > 20
    different = 0
    for (one, seen), (other, as_well) in pairs:
        assert same(seen, as_well)
        futures = set()
        for seed in (one, other):
            after(env, seed, 2)
            futures.add(shown(env))
        different += len(futures) > 1
    assert different > 20


def test_in_turn_nobody_sees_what_others_have_drawn_in_this_round() -> None:
    env = table_v1.raw_env(3, "heroes")
    for seed in range(10):
        env.reset(seed=seed)
        before = [env.observe(agent) for agent in env.agents]
        allowed = np.flatnonzero(before[0]["action_mask"])
        env.step(allowed[len(allowed) // 2])
        after = [env.observe(agent) for agent in env.agents]
        assert all(same(a, b) for a, b in zip(before[1:], after[1:], strict=True))
