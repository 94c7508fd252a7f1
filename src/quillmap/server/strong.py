"""Bots that play games out, and who answers in their place."""

from typing import Final

from quillmap.bots import BOTS

QUICK: Final = BOTS["surveyor"].name
"""The best bot that plays nothing out; it answers where a stronger one could not in time."""
STRONG: Final = frozenset(bot.name for bot in BOTS.values() if bot.level > BOTS[QUICK].level)


def instead(bot: str) -> str | None:
    """Who may answer in the place of a bot; None for one that is quick itself."""
    return QUICK if bot in STRONG else None
