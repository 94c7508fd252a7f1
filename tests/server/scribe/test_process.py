"""Records that strangers send: looked at by a process of its own, one at a time, within bounds."""

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from quillmap.notation import write_record
from quillmap.rules.options import Options
from quillmap.server.gate.limits import RATES
from quillmap.server.http.middleware import LARGEST_RECORD
from quillmap.server.server import TEXTS
from quillmap.simulate import Simulation
from tests.cli.helpers import DATA
from tests.notation.test_bounds import restless
from tests.server.client import Person, Refused
from tests.server.process import ServerProcess
from tests.server.world import world

RECORD = (DATA / "cli" / "three.record.txt").read_text("utf-8")
HUNDRED = write_record(Simulation(Options.of("heroes"), ("random",) * 100, "sent").game(1).record)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("sent") / "tables.db") as process:
        yield process
        assert "Traceback" not in process.errors()


@pytest.fixture
async def ada(running: ServerProcess) -> AsyncIterator[Person]:
    async with Person(running.port) as person:
        yield person


async def post(person: Person, path: str, text: str) -> httpx.Response:
    """Send a text as a record."""
    headers = {"Content-Type": "text/plain"}
    return await person.http.post(f"/api/{path}", content=text.encode(), headers=headers)


async def metric(person: Person, what: str) -> float:
    """How often something was refused for its number."""
    text = (await person.http.get("/metrics")).text
    found = re.search(rf'quillmap_limited_total{{what="{what}"}} ([0-9.]+)', text)
    return float(found[1]) if found else 0.0


