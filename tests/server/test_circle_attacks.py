"""Attacks on circles and their evenings, over the wire: each is refused in plain words, and nothing is lost."""

import asyncio
import json
import sqlite3
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.authenticator import Somebody, operating
from tests.server.circling import at, circle_of, follow, join, named, play_out, propose, told
from tests.server.running import LIBERAL, PATIENCE, Guest, Running
from tests.server.test_evenings import appointed, signed
from tests.server.typed import typed

# Every way to ask for something about a table, after its path.
WAYS_TO_A_TABLE = [
    *("", "/record", "/replay", "/replay?seat=0", "/replay?open=true", "/review?seat=0", "/thoughts?at=0", "/thoughts?at=3", "/key?seat=0"),
]


async def gotten(guest: Guest, *paths: str) -> dict[str, tuple[int, str]]:
    """The status and the text of the answers to some requests."""
    answers = {path: await guest.http.get(path) for path in paths}
    return {path: (answer.status_code, answer.text) for path, answer in answers.items()}


# Secrecy of an evening


async def half_played(*people: Guest) -> tuple[str, str, dict[str, Any], dict[str, Any], dict[str, Guest]]:
    """An evening at two tables, of which the first has finished the deal: circle, evening, both tables, and people by name."""
    host = people[0]
    circle = await circle_of(host, *people[1:])
    id = (await appointed(host, circle, game="flique", deals=2))["id"]
    for guest in people[:4]:
        await signed(guest, id)
    info = await host.ask("POST", f"/api/evenings/{id}/start")
    first, second = info["rounds"][0]["tables"]
    known = {(await guest.ask("GET", "/api/house"))["name"]: guest for guest in people}
    quitter = known[first["seats"][0]["name"]]
    await quitter.ask("POST", f"/api/tables/{first['table']}/resign", {"seat": 0})
    return circle, id, first, second, known


async def nothing_is_told(*people: Guest) -> None:
    """Four people play an evening, and a fifth is curious."""
    circle, id, first, second, known = await half_played(*people)
    eve, path = known["Eve"], f"/api/tables/{first['table']}"
    loser, winner = [seat["name"] for seat in first["seats"]]
    waiting = known[second["seats"][0]["name"]]
    for guest in (eve, waiting):
        info = await guest.ask("GET", path)
        assert (info["winners"], info["ending"]) == ([], None)
        for request in ("leave", "start"):
            info = await guest.ask("POST", f"{path}/{request}", {})
            assert (info["winners"], info["ending"]) == ([], None)
        for period in ("evening", "month", "ever"):
            for game in ("", "&game=flique"):
                standings = await guest.ask("GET", f"/api/circles/{circle}/standings?period={period}{game}")
                assert (standings["games"], standings["lines"], standings["meetings"], standings["titles"]) == (0, [], [], [])
    for guest in (eve, waiting, known[loser], known[winner]):
        for way in WAYS_TO_A_TABLE[1:]:
            status, text = (await gotten(guest, path + way))[path + way]
            assert status in (400, 403), (way, text)
        export = (await guest.http.get("/api/me/export")).json()
        assert export["records"] == {}
    for guest in (known[loser], known[winner]):
        assert (await guest.ask("GET", path))["winners"] == [1], "who sat there knows"
    refused = await waiting.ask("POST", f"/api/tables/{second['table']}/host", {"seat": 0}, 400)
    assert refused["key"] == "evening-seats-settled", "nobody is the host of a table of an evening"
    # Now the other table is done, too: everything is there, once.
    last = known[second["seats"][1]["name"]]
    await follow(eve, circle)
    await last.ask("POST", f"/api/tables/{second['table']}/resign", {"seat": 1})
    if (await eve.ask("GET", f"/api/evenings/{id}"))["round"] == 0:
        await told(eve, "circle", lambda message: message["circle"]["evenings"][0]["round"] == 1)
    standings = await eve.ask("GET", f"/api/circles/{circle}/standings?game=flique")
    assert standings["games"] == 2
    ratings = {line["name"]: line["rating"] for line in standings["lines"]}
    assert ratings[winner] > 1000 > ratings[loser]
    assert (await eve.ask("GET", path))["winners"] == [1]


def test_nothing_tells_how_a_deal_went_before_its_last_table_has_finished(house: Running) -> None:
    """Not the table itself, nor the standings and ratings of the circle, nor computer players' thoughts, nor anyone's export."""
    at(house, "Ann", "Bob", "Cem", "Dora", "Eve")(nothing_is_told)


