"""What a house sends is cleaned and limited before it reaches the terminal; a visit to a hostile one ends with a sentence."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

import parlor
from parlor.terminal.errors import CommandError
from parlor.terminal.screen.house_client import HouseClient, strange
from parlor.terminal.screen.remote_table import RemoteTable
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.screen.untrusted import LARGEST, LONGEST_TEXT, Strange, cleaned, message, plain

TABLE = "k3v9x2m4p7q1"


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Ann", "Ann"),
        ("Zoë 🃏", "Zoë 🃏"),
        ("\x1b[31mred\x1b[0m", "red"),
        ("\x1b]0;title\x07Bob", "Bob"),
        ("\x1b]52;c;aGk=\x1b\\Bob", "Bob"),
        ("\x9b2Jgone", "gone"),
        ("a\x1bcb", "ab"),
        ("one\r\ntwo\b\x00\x7f\x85", "onetwo"),
        ("\u202egnp.exe\u2066\u200f", "gnp.exe"),
        ("\ud800", ""),
    ],
)
def test_a_text_is_plain(said: str, shown: str) -> None:
    assert plain(said) == shown
    assert cleaned({said: [said, 3, None, True]}) == {shown: [shown, 3, None, True]}


def test_a_text_is_bounded() -> None:
    assert len(plain("x" * 10**6)) == LONGEST_TEXT


FIVE = {"seat": 0, "key": "quenette-five", "params": {}, "points": -5, "partners": []}
COUNTED = {"points": [-5, 0, 0, 0], "lines": [FIVE]}


def line(**changed: Any) -> dict[str, Any]:
    """A line of the log as a house sends it: a card is played."""
    params = {"seat": 1, "move": "play H1", "verb": "play", "cards": ["H1"], "words": []}
    return {"kind": "played", "seat": 1, "key": "said", "params": params, **changed}


def nested(deep: int) -> dict[str, Any]:
    """A message within a message, and so on."""
    return {"key": "points", "params": {"what": nested(deep - 1)} if deep else {}}


def event(**changed: Any) -> dict[str, Any]:
    """An event as a house sends it."""
    table = parlor.deal("quenette", 4, seed=1)
    view = {name: value for name, value in table.view(0).items() if name not in ("log", "results", "places")}
    return {
        "kind": "event",
        "table": TABLE,
        "n": 3,
        "what": "state",
        "by": None,
        "log_from": 0,
        "log": table.messages(),
        "results_from": 0,
        "results": [COUNTED],
        "events": [],
        "view": {**view, "choices": []},
        "places": table.view(0)["places"],
        **changed,
    }


def test_a_sound_event_passes() -> None:
    assert message(json.dumps(event()))["n"] == 3
    assert message(json.dumps(event(log=[line(key="\x1b[2Jsaid")])))["log"] == [line()]
    assert message(json.dumps({"kind": "refused", "reason": "No", "key": "not-held", "params": {"cards": ["H1"]}}))["key"] == "not-held"


@pytest.mark.parametrize(
    "said",
    [
        "{",
        "[" * 100_000,
        "3",
        "{}",
        json.dumps(event(n="3")),
        json.dumps(event(log=[1])),
        json.dumps(event(log=["Seat 0: play H1"])),
        json.dumps(event(log=[line(kind=None)])),
        json.dumps(event(log=[line(key=None)])),
        json.dumps(event(log=[line(seat=4)])),
        json.dumps(event(log=[line(seat=-1)])),
        json.dumps(event(log=[line(params=[])])),
        json.dumps(event(log=[line(params={"seat": 1, "cards": ["H1"]})])),
        json.dumps(event(log=[line(params={"move": "play H1", "cards": [1]})])),
        json.dumps(event(log=[line(params={"move": "play H1"})])),
        json.dumps(event(log=[line(key="points", params={"what": {"params": {}}})])),
        json.dumps(event(log=[line(key="points", params={"what": nested(40)})])),
        json.dumps(event(results=[{}])),
        json.dumps(event(results=[{**COUNTED, "lines": ["Seat 0: -5"]}])),
        json.dumps(event(results=[{**COUNTED, "lines": [{**FIVE, "points": None}]}])),
        json.dumps(event(results=[{**COUNTED, "lines": [{**FIVE, "partners": [9]}]}])),
        json.dumps(event(results=[{**COUNTED, "lines": [{**FIVE, "partners": None}]}])),
        json.dumps(event(log=[line(key="points-of-partners", params={"partners": [{"params": {}}]})])),
        json.dumps(event(view=[])),
        json.dumps(event(view={**event()["view"], "game": "whist"})),
        json.dumps(event(view={**event()["view"], "seat": 9})),
        json.dumps(event(view={**event()["view"], "players": 10**9})),
        json.dumps(event(view={**event()["view"], "zones": {"hand:0": 3}})),
        json.dumps(event(places=[])),
        json.dumps(event(places={zone: {"role": "hand", "owner": 7} for zone in event()["view"]["zones"]})),
        json.dumps(event(view={**event()["view"], "choices": [{"text": "play"}]})),
        json.dumps(event(info={"seats": []})),
        json.dumps({"kind": "lost"}),
        json.dumps({"kind": "refused", "reason": "No", "key": 3}),
        json.dumps({"kind": "refused", "reason": "No", "key": "points", "params": {"what": nested(40)}}),
        json.dumps({"kind": "presence", "here": 1}),
    ],
)
def test_what_cannot_be_shown_is_strange(said: str) -> None:
    with pytest.raises(Strange):
        message(said)


def test_places_are_kept_until_others_are_told() -> None:
    guest = HouseClient("http://127.0.0.1:8080", TABLE)
    first, later = event(), event(n=4, what="moved")
    del later["places"]
    guest.keep_places(first)
    guest.keep_places(later)
    assert later["view"]["places"] == first["places"]
    guest.keep_places(event(view=None, places={}))
    with pytest.raises(Strange):
        guest.keep_places(event(places={}))


INFO = {
    "id": TABLE,
    "title": "Quenette\x1b[5m",
    "phase": "playing",
    "host": False,
    "watching": True,
    "seats": [{"kind": "human", "name": f"\x1b[31mGuest {seat}\u202e", "level": None, "mine": seat == 0} for seat in range(4)],
    "requests": [],
}


@asynccontextmanager
async def hostile(*says: str, answers: dict[str, str] | None = None) -> AsyncIterator[str]:
    """A house that says whatever it likes; yields the link of its table."""
    known = {"/api/house": json.dumps({"heartbeat": "soon"}), f"/api/tables/{TABLE}": json.dumps(INFO), **(answers or {})}

    def answer(connection: ServerConnection, request: Request) -> Response | None:
        if request.path == "/api/live":
            return None
        body = known.get(request.path, "{}").encode()
        return Response(200, "OK", Headers({"Content-Length": str(len(body)), "Connection": "close"}), body)

    async def talk(connection: ServerConnection) -> None:
        for text in says:
            await connection.send(text)
        await connection.wait_closed()

    async with serve(talk, "127.0.0.1", 0, process_request=answer) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}/t/{TABLE}"


def visited(*says: str, answers: dict[str, str] | None = None) -> tuple[str, list[Snapshot]]:
    """How a visit to such a house ends, and what was shown before."""
    shown: list[Snapshot] = []

    async def show(now: Snapshot) -> None:
        shown.append(now)

    async def run() -> str:
        async with hostile(*says, answers=answers) as link:
            company = RemoteTable(link, None)
            try:
                await asyncio.wait_for(company.run(show, lambda _: None), 20)
            except CommandError as trouble:
                return str(trouble)
            finally:
                await company.close()
        return ""

    return asyncio.run(run()), shown


@pytest.mark.parametrize("said", ["{", '{"kind": "event"}', '{"kind": "clock"}', '{"kind": "lost", "reason": ""}', "x" * (LARGEST + 1)])
def test_a_house_that_talks_nonsense_ends_in_a_sentence(said: str) -> None:
    assert visited(said)[0] == strange()


def test_answers_that_make_no_sense_end_in_a_sentence() -> None:
    assert visited(answers={f"/api/tables/{TABLE}": "{}"})[0] == strange()
    assert "no Parlor house" in visited(answers={"/api/house": "[" * 100_000})[0]
    assert "more than a table can need" in visited(answers={"/api/house": " " * (LARGEST + 1)})[0]


def test_names_and_lines_of_a_hostile_house_are_clean() -> None:
    told, shown = visited(json.dumps(event(info=INFO, log=[line(kind="\x1b]0;x\x07played")])), "{")
    assert told == strange()
    assert shown[0].names == [f"Guest {seat}" for seat in range(4)]
    assert shown[0].log == [line()]
    assert shown[0].told() == ["Guest 1: play 1◓"]
