"""The bots that come with the game, from the weakest to the strongest."""

from typing import Final

from quillmap.bots import chosen
from quillmap.bots.counting import CountingBot
from quillmap.bots.protocol import Bot
from quillmap.bots.random_bot import RandomBot
from quillmap.bots.surveying import SearchingBot, SurveyingBot
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
SURVEYOR: Final = SurveyingBot(
    name="surveyor",
    level=3,
    description="Sees what a map can still become: rows nearly full, villages on the way, space.",
)
QUICK: Final = SearchingBot(
    name="quick",
    level=4,
    description="Plays its few best moves on for a moment before it draws.",
    playouts=24,
    candidates=6,
    look=24,
    horizon=3,
)
NAVIGATOR: Final = SearchingBot(
    name="navigator",
    level=5,
    description="Plays the best moves on, 200 times before it draws.",
    playouts=200,
    candidates=16,
    look=48,
    horizon=8,
)
SAGE: Final = SearchingBot(
    name="sage",
    level=6,
    description="Plays the best moves on, further and 1000 times before it draws.",
    playouts=1000,
    candidates=24,
    look=128,
    horizon=12,
)

BOTS: Final[dict[str, Bot]] = {
    bot.name: bot for bot in (RANDOM, GREEDY, WEIGHTED, SURVEYOR, QUICK, NAVIGATOR, SAGE)
}
"""Every bot by its name, in the order of level."""

HINT_BOT: Final[Bot] = NAVIGATOR if chosen.VALUER.at_once else QUICK
"""The strongest bot that answers at once, for those who wait: it gives hints and sets pars.

Two hundred playouts take the compiled core a blink, and plain Python many seconds; two dozen short
ones take a tenth of a second there.
"""
