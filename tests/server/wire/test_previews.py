"""Previews: what a draw would bring is what it brings, and nothing of it is kept or seen."""

import asyncio
import json
import sqlite3
import time
from collections import Counter
from typing import Any

import pytest

from quillmap.notation import read_sheet
from quillmap.rules.options import options_of
from quillmap.rules.scoring import EDICTS, monster_penalty
from quillmap.rules.sheet import Sheet
from tests.server.client import Client, Refused
from tests.server.following import Follower
from tests.server.parties import later, over, party, play_out
from tests.server.process import ServerProcess

SCORED = ((0, 1), (1, 2), (2, 3), (3, 0))
"""Which two edicts each season scores (R9.1)."""


def sheet_of(view: dict[str, Any]) -> Sheet:
    """The map of a view, read as a page would."""
    marks = view["map"]
    lines = [marks[row * 11 : row * 11 + 11] for row in range(11)]
    if view.get("attacked"):
        lines.append(f"attacked {view['attacked']}")
    lines += [f"letters {letter} {at}" for letter, at in view.get("letters", {}).items()]
    lines.append(f"coins {view.get('coins', 0)}")
    return read_sheet("\n".join(lines) + "\n")


def numbers(client: Client, sheet: Sheet) -> tuple[list[int], int, int]:
    """The edicts, coins and monsters of a map, by the rules."""
    asked = {
        key: value
        for key, value in client.table["options"].items()
        if key not in ("edicts", "ambush_set")
    }
    options = options_of(asked, "base")
    edicts = [EDICTS[card].points(sheet, options) for card in client.table["edicts"]]
    return edicts, sheet.coins, monster_penalty(sheet).points


def check_gains(preview: dict[str, Any], coming: list[int]) -> None:
    """What is promised is the difference, at each scoring to come that pays for it."""

    def paid(points: int, seasons: list[int]) -> list[dict[str, int]]:
        return [{"season": season, "points": points} for season in seasons]

    gains = preview["gains"]
    for at, (edict, told) in enumerate(zip(preview["edicts"], gains["edicts"], strict=True)):
        seasons = [season for season in coming if at in SCORED[season]]
        assert told == paid(edict["after"] - edict["before"], seasons)
    assert gains["coins"] == paid(preview["coins"][1] - preview["coins"][0], coming)
    assert gains["monsters"] == paid(preview["monsters"][0] - preview["monsters"][1], coming)
    every = [*gains["edicts"], gains["coins"], gains["monsters"]]
    assert gains["total"] == sum(gain["points"] for told in every for gain in told)


async def previewed_round(client: Client, follower: Follower, seen: Counter[str]) -> None:
    """Preview every awaited draw of a device, make it, and compare what came of it."""
    position, round = await follower.position(), client.round
    kind, season = str(position.round), client.play["season"]
    before = [sheet_of(sheet) for sheet in client.play["sheets"]]
    told: dict[int, dict[str, Any]] = {}
    lines = []
    for seat in client.play["awaited"]:
        line = follower.line(position, seat)
        lines.append(line)
        preview = (await client.ask("preview", round=round, line=line))["preview"]
        on = preview["seat"]
        assert on == client.play["targets"].get(str(seat), seat)
        edicts, coins, monsters = numbers(client, before[on - 1])
        assert [each["before"] for each in preview["edicts"]] == edicts
        assert [each["card"] for each in preview["edicts"]] == client.table["edicts"]
        assert preview["coins"][0] == coins and preview["monsters"][0] == monsters
        for each in preview["edicts"]:
            assert (each["why"] is None) == (each["after"] != 0)
        check_gains(preview, list(position.coming))
        told[on] = preview
    client.events.clear()
    await asyncio.gather(*(client.draw(line, round) for line in lines))
    await client.until(later(client, round))
    scored = any(event["kind"] == "season_scored" for event in client.events)
    walked = any(event["kind"] == "drawn" and event["by"] is None for event in client.events)
    for on, preview in told.items():
        if scored:
            # Effects have changed the map since, but the season was scored right after the draw.
            first, second = SCORED[season]
            score = client.play["scores"][on - 1][season]
            edicts = [each["after"] for each in preview["edicts"]]
            wanted = [edicts[first], edicts[second], preview["coins"][1], preview["monsters"][1]]
            assert score == wanted
        elif not walked and kind != "troll":
            edicts, coins, monsters = numbers(client, sheet_of(client.play["sheets"][on - 1]))
            assert [each["after"] for each in preview["edicts"]] == edicts
            assert preview["coins"][1] == coins and preview["monsters"][1] == monsters
        else:
            seen[f"{kind} in part"] += 1
        now = client.play["sheets"][on - 1]["map"]
        for name in preview["destroyed"].split():
            index = "ABCDEFGHIJK".index(name[0]) * 11 + int(name[1:]) - 1
            assert now[index] in "xX"
        seen[kind] += 1
        seen["destroyed"] += bool(preview["destroyed"])


