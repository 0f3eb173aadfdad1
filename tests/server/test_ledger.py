"""The log of the house: it has every deal, in order, no matter who writes at the same time, and reveals no secrets."""

import asyncio
import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlor.server import fair, ledger, ledger_chain, records
from parlor.server import room_events as ev
from parlor.server.credentials import Credentials
from parlor.server.documents import LedgerEntry, LedgerHead
from parlor.server.room import Room
from parlor.server.schema import migrate
from parlor.server.signing import is_signed
from parlor.server.sqlite import SqliteDatabase
from parlor.server.store import Database
from tests.server.running import Guest, Running

SIGNER = Credentials("ab" * 32).signer
SHORT = {"game": "quenette", "players": 3, "options": {"hands": 1}, "pace": "instant"}


async def played_out(guest: Guest, **wish: Any) -> str:
    """A game of one hand against computer players, to its end."""
    table = await guest.play_alone(**{**SHORT, **wish})
    await guest.call()
    view = (await guest.watch(table))["view"]
    while not view["over"]:
        if view["choices"]:
            await guest.move(table, 0, random.choice(view["choices"])["text"])
            view = next(heard["view"] for heard in reversed(guest.heard) if heard["kind"] == "event" and heard["table"] == table)
        else:
            view = (await guest.hear("event", table=table))["view"]
    await guest.hang_up()
    return table


async def lines_of(guest: Guest, table: str) -> list[LedgerEntry]:
    found = await guest.ask("GET", f"/api/ledger/tables/{ledger_chain.table_digest(table)}")
    return msgspec.convert(found["entries"], list[LedgerEntry])


async def whole_log(guest: Guest) -> list[LedgerEntry]:
    found: list[LedgerEntry] = []
    while len(page := (await guest.ask("GET", f"/api/ledger?first={len(found) + 1}"))["entries"]):
        found += msgspec.convert(page, list[LedgerEntry])
    return found


def test_a_game_stands_in_the_log_from_its_opening_to_its_end(house: Running) -> None:
    async def told() -> None:
        async with Guest(house.url) as ann:
            key = (await ann.ask("GET", "/api/key"))["key"]
            assert (await ann.ask("GET", "/api/house"))["key"] == key
            table = await played_out(ann)
            record = await ann.ask("GET", f"/api/tables/{table}/record")
            assert record == await ann.ask("GET", f"/api/tables/{table}/record")
            assert record["key"] == key
            assert record["fair"]["people"] == [0]
            assert record["ending"]["how"] == "played"
            log = await whole_log(ann)
            ledger_chain.follow(log, 0, ledger_chain.BEGINNING)
            finding = fair.verify(record, key, log)
            assert finding.fair, finding.checks
            assert finding.checks[-1].startswith("The log of the house has it all")
            assert [line.kind for line in await lines_of(ann, table)] == ["opened", "dealt", "finished"]
            head = await ann.ask("GET", "/api/ledger/head")
            assert is_signed(head)
            assert (head["number"], head["hash"], head["key"]) == (len(log), ledger_chain.hash_of(log[-1]), key)
            verdict = await ann.ask("POST", "/api/verify", record)
            assert verdict["fair"], verdict["checks"]
            verdict = await ann.ask("POST", "/api/verify", {**record, "names": ["Zoe", "", ""]})
            assert not verdict["fair"]

    asyncio.run(told())


def test_the_opening_is_signed_for_everyone_to_keep(house: Running) -> None:
    async def told() -> None:
        async with Guest(house.url) as ann:
            info = await ann.open("quenette", options={"hands": 1})
            statement = ledger_chain.statement(
                info["id"], info["game"], info["players"], info["options"], int(info["opened"] * 1000), info["fair"]["commitment"]
            )
            signed = {**statement, "key": info["fair"]["key"], "signature": info["fair"]["signature"]}
            assert is_signed(signed)
            assert not is_signed({**signed, "commitment": "00" * 32})
            assert [line.kind for line in await lines_of(ann, info["id"])] == ["opened"]

    asyncio.run(told())


def test_a_practice_table_is_signed_and_stays_out_of_the_log(house: Running) -> None:
    async def told() -> None:
        async with Guest(house.url) as ann:
            table = await played_out(ann, seed=7)
            record = await ann.ask("GET", f"/api/tables/{table}/record")
            assert record["fair"] is None
            assert is_signed(record)
            assert await lines_of(ann, table) == []

    asyncio.run(told())


