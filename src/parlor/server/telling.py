"""What a client is told of the cards. Everything here is made of `table.view(seat)`, and of nothing else."""

from gzip import compress
from typing import Any

import parlor
from parlor.server.channel import Choice, Event, View, encode
from parlor.server.papers import Replay, ReplayStep
from parlor.server.rooms import Room


def view_of(room: Room, view: dict[str, Any], choices: list[Choice]) -> View:
    """A view of the engine as it is sent: less what events send piece by piece, and with the end that the room has come to."""
    return View(
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
        over=room.phase == "over",
        winners=room.winners,
    )


def choices_of(table: parlor.Table, seat: int | None) -> list[Choice]:
    """The legal moves of the view, taken apart."""
    if seat is None:
        return []
    return [Choice(move.text, move.verb, move.cards, move.source, move.target, move.label) for move in table.choices(seat)]


def event(room: Room, seat: int | None, what: str, by: int | None, since: int | None) -> Event:
    """What a follower in a seat is told of the latest event, or of all since an earlier one."""
    table = room.table
    if table is None:
        return Event(room.id, room.n, what, by, 0, [], 0, [], None)
    view = table.view(seat)
    log_from, results_from = room.kept_since(since)
    return Event(
        table=room.id,
        n=room.n,
        what=what,
        by=by,
        log_from=log_from,
        log=view["log"][log_from:],
        results_from=results_from,
        results=view["results"][results_from:],
        view=view_of(room, view, choices_of(table, seat) if room.phase == "playing" else []),
    )


def packed_replay(id: str, record: dict[str, Any], seat: int | None, open: bool, first: int, count: int) -> bytes:
    """In a worker: positions of a game, as packed JSON."""
    return compress(encode(replay(id, record, seat, open, first, count)), 5)


def replay(id: str, record: dict[str, Any], seat: int | None, open: bool, first: int, count: int) -> Replay:
    """Positions of a game from a seat's view; open ones show every card, and are for games that are over."""
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
        told = len(table.log)
    return Replay(id, seat, open, len(moves) + 1, first, steps)


def step(table: parlor.Table, seat: int | None, open: bool, told: int, mover: int | None, move: str | None) -> ReplayStep:
    """One position."""
    view = table.view(seat)
    log = view.pop("log")[told:]
    if open:
        view["zones"] = table.zones()
    return ReplayStep(log, view, mover, move)
