"""Records over HTTP: during the game, after it, through the command line, and back in again."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

from quillmap.notation import read_record, write_record
from quillmap.replay import replay
from tests.server.client import Person, Refused
from tests.server.following import Follower
from tests.server.parties import party, people, play_out, play_round
from tests.server.process import ServerProcess


def through_the_command_line(text: str, path: Path) -> subprocess.CompletedProcess[str]:
    """What `quillmap replay` says about a record."""
    path.write_text(text, "utf-8")
    return subprocess.run(
        [sys.executable, "-m", "quillmap", "replay", str(path)],
        capture_output=True,
        text=True,
        check=False,
    )


async def test_a_record_grows_with_the_game_and_tells_the_seed_last(
    server: ServerProcess, tmp_path: Path
) -> None:
    async with party(server.port, 2, start=False, bots=["weighted"]) as at:
        with pytest.raises(Refused) as refused:
            await at.people[0].record(at.game)
        assert refused.value.code == "table_waiting"
        promised = at.clients[1].table["commitment"]
        await at.host.ask("start")
        follower = Follower.of(at.host)
        for client in at.clients:
            await client.until(lambda c=client: c.table["stage"] == "playing")
        before = ""
        while at.host.table["stage"] == "playing":
            text = await at.people[1].record(at.game)
            head, _, lines = text.partition(f"commitment {promised}\n")
            assert lines.startswith(before) and "seed" not in lines and "score" not in lines
            assert head and replay(read_record(text)).position.season == at.host.play["season"]
            before = lines
            await play_round(at.clients, follower)
        text = await at.people[1].record(at.game)
        seed = read_record(text).seed
        assert seed is not None and hashlib.sha256(seed).hexdigest() == promised
        assert text == await at.people[0].record(at.game)
        told = through_the_command_line(text, tmp_path / "game.txt")
        assert told.returncode == 0, told.stderr
        for total in at.host.table["result"]["totals"]:
            assert str(total) in told.stdout
        broken = text.replace("score 1 ", "score 1 9")
        assert through_the_command_line(broken, tmp_path / "broken.txt").returncode == 2


async def test_a_record_comes_as_a_file(server: ServerProcess) -> None:
    async with party(server.port, 1) as at:
        response = await at.people[0].http.get(f"/api/tables/{at.game}/record")
        assert response.headers["content-type"].startswith("text/plain")
        assert f"quillmap-{at.game}.txt" in response.headers["content-disposition"]
        assert response.headers["cache-control"] == "no-store"


async def test_a_record_can_be_added_and_looked_at(server: ServerProcess) -> None:
    async with party(server.port, 2) as at, people(server.port, 2) as (adder, stranger):
        await play_out(at.clients)
        text = await at.people[0].record(at.game)
        opened = await adder.add_record(text)
        assert opened["game"] != at.game and opened["key"] == ""
        assert await stranger.record(opened["game"]) == text
        async with await stranger.look(opened["game"]) as client:
            assert client.table["stage"] == "over"
            for part in ("result", "play", "commitment", "seed", "edicts", "options"):
                theirs, ours = client.table[part], at.host.table[part]
                if part == "play":
                    theirs, ours = ({**each, "round": 0} for each in (theirs, ours))
                assert theirs == ours, part
            assert client.view["mine"] == {
                "seats": [],
                "host": False,
                "sealed": {},
                "linked": [],
            }
            assert await client.refused("draw", round=0, line="1 forest A1") == "game_over"
            assert await client.refused("again") == "host_only"
            assert await client.refused("close") == "host_only"


async def test_records_that_do_not_hold(server: ServerProcess) -> None:
    async with party(server.port, 1) as at, Person(server.port) as adder:
        unfinished = await at.people[0].record(at.game)
        await play_out(at.clients)
        whole = await at.people[0].record(at.game)
        record = read_record(whole)
        bad = {
            "record_unfinished": unfinished,
            "broken_record": whole.replace("score 1 ", "score 1 9"),
        }
        for code, text in bad.items():
            with pytest.raises(Refused) as refused:
                await adder.add_record(text)
            assert refused.value.code == code
        for text in ("", "hello", "quillmap record 1\n", whole.replace("base", "chess")):
            with pytest.raises(Refused) as refused:
                await adder.add_record(text)
            assert refused.value.code in ("broken_record", "bad_message")
        untidy = write_record(record).replace("\n", "\r\n")
        opened = await adder.add_record(untidy)
        assert await adder.record(opened["game"]) == whole
