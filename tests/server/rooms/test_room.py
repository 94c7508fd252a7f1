"""Sealed rounds (R14.1, R14.2): none is seen before the round opens, none changes after."""

import asyncio
import json

import pytest

from tests.server.client import Client, Refused
from tests.server.following import Follower
from tests.server.parties import Party, later, party
from tests.server.process import ServerProcess


async def two_lines(at: Party, seat: int) -> list[str]:
    """Two different draws that this seat could make now."""
    follower = Follower.of(at.host)
    return follower.lines(await follower.position(), seat, 2)


def knows(client: Client, line: str) -> bool:
    """Whether anything this socket received tells this draw."""
    squares = line.split(" ", 2)[2]
    return any(line in text or squares in text for text in client.received)


async def test_nobody_sees_a_draw_before_the_round_opens(server: ServerProcess) -> None:
    async with party(server.port, 3) as at:
        ada, ben, cem = at.clients
        for client in at.clients:
            client.keep_received = True
        line, _ = await two_lines(at, 1)
        await ada.draw(line, 1)
        await ben.until(lambda: ben.view["drawn"]["seats"] == [1])
        await cem.until(lambda: cem.view["drawn"]["seats"] == [1])
        assert ada.view["mine"]["sealed"] == {"1": line}
        assert not knows(ben, line) and not knows(cem, line)
        assert line not in await at.people[1].record(at.game)
        assert line not in await at.people[0].record(at.game), "not even in the own record"

        second, _ = await two_lines(at, 2)
        await ben.draw(second, 1)
        await cem.until(lambda: cem.view["drawn"]["seats"] == [1, 2])
        assert not knows(cem, line) and not knows(cem, second)
        third, _ = await two_lines(at, 3)
        await cem.draw(third, 1)
        for client in at.clients:
            await client.until(later(client, 1))
            assert client.view["mine"]["sealed"] == {}
            assert client.view["drawn"]["seats"] == []
        record = await at.people[1].record(at.game)
        assert all(each in record for each in (line, second, third))
        drawn = [event for event in cem.events if event["kind"] == "drawn"]
        assert [event["seat"] for event in drawn[-3:]] == [1, 2, 3]
        assert drawn[-3]["squares"] == line.split(" ", 2)[2]


async def test_a_second_device_of_the_same_person_sees_the_own_draw(server: ServerProcess) -> None:
    async with party(server.port, 2) as at:
        line, other = await two_lines(at, 1)
        async with await at.people[0].look(at.game) as tablet:
            await at.host.draw(line)
            await tablet.until(lambda: tablet.view["mine"]["sealed"] == {"1": line})
            await tablet.draw(other)
            await at.host.until(lambda: at.host.view["mine"]["sealed"] == {"1": other})


async def test_a_draw_can_be_replaced_and_taken_back_until_the_round_opens(
    server: ServerProcess,
) -> None:
    async with party(server.port, 2) as at:
        ada, ben = at.clients
        line, other = await two_lines(at, 1)
        assert await ada.refused("take_back", round=1, seat=1) == "nothing_drawn"
        await ada.draw(line, 1)
        await ada.draw(other, 1)
        await ada.until(lambda: ada.view["mine"]["sealed"] == {"1": other})
        await ada.ask("take_back", round=1, seat=1)
        await ada.until(lambda: ada.view["mine"]["sealed"] == {})
        await ben.until(lambda: ben.view["drawn"]["seats"] == [])
        second, _ = await two_lines(at, 2)
        await ben.draw(second, 1)
        await ben.until(lambda: ben.view["drawn"]["seats"] == [2])
        assert ada.round == 1, "the withdrawn draw is awaited again"
        assert await ada.refused("take_back", round=1, seat=2) == "not_your_seat"
        await ada.draw(line, 1)
        await ada.until(later(ada, 1))
        assert await ada.refused("take_back", round=1, seat=1) == "wrong_round"
        assert await ada.refused("take_back", round=2, seat=1) == "nothing_drawn"
        with pytest.raises(Refused) as refused:
            await ada.draw(other, 1)
        assert refused.value.code == "wrong_round"
        assert refused.value.args_of == {"round": 1, "now": 2}
        record = await at.people[0].record(at.game)
        assert line in record and other not in record and "takes back" not in record


