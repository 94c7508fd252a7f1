"""The best map found with hindsight: a search that knows every card of a solo game.

Never a bot, which may not see the seed, and never more than found: it is what was possible at
least, not the most that was. docs/hindsight.md describes it exactly.
"""

from quillmap.hindsight.finding import Found, best_found, cards_of
from quillmap.hindsight.plan import MOST_WIDTH, WIDTH, Plan, plan_of

__all__ = [
    "MOST_WIDTH",
    "WIDTH",
    "Found",
    "Plan",
    "best_found",
    "cards_of",
    "plan_of",
]
