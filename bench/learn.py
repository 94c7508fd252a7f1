"""A small learner that knows nothing but what `quillmap/Solo-v1` shows it: does it get better?

A linear softmax policy over a few things that can be counted around a drawing (what it touches,
terrain by terrain), trained by REINFORCE with the mask of the environment. It is the smallest
learner that shows that observations, masks and rewards fit together, and no contender for the bots.

    python -m bench.learn --games 2000
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from quillmap.envs import SOLO
from quillmap.envs.actions import ACTIONS, SQUARES, covers, terrain_of
from quillmap.envs.observing import MAP_PLANES, unfold
from quillmap.grid import SIZE, Cells, border, squares
from quillmap.material import TERRAINS

EDICTS: Final = ("sentinel_wood", "canal_lake", "wildholds", "borderlands")
"""The exercise: always these edicts in this order, every deck."""

Floats = NDArray[np.float32]

_TOUCHED: Final = ("empty", "mountains", *TERRAINS)
_PLANES: Final = [MAP_PLANES.index(f"drawn on {name}") for name in _TOUCHED]
_EMPTY: Final = MAP_PLANES.index("drawn on empty")
_RUINS: Final = MAP_PLANES.index("drawn on ruins")
COUNTED: Final = (*(f"beside {name}" for name in _TOUCHED), "edge", "ruins", "lines", "size")
_KINDS: Final = len(TERRAINS) + 1
"""What an action draws, and one more for those that destroy."""


def _listed(sets: list[Cells]) -> NDArray[np.intp]:
    """The squares of each set as numbers, filled up with one that lies beyond the map."""
    listed = [[cell.bit_length() - 1 for cell in squares(cells)] for cells in sets]
    longest = max(map(len, listed))
    return np.array([each + [SQUARES] * (longest - len(each)) for each in listed])


_COVERED: Final = _listed([covers(number) for number in range(ACTIONS)])
_BESIDE: Final = _listed([border(covers(number)) for number in range(ACTIONS)])
_TERRAIN: Final = np.array(
    [TERRAINS.index(t) if (t := terrain_of(number)) else _KINDS - 1 for number in range(ACTIONS)]
)
_EDGE: Final = np.pad(np.zeros((SIZE - 2, SIZE - 2), np.float32), 1, constant_values=1)
_ONES: Final = np.ones((SIZE, SIZE), np.float32)


def counted(observation: Floats, legal: NDArray[np.intp]) -> Floats:
    """What can be counted around each legal action: one row each, in the order of COUNTED."""
    planes, _ = unfold(observation)
    filled = 1 - planes[_EMPTY]
    lines = (filled.sum(0)[None, :] + filled.sum(1)[:, None]) / SIZE
    beside = _beyond(planes[_PLANES])[:, _BESIDE[legal]].sum(2)
    below = _beyond(np.stack([_EDGE, planes[_RUINS], lines, _ONES]))[:, _COVERED[legal]].sum(2)
    return np.concatenate([beside, below]).T


def _beyond(planes: Floats) -> Floats:
    """Flat planes with one more square, beyond the map, where nothing is."""
    return np.pad(planes.reshape(len(planes), SQUARES), ((0, 0), (0, 1)))


@dataclass
class Policy:
    """A weight for everything counted, for each terrain apart."""

    weights: Floats = field(default_factory=lambda: np.zeros((_KINDS, len(COUNTED)), np.float32))

    def chances(
        self, seen: dict[str, Any]
    ) -> tuple[NDArray[np.intp], NDArray[np.intp], Floats, Floats]:
        """The legal actions, what they draw, what is counted, and how likely each one is."""
        legal = np.flatnonzero(seen["action_mask"])
        rows, kinds = counted(seen["observation"], legal), _TERRAIN[legal]
        logits = np.einsum("ij,ij->i", rows, self.weights[kinds])
        chances = np.exp(logits - logits.max())
        return legal, kinds, rows, chances / chances.sum()


@dataclass
class Episode:
    """One game: how each choice could have been made likelier, and what it earned."""

    slopes: list[Floats] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)
    rating: int = 0


def played(env: gymnasium.Env[Any, Any], policy: Policy, rng: np.random.Generator) -> Episode:
    """A game by chance as the policy weighs it, on the next deck."""
    episode = Episode()
    seen, info = env.reset()
    over = False
    while not over:
        legal, kinds, rows, chances = policy.chances(seen)
        chosen = rng.choice(len(legal), p=chances.astype(np.float64) / chances.sum(dtype=float))
        slope = np.zeros_like(policy.weights)
        np.add.at(slope, kinds, -chances[:, None] * rows)
        slope[kinds[chosen]] += rows[chosen]
        seen, reward, over, _, info = env.step(legal[chosen])
        assert not info["illegal"]
        episode.slopes.append(slope)
        episode.rewards.append(float(reward))
    episode.rating = info["rating"]
    return episode


def learn(
    games: int, seed: int, *, batch: int = 16, rate: float = 0.2, horizon: float = 0.93
) -> Iterator[tuple[Policy, list[int]]]:
    """The policy after each batch of games, with their ratings."""
    env = gymnasium.make(SOLO, edicts=list(EDICTS))
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    policy = Policy()
    mean, spread = np.zeros_like(policy.weights), np.zeros_like(policy.weights)
    for number in range(1, games // batch + 1):
        episodes = [played(env, policy, rng) for _ in range(batch)]
        slope = _slope(episodes, horizon)
        # Adam: every weight moves about as far, however often its terrain is drawn.
        mean += 0.1 * (slope - mean)
        spread += 0.01 * (slope**2 - spread)
        steady = mean / (1 - 0.9**number), spread / (1 - 0.99**number)
        policy = Policy(policy.weights + rate * steady[0] / (np.sqrt(steady[1]) + 1e-8))
        yield policy, [episode.rating for episode in episodes]


def _slope(episodes: Sequence[Episode], horizon: float) -> Floats:
    """Where the policy should go: choices that earned more than others at the same step."""
    longest = max(len(episode.rewards) for episode in episodes)
    earned = np.full((len(episodes), longest), np.nan)
    for row, episode in enumerate(episodes):
        rest = 0.0
        for step in range(len(episode.rewards) - 1, -1, -1):
            rest = episode.rewards[step] + horizon * rest
            earned[row, step] = rest
    better = earned - np.nanmean(earned, axis=0)
    slope = np.zeros_like(episodes[0].slopes[0])
    for row, episode in enumerate(episodes):
        for step, each in enumerate(episode.slopes):
            slope += float(better[row, step]) * each
    slope /= len(episodes)
    return slope


def rated(policy: Policy, games: int, seed: int) -> NDArray[np.float64]:
    """The ratings that the policy earns on decks of another seed."""
    env = gymnasium.make(SOLO, edicts=list(EDICTS))
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    return np.array([played(env, policy, rng).rating for _ in range(games)], np.float64)


def main() -> None:
    """Learn, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="how many to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test", type=int, default=200, help="games on other decks, afterwards")
    asked = parser.parse_args()
    trained, recent = Policy(), list[int]()
    for number, (policy, ratings) in enumerate(learn(asked.games, asked.seed), 1):
        trained = policy
        recent += ratings
        if number % 10 == 0:
            print(
                f"{number * len(ratings):6} games  mean rating {np.mean(recent):6.1f}", flush=True
            )
            recent.clear()
    for name, each in (("untrained", Policy()), ("trained", trained)):
        found = rated(each, asked.test, seed=10**6)
        error = 1.96 * found.std(ddof=1) / np.sqrt(len(found))
        print(f"{name:10} {asked.test} other decks: mean rating {found.mean():.1f} +- {error:.1f}")


if __name__ == "__main__":
    main()
