"""A seat's cards go to its current owner and to nobody else, whatever people do, in every game.

Guests talk to a running house over its real protocol, and everything they receive is kept. Afterward the journal is read from the database:
a separate model says who had which seat after each event, and the engine says what that seat may see. No frame may show anything else,
neither in its view nor in what it says about the event.
"""

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

import parlor
from tests.server.running import LIBERAL, Guest, Running

GUESTS = 4
SEATS = st.integers(0, 7)
PEOPLE = st.integers(0, GUESTS - 1)
LONGEST = 60


@dataclass
class Moved:
    """What a move showed each seat, and a spectator: the views before it, and the events."""

    before: dict[int | None, dict[str, list[str]]]
    events: dict[int | None, list[dict[str, Any]]]


@dataclass
class Moment:
    """Who has which seat after an event, and the cards."""

    owners: list[str | None]
    computers: list[bool]
    host: str
    removed: set[str]
    watching: bool
    table: parlor.Table | None = None
    ended: bool = False
    moved: "Moved | None" = None

    @property
    def over(self) -> bool:
        return self.ended or (self.table is not None and self.table.over)

    def entitles(self, guest: str, seat: int | None) -> bool:
        """Whether a guest may see what a seat, or a spectator, sees."""
        if seat is None:
            return guest not in self.removed and (self.watching or guest == self.host or guest in self.owners)
        return self.owners[seat] == guest and (not self.computers[seat] or self.over)

    def after(self, row: dict[str, Any]) -> "Moment":
        """The next moment, after a row of the journal."""
        now = Moment(self.owners[:], self.computers[:], self.host, self.removed, self.watching, self.table, self.ended)
        seat = row.get("seat", -1)
        match row["what"]:
            case "sat":
                if now.owners[seat] not in (None, row["guest"]) and now.host == now.owners[seat] and now.owners.count(now.host) == 1:
                    now.host = row["guest"]
                now.owners[seat], now.computers[seat] = row["guest"], False
            case "left":
                now._vacated(seat)
            case "filled" | "timeout":
                if now.table is None:
                    now._vacated(seat)
                now.computers[seat] = True
            case "removed":
                now.removed = now.removed | {str(now.owners[seat])}
                now.owners[seat], now.computers[seat] = None, now.table is not None
            case "swapped":
                for each in (now.owners, now.computers):
                    each[seat], each[row["other"]] = each[row["other"]], each[seat]
            case "hosted":
                now.host = row["guest"]
            case "resigned":
                now.computers[seat] = True
                others = [owner for other, owner in enumerate(now.owners) if owner is not None and not now.computers[other]]
                kept = [owner for other, owner in enumerate(now.owners) if owner is not None and other != seat]
                now.ended = len(now.owners) <= 2 or not (others or kept)
            case "ended":
                now.ended = True
        return now

    def _vacated(self, seat: int) -> None:
        left, self.owners[seat], self.computers[seat] = self.owners[seat], None, False
        if self.host == left and left not in self.owners:
            self.host = next((owner for owner in self.owners if owner is not None), self.host)


def moments(rows: list[dict[str, Any]], wanted: set[int]) -> dict[int, Moment]:
    """The moments after the wanted events of a table, starting with event 1."""
    opened = rows[0]
    places = opened["places"]
    owners = [None if place.get("invited") else place.get("guest") for place in places]
    now = Moment(owners, ["level" in place for place in places], opened["host"], set(), opened["watching"])
    found = {1: now}
    table: parlor.Table | None = None
    for n, row in enumerate(rows[1:], 2):
        moved: Moved | None = None
        if row["what"] == "dealt":
            table = parlor.deal(opened["game"], opened["players"], seed=row["seed"], options=opened["options"])
        elif row["what"] == "moved":
            assert table is not None
            moved = played(table, row, n in wanted)
        elif row["what"] == "undone":
            assert table is not None
            record = table.record()
            table = parlor.replay({**record, "moves": record["moves"][: -(row.get("moves") or 1)]})
        now = now.after(row)
        now.table, now.moved = table, moved
        if n in wanted:
            found[n] = now
            now.table = None if table is None else table.copy()
    return found


