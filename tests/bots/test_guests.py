"""Bots that others wrote: how they come in, why not, and what becomes of their turns."""

from pathlib import Path

import pytest

from quillmap import Game, Options, Seat, why_not
from quillmap.bots import BOTS, BadGuest, Budget, Idea, bot_named, choose
from quillmap.bots.guarded_turn import FALLBACK, Failed, Failure, Turn, considered, turn
from quillmap.bots.guests import bots_named, is_guest
from tests.guests import plant

POSITION = Game.new(Options.of("base"), 2, seed=bytes(32)).position
ONE = Seat(0)
EVEN, ODD = Budget(seed=2), Budget(seed=7)
"""Chances at which the bad guests behave, and do not."""


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The module of the guests, in the working directory."""
    return plant(tmp_path, monkeypatch)


# Coming in --------------------------------------------------------------------------------------


def test_a_name_is_one_of_ours_and_a_module_with_a_class_is_a_guest(
    guests: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bot_named("sage") is BOTS["sage"] and not is_guest(BOTS["sage"])
    for attribute in ("First", "made", "there"):
        bot = bot_named(f"{guests}:{attribute}")
        assert (bot.name, bot.level, is_guest(bot)) == ("first", 0, True)
        assert bot is bot_named(f"{guests}:{attribute}")
    assert capsys.readouterr() == ("", "a guest comes in\n")


def test_a_module_of_a_package_is_found_too(guests: str, tmp_path: Path) -> None:
    (tmp_path / f"inn_{guests}").mkdir()
    (tmp_path / f"inn_{guests}" / "room.py").write_text((tmp_path / f"{guests}.py").read_text())
    assert bot_named(f"inn_{guests}.room:First").name == "first"


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("gredy", "there is no bot 'gredy', only random, greedy, weighted, surveyor, quick, "),
        ("{0}:", "a guest is written module:Class, not '{0}:'"),
        (":First", "a guest is written module:Class, not ':First'"),
        ("{0}.py:First", "there is no module '{0}.py' for {0}.py:First"),
        ("./{0}:First", "a guest is written module:Class, not './{0}:First'"),
        ("{0}:First:again", "a guest is written module:Class, not '{0}:First:again'"),
        ("nowhere_at_all:First", "there is no module 'nowhere_at_all' for nowhere_at_all:First"),
        ("{0}:Fisrt", "{0} has no 'Fisrt'"),
        ("{0}:number", "{0}:number is neither a class nor a bot"),
        ("{0}:Wanting", "{0}:Wanting cannot be made without arguments: TypeError: Wanting.__init_"),
        ("{0}:plant", "{0} has no 'plant'"),
        ("{0}:legal", "{0}:legal cannot be made without arguments: TypeError: legal() missing 2"),
        ("builtins:int", "builtins:int is no bot: it has no 'name'"),
        ("{0}:Nameless", "{0}:Nameless is no bot: it has no 'name'"),
        ("{0}:Thoughtless", "{0}:Thoughtless is no bot: its 'consider' cannot be called"),
        ("{0}:Loud", "{0}:Loud is called 'LOUD': a name is a letter a-z, then up to 39 of a-z"),
        ("{0}:Shadow", "{0}:Shadow is called 'greedy', and so is a bot that comes with the game"),
        ("{0}:Level", "{0}:Level has the level 'high': a level is a whole number from 0"),
        ("{0}:Wordy", "{0}:Wordy has a description that is no line of 1 to 200 characters"),
    ],
)
def test_who_cannot_come_in_is_told_why_in_a_sentence(guests: str, written: str, why: str) -> None:
    with pytest.raises(BadGuest) as refusal:
        bot_named(written.format(guests))
    assert str(refusal.value).startswith(why.format(guests)) and "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("import nowhere_at_all", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("import sys; sys.exit(2)", "SystemExit: 2"),
        ("def", "SyntaxError: invalid syntax ({0}_bad.py, line 1)"),
        ("raise ValueError('one\\ntwo')", "ValueError: one two"),
    ],
)
def test_a_module_that_fails_is_told_with_its_mistake(
    guests: str, tmp_path: Path, source: str, why: str
) -> None:
    (tmp_path / f"{guests}_bad.py").write_text(source)
    with pytest.raises(BadGuest) as refusal:
        bot_named(f"{guests}_bad:First")
    assert str(refusal.value) == f"{guests}_bad cannot be imported: {why.format(guests)}"


def test_no_two_guests_at_a_table_have_the_same_name(guests: str) -> None:
    first, twin = f"{guests}:First", f"{guests}:Twin"
    assert len(bots_named([first, "greedy", first])) == 3
    with pytest.raises(BadGuest, match=f"{first} and {twin} are both called 'first'"):
        bots_named([first, "greedy", twin])


# Taking turns -----------------------------------------------------------------------------------


def test_a_good_turn_is_the_guests_own(guests: str, capsys: pytest.CaptureFixture[str]) -> None:
    bot = bot_named(f"{guests}:First")
    assert turn(bot, POSITION, ONE, ODD) == Turn(choose(bot, POSITION, ONE, ODD))
    assert len(considered(bot, POSITION, ONE, ODD)) == 1
    assert len(considered(bot, POSITION, ONE, ODD, most=5)) == 5
    out, _, _ = capsys.readouterr().out.partition("a guest thinks")  # choose does not mind
    assert out == ""


@pytest.mark.parametrize(
    ("guest", "failure", "why"),
    [
        ("Bad", "crashed", "KeyError: 0 ({0}.py, line "),
        ("Leaving", "crashed", "SystemExit: I have had enough ({0}.py, line "),
        ("Silent", "answered nonsense", "it has no idea"),
        ("Lazy", "answered nonsense", "generator is no sequence of ideas"),
        ("Text", "answered nonsense", "str is no sequence of ideas"),
        ("Bare", "answered nonsense", "Draw(seat=0, terrain="),
        ("Empty", "answered nonsense", "Idea(move=None, value=0, gains=(0, 0, 0, 0)) is no idea"),
        ("Half", "answered nonsense", "the value and the four gains of an idea are not whole"),
        ("Cheating", "answered nonsense", "the move is not legal: "),
        ("Broken", "answered nonsense", "the move is not legal: "),
        ("Elsewhere", "answered nonsense", "the move is not one of seat 1"),
    ],
)
def test_a_bad_turn_goes_to_another_bot(
    guests: str, guest: str, failure: Failure, why: str
) -> None:
    bot = bot_named(f"{guests}:{guest}")
    assert turn(bot, POSITION, ONE, EVEN).failure is None
    lost = turn(bot, POSITION, ONE, ODD)
    assert lost.failure == failure and lost.why.startswith(why.format(guests))
    assert lost.move == choose(FALLBACK, POSITION, ONE, ODD)
    assert why_not(POSITION, lost.move) is None
    assert lost == turn(bot, POSITION, ONE, ODD)


def test_an_answer_that_breaks_when_it_is_looked_at_is_nonsense() -> None:
    class Trap(list[Idea]):
        def __len__(self) -> int:
            raise OSError("boo")

    class Host:
        name, level, description = "host", 0, "Sets a trap."

        def consider(self, *asked: object) -> list[Idea]:
            return Trap([Idea(choose(FALLBACK, POSITION, ONE), 0)])

    with pytest.raises(Failed, match=r"answered nonsense: OSError: boo \(test_guests.py, line"):
        considered(Host(), POSITION, ONE, ODD)


def test_what_a_guest_has_to_say_is_one_line_of_no_great_length() -> None:
    failed = Failed("crashed", "a\nlong " * 1000)
    assert str(failed).startswith("crashed: a long a long") and len(failed.why) <= 203
