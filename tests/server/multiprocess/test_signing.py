"""A map that is signed at one server is signed at the other."""

from tests.server.live.test_signing import ALL, told
from tests.server.multiprocess.servers import spread
from tests.server.multiprocess.twins import twins


async def test_the_other_server_hears_of_it(database: str) -> None:
    async with twins(database) as (one, two), spread([one.port, two.port], 2) as at:
        ada, ben = at.clients
        await ada.ask("sign", seat=1, **ALL)
        await told([ada, ben], 1, ALL)
        await ben.ask("sign", seat=2, crest="round red")
        await told([ada, ben], 2, {"crest": "round red"})
