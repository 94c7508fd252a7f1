"""The same cards again: a new game with the seed and the options of one that is over."""

from dataclasses import dataclass

from quillmap.rules.options import Options
from quillmap.rules.reasons import Reason
from quillmap.server.live.access import enter
from quillmap.server.server import Server
from quillmap.table.turns import NotAllowed


@dataclass(frozen=True, slots=True)
class DeckAgain:
    """What a new game takes over from another one."""

    game: str
    seed: bytes
    options: Options


async def deck_of(server: Server, owner: str, game: str, key: str) -> DeckAgain:
    """The deck of a game for somebody who may look at it, and whom it has told its seed."""
    room = await enter(server.rooms, game, owner, key)
    table = room.table
    if table.seed is None or not table.over or not room.shown:
        raise NotAllowed(Reason("deck_untold"))
    return DeckAgain(table.game, table.seed, table.setup.options)
