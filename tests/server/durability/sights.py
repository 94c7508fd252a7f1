"""The position that a client looks at, from the record that everybody can fetch."""

import asyncio

from quillmap.notation import read_record
from quillmap.replay import replay
from quillmap.rules import Position
from quillmap.rules.sheet import picture
from tests.server.client import Client


class Sight:
    """What the people at one table know of it; the record is fetched once a round."""

    def __init__(self) -> None:
        self._fetching = asyncio.Lock()
        self._known: tuple[object, Position | None] = (None, None)

    async def position(self, client: Client) -> Position | None:
        """The position that a client looks at; None if it is there no more."""
        wanted = _shown(client)
        async with self._fetching:
            while self._known[0] != wanted:
                if _shown(client) != wanted:
                    return None
                answer = await client.person.http.get(f"/api/tables/{client.game}/record")
                if answer.status_code == 200:
                    position = replay(read_record(answer.text)).position
                    self._known = (_seen(client.game, position), position)
                if self._known[0] != wanted:
                    await asyncio.sleep(0.02)  # the view is not yet, or no more, what is kept
            return self._known[1]


def _shown(client: Client) -> object:
    """What a position is known by, from the view."""
    play = client.play
    maps = [sheet["map"] for sheet in play["sheets"]]
    return client.game, play["shown"], play["asks"], play["awaited"], maps


def _seen(game: str, position: Position) -> object:
    """The same from the position."""
    awaited = [seat + 1 for seat in position.awaited]
    maps = ["".join(picture(sheet)) for sheet in position.sheets]
    return game, list(position.shown), position.round, awaited, maps
