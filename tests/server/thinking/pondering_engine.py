"""An engine whose sage thinks until it is told to stop; all others draw what is allowed first.

It writes down which bots it is asked for, one a line, in the file that it is given.
"""

import sys

from quillmap import legal, write_move
from quillmap.notation import read_position
from quillmap.rules.moves import Seat


def main(asked: str) -> None:
    """Read commands until the end."""
    position = None
    for line in sys.stdin:
        match line.split():
            case ["quillmap"]:
                say("bot sage 5 Ponders.", "protocol 1", "ok")
            case ["position"]:
                position = read_position("".join(iter(sys.stdin.readline, "end\n")))
                say("ok")
            case ["ready", number]:
                say(f"ready {number}")
            case ["stop"]:
                say("ok")
            case ["go", bot, "seat", seat, *_]:
                assert position is not None
                with open(asked, "a", encoding="utf-8") as file:
                    print(bot, file=file)
                if bot == "sage":
                    while sys.stdin.readline().strip() != "stop":
                        pass
                move = next(iter(legal(position, Seat(int(seat) - 1))))
                say(f"best {write_move(move)}", *["ok"] * (bot == "sage"))
            case _:
                say("error what?")


def say(*lines: str) -> None:
    """Write it out at once."""
    print(*lines, sep="\n", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
