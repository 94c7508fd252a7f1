"""Hints: what the strongest bot would draw, for those who may ask; counted before they are told."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quillmap.bots import HINT_BOT, Budget
from quillmap.notation import read_move, read_record, write_move
from quillmap.replay import replay
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position
from quillmap.rules.why import Why
from quillmap.server.wire.previews import reason_views
from tests.server.client import Client, Person
from tests.server.following import Follower
from tests.server.inside import inside
from tests.server.parties import over, party, play_out
from tests.server.process import ServerProcess
from tests.server.thinking.test_bad_bots import SCRIPT
from tests.server.wire.test_previews import lines_kept


async def hint(client: Client, seat: int = 1, **more: str) -> dict[str, Any]:
    """The hints for a seat in the round under way."""
    answer = await client.ask("hint", round=client.round, seat=seat, **more)
    found: dict[str, Any] = answer["hints"]
    return found


def counted(client: Client) -> list[int]:
    """The hints of each chair."""
    return [chair.get("hints", 0) for chair in client.table["chairs"]]


async def check_ideas(client: Client, hints: dict[str, Any]) -> None:
    """Up to three different placements, best first, with the gains that a preview tells."""
    ideas = hints["ideas"]
    assert hints["bot"] == HINT_BOT.name and 1 <= len(ideas) <= 3
    assert [idea["value"] for idea in ideas] == sorted((i["value"] for i in ideas), reverse=True)
    assert len({read_move(idea["line"]).cells for idea in ideas}) == len(ideas)
    for idea in ideas:
        answer = await client.ask("preview", round=client.round, line=idea["line"])
        preview = answer["preview"]
        gains = [edict["after"] - edict["before"] for edict in preview["edicts"]]
        assert idea["edicts"] == gains
        assert idea["gains"] == preview["gains"]
        assert idea["coins"] == preview["coins"][1] - preview["coins"][0]
        assert idea["monsters"] == preview["monsters"][1] - preview["monsters"][0]


async def check_reasons(
    client: Client, position: Position, seat: int, hints: dict[str, Any]
) -> None:
    """Those of the library, without a draft and beside the last idea."""
    moves = [read_move(idea["line"]) for idea in hints["ideas"]]
    draft = moves[-1]
    why = Why(position, draft.seat, draft)
    beside = await hint(client, seat, draft=write_move(draft))
    told = why.told_apart(moves)
    for move, own, idea, too in zip(moves, told, hints["ideas"], beside["ideas"], strict=True):
        reasons = msgspec.to_builtins(reason_views(own))
        assert 1 <= len(reasons) <= 3 and idea["reasons"] == too["reasons"] == reasons
        assert idea["more"] == []
        assert too["more"] == msgspec.to_builtins(reason_views(why.beside_the_draft(move)))
    assert [each["kind"] for each in beside["ideas"][-1]["more"]] == ["same"]
    assert beside["draft"] == hints["ideas"][-1]["gains"] and "draft" not in hints


@pytest.mark.parametrize(
    ("ruleset", "people"), [("base", 1), ("heroes", 1), ("heroes", 2), ("combined", 2)]
)
async def test_a_whole_game_by_hints(server: ServerProcess, ruleset: str, people: int) -> None:
    """In every kind of round; the first idea is that of the bot on what everybody sees."""
    kinds = set()
    options = {"ruleset": ruleset}
    async with party(server.port, 1, start=False, seats=people, hints=True, options=options) as at:
        client = at.host
        for number in range(1, people):
            await client.ask("sit", name=f"Guest {number}")
        await client.ask("start")
        await client.until(lambda: client.table["stage"] == "playing")
        follower, rounds = Follower.of(client), 0
        while not over(client)():
            round = client.round
            position = await follower.position()
            kinds.add(client.play["asks"])
            rounds += 1 in client.play["awaited"]
            for seat in client.play["awaited"]:
                hints = await hint(client, seat)
                await check_ideas(client, hints)
                await check_reasons(client, position, seat, hints)
                wanted = HINT_BOT.consider(position, Seat(seat - 1), Budget(seed=round))
                assert hints["ideas"][0]["line"] == write_move(wanted[0].move)
                await client.draw(hints["ideas"][0]["line"], round)
            await client.until(lambda r=round: over(client)() or client.round > r)
        record = read_record(await client.person.record(at.game))
        assert record.hints[0] == counted(client)[0] == rounds
        assert replay(record).over
    assert "explore" in kinds and ("hero" in kinds) == (ruleset != "base")


async def test_what_is_usual(server: ServerProcess) -> None:
    async with Person(server.port) as person:

        async def allowed(**asked: object) -> bool:
            opened = await person.create(**asked)
            async with await person.look(opened["game"]) as client:
                return bool(client.table["settings"]["hints"])

        assert await allowed()
        assert await allowed(hints=None)
        assert not await allowed(hints=False)
        assert not await allowed(seats=2)
        assert await allowed(seats=2, hints=True)
        assert not await allowed(kind="race")
        assert await allowed(kind="race", hints=True)


async def test_the_host_settles_hints(server: ServerProcess) -> None:
    async with party(server.port, 1, start=False) as at:
        client = at.host

        async def settled(seats: int, **settings: object) -> bool:
            await client.ask("settle", seats=seats, settings=settings)
            await client.until(lambda: len(client.table["chairs"]) == seats)
            return bool(client.table["settings"]["hints"])

        assert not await settled(2)
        assert await settled(3, hints=True)
        assert not await settled(4, hints=False)
        assert await settled(1)
        answer = await client.refused("settle", seats=1, settings={"hints": 1})
        assert answer == "bad_setting"


async def test_who_may_not_ask(server: ServerProcess) -> None:
    async with (
        party(server.port, 2, hints=True, bots=["random"]) as at,
        Person(server.port) as stranger,
        await stranger.look(at.game, at.key) as watching,
    ):
        ada, ben = at.clients
        assert await watching.refused("hint", round=1, seat=1) == "not_your_seat"
        assert await ben.refused("hint", round=1, seat=1) == "not_your_seat"
        assert await ada.refused("hint", round=1, seat=3) == "not_your_seat"
        assert await ada.refused("hint", round=1, seat=4) == "no_such_seat"
        assert await ada.refused("hint", round=2, seat=1) == "wrong_round"
        assert await ada.refused("hint", seat=1) == "bad_message"
        await ben.ask("hand_over", seat=2)
        assert await ben.refused("hint", round=ben.round, seat=2) == "handed_over"
        assert counted(ada) == [0, 0, 0]
    async with party(server.port, 2) as at:
        assert await at.host.refused("hint", round=1, seat=1) == "no_hints"
    async with party(server.port, 1, start=False) as at:
        assert await at.host.refused("hint", round=0, seat=1) == "table_waiting"
    async with party(server.port, 1, kind="race", hints=True) as at:
        assert await at.host.refused("hint", round=0, seat=1) == "race_only"


async def test_a_draft_is_judged_and_kept_nowhere(server: ServerProcess) -> None:
    async with party(server.port, 1, start=False, seats=2, hints=True) as at:
        client = at.host
        await client.ask("sit", name="Ben")
        await client.ask("start")
        await client.until(lambda: client.table["stage"] == "playing")
        follower = Follower.of(client)
        lines = {seat: follower.line(await follower.position(), seat) for seat in (1, 2)}
        asked = {"round": 1, "seat": 1}
        torn = f"1 {lines[1].split()[1]} A1 K11"
        assert await client.refused("hint", **asked, draft=torn) == "not_the_shape"
        assert await client.refused("hint", **asked, draft="nonsense") == "unreadable"
        assert await client.refused("hint", **asked, draft="9" * 2001) == "bad_message"
        assert await client.refused("hint", **asked, draft=lines[2]) == "bad_message"
        assert counted(client) == [0, 0]
        kept = lines_kept(server, at.game)
        assert (await hint(client, draft=lines[1]))["ideas"][0]["more"]
        assert lines_kept(server, at.game) == kept + 1
        record = await at.people[0].record(at.game)
        assert lines[1] not in record


async def test_a_round_counts_once_and_everybody_sees_it(server: ServerProcess) -> None:
    async with party(server.port, 2, hints=True) as at:
        ada, ben = at.clients
        kept = lines_kept(server, at.game)
        first = await hint(ada)
        assert lines_kept(server, at.game) == kept + 1, "kept before it is told"
        assert await asyncio.gather(*(hint(ada) for _ in range(10))) == [first] * 10
        assert lines_kept(server, at.game) == kept + 1
        await ben.until(lambda: counted(ben) == [1, 0])
        assert "hints" not in ben.table["chairs"][1]
        assert "\nhints 1 0\n" in await at.people[1].record(at.game)
        await play_out(at.clients, rounds=1)
        await hint(ben, 2)
        await ada.until(lambda: counted(ada) == [1, 1])


async def test_others_are_answered_while_the_bot_thinks(server: ServerProcess) -> None:
    """The same socket goes on: here with a draw that ends the round the hint was meant for."""
    async with party(server.port, 1) as at:
        client = at.host
        follower = Follower.of(client)
        line = follower.line(await follower.position(), 1)
        found = await asyncio.gather(
            client.ask("hint", round=1, seat=1), client.draw(line, 1), return_exceptions=True
        )
        assert isinstance(found[1], dict)
        if isinstance(found[0], BaseException):
            assert getattr(found[0], "code", "") == "wrong_round"
            assert counted(client) == [0]


@pytest.mark.parametrize("how", ["crashes", "sleeps", "babbles", "cheats", "complains"])
async def test_a_bot_that_fails_costs_nothing(tmp_path: Path, how: str) -> None:
    command = (sys.executable, "-I", str(SCRIPT), how)
    async with (
        inside(tmp_path / "tables.db", command=command) as here,
        party(here.port, 1) as at,
    ):
        here.server.hints.seconds = 0.5
        plies = here.server.rooms.by_game[at.game].table.plies
        for _ in range(2):
            assert await at.host.refused("hint", round=1, seat=1) == "bot_failed"
        assert here.server.rooms.by_game[at.game].table.plies == plies
        assert counted(at.host) == [0]
        assert "hints" not in await at.people[0].record(at.game)


COUNTING = """
import sys, quillmap.engine.lines as lines
class Ear:
    def readline(self, most):
        line = sys.stdin.buffer.readline(most)
        with open({notes!r}, "ab") as notes:
            notes.write(line)
        return line
