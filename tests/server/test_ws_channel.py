"""The live channel from the clients' side: play, reconnect, retry, several tabs, and every kind of misbehavior."""

import asyncio
import json
import random
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import parlor
from parlor.words.say import say
from tests.server.running import LIBERAL, PATIENCE, Guest, Running

Scenario = Callable[[Running], Awaitable[None]]


def scenario(told: Scenario) -> Callable[[Running], None]:
    """A test that is a coroutine, with a time limit."""

    @wraps(told)
    def run(house: Running) -> None:
        async def limited() -> None:
            async with asyncio.timeout(5 * PATIENCE):
                await told(house)

        asyncio.run(limited())

    return run


def computers(count: int) -> list[dict[str, str]]:
    return [{"kind": "me"}, *[{"kind": "computer", "level": "random"} for _ in range(count)]]


SOLO: dict[str, Any] = {"players": 4, "options": {"hands": 1}, "pace": "instant", "seats": computers(3)}


def choice(event: dict[str, Any], rng: random.Random) -> str:
    return str(rng.choice(event["view"]["choices"])["text"])


class Follower:
    """Keeps log and results like a client, and checks the numbers of the events."""

    def __init__(self) -> None:
        self.n = 0
        self.log: list[dict[str, Any]] = []
        self.results: list[Any] = []
        self.event: dict[str, Any] = {}

    def take(self, event: dict[str, Any]) -> None:
        assert event["what"] == "state" or event["n"] == self.n + 1, "an event was lost or told twice"
        self.n = event["n"]
        self.log = self.log[: event["log_from"]] + event["log"]
        self.results = self.results[: event["results_from"]] + event["results"]
        self.event = event


@scenario
async def test_a_whole_game_against_the_computer(house: Running) -> None:
    async with Guest(house.url) as ann:
        await ann.ask("PUT", "/api/me", {"name": "Ann"})
        table = await ann.play_alone("quenette", **SOLO)
        await ann.call()
        follower, rng = Follower(), random.Random(1)
        follower.take(await ann.watch(table))
        while not follower.event["view"]["over"]:
            if 0 in follower.event["view"]["waiting"]:
                answer = await ann.move(table, 0, choice(follower.event, rng))
                assert answer["kind"] == "accepted"
                for message in [m for m in ann.heard if m["kind"] == "event" and m["n"] > follower.n]:
                    follower.take(message)
                ann.heard.clear()
            else:
                follower.take(await ann.hear("event"))
        assert follower.event["info"]["phase"] == "over"
        assert follower.event["info"]["fair"]["secret"]
        again = await ann.watch(table)
        assert again["log"] == follower.log
        assert again["results"] == follower.results
        record = await ann.ask("GET", f"/api/tables/{table}/record")
        assert (await ann.ask("POST", "/api/verify", record))["fair"]
        record["fair"]["secret"] = "00" * 32
        assert not (await ann.ask("POST", "/api/verify", record))["fair"]
        mine = await ann.ask("GET", "/api/my/games")
        assert (mine[0]["table"], mine[0]["phase"]) == (table, "over")
        assert mine[0]["score"] == follower.event["view"]["scores"][0]
        counted = await ann.ask("GET", "/api/my/statistics")
        assert (counted[0]["game"], counted[0]["played"]) == ("quenette", 1)
        replay = await ann.ask("GET", f"/api/tables/{table}/replay?open=true&count=200")
        assert replay["total"] == len(replay["steps"]) == len(record["record"]["moves"]) + 1
        assert "??" not in replay["steps"][0]["view"]["zones"]["hand:1"]
        assert [line for step in replay["steps"] for line in step["log"]] == follower.log
        other = await ann.ask("POST", f"/api/tables/{table}/rematch")
        assert other["phase"] == "gathering"
        assert (await ann.ask("POST", f"/api/tables/{table}/rematch"))["id"] == other["id"]


