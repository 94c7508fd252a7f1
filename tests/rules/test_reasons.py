"""Reasons: the closed set and the code agree, and every sentence can be read."""

import ast
import copy
import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import quillmap
from quillmap.material import SCORING
from quillmap.rules import (
    Destroy,
    Draw,
    Move,
    Options,
    Position,
    Raid,
    Reason,
    leave,
    play,
    reveal,
)
from quillmap.rules.check import why_not
from quillmap.rules.reason_args import KINDS, MEANING, USUAL
from quillmap.rules.reasons import (
    FIELDS,
    BadOptions,
    IllegalMove,
    IllegalReveal,
    Refused,
    RuleReasonId,
    declare,
    message_of,
    zero,
)
from quillmap.server.reasons import ServerReason, ServerReasonId
from quillmap.table.reasons import TableReason, TableReasonId
from quillmap.texts import LANGUAGES, Language, has_text, messages
from tests.page.catalogues import RELEASED
from tests.rules import reason_samples
from tests.rules.helpers import (
    FOUR,
    HEROES,
    ONE,
    THREE,
    TWO,
    at,
    draws,
    reveals,
    sheet,
    table,
)

SOURCE = Path(quillmap.__file__).parent

ALWAYS_SOMETHING = {"greenbough", "faunlost_thicket", "caravansary"}
"""Cards that give points as soon as their terrain is there: they have no zero of their own."""


CLASSES = {"Reason", "TableReason", "ServerReason"}


def used(source: str) -> Iterator[tuple[str, frozenset[str]]]:
    """The ids, and arguments, of all reasons that a file makes.

    `Reason("x")`, `Reason("x" if ... else "y")`, the same with the class of a room above, and the
    one place that makes `zero_{card}` for every card.
    """
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id not in CLASSES:
            continue
        args = frozenset(keyword.arg or "**" for keyword in node.keywords)
        for id in _ids(node.args[0]):
            yield id, args


def _ids(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(id)):
            return [id]
        case ast.IfExp():
            return _ids(node.body) + _ids(node.orelse)
        case ast.Call(args=[_, ast.JoinedStr(values=[ast.Constant(value="zero_"), _])]):
            return [f"zero_{card}" for card in SCORING if has_text(f"zero-{card}")]
        case _:
            raise AssertionError(f"a reason whose id cannot be read: {ast.unparse(node)}")


def everywhere(*rooms: str) -> list[tuple[str, frozenset[str]]]:
    """All reasons that the package makes, or only these rooms of it."""
    return [
        each
        for path in sorted(SOURCE.rglob("*.py"))
        if not rooms or path.relative_to(SOURCE).parts[0] in rooms
        for each in used(path.read_text(encoding="utf-8"))
    ]


def test_every_reason_is_used_and_every_used_reason_is_declared() -> None:
    assert {id for id, _ in everywhere()} == FIELDS.keys()


def test_reasons_of_tables_and_servers_are_declared_there() -> None:
    rules = {id for id, _ in everywhere("rules", "envs", "game.py", "simulate.py")}
    below = rules | {id for id, _ in everywhere("table")}
    zeros = {f"zero_{card}" for card in SCORING}
    assert set(get_args(RuleReasonId)) == rules - zeros
    assert set(get_args(ServerReasonId)) == FIELDS.keys() - below
    assert set(get_args(TableReasonId)) == below - rules


def test_a_misspelt_reason_passes_neither_the_type_check_nor_a_run() -> None:
    """The type check demands the marks here: one that marks no mistake is a mistake itself."""
    with pytest.raises(KeyError):
        Reason("ocupied", square="C4")  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        TableReason("tabel_full", seats=4)  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        ServerReason("sever_full")  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        zero("atlantis")


def test_a_reason_is_declared_once() -> None:
    with pytest.raises(AssertionError, match="twice"):
        declare(["occupied"], {"occupied": "square"})


def test_every_use_gives_the_arguments_of_its_sentence() -> None:
    for id, args in everywhere():
        assert args == FIELDS[id], id


