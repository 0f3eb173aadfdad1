"""Circles over the wire: who belongs, who hears what, what counts, and what is refused."""

import asyncio
import json
import secrets
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest

from parlor.server.circles import MOST_INVITATIONS, Circles
from parlor.server.connections import Buckets
from tests.server.circling import GAME, at, circle_of, follow, join, play_out, propose, told
from tests.server.running import Guest, Running

# Belonging


def test_a_circle_has_one_link_and_whoever_opens_it_can_join(house: Running) -> None:
    @at(house, "Ann", "Bob")
    async def story(ann: Guest, bob: Guest) -> None:
        circle = await circle_of(ann)
        door = await bob.ask("GET", f"/api/circles/{circle}/door")
        assert door == {"id": circle, "name": "Thursday", "host": "Ann", "members": 1, "closed": False, "invited": False, "member": False}
        refused = await bob.ask("GET", f"/api/circles/{circle}", status=403)
        assert refused["key"] == "circle-members-only"
        info = await bob.ask("POST", f"/api/circles/{circle}/join", {})
        assert [(member["name"], member["host"], member["mine"]) for member in info["members"]] == [
            ("Ann", True, False),
            ("Bob", False, True),
        ]
        assert [line["id"] for line in await bob.ask("GET", "/api/circles")] == [circle]
        again = await bob.ask("POST", f"/api/circles/{circle}/join", {})
        assert len(again["members"]) == 2


def test_a_newcomer_joins_with_a_name_in_one_request(house: Running) -> None:
    @at(house, "Ann")
    async def story(ann: Guest) -> None:
        circle = await circle_of(ann)
        async with Guest(house.url) as stranger:
            assert (await stranger.ask("POST", f"/api/circles/{circle}/join", {}, 400))["key"] == "circle-needs-name"
            info = await stranger.ask("POST", f"/api/circles/{circle}/join", {"name": "Cem"})
            assert [member["name"] for member in info["members"]] == ["Ann", "Cem"]
            assert (await stranger.ask("GET", "/api/house"))["name"] == "Cem"


def test_a_closed_circle_needs_an_invitation(house: Running) -> None:
    @at(house, "Ann", "Bob", "Cem", "Dora")
    async def story(ann: Guest, bob: Guest, cem: Guest, dora: Guest) -> None:
        circle = await circle_of(ann, closed=True)
        path = f"/api/circles/{circle}"
        assert (await bob.ask("POST", f"{path}/join", {}, 403))["key"] == "circle-closed"
        invitation = await ann.ask("POST", f"{path}/invitations", {"uses": 1}, 201)
        assert invitation["path"] == f"/c/{circle}#{invitation['invitation']}"
        assert (await bob.ask("GET", f"{path}/door?invitation={invitation['invitation']}"))["invited"]
        await bob.ask("POST", f"{path}/join", {"invitation": invitation["invitation"]})
        used = await cem.ask("POST", f"{path}/join", {"invitation": invitation["invitation"]}, 403)
        assert used["key"] == "circle-invitation-over"
        forged = await cem.ask("POST", f"{path}/join", {"invitation": "A" * 22}, 403)
        assert forged["key"] == "circle-invitation-over"
        other = await ann.ask("POST", f"{path}/invitations", {"uses": 5}, 201)
        await ann.ask("DELETE", f"{path}/invitations")
        assert (await dora.ask("POST", f"{path}/join", {"invitation": other["invitation"]}, 403))["key"] == "circle-invitation-over"
        assert (await bob.ask("POST", f"{path}/invitations", {}, 403))["key"] == "circle-only-host"
        assert len((await ann.ask("GET", path))["members"]) == 2


def test_a_flood_of_invitations_is_stopped(house: Running) -> None:
    @at(house, "Ann")
    async def story(ann: Guest) -> None:
        circle = await circle_of(ann)
        answers = [(await ann.http.post(f"/api/circles/{circle}/invitations", json={})).status_code for _ in range(40)]
        assert answers[0] == 201
        assert answers[-1] == 429
        assert answers.count(201) <= MOST_INVITATIONS


@pytest.mark.parametrize("name", ["Ann", "ANN", "Αnn", "A n n"])
def test_names_that_imitate_the_host_are_refused(house: Running, name: str) -> None:
    @at(house, "Ann", "Bob")
    async def story(ann: Guest, bob: Guest) -> None:
        circle = await circle_of(ann)
        assert (await bob.ask("POST", f"/api/circles/{circle}/join", {"name": name}, 400))["key"] == "circle-name-of-host"
        assert (await bob.ask("GET", "/api/house"))["name"] == "Bob"
        await bob.ask("POST", f"/api/circles/{circle}/join", {})
        assert (await bob.ask("PUT", "/api/me", {"name": name}, 400))["key"] == "circle-name-of-host"
        await ann.ask("PUT", "/api/me", {"name": "Ann "})


