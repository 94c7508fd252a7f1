"""How lucky the cards of a game were, so that two players can be compared with less of it.

A surveyor values the map with the card that came and with those that did not. Over many games
luck is zero on average for everybody who does not know the deck, whatever the value is worth; so
what is taken out of a comparison by it changes no difference, only how far it is known.
"""

from fractions import Fraction
from typing import Final

from quillmap.bots import chosen
from quillmap.bots.chances import luck_of
from quillmap.bots.outlook import CREDIT
from quillmap.notation import Made, Record, Revealing
from quillmap.rules.play import play, reveal
from quillmap.rules.position import begin

FACTOR: Final = 0.4
"""So much of the difference in luck is taken out of a difference of ratings. An
independent study chose it on tuning decks of the base game; it is fixed, so that no comparison can
choose the factor that suits it."""


def luck(record: Record) -> int | None:
    """Of all cards of a game alone, in hundredths of a point, rounded.

    None without the compiled core: plain Python would need longer for it than most players for
    their games.
    """
    if not chosen.VALUER.at_once:
        return None
    position, sum_ = begin(record.setup), Fraction()
    for entry in record.entries:
        if isinstance(entry, Revealing):
            sum_ += luck_of(position, entry.card, chosen.VALUER.foresights)
            position = reveal(position, entry.card).position
        elif isinstance(entry, Made):
            position = play(position, entry.move).position
    return round(100 * sum_ / CREDIT.point)
