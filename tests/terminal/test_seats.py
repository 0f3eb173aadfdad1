"""Seats of a house at the terminal: asking to join, losing a seat and coming back, resigning, and who may do what."""

import asyncio
from typing import Any

import pytest

from parlor.terminal.screen.people import Away, described, offers, seats_to_see, trace
from parlor.terminal.screen.remote_table import RemoteTable
from parlor.terminal.visit import Visit
from tests.server.running import Guest, Running
from tests.terminal.keyboard import Keyboard
from tests.terminal.test_remote_table import two_seats, visiting
from tests.terminal.test_visit import alone

HERE = Away([0.0] * 4)


def seat(kind: str = "human", name: str = "", **more: Any) -> dict[str, Any]:
    return {"kind": kind, "name": name, "level": "casual" if kind == "computer" else None, "mine": False, **more}


def table(*seats: dict[str, Any], host: bool = False, phase: str = "playing", **more: Any) -> dict[str, Any]:
    return {"seats": list(seats), "host": host, "phase": phase, "requests": [], "joining": "link", "daily": None, **more}


def typed(info: dict[str, Any], away: Away = HERE, waiting: list[int] | None = None) -> list[str]:
    return [offer.words for offer in offers(info, away, waiting or [])]


def test_a_spectator_asks_for_a_computers_place() -> None:
    seats = [seat(name="Ann"), seat("computer"), seat("computer", kept=True), seat("computer", resigned=True)]
    assert typed(table(*seats)) == ["join 1"]
    assert typed(table(*seats, requests=[{"seat": 1, "name": "Me", "mine": True}])) == []
    assert typed(table(*seats, joining="key")) == []


def test_the_host_answers_hands_over_removes_and_ends() -> None:
    info = table(seat(name="Ann", mine=True), seat(name="Bob"), seat("computer"), host=True, requests=[{"seat": 2, "name": "Cid"}])
    assert typed(info) == ["yes 2", "no 2", "host 1", "remove 1", "end", "computer 0", "resign"]
    assert all(offer.question for offer in offers(info, HERE, []) if offer.path in ("remove", "end", "resign", "host"))


def test_somebody_away_is_replaced_by_the_host_and_later_by_anyone() -> None:
    seats = [seat(name="Ann", mine=True), seat(name="Bob", host=True), seat("computer")]
    for seconds, host, found in ((30, True, False), (61, True, True), (61, False, False), (181, False, True)):
        there = typed(table(*seats, host=host), Away([0.0, seconds, 0.0]), [1])
        assert ("computer 1" in there) is found
        assert ("end" in there) is (host or found)
    assert "host 0" in typed(table(*seats), Away([0.0, 181.0, 0.0]))


def test_a_kept_seat_is_not_looked_from_and_is_taken_back() -> None:
    info = table(seat("computer", "Ann", mine=True, kept=True), seat(name="Bob"))
    assert seats_to_see(info) == []
    assert typed(info) == ["back"]
    assert seats_to_see({**info, "phase": "over"}) == [0]


def test_resigning_says_what_it_means() -> None:
    me = seat(name="Ann", mine=True)
    two, more = table(me, seat(name="Bob")), table(me, seat(name="Bob"), seat("computer"))
    assert "You lose" in offers(two, HERE, [])[-1].question
    assert "count as last" in offers(more, HERE, [])[-1].question
    assert typed(table(me, seat("computer"), daily="2026-01-01")) == ["resign"]
    assert typed(table(me, seat(name="Bob"), phase="over")) == []


def test_who_sits_where_is_told() -> None:
    info = table(seat(name="Ann", mine=True, host=True), seat(name="Bob"), seat("empty", "Cid", invited=True), take_back=False, hints=True)
    told = described(info, Away([0.0, 130.0, 0.0]))
    assert told[:3] == ["Seat 0: Ann, you, host", "Seat 1: Bob, away for 2 min", "Seat 2: Cid, invited, not here yet"]
    assert told[3:] == ["Every move stands.", "Everyone may ask for hints."]


@pytest.mark.parametrize(
    ("what", "says"),
    [
        ("filled", "A computer plays on for Bob"),
        ("removed", "The host has sent Bob away"),
        ("resigned", "Bob resigns"),
        ("undone", "Bob takes a move back"),
        ("moved", ""),
        ("contributed", ""),
    ],
)
def test_what_people_do_leaves_a_trace(what: str, says: str) -> None:
    info = table(seat(name="Ann", mine=True), seat(name="Bob"))
    assert trace({"what": what, "by": 1, "info": info}, info) == says
    assert trace({"what": "undone", "by": 0}, info) == ""


