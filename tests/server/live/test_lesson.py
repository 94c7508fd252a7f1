"""The guided first game as a server opens it: by its name alone, and like any game from then on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quillmap.notation import Revealing, read_record
from quillmap.replay import replay
from quillmap.table import lesson
from tests.server.client import Person, Refused
from tests.server.parties import people, play_out
from tests.server.process import ServerProcess
from tests.table.test_lesson import SPRING


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with chance of its own: the cards of the lesson are none of it."""
    folder: Path = tmp_path_factory.mktemp("lesson")
    with ServerProcess(folder / "tables.db") as process:
        yield process


async def refused(person: Person, **asked: Any) -> str:
    """The code with which a table is not opened."""
    with pytest.raises(Refused) as found:
        await person.create(**asked)
    return found.value.code


@pytest.mark.parametrize(
    "beside",
    [
        {"options": {"ruleset": "heroes"}},
        {"options": {"edicts": "random"}},
        {"seats": 2},
        {"kind": "race"},
        {"deck": "some-game"},
        {"deck": ""},
        {"bots": ["random"]},
        {"round_time": 60},
        {"listed": True},
    ],
    ids=str,
)
async def test_nothing_can_be_chosen_beside_it(
    server: ServerProcess, beside: dict[str, Any]
) -> None:
    async with Person(server.port) as person:
        assert await refused(person, preset="lesson", **beside) == "lesson_fixed"
        assert await person.get("/api/mine") == []


async def test_a_client_sends_its_name_and_never_a_seed(server: ServerProcess) -> None:
    async with Person(server.port) as person:
        seed = lesson.SEED.hex()
        assert await refused(person, preset=f"lesson {seed[:20]}") == "bad_setting"
        assert await refused(person, preset="lesson", seed=seed) == "bad_message"
        choices = await person.get("/api/choices")
        assert "lesson" not in choices["presets"]


async def test_it_is_a_game_like_any_other_with_known_cards(server: ServerProcess) -> None:
    async with people(server.port, 2) as (ada, ben):
        opened = await ada.create(preset="lesson", names=["Ada"])
        async with await ada.look(opened["game"]) as client:
            assert client.table["deck_of"] == "lesson" and not client.table["seed"]
            assert client.table["settings"]["hints"] is True
            for code, kind, asked in (
                ("lesson_fixed", "settle", {"seats": 2}),
                ("lesson_fixed", "knock", {"name": "Ada"}),
            ):
                with pytest.raises(Refused) as found:
                    await client.ask(kind, **asked)
                assert found.value.code == code
            async with await ben.look(opened["game"], opened["key"]) as stranger:
                with pytest.raises(Refused) as found:
                    await stranger.ask("knock", name="Ben")
                assert found.value.code == "lesson_fixed"
            await client.ask("start")
            await client.until(lambda: client.table["stage"] == "playing")
            assert client.table["edicts"] == list(lesson.OPTIONS.edicts or ())
            await play_out([client])
            assert client.table["seed"] == lesson.SEED.hex(), "told at the end, as ever"
        record = read_record(await ada.record(opened["game"]))
        cards = [entry.card for entry in record.entries if isinstance(entry, Revealing)]
        assert cards[: len(SPRING)] == SPRING and record.deck == "lesson"
        assert replay(record).over
        (row,) = await ada.get("/api/mine")
        assert row["deck_of"] == "lesson" and row["rating"] is not None
        again = await ada.create(deck=opened["game"], names=["Ada"], start=True)
        async with await ada.look(again["game"]) as client:
            assert client.table["deck_of"] == opened["game"], "once more, but no lesson"
        added = await ben.add_record(await ada.record(opened["game"]))
        async with await ben.look(added["game"]) as client:
            assert client.table["deck_of"] == "lesson" and client.table["stage"] == "over"


async def test_weak_bots_set_a_par_as_well(server: ServerProcess) -> None:
    async with Person(server.port) as person:
        opened = await person.create(preset="lesson", names=["Ada"], start=True)
        async with await person.look(opened["game"]) as client:
            await play_out([client])
        path = f"/api/tables/{opened['game']}/par"
        found = {bot: await person.get(f"{path}?bot={bot}") for bot in ("random", "greedy")}
        assert all(par["bot"] == bot for bot, par in found.items())
        assert found["random"]["total"] < found["greedy"]["total"]
        assert await person.get(f"{path}?bot=greedy") == found["greedy"]
        for bot in ("sage", "nobody", "../x", ""):
            with pytest.raises(Refused) as refusal:
                await person.get(f"{path}?bot={bot}")
            assert refusal.value.code == "unknown_bot", bot


async def test_it_outlives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with ServerProcess(database) as first:
        async with Person(first.port) as person:
            opened = await person.create(preset="lesson", names=["Ada"], start=True)
            first.stop()
            with ServerProcess(database) as second:
                person.move(second.port)
                async with await person.look(opened["game"]) as client:
                    assert client.table["deck_of"] == "lesson"
                    assert client.play["shown"] == SPRING[:1]
                    await play_out([client])
                record = read_record(await person.record(opened["game"]))
                assert record.seed == lesson.SEED


async def test_it_needs_no_core(tmp_path: Path) -> None:
    """In plain Python the same cards come, and hints and bots speak of them."""
    plain = {"QUILLMAP_PURE": "1"}
    with ServerProcess(tmp_path / "tables.db", environment=plain) as server:
        async with Person(server.port) as person:
            opened = await person.create(preset="lesson", names=["Ada"], start=True)
            async with await person.look(opened["game"]) as client:
                assert client.play["shown"] == SPRING[:1]
                told = await client.ask("hint", round=client.round, seat=1)
                assert all(idea["reasons"] for idea in told["hints"]["ideas"])
                await play_out([client])
            record = read_record(await person.record(opened["game"]))
            cards = [entry.card for entry in record.entries if isinstance(entry, Revealing)]
            assert cards[: len(SPRING)] == SPRING and replay(record).over
            par = await person.get(f"/api/tables/{opened['game']}/par?bot=greedy")
            assert par["bot"] == "greedy"
