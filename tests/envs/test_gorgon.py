"""A Gorgon's line is two steps: where it stands, and what it destroys (R6.33)."""

from typing import Any

import numpy as np
import pytest

from quillmap.envs import Solo, table_v1
from quillmap.envs.actions import DESTROY, WAIT, covers
from quillmap.envs.observing import MAP_PLANES, unfold
from quillmap.rules import Options, Position, Raid, legal
from tests.envs.helpers import decks_with


def gorgon_first(_: Position, card: str) -> bool:
    """Whether the first card is the Gorgon."""
    return card == "gorgon_gaze"


def allowed(seen: dict[str, Any]) -> list[int]:
    """The numbers that a mask allows."""
    return [int(number) for number in np.flatnonzero(seen["action_mask"])]


def test_at_a_table_the_others_wait_for_the_second_step() -> None:
    seed = next(decks_with(Options.of("heroes"), gorgon_first, 1))
    env = table_v1.parallel_env(2, "heroes")
    seen, _ = env.reset(options={"deck": seed})
    opened = env.playing.position
    assert opened.round == "ambush"
    first = {agent: allowed(seen[agent])[0] for agent in env.agents}
    env.playing.act(env.playing.awaited[0], first["player_0"])
    second = allowed(env.playing.observation(opened.awaited[0]))
    moves = [m for m in legal(opened, opened.awaited[0]) if isinstance(m, Raid)]
    here = [move for move in moves if move.cells == covers(first["player_0"])]
    assert [covers(number) for number in second] == [move.destroys for move in here]
    assert min(second) >= DESTROY and max(second) < WAIT
    assert env.playing.position is opened


def test_the_first_step_shows_and_cannot_be_taken_back() -> None:
    seed = next(decks_with(Options.of("heroes"), gorgon_first, 1))
    env = table_v1.raw_env(2, "heroes")
    env.reset(options={"deck": seed})
    number = allowed(env.observe("player_0"))[5]
    env.step(number)
    assert env.agent_selection == "player_0" and not env.infos["player_0"]["illegal"]
    planes, facts = unfold(env.observe("player_0")["observation"])
    assert facts["asked"].tolist() == [0, 0, 0, 0, 0, 1, 0]
    placed = planes[MAP_PLANES.index("placed Gorgon")].ravel()
    assert sum(1 << int(spot) for spot in np.flatnonzero(placed)) == covers(number)
    # Nobody else sees it.
    others, _ = unfold(env.observe("player_1")["observation"])
    assert not others[MAP_PLANES.index("placed Gorgon")].any()
    env.step(number)
    assert (
        env.infos["player_0"]["why"]
        == "The Gorgon must destroy one square: choose one next to her."
    )
    far = next(n for n in range(DESTROY, WAIT) if n not in allowed(env.observe("player_0")))
    env.step(far)
    assert "cannot be destroyed. Choose from:" in env.infos["player_0"]["why"]
    env.step(allowed(env.observe("player_0"))[0])
    assert env.agent_selection == "player_1"
    for _ in range(2):
        env.step(allowed(env.observe("player_1"))[0])
    assert [sheet.destroyed.bit_count() for sheet in env.playing.position.sheets] == [1, 1]


@pytest.mark.parametrize(("way", "steps"), [("standard", 1), ("pegasus", 2)])
def test_alone_the_walk_places_it_or_the_player(way: str, steps: int) -> None:
    options = Options.of("heroes", solo_ambush=way)
    seed = next(decks_with(options, gorgon_first, 1))
    env = Solo("heroes", solo_ambush=way)
    seen, _ = env.reset(options={"deck": seed})
    assert env.playing is not None
    for left in range(steps, 0, -1):
        assert (min(allowed(seen)) >= DESTROY) == (left == 1)
        assert env.playing.position.sheets[0].destroyed == 0
        seen, *_ = env.step(allowed(seen)[0])
    assert env.playing.position.sheets[0].destroyed.bit_count() == 1
