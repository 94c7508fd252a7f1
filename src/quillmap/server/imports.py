"""Finished games from records: checked line by line, then kept whole, one at a time."""

from quillmap.server.house import House
from quillmap.server.names import id_of
from quillmap.server.scribe import checked
from quillmap.store import Addition, Card


async def import_record(house: House, text: str, who: str) -> str:
    """Check a record and keep it as a finished game, when it is one's turn; its id.

    Its lines are kept in one transaction, so half of a game is never there. That takes some
    milliseconds for a game of a hundred; only one such is written at a time.
    """
    game = id_of(house.chance(10))
    async with house.texts.turn(who):
        async with house.scribes.turn(who):
            found = await house.scribes.do("checked", game, text)
        await _keep(house, game, *found)
    return game


async def import_here(house: House, text: str) -> str:
    """The same in this process, for a command that has no tables to look after."""
    game = id_of(house.chance(10))
    await _keep(house, game, *checked(game, text))
    return game


async def _keep(house: House, game: str, lines: tuple[str, ...], card: Card) -> None:
    await house.store.append(Addition(game, 0, house.now(), lines, card))
