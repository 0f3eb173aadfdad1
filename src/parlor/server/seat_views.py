"""What a client learns about the cards: only from what the table shows a seat, and from what everyone hears."""

from gzip import compress
from typing import Any

from msgspec import UNSET, UnsetType

import parlor
from parlor.core.messages import Message
from parlor.players.claiming import takes_the_rest
from parlor.players.outlook import outlook
from parlor.server.documents import Replay, ReplayStep
from parlor.server.http_messages import Worded
from parlor.server.room import Room
from parlor.server.ws_messages import Choice, Counted, Event, HandResult, Line, Outlook, Place, SeatView, Seen, Standing, encode
from parlor.table.shapes import RecordShape, ViewShape


def view_of(room: Room, view: ViewShape, choices: list[Choice]) -> SeatView:
    """A view of the engine as it is sent: less what events send piece by piece, and with the end that the room has come to."""
    return SeatView(
        game=view["game"],
        players=view["players"],
        seat=view["seat"],
        hand=view["hand"],
        dealer=view["dealer"],
        waiting=view["waiting"],
        zones=view["zones"],
        choices=choices,
        scores=view["scores"],
        facts=view["facts"],
        goal=None if view["goal"] is None else Worded(**view["goal"]),
        ask=None if view["ask"] is None else Worded(**view["ask"]),
        tally=[Standing(**line) for line in view["tally"]],
        sides=view["sides"],
        over=room.phase == "over",
        winners=room.winners,
        outlook=outlook_of(room),
        rest=has_the_rest(room, view["seat"], choices),
    )


def has_the_rest(room: Room, seat: int | None, choices: list[Choice]) -> bool | UnsetType:
    """Whether a seat that is to play takes all that is left; nobody is told while other people play."""
    guest = None if seat is None else room.chairs[seat].guest
    if room.table is None or seat is None or guest is None or len(choices) < 2 or not room.alone(guest):
        return UNSET
    return takes_the_rest(room.table, seat) or UNSET


def outlook_of(room: Room) -> Outlook | UnsetType:
    """How a patience stands. Where everyone has the same deal, nobody is told that it is lost before its end."""
    found = None if room.table is None or room.table.players > 1 else outlook(room.table)
    if found is None:
        return UNSET
    told = found.stuck or room.phase == "over" or room.opened.daily is None
    return Outlook(found.reached, found.goal, found.sure, found.stuck, found.most if told else None)


def choices_of(table: parlor.Table, seat: int | None) -> list[Choice]:
    """The legal moves of the view, split into parts."""
    if seat is None:
        return []
    return [
        Choice(move.text, move.verb, move.cards, move.source, move.target, move.label, worded(move.worth), worded(move.means))
        for move in table.choices(seat)
    ]


def worded(message: Message | None) -> Worded | UnsetType:
    """A message of the engine as it is sent, if there is one."""
    return UNSET if message is None else Worded(message.key, message.params)


def event(room: Room, seat: int | None, what: str, by: int | None, since: int | None) -> Event:
    """What a follower in a seat is told about the latest event, or about all since an earlier one."""
    table = room.table
    if table is None:
        return Event(room.id, room.n, what, by, 0, [], 0, [], [], None)
    view = table.view(seat)
    log_from, results_from = room.kept_since(since)
    return Event(
        table=room.id,
        n=room.n,
        what=what,
        by=by,
        log_from=log_from,
        log=[Line(**line) for line in table.messages(log_from)],
        results_from=results_from,
        results=[HandResult(hand["points"], [Counted(**line) for line in hand["lines"]]) for hand in table.sheet(results_from)],
        events=[] if room.watcher is None or what == "state" else [Seen(**each.as_dict()) for each in room.watcher.seen(seat)],
        view=view_of(room, view, choices_of(table, seat) if room.phase == "playing" else []),
        places={zone: Place(**place) for zone, place in view["places"].items()},
    )


def packed_replay(id: str, record: RecordShape, seat: int | None, open: bool, first: int, count: int) -> bytes:
    """Runs in a worker: positions of a game, as packed JSON."""
    return compress(encode(replay(id, record, seat, open, first, count)), 5)


def replay(id: str, record: RecordShape, seat: int | None, open: bool, first: int, count: int) -> Replay:
    """Positions of a game from a seat's point of view; open ones show every card, and are only for finished games."""
    moves = record["moves"]
    table = parlor.replay({**record, "moves": []})
    steps: list[ReplayStep] = []
    told = 0
    for position in range(min(first + count, len(moves) + 1)):
        if position > 0:
            table.play(moves[position - 1][1], moves[position - 1][0])
        if position >= first:
            mover, move = moves[position - 1] if position > 0 else (None, None)
            steps.append(step(table, seat, open, told, mover, move if open else None))
        told = table.heard
    return Replay(id, seat, open, len(moves) + 1, first, steps)


def step(table: parlor.Table, seat: int | None, open: bool, told: int, mover: int | None, move: str | None) -> ReplayStep:
    """One position."""
    view: dict[str, Any] = {**table.view(seat), "results": table.sheet()}
    del view["log"]
    if open:
        view["zones"] = table.zones()
    return ReplayStep([Line(**line) for line in table.messages(told)], view, mover, move)
