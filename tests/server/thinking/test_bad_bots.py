"""Bots that crash, hang or talk nonsense: the game goes on, and the record says what happened."""

import sys
from pathlib import Path

import pytest

from quillmap.notation import Made, read_record
from quillmap.replay import replay
from tests.server.client import Person
from tests.server.inside import inside
from tests.server.parties import over, party, play_out

SCRIPT = Path(__file__).with_name("bad_engine.py")


@pytest.mark.parametrize(
    ("how", "note"),
    [
        ("crashes", "crashed"),
        ("sleeps", "too slow"),
        ("babbles", "answered nonsense"),
        ("cheats", "answered nonsense"),
        ("complains", "answered nonsense"),
    ],
)
async def test_the_game_goes_on(tmp_path: Path, how: str, note: str) -> None:
    command = (sys.executable, "-I", str(SCRIPT), how)
    async with (
        inside(tmp_path / "tables.db", command=command, bot_seconds=0.5) as here,
        party(here.port, 2, bots=["random", "greedy"]) as at,
    ):
        await play_out(at.clients, rounds=6)
        record = read_record(await at.people[0].record(at.game))
        notes = {
            (entry.by, entry.note)
            for entry in record.entries
            if isinstance(entry, Made) and entry.move.seat >= 2
        }
        # When both engines are being replaced at the same time, a bot has crashed in another way.
        assert ("fallback", note) in notes
        assert notes <= {("fallback", note), ("fallback", "crashed")}
        assert not replay(record).over
        own = {e.by for e in record.entries if isinstance(e, Made) and e.move.seat < 2}
        assert own == {None}


async def test_a_command_that_is_no_engine_at_all(tmp_path: Path) -> None:
    """Not even the protocol: a whole game of such bots still comes to its end."""
    command = (sys.executable, "-I", "-c", "print('hello')")
    async with inside(tmp_path / "tables.db", command=command) as here, Person(here.port) as person:
        opened = await person.create(seats=2, bots=["random", "weighted"], start=True)
        async with await person.look(opened["game"]) as client:
            await client.until(over(client))
        record = read_record(await person.record(opened["game"]))
        made = [entry for entry in record.entries if isinstance(entry, Made)]
        assert {(entry.by, entry.note) for entry in made} == {("fallback", "crashed")}
        assert replay(record).over


async def test_the_substitute_of_an_absent_player_crashes(tmp_path: Path) -> None:
    """The record keeps why somebody else drew; that the bot failed is told by who it was."""
    command = (sys.executable, "-I", str(SCRIPT), "crashes")
    async with (
        inside(tmp_path / "tables.db", command=command) as here,
        party(here.port, 1, round_time=30) as at,
    ):
        here.clock.pass_by(30)
        await here.server.scheduler.every_second()
        await at.host.until(lambda: at.host.round > 1)
        assert "by fallback, time ran out" in await at.people[0].record(at.game)
