"""The guided first game in the operator's hands: backed up, restored, exported, forgotten."""

from pathlib import Path

from quillmap.notation import Revealing, read_record
from quillmap.replay import replay
from quillmap.table import lesson
from tests.server.client import Person
from tests.server.commands.calling import added, quillmap, stored
from tests.server.parties import over, play_out
from tests.server.process import ServerProcess
from tests.table.test_lesson import SPRING

NAME = '"Ada"'


async def test_it_goes_on_in_a_restored_database(database: str, tmp_path: Path) -> None:
    """At the same card, by the same cookie, and to the same end; its record is taken elsewhere."""
    kept, again = tmp_path / "a.backup", str(tmp_path / "again.db")
    with ServerProcess(database) as server:
        async with Person(server.port) as ada:
            opened = await ada.create(preset="lesson", names=["Ada"], start=True)
            async with await ada.look(opened["game"]) as client:
                await play_out([client], rounds=3)
                shown = client.play["shown"]
            cookies = ada.http.cookies
    await quillmap("backup", kept, "--database", database)
    await quillmap("restore", kept, "--database", again)
    with ServerProcess(again) as server:
        async with Person(server.port) as ada:
            ada.http.cookies = cookies
            (row,) = await ada.get("/api/mine")
            assert (row["deck_of"], row["stage"]) == ("lesson", "playing")
            async with await ada.look(opened["game"]) as client:
                assert client.table["deck_of"] == "lesson"
                assert client.play["shown"] == shown == SPRING[: len(shown)]
                await play_out([client])
                assert over(client)()
            text = await ada.record(opened["game"])
    record = read_record(text)
    assert (record.deck, record.seed) == ("lesson", lesson.SEED) and replay(record).over
    cards = [entry.card for entry in record.entries if isinstance(entry, Revealing)]
    assert cards[: len(SPRING)] == SPRING
    exported = tmp_path / "lesson.record.txt"
    exported.write_text(text, "utf-8")
    out, _ = await quillmap("import", exported, "--database", again)
    (copy,) = added(out)
    _, lines = (await stored(again))[copy]
    assert any("deck of lesson" in each.line for each in lines)


async def test_whoever_learned_can_be_forgotten(database: str) -> None:
    with ServerProcess(database) as server:
        async with Person(server.port) as ada:
            opened = await ada.create(preset="lesson", names=["Ada"], start=True)
            async with await ada.look(opened["game"]) as client:
                await play_out([client])
            assert NAME in await ada.record(opened["game"])
            await quillmap("tables", "forget", "Ada", "--yes", "--database", database)
            record = await ada.record(opened["game"])
            assert NAME not in record and read_record(record).deck == "lesson"
    row, lines = (await stored(database))[opened["game"]]
    assert not [each for each in lines if NAME in each.line] and NAME not in row.entry.summary