async def with_friend(house: Running, host: Guest, company: RemoteTable, at: Any, table: str) -> None:
    """The host deals to the friend at the terminal."""
    await at.until(lambda: company.guest.seat == 1)
    await host.ask("POST", f"/api/tables/{table}/start", {})
    await at.until(lambda: at.screen.felt.now is not None)


def test_one_who_is_sent_away_sees_no_cards_any_more(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as host:
            table = await two_seats(host)
            async with visiting(f"{house.url}/t/{table}") as (company, at):
                await with_friend(house, host, company, at, table)
                assert any(card != "??" for card in at.screen.felt.now.view["zones"]["hand:1"])  # type: ignore[union-attr]
                await host.ask("POST", f"/api/tables/{table}/remove", {"seat": 1})
                await at.until(lambda: at.screen.trouble is not None)
                assert "sent you away" in str(at.screen.trouble)

    asyncio.run(asyncio.wait_for(run(), 600))


def test_a_seat_handed_over_is_taken_back_from_the_menu(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as host:
            table = await two_seats(host)
            async with visiting(f"{house.url}/t/{table}") as (company, at):
                await with_friend(house, host, company, at, table)
                assert await company.wish(next(each for each in company.offers() if each.words == "computer 1")) is None
                await at.until(lambda: at.screen.felt.now is not None and at.screen.felt.now.seat is None)
                assert company.guest.seat is None
                await at.press("m")
                await at.until(lambda: at.on_top == "Menu")
                await at.press("enter")
                await at.until(lambda: at.screen.felt.now is not None and at.screen.felt.now.seat == 1)
                # Arriving again counts as coming back, too.
                await company.wish(next(each for each in company.offers() if each.words == "computer 1"))
            async with visiting(f"{house.url}/t/{table}") as (company, at):
                await at.until(lambda: at.screen.felt.now is not None and at.screen.felt.now.seat == 1)

    asyncio.run(asyncio.wait_for(run(), 600))


def test_a_spectator_is_let_in_by_the_host(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as host:
            table = await host.play_alone("quenette", players=3, joining="link")
            async with visiting(f"{house.url}/t/{table}") as (company, at):
                await at.until(lambda: at.screen.felt.now is not None)
                assert company.guest.seat is None
                assert await company.wish(next(each for each in company.offers() if each.words == "join 2")) is None
                info = await host.ask("GET", f"/api/tables/{table}")
                assert [each["name"] for each in info["requests"]] == ["Ada"]
                await host.ask("POST", f"/api/tables/{table}/admit", {"seat": 2, "yes": True})
                await at.until(lambda: at.screen.felt.now is not None and at.screen.felt.now.seat == 2)

    asyncio.run(asyncio.wait_for(run(), 600))


def test_resigning_from_the_menu_asks_first(house: Running) -> None:
    async def run() -> None:
        async with Guest(house.url) as host:
            table = await two_seats(host)
            async with visiting(f"{house.url}/t/{table}") as (company, at):
                await with_friend(house, host, company, at, table)
                for answer in ("enter", "down"):
                    await at.press("m")
                    await at.until(lambda: at.on_top == "Menu")
                    await at.press("end", "enter")
                    await at.until(lambda: "Resign" in at.screen.app.screen.heading)  # type: ignore[attr-defined]
                    await at.press(answer)
                await at.press("enter")
                await at.until(lambda: company.info["phase"] == "over")
                assert company.info["winners"] == [0]

    asyncio.run(asyncio.wait_for(run(), 600))


def test_plain_lines_tell_who_is_there_and_resign(house: Running, keyboard: Keyboard) -> None:
    link = alone(house, "flag")
    ran = keyboard.run("play", link, "--plain", typed=["table", "table fly", "table resign", "no", "table resign", "yes"])
    assert ran.status == 0
    for words in (
        "Seat 0: ",
        "  table resign       give the game up",
        "'table fly' cannot be done now.",
        "Nothing is done.",
        "Done: give the game up.",
    ):
        assert words in ran.out, ran.out
    assert "The game is over" in ran.out


def test_one_who_waits_can_type_after_an_interruption(house: Running, keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    waited = Visit.next
    interrupted: list[bool] = []

    def next_moment(self: Visit) -> Any:
        if self.shown is not None and len(interrupted) < 3:
            interrupted.append(True)
            raise KeyboardInterrupt
        return waited(self)

    async def begin() -> str:
        async with Guest(house.url) as guest:
            return str(await guest.play_alone("quenette", players=3, joining="link"))

    monkeypatch.setattr(Visit, "next", next_moment)
    ran = keyboard.run("play", f"{house.url}/t/{asyncio.run(begin())}", "--plain", typed=["table join 2", "nonsense", "quit"])
    assert ran.status == 0
    assert "Done: ask to join in, in the computer's place in seat 2." in ran.out
    assert "That can be typed when it is your turn." in ran.out
    assert "You leave the table." in ran.out
