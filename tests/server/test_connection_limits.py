"""What is checked before anything is parsed: how many connections, how many bytes and frames, and how long they take."""

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode

from parlor.server import connection_limits as gates
from parlor.server.connection_limits import BODY_TIME, HEAD_TIME, LARGEST_HEAD, ConnectionLimits, Requests, fitted, with_requests
from parlor.server.connections import Bucket, network_of
from parlor.server.settings import Settings
from parlor.server.sockets import EXTENSION, MOST_FRAGMENTS, Socket
from tests.server.running import PATIENCE, Guest, Running


class Transport:
    """A connection without a network."""

    def __init__(self, peer: str = "192.0.2.1") -> None:
        self.peer = peer
        self.protocol: Any = None
        self.written = b""
        self.reading = True
        self.closing = False
        self.aborted = False
        self.waiting = 0

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self.peer, 4321), "sockname": ("192.0.2.9", 80)}.get(name)

    def write(self, data: bytes) -> None:
        self.written += data

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        return

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def is_reading(self) -> bool:
        return self.reading

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


class Timer:
    """A scheduled call."""

    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self.seconds = seconds
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Loop:
    """An event loop whose clock is stopped."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []
        self.requests = 0

    def call_later(self, seconds: float, call: Callable[..., None], *given: Any) -> Timer:
        self.timers.append(Timer(seconds, lambda: call(*given)))
        return self.timers[-1]

    def create_task(self, work: Any) -> asyncio.Future[None]:
        work.close()
        self.requests += 1
        return asyncio.get_running_loop().create_future()

    def due(self) -> Timer | None:
        """The one running timer."""
        running = [timer for timer in self.timers if not timer.cancelled]
        assert len(running) < 2
        return running[0] if running else None


async def app(scope: Any, receive: Any, send: Any) -> None:
    """An application that does nothing."""


def asking(given: ConnectionLimits | None = None) -> tuple[Requests, Transport, Loop]:
    """A connection that has not sent anything yet."""
    config = Config(app, log_config=None)
    config.load()
    loop, transport = Loop(), Transport()
    protocol = Requests(config, ServerState(), {}, loop, gate=given or ConnectionLimits(Settings()))  # type: ignore[arg-type]
    transport.protocol = protocol
    protocol.connection_made(transport)  # type: ignore[arg-type]
    return protocol, transport, loop


def in_a_loop(test: Callable[[], None]) -> Callable[[], None]:
    """Runs a test inside an event loop."""

    async def run() -> None:
        test()

    def wrapped() -> None:
        asyncio.run(run())

    wrapped.__name__ = test.__name__
    return wrapped


def reason(transport: Transport) -> tuple[int, str]:
    """The refusal that was written."""
    head, _, body = transport.written.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["reason"]


# Counting connections


def entered(gate: ConnectionLimits, peer: str) -> tuple[Transport, tuple[int, str] | None]:
    transport = Transport(peer)
    return transport, gate.enter(transport)  # type: ignore[arg-type]


def test_so_many_from_one_address_and_no_more() -> None:
    gate = ConnectionLimits(Settings(connections_each=10))
    most = with_requests(10)
    inside = [entered(gate, "192.0.2.1") for _ in range(most)]
    assert [refusal for _, refusal in inside] == [None] * most
    assert entered(gate, "192.0.2.1")[1] == (429, "house-connections-address")
    assert entered(gate, "192.0.2.2")[1] is None
    gate.leave(inside[0][0])  # type: ignore[arg-type]
    gate.leave(inside[0][0])  # type: ignore[arg-type]
    assert entered(gate, "192.0.2.1")[1] is None
    assert entered(gate, "192.0.2.1")[1] is not None


def test_so_many_in_all_and_no_more() -> None:
    gate = ConnectionLimits(Settings(connections=10))
    for number in range(with_requests(10)):
        assert entered(gate, f"192.0.2.{number}")[1] is None
    assert entered(gate, "198.51.100.1")[1] == (503, "house-full")


def test_one_network_is_one_address() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("testclient") == "testclient"
    gate = ConnectionLimits(Settings(connections_each=1))
    for number in range(with_requests(1)):
        assert entered(gate, f"2001:db8::{number:x}")[1] is None
    assert entered(gate, "2001:db8::ffff:ffff")[1] is not None
    assert entered(gate, "2001:db8:0:1::1")[1] is None


def test_proxies_and_other_processes_do_not_count_against_their_address() -> None:
    gate = ConnectionLimits(Settings(connections_each=1, proxies=("192.0.2.1", "10.0.0.0/8")))
    for _ in range(200):
        assert entered(gate, "192.0.2.1")[1] is None
        assert entered(gate, "10.1.2.3")[1] is None
        vouched, refusal = entered(gate, "192.0.2.7")
        assert refusal is None
        gate.vouch(vouched)  # type: ignore[arg-type]
        gate.vouch(vouched)  # type: ignore[arg-type]


@in_a_loop
def test_one_who_is_not_let_in_gets_a_word_and_is_not_read() -> None:
    gate = ConnectionLimits(Settings(connections_each=1))
    for _ in range(with_requests(1)):
        asking(gate)
    _, transport, loop = asking(gate)
    assert reason(transport)[0] == 429
    assert transport.closing
    assert loop.due() is None


# Requests


@in_a_loop
def test_the_head_of_a_request_is_bounded() -> None:
    for line in (b"GET / HTTP/1.1\r\nX: ", b"GET /", b"\r\n", b"GET / HTTP/1.1\r\n"):
        protocol, transport, _ = asking()
        protocol.data_received(line)
        filler = {b"\r\n": b"\r\n" * 50, b"GET / HTTP/1.1\r\n": b"a: b\r\n" * 20}.get(line, b"a" * 100)
        sent = 0
        while not transport.closing and sent < 2 * LARGEST_HEAD:
            protocol.data_received(filler)
            sent += len(filler)
        assert transport.closing
        assert sent <= LARGEST_HEAD + 2 * len(filler)
        assert reason(transport) == (431, "The headers of this request are too long")


@in_a_loop
def test_a_long_head_is_not_read_to_its_end_although_it_comes_at_once() -> None:
    protocol, transport, loop = asking()
    protocol.data_received(b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 50_000 + b"\r\n")
    assert reason(transport)[0] == 431
    assert loop.requests == 0
    assert len(protocol.headers) < 5_000


@in_a_loop
def test_every_part_of_a_request_has_its_time() -> None:
    protocol, transport, loop = asking()
    timer = loop.due()
    assert timer is not None
    assert timer.seconds == HEAD_TIME
    protocol.data_received(b"POST / HTTP/1.1\r\nContent-Length: 5")
    assert loop.due() is timer  # More bytes give no more time.
    protocol.data_received(b"\r\n\r\n")
    timer = loop.due()
    assert timer is not None
    assert timer.seconds == BODY_TIME
    protocol.data_received(b"hell")
    assert loop.due() is timer
    protocol.data_received(b"o")
    assert loop.due() is None
    assert loop.requests == 1
    protocol.data_received(b"\r\n")
    timer = loop.due()
    assert timer is not None
    assert timer.seconds == HEAD_TIME
    timer.call()
    assert transport.closing


@in_a_loop
def test_half_a_request_is_dropped_when_its_time_is_up() -> None:
    for sent in (b"GET / HTTP/1.1\r\nHost: x", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nhalf"):
        protocol, transport, loop = asking()
        protocol.data_received(sent)
        timer = loop.due()
        assert timer is not None
        timer.call()
        assert reason(transport) == (408, "This request took too long to arrive")
        assert transport.closing


@in_a_loop
def test_a_connection_on_which_nothing_comes_ends_without_a_word() -> None:
    _, transport, loop = asking()
    timer = loop.due()
    assert timer is not None
    timer.call()
    assert transport.closing
    assert transport.written == b""


@in_a_loop
def test_requests_in_a_heap_and_bodies_in_crumbs_are_refused() -> None:
    protocol, transport, loop = asking()
    protocol.data_received(b"GET / HTTP/1.1\r\n\r\n" * 3_000)
    assert transport.closing
    assert loop.requests == 1
    assert len(protocol.pipeline) < 100
    protocol, transport, _ = asking()
    protocol.data_received(b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 10_000)
    assert transport.closing
    assert len(protocol.cycle.body) < 1_000
    protocol, transport, _ = asking()
    protocol.data_received(
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + (b"1000\r\n" + b"a" * 4096 + b"\r\n") * 15 + b"0\r\n\r\n"
    )
    assert not transport.closing
    assert len(protocol.cycle.body) == 15 * 4096


@in_a_loop
def test_one_who_does_not_take_his_answer_is_let_go() -> None:
    protocol, transport, loop = asking()
    protocol.data_received(b"GET / HTTP/1.1\r\n\r\n")
    protocol.pause_writing()
    protocol.resume_writing()
    assert loop.due() is None
    protocol.pause_writing()
    timer = loop.due()
    assert timer is not None
    timer.call()
    assert transport.aborted
    protocol, transport, loop = asking()
    protocol._take_back()
    transport.waiting = 10
    protocol.timeout_keep_alive_handler()
    timer = loop.due()
    assert timer is not None
    assert not transport.aborted
    timer.call()
    assert transport.aborted


# Frames


class Heard:
    """What comes out of a socket."""

    def __init__(self) -> None:
        self.texts: list[str | None] = []
        self.ended = False

    def heard(self, text: str | None) -> None:
        self.texts.append(text)

    def lost(self) -> None:
        self.ended = True


class Timed:
    """A bucket whose clock is stopped."""

    def __init__(self, full: float) -> None:
        self.left = full

    def take(self, amount: float = 1.0) -> bool:
        self.left -= amount
        return self.left >= 0


async def opened(full: float = 100) -> tuple[Socket, Transport, Heard]:
    """A socket after its handshake, with an allowance that does not refill."""
    heard = Heard()

    async def live(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        scope["extensions"][EXTENSION].listen(heard)

    config = Config(live, log_config=None, ws_max_size=1000)
    config.load()
    config.loaded_app = live
    transport = Transport()
    made = Socket(config, ServerState(), {}, gate=ConnectionLimits(Settings()))
    made.connection_made(transport)  # type: ignore[arg-type]
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    made.data_received(b"GET /api/live HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + key)
    for _ in range(5):
        await asyncio.sleep(0)
    assert transport.written.startswith(b"HTTP/1.1 101")
    transport.written = b""
    made._allowance = Timed(full)  # type: ignore[assignment]
    return made, transport, heard


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def goodbye(transport: Transport) -> Close:
    """The close frame at the end of what was written."""
    at = transport.written.rindex(b"\x88")
    return Close.parse(transport.written[at + 2 :])


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT, Opcode.TEXT], ids=lambda opcode: opcode.name)
def test_every_frame_counts(opcode: Opcode) -> None:
    async def flood() -> None:
        made, transport, heard = await opened()
        if opcode is Opcode.CONT:
            made.data_received(frame(Opcode.TEXT, fin=False))
        made.data_received(frame(opcode, fin=opcode is not Opcode.CONT) * 20_000)
        assert goodbye(transport) == Close(1008, "That is too much at once")
        assert not transport.reading
        # No more was parsed or answered than the allowance and one slice.
        assert len(heard.texts) <= 100
        assert len(transport.written) <= 2 * (100 + 512 // 6) + 100
        made.data_received(frame(Opcode.TEXT, b"more"))
        assert "more" not in heard.texts
        made.connection_lost(None)
        assert heard.ended

    asyncio.run(flood())


def test_bytes_count_too() -> None:
    async def flood() -> None:
        made, transport, heard = await opened(20)
        for _ in range(17):
            made.data_received(frame(Opcode.TEXT, b"x" * 500))
        assert len(heard.texts) < 17
        assert goodbye(transport).code == 1008

    asyncio.run(flood())


def test_the_largest_message_fits_into_the_smallest_allowance() -> None:
    settings = Settings(messages_a_second=1, largest_message=1_048_576)
    assert ConnectionLimits(settings).allowance().take(settings.largest_message / 1024 + 1)


def test_a_message_has_few_fragments() -> None:
    async def flood() -> None:
        made, transport, heard = await opened(10_000)
        made.data_received(frame(Opcode.TEXT, b"a", False) + frame(Opcode.CONT, b"b", False) + frame(Opcode.CONT, b"c"))
        assert heard.texts == ["abc"]
        made.data_received(frame(Opcode.TEXT, b"a", False) + frame(Opcode.CONT, b"b", False) * MOST_FRAGMENTS + frame(Opcode.CONT))
        assert heard.texts == ["abc"]
        assert goodbye(transport).code == 1008
        made, transport, heard = await opened(10_000)
        made.data_received(frame(Opcode.TEXT, b"a" * 400, False) + frame(Opcode.CONT, b"b" * 400, False) + frame(Opcode.CONT, b"c" * 400))
        assert heard.texts == []
        assert goodbye(transport).code == 1009

    asyncio.run(flood())


def test_one_who_does_not_read_is_not_read() -> None:
    async def stuff() -> None:
        made, transport, _ = await opened()
        made.pause_writing()
        assert not transport.reading
        made.pause()
        made.resume()
        assert not transport.reading
        made.resume_writing()
        assert transport.reading
        made.pause()
        made.pause_writing()
        made.resume_writing()
        assert not transport.reading
        made.resume()
        assert transport.reading

    asyncio.run(stuff())


def test_an_allowance_is_used_up_and_comes_back() -> None:
    bucket = Bucket(1000.0, 10.0)
    assert bucket.take(9.5)
    assert not bucket.take(9.5)
    while not bucket.take(9.5):
        pass


# A whole house


def test_a_flood_ends_its_own_connection_and_others_play_on(house: Running) -> None:
    async def told() -> None:
        async with asyncio.timeout(5 * PATIENCE), Guest(house.url) as ann, Guest(house.url) as eve:
            await ann.call()
            host, port = house.url.removeprefix("http://").split(":")
            for opcode in (Opcode.PING, Opcode.PONG):
                reader, writer = await asyncio.open_connection(host, int(port))
                lines = [
                    "GET /api/live HTTP/1.1",
                    f"Host: {host}:{port}",
                    f"Cookie: {eve.cookie}",
                    "Upgrade: websocket",
                    "Connection: Upgrade",
                ]
                lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
                writer.write("\r\n".join(lines).encode())
                await reader.readuntil(b"\r\n\r\n")
                with suppress(ConnectionError):
                    writer.write(frame(opcode) * 200_000)
                    while await reader.read(65_536):
                        pass
                writer.close()
            await ann.say("ping")
            await ann.hear("pong")
            while (await ann.ask("GET", "/api/health"))["connections"] > 1:
                await asyncio.sleep(0.05)

    asyncio.run(told())


def test_a_house_with_half_requests_has_room_for_others(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/house.db", "--connections-each", "5") as house:
        host, port = house.url.removeprefix("http://").split(":")
        halves = []
        for _ in range(with_requests(5) + 20):
            half = socket.create_connection((host, int(port)), timeout=240)
            half.sendall(b"GET / HTTP/1.1\r\nHost: x")
            halves.append(half)
        refused = halves[-1].recv(4096)
        assert refused.startswith(b"HTTP/1.1 429 ")
        for half in halves:
            half.close()

        async def told() -> None:
            async with asyncio.timeout(5 * PATIENCE):
                while True:
                    with suppress(AssertionError, OSError):
                        async with Guest(house.url) as ann:
                            await ann.call()
                            return

        asyncio.run(told())


# Files


def test_connections_fit_into_the_files_that_may_be_open(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(gates, "most_files", lambda: None)
    assert fitted(Settings()).connections == 5000
    monkeypatch.setattr(gates, "most_files", lambda: 65_536)
    assert fitted(Settings()).connections == 5000
    assert not caplog.records
    for files, least in ((1024, 500), (400, 50)):
        monkeypatch.setattr(gates, "most_files", lambda files=files: files)
        fits = fitted(Settings()).connections
        assert with_requests(fits) + gates.FILES_APART <= files
        assert fits > least
    assert "raise it" in caplog.text


def test_the_limit_on_files_is_raised_as_far_as_it_goes() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = gates.most_files()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        assert soft == most >= before[0]
        assert hard == before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
