"""Every sentence in five languages, read from the catalogues in `quillmap/locales`.

>>> from quillmap.texts import text
>>> text("name-spring", "pl")
'Wiosna'
>>> text("points-made", "cs", count=3)
'3 body'
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from quillmap.texts.fluent import Args, Pattern, Value, read, say, split
from quillmap.texts.numbers import LANGUAGES, Language

__all__ = ["ENGLISH", "LANGUAGES", "Args", "Language", "Value", "has_text", "messages", "text"]

ENGLISH: Final[Language] = "en"
"""The source of all other languages, and what stands in for what they lack."""


def text(id: str, language: Language = ENGLISH, /, **args: Value) -> str:
    """A message in a language, in English if that language lacks it; KeyError if nobody has it."""
    spoken, pattern = _found(language, id)
    if len(pattern) == 1 and isinstance(pattern[0], str):
        return pattern[0]  # most messages say the same to everybody
    return say(pattern, args, lambda other: _found(spoken, other)[1], spoken)


def has_text(id: str) -> bool:
    """Whether there is such a message."""
    return id in messages(ENGLISH)


@cache
def messages(language: Language) -> Mapping[str, str]:
    """All messages of a language as they stand in its files, read at the first question."""
    folder = files("quillmap").joinpath("locales", language)
    found: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            found |= split(file.read_text("utf-8"))
    return found


@cache
def _found(language: Language, id: str) -> tuple[Language, Pattern]:
    """A message and the language that has it, read once: most are never asked for in a process."""
    spoken = language if id in messages(language) else ENGLISH
    return spoken, read(messages(spoken)[id])
