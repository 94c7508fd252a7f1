"""How the five languages count, beside CLDR's own examples."""

import pytest

from quillmap.texts.numbers import LANGUAGES, Language, Plural, grouped, plural

EXAMPLES: dict[Language, dict[Plural, tuple[int, ...]]] = {
    "en": {"one": (1, -1), "other": (0, 2, 11, 21, 101)},
    "de": {"one": (1, -1), "other": (0, 2, 11, 21, 101)},
    "el": {"one": (1, -1), "other": (0, 2, 11, 21, 101)},
    "pl": {
        "one": (1, -1),
        "few": (2, 3, 4, -2, 22, 33, 104, 1002),
        "many": (0, 5, 9, 10, 11, 12, 13, 14, 21, 25, 101, 112, 1000),
    },
    "cs": {"one": (1, -1), "few": (2, 3, 4, -3), "other": (0, 5, 11, 12, 22, 34, 101)},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_number_takes_its_plural(language: Language) -> None:
    expected = EXAMPLES[language]
    assert {
        word: tuple(n for n in numbers if plural(n, language) == word)
        for word, numbers in expected.items()
    } == expected


@pytest.mark.parametrize(
    ("language", "thousand", "million"),
    [
        ("en", "1,000", "−1,234,567"),
        ("de", "1.000", "−1.234.567"),
        ("el", "1.000", "−1.234.567"),
        ("cs", "1\u00a0000", "−1\u00a0234\u00a0567"),
        ("pl", "1000", "−1\u00a0234\u00a0567"),
    ],
)
def test_thousands_stand_apart(language: Language, thousand: str, million: str) -> None:
    assert grouped(1000, language) == thousand
    assert grouped(-1_234_567, language) == million
    assert grouped(-999, language) == "−999"
