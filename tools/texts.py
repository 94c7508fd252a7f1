"""Lists the texts that a language lacks, to be asked before a release.

    python -m tools.texts

Whoever adds a card writes its English block; until somebody has translated it, players of other
languages read the English one. Exit code 1 if anything is missing.
"""

import sys
from collections.abc import Iterable

from quillmap.texts import ENGLISH, LANGUAGES, Language, messages


def missing(language: Language) -> list[str]:
    """The messages that are there in English alone."""
    own = messages(language)
    return [id for id in messages(ENGLISH) if id not in own]


def listed(languages: Iterable[Language] = LANGUAGES) -> list[str]:
    """One line for each language that lacks something."""
    lacking = {language: missing(language) for language in languages}
    return [f"{language} lacks {' '.join(ids)}" for language, ids in lacking.items() if ids]


if __name__ == "__main__":
    lines = listed()
    print("\n".join(lines) or "Every language has every text.")
    sys.exit(1 if lines else 0)
