"""Names of players: JSON strings, short, and without characters that play tricks on the reader."""

import json
import unicodedata

LONGEST_NAME = 24

_JOINERS = "\u200c\u200d"
"""Zero-width joiners: invisible, but some scripts and emoji cannot be written without them."""


def name_problem(name: str) -> str | None:
    """What is wrong with a name, or None. Nothing that breaks a line or turns its direction."""
    if not 1 <= len(name) <= LONGEST_NAME or not name.strip():
        return f"a name of 1 to {LONGEST_NAME} characters"
    for character in name:
        # Cc control, Cf format (all bidirectional controls), Cs surrogates, Zl and Zp line ends.
        tricky = unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp")
        if tricky and character not in _JOINERS:
            return "a name without control or bidirectional characters"
    return None


def write_name(name: str) -> str:
    """The name in quotes."""
    return json.dumps(name, ensure_ascii=False)


def split_name(text: str) -> tuple[str, str]:
    """A quoted name at the start of the text, and what follows it; ValueError if there is none."""
    name, end = json.JSONDecoder().raw_decode(text)
    if not isinstance(name, str):
        raise ValueError("not a string")
    return name, text[end:]
