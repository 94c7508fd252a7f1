"""How many strong bots one address may keep busy, and how it is told that these are too many."""

from pathlib import Path

import httpx
import pytest

from quillmap.bots import BOTS
from quillmap.server.refused import TooMany
from quillmap.server.thinking import strong
from quillmap.server.thinking.strong import MOST, STAND_IN, STRONG, YOUNG_MS, StrongBots, instead
from tests.server.client import Person, Refused
from tests.server.inside import Clock, inside
from tests.server.parties import party
from tests.server.thinking.test_turnstile import pondering, until


def test_who_is_strong() -> None:
    assert {"navigator", "sage"} == STRONG and STAND_IN == "surveyor"
    assert {name: instead(name) for name in BOTS if instead(name)} == {
        "navigator": "surveyor",
        "sage": "surveyor",
    }


def elsewhere(port: int, address: str) -> Person:
    """Somebody at another address."""
    person = Person(port)
    transport = httpx.AsyncHTTPTransport(local_address=address)
    person.http = httpx.AsyncClient(base_url=person.address("http"), transport=transport)
    return person


async def test_too_many_at_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strong, "MOST", 3)
    async with (
        pondering(tmp_path) as server,
        party(server.here.port, 1, bots=["sage", "navigator", "sage"]) as at,
        elsewhere(server.here.port, "127.0.0.2") as other,
        Person(server.here.port) as person,
    ):
        here = server.here
        here.server.strong.on = True
        await other.create(seats=3, bots=["sage"] * 3, start=True)
        answer = await person.http.post("/api/tables", json={"bots": ["sage"], "start": True})
        assert answer.status_code == 429 and answer.headers["retry-after"] == "60"
        assert answer.json()["refused"]["code"] == "too_many"
        with pytest.raises(Refused):
            await person.create(seats=2, names=["Ada"], bots=["sage"])
        await person.create(seats=2, names=["Ada"], bots=["surveyor"], start=True)
        assert await at.host.refused("hand_over", seat=1, bot="sage") == "too_many"
        waiting = await person.create(seats=3, names=["Ada"], bots=["surveyor"])
        async with await person.look(waiting["game"]) as client:
            assert await client.refused("seat_bot", bot="sage") == "too_many"
            await client.ask("seat_bot", bot="weighted")
            numbers = here.server.metrics.text().decode()
            assert 'quillmap_limited_total{what="strong_bot"} 4.0' in numbers
            await at.host.ask("close")
            await client.ask("stand", seat=3)
            await client.ask("seat_bot", bot="sage")


async def test_the_start_counts_what_was_seated_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strong, "MOST", 3)
    async with pondering(tmp_path) as server, Person(server.here.port) as person:
        server.here.server.strong.on = True
        tables = [await person.create(seats=2, bots=["sage"] * 2) for _ in range(2)]
        race = await person.create(kind="race", seats=2, bots=["sage"] * 2)
        late = await person.create(seats=2, names=["A", "B"], substitute="sage", round_time=60)
        async with await person.look(tables[0]["game"]) as first:
            await first.ask("start")
            for each in (tables[1], race, late):
                async with await person.look(each["game"]) as client:
                    assert await client.refused("start") == "too_many"
                    assert client.table["stage"] == "waiting"
            await first.ask("close")
        async with await person.look(race["game"]) as client:
            await client.ask("start")
            await until(lambda: sum(server.waiting) == 1)
        async with await person.look(late["game"]) as client:
            assert await client.refused("start") == "too_many"


async def test_a_game_that_nobody_plays_counts_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strong, "MOST", 1)
    async with inside(tmp_path / "tables.db") as here, Person(here.port) as person:
        here.server.strong.on = True
        opened = await person.create(seats=2, names=["Ada"], bots=["navigator"], start=True)
        with pytest.raises(Refused):
            await person.create(bots=["sage"], start=True)
        await until(
            lambda: (r := here.server.rooms.by_game.get(opened["game"])) is not None and r.idle
        )
        here.clock.pass_by(31)
        here.server.rooms.put_away()
        assert not here.server.rooms.by_game
        await person.create(bots=["sage"])
        async with await person.look(opened["game"]):
            with pytest.raises(Refused):
                await person.create(bots=["sage"])


# The count by itself ------------------------------------------------------------------------------


def test_a_club_does_not_meet_the_bound() -> None:
    """A hundred people at tables of four with three strong bots each, and a race of a hundred."""
    clock = Clock()
    bots = StrongBots(clock)
    for table in range(33):
        bots.allow("club", f"table {table}", 3)
        bots.note(f"table {table}", "club", 3)
    bots.allow("club", "race", 100)
    assert MOST >= 199


def test_each_refusal_is_counted() -> None:
    refused: list[int] = []
    bots = StrongBots(Clock())
    bots.refused = lambda: refused.append(1)
    for _ in range(20):
        with pytest.raises(TooMany):
            bots.allow("127.0.0.9", "g", MOST + 1)
    bots.allow("127.0.0.9", "g", MOST)
    assert len(refused) == 20


def test_games_that_were_never_opened_are_forgotten() -> None:
    clock = Clock()
    bots = StrongBots(clock)
    bots.note("kept", "a", MOST - 1)
    bots.note("gone", "a", 1)
    with pytest.raises(TooMany):
        bots.allow("a", "new", 1)
    bots.allow("a", "gone", 1)
    bots.allow(None, "new", MOST + 1)
    bots.keep(["kept"])
    with pytest.raises(TooMany):
        bots.allow("a", "new", 1)
    clock.pass_by(YOUNG_MS / 1000 + 1)
    bots.keep(["kept"])
    bots.allow("a", "new", 1)
    bots.drop("kept")
    bots.drop("kept")
    bots.allow("a", "new", MOST)
    bots.on = False
    bots.allow("a", "new", MOST + 1)
