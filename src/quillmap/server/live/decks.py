"""The same cards again: a new game with the seed and the options of one that is over."""

from dataclasses import dataclass

from quillmap.rules.options import Options
from quillmap.server.reasons import ServerReason
from quillmap.server.rooms.room import Room
from quillmap.table.turns import NotAllowed


@dataclass(frozen=True, slots=True)
class DeckAgain:
    """What a new game takes over from another one."""

    game: str
    seed: bytes
    options: Options


def deck_of(room: Room) -> DeckAgain:
    """The deck of a game that somebody has entered, and which tells its seed."""
    table = room.table
    if table.seed is None or not table.over or not room.shown:
        raise NotAllowed(ServerReason("deck_untold"))
    return DeckAgain(table.game, table.seed, table.setup.options)
