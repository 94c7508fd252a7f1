"""What is too large, too deep or no text is refused in words, and the server goes on."""

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from quillmap.server.http.middleware import LARGEST_BODY, LARGEST_RECORD
from tests.server.client import Client, Person, Refused
from tests.server.process import ServerProcess

SURROGATE = "\\ud800"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("sizes")
    with ServerProcess(folder / "tables.db", "--log", "debug") as process:
        yield process
        assert "Traceback" not in process.errors()


@pytest.fixture
async def ada(running: ServerProcess) -> AsyncIterator[Person]:
    """Somebody for whom the server still works afterwards."""
    async with Person(running.port) as person:
        yield person
        assert (await person.create(names=["Ada"], start=True))["game"]


async def send(ada: Person, body: Any, kind: str = "application/json", path: str = "tables") -> Any:
    """POST these bytes as they are."""
    return await ada.http.post(f"/api/{path}", content=body, headers={"Content-Type": kind})


def told(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which has a sentence as well."""
    refused = answer.json()["refused"]
    assert refused["text"]
    return answer.status_code, refused["code"]


# Bodies -------------------------------------------------------------------------------------------


LARGEST = {
    "tables": ("application/json", LARGEST_BODY),
    "codes": ("application/json", LARGEST_BODY),
    "records": ("text/plain", LARGEST_RECORD),
    "replays": ("text/plain", LARGEST_RECORD),
}


@pytest.mark.parametrize("path", LARGEST)
async def test_a_body_that_says_it_is_too_large(ada: Person, path: str) -> None:
    kind, most = LARGEST[path]
    answer = await send(ada, b" " * (most + 1), kind, path)
    assert told(answer) == (413, "too_large")
    assert answer.json()["refused"]["args"] == {"most": most}
    status, code = told(await send(ada, b" " * most, kind, path))
    assert (status, code) != (413, "too_large")


@pytest.mark.parametrize("path", LARGEST)
async def test_a_body_that_goes_on_and_on(ada: Person, path: str) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(40):
            yield b" " * 65_536

    assert told(await send(ada, chunks(), LARGEST[path][0], path)) == (413, "too_large")


async def test_no_length_that_somebody_claims_is_believed(ada: Person) -> None:
    headers = {"Content-Type": "text/plain", "Content-Length": "9" * 300}
    request = ada.http.build_request("POST", "/api/records", content=b"x", headers=headers)
    with suppress(httpx.HTTPError):  # cut off is as good
        assert (await ada.http.send(request)).status_code in (400, 413)


async def test_a_table_with_the_longest_names_is_small_enough(ada: Person) -> None:
    names = ["\U0001f5fa" * 22 + f"{number:02}" for number in range(100)]
    body = json.dumps({"seats": 100, "names": names}).encode()
    assert LARGEST_BODY // 3 < len(body) < LARGEST_BODY
    assert (await send(ada, body)).status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 60_000,
        b'{"a":' * 12_000,
        b'{"seats": ' + b"9" * 5000 + b"}",
        b'{"seats": 1e999}',
        b'{"seats": -1}',
        b'{"seats": 100000000000000000000000}',
        b'{"round_time": 100000000000000000000000}',
        b'{"race_time": 18446744073709551616}',
        b'{"seats": NaN}',
        b'{"names": ["' + SURROGATE.encode() + b'"]}',
        b'{"names": ["\\u0000"]}',
        b'{"preset": "' + SURROGATE.encode() + b'"}',
        b'{"substitute": "' + SURROGATE.encode() + b'"}',
        b'{"' + SURROGATE.encode() + b'": 1}',
        b'{"options": {"' + SURROGATE.encode() + b'": 1}}',
        b'{"options": {"map_sheet": "' + SURROGATE.encode() + b'"}}',
        b'{"options": {"map_sheet": "' + SURROGATE.encode() + b"/11" * 10 + b'"}}',
        b'{"options": {"map_sheet": "' + b"99/" * 9000 + b'"}}',
        b'{"options": {"map_sheet": "' + b"9" * 30000 + b'/"}}',
        b'{"options": {"map_sheet": "\\u0000/\\n/\\u2028' + b"/11" * 8 + b'"}}',
        b'{"options": {"map_sheet": "' + b"^8#/" * 10 + b'^8^"}}',
        b'{"options": {"map_sheet": "' + b"###########/" * 10 + b'11"}}',
        b'{"options": {"map_sheet": ["11", "11"]}}',
        b'{"options": {"edicts": ["' + SURROGATE.encode() + b'"]}}',
        b'{"options": {"wildholds_points": ' + b"9" * 4000 + b"}}",
        b'{"options": {"edicts": [], "map_sheet": true}}',
    ],
)
async def test_a_body_that_is_no_table(ada: Person, body: bytes) -> None:
    status, code = told(await send(ada, body))
    assert status in (400, 409, 422), (status, code)


@pytest.mark.parametrize(
    "body", [b"", b"\xff", b"quillmap record 1\n" * 9, b"\x00" * 99, b"a" * 500_000]
)
async def test_a_text_that_is_no_record(ada: Person, body: bytes) -> None:
    status, _ = told(await send(ada, body, "text/plain", "records"))
    assert status in (400, 422)


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/" + "a" * 41,
        "/api/tables/ABC",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/a%2Fb/record",
        "/page/%00",
        "/page/../../../../etc/passwd",
        "/page/..%2f..%2f..%2fapp.py",
        "/page/" + "a" * 5000,
        "/t/%00",
        "/api/tables/abc?key=%00",
    ],
)
async def test_an_address_that_leads_nowhere(ada: Person, path: str) -> None:
    answer = await ada.http.get(path)
    assert answer.status_code in (404, 422) or path.startswith("/t/")
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("game", ["%00", "%ff", "A" * 500, "%F0%9F%97%BA", "'--", "\\"])
async def test_a_socket_that_leads_nowhere(ada: Person, game: str) -> None:
    with pytest.raises((Refused, InvalidStatus)) as refused:
        await ada.look(game)
    if isinstance(refused.value, Refused):
        assert refused.value.code == "no_such_table"
    else:
        assert isinstance(refused.value, InvalidStatus)
        assert refused.value.response.status_code == 404


# Messages -----------------------------------------------------------------------------------------


class Talk:
    """A socket at a table of one's own, on which anything can be said."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def say(self, text: str | bytes) -> tuple[Any, str | None]:
        """The id and the code of the answer to this."""
        before = len(self.client.received)
        await self.client.send(text)
        await self.client.until(
            lambda: any('"kind":"answer"' in text for text in self.client.received[before:])
        )
        answers = [json.loads(text) for text in self.client.received[before:]]
        (answer,) = [answer for answer in answers if answer["kind"] == "answer"]
        return answer["id"], (answer.get("refused") or {}).get("code")


@pytest.fixture
async def talk(ada: Person) -> AsyncIterator[Talk]:
    opened = await ada.create(seats=2, names=["Ada"])
    client = await ada.look(opened["game"])
    client.keep_received = True
    yield Talk(client)
    await client.ask("rename", seat=1, name="Ada again")  # the same socket still works
    await client.close()


@pytest.mark.parametrize(
    ("text", "id"),
    [
        (b"bytes", None),
        (b'{"kind":"start","id":7}', None),
        ("", None),
        ("{", None),
        ("null", None),
        ("[" * 8000, None),
        ('{"id":7,"a":' + "[" * 8000, None),
        ('{"id":7,"kind":"start","a":' + "[" * 4000 + "]" * 4000 + "}", None),
        ('{"id":7}', 7),
        ('{"id":7,"kind":"nonsense"}', 7),
        ('{"id":7,"kind":7}', 7),
        ('{"id":-1,"kind":"start"}', None),
        ('{"id":1e400,"kind":"start"}', None),
        ('{"id":' + "9" * 9000 + ',"kind":"start"}', None),
        ('{"id":7,"kind":"stand","seat":' + "9" * 9000 + "}", 7),
        ('{"id":7,"kind":"draw","round":1e300,"line":"x"}', 7),
        ('{"id":7,"kind":"sit","name":"\x01"}', 7),
        ('{"id":7,"kind":"sit","name":"' + SURROGATE, None),
        ('{"id":7,"kind":"sit","name":"' + "x" * 65 + '"}', 7),
        ('{"id":7,"kind":"draw","round":1,"line":"' + "x" * 2001 + '"}', 7),
        ('{"id":7,"kind":"start","extra":1}', 7),
        ('{"id":"7","kind":"start"}', None),
        ('{"id":null,"kind":"start"}', None),
    ],
)
async def test_a_message_that_is_none(talk: Talk, text: str | bytes, id: int | None) -> None:
    assert await talk.say(text) == (id, "bad_message")


@pytest.mark.parametrize(
    "half", [SURROGATE, "\\uDFFF", "\\ude00\\ud83d", "a\\ud83dz", "\\\\\\ud800"]
)
@pytest.mark.parametrize(
    "text",
    [
        '{"kind":"sit","id":7,"name":"*"}',
        '{"name":"*","kind":"sit","id":7}',
        '{"kind":"rename","id":7,"seat":1,"name":"*"}',
        '{"kind":"seat_bot","id":7,"bot":"*","name":"*"}',
        '{"kind":"draw","id":7,"round":1,"line":"*"}',
        '{"kind":"preview","id":7,"round":1,"line":"*"}',
        '{"kind":"claim","id":7,"seat":1,"token":"*"}',
        '{"kind":"hand_over","id":7,"seat":1,"bot":"*"}',
        '{"kind":"settle","id":7,"seats":2,"options":{"*":"*"},"settings":{"substitute":["*"]}}',
        '{"kind":"*","id":7}',
        '{"kind":"sit","id":7,"name":"x","*":1}',
        '{"kind":"hello","id":7,"version":1,"key":"*"}',
    ],
)
async def test_half_a_character_is_answered_by_its_id(talk: Talk, text: str, half: str) -> None:
    assert await talk.say(text.replace("*", half)) == (7, "bad_message")
    said = json.loads(talk.client.received[-1])["refused"]["args"]["why"]
    assert said == "it has half a character in it"


async def test_both_halves_are_a_character(talk: Talk) -> None:
    await talk.client.ask("rename", seat=1, name="Ada \U0001f58b")
    await talk.client.until(lambda: talk.client.table["chairs"][0]["name"] == "Ada \U0001f58b")
    id, code = await talk.say(r'{"kind":"rename","id":7,"seat":1,"name":"\\ud800"}')
    assert (id, code) == (7, None)  # a backslash and letters, and no escape


@pytest.mark.parametrize(
    "asked",
    [
        {"options": {"wildholds_points": 10**18}},
        {"options": {"edicts": ["x"] * 500}},
        {"options": {"ambush_set": [""]}},
        {"options": {"map_sheet": 10**18}},
        {"options": {"map_sheet": "/" * 10}},
        {"options": {"map_sheet": "/" * 5000}},
        {"options": {"map_sheet": "1e9/" * 10 + "11"}},
        {"options": {"map_sheet": "\u0661\u0661/" * 10 + "11"}},
        {"options": {"map_sheet": "R10/" * 10 + "11"}},
        {"options": {"map_sheet": "11/" * 10 + "\U0001f5fa"}},
        {"options": {"hero_cards": "\u0000"}},
        {"options": {"": ""}},
        {"settings": {"race_time": 10**18}},
        {"settings": {"round_time": -(10**18)}},
        {"settings": {"kind": "lane"}},
        {"settings": {"listed": []}},
        {"settings": {"__class__": "x"}},
        {"settings": {"substitute": "x" * 5000}},
    ],
)
async def test_a_table_that_cannot_be(talk: Talk, asked: dict[str, Any]) -> None:
    id, code = await talk.say(json.dumps({"id": 7, "kind": "settle", "seats": 2, **asked}))
    assert id == 7 and code is not None and code != "not_kept"


async def test_a_message_that_is_too_large(ada: Person) -> None:
    opened = await ada.create(seats=2, names=["Ada"])
    client = await ada.look(opened["game"])
    await client.send('{"id":7,"kind":"start"' + " " * 16_000 + "}")  # refused: nothing is awaited
    with pytest.raises(Refused):
        await client.ask("rename", seat=2, name="Nobody")
    await client.send(" " * (16 * 1024 + 1))
    with pytest.raises(Exception, match=r".*"):
        await client.ask("rename", seat=1, name="Too late")
    await client.close()
    again = await ada.look(opened["game"])
    await again.close()


@pytest.mark.parametrize(
    "text",
    [
        "",
        b"bytes",
        "[" * 9000,
        '{"id":3,"kind":"start"}',
        '{"id":3,"kind":"hello","version":2}',
        '{"id":3,"kind":"hello","version":' + "9" * 30 + "}",
        '{"id":3,"kind":"hello","version":-' + "9" * 4000 + "}",
        '{"id":3,"kind":"hello","version":1,"key":"' + SURROGATE + '"}',
        '{"id":3,"kind":"hello","version":1,"key":"\\u0000"}',
    ],
)
async def test_a_first_message_that_is_no_hello(
    ada: Person, running: ServerProcess, text: str | bytes
) -> None:
    async with connect(f"ws://127.0.0.1:{running.port}/api/tables/abc/socket") as socket:
        await socket.send(text)
        answer, goodbye = json.loads(await socket.recv()), json.loads(await socket.recv())
        assert answer["kind"] == "answer" and not answer["ok"]
        assert answer["id"] == (3 if str(text).startswith('{"id":3') else None)
        assert goodbye["kind"] == "goodbye" and goodbye["reason"] == answer["refused"]
        with pytest.raises(ConnectionClosedError) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4000
