"""Throws anything at the sockets of a server and counts the answers.

Everything is drawn from one number. A message is valid, or a mutation of a valid one: cut off, with
a wrong type, for somebody else's seat, for an old round, twice, out of order, or before hello.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person

PATIENCE = 300.0
AT_ONCE = 20
"""So many messages are sent before their answers are awaited."""

WEIRD: Sequence[Any] = (
    *(None, True, False, 0, -1, 1, 2, 99, 101, 2**53, 2**63, 2**64, 10**30, 1.5, 1e308, "", "1"),
    *("\x00", "é\u202e", "x" * 100, "9" * 400, [], [[]], {}, {"a": {"b": []}}, ["x"] * 50),
)


class Unanswered(AssertionError):
    """A message was not answered exactly once."""


def valid(chance: random.Random, round: int) -> dict[str, Any]:
    """A message of any kind, with values that often fit; nothing that ends a table for good."""
    seat = chance.choice((1, 1, 2, 2, 3, 4))
    squares = [f"{chance.choice('ABCDEFGHIJK')}{chance.randint(1, 11)}" for _ in range(3)]
    line = f"{seat} {chance.choice(('forest', 'water', 'monster', 'hero'))} {' '.join(squares)}"
    now = max(0, round + chance.choice((0, 0, 0, -1, 1)))
    options = chance.choice(
        (
            {},
            {"ruleset": "heroes"},
            {"map_sheet": "B"},
            {"map_sheet": "^10" + "/11" * 10},
            {"edicts": ["x"]},
        )
    )
    return chance.choice(
        (
            {"kind": "hello", "version": 1, "key": "x"},
            {"kind": "sit", "name": chance.choice(("Ada", "Ben", "김민준")), "seat": seat},
            {"kind": "sit", "name": "Somebody"},
            {"kind": "seat_bot", "bot": "random", "name": "", "seat": seat},
            {"kind": "rename", "seat": seat, "name": "Renamed"},
            {
                "kind": "sign",
                "seat": seat,
                "province": chance.choice(("", "Oakenvale", "김해", "x" * 33, "<b>")),
                "title": chance.choice(("", "Keeper")),
                "crest": chance.choice(("", "shield blue", "round red star gold", "shield")),
            },
            {"kind": "stand", "seat": seat},
            {"kind": "settle", "seats": 4, "options": options, "settings": {"listed": True}},
            {"kind": "draw", "round": now, "line": line},
            {"kind": "draw", "round": now, "line": line},
            {"kind": "preview", "round": now, "line": line},
            {"kind": "score", "seat": seat},
            {"kind": "score", "seat": seat, "season": chance.choice((0, 1, 3, None, 4, -1))},
            {"kind": "hint", "round": now, "seat": seat},
            {"kind": "hint", "round": now, "seat": seat, "draft": line},
            {"kind": "take_back", "round": now, "seat": seat},
            {"kind": "hand_over", "seat": 4, "bot": "random"},
            {"kind": "come_back", "seat": seat},
            {"kind": "link", "seat": seat},
            {"kind": "unlink", "seat": seat},
            {"kind": "claim", "seat": seat, "token": "x" * 43},
            {"kind": "again"},
        )
    )


def mutated(chance: random.Random, message: dict[str, Any]) -> str | bytes:
    """The text of a message, half of the time with something wrong about it."""
    what = chance.randrange(18)
    if what < 3:  # a wrong value
        message[chance.choice([*message])] = chance.choice(WEIRD)
    elif what == 3:
        message.pop(chance.choice([*message]))
    elif what == 4:
        message[chance.choice(("extra", "id", "", "kind"))] = chance.choice(WEIRD)
    text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
    if what == 5:  # cut off
        return text[: chance.randrange(len(text))]
    if what == 6:  # a character changed
        place = chance.randrange(len(text))
        return text[:place] + chance.choice('{}[]",:\\0e-\u2028') + text[place + 1 :]
    if what == 7:
        return text.encode()
    if what == 8:
        return chance.choice((text + text, f"[{text}]", text * 30, "[" * 500 + text, " " + text))
    return text


def id_of(text: str | bytes) -> int | None:
    """The id that an answer to this has to repeat; None if nobody could read one."""
    if isinstance(text, bytes):
        return None
    try:
        found = json.loads(text)
    except ValueError:
        return None
    id = found.get("id") if isinstance(found, dict) else None
    good = isinstance(id, int) and not isinstance(id, bool) and 0 <= id <= 2**53
    return id if good else None


class Socket:
    """One socket that throws and counts."""

    def __init__(self, connection: ClientConnection, chance: random.Random) -> None:
        self.connection = connection
        self.chance = chance
        self.round = 0
        self.next_id = 1
        self.seen: list[str | bytes] = []
        self.codes: Counter[str] = Counter()

    async def hello(self, key: str) -> bool:
        """The first message, as it should be; False at a lane that is not open to this person."""
        hello = {"kind": "hello", "id": 0, "version": 1, "key": key}
        await self.connection.send(json.dumps(hello))
        await self.answered([0])
        return not self.codes["lane_hidden"]

    def another(self) -> str | bytes:
        """The next message: sometimes one that was sent before."""
        if self.seen and self.chance.random() < 0.1:
            return self.chance.choice(self.seen)
        self.next_id += 1
        text = mutated(self.chance, {"id": self.next_id, **valid(self.chance, self.round)})
        self.seen = [*self.seen[-50:], text]
        return text

    async def throw(self, count: int) -> None:
        """So many messages, each answered exactly once."""
        texts = [self.another() for _ in range(count)]
        for text in texts:
            await self.connection.send(text)
        await self.answered([id_of(text) for text in texts])

    async def answered(self, ids: Sequence[int | None]) -> None:
        """Wait for exactly these answers, in any order; Unanswered if one is missing."""
        wanted = Counter(ids)
        try:
            async with asyncio.timeout(PATIENCE):
                while wanted.total():
                    self._take(json.loads(await self.connection.recv()), wanted)
        except TimeoutError:
            raise Unanswered(f"no answer to {wanted}") from None

    def _take(self, message: dict[str, Any], wanted: "Counter[int | None]") -> None:
        if message["kind"] == "news":
            play = message.get("table", {}).get("play")
            self.round = play["round"] if play else self.round
        elif message["kind"] == "answer":
            id = message["id"]
            if not wanted[id]:
                raise Unanswered(f"one answer too many: {message}")
            wanted[id] -= 1
            self.codes[message.get("refused", {"code": "done"})["code"]] += 1
        else:
            raise Unanswered(f"goodbye: {message}")


class Fuzzer:
    """Several people with several sockets each, at several tables."""

    def __init__(self, port: int, number: int, tables: Sequence[dict[str, Any]]) -> None:
        self.port = port
        self.chance = random.Random(number)
        self.tables = tables
        self.codes: Counter[str] = Counter()
        self.sent = 0

    async def run(self, people: Sequence[Person], messages: int) -> None:
        """Throw so many messages."""
        until = self.sent + messages

        async def one(person: Person) -> None:
            while self.sent < until:
                await self._visit(person)

        async with asyncio.TaskGroup() as group:
            for person in people:
                for _ in range(2):  # several sockets of the same person
                    group.create_task(one(person))

    async def _visit(self, person: Person) -> None:
        chance, table = self.chance, self.chance.choice(self.tables)
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table['game']}/socket"
        headers = {"Cookie": person.cookie()}
        connection = await connect(
            url,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        socket = Socket(connection, random.Random(chance.getrandbits(32)))
        try:
            if chance.random() < 0.15:  # anything but hello: an answer, a goodbye, and that is it
                await self._rude(socket)
                return
            if not await socket.hello(table["key"]):
                return
            for _ in range(chance.randrange(1, 12)):
                await socket.throw(AT_ONCE)
                self.sent += AT_ONCE
            if chance.random() < 0.3:  # gone in the middle, nobody waits for the answers
                for _ in range(chance.randrange(AT_ONCE)):
                    await connection.send(socket.another())
                    self.sent += 1
                connection.transport.abort()
        finally:
            self.codes += socket.codes
            await connection.close()

    async def _rude(self, socket: Socket) -> None:
        text = socket.another()
        while b'"hello"' in (text if isinstance(text, bytes) else text.encode()):
            text = socket.another()
        await socket.connection.send(text)
        self.sent += 1
        await socket.answered([id_of(text)])
        try:
            async with asyncio.timeout(PATIENCE):
                goodbye = json.loads(await socket.connection.recv())
                assert goodbye["kind"] == "goodbye", goodbye
                await socket.connection.recv()
        except ConnectionClosed:
            return
        raise Unanswered("it went on without hello")
