"""The game as any other program can follow it: from the record over HTTP, and by the rules."""

import random
from itertools import islice

from quillmap.game import Game
from quillmap.notation import HandedOver, Leaving, Made, Record, Returning, Revealing, read_record
from quillmap.notation import write_move as written
from quillmap.rules.legal import legal
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position
from tests.server.client import Client, Person

MOST_LOOKED_AT = 300
"""So many legal moves are enough to choose from."""


class Follower:
    """Rebuilds the position from the record, reading only what is new."""

    def __init__(self, person: Person, game: str, key: str = "", seed: int = 1) -> None:
        self.person = person
        self.game = game
        self.key = key
        self.chance = random.Random(seed)
        self._played: Game | None = None
        self._read = 0

    @classmethod
    def of(cls, client: Client, seed: int = 1) -> "Follower":
        """Somebody who follows what this client looks at."""
        return cls(client.person, client.game, client.key, seed)

    async def position(self) -> Position:
        """The position after the last opened round."""
        record = read_record(await self.person.record(self.game, self.key))
        return self.take(record)

    def take(self, record: Record) -> Position:
        """Follow the lines that are new."""
        if self._played is None:
            self._played = Game(record.setup, record.players, record.commitment)
        game = self._played
        for entry in record.entries[self._read :]:
            match entry:
                case Revealing(card):
                    game.reveal(card)
                case Made(move, by, note):
                    game.play(move, by, note)
                case Leaving(seat):
                    game.leave(seat)
                case HandedOver(seat, bot):
                    game.hand_over(seat, bot)
                case Returning(seat):
                    game.take_back(seat)
        self._read = len(record.entries)
        return game.position

    def line(self, position: Position, seat: int) -> str:
        """A legal draw of this seat, counted from 1."""
        moves = list(islice(legal(position, Seat(seat - 1)), MOST_LOOKED_AT))
        return written(self.chance.choice(moves))

    def lines(self, position: Position, seat: int, count: int) -> list[str]:
        """Some different legal draws of this seat."""
        moves = list(islice(legal(position, Seat(seat - 1)), MOST_LOOKED_AT))
        return [written(each) for each in self.chance.sample(moves, min(count, len(moves)))]
