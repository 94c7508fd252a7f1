"""A club behind one router plays undisturbed; a flood from the same address is stopped."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import get_args

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from quillmap.server.gate import limits
from quillmap.server.gate.guesses import Guesses
from quillmap.server.gate.limits import (
    IMPORTED,
    MESSAGES,
    PATIENCE,
    RATES,
    Bucket,
    Limits,
    Rate,
    neighbourhood,
)
from quillmap.server.refused import TooMany
from quillmap.server.thinking import strong
from tests.server.client import Client, Gone, Person, Refused
from tests.server.world import World, world
from tests.soak import SOAK

CLUB = 100


@pytest.fixture
async def still(tmp_path: Path) -> AsyncIterator[World]:
    """A server with its limits on, where time passes only when a test says so."""
    async with world(tmp_path, limits=True) as found:
        yield found


async def test_a_hundred_people_behind_one_router(still: World) -> None:
    """All at the same moment, so that nobody gets room again meanwhile."""
    async with Person(still.port) as host:
        table = await host.create(seats=CLUB)
        watching = await host.look(table["game"])

        async def member(number: int) -> None:
            async with Person(still.port) as person:
                for path in ("/", "/page/index.html", "/page/index.html", "/page/nothing.css"):
                    assert (await person.http.get(path)).status_code in (200, 404)
                await person.get("/api/choices")
                found = await person.post("/api/codes", {"code": table["code"]})
                client = await person.look(found["game"], found["key"])
                await client.ask("sit", name=f"Member {number}")
                await client.close()

        await asyncio.gather(*(member(number) for number in range(CLUB)))
        await watching.until(lambda: None not in watching.table["chairs"])
        await watching.close()


# Floods, each followed by somebody at the same address who does what people do --------------------


async def someone_plays(port: int) -> None:
    """A table is opened, joined and begun."""
    async with Person(port) as person:
        table = await person.create(seats=1, names=["Ada"])
        async with await person.look(table["game"]) as client:
            await client.ask("start")


async def afterwards(still: World) -> None:
    """As soon as the buckets have some room again, people play as if nothing had been."""
    still.clock.pass_by(60)
    await someone_plays(still.port)


async def test_a_flood_of_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not SOAK:  # the same with fewer
        monkeypatch.setitem(RATES, "request", Rate(120, 4))
    async with world(tmp_path, limits=True) as still:
        await flood(still, int(RATES["request"].burst))


async def flood(still: World, most: int) -> None:
    """A third more than is let in, twenty at a time."""
    address, pool = f"http://127.0.0.1:{still.port}", httpx.Limits(max_connections=20)
    each_asks = most // 15
    async with httpx.AsyncClient(base_url=address, limits=pool, timeout=300) as http:

        async def some() -> list[httpx.Response]:
            return [await http.get("/health/live") for _ in range(each_asks)]

        answers = [
            each for part in await asyncio.gather(*(some() for _ in range(20))) for each in part
        ]
    refused = [each for each in answers if each.status_code == 429]
    assert len(answers) == 20 * each_asks and len(refused) == len(answers) - most
    assert {each.status_code for each in answers} == {200, 429}
    assert refused[0].json()["refused"]["code"] == "too_many"
    assert int(refused[0].headers["retry-after"]) >= 1
    await afterwards(still)


async def test_a_flood_of_tables(still: World) -> None:
    async with Person(still.port) as person:
        answers = [await person.http.post("/api/tables", json={}) for _ in range(80)]
        codes = [each.status_code for each in answers]
        most = RATES["create"].burst
        assert codes.count(201) == most and codes.count(429) == 80 - most
        assert all("retry-after" in each.headers for each in answers if each.status_code == 429)
        # Records are kept for good as well, so they count as tables.
        assert (await person.http.post("/api/records", content="x")).status_code == 429
        # Whoever only plays does not notice.
        table = answers[0].json()
        async with await person.look(table["game"], table["key"]) as client:
            await client.ask("sit", name="Ada")
    await afterwards(still)


async def test_a_flood_of_sockets(still: World) -> None:
    async with Person(still.port) as person:
        table = await person.create(seats=2, listed=True)
        url = f"ws://127.0.0.1:{still.port}/api/tables/{table['game']}/socket"
        found: list[ClientConnection] = []
        refused: list[InvalidStatus] = []
        for _ in range(320):
            try:
                found.append(await connect(url, compression=None, open_timeout=300))
            except InvalidStatus as error:
                refused.append(error)
        assert len(found) == RATES["socket"].burst and refused
        assert {each.response.status_code for each in refused} == {429}
        assert b"too_many" in (refused[0].response.body or b"")
        for socket in found:
            await socket.close()
    await afterwards(still)


async def shout(client: Client, text: str) -> None:
    """The same again and again, until nobody listens any more; then one question."""
    for _ in range(int(MESSAGES.burst) + PATIENCE + 5000):
        await client.send(text)
        if client.goodbye:
            break
    await client.ask("start")


@pytest.mark.parametrize(
    "text",
    [
        '{"id":7,"kind":"stand","seat":9}',
        '{"id":7,"kind":"score","seat":1,"season":0}',
        "{",
        '{"id":7}',
    ],
)
async def test_a_flood_of_messages(still: World, text: str) -> None:
    async with Person(still.port) as person:
        table = await person.create(seats=2, names=["Ada"])
        async with await person.look(table["game"]) as quiet:
            loud = await person.look(table["game"])
            loud.keep_received = True
            with pytest.raises((Gone, Refused)):
                await shout(loud, text)
            await loud.close()
            answers = [json.loads(text) for text in loud.received if '"answer"' in text]
            codes = [each["refused"]["code"] for each in answers]
            assert codes.count("too_many") >= PATIENCE - 5
            assert len(codes) < MESSAGES.burst + PATIENCE + 300
            assert loud.goodbye is None or loud.goodbye["code"] == "too_many"
            still.clock.pass_by(1)
            await quiet.ask("start")  # the same table, the same person: another socket goes on
    await afterwards(still)


async def test_somebody_in_a_hurry_is_only_asked_to_wait(still: World) -> None:
    async with Person(still.port) as person:
        table = await person.create(seats=20, names=["Ada"])
        async with await person.look(table["game"]) as client:
            asked = (client.ask("rename", seat=1, name=f"Ada {n}") for n in range(150))
            found = await asyncio.gather(*asked, return_exceptions=True)
            refused = [each for each in found if isinstance(each, Refused)]
            assert refused and {each.code for each in refused} == {"too_many"}
            still.clock.pass_by(float(refused[-1].args_of["seconds"]))
            await client.ask("rename", seat=1, name="Ada")


# Messages of many sockets -------------------------------------------------------------------------


async def said(client: Client, count: int) -> list[str]:
    """How many questions, asked one after the other, were answered; the codes of the others."""
    codes = []
    for _ in range(count):
        try:
            await client.ask("score", seat=1)
        except Refused as refused:
            codes.append(refused.code)
    return [code for code in codes if code == "too_many"]


async def test_more_tabs_do_not_let_one_person_say_more(tmp_path: Path) -> None:
    async with world(tmp_path, limits=True) as found:
        person = await found.person()
        table = await person.create(seats=2, names=["Ada"])
        most = int(RATES["message_by_one"].burst)
        refusals = []
        for _ in range(4):
            client = await person.look(table["game"])
            refusals += await said(client, most // 4 + 10)
            await client.close()
        assert len(refusals) == 4 * 10
        other = await found.person()
        client = await other.look(table["game"], table["key"])
        assert not await said(client, 20), "somebody else at the same address"
        await client.close()


async def test_more_people_do_not_let_one_address_say_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "message", Rate(100, 10))
    async with world(tmp_path, limits=True) as found:
        host = await found.person()
        table = await host.create(seats=2, names=["Ada"])
        refusals = []
        for _ in range(6):
            person = await found.person()
            client = await person.look(table["game"], table["key"])
            refusals += await said(client, 20)
            await client.close()
        assert len(refusals) == 20
        found.clock.pass_by(1)
        client = await host.look(table["game"])
        assert len(await said(client, 12)) == 2
        await client.close()


async def test_a_new_game_costs_the_same_however_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "create", Rate(4, 1))
    async with world(tmp_path, limits=True) as found:
        person = await found.person()
        table = await person.create(seats=1, names=["Ada"], start=True)
        race = await person.create(kind="race", seats=1, names=["Ada"])
        async with await person.look(table["game"]) as client:
            await client.ask("close")
            first = await client.ask("again")
            assert await client.ask("again") == {**first, "id": first["id"] + 1}, "costs nothing"
        async with await person.look(race["game"]) as client:
            await client.ask("start")  # the fourth
        last = first["game"]
        async with await person.look(last) as client:
            await client.ask("close")
            assert await client.refused("again") == "too_many"
            found.clock.pass_by(1)
            await client.ask("again")


async def test_games_of_a_day_count_by_their_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "create_day", Rate(12, 1 / 60))
    async with world(tmp_path, limits=True) as found:
        person = await found.person()
        table = await person.create(seats=2, names=["Ada", "Bea"], start=True)  # 3
        race = await person.create(kind="race", seats=4)  # 4
        async with await person.look(race["game"]) as client:
            for name in ("Ada", "Bea", "Cy", "Di"):
                await client.ask("sit", name=name)
            await client.ask("start")  # 8
            assert await client.refused("start") == "table_started"
        async with await person.look(table["game"]) as client:
            await client.ask("close")
            again = await client.ask("again")  # 9
        async with await person.look(again["game"]) as client:
            await client.ask("start")  # 11
        await person.create()  # 12
        answer = await person.http.post("/api/tables", json={})
        assert answer.status_code == 429
        assert answer.json()["refused"]["args"] == {"seconds": 60}
        assert answer.headers["Retry-After"] == "60"
        with pytest.raises(Refused) as refused:
            await person.add_record("no record at all")
        assert refused.value.code == "too_many"
        assert refused.value.args_of == {"seconds": 60 * IMPORTED}
        assert 'limited_total{what="create_day"} 2.0' in await found.metrics()
        found.clock.pass_by(60)
        await person.create()


def test_a_club_may_play_all_evening_and_nobody_may_fill_a_disk() -> None:
    now = 0.0
    limits = Limits(lambda: now)

    def opened(address: str, seats: int) -> bool:
        if limits.take("create", address):
            return False
        return not limits.take("create_day", address, 1 + seats)

    for _ in range(CLUB * 20):  # twenty games each, within six hours
        assert opened("192.0.2.1", 4)
        now += 6 * 3600 / (CLUB * 20)
    seats = 0
    for _ in range(24 * 3600 // 5):  # as fast as `create` lets one
        seats += CLUB * opened("192.0.2.2", CLUB)
        limits.take("request", f"10.0.{_ >> 8 & 255}.{_ & 255}")  # many others ask meanwhile
        now += 5
    assert 10_000 < seats <= 20_000


# Guessed codes ------------------------------------------------------------------------------------


@pytest.mark.parametrize("at_once", [False, True])
async def test_guessing_codes_ends_soon(still: World, at_once: bool) -> None:
    async with Person(still.port) as person:
        table = await person.create(seats=2, names=["Ada"])
        for _ in range(30):  # right ones do not count
            await person.post("/api/codes", {"code": table["code"]})
        guess = {"code": "AAAAAA"}
        if at_once:
            asked = (person.http.post("/api/codes", json=guess) for _ in range(100))
            answers = await asyncio.gather(*asked)
        else:
            answers = [await person.http.post("/api/codes", json=guess) for _ in range(100)]
        codes = [each.status_code for each in answers]
        assert codes.count(404) == RATES["wrong_code"].burst
        assert codes.count(429) == 100 - codes.count(404)
        # And a right one is not told apart from a wrong one any more.
        with pytest.raises(Refused) as refused:
            await person.post("/api/codes", {"code": table["code"]})
        assert refused.value.code == "too_many"


async def test_guessing_faster_than_the_store_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, limits=True) as found:
        person = await found.person()

        async def slowly(code: str) -> None:
            await asyncio.sleep(0.3)

        monkeypatch.setattr(found.server.store, "by_code", slowly)
        asked = (person.http.post("/api/codes", json={"code": "AAAAAA"}) for _ in range(60))
        codes = [each.status_code for each in await asyncio.gather(*asked)]
        assert codes.count(404) <= RATES["wrong_code"].burst + 2
        assert codes.count(429) == 60 - codes.count(404)


def test_guessing_from_many_addresses_slows_strangers_and_locks_nobody_out() -> None:
    now = 0.0
    doors = Limits(lambda: now)
    seen: list[str] = []
    doors.count = seen.append

    def guess(address: str) -> bool:
        """Whether a wrong code was looked up for this address."""
        guesses = Guesses(doors, address)
        try:
            guesses.must_be_few()
            guesses.wrong()
        except TooMany:
            return False
        return True

    usual, alarmed = RATES["wrong_code"].burst, RATES["wrong_code_alarm"].burst
    assert [guess("192.0.2.1") for _ in range(14)].count(True) == usual
    for number in range(int(RATES["wrong_code_overall"].burst)):
        assert guess(f"10.0.{number >> 8}.{number & 255}")
    seen.clear()
    assert guess("192.0.2.2")
    assert seen == ["wrong_code_overall"], "the operator sees it, though nobody is refused yet"
    tries = [[guess(f"10.9.0.{each}") for _ in range(12)] for each in range(50)]
    assert {each.count(True) for each in tries} == {alarmed}
    Guesses(doors, "198.51.100.7").must_be_few()  # a right code from elsewhere is looked up
    now = 120.0
    assert [guess("10.9.0.1") for _ in range(3)] == [True, True, True], "the alarm is over"


# The buckets themselves ---------------------------------------------------------------------------


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(Rate(2, 0.5), 0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [0.0, 0.0, 2.0]
    assert bucket.wait(1.0) == 1.0 and bucket.take(2.0) == 0.0
    assert [bucket.take(1000.0) for _ in range(3)] == [0.0, 0.0, 2.0]
    assert bucket.take(900.0) == 2.0  # a clock that goes back gives nothing


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:192.0.2.1") == "192.0.2.1"
    assert len(neighbourhood("x" * 5000)) == 64


def test_a_million_addresses_take_no_more_room_than_ten_thousand() -> None:
    doors = Limits(lambda: 0.0)
    for number in range(30_000):
        doors.take("request", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(doors._buckets) <= 10_000


async def test_without_limits_nothing_is_counted(tmp_path: Path) -> None:
    async with world(tmp_path) as found:
        person = await found.person()
        for _ in range(100):
            await person.create()


def test_the_page_about_strangers_has_these_numbers() -> None:
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text()
    told = page.partition("## What one stranger can do")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| [^|]+ \| (\d+) \| ([\d.]+) \| `(\w+)` \|$", told, re.MULTILINE)
    found = {what: (float(burst), float(rate)) for burst, rate, what in rows}
    inner = {"wrong_code_overall", "wrong_code_alarm"}
    assert found == {
        what: (rate.burst, round(rate.per_second, 3))
        for what, rate in RATES.items()
        if what not in inner
    }
    words = told.replace("\n", " ")
    assert f"{limits.OPEN_CONNECTIONS} connections open, {limits.OPEN_SOCKETS} of them" in words
    assert f"{limits.OPEN_BODIES} long bodies" in words and f"{strong.MOST} strong bots" in words
    for rate in (MESSAGES, limits.FRAMES):
        assert f"({rate.burst:.0f}, then {rate.per_second:.0f} a second)" in words
    named = set(re.findall("`([a-z_]+)`", told))
    assert {each for part in get_args(limits.Refused) for each in get_args(part)} <= named


def test_the_page_about_strangers_has_the_figures_of_the_siege() -> None:
    home = Path(__file__).parents[3]
    page = (home / "docs" / "hosting.md").read_text()
    siege = (home / "bench" / "siege.md").read_text()
    told = page.partition("## What one stranger can do")[2].partition("\n## ")[0]
    three = "[0-9,]+ / [0-9,]+ / [0-9,]+"
    figures = re.findall(rf"\| {three} \| {three} \|$", told, re.MULTILINE)
    run = siege.partition("\n## Directly")[2].partition("\n## ")[0]
    assert len(figures) == 7 and all(each in run for each in figures)
