"""The fair copy of a table: the same doors as its record, and nothing that is sealed."""

from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest

from quillmap.faircopy import copy_of
from quillmap.notation import read_record
from tests.server.client import Person, Refused
from tests.server.following import Follower
from tests.server.parties import party, play_out, play_round
from tests.server.process import ServerProcess
from tests.server.world import world


async def copied(person: Person, path: str, **headers: str) -> bytes:
    """The bytes of a picture; Refused if there is none."""
    answer = await person.http.get(path, headers=headers)
    if answer.status_code != 200:
        person._read(answer)
    assert "attachment" in answer.headers["content-disposition"]
    return answer.content


async def test_the_copy_is_that_of_the_record(server: ServerProcess) -> None:
    async with party(server.port, 2) as at:
        await play_out(at.clients)
        record = read_record(await at.people[0].record(at.game))
        today = datetime.now(UTC).date()
        path = f"/api/tables/{at.game}/copy?seat=2&style=night&paper=A3&lang=de"
        options = {"style": "night", "paper": "A3", "language": "de"}
        drawn = (await copied(at.people[1], path)).decode()
        assert drawn == copy_of(record, 2, day=today, **options)  # type: ignore[arg-type]
        for paper, width in (("card", 1200), ("A3", 1300)):
            path = f"/api/tables/{at.game}/copy?form=png&paper={paper}"
            png = await copied(at.people[0], path)
            assert png.startswith(b"\x89PNG") and int.from_bytes(png[16:20], "big") == width


async def test_whoever_plays_again_later_does_not_change_the_day(tmp_path: Path) -> None:
    async with world(tmp_path) as found:
        person = await found.person()
        table = await person.create(seats=1, names=["Ada"], start=True)
        async with await person.look(table["game"]) as client:
            await play_out([client])
            day = datetime.fromtimestamp(found.clock.seconds(), UTC).date()
            found.clock.pass_by(5 * 86_400)
            await client.ask("again")
        record = read_record(await person.record(table["game"]))
        drawn = await copied(person, f"/api/tables/{table['game']}/copy")
        assert drawn.decode() == copy_of(record, day=day)
        # A record tells no time: what is added has the day on which it came.
        added = await person.add_record(await person.record(table["game"]))
        today = datetime.fromtimestamp(found.clock.seconds(), UTC).date()
        drawn = await copied(person, f"/api/tables/{added['game']}/copy")
        assert drawn.decode() == copy_of(record, day=today) and today != day


async def test_who_may_not_have_the_record_gets_no_picture(server: ServerProcess) -> None:
    async with party(server.port, 1, start=False) as at, Person(server.port) as stranger:
        path = f"/api/tables/{at.game}/copy"
        for person, code in ((at.people[0], "table_waiting"), (stranger, "no_such_table")):
            with pytest.raises(Refused) as refused:
                await copied(person, path)
            assert refused.value.code == code
        await at.host.ask("start")
        key = {"Quillmap-Key": at.key}
        ElementTree.fromstring(await copied(stranger, path, **key))
        for asked, code in (
            ("seat=2", "no_such_seat"),
            ("seat=0", "bad_message"),
            ("style=neon", "bad_message"),
            ("paper=A0", "bad_message"),
            ("lang=fr", "bad_message"),
            ("form=gif", "bad_message"),
        ):
            with pytest.raises(Refused) as refused:
                await copied(stranger, f"{path}?{asked}", **key)
            assert refused.value.code == code, asked


async def test_what_is_sealed_is_not_drawn(server: ServerProcess) -> None:
    """Until the last has drawn, the copy is that of the round before, for everybody."""
    async with party(server.port, 2) as at:
        follower = Follower.of(at.host)
        await play_round(at.clients, follower)
        path = f"/api/tables/{at.game}/copy?seat=1"
        before = await copied(at.people[1], path)
        position = await follower.position()
        assert 1 in at.host.play["awaited"]
        await at.host.draw(follower.line(position, 1), at.host.round)
        assert await copied(at.people[1], path) == before
        assert await copied(at.people[0], path) == before


async def test_a_record_that_somebody_has(server: ServerProcess) -> None:
    async with party(server.port, 1) as at, Person(server.port) as stranger:
        await play_out(at.clients)
        record = await at.people[0].record(at.game)
        plain = {"Content-Type": "text/plain"}
        answer = await stranger.http.post("/api/copies?lang=cs", content=record, headers=plain)
        assert answer.text == copy_of(read_record(record), language="cs")
        for text in ("x", record.replace("seat 1", "seat 2"), record[: len(record) // 2] + "x"):
            with pytest.raises(Refused) as refused:
                stranger._read(await stranger.http.post("/api/copies", content=text, headers=plain))
            assert refused.value.code == "broken_record"
