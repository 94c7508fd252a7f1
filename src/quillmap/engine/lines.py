"""Bots behind lines of text: a position comes in, ideas go out. docs/engine.md is the grammar.

Whoever asks sends one command after the other and reads until the final line of its answer; there
is exactly one for each, whatever was sent. Only positions come in, which hold no secret, so a bot
that thinks here cannot know more than the table does.
"""

import os
import select
import sys
import threading
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import BinaryIO, Final

from quillmap.bots import BOTS, Bot, Budget, Idea
from quillmap.bots.guarded_turn import Failed, considered
from quillmap.engine import PROTOCOL
from quillmap.engine.inbox import BadLine, Command, Inbox, good
from quillmap.notation import NotationError, read_position, write_move
from quillmap.notation.text import Words
from quillmap.rules.legal import legal
from quillmap.rules.moves import Seat
from quillmap.rules.position import MOST_PLAYERS, Position

MOST_SEED: Final = 2**64 - 1
MOST_IDEAS: Final = 100
MOST_PLAYOUTS: Final = 1_000_000
MOST_TIME: Final = 3_600_000
LAST_WORDS: Final = 60.0
"""For how many seconds an engine goes on with what it was asked when nobody can ask any more."""

_COMMANDS: Final = ("quillmap", "position", "go", "stop", "ready", "quit")
_LONGEST_ERROR: Final = 300


def serve(
    commands: BinaryIO,
    answers: BinaryIO,
    bots: Mapping[str, Bot] = BOTS,
    clock: Callable[[], float] = time.monotonic,
) -> None:
    """Answer every command until `quit` or the end of the input, one after the other."""
    inbox = Inbox(commands)
    engine = _Engine(inbox, bots, clock)
    for command in inbox:
        said = engine.answer(command)
        answers.write("".join(f"{each}\n" for each in said).encode("utf-8"))
        answers.flush()
        if engine.over:
            return


def _error(problem: NotationError | BadLine) -> str:
    # Commands are read as line 0; only the lines of a position are worth counting.
    why = " ".join(str(problem).removeprefix("line 0: ").split())
    return f"error {why if len(why) <= _LONGEST_ERROR else why[:_LONGEST_ERROR] + '...'}"


# Commands ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Go:
    """What `go` asks for."""

    bot: str
    seat: Seat
    seed: int
    playouts: int
    ideas: int
    milliseconds: int | None


class _Engine:
    """The position that was sent last, and the answers to commands."""

    def __init__(self, inbox: Inbox, bots: Mapping[str, Bot], clock: Callable[[], float]) -> None:
        self.over = False
        self._inbox = inbox
        self._bots = bots
        self._clock = clock
        self._position: Position | None = None

    def answer(self, command: Command) -> list[str]:
        """The lines that answer a command; the last of them, and only that, is a final one."""
        try:
            return self._answer(command)
        except (NotationError, BadLine) as error:
            return [_error(error)]
        except Exception as error:  # whatever it is, others are asked here too
            traceback.print_exc(file=sys.stderr)
            return [f"error this failed with {type(error).__name__}"]

    def _answer(self, command: Command) -> list[str]:
        words = good(command.words)
        what = words.choice(_COMMANDS, "a command")
        if what == "position":
            return self._take_position(words, command)
        if what == "go":
            return self._go(_asked(words, tuple(self._bots)), command)
        number = _maybe_number(words) if what == "ready" else ""
        words.end()
        if what == "quillmap":
            return [*self._introductions(), f"protocol {PROTOCOL}", "ok"]
        if what == "stop":  # the inbox has told the bot long ago
            return ["ok"]
        if what == "ready":
            return [f"ready {number}".rstrip()]
        self.over = True
        return ["bye"]

    def _introductions(self) -> list[str]:
        return [f"bot {bot.name} {bot.level} {bot.description}" for bot in self._bots.values()]

    def _take_position(self, words: Words, command: Command) -> list[str]:
        self._position = None
        text = good(command.block)
        words.end()
        self._position = read_position(text)
        return ["ok"]

    def _go(self, asked: _Go, command: Command) -> list[str]:
        position = self._position
        if position is None:
            raise BadLine("there is no position: send one first")
        if asked.seat >= position.setup.players:
            raise BadLine(f"there are only {position.setup.players} seats at this table")
        if asked.seat not in position.awaited or not any(legal(position, asked.seat)):
            raise BadLine(f"seat {asked.seat + 1} has nothing to draw now")
        budget = Budget(asked.playouts, asked.seed, self._expiry(asked, command))
        try:
            ideas = considered(self._bots[asked.bot], position, asked.seat, budget, asked.ideas)
        except Failed as failed:
            if failed.__cause__ is not None:
                traceback.print_exception(failed.__cause__, file=sys.stderr)
            return [f"error {asked.bot} {failed}"]
        told = [_told(rank, idea) for rank, idea in enumerate(ideas, 1)]
        return [*told, f"best {write_move(ideas[0].move)}"]

    def _expiry(self, asked: _Go, command: Command) -> Callable[[], bool]:
        """Whether to come to an end: the time is over, or somebody has said so."""
        if asked.milliseconds is None:
            return lambda: self._inbox.stopped(command)
        ends = self._clock() + asked.milliseconds / 1000
        return lambda: self._clock() >= ends or self._inbox.stopped(command)