def test_the_scan_reads_every_form() -> None:
    source = 'Reason("a" if x else "b", seat=1)\nReason("c")\nother("d")\n'
    source += 'TableReason("e", a=1)\nReason(cast(Id, f"zero_{x}"))'
    found = list(used(source))
    assert found[:4] == [
        ("a", frozenset({"seat"})),
        ("b", frozenset({"seat"})),
        ("c", frozenset()),
        ("e", frozenset({"a"})),
    ]
    assert len(found) == 4 + len({f"zero_{card}" for card in SCORING} & FIELDS.keys())
    with pytest.raises(AssertionError, match="cannot be read"):
        list(used("Reason(name)"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_renders_in_every_language(language: Language) -> None:
    english = {id: str(reason_samples.sample(id)) for id in FIELDS}
    said = {id: reason_samples.sample(id).said(language) for id in FIELDS}
    for id, sentence in said.items():
        assert sentence.rstrip(")")[-1] == "." or sentence.endswith(")"), sentence
        assert sentence == sentence.strip() and not set("{}") & set(sentence)
        translated = message_of(id) in messages(language)
        assert (sentence == english[id]) == (language == "en" or not translated), id


def test_every_argument_has_a_kind_and_every_kind_a_meaning() -> None:
    assert {field for fields in FIELDS.values() for field in fields} == USUAL.keys()
    assert tuple(MEANING) == KINDS
    kinds = {
        arg["kind"] for each in reason_samples.reasons().values() for arg in each["args"].values()
    }
    assert kinds == set(KINDS)


def test_the_saved_reasons_are_those_of_the_table() -> None:
    """If this is meant to change: `python -m tests.rules.reason_samples`, then read them."""
    saved = reason_samples.FILE.read_text("utf-8")
    assert saved == reason_samples.written()
    assert json.loads(saved)["reasons"].keys() == {id for id, _ in everywhere()}


def test_reasons_hold_ids_and_their_sentences_names() -> None:
    """So that every language can name a card in its own way."""
    hamlet = Reason("one_square_too_early", card="hamlet")
    assert hamlet.args == (("card", "hamlet"),)
    assert str(hamlet) == "“Hamlet” still fits somewhere, so a single square is not allowed yet."
    assert "„Weiler“" in hamlet.said("de")
    hero = reveals(table(sheet(), options=HEROES), "freyla_the_true")
    refused = why_not(hero, Draw(ONE, "hero", at("F6")))
    assert refused == Reason("not_the_pattern", card="freyla_the_true", square="F6", squares="")
    wrong = why_not(hero, Draw(ONE, "farm", at("F6")))
    assert wrong == Reason("wrong_kind", wanted="hero", given="farm")
    assert str(wrong) == "This round asks for something else: place the hero on your own map."
    either = Reason("terrain_not_offered", terrain="monster", offered="farm water")
    assert str(either) == "Monster cannot be drawn now. Choose from: Farm / Water."
    bot = ServerReason("bot_failed", bot="sage")
    assert str(bot) == "The bot “Sage” could not finish thinking. Ask again in a moment."


def test_what_ends_too_early_is_said_so() -> None:
    early = TableReason("unreadable", word="", why="expected a square from A1 to K11")
    assert str(early) == (
        "This line cannot be read as a move at “” (expected a square from A1 to K11)."
    )


def test_a_reason_carries_exactly_its_arguments() -> None:
    with pytest.raises(AssertionError, match="takes"):
        Reason("occupied")
    with pytest.raises(AssertionError, match="takes"):
        Reason("game_over", seat=1)
    assert Reason("occupied", square="C4") == Reason("occupied", square="C4")
    assert Reason("occupied", square="C4") != Reason("occupied", square="C5")
    assert Reason("wrong_map", target=2, seat=1, on=3).args == (
        ("on", 3),
        ("seat", 1),
        ("target", 2),
    )


@pytest.mark.parametrize("kind", [IllegalMove, IllegalReveal, BadOptions])
def test_a_refusal_says_its_reason(kind: type[Refused]) -> None:
    reason = Reason("occupied", square="C4")
    refusal = kind(reason)
    said = "C4 is already filled. Choose empty squares."
    assert (refusal.reason, str(refusal)) == (reason, said)
    assert isinstance(refusal, Refused)
    for again in (copy.copy(refusal), pickle.loads(pickle.dumps(refusal))):
        assert (type(again), again.reason, str(again)) == (kind, reason, said)


def test_every_scoring_card_that_can_have_a_zero_of_its_own_has_a_sentence() -> None:
    own = {id.removeprefix("zero_") for id in FIELDS} & SCORING.keys()
    assert SCORING.keys() - own >= ALWAYS_SOMETHING
    assert SCORING.keys() & RELEASED - own == ALWAYS_SOMETHING


def said(position: Position, move: Move) -> str:
    """The sentence with which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        play(position, move)
    return str(refused.value)


def test_in_sentences_seats_count_from_one_and_squares_have_names() -> None:
    ambush = reveals(table(sheet(), sheet(), sheet()), "goblin_attack")
    village = reveals(table(sheet("..F"), sheet()), "hamlet")
    drawn = draws(village, ONE, "village", "B1 B2 C1")
    assert said(ambush, Raid(ONE, THREE, at("A1 B2 C3"))) == (
        "Seat 1 draws on the map of seat 2 now, not on the map of seat 3."
    )
    assert said(village, Draw(FOUR, "village", at("A1"))) == (
        "There is no seat 4 here: the seats are 1 to 2."
    )
    assert said(drawn, Draw(ONE, "village", at("A1"))) == "Seat 1 has nothing to draw right now."
    assert said(village, Draw(ONE, "village", at("A2 A3 B2 B3"))) == (
        "A3 is already filled. Choose empty squares."
    )
    assert said(village, Draw(ONE, "village", at("B2 A2 A1 B1"))) == (
        "A1 A2 B1 B2: these squares do not form a shape of “Hamlet”."
    )
    assert said(village, Draw(ONE, "farm", at("A1 A2 B1"))) == (
        "Farm cannot be drawn now. Choose from: Village."
    )
    assert said(village, Raid(ONE, TWO, at("A1"))) == (
        "This round asks for something else: draw a shape of the card on your own map."
    )


def test_sentences_about_leaving_and_revealing_count_seats_from_one() -> None:
    position = leave(table(sheet(), sheet(), sheet()), TWO).position
    with pytest.raises(IllegalMove, match="The player of seat 2 has left the game"):
        leave(position, TWO)
    with pytest.raises(IllegalMove, match="There is no seat 4 here: the seats are 1 to 3"):
        leave(position, FOUR)
    opened = reveals(position, "hamlet")
    assert said(opened, Draw(TWO, "village", at("A1"))) == (
        "The player of seat 2 has left the game."
    )
    with pytest.raises(IllegalReveal, match="seat 1 has to draw first"):
        reveal(opened, "orchard")
    with pytest.raises(IllegalReveal, match="There is no card “atlantis”"):
        reveal(position, "atlantis")
    with pytest.raises(IllegalReveal, match="silos"):
        reveal(position, "silos")


def test_sentences_about_heroes_and_what_to_destroy() -> None:
    hero = reveals(table(sheet(), options=HEROES), "freyla_the_true")
    assert said(hero, Draw(ONE, "hero", at("A1"), at("A2 A4"))) == (
        "These squares are not an attack pattern of “Freyla the True” from A1. "
        "Follow the pattern on the card."
    )
    gorgon = reveals(table(sheet(), options=HEROES), "gorgon_gaze")
    assert said(gorgon, Destroy(ONE, at("A1"))) == (
        "A1 cannot be destroyed. Choose from: I9 I11 J8 J10 K9 K11."
    )
    german = Options.of("heroes", solo_ambush="pegasus")
    walked = reveals(table(sheet(), options=german), "giant_troll_ravage")
    assert said(walked, Raid(ONE, ONE, at("A1 A2 A3 B2"))) == (
        "By the solo rule “Giant Troll Ravage” must cover A11."
    )
