"""Nothing leaves but views: what a client receives is the same, byte for byte, if only cards hidden from it differ."""

import asyncio
import random
import re
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

import parlor
from parlor.server import room_events as ev
from parlor.server import seat_views
from parlor.server import ws_messages as ws
from parlor.server.connections import Client
from parlor.server.live_tables import House
from parlor.server.refusals import Refused
from parlor.server.ws_channel import refuse
from parlor.words.say import say
from tests.kit.cases import Case
from tests.kit.entitled import exchanged, shown
from tests.kit.test_worlds import Course, course, first_deck, renamed, seen_cards
from tests.kit.walk import step
from tests.server.inside import TABLE, client, inside, opening, told

Moves = list[tuple[int, str]]


@dataclass
class World:
    """A deck and the moves that are made."""

    deck: list[str]
    moves: Moves


def two_worlds(case: Case, seat: int | None, rng: random.Random) -> tuple[World, World] | None:
    """Two games that differ only in what a seat, or a spectator, may not see; None if the draw gives none."""
    deck = first_deck(case.deal(5))
    table = case.deal(5, dealer=0, deck=deck)
    moves: Moves = []
    stages = [(course(table, seat), seen_cards(table, seat))]  # type: ignore[arg-type]
    for _ in range(rng.choice([2, 6, 12])):
        moves.append(step(table, rng))
        if table.over or table.hand > 1:
            moves.pop()
            break
        stages.append((course(table, seat), seen_cards(table, seat)))  # type: ignore[arg-type]
    seen = {card for _, cards in stages for zone in cards.values() for card in zone if card} | shown(table)
    seen |= {word for mover, move in moves if mover == seat for word in re.findall(r"[A-Z0-9]+", move)}
    hidden = sorted(set(deck) - seen)
    for _ in range(30):
        names = exchanged(case.game, hidden, rng)
        other = World([names.get(card, card) for card in deck], [(m, t if m == seat else renamed(t, names)) for m, t in moves])
        if other.deck != deck and goes_the_same_way(case, other, seat, stages):
            return World(deck, moves), other
    return None


def goes_the_same_way(case: Case, world: World, seat: int | None, stages: list[tuple[Course, dict[str, list[str | None]]]]) -> bool:
    """Whether everything that the seat is entitled to see is the same in this world."""
    table = case.deal(5, dealer=0, deck=world.deck)
    for number, (public, entitled) in enumerate(stages):
        if number > 0:
            mover, move = world.moves[number - 1]
            try:
                table.play(move, mover)
            except parlor.IllegalMove:
                return False
        if course(table, seat) != public or seen_cards(table, seat) != entitled:  # type: ignore[arg-type]
            return False
    return True


async def traffic(case: Case, world: World, seat: int | None) -> list[bytes]:
    """Every byte that the client in a seat receives while a game is played through the house."""
    game = parlor.game(case.game)
    options = {option.name: option.default for option in game.options.values()} | case.options
    house, live = inside(opening(case.game, case.players, options), world.deck)
    seats = [None, *range(case.players)]
    clients = {each: client(house, f"guest{each}") for each in seats}
    for each in seats:
        await house.watch(clients[each], ws.Watch(TABLE, each))
    async with house.at(TABLE):
        await house.happen(live, ev.Dealt(5))
    heard = told(clients[seat])
    mine = seat if seat is not None else 0
    for number, (mover, move) in enumerate(world.moves):
        for wrong in ("play ZZ", "pass", "nonsense " * 9):
            heard += await refusals(house, clients[seat], mine, wrong, f"w{number}")
        await house.move(clients[mover], ws.Move(TABLE, mover, f"m{number}", move))
        heard += told(clients[seat])
    back = client(house, f"guest{seat}")
    await house.watch(back, ws.Watch(TABLE, seat, since=3))
    await house.watch(back, ws.Watch(TABLE, seat))
    heard += told(back)
    assert live.room.table is not None
    heard.append(ws.encode(seat_views.replay(live.room.id, live.room.table.record(), seat, False, 0, 200)))
    heard.append(ws.encode(live.room.info(f"guest{seat}")))
    return heard


