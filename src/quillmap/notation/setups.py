"""What is fixed before the first card, as lines: one option a line, then edicts and ambushes."""

from collections.abc import Callable
from typing import Final

from quillmap.material import SCORING
from quillmap.notation.text import NotationError, Words
from quillmap.rules.options import RULES, Options
from quillmap.rules.position import ALL_AMBUSHES, MOST_PLAYERS, Setup
from quillmap.rules.reasons import BadOptions

_OPTIONS: Final[dict[str, Callable[[Options], str]]] = {
    "ruleset": lambda o: o.ruleset,
    "map_sheet": lambda o: o.map_sheet,
    "season_set": lambda o: o.season_set,
    "explore_set": lambda o: o.explore_set,
    "hero_cards": lambda o: _switch(o.hero_cards),
    "fallback_terrain": lambda o: o.fallback_terrain,
    "solo_ambush": lambda o: o.solo_ambush,
    "hero_pattern_rotation": lambda o: _switch(o.hero_pattern_rotation),
    "wildholds_points": lambda o: str(o.wildholds_points),
    "effects_after_winter": lambda o: _switch(o.effects_after_winter),
}
_CHOSEN, _DRAWN = "chosen", "drawn"

SETUP_KEYS: Final = ("rules", "players", *_OPTIONS, "edicts", "ambushes")
"""The fields of a setup, in the order in which they are written."""


def _switch(on: bool) -> str:
    return "on" if on else "off"


def write_setup(setup: Setup) -> list[str]:
    """The lines of a setup."""
    options = setup.options
    lines = [f"rules {setup.rules}", f"players {setup.players}"]
    lines += [f"{key} {value(options)}" for key, value in _OPTIONS.items()]
    edicts = _DRAWN if options.edicts is None else _CHOSEN
    ambushes = _DRAWN if options.ambush_set is None else _CHOSEN
    lines.append(f"edicts {edicts} {' '.join(setup.edicts)}")
    lines.append(f"ambushes {ambushes} {' '.join(setup.ambushes)}")
    return lines


def read_setup(fields: dict[str, Words], last: int) -> Setup:
    """The setup of these fields; an option that is left out takes the value of the ruleset."""
    for key in ("rules", "players", "ruleset", "edicts", "ambushes"):
        if key not in fields:
            raise NotationError(last, f'a line "{key}"', "")
    rules = fields["rules"].number("rules version", 1, RULES)
    players = fields["players"].number("number of players", 1, MOST_PLAYERS)
    asked: dict[str, str] = {}
    for key in _OPTIONS:
        if key in fields:
            word = fields[key].take(f"a value of {key}")
            asked[key] = word.upper() if key == "map_sheet" else word
    edicts_drawn, edicts = _four(fields["edicts"], list(SCORING), "a scoring card")
    ambushes_drawn, ambushes = _four(fields["ambushes"], list(ALL_AMBUSHES), "an ambush card")
    for key in SETUP_KEYS:
        if key in fields:
            fields[key].end()
    try:
        # Cards that were drawn must still be cards that could be drawn: ask once as if chosen.
        checked = Options.of(**asked, edicts=edicts, ambush_set=ambushes)
        options = Options.of(
            **asked,
            edicts=None if edicts_drawn else edicts,
            ambush_set=None if ambushes_drawn else ambushes,
        )
    except BadOptions as error:
        line = min(words.line for words in fields.values())
        raise NotationError(line, f"options that go together ({error})", "these") from None
    if ambushes_drawn and options.ambush_set is not None:
        raise NotationError(fields["ambushes"].line, f'"{_CHOSEN}"', _DRAWN)
    return Setup(players, options, edicts, checked.ambush_set or ambushes, rules)


def _four(words: Words, ids: list[str], what: str) -> tuple[bool, tuple[str, ...]]:
    drawn = words.choice((_DRAWN, _CHOSEN), "how they were found") == _DRAWN
    return drawn, tuple(words.choice(ids, what) for _ in range(4))
