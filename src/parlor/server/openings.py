"""How tables are opened: what a guest wishes for, the next game for the same people, the staged hand of a lesson."""

import msgspec

import parlor
from parlor.core.lessons import Staged
from parlor.server import circle_messages, fair
from parlor.server import http_messages as http
from parlor.server import room_events as ev
from parlor.server.chairs import Chair
from parlor.server.names import legible
from parlor.server.refusals import Refused, by_the_engine
from parlor.server.room import Room

# The first hand of a game whose lesson is not staged: the same for everyone, so that people can talk about it.
UNSTAGED = Staged(seed=1914, steps=[], moves=[])


def tidy(name: str) -> str:
    """A name without what cannot be printed; raises Refused if nothing is left."""
    found = legible(name)
    if not found:
        raise Refused("house-name-needs-letter")
    return found


def place(plan: http.SeatPlan, guest: str, name: str) -> ev.Place:
    """The occupant of a seat."""
    if plan.kind == "me":
        return ev.Place(guest, name if plan.name is None else tidy(plan.name))
    return ev.Place(level=plan.level) if plan.kind == "computer" else ev.Place()


def again(room: Room, guest: str, name: str) -> ev.Opened:
    """Opens a table for the same players: the one who asks sits down, and the other people are invited to their seats.

    In a circle, the other seats are for whoever says first that they are in.
    """
    old = room.opened
    secret, salt = ("", "") if old.seed is not None else fair.fresh()
    return msgspec.structs.replace(
        old,
        host=guest,
        places=[same_place(chair, guest) for chair in room.chairs] if old.circle is None else one_taken(guest, name, old.players),
        seed=None if old.seed is None else old.seed + 1,
        secret=secret,
        salt=salt,
        origin=None,
        options=room.options,
        rules=room.game.version,
        lesson=False,
    )


def one_taken(guest: str, name: str, players: int) -> list[ev.Place]:
    """One person, and empty seats."""
    return [ev.Place(guest, name), *[ev.Place() for _ in range(players - 1)]]


def proposed(wish: circle_messages.Proposal, circle: str, guest: str, name: str, players: int, options: dict[str, http.Value]) -> ev.Opened:
    """A table of a circle, as it is opened: where it counts, there are no take-backs and no hints."""
    secret, salt = fair.fresh()
    return ev.Opened(
        host=guest,
        game=wish.game,
        players=players,
        options=options,
        joining="circle",
        watching=True,
        pace="brisk",
        clock=wish.clock,
        places=one_taken(guest, name, players),
        secret=secret,
        salt=salt,
        take_back=not wish.counts,
        rules=parlor.game(wish.game).version,
        circle=circle,
        counts=wish.counts,
    )


def same_place(chair: Chair, guest: str) -> ev.Place:
    """The occupant of a seat in the next game."""
    if chair.guest is None:
        return ev.Place(level=chair.level)
    return ev.Place(chair.guest, chair.name, invited=chair.guest != guest)


def staged(wish: http.NewTable) -> http.NewTable:
    """The table of a lesson: the deal of the game's staged hand, one guest, and casual computer players."""
    if wish.game not in parlor.games():
        return wish
    game = parlor.game(wish.game)
    set_up = game.staged or UNSTAGED
    players = set_up.players or game.usual
    seats = [http.SeatPlan("me"), *[http.SeatPlan("computer", "casual") for _ in range(players - 1)]]
    return msgspec.structs.replace(wish, seed=set_up.seed, players=players, options=dict(set_up.options), seats=seats, clock=None)


def checked_table(wish: http.NewTable) -> tuple[int, dict[str, http.Value]]:
    """The number of players and all options of a table to open; raises Refused with the engine's own words."""
    try:
        table = parlor.deal(wish.game, wish.players, seed=0, options=dict(wish.options))
    except ValueError as error:
        raise by_the_engine(error) from None
    return table.players, dict(table.options)
