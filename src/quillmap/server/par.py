"""Par: what the strongest bot makes of the cards of a solo game that is over.

The bot gets one position after the other, as at a table, and never the seed. One par is played at a
time, move by move, so the bots at tables wait for a single move of it at most.
"""

import asyncio
from collections import OrderedDict
from typing import Final, TypeAlias

from fastapi import APIRouter, FastAPI, Request
from pydantic import BaseModel

from quillmap.dealer import deal
from quillmap.rules.moves import Seat
from quillmap.rules.play import apply, reveal
from quillmap.rules.position import Position, Setup, begin
from quillmap.rules.reasons import Reason
from quillmap.rules.result import rating, title, total
from quillmap.server.api import Game, Key, house_of, identity_of
from quillmap.server.asks import Ask
from quillmap.server.calls import UNKNOWN
from quillmap.server.doors import enter
from quillmap.server.engines import Behalf, Engines
from quillmap.server.guards import address_of, refusals
from quillmap.server.hints import STRONGEST, failed
from quillmap.server.limits import neighbourhood
from quillmap.server.room import Room
from quillmap.server.turnstile import Place
from quillmap.table.turns import NotAllowed

router: Final = APIRouter(prefix="/api")

MOVE_SECONDS: Final = 5.0
KEPT: Final = 64
"""So many pars stay in memory; the lanes of a race share one."""
WAITING: Final = 20
"""So many may be asked for and not be played yet."""
WAIT_SECONDS: Final = 30

Deck: TypeAlias = tuple[Setup, bytes]
"""All that the cards of a game follow from."""


class Par(BaseModel):
    """A solo game of the strongest bot with the same cards."""

    bot: str
    total: int
    rating: int
    title: str
    scores: list[tuple[int, int, int, int]]
    """For each season: first edict, second edict, coins, points lost to monsters."""


def add(app: FastAPI, engines: Engines) -> None:
    """Serve pars, thought out by these engines."""
    app.state.pars = Pars(engines)
    app.include_router(router)


@router.get("/tables/{game}/par", responses=refusals(403, 404, 409))
async def par(request: Request, game: Game, key: Key = "") -> Par:
    """What the strongest bot makes of the same cards, once a solo game is over."""
    owner = identity_of(request).owner
    room = await enter(house_of(request), game, owner, key)
    pars: Pars = request.app.state.pars
    return await pars.of(deck_of(room), Place(neighbourhood(address_of(request.scope)), owner))


def deck_of(room: Room) -> Deck:
    """The cards of a finished solo game whose seed is told; NotAllowed for every other one."""
    table = room.table
    if table.race or table.setup.players != 1:
        raise NotAllowed(Reason("par_solo"))
    if not table.over or not room.shown:
        raise NotAllowed(Reason("par_unfinished"))
    if table.seed is None:
        raise NotAllowed(Reason("par_no_seed"))
    return table.setup, table.seed


class Pars:
    """The pars of decks, each played once for everybody who asks."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._pars: OrderedDict[Deck, asyncio.Task[Par]] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of(self, deck: Deck, who: Place = UNKNOWN) -> Par:
        """The par of a deck, played when it is first asked for."""
        found = self._pars.get(deck)
        if found is None or _in_vain(found):
            if sum(not each.done() for each in self._pars.values()) >= WAITING:
                raise NotAllowed(Reason("too_many", seconds=WAIT_SECONDS))
            found = self._pars[deck] = asyncio.create_task(self._play(*deck, who))
            found.add_done_callback(_in_vain)  # nobody may be waiting any more
        self._pars.move_to_end(deck)
        if len(self._pars) > KEPT:
            self._pars.popitem(last=False)
        return await asyncio.shield(found)

    async def _play(self, setup: Setup, seed: bytes, who: Place) -> Par:
        async with self._turn:
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


def _in_vain(par: "asyncio.Task[Par]") -> bool:
    """Whether it came to nothing; once asked, nobody complains that its failure went unheard."""
    return par.done() and (par.cancelled() or par.exception() is not None)


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
