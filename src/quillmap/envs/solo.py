"""`quillmap/Solo-v1`: one game alone, as a Gymnasium environment.

Version history
    v1: the first. docs/envs.md says what would make another version.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quillmap.envs.actions import ACTIONS
from quillmap.envs.observing import observation_space
from quillmap.envs.playing import RENDER_MODES, Decks, Info, Playing, checked_mode, chosen
from quillmap.envs.rendering import map_text
from quillmap.rules.moves import Seat

SOLO: Final = "quillmap/Solo-v1"

Seen = dict[str, Any]

_ALONE: Final = Seat(0)


class Solo(gymnasium.Env[Seen, np.int64]):
    """One player, one map. The reward is the change of the total; the rating is told at the end.

    Options go by their names in R18: `Solo("heroes", map_sheet="D", edicts=[...])`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (as Gymnasium declares it)
        "name": SOLO,
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }

    def __init__(
        self, ruleset: str = "base", *, render_mode: str | None = None, **options: object
    ) -> None:
        self.options = chosen(ruleset, options)
        self.render_mode = checked_mode(render_mode)
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = observation_space()
        self._decks = Decks()
        self.playing: Playing | None = None
        """The game under way; `playing.game.record()` writes it down."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Info]:
        """A new game. The seed fixes its deck and those of all later games.

        `options={"deck": ...}` asks for the deck of a certain game: 32 bytes or 64 hex digits.
        """
        deck = self._decks.next(seed, options)
        super().reset(seed=seed)
        self.playing = Playing(self.options, 1, deck)
        return self.playing.observation(_ALONE), self.playing.info(_ALONE)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:
        """One action. If its mask forbids it, nothing changes and `info["illegal"]` is true."""
        playing = self._begun()
        before = playing.total(_ALONE)
        why = playing.act(_ALONE, action)
        return (
            playing.observation(_ALONE),
            float(playing.total(_ALONE) - before),
            playing.over,
            False,
            playing.info(_ALONE, why),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name by which maskable learners ask for it."""
        return self._begun().mask(_ALONE).astype(bool)

    def render(self) -> str | None:
        """The map as text, if the render mode is `ansi`."""
        if self.render_mode is None:
            return None
        return map_text(self._begun().position, _ALONE)

    def _begun(self) -> Playing:
        if self.playing is None:
            raise gymnasium.error.ResetNeeded("call reset before the first step")
        return self.playing
