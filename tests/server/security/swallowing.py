"""A server with a planted fault: it swallows one message in a thousand. Run with `python -m`."""

import sys
from itertools import count

from quillmap.cli import main
from quillmap.server.live.handlers import Caller
from quillmap.server.live.socket import Conversation

_heard = Conversation._hear
_numbers = count(1)


async def forgetful(self: Conversation, caller: Caller, text: str | None) -> bool:
    """As a server should, but not every time."""
    if next(_numbers) % 1000 == 0:
        return True
    return await _heard(self, caller, text)


if __name__ == "__main__":
    Conversation._hear = forgetful  # type: ignore[method-assign]  # that is the fault
    sys.exit(main(["serve", *sys.argv[1:]]))