def test_the_host_hands_over_and_leaves(house: Running) -> None:
    @at(house, "Ann", "Bob", "Cem")
    async def story(ann: Guest, bob: Guest, cem: Guest) -> None:
        circle = await circle_of(ann, bob, cem)
        path = f"/api/circles/{circle}"
        assert (await bob.ask("POST", f"{path}/host", {"member": 2}, 403))["key"] == "circle-only-host"
        await ann.ask("POST", f"{path}/host", {"member": 3})
        assert (await cem.ask("GET", path))["host"]
        await cem.ask("POST", f"{path}/leave")
        assert (await ann.ask("GET", path))["host"], "the oldest member is the host now"
        await bob.ask("POST", f"{path}/leave")
        await ann.ask("POST", f"{path}/leave")
        assert (await ann.ask("GET", path, status=404))["key"] == "circle-unknown", "without members it is no more"


def test_the_host_sets_name_door_and_date(house: Running) -> None:
    @at(house, "Ann", "Bob")
    async def story(ann: Guest, bob: Guest) -> None:
        circle = await circle_of(ann, bob)
        path = f"/api/circles/{circle}"
        changed = await ann.ask("PATCH", path, {"name": "Friday", "date": 1_800_000_000.0})
        assert (changed["name"], changed["date"], changed["closed"]) == ("Friday", 1_800_000_000.0, False)
        changed = await ann.ask("PATCH", path, {"closed": True, "date": None})
        assert (changed["name"], changed["date"], changed["closed"]) == ("Friday", None, True)
        assert (await bob.ask("PATCH", path, {"name": "Mine"}, 403))["key"] == "circle-only-host"
        assert (await ann.ask("DELETE", path)) == []
        assert (await bob.ask("GET", path, status=404))["key"] == "circle-unknown"


# Who hears what


def test_what_a_circle_says_is_heard_by_its_members_alone(house: Running) -> None:
    """Everything that a stranger gets over HTTP and the live channel is searched for what was said."""

    @at(house, "Ann", "Bob", "Mallory")
    async def story(ann: Guest, bob: Guest, mallory: Guest) -> None:
        circle = await circle_of(ann, bob)
        table = await propose(ann, circle)
        await join(bob, table)
        await ann.ask("POST", f"/api/tables/{table}/start", {"fill": "random"})
        secret = "the password is " + secrets.token_hex(8)
        await follow(ann, circle)
        await follow(bob, circle)
        await mallory.call()
        line = await bob.ask("POST", f"/api/circles/{circle}/chat", {"text": secret}, 201)
        assert (await told(ann, "chatted", lambda message: message["lines"][-1]["text"] == secret))["circle"] == circle
        gotten = []
        for method, path in [
            ("GET", f"/api/circles/{circle}"),
            ("GET", f"/api/circles/{circle}/door"),
            ("GET", f"/api/circles/{circle}/chat"),
            ("GET", f"/api/circles/{circle}/standings"),
            ("POST", f"/api/circles/{circle}/chat"),
            ("DELETE", f"/api/circles/{circle}/chat/{line['number']}"),
            ("POST", f"/api/circles/{circle}/tables"),
            ("POST", f"/api/circles/{circle}/evenings"),
            ("GET", f"/api/tables/{table}"),
            ("POST", f"/api/tables/{table}/join"),
            ("GET", f"/api/tables/{table}/replay"),
            ("GET", f"/api/tables/{table}/record"),
            ("GET", "/api/tables"),
            ("GET", "/api/circles"),
        ]:
            bodies = {"chat": {"text": "hi"}, "tables": {"game": GAME}, "evenings": {"game": GAME, "starts": 2e9}, "join": {}}
            answer = await mallory.http.request(method, path, json=bodies.get(path.rpartition("/")[2]) if method == "POST" else None)
            if path.rpartition("/")[2] not in ("door", "tables", "circles"):
                assert answer.status_code in (400, 403), (path, answer.status_code, answer.text)
            gotten.append(answer.text)
        await mallory.say("follow", circle=circle)
        assert (await mallory.hear("trouble"))["key"] == "circle-members-only"
        await mallory.say("watch", table=table, seat=None)
        await mallory.hear("trouble")
        gotten += [json.dumps(message) for message in mallory.heard]
        for text in gotten:
            assert secret not in text
            assert "Bob" not in text, "nor who belongs to it, except the host"
        # A member who comes later may read it.
        assert [each["text"] for each in await ann.ask("GET", f"/api/circles/{circle}/chat")] == [secret]


