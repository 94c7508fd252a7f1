"""The options of a game (R18), always complete: what is left open is filled in by the ruleset."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, TypeVar, get_args

from quillmap.material import (
    ALL_AMBUSHES,
    BACKS,
    BOXES,
    FIRST_GAME_HEROES,
    SCORING,
    Box,
    Pools,
    pools,
)
from quillmap.rules.maps import MapSheet, OwnMap, chosen_sheet
from quillmap.rules.reasons import BadOptions, Reason

Ruleset = Literal["base", "heroes", "combined"]
Fallback = Literal["card", "any"]
SoloAmbush = Literal["standard", "pegasus"]
AmbushFallback = Literal["monster", "any"]

_Word = TypeVar("_Word", bound=str)

RULES: Final = 1
"""The version of our rulings. A ruling that alters legality or points raises it, and so does a
change of the pools that cards are drawn from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """How a game is played. Make one with `Options.of`, which fills in and checks."""

    ruleset: Ruleset
    map_sheet: MapSheet
    """A printed sheet, an own map, or `random`: then the seed decides, and the setup tells."""
    season_set: Box
    """Which thresholds count: they differ in summer only (R2.4)."""
    explore_set: Box
    hero_cards: bool
    """Whether hero cards are shuffled in, which also makes hero a terrain type (R1.3)."""
    ambush_set: tuple[str, ...] | None
    """The four ambush cards; None draws four of those in both boxes at random (combined)."""
    edicts: tuple[str, ...] | None
    """The scoring cards of edicts A to D; None draws them at random (R3.4)."""
    fallback_terrain: Fallback
    """What the single square shows when nothing fits (R5.9)."""
    ambush_fallback: AmbushFallback
    """What a neighbour draws where an ambush fits nowhere (R6.12)."""
    solo_ambush: SoloAmbush
    hero_pattern_rotation: bool
    wildholds_points: int
    effects_after_winter: bool

    @classmethod
    def of(
        cls,
        ruleset: str = "base",
        *,
        map_sheet: str | OwnMap | None = None,
        season_set: str | None = None,
        explore_set: str | None = None,
        hero_cards: bool | str | None = None,
        ambush_set: str | tuple[str, ...] | list[str] | None = None,
        edicts: str | tuple[str, ...] | list[str] | None = None,
        fallback_terrain: str = "auto",
        ambush_fallback: str = "monster",
        solo_ambush: str = "standard",
        hero_pattern_rotation: bool | str = True,
        wildholds_points: int | str = 8,
        effects_after_winter: bool | str = False,
        rules: int | str = RULES,
    ) -> "Options":
        """Complete options; `BadOptions` says what does not exist or does not go together.

        `rules` is no option: it says in whose pools the four ambushes of a box are found.

        >>> Options.of("heroes").map_sheet
        'C'
        """
        game: Ruleset = _choice("ruleset", ruleset, get_args(Ruleset))
        box: Box = "heroes" if ruleset == "heroes" else "base"
        heroes = None if hero_cards is None else _switch("hero_cards", hero_cards)
        if ruleset != "combined":
            _fixed("season_set", season_set, box, ruleset)
            _fixed("explore_set", explore_set, box, ruleset)
            _fixed("hero_cards", heroes, box == "heroes", ruleset)
        return cls(
            ruleset=game,
            map_sheet=chosen_sheet(ruleset, map_sheet),
            season_set=_choice("season_set", box if season_set is None else season_set, BOXES),
            explore_set=_choice("explore_set", box if explore_set is None else explore_set, BOXES),
            hero_cards=(ruleset != "base") if heroes is None else heroes,
            ambush_set=_ambushes(ruleset, box, ambush_set, pools(int(rules))),
            edicts=_edicts(ruleset, edicts),
            fallback_terrain=_fallback(ruleset, fallback_terrain),
            ambush_fallback=_choice("ambush_fallback", ambush_fallback, get_args(AmbushFallback)),
            solo_ambush=_choice("solo_ambush", solo_ambush, get_args(SoloAmbush)),
            hero_pattern_rotation=_switch("hero_pattern_rotation", hero_pattern_rotation),
            wildholds_points=int(_choice("wildholds_points", str(wildholds_points), ("8", "6"))),
            effects_after_winter=_switch("effects_after_winter", effects_after_winter),
        )