@scenario
async def test_friends_join_by_link_move_and_are_told(house: Running) -> None:
    async with Guest(house.url) as ann, Guest(house.url) as bob, Guest(house.url) as eve:
        await bob.ask("PUT", "/api/me", {"name": "  Bob \u200b "})
        table = (await ann.open("quenette", players=2, options={"hands": 1}, seats=[{"kind": "me"}, {"kind": "empty"}]))["id"]
        await ann.ask("POST", f"/api/tables/{table}/start", {}, 400)
        info = await bob.ask("POST", f"/api/tables/{table}/join", {"contribution": "12" * 32})
        assert [seat["mine"] for seat in info["seats"]] == [False, True]
        assert info["seats"][1]["name"] == "Bob"
        assert "ann" not in json.dumps(info).lower()
        assert info["fair"]["contributions"] == [None, "12" * 32]
        await eve.ask("POST", f"/api/tables/{table}/join", {}, 400)
        await ann.ask("POST", f"/api/tables/{table}/start", {"contribution": "34" * 32})
        for guest in (ann, bob, eve):
            await guest.call()
        seen = {0: await ann.watch(table, 0), 1: await bob.watch(table, 1)}
        spectator = await eve.watch(table, None)
        assert spectator["view"]["choices"] == []
        await eve.say("watch", table=table, seat=1)
        assert "not yours" in (await eve.hear("trouble"))["reason"]
        turn = seen[0]["view"]["waiting"][0]
        mover, other = (ann, bob) if turn == 0 else (bob, ann)
        move = seen[turn]["view"]["choices"][0]["text"]
        assert (await other.move(table, turn, move))["reason"] == "That seat is not yours"
        assert (await eve.move(table, turn, move))["kind"] == "refused"
        wrong = await other.move(table, 1 - turn, "play ZZ")
        assert wrong["kind"] == "refused"
        assert wrong["reason"]
        answer = await mover.move(table, turn, move)
        assert answer["kind"] == "accepted"
        events = [await guest.hear("event", n=answer["n"]) for guest in (other, eve)]
        assert events[0]["log"] == events[1]["log"]
        assert (await eve.ask("GET", f"/api/tables/{table}/record", status=400))["reason"].startswith("The record")
        assert (await eve.ask("GET", f"/api/tables/{table}/replay?seat=0", status=400))["reason"].startswith("The others")
        await eve.ask("GET", f"/api/tables/{table}/replay?open=true", status=400)
        assert len((await ann.ask("GET", f"/api/tables/{table}/replay?seat=0"))["steps"]) == 2


@scenario
async def test_a_refused_move_tells_what_the_reason_is_made_of_and_the_rule(house: Running) -> None:
    async with Guest(house.url) as ann:
        table = await ann.play_alone("quenette", players=2, options={"hands": 1}, seats=[{"kind": "me"}] * 2)
        await ann.call()
        turn = (await ann.watch(table, 0))["view"]["waiting"][0]
        view = (await ann.watch(table, turn))["view"]
        page = parlor.game("quenette").page
        held = view["zones"][f"hand:{turn}"]
        missing = next(card for card in [f"H{number}" for number in range(1, 14)] if card not in held)
        wanted: dict[str, tuple[str, dict[str, Any]]] = {
            "pass": ("misread", {"said": "'pass'"}),
            f"play {missing}": ("not-held", {"cards": [missing]}),
        }
        for move, (key, params) in wanted.items():
            refused = await ann.move(table, turn, move)
            assert (refused["kind"], refused["key"]) == ("refused", key)
            assert refused["params"].items() >= params.items()
            assert refused["rule"].split()[0] == f"rules/{page}.md#quenette"
            assert refused["reason"] == say(refused["key"], refused["params"])
        waits = await ann.move(table, 1 - turn, view["choices"][0]["text"])
        assert (waits["key"], waits["params"]) == ("not-your-turn-but", {"seat": turn})
        assert waits["rule"]
        # A refusal by the house, not by the game, names no rule of the game.
        await ann.ask("POST", f"/api/tables/{table}/fill", {"seat": turn, "kind": "computer", "level": "random"})
        held_by = await ann.move(table, turn, "pass")
        assert held_by["reason"]
        assert [held_by[name] for name in ("key", "params", "rule")] == ["house-computer-holds-seat", {}, None]