async def refusals(house: House, connected: Client, seat: int, move: str, id: str) -> list[bytes]:
    """What a client is told for moves that it may not make, unless it may."""
    table = house.tables[TABLE].room.table
    assert table is not None
    if move in table.legal(seat):
        return []
    said = ws.Move(TABLE, seat, id, move)
    try:
        await house.move(connected, said)
    except Refused as refused:
        refuse(connected, said, refused.words, refused.rule)
        return told(connected)
    raise AssertionError(f"{move} was accepted")


SNAPPY = Case("united-states", 4, ("pace", "snappy"))


@pytest.mark.parametrize("case", [*[Case(game, parlor.game(game).usual) for game in parlor.games()], SNAPPY], ids=str)
def test_traffic_is_the_same_when_only_hidden_cards_differ(case: Case) -> None:
    for seat in [None, *range(case.players)]:
        draws = (two_worlds(case, seat, random.Random(f"{seat}/{draw}")) for draw in range(8))
        worlds = next((found for found in draws if found is not None), None)
        assert worlds is not None
        first, second = (asyncio.run(traffic(case, world, seat)) for world in worlds)
        assert first == second


def test_traffic_does_show_what_a_seat_may_see() -> None:
    """The comparison can fail: the cards of the seat's own hand are in its traffic."""
    case = Case("quenette", 4)
    worlds = two_worlds(case, 0, random.Random(1))
    assert worlds is not None
    assert asyncio.run(traffic(case, worlds[0], 1)) != asyncio.run(traffic(case, worlds[1], 1))


@pytest.mark.parametrize("game", parlor.games())
def test_traffic_holds_events_lines_and_refusals_as_data(game: str) -> None:
    """The comparison covers everything: every move is sent as events and lines, and every refusal with its key."""
    case = Case(game, parlor.game(game).usual)
    worlds = (two_worlds(case, 0, random.Random(f"0/{draw}")) for draw in range(8))
    world = next(found for found in worlds if found is not None)[0]
    heard = [msgspec.json.decode(message) for message in asyncio.run(traffic(case, world, 0))]
    moved = [message for message in heard if message.get("what") == "moved"]
    assert len(moved) == len(world.moves) > 0
    for message in moved:
        assert message["events"]
        assert message["log"]
        assert all(line["key"] and isinstance(line["params"], dict) for line in message["log"])
        said = [{name: event[name] for name in ("key", "params")} for event in message["events"] if event["key"]]
        assert said == [{name: line[name] for name in ("key", "params")} for line in message["log"]]
    refused = [message for message in heard if message.get("kind") == "refused"]
    assert refused
    assert all(message["key"] and message["params"] is not None and message["rule"] for message in refused)


def test_computer_players_leave_nothing_but_their_moves() -> None:
    """A table of computer players: a spectator gets the same log as the table's own, and no hidden cards."""

    async def play() -> None:
        house, live = inside(opening("quenette", 4, {"hands": 1}, computers=4))
        watching = client(house, "guest9")
        await house.watch(watching, ws.Watch(TABLE))
        async with house.at(TABLE):
            await house.happen(live, ev.Dealt(3))
        for _ in range(2000):
            await asyncio.sleep(0)
            if live.room.phase == "over":
                break
        table = live.room.table
        assert table is not None
        assert table.over
        log: list[dict[str, Any]] = []
        events: list[dict[str, Any]] = []
        for message in map(msgspec.json.decode, told(watching)):
            if message["kind"] == "event" and message["view"] is not None:
                log = log[: message["log_from"]] + message["log"]
                events += message["events"]
                hands = [cards for name, cards in message["view"]["zones"].items() if name.startswith("hand:")]
                assert all(card == "??" for cards in hands for card in cards) or message["view"]["over"]
        assert log == table.messages()
        assert [say(line["key"], line["params"]) for line in log] == table.log
        assert events
        assert events == [event.as_dict() for event in table.events()][-len(events) :]
        dealt = [event for event in events if (event["target"] or "").startswith("hand:")]
        assert all(card == "??" for event in dealt for card in event["cards"])

    asyncio.run(play())
