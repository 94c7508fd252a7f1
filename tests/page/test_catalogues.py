"""The catalogues of all languages say the same things, of everything there is to say."""

import re
import unicodedata
from pathlib import Path

import pytest

from quillmap.bots import BOTS
from quillmap.material import (
    ALL_AMBUSHES,
    BACKS,
    CARDS,
    EXPLORE,
    HEROES,
    LETTERS,
    NAMES,
    RUINS,
    SCORING,
    SEASONS,
    TERRAINS,
)
from tests.page.catalogues import (
    CATALOGUES,
    ENGLISH,
    LANGUAGES,
    LOCALES,
    OTHERS,
    catalogue,
    everything,
    junk,
    of_new_card,
    own,
    twice,
    wanted,
)

LIST = Path(__file__).parent.parent / "data" / "same_as_english.txt"
EXCEPTIONS = {
    (language, id)
    for line in LIST.read_text("utf-8").splitlines()
    if line.strip() and not line.startswith("#")
    for language, *ids in [line.split("#")[0].split()]
    for id in ids
}
"""Messages that read like English in another language, and may."""

PLURALS = {"zero", "one", "two", "few", "many"}
NEEDED = {
    # Polish has "many" for 5 and "other" for fractions, Czech "many" for fractions alone.
    "en": {"one", "other"},
    "pl": {"one", "few", "many"},
    "de": {"one", "other"},
    "cs": {"one", "few", "other"},
    "el": {"one", "other"},
}
"""The plurals without which some whole number would read wrong."""

FILES = [(language, name) for language in LANGUAGES for name in CATALOGUES]
THERE = [(language, name) for language, name in FILES if (LOCALES / language / name).exists()]
"""A file that is missing is told by one test and passed over by the others."""
every_file = pytest.mark.parametrize(("language", "name"), THERE)
every_language = pytest.mark.parametrize("language", LANGUAGES)
other_languages = pytest.mark.parametrize("language", OTHERS)


def test_there_are_five_languages() -> None:
    assert {path.name for path in LOCALES.iterdir()} == set(LANGUAGES)
    assert {"names.ftl", "cards.ftl"} <= set(CATALOGUES)


@every_language
def test_every_file_is_translated(language: str) -> None:
    assert {name for each, name in THERE if each == language} == set(CATALOGUES)


@every_file
def test_every_file_can_be_read(language: str, name: str) -> None:
    path = LOCALES / language / name
    assert not junk(path)
    assert not twice(path)
    assert catalogue(language, name)


@every_file
def test_every_language_has_the_same_messages(language: str, name: str) -> None:
    english = catalogue(ENGLISH, name).keys()
    assert catalogue(language, name).keys() <= english
    assert not {id for id in english - catalogue(language, name).keys() if not of_new_card(id)}


@every_file
def test_every_message_wants_the_same_variables(language: str, name: str) -> None:
    english, said = everything(ENGLISH), everything(language)
    shared = catalogue(language, name).keys() & english.keys()
    assert shared
    different = {
        id: (sorted(wanted(id, said)), sorted(wanted(id, english)))
        for id in shared
        if wanted(id, said) != wanted(id, english)
    }
    assert not different


@every_language
def test_no_message_is_in_two_files(language: str) -> None:
    # The page reads all files into one bundle, where the second would be lost.
    ids = [id for each, name in THERE if each == language for id in catalogue(language, name)]
    assert not {id for id in ids if ids.count(id) > 1}


@every_language
def test_every_reference_leads_to_a_message(language: str) -> None:
    messages = everything(language)
    assert any(message.references for message in messages.values())
    lost = {id: m.references - messages.keys() for id, m in messages.items()}
    assert not {id: others for id, others in lost.items() if others}


@every_language
def test_plurals_are_those_of_the_language(language: str) -> None:
    messages = everything(language)
    plural = [(id, keys) for id, m in messages.items() for keys in m.choices if keys & PLURALS]
    assert plural
    assert not [(id, sorted(keys)) for id, keys in plural if not keys >= NEEDED[language]]
    unused = PLURALS - NEEDED[language] - {"many"}
    assert not [(id, sorted(keys)) for id, keys in plural if keys & unused]


# Translated ---------------------------------------------------------------------------------------


def reads_alike(language: str, id: str) -> bool:
    """Whether a message has the same words as in English; one without letters has none."""
    said, english = own(language)[id], own(ENGLISH)[id]
    if not any(letter.isalpha() for letter in said.text):
        return False
    return said.text.casefold() == english.text.casefold()


