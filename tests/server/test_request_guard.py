"""The door: strange cookies, origins and hosts, deeply nested bodies, and metrics for the operator of the house."""

import asyncio
import socket
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar.datastructures import Headers
from websockets.exceptions import ConnectionClosed

from parlor.server import metrics
from parlor.server import ws_messages as ws
from parlor.server.bulletins import Bulletins
from parlor.server.circles import Circles
from parlor.server.connections import Bucket, Buckets, address_of
from parlor.server.people import People
from parlor.server.request_guard import LONGEST_COOKIES, cookie_of
from parlor.server.settings import Settings
from parlor.server.ws_channel import Channel
from tests.server.inside import TABLE, client, inside, opening, told
from tests.server.running import LIBERAL, PATIENCE, Guest, Running

# Cookies


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("parlor_guest=a.b", "a.b"),
        ("theme=dark; parlor_guest=a.b; x=y", "a.b"),
        (" parlor_guest = a.b ;", "a.b"),
        ("xparlor_guest=no; parlor_guest=a.b; parlor_guest=c.d", "a.b"),
        ("parlor_guest", ""),
        ("", None),
        (";;;=;=;", None),
        ('x="parlor_guest=1', None),
        ("x=" + "y" * LONGEST_COOKIES + "; parlor_guest=a.b", None),
    ],
    ids=lambda text: str(text)[:30],
)
def test_our_cookie_among_others(header: str, value: str | None) -> None:
    assert cookie_of(header) == value


@pytest.mark.parametrize("size", [7_000, 60_000, 180_000])
def test_a_cookie_that_is_hard_to_read_is_not_read(house: Running, size: int) -> None:
    """The response comes at all: in the past, one such header took a minute of the only processor that answers."""
    cookie = 'parlor_guest="' + '\\"' * (size // 2) + '"'
    answer = httpx.get(f"{house.url}/api/house", headers={"cookie": cookie}, timeout=PATIENCE)
    assert answer.status_code == (200 if size < 16_000 else 431)
    assert answer.status_code == 431 or "set-cookie" in answer.headers


# Addresses


def test_limits_count_a_network_of_ipv6_as_one() -> None:
    scopes = [{"client": (address, 1)} for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "x" * 9000)]
    first, second, third, odd = (address_of(scope) for scope in scopes)
    assert first == second != third
    assert len(odd) < 100
    assert address_of({"client": None}) == ""


# Strange requests


@pytest.mark.parametrize("name", ["Origin", "Host", "Cookie", "X-Parlor-Relay", "If-None-Match", "Accept-Encoding", "Content-Type"])
@pytest.mark.parametrize(
    "value", [b"http://[", b"[", b"http://[::1", b"\xff\xfe", b"http://a:b:c", b"://", b"", b"%", b"*", b'"', b"gzip;q=;;,"]
)
def test_an_odd_header_gets_an_answer_and_no_failure(house: Running, name: str, value: bytes) -> None:
    host = house.url.removeprefix("http://")
    for method, path in (("POST", "/api/tables"), ("GET", "/api/house"), ("GET", "/")):
        lines = [] if name == "Host" else [f"Host: {host}".encode()]
        lines += [name.encode() + b": " + value, b"Connection: close", b"Content-Length: 2"]
        with socket.create_connection(host.split(":"), timeout=PATIENCE) as raw:  # type: ignore[arg-type]
            raw.sendall(f"{method} {path} HTTP/1.1\r\n".encode() + b"\r\n".join(lines) + b"\r\n\r\n{}")
            status = int(raw.makefile("rb").readline().split()[1])
        assert status < 500
        if method == "POST":
            assert status >= 400


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/kkkkkkkkkkkk/join", "/api/verify", "/api/me"])
@pytest.mark.parametrize("deep", [b"[" * 60_000, b'{"a":' * 10_000, b"[" * 20_000 + b"]" * 20_000, b'{"a":' * 8_000 + b"1" + b"}" * 8_000])
def test_a_body_that_is_nested_too_deeply_gets_one_sentence(house: Running, path: str, deep: bytes) -> None:
    method = "PUT" if path == "/api/me" else "POST"
    answer = httpx.request(method, house.url + path, content=deep, headers={"content-type": "application/json"}, timeout=PATIENCE)
    assert 400 <= answer.status_code < 500
    assert answer.json()["reason"]


