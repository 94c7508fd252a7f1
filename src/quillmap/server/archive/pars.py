"""Par: what a bot, usually the strongest, makes of the cards of a solo game that is over.

The bot gets one position after the other, as at a table, and never the seed. One par is played at a
time, move by move, so the bots at tables wait for a single move of it at most.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from pydantic import BaseModel

from quillmap.bots import BOTS
from quillmap.dealer import commitment, deal
from quillmap.engine.asks import Ask
from quillmap.notation import Entry, Made, Player, Record, Revealing, write_record
from quillmap.rules.moves import Move, Seat
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
from quillmap.table.reasons import TableReason
from quillmap.table.turns import NotAllowed

MOVE_SECONDS: Final = 5.0
KEPT: Final = 64
"""So many pars stay in memory; the lanes of a race share one."""
WAITING: Final = 20
"""So many may be asked for and not be played yet, half of them from one address."""
WAIT_SECONDS: Final = 60.0

ParDeck: TypeAlias = tuple[Setup, bytes]
"""All that the cards of a game follow from."""


QUICK: Final = tuple(name for name, bot in BOTS.items() if bot.level <= BOTS["weighted"].level)
"""Weaker bots that can be asked for, too: they think for no time worth counting."""


class Par(BaseModel):
    """A solo game of a bot with the same cards."""

    bot: str
    total: int
    rating: int
    title: str
    scores: list[tuple[int, int, int, int]]
    """For each season: first edict, second edict, coins, points lost to monsters."""


@dataclass(frozen=True, slots=True)
class Played:
    """A par, and the record of the game that it comes from: a few kilobytes of text."""

    par: Par
    record: str


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
        self._pars = SingleFlight[tuple[ParDeck, str], Played](KEPT)
        self._queue = FairQueue(refused, most=WAITING, seconds=WAIT_SECONDS)

    async def of(self, deck: ParDeck, who: Place = UNKNOWN, bot: str = STRONGEST) -> Par:
        """The par of a deck, played when it is first asked for; NotAllowed for other slow bots."""
        if bot != STRONGEST and bot not in QUICK:
            raise NotAllowed(TableReason("unknown_bot", bot=bot))
        return (await self.played(deck, who, bot)).par

    async def played(self, deck: ParDeck, who: Place = UNKNOWN, bot: str = STRONGEST) -> Played:
        """The same with the game itself, which is played once for both."""
        return await self._pars.get((deck, bot), lambda: self._play(*deck, who, bot))

    async def _play(self, setup: Setup, seed: bytes, who: Place, bot: str) -> Played:
        entries: list[Entry] = []
        async with self._queue.turn(who.address or ""):
            position = begin(setup)
            moves = 0
            while not position.over:
                if position.awaited:
                    move = await self._move(position, moves, who, bot)
                    position = apply(position, move).position
                    entries.append(Made(move))
                    moves += 1
                else:
                    card = deal(seed, position)
                    position = reveal(position, card).position
                    entries.append(Revealing(card))
        return Played(_par(position, bot), write_record(_record(position, seed, entries, bot)))

    async def _move(self, position: Position, moves: int, who: Place, bot: str) -> Move:
        # Its chance is the number of the move: the same deck has the same par on every server.
        ask = Ask(Seat(0), bot, moves)
        # Games under way go first, and no thought is cut short for them.
        behalf = Behalf(who, people=False, whole=True)
        (answer,) = await self._engines.ask(position, [ask], MOVE_SECONDS, behalf)
        if answer.move is None:
            raise failed()
        return answer.move


def _record(position: Position, seed: bytes, entries: list[Entry], bot: str) -> Record:
    return Record(
        setup=position.setup,
        players=(Player(bot.capitalize(), bot),),
        commitment=commitment(seed),
        entries=tuple(entries),
        scores=position.scores,
        seed=seed,
    )


def _par(position: Position, bot: str) -> Par:
    (results,) = position.scores
    points = rating(results, position.setup.edicts)
    return Par(
        bot=bot,
        total=total(results),
        rating=points,
        title=title(points),
        scores=[(each.first, each.second, each.coins, each.monsters) for each in results],
    )
