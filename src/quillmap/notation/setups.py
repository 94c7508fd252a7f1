"""What is fixed before the first card, as lines: one option a line, then edicts and ambushes."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from quillmap.material import ALL_AMBUSHES, BOXES, MAPS, SCORING, pools
from quillmap.notation.text import NotationError, Words
from quillmap.rules.maps import RANDOM, MapSheet, OwnMap
from quillmap.rules.options import (
    LATER,
    RULES,
    AmbushFallback,
    Fallback,
    Options,
    Ruleset,
    SoloAmbush,
    left_out,
)
from quillmap.rules.position import MOST_PLAYERS, Setup
from quillmap.rules.reasons import BadOptions, Reason

_SWITCH = ("on", "off")
_OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "ruleset": get_args(Ruleset),
    "map_sheet": (),  # see _take_sheet
    "season_set": BOXES,
    "explore_set": BOXES,
    "hero_cards": _SWITCH,
    "fallback_terrain": get_args(Fallback),
    "ambush_fallback": get_args(AmbushFallback),
    "solo_ambush": get_args(SoloAmbush),
    "hero_pattern_rotation": _SWITCH,
    "wildholds_points": ("8", "6"),
    "effects_after_winter": _SWITCH,
}
"""The options that have a line of their own, with their values (R18)."""

_HOW = ("drawn", "chosen")

SETUP_KEYS: Final = ("rules", "players", *_OPTIONS, "edicts", "ambushes")
"""The fields of a setup, in the order in which they are written."""
NEEDED_KEYS: Final = tuple(key for key in SETUP_KEYS if key not in LATER)
"""Those that every setup has; the others are left out where they are as usual."""


def write_setup(setup: Setup) -> list[str]:
    """The lines of a setup."""
    options = setup.options
    lines = [f"rules {setup.rules}", f"players {setup.players}"]
    values = {key: _value(getattr(options, key)) for key in _OPTIONS}
    if setup.drawn_sheet:
        values["map_sheet"] = f"drawn {setup.drawn_sheet}"
    lines += [f"{key} {value}" for key, value in values.items() if not left_out(key, value)]
    for key, cards, asked in (
        ("edicts", setup.edicts, options.edicts),
        ("ambushes", setup.ambushes, options.ambush_set),
    ):
        lines.append(" ".join((key, "drawn" if asked is None else "chosen", *cards)))
    return lines


def _value(value: object) -> str:
    return str({True: "on", False: "off"}[value] if isinstance(value, bool) else value)


def read_setup(fields: Mapping[str, Words]) -> Setup:
    """The setup of these fields; those that every setup has must be there."""
    rules = fields["rules"].number("rules version", 1, RULES)
    players = fields["players"].number("players", 1, MOST_PLAYERS)
    asked: dict[str, Any] = {
        key: fields[key].choice(values, key)
        for key, values in _OPTIONS.items()
        if values and key in fields
    }
    sheet_drawn, asked["map_sheet"] = _take_sheet(fields["map_sheet"])
    edicts_drawn, edicts = _four(fields["edicts"], tuple(SCORING), "a scoring card")
    ambushes_drawn, ambushes = _four(fields["ambushes"], tuple(ALL_AMBUSHES), "an ambush card")
    for key in SETUP_KEYS:
        if key in fields:
            fields[key].end()
    try:
        # Cards that were drawn must still be cards that could be drawn: ask once as if chosen.
        checked = Options.of(**asked, edicts=edicts, ambush_set=ambushes, rules=rules)
        if sheet_drawn:
            asked["map_sheet"] = RANDOM
        options = Options.of(
            **asked,
            edicts=None if edicts_drawn else edicts,
            ambush_set=None if ambushes_drawn else ambushes,
            rules=rules,
        )
    except BadOptions as error:
        raise _do_not_fit(error.reason, fields) from None
    if ambushes_drawn and options.ambush_set is not None:
        line = fields["ambushes"].line
        raise NotationError(line, f'"chosen", as the ruleset {options.ruleset} fixes them', "drawn")
    for key, drawn, cards in (
        ("edicts", edicts_drawn, edicts),
        ("ambushes", ambushes_drawn, ambushes),
    ):
        strange = set(cards).difference(pools(rules).everything()) if drawn else ()
        for card in cards:
            if card in strange:
                expected = f'"chosen", as rules {rules} never draw {card}'
                raise NotationError(fields[key].line, expected, "drawn")
    drawn_sheet = str(checked.map_sheet) if sheet_drawn else None
    return Setup(players, options, edicts, checked.ambush_set or ambushes, rules, drawn_sheet)


def _take_sheet(words: Words) -> tuple[bool, MapSheet]:
    """A letter, an own map on one line, or `drawn` with the letter that chance has found."""
    drawn = words.skip("drawn")
    if drawn or "/" not in words.peek():
        return drawn, words.choice(tuple(MAPS), "map_sheet")
    try:
        own = OwnMap.read(words.peek())
    except BadOptions as error:
        raise words.error(str(error).rstrip(".")) from None
    words.at += 1
    return False, own


def _four(words: Words, ids: tuple[str, ...], what: str) -> tuple[bool, tuple[str, ...]]:
    drawn = words.choice(_HOW, "how they were found") == "drawn"
    return drawn, tuple(words.choice(ids, what) for _ in range(4))


def _do_not_fit(reason: Reason, fields: Mapping[str, Words]) -> NotationError:
    """The reason why options do not go together, with the line of the option it is about."""
    about = dict(reason.args).get("option", "edicts")
    if reason == Reason("four_ambushes") or about == "ambush_set":
        about = "ambushes"
    words = fields[str(about)]
    why = str(reason).rstrip(".")
    return NotationError(words.line, f"options that go together ({why})", " ".join(words.words))
