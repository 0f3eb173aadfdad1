"""Positions of every game that a table must have room for, and how to put them on a screen without playing up to them."""

import json
import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

import parlor
from parlor.server.seat_views import choices_of
from parlor.server.ws_messages import HandResult, SeatView
from tests.web.browser import Guest

MOST_MOVES = 400
MOST_SHAPES = 5
# In hands and stocks nothing is on the table yet.
UNPLAYED = ("hand", "stock", "captured")


@dataclass
class Position:
    """What the guest in seat 0 sees, at a named moment of a game."""

    name: str
    players: int
    event: dict[str, Any]


def seen(table: parlor.Table) -> dict[str, Any]:
    """The event that a page gets when it starts to follow the table from seat 0."""
    view = table.view(0)
    sheet = [msgspec.to_builtins(HandResult(hand["points"], hand["lines"])) for hand in table.sheet(0)]  # type: ignore[arg-type]
    kept = {key: value for key, value in view.items() if key in SeatView.__struct_fields__}
    return {
        "kind": "event",
        "what": "state",
        "by": None,
        "log_from": 0,
        "log": table.messages(0),
        "results_from": 0,
        "results": sheet,
        "events": [],
        "view": {**kept, "choices": msgspec.to_builtins(choices_of(table, 0))},
        "places": view["places"],
    }


def shapes(view: dict[str, Any]) -> set[tuple[object, ...]]:
    """Which kinds of choices there are."""
    phase = view["facts"].get("phase")
    return {(phase, move["verb"], min(len(move["cards"]), 2), move["source"] is None) for move in view["choices"]}


def laid(event: dict[str, Any]) -> int:
    """How many cards are on the table."""
    places = event["places"]
    return sum(len(cards) for zone, cards in event["view"]["zones"].items() if places[zone]["role"] not in UNPLAYED)


@cache
def positions(game: str, players: int, seed: int = 5) -> list[Position]:
    """The deal, a position for each new kind of choice, the fullest table and the last turn of a hand, as casual players reach them."""
    table, rng = parlor.deal(game, players=players, seed=seed), random.Random(seed)
    crew = [parlor.player("casual", seed=seat) for seat in range(players)]
    known: set[tuple[object, ...]] = set()
    kept: list[Position] = []
    fullest = last = None
    for _ in range(MOST_MOVES):
        if table.over or table.hand > 1:
            break
        if 0 in table.waiting:
            event = seen(table)
            if not shapes(event["view"]) <= known and len(kept) < MOST_SHAPES:
                known |= shapes(event["view"])
                kept.append(Position(f"turn {len(kept) + 1}", players, event))
            fullest = event if fullest is None or laid(event) > laid(fullest) else fullest
            last = event
        seat = rng.choice(table.waiting)
        # A casual player who goes astray now and then comes to more of the game.
        move = rng.choice(table.legal(seat)) if rng.random() < 0.15 else crew[seat].choose(table, seat)
        table.play(move, seat)
    for name, late in (("the fullest", fullest), ("the last", last)):
        if late is not None and all(late is not each.event for each in kept):
            kept.append(Position(name, players, late))
    return kept


# Remembers the page's connections, so that a position can be put on the screen as if the house had sent it.
WIRES = """(() => {
  const wires = [];
  const House = window.WebSocket;
  window.WebSocket = class extends House {
    constructor(...where) { super(...where); wires.push(this); }
  };
  window.parlorHears = (event) => wires.at(-1).onmessage({ data: event });
})()"""


def sit_at(guest: Guest, game: str, players: int) -> str:
    """Opens a table whose positions will be replaced; returns its id."""
    guest.context.add_init_script(WIRES)
    table = guest.sit(game, players=players)
    guest.page.wait_for_selector(".prompt.mine, .board [data-live]")
    return table


def put(guest: Guest, table: str, position: Position, n: int) -> None:
    """Shows a position on the guest's screen."""
    event = json.dumps({**position.event, "table": table, "n": 10_000 + n})
    guest.page.evaluate("event => window.parlorHears(event)", event)