@scenario
async def test_an_event_tells_each_seat_what_it_saw(house: Running) -> None:
    async with Guest(house.url) as ann, Guest(house.url) as bob, Guest(house.url) as eve:
        table = (await ann.open("rummy", players=2, seats=[{"kind": "me"}, {"kind": "empty"}]))["id"]
        await bob.ask("POST", f"/api/tables/{table}/join", {})
        await ann.ask("POST", f"/api/tables/{table}/start", {})
        guests = (ann, bob, eve)
        for guest in guests:
            await guest.call()
        turn = (await ann.watch(table, 0))["view"]["waiting"][0]
        mover = guests[turn]
        for seat, guest in ((0, ann), (1, bob), (None, eve)):
            state = await guest.watch(table, seat)
            assert (state["events"], state["log_from"]) == ([], 0)
        answer = await mover.move(table, turn, "draw stock")
        assert answer["kind"] == "accepted"
        events = {}
        for guest in guests:
            told = [message for message in guest.heard if message["kind"] == "event" and message["n"] == answer["n"]]
            events[guest] = told[0] if told else await guest.hear("event", n=answer["n"])
        drawn = {guest: events[guest]["events"][0] for guest in guests}
        for guest in guests:
            told = drawn[guest]
            assert (told["kind"], told["seat"], told["source"], told["target"]) == ("drew", turn, "stock", f"hand:{turn}")
            assert (len(told["cards"]), told["cards"] == ["??"]) == (1, guest is not mover)
            assert (told["key"], told["params"]) == (events[guest]["log"][0]["key"], events[guest]["log"][0]["params"])
        assert drawn[mover]["cards"][0] in events[mover]["view"]["zones"][f"hand:{turn}"]
        assert drawn[mover]["cards"][0] not in json.dumps(events[eve]["log"])
        assert events[ann]["log"] == events[bob]["log"] == events[eve]["log"]


@scenario
async def test_a_client_comes_back_and_misses_nothing(house: Running) -> None:
    async with Guest(house.url) as ann:
        table = await ann.play_alone("quenette", **SOLO)
        await ann.call()
        follower, rng = Follower(), random.Random(2)
        follower.take(await ann.watch(table))
        for _ in range(5):
            while 0 not in follower.event["view"]["waiting"]:
                follower.take(await ann.hear("event"))
            await ann.say("move", table=table, seat=0, id=secrets.token_hex(4), move=choice(follower.event, rng))
            await ann.hang_up()
            await asyncio.sleep(0.1)
            await ann.call()
            follower.take(await ann.watch(table, 0, follower.n))
        whole = await ann.watch(table, 0)
        while whole["n"] != follower.n:
            follower.take(next(m for m in ann.heard if m["kind"] == "event" and m["n"] == follower.n + 1))
        assert follower.log == whole["log"]


@scenario
async def test_a_move_sent_again_is_made_once(house: Running) -> None:
    async with Guest(house.url) as ann:
        table = await ann.play_alone("flag")
        await ann.call()
        state = await ann.watch(table)
        move = state["view"]["choices"][0]["text"]
        first = await ann.move(table, 0, move, "same")
        assert await ann.move(table, 0, move, "same") == first
        await ann.hang_up()
        await ann.call()
        assert await ann.move(table, 0, move, "same") == first
        assert (await ann.watch(table))["n"] == first["n"]
        await ann.say("undo", table=table, seat=0, id="back")
        undone = await ann.hear("accepted")
        await ann.say("undo", table=table, seat=0, id="back")
        assert await ann.hear("accepted") == undone


