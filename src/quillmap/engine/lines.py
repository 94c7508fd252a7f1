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
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import BinaryIO, Final, TypeAlias

from quillmap.bots import BOTS, Budget, Idea
from quillmap.engine import PROTOCOL
from quillmap.notation import NotationError, read_position, write_move
from quillmap.notation.text import Words, trick
from quillmap.rules.moves import Seat
from quillmap.rules.position import MOST_PLAYERS, Position

LONGEST_LINE: Final = 2**20
LONGEST_POSITION: Final = 2**20
"""A table of a hundred full maps takes a tenth of it."""
MOST_SEED: Final = 2**64 - 1
MOST_IDEAS: Final = 100
MOST_PLAYOUTS: Final = 1_000_000
MOST_TIME: Final = 3_600_000
LAST_WORDS: Final = 60.0
"""For how many seconds an engine goes on with what it was asked when nobody can ask any more."""

_COMMANDS: Final = ("quillmap", "position", "go", "ready", "quit")
_LONGEST_ERROR: Final = 300

_Line: TypeAlias = bytes | None
"""A line as it was sent, or None for one that is too long to be kept."""


class _Refused(ValueError):
    """A command that cannot be followed, in a sentence for those who sent it."""


# Lines ------------------------------------------------------------------------------------------


def serve(
    commands: BinaryIO, answers: BinaryIO, clock: Callable[[], float] = time.monotonic
) -> None:
    """Answer every command until `quit` or the end of the input, each before the next is read."""
    lines = _lines(commands)
    engine = _Engine(lines, clock)
    for line in lines:
        said = engine.answer(line)
        answers.write("".join(f"{each}\n" for each in said).encode("utf-8"))
        answers.flush()
        if engine.over:
            return


def _lines(stream: BinaryIO) -> Iterator[_Line]:
    """The lines one by one, as soon as they are there."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE)
        yield None


def _text(line: _Line) -> str:
    if line is None:
        raise _Refused(f"the line is longer than {LONGEST_LINE} bytes")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise _Refused("the line is not UTF-8") from None
    return text.rstrip("\r\n")


def _error(problem: NotationError | _Refused) -> str:
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

    def __init__(self, lines: Iterator[_Line], clock: Callable[[], float]) -> None:
        self.over = False
        self._lines = lines
        self._clock = clock
        self._position: Position | None = None

    def answer(self, line: _Line) -> list[str]:
        """The lines that answer a command; the last of them, and only that, is a final one."""
        try:
            return self._answer(_words(_text(line)))
        except NotationError as error:
            return [_error(error)]
        except _Refused as refused:
            return [_error(refused)]
        except Exception as error:  # a bot's mistake is its own, and others are asked here too
            traceback.print_exc(file=sys.stderr)
            return [f"error this failed with {type(error).__name__}"]

    def _answer(self, words: Words) -> list[str]:
        command = words.choice(_COMMANDS, "a command")
        if command == "position":
            return self._take_position(words)
        if command == "go":
            return self._go(_asked(words))
        number = _maybe_number(words) if command == "ready" else ""
        words.end()
        if command == "quillmap":
            return [*_introductions(), f"protocol {PROTOCOL}", "ok"]
        if command == "ready":
            return [f"ready {number}".rstrip()]
        self.over = True
        return ["bye"]

    def _take_position(self, words: Words) -> list[str]:
        """Read on to `end` whatever comes, or a bad position would leave its rest as commands."""
        self._position = None
        text = self._block()
        words.end()
        self._position = read_position(text)
        return ["ok"]

    def _block(self) -> str:
        rows: list[str] = []
        length, problem = 0, None
        for line in self._lines:
            if line is not None and line.strip().lower() == b"end":
                break
            length += LONGEST_LINE if line is None else len(line)
            if length > LONGEST_POSITION:
                problem = _Refused(f"the position is longer than {LONGEST_POSITION} bytes")
            if problem is None:
                try:
                    rows.append(_text(line))
                except _Refused as refused:
                    problem = refused
        else:
            problem = _Refused('the input ended before the "end" of the position')
        if problem is not None:
            raise problem
        return "\n".join(rows)

    def _go(self, asked: _Go) -> list[str]:
        position = self._position
        if position is None:
            raise _Refused("there is no position: send one first")
        if asked.seat >= position.setup.players:
            raise _Refused(f"there are only {position.setup.players} seats at this table")
        ideas = self._consider(position, asked)
        if not ideas:
            raise _Refused(f"seat {asked.seat + 1} has nothing to draw now")
        told = [_told(rank, idea) for rank, idea in enumerate(ideas[: asked.ideas], 1)]
        return [*told, f"best {write_move(ideas[0].move)}"]

    def _consider(self, position: Position, asked: _Go) -> Sequence[Idea]:
        budget = Budget(asked.playouts, asked.seed)
        if asked.milliseconds is not None:
            ends = self._clock() + asked.milliseconds / 1000
            budget = Budget(asked.playouts, asked.seed, lambda: self._clock() >= ends)
        return BOTS[asked.bot].consider(position, asked.seat, budget)


def _introductions() -> list[str]:
    return [f"bot {bot.name} {bot.level} {bot.description}" for bot in BOTS.values()]


def _told(rank: int, idea: Idea) -> str:
    gains = " ".join(map(str, idea.gains))
    return f"idea {rank} value {idea.value} gains {gains} move {write_move(idea.move)}"


# Words ------------------------------------------------------------------------------------------


def _words(text: str) -> Words:
    if trick(text.replace("\t", " ")):
        raise _Refused("the line holds control or bidirectional characters")
    return Words.of(text, 0)


def _maybe_number(words: Words) -> str:
    """The number behind `ready`, by which whoever asks knows the answer again."""
    return str(_large(words, "a number")) if words.peek() else ""


def _asked(words: Words) -> _Go:
    """The words of `go`: the bot, then pairs of a key and a number in any order."""
    bot = words.choice(tuple(BOTS), "a bot")
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