def test_everyone_sees_who_is_here_and_what_changes(house: Running) -> None:
    @at(house, "Ann", "Bob")
    async def story(ann: Guest, bob: Guest) -> None:
        circle = await circle_of(ann, bob)
        info = await follow(ann, circle)
        assert [member["here"] for member in info["members"]] == [True, False]
        await follow(bob, circle)
        await told(ann, "circle", lambda message: [member["here"] for member in message["circle"]["members"]] == [True, True])
        await bob.hang_up()
        await told(ann, "circle", lambda message: [member["here"] for member in message["circle"]["members"]] == [True, False])
        await ann.ask("PATCH", f"/api/circles/{circle}", {"date": 1_800_000_000.0})
        await told(ann, "circle", lambda message: message["circle"]["date"] == 1_800_000_000.0)


def test_a_removed_member_loses_circle_chat_and_table_at_once(house: Running) -> None:
    @at(house, "Ann", "Bob", "Cem")
    async def story(ann: Guest, bob: Guest, cem: Guest) -> None:
        circle = await circle_of(ann, bob, cem)
        table = await propose(ann, circle, players=3)
        await join(bob, table)
        await join(cem, table)
        await ann.ask("POST", f"/api/tables/{table}/start", {})
        await follow(bob, circle)
        await bob.watch(table, 1)
        await cem.call()
        await cem.watch(table, 2)
        await ann.ask("POST", f"/api/circles/{circle}/remove", {"member": 2})
        dismissed = await told(bob, "dismissed", lambda message: True)
        assert dismissed["circle"] == circle
        if not any(message["kind"] == "lost" for message in bob.heard):
            assert (await bob.hear("lost", table=table))["watching"] is False
        before = len(bob.heard)
        await ann.ask("POST", f"/api/circles/{circle}/chat", {"text": "now we are among ourselves"}, 201)
        await bob.say("watch", table=table, seat=1)
        await bob.hear("trouble")
        assert all(message["kind"] == "trouble" for message in bob.heard[before:]), bob.heard[before:]
        for path in (f"/api/circles/{circle}", f"/api/circles/{circle}/chat", f"/api/tables/{table}"):
            assert (await bob.ask("GET", path, status=403))["key"] == "circle-members-only"
        info = await told(cem, "event", lambda message: message["what"] == "removed")
        assert [seat["kind"] for seat in info["info"]["seats"]] == ["human", "computer", "human"]
        assert (await bob.ask("POST", f"/api/circles/{circle}/join", {}, 403))["key"] == "circle-removed-you"
        invitation = (await ann.ask("POST", f"/api/circles/{circle}/invitations", {}, 201))["invitation"]
        back = await bob.ask("POST", f"/api/circles/{circle}/join", {"invitation": invitation})
        assert len(back["members"]) == 3, "the host has thought better of it"


# The chat


def test_the_chat_is_kept_and_moderated(house: Running) -> None:
    @at(house, "Ann", "Bob", "Cem")
    async def story(ann: Guest, bob: Guest, cem: Guest) -> None:
        circle = await circle_of(ann, bob, cem)
        path = f"/api/circles/{circle}"
        said = await bob.ask("POST", f"{path}/chat", {"text": "  something\x00 rude \n"}, 201)
        assert said["text"] == "something rude"
        own = await bob.ask("POST", f"{path}/chat", {"text": "sorry"}, 201)
        await follow(cem, circle)
        assert [line["text"] for line in (await cem.hear("chatted"))["lines"]] == ["something rude", "sorry"]
        assert (await cem.ask("DELETE", f"{path}/chat/{said['number']}", status=403))["key"] == "circle-only-host"
        await ann.ask("DELETE", f"{path}/chat/{said['number']}")
        gone = await told(cem, "chatted", lambda message: True)
        assert [(line["number"], line["text"]) for line in gone["lines"]] == [(said["number"], None)]
        await bob.ask("DELETE", f"{path}/chat/{own['number']}")
        await ann.ask("POST", f"{path}/mute", {"member": 2, "muted": True})
        assert (await bob.ask("POST", f"{path}/chat", {"text": "hey"}, 403))["key"] == "circle-muted"
        await ann.ask("POST", f"{path}/mute", {"member": 2, "muted": False})
        assert (await bob.ask("POST", f"{path}/mute", {"member": 1, "muted": True}, 403))["key"] == "circle-only-host"
        lines = await ann.ask("GET", f"{path}/chat")
        assert [line["text"] for line in lines] == [None, None]


