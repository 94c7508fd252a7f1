"""Nobody's bots keep other people waiting: whose turn it is, and what the record says."""

import asyncio
import gzip
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from quillmap.bots import HINT_BOT
from quillmap.notation import Made, read_record
from quillmap.replay import replay
from quillmap.rules.moves import Seat
from quillmap.server.rooms.room import Room
from quillmap.server.server import Server
from quillmap.server.thinking.engines import Engines
from quillmap.server.thinking.origins import Origins
from quillmap.server.thinking.turnstile import Place
from quillmap.store.opening import open_store
from quillmap.table import rounds
from tests.server.client import PATIENCE, Client, Person
from tests.server.following import Follower
from tests.server.inside import Inside, inside
from tests.server.parties import later, party, play_out

SCRIPT = Path(__file__).with_name("pondering_engine.py")
PLENTY = 60.0


@dataclass
class Pondering:
    """A server whose only engine has a sage that thinks until it is told to stop."""

    here: Inside
    file: Path

    @property
    def asked(self) -> list[str]:
        """The bots that were asked so far."""
        return self.file.read_text("utf-8").split() if self.file.exists() else []

    @property
    def waiting(self) -> tuple[int, int]:
        """How many wait for the engine: people, and tables of bots alone."""
        engines = self.here.server.engines
        return engines.waiting(people=True), engines.waiting(people=False)


@asynccontextmanager
async def pondering(folder: Path, patience: float = PLENTY) -> AsyncIterator[Pondering]:
    file = folder / "asked"
    engines = Engines(1, (sys.executable, str(SCRIPT), str(file)), patience)
    async with inside(folder / "tables.db", engines=engines, bot_seconds=PLENTY) as here:
        yield Pondering(here, file)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that no socket tells."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def drawn(client: Client, follower: Follower | None = None) -> None:
    """A person draws, and waits for the bots."""
    follower = follower or Follower.of(client)
    await client.draw(follower.line(await follower.position(), 1))


# A quick bot answers ------------------------------------------------------------------------------


async def test_a_quick_bot_answers_those_who_wait_and_the_record_says_so(tmp_path: Path) -> None:
    async with (
        pondering(tmp_path, patience=0.1) as server,
        party(server.here.port, 1, bots=["sage"]) as first,
    ):
        await until(lambda: server.asked == ["sage"])
        async with party(server.here.port, 1, bots=["sage", "weighted"]) as second:
            await drawn(second.host)
            await second.host.until(later(second.host, 1))
            record = read_record(await second.people[0].record(second.game))
            made = {e.move.seat: e for e in record.entries if isinstance(e, Made)}
            assert [(made[Seat(s)].by, made[Seat(s)].note) for s in range(3)] == [
                (None, None),
                ("surveyor", "too slow"),
                (None, None),
            ]
            assert not replay(record).over
            chairs = second.host.table["chairs"]
            assert [chair.get("bot") for chair in chairs] == [None, "sage", "weighted"]
            numbers = server.here.server.metrics.text().decode()
            assert 'quillmap_bot_draws_total{outcome="quick"} 1.0' in numbers
            assert 'quillmap_engine_wait_seconds_count{who="people"}' in numbers
            assert 'quillmap_engine_queue{who="people"}' in numbers
            # From here on both sages think, and one of them may wait too long for the other.
            await drawn(first.host)
            await first.host.until(later(first.host, 1))
            assert " by " not in await first.people[0].record(first.game), "its own, cut short"
            game = second.game
    # Another process reads the same journal.
    store = await open_store(str(tmp_path / "tables.db"))
    another = Server(store, Engines(1))
    table = (await another.rooms.open(game)).table
    assert table.round > 1 and table.chairs[1] is not None and table.chairs[1].helped == 0
    packed, _ = await another.records.of(await another.rooms.open(game))
    assert gzip.decompress(packed).count(b"by surveyor, too slow") >= 1
    await another.close()
    await store.close()


async def test_a_whole_game_with_a_quick_bot_now_and_then(tmp_path: Path) -> None:
    """It is a record like any other, and can be added to another server."""
    async with (
        pondering(tmp_path, patience=0.05) as server,
        party(server.here.port, 1, bots=["sage"]) as one,
        party(server.here.port, 1, bots=["sage"]) as two,
    ):
        await asyncio.gather(play_out(one.clients), play_out(two.clients))
        texts = [await each.people[0].record(each.game) for each in (one, two)]
        assert any("by surveyor, too slow" in text for text in texts)
        for text in texts:
            assert replay(read_record(text)).over
            assert (await one.people[0].add_record(text))["game"]


# Who goes first -----------------------------------------------------------------------------------


