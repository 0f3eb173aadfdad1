"""The house when things go wrong: a failing store, a slow reader, a damaged table, a worker that cannot think."""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from parlor.server import room_events as ev
from parlor.server import ws_messages as ws
from parlor.server.bots import Job, ThinkingFailed
from parlor.server.computers import Computers
from parlor.server.connections import Bucket, Client
from parlor.server.credentials import Credentials
from parlor.server.live_tables import House
from parlor.server.operator_routes import OPERATOR_HANDLERS
from parlor.server.people_routes import PEOPLE_HANDLERS
from parlor.server.routes import HANDLERS
from parlor.server.shelf_routes import SHELF
from parlor.server.store import StoreFailed
from parlor.server.tables import LiveTable
from tests.server.authenticator import operating
from tests.server.inside import TABLE, AtOnce, Ear, Memory, client, inside, opening, told
from tests.server.running import LIBERAL, PATIENCE, Guest, Running

ROOT = Path(__file__).parents[2]


async def patience() -> tuple[House, LiveTable, Client]:
    house, live = inside(opening("flag", 1, {}))
    ann = client(house, "guest0")
    async with house.at(TABLE):
        await house.happen(live, ev.Dealt(5))
    await house.watch(ann, ws.Watch(TABLE, 0))
    told(ann)
    return house, live, ann


def test_a_move_that_cannot_be_stored_is_told_to_nobody() -> None:
    async def play() -> None:
        house, live, ann = await patience()
        table = live.room.table
        assert table is not None

        class Failing(Memory):
            async def write(self, task: object) -> None:
                assert told(ann) == [], "something was told before it was stored"
                raise StoreFailed("the disk is full")

        house.store = Failing()  # type: ignore[assignment]
        with pytest.raises(StoreFailed):
            await house.move(ann, ws.Move(TABLE, 0, "m", table.legal()[0]))
        kinds = [msgspec.json.decode(message)["kind"] for message in told(ann)]
        assert kinds == ["elsewhere"], "the client is asked to come back, and learns nothing else"
        assert live.gone
        assert TABLE not in house.tables

    asyncio.run(play())


def test_a_move_that_lets_somebody_in_is_acknowledged_as_its_own_event() -> None:
    """The last move of a hand is one event, and someone sitting down with the next hand is another."""

    async def play() -> None:
        house, live = inside(opening("quenette", 3, {"hands": 2}, computers=1))
        people, eve = [client(house, f"guest{seat}") for seat in range(2)], client(house, "eve")
        await house.happen(live, ev.Dealt(5))
        await house.watch(eve, ws.Watch(TABLE, None))
        await house.happen(live, ev.Asked(2, "eve", "Eve"))
        room, table = live.room, live.room.table
        assert table is not None
        while room.hands == 0:
            seat = table.waiting[0]
            if seat == 2:
                await asyncio.sleep(0)
            else:
                await house.move(people[seat], ws.Move(TABLE, seat, f"m{room.n}", table.legal(seat)[0]))
        heard = [msgspec.json.decode(message) for message in told(eve)]
        events = {event["n"]: (event["what"], event["by"]) for event in heard if event["kind"] == "event" and event["what"] != "state"}
        assert events[room.n] == ("sat", 2)
        for seat, person in enumerate(people):
            for answer in [msgspec.json.decode(message) for message in told(person)]:
                assert events[answer["n"]] == ("moved", seat)

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_move_is_stored_before_it_is_told() -> None:
    async def play() -> None:
        house, live, ann = await patience()
        table = live.room.table
        assert table is not None
        order: list[str] = []

        class Watching(Memory):
            async def write(self, task: object) -> None:
                await asyncio.sleep(0.01)
                order.append("stored")
                assert told(ann) == []

        house.store = Watching()  # type: ignore[assignment]
        moving = asyncio.create_task(house.move(ann, ws.Move(TABLE, 0, "m", table.legal()[0])))
        await asyncio.sleep(0)
        # A request for the state waits until the move is stored.
        late = asyncio.create_task(house.watch(client(house, "guest8"), ws.Watch(TABLE)))
        late.add_done_callback(lambda _: order.append("late"))
        await asyncio.gather(moving, late)
        await asyncio.sleep(0)
        assert order == ["stored", "late"]
        assert [msgspec.json.decode(message)["kind"] for message in told(ann)] == ["event", "accepted", "presence"]

    asyncio.run(play())


def test_a_slow_reader_is_let_go_and_keeps_no_memory() -> None:
    wire = Ear()
    slow = Client("guest", wire, 1000)
    for _ in range(200):
        slow.send(b"x" * 100)
    assert wire.closed is not None
    assert wire.closed[0] == 1013
    assert wire.backlog() == 1000


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(1000.0, 3.0)
    assert [bucket.take() for _ in range(4)][:3] == [True] * 3
    bucket = Bucket(0.001, 3.0)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


