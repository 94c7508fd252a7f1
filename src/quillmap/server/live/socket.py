"""One socket from hello to goodbye. Every request is answered by its id, whatever it was."""

import asyncio
import contextlib
import json
import logging
import re
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocketDisconnect

from quillmap.rules.reasons import Reason, Refused
from quillmap.server import wire
from quillmap.server.gate.limits import PATIENCE, neighbourhood
from quillmap.server.gate.socket_protocol import GateSocket, nobody
from quillmap.server.live.access import Identity, enter
from quillmap.server.live.handlers import Caller, answer
from quillmap.server.reasons import ServerReason
from quillmap.server.rooms.audience import Viewer
from quillmap.server.rooms.mailbox import Mailbox
from quillmap.server.server import Server
from quillmap.server.site import the_site
from quillmap.store import NotKept

LOG: Final = logging.getLogger("quillmap.sockets")

HELLO_SECONDS: Final = 10.0
GOODBYE: Final = 4000
"""The code with which we close a socket after a goodbye."""


class Unreadable(Refused):
    """A message that is none."""


class Conversation:
    """Reads requests, answers them, and sends what the mailbox holds."""

    def __init__(self, line: GateSocket, address: str, server: Server, identity: Identity) -> None:
        self.line = line
        self.address = address
        self.server = server
        self.identity = identity
        self.limits = server.limits
        self.deadlines = server.gate.deadlines
        self.mailbox = Mailbox(self._send_soon)
        self._haste = server.limits.messages()
        self._refusals = 0
        self._preview: wire.Preview | None = None
        self._task: asyncio.Task[object] | None = None
        self._silent = False
        self._sending: asyncio.Handle | None = None
        self._over: asyncio.Future[None] | None = None
        """Of whoever waits until the goodbye is out."""

    async def run(self, game: str) -> None:
        """Talk until either side has enough."""
        self._task = asyncio.current_task()
        self.line.ready = self._send_soon
        try:
            caller = await self._hello(game)
            if caller is None:
                await self._say_goodbye()
                return
            viewer = Viewer(self.identity.owner, self.mailbox, neighbourhood(self.address))
            caller.room.greet(viewer)
            try:
                await self._listen(caller)
            finally:
                caller.room.dismiss(viewer)
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not self._silent:
                raise
        finally:
            self.line.ready = nobody
            if self._sending is not None:
                self._sending.cancel()

    def _never_greeted(self) -> None:
        """End a conversation that was never begun."""
        self.limits.refused("slow")
        self._silent = True
        if self._task is not None:
            self._task.cancel()

    # Reading --------------------------------------------------------------------------------------

    async def _hello(self, game: str) -> Caller | None:
        """Let somebody in; None after a goodbye."""
        self.deadlines.set(self, "hello", HELLO_SECONDS, self._never_greeted)
        try:
            text = await self._receive()
        finally:
            self.deadlines.clear(self, "hello")
        request_id = _id_of(text)
        try:
            request = decoded(text)
            if not isinstance(request, wire.Hello):
                raise Unreadable(ServerReason("say_hello"))
            if request.version != wire.VERSION:
                raise Unreadable(
                    ServerReason("old_version", version=request.version, wanted=wire.VERSION)
                )
            room = await enter(
                self.server.rooms, game, self.identity.owner, request.key, asker=self.address
            )
        except Refused as refused:
            self._turn_away(request_id, refused.reason)
            return None
        except NotKept as error:
            self._turn_away(request_id, ServerReason("not_kept", why=str(error).rstrip(".")))
            return None
        now = self.server.now()
        self._say(wire.Answer(request.id, True, now=now, page=the_site().build))
        return Caller(self.server, room, self.identity.owner, self.address, self._say)

    def _turn_away(self, id: int | None, reason: Reason) -> None:
        refusal = wire.Refusal.of(reason)
        self._say(wire.Answer(id, False, refusal))
        self.mailbox.close(wire.encoded(wire.Goodbye(refusal)))

    async def _listen(self, caller: Caller) -> None:
        while True:
            if not self.mailbox.has_room:
                await self.mailbox.room()
            text = await self._receive()
            if not await self._hear(caller, text):
                await self._say_goodbye()
                return

    async def _hear(self, caller: Caller, text: str | None) -> bool:
        """Answer one message; False if this socket has to go."""
        hasty = self._too_fast()
        try:
            request = decoded(text)
        except Unreadable as refused:
            self._refuse(_id_of(text), hasty or refused.reason)
            return self._refusals < PATIENCE
        if hasty:
            self._refuse(request.id, hasty)
            return self._refusals < PATIENCE
        if isinstance(request, wire.Preview):
            self._preview_soon(caller, request)
        elif isinstance(request, wire.Hint):
            self.server.tasks.spawn(self._do(caller, request))  # a draw need not wait for a bot
        else:
            await self._do(caller, request)
        return True

    async def _do(self, caller: Caller, request: wire.Request) -> None:
        start = time.perf_counter()
        try:
            await answer(caller, request)
        except Refused as refused:
            self._refuse(request.id, refused.reason)
        except NotKept as error:
            self._refuse(request.id, ServerReason("not_kept", why=str(error).rstrip(".")))
        kind = str(request.__struct_config__.tag)
        self.server.metrics.answered(kind, time.perf_counter() - start)

    def _preview_soon(self, caller: Caller, request: wire.Preview) -> None:
        """The latest preview wins: one that has not been computed yet gives way."""
        if self._preview is not None:
            self._refuse(self._preview.id, ServerReason("overtaken"))
            self._preview = request
            return
        self._preview = request
        self.server.tasks.spawn(self._answer_preview(caller))

    async def _answer_preview(self, caller: Caller) -> None:
        await asyncio.sleep(0)  # messages that are there already are read first
        request, self._preview = self._preview, None
        if request is not None:
            await self._do(caller, request)

    async def _receive(self) -> str | None:
        """The next text; None for bytes, which no message is."""
        message = await self.line.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        # Until then no more is read from this client.
        await self.server.heard.turn(neighbourhood(self.address))
        return message.get("text") if message["type"] == "websocket.receive" else None

    def _too_fast(self) -> Reason | None:
        wait = self._wait()
        if not wait:
            # Not back to 0: even a flood gets a token now and then.
            self._refusals = max(0, self._refusals - 1)
            return None
        self._refusals += 1
        return ServerReason("too_many", seconds=max(1, round(wait)))

    def _wait(self) -> float:
        """How long this socket, this person or this address has to wait; 0 if none of them."""
        if self._haste is not None and (wait := self._haste.take(self.limits.now())):
            self.limits.refused("message")
            return wait
        return self.limits.take("message_by_one", self.identity.owner) or self.limits.take(
            "message", self.address
        )

    # Writing --------------------------------------------------------------------------------------

    def _say(self, message: wire.Answer) -> None:
        self.mailbox.answer(wire.encoded(message))

    def _refuse(self, id: int | None, reason: Reason) -> None:
        self.server.metrics.refused.labels(reason.id).inc()
        self._say(wire.Answer(id, False, wire.Refusal.of(reason)))

    def _send_soon(self) -> None:
        """Send what the mailbox holds, together with whatever else comes into it now."""
        if self._sending is None:
            self._sending = asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        """A slow client only makes its own mailbox wait: `ready` says when it takes more."""
        self._sending = None
        while self.line.takes and (messages := self.mailbox.take()):
            self.line.say(messages)
        if self.line.takes and self.mailbox.closing is not None:
            self.line.say([self.mailbox.closing])
            self.line.hang_up(GOODBYE)
            if self._over is not None and not self._over.done():
                self._over.set_result(None)

    async def _say_goodbye(self) -> None:
        """Let the last words go out, if the client still reads them."""
        self._over = asyncio.get_running_loop().create_future()
        if self.mailbox.closing is None:
            last = wire.Goodbye(wire.Refusal.of(ServerReason("too_many", seconds=60)))
            self.mailbox.close(wire.encoded(last))
        await asyncio.wait([self._over], timeout=5)