@scenario
async def test_two_tabs_in_one_seat(house: Running) -> None:
    async with Guest(house.url) as ann, Guest(house.url) as tab:
        tab.http.cookies = ann.http.cookies
        table = await ann.play_alone("flag")
        await ann.call()
        await tab.call()
        state = await ann.watch(table)
        await tab.watch(table)
        assert (await ann.hear("presence"))["here"] == [True]
        answer = await tab.move(table, 0, state["view"]["choices"][0]["text"])
        assert (await ann.hear("event"))["n"] == answer["n"]
        late = await ann.move(table, 0, "move ZZ to nowhere")
        assert late["kind"] == "refused"


@scenario
async def test_keys_to_seats(house: Running) -> None:
    async with Guest(house.url) as ann, Guest(house.url) as bob, Guest(house.url) as phone, Guest(house.url) as eve:
        plan = [{"kind": "me"}, {"kind": "empty"}]
        table = (await ann.open("quenette", players=2, seats=plan, joining="key"))["id"]
        await bob.ask("POST", f"/api/tables/{table}/join", {}, 400)
        await bob.ask("POST", f"/api/tables/{table}/join", {"seat": 1}, 400)
        await bob.ask("POST", f"/api/tables/{table}/fill", {"seat": 1, "kind": "me"}, 400)
        await eve.ask("GET", f"/api/tables/{table}/key?seat=1", status=400)
        await eve.ask("GET", f"/api/tables/{table}/key?seat=0", status=400)
        invited = await ann.ask("GET", f"/api/tables/{table}/key?seat=1")
        assert invited["path"] == f"/t/{table}#{invited['key']}"
        await bob.ask("POST", f"/api/tables/{table}/join", {"key": "A" * 22}, 400)
        await bob.ask("POST", f"/api/tables/{table}/join", {"key": invited["key"]})
        await eve.ask("POST", f"/api/tables/{table}/join", {"key": invited["key"]}, 400)
        await ann.ask("GET", f"/api/tables/{table}/key?seat=1", status=400)
        own = await bob.ask("GET", f"/api/tables/{table}/key?seat=1")
        assert own["key"] != invited["key"]
        moved = await phone.ask("POST", f"/api/tables/{table}/join", {"key": own["key"]})
        assert moved["seats"][1]["mine"]
        other = (await ann.open("quenette", players=2, seats=plan, joining="key"))["id"]
        await eve.ask("POST", f"/api/tables/{other}/join", {"key": own["key"]}, 400)


@scenario
async def test_a_seat_passes_to_the_computer_and_back(house: Running) -> None:
    async with Guest(house.url) as ann:
        table = await ann.play_alone("quenette", **{**SOLO, "options": {"hands": 3}})
        await ann.call()
        await ann.watch(table)
        left = await ann.ask("POST", f"/api/tables/{table}/leave", {"level": "random"})
        assert (left["seats"][0]["kind"], left["seats"][0]["kept"]) == ("computer", True)
        for _ in range(12):
            await ann.hear("event", what="moved")
        back = await ann.ask("POST", f"/api/tables/{table}/fill", {"seat": 0, "kind": "me"})
        assert back["seats"][0]["kind"] == "human"


@scenario
async def test_hot_seat_one_client_several_seats(house: Running) -> None:
    async with Guest(house.url) as ann:
        table = await ann.play_alone("quenette", players=3, seats=[{"kind": "me"}] * 3, options={"hands": 1})
        await ann.call()
        state = await ann.watch(table, 0)
        for _ in range(5):
            turn = state["view"]["waiting"][0]
            state = await ann.watch(table, turn)
            assert state["view"]["seat"] == turn
            assert (await ann.move(table, turn, state["view"]["choices"][0]["text"]))["kind"] == "accepted"
            state = await ann.watch(table, turn)


