"""Time to look at scenes where the players of a table are at two servers: both say the same."""

from tests.server.live.test_scenes import ROUND, check_clock
from tests.server.multiprocess.servers import spread
from tests.server.multiprocess.twins import twins


async def test_both_servers_give_the_same_time(database: str) -> None:
    async with (
        twins(database) as (one, two),
        spread([one.port, two.port], 2, round_time=ROUND) as at,
    ):
        scenes = await check_clock(at.clients, one.clock, lambda: one.clock.pass_by(2))
    assert scenes >= 3
