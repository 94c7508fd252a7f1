"""What every store passes on between processes and does not keep: what people say to each other."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from quillmap.store import Store
from quillmap.store.sqlite import SqliteStore
from quillmap.store.sqlite_said import KEPT_SECONDS, MOST_SAID
from tests.store.conftest import Opener
from tests.store.samples import everything, opening

pytestmark = pytest.mark.anyio
PATIENCE = 60


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


class Ear:
    """Somebody who listens at a store."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []

    async def at(self, store: Store) -> "Ear":
        """Listen there from now on."""
        await store.listen(lambda _game, _lines: None, lambda *said: self.heard.append(said))
        return self

    async def hears(self, *said: tuple[str, str]) -> None:
        """Exactly this, in this order."""
        await until(lambda: len(self.heard) >= len(said))
        assert self.heard == list(said)


async def test_the_others_hear_each_word_once_and_the_speaker_does_not(opener: Opener) -> None:
    one, two, three = [await opener() for _ in range(3)]
    first, second, third = [await Ear().at(store) for store in (one, two, three)]
    words = [("g", "0 hello"), ("g", "0 good_luck"), ("a game", "1 thanks, all of you")]
    for said in words:
        one.say(*said)
    for ear in (second, third):
        await ear.hears(*words)
    two.say("g", "1 hello")
    await first.hears(("g", "1 hello"))
    await third.hears(*words, ("g", "1 hello"))
    await second.hears(*words)


async def test_whoever_comes_later_hears_nothing_of_before(opener: Opener) -> None:
    one, two = await opener(), await opener()
    second = await Ear().at(two)
    one.say("g", "0 hello")
    await second.hears(("g", "0 hello"))
    third = await Ear().at(await opener())
    one.say("g", "0 thanks")
    await third.hears(("g", "0 thanks"))


async def test_no_journal_and_no_dump_has_it(opener: Opener) -> None:
    one, two = await opener(), await opener()
    second = await Ear().at(two)
    await one.append(opening("g"))
    before = await everything(one)
    one.say("g", "0 hello")
    await second.hears(("g", "0 hello"))
    assert await everything(two) == before


async def test_a_flood_is_cut_short(opener: Opener) -> None:
    one, two = await opener(), await opener()
    second = await Ear().at(two)
    for number in range(3 * MOST_SAID):
        one.say("g", f"{number}")
    await until(lambda: len(second.heard) >= MOST_SAID)
    one.say("g", "the last")
    await until(lambda: ("g", "the last") in second.heard)
    assert len(second.heard) == MOST_SAID + 1


# In a file ----------------------------------------------------------------------------------------


def lying(path: Path) -> list[str]:
    """Words that lie in the file."""
    with closing(sqlite3.connect(path)) as connection:
        return [text for (text,) in connection.execute("SELECT text FROM said ORDER BY number")]


def grow_old(path: Path, seconds: int = KEPT_SECONDS + 5) -> None:
    """As if the words had been said so long ago."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE said SET at = at - ?", (seconds,))


@pytest.mark.parametrize("seconds", [KEPT_SECONDS + 5, -KEPT_SECONDS - 60])
async def test_no_word_lies_in_a_file_for_long(tmp_path: Path, seconds: int) -> None:
    """Also of a process that was killed, or after a clock that was wrong."""
    path = tmp_path / "games.db"
    one = await SqliteStore.open(path)
    one.say("g", "0 hello")
    await until(lambda: lying(path) == ["0 hello"])
    await one.close()
    grow_old(path, seconds)
    two, three = await SqliteStore.open(path), await SqliteStore.open(path)
    second = await Ear().at(two)
    await until(lambda: lying(path) == [])
    three.say("g", "1 hello")
    await second.hears(("g", "1 hello"))
    await two.close()
    await three.close()


async def test_a_file_where_nobody_speaks_is_not_written_to(tmp_path: Path) -> None:
    one, two = [await SqliteStore.open(tmp_path / "games.db") for _ in range(2)]
    first = await Ear().at(one)
    before = one._writer.commits
    two.say("g", "0 hello")
    await first.hears(("g", "0 hello"))
    assert one._writer.commits == before
    await one.close()
    await two.close()


async def test_words_are_heard_again_when_a_file_is_back(tmp_path: Path) -> None:
    path, away = tmp_path / "games.db", tmp_path / "away.db"
    one, two = [await SqliteStore.open(path) for _ in range(2)]
    second = await Ear().at(two)
    path.rename(away)
    one.say("g", "0 lost")
    await until(lambda: one._sayings._passing is None or one._sayings._passing.done())
    away.rename(path)
    one.say("g", "0 hello")
    await until(lambda: bool(second.heard))
    assert second.heard == [("g", "0 hello")]
    await one.close()
    await two.close()