async def test_a_race_of_sages_holds_nobody_up(tmp_path: Path) -> None:
    """Not even with a single engine, and however long they would think."""
    async with pondering(tmp_path) as server, Person(server.here.port) as other:
        race = await other.create(kind="race", seats=20, bots=["sage"] * 20, start=True)
        await until(lambda: server.asked == ["sage"] and server.waiting == (0, 19))
        async with party(server.here.port, 1, bots=["weighted"]) as at:
            follower = Follower.of(at.host)
            for number in range(1, 6):
                await drawn(at.host, follower)
                await at.host.until(later(at.host, number))
            assert " by " not in await at.people[0].record(at.game)
        async with await other.look(race["game"]) as host:
            await host.ask("close")
        await until(lambda: server.waiting == (0, 0) and not server.here.server.engines._turns)
        asked = len(server.asked)
        await asyncio.sleep(0.1)
        assert len(server.asked) == asked, "nobody thinks for a race that is closed"


async def test_the_substitutes_of_absent_people_go_first(tmp_path: Path) -> None:
    async with (
        pondering(tmp_path) as server,
        party(server.here.port, 2, round_time=30) as at,
        Person(server.here.port) as other,
    ):
        await other.create(kind="race", seats=5, bots=["sage"] * 5, start=True)
        await until(lambda: server.waiting == (0, 4))
        for client in at.clients:
            await client.close()
        server.here.clock.pass_by(30)
        await server.here.server.scheduler.every_second()
        await until(lambda: server.asked.count("weighted") == 2)
        assert server.asked[:3] == ["sage", "weighted", "weighted"]


async def test_who_draws_after_all_needs_no_substitute(tmp_path: Path) -> None:
    """What it thinks about is the round before; the other bots do not wait for that."""
    async with (
        pondering(tmp_path) as server,
        party(server.here.port, 1, bots=["weighted"], round_time=30, substitute="sage") as at,
    ):
        await until(lambda: server.asked == ["weighted"])
        room = server.here.server.rooms.by_game[at.game]
        await until(lambda: not room.thinking)
        server.here.clock.pass_by(30)
        await server.here.server.scheduler.every_second()
        await until(lambda: server.asked == ["weighted", "sage"])
        await drawn(at.host)
        await until(lambda: server.asked == ["weighted", "sage", "weighted"])
        assert at.host.round == 2 and " by " not in await at.people[0].record(at.game)


async def test_a_hint_is_waited_for(tmp_path: Path) -> None:
    async with (
        pondering(tmp_path) as server,
        party(server.here.port, 1, hints=True) as at,
        Person(server.here.port) as other,
    ):
        await other.create(kind="race", seats=5, bots=["sage"] * 5, start=True)
        await until(lambda: server.waiting == (0, 4))
        # This engine tells no ideas, so there is no hint; but it was asked at once.
        assert await at.host.refused("hint", round=1, seat=1) == "bot_failed"
        assert server.asked[:2] == ["sage", HINT_BOT.name]


# On whose behalf ----------------------------------------------------------------------------------


def behalf(server: Server, room: Room, origins: Origins | None = None) -> tuple[Place, bool]:
    """For whom the bots of a table draw now."""
    owed = rounds.owed(room.table, server.now())
    found = (origins or server.origins).behalf(room.table, owed, room.here())
    return found.place, found.people


async def test_for_whom_bots_think(tmp_path: Path) -> None:
    async with pondering(tmp_path) as server, party(server.here.port, 2, bots=["sage"]) as at:
        house = server.here.server
        room = house.rooms.by_game[at.game]
        owner = room.table.host
        assert owner is not None
        assert behalf(house, room) == (Place("127.0.0.1", owner), True)
        await at.clients[0].ask("hand_over", seat=1)
        await at.clients[1].ask("leave", seat=2)
        assert behalf(house, room)[1] is False, "they look on, and nothing waits for them"
        await at.clients[0].ask("come_back", seat=1)
        assert behalf(house, room)[1] is True
        await at.clients[0].close()
        await until(lambda: owner not in room.here())
        assert behalf(house, room)[1] is False, "nobody is here who draws"
        assert behalf(house, room, Origins())[0] == Place(None, owner), "after a restart"


async def test_the_lanes_of_a_race_are_one(tmp_path: Path) -> None:
    async with (
        pondering(tmp_path) as server,
        party(server.here.port, 1, kind="race", bots=["sage", "sage"]) as at,
    ):
        house = server.here.server
        await until(lambda: sum(server.waiting) == 1)
        async with await at.people[0].look(f"{at.game}-001") as own:
            found = [behalf(house, house.rooms.by_game[f"{at.game}-{n:03d}"]) for n in (1, 2, 3)]
            place = Place("127.0.0.1", f"race {at.game}")
            assert found == [(place, True), (place, False), (place, False)]
            await own.ask("hand_over", seat=1, bot="sage")
            assert behalf(house, house.rooms.by_game[own.game])[1] is False


async def test_people_who_come_back_are_waited_for_at_once(tmp_path: Path) -> None:
    async with pondering(tmp_path) as server, party(server.here.port, 1, bots=["sage"]) as one:
        await until(lambda: server.asked == ["sage"])
        async with party(server.here.port, 1, bots=["sage"]) as two:
            await until(lambda: server.waiting == (1, 0))
            await two.host.close()
            await until(lambda: server.waiting == (0, 1))
            async with await two.people[0].look(two.game):
                await until(lambda: server.waiting == (1, 0))
        assert one.host.round == 1