async def test_the_same_draw_twice_is_kept_once(server: ServerProcess) -> None:
    """Whoever heard no answer may ask again; the same for the draw that opened the round."""
    async with party(server.port, 2) as at:
        ada, ben = at.clients
        line, _ = await two_lines(at, 1)
        answers = await asyncio.gather(*(ada.draw(line, 1) for _ in range(5)))
        assert all(answer["ok"] for answer in answers)
        second, _ = await two_lines(at, 2)
        await ben.draw(second, 1)
        await ada.until(later(ada, 1))
        assert await ada.refused("draw", round=1, line=line) == "wrong_round"
        assert (await at.people[0].record(at.game)).count(line) == 1


async def test_draws_that_cannot_be(server: ServerProcess) -> None:
    async with party(server.port, 2) as at:
        ada, ben = at.clients
        line, _ = await two_lines(at, 1)
        refusals = {
            ("nonsense", 1): "unreadable",
            ("", 1): "unreadable",
            ("3 forest A1", 1): "no_such_seat",
            (line, 0): "wrong_round",
            (line, 2): "wrong_round",
            (line.rsplit(" ", 1)[0], 1): "not_the_shape",
            ("1 destroys A1", 1): "wrong_kind",
            ("1 hero A1 strikes A2", 1): "no_strikes",
            ("1 monster A1", 1): "terrain_not_offered",
        }
        found = {
            (text, round): await ada.refused("draw", round=round, line=text)
            for text, round in refusals
        }
        assert found == refusals
        assert await ben.refused("draw", round=1, line=line) == "not_your_seat"
        assert ada.view["drawn"]["seats"] == ben.view["drawn"]["seats"] == []


async def test_everybody_draws_at_the_same_moment(server: ServerProcess) -> None:
    """The draws of a round are judged together; each is answered, and the round opens once."""
    async with party(server.port, 8) as at:
        follower = Follower.of(at.host)
        for round in (1, 2, 3):
            position = await follower.position()
            lines = [follower.line(position, seat) for seat in range(1, 9)]
            await asyncio.gather(
                *(
                    client.draw(line, round)
                    for client, line in zip(at.clients, lines, strict=True)
                    if int(line.split()[0]) - 1 in position.awaited
                )
            )
            for client in at.clients:
                await client.until(later(client, round))
            record = await at.people[0].record(at.game)
            assert all(record.count(f"{line}\n") == 1 for line in lines)


async def test_messages_that_are_none(server: ServerProcess) -> None:
    """Each is answered, with its id where there is one, and the socket stays open."""
    async with party(server.port, 1) as at:
        client = at.host
        client.keep_received = True
        bad: list[str | bytes] = [
            "",
            "[]",
            "{}",
            '{"kind":"dance","id":7}',
            '{"kind":"draw","id":8}',
            '{"kind":"start","id":9,"more":1}',
            '{"kind":"start","id":-1}',
            '{"kind":"start","id":"x"}',
            '{"kind":"leave","id":10,"seat":101}',
            "x" * 5000,
            "[" * 5000,
            b"\x00\x01",
        ]
        for text in bad:
            await client.send(text)
        await client.refused("start")
        answers = [json.loads(text) for text in client.received]
        answers = [each for each in answers if each["kind"] == "answer"][: len(bad)]
        assert [each["refused"]["code"] for each in answers] == ["bad_message"] * len(bad)
        ids = [None, None, None, 7, 8, 9, None, None, 10, None, None, None]
        assert [each["id"] for each in answers] == ids
        assert await client.refused("hello", version=1) == "say_hello"
