"""Who somebody is: a cookie that no script and no other site can read, and nothing else."""

from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.client import Person
from tests.server.doors.world import World
from tests.server.process import ServerProcess


def given(answer: httpx.Response) -> "Morsel[str] | None":
    """The cookie of an answer."""
    return SimpleCookie(answer.headers.get("set-cookie", "")).get("quillmap")


async def test_the_cookie_is_for_the_browser_alone(house: World) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.port}") as http:
        cookie = given(await http.get("/"))
        assert cookie is not None
        assert cookie["httponly"] and cookie["samesite"] == "Lax" and cookie["path"] == "/"
        assert not cookie["secure"] and not cookie["domain"]
        assert len(cookie.value) == 43  # 256 bits
        assert given(await http.get("/")) is None  # whoever has one keeps it


async def test_everybody_gets_another_one(house: World) -> None:
    found = set()
    for _ in range(20):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.port}") as http:
            found.add((await http.get("/api/mine")).headers["set-cookie"])
    assert len(found) == 20


@pytest.mark.parametrize(
    "value", ["", "short", "x" * 39, "x" * 65, "x" * 5000, '"', "x;y", "\xff" * 20, "é" * 45]
)
async def test_a_cookie_that_we_did_not_make_is_replaced(house: World, value: str) -> None:
    headers = {b"Cookie": f"quillmap={value}".encode("latin-1")}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.port}") as http:
        answer = await http.get("/api/mine", headers=headers)
        cookie = given(answer)
        if value == "é" * 45:
            assert answer.status_code == 200
            return
        assert cookie is not None and len(cookie.value) == 43


async def test_a_socket_gives_a_cookie_too(house: World) -> None:
    url = f"ws://127.0.0.1:{house.port}/api/tables/abc/socket"
    async with connect(url) as socket:
        assert socket.response is not None
        cookie = socket.response.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie


async def test_the_cookie_decides_whose_games_they_are(house: World) -> None:
    ada, ben = await house.person(), await house.person()
    opened = await ada.create(names=["Ada"])
    assert [each["game"] for each in await ada.get("/api/mine")] == [opened["game"]]
    assert await ben.get("/api/mine") == []
    async with Person(house.port) as phone:
        phone.http.cookies.update(ada.http.cookies)
        assert len(await phone.get("/api/mine")) == 1


@pytest.mark.parametrize(
    ("proxy", "believed"), [("", False), ("10.9.8.7", False), ("127.0.0.1", True)]
)
async def test_secure_where_a_named_proxy_says_https(
    tmp_path: Path, proxy: str, believed: bool
) -> None:
    options = ("--proxy", proxy) if proxy else ()
    with ServerProcess(tmp_path / "tables.db", *options) as server:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
        cookie = given(httpx.get(f"{server.address}/", headers=headers))
        assert cookie is not None and bool(cookie["secure"]) == believed
        url = f"ws://127.0.0.1:{server.port}/api/tables/abc/socket"
        async with connect(url, additional_headers=headers) as socket:
            assert socket.response is not None
            assert ("Secure" in socket.response.headers["set-cookie"]) == believed
        # Through a proxy the metrics are for nobody; without one, for this machine.
        assert httpx.get(f"{server.address}/metrics").status_code == 200
        assert httpx.get(f"{server.address}/metrics", headers=headers).status_code == 404
