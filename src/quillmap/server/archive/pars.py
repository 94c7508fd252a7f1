"""Par: what the strongest bot makes of the cards of a solo game that is over.

The bot gets one position after the other, as at a table, and never the seed. One par is played at a
time, move by move, so the bots at tables wait for a single move of it at most.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from pydantic import BaseModel

from quillmap.dealer import deal
from quillmap.engine.asks import Ask
from quillmap.rules.moves import Seat
from quillmap.rules.play import apply, reveal
from quillmap.rules.position import Position, Setup, begin
from quillmap.rules.result import rating, title, total
from quillmap.server.reasons import ServerReason
from quillmap.server.rooms.hints import STRONGEST, failed
from quillmap.server.rooms.room import Room
from quillmap.server.scribe.fair_queue import FairQueue
from quillmap.server.single_flight import SingleFlight
from quillmap.server.thinking.calls import UNKNOWN
from quillmap.server.thinking.engines import Behalf, Engines
from quillmap.server.thinking.turnstile import Place
from quillmap.table.turns import NotAllowed

MOVE_SECONDS: Final = 5.0
KEPT: Final = 64
"""So many pars stay in memory; the lanes of a race share one."""
WAITING: Final = 20
"""So many may be asked for and not be played yet, half of them from one address."""
WAIT_SECONDS: Final = 60.0

ParDeck: TypeAlias = tuple[Setup, bytes]
"""All that the cards of a game follow from."""


class Par(BaseModel):
    """A solo game of the strongest bot with the same cards."""

    bot: str
    total: int
    rating: int
    title: str
    scores: list[tuple[int, int, int, int]]
    """For each season: first edict, second edict, coins, points lost to monsters."""


def deck_of(room: Room) -> ParDeck:
    """The cards of a finished solo game whose seed is told; NotAllowed for every other one."""
    table = room.table
    if table.race or table.setup.players != 1:
        raise NotAllowed(ServerReason("par_solo"))
    if not table.over or not room.shown:
        raise NotAllowed(ServerReason("par_unfinished"))
    if table.seed is None:
        raise NotAllowed(ServerReason("par_no_seed"))
    return table.setup, table.seed


class Pars:
    """The pars of decks, each played once for everybody who asks."""

    def __init__(self, engines: Engines, refused: Callable[[], None]) -> None:
        self._engines = engines
        self._pars = SingleFlight[ParDeck, Par](KEPT)
        self._queue = FairQueue(refused, most=WAITING, seconds=WAIT_SECONDS)

    async def of(self, deck: ParDeck, who: Place = UNKNOWN) -> Par:
        """The par of a deck, played when it is first asked for."""
        return await self._pars.get(deck, lambda: self._play(*deck, who))

    async def _play(self, setup: Setup, seed: bytes, who: Place) -> Par:
        async with self._queue.turn(who.address or ""):
            position = begin(setup)
            moves = 0
            while not position.over:
                if position.awaited:
                    position = await self._moved(position, moves, who)
                    moves += 1
                else:
                    position = reveal(position, deal(seed, position)).position
        return _par(position)

    async def _moved(self, position: Position, moves: int, who: Place) -> Position:
        # Its chance is the number of the move: the same deck has the same par on every server.
        ask = Ask(Seat(0), STRONGEST, moves)
        # Games under way go first, and no thought is cut short for them.
        behalf = Behalf(who, people=False, whole=True)
        (answer,) = await self._engines.ask(position, [ask], MOVE_SECONDS, behalf)
        if answer.move is None:
            raise failed()
        return apply(position, answer.move).position


def _par(position: Position) -> Par:
    (results,) = position.scores
    points = rating(results, position.setup.edicts)
    return Par(
        bot=STRONGEST,
        total=total(results),
        rating=points,
        title=title(points),
        scores=[(each.first, each.second, each.coins, each.monsters) for each in results],
    )