def _told(rank: int, idea: Idea) -> str:
    gains = " ".join(map(str, idea.gains))
    return f"idea {rank} value {idea.value} gains {gains} move {write_move(idea.move)}"


# Words ------------------------------------------------------------------------------------------


def _maybe_number(words: Words) -> str:
    """The number behind `ready`, by which whoever asks knows the answer again."""
    return str(_large(words, "a number")) if words.peek() else ""


def _asked(words: Words, bots: Sequence[str]) -> _Go:
    """The words of `go`: the bot, then pairs of a key and a number in any order."""
    bot = words.choice(bots, "a bot")
    readers: dict[str, Callable[[], int]] = {
        "seat": lambda: words.number("a seat", 1, MOST_PLAYERS),
        "seed": lambda: _large(words, "a seed"),
        "playouts": lambda: words.number("playouts", 0, MOST_PLAYOUTS),
        "ideas": lambda: words.number("ideas", 1, MOST_IDEAS),
        "time": lambda: words.number("milliseconds", 1, MOST_TIME),
    }
    found: dict[str, int] = {}
    while words.peek():
        key = words.choice([key for key in readers if key not in found], "what to go by, once each")
        found[key] = readers[key]()
    for key in ("seat", "seed"):
        if key not in found:
            raise words.error(f'"{key}" and a number')
    return _Go(
        bot=bot,
        seat=Seat(found["seat"] - 1),
        seed=found["seed"],
        playouts=found.get("playouts", 0),
        ideas=found.get("ideas", 1),
        milliseconds=found.get("time"),
    )


def _large(words: Words, what: str) -> int:
    """A number of up to 64 bits."""
    expected = f"{what} from 0 to {MOST_SEED}"
    number = int(words.matching("0|[1-9][0-9]{0,19}", expected))
    if number > MOST_SEED:
        raise words.refused(expected)
    return number


# Not outliving whoever asked --------------------------------------------------------------------


def leave_with_parent(every: float = 0.5) -> None:
    """From now on, end this process soon after the one that started it, however busy a bot is.

    An idle engine notices the end of its input by itself; a bot that thinks does not look.
    """
    threading.Thread(target=_watch, args=(os.getppid(), every), daemon=True).start()


def _watch(parent: int, every: float) -> None:
    hung_up: float | None = None
    while os.getppid() == parent:
        if _nobody_can_ask():
            hung_up = time.monotonic() if hung_up is None else hung_up
            if time.monotonic() - hung_up > LAST_WORDS:
                break
        time.sleep(every)
    # No cleaning up: nobody is left to read anything, and a bot may never come back.
    os._exit(1)


def _nobody_can_ask() -> bool:
    """Whether the other end of standard input is closed; commands may still lie in between."""
    if not hasattr(select, "poll"):
        return False
    waiting = select.poll()
    waiting.register(0, 0)
    return any(event & select.POLLHUP for _, event in waiting.poll(0))
