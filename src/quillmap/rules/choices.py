"""What can be chosen for each option (R18), for those who lay out a form: asked of the options.

No value is offered here that `Options.of` refuses, and its own values are what is left open there.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from quillmap.material import ALL_AMBUSHES, BOXES, MAPS, ORIGINS, SCORING, Box
from quillmap.rules.maps import RANDOM
from quillmap.rules.options import AmbushFallback, Fallback, Options, Ruleset, SoloAmbush
from quillmap.rules.reasons import BadOptions

ChoiceKind: TypeAlias = Literal["choice", "switch", "cards"]
"""`cards`: one of the values, or a list of four of the cards."""
Value: TypeAlias = str | int | bool

RULESETS: Final[tuple[Ruleset, ...]] = get_args(Ruleset)
_SWITCH: Final = (True, False)

_VALUES: Final[dict[str, tuple[Value, ...]]] = {
    "ruleset": RULESETS,
    "map_sheet": (*MAPS, RANDOM),
    "season_set": BOXES,
    "explore_set": BOXES,
    "hero_cards": _SWITCH,
    "ambush_set": ("random", *BOXES),
    "edicts": ("random", "first_game"),
    "fallback_terrain": get_args(Fallback),
    "ambush_fallback": get_args(AmbushFallback),
    "solo_ambush": get_args(SoloAmbush),
    "hero_pattern_rotation": _SWITCH,
    "wildholds_points": (8, 6),
    "effects_after_winter": _SWITCH,
}
_BOX: Final[dict[str, Box]] = {
    "hero_pattern_rotation": "heroes",
    "wildholds_points": "base",
    "effects_after_winter": "heroes",
}
"""Options about cards of one box: without it they change nothing."""
_ALONE: Final = ("solo_ambush",)


@dataclass(frozen=True, slots=True)
class Offered:
    """What one ruleset offers for an option."""

    values: tuple[Value, ...]
    usual: Value
    """As it is where nothing is chosen."""
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: what it offers in each ruleset in which there is something to choose."""

    id: str
    kind: ChoiceKind
    offered: dict[Ruleset, Offered]
    alone: bool = False
    """Whether it matters to those who play alone only."""


def choices() -> tuple[Choice, ...]:
    """Every option, in the order of R18."""
    return tuple(_choice(id) for id in _VALUES)


def _choice(id: str) -> Choice:
    found = {ruleset: _offered(id, ruleset) for ruleset in RULESETS}
    kind: ChoiceKind = "cards" if id in ("ambush_set", "edicts") else "choice"
    return Choice(
        id,
        "switch" if _VALUES[id] == _SWITCH else kind,
        {ruleset: offered for ruleset, offered in found.items() if offered is not None},
        alone=id in _ALONE,
    )


def _offered(id: str, ruleset: Ruleset) -> Offered | None:
    """None where the ruleset leaves nothing to choose."""
    if id == "ruleset":
        return Offered(RULESETS, ruleset)
    values = tuple(value for value in _VALUES[id] if _possible(ruleset, id, value))
    cards = _cards(id, ruleset)
    if (len(values) < 2 and not cards) or _BOX.get(id) not in (None, *_boxes(ruleset)):
        return None
    usual = getattr(Options.of(ruleset), id)
    return Offered(values, "random" if usual is None else usual, cards)


def _possible(ruleset: Ruleset, id: str, value: Value) -> bool:
    try:
        Options.of(ruleset, **{id: value})  # type: ignore[arg-type]
    except BadOptions:
        return False
    return True


def _boxes(ruleset: Ruleset) -> tuple[Box, ...]:
    return BOXES if ruleset == "combined" else (ruleset,)


def _cards(id: str, ruleset: Ruleset) -> tuple[str, ...]:
    if id == "edicts":
        fitting = ORIGINS if ruleset == "combined" else (ruleset,)
        return tuple(card.id for card in SCORING.values() if card.box in fitting)
    if id == "ambush_set" and ruleset == "combined":
        return tuple(ALL_AMBUSHES)
    return ()
