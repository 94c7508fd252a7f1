"""Who somebody is: a cookie that no script and no other site can read, and nothing else."""

from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.client import Person
from tests.server.process import ServerProcess
from tests.server.world import World


def given(answer: httpx.Response, name: str = "quillmap") -> "Morsel[str] | None":
    """The cookie of an answer."""
    return SimpleCookie(answer.headers.get("set-cookie", "")).get(name)


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


# Under TLS ----------------------------------------------------------------------------------------


PLAIN, SAFE = "quillmap", "__Host-quillmap"
TLS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
MINE, PLANTED = "m" * 43, "p" * 43


@pytest.fixture(scope="module")
def behind_tls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that believes a proxy on this machine."""
    folder = tmp_path_factory.mktemp("tls")
    with ServerProcess(folder / "tables.db", "--proxy", "127.0.0.1") as server:
        yield server


@pytest.mark.parametrize(
    ("proxy", "believed"), [("", False), ("10.9.8.7", False), ("127.0.0.1", True)]
)
async def test_secure_where_a_named_proxy_says_https(
    tmp_path: Path, proxy: str, believed: bool
) -> None:
    options = ("--proxy", proxy) if proxy else ()
    with ServerProcess(tmp_path / "tables.db", *options) as server:
        answer = httpx.get(f"{server.address}/", headers=TLS)
        cookie = given(answer, SAFE if believed else PLAIN)
        assert cookie is not None and bool(cookie["secure"]) == believed
        # What browsers ask of a cookie of this name, or they do not take it.
        assert cookie["path"] == "/" and not cookie["domain"]
        assert ("strict-transport-security" in answer.headers) == believed
        url = f"ws://127.0.0.1:{server.port}/api/tables/abc/socket"
        async with connect(url, additional_headers=TLS) as socket:
            assert socket.response is not None
            said = socket.response.headers["set-cookie"]
            assert said.startswith(f"{SAFE}=") == ("Secure" in said) == believed
        # Through a proxy the metrics are for nobody; without one, for this machine.
        assert httpx.get(f"{server.address}/metrics").status_code == 200
        assert httpx.get(f"{server.address}/metrics", headers=TLS).status_code == 404


@pytest.mark.parametrize("path", ["/", "/t/abc", "/nothing", "/api/tables", "/health/live"])
def test_browsers_are_told_to_stay_with_https(behind_tls: ServerProcess, path: str) -> None:
    found = httpx.get(behind_tls.address + path, headers=TLS).headers
    assert found["strict-transport-security"] == "max-age=31536000"
    for scheme in ({}, TLS | {"X-Forwarded-Proto": "http"}):
        answer = httpx.get(behind_tls.address + path, headers=scheme)
        assert "strict-transport-security" not in answer.headers


async def test_the_cookie_of_an_older_version_gets_the_new_name(behind_tls: ServerProcess) -> None:
    async with Person(behind_tls.port) as ada:
        opened = await ada.create(names=["Ada"])  # on plain http, or before there was the new name
        secret = ada.http.cookies[PLAIN]
        assert SAFE not in ada.http.cookies
    async with httpx.AsyncClient(base_url=behind_tls.address, headers=TLS) as http:
        for cookies, told in (
            (f"{PLAIN}={secret}", True),
            (f"{SAFE}={secret}", False),
            (f"{PLAIN}={secret}; {SAFE}={secret}", False),  # a browser has both from then on
        ):
            answer = await http.get("/api/mine", headers={"Cookie": cookies})
            assert [each["game"] for each in answer.json()] == [opened["game"]]
            cookie = given(answer, SAFE)
            assert (cookie is not None) == told and given(answer, PLAIN) is None
            if cookie is not None:
                assert cookie.value == secret and cookie["secure"]
                assert cookie["max-age"] == str(400 * 86_400)
    url = f"ws://127.0.0.1:{behind_tls.port}/api/tables/{opened['game']}/socket"
    headers = TLS | {"Cookie": f"{PLAIN}={secret}"}
    async with connect(url, additional_headers=headers) as socket:  # also when a table comes first
        assert socket.response is not None
        assert socket.response.headers["set-cookie"].startswith(f"{SAFE}={secret};")
        await socket.send('{"kind":"hello","id":1,"version":1}')
        assert '"ok":true' in str(await socket.recv())


@pytest.mark.parametrize("headers", [TLS, {}], ids=["https", "http"])
@pytest.mark.parametrize(
    "cookies",
    [
        "quillmap={planted}; __Host-quillmap={mine}",
        "__Host-quillmap={mine}; quillmap={planted}",
        "quillmap={planted}; quillmap={planted}; __Host-quillmap=short; __Host-quillmap={mine}",
        "__HOST-quillmap={planted}; __Host-quillmap={mine}",
    ],
)
async def test_a_planted_cookie_changes_nobody(
    behind_tls: ServerProcess, cookies: str, headers: dict[str, str]
) -> None:
    """A host beside ours can set the plain one. Only the host itself can set the other."""
    said = cookies.format(mine=MINE, planted=PLANTED)
    async with httpx.AsyncClient(base_url=behind_tls.address) as http:
        body = {"names": ["Ada"]}
        answer = await http.post("/api/tables", json=body, headers=headers | {"Cookie": said})
        assert answer.status_code == 201 and "set-cookie" not in answer.headers
        for whose, owns in ((MINE, True), (PLANTED, False)):
            mine = await http.get("/api/mine", headers={"Cookie": f"{PLAIN}={whose}"})
            assert (answer.json()["game"] in mine.text) == owns


async def test_plain_http_keeps_its_cookie(behind_tls: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=behind_tls.address) as http:
        assert given(await http.get("/api/mine"), SAFE) is None
        assert list(http.cookies) == [PLAIN]
        assert "set-cookie" not in (await http.get("/api/mine")).headers
