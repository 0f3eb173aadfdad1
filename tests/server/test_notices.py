"""Word when it matters: mail by a real SMTP server, pushes to a stand-in that checks VAPID and decrypts, quiet hours, correspondence."""

import asyncio
import json
import re
import socket
import sqlite3
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, cast

import http_ece
import httpx
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from parlor.server import circle_store, notices
from parlor.server.people_messages import NoticeWishes
from parlor.server.push import KNOWN, serves
from parlor.server.schema import migrate
from parlor.server.sqlite import SqliteDatabase
from tests.server.authenticator import Somebody
from tests.server.running import LIBERAL, PATIENCE, Running

HOME = "https://cards.example.org"
ALWAYS = {"quiet_from": 0, "quiet_to": 0}


class Letters:
    """What arrived at the SMTP server."""

    def __init__(self) -> None:
        self.all: list[Message] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.all.append(message_from_bytes(cast("bytes", envelope.content), policy=default))
        return "250 OK"

    async def to(self, address: str, title: str = "") -> Message:
        """The next letter to an address."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for letter in self.all:
                if letter["To"] == address and title in str(letter["Subject"]):
                    self.all.remove(letter)
                    return letter
            await asyncio.sleep(0.05)
        raise AssertionError(f"no letter to {address}: {[str(each['To']) for each in self.all]}")


def text_of(letter: Message) -> str:
    return str(letter.get_content())  # type: ignore[attr-defined]


class Pushes:
    """A push service: knows the key that a browser subscribed with, checks who sends, and decrypts what is sent."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.status = 201
        self.seen = 0
        self.browser = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.sender = ""
        outer = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.seen += 1
                if outer.status < 300:
                    outer.take(self.headers, body)
                self.send_response(outer.status)
                if outer.status in (301, 307):
                    self.send_header("location", outer.url + "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def take(self, headers: Any, body: bytes) -> None:
        token, key = re.fullmatch(r"vapid t=(\S+?),\s*k=(\S+)", headers["authorization"]).groups()  # type: ignore[union-attr]
        assert key == self.sender
        head, claims, signature = token.split(".")
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(key))
        raw = unpadded(signature)
        signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        point.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        told = json.loads(unpadded(claims))
        assert told["aud"] == self.url
        assert time.time() < told["exp"] < time.time() + 86_400
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        self.heard.append(json.loads(http_ece.decrypt(body, private_key=self.browser, auth_secret=self.secret, version="aes128gcm")))

    def subscription(self, name: str) -> dict[str, Any]:
        point = self.browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.url}/{name}", "keys": {"p256dh": padless(point), "auth": padless(self.secret)}, "expirationTime": None}