def test_a_chat_of_a_megabyte_is_refused_and_so_is_a_torrent(house: Running) -> None:
    @at(house, "Ann")
    async def story(ann: Guest) -> None:
        circle = await circle_of(ann)
        path = f"/api/circles/{circle}/chat"
        assert (await ann.http.post(path, json={"text": "x" * 1_000_000})).status_code == 413
        assert (await ann.http.post(path, json={"text": "x" * 501})).status_code == 400
        assert (await ann.ask("POST", path, {"text": "\u200b\u0007"}, 400))["key"] == "circle-says-nothing"
        said = []
        for number in range(100):
            status = (await ann.http.post(path, json={"text": str(number)})).status_code
            assert status in (201, 429)
            if status == 429:
                break
            said.append(str(number))
        assert 0 < len(said) < 100
        lines = await ann.ask("GET", path)
        assert [line["text"] for line in lines] == said, "nothing was lost"


# The next game


def test_whoever_is_in_is_seated_computers_fill_the_gaps_and_the_rest_watch(house: Running) -> None:
    @at(house, "Ann", "Bob", "Cem", "Dora")
    async def story(ann: Guest, bob: Guest, cem: Guest, dora: Guest) -> None:
        circle = await circle_of(ann, bob, cem, dora)
        await follow(dora, circle)
        table = await propose(ann, circle, players=4)
        proposed = await told(dora, "circle", lambda message: bool(message["circle"]["tables"]))
        assert [(each["id"], each["phase"], each["people"], each["players"]) for each in proposed["circle"]["tables"]] == [
            (table, "gathering", ["Ann"], 4)
        ]
        await join(bob, table)
        await join(cem, table)
        assert (await bob.ask("POST", f"/api/tables/{table}/start", {"fill": "random"}, 400))["key"] == "house-only-host"
        begun = await ann.ask("POST", f"/api/tables/{table}/start", {"fill": "random"})
        assert [(seat["kind"], seat["name"]) for seat in begun["seats"]] == [
            *(("human", "Ann"), ("human", "Bob"), ("human", "Cem"), ("computer", "")),
        ]
        assert begun["counts"]
        assert begun["circle"] == circle
        assert begun["fair"]["contributions"].count(None) == 1
        playing = await told(dora, "circle", lambda message: message["circle"]["tables"][0]["phase"] == "playing")
        assert playing["circle"]["tables"][0]["mine"] is False
        watched = await dora.watch(table, None)
        assert watched["view"]["seat"] is None


