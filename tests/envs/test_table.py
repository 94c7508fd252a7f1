"""`quillmap_table_v1`: what PettingZoo demands, and that in turn is the same as all at once."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from quillmap import BadOptions, ranks, total
from quillmap.envs import table_v1
from quillmap.envs.actions import WAIT
from quillmap.envs.observing import unfold
from quillmap.envs.table import Together, Turns
from quillmap.notation import write_record
from quillmap.rules import Options
from tests.envs.helpers import decks_with, same

WAYS: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 2, "ruleset": "heroes", "map_sheet": "D"},
    {"players": 5, "ruleset": "combined", "ambush_set": "heroes", "effects_after_winter": True},
    {"players": 1},
]

# PettingZoo's test knows by their names which of its own games observe a dict with a mask, as its
# guide to masks wants it, and warns about every other one that does.
DICTS = [
    "ignore:Observation is not a NumPy array:UserWarning:pettingzoo.test.api_test",
    "ignore:Observation space for each agent probably should be:UserWarning:pettingzoo.test",
]


@pytest.mark.filterwarnings(*DICTS)
@pytest.mark.parametrize("options", WAYS)
def test_pettingzoo_is_content(options: dict[str, Any]) -> None:
    api_test(table_v1.env(**options), num_cycles=300)
    api_test(table_v1.raw_env(render_mode="ansi", **options), num_cycles=30)
    seed_test(lambda: table_v1.env(**options), num_cycles=100)


@pytest.mark.parametrize("options", WAYS)
def test_pettingzoo_is_content_with_all_at_once(options: dict[str, Any]) -> None:
    parallel_api_test(table_v1.parallel_env(**options), num_cycles=300)
    parallel_seed_test(lambda: table_v1.parallel_env(**options), num_cycles=10)


def chosen(seen: dict[str, Any], agent: str, number: int) -> int:
    """An action that depends on nothing but who asks, when, and what is allowed."""
    rng = random.Random(f"{agent} {number}")
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def in_turn(env: Turns, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """A whole game in turn: who saw what before each action."""
    env.reset(seed=seed)
    counts = dict.fromkeys(env.possible_agents, 0)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        seen = env.observe(agent)
        yield agent, seen
        env.step(chosen(seen, agent, counts[agent]))
        counts[agent] += 1


def at_once(env: Together, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The same all at once, without those who can only wait."""
    seen, _ = env.reset(seed=seed)
    counts = dict.fromkeys(env.possible_agents, 0)
    while env.agents:
        actions = {}
        for agent in env.agents:
            actions[agent] = WAIT
            if not seen[agent]["action_mask"][WAIT]:
                yield agent, seen[agent]
                actions[agent] = chosen(seen[agent], agent, counts[agent])
                counts[agent] += 1
        seen, *_ = env.step(actions)


@pytest.mark.parametrize("options", WAYS)
def test_in_turn_and_all_at_once_are_the_same_game(options: dict[str, Any]) -> None:
    """Every player sees the same before each action: the rounds are sealed either way."""
    turns, together = table_v1.raw_env(**options), table_v1.parallel_env(**options)
    for seed in range(2):
        one, other = list(in_turn(turns, seed)), list(at_once(together, seed))
        for agent in turns.possible_agents:
            first = [seen for each, seen in one if each == agent]
            second = [seen for each, seen in other if each == agent]
            assert len(first) == len(second)
            assert all(same(a, b) for a, b in zip(first, second, strict=True))
        records = [write_record(env.playing.game.record()) for env in (turns, together)]
        assert records[0] == records[1]


@pytest.mark.parametrize("options", WAYS)
def test_rewards_add_up_and_the_end_is_told(options: dict[str, Any]) -> None:
    env = table_v1.parallel_env(**options)
    seen, infos = env.reset(seed=11)
    sums, rng = dict.fromkeys(env.agents, 0.0), random.Random(1)
    while env.agents:
        assert all(info == {"illegal": False} for info in infos.values())
        actions = {a: chosen(seen[a], a, rng.randrange(10**6)) for a in env.agents}
        seen, rewards, over, cut, infos = env.step(actions)
        assert not any(cut.values()) and len(set(over.values())) == 1
        for agent, reward in rewards.items():
            sums[agent] += reward
    scores = env.playing.position.scores
    for seat, agent in enumerate(env.possible_agents):
        assert sums[agent] == infos[agent]["total"] == total(scores[seat])
        assert seen[agent]["action_mask"].nonzero()[0].tolist() == [WAIT]
        if env.max_num_agents > 1:
            assert infos[agent]["rank"] == ranks(scores)[seat] and "rating" not in infos[agent]
        else:
            assert "rank" not in infos[agent] and infos[agent]["title"]


