"""PostgreSQL: how its connections are set, and the hints between those who use it together."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias

import asyncpg
import pytest

from quillmap.store import postgres_changes as changes
from quillmap.store.postgres import PostgresStore
from quillmap.store.postgres_hints import LIMIT, Hints, messages
from quillmap.store.postgres_news import MOST, News
from tests.store.samples import adding, opening

pytestmark = pytest.mark.anyio

Opening: TypeAlias = Callable[..., Awaitable[PostgresStore]]

CONNECTIONS = """
SELECT pid FROM pg_stat_activity
WHERE application_name = 'quillmap' AND datname = current_database() AND query {}
"""


@pytest.fixture
async def opened(postgres_url: str) -> AsyncIterator[Opening]:
    """Opens stores on one database and closes them in the end."""
    stores: list[PostgresStore] = []

    async def open_one(*, notify: bool = True) -> PostgresStore:
        stores.append(await PostgresStore.open(postgres_url, notify=notify))
        return stores[-1]

    yield open_one
    for store in stores:
        await store.close()


async def until(told: Callable[[], bool]) -> bool:
    """Whether this becomes true within a minute."""
    for _ in range(6000):
        if told():
            return True
        await asyncio.sleep(0.01)
    return False


async def test_a_commit_waits_for_the_disk_whatever_the_server_says(
    opened: Opening, postgres_url: str
) -> None:
    admin = await asyncpg.connect(postgres_url)
    name = await admin.fetchval("SELECT current_database()")
    await admin.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    await admin.close()
    store = await opened()
    assert await store.settings_of_writers() == {"synchronous_commit": "on"}
    # What is given back to the pool stays as it is set.
    await asyncio.gather(*(store.append(opening(f"g{n}")) for n in range(30)))
    assert await store.settings_of_writers() == {"synchronous_commit": "on"}


async def test_who_is_at_a_game_is_not_written_to_the_log(
    opened: Opening, postgres_url: str
) -> None:
    await opened()
    admin = await asyncpg.connect(postgres_url)
    sql = "SELECT relname, relpersistence FROM pg_class WHERE relname = ANY($1)"
    found = await admin.fetch(sql, ["presence", "lines", "games"])
    await admin.close()
    assert {row[0]: row[1] for row in found} == {"presence": b"u", "lines": b"p", "games": b"p"}


async def test_nobody_is_seen_at_a_game_that_is_being_deleted(
    opened: Opening, postgres_url: str
) -> None:
    store, admin = await opened(), await asyncpg.connect(postgres_url)
    await store.append(opening("g"), opening("h"))
    await store.see([("g", "x")], 5)
    transaction = admin.transaction()
    await transaction.start()
    await admin.execute(changes.SEE, ["g"], ["y"], 10)
    deleting = asyncio.create_task(store.delete(["g"]))
    await asyncio.sleep(0.2)
    assert not deleting.done()
    await transaction.commit()
    assert await deleting == 1
    transaction = admin.transaction()
    await transaction.start()
    await changes.delete(admin, ["h"])
    seeing = asyncio.create_task(store.see([("g", "x"), ("h", "x")], 20))
    await asyncio.sleep(0.2)
    assert not seeing.done()
    await transaction.commit()
    await seeing
    await admin.close()
    assert await store.last_seen(["g", "h"]) == {}


async def test_hints_reach_the_others_and_not_the_sender(opened: Opening) -> None:
    here, there = await opened(), await opened()
    heard_here: list[str] = []
    heard_there: list[str] = []
    await here.listen(lambda game, _: heard_here.append(game))
    await there.listen(lambda game, _: heard_there.append(game))
    await here.append(opening("g"), opening("h"))
    await here.append(adding("g", 1))
    assert await until(lambda: {"g", "h"} <= set(heard_there))
    await there.append(adding("h", 1))
    assert await until(lambda: heard_here == ["h"])
    heard_there.clear()
    await here.delete(["g"])
    assert await until(lambda: heard_there == ["g"])
    assert heard_here == ["h"]


async def test_a_hint_comes_after_what_it_tells_of(opened: Opening) -> None:
    here, there = await opened(), await opened()
    heard: asyncio.Queue[str] = asyncio.Queue()
    await there.listen(lambda game, _: heard.put_nowait(game))
    await here.append(opening("g"))
    for ply in range(1, 6):
        await here.append(adding("g", ply))
        assert await asyncio.wait_for(heard.get(), 60) == "g"
        assert (await there.plies(["g"]))["g"] >= ply


async def test_many_hints_share_messages(opened: Opening) -> None:
    here, there = await opened(), await opened()
    heard: list[str] = []
    await there.listen(lambda game, _: heard.append(game))
    games = [f"game-{'x' * 60}-{n:03}" for n in range(300)]
    await here.append(*map(opening, games))
    assert await until(lambda: sorted(heard) == games)


@pytest.mark.parametrize(("sends", "hears"), [(False, True), (True, False), (False, False)])
async def test_who_wants_no_hints_neither_sends_nor_hears(
    opened: Opening, sends: bool, hears: bool
) -> None:
    here, there = await opened(notify=sends), await opened(notify=hears)
    heard: list[str] = []
    await there.listen(lambda game, _: heard.append(game))
    await here.append(opening("g"))
    await asyncio.sleep(0.2)
    assert heard == []


async def test_hearing_goes_on_after_a_lost_connection(opened: Opening, postgres_url: str) -> None:
    here, there = await opened(), await opened()
    heard: list[str] = []
    await there.listen(lambda game, _: heard.append(game))
    admin = await asyncpg.connect(postgres_url)
    listening = await admin.fetch(CONNECTIONS.format("LIKE 'LISTEN%'"))
    assert len(listening) == 1
    await admin.execute("SELECT pg_terminate_backend($1)", listening[0][0])
    await admin.close()
    # Hints in between are lost, so tell until one is heard.
    await here.append(opening("g"))
    for ply in range(1, 1200):
        await here.append(adding("g", ply))
        await asyncio.sleep(0.05)
        if heard:
            break
    assert set(heard) == {"g"}


def test_messages_are_few_and_never_too_long() -> None:
    games = [f"game-ż-{n}" for n in range(5000)]
    texts = list(messages("me", games))
    assert [game for text in texts for game in text.split(" ")[1:]] == games
    assert all(text.startswith("me ") and len(text.encode()) <= LIMIT < 8000 for text in texts)
    assert len(texts) == -(-sum(len(game.encode()) + 1 for game in games) // (LIMIT - 20))
    assert list(messages("me", [])) == []


async def test_hints_go_on_after_a_fault_nobody_thought_of(
    opened: Opening, postgres_url: str
) -> None:
    heard: list[str] = []
    await (await opened()).listen(lambda game, _: heard.append(game))
    hints = Hints(postgres_url)
    hints.tell(["a"])
    assert await until(lambda: heard == ["a"])
    (sending,) = (task for task in asyncio.all_tasks() if task.get_name() == "quillmap-hints")
    sending.cancel()
    await asyncio.wait([sending])
    hints.tell(["b"])
    assert await until(lambda: heard == ["a", "b"])
    await hints.close()
    hints.tell(["c"])
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "quillmap-hints"]


def test_news_do_not_pile_up() -> None:
    news = News()
    news.touch(f"g{n}" for n in range(MOST + 10))
    news.touch(["g0", "more"])
    news.add(adding("other", 1))
    assert news.take() == [f"g{n}" for n in range(MOST)]
    news.add(adding("other", 1))
    assert len(news.take()) == 1 and not news
