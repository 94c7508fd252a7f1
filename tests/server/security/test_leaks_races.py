"""A race: nobody sees a lane, a card or the seed before their time (R11)."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import Client, Refused
from tests.server.security.leaks import NUMBERED, Tables, must_not_tell
from tests.server.world import World, world

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

    async def hand_over(self, who: str) -> None:
        """A quick bot draws for somebody from now on."""
        await self.lanes[who].ask("hand_over", seat=1, bot="random")
        await self.world.settled()
        self._reach(who)

    async def tick(self) -> None:
        """A second passes, in which bots may go on."""
        await self.world.tick()
        for who in NUMBERED:
            self._reach(who)

    async def refused(self, who: str, whose: str) -> str | None:
        """Why this person cannot look at that lane, asked at every door; None if they can."""
        game, person = self.game + LANES[whose], self.people[who]
        found: set[str | None] = set()
        for asked in ("", "/record", "/replay", "/par", "/par/replay"):
            path = f"/api/tables/{game}{asked}"
            found.add(_code(await person.http.get(path, headers={"Quillmap-Key": self.key})))
        deck = {"deck": game, "deck_key": self.key}
        found.add(_code(await person.http.post("/api/tables", json=deck)))
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


def _code(answer: httpx.Response) -> str | None:
    """Why something was refused; the seed is told last, also to those who may look."""
    if answer.is_success:
        return None
    code: str = answer.json()["refused"]["code"]
    return None if code in ("par_unfinished", "deck_untold") else code


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
    # Leaving is not a way to be through: else somebody would leave and tell the others.
    await race.lanes["Ben"].ask("leave", seat=1)
    await race.world.tick()
    for whose in ("Ada", "Cem"):
        assert await race.refused("Ben", whose) == "lane_hidden"
    assert "total" not in race.progress("Ben")["Ada"]
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


async def test_who_hands_a_lane_to_a_bot_looks_no_further_than_who_draws(race: Race) -> None:
    for _ in range(3):
        await race.step("Ada")
    await race.hand_over("Ben")
    # Nobody else's lane is told by the own one, however quick the bot is.
    assert race.reached["Ben"] == race.reached["Ada"]
    must_not_tell(race.lanes["Ben"].received, SEED, race.reached["Ada"])
    # Then in step with her, and no further.
    while race.lanes["Ada"].table["stage"] == "playing":
        await race.step("Ada")
        await race.tick()
        if race.lanes["Ada"].table["stage"] == "playing":
            assert race.reached["Ben"] == race.reached["Ada"]
            must_not_tell(race.lanes["Ben"].received, SEED, race.reached["Ada"])
    # She is through and sees everything; Cem draws the first card, and Ben's bot waits for him.
    before = race.lanes["Ben"].round
    assert await race.refused("Ada", "Ben") is None
    for whose in ("Ada", "Cem"):
        assert await race.refused("Ben", whose) == "lane_hidden"
    await race.step("Cem")
    await race.tick()
    assert race.lanes["Ben"].round == before and race.seeds() == {None}
    # Ben comes back and draws to the end: he was helped, and sees the others when all are.
    await race.lanes["Ben"].ask("come_back", seat=1)
    await race.finish("Ben")
    for whose in ("Ada", "Cem"):
        assert await race.refused("Ben", whose) == "lane_hidden"
    assert race.progress("Ben")["Ben"]["handed"]
    assert not any("total" in lane for lane in race.progress("Ben").values())
    await race.finish("Cem")
    await race.tick()
    assert race.seeds() == {SEED.hex()} and await race.refused("Ben", "Ada") is None


@pytest.mark.parametrize("ending", ["leave", "hand_over"])
async def test_when_nobody_draws_any_more_bots_play_on(race: Race, ending: str) -> None:
    await race.hand_over("Ben")
    await race.finish("Ada")
    await race.tick()
    assert race.lanes["Ben"].round == 1 and race.lanes["Cem"].round == 1
    await race.lanes["Cem"].ask(ending, seat=1)
    await race.tick()
    await race.tick()
    assert race.lanes["Ben"].table["stage"] == race.lanes["Cem"].table["stage"] == "over"
    assert race.seeds() == {SEED.hex()}
    assert "rank" in race.progress("Dot")["Ben"]


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
