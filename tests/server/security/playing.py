"""Playing over the wire alone: what to draw is found from the record that everybody can read."""

from quillmap import Seat, legal, write_move
from quillmap.notation import read_record
from quillmap.replay import replay
from tests.server.client import Client


async def next_line(client: Client, seat: int) -> str:
    """A draw that this seat may make now; seats count from 1."""
    path = f"/api/tables/{client.game}/record"
    answer = await client.person.http.get(path, headers={"Quillmap-Key": client.key})
    assert answer.status_code == 200, answer.text
    position = replay(read_record(answer.text)).position
    return write_move(next(iter(legal(position, Seat(seat - 1)))))
