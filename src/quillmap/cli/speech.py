"""The language of the command line: what `--lang` says, else the environment, else English.

It is chosen once, when a command begins. Lines of JSON, records and moves never depend on it.
"""

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import zip_longest

from quillmap.rules.reasons import Reason
from quillmap.texts import ENGLISH, LANGUAGES, Language, Value, text

_current: Language = ENGLISH


def add_lang(parser: argparse._ActionsContainer) -> None:
    """The argument --lang."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        help="the language of the answer; else that of the environment (LC_ALL, LC_MESSAGES, LANG)",
    )


def language_of(words: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language that a command is called in, also if its other words cannot be read."""
    for word, behind in zip_longest(words, words[1:], fillvalue=""):
        said = behind if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and (found := _known(said)):
            return found
    set_to = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return _known(next(filter(None, set_to), "")[:2].lower()) or ENGLISH


def _known(word: str) -> Language | None:
    return next((language for language in LANGUAGES if language == word), None)


def speak(language: Language) -> None:
    """From now on, in this language."""
    global _current
    _current = language


def same_language() -> list[str]:
    """What a hint has to add, so that what is typed next answers in this language, too."""
    return [] if language_of([], os.environ) == _current else ["--lang", _current]


def language() -> Language:
    """The language of the command."""
    return _current


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """In this language for a while: programs read English, whoever calls them."""
    before = _current
    speak(language)
    try:
        yield
    finally:
        speak(before)


def say(id: str, /, **args: Value) -> str:
    """A message in the language of the command, without the hyphens that only a page can hide."""
    return text(id, _current, **args).replace("\u00ad", "")


def name(id: str) -> str:
    """The name of a card, season or title."""
    return say(f"name-{id}")


def why(reason: Reason | None) -> str:
    """The sentence of a reason."""
    return "" if reason is None else reason.said(_current).replace("\u00ad", "")


def figures(number: int) -> str:
    """A number in a table, with a real minus."""
    return str(number).replace("-", "−")


def either(words: Sequence[str]) -> str:
    """`forest, village or farm`"""
    return _listed("list-or", words)


def both(words: Sequence[str]) -> str:
    """`forest, village and farm`"""
    return _listed("list-and", words)


def _listed(id: str, words: Sequence[str]) -> str:
    *others, last = words
    return say(id, first=", ".join(others), last=last) if others else last
