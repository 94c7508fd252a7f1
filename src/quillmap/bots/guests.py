"""Bots that others wrote: loaded by `module:Class` and looked over, or known by their names.

Only a bot that has all that `Bot` asks for comes in, under a name that records and lines can carry.
How it plays is another matter: see `quillmap.bots.guarded_turn`.
"""

import os
import re
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final

from quillmap.bots.protocol import Bot
from quillmap.bots.roster import BOTS
from quillmap.notation.names import BOT, BOT_IN_WORDS

LONGEST_DESCRIPTION: Final = 200


class BadGuest(ValueError):
    """A bot that cannot be had, in a sentence that says why."""


def bot_named(name: str) -> Bot:
    """A bot of the registry by its name, or a guest by `module:Class`; BadGuest says why not.

    Behind the colon may also stand a function that makes a bot, or a bot that is there already.
    Modules of the working directory are found, as with `python -m`. A guest is made once.
    """
    if ":" in name:
        return _guest(name)
    if name not in BOTS:
        raise BadGuest(
            f"there is no bot {name!r}, only {', '.join(BOTS)}; a guest is written module:Class"
        )
    return BOTS[name]


def bots_named(names: Sequence[str]) -> tuple[Bot, ...]:
    """The bots of these names, where none may be called like another; BadGuest says why not."""
    written: dict[str, str] = {}
    bots = tuple(bot_named(name) for name in names)
    for name, bot in zip(names, bots, strict=True):
        if written.setdefault(bot.name, name) != name:
            raise BadGuest(f"{written[bot.name]} and {name} are both called {bot.name!r}")
    return bots


def is_guest(bot: Bot) -> bool:
    """Whether others wrote it; ours are in the registry, and a guest never has their names."""
    return bot.name not in BOTS


# Loading ----------------------------------------------------------------------------------------


@cache
def _guest(written: str) -> Bot:
    module, _, attribute = written.partition(":")
    if not re.fullmatch(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*", written):
        raise BadGuest(f"a guest is written module:Class, not {written!r}")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.insert(0, os.getcwd())
    # Standard output is for answers and tables; what a guest prints goes where notes go.
    with redirect_stdout(sys.stderr):
        found = _imported(module, written)
        if not hasattr(found, attribute):
            raise BadGuest(f"{module} has no {attribute!r}")
        return _looked_over(_made(getattr(found, attribute), written), written)


def _imported(module: str, written: str) -> ModuleType:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name and f"{module}.".startswith(f"{error.name}."):
            raise BadGuest(f"there is no module {error.name!r} for {written}") from None
        raise BadGuest(f"{module} cannot be imported: {_said(error)}") from error
    except (Exception, SystemExit) as error:
        raise BadGuest(f"{module} cannot be imported: {_said(error)}") from error


def _made(found: object, written: str) -> object:
    """A bot from a class or a function; a bot that is there already stays what it is."""
    if not isinstance(found, type) and hasattr(found, "consider"):
        return found
    if not callable(found):
        raise BadGuest(f"{written} is neither a class nor a bot")
    try:
        return found()
    except (Exception, SystemExit) as error:
        raise BadGuest(f"{written} cannot be made without arguments: {_said(error)}") from error


def _looked_over(bot: object, written: str) -> Bot:
    """The same, if it has what `Bot` asks for."""
    problem = _problem(bot)
    if problem is not None:
        raise BadGuest(f"{written} {problem}")
    return bot  # type: ignore[return-value]  # it was looked over


def _problem(bot: object) -> str | None:
    parts: dict[str, object] = {}
    for each in ("name", "level", "description", "consider"):
        try:
            parts[each] = getattr(bot, each)
        except Exception:
            return f"is no bot: it has no {each!r}"
    name, level, description, consider = parts.values()
    if not isinstance(name, str) or not re.fullmatch(BOT, name):
        return f"is called {name!r}: a name is {BOT_IN_WORDS}"
    if name in BOTS:
        return f"is called {name!r}, and so is a bot that comes with the game"
    if type(level) is not int or level < 0:
        return f"has the level {level!r}: a level is a whole number from 0"
    if not isinstance(description, str) or not _is_a_line(description):
        return f"has a description that is no line of 1 to {LONGEST_DESCRIPTION} characters"
    return None if callable(consider) else "is no bot: its 'consider' cannot be called"


def _is_a_line(text: str) -> bool:
    return text.isprintable() and 1 <= len(text.strip()) <= len(text) <= LONGEST_DESCRIPTION


def _said(error: BaseException) -> str:
    """An exception in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(":")
