"""Pages of other sites cannot ask in somebody's name, and nobody gives out for another address."""

from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from quillmap.server.gate.limits import RATES, Rate
from quillmap.server.http.middleware import HEADERS
from tests.server.process import PATIENCE, ServerProcess
from tests.server.world import World, world

FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://[",
    "x",
]


@pytest.mark.parametrize("origin", [*FOREIGN, ""])
async def test_other_pages_cannot_ask(house: World, origin: str) -> None:
    ada = await house.person()
    for path in ("tables", "codes", "records"):
        answer = await ada.http.post(f"/api/{path}", json={}, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["refused"]["code"] == "wrong_origin"
        careful(answer)
    url = f"ws://127.0.0.1:{house.port}/api/tables/abc/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, additional_headers={"Origin": origin}, open_timeout=PATIENCE)
    assert refused.value.response.status_code == 403


async def test_our_own_page_and_no_page_can(house: World) -> None:
    ada = await house.person()
    here = f"127.0.0.1:{house.port}"
    for headers in ({}, {"Origin": f"http://{here}"}, {"Origin": f"HTTPS://{here}"}):
        answer = await ada.http.post("/api/tables", json={}, headers=headers)
        assert answer.status_code == 201
        async with connect(f"ws://{here}/api/tables/abc/socket", additional_headers=headers):
            pass
    named = {"Host": "LocalHost:80", "Origin": "https://localhost:80"}
    assert (await ada.http.post("/api/tables", json={}, headers=named)).status_code == 201
    foreign = {"Origin": "https://evil.example"}
    assert (await ada.http.get("/api/tables", headers=foreign)).status_code == 200
    answer = await ada.http.get("/api/tables", headers=foreign)
    assert "access-control-allow-origin" not in answer.headers  # but no script can read it


# Headers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/t/abc", 200),
        ("GET", "/t/abc", 200),
        ("GET", "/page/index.html", 200),
        ("GET", "/page/nothing.js", 404),
        ("GET", "/nothing", 404),
        ("GET", "/api/tables", 200),
        ("DELETE", "/api/tables", 405),
        ("OPTIONS", "/api/tables", 405),
        ("GET", "/api/tables/abc", 404),
        ("POST", "/api/tables", 422),
        ("POST", "/api/codes", 422),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/docs", 404),
        ("GET", "/health/live", 200),
        ("GET", "/health/ready", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/tables/abc/socket", 404),
    ],
)
async def test_every_answer_keeps_browsers_careful(
    house: World, method: str, path: str, status: int
) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.port}") as http:
        answer = await http.request(method, path)
    assert answer.status_code == status
    careful(answer)
    assert "server" not in answer.headers
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def careful(answer: httpx.Response) -> None:
    """Nothing may run, be framed or be guessed that is not ours."""
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, name
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and "*" not in policy
    assert "frame-ancestors 'none'" in policy and "script-src 'self'" in policy


async def test_even_a_mistake_of_ours_has_the_headers(
    house: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(most: int) -> list[object]:
        raise RuntimeError("a secret of the machine")

    monkeypatch.setattr(house.server.store, "listed", broken)
    ada = await house.person()
    answer = await ada.http.get("/api/tables")
    assert answer.status_code == 500
    careful(answer)
    assert "secret" not in answer.text
    assert any("a secret of the machine" in line for line in house.log)  # for whoever runs it


async def test_the_headers_are_on_refusals_for_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "request", Rate(5, 1))
    async with world(tmp_path, limits=True) as found:
        http = (await found.person()).http  # who has asked for one thing already
        answers = [await http.get("/health/live") for _ in range(5)]
        assert [each.status_code for each in answers] == [200] * 4 + [429]
        answer = answers[-1]
        assert int(answer.headers["retry-after"]) >= 1
        careful(answer)


# Addresses ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proxy", "believed"), [("", False), ("10.1.1.1", False), ("127.0.0.1", True)]
)
def test_who_asks_is_told_by_a_named_proxy_only(tmp_path: Path, proxy: str, believed: bool) -> None:
    options = ("--proxy", proxy) if proxy else ()
    with ServerProcess(tmp_path / "tables.db", *options, limits=True) as server:
        codes = []
        with httpx.Client(base_url=server.address) as http:
            for number in range(20):
                headers = {"X-Forwarded-For": f"203.0.113.{number}"}
                answer = http.post("/api/codes", json={"code": "AAAAAA"}, headers=headers)
                codes.append(answer.status_code)
            if believed:  # a client that names a false address itself stands behind a real one
                headers = {"X-Forwarded-For": "198.51.100.1, 203.0.113.1"}
                for _ in range(12):
                    last = http.post("/api/codes", json={"code": "AAAAAA"}, headers=headers)
                assert last.status_code == 429
        assert codes[:12] == [404] * 12
        assert codes[12:] == ([404] * 8 if believed else [429] * 8)
