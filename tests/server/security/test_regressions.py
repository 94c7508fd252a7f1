"""Odd cookies beside ours, too many sockets, a server that has stopped working, lost people."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus

from quillmap.server.gate import limits
from quillmap.server.gate.limits import Limits
from quillmap.server.http.middleware import HEADERS
from quillmap.server.live.access import COOKIE, Identity
from quillmap.server.server import Server
from quillmap.store.sqlite import SqliteStore
from tests.server.client import PATIENCE, Person
from tests.server.inside import inside
from tests.server.world import World, world

SECRET = "s" * 43
ODD = (
    "a[b]=1",
    "flag",
    "x=a b",
    'p={"a":1,"b":2}',
    "näme=größe",
    "名=値",
    "",
    "=",
    "=nameless",
    'q="unclosed',
    f"{COOKIE}",
    f"{COOKIE}=",
    f"{COOKIE}=short",
    f"{COOKIE}=" + "l" * 65,
    f"x{COOKIE}=" + "x" * 43,
    f"{COOKIE}2=" + "y" * 43,
    f"{COOKIE.upper()}=" + "z" * 43,
)


def cookies(*parts: str) -> Headers:
    """Headers as a browser sends them."""
    return Headers(raw=[(b"cookie", "; ".join(parts).encode())])


# Cookies ------------------------------------------------------------------------------------------


async def test_our_cookie_is_found_among_odd_ones(house: World) -> None:
    known, ours = house.server.chance, f"{COOKIE}={SECRET}"
    wanted = Identity(SECRET, new=False).owner
    for odd in ODD:
        for parts in ((odd, ours), (ours, odd), (odd, ours, odd)):
            found = Identity.of(cookies(*parts), known)
            assert (found.secret, found.owner, found.new) == (SECRET, wanted, False), parts
        assert Identity.of(cookies(odd), known).new, odd
    assert Identity.of(cookies(*ODD, ours, *ODD), known).owner == wanted
    assert Identity.of(Headers(raw=[(b"cookie", f"flag;{ours};x=1".encode())]), known).secret
    assert not Identity.of(Headers(raw=[(b"cookie", f"flag;{ours}".encode())]), known).new
    first, second = Identity.of(cookies(), known), Identity.of(Headers(), known)
    assert first.new and second.new and first.owner != second.owner


async def test_a_person_keeps_the_own_tables_beside_odd_cookies(house: World) -> None:
    person = await house.person()
    opened = await person.create(names=["Ada"])
    for odd in (*ODD[:6], "m=ß"):
        headers = {b"Cookie": f"{odd}; {person.cookie()}; {odd}".encode()}
        answer = await person.http.get("/api/mine", headers=headers)
        assert [each["game"] for each in answer.json()] == [opened["game"]], odd
        assert "set-cookie" not in answer.headers


# Sockets ------------------------------------------------------------------------------------------


def test_so_many_sockets_are_open_at_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_SOCKETS", 3)
    doors = Limits(lambda: 0.0)
    assert [doors.open_socket("192.0.2.1") for _ in range(5)] == [True] * 3 + [False] * 2
    assert doors.open_socket("192.0.2.2"), "somebody else"
    assert not doors.open_socket("::ffff:192.0.2.1"), "the same address, written otherwise"
    doors.close_socket("192.0.2.1")
    assert doors.open_socket("192.0.2.1") and not doors.open_socket("192.0.2.1")
    for _ in range(3):
        doors.close_socket("192.0.2.1")
    doors.close_socket("192.0.2.2")
    assert not doors._sockets.by, "nothing is remembered of those who have gone"


def test_a_network_of_ipv6_is_one_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_SOCKETS", 3)
    doors = Limits(lambda: 0.0)
    assert [doors.open_socket(f"2001:db8::{n}") for n in range(1, 6)] == [True] * 3 + [False] * 2
    assert doors.open_socket("2001:db8:0:1::1")
    doors.close_socket("2001:db8::2")
    assert doors.open_socket("2001:db8::ffff")


def test_so_many_sockets_are_open_overall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ALL_SOCKETS", 4)
    doors = Limits(lambda: 0.0)
    assert all(doors.open_socket(f"192.0.2.{n}") for n in range(4))
    assert not doors.open_socket("192.0.2.200") and not doors.open_socket("192.0.2.1")
    doors.close_socket("192.0.2.3")
    assert doors.open_socket("192.0.2.200") and not doors.open_socket("192.0.2.3")


def test_without_limits_no_socket_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_SOCKETS", 1)
    monkeypatch.setattr(limits, "ALL_SOCKETS", 1)
    doors = Limits(lambda: 0.0, on=False)
    assert all(doors.open_socket("192.0.2.1") for _ in range(10))
    for _ in range(10):
        doors.close_socket("192.0.2.1")
    assert not doors._sockets.by and not doors._sockets.total


async def open_again(person: Person, game: str) -> None:
    """Look at a table as soon as there is room."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await (await person.look(game)).close()
            except InvalidStatus:
                await asyncio.sleep(0.02)
            else:
                return


