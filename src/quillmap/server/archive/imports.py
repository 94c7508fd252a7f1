"""Finished games from records: checked line by line, then kept whole, one at a time."""

from collections.abc import Callable

from quillmap.server.ids import id_of
from quillmap.server.scribe.client import Scribe
from quillmap.server.scribe.fair_queue import FairQueue
from quillmap.server.scribe.process import checked
from quillmap.store import Addition, Store


class Imports:
    """Where records become games; the scribe checks them, so that no table waits."""

    def __init__(
        self,
        store: Store,
        scribe: Scribe,
        texts: FairQueue,
        now: Callable[[], int],
        chance: Callable[[int], bytes],
    ) -> None:
        self._store = store
        self._scribe = scribe
        self._texts = texts
        self._now = now
        self._chance = chance

    async def add(self, text: str, who: str) -> str:
        """Check a record and keep it as a finished game, when it is one's turn; its id.

        Its lines are kept in one transaction, so half of a game is never there. That takes some
        milliseconds for a game of a hundred; only one such is written at a time.
        """
        game = id_of(self._chance(10))
        async with self._texts.turn(who):
            async with self._scribe.turn(who):
                lines, card = await self._scribe.do("checked", game, text)
            await self._store.append(Addition(game, 0, self._now(), lines, card))
        return game


async def import_here(store: Store, at: int, chance: bytes, text: str) -> str:
    """The same in this process, for a command that has no tables to look after."""
    game = id_of(chance)
    lines, card = checked(game, text)
    await store.append(Addition(game, 0, at, lines, card))
    return game
