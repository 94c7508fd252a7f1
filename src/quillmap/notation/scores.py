"""Season results as words: `scores 12+8+3-2 10+4+5-0`, edict + edict + coins - monsters."""

import re
from collections.abc import Sequence

from quillmap.material import SEASONS
from quillmap.notation.text import Words
from quillmap.rules.result import Result

_RESULT = re.compile(r"([0-9]{1,4})\+([0-9]{1,4})\+([0-9]{1,2})-([0-9]{1,3})")


def write_results(results: Sequence[Result]) -> str:
    """The line of one seat, season by season."""
    return " ".join(("scores", *(write_result(result) for result in results)))


def write_result(result: Result) -> str:
    """The four numbers of a season."""
    return f"{result.first}+{result.second}+{result.coins}-{result.monsters}"


def take_results(words: Words) -> tuple[Result, ...]:
    """All remaining words as season results."""
    found: list[Result] = []
    while word := words.peek():
        match = _RESULT.fullmatch(word)
        if match is None or len(found) == len(SEASONS):
            raise words.error("a season's result such as 12+8+3-2, at most four")
        found.append(Result(*(int(number) for number in match.groups())))
        words.take("a result")
    return tuple(found)
