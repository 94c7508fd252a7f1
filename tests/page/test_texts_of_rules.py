"""Reasons, options and rules in every language: nothing is missing, and nothing is left over."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from quillmap.material import BOXES, MAPS, SEASONS, TITLES
from quillmap.rules.choices import choices
from quillmap.rules.options import (
    OPTIONS,
    AmbushFallback,
    Fallback,
    Options,
    Ruleset,
    SoloAmbush,
    options_of,
)
from quillmap.rules.reasons import FIELDS, message_of
from quillmap.server.live.new_table import PRESETS
from quillmap.table.settings import Settings, TableKind
from tests.page.catalogues import LANGUAGES, Message, catalogue, everything
from tests.rules import reason_samples  # noqa: F401  (every room has declared its reasons)

ROOT: Final = Path(__file__).parent.parent.parent
RULES: Final = (ROOT / "docs" / "rules.md").read_text("utf-8")
RULEBOOK: Final = (ROOT / "web" / "src" / "lib" / "cards" / "rulebook.ts").read_text("utf-8")

SWITCH: Final = ("on", "off")
CHOSEN: Final = "chosen"
"""Not a value but its name: cards that somebody has listed."""

OWN: Final = "own"
"""Nor is this: a map that somebody has drawn."""

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "ruleset": get_args(Ruleset),
    "map_sheet": (*MAPS, "random", OWN),
    "season_set": BOXES,
    "explore_set": BOXES,
    "hero_cards": SWITCH,
    "ambush_set": ("random", *BOXES, CHOSEN),
    "edicts": ("random", "first_game", CHOSEN),
    "fallback_terrain": ("auto", *get_args(Fallback)),
    "ambush_fallback": get_args(AmbushFallback),
    "solo_ambush": get_args(SoloAmbush),
    "hero_pattern_rotation": SWITCH,
    "wildholds_points": ("8", "6"),
    "effects_after_winter": SWITCH,
}
SETTINGS: Final[dict[str, tuple[str, ...]]] = {
    "kind": get_args(TableKind),
    "listed": SWITCH,
    "hints": SWITCH,
    "reactions": SWITCH,
    "round_time": ("0",),  # other times are numbers, and so is every race_time
    "race_time": (),
    "substitute": (),  # a bot, which has a name of its own
}
ASKED: Final[dict[str, tuple[str, ...]]] = {"seats": (), "preset": tuple(PRESETS)}
"""What is asked beside options and settings when a table is opened."""

UNITS: Final = {f"option-time-{unit}" for unit in ("seconds", "minutes", "hours", "days")}
EDITIONS: Final = ("base_pl", "base_el", "base_cs", "heroes_pl", "heroes_de", "games")

every_language = pytest.mark.parametrize("language", LANGUAGES)


@dataclass(frozen=True)
class Cited:
    """A paragraph of the rules page: its section, its message, and what it stands for."""

    section: str
    id: str
    cites: str


def rulebook(source: str) -> list[Cited]:
    """The paragraphs of rulebook.ts, in order."""
    found: list[Cited] = []
    section = ""
    for opens, id, cites in re.findall(
        r'^ +id: "(\w+)",$|\{ id: "([\w-]+)", cites: "([^"]+)" \}', source, re.MULTILINE
    ):
        section = opens or section
        found += [Cited(section, id, cites)] if id else []
    return found


def paragraphs(rules: str) -> set[str]:
    """What can be cited: whole sections, and paragraphs where they begin, also inside a line."""
    sections = re.findall(r"^## (R\d+) ", rules, re.MULTILINE)
    begun = re.findall(r"(?:^|\. )(R\d+\.\d+) (?=[A-Z*`])", rules, re.MULTILINE)
    return {*sections, *begun}


def section_of(cited: str) -> str:
    """R6 for R6.12."""
    return cited.partition(".")[0]


def expected(values: Mapping[str, tuple[str, ...]]) -> set[str]:
    """The messages that these options need: a label, what it is about, and each value."""
    labels = {f"option-{option}{end}" for option in values for end in ("", "-about")}
    return labels | {f"option-{option}-{value}" for option in values for value in values[option]}


def starting(messages: Mapping[str, Message], beginning: str) -> set[str]:
    """The ids that begin like this."""
    return {id for id in messages if id.startswith(beginning)}


def figures(message: Message) -> list[int]:
    """The numbers in a text, whatever their order."""
    return sorted(int(each.replace("−", "-")) for each in re.findall(r"−?\d+", message.text))


UNSAID = {"wrong_kind": {"given"}, "not_the_pattern": {"squares"}}
"""Arguments for programs: a player sees what was drawn, and is told what to do instead."""


@every_language
def test_every_reason_has_a_message_with_its_arguments(language: str) -> None:
    messages = everything(language)
    told = {*starting(messages, "reason-"), *starting(messages, "zero-")}
    assert told == {message_of(id) for id in FIELDS}
    said = {id: messages[message_of(id)].variables for id in FIELDS}
    assert said == {id: FIELDS[id] - UNSAID.get(id, set()) for id in FIELDS}


@every_language
def test_every_option_setting_and_value_has_its_texts(language: str) -> None:
    found = starting(catalogue(language, "options.ftl"), "option-")
    assert found == expected(VALUES) | expected(SETTINGS) | expected(ASKED) | UNITS


@every_language
def test_every_edition_is_told(language: str) -> None:
    found = set(catalogue(language, "editions.ftl"))
    told = {f"edition-{edition}{end}" for edition in EDITIONS for end in ("", "-about")}
    assert found == told | {"edition-title", "edition-about"}


GREEK: Final = {"D1": ("wildholds_points", "6"), "D2": ("ambush_fallback", "any")}
"""Where the Greek rulebook alone says something else (docs/decisions.md), and what plays it."""


@every_language
def test_the_greek_edition_can_be_played_as_it_is_printed(language: str) -> None:
    """The page promises an option for what differs: D1 (R15.9) and D2 (R6.12) have theirs."""
    decisions = (ROOT / "docs" / "decisions.md").read_text("utf-8")
    rows = {row.split(" | ")[0]: row for row in re.findall(r"^\| (D\d+ .*) \|$", decisions, re.M)}
    form = (ROOT / "web" / "src" / "lib" / "lobby" / "gameOptions.ts").read_text("utf-8")
    group = re.search(r"EDITIONS = new Set\(\[(.*?)\]\)", form, re.DOTALL)
    assert group is not None
    texts = catalogue(language, "options.ftl")
    edition = catalogue(language, "editions.ftl")["edition-base_el-about"].text
    for decision, (option, value) in GREEK.items():
        assert "Greek" in rows[decision] and f"`{option}`" in rows[decision]
        assert f'"{option}"' in group[1]
        assert f"option-{option}-{value}" in texts
    assert edition.count("(") == len(GREEK), "each of the two says that there is an option"
    asked: dict[str, Any] = dict(GREEK.values())
    options = Options.of("base", **asked)
    assert (options.wildholds_points, options.ambush_fallback) == (6, "any")


def test_the_values_with_texts_are_those_of_the_game() -> None:
    """Every option is there, and each value is one that it takes (R18)."""
    assert VALUES.keys() == set(OPTIONS)
    assert SETTINGS.keys() == {field.name for field in fields(Settings)}
    taken = [
        options_of({option: value}, "combined")
        for option, values in VALUES.items()
        for value in values
        if value not in (CHOSEN, OWN)
    ]
    assert len(taken) == sum(map(len, VALUES.values())) - 3
    words = {True: "on", False: "off"}
    for choice in choices():
        for offered in choice.offered.values():
            shown = {words[v] if isinstance(v, bool) else str(v) for v in offered.values}
            assert shown <= set(VALUES[choice.id])
            assert CHOSEN in VALUES[choice.id] or not offered.cards


@every_language
def test_the_rules_page_shows_every_text_in_order_and_has_every_text(language: str) -> None:
    listed = rulebook(RULEBOOK)
    shown: list[str] = []
    for each in listed:
        title = f"rules-{each.section}-title"
        shown += [each.id] if title in shown else [title, each.id]
    assert list(catalogue(language, "rules.ftl")) == shown
    assert 60 <= len(listed) <= 100
    assert all(each.id.startswith(f"rules-{each.section}-") for each in listed)


@every_language
def test_the_game_is_told_in_six_sentences(language: str) -> None:
    assert list(catalogue(language, "howto.ftl")) == [f"howto-{n}" for n in range(1, 7)]


def test_every_cited_paragraph_exists_and_every_section_is_cited() -> None:
    known = paragraphs(RULES)
    cited = {each.cites for each in rulebook(RULEBOOK)}
    assert not cited - known
    sections = {each for each in known if "." not in each}
    assert {section_of(each) for each in cited} == sections
    assert len(sections) > 15


@every_language
def test_numbers_are_the_same_in_every_language(language: str) -> None:
    for name in ("rules.ftl", "options.ftl", "editions.ftl", "howto.ftl"):
        english, own = catalogue("en", name), catalogue(language, name)
        assert {id: figures(own[id]) for id in own} == {id: figures(english[id]) for id in english}


def test_seasons_are_as_long_as_in_the_boxes() -> None:
    """Summer differs between the games (R2.4)."""
    lengths = [each.threshold[box] for each in SEASONS for box in BOXES]
    told = catalogue("en", "rules.ftl")["rules-games-4"]
    assert set(figures(told)) == set(lengths)
    assert len(figures(told)) == len(SEASONS) + 1


@every_language
def test_every_title_is_told_by_its_name_and_rating(language: str) -> None:
    """The last title has no lower end, so its number is left out (R12.8)."""
    told = catalogue(language, "rules.ftl")["rules-solo-8"]
    names = [catalogue(language, "names.ftl")[f"name-{each.id}"].text for each in TITLES]
    places = [told.text.index(each) for each in names]
    assert places == sorted(places)
    assert figures(told) == sorted(each.rating for each in TITLES[:-1])


# The readers themselves.


def test_paragraphs_are_found_at_their_beginning_only() -> None:
    text = "## R13 Combined game\n\nR13.1 One map. R13.2 One set, see R13.9 too.\n"
    assert paragraphs(text) == {"R13", "R13.1", "R13.2"}


def test_the_rulebook_is_read_section_by_section() -> None:
    source = '    {\n        id: "map",\n        { id: "rules-map-1", cites: "R1.1" },\n'
    assert rulebook(source) == [Cited("map", "rules-map-1", "R1.1")]
