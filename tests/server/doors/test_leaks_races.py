"""A race: nobody sees a lane, a card or the seed before their time (R11)."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Refused
from tests.server.doors.leaks import NUMBERED, Tables, must_not_tell
from tests.server.doors.world import World, world

SEED = bytes(range(50, 82))
LANES = {who: f"-{number:03d}" for number, who in enumerate(NUMBERED, 1)}


@pytest.fixture
async def race(tmp_path: Path) -> AsyncIterator["Race"]:
    async with world(tmp_path, SEED) as found:
        race = Race(found)
        await race.gather()
        yield race


class Race(Tables):
    """Three who race, each in a lane, and Dot, who watches the race."""

    def __init__(self, world: World) -> None:
        super().__init__(world, kind="race", listed=True, race_time=3600)
        self.lanes: dict[str, Client] = {}
        self.reached: dict[str, set[str]] = {who: set() for who in NUMBERED}
        """The cards that everybody has seen in their lane, as the server knows it."""

    async def gather(self) -> None:
        """Everybody is in their own lane."""
        await super().gather()
        for who in NUMBERED:
            self.lanes[who] = await self.world.look(self.people[who], self.game + LANES[who])
            self._reach(who)

    def _reach(self, who: str) -> None:
        position = self.world.table(self.game + LANES[who]).position
        assert position is not None
        self.reached[who] |= {*position.shown}

    async def step(self, who: str, which: int = 0) -> None:
        """One draw in somebody's lane."""
        lane = self.lanes[who]
        await lane.draw(self.world.line(lane.game, 1, which))
        await self.world.settled()
        self._reach(who)

    async def finish(self, who: str) -> None:
        """All draws of a lane."""
        while self.lanes[who].table["stage"] == "playing":
            await self.step(who)
        await self.world.tick()

    async def refused(self, who: str, whose: str) -> str | None:
        """Why this person cannot look at that lane, asked in all three ways; None if they can."""
        game, person = self.game + LANES[whose], self.people[who]
        found = set()
        for asked in (f"tables/{game}", f"tables/{game}/record"):
            answer = await person.http.get(f"/api/{asked}", headers={"Quillmap-Key": self.key})
            refused = answer.status_code != 200
            found.add(answer.json()["refused"]["code"] if refused else None)
        try:
            await self.world.look(person, game, self.key)
            found.add(None)
        except Refused as refused_there:
            found.add(refused_there.code)
        assert len(found) == 1, f"{who} at the lane of {whose}: {found}"
        return found.pop()

    def progress(self, who: str) -> dict[str, dict[str, Any]]:
        """What somebody who looks at the race knows of the others."""
        race = self.clients[who].view["race"]
        return {lane["name"]: lane for lane in race["lanes"]}

    def seeds(self) -> set[str | None]:
        """What all sockets show of the seed."""
        clients = (*self.clients.values(), *self.lanes.values())
        return {client.table["seed"] for client in clients}

    async def recorded(self, who: str) -> bool:
        """Whether the record of one's own lane tells the seed."""
        path = f"/api/tables/{self.game}{LANES[who]}/record"
        return SEED.hex() in (await self.people[who].http.get(path)).text


async def test_lanes_open_one_after_the_other(race: Race) -> None:
    await race.world.tick()
    for who in (*NUMBERED, "Dot"):
        for whose in NUMBERED:
            if who != whose:
                assert await race.refused(who, whose) == "lane_hidden"
    await race.finish("Ada")
    assert race.seeds() == {None} and not await race.recorded("Ada")
    # Whoever is through may look at the others; nobody else may look at anything yet.
    assert await race.refused("Ada", "Ben") is None
    for who, whose in (("Ben", "Ada"), ("Ben", "Cem"), ("Dot", "Ada"), ("Dot", "Ben")):
        assert await race.refused(who, whose) == "lane_hidden"
    assert race.progress("Ada")["Ada"]["total"] is not None
    for who in ("Ben", "Cem", "Dot"):
        assert {*race.progress(who)["Ada"]} == {"game", "name", "season", "cards", "stage"}
    # Leaving is a way to be through, too.
    await race.lanes["Ben"].ask("leave", seat=1)
    await race.world.tick()
    assert await race.refused("Ben", "Ada") is None
    assert race.seeds() == {None} and not await race.recorded("Ben")
    assert await race.refused("Dot", "Ada") == "lane_hidden"
    await race.finish("Cem")
    await race.world.tick()
    assert race.seeds() == {SEED.hex()} and await race.recorded("Ada")
    for whose in NUMBERED:
        assert await race.refused("Dot", whose) is None
    assert race.clients["Dot"].view["race"]["over"]
    assert [race.progress("Dot")[who].get("rank") for who in NUMBERED].count(None) == 1


async def test_the_closing_time_shows_the_seed(race: Race) -> None:
    await race.step("Ada")
    await race.world.tick()
    race.world.clock.now += 3600 * 1000 - 1
    await race.world.tick()
    assert race.seeds() == {None}
    assert await race.refused("Dot", "Ada") == "lane_hidden"
    race.world.clock.now += 1
    with pytest.raises(Refused) as refused:
        await race.step("Ben")
    assert refused.value.code == "race_over"
    await race.world.tick()
    await race.clients["Dot"].until(lambda: race.clients["Dot"].table["stage"] == "over")
    await race.world.tick()
    # A lane that was cut short shows no seed of its own; the race does.
    assert race.clients["Dot"].table["seed"] == SEED.hex()
    assert await race.refused("Dot", "Ada") is None


async def test_nobody_hears_of_cards_not_reached(race: Race) -> None:
    steps = {"Ada": 3, "Ben": 2, "Cem": 1}
    read = dict.fromkeys(NUMBERED, 0)
    running = {*NUMBERED}
    while running:
        for who in sorted(running):
            for _ in range(steps[who]):
                if race.lanes[who].table["stage"] == "playing":
                    await race.step(who, 2)
            if race.lanes[who].table["stage"] == "over":
                running.discard(who)
        if not running:
            return
        await race.world.tick()
        for who in NUMBERED:
            texts = race.lanes[who].received
            must_not_tell(texts[read[who] :], SEED, race.reached[who])
            read[who] = len(texts)
            if who in running:
                must_not_tell(race.clients[who].received, SEED, ())
        must_not_tell(race.clients["Dot"].received, SEED, ())
        must_not_tell([*race.world.log, *race.world.answers], SEED, ())