# Metrics


@pytest.mark.parametrize(
    ("peer", "headers", "may"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("::ffff:127.0.0.1", {}, True),
        ("::ffff:192.0.2.1", {}, False),
        ("somewhere", {}, False),
        ("192.0.2.1", {}, False),
        ("127.0.0.1", {"x-forwarded-for": "192.0.2.1"}, False),
        ("127.0.0.1", {"forwarded": "for=192.0.2.1"}, False),
        ("127.0.0.1", {"via": "1.1 proxy"}, False),
        ("192.0.2.1", {"authorization": "Bearer secret"}, True),
        ("127.0.0.1", {"x-forwarded-for": "192.0.2.1", "authorization": "Bearer secret"}, True),
        ("192.0.2.1", {"authorization": "Bearer wrong"}, False),
        ("192.0.2.1", {"authorization": "Bearer \xff"}, False),
        ("192.0.2.1", {"authorization": "Bearer "}, False),
    ],
)
def test_figures_are_for_the_one_who_runs_the_house(peer: str, headers: dict[str, str], may: bool) -> None:
    scope = {"client": (peer, 1)}
    assert metrics.may_read(scope, Headers(headers), "secret") is may
    without = may and "authorization" not in headers
    assert metrics.may_read(scope, Headers(headers), "") is without


def test_figures_through_a_proxy_need_the_token(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/house.db", "--metrics-token", "of-mine", "--proxies", "127.0.0.1") as house:
        through = {"x-forwarded-for": "203.0.113.9"}
        refused = httpx.get(f"{house.url}/metrics", headers=through, timeout=PATIENCE)
        assert refused.status_code == 403
        assert refused.json()["reason"] == "The figures are for the one who runs the house"
        assert httpx.get(f"{house.url}/metrics", timeout=PATIENCE).status_code == 200
        assert (
            httpx.get(f"{house.url}/metrics", headers={**through, "authorization": "Bearer of-mine"}, timeout=PATIENCE).status_code == 200
        )


# Connections and messages of one guest


def test_a_guest_has_so_many_connections(tmp_path: Path) -> None:
    async def meet(url: str) -> None:
        async with asyncio.timeout(5 * PATIENCE), Guest(url) as ann, Guest(url) as tab, Guest(url) as bob:
            tab.http.cookies = ann.http.cookies
            await ann.call()
            await tab.call()
            with pytest.raises(ConnectionClosed) as full:
                await tab.hear("pong")
            assert full.value.rcvd is not None
            assert (full.value.rcvd.code, full.value.rcvd.reason) == (1013, "You have too many connections: close a tab")
            tab.socket = None
            await bob.call()
            await bob.say("ping")
            await bob.hear("pong")
            await ann.hang_up()
            while (await bob.ask("GET", "/api/health"))["connections"] > 1:
                await asyncio.sleep(0.05)
            await tab.call()
            await tab.say("ping")
            await tab.hear("pong")

    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL, "--connections-a-guest", "1") as house:
        asyncio.run(meet(house.url))


def test_the_whole_table_is_worth_several_messages() -> None:
    async def ask() -> None:
        house, _ = inside(opening("quenette", 4, {}))
        bulletins = Bulletins(house.ownership)
        ann, channel = (
            client(house, "guest0"),
            Channel(house, Settings(), People(house.store, bulletins), Circles(house, bulletins, Buckets(1, 1))),
        )
        allowance = Bucket(0.0, 10.0)
        watch = ws.encode(ws.Watch(TABLE, 0)).decode()
        answers = [await channel.hear(ann, text, allowance) for text in (watch, watch, watch, '{"do":"ping"}', '{"do":"ping"}')]
        assert [each and each.key for each in answers] == [None, None, "house-watches-too-often", None, "house-talks-too-fast"]
        kinds = [msgspec.json.decode(message)["kind"] for message in told(ann)]
        assert [kind for kind in kinds if kind != "presence"] == ["event", "event", "pong"]

    asyncio.run(ask())