def played(table: parlor.Table, row: dict[str, Any], wanted: bool) -> Moved | None:
    """Makes a move of the journal; returns what it showed, if wanted."""
    if not wanted:
        table.play(row["move"], row["seat"])
        return None
    seats = [None, *range(table.players)]
    before = {seat: table.view(seat)["zones"] for seat in seats}
    watcher = table.watch()
    table.play(row["move"], row["seat"])
    table.unwatch()
    return Moved(before, {seat: [event.as_dict() for event in watcher.seen(seat)] for seat in seats})


@dataclass
class Person:
    """A guest, and everything they received."""

    guest: Guest
    id: str
    frames: list[dict[str, Any]] = field(default_factory=list)
    replays: list[tuple[str, int, int]] = field(default_factory=list)


class AnyOrder(RuleBasedStateMachine):
    """People come, go, watch, pass on seats, take back and play, in any order."""

    def __init__(self, house: Running, game: str) -> None:
        super().__init__()
        self.house = house
        self.game = game
        self.loop = asyncio.new_event_loop()
        self.people: list[Person] = []
        self.tables: list[str] = []
        self.keys: list[str] = []
        self.info: dict[str, Any] = {}

    def do(self, work: Any) -> Any:
        async def limited() -> Any:
            async with asyncio.timeout(LONGEST):
                return await work

        return self.loop.run_until_complete(limited())

    @initialize(data=st.data(), watching=st.booleans(), joining=st.sampled_from(["link", "link", "key"]))
    def open(self, data: st.DataObject, watching: bool, joining: str) -> None:
        players = data.draw(st.sampled_from(parlor.game(self.game).players), "players")
        kinds = data.draw(st.lists(st.sampled_from(["me", "empty", "computer"]), min_size=players, max_size=players), "seats")
        plan = [{"kind": kind, "level": "random"} if kind == "computer" else {"kind": kind} for kind in kinds]
        self.do(self.arrive())
        wish = {"game": self.game, "players": players, "seats": plan, "watching": watching, "joining": joining, "pace": "instant"}
        self.info = self.do(self.people[0].guest.ask("POST", "/api/tables", wish, 201))
        self.tables.append(self.info["id"])

    async def arrive(self) -> None:
        for _ in range(GUESTS):
            guest = Guest(self.house.url)
            await guest.ask("GET", "/api/house")
            await guest.call()
            self.people.append(Person(guest, guest.http.cookies["parlor_guest"].partition(".")[0]))

    # Requests over HTTP: they may be refused, but must not fail.

    def ask(self, who: int, path: str, body: object) -> Any:
        async def asked() -> Any:
            answer = await self.people[who].guest.http.post(f"/api/tables/{self.tables[-1]}/{path}", json=body)
            assert answer.status_code in (200, 400), answer.text
            await self.listen()
            return answer.json() if answer.status_code == 200 else None

        told = self.do(asked())
        if told is not None and "phase" in told and told["id"] == self.tables[-1]:
            self.info = told
        return told

    async def listen(self) -> None:
        """Takes in what everyone has received so far."""
        for person in self.people:
            if person.guest.socket is not None:
                await person.guest.say("ping")
                person.guest.heard.clear()
                await person.guest.hear("pong")
                person.frames += person.guest.heard

    @rule(who=PEOPLE, seat=st.none() | SEATS)
    def join(self, who: int, seat: int | None) -> None:
        self.ask(who, "join", {"seat": seat, "contribution": "12" * 32})

    @rule(who=PEOPLE, seat=st.none() | SEATS)
    def leave(self, who: int, seat: int | None) -> None:
        self.ask(who, "leave", {"seat": seat, "level": "random"})

    @rule(who=PEOPLE, seat=SEATS, kind=st.sampled_from(["me", "computer", "empty"]))
    def fill(self, who: int, seat: int, kind: str) -> None:
        self.ask(who, "fill", {"seat": seat, "kind": kind, "level": "random"})

    @rule(who=PEOPLE, seat=SEATS, yes=st.booleans())
    def admit(self, who: int, seat: int, yes: bool) -> None:
        self.ask(who, "admit", {"seat": seat, "yes": yes})

    @rule(who=PEOPLE, seat=SEATS, what=st.sampled_from(["host", "host", "remove", "resign"]))
    def decide(self, who: int, seat: int, what: str) -> None:
        self.ask(who, what, {"seat": seat})

    @rule(who=PEOPLE, seat=SEATS, other=SEATS)
    def swap(self, who: int, seat: int, other: int) -> None:
        self.ask(who, "swap", {"seat": seat, "other": other})

    @rule(who=PEOPLE, seat=SEATS)
    def make_a_key(self, who: int, seat: int) -> None:
        told = self.ask(who, "key", {"seat": seat})
        if told is not None:
            self.keys.append(told["key"])

    @precondition(lambda self: self.keys)
    @rule(who=PEOPLE, data=st.data())
    def use_a_key(self, who: int, data: st.DataObject) -> None:
        self.ask(who, "join", {"key": data.draw(st.sampled_from(self.keys), "key")})

    @precondition(lambda self: self.info.get("phase") == "gathering")
    @rule()
    def fill_up_and_start(self) -> None:
        for seat in range(self.info["players"]):
            self.ask(0, "fill", {"seat": seat, "kind": "computer", "level": "random"})
        for who in range(GUESTS):
            self.ask(who, "start", {})

    @rule(who=PEOPLE)
    def start(self, who: int) -> None:
        self.ask(who, "start", {})

    @precondition(lambda self: self.info.get("phase") == "playing")
    @rule(who=PEOPLE, sure=st.integers(0, 5))
    def end(self, who: int, sure: int) -> None:
        if sure == 0:
            self.ask(who, "end", {})

    @precondition(lambda self: self.info.get("phase") == "over")
    @rule(who=PEOPLE)
    def rematch(self, who: int) -> None:
        told = self.ask(who, "rematch", {})
        if told is not None and told["id"] not in self.tables:
            self.tables.append(told["id"])
            self.info = told

    @rule(who=PEOPLE, seat=SEATS)
    def replay(self, who: int, seat: int) -> None:
        async def asked() -> None:
            person, table = self.people[who], self.tables[-1]
            answer = await person.guest.http.get(f"/api/tables/{table}/replay?seat={seat}&count=1")
            assert answer.status_code in (200, 400), answer.text
            if answer.status_code == 200:
                info = await person.guest.ask("GET", f"/api/tables/{table}")
                person.replays.append((table, info["n"], seat))

        self.do(asked())

    # Commands on the live channel.

    def say(self, who: int, do: str, **fields: object) -> None:
        async def said() -> None:
            await self.people[who].guest.say(do, table=self.tables[-1], **fields)
            await self.listen()

        self.do(said())

    @rule(who=PEOPLE, seat=st.none() | SEATS, since=st.none() | st.integers(0, 9))
    def watch(self, who: int, seat: int | None, since: int | None) -> None:
        self.say(who, "watch", seat=seat, since=since)

    @rule()
    def everyone_watches(self) -> None:
        """Everyone watches, from their own seat if they have one."""
        for who, person in enumerate(self.people):
            told = self.do(person.guest.ask("GET", f"/api/tables/{self.tables[-1]}"))
            mine = [seat for seat, each in enumerate(told["seats"]) if each["mine"]]
            self.say(who, "watch", seat=mine[0] if mine else None)

    @rule(who=PEOPLE)
    def unwatch(self, who: int) -> None:
        self.say(who, "unwatch")

    @rule(who=PEOPLE)
    def come_back(self, who: int) -> None:
        async def again() -> None:
            await self.people[who].guest.hang_up()
            await self.people[who].guest.call()

        self.do(again())

    @rule(who=PEOPLE, seed=st.integers(0, 99))
    def play(self, who: int, seed: int) -> None:
        """Makes a move that the last frame offered."""
        shown = [f["view"] for f in self.people[who].frames if f["kind"] == "event" and f["table"] == self.tables[-1] and f["view"]]
        if shown and shown[-1]["choices"]:
            move = random.Random(seed).choice(shown[-1]["choices"])["text"]
            self.say(who, "move", seat=shown[-1]["seat"], id=f"m{seed}-{len(self.people[who].frames)}", move=move)

    @rule(who=PEOPLE, seat=SEATS)
    def undo(self, who: int, seat: int) -> None:
        self.say(who, "undo", seat=seat, id=f"u{len(self.people[who].frames)}")

    # The final checks.

    def teardown(self) -> None:
        try:
            if self.people:
                self.do(self.listen())
                self.check()
        finally:
            for person in self.people:
                self.do(person.guest.hang_up())
                self.do(person.guest.http.aclose())
            self.loop.close()

    def check(self) -> None:
        for table in self.tables:
            frames = [
                (person.id, frame)
                for person in self.people
                for frame in person.frames
                if frame["kind"] == "event" and frame["table"] == table
            ]
            replays = [(person.id, n, seat) for person in self.people for replayed, n, seat in person.replays if replayed == table]
            known = moments(journal(self.house, table), {frame["n"] for _, frame in frames} | {n for _, n, _ in replays})
            for guest, frame in frames:
                compare(frame, known[frame["n"]], guest)
            for guest, n, seat in replays:
                assert known[n].over or known[n].entitles(guest, seat), f"a replay of seat {seat} for a stranger"