@scenario
async def test_a_practice_table_has_a_typed_seed_and_no_proof(house: Running) -> None:
    async with Guest(house.url) as ann:
        views = []
        for _ in range(2):
            table = await ann.play_alone("flag", seed=7)
            await ann.call()
            state = await ann.watch(table)
            assert state["info"]["practice"]
            assert state["info"]["fair"] is None
            views.append(state["view"])
        assert views[0] == views[1]


@scenario
async def test_the_turn_clock_hands_the_seat_to_a_computer(house: Running) -> None:
    async with Guest(house.url) as ann:
        table = (await ann.open("flag", clock=5))["id"]
        await ann.call()
        await ann.watch(table)
        # Whoever looks before the clock runs misses nothing.
        await ann.ask("POST", f"/api/tables/{table}/start", {})
        assert (await ann.hear("event", what="dealt"))["deadline"] > 0
        timeout = await ann.hear("event", what="timeout")
        assert timeout["info"]["seats"][0]["kept"]
        await ann.hear("event", what="moved")


@scenario
async def test_hints_come_from_an_expert(house: Running) -> None:
    async with Guest(house.url) as ann:
        table = await ann.play_alone("quenette", players=2, options={"hands": 1}, seats=[{"kind": "me"}] * 2, hints=True)
        await ann.call()
        turn = (await ann.watch(table))["view"]["waiting"][0]
        legal = [each["text"] for each in (await ann.watch(table, turn))["view"]["choices"]]
        await ann.say("hint", table=table, seat=turn, id="h")
        await ann.say("ping")
        await ann.hear("pong")
        advice = await ann.hear("advice", id="h")
        assert {thought["move"] for thought in advice["moves"]} <= set(legal)
        assert advice["worlds"] == sum(thought["worlds"] for thought in advice["moves"]) > 0
        assert advice["reason"] == advice["moves"][0]["reason"]
        points = [thought["points"] for thought in advice["moves"]]
        # Points are told only where they put the moves in the same order as their worth, which chance decides when moves are close.
        assert points == [None] * len(points) or points == sorted(points, reverse=True)
        await ann.say("hint", table=table, seat=1 - turn, id="i")
        assert (await ann.hear("refused", id="i"))["reason"] == "It is not your turn"


@scenario
async def test_a_game_is_reviewed_when_it_is_over(house: Running) -> None:
    async with Guest(house.url) as ann:
        table = await ann.play_alone("numero", players=2, pace="instant", seats=[{"kind": "me"}, {"kind": "computer", "level": "random"}])
        refused = await ann.ask("GET", f"/api/tables/{table}/review?seat=0", status=400)
        assert refused["reason"] == "A game is reviewed when it is over"
        await ann.call()
        event = await ann.watch(table, 0)
        while not event["view"]["over"]:
            if 0 in event["view"]["waiting"]:
                await ann.move(table, 0, event["view"]["choices"][0]["text"])
                event = await ann.watch(table, 0)
            else:
                event = await ann.hear("event", table=table)
        review = await ann.ask("GET", f"/api/tables/{table}/review?seat=0")
        assert review["luck"] + review["play"] == review["result"] == event["view"]["scores"][0]
        assert review["decisions"] == []
        assert await ann.ask("GET", f"/api/tables/{table}/review?seat=0") == review
        assert "There is no such seat" in (await ann.ask("GET", f"/api/tables/{table}/review?seat=9", status=400))["reason"]
        assert "reason" in await ann.ask("GET", f"/api/tables/{table}/review", status=400)


@scenario
async def test_the_lobby_lists_open_tables(house: Running) -> None:
    async with Guest(house.url) as ann, Guest(house.url) as bob:
        table = (await ann.open("quenette", joining="open", seats=[{"kind": "me"}, *[{"kind": "empty"}] * 3]))["id"]
        listed = await bob.ask("GET", "/api/tables")
        assert (listed[0]["id"], listed[0]["seated"]) == (table, 1)
        hidden = (await ann.open("quenette", joining="link"))["id"]
        assert hidden not in [each["id"] for each in await bob.ask("GET", "/api/tables")]


