"""The door of the live channel: who may connect, before anything is read from them."""

from typing import cast

from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from parlor.server.connections import Client, address_of
from parlor.server.http_messages import Worded
from parlor.server.request_guard import answer_refused
from parlor.server.settings import Settings
from parlor.server.sockets import EXTENSION, Socket
from parlor.server.ws_channel import Channel


async def serve(channel: Channel, settings: Settings, scope: Scope, receive: Receive, send: Send) -> None:
    """Admits a connection to the channel, or says why not."""
    if scope["type"] != ScopeType.WEBSOCKET:
        await answer_refused(send, 426, "house-live-channel")
        return
    guest, relayed = scope["state"]["guest"], scope["state"]["relayed"]
    # A guest forwarded by another process is counted individually, not against that process's address.
    address = "" if relayed else address_of(scope)
    full = channel.full(address, guest)
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    socket = cast("Socket", (scope["extensions"] or {})[EXTENSION])
    client = Client(guest, socket, settings.largest_backlog)
    if scope["state"]["fresh"]:
        client.close(1008, Worded("house-stranger", {}))
        return
    if full:
        client.close(1013, Worded(full, {}))
        return
    client.relayed = relayed
    client.device = scope["state"]["device"]
    client.address = guest if relayed else address
    if relayed:
        socket.vouch()
    channel.enter(client, socket, address)
