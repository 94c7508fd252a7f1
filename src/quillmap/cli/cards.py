"""Finding a card by its id or its name, however it is spaced and capitalised."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, Literal

from quillmap.cli.arguments import Complaint
from quillmap.cli.speech import either, name, say
from quillmap.material import ALL_AMBUSHES, EXPLORE, HEROES, NAMES, RUINS, SCORING
from quillmap.rules.scoring import MONSTER_PENALTY

CardKind = Literal["explore", "ruins", "ambush", "hero", "scoring"]

_KINDS: Final[dict[str, CardKind]] = {
    **dict.fromkeys([*EXPLORE["base"], *EXPLORE["heroes"]], "explore"),
    **dict.fromkeys(RUINS, "ruins"),
    **dict.fromkeys(ALL_AMBUSHES, "ambush"),
    **dict.fromkeys(HEROES, "hero"),
    **dict.fromkeys(SCORING, "scoring"),
    # Not a card, but asked for like one.
    MONSTER_PENALTY: "scoring",
}


def card_name(card: str) -> str:
    """The name, also of the monster penalty."""
    return say("score-monster-penalty") if card == MONSTER_PENALTY else name(card)


def find_card(text: str, kinds: Sequence[CardKind]) -> str:
    """The id of the card that is meant; ValueError names what comes close, or what it is instead.

    >>> find_card("Ulem's Wallow", ["scoring"])
    'ulems_wallow'
    """
    word = _plain(text[:80])
    card = next((id for id in (word, f"the_{word}") if id in _KINDS), None) or _named(word)
    if card is None:
        close = get_close_matches(word, [id for id, kind in _KINDS.items() if kind in kinds])
        said = say("command-no-card", name=repr(text if len(text) <= 40 else text[:37] + "..."))
        raise ValueError(
            say("command-did-you-mean", said=said, word=either(close)) if close else said
        )
    if _KINDS[card] not in kinds:
        wanted = kinds[0] if len(kinds) == 1 else "drawable"
        raise ValueError(
            say("command-wrong-card", name=card_name(card), kind=_KINDS[card], wanted=wanted)
        )
    return card


def _plain(text: str) -> str:
    """Small letters, with one line for all that stands between words."""
    return re.sub(r"[\W_]+", "_", re.sub("['’]", "", text.lower())).strip("_")


def _named(word: str) -> str | None:
    """The card of this name in the language of the command."""
    return next((id for id in _KINDS if id in NAMES and _plain(name(id)) == word), None)


def edicts_asked(text: str) -> str | list[str]:
    """What `--edicts` names: cards with commas between, or the name of a set of them."""
    if text in ("random", "first_game"):
        return text
    try:
        return [find_card(name, ["scoring"]) for name in text.split(",")]
    except ValueError as error:
        raise Complaint(f"--edicts: {error}") from None
