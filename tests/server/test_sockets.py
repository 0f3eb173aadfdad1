"""The house's own WebSockets: frames according to RFC 6455, order, slow readers, and an end that both sides notice."""

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from parlor.server.sockets import framed
from tests.server.running import LIBERAL, PATIENCE, Guest, Running


@pytest.mark.parametrize(
    ("size", "head"), [(0, "8100"), (125, "817d"), (126, "817e007e"), (65_535, "817effff"), (65_536, "817f" + "00" * 5 + "010000")]
)
def test_the_head_of_a_frame(size: int, head: str) -> None:
    assert framed(b"x" * size) == bytes.fromhex(head) + b"x" * size


@pytest.mark.parametrize(
    ("line", "status"),
    [
        (b"Sec-WebSocket-Version: 12", b"400"),
        (b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: no", b"400"),
        (b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: \xff\xfe", b"101"),
        (b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: http://evil.example", b"403"),
    ],
)
def test_a_handshake_out_of_line_is_answered(house: Running, line: bytes, status: bytes) -> None:
    host = house.url.removeprefix("http://")
    with socket.create_connection(host.split(":"), timeout=PATIENCE) as raw:  # type: ignore[arg-type]
        raw.sendall(
            f"GET /api/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n".encode() + line + b"\r\n\r\n"
        )
        answer = raw.recv(4096)
        assert answer.startswith(b"HTTP/1.1 " + status)
        while answer:
            answer = raw.recv(4096)


def test_fragments_pings_and_a_text_that_is_none(house: Running) -> None:
    async def told() -> None:
        async with asyncio.timeout(5 * PATIENCE), Guest(house.url) as ann:
            await ann.call()
            assert ann.socket is not None
            await ann.socket.send(["{", '"do":', '"ping"}'])
            await ann.hear("pong")
            await (await ann.socket.ping())
            await ann.socket.send([b"{", b'"do":"ping"}'])
            assert "not binary" in (await ann.hear("trouble"))["reason"]
            await ann.socket.send(b'{"do":"\xff"}', text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await ann.hear("pong")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
            ann.socket = None

    asyncio.run(told())


def test_what_is_said_in_one_breath_is_done_in_order(house: Running) -> None:
    async def told() -> None:
        async with asyncio.timeout(5 * PATIENCE), Guest(house.url) as ann:
            table = await ann.play_alone("flag")
            await ann.call()
            state = await ann.watch(table)
            move = {"do": "move", "table": table, "seat": 0, "move": state["view"]["choices"][0]["text"]}
            breath = [move | {"id": "a"}, {"do": "ping"}, move | {"id": "a"}, {"do": "watch", "table": table, "seat": 0}, {"do": "ping"}]
            assert ann.socket is not None
            for message in breath:
                await ann.socket.send(json.dumps(message))
            ann.heard.clear()
            await ann.hear("pong")
            await ann.hear("pong")
            assert [m["kind"] for m in ann.heard if m["kind"] != "presence"] == ["event", "accepted", "pong", "accepted", "event", "pong"]
            answers = [message["n"] for message in ann.heard if message["kind"] == "accepted"]
            assert answers == [state["n"] + 1] * 2

    asyncio.run(told())


def test_a_move_counts_although_its_connection_breaks_at_once(house: Running) -> None:
    async def told() -> None:
        async with asyncio.timeout(5 * PATIENCE), Guest(house.url) as ann:
            table = await ann.play_alone("flag")
            await ann.call()
            state = await ann.watch(table)
            await ann.say("move", table=table, seat=0, id="a", move=state["view"]["choices"][0]["text"])
            assert ann.socket is not None
            ann.socket.transport.abort()
            await ann.call()
            while (await ann.watch(table))["n"] != state["n"] + 1:
                await asyncio.sleep(0.05)

    asyncio.run(told())


def test_a_slow_reader_is_let_go_and_the_others_play_on(tmp_path: Path) -> None:
    async def told(url: str) -> None:
        async with asyncio.timeout(5 * PATIENCE), Guest(url) as ann, Guest(url) as eve:
            table = await ann.play_alone("flag")
            await ann.call()
            await eve.call()
            assert eve.socket is not None
            await eve.watch(table, None)
            eve.socket.transport.pause_reading()
            eve.socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)

            async def ask_on() -> None:
                with suppress(ConnectionClosed):
                    while True:
                        await eve.say("watch", table=table)
                        await asyncio.sleep(0)

            # Her requests fill the buffers; then the house stops reading from her, and what the others do fills the rest.
            asking = asyncio.create_task(ask_on())
            while (await ann.ask("GET", "/api/health"))["connections"] == 2:
                for _ in range(20):
                    await ann.ask("POST", f"/api/tables/{table}/key", {"seat": 0})
            asking.cancel()
            state = await ann.watch(table)
            assert (await ann.move(table, 0, state["view"]["choices"][0]["text"]))["kind"] == "accepted"
            eve.socket.transport.abort()
            eve.socket = None

    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL, "--messages-a-second", "10000", "--largest-backlog", "100000") as house:
        asyncio.run(told(house.url))


def test_many_come_and_go_and_nothing_stays(house: Running) -> None:
    async def told() -> None:
        async with asyncio.timeout(5 * PATIENCE), Guest(house.url) as ann:
            table = await ann.play_alone("flag")
            before = httpx.get(f"{house.url}/api/health", timeout=PATIENCE).json()["connections"]
            for number in range(30):
                await ann.call()
                assert ann.socket is not None
                await ann.say("watch", table=table, seat=0)
                if number % 2 == 0:
                    ann.socket.transport.abort()
                else:
                    await ann.socket.close()
            await ann.call()
            while (await ann.ask("GET", "/api/health"))["connections"] > before + 1:
                await asyncio.sleep(0.05)
            await ann.watch(table)

    asyncio.run(told())