def compare(frame: dict[str, Any], moment: Moment, guest: str) -> None:
    """A frame shows what its receiver was entitled to when it was sent."""
    view = frame["view"]
    if view is None or moment.table is None:
        assert view is None
        return
    seat = view["seat"]
    assert moment.entitles(guest, seat), f"event {frame['n']} ({frame['what']}) shows seat {seat} to one who may not see it"
    entitled = moment.table.view(seat)
    assert view["zones"] == entitled["zones"]
    assert view["facts"] == plain(entitled["facts"])
    assert [choice["text"] for choice in view["choices"]] == ([] if moment.over else entitled["legal"])
    assert frame["log"] == plain(moment.table.messages(frame["log_from"]))
    assert frame["results"] == plain(moment.table.sheet(frame["results_from"]))
    if frame["what"] == "state" or moment.moved is None:
        assert frame["events"] == []
        return
    assert frame["events"] == plain(moment.moved.events[seat])
    known = cards_in(moment.moved.before[seat], entitled["zones"]) | everybody_saw(moment)
    for event in frame["events"]:
        assert set(event["cards"]) <= known, f"event {frame['n']} ({frame['what']}) tells seat {seat} of a card that it never saw"


def everybody_saw(moment: Moment) -> set[str]:
    """The cards that everyone saw during a move: in the open before or after it, or named in a line of the log."""
    assert moment.table is not None
    assert moment.moved is not None
    named = " ".join(json.dumps(event["params"]) for event in moment.moved.events[None] if event["key"] is not None)
    return cards_in(moment.moved.before[None], moment.table.view(None)["zones"]) | set(re.findall(r"[A-Z0-9]+", named))