def decoded(text: str | None) -> wire.Request:
    """The request of a message; Unreadable says what is wrong with it."""
    if text is None:
        raise Unreadable(ServerReason("bad_message", why="it is not text"))
    try:
        request: wire.Request = wire.DECODE.decode(text)
        return request
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        why = str(error).rstrip(".")[:200] or type(error).__name__
        why = "it has half a character in it" if _halved(text) else why
        raise Unreadable(ServerReason("bad_message", why=why)) from None


class _Id(msgspec.Struct):
    id: int | None = None


def _id_of(text: str | None) -> int | None:
    """The id of a request that cannot be read otherwise, if it has one."""
    found: object = None
    try:
        found = msgspec.json.decode(text or "", type=_Id).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        # Python's own reader takes halves of characters, which ours does not.
        with contextlib.suppress(ValueError, RecursionError):
            loose = json.loads(text or "", strict=False)
            found = loose.get("id") if isinstance(loose, dict) else None
    return found if type(found) is int and 0 <= found <= 2**53 else None


def _halved(text: str) -> bool:
    """Whether this is JSON with half a character in it: for msgspec it is broken or cut off."""
    with contextlib.suppress(ValueError, RecursionError):
        if "\\ud" in text.lower():
            found = json.dumps(json.loads(text), ensure_ascii=False)
            return re.search("[\ud800-\udfff]", found) is not None
    return False