def script(letter: str) -> str:
    """The alphabet of a letter: GREEK, LATIN."""
    return unicodedata.name(letter).split()[0]


def scripts(text: str) -> set[str]:
    """All alphabets in a text."""
    return {script(letter) for letter in text if letter.isalpha()}


@other_languages
def test_nothing_is_left_in_english(language: str) -> None:
    shared = own(language).keys() & own(ENGLISH).keys()
    alike = {id for id in shared if reads_alike(language, id)}
    assert alike <= {id for each, id in EXCEPTIONS if each == language}


def test_greek_is_written_in_greek_letters() -> None:
    latin = {id for id, message in own("el").items() if scripts(message.text) == {"LATIN"}}
    assert latin <= {id for language, id in EXCEPTIONS if language == "el"}


@every_language
def test_no_word_mixes_alphabets(language: str) -> None:
    # A Latin A in a Greek word looks right and is read out wrong.
    words = [(id, w) for id, m in everything(language).items() for w in re.findall(r"\w+", m.text)]
    assert not [(id, word) for id, word in words if len(scripts(word)) > 1]


def test_every_exception_is_one() -> None:
    needless = [
        (language, id)
        for language, id in EXCEPTIONS
        if not reads_alike(language, id)
        and not (language == "el" and scripts(own("el")[id].text) == {"LATIN"})
    ]
    assert not needless


# Whole --------------------------------------------------------------------------------------------


@every_language
def test_everything_in_the_boxes_has_a_name(language: str) -> None:
    named = everything(language)
    ids = {*NAMES, *CARDS, *TERRAINS, *(season.id for season in SEASONS)}
    assert not {id for id in ids if f"name-{id}" not in named}
    assert not {id for id in (*TERRAINS, "mountain") if f"terrain-{id}" not in named}


def test_english_names_are_those_of_the_material() -> None:
    named = everything(ENGLISH)
    assert {id: named[f"name-{id}"].text for id in NAMES} == NAMES


@every_language
def test_every_card_says_what_it_does(language: str) -> None:
    told = everything(language)
    ids = {*SCORING, *ALL_AMBUSHES, *HEROES, *RUINS, *(season.id for season in SEASONS)}
    assert not {id for id in ids if f"rule-{id}" not in told}
    # An explore card is one of three kinds: one terrain, two terrains, or any on a single square.
    for card in (*EXPLORE["base"].values(), *EXPLORE["heroes"].values()):
        kinds = {1: "explore-one-terrain", 2: "explore-two-terrains"}
        assert f"rule-{kinds.get(len(card.terrains), card.id)}" in told
    assert "rule-explore" in told


@every_language
def test_every_scoring_card_has_a_caption_with_its_points(language: str) -> None:
    told = everything(language)
    assert {id: wanted(f"example-{id}", told) for id in SCORING} == dict.fromkeys(
        SCORING, frozenset({"points"})
    )
    # The points of a rule are printed on its card, in figures.
    assert not [id for id in SCORING if not told[f"rule-{id}"].text[0].isdigit()]


@every_language
def test_the_points_of_a_rule_are_the_same_in_every_language(language: str) -> None:
    def figures(of: str, id: str) -> list[str]:
        return re.findall(r"\d+", everything(of)[f"rule-{id}"].text)

    rules = [*SCORING, *CARDS.keys() & (ALL_AMBUSHES.keys() | HEROES.keys()), "wildholds-six"]
    assert {id: figures(language, id) for id in rules} == {id: figures(ENGLISH, id) for id in rules}


@every_language
def test_labels_and_bots_are_told(language: str) -> None:
    told = everything(language)
    wanted_ids = {f"back-{back}" for back in BACKS}
    wanted_ids |= {f"{kind}-{letter}" for kind in ("letter", "monster") for letter in LETTERS}
    wanted_ids |= {f"bot-{bot}{end}" for bot in BOTS for end in ("", "-about")}
    assert not wanted_ids - told.keys()


@every_language
def test_a_monster_shows_its_own_first_letter(language: str) -> None:
    told = everything(language)
    shown = {letter: told[f"letter-{letter}"].text for letter in LETTERS}
    assert shown == {letter: told[f"monster-{letter}"].text[0] for letter in LETTERS}
    assert len(set(shown.values())) == len(LETTERS)


def test_ambushes_are_told_with_their_own_arrow_and_corner() -> None:
    for language in LANGUAGES:
        for id, card in ALL_AMBUSHES.items():
            inside = everything(language)[f"rule-{id}"].references
            assert inside == {f"ambush-{card.arrow}", f"ambush-solo-{card.corner}"}
