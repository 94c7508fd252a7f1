"""How the five languages count: which plural a number takes, and how a long one is written.

Whole numbers alone, as Unicode's CLDR says it; nothing in the game is a fraction.
"""

from typing import Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "pl", "de", "cs", "el"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

Plural: TypeAlias = Literal["one", "few", "many", "other"]

_BETWEEN: Final[dict[Language, str]] = {
    "en": ",",
    "pl": "\u00a0",
    "de": ".",
    "cs": "\u00a0",
    "el": ".",
}
"""What stands between thousands; in Polish and Czech a space at which no line ends."""


def plural(number: int, language: Language) -> Plural:
    """The plural that a number takes: 2 maps are few in Polish and Czech."""
    count = abs(number)
    if count == 1:
        return "one"
    match language:
        case "pl":
            few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
            return "few" if few else "many"
        case "cs":
            return "few" if count in (2, 3, 4) else "other"
        case _:
            return "other"


def grouped(number: int, language: Language) -> str:
    """In figures, with a real minus and thousands apart; in Polish from five figures on."""
    small = language == "pl" and abs(number) < 10_000
    figures = str(abs(number)) if small else f"{abs(number):,}".replace(",", _BETWEEN[language])
    return f"−{figures}" if number < 0 else figures
