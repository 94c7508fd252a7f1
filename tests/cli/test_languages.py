"""The command line in five languages: no English is left, and nothing for programs changes."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import quillmap
from quillmap.cli.speech import language_of
from quillmap.texts import ENGLISH, LANGUAGES, Language, messages, text
from quillmap.texts.fluent import Choice, Pattern, read
from tests.cli.helpers import DATA, EMPTY, Said, scripted
from tests.page.catalogues import catalogue

CLI = Path(quillmap.__file__).parent / "cli"
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted(CLI.rglob("*.py")))
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
RECORDS = DATA / "cli"
SHEET = "\n".join(["FF.......M.", *EMPTY[1:], "coins 3"])

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_other_languages = pytest.mark.parametrize("language", OTHERS)


# Which language ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LANG": "C"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "cs_CZ", "LANG": "de_DE"}, "cs"),
        (["score"], {"LANG": "el"}, "el"),
        (["score", "--lang", "de"], {"LC_ALL": "pl_PL"}, "de"),
        (["score", "--lang=cs", "x"], {}, "cs"),
        (["score", "--lang", "fr"], {"LANG": "pl"}, "pl"),
        (["score", "--lang"], {}, "en"),
    ],
)
def test_the_option_comes_before_the_environment(
    words: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(words, environment) == language


def test_the_environment_is_asked(quillmap: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Abzug für Monster" in quillmap("score", said=SHEET)[1]
    assert "Monster penalty" in quillmap("score", "--lang", "en", said=SHEET)[1]
    assert "Monster penalty" in quillmap("score", "--la", "en", said=SHEET)[1]


def test_a_language_that_we_do_not_speak_is_refused(quillmap: Said) -> None:
    code, _, err = quillmap("score", "--lang", "fr")
    assert code == 2 and "--lang cannot be 'fr'" in err


# What is said ------------------------------------------------------------------------------------


def fragments(pattern: Pattern) -> Iterator[str]:
    """What is written out in a message, wherever it stands."""
    for piece in pattern:
        if isinstance(piece, str):
            yield piece
        elif isinstance(piece, Choice):
            for _, variant in piece.variants:
                yield from fragments(variant)


def english_only(language: Language) -> set[str]:
    """Several words of English that no message of this language has."""
    own = "\n".join(messages(language).values())
    english = {
        " ".join(fragment.split()).strip(" :.;,")
        for source in messages(ENGLISH).values()
        for fragment in fragments(read(source))
    }
    return {words for words in english if len(words) > 9 and " " in words and words not in own}


def nothing_in_english(language: Language, said: str) -> None:
    """No sentence of the English catalogue stands in what was said."""
    shown = " ".join(said.split())
    assert not [words for words in english_only(language) if words in shown]


def test_english_would_be_noticed() -> None:
    with pytest.raises(AssertionError):
        nothing_in_english("pl", "> f C4\nChoose four different ambush cards.\n")


@in_other_languages
@pytest.mark.parametrize("ruleset", ["base", "heroes"])
def test_a_game_is_told_in_one_language(quillmap: Said, ruleset: str, language: Language) -> None:
    seed = bytes(32)
    _, lines = scripted(ruleset, seed)
    asked = ["help", "rules", "score", "legal", "deck", "seasons", "hero", "x y", "Z1", "C4 C4"]
    typed = ["undo", *asked, *lines[:12], *asked, *lines[12:]]
    words = ["--ruleset", ruleset, "--seed", seed.hex(), "--lang", language]
    code, out, err = quillmap("play", "--terminal", *words, said="\n".join(typed) + "\n")
    assert (code, err) == (0, "")
    answered = re.sub("(?m)^> .*$", "", out)  # what was typed is the same everywhere
    nothing_in_english(language, answered)
    assert text("told-ends", language, season="winter") in answered


@in_other_languages
def test_questions_are_answered_in_one_language(quillmap: Said, language: Language) -> None:
    lang = ["--lang", language]
    edicts = ["--edicts", "wildholds,greenbough,borderlands,canal_lake", "--season", "fall"]
    answers = [
        quillmap("score", *lang, said=SHEET),
        quillmap("score", *lang, *edicts, said=SHEET),
        quillmap("legal", *lang, "--card", "hamlet", said=SHEET),
        quillmap("legal", *lang, "--card", "hamlet", "--ruins", said=SHEET),
        quillmap("legal", *lang, "--card", "hamlet", "--draw", "2", said=SHEET),
        quillmap("ambush", *lang, "--card", "goblin_attack", said=SHEET),
        quillmap("ambush", *lang, "--card", "goblin_attack", said="\n".join(["F" * 11] * 11)),
        quillmap("hindsight", *lang, "--width", "1", RECORDS / "solo.record.txt"),
        quillmap("hindsight", *lang, "--width", "1", "--seed", "0" * 64),
        *(quillmap("replay", *lang, path) for path in sorted(RECORDS.glob("*.record.txt"))),
    ]
    for code, out, err in answers:
        assert code == 0
        nothing_in_english(language, out + err)
        assert out
    title = text("name-oblivious_inkdrinker", language)
    assert any(title in out for _, out, _ in answers)


@in_other_languages
@pytest.mark.parametrize(
    "words",
    [
        ["scroe"],
        ["score", "--speed"],
        ["score", "--card", "atlantis"],
        ["score", "--card", "silo"],
        ["score", "--card", "hamlet"],
        ["score", "--card"],
        ["score", "--season", "fall"],
        ["score", "--options", "x"],
        ["score", "--options", "x=1"],
        ["score", "--options", "wildholds_points=7"],
        ["legal"],
        ["legal", "--card", "hamlet", "--draw", "x"],
        ["legal", "--card", "hamlet", "--draw", "9999"],
        ["legal", "--json", "--jsonl"],
        ["replay", "-"],
        ["replay"],
        ["hindsight"],
        ["hindsight", "--width", "0"],
        ["hindsight", "--seed", "x"],
        ["picture", str(RECORDS / "solo.record.txt"), "--seat", "9"],
        ["picture", str(RECORDS / "solo.record.txt"), "--date", "x"],
        ["picture", str(RECORDS / "solo.record.txt"), "--output", "x"],
        ["play", "--new"],
        ["play", "--terminal", "--resume", "x", "--new"],
        ["play", "--terminal", "--edicts", "silos"],
    ],
)
def test_refusals_are_in_one_language(
    quillmap: Said, monkeypatch: pytest.MonkeyPatch, words: list[str], language: Language
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    code, _, err = quillmap(*words, said="\n".join(EMPTY))
    assert code == 2
    # The usage, and what an unread record lacks, are English; so is what the system says.
    refused = err.partition("error: ")[2] or err
    if words != ["replay", "-"]:
        nothing_in_english(language, refused)
    monkeypatch.setenv("LC_ALL", "C")
    assert quillmap(*words, said="\n".join(EMPTY))[2] != err


@in_other_languages
def test_names_of_the_language_are_understood(quillmap: Said, language: Language) -> None:
    lang = ["--lang", language]
    by_name = quillmap("legal", *lang, "--card", text("name-great_river", language), said=SHEET)
    assert by_name == quillmap("legal", *lang, "--card", "great_river", said=SHEET)
    first = scripted("base", bytes(32))[1][0]
    terrain, squares = first.split(" ", 1)
    own = text(f"terrain-{terrain}", language)
    words = ["play", "--terminal", "--seed", "0" * 64, *lang]
    _, out, _ = quillmap(*words, said=f"{own} {squares}\n")
    drawn = text("told-drew", language, terrain=own, squares=squares)
    assert drawn in " ".join(out.split())


@in_every_language
def test_what_the_rules_refuse_in_a_record_is_told(quillmap: Said, language: Language) -> None:
    record = (RECORDS / "solo.record.txt").read_text("utf-8").replace("1 village", "1 forest", 1)
    terrain, offered = (text(f"name-{id}", language) for id in ("forest", "village"))
    refused = text("reason-terrain_not_offered", language, terrain=terrain, offered=offered)
    for command in ("replay", "hindsight", "picture"):
        code, _, err = quillmap(command, "-", "--lang", language, said=record)
        assert code == 2 and err.endswith(f": {refused}\n")


def test_a_hint_goes_on_in_the_same_language(
    quillmap: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, _ = quillmap("play", "--terminal", "--lang", "cs")
    assert out.endswith("quillmap play --terminal --lang cs\n")
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert quillmap("play", "--terminal")[1].endswith("quillmap play --terminal\n")
    _, lines = scripted("base", bytes(32))
    words = ["play", "--terminal", "--new", "--seed", "0" * 64, "--lang", "de"]
    _, out, _ = quillmap(*words, said="\n".join(lines) + "\n")
    command = out.splitlines()[-1].partition(": quillmap ")[2].split()
    assert command[-2:] == ["--lang", "de"]
    assert "Geprüft: jeder Zug" in quillmap(*command)[1]


# What programs read ------------------------------------------------------------------------------


@in_other_languages
def test_programs_are_answered_in_english(quillmap: Said, language: Language) -> None:
    board = [*EMPTY]
    asked = "\n".join(
        json.dumps(each)
        for each in (
            {"board": board, "card": "silos"},
            {"board": board, "card": "atlantis"},
            {"board": board, "card": "silos", "options": {"wildholds_points": 7}},
        )
    )
    for words, said in (
        (["score", "--jsonl"], asked),
        (["score", "--json"], SHEET),
        (["legal", "--json", "--card", "hamlet"], SHEET),
        (["ambush", "--json", "--card", "goblin_attack"], SHEET),
        (["replay", "--json", str(RECORDS / "solo.record.txt")], ""),
    ):
        own = quillmap(*words, "--lang", language, said=said)
        assert own[:2] == quillmap(*words, "--lang", "en", said=said)[:2]


def test_a_record_is_the_same_in_every_language(quillmap: Said, tmp_path: Path) -> None:
    _, lines = scripted("base", bytes(32))
    for language in LANGUAGES:
        words = ["play", "--terminal", "--seed", "0" * 64, "--lang", language]
        assert quillmap(*words, said="\n".join(lines) + "\n")[0] == 0
    records = [path.read_text("utf-8") for path in (tmp_path / "kept").glob("game-*.txt")]
    assert len(records) == len(LANGUAGES) and len(set(records)) == 1


# The catalogues ----------------------------------------------------------------------------------

OWN = ("commands.ftl", "terminal.ftl")


def test_every_message_that_is_asked_for_is_there() -> None:
    asked = set(re.findall(r'say\(\s*["\']([a-z][\w-]+)["\']', SOURCE))
    assert len(asked) > 100
    assert not {id for id in asked if id not in messages(ENGLISH)}


def test_every_message_of_the_command_line_is_used() -> None:
    prefixes = {found[1] for found in re.finditer(r'f["\']([a-z]+-)\{', SOURCE)}
    own = {id for name in OWN for id in catalogue(ENGLISH, name)}
    told = [message for name in OWN for message in catalogue(ENGLISH, name).values()]
    inside = {other for message in told for other in message.references}
    quoted = {id for id in own if f'"{id}"' in SOURCE or f"'{id}'" in SOURCE}
    assert not {id for id in own - quoted - inside if not id.startswith(tuple(prefixes))}