lines.serve(Ear(), sys.stdout.buffer)
"""
"""A real engine that writes down everything it hears."""


def listening(notes: Path) -> tuple[str, ...]:
    """The command that starts one."""
    return (sys.executable, "-c", COUNTING.format(notes=str(notes)))


async def test_asking_again_makes_nobody_think_again(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    async with (
        inside(tmp_path / "tables.db", command=listening(notes)) as here,
        party(here.port, 1) as at,
        await at.people[0].look(at.game) as second,
    ):
        await asyncio.gather(*(hint(client) for client in (at.host, second) for _ in range(10)))
        await hint(second)
        text = notes.read_text()
        assert text.count("\ngo ") == 1
        seed = here.server.rooms.by_game[at.game].table.seed
        assert seed is not None and seed.hex() not in text
        await play_out(at.clients, rounds=1)
        await hint(at.host)
        assert notes.read_text().count("\ngo ") == 2


async def test_hints_survive_a_restart(tmp_path: Path) -> None:
    async with inside(tmp_path / "tables.db") as here, party(here.port, 1) as at:
        await hint(at.host)
        game, key = at.game, at.key
    async with (
        inside(tmp_path / "tables.db") as here,
        Person(here.port) as person,
        await person.look(game, key) as client,
    ):
        assert counted(client) == [1]
