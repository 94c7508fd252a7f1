"""The cards that can come, how likely each is, and how lucky it was that one of them came.

There is luck in a game, and none of it is anybody's doing: what is drawn never changes which cards
come. So the luck of a card can be told apart: what the map is worth with it, against the mean over
all cards that could have come instead. That mean is zero for everybody who does not know the
deck, however they play and however a map is valued; a good value only tells more of the luck.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

from quillmap.rules.position import Position, Unseen

Values: TypeAlias = Callable[[Position], Sequence[int]]
"""What a map is worth with each card that can come, in the order of `next_cards`.

The card that came and those that did not are valued by the same means and with the same effort,
else the mean of luck is not zero.
"""


def next_cards(unseen: Unseen) -> Iterator[tuple[str, int]]:
    """Every card that can come, and how likely it is, as whole numbers."""
    ambushes, heroes = max(1, len(unseen.ambushes)), max(1, len(unseen.heroes))
    for card in unseen.explore:
        yield card, ambushes * heroes
    for card in unseen.ambushes if unseen.ambush_backs else ():
        yield card, unseen.ambush_backs * heroes
    for card in unseen.heroes if unseen.hero_backs else ():
        yield card, unseen.hero_backs * ambushes


def luck_of(position: Position, card: str, values: Values) -> Fraction:
    """How much more the map is worth with this card than with all that can come, on average.

    The position waits for a card, and this is one of those that can come.
    """
    chances = list(next_cards(position.unseen))
    worth = values(position)
    weighed = sum(weight * value for (_, weight), value in zip(chances, worth, strict=True))
    weights = sum(weight for _, weight in chances)
    came = next(index for index, (each, _) in enumerate(chances) if each == card)
    return worth[came] - Fraction(weighed, weights)
