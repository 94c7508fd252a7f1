"""The bots that come with the game, from the weakest to the strongest."""

from typing import Final

from quillmap.bots.chance import RandomBot
from quillmap.bots.counting import CountingBot
from quillmap.bots.protocol import Bot
from quillmap.bots.worth import this_season, whole_game

RANDOM: Final = RandomBot(
    name="random",
    level=0,
    description="Draws anything that is allowed, anywhere.",
)
GREEDY: Final = CountingBot(
    name="greedy",
    level=1,
    description="Takes the most points for the end of this season and never looks further.",
    weights=this_season,
)
WEIGHTED: Final = CountingBot(
    name="weighted",
    level=2,
    description="Counts all four edicts, each as often as it will still score in this game.",
    weights=whole_game,
)

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RANDOM, GREEDY, WEIGHTED)}
"""Every bot by its name, in the order of level."""
