"""Par: what the strongest bot makes of the cards of a solo game, when that game is over."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from quillmap import Game, Options, legal, read_record
from quillmap.bots import HINT_BOT, Budget, choose
from quillmap.dealer import prepare
from quillmap.notation import Record, write_record
from quillmap.rules.result import rating, title, total
from quillmap.server.archive.pars import WAITING, Par, Pars
from quillmap.server.rooms.hints import failed
from quillmap.server.thinking.engines import Engines
from quillmap.server.thinking.turnstile import Place
from quillmap.table.turns import NotAllowed
from tests.server.background.test_races import own_lanes
from tests.server.client import Person, Refused
from tests.server.inside import inside
from tests.server.parties import over, party, play_out
from tests.server.process import ServerProcess
from tests.server.rooms.test_hints import listening
from tests.server.thinking.test_bad_bots import SCRIPT

DATA = Path(__file__).parents[2] / "data" / "records"


async def par(person: Person, game: str, key: str = "") -> dict[str, Any]:
    """The par of a game."""
    headers = {"Quillmap-Key": key} if key else {}
    found: dict[str, Any] = await person.get(f"/api/tables/{game}/par", **headers)
    return found


async def par_replay(person: Person, game: str, key: str = "") -> dict[str, Any]:
    """The game that par comes from."""
    headers = {"Quillmap-Key": key} if key else {}
    found: dict[str, Any] = await person.get(f"/api/tables/{game}/par/replay", **headers)
    return found


async def refused(person: Person, game: str, key: str = "") -> str:
    """Why there is none, and no game of it either."""
    codes = set()
    for ask in (par, par_replay):
        with pytest.raises(Refused) as refusal:
            await ask(person, game, key)
        codes.add(refusal.value.code)
    (code,) = codes
    return code


def wanted(record: Record) -> dict[str, Any]:
    """The same game by the bot, played without a server."""
    assert record.seed is not None
    game = Game.new(record.setup.options, seed=record.seed)
    assert game.setup == record.setup
    moves = 0
    while not game.over:
        game.play(choose(HINT_BOT, game.position, game.awaited[0], Budget(seed=moves)))
        moves += 1
    (results,) = game.position.scores
    points = rating(results, game.setup.edicts)
    return {
        "bot": HINT_BOT.name,
        "total": total(results),
        "rating": points,
        "title": title(points),
        "scores": [[each.first, each.second, each.coins, each.monsters] for each in results],
    }


@pytest.mark.parametrize("ruleset", ["base", "heroes"])
async def test_the_bot_plays_the_same_cards(server: ServerProcess, ruleset: str) -> None:
    async with party(server.port, 1, options={"ruleset": ruleset}) as at:
        person = at.people[0]
        assert await refused(person, at.game) == "par_unfinished"
        await play_out(at.clients)
        found = await par(person, at.game)
        assert found == wanted(read_record(await person.record(at.game)))
        assert len(found["scores"]) == 4
        assert await par(person, at.game) == found
        async with Person(server.port) as stranger:
            assert await refused(stranger, at.game) == "no_such_table"
            assert await par(stranger, at.game, at.key) == found


async def test_the_game_of_the_bot_has_the_same_cards(server: ServerProcess) -> None:
    async with party(server.port, 1, options={"ruleset": "heroes"}) as at:
        person = at.people[0]
        await play_out(at.clients)
        theirs = await par_replay(person, at.game)
        own = await person.get(f"/api/tables/{at.game}/replay")
        assert _cards(theirs) == _cards(own)
        assert theirs["table"]["chairs"] == [
            {"name": HINT_BOT.name.capitalize(), "bot": HINT_BOT.name}
        ]
        # It belongs to nobody, and opens no door.
        assert not theirs["table"]["game"] and not theirs["table"]["key"]
        found = await par(person, at.game)
        assert theirs["moments"][-1]["play"]["scores"] == [found["scores"]]
        async with Person(server.port) as stranger:
            assert await par_replay(stranger, at.game, at.key) == theirs


def _cards(replay: dict[str, Any]) -> list[str]:
    return [each["card"] for each in replay["moments"] if each["kind"] == "card"]


async def test_where_there_is_none(server: ServerProcess) -> None:
    async with party(server.port, 2) as at:
        assert await refused(at.people[0], at.game) == "par_solo"
        await play_out(at.clients, rounds=1)
        await at.host.ask("close")
        for door in ("par", "par/replay"):
            response = await at.people[0].http.get(f"/api/tables/{at.game}/{door}")
            assert response.status_code == 409
    async with party(server.port, 1, start=False) as at:
        assert await refused(at.people[0], at.game) == "par_unfinished"
        await at.host.ask("start")
        await at.host.ask("close")
        assert await refused(at.people[0], at.game) == "par_unfinished"
    async with Person(server.port) as person:
        assert await refused(person, "nothing") == "no_such_table"


async def test_records_that_were_added(server: ServerProcess) -> None:
    text = (DATA / "rules-1-combined-solo.txt").read_text("utf-8")
    async with Person(server.port) as person:
        told = (await person.add_record(text))["game"]
        assert await par(person, told) == wanted(read_record(text))
        bare = (await person.add_record(re.sub("(?m)^seed .*\n", "", text)))["game"]
        assert await refused(person, bare) == "par_no_seed"


async def test_a_lane_waits_for_its_race(server: ServerProcess) -> None:
    async with party(server.port, 2, kind="race") as at, own_lanes(at) as lanes:
        ada, ben = lanes
        assert await refused(at.people[0], at.game) == "par_solo"
        await play_out([ada])
        assert await refused(at.people[0], ada.game) == "par_unfinished"
        assert await refused(at.people[1], ada.game) == "lane_hidden"
        await play_out([ben])
        await at.host.until(over(at.host))
        found = [await par(at.people[0], lane.game) for lane in lanes]
        assert found[0] == found[1] == wanted(read_record(await at.people[0].record(ada.game)))


async def test_one_game_for_all_who_ask_and_never_the_seed(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    async with (
        inside(tmp_path / "tables.db", command=listening(notes)) as here,
        party(here.port, 1) as at,
    ):
        await play_out(at.clients)
        assert not notes.exists()
        person = at.people[0]
        found = await asyncio.gather(*(par(person, at.game) for _ in range(8)))
        assert all(each == found[0] for each in found)
        record = read_record(await person.record(at.game))
        assert record.seed is not None
        text = notes.read_text()
        game, moves = Game.new(record.setup.options, seed=record.seed), 0
        while not game.over:
            game.play(choose(HINT_BOT, game.position, game.awaited[0], Budget(seed=moves)))
            moves += 1
        assert text.count("\ngo ") == moves
        assert record.seed.hex() not in text and record.commitment not in text
        await par(person, at.game)
        assert await par_replay(person, at.game) == await par_replay(person, at.game)
        assert notes.read_text() == text


async def test_tables_go_on_while_a_par_is_played(tmp_path: Path) -> None:
    """Several pars wait for each other, and the bots at a table take turns with them."""
    async with inside(tmp_path / "tables.db") as here, Person(here.port) as person:
        games = [await person.add_record(solo(number)) for number in range(3)]
        asking = [asyncio.create_task(par(person, each["game"])) for each in games]
        opened = await person.create(seats=3, bots=["greedy"] * 3, start=True)
        async with await person.look(opened["game"]) as client:
            await client.until(over(client))
        found = await asyncio.gather(*asking)
        assert {each["bot"] for each in found} == {HINT_BOT.name}
        text = await person.record(opened["game"])
        assert "by fallback" not in text


def solo(number: int) -> str:
    """The record of a solo game in which the first thing that is allowed was drawn."""
    record = read_record((DATA / "rules-1-combined-solo.txt").read_text("utf-8"))
    game = Game.new(record.setup.options, seed=bytes([number]) * 32)
    while not game.over:
        game.play(next(legal(game.position, game.awaited[0])))
    return write_record(game.record())


async def test_a_bot_that_fails_is_no_par_and_is_asked_again(tmp_path: Path) -> None:
    command = (sys.executable, "-I", str(SCRIPT), "crashes")
    async with (
        inside(tmp_path / "tables.db", command=command) as here,
        Person(here.port) as person,
    ):
        game = (await person.add_record(solo(1)))["game"]
        for _ in range(2):
            response = await person.http.get(f"/api/tables/{game}/par")
            assert response.status_code == 503
            assert response.json()["refused"]["code"] == "bot_failed"


async def test_not_too_many_wait_for_their_turn() -> None:
    """One address has half of the places, so that others can ask, too; the operator sees it."""
    engines = Engines(1, (sys.executable, "-I", str(SCRIPT), "sleeps"))
    sent_away: list[None] = []
    pars = Pars(engines, lambda: sent_away.append(None))
    setup = prepare(Options.of("base"), bytes(32))
    here, there = Place("127.0.0.2"), Place("127.0.0.3")

    def ask(number: int, who: Place) -> "asyncio.Task[Par]":
        return asyncio.create_task(pars.of((setup, bytes([number]) * 32), who))

    half = WAITING // 2
    waiting = [ask(number, here) for number in range(1 + half)]
    await asyncio.sleep(0)
    with pytest.raises(NotAllowed) as refusal:
        await ask(100, here)
    assert refusal.value.reason.id == "too_many"
    waiting += [ask(200 + number, there) for number in range(half)]
    await asyncio.sleep(0)
    with pytest.raises(NotAllowed):
        await ask(101, Place("127.0.0.4"))
    assert len(sent_away) == 2
    await engines.close()
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert {str(each) for each in found} == {str(failed())}
