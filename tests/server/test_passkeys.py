"""Passkeys and personal links over HTTP: the same person on several devices, and everybody else kept out."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.authenticator import Authenticator, Somebody
from tests.server.running import LIBERAL, Running


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("people")
    with Running(f"sqlite:///{folder}/house.db", *LIBERAL, log=folder / "log") as running:
        yield running.url


def reason(answer: Any) -> str:
    return str(answer["key"])


def test_a_guest_with_a_passkey_is_the_same_person_on_another_device(url: str) -> None:
    async def play() -> None:
        async with Somebody(url) as ann, Somebody(url) as phone:
            await ann.named("Ann Lasting")
            table = await ann.play_alone("flag")
            passkey = Authenticator()
            me = await ann.make(passkey)
            assert me["lasting"]
            assert len(me["passkeys"]) == len(me["devices"]) == 1
            assert [game["table"] for game in await ann.ask("GET", "/api/my/games")] == [table]
            # The phone has played as a guest before; that goes along.
            other = await phone.play_alone("flag")
            old = phone.http.cookies["parlor_guest"]
            assert await phone.sign_in(passkey) == {"name": "Ann Lasting", "games": 1}
            assert phone.http.cookies["parlor_guest"] != old
            assert {game["table"] for game in await phone.ask("GET", "/api/my/games")} == {table, other}
            await phone.call()
            assert (await phone.watch(other, 0))["view"] is not None
            assert (await phone.watch(table, 0))["view"] is not None
            assert len((await ann.ask("GET", "/api/me"))["devices"]) == 2
            # The old cookie of the guest is worth nothing.
            phone.http.cookies.clear()
            phone.http.cookies.set("parlor_guest", old, domain="localhost.local")
            assert await phone.ask("GET", "/api/my/games") == []

    asyncio.run(play())


def test_a_link_moves_the_identity_once(url: str) -> None:
    async def move() -> None:
        async with Somebody(url) as ann, Somebody(url) as phone, Somebody(url) as thief:
            await ann.named("Ann Linked")
            token = await ann.link()
            assert await thief.ask("POST", "/api/sign-in/link/owner", {"token": token}) == {"name": "Ann Linked"}
            assert (await phone.ask("POST", "/api/sign-in/link", {"token": token}))["name"] == "Ann Linked"
            assert reason(await thief.ask("POST", "/api/sign-in/link", {"token": token}, 404)) == "house-link-useless"
            older = await ann.link()
            await ann.link()
            assert reason(await thief.ask("POST", "/api/sign-in/link", {"token": older}, 404)) == "house-link-useless"
            assert reason(await thief.ask("POST", "/api/sign-in/link/owner", {"token": "x" * 43}, 404)) == "house-link-useless"
            await thief.ask("POST", "/api/sign-in/link", {"token": "x"}, 400)

    asyncio.run(move())


def test_a_revoked_device_is_thrown_out_at_once(url: str) -> None:
    async def revoke() -> None:
        async with Somebody(url) as ann, Somebody(url) as phone, Somebody(url) as bob:
            await ann.make(Authenticator())
            table = await ann.play_alone("flag")
            await phone.ask("POST", "/api/sign-in/link", {"token": await ann.link()})
            await phone.call()
            await phone.watch(table, 0)
            me = await ann.ask("GET", "/api/me")
            other = next(device["id"] for device in me["devices"] if not device["here"])
            assert reason(await bob.ask("DELETE", f"/api/me/devices/{other}", status=404)) == "house-no-device"
            await ann.ask("DELETE", f"/api/me/devices/{other}")
            assert reason(await phone.hear("trouble")) == "house-device-revoked"
            assert phone.socket is not None
            with pytest.raises(ConnectionClosed):
                await phone.socket.recv()
            assert not (await phone.ask("GET", "/api/me"))["lasting"]
            assert await phone.ask("GET", "/api/my/games") == []
            assert len((await ann.ask("GET", "/api/me"))["devices"]) == 1

    asyncio.run(revoke())


def test_a_challenge_is_valid_once_and_for_one_person(url: str) -> None:
    async def replay() -> None:
        async with Somebody(url) as ann, Somebody(url) as eve:
            passkey = Authenticator()
            options = await ann.ask("POST", "/api/me/passkeys/options")
            made = {"credential": passkey.make(options, ann.url)}
            assert reason(await eve.ask("POST", "/api/me/passkeys", made, 400)) == "house-passkey-too-late"
            assert reason(await ann.ask("POST", "/api/me/passkeys", made, 400)) == "house-passkey-too-late", "it is used up"
            await ann.make(passkey)
            options = await ann.ask("POST", "/api/sign-in/options")
            shown = {"credential": passkey.show(options, ann.url)}
            await ann.ask("POST", "/api/sign-in", shown)
            for each in (ann, eve):
                assert reason(await each.ask("POST", "/api/sign-in", shown, 400)) == "house-passkey-too-late"

    asyncio.run(replay())


def test_someone_elses_passkey_is_refused(url: str) -> None:
    async def steal() -> None:
        async with Somebody(url) as ann, Somebody(url) as eve:
            passkey, forged, stranger = Authenticator(), Authenticator(), Authenticator()
            await ann.make(passkey)
            # The same id with another key, a passkey that nobody has made, one that counts backward, and one that names somebody else.
            forged.id = passkey.id
            options = await eve.ask("POST", "/api/me/passkeys/options")
            answer = await eve.ask("POST", "/api/me/passkeys", {"credential": forged.make(options, eve.url)}, 400)
            assert reason(answer) == "house-passkey-anothers"
            forged.handle = passkey.handle
            assert reason(await eve.sign_in(forged, 400)) == "house-passkey-useless"
            assert reason(await eve.sign_in(stranger, 400)) == "house-passkey-unknown"
            passkey.uses = -1
            assert reason(await eve.sign_in(passkey, 400)) == "house-passkey-useless"
            passkey.uses, passkey.handle = 50, b"somebody else"
            assert reason(await eve.sign_in(passkey, 400)) == "house-passkey-useless"
            # Made for another site.
            options = await eve.ask("POST", "/api/sign-in/options")
            shown = {"credential": passkey.show(options, "https://evil.example.org")}
            assert reason(await eve.ask("POST", "/api/sign-in", shown, 400)) == "house-passkey-useless"
            assert not (await eve.ask("GET", "/api/me"))["lasting"]

    asyncio.run(steal())


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "a"},
        {"response": None},
        {"response": {"clientDataJSON": "%%%"}},
        {"response": {"clientDataJSON": "e30"}},
        {"id": "x" * 9000},
    ],
    ids=str,
)
def test_what_is_not_a_passkey_gets_a_sentence(url: str, credential: object) -> None:
    async def ask() -> None:
        async with Somebody(url) as eve:
            for path in ("/api/sign-in", "/api/me/passkeys"):
                answer = await eve.ask("POST", path, {"credential": credential}, 400)
                assert reason(answer) in ("house-passkey-useless", "house-passkey-too-late")

    asyncio.run(ask())


def test_a_house_without_a_name_says_what_is_missing(url: str) -> None:
    async def ask() -> None:
        async with Somebody(url) as ann:
            ann.http.headers["origin"] = url
            answer = await ann.http.post(f"{url}/api/me/passkeys/options")
            assert (answer.status_code, answer.json()["key"]) == (400, "house-passkey-needs-name")

    asyncio.run(ask())


def test_tries_are_limited(tmp_path: Path) -> None:
    async def try_often(url: str) -> None:
        async with Somebody(url) as eve:
            answers = [(await eve.http.post("/api/sign-in/link/owner", json={"token": "y" * 43})).status_code for _ in range(4)]
            assert answers == [404, 404, 404, 429]

    with Running(f"sqlite:///{tmp_path}/house.db", "--tries-a-minute", "3") as running:
        asyncio.run(try_often(running.url))