def test_a_player_is_paid_in_turn_what_the_rounds_brought() -> None:
    env = table_v1.env(3)
    env.reset(seed=2)
    sums, told = dict.fromkeys(env.agents, 0.0), {}
    for number, agent in enumerate(env.agent_iter()):
        seen, reward, over, _, info = env.last()
        assert seen is not None
        sums[agent] += reward
        if over:
            told[agent] = info["total"]
        env.step(None if over else chosen(seen, agent, number))  # type: ignore[arg-type]
    assert sums == told


def test_all_at_once_a_forbidden_action_holds_up_the_round() -> None:
    env = table_v1.parallel_env(2)
    seen, _ = env.reset(seed=1)
    good = {agent: chosen(seen[agent], agent, 0) for agent in env.agents}
    before = env.playing.position
    again, rewards, over, _, infos = env.step({"player_0": good["player_0"], "player_1": WAIT})
    assert env.playing.position is before and not any(over.values()) and not any(rewards.values())
    assert infos["player_0"] == {"illegal": False}
    assert infos["player_1"]["why"] == "Only a seat that has nothing to draw can wait."
    assert same(again["player_1"], seen["player_1"])
    # The first has drawn and waits; drawing twice is refused, and the second opens the round.
    assert np.flatnonzero(again["player_0"]["action_mask"]).tolist() == [WAIT]
    *_, infos = env.step({"player_0": good["player_0"]})
    assert infos["player_0"]["why"] == "Seat 1 has nothing to draw right now."
    assert infos["player_1"]["illegal"]
    env.step({"player_1": good["player_1"]})
    assert len(env.playing.position.shown) > len(before.shown)


def test_in_turn_a_forbidden_action_keeps_the_turn() -> None:
    env = table_v1.raw_env(2)
    env.reset(seed=1)
    before = env.playing.position
    seen = env.observe("player_0")
    env.step(WAIT)
    assert env.agent_selection == "player_0" and env.infos["player_0"]["illegal"]
    assert env.playing.position is before and same(env.observe("player_0"), seen)
    env.step(chosen(seen, "player_0", 0))
    assert env.agent_selection == "player_1" and not env.infos["player_0"]["illegal"]


def test_an_ambush_shows_the_map_that_is_drawn_on() -> None:
    options = Options.of("base")
    seed = next(decks_with(options, lambda _, card: card == "goblin_attack", 1))
    env = table_v1.parallel_env(3)
    seen, _ = env.reset(options={"deck": seed})
    assert env.playing.position.round == "ambush"
    actions = {agent: chosen(seen[agent], agent, 0) for agent in env.agents}
    facts = unfold(seen["player_0"]["observation"])[1]
    assert facts["other map"].tolist() == [1.0]
    env.step(actions)
    assert [sheet.monster.bit_count() for sheet in env.playing.position.sheets] == [3, 3, 3]


@pytest.mark.parametrize("players", [0, 101])
def test_a_table_has_1_to_100_players(players: int) -> None:
    with pytest.raises(BadOptions, match=f"^A table has 1 to 100 players, not {players}.$"):
        table_v1.env(players)


def test_what_version_1_cannot_show_is_refused_in_one_sentence() -> None:
    """A raid of another terrain than monster has no number in it (R6.12)."""
    for make in (table_v1.env, table_v1.parallel_env):
        make(2, ambush_fallback="monster")
        with pytest.raises(BadOptions, match=r"^Environments of version 1 cannot show the option"):
            make(2, ambush_fallback="any")


def test_strangers_and_the_impatient_are_told() -> None:
    env = table_v1.parallel_env(2, render_mode="ansi")
    with pytest.raises(ValueError, match=r"^call reset before the first step$"):
        env.render()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"^there is no 'player_7' at this table$"):
        env.step({"player_7": 0})
    text = env.render()
    assert text is not None and text.count("seat ") == 2
    env.close()