@scenario
async def test_the_daily_deal_is_the_same_for_all_and_played_once(house: Running) -> None:
    async with Guest(house.url) as ann, Guest(house.url) as bob:
        views = []
        for guest in (ann, bob):
            info = await guest.ask("POST", "/api/daily/flag")
            assert (await guest.ask("POST", "/api/daily/flag"))["id"] == info["id"]
            await guest.call()
            state = await guest.watch(info["id"])
            views.append(state["view"])
            await guest.say("undo", table=info["id"], seat=0, id="u")
            assert "every move stands" in (await guest.hear("refused"))["reason"]
        assert views[0] == views[1]
        page = await ann.ask("GET", "/api/daily")
        assert next(game for game in page["games"] if game["game"] == "flag")["table"]
        board = await ann.ask("GET", f"/api/daily/{page['day']}/flag")
        # Others may have played it in this house.
        assert board["mine"] is None
        await ann.ask("GET", "/api/daily/yesterday/flag", status=404)
        await ann.ask("POST", "/api/daily/nothing", status=404)


# Misbehavior


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '"move"',
        "{}",
        '{"do":"dance"}',
        '{"do":"move"}',
        '{"do":"watch","table":"../../etc"}',
        '{"do":"watch","table":"kkkkkkkkkkkk","seat":-1}',
        '{"do":"watch","table":"kkkkkkkkkkkk","seat":99}',
        '{"do":"ping","more":1}',
        '{"do":"move","table":"kkkkkkkkkkkk","seat":0,"id":"","move":"x"}',
        '{"do":"move","table":"kkkkkkkkkkkk","seat":0,"id":"a","move":5}',
        "[" * 5000,
        b"\x00\xff",
        b'{"do":"ping"}',
        '{"do":"ping"} trailing',
        '\ud7ff{"do":"ping"}',
    ],
    ids=lambda frame: repr(frame)[:30],
)
def test_a_message_out_of_line_is_answered_and_disturbs_nobody(house: Running, frame: str | bytes) -> None:
    async def told() -> None:
        async with Guest(house.url) as ann:
            await ann.call()
            assert ann.socket is not None
            await ann.socket.send(frame)
            assert (await ann.hear("trouble"))["reason"]
            await ann.say("ping")
            await ann.hear("pong")

    asyncio.run(told())


