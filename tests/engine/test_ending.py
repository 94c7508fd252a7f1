"""How `quillmap engine` ends: when it is told to, when nobody asks any more, and never of a bot."""

import subprocess
import sys

from tests.engine.helpers import ENGINE, Talk, running, soon, table


def test_quit_and_the_end_of_input_end_it() -> None:
    for text, said in [
        ("ready\nquit\nready\n", "ready\nbye\n"),
        ("ready\nready 2", "ready\nready 2\n"),
        ("", ""),
        ("position\nquit\n", 'error the input ended before the "end" of the position\n'),
    ]:
        done = subprocess.run(ENGINE, input=text, capture_output=True, text=True)
        assert (done.stdout, done.stderr, done.returncode) == (said, "", 0)


def test_help_is_there() -> None:
    done = subprocess.run([*ENGINE, "--help"], capture_output=True, text=True)
    assert done.returncode == 0 and len(done.stdout.splitlines()) > 15
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_a_closed_input_is_told() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$0" -m quillmap engine <&-', sys.executable], capture_output=True
    )
    told = b"quillmap: standard input is closed, so nothing can be asked\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", told)


ODD = """
import sys, time
import quillmap.cli
from quillmap.bots import BOTS
from quillmap.engine import lines
class Odd:
    name, level, description = "odd", 9, "Does what no bot should."
    def consider(self, position, seat, budget):
        {deed}
BOTS["odd"] = Odd()
lines.LAST_WORDS = 0.5
sys.exit(quillmap.cli.main(["engine"]))
"""
SPIN = "while True: pass"


def odd(deed: str) -> list[str]:
    """The command of an engine with a bot that does this."""
    return [sys.executable, "-c", ODD.format(deed=deed)]


def test_a_bot_that_fails_fails_alone() -> None:
    with Talk(odd("print('best 1 forest A1'); return {}[seat]")) as talk:
        assert talk.place(table(2)) == ["ok"]
        assert talk.say("go odd seat 1 seed 1") == [
            "error odd crashed: KeyError: 0 (<string>, line 9)"
        ]
        assert talk.say("go random seat 1 seed 1")[-1].startswith("best 1 ")
        assert talk.say("quit") == ["bye"]
        notes = talk.notes.read().decode()
        assert notes.startswith("best 1 forest A1\n") and "KeyError: 0" in notes


def test_a_busy_engine_ends_some_time_after_its_input() -> None:
    with Talk(odd(SPIN)) as talk:
        assert talk.place(table(2)) == ["ok"]
        talk.send("go odd seat 1 seed 1")
        talk.input.close()
        assert talk.process.wait(timeout=300) == 1


def test_a_busy_engine_ends_with_whoever_started_it() -> None:
    # The parent hands its own standard input on, so only its death can be noticed.
    parent = (
        "import subprocess, sys, time\n"
        "child = subprocess.Popen(sys.argv[1:], start_new_session=True)\n"
        "print('ready', child.pid, flush=True)\n"
        "time.sleep(1000)\n"
    )
    with Talk([sys.executable, "-c", parent, *odd(SPIN)]) as talk:
        pid = int(talk.hear()[0].split()[1])
        assert talk.place(table(2)) == ["ok"]
        talk.send("go odd seat 1 seed 1")
        assert not soon(lambda: not running(pid), seconds=1.5)
        talk.process.kill()
        assert soon(lambda: not running(pid))
