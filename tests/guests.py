"""Bots as strangers would write them, good ones and bad ones, in a module of the working directory.

Each test gets the module under a name of its own: Python imports a name only once.
"""

import sys
from itertools import count
from pathlib import Path

import pytest

SOURCE = '''
import os, sys, time
from quillmap import Destroy, Draw, Seat, legal
from quillmap.bots import Idea

print("a guest comes in")


def note(path):
    with open(path, "w") as file:
        file.write(str(os.getpid()))


class First:
    """Draws the first thing that is allowed."""

    name, level, description = "first", 0, "Takes what comes first."

    def consider(self, position, seat, budget):
        print("a guest thinks")
        return [Idea(move, 0) for move in legal(position, seat)]


class Bad(First):
    """Does what it must not, at every second turn or so."""

    name = "bad"

    def consider(self, position, seat, budget):
        if budget.seed % 2:
            return self.deed(position, seat)
        return super().consider(position, seat, budget)

    def deed(self, position, seat):
        return {}[seat]


class Leaving(Bad):
    name = "leaving"

    def deed(self, position, seat):
        sys.exit("I have had enough")


class Silent(Bad):
    name = "silent"

    def deed(self, position, seat):
        return []


class Lazy(Bad):
    name = "lazy"

    def deed(self, position, seat):
        return (Idea(move, 0) for move in legal(position, seat))


class Text(Bad):
    name = "text"

    def deed(self, position, seat):
        return "A1"


class Bare(Bad):
    name = "bare"

    def deed(self, position, seat):
        return list(legal(position, seat))


class Empty(Bad):
    name = "empty"

    def deed(self, position, seat):
        return [Idea(None, 0)]


class Half(Bad):
    name = "half"

    def deed(self, position, seat):
        return [Idea(next(legal(position, seat)), 0.5)]


class Cheating(Bad):
    name = "cheating"

    def deed(self, position, seat):
        return [Idea(Draw(seat, "forest", (1 << 121) - 1), 0)]


class Broken(Bad):
    name = "broken"

    def deed(self, position, seat):
        return [Idea(Destroy(seat, "A1"), 0)]


class Elsewhere(Bad):
    name = "elsewhere"

    def deed(self, position, seat):
        return [Idea(Destroy(Seat(seat + 1), 1), 0)]


class Stuck(First):
    """Never comes back from its first turn, and leaves its number behind."""

    name = "stuck"

    def consider(self, position, seat, budget):
        if not os.path.exists("stuck.pid"):
            note("stuck.pid")
            while True:
                pass
        return super().consider(position, seat, budget)


class Dying(First):
    """Takes its whole process with it at its first turn."""

    name = "dying"

    def consider(self, position, seat, budget):
        if not os.path.exists("dying.pid"):
            note("dying.pid")
            os._exit(3)
        return super().consider(position, seat, budget)


class Patient(First):
    """Thinks until it is told to come to an end."""

    name = "patient"

    def consider(self, position, seat, budget):
        while not budget.expired():
            time.sleep(0.001)
        return super().consider(position, seat, budget)


class Wanting(First):
    def __init__(self, strength):
        self.strength = strength


class Nameless(First):
    name = property(lambda self: 1 / 0)


class Loud(First):
    name = "LOUD"


class Shadow(First):
    name = "greedy"


class Level(First):
    level = "high"


class Wordy(First):
    description = "One line,\\nand another."


class Thoughtless(First):
    consider = None


class Twin(First):
    """Called like another."""


def made():
    return First()


there = First()
number = 7
'''

_numbers = count(1)


def plant(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Put the guests into a folder, go there, and say what their module is called."""
    name = f"strangers_{next(_numbers)}"
    (folder / f"{name}.py").write_text(SOURCE, "utf-8")
    monkeypatch.chdir(folder)
    monkeypatch.setattr("sys.path", list(sys.path))
    return name
