"""Tables of several players as PettingZoo environments: in turn, and all at once.

Both are the same game. Its rounds are sealed, so in turn nobody sees more than all at once.
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from quillmap.envs.actions import ACTIONS, WAIT
from quillmap.envs.observing import observation_space
from quillmap.envs.playing import RENDER_MODES, Decks, Info, Playing, checked_mode, chosen
from quillmap.envs.rendering import table_text
from quillmap.rules.moves import Seat
from quillmap.rules.position import MOST_PLAYERS
from quillmap.rules.reasons import BadOptions, Reason

TABLE: Final = "quillmap_table_v1"

Seen = dict[str, Any]


class _Table:
    """What both kinds have in common: who sits where, the spaces, and the game under way."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (as PettingZoo declares it)
        "name": TABLE,
        "render_modes": RENDER_MODES,
        "render_fps": 2,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        players: int = 2,
        ruleset: str = "base",
        *,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if not 1 <= players <= MOST_PLAYERS:
            raise BadOptions(Reason("players", players=players))
        self.options = chosen(ruleset, options)
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.action_spaces: dict[str, spaces.Space[np.int64]] = {
            agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, spaces.Space[Seen]] = {
            agent: observation_space() for agent in self.possible_agents
        }
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._decks = Decks()
        self._playing: Playing | None = None

    @property
    def playing(self) -> Playing:
        """The game under way; `playing.game.record()` writes it down."""
        if self._playing is None:
            raise ValueError("call reset before the first step")
        return self._playing

    def action_space(self, agent: str) -> spaces.Space[np.int64]:
        """The same for everybody."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        """The same for everybody."""
        return self.observation_spaces[agent]

    def render(self) -> str | None:
        """All maps as text, if the render mode is `ansi`."""
        return None if self.render_mode is None else table_text(self.playing.position)

    def close(self) -> None:
        """There is nothing to give back."""

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        deck = self._decks.next(seed, options)
        self._playing = Playing(self.options, len(self.possible_agents), deck)
        self.agents = self.possible_agents[:]

    def _totals(self) -> dict[str, int]:
        return {agent: self.playing.total(self._seats[agent]) for agent in self.agents}

    def _info(self, agent: str, why: str | None = None) -> Info:
        return self.playing.info(self._seats[agent], why)


class Together(_Table, ParallelEnv[str, Seen, np.int64]):
    """Everybody acts at once; who has nothing to draw waits."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        """A new game. The seed fixes its deck and those of all later games."""
        self._begin(seed, options)
        return self._seen(), {agent: self._info(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]
    ]:
        """One action for everybody; who names none waits. What a mask forbids changes nothing."""
        for agent in actions:
            if agent not in self._seats:
                raise ValueError(f"there is no {agent!r} at this table")
        before = self._totals()
        # All masks are of the round as it was, so that nobody's action depends on another's.
        waiting = [agent for agent in self.agents if self._seats[agent] not in self.playing.awaited]
        why: dict[str, str | None] = {}
        for agent in [*waiting, *(agent for agent in self.agents if agent not in waiting)]:
            why[agent] = self.playing.act(self._seats[agent], actions.get(agent, WAIT))
        after, over = self._totals(), self.playing.over
        answer = (
            self._seen(),
            {agent: float(after[agent] - before[agent]) for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            {agent: self._info(agent, why[agent]) for agent in self.agents},
        )
        if over:
            self.agents = []
        return answer

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.playing.observation(self._seats[agent]) for agent in self.agents}


class Turns(_Table, AECEnv[str, Seen, np.int64]):
    """One after the other: in each round everybody who has something to draw, in seat order."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The seed fixes its deck and those of all later games."""
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        """What this player sees now."""
        return self.playing.observation(self._seats[agent])

    def step(self, action: Any) -> None:
        """An action of the player whose turn it is, who keeps the turn if a mask forbids it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        before = self._totals()
        why = self.playing.act(self._seats[agent], action)
        after = self._totals()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: float(after[each] - before[each]) for each in self.agents}
        self._accumulate_rewards()
        self.infos[agent] = self._info(agent, why)
        if self.playing.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: self._info(each) for each in self.agents}
        self._select()

    def _select(self) -> None:
        awaited = self.playing.awaited
        self.agent_selection = self.possible_agents[awaited[0] if awaited else 0]
