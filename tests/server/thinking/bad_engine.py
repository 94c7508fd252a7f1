"""An engine that speaks the lines of docs/engine.md until it is asked for a move.

`python bad_engine.py crashes`, `sleeps`, `babbles` (no answer at all), `cheats` (a move that is not
legal) or `complains` (an error).
"""

import os
import sys
import time


def main(how: str) -> None:
    """Read commands until the end."""
    for line in sys.stdin:
        word = line.split()[0] if line.split() else ""
        if word == "quillmap" and line.split() == ["quillmap"]:
            say("bot random 0 Bad.", "protocol 1", "ok")
        elif word == "position":
            while sys.stdin.readline().strip() != "end":
                pass
            say("ok")
        elif word == "ready":
            say(line.strip())
        elif word == "stop":
            say("ok")
        elif word == "go":
            fail(how, line.split()[3])
        elif word == "quit":
            say("bye")
            return


def fail(how: str, seat: str) -> None:
    """Do the wrong thing."""
    if how == "crashes":
        sys.exit(3)
    elif how == "sleeps":
        parent = os.getppid()
        while os.getppid() == parent:  # it would outlive a test that was killed
            time.sleep(0.5)
        sys.exit(1)
    elif how == "babbles":
        say("the weather is nice today", "ok", "best of all")
    elif how == "cheats":
        say(f"best {seat} village A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11")
    elif how == "complains":
        say("error no idea")


def say(*lines: str) -> None:
    """Write it out at once."""
    print(*lines, sep="\n", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