def unpadded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def padless(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Telling:
    """A house that can send mail and pushes."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.letters, self.pushes = Letters(), Pushes()
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.smtp = Controller(self.letters, hostname="127.0.0.1", port=port)
        self.smtp.start()
        mail = ("--smtp", f"smtp://127.0.0.1:{port}", "--mail-from", "house@example.org", "--origins", HOME)
        self.flags = [*LIBERAL, *mail, "--push-services", self.pushes.url, "--notice-after", "0"]
        self.house = Running(database or f"sqlite:///{folder}/house.db", *self.flags, log=folder / "log")

    def close(self) -> None:
        self.smtp.stop()
        self.pushes.server.shutdown()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    made = Telling(tmp_path_factory.mktemp("notices"))
    with made.house:
        yield made
    made.close()


def run(telling: Telling, test: Callable[[Somebody, Somebody], Awaitable[None]]) -> None:
    async def with_two() -> None:
        async with Somebody(telling.house.url) as ann, Somebody(telling.house.url) as bob:
            await ann.named("Ann")
            await bob.named("Bob")
            await test(ann, bob)

    asyncio.run(with_two())


async def waiting_for(ann: Somebody, bob: Somebody, clock: int | None = 86_400) -> tuple[str, Somebody]:
    """A game by correspondence; returns the table and the one of the two whose turn it is. Nobody is connected."""
    table = str((await ann.open("quenette", players=2, seats=[{"kind": "me"}, {"kind": "empty"}], clock=clock))["id"])
    await bob.ask("POST", f"/api/tables/{table}/join", {})
    await ann.ask("POST", f"/api/tables/{table}/start", {})
    for each in (ann, bob):
        if any(game["table"] == table for game in await each.ask("GET", "/api/my/waiting")):
            return table, each
    raise AssertionError("the game waits for nobody")


async def confirmed(telling: Telling, person: Somebody, address: str) -> None:
    """Gives an address, and opens the link that comes by mail."""
    me = await person.ask("PUT", "/api/me/mail", {"address": address})
    assert me["mail"] == {"address": address, "confirmed": False}
    token = re.search(rf"{HOME}/you/mail#(\S+)", text_of(await telling.letters.to(address)))
    assert token
    await person.ask("POST", "/api/mail/confirm", {"token": token[1]})
    assert (await person.ask("POST", "/api/mail/confirm", {"token": token[1]}, 404))["key"] == "house-link-useless"


# Mail


def test_mail_comes_to_a_confirmed_address_and_ends_with_one_click(telling: Telling) -> None:
    async def correspond(ann: Somebody, bob: Somebody) -> None:
        for person, address in ((ann, "ann@example.org"), (bob, "bob@example.org")):
            await confirmed(telling, person, address)
            await person.ask("PUT", "/api/me/notices", {"mail": True, **ALWAYS})
        table, mover = await waiting_for(ann, bob)
        address = "ann@example.org" if mover is ann else "bob@example.org"
        letter = await telling.letters.to(address, "Your turn at Quenette")
        assert f"{HOME}/t/{table}" in text_of(letter)
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = str(letter["List-Unsubscribe"]).strip("<>")
        assert stop.startswith(f"{HOME}/api/unsubscribe/")
        # A mail program has no cookie and does not sign in.
        path = stop.removeprefix(HOME)
        answer = httpx.post(telling.house.url + path, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200, answer.text
        assert not (await mover.ask("GET", "/api/me"))["wishes"]["mail"]
        assert httpx.post(telling.house.url + path[:-3] + "abc").status_code == 404

    run(telling, correspond)


@pytest.mark.parametrize(
    "address",
    ["nobody", "a@b@c", "ann@example.org\r\nBcc: all@example.org", "ann@example.org, bob@example.org", "<ann@example.org>", "", "a" * 250],
)
def test_what_is_no_address_gets_no_mail(telling: Telling, address: str) -> None:
    async def give(ann: Somebody, _: Somebody) -> None:
        answer = await ann.http.put("/api/me/mail", json={"address": address})
        assert answer.status_code == 400
        assert telling.letters.all == []

    run(telling, give)


def test_nobody_is_flooded_with_confirmations(telling: Telling) -> None:
    async def flood(ann: Somebody, _: Somebody) -> None:
        answers = [(await ann.http.put("/api/me/mail", json={"address": "victim@example.org"})).status_code for _ in range(6)]
        assert answers.count(200) == 3
        assert answers.count(429) == 3
        telling.letters.all.clear()

    run(telling, flood)


# Pushes


def test_a_push_is_signed_encrypted_and_sent_once(telling: Telling) -> None:
    async def correspond(ann: Somebody, bob: Somebody) -> None:
        telling.pushes.heard.clear()
        telling.pushes.sender = (await ann.ask("GET", "/api/me"))["push_key"]
        for person, name in ((ann, "ann"), (bob, "bob")):
            assert (await person.ask("POST", "/api/me/push", telling.pushes.subscription(name)))["pushed"]
            await person.ask("PUT", "/api/me/notices", {"push": True, "language": "de", **ALWAYS})
        table, _ = await waiting_for(ann, bob)
        end = time.monotonic() + PATIENCE
        while not telling.pushes.heard and time.monotonic() < end:
            await asyncio.sleep(0.05)
        assert telling.pushes.heard[0]["title"] == "Du bist dran: Quenette"
        assert telling.pushes.heard[0]["path"] == f"/t/{table}"
        # A browser that no longer wants any is forgotten.
        telling.pushes.status = 410
        seen = telling.pushes.seen
        _, mover = await waiting_for(ann, bob)
        while telling.pushes.seen == seen and time.monotonic() < end:
            await asyncio.sleep(0.05)
        while (await mover.ask("GET", "/api/me"))["pushed"] and time.monotonic() < end:
            await asyncio.sleep(0.05)
        assert not (await mover.ask("GET", "/api/me"))["pushed"]
        telling.pushes.status = 201

    run(telling, correspond)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/",
        "http://169.254.169.254/latest/meta-data",
        "https://fcm.googleapis.com.evil.example.org/x",
        "https://evil.example.org/fcm.googleapis.com",
        "https://fcm.googleapis.com@evil.example.org/",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://[::1]/",
        "file:///etc/passwd",
        "https://fcm.googleapis.com\\@evil.example.org/",
        "",
    ],
)
def test_pushes_go_only_to_known_services(telling: Telling, endpoint: str) -> None:
    async def subscribe(ann: Somebody, _: Somebody) -> None:
        wanted = {**telling.pushes.subscription("x"), "endpoint": endpoint}
        assert (await ann.ask("POST", "/api/me/push", wanted, 400))["key"] == "house-push-unknown"

    run(telling, subscribe)


def test_the_common_browsers_services_are_known() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ):
        assert any(serves(service, endpoint) for service in KNOWN)


# When not


def at(hour: int, minute: int = 0) -> float:
    return datetime(2026, 11, 17, hour, minute, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("wishes", "now", "until"),
    [
        (NoticeWishes(quiet_from=22, quiet_to=8), at(21, 59), None),
        (NoticeWishes(quiet_from=22, quiet_to=8), at(22), at(8) + 86_400),
        (NoticeWishes(quiet_from=22, quiet_to=8), at(7, 59), at(8)),
        (NoticeWishes(quiet_from=22, quiet_to=8), at(8), None),
        (NoticeWishes(quiet_from=9, quiet_to=17), at(12), at(17)),
        (NoticeWishes(quiet_from=0, quiet_to=0), at(3), None),
        (NoticeWishes(quiet_from=22, quiet_to=8, zone="Europe/Berlin"), at(21, 30), at(7) + 86_400),
        (NoticeWishes(quiet_from=22, quiet_to=8, zone="Nowhere/Else"), at(21, 30), None),
    ],
    ids=str,
)
def test_quiet_hours(wishes: NoticeWishes, now: float, until: float | None) -> None:
    assert notices.quiet_until(wishes, now) == until


def test_everything_is_off_by_default() -> None:
    assert not NoticeWishes().push
    assert not NoticeWishes().mail


def test_word_that_is_no_longer_so_or_no_longer_theirs_is_not_sent(tmp_path: Path) -> None:
    """It may have waited for the end of quiet hours: meanwhile the table is full, the evening over, or the member removed."""
    database = SqliteDatabase(str(tmp_path / "house.db"), True)
    migrate(database)
    circle, table, evening = "c" * 12, "t" * 12, "e" * 12
    circle_store.found(database, circle, "ann", "Thursday", False, 1.0)
    circle_store.enter(database, circle, "bob", 2.0)
    columns = "id, game, phase, joining, watching, host, opened, changed, summary, circle"
    database.run(f"INSERT INTO tables ({columns}) VALUES (?, 'foozle', 'gathering', 'circle', 1, 'ann', 1, 1, '', ?)", [table, circle])
    columns = "id, circle, host, game, title, players, options, pairs, deals, clock, level, made, starts, state, secret, salt"
    database.run(
        f"INSERT INTO evenings ({columns}, signing_key, signature) "
        "VALUES (?, ?, 'ann', 'foozle', '', 4, '{}', 0, 1, 60, '', 1, 1, 'playing', '', '', '', '')",
        [evening, circle],
    )
    of_table = notices.Notice("bob", "table", {}, f"/t/{table}")
    of_evening = notices.Notice("bob", "evening", {}, f"/c/{circle}/evening/{evening}")

    def wanted() -> list[bool]:
        return [notices.ways(database, each) is not None for each in (of_table, of_evening)]

    assert wanted() == [True, True]
    circle_store.part(database, circle, "bob", circle_store.REMOVED)
    assert wanted() == [False, False]
    circle_store.enter(database, circle, "bob", 3.0)
    database.run("UPDATE tables SET phase = 'playing'")
    assert wanted() == [False, True]
    database.run("UPDATE evenings SET state = 'over'")
    assert wanted() == [False, False]
    database.close()


def test_whoever_is_connected_is_not_told(telling: Telling) -> None:
    async def play(ann: Somebody, bob: Somebody) -> None:
        telling.pushes.heard.clear()
        for person, name in ((ann, "ann2"), (bob, "bob2")):
            await person.call()
            await person.ask("POST", "/api/me/push", telling.pushes.subscription(name))
            await person.ask("PUT", "/api/me/notices", {"push": True, **ALWAYS})
        # The house has looked who is here before the game begins, and once again after it waits.
        telling.pushes.sender = (await ann.ask("GET", "/api/me"))["push_key"]
        async with Somebody(telling.house.url) as carol, Somebody(telling.house.url) as dave:
            await looked(telling, carol, dave)
            table, _ = await waiting_for(ann, bob)
            await looked(telling, carol, dave)
        assert table not in json.dumps(telling.pushes.heard)

    run(telling, play)


async def looked(telling: Telling, carol: Somebody, dave: Somebody) -> None:
    """Waits until the house has sent word to others who are not connected."""
    before = len(telling.pushes.heard)
    for person, name in ((carol, "carol"), (dave, "dave")):
        await person.ask("POST", "/api/me/push", telling.pushes.subscription(f"{name}{before}"))
        await person.ask("PUT", "/api/me/notices", {"push": True, **ALWAYS})
    await waiting_for(carol, dave)
    end = time.monotonic() + PATIENCE
    while len(telling.pushes.heard) == before:
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


# Correspondence


def test_my_games_tells_whose_turn_it_is_against_whom_and_how_long(telling: Telling) -> None:
    async def correspond(ann: Somebody, bob: Somebody) -> None:
        table, mover = await waiting_for(ann, bob)
        other, names = (bob, ("Ann", "Bob")) if mover is ann else (ann, ("Bob", "Ann"))
        for person in (mover, other):
            game = next(game for game in await person.ask("GET", "/api/my/games") if game["table"] == table)
            assert 86_000 < game["until"] - time.time() < 86_500
            assert game["turn"] == (person is mover)
            assert game["waiting"] == ([] if person is mover else [names[0]])
            assert game["others"] == [names[1] if person is mover else names[0]]

    run(telling, correspond)


def test_a_days_clock_goes_on_while_nobody_looks(tmp_path: Path) -> None:
    """The deadline survives a restart, and when it has passed, the game goes on although nobody opens the table."""

    async def begin(url: str) -> tuple[str, str, float, str]:
        async with Somebody(url) as ann, Somebody(url) as bob:
            table, mover = await waiting_for(ann, bob)
            (game,) = await mover.ask("GET", "/api/my/games")
            return table, mover.http.cookies["parlor_guest"], game["until"], "ann" if mover is ann else "bob"

    async def go_on(url: str, cookie: str, table: str, until: float) -> None:
        async with Somebody(url) as mover:
            mover.http.cookies.clear()
            mover.http.cookies.set("parlor_guest", cookie, domain="localhost.local")
            await mover.call()
            event = await mover.watch(table, None)
            assert abs(event["deadline"] - until) < 1

    async def over(url: str, table: str) -> None:
        async with Somebody(url) as bob:
            end = time.monotonic() + PATIENCE
            while not any(seat["kept"] for seat in (await bob.ask("GET", f"/api/tables/{table}"))["seats"]):
                assert time.monotonic() < end, "nobody's time is up"
                await asyncio.sleep(0.2)

    running = Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL)
    with running:
        table, cookie, until, _ = asyncio.run(begin(running.url))
    with running:
        asyncio.run(go_on(running.url, cookie, table, until))
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.execute("UPDATE places SET until = until - 90000 WHERE until > 0")
    with running:
        asyncio.run(over(running.url, table))
