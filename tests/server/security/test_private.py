"""Tables by link, by listing and by spoken code; and what hosts and players may do there."""

import base64
from typing import Any

import pytest

from tests.server.client import Client, Refused
from tests.server.world import World

NOWHERE = "a" * 16


async def refusal(asked: Any) -> str:
    """The code with which it is refused."""
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.code


async def test_strangers_cannot_tell_a_private_table_from_none(house: World) -> None:
    ada, eve = await house.person(), await house.person()
    table = await ada.create(names=["Ada"], start=True)
    race = await ada.create(kind="race", names=["Ada"], start=True)
    games = (table["game"], race["game"], race["game"] + "-001", NOWHERE, NOWHERE + "-001")
    for key in ("", "x", race["key"][:-1], "x" * 64):
        answers = set()
        for game in games:
            for path in (f"/api/tables/{game}", f"/api/tables/{game}/record"):
                answer = await eve.http.get(path, headers={"Quillmap-Key": key})
                headers = {k: v for k, v in answer.headers.items() if k != "date"}
                answers.add((answer.status_code, str(headers), answer.text))
            client = Client(eve, game, key)
            client.keep_received = True
            assert await refusal(client.open()) == "no_such_table"
            await client.close()
            answers.add((404, "socket", str(client.received)))
        assert len(answers) == 2, answers  # one for HTTP, one for the socket
        assert {status for status, _, _ in answers} == {404}


async def test_with_the_key_anybody_can_watch(house: World) -> None:
    ada, dot = await house.person(), await house.person()
    table = await ada.create(names=["Ada"], start=True)
    watching = await house.look(dot, table["game"], table["key"])
    assert watching.view["mine"] == {"seats": [], "host": False, "sealed": {}, "linked": []}
    line = house.line(table["game"], 1)
    assert await refusal(watching.draw(line)) == "not_your_seat"
    assert await refusal(watching.ask("preview", round=1, line=line)) == "not_your_seat"


async def test_a_listed_table_can_be_watched_without_a_key(house: World) -> None:
    ada, dot = await house.person(), await house.person()
    table = await ada.create(names=["Ada"], listed=True, seats=2)
    assert [each["game"] for each in await dot.get("/api/tables")] == [table["game"]]
    await house.look(dot, table["game"])
    hidden = await ada.create(names=["Ada"], seats=2)
    assert hidden["game"] not in str(await dot.get("/api/tables"))


async def test_keys_have_128_bits(house: World) -> None:
    ada = await house.person()
    keys = [(await ada.create())["key"] for _ in range(5)]
    assert len({*keys}) == 5
    assert {len(base64.urlsafe_b64decode(key + "==")) for key in keys} == {16}


# Spoken codes -------------------------------------------------------------------------------------


async def test_a_code_is_forgiving_and_ends_with_the_start(house: World) -> None:
    ada, ben = await house.person(), await house.person()
    table = await ada.create(seats=2, names=["Ada"])
    code = table["code"]
    assert len(code) == 6
    for said in (code, code.lower(), f" {code[:3]} {code[3:].lower()}\t", " ".join(code)):
        found = await ben.post("/api/codes", {"code": said})
        assert (found["game"], found["key"]) == (table["game"], table["key"])
    for said in ("", code[:-1], code + "A", "A" * 20, "ＡＢＣＤＥＦ", "\x00", "ßßßßßß"):
        assert await refusal(ben.post("/api/codes", {"code": said})) == "no_such_code"
    client = await house.look(ada, table["game"])
    assert client.table["code"] == code
    await client.ask("start")
    await house.settled()
    assert client.table["code"] is None
    assert await refusal(ben.post("/api/codes", {"code": code})) == "no_such_code"


async def test_a_code_ends_with_the_table(house: World) -> None:
    ada = await house.person()
    table = await ada.create(seats=2, names=["Ada"])
    client = await house.look(ada, table["game"])
    await client.ask("close")
    assert await refusal(ada.post("/api/codes", {"code": table["code"]})) == "no_such_code"


# Rights -------------------------------------------------------------------------------------------


