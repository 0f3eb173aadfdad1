"""Export and closing an account, blocks, reports, reserved names, and whoever runs the house."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlor.server import names
from parlor.server.accounts import label_of
from parlor.terminal.command import main
from tests.server.authenticator import Authenticator, Somebody
from tests.server.running import LIBERAL, Running

NAME = "Wilhelmine"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("accounts")
    with Running(f"sqlite:///{folder}/house.db", *LIBERAL, log=folder / "log") as running:
        yield running


async def together(ann: Somebody, bob: Somebody, finish: bool = True) -> str:
    """A game of two people, which one of them resigns."""
    table = str((await ann.open("quenette", players=2, seats=[{"kind": "me"}, {"kind": "empty"}]))["id"])
    await bob.ask("POST", f"/api/tables/{table}/join", {})
    await ann.ask("POST", f"/api/tables/{table}/start", {})
    if finish:
        await bob.ask("POST", f"/api/tables/{table}/resign", {"seat": 1})
    return table


# Everything one has played, and nothing any more


def test_the_export_has_everything_and_only_what_one_may_see(house: Running) -> None:
    async def export() -> None:
        async with Somebody(house.url) as ann, Somebody(house.url) as bob:
            await ann.named("Ann Exported")
            over, running = await together(ann, bob), await together(ann, bob, finish=False)
            daily = (await ann.ask("POST", "/api/daily/flag"))["id"]
            await ann.ask("POST", f"/api/tables/{daily}/resign", {"seat": 0})
            answer = await ann.http.get("/api/me/export")
            assert "attachment" in answer.headers["content-disposition"]
            told = answer.json()
            assert {game["table"] for game in told["games"]} == {over, running, daily}
            # A running game and today's deal, which others still play, have no record yet.
            assert set(told["records"]) == {over}
            assert told["records"][over] == await ann.ask("GET", f"/api/tables/{over}/record")
            assert told["me"]["name"] == "Ann Exported"

    asyncio.run(export())


def test_whoever_closes_the_account_takes_the_name_along_and_leaves_others_their_games(house: Running, tmp_path: Path) -> None:
    async def close() -> None:
        async with Somebody(house.url) as ann, Somebody(house.url) as bob, Somebody(house.url) as phone:
            await ann.named(NAME)
            passkey = Authenticator()
            await ann.make(passkey)
            over, running = await together(ann, bob), await together(ann, bob, finish=False)
            alone = await ann.play_alone("flag")
            await phone.ask("POST", "/api/sign-in/link", {"token": await ann.link()})
            await phone.call()
            assert (await ann.ask("DELETE", "/api/me", {"name": "Somebody"}, 400))["key"] == "house-close-name"
            await ann.ask("DELETE", "/api/me", {"name": NAME})
            assert (await phone.hear("trouble"))["key"] == "house-device-revoked"
            # For the others nothing is lost: the record stands, signed and in the log, and the running game is won.
            record = await bob.ask("GET", f"/api/tables/{over}/record")
            assert record["names"][0] == "—"
            (tmp_path / "record.json").write_text(json.dumps(record))
            games = {game["table"]: game for game in await bob.ask("GET", "/api/my/games")}
            assert games[running]["phase"] == "over"
            assert games[running]["won"]
            await bob.ask("GET", f"/api/tables/{alone}", status=404)
            assert (await phone.sign_in(passkey, 400))["key"] == "house-passkey-unknown"
            assert not (await ann.ask("GET", "/api/me"))["lasting"]
            assert await ann.ask("GET", "/api/my/games") == []

    asyncio.run(close())
    with sqlite3.connect(house.database.removeprefix("sqlite:///")) as database:
        dump = "\n".join(line for line in database.iterdump() if "ledger" not in line)
    assert NAME not in dump
    assert main(["admin", "check", "--database", house.database]) == 0
    mirror = str(tmp_path / "mirror")
    assert main(["mirror", house.url, "--into", mirror]) == 0
    assert '"renamed"' in Path(mirror).read_text()
    assert main(["verify", str(tmp_path / "record.json"), "--mirror", mirror]) == 0


# Keeping the peace


def test_whoever_is_blocked_does_not_sit_down(house: Running) -> None:
    async def meet() -> None:
        async with Somebody(house.url) as ann, Somebody(house.url) as bob, Somebody(house.url) as eve:
            await bob.named("Bob Blocked")
            table = await together(ann, bob)
            where = {"table": table, "seat": 1}
            assert (await eve.ask("POST", "/api/me/blocked", where, 400))["key"] == "house-not-your-game"
            assert (await ann.ask("POST", "/api/me/blocked", {"table": table, "seat": 0}, 404))["key"] == "house-nobody-there"
            me = await ann.ask("POST", "/api/me/blocked", where)
            assert [each["name"] for each in me["blocked"]] == ["Bob Blocked"]
            next_table = (await ann.open("quenette", players=2, seats=[{"kind": "me"}, {"kind": "empty"}]))["id"]
            assert (await bob.ask("POST", f"/api/tables/{next_table}/join", {}, 403))["key"] == "house-not-welcome"
            await ann.ask("DELETE", f"/api/me/blocked/{me['blocked'][0]['id']}")
            await bob.ask("POST", f"/api/tables/{next_table}/join", {})

    asyncio.run(meet())


def test_nobody_is_taken_for_the_host(house: Running) -> None:
    async def imitate() -> None:
        async with Somebody(house.url) as ann, Somebody(house.url) as eve:
            await ann.named("Bill")
            table = (await ann.open("quenette", players=2, seats=[{"kind": "me"}, {"kind": "empty"}]))["id"]
            await eve.named("BiIl")
            assert (await eve.ask("POST", f"/api/tables/{table}/join", {}, 400))["key"] == "house-name-like-host"
            await eve.named("Eve")
            await eve.ask("POST", f"/api/tables/{table}/join", {})
            assert (await eve.ask("PUT", "/api/me", {"name": "Аdmin"}, 400))["key"] == "house-name-reserved"

    asyncio.run(imitate())


@pytest.mark.parametrize("name", ["Ann", "ANN", "А n n", "Änn", "ＡＮＮ", "𝐀𝐧𝐧", "A.n-n", "Ann​"])
def test_names_that_look_alike(name: str) -> None:
    assert names.imitates(name, "Ann")


@pytest.mark.parametrize("name", ["Anna", "Hans", "An", "!", ""])
def test_names_that_do_not(name: str) -> None:
    assert not names.imitates(name, "Ann")
    assert not names.imitates("Ann", name)


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Windows"),
        ("curl/8", "curl"),
        ("", "?"),
        ("<script>" * 100, "script"),
    ],
)
def test_what_a_device_is_called(agent: str, label: str) -> None:
    assert label_of(agent).startswith(label)
    assert "<" not in label_of(agent)


# Whoever runs the house


def test_the_operators_page_opens_with_a_passkey_only(house: Running, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "operator", "--database", house.database]) == 0
    token = capsys.readouterr().out.partition("#")[2].split()[0]

    async def operate() -> None:
        async with Somebody(house.url) as host, Somebody(house.url) as ann, Somebody(house.url) as bob:
            passkey = Authenticator()
            assert (await host.ask("POST", "/api/operator/become", {"token": token}, 400))["key"] == "house-operator-needs-passkey"
            await host.make(passkey)
            await host.ask("POST", "/api/operator/become", {"token": token})
            assert (await bob.ask("GET", "/api/operator", status=403))["key"] == "house-operator-only"
            # Being the operator is not enough: the passkey must be shown on this device, and by the operator.
            await host.ask("GET", "/api/operator", status=403)
            other = Authenticator()
            await ann.make(other)
            options = await host.ask("POST", "/api/operator/options")
            await host.ask("POST", "/api/operator/enter", {"credential": other.show(options, host.url)}, 403)
            await host.ask("GET", "/api/operator", status=403)
            options = await host.ask("POST", "/api/operator/options")
            await host.ask("POST", "/api/operator/enter", {"credential": passkey.show(options, host.url)})
            await ann.named("Ann Noisy")
            table = await together(bob, ann)
            await bob.ask("POST", "/api/reports", {"table": table, "seat": 1, "why": "words", "text": "shouts"})
            page = await host.ask("GET", "/api/operator")
            found = next(each for each in page["reports"] if each["text"] == "shouts")
            assert found["about"] == "Ann Noisy"
            assert not found["settled"]
            assert page["counts"]["people"] >= 3
            await host.ask("POST", f"/api/operator/reports/{found['id']}")
            people = await host.ask("GET", "/api/operator/people?like=noisy")
            assert [each["name"] for each in people] == ["Ann Noisy"]
            await ann.call()
            await host.ask("POST", f"/api/operator/people/{people[0]['id']}", {"blocked": True})
            assert (await ann.hear("trouble"))["key"] == "house-device-revoked"
            assert (await ann.sign_in(other, 403))["key"] == "house-account-blocked"
            await host.ask("POST", f"/api/operator/people/{people[0]['id']}", {"blocked": False})
            await ann.sign_in(other)
            await host.ask("POST", "/api/operator/reserved", {"name": "Karl"})
            assert (await bob.ask("PUT", "/api/me", {"name": "Kаrl"}, 400))["key"] == "house-name-reserved"
            await host.ask("DELETE", "/api/operator/reserved/Karl")
            await bob.named("Karl")
            playing = await together(bob, ann, finish=False)
            assert playing in {each["id"] for each in await host.ask("GET", "/api/operator/tables?phase=playing")}
            await host.ask("DELETE", f"/api/operator/tables/{playing}")
            await bob.ask("GET", f"/api/tables/{playing}", status=404)
            assert (await ann.ask("POST", "/api/operator/become", {"token": token}, 404))["key"] == "house-link-useless"

    asyncio.run(operate())


def test_the_command_lists_and_blocks(house: Running, capsys: pytest.CaptureFixture[str]) -> None:
    def admin(*words: str) -> str:
        assert main(["admin", *words, "--database", house.database]) == 0
        return capsys.readouterr().out

    async def come() -> None:
        async with Somebody(house.url) as ann, Somebody(house.url) as bob:
            await ann.named("Ann Listed")
            await ann.make(Authenticator())
            listed = next(line for line in json.loads(admin("people", "--json")) if line["name"] == "Ann Listed")
            assert "Ann Listed" in admin("people", "Listed")
            table = await together(bob, ann, finish=False)
            assert table in admin("tables")
            await bob.ask("POST", "/api/reports", {"table": table, "seat": 1, "why": "stalling", "text": "never\x1b[31m moves"})
            assert "never [31m moves" in admin("reports")
            admin("block", listed["id"])
            admin("unblock", listed["id"])
            admin("reserve", "Otto")
            assert (await bob.ask("PUT", "/api/me", {"name": "0tto"}, 400))["key"] == "house-name-reserved"
            admin("release", "Otto")

    asyncio.run(come())
    assert main(["admin", "block", "nobody", "--database", house.database]) == 1
