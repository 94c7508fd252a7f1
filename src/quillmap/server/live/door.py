"""The handshake of a socket: who may open one, and from where."""

import re
from typing import Final

from fastapi.responses import PlainTextResponse
from starlette.websockets import WebSocket

from quillmap.notation import GAME_ID
from quillmap.server.gate.refusals import refusal, too_many, wrong_host
from quillmap.server.gate.sender import address_of, right_origin
from quillmap.server.gate.socket_protocol import LINE, GateSocket
from quillmap.server.live.access import Identity
from quillmap.server.live.socket import Conversation
from quillmap.server.reasons import ServerReason
from quillmap.server.server import Server

SOCKET: Final = re.compile(f"/api/tables/({GAME_ID})/socket")


async def serve_socket(server: Server, websocket: WebSocket) -> None:
    """One viewer at one table, from the handshake on."""
    if (found := SOCKET.fullmatch(websocket.url.path)) is None:
        await websocket.send_denial_response(PlainTextResponse("no such socket\n", 404))
        return
    address = address_of(websocket.scope)
    if wait := server.limits.take("socket", address):
        await websocket.send_denial_response(too_many(wait))
        return
    if not server.hosts.ours(websocket.scope, websocket.headers):
        server.limits.refused("host")
        await websocket.send_denial_response(wrong_host(websocket.headers))
        return
    if not right_origin(websocket.headers):
        server.limits.refused("origin")
        await websocket.send_denial_response(refusal(ServerReason("wrong_origin"), 403))
        return
    if not server.limits.open_socket(address):
        server.limits.refused("socket")
        await websocket.send_denial_response(too_many(60.0))
        return
    try:
        conversation = await _accepted(server, websocket)
        del websocket  # it has all that was said in the handshake, and would stay with the socket
        server.metrics.connections.inc()
        try:
            await conversation.run(found[1])
        finally:
            server.metrics.connections.dec()
    finally:
        server.limits.close_socket(address)


async def _accepted(server: Server, websocket: WebSocket) -> Conversation:
    identity = Identity.of(websocket.headers, server.chance, websocket.url.scheme)
    headers: list[tuple[bytes, bytes]] = []
    if identity.new:
        headers.append((b"set-cookie", identity.cookie().encode()))
    await websocket.accept(headers=headers)
    line: GateSocket = websocket.scope["extensions"][LINE]["line"]
    return Conversation(line, address_of(websocket.scope), server, identity)