async def test_only_the_host_arranges(house: World) -> None:
    ada, ben = await house.person(), await house.person()
    table = await ada.create(seats=3, names=["Ada"])
    host, guest = (
        await house.look(ada, table["game"]),
        await house.look(ben, table["game"], table["key"]),
    )
    await guest.ask("sit", name="Ben")
    for asked in (
        {"kind": "start"},
        {"kind": "close"},
        {"kind": "seat_bot", "bot": "random"},
        {"kind": "settle", "seats": 3},
        {"kind": "stand", "seat": 1},
    ):
        assert await refusal(guest.ask(**asked)) == "host_only"
    assert await refusal(guest.ask("rename", seat=1, name="Eve")) == "not_your_seat"
    assert await refusal(host.ask("rename", seat=2, name="Eve")) == "not_your_seat"
    assert await refusal(guest.ask("link", seat=1)) == "not_your_seat"
    assert await refusal(guest.ask("unlink", seat=1)) == "not_your_seat"
    await guest.ask("stand", seat=2)
    await guest.ask("sit", name="Ben")
    await host.ask("start")
    assert await refusal(guest.ask("again")) == "table_started"
    assert await refusal(guest.ask("leave", seat=1)) == "not_your_seat"
    assert await refusal(guest.ask("hand_over", seat=1)) == "host_only"
    assert await refusal(host.ask("hand_over", seat=2)) == "still_here"
    assert await refusal(guest.ask("come_back", seat=1)) == "not_your_seat"
    stranger = await house.look(await house.person(), table["game"], table["key"])
    await host.ask("close")
    assert await refusal(stranger.ask("again")) == "host_only"


async def test_nobody_draws_for_others(house: World) -> None:
    ada, ben = await house.person(), await house.person()
    table = await ada.create(seats=2, names=["Ada"])
    game = table["game"]
    host, guest = await house.look(ada, game), await house.look(ben, game, table["key"])
    await guest.ask("sit", name="Ben")
    await host.ask("start")
    await house.settled()
    line = house.line(game, 1)
    for kind in ("draw", "preview"):
        assert await refusal(guest.ask(kind, round=1, line=line)) == "not_your_seat"
    await host.draw(line)
    assert await refusal(guest.ask("take_back", round=1, seat=1)) == "not_your_seat"
    assert await refusal(host.ask("take_back", round=1, seat=2)) == "not_your_seat"
    assert await refusal(guest.draw(house.line(game, 2), round=2)) == "wrong_round"
    assert await refusal(host.draw(house.line(game, 2))) == "not_your_seat"
    await house.settled()
    assert guest.view["mine"]["sealed"] == {} and len(host.view["mine"]["sealed"]) == 1


# Personal links -----------------------------------------------------------------------------------


async def test_a_personal_link_moves_a_seat(house: World) -> None:
    ada, phone = await house.person(), await house.person()
    table = await ada.create(names=["Ada"], start=True)
    game = table["game"]
    old, new = await house.look(ada, game), await house.look(phone, game, table["key"])
    token = (await old.ask("link", seat=1))["token"]
    assert len(base64.urlsafe_b64decode(token + "=")) == 32
    for wrong in ("", token[:-1], token + "A", token.swapcase(), table["key"]):
        assert await refusal(new.ask("claim", seat=1, token=wrong)) == "wrong_link"
    await new.ask("claim", seat=1, token=token)
    await house.settled()
    assert old.view["mine"]["seats"] == [] and not old.view["mine"]["host"]
    assert new.view["mine"]["seats"] == [1] and new.view["mine"]["host"]
    assert await refusal(old.draw(house.line(game, 1))) == "not_your_seat"
    await old.close()
    house.clients.remove(old)
    assert await refusal(Client(ada, game).open()) == "no_such_table"
    assert await ada.get("/api/mine") == []
    await new.draw(house.line(game, 1))


async def test_a_personal_link_can_be_revoked_and_replaced(house: World) -> None:
    ada, phone = await house.person(), await house.person()
    table = await ada.create(names=["Ada"], start=True)
    old = await house.look(ada, table["game"])
    new = await house.look(phone, table["game"], table["key"])
    first = (await old.ask("link", seat=1))["token"]
    second = (await old.ask("link", seat=1))["token"]
    assert await refusal(new.ask("claim", seat=1, token=first)) == "wrong_link"
    await old.ask("unlink", seat=1)
    assert await refusal(new.ask("claim", seat=1, token=second)) == "wrong_link"
    third = (await old.ask("link", seat=1))["token"]
    await new.ask("claim", seat=7, token=third)  # seats may have been counted anew
    await house.settled()
    assert new.view["mine"]["seats"] == [1]
    for text in (*old.received, *new.received, *house.log, await house.metrics()):
        assert third not in text or text.startswith('{"kind":"answer"')
