"""`quillmap/Solo-v1`: what Gymnasium demands, and what docs/envs.md promises."""

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from quillmap import BadOptions, read_record, replay, write_record
from quillmap.envs import SOLO, Solo
from quillmap.envs.actions import ACTIONS, DESTROY, PLANES, SQUARES, WAIT
from quillmap.grid import SIZE
from quillmap.rules import Options
from quillmap.rules.result import rating, title, total
from tests.envs.helpers import deck, decks_with, same

WAYS: list[dict[str, Any]] = [
    {},
    {"map_sheet": "B", "edicts": ("sentinel_wood", "canal_lake", "wildholds", "borderlands")},
    {"ruleset": "heroes", "map_sheet": "D"},
    {"ruleset": "combined", "solo_ambush": "pegasus", "ambush_set": "heroes"},
]


def played(env: Solo, seed: int, **reset: Any) -> tuple[list[Any], list[float], dict[str, Any]]:
    """A whole game by chance: observations, rewards, and what is told at the end."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed, **reset)
    found, rewards, over = [seen], list[float](), False
    assert info == {"illegal": False}
    while not over:
        assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, truncated, info = env.step(action)
        assert seen in env.observation_space and not truncated and not info["illegal"]
        found.append(seen)
        rewards.append(float(reward))
    return found, rewards, info


@pytest.mark.parametrize("options", WAYS)
def test_gymnasium_is_content(options: dict[str, Any]) -> None:
    env = gymnasium.make(SOLO, render_mode="ansi", **options)
    check_env(env.unwrapped)


def test_several_games_at_once() -> None:
    envs = gymnasium.make_vec(f"quillmap.envs:{SOLO}", num_envs=2, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)  # and the next one gets the next seed
    one, _ = Solo().reset(seed=2)
    assert all(np.array_equal(seen[key][1], one[key]) for key in one)
    actions = [np.flatnonzero(mask)[0] for mask in seen["action_mask"]]
    assert not envs.step(actions)[4]["illegal"].any()
    envs.close()


@pytest.mark.parametrize("options", WAYS)
def test_rewards_add_up_to_the_total(options: dict[str, Any]) -> None:
    env = Solo(**options)
    for seed in range(3):
        _, rewards, info = played(env, seed)
        assert env.playing is not None
        position = env.playing.position
        results, edicts = position.scores[0], position.setup.edicts
        assert sum(rewards) == info["total"] == total(results)
        assert info["rating"] == rating(results, edicts)
        assert info["title"] == title(info["rating"])
        assert info["edicts"] == list(edicts)
        assert [sum(four[:3]) - four[3] for four in info["seasons"]] == [r.total for r in results]


def test_the_same_seed_is_the_same_row_of_games() -> None:
    one, other = Solo(), Solo()
    for seed in (7, None, None):
        first, again = (env.reset(seed=seed)[0] for env in (one, other))
        assert same(first, again)
    assert not same(one.reset(seed=8)[0], other.reset(seed=7)[0])


def test_the_same_seed_is_the_same_game_to_its_end() -> None:
    one, other = played(Solo("heroes"), 5), played(Solo("heroes"), 5)
    assert all(same(a, b) for a, b in zip(one[0], other[0], strict=True))
    assert one[1:] == other[1:]


def test_a_deck_can_be_asked_for_and_its_record_holds() -> None:
    env = Solo("heroes")
    played(env, 3, options={"deck": deck("asked").hex()})
    assert env.playing is not None
    record = env.playing.game.record()
    assert record.seed == deck("asked")
    assert replay(read_record(write_record(record))).position == env.playing.position


@pytest.mark.parametrize("asked", ["", "zz", b"short", 7, "00" * 31])
def test_what_is_no_deck_is_refused_and_changes_nothing(asked: Any) -> None:
    env = Solo()
    seen, _ = env.reset(seed=1)
    game = env.playing
    with pytest.raises(ValueError, match=r"^a deck is 32 bytes, or as text 64 hex digits$"):
        env.reset(seed=2, options={"deck": asked})
    assert env.playing is game
    assert same(env.reset(seed=1)[0], seen)


def test_a_copy_goes_on_by_itself() -> None:
    """Learners that look ahead copy an environment, and those with many processes send it."""
    env = Solo("heroes")
    seen, _ = env.reset(seed=3)
    for twin in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        action = np.flatnonzero(seen["action_mask"])[7]
        after, *_ = twin.step(action)
        assert not same(after, seen)
        assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
    assert same(env.step(action)[0], after)


# What a mask forbids -----------------------------------------------------------------------------


@pytest.mark.parametrize("options", WAYS)
def test_a_forbidden_action_changes_nothing_and_says_so(options: dict[str, Any]) -> None:
    env, rng = Solo(**options), np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    over, why = False, set()
    while not over:
        assert env.playing is not None
        before = env.playing.position
        for action in (*rng.choice(np.flatnonzero(seen["action_mask"] == 0), 4), -1, ACTIONS):
            again, reward, over, truncated, info = env.step(action)
            assert (reward, over, truncated, info["illegal"]) == (0, False, False, True)
            assert env.playing.position is before and same(again, seen)
            why.add(info["why"])
        assert all(said.endswith(".") for said in why)
        seen, _, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        assert not info["illegal"] and "why" not in info
    assert len(why) > 10
    again, reward, over, _, info = env.step(0)
    assert (reward, over, info["why"]) == (0, True, "The game is over.")
    assert np.flatnonzero(again["action_mask"]).tolist() == [WAIT]
    assert not env.step(WAIT)[4]["illegal"]


def test_each_forbidden_action_has_its_own_reason() -> None:
    env = Solo()
    seed = next(decks_with(Options.of("base"), lambda _, card: card == "hamlet", 1))
    env.reset(options={"deck": seed})
    domino = next(n for n, plane in enumerate(PLANES) if plane.rows == ("XX",)) * SQUARES
    said = {
        0: "Forest cannot be drawn now. Choose from: Village.",
        domino + SIZE - 1: "Stay on the map: squares go from A1 to K11.",
        DESTROY: "This round asks for something else: draw a shape of the card on your own map.",
        WAIT: "Only a seat that has nothing to draw can wait.",
        ACTIONS: "There is no action 24201: they are numbered from 0 to 24200.",
    }
    assert {number: env.step(number)[4]["why"] for number in said} == said


def test_near_the_edge_a_hero_has_one_number_for_one_pattern() -> None:
    """In the corner two of the four turns strike nothing: one move, and one number."""
    options = Options.of("heroes")
    seed = next(decks_with(options, lambda _, card: card == "freyla_the_true", 1))
    env = Solo("heroes")
    seen, _ = env.reset(options={"deck": seed})
    corner = [
        number * SQUARES
        for number, plane in enumerate(PLANES)
        if plane.kind == "strike" and plane.cards == ("freyla_the_true",)
    ]
    allowed = [number for number in corner if seen["action_mask"][number]]
    assert (len(corner), len(allowed)) == (4, 3)
    (twin,) = set(corner) - set(allowed)
    assert env.step(twin)[4]["why"] in [f"This move has the number {n}." for n in allowed]


# What is asked for wrongly -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            {"ruleset": "chess"},
            "“chess” is not a value of the option “ruleset”. Choose from: base, heroes, combined.",
        ),
        (
            {"map_sheet": "D"},
            "“D” is not a value of the option “map_sheet”. Choose from: A, B, random.",
        ),
        (
            {"map_sheet": "^10" + "/11" * 10},
            "Environments of version 1 cannot show the option “map_sheet” as "
            "“^10/11/11/11/11/11/11/11/11/11/11”.",
        ),
        ({"colour": "red"}, "There is no option “colour”."),
        (
            {"ambush_fallback": "any"},
            "Environments of version 1 cannot show the option “ambush_fallback” as “any”.",
        ),
        ({"edicts": ["borderlands"]}, "Choose four scoring cards as edicts, one of each back."),
    ],
)
def test_bad_options_get_one_sentence(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Solo(**options)
    assert str(refused.value) == said


def test_there_is_one_way_to_render() -> None:
    with pytest.raises(ValueError, match=r"^there is no render mode 'human', only 'ansi'$"):
        Solo(render_mode="human")
    env = Solo(render_mode="ansi")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    text = env.render()
    assert text is not None and len(text.splitlines()) == 13
    assert Solo().render() is None


def test_cards_that_came_later_are_refused_with_a_sentence() -> None:
    """Observations and actions are a contract: what they cannot show is not played."""
    four = ["ogre_charge", "goblin_attack", "zombie_plague", "gorgon_gaze"]
    with pytest.raises(BadOptions, match="do not know the card “Ogre Charge”"):
        Solo("combined", ambush_set=four)
