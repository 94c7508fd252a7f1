"""Every message of every language, said by our reader and by the reference implementation alike."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource

import quillmap.texts
from quillmap.texts import LANGUAGES, Language, Value, has_text, messages, text
from tests.page.catalogues import LOCALES, everything, wanted

NUMBERS = (0, 1, 2, 3, 5, 12, 22, 101, 12_345)
WORDS = ("Ada", "")
PLURALS = {"one", "few", "many", "other"}


def bundle(language: Language) -> FluentBundle:
    """The reference implementation with all catalogues of a language."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def arguments(language: Language, id: str) -> Iterator[dict[str, Value]]:
    """Arguments that make a message say each thing that it can say."""
    names = wanted(id, everything(language))
    # A word such as "other" is a plural to the reference implementation, even of no number.
    keys = {key for choice in everything(language)[id].choices for key in choice} - PLURALS
    values: list[Value] = [*NUMBERS, *WORDS, *sorted(keys)]
    for value in values:
        yield dict.fromkeys(names, value)
        if not names:
            return


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_by_the_reference_implementation(language: Language) -> None:
    other = bundle(language)
    assert messages(language).keys() == everything(language).keys()
    for id in messages(language):
        pattern = other.get_message(id).value
        assert pattern is not None
        for args in arguments(language, id):
            expected, errors = other.format_pattern(pattern, args)
            assert not errors, id
            assert text(id, language, **args) == expected, id


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = {language: dict(messages(language)) for language in LANGUAGES}
    del whole["pl"]["points-made"]
    monkeypatch.setattr(quillmap.texts, "messages", whole.__getitem__)
    # What was read before is not asked again.
    monkeypatch.setattr(quillmap.texts, "_found", quillmap.texts._found.__wrapped__)
    assert text("points-made", "pl", count=1) == "1 point"
    assert text("points-made", "cs", count=3) == "3 body"
    with pytest.raises(KeyError):
        text("no-such-message", "pl")


def test_what_there_is_can_be_asked() -> None:
    assert has_text("name-spring") and not has_text("name-atlantis")
