"""What comes at the same moment begins a few at a time, each address in its turn.

A thousand connections of one address may each ask for something at once and stay within its limits,
and so may hundreds of its sockets. If all of them began at once, a draw elsewhere would wait until
the last of them was answered.
"""

import asyncio
from collections import OrderedDict, deque
from typing import Final

AT_ONCE: Final = 4
"""So many begin before everybody else, sockets and engines among them, has a turn of the loop."""


class Starts:
    """Those who wait to begin, by address. Nobody waits where few ask."""

    def __init__(self) -> None:
        self._begun = 0
        """How many have begun in this turn of the loop."""
        self._turning = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def turn(self, who: str) -> None:
        """Wait until it is the turn of this asker to begin."""
        self._turn_soon()
        if self._begun < AT_ONCE and not self._waiting:
            self._begun += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        await turn

    def _turn_soon(self) -> None:
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._turning, self._begun = False, 0
        while self._waiting and self._begun < AT_ONCE:
            who, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[who] = queue  # behind all others
            if not turn.done():
                turn.set_result(None)
                self._begun += 1
        if self._begun:
            self._turn_soon()