def test_a_new_name_after_the_end_changes_nothing_in_the_record(house: Running) -> None:
    async def told() -> None:
        async with Guest(house.url) as ann:
            table = await played_out(ann)
            record = await ann.ask("GET", f"/api/tables/{table}/record")
            await ann.ask("PUT", "/api/me", {"name": "Zoe"})
            await ann.ask("POST", f"/api/tables/{table}/join", {"seat": 0})
            assert await ann.ask("GET", f"/api/tables/{table}/record") == record
            assert len(await lines_of(ann, table)) == 3

    asyncio.run(told())


def test_a_deal_that_is_left_is_counted_as_one_without_an_end(house: Running) -> None:
    async def told() -> None:
        async with Guest(house.url) as ann:
            before = await ann.ask("GET", "/api/ledger/head")
            table = await ann.play_alone("quenette")
            after = await ann.ask("GET", "/api/ledger/head")
            assert after["dealt"] == before["dealt"] + 1
            assert after["finished"] == before["finished"]
            assert [line.kind for line in await lines_of(ann, table)] == ["opened", "dealt"]

    asyncio.run(told())


def test_the_log_is_for_everyone_and_tells_no_table(house: Running) -> None:
    async def told() -> None:
        async with Guest(house.url) as ann:
            table = await ann.play_alone("quenette")
            ann.http.cookies.clear()
            full = await ann.http.get("/api/ledger?first=1&count=2")
            assert "immutable" in full.headers["cache-control"]
            assert "set-cookie" not in full.headers
            rest = await ann.http.get("/api/ledger")
            assert rest.headers["cache-control"] == "no-cache"
            assert table not in rest.text + (await ann.http.get("/api/ledger/head")).text
            assert set(rest.json()["entries"][0]) == {"number", "at", "kind", "table", "digest", "previous"}
            for asked in ("first=0", "count=0", "count=501", "first=x", "first=99999999999999999999"):
                assert (await ann.http.get(f"/api/ledger?{asked}")).status_code == 400
            assert (await ann.http.get("/api/ledger/tables/x")).status_code == 400

    asyncio.run(told())


def write_from_many(connect: Callable[[], Database], writers: int, each: int) -> list[Exception]:
    """Writers with their own connections, who write one to three lines per transaction and sometimes roll it back."""
    failed: list[Exception] = []

    def write(name: int) -> None:
        rng = random.Random(name)
        try:
            database = connect()
            for number in range(each):
                table = f"table-{name}-{number}"
                kinds = ("opened", "dealt", "finished")[: rng.randint(1, 3)]
                for kind in kinds:
                    ledger.append(database, kind, table, secrets.token_hex(32), time.time())  # type: ignore[arg-type]
                if rng.random() < 0.2:
                    database.rollback()
                else:
                    database.commit()
            database.close()
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=write, args=(name,)) for name in range(writers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=120)
    return failed


def check_log(database: Database) -> LedgerHead:
    """Follows the chain from its beginning to the signed head."""
    head = ledger.head(database, SIGNER, 5.0)
    log = [entry for first in range(1, head.number + 1, ledger_chain.PAGE) for entry in ledger.lines(database, first, ledger_chain.PAGE)]
    assert ledger_chain.follow(log, 0, ledger_chain.BEGINNING) == head.hash
    assert len(log) == head.number
    tally = ledger_chain.Tally()
    for entry in log:
        tally.add(entry)
    assert tally.counts == {kind: getattr(head, kind) for kind in tally.counts}
    return head