async def test_the_fourth_socket_is_refused_until_one_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OPEN_SOCKETS", 3)
    async with world(tmp_path, limits=True) as found, AsyncExitStack() as stack:
        person = await found.person()
        game = (await person.create())["game"]
        tabs = [await stack.enter_async_context(await person.look(game)) for _ in range(3)]
        for _ in range(3):  # and whoever is refused takes no room
            with pytest.raises(InvalidStatus) as refused:
                await person.look(game)
            assert refused.value.response.status_code == 429
            assert int(refused.value.response.headers["Retry-After"]) > 0
        await tabs[0].close()
        for _ in range(3):
            await open_again(person, game)


# A server that has stopped working ----------------------------------------------------------------


async def test_a_server_that_does_nothing_by_itself_any_more_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(store: SqliteStore, moved: object) -> None:
        raise RuntimeError("this cannot be")

    monkeypatch.setattr(SqliteStore, "listen", broken)
    async with inside(tmp_path / "tables.db") as server, Person(server.port) as person:
        async with asyncio.timeout(PATIENCE):
            while not server.server.closing:
                await asyncio.sleep(0.01)
        answer = await person.http.get("/health/ready")
        assert (answer.status_code, answer.text) == (503, "closing\n")
        assert (await person.http.get("/health/live")).status_code == 200
        assert any(each.levelname == "CRITICAL" and each.exc_info for each in caplog.records)


async def test_a_server_at_work_is_ready_and_ends_quietly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with inside(tmp_path / "tables.db") as server, Person(server.port) as person:
        assert (await person.http.get("/health/ready")).status_code == 200
    assert not any(each.levelname == "CRITICAL" for each in caplog.records)


async def ended(server: Server, work: Callable[[], object]) -> bool:
    """Whether the server counts as closing after this was all it did by itself."""

    async def run() -> None:
        work()

    task = asyncio.create_task(run())
    await asyncio.wait([task])
    server.ended(task)
    return server.closing


async def test_it_does_not_matter_how_the_work_ended(house: World) -> None:
    def cancelled() -> None:
        raise asyncio.CancelledError

    assert not await ended(house.server, cancelled), "this is how it ends when the server stops"
    assert await ended(house.server, lambda: None), "it is never finished"


# People who are lost ------------------------------------------------------------------------------

LOST = ("/nowhere", "/nowhere/else", "/t/", "/page/nothing.css", "/api/nothing", "/index.php")
BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize("path", LOST)
async def test_whoever_is_lost_gets_a_page_or_a_refusal(house: World, path: str) -> None:
    person = await house.person()
    for accept in ("text/html", BROWSER):
        page = await person.http.get(path, headers={"Accept": accept}, follow_redirects=True)
        assert page.status_code == 404 and "Off the map" in page.text
        assert page.headers["Content-Type"].startswith("text/html")
        for name, value in HEADERS.items():
            assert page.headers[name] == value
        assert "script" not in page.text and "style=" not in page.text, "our policy holds"
    for accept in ("*/*", "application/json", "text/css,*/*;q=0.1"):
        answer = await person.http.get(path, headers={"Accept": accept}, follow_redirects=True)
        assert answer.status_code == 404
        refused = answer.json()["refused"]
        assert refused["code"] == "no_such_page" and refused["text"]
        assert answer.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
