"""What kind of value each argument of a reason is, and how a sentence says it.

A reason holds ids, squares and numbers, so that every language can name a card in its own way.
"""

from typing import Final, Literal, TypeAlias, get_args

from quillmap.texts import Language, has_text, text

ArgKind: TypeAlias = Literal[
    "card",
    "terrain",
    "terrains",
    "square",
    "squares",
    "seat",
    "number",
    "round",
    "drawing",
    "option",
    "setting",
    "ruleset",
    "bot",
    "value",
    "choices",
    "text",
    "word",
    "english",
]
KINDS: Final[tuple[ArgKind, ...]] = get_args(ArgKind)

MEANING: Final[dict[ArgKind, str]] = {
    "card": "the id of a card",
    "terrain": "a terrain",
    "terrains": "terrains with spaces between, of which each will do",
    "square": "the name of a square",
    "squares": "names of squares with spaces between; empty for none",
    "seat": "a seat, counted from 1",
    "number": "a whole number",
    "round": "what a round asks for: explore, hero, ambush, gaze, troll",
    "drawing": "what was drawn: a terrain on the own map, raid or destroys",
    "option": "the name of an option (R18)",
    "setting": "the name of a setting of a table",
    "ruleset": "the name of a ruleset",
    "bot": "the name of a bot",
    "value": "a value of an option",
    "choices": "values with a comma and a space between; 5-60 is every number from 5 to 60",
    "text": "as somebody sent it",
    "word": "the word that could not be read; empty at the end of the line",
    "english": "part of an English sentence, which another language may leave out",
}

USUAL: Final[dict[str, ArgKind]] = {
    "bot": "bot",
    "card": "card",
    "choices": "choices",
    "eligible": "squares",
    "given": "drawing",
    "least": "number",
    "longest": "number",
    "mark": "text",
    "most": "number",
    "now": "number",
    "offered": "terrains",
    "on": "seat",
    "option": "option",
    "players": "number",
    "printed": "number",
    "round": "number",
    "row": "number",
    "ruleset": "ruleset",
    "seat": "seat",
    "seats": "number",
    "seconds": "number",
    "setting": "setting",
    "square": "square",
    "squares": "squares",
    "taken": "number",
    "target": "seat",
    "terrain": "terrain",
    "value": "text",
    "version": "number",
    "wanted": "number",
    "why": "english",
    "word": "word",
}
"""By the name of the argument; a test demands that every argument has its kind."""

_OTHERWISE: Final[dict[tuple[str, str], ArgKind]] = {
    ("unknown_bot", "bot"): "text",
    ("unknown_card", "card"): "text",
    ("unknown_option", "option"): "text",
    ("fixed_by_ruleset", "value"): "value",
    ("unseen_option", "value"): "value",
    ("wrong_kind", "wanted"): "round",
    ("zero_no_terrain", "terrain"): "terrains",
}
"""By reason and argument, where the name alone says something else."""

_NAMED_BY: Final[dict[ArgKind, str]] = {
    "card": "name",
    "terrain": "name",
    "terrains": "name",
    "bot": "bot",
}
"""How the message begins that names an id of this kind.

Options, settings and rulesets keep their ids: whoever reads Python's sentences has typed these.
"""


def kind_of(reason: str, argument: str) -> ArgKind:
    """What kind of value this argument of this reason is."""
    return _OTHERWISE.get((reason, argument)) or USUAL.get(argument, "text")


def spoken(kind: ArgKind, value: str | int, language: Language) -> str | int:
    """The value as a sentence says it: ids become names, several of them a list.

    What somebody sent may stand in Python's quotes; a sentence has its own.
    """
    if kind == "text" and isinstance(value, str):
        return value.strip("'")
    named_by = _NAMED_BY.get(kind)
    if isinstance(value, int) or named_by is None:
        return value
    messages = [(f"{named_by}-{id}", id) for id in value.split(" ")]
    return " / ".join(
        text(message, language) if has_text(message) else id for message, id in messages
    )
