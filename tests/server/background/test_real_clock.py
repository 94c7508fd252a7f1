"""Nobody freezes a table: absent players, with a real server process and its real clock."""

import asyncio
import re
import time
from pathlib import Path

from quillmap.notation import Made, Returning, read_record
from quillmap.replay import replay
from tests.server.client import PATIENCE, Person
from tests.server.following import Follower
from tests.server.parties import later, over, party, play_out, play_round
from tests.server.process import ServerProcess
from tests.server.seeded import seeded_server

LATE = re.compile(r"^(\d+) .* by weighted, time ran out$", re.MULTILINE)


async def late(person: Person, game: str) -> list[str]:
    """For which seats the time ran out, in order."""
    return LATE.findall(await person.record(game))


async def more_late(person: Person, game: str, than: int) -> list[str]:
    """Wait until the time has run out for both once more; nobody holds a socket meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while len(found := await late(person, game)) < than + 2:
            await asyncio.sleep(0.5)
    return found


async def test_a_bot_draws_for_whoever_is_away_and_the_player_returns(
    server: ServerProcess,
) -> None:
    async with party(server.port, 2, round_time=5) as at:
        ada, ben = at.clients
        await ben.close()
        follower = Follower.of(ada)
        began = time.monotonic()
        await ada.draw(follower.line(await follower.position(), 1))
        await ada.until(later(ada, 1))
        print(f"\na round of 5 s ended after {time.monotonic() - began:.1f} s")
        assert await late(at.people[0], at.game) == ["2"]
        assert not replay(read_record(await at.people[0].record(at.game))).over
        async with await at.people[1].look(at.game) as back:
            assert back.play["awaited"] == [1, 2]
            await play_round([ada, back], follower)
        assert await late(at.people[0], at.game) == ["2"]


async def test_rounds_end_when_nobody_is_connected_and_after_a_restart(tmp_path: Path) -> None:
    with seeded_server(tmp_path / "tables.db") as server:
        async with party(server.port, 2, round_time=5) as at:
            for client in at.clients:
                await client.close()
            first = await more_late(at.people[0], at.game, 0)
            assert first[:2] == ["1", "2"], "a round has ended by itself"
            server.kill()
            server.start()
            await more_late(at.people[0], at.game, len(first))


async def test_a_seat_is_handed_to_a_bot_and_taken_back(server: ServerProcess) -> None:
    async with party(server.port, 3) as at:
        ada, ben, cem = at.clients
        follower = Follower.of(ada)
        assert await ada.refused("hand_over", seat=2) == "still_here"
        assert await cem.refused("hand_over", seat=2) == "host_only"
        assert await ben.refused("come_back", seat=2) == "not_handed_over"
        await ben.ask("hand_over", seat=2, bot="greedy")
        await cem.until(lambda: cem.table["chairs"][1].get("handed") == "greedy")
        assert await ben.refused("draw", round=1, line="2 forest A1") == "handed_over"
        await play_out([ada, cem], follower, rounds=3)
        await ben.ask("come_back", seat=2)
        await ben.until(lambda: "handed" not in ben.table["chairs"][1])
        await ada.until(lambda: "handed" not in ada.table["chairs"][1])
        await ben.until(lambda: ben.round == ada.round)
        await play_out(at.clients, follower, rounds=2)
        await ben.close()
        await ada.until(lambda: ada.view["drawn"]["here"] == [1, 3])
        await ada.ask("hand_over", seat=2)
        await ada.until(lambda: ada.table["chairs"][1].get("handed") == "weighted")
        await play_out([ada, cem], follower)
        record = read_record(await at.people[0].record(at.game))
        by = {entry.by for entry in record.entries if isinstance(entry, Made)}
        assert by == {None, "greedy", "weighted"}
        assert Returning(1) in record.entries  # type: ignore[arg-type]
        assert replay(record).over
        assert ada.table["result"]["ranks"][1] is not None, "a seat handed over has not left"


async def test_seats_of_bots_cannot_be_handed_over(server: ServerProcess) -> None:
    async with party(server.port, 1, bots=["random"]) as at:
        assert await at.host.refused("hand_over", seat=2) == "seat_of_a_bot"
        assert await at.host.refused("hand_over", seat=3) == "no_such_seat"
        assert await at.host.refused("hand_over", seat=1, bot="nobody") == "unknown_bot"
        await at.host.ask("hand_over", seat=1)
        await at.host.until(over(at.host))
        assert at.host.table["stage"] == "over", "the bots finish it alone"


async def test_the_host_closes_a_running_game(server: ServerProcess) -> None:
    async with party(server.port, 2) as at:
        ada, ben = at.clients
        await play_out(at.clients, rounds=2)
        assert await ben.refused("close") == "host_only"
        await ada.ask("close")
        await ben.until(over(ben))
        assert ben.table["stage"] == "closed" and ben.table["result"] is None
        assert ben.table["seed"] is None
        assert await ben.refused("draw", round=3, line="2 forest A1") == "table_closed"
        record = read_record(await at.people[1].record(at.game))
        assert record.seed is None and not replay(record).over
        again = await ben.ask("again")
        async with await at.people[1].look(again["game"]) as client:
            assert client.view["mine"]["host"] is True
