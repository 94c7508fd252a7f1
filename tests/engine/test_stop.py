"""Commands read ahead: `stop` is heard while a bot thinks, and answers stay in order."""

from io import BytesIO

import pytest

from quillmap import read_move, why_not
from quillmap.engine.inbox import LONGEST_LINE, MOST_AHEAD, OVERHEAD, Command, Inbox
from tests.engine.helpers import Talk, table

FOR_EVER = "go sage seat 1 seed 1 playouts 1000000"
"""Hours of thinking, unless somebody says stop."""


def test_stop_ends_thinking_with_the_best_so_far() -> None:
    position = table(2)
    with Talk() as talk:
        assert talk.place(position) == ["ok"]
        talk.send(FOR_EVER)
        assert talk.say("stop")[-1].startswith("best 1 ")
        assert talk.hear() == ["ok"]
        talk.send(f"{FOR_EVER} ideas 3\n{FOR_EVER}\nstop\nready 5\ngo weighted seat 2 seed 7")
        stopped = [talk.hear(), talk.hear()]
        for *_, best in stopped:
            assert why_not(position, read_move(best.removeprefix("best "))) is None
        assert [talk.hear(), talk.hear()] == [["ok"], ["ready 5"]]
        cut_short_by_nobody = talk.hear()
        assert cut_short_by_nobody == talk.say("go weighted seat 2 seed 7")


def test_with_nothing_to_stop_it_is_answered_all_the_same() -> None:
    with Talk() as talk:
        assert talk.say("stop") == ["ok"]
        assert talk.say("stop now") == ["error expected the end of the line, found 'now'"]


def test_quit_after_stop_leaves_at_once() -> None:
    with Talk() as talk:
        assert talk.place(table(2)) == ["ok"]
        talk.send(f"{FOR_EVER}\nstop\nquit")
        assert [talk.hear()[-1].split()[0] for _ in range(3)] == ["best", "ok", "bye"]
        assert talk.process.wait(timeout=300) == 0


def test_who_reads_no_answers_any_more_ends_it() -> None:
    with Talk() as talk:
        assert talk.say("ready") == ["ready"]
        talk.output.close()
        talk.send("ready")
        assert talk.process.wait(timeout=300) == 141
        assert talk.notes.read() == b""


# The inbox --------------------------------------------------------------------------------------


def taken(text: bytes) -> tuple[Inbox, list[Command]]:
    """An inbox that has read all of this, and what it found."""
    inbox = Inbox(BytesIO(text))
    return inbox, list(inbox)


def test_a_stop_counts_for_what_was_sent_before_it() -> None:
    inbox, commands = taken(b"go\nSTOP \r\ngo\nposition\nstop\nend\nstop now\nstopp\n\xff\ngo")
    assert [inbox.stopped(command) for command in commands] == [True] + 7 * [False]
    assert commands[2].number < commands[3].number and commands[3].block == "stop"


def test_nothing_is_read_behind_quit() -> None:
    _, commands = taken(b"quit now\nready\nQuit\nready\n")
    assert [command.says("quit") for command in commands] == [False, False, True]


def test_only_so_much_is_read_ahead() -> None:
    line = b"ready" + b" " * 1000 + b"\n"
    stream = BytesIO(line * 20_000)
    inbox = Inbox(stream)
    for count, _ in enumerate(inbox, 1):
        assert stream.tell() - count * len(line) <= MOST_AHEAD // OVERHEAD * 2 * len(line)
    assert count == 20_000 and LONGEST_LINE < MOST_AHEAD


def test_a_stream_that_breaks_is_told() -> None:
    class Broken(BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            raise OSError("the line is cut")

    with pytest.raises(OSError, match="the line is cut"):
        list(Inbox(Broken()))
