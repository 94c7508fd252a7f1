"""The answer to a request comes before the news of what it has changed."""

import json
from typing import Any

from tests.server.client import Client
from tests.server.parties import party, play_out
from tests.server.process import ServerProcess


def kinds(client: Client) -> list[str]:
    """What this client was told, in order: `answer 7`, or `news` with its parts."""
    told: list[dict[str, Any]] = [json.loads(text) for text in client.received]
    return [
        f"answer {each['id']}" if each["kind"] == "answer" else f"news {' '.join(each)}"
        for each in told
    ]


async def test_the_answer_to_a_draw_comes_before_its_news(server: ServerProcess) -> None:
    async with party(server.port, 2) as at:
        for client in at.clients:
            client.keep_received = True
        for _ in range(6):
            before = [len(client.received) for client in at.clients]
            await play_out(at.clients, rounds=1)
            for client, start in zip(at.clients, before, strict=True):
                told = kinds(client)[start:]
                answered = [n for n, each in enumerate(told) if each.startswith("answer")]
                changed = [n for n, each in enumerate(told) if " table" in each]
                sealed = [n for n, each in enumerate(told) if " mine" in each]
                assert answered and changed, told
                assert answered[0] < min(changed + sealed), told


async def test_so_does_that_to_whatever_else_changes_a_table(server: ServerProcess) -> None:
    async with party(server.port, 2, start=False) as at:
        host = at.host
        # The news that the other has sat down may still be on its way.
        await host.until(lambda: all(host.table["chairs"]))
        host.keep_received = True
        for asked in (
            {"kind": "rename", "seat": 1, "name": "Zofia"},
            {"kind": "settle", "seats": 3},
            {"kind": "seat_bot", "bot": "random"},
            {"kind": "link", "seat": 1},
            {"kind": "start"},
            {"kind": "close"},
            {"kind": "again"},
        ):
            start = len(host.received)
            kind = asked.pop("kind")
            await host.ask(str(kind), **asked)
            # Who is here and who has drawn is told by itself, at any time.
            await host.until(lambda after=start: changes(kinds(host)[after:]))
            told = kinds(host)[start:]
            assert told.index(next(each for each in told if each.startswith("answer"))) < min(
                changes(told)
            ), (kind, told)


def changes(told: list[str]) -> list[int]:
    """Where in this the table, or what only this client sees of it, was told anew."""
    return [n for n, each in enumerate(told) if " table" in each or " mine" in each]
