"""A personal link made at a race moves the lane, whenever it was made."""

import pytest

from tests.server.client import Person
from tests.server.process import ServerProcess


@pytest.mark.parametrize("before_the_start", [True, False])
async def test_a_link_made_at_a_race_moves_the_lane(
    server: ServerProcess, before_the_start: bool
) -> None:
    async with Person(server.port) as laptop, Person(server.port) as phone:
        opened = await laptop.create(kind="race", seats=2, names=["Ada", "Bo"])
        async with await laptop.look(opened["game"], opened["key"]) as race:
            if before_the_start:
                token = (await race.ask("link", seat=2))["token"]
            await race.ask("start")
            if not before_the_start:
                token = (await race.ask("link", seat=2))["token"]
        async with await phone.look(opened["game"], opened["key"]) as race:
            await race.ask("claim", seat=2, token=token)
            await race.until(lambda: race.view["mine"]["seats"] == [2])
        async with await phone.look(f"{opened['game']}-002") as lane:
            assert lane.view["mine"]["seats"] == [1]
        async with await laptop.look(f"{opened['game']}-001") as lane:
            assert lane.view["mine"]["seats"] == [1]
