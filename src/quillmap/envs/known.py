"""The cards that environments of version 1 know, in the order of their numbers.

Observations and actions are a contract with everything that was ever trained on them, so a card
that is added to the game later is not among them, and a game with it is refused.
"""

from typing import Final

from quillmap.material import BACKS, BOXES, CARDS, Card, pools
from quillmap.rules.options import Options
from quillmap.rules.reasons import BadOptions, Reason

RULES: Final = 1
"""The rules version that they play."""
_FIRST: Final = pools(RULES)

HEROES: Final = _FIRST.heroes
KNOWN: Final[dict[str, Card]] = {
    id: CARDS[id]
    for id in (
        *(id for box in BOXES for id in _FIRST.explore[box]),
        *_FIRST.ruins,
        *(id for box in BOXES for id in _FIRST.ambush[box]),
        *HEROES,
    )
}
"""The cards that can be revealed."""
KNOWN_EDICTS: Final = tuple(
    id for box in BOXES for back in BACKS for id in _FIRST.edicts(back, box)
)


def must_be_known(options: Options) -> None:
    """BadOptions for a game that an observation cannot show."""
    for option, asked, known in (
        ("edicts", options.edicts, KNOWN_EDICTS),
        ("ambush_set", options.ambush_set, KNOWN),
    ):
        for card in asked or ():
            if card not in known:
                raise BadOptions(Reason("not_in_environments", option=option, card=card))
