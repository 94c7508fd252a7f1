"""Hints: the strongest bot says what it would draw, to those whose table allows it.

The bot thinks in an engine process and sees the position alone, as everybody does. A hint is
counted in the journal before it is told; where the bot fails, nothing is kept.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, TypeAlias

from quillmap.bots import PROMPT
from quillmap.grid import Cells
from quillmap.notation import write_move
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position
from quillmap.rules.reasons import Reason
from quillmap.server import wire
from quillmap.server.asks import Ask, Rated
from quillmap.server.engines import Behalf, Engines
from quillmap.server.previews import previewed
from quillmap.server.room import Room
from quillmap.server.turnstile import Place
from quillmap.table import rounds
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed, Turn

STRONGEST: Final = PROMPT.name
"""The strongest bot that answers while people wait; those that play games out take longer."""
HINT_SECONDS: Final = 5.0
TOLD: Final = 3
"""So many placements are told at most."""
ASKED: Final = 50
"""So many ideas are asked for: a hero is turned in many ways on the same square."""
KEPT: Final = 500
"""The last hint of so many seats is remembered, so that asking again makes nobody think again."""


Thought: TypeAlias = "asyncio.Task[tuple[Rated, ...]]"


class Hints:
    """What the bot has said to each seat last, or is still thinking about."""

    def __init__(self, engines: Engines) -> None:
        self.seconds = HINT_SECONDS
        self._engines = engines
        self._seats: OrderedDict[tuple[str, Seat], tuple[Position, Thought]] = OrderedDict()

    async def give(self, room: Room, at: int, who: Place, asked: wire.Hint) -> wire.Hinted:
        """Judge, think, judge again and count, then tell; NotAllowed says why not."""
        owner = who.owner
        round, seat = asked.round, Seat(asked.seat - 1)
        position = rounds.hintable(room.table, at, owner, round, seat)
        ideas = await self._ideas(room.table, position, seat, who)

        def judge(table: Table, at: int) -> Turn:
            if rounds.hintable(table, at, owner, round, seat) != position:
                raise failed()  # somebody has left meanwhile, and that was another question
            return rounds.hint(table, at, owner, round, seat)

        await room.act(judge)
        return told(position, ideas)

    async def _ideas(
        self, table: Table, position: Position, seat: Seat, who: Place
    ) -> tuple[Rated, ...]:
        """One thought for each seat and position, however many ask and however often."""
        key = (table.game, seat)
        while (found := self._seats.get(key)) and found[0] != position and not found[1].done():
            await asyncio.wait([found[1]])  # never two for the same seat at the same time
        if found is None or found[0] != position or _in_vain(found[1]):
            # What the bot leaves to chance follows from what everybody knows, and from no secret.
            ask = Ask(seat, STRONGEST, table.round, ASKED)
            thought = asyncio.create_task(self._think(position, ask, who))
            thought.add_done_callback(_in_vain)  # nobody may be waiting any more
            found = self._seats[key] = position, thought
        self._seats.move_to_end(key)
        self._forget()
        return await asyncio.shield(found[1])

    def _forget(self) -> None:
        while len(self._seats) > KEPT and next(iter(self._seats.values()))[1].done():
            self._seats.popitem(last=False)

    async def _think(self, position: Position, ask: Ask, who: Place) -> tuple[Rated, ...]:
        (answer,) = await self._engines.ask(position, [ask], self.seconds, Behalf(who, whole=True))
        if answer.failure is not None:
            raise failed()
        return answer.ideas


def failed() -> NotAllowed:
    """The one refusal for a bot that crashed, was too slow or talked nonsense."""
    return NotAllowed(Reason("bot_failed", bot=STRONGEST))


def _in_vain(thought: Thought) -> bool:
    """Whether it came to nothing; once asked, nobody complains that its failure went unheard."""
    return thought.done() and (thought.cancelled() or thought.exception() is not None)


def told(position: Position, ideas: Sequence[Rated]) -> wire.Hinted:
    """The best few of these ideas, best first, no two of them for the same squares."""
    best = islice(_different(ideas), TOLD)
    return wire.Hinted(STRONGEST, [_told(position, idea) for idea in best])


def _different(ideas: Sequence[Rated]) -> Iterator[Rated]:
    """The best idea for each placement: the same squares in another way are no other idea."""
    seen: set[Cells] = set()
    for idea in ideas:
        if idea.move.cells not in seen:
            seen.add(idea.move.cells)
            yield idea


def _told(position: Position, idea: Rated) -> wire.Idea:
    """With what it changes at once, as a preview of the same line counts it."""
    preview = previewed(position, idea.move)
    return wire.Idea(
        line=write_move(idea.move),
        value=idea.value,
        edicts=[edict.after - edict.before for edict in preview.edicts],
        coins=preview.coins[1] - preview.coins[0],
        monsters=preview.monsters[1] - preview.monsters[0],
    )
