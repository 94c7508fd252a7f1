"""The first and the last words on a socket."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from quillmap.server.site import the_site
from tests.server.client import Client, Gone, Person, Refused
from tests.server.parties import party
from tests.server.process import ServerProcess
from tests.server.seeded import seeded_server


class Silent(Client):
    """A client that does not say hello by itself."""

    def __init__(self, person: Person, game: str, first: dict[str, Any]) -> None:
        super().__init__(person, game)
        self.first = first

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """The first request is another one."""
        if kind == "hello":
            kind, fields = self.first["kind"], {**self.first}
            fields.pop("kind")
        return await super().ask(kind, **fields)


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"kind": "hello", "version": 2}, "old_version"),
        ({"kind": "hello", "version": 0, "key": "x"}, "old_version"),
        ({"kind": "start"}, "say_hello"),
        ({"kind": "hello"}, "bad_message"),
        ({"kind": "hello", "version": 1, "key": "wrong"}, "no_such_table"),
    ],
)
async def test_whoever_does_not_say_hello_is_sent_away(
    server: ServerProcess, first: dict[str, Any], code: str
) -> None:
    async with party(server.port, 1) as at, Person(server.port) as stranger:
        await stranger.get("/api/choices")
        client = Silent(stranger, at.game, first)
        with pytest.raises((Refused, Gone)):
            await client.open()
        await client.close()
        assert client.goodbye is not None and client.goodbye["code"] == code
        assert "table" not in client.view
        assert client.closed_with == 4000


async def test_hello_tells_the_clock_and_the_build_of_the_page(server: ServerProcess) -> None:
    async with party(server.port, 1) as at:
        client = Client(at.people[0], at.game)
        client.keep_received = True
        async with client:
            await client.open()
            assert f'"page":"{the_site().build}"' in client.received[0]
            assert '"now":1' in client.received[0]
            assert await client.refused("hello", version=1) == "say_hello"
            assert client.goodbye is None


async def test_a_page_from_elsewhere_gets_no_socket(server: ServerProcess) -> None:
    async with party(server.port, 1) as at:
        with pytest.raises(InvalidStatus) as refused:
            await at.people[0].look(at.game, origin="https://elsewhere.example")
        assert refused.value.response.status_code == 403
        own = f"http://127.0.0.1:{server.port}"
        async with await at.people[0].look(at.game, origin=own) as client:
            assert client.view["mine"]["seats"] == [1]


async def test_a_server_that_stops_says_goodbye_and_goes_on_later(tmp_path: Path) -> None:
    with seeded_server(tmp_path / "tables.db") as server:
        async with party(server.port, 2) as at:
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            with pytest.raises(Gone):
                await at.host.until(lambda: False)
            assert await stopping == 0
            assert [client.goodbye and client.goodbye["code"] for client in at.clients] == [
                "shutting_down"
            ] * 2
            server.start()
            async with await at.people[1].look(at.game) as back:
                assert back.table["stage"] == "playing" and back.view["mine"]["seats"] == [2]
