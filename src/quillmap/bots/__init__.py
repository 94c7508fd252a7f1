"""Players that are no people: from a position, a seat and a budget to ideas, best first.

>>> from quillmap import Game, Options
>>> from quillmap.bots import BOTS, Budget, choose
>>> game = Game.new(Options.of("base"), seed=bytes(32))
>>> game.play(choose(BOTS["weighted"], game.position, game.awaited[0], Budget(seed=1)))
"""

from typing import TYPE_CHECKING, Any

from quillmap.bots.guests import BadGuest, bot_named
from quillmap.bots.protocol import Bot, Budget, Idea, choose, never
from quillmap.bots.roster import BOTS, HINT_BOT
from quillmap.renamed import renamed

__all__ = ["BOTS", "HINT_BOT", "BadGuest", "Bot", "Budget", "Idea", "bot_named", "choose", "never"]


if not TYPE_CHECKING:  # whoever checks types is told that the old names are gone

    def __getattr__(name: str) -> Any:
        """Names of earlier versions, which go on working."""
        if name == "PROMPT":
            return renamed(__name__, name, "HINT_BOT", HINT_BOT)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