def scribe_of(server: ServerProcess) -> list[int]:
    """The numbers of the processes that write for a server."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue  # it has just ended
        if b"quillmap.server.scribe.process" in words and int(parent) == server.process.pid:
            found.append(int(folder.name))
    return found


# Bounds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["records", "replays"])
async def test_each_bound_has_its_sentence(ada: Person, path: str) -> None:
    head, rest = RECORD.split("\n", 1)
    fields = "".join(f"x{number} y\n" for number in range(33))
    for text, why in (
        (f"{head}\n{fields}{rest}", "line 34: expected at most 32 unknown header fields"),
        (f"{head}\nevent a\nevent b\n{rest}", "line 3: expected each header line once"),
        (f"{head}\nevent {'y' * 20_000}\n{rest}", "line 2: expected a line of at most 16384"),
        (RECORD + "\n" * 20_000, "line 18786: expected at most 18785 lines for 3 seats"),
    ):
        answer = await post(ada, path, text)
        refused = answer.json()["refused"]
        assert (answer.status_code, refused["code"]) == (422, "broken_record")
        assert refused["args"]["why"].startswith(why)


async def test_a_hundred_players_are_far_below_the_bound(ada: Person) -> None:
    assert 4 * len(HUNDRED) < LARGEST_RECORD
    game = (await ada.add_record(HUNDRED))["game"]
    assert await ada.record(game) == HUNDRED
    assert len((await ada.get(f"/api/tables/{game}/replay?seat=100"))["moments"]) > 40


async def test_the_longest_record_of_earlier_versions_is_still_taken(ada: Person) -> None:
    text = restless("heroes", 20, 1050)
    assert 0.9 * LARGEST_RECORD < len(text) < LARGEST_RECORD
    game = (await ada.add_record(text))["game"]
    assert await ada.record(game) == text
    async with await ada.look(game) as client:
        assert client.table["stage"] == "over"


async def test_a_hundred_players_save_their_game_and_look_at_it(guarded: ServerProcess) -> None:
    async with Person(guarded.port) as ada:
        game = (await ada.add_record(HUNDRED))["game"]
        # Twenty at a time: on a busy machine this client alone could not send a hundred in time.
        for _ in range(5):
            saved = await asyncio.gather(*(ada.record(game) for _ in range(20)))
            assert set(saved) == {HUNDRED}
        seats = range(1, 101, 5)
        paths = [f"/api/tables/{game}/replay?seat={seat}" for seat in seats for _ in range(5)]
        found = []
        for start in range(0, len(paths), 20):
            some = paths[start : start + 20]
            found += await asyncio.gather(*(ada.get(path) for path in some))
        assert [each["seat"] for each in found] == [seat for seat in seats for _ in range(5)]
        assert {len(each["moments"]) for each in found} == {len(found[0]["moments"])}


# One at a time ------------------------------------------------------------------------------------


async def test_many_at_once_are_taken_in_turn_or_told_to_wait(running: ServerProcess) -> None:
    async with Person(running.port) as ada, Person(running.port) as ben:
        table = await ben.create(seats=1, names=["Ben"], start=True)
        before = await metric(ada, "import")
        answers = asyncio.gather(*(post(ada, "records", HUNDRED) for _ in range(TEXTS + 12)))
        async with await ben.look(table["game"]) as client:  # and others play meanwhile
            for _ in range(10):
                await client.ask("link", seat=1)
        found = await answers
        statuses = [answer.status_code for answer in found]
        assert set(statuses) == {201, 429} and statuses.count(201) > TEXTS // 2
        waits = [int(each.headers["retry-after"]) for each in found if each.status_code == 429]
        assert all(1 <= wait <= 60 for wait in waits)
        assert await metric(ada, "import") - before == statuses.count(429)
        for answer in found:
            if answer.status_code == 201:
                assert await ada.record(answer.json()["game"]) == HUNDRED
        assert (await post(ada, "records", RECORD)).status_code == 201


# The process that writes --------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
async def test_there_is_one_and_it_is_replaced_and_ends_with_the_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        async with Person(server.port) as ada:
            await ada.get("/api/choices")
            assert scribe_of(server) == [], "nothing is started before it is needed"
            game = (await ada.add_record(RECORD))["game"]
            (first,) = scribe_of(server)
            os.kill(first, signal.SIGKILL)
            assert (await ada.get(f"/api/tables/{game}/replay"))["moments"]
            (second,) = scribe_of(server)
            # One that hangs in the middle and is killed there: whoever asked hears of it.
            os.kill(second, signal.SIGSTOP)
            asking = asyncio.create_task(post(ada, "records", RECORD))
            await asyncio.sleep(0.3)
            os.kill(second, signal.SIGKILL)
            answer = await asking
            assert (answer.status_code, answer.json()["refused"]["code"]) == (503, "not_kept")
            assert (await post(ada, "records", RECORD)).status_code == 201
            (third,) = scribe_of(server)
        server.stop()
        assert not Path(f"/proc/{third}").exists()
        assert "the task checked failed" in server.errors()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
async def test_it_ends_when_the_server_is_killed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        async with Person(server.port) as ada:
            await ada.add_record(RECORD)
            (scribe,) = scribe_of(server)
            server.kill()
        for _ in range(600):
            if not Path(f"/proc/{scribe}").exists():
                break
            await asyncio.sleep(0.1)
        assert not Path(f"/proc/{scribe}").exists()


# Downloads ----------------------------------------------------------------------------------------


async def test_records_are_limited_as_replays_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    assert RATES["record"] == RATES["replay"]
    async with world(tmp_path, limits=True) as at:
        monkeypatch.setattr(at.server.limits, "_clock", lambda: now)
        ada = await at.person()
        game = (await ada.add_record(RECORD))["game"]
        most = int(RATES["record"].burst)
        assert most >= 3 * 100, "a hundred people save their game, some of them twice"
        for _ in range(most):
            assert await ada.record(game) == RECORD
        with pytest.raises(Refused) as refused:
            await ada.record(game)
        assert refused.value.code == "too_many"
        assert (await ada.get(f"/api/tables/{game}/replay"))["moments"]
        now += 1.0
        assert await ada.record(game) == RECORD