def test_whoever_has_just_joined_sits_down_and_watches_without_a_pause(house: Running) -> None:
    @at(house, "Ann", "Bob", "Cem", "Dora")
    async def story(ann: Guest, bob: Guest, cem: Guest, dora: Guest) -> None:
        circle = await circle_of(ann)
        await follow(ann, circle)
        table = await propose(ann, circle, players=3)
        assert (await bob.ask("POST", f"/api/tables/{table}/join", {}, 403))["key"] == "circle-members-only"
        await cem.call()
        await bob.ask("POST", f"/api/circles/{circle}/join", {})
        await join(bob, table)
        await cem.ask("POST", f"/api/circles/{circle}/join", {})
        assert (await cem.watch(table, None))["info"]["phase"] == "gathering"
        assert (await dora.ask("POST", f"/api/tables/{table}/join", {}, 403))["key"] == "circle-members-only"
        await told(ann, "circle", lambda message: len(message["circle"]["members"]) == 3)
        seats = (await ann.ask("GET", f"/api/tables/{table}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "Bob", ""], "and keeps the seat when the members are read again"


def test_after_the_game_the_circle_goes_on_with_one_click(house: Running) -> None:
    @at(house, "Ann", "Bob", "Cem")
    async def story(ann: Guest, bob: Guest, cem: Guest) -> None:
        circle = await circle_of(ann, bob, cem)
        table = await propose(ann, circle, players=2)
        await join(bob, table)
        await ann.ask("POST", f"/api/tables/{table}/start", {})
        await play_out(table, {0: ann, 1: bob})
        following = (await cem.ask("POST", f"/api/tables/{table}/rematch"))["id"]
        assert [(await guest.ask("POST", f"/api/tables/{table}/rematch"))["id"] for guest in (ann, bob)] == [following, following]
        info = await ann.ask("GET", f"/api/tables/{following}")
        assert [seat["name"] for seat in info["seats"]] == ["Cem", ""], "who watched may sit down too"
        assert (info["circle"], info["counts"]) == (circle, True)
        await join(bob, following)


def test_what_counts_is_settled_before_the_deal(house: Running) -> None:
    @at(house, "Ann", "Bob", "Cem")
    async def story(ann: Guest, bob: Guest, cem: Guest) -> None:
        circle = await circle_of(ann, bob, cem)
        table = await propose(ann, circle, players=3)
        await join(bob, table)
        path = f"/api/tables/{table}"
        info = await ann.ask("POST", f"{path}/start", {"fill": "random"})
        assert (info["take_back"], info["hints"], info["counts"]) == (False, False, True)
        for guest, request, body in [
            (ann, "leave", {}),
            (ann, "fill", {"seat": 0, "kind": "computer", "level": "expert"}),
            (ann, "fill", {"seat": 2, "kind": "computer", "level": "expert"}),
            (ann, "remove", {"seat": 1}),
            (ann, "end", None),
            (cem, "fill", {"seat": 2, "kind": "me"}),
            (bob, "key", {"seat": 1}),
        ]:
            refused = await guest.ask("POST", f"{path}/{request}", body, 400)
            assert refused["key"] == "circle-counts-seats-stay", (request, refused)
        await ann.call()
        await ann.watch(table, 0)
        await ann.say("hint", table=table, seat=0, id="h")
        assert (await ann.hear("refused"))["key"] == "circle-counts-no-hints"
        await ann.say("undo", table=table, seat=0, id="u")
        assert (await ann.hear("refused"))["key"] == "house-moves-stand"
        await bob.ask("POST", f"{path}/resign", {"seat": 1})
        assert [seat["level"] for seat in (await ann.ask("GET", path))["seats"]] == [None, "casual", "random"]


def test_a_game_that_does_not_count_is_as_easy_as_ever(house: Running) -> None:
    @at(house, "Ann", "Bob")
    async def story(ann: Guest, bob: Guest) -> None:
        circle = await circle_of(ann, bob)
        table = await propose(ann, circle, players=2, counts=False)
        await join(bob, table)
        await ann.ask("POST", f"/api/tables/{table}/start", {})
        await play_out(table, {0: ann, 1: bob})
        assert (await ann.ask("GET", f"/api/circles/{circle}/standings"))["games"] == 0
        assert (await ann.ask("GET", f"/api/circles/{circle}"))["played"] == 0


# Standings


def test_standings_over_the_wire(house: Running) -> None:
    @at(house, "Ann", "Bob")
    async def story(ann: Guest, bob: Guest) -> None:
        circle = await circle_of(ann, bob)
        scores = []
        for _ in range(2):
            table = await propose(ann, circle, players=3)
            await join(bob, table)
            await ann.ask("POST", f"/api/tables/{table}/start", {"fill": "random"})
            scores.append(await play_out(table, {0: ann, 1: bob}))
            info = await ann.ask("GET", f"/api/tables/{table}")
            assert info["phase"] == "over"
        for period in ("evening", "month", "ever"):
            found = await bob.ask("GET", f"/api/circles/{circle}/standings?period={period}&game={GAME}")
            assert (found["games"], found["period"], found["game"]) == (2, period, GAME)
            assert sum(line["points"] for line in found["lines"]) == pytest.approx(3.0)
            assert {line["name"] or line["level"] for line in found["lines"]} == {"Ann", "Bob", "random"}
            assert all(line["played"] == 2 and line["rating"] is not None for line in found["lines"])
            assert found["titles"] == [{"game": GAME, "title": "Doolittle", "played": 2}]
            met: dict[str, Any] = next(line for line in found["meetings"] if line["member"] == 1)
            assert met["other"] == 2
            assert met["ahead"] + met["level"] + met["behind"] == 2
        every = await ann.ask("GET", f"/api/circles/{circle}/standings")
        assert every["game"] is None
        assert all(line["rating"] is None for line in every["lines"])
        other = await ann.ask("GET", f"/api/circles/{circle}/standings?game=foozle")
        assert other["lines"] == []


def test_word_of_proposed_games_is_limited_for_a_circle() -> None:
    """Of many games in a short time only the first few are announced, whoever proposes them; other circles have their own limit."""

    async def play() -> list[str]:
        house, word = Mock(), AsyncMock()
        house.store.read = AsyncMock(return_value={"ann", "bob"})
        circles = Circles(house, Mock(), Buckets(1, 1))
        circles.word = word
        for number in range(10):
            for circle in ("a", "b"):
                table = SimpleNamespace(id=f"{circle}{number}", circle=circle, title="Flique")
                await circles.announce("ann" if number % 2 else "bob", cast(Any, table), "Somebody")
        return [call.args[2] for call in word.call_args_list]

    assert asyncio.run(play()) == [f"/t/{circle}{number}" for number in range(4) for circle in ("a", "b")]