@pytest.mark.parametrize("error", [ThinkingFailed("no"), RuntimeError("something that nobody foresaw")])
def test_a_computer_player_who_cannot_think_plays_all_the_same(error: Exception) -> None:
    class Stupid(AtOnce):
        async def choose(self, job: Job, urgent: Callable[[], bool] = lambda: True) -> str:
            raise error

    async def play() -> None:
        house, live = inside(opening("quenette", 4, {"hands": 1}, computers=4))
        house.thinkers = Stupid()  # type: ignore[assignment]
        await house.watch(client(house, "guest9"), ws.Watch(TABLE))
        async with house.at(TABLE):
            await house.happen(live, ev.Dealt(3))
        for _ in range(2000):
            await asyncio.sleep(0)
        assert live.room.phase == "over"

    asyncio.run(play())


def test_computer_players_of_the_same_deal_have_their_own_chance_at_every_table() -> None:
    async def seeds(table: str, secret: str) -> set[int]:
        found: set[int] = set()

        class Noting(AtOnce):
            async def choose(self, job: Job, urgent: Callable[[], bool] = lambda: True) -> str:
                found.add(job.seed)
                return await super().choose(job, urgent)

        house, live = inside(opening("quenette", 4, {"hands": 1}, computers=4))
        house.computers, house.thinkers, live.room.id = Computers(Credentials(secret)), Noting(), table  # type: ignore[assignment]
        house.tables = {table: live}
        await house.watch(client(house, "guest9"), ws.Watch(table))
        async with house.at(table):
            await house.happen(live, ev.Dealt(3))
        for _ in range(2000):
            await asyncio.sleep(0)
        assert live.room.phase == "over"
        return found

    async def compared() -> None:
        one, same, other, elsewhere = [
            await seeds(table, secret) for table, secret in (("a" * 12, "ef"), ("a" * 12, "ef"), ("b" * 12, "ef"), ("a" * 12, "ab"))
        ]
        assert one == same
        assert len(one | other | elsewhere) == 12

    asyncio.run(compared())


def test_a_damaged_table_stays_closed_and_the_house_open(tmp_path: Path) -> None:
    async def opened(url: str) -> list[str]:
        async with Guest(url) as ann:
            return [await ann.play_alone("flag") for _ in range(2)]

    async def asked(url: str, tables: list[str]) -> None:
        async with Guest(url) as ann:
            reason = (await ann.ask("GET", f"/api/tables/{tables[0]}", status=500))["reason"]
            assert "damaged" in reason
            assert (await ann.ask("GET", f"/api/tables/{tables[1]}"))["phase"] == "playing"
            await ann.call()
            await ann.say("watch", table=tables[0])
            assert "damaged" in (await ann.hear("trouble"))["reason"]
            assert (await ann.ask("GET", "/api/health"))["damaged"] == 1
            # Whoever runs the house can still close it.
            async with await operating(url, f"sqlite:///{tmp_path}/house.db") as host:
                await host.ask("DELETE", f"/api/operator/tables/{tables[0]}")
            await ann.ask("GET", f"/api/tables/{tables[0]}", status=404)

    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL, log=tmp_path / "log") as house:
        tables = asyncio.run(opened(house.url))
        house.kill()
        connection = sqlite3.connect(tmp_path / "house.db")
        connection.execute("UPDATE events SET body = replace(body, 'dealt', 'delat') WHERE table_id = ?", [tables[0]])
        connection.commit()
        connection.close()
        house.start()
        asyncio.run(asked(house.url, tables))
    assert "a table is damaged" in (tmp_path / "log").read_text()


def test_keys_of_one_house_open_no_other() -> None:
    ours, theirs = Credentials("ab" * 32), Credentials("cd" * 32)
    assert ours.device(ours.cookie("ann")) == "ann"
    assert theirs.device(ours.cookie("ann")) is None
    assert ours.device("ann.") is None
    assert ours.opens(ours.seat(TABLE, 0, 1), TABLE, 0, 1)
    for other in [("z" * 12, 0, 1), (TABLE, 1, 1), (TABLE, 0, 2)]:
        assert not ours.opens(ours.seat(TABLE, 0, 1), *other)
    assert ours.relayed(ours.relay("ann", 1000), 1030.0) == "ann"
    assert ours.relayed(ours.relay("ann", 1000), 2000.0) is None
    assert theirs.relayed(ours.relay("ann", 1000), 1000.0) is None
    assert ours.relayed("ann", 1000.0) is None


def test_the_page_of_the_protocol_names_every_request_and_message() -> None:
    page = (ROOT / "docs" / "protocol-house.md").read_text(encoding="utf-8")
    for handler in [*SHELF, *HANDLERS, *PEOPLE_HANDLERS, *OPERATOR_HANDLERS]:
        for path in handler.paths:  # type: ignore[union-attr]
            plain = re.sub(r"\{table:str\}", "{id}", str(path)).replace(":str", "")
            assert plain in page, plain
    for message in [*ws.Said.__args__, *ws.Heard.__args__]:
        assert f"`{message.__struct_config__.tag}`" in page, message
