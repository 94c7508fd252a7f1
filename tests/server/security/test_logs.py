"""What whoever runs the server can read: no cookie, key, token, code, seed or draw."""

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path

from tests.server.client import Person, Refused
from tests.server.parties import later, reached, started
from tests.server.process import ServerProcess
from tests.server.security.leaks import forms
from tests.server.security.playing import next_line


async def test_no_secret_is_logged_during_a_whole_game(
    guarded: ServerProcess, tmp_path: Path
) -> None:
    async with (
        Person(guarded.port) as ada,
        Person(guarded.port) as ben,
        Person(guarded.port) as eve,
    ):
        opened = await ada.create(seats=3, names=["Ada"], options={"ruleset": "combined"})
        game, key, code = opened["game"], opened["key"], opened["code"]
        host = await ada.look(game)
        found = await ben.post("/api/codes", {"code": code.lower()})
        guest = await ben.look(found["game"], found["key"])
        await guest.ask("sit", name="Ben")
        await host.ask("seat_bot", bot="random")
        token = (await guest.ask("link", seat=2))["token"]
        watcher = await eve.look(game, key)
        await host.ask("start")
        await host.until(started(host))
        for wrong in ({"kind": "claim", "seat": 2, "token": token[:-1]}, {"kind": "nonsense"}):
            with contextlib.suppress(Refused):
                await watcher.ask(**wrong)
        await watcher.send(json.dumps({"id": 3, "kind": "claim", "token": token}))
        lines = []
        while host.table["stage"] == "playing":
            round = host.round
            for seat, client in ((1, host), (2, guest)):
                await client.until(reached(client, round))
                # The draw before this one may have ended the round, or the game.
                if client.round == round and seat in client.play["awaited"]:
                    lines.append(await next_line(client, seat))
                    await client.draw(lines[-1], round)
            await asyncio.gather(
                *(each.until(later(each, round)) for each in (host, guest, watcher))
            )
        seed = bytes.fromhex(host.table["seed"])
        secrets = [key, code, token, *forms(seed)]
        secrets += [value for who in (ada, ben, eve) for value in who.http.cookies.values()]
        metrics = (await ada.http.get("/metrics")).text
        for client in (host, guest, watcher):
            await client.close()
    assert guarded.stop() == 0
    told = (guarded.errors() + metrics).lower()
    for secret in (*secrets, *lines):
        assert len(secret) >= 6 and secret.lower() not in told
    assert len(told) > 1000
    # Links and cookies are not even kept: only their digests are.
    with sqlite3.connect(tmp_path / "tables.db") as kept:
        everything = "\n".join(kept.iterdump())
    kept.close()
    assert key in everything
    for secret in (token, *(v for who in (ada, ben, eve) for v in who.http.cookies.values())):
        assert secret not in everything
