"""Hints: the strongest bot says what it would draw, to those whose table allows it.

The bot thinks in an engine process and sees the position alone, as everybody does. Why its draws
are good is found by the rules, from the same position. A hint is counted in the journal before it
is told; where the bot fails, nothing is kept.
"""

from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from quillmap.bots import HINT_BOT
from quillmap.engine.asks import Ask, Rated
from quillmap.grid import Cells
from quillmap.notation import write_move
from quillmap.rules.moves import Move, Seat
from quillmap.rules.position import Position
from quillmap.rules.why import DrawReason, Why
from quillmap.server import wire
from quillmap.server.reasons import ServerReason
from quillmap.server.refused import Unavailable
from quillmap.server.rooms.room import Room
from quillmap.server.single_flight import SingleFlight
from quillmap.server.thinking.engines import Behalf, Engines
from quillmap.server.thinking.turnstile import Place
from quillmap.server.wire.previews import previewed, reason_views
from quillmap.table import rounds
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed, Turn

STRONGEST: Final = HINT_BOT.name
"""The strongest bot that answers while people wait; those that play games out take longer."""
HINT_SECONDS: Final = 5.0
TOLD: Final = 3
"""So many placements are told at most."""
ASKED: Final = 50
"""So many ideas are asked for: a hero is turned in many ways on the same square."""
KEPT: Final = 500
"""So many hints are remembered, so that asking again makes nobody think again."""


Question: TypeAlias = tuple[str, Seat, Position]
"""What a hint is for: a seat of a game, in one position."""


@dataclass(frozen=True)
class Thought:
    """What the bot would draw, and what is told of it to those who have no draft."""

    moves: tuple[Move, ...]
    hints: wire.Hinted


class Hints:
    """What the bot has said to each seat last, or is still thinking about."""

    def __init__(self, engines: Engines) -> None:
        self.seconds = HINT_SECONDS
        self._engines = engines
        self._thoughts = SingleFlight[Question, Thought](KEPT)
        self._under_way: dict[tuple[str, Seat], Question] = {}

    async def give(
        self,
        room: Room,
        at: int,
        who: Place,
        asked: wire.Hint,
        say: Callable[[wire.Hinted], None],
    ) -> None:
        """Judge, think, judge again and count, then say it; NotAllowed says why not."""
        owner = who.owner
        round, seat = asked.round, Seat(asked.seat - 1)
        position = rounds.hintable(room.table, at, owner, round, seat)
        draft = _draft(room.table, at, owner, asked) if asked.draft else None
        thought = await self._thought(room.table, position, seat, who)

        def judge(table: Table, at: int) -> Turn:
            if rounds.hintable(table, at, owner, round, seat) != position:
                raise failed()  # somebody has left meanwhile, and that was another question
            return rounds.hint(table, at, owner, round, seat)

        hints = thought.hints if draft is None else beside(position, thought, draft)
        await room.act(judge, lambda _: say(hints))

    async def _thought(self, table: Table, position: Position, seat: Seat, who: Place) -> Thought:
        """One thought for each seat and position, however many ask and however often."""
        question, seated = (table.game, seat, position), (table.game, seat)
        while (other := self._under_way.get(seated)) is not None and other != question:
            await self._thoughts.settled(other)  # never two for the same seat at the same time
        # What the bot leaves to chance follows from what everybody knows, and from no secret.
        ask = Ask(seat, STRONGEST, table.round, ASKED)

        def begin() -> Coroutine[Any, Any, Thought]:
            self._under_way[seated] = question
            return self._think(question, ask, who)

        return await self._thoughts.get(question, begin)

    async def _think(self, question: Question, ask: Ask, who: Place) -> Thought:
        game, seat, position = question
        try:
            behalf = Behalf(who, whole=True)
            (answer,) = await self._engines.ask(position, [ask], self.seconds, behalf)
        finally:
            del self._under_way[game, seat]
        if answer.failure is not None:
            raise failed()
        return told(position, answer.ideas)


def failed() -> Unavailable:
    """The one refusal for a bot that crashed, was too slow or talked nonsense."""
    return Unavailable(ServerReason("bot_failed", bot=STRONGEST))


def told(position: Position, ideas: Sequence[Rated]) -> Thought:
    """The best few of these ideas, best first, no two of them for the same squares."""
    best = tuple(islice(_different(ideas), TOLD))
    why = Why(position, best[0].move.seat)
    moves = tuple(idea.move for idea in best)
    told = zip(best, why.told_apart(moves), strict=True)
    hints = wire.Hinted(STRONGEST, [_told(position, idea, reasons) for idea, reasons in told])
    return Thought(moves, hints)


def beside(position: Position, thought: Thought, draft: Move) -> wire.Hinted:
    """The same hints, with what they bring more than a draft, and with what that one brings."""
    why = Why(position, draft.seat, draft)
    return wire.Hinted(
        thought.hints.bot,
        [
            replace(idea, more=reason_views(why.beside_the_draft(move)))
            for move, idea in zip(thought.moves, thought.hints.ideas, strict=True)
        ],
        previewed(position, draft).gains,
    )


def _draft(table: Table, at: int, owner: str, asked: wire.Hint) -> Move:
    """What somebody is about to draw, judged as if they did."""
    move = rounds.judged(table, at, owner, asked.round, asked.draft)
    if move.seat + 1 != asked.seat:
        raise NotAllowed(ServerReason("bad_message", why="the draft is for another seat"))
    return move


def _different(ideas: Sequence[Rated]) -> Iterator[Rated]:
    """The best idea for each placement: the same squares in another way are no other idea."""
    seen: set[Cells] = set()
    for idea in ideas:
        if idea.move.cells not in seen:
            seen.add(idea.move.cells)
            yield idea


def _told(position: Position, idea: Rated, reasons: Sequence[DrawReason]) -> wire.Idea:
    """With what it changes at once, as a preview of the same line counts it, and why."""
    preview = previewed(position, idea.move)
    return wire.Idea(
        line=write_move(idea.move),
        value=idea.value,
        edicts=[edict.after - edict.before for edict in preview.edicts],
        coins=preview.coins[1] - preview.coins[0],
        monsters=preview.monsters[1] - preview.monsters[0],
        gains=preview.gains,
        reasons=reason_views(reasons),
    )