def test_many_writers_make_one_chain(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    database = SqliteDatabase(path, True)
    migrate(database)
    database.commit()
    assert write_from_many(lambda: SqliteDatabase(path, True), 4, 40) == []
    assert check_log(database).opened > 100
    database.close()


def test_a_table_that_is_given_up_says_so_once(tmp_path: Path) -> None:
    database = SqliteDatabase(str(tmp_path / "house.db"), True)
    migrate(database)
    ledger.abandon(database, "unknown", 1.0)
    for table, kinds in {"a": ("opened",), "b": ("opened", "dealt"), "c": ("opened", "dealt", "finished")}.items():
        for kind in kinds:
            ledger.append(database, kind, table, "00" * 32, 1.0)  # type: ignore[arg-type]
        ledger.abandon(database, table, 2.0)
        ledger.abandon(database, table, 3.0)
    head = check_log(database)
    assert (head.opened, head.dealt, head.finished, head.abandoned) == (3, 2, 1, 2)
    database.close()


def test_the_head_of_an_empty_log_is_signed_too(tmp_path: Path) -> None:
    database = SqliteDatabase(str(tmp_path / "house.db"), True)
    migrate(database)
    head = check_log(database)
    assert head.number == 0
    assert is_signed(msgspec.to_builtins(head))
    database.close()


def room_of(database: Database, story: list[ev.Any], signed: bool = True) -> tuple[Room, dict[str, Any] | None]:
    """A table for Ann and Bob and two computer players after these events, and its record."""
    places = [ev.Place("ann", "Ann"), ev.Place("bob", "Bob"), ev.Place(level="random"), ev.Place(level="random")]
    opened = ev.Opened("ann", "quenette", 4, {"hands": 1}, "link", True, "instant", None, places, secret="ab" * 32, salt="cd" * 32)
    room = Room("k" * 12, opened, 1.0)
    if signed:
        ledger.sign_opening(SIGNER, room)
    ledger.note(database, SIGNER, room, opened, 1.0)
    for at, happening in enumerate(story, 2):
        room.happen(happening)
        ledger.note(database, SIGNER, room, happening, float(at))
    return room, records.kept(database, room.id)


def dealt(*contributions: str | None) -> list[ev.Any]:
    """What Ann and Bob contribute, and the deal that follows."""
    given = [ev.Contributed(seat, value) for seat, value in enumerate(contributions) if value is not None]
    return [*given, ev.Dealt(fair.seed("ab" * 32, [*contributions, None, None]))]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    connection = SqliteDatabase(str(tmp_path / "house.db"), True)
    migrate(connection)
    yield connection
    connection.close()


def checked(database: Database, document: dict[str, Any] | None) -> list[str]:
    """The messages from checking a record, which must be proved."""
    assert document is not None
    finding = fair.verify(document, SIGNER.key, ledger.lines(database, 1, 100))
    assert finding.fair, finding.checks
    return finding.checks


def test_a_game_that_its_players_end_is_told_so(database: Database) -> None:
    _, document = room_of(database, [*dealt("01" * 32, "02" * 32), ev.Ended("ann")])
    assert "The players ended this game before its end." in checked(database, document)
    assert [line.kind for line in ledger.lines(database, 1, 100)] == ["opened", "dealt", "ended"]


def test_one_who_resigned_stands_in_the_record(database: Database) -> None:
    _, document = room_of(database, [*dealt("01" * 32, "02" * 32), ev.Resigned(1), ev.Resigned(0)])
    assert "A player resigned, and that ended this game." in checked(database, document)
    assert document is not None
    assert document["ending"] == {"how": "resigned", "resigned": [0, 1], "winners": []}


def test_contributions_stay_as_they_were_dealt_with_whoever_goes(database: Database) -> None:
    room, document = room_of(database, [*dealt("01" * 32, "02" * 32), ev.Removed(1), ev.Ended("ann")])
    assert room.contributions == ["01" * 32, "02" * 32, None, None]
    checks = checked(database, document)
    assert "The seed of the cards comes from the secret and 2 contributions of the players." in checks
    assert document is not None
    assert document["fair"]["people"] == [0, 1]


def test_a_deal_with_the_starters_contribution_alone_is_seen(database: Database) -> None:
    _, document = room_of(database, [*dealt("01" * 32, None), ev.Ended("ann")])
    assert "Of the 2 people at the table, 1 contributed nothing to the deal." in checked(database, document)


def test_a_record_is_written_once(database: Database) -> None:
    room, document = room_of(database, [*dealt("01" * 32, None), ev.Ended("ann")])
    ledger.note(database, SIGNER, room, ev.Rematch("m" * 12), 99.0)
    assert records.kept(database, room.id) == document
    assert check_log(database).number == 3


def test_a_table_from_before_there_was_a_log_is_signed_and_said_to_be_older(database: Database) -> None:
    _, document = room_of(database, [*dealt("01" * 32, None), ev.Ended("ann")], signed=False)
    assert check_log(database).number == 0
    assert checked(database, document)[-1] == "The table was opened before the house began its log."


@pytest.mark.parametrize("count", [1, 5, 5000])
def test_a_page_is_never_larger_than_it_may_be(tmp_path: Path, count: int) -> None:
    database = SqliteDatabase(str(tmp_path / "house.db"), True)
    migrate(database)
    for number in range(ledger_chain.PAGE + 3):
        ledger.append(database, "opened", str(number), "00" * 32, 1.0)
    assert len(ledger.lines(database, 2, count)) == min(count, ledger_chain.PAGE)
    database.close()