def test_nor_does_another_process_tell(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            urls = [stack.enter_context(Running(database, *LIBERAL)).url for _ in range(2)]
            names = ["Ann", "Bob", "Cem", "Dora", "Eve"]
            await nothing_is_told(*[(await named(stack, urls[number % 2], name))[0] for number, name in enumerate(names)])

    asyncio.run(story())


def test_strangers_get_nothing_of_a_table_of_a_circle(house: Running) -> None:
    @at(house, "Ann", "Bob", "Mallory")
    async def story(ann: Guest, bob: Guest, mallory: Guest) -> None:
        circle = await circle_of(ann, bob)
        table = await propose(ann, circle, game="flique", players=2)
        await ann.ask("POST", f"/api/tables/{table}/start", {"fill": "casual"})
        await play_out(table, {0: ann})
        for path, (status, text) in (await gotten(mallory, *[f"/api/tables/{table}{way}" for way in WAYS_TO_A_TABLE])).items():
            assert status == 403, (path, text)
            assert json.loads(text)["key"] == "circle-members-only"
        for request, body in [
            *(("join", {}), ("leave", {}), ("practice", {"seat": 0}), ("rematch", None), ("resign", {"seat": 0}), ("start", {})),
            *(("fill", {"seat": 0, "kind": "me"}), ("key", {"seat": 0}), ("end", None), ("swap", {"seat": 0, "other": 1})),
        ]:
            answer = await mallory.http.post(f"/api/tables/{table}/{request}", json=body)
            assert answer.status_code in (400, 403), (request, answer.text)
            assert "Ann" not in answer.text
        # Members see how the computer player thought.
        moves = (await bob.ask("GET", f"/api/tables/{table}/replay?count=200"))["steps"]
        thought = [number for number, step in enumerate(moves[1:]) if step["seat"] == 1]
        assert any([(await bob.http.get(f"/api/tables/{table}/thoughts?at={number}")).status_code == 200 for number in thought[:3]])


# Integrity of an evening


def test_what_went_into_the_deals_stays_whoever_leaves(house: Running) -> None:
    """Somebody closes the account, somebody is removed: the other deals are proved by the same contributions."""

    @at(house, "Ann", "Bob", "Cem", "Dora", "Eve")
    async def story(*people: Guest) -> None:
        circle, id, _, _, known = await half_played(*people)
        ann = people[0]
        before = (await ann.ask("GET", f"/api/evenings/{id}"))["fair"]["contributions"]
        assert len(before) == 4
        leaves = known["Cem"]
        await leaves.ask("DELETE", "/api/me", {"name": "Cem"})
        gone = next(each for each in (await ann.ask("GET", f"/api/circles/{circle}"))["members"] if each["name"] == "Dora")
        await ann.ask("POST", f"/api/circles/{circle}/remove", {"member": gone["number"]})
        # Those who are left resign what they still play; both have computer players against them then.
        end = asyncio.get_running_loop().time() + PATIENCE
        while (info := await ann.ask("GET", f"/api/evenings/{id}"))["state"] != "over":
            assert asyncio.get_running_loop().time() < end
            for guest in (ann, known["Bob"]):
                table = (await guest.ask("GET", f"/api/evenings/{id}"))["table"]
                if table is not None:
                    seats = (await guest.ask("GET", f"/api/tables/{table}"))["seats"]
                    mine = [number for number, seat in enumerate(seats) if seat["mine"]]
                    await guest.http.post(f"/api/tables/{table}/resign", json={"seat": mine[0]})
            await asyncio.sleep(0.1)
        assert info["fair"]["contributions"] == before
        for round in info["rounds"]:
            for table in round["tables"]:
                record = await ann.ask("GET", f"/api/tables/{table['table']}/record")
                assert record["fair"]["contributions"] == before
                verdict = await ann.ask("POST", "/api/verify", record)
                assert verdict["fair"], verdict["checks"]
        later = [seat for table in info["rounds"][1]["tables"] for seat in table["seats"]]
        assert {"Ann", "Bob"} <= {seat["name"] for seat in later}


# Members who are none any more


def test_a_removed_member_loses_tables_that_nobody_looked_at(tmp_path: Path) -> None:
    """The table was not in memory when the member was removed: the house was started anew in between."""
    running = Running(f"sqlite:///{tmp_path}/house.db", log=tmp_path / "log")

    async def begin() -> tuple[str, str, dict[str, str]]:
        async with Guest(running.url) as ann, Guest(running.url) as bob:
            for guest, name in ((ann, "Ann"), (bob, "Bob")):
                await guest.ask("PUT", "/api/me", {"name": name})
            circle = await circle_of(ann, bob)
            table = await propose(ann, circle, players=2)
            await join(bob, table)
            await ann.ask("POST", f"/api/tables/{table}/start", {})
            return circle, table, {"ann": ann.http.cookies["parlor_guest"], "bob": bob.http.cookies["parlor_guest"]}

    async def go_on(circle: str, table: str, cookies: dict[str, str]) -> None:
        async with Guest(running.url) as ann, Guest(running.url) as bob:
            for guest, cookie in ((ann, cookies["ann"]), (bob, cookies["bob"])):
                guest.http.cookies.clear()
                guest.http.cookies.set("parlor_guest", cookie, domain="127.0.0.1")
            await ann.ask("POST", f"/api/circles/{circle}/remove", {"member": 2})
            await bob.ask("GET", f"/api/tables/{table}", status=403)
            seats = (await ann.ask("GET", f"/api/tables/{table}"))["seats"]
            assert [(seat["kind"], seat["name"]) for seat in seats] == [("human", "Ann"), ("computer", "")]
            assert [game["table"] for game in await bob.ask("GET", "/api/my/games") if game["turn"]] == []
            # When the circle is no more, its games stay with those who play them.
            await ann.ask("DELETE", f"/api/circles/{circle}")
            assert (await ann.ask("GET", f"/api/tables/{table}"))["phase"] == "playing"
            await bob.ask("GET", f"/api/tables/{table}", status=403)

    with running:
        circle, table, cookies = asyncio.run(begin())
    with running:
        asyncio.run(go_on(circle, table, cookies))


def test_floods_are_stopped_at_default_limits(tmp_path: Path) -> None:
    """Changes of a circle, joining and leaving, proposals: refused in words, and what was done before stays."""

    async def flood(url: str) -> None:
        async with Guest(url) as ann, Guest(url) as bob:
            for guest, name in ((ann, "Ann"), (bob, "Bob")):
                await guest.ask("PUT", "/api/me", {"name": name})
            circle = await circle_of(ann, bob)
            # All at once: what comes slowly is no flood.
            going = [f"/api/circles/{circle}/{way}" for way in ("leave", "join")]
            gone = await asyncio.gather(*[bob.http.post(going[n % 2], json={}) for n in range(100)])
            assert 429 in {answer.status_code for answer in gone}
            # Once there is peace, one can come back.
            end = time.monotonic() + PATIENCE
            while (await bob.http.post(going[1], json={})).status_code != 200:
                assert time.monotonic() < end
                await asyncio.sleep(0.2)
            assert len((await ann.ask("GET", f"/api/circles/{circle}"))["members"]) == 2
            opened = await asyncio.gather(*[bob.http.post(f"/api/circles/{circle}/tables", json={"game": "hoodoo"}) for _ in range(100)])
            assert {answer.status_code for answer in opened} == {201, 429}
            named = await asyncio.gather(*[ann.http.patch(f"/api/circles/{circle}", json={"name": f"Circle {n}"}) for n in range(100)])
            assert {answer.status_code for answer in named} == {200, 429}
            answers = []
            for _ in range(5):
                async with Guest(url) as other:
                    await other.ask("POST", f"/api/circles/{circle}/join", {"name": "Bob's friend"})
                    for _ in range(5):
                        report = await other.http.post(f"/api/circles/{circle}/report", json={"member": 1, "why": "other"})
                        answers.append(report.status_code)
            assert (answers.count(200), answers[-1]) == (20, 429), "nobody fills the list of reports from one address"
            for path in ("chat", "join", "tables", "evenings", "invitations"):
                answer = await ann.http.post(f"/api/circles/{circle}/{path}", content=b'{"a":' * 200_000)
                assert answer.status_code in (400, 413, 429), path

    with Running(f"sqlite:///{tmp_path}/house.db", log=tmp_path / "log") as running:
        asyncio.run(flood(running.url))


# Names


@pytest.mark.parametrize("name", ["Admin", "ᎪᎠᎷᎥn", "ᴀᴅᴍɪɴ", "Adm\u3164in", "Ａdmin", "Аdmіn"])
def test_a_reserved_name_is_had_nowhere(house: Running, name: str) -> None:
    """Not when joining, which would be done half, nor as the name of a seat."""

    @at(house, "Ann", "Bob")
    async def story(ann: Guest, bob: Guest) -> None:
        circle = await circle_of(ann)
        refused = await bob.ask("POST", f"/api/circles/{circle}/join", {"name": name}, 400)
        assert refused["key"] == "house-name-reserved"
        assert len((await ann.ask("GET", f"/api/circles/{circle}"))["members"]) == 1, "and nobody has joined"
        seats = [{"kind": "me", "name": name}, {"kind": "empty"}]
        refused = await bob.ask("POST", "/api/tables", {"game": "flique", "players": 2, "seats": seats, "joining": "open"}, 400)
        assert refused["key"] == "house-name-reserved"


@pytest.mark.parametrize("name", ["Ann\u3164", "Ann\u200b", "\u2800Ann", "An\u0334n", "ᎪNN", "ΑΝΝ"])
def test_nobody_is_taken_for_the_host_of_a_circle(house: Running, name: str) -> None:
    @at(house, "Ann", "Bob")
    async def story(ann: Guest, bob: Guest) -> None:
        circle = await circle_of(ann)
        assert (await bob.ask("POST", f"/api/circles/{circle}/join", {"name": name}, 400))["key"] == "circle-name-of-host"


# Other people's things


def test_ids_are_guessed_in_vain_and_other_sites_do_nothing(house: Running) -> None:
    @at(house, "Ann", "Bob", "Mallory")
    async def story(ann: Guest, bob: Guest, mallory: Guest) -> None:
        circle = await circle_of(ann, bob)
        evening = (await appointed(ann, circle))["id"]
        for method, path, body in [
            ("GET", f"/api/evenings/{evening}", None),
            ("POST", f"/api/evenings/{evening}/sign", {}),
            ("POST", f"/api/evenings/{evening}/unsign", None),
            ("POST", f"/api/evenings/{evening}/start", None),
            ("POST", f"/api/evenings/{evening}/cancel", None),
            ("PATCH", f"/api/circles/{circle}", {"name": "Mine"}),
            ("DELETE", f"/api/circles/{circle}", None),
            ("POST", f"/api/circles/{circle}/leave", None),
            ("POST", f"/api/circles/{circle}/invitations", {}),
            ("DELETE", f"/api/circles/{circle}/invitations", None),
            ("POST", f"/api/circles/{circle}/remove", {"member": 2}),
            ("POST", f"/api/circles/{circle}/host", {"member": 2}),
            ("POST", f"/api/circles/{circle}/mute", {"member": 2, "muted": True}),
        ]:
            assert (await mallory.ask(method, path, body, 403))["key"] == "circle-members-only", path
            if path.endswith("/sign") or path.endswith("/unsign") or path.endswith("/leave") or method == "GET":
                continue
            assert (await bob.ask(method, path, body, 403))["key"] == "circle-only-host", path
        for origin in ("https://evil.example.org", "null", house.url.replace("127.0.0.1", "127.0.0.2")):
            answer = await ann.http.post(f"/api/circles/{circle}/chat", json={"text": "hi"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["key"]) == (403, "house-other-site")
            with pytest.raises(Exception, match=r"403|1008|rejected"):
                await ann.call(origin=origin)
        assert await ann.ask("GET", f"/api/circles/{circle}/chat") == []


def test_a_closed_account_leaves_no_name_in_a_circle(house: Running) -> None:
    name = "Kunigunde"

    async def story() -> None:
        async with Somebody(house.url) as ann, Somebody(house.url) as leaves:
            await ann.named("Ann")
            await leaves.named(name)
            circle = await circle_of(ann, leaves)
            await leaves.ask("POST", f"/api/circles/{circle}/chat", {"text": f"{name} was here"}, 201)
            for finish in (True, False):
                table = await propose(ann, circle, game="flique", players=2)
                await join(leaves, table)
                await ann.ask("POST", f"/api/tables/{table}/start", {})
                if finish:
                    await leaves.ask("POST", f"/api/tables/{table}/resign", {"seat": 1})
            await leaves.ask("DELETE", "/api/me", {"name": name})
            standings = await ann.ask("GET", f"/api/circles/{circle}/standings")
            assert sorted(line["name"] for line in standings["lines"]) == ["", "Ann"]
            assert name not in json.dumps([await ann.ask("GET", f"/api/circles/{circle}{part}") for part in ("", "/chat")])

    asyncio.run(story())
    with sqlite3.connect(house.database.removeprefix("sqlite:///")) as database:
        dump = "\n".join(line for line in database.iterdump() if "ledger" not in line)
    assert name not in dump


# Blocks and reports


def test_members_block_and_report_one_another(house: Running) -> None:
    """Whoever runs the house reads the quoted line, as it was said, and nothing else of the chat."""

    @at(house, "Ann", "Bob", "Cem", "Mallory")
    async def story(ann: Guest, bob: Guest, cem: Guest, mallory: Guest) -> None:
        circle = await circle_of(ann, bob, cem)
        path = f"/api/circles/{circle}"
        private = await bob.ask("POST", f"{path}/chat", {"text": "only for us, said quietly"}, 201)
        rude = await cem.ask("POST", f"{path}/chat", {"text": "you cheat, all of you"}, 201)
        info = await bob.ask("POST", f"{path}/block", {"member": 3})
        assert [member["blocked"] for member in info["members"]] == [False, False, True]
        assert not any(member["blocked"] for member in (await cem.ask("GET", path))["members"]), "the others do not learn of it"
        table = await propose(bob, circle)
        assert (await cem.ask("POST", f"/api/tables/{table}/join", {}, 403))["key"] == "house-not-welcome"
        assert (await bob.ask("POST", f"{path}/block", {"member": 2}, 400))["key"] == "circle-not-oneself"
        number = (await bob.ask("GET", "/api/me"))["blocked"][0]["id"]
        await bob.ask("DELETE", f"/api/me/blocked/{number}")
        await join(cem, table)
        report = {"member": 3, "why": "words", "text": "again", "line": rude["number"]}
        await bob.ask("POST", f"{path}/report", report)
        refused = await bob.ask("POST", f"{path}/report", {**report, "line": private["number"]}, 404)
        assert refused["key"] == "circle-no-line", "nobody is said to have said what somebody else did"
        for request, body in (("block", {"member": 3}), ("report", report)):
            assert (await mallory.ask("POST", f"{path}/{request}", body, 403))["key"] == "circle-members-only"
        # Whoever the host has blocked does not come in.
        met = await propose(ann, circle, players=2)
        await join(cem, met)
        await ann.ask("POST", "/api/me/blocked", {"table": met, "seat": 1})
        await cem.ask("POST", f"{path}/leave")
        assert (await cem.ask("POST", f"{path}/join", {}, 403))["key"] == "circle-not-welcome"
        export = (await bob.http.get("/api/me/export")).json()
        assert [(line["circle"], line["text"]) for line in export["said"]] == [(circle, "only for us, said quietly")]
        assert [line["id"] for line in export["circles"]] == [circle]

    answers = json.loads(typed("admin", "reports", "--json", "--database", house.database).stdout)
    found = next(each for each in answers if each["quote"] == "you cheat, all of you")
    assert (found["about"], found["by"], found["circle"], found["text"]) == ("Cem", "Bob", "Thursday", "again")
    assert "only for us" not in json.dumps(answers)
    assert any(
        each["name"] == "Thursday" and each["members"]
        for each in json.loads(typed("admin", "circles", "--json", "--database", house.database).stdout)
    )


def test_whoever_runs_the_house_sees_circles_but_not_what_they_say(house: Running) -> None:
    @at(house, "Ann", "Bob")
    async def story(ann: Guest, bob: Guest) -> None:
        circle = await circle_of(ann, bob)
        secret = "between you and me"
        await ann.ask("POST", f"/api/circles/{circle}/chat", {"text": secret}, 201)
        table = await propose(ann, circle, players=2)
        await follow(bob, circle)
        async with await operating(house.url, house.database) as host:
            listed = await host.ask("GET", "/api/operator/circles")
            found = next(each for each in listed if each["id"] == circle)
            assert (found["name"], found["host"], found["members"], found["tables"]) == ("Thursday", "Ann", 2, 1)
            told_all = [await host.ask("GET", f"/api/operator{part}") for part in ("", "/people", "/tables", "/circles")]
            assert secret not in json.dumps(told_all)
            assert told_all[0]["keep"]["chats"] == 365
            for path in (f"/api/circles/{circle}", f"/api/circles/{circle}/chat", f"/api/tables/{table}", f"/api/tables/{table}/replay"):
                assert (await host.http.get(path)).status_code == 403
            for method, path in (("GET", "/api/operator/circles"), ("DELETE", f"/api/operator/circles/{circle}")):
                assert (await bob.ask(method, path, status=403))["key"] == "house-operator-only"
            await host.ask("DELETE", f"/api/operator/circles/{circle}")
            await told(bob, "dismissed", lambda message: message["circle"] == circle)
            assert (await ann.ask("GET", f"/api/circles/{circle}", status=404))["key"] == "circle-unknown"
            await host.ask("DELETE", f"/api/operator/circles/{circle}", status=404)
