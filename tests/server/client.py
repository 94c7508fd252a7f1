"""A player's client for tests, written from docs/wire.md alone: a socket, requests, the view."""

import asyncio
import json
import ssl
from itertools import count
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 300.0
"""Seconds; a busy machine is no reason to fail."""


class Refused(Exception):
    """The server said no; `code` is the stable code of the reason."""

    def __init__(self, refusal: dict[str, Any]) -> None:
        super().__init__(refusal["text"])
        self.code: str = refusal["code"]
        self.args_of: dict[str, Any] = refusal["args"]


class Gone(Exception):
    """The socket closed before the answer came."""


class Person:
    """Somebody with a browser: one identity, any number of sockets."""

    def __init__(self, port: int, tls: ssl.SSLContext | None = None) -> None:
        self.port = port
        self.tls = tls
        """Where given, everything goes over https and wss."""
        self.http = httpx.AsyncClient(
            base_url=self.address("http"), timeout=PATIENCE, verify=tls or True
        )

    def address(self, scheme: str) -> str:
        """Where the server is, for http or ws."""
        return f"{scheme}{'s' if self.tls else ''}://127.0.0.1:{self.port}"

    def move(self, port: int) -> None:
        """From now on ask another server, as the same person."""
        self.port = port
        self.http.base_url = httpx.URL(self.address("http"))

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def create(self, **asked: object) -> dict[str, Any]:
        """Open a table over HTTP."""
        return await self.post("/api/tables", asked)

    async def post(self, path: str, body: object) -> dict[str, Any]:
        """POST JSON; Refused for a refusal."""
        answer: dict[str, Any] = self._read(await self.http.post(path, json=body))
        return answer

    async def get(self, path: str, **headers: str) -> Any:
        """GET JSON; Refused for a refusal."""
        return self._read(await self._got(path, headers))

    async def _got(self, path: str, headers: dict[str, str]) -> httpx.Response:
        """A connection that was kept may be closed just when it is used again: ask once more."""
        try:
            return await self.http.get(path, headers=headers)
        except httpx.ReadError:
            return await self.http.get(path, headers=headers)

    async def record(self, game: str, key: str = "") -> str:
        """The record of a game, as text; Refused for a refusal."""
        headers = {"Quillmap-Key": key} if key else {}
        response = await self._got(f"/api/tables/{game}/record", headers)
        if response.status_code >= 400:
            raise Refused(response.json()["refused"])
        return response.text

    async def add_record(self, text: str) -> dict[str, Any]:
        """Add a finished game from its record; Refused for a refusal."""
        found: dict[str, Any] = self._read(
            await self.http.post(
                "/api/records", content=text.encode(), headers={"Content-Type": "text/plain"}
            )
        )
        return found

    def _read(self, response: httpx.Response) -> Any:
        body = response.json()
        if response.status_code >= 400:
            raise Refused(body["refused"])
        return body

    def cookie(self) -> str:
        """The identity as the header of another request."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def look(self, game: str, key: str = "", **options: Any) -> "Client":
        """Open a socket and say hello."""
        if not self.http.cookies:
            await self.http.get("/api/choices")
        client = Client(self, game, key)
        try:
            await client.open(**options)
        except BaseException:
            await client.close()
            raise
        return client


class Client:
    """One socket: answers by id, and the view put together from its parts."""

    def __init__(self, person: Person, game: str, key: str = "") -> None:
        self.person = person
        self.game = game
        self.key = key
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.goodbye: dict[str, Any] | None = None
        self.received: list[str] = []
        """Every message as it came."""
        self.keep_received = False
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._ids = count(1)
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def open(self, **options: Any) -> None:
        """Connect, say hello, wait for the view."""
        url = f"{self.person.address('ws')}/api/tables/{self.game}/socket"
        headers = {"Cookie": self.person.cookie()}
        # Nobody hangs up on a busy machine: the server finds out who is gone.
        options = {"open_timeout": PATIENCE, "ping_interval": None, **options}
        if self.person.tls is not None:
            options = {"ssl": self.person.tls, **options}
        self._socket = await connect(
            url, additional_headers=headers, compression=None, max_size=None, **options
        )
        self._reader = asyncio.create_task(self._read())
        await self.ask("hello", version=1, key=self.key)
        await self.until(lambda: {"table", "mine", "drawn"} <= self.view.keys())

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)

    async def send(self, text: str | bytes) -> None:
        """Send anything."""
        assert self._socket is not None
        try:
            await self._socket.send(text)
        except ConnectionClosed as error:
            raise Gone from error

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """One request and its answer; Refused for a refusal, Gone if the socket closed."""
        id = next(self._ids)
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[id] = future
        await self.send(json.dumps({"kind": kind, "id": id, **fields}))
        answer = await asyncio.wait_for(future, PATIENCE)
        if not answer["ok"]:
            raise Refused(answer["refused"])
        return answer

    async def refused(self, kind: str, **fields: object) -> str:
        """The code with which a request is refused; it must be."""
        try:
            await self.ask(kind, **fields)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"{kind} was not refused")

    async def heard_all(self) -> None:
        """Wait until whatever is on its way has come: a socket keeps its order."""
        assert await self.refused("hello", version=1) == "say_hello"

    async def draw(self, line: str, round: int | None = None) -> dict[str, Any]:
        """Seal a draw for the round under way."""
        return await self.ask("draw", round=self.round if round is None else round, line=line)

    async def until(self, holds: Any, seconds: float = PATIENCE) -> None:
        """Wait until the view has come so far."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self._reader is not None and self._reader.done():
                    raise Gone
                self._news.clear()
                await self._news.wait()

    @property
    def table(self) -> dict[str, Any]:
        """The part that is the same for everybody."""
        found: dict[str, Any] = self.view["table"]
        return found

    @property
    def play(self) -> dict[str, Any]:
        """The position."""
        found: dict[str, Any] = self.table["play"]
        return found

    @property
    def round(self) -> int:
        """The number of the round under way."""
        return int(self.play["round"])

    @property
    def closed_with(self) -> int | None:
        """The code with which the socket was closed."""
        return None if self._socket is None else self._socket.close_code

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                assert isinstance(text, str)
                if self.keep_received:
                    self.received.append(text)
                self._take(json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            self._news.set()
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(Gone())
                    future.exception()  # nobody may be waiting any more

    def _take(self, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "answer":
                future = self._answers.pop(message["id"], None)
                if future is not None and not future.done():
                    future.set_result(message)
            case "news":
                for part in ("table", "mine", "drawn", "race"):
                    if part in message:
                        self.view[part] = message[part]
                self.events += message.get("events", [])
            case "goodbye":
                self.goodbye = message["reason"]
            case kind:
                raise AssertionError(f"a message of unknown kind {kind}")
        self._news.set()