def cards_in(*views: dict[str, list[str]]) -> set[str]:
    """The cards that zones show, and the back for those that they hide."""
    return {card for zones in views for zone in zones.values() for card in zone} | {"??"}


def plain(told: object) -> Any:
    """A message as it comes out of a frame."""
    return json.loads(json.dumps(told))


def journal(house: Running, table: str) -> list[dict[str, Any]]:
    connection = sqlite3.connect(house.database.removeprefix("sqlite:///"))
    rows = connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY n", [table]).fetchall()
    connection.close()
    return [json.loads(body) for (body,) in rows]


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house where players who are away are replaced at once."""
    folder: Path = tmp_path_factory.mktemp("impatient")
    flags = [*LIBERAL, "--connections-each", "5000", "--away-host", "0", "--away-anyone", "0"]
    with Running(f"sqlite:///{folder}/house.db", *flags, log=folder / "log") as running:
        yield running


def any_order(house: Running, game: str, examples: int, steps: int) -> None:
    run_state_machine_as_test(
        lambda: AnyOrder(house, game),  # type: ignore[arg-type]
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            derandomize=True,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.sampled(13)
@pytest.mark.parametrize("game", parlor.games())
def test_no_frame_shows_a_card_that_its_receiver_was_not_entitled_to(impatient: Running, game: str) -> None:
    any_order(impatient, game, 4, 30)


@pytest.mark.soak
@pytest.mark.parametrize("game", parlor.games())
def test_no_frame_shows_a_card_however_long_one_tries(impatient: Running, game: str) -> None:
    any_order(impatient, game, 60, 50)
