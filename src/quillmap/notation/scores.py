"""Season results as words: `scores 12+8+3-2 10+4+5-0`, edict + edict + coins - monsters."""

import re
from collections.abc import Sequence

from quillmap.material import SEASONS
from quillmap.notation.text import Words
from quillmap.rules.result import Result

_NUMBER = "(0|[1-9][0-9]{0,3})"
_RESULT = re.compile(rf"{_NUMBER}\+{_NUMBER}\+{_NUMBER}-{_NUMBER}")


def write_results(results: Sequence[Result]) -> str:
    """One seat's results, season by season."""
    return " ".join(f"{r.first}+{r.second}+{r.coins}-{r.monsters}" for r in results)


def take_results(words: Words) -> tuple[Result, ...]:
    """All remaining words as season results."""
    found: list[Result] = []
    while word := words.peek():
        match = _RESULT.fullmatch(word)
        if match is None or len(found) == len(SEASONS):
            raise words.error("a season's result such as 12+8+3-2, at most four")
        found.append(Result(*(int(number) for number in match.groups())))
        words.at += 1
    return tuple(found)