@pytest.mark.parametrize(
    ("names", "options", "kinds"),
    [
        (["Ada"], {"ruleset": "base"}, {"explore"}),
        (["Ada"], {"ruleset": "heroes"}, {"explore", "hero", "gaze"}),
        (["Ada"], {"ruleset": "heroes", "solo_ambush": "pegasus"}, {"explore", "hero", "ambush"}),
        (["Ada"], {"ruleset": "combined"}, {"explore", "hero"}),
        (["Ada", "Ben", "Cem"], {"ruleset": "heroes"}, {"explore", "hero", "ambush", "troll"}),
    ],
    ids=["base", "heroes", "pegasus", "combined", "three"],
)
async def test_a_preview_is_what_comes(
    server: ServerProcess, names: list[str], options: dict[str, Any], kinds: set[str]
) -> None:
    seen: Counter[str] = Counter()
    async with party(server.port, 1, start=False, seats=len(names), options=options) as at:
        client = at.host
        for name in names[1:]:
            await client.ask("sit", name=name)
        await client.ask("start")
        await client.until(lambda: client.table["stage"] == "playing")
        follower = Follower.of(client)
        while not over(client)():
            await previewed_round(client, follower, seen)
    assert kinds <= set(seen), seen
    if options["ruleset"] == "heroes":
        assert seen["destroyed"]


async def test_previews_are_refused_as_draws_are(server: ServerProcess) -> None:
    async with party(server.port, 2) as at:
        ada, ben = at.clients
        follower = Follower.of(ada)
        line = follower.line(await follower.position(), 1)
        wrong = {
            (line.rsplit(" ", 1)[0], 1): "not_the_shape",
            ("1 monster A1", 1): "terrain_not_offered",
            ("nonsense", 1): "unreadable",
            ("2 forest A1", 1): "not_your_seat",
            (line, 2): "wrong_round",
            (line, 0): "wrong_round",
        }
        for (text, round), code in wrong.items():
            assert await ada.refused("preview", round=round, line=text) == code
            with pytest.raises(Refused) as refused:
                await ada.draw(text, round)
            assert refused.value.code == code
        assert await ben.refused("preview", round=1, line=line) == "not_your_seat"


async def test_previews_are_never_kept_and_nobody_else_sees_them(server: ServerProcess) -> None:
    async with party(server.port, 2) as at:
        ada, ben = at.clients
        await play_out(at.clients, rounds=2)
        follower = Follower.of(ada)
        position = await follower.position()
        await ben.heard_all()
        kept = lines_kept(server, at.game)
        for client in at.clients:
            client.keep_received = True
        for line in follower.lines(position, 1, 30):
            await ada.ask("preview", round=ada.round, line=line)
        await ben.heard_all()
        assert [json.loads(text)["kind"] for text in ben.received] == ["answer"]
        assert {json.loads(text)["kind"] for text in ada.received} == {"answer"}
        assert lines_kept(server, at.game) == kept
        assert ada.view["mine"]["sealed"] == {} and ada.view["drawn"]["seats"] == []


def lines_kept(server: ServerProcess, game: str) -> int:
    """How many lines the journal of a game has."""
    database = sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)
    try:
        found = database.execute("SELECT count(*) FROM lines WHERE game = ?", (game,)).fetchone()
        return int(found[0])
    finally:
        database.close()


async def test_the_latest_preview_wins(server: ServerProcess) -> None:
    """Each is answered; those that were overtaken say so, and the last one is computed."""
    async with party(server.port, 1) as at:
        client = at.host
        follower = Follower.of(client)
        lines = follower.lines(await follower.position(), 1, 20)
        overtaken = 0
        for number in range(50):
            found = await asyncio.gather(
                *(client.ask("preview", round=1, line=line) for line in lines),
                return_exceptions=True,
            )
            codes = [each.code for each in found if isinstance(each, Refused)]
            assert set(codes) <= {"overtaken"}
            assert len(codes) + sum(isinstance(each, dict) for each in found) == len(lines)
            last = found[-1]
            assert isinstance(last, dict) and last["preview"]
            overtaken += len(codes)
            if overtaken and number >= 9:
                break
        assert overtaken, "at least now and then several wait at the same time"


async def test_how_long_a_preview_takes(server: ServerProcess) -> None:
    """Measured and printed; a busy machine is no reason to fail."""
    async with party(server.port, 3, options={"ruleset": "heroes"}) as at:
        await play_out(at.clients, rounds=8)
        client = at.host
        follower = Follower.of(client)
        while 1 not in client.play["awaited"]:
            await play_out(at.clients, follower, rounds=1)
        lines = follower.lines(await follower.position(), 1, 100)
        took = []
        for number in range(600):
            begin = time.perf_counter()
            line = lines[number % len(lines)]
            await client.ask("preview", round=client.round, line=line)
            took.append(1000 * (time.perf_counter() - begin))
        took.sort()
        middle, late, last = took[300], took[593], took[-1]
        print(f"\npreviews: half within {middle:.1f} ms, p99 {late:.1f} ms, worst {last:.1f} ms")