@scenario
async def test_an_oversized_message_ends_its_own_connection_only(house: Running) -> None:
    async with Guest(house.url) as ann, Guest(house.url) as bob:
        await ann.call()
        await bob.call()
        assert ann.socket is not None
        await ann.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            await ann.hear("pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        ann.socket = None
        await bob.say("ping")
        await bob.hear("pong")


@scenario
async def test_one_who_goes_on_out_of_line_is_let_go(house: Running) -> None:
    async with Guest(house.url) as ann:
        await ann.call()
        for _ in range(30):
            await ann.say("dance")
        with pytest.raises(ConnectionClosed) as closed:
            await ann.hear("pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        ann.socket = None


@scenario
async def test_unknown_tables_and_no_cookie(house: Running) -> None:
    async with Guest(house.url) as ann:
        await ann.call()
        await ann.say("watch", table="zzzzzzzzzzzz")
        assert (await ann.hear("trouble"))["reason"] == "There is no such table"
        assert (await ann.move("zzzzzzzzzzzz", 0, "pass"))["reason"] == "There is no such table"
    for headers in ({}, {"cookie": "parlor_guest=abc.def"}, {"cookie": "parlor_guest=" + "A" * 22 + "." + "B" * 22}):
        async with connect(house.url.replace("http", "ws") + "/api/live", additional_headers=headers) as socket:
            assert json.loads(await socket.recv())["key"] == "house-stranger"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1008


@scenario
async def test_another_web_site_is_refused(house: Running) -> None:
    async with Guest(house.url) as ann:
        for origin in ("http://evil.example", "null", house.url.replace("http://", "ftp://"), house.url + "0"):
            with pytest.raises(InvalidStatus):
                await ann.call(origin=origin)
            answer = await ann.http.post("/api/tables", json={"game": "flag"}, headers={"origin": origin})
            assert answer.status_code == 403
        await ann.call(origin=house.url)
        await ann.say("ping")
        await ann.hear("pong")
        answer = await ann.http.get("/api/house", headers={"host": "evil.example"})
        assert answer.status_code == 421


def test_seats_are_not_changed_by_the_thousand(tmp_path: Path) -> None:
    async def told(url: str) -> None:
        async with Guest(url) as ann:
            table = (await ann.open("quenette"))["id"]
            keys = f"/api/tables/{table}/key"
            assert (await ann.http.post(keys, json={"seat": 0})).status_code == 200
            answers = await asyncio.gather(*[ann.http.post(keys, json={"seat": 0}) for _ in range(60)])
            assert 429 in [answer.status_code for answer in answers]

    with Running(f"sqlite:///{tmp_path}/house.db", "--changes-a-second", "1") as house:
        asyncio.run(told(house.url))


def test_limits_on_speed_tables_and_connections(tmp_path: Any) -> None:
    flags = [*LIBERAL, "--messages-a-second", "5", "--tables-a-minute", "3", "--connections-each", "2", "--heartbeat", "5"]

    async def told(url: str) -> None:
        async with Guest(url) as ann, Guest(url) as bob, Guest(url) as eve:
            for _ in range(3):
                await ann.open("flag")
            assert "too many new tables" in (await bob.ask("POST", "/api/tables", {"game": "flag"}, 429))["reason"]
            await ann.call()
            await bob.call()
            await eve.call()
            with pytest.raises(ConnectionClosed) as full:
                await eve.hear("pong")
            assert full.value.rcvd is not None
            assert full.value.rcvd.code == 1013
            eve.socket = None
            with suppress(ConnectionClosed):
                for _ in range(60):
                    await ann.say("ping")
            with pytest.raises(ConnectionClosed):
                await ann.hear("never")
            assert any(message.get("reason") == "You talk too fast" for message in ann.heard)
            ann.socket = None
            await bob.say("ping")
            await bob.hear("pong")
            with pytest.raises(ConnectionClosed):
                await bob.hear("never")
            bob.socket = None

    with Running(f"sqlite:///{tmp_path}/house.db", *flags) as house:
        asyncio.run(told(house.url))


@scenario
async def test_quick_phrases_reach_everyone_and_are_few(house: Running) -> None:
    async with Guest(house.url) as ann, Guest(house.url) as bob:
        table = await ann.play_alone("quenette", **SOLO)
        for guest, seat in ((ann, 0), (bob, None)):
            await guest.call()
            await guest.say("watch", table=table, seat=seat)
            await guest.hear("event", what="state")
        await ann.say("say", table=table, seat=0, phrase="luck")
        for guest in (ann, bob):
            assert await guest.hear("phrase") == {"kind": "phrase", "table": table, "seat": 0, "phrase": "luck"}
        await bob.say("say", table=table, seat=0, phrase="luck")
        assert (await bob.hear("trouble"))["reason"] == "That seat is not yours"
        await ann.say("say", table=table, seat=0, phrase="something rude")
        assert "not understood" in (await ann.hear("trouble"))["reason"]
        for _ in range(20):
            await ann.say("say", table=table, seat=0, phrase="hello")
        assert "wait a moment" in (await ann.hear("trouble"))["reason"]
        await ann.say("watch", table=table, seat=0)
        assert "luck" not in json.dumps((await ann.hear("event", what="state"))["log"])
