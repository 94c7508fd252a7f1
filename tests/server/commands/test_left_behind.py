"""What an earlier version left behind is all there, and goes on: see tests/data/old/README.md."""

import gzip
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from quillmap.notation import read_record
from tests.cli.helpers import DATA, run
from tests.server.client import Person
from tests.server.commands.calling import backed_up
from tests.server.following import Follower
from tests.server.inside import inside
from tests.server.parties import later, over, play_out

OLD = DATA / "old"
BACKUP = OLD / "before_floors.backup"
FACTS: dict[str, Any] = json.loads((OLD / "before_floors.json").read_text("utf-8"))
TABLES: dict[str, dict[str, Any]] = FACTS["tables"]
RECORDS = {path.name.split(".")[0]: path.read_bytes() for path in OLD.glob("records/*.txt")}
MADE = int(json.loads(BACKUP.read_text("utf-8").partition("\n")[0])["made"])
"""When the evening was over: races close some day."""


def unpacked(folder: Path) -> str:
    """A copy of the database."""
    path = folder / "old.db"
    path.write_bytes(gzip.decompress((OLD / "before_floors.db.gz").read_bytes()))
    return str(path)


@pytest.fixture(params=["as it was", "restored to SQLite", "restored to PostgreSQL"])
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The database, on each way that leads to the present."""
    if request.param == "as it was":
        yield unpacked(tmp_path)
        return
    sqlite = request.param == "restored to SQLite"
    target = str(tmp_path / "new.db") if sqlite else request.getfixturevalue("postgres_url")
    done = run("restore", BACKUP, "--database", target)
    assert done.stdout.startswith(f"{len(TABLES)} games are back in "), done.stderr
    yield target


@asynccontextmanager
async def evening(database: str) -> AsyncIterator[dict[str, Person]]:
    """A server of today, and those who played, each with the old cookie alone."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(inside(database, now=MADE))
        people = {}
        for name, cookie in FACTS["cookies"].items():
            people[name] = await stack.enter_async_context(Person(server.port))
            people[name].http.cookies.set("quillmap", cookie)
        yield people


async def test_every_table_has_its_people_and_its_record(left: str) -> None:
    async with evening(left) as people:
        for table in TABLES.values():
            for who in table["seats"] or people:
                async with await people[who].look(table["game"]) as client:
                    assert client.table["stage"] == table["stage"]
                    assert client.view["mine"]["seats"] == table["seats"].get(who, [])
        assert len(RECORDS) == 8
        for name, record in RECORDS.items():
            table = TABLES[name]
            reader = people[next(iter(table["seats"]), "ada")]
            assert (await reader.record(table["game"])).encode() == record, name
        for name, person in people.items():
            mine = {each["game"] for each in await person.get("/api/mine")}
            own = {table["game"] for table in TABLES.values() if name in table["seats"]}
            assert mine == own


async def test_a_waiting_table_can_be_joined_and_begins(left: str) -> None:
    table = TABLES["waiting"]
    async with evening(left) as people, Person(people["ada"].port) as phone:
        found = await people["cem"].post("/api/codes", {"code": table["code"]})
        assert (found["game"], found["key"]) == (table["game"], table["key"])
        async with (
            await people["cem"].look(found["game"], found["key"]) as cem,
            await phone.look(found["game"], found["key"]) as moved,
            await people["ada"].look(table["game"]) as ada,
        ):
            await cem.ask("sit", name="Cem")
            await moved.ask("claim", seat=2, token=table["token"])
            await ada.ask("start")
            for client, seat in ((ada, 1), (moved, 2), (cem, 3)):
                await client.until(lambda c=client: c.table["stage"] == "playing")
                assert client.view["mine"]["seats"] == [seat]


async def test_games_under_way_go_on(left: str) -> None:
    async with evening(left) as people:
        game = TABLES["running"]["game"]
        async with (
            await people["ada"].look(game) as ada,
            await people["bo"].look(game) as bo,
            await people["cem"].look(game) as cem,
        ):
            assert ada.view["mine"]["sealed"] and bo.view["mine"]["sealed"]
            round, follower = cem.round, Follower.of(cem)
            await cem.draw(follower.line(await follower.position(), 3), round)
            # The others had drawn already, the bot among them.
            await cem.until(later(cem, round))
            await play_out([cem, bo, ada], follower, rounds=2)
        for name in ("running_lane", "deck"):
            async with await people["cem"].look(TABLES[name]["game"]) as client:
                await play_out([client])
                assert over(client)()
        async with await people["ada"].look(TABLES["race"]["game"]) as race:
            await race.until(over(race))
        decks = [await people["cem"].record(TABLES["deck"]["game"]), RECORDS["base"].decode()]
        seeds = {read_record(text).seed for text in decks}
        assert len(seeds) == 1 and None not in seeds


def test_a_backup_of_it_is_the_same_as_then(tmp_path: Path) -> None:
    run("backup", tmp_path / "new.backup", "--database", unpacked(tmp_path))
    then, now = (path.read_text("utf-8").splitlines() for path in (BACKUP, tmp_path / "new.backup"))
    assert now[1:-1] == then[1:-1] and len(backed_up(BACKUP)) == len(TABLES)
