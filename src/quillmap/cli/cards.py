"""Finding a card by its id or its English name, however it is spaced and capitalised."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, Literal

from quillmap.cli.arguments import Complaint
from quillmap.material import AMBUSHES, EXPLORE, HEROES, NAMES, RUINS, SCORING
from quillmap.rules.scoring import MONSTER_PENALTY

Kind = Literal["explore", "ruins", "ambush", "hero", "scoring"]

_KINDS: Final[dict[str, Kind]] = {
    **dict.fromkeys([*EXPLORE["base"], *EXPLORE["heroes"]], "explore"),
    **dict.fromkeys(RUINS, "ruins"),
    **dict.fromkeys([*AMBUSHES["base"], *AMBUSHES["heroes"]], "ambush"),
    **dict.fromkeys(HEROES, "hero"),
    **dict.fromkeys(SCORING, "scoring"),
    # Not a card, but asked for like one.
    MONSTER_PENALTY: "scoring",
}


def card_name(card: str) -> str:
    """The English name, also of the monster penalty."""
    return "Monster penalty" if card == MONSTER_PENALTY else NAMES[card]


def find_card(text: str, kinds: Sequence[Kind]) -> str:
    """The id of the card that is meant; ValueError names what comes close, or what it is instead.

    >>> find_card("Ulem's Wallow", ["scoring"])
    'ulems_wallow'
    """
    word = re.sub(r"[\W_]+", "_", re.sub("['’]", "", text[:80].lower())).strip("_")
    card = next((id for id in (word, f"the_{word}") if id in _KINDS), None)
    if card is None:
        close = get_close_matches(word, [id for id, kind in _KINDS.items() if kind in kinds])
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        shown = repr(text if len(text) <= 40 else text[:37] + "...")
        raise ValueError(f"there is no card {shown}{hint}")
    if _KINDS[card] not in kinds:
        raise ValueError(
            f"{card_name(card)} is {_a(_KINDS[card])} card; here it takes {_any_of(kinds)} card"
        )
    return card


def edicts_asked(text: str) -> str | list[str]:
    """What `--edicts` names: cards with commas between, or the name of a set of them."""
    if text in ("random", "first_game"):
        return text
    try:
        return [find_card(name, ["scoring"]) for name in text.split(",")]
    except ValueError as error:
        raise Complaint(f"--edicts: {error}") from None


def _a(kind: Kind) -> str:
    return f"an {kind}" if kind in ("explore", "ambush") else f"a {kind}"


def _any_of(kinds: Sequence[Kind]) -> str:
    *others, last = (_a(kinds[0]), *kinds[1:])
    return f"{', '.join(others)} or {last}" if others else last
