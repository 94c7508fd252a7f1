"""Names of players and bots: short, and without characters that play tricks on the reader."""

import json
import re
from typing import Final

from quillmap.notation.text import JOINERS, Words, trick

LONGEST_NAME: Final = 24
"""In code points."""

BOT: Final = "[a-z][a-z0-9_-]{0,39}"
"""What a bot may be called, and a header field; whoever takes a name from outside asks this."""
BOT_IN_WORDS: Final = "a letter a-z, then up to 39 of a-z, 0-9, _ and -"


def name_problem(name: str, longest: int = LONGEST_NAME) -> str | None:
    """What a player's name should have been, or None if it is one."""
    if not 1 <= len(name) <= longest:
        return f"a name of 1 to {longest} characters"
    if trick(name) is not None:
        return "a name without control or bidirectional characters"
    if all(character.isspace() or character in JOINERS for character in name):
        return "a name that can be seen"
    return None


def write_name(name: str) -> str:
    """The name in quotes."""
    return json.dumps(name, ensure_ascii=False)


def split_name(text: str) -> tuple[str, str]:
    """A quoted name at the start of the text, and what follows it; ValueError if there is none."""
    if not text.startswith('"'):
        raise ValueError("no quotes")
    name, end = json.JSONDecoder().raw_decode(text)
    assert isinstance(name, str)
    return name, text[end:]


def check_bot(name: str | None) -> None:
    """ValueError unless it is a bot's name, or none at all."""
    if name is not None and not re.fullmatch(BOT, name):
        raise ValueError(f"expected the name of a bot, found {name!r}")


def take_bot(words: Words) -> str:
    """The name of a bot."""
    return words.matching(BOT, "the name of a bot")
