"""Players that are no people: from a position, a seat and a budget to ideas, best first.

>>> from quillmap import Game, Options
>>> from quillmap.bots import BOTS, Budget, choose
>>> game = Game.new(Options.of("base"), seed=bytes(32))
>>> game.play(choose(BOTS["weighted"], game.position, game.awaited[0], Budget(seed=1)))
"""

from quillmap.bots.guests import BadGuest, bot_named
from quillmap.bots.protocol import Bot, Budget, Idea, choose, never
from quillmap.bots.roster import BOTS, PROMPT

__all__ = ["BOTS", "PROMPT", "BadGuest", "Bot", "Budget", "Idea", "bot_named", "choose", "never"]