OPTIONS: Final = tuple(field.name for field in fields(Options))
"""The names of all options."""

LATER: Final[dict[str, str]] = {"ambush_fallback": "monster"}
"""Options that came after the first games were kept, and what they usually are.

They are written only where they are not as usual: so what was ever kept is written as it was.
"""


def left_out(option: str, value: object) -> bool:
    """Whether an option of this value is not written at all."""
    return option in LATER and value == LATER[option]


def options_of(
    asked: Mapping[str, object], ruleset: str = "combined", rules: int = RULES
) -> Options:
    """Options from outside, over the ruleset given unless they name one; BadOptions if they clash.

    A picture may come from either box, so it is judged by the combined rules: a hero counts as a
    terrain type.
    """
    for key, value in asked.items():
        if key not in OPTIONS:
            raise BadOptions(Reason("unknown_option", option=repr(key)))
        if not isinstance(value, str | int | list):
            expected = "text, number, true, false, list"
            raise BadOptions(Reason("bad_option", option=key, value=repr(value), choices=expected))
    complete: dict[str, Any] = {"ruleset": ruleset, **asked}
    return Options.of(**complete, rules=rules)


def _bad(option: str, value: object, choices: tuple[str, ...]) -> BadOptions:
    return BadOptions(
        Reason("bad_option", option=option, value=str(value), choices=", ".join(choices))
    )


def _choice(option: str, value: object, choices: tuple[_Word, ...]) -> _Word:
    for choice in choices:
        if value == choice:
            return choice
    raise _bad(option, value, choices)


def _switch(option: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    return _choice(option, value, ("on", "off")) == "on"


def _fixed(option: str, value: object, expected: object, ruleset: str) -> None:
    if value is not None and value != expected:
        shown = {True: "on", False: "off"}.get(expected, expected)  # type: ignore[call-overload]
        raise BadOptions(
            Reason("fixed_by_ruleset", option=option, value=str(shown), ruleset=ruleset)
        )


def _fallback(ruleset: str, asked: str) -> Fallback:
    chosen = _choice("fallback_terrain", asked, ("auto", *get_args(Fallback)))
    if chosen == "auto":
        return "card" if ruleset == "base" else "any"
    return "card" if chosen == "card" else "any"


def _ambushes(ruleset: str, box: Box, asked: object, drawn: Pools) -> tuple[str, ...] | None:
    own = drawn.ambush[box]
    if ruleset != "combined":
        if asked not in (None, box) and sorted(_listed(asked)) != sorted(own):
            raise BadOptions(
                Reason("fixed_by_ruleset", option="ambush_set", value=box, ruleset=ruleset)
            )
        return own
    if asked is None or asked == "random":
        return None
    if asked == "base" or asked == "heroes":
        return drawn.ambush[asked]
    chosen = _listed(asked)
    if len(chosen) != 4 or len(set(chosen)) != 4 or not set(chosen) <= ALL_AMBUSHES.keys():
        raise BadOptions(Reason("four_ambushes"))
    return chosen


def _edicts(ruleset: str, asked: object) -> tuple[str, ...] | None:
    if asked is None or asked == "random":
        return None
    chosen = FIRST_GAME_HEROES if asked == "first_game" else _listed(asked)
    for card in chosen:
        if card not in SCORING:
            raise BadOptions(Reason("unknown_card", card=card))
    if sorted(SCORING[card].back for card in chosen) != sorted(BACKS):
        raise BadOptions(Reason("edict_backs"))
    for card in chosen:
        if ruleset != "combined" and SCORING[card].box != ruleset:
            raise BadOptions(Reason("edict_pool", card=card, ruleset=ruleset))
    return chosen


def _listed(asked: object) -> tuple[str, ...]:
    """A list of ids, also when it comes as one text with commas or spaces."""
    if isinstance(asked, str):
        return tuple(asked.replace(",", " ").split())
    if isinstance(asked, (tuple, list)):
        return tuple(str(item) for item in asked)
    return ()
