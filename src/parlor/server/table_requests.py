"""What a guest may ask for at a table: each function returns the resulting event, None if nothing changes, or raises Refused."""

from typing import Any, NamedTuple

import parlor
from parlor.server import fair
from parlor.server import room_events as ev
from parlor.server.chairs import Chair
from parlor.server.http_messages import Fill, Level, Practice
from parlor.server.refusals import Forbidden, Refused, by_the_engine
from parlor.server.room import SUBSTITUTE, Room
from parlor.undoing import moves_back

MOST_DECLINED = 50
MOST_TAKEN_BACK = 1000


class Waits(NamedTuple):
    """How many seconds a player must be away before the host, and before any player, may have the game continue without them."""

    host: int = 60
    anyone: int = 180


# Sitting down and leaving


def sit(room: Room, guest: str, name: str, seat: int | None, key: int | None) -> ev.Sat | None:
    """Sits down in an empty seat, in one reserved for the guest, or in the seat that a key is for."""
    not_removed(room, guest)
    if not room.seats_of(guest):
        not_daily(room)
        not_appointed(room)
    if key is not None:
        return sit_with_key(room, guest, name, key)
    if seat is None and room.seats_of(guest):
        return None
    if seat is None:
        seat = free_seat(room, guest)
    chair = chair_of(room, seat)
    if guest == chair.guest:
        not_resigned(chair)
        # Sitting down again is how a seat gets its owner's new name.
        return None if chair.human and chair.name == name else ev.Sat(seat, guest, name)
    if not chair.empty:
        raise Refused("house-seat-taken")
    if chair.invited not in (None, guest):
        raise Refused("house-seat-kept", name=chair.name)
    if room.opened.joining == "key" and guest not in (room.host, chair.invited):
        raise Refused("house-key-needed")
    if guest != room.host:
        no_second_seat(room, guest)
    return ev.Sat(seat, guest, name)


def sit_with_key(room: Room, guest: str, name: str, seat: int) -> ev.Sat | None:
    """Sits down in the seat that a key is for: its owner continues on another device, and no longer on the old one."""
    chair = room.chairs[seat]
    if guest == chair.guest:
        return None
    not_over(room)
    not_resigned(chair)
    not_counted(room)
    no_second_seat(room, guest)
    return ev.Sat(seat, guest, name)


def free_seat(room: Room, guest: str) -> int:
    """The seat reserved for a guest, or the first that is not reserved."""
    empty = [seat for seat, chair in enumerate(room.chairs) if chair.empty]
    mine = [seat for seat in empty if room.chairs[seat].invited == guest]
    found = [*mine, *[seat for seat in empty if room.chairs[seat].invited is None]]
    if not found:
        raise Refused("house-seats-full")
    return found[0]


def leave(room: Room, guest: str, seat: int | None, level: Level) -> ev.Left | ev.Filled | None:
    """Leaves the seat or declines an invitation: before the game it becomes empty; during the game a computer player takes over."""
    if seat is None:
        mine = [each for each, chair in enumerate(room.chairs) if guest in (chair.guest, chair.invited)]
        if not mine:
            return None
        seat = mine[0]
    chair = chair_of(room, seat)
    if guest not in (chair.guest, chair.invited):
        raise Refused("house-not-your-seat")
    if room.opened.daily is not None and room.phase != "over":
        raise Refused("house-daily-play-on")
    if room.phase == "playing":
        not_counted(room)
    if room.phase == "gathering":
        return ev.Left(seat)
    return ev.Filled(seat, level) if room.phase == "playing" and chair.human else None


def fill(room: Room, guest: str, name: str, wish: Fill, away: float, waits: Waits) -> ev.Sat | ev.Left | ev.Filled | ev.Asked | None:
    """Passes a seat on; `away` is how many seconds its owner has been without a connection."""
    chair = chair_of(room, wish.seat)
    not_over(room)
    if wish.kind == "me":
        return take(room, guest, name, wish.seat)
    not_daily(room)
    owner, host = guest == chair.guest, guest == room.host
    not_resigned(chair)
    level = wish.level
    if room.phase == "playing" and room.opened.counts:
        if owner or not chair.human:
            not_counted(room)
        level = room.substitute
    if chair.human and not owner:
        may_act_for(room, guest, away, waits)
    elif not owner and not host:
        raise Refused("house-only-host")
    if wish.kind == "empty":
        if room.phase != "gathering":
            raise Refused("house-seat-not-emptied")
        return None if chair.empty and chair.invited is None else ev.Left(wish.seat)
    return None if chair.level == level else ev.Filled(wish.seat, level)


def take(room: Room, guest: str, name: str, seat: int) -> ev.Sat | ev.Asked | None:
    """Takes an empty seat or returns to the guest's own; a computer player's place in a running game must be requested."""
    chair = room.chairs[seat]
    if chair.level is None or guest == chair.guest:
        return sit(room, guest, name, seat, None)
    not_removed(room, guest)
    if chair.kept:
        raise Refused("house-seat-kept-by-computer", name=chair.name)
    if room.opened.daily is not None:
        raise Refused("house-daily-computers-stay")
    if room.phase == "playing":
        not_counted(room)
    if room.opened.joining == "key" and guest != room.host:
        raise Refused("house-key-needed")
    if guest != room.host or room.phase != "gathering":
        no_second_seat(room, guest)
    if room.phase == "gathering" or not any(other.human for other in room.chairs):
        return ev.Sat(seat, guest, name)
    return ask(room, guest, name, seat)


def ask(room: Room, guest: str, name: str, seat: int) -> ev.Asked | None:
    """Asks for a computer player's place in a running game."""
    if guest in room.declined or len(room.declined) >= MOST_DECLINED:
        raise Refused("house-host-said-no")
    if seat in room.requests:
        if room.requests[seat][0] == guest:
            return None
        raise Refused("house-seat-asked-for", name=room.requests[seat][1])
    if any(who == guest for who, _ in room.requests.values()):
        raise Refused("house-asked-for-another")
    return ev.Asked(seat, guest, name)


def admit(room: Room, guest: str, seat: int, yes: bool) -> ev.Sat | ev.Declined:
    """The host's answer to a request; while others are playing, hosts cannot admit themselves."""
    if seat not in room.requests:
        raise Refused("house-nobody-asked")
    only_host(room, guest)
    who, name = room.requests[seat]
    if not yes:
        return ev.Declined(seat)
    if who == guest:
        raise Refused("house-not-yourself")
    return ev.Sat(seat, who, name)


# What the host may do


def hand_over(room: Room, guest: str, seat: int, host_away: float, waits: Waits) -> ev.Hosted | None:
    """Makes the player in a seat the host; if the host has been away for a long time, anyone at the table may take the role."""
    chair = chair_of(room, seat)
    not_appointed(room)
    if chair.guest is None:
        raise Refused("house-host-is-a-person")
    if chair.guest == room.host:
        return None
    if guest != room.host and not (guest == chair.guest and host_away >= waits.anyone):
        raise Refused("house-only-host-unless-away", **lasting(waits.anyone))
    return ev.Hosted(chair.guest)


def remove(room: Room, guest: str, seat: int) -> ev.Removed:
    """Removes a player."""
    chair = chair_of(room, seat)
    only_host(room, guest)
    not_over(room)
    if room.phase == "playing":
        not_counted(room)
    if chair.guest is None or chair.resigned:
        raise Refused("house-seat-without-person")
    if chair.guest == guest:
        raise Refused("house-get-up-instead")
    return ev.Removed(seat)


def swap(room: Room, guest: str, seat: int, other: int) -> ev.Swapped | None:
    """Swaps the players of two seats before the deal."""
    chair_of(room, seat)
    chair_of(room, other)
    only_host(room, guest)
    not_daily(room)
    if room.phase != "gathering":
        raise Refused("house-swap-too-late")
    return None if seat == other else ev.Swapped(seat, other)


def start(room: Room, guest: str) -> ev.Dealt | None:
    """Deals."""
    if room.phase != "gathering":
        return None
    only_host(room, guest)
    empty = len([chair for chair in room.chairs if chair.empty])
    if empty:
        raise Refused("house-seats-empty", number=empty)
    if room.opened.origin is not None:
        return ev.Dealt(room.opened.origin.seed)
    if room.opened.seed is not None:
        return ev.Dealt(room.opened.seed)
    return ev.Dealt(fair.seed(room.opened.secret, room.contributions))


def end(room: Room, guest: str, away: float, waits: Waits) -> ev.Ended:
    """Ends the game for everyone; `away` is how long a player that the others are waiting for has been away."""
    if room.phase != "playing":
        raise Refused("house-nothing-to-end")
    if room.opened.daily is not None:
        raise Refused("house-daily-resign")
    not_counted(room)
    if guest != room.host:
        may_act_for(room, guest, away, waits)
    return ev.Ended(guest)


# Playing


def owned(room: Room, guest: str, seat: int) -> Chair:
    """The seat of a guest who plays it personally; raises Refused."""
    chair = chair_of(room, seat)
    if guest != chair.guest or room.keeps_out(guest):
        raise Refused("house-not-your-seat")
    if room.table is None:
        raise Refused("house-not-begun")
    not_resigned(chair)
    if chair.level is not None and room.phase == "playing":
        raise Refused("house-computer-holds-seat")
    return chair


def made(room: Room, guest: str, seat: int, id: str) -> int | None:
    """The event of an earlier move with the same id."""
    return owned(room, guest, seat).ids.get(id)


def move(room: Room, guest: str, seat: int, text: str, id: str) -> ev.Moved:
    """A move by a guest; whether it is legal is checked when it happens."""
    owned(room, guest, seat)
    return ev.Moved(seat, text, id)


def undo(room: Room, guest: str, seat: int, id: str, moves: int = 1) -> ev.Undone:
    """Takes back a move; in a patience, several.

    Players who have been alone against computer players since the deal take back their own last move and everything played since. What
    another person has played, or has seen because of a move, is final: then only your own very last move can be taken back, if it showed
    nobody a card.
    """
    owned(room, guest, seat)
    if room.opened.daily is not None:
        raise Refused("house-daily-moves-stand")
    if not room.opened.take_back:
        raise Refused("house-moves-stand")
    if room.taken_back >= MOST_TAKEN_BACK:
        raise Refused("house-taken-back-enough", number=MOST_TAKEN_BACK)
    assert room.table is not None
    alone = room.alone(guest)
    if not alone and room.last_mover != (seat, guest):
        raise Refused("only-own-last-move")
    try:
        moves = several_back(room.table, moves) if moves > 1 else moves_back(room.table, seat, alone)
    except parlor.IllegalMove as refusal:
        raise by_the_engine(refusal) from None
    if len(room.table.record()["moves"]) - max(moves, 1) < room.begun_with:
        raise Refused("house-practice-begins-here")
    return ev.Undone(seat, id, moves)


def several_back(table: parlor.Table, moves: int) -> int:
    """How many moves of a patience go back together."""
    if table.players > 1:
        raise Refused("house-several-for-one")
    if moves > len(table.record()["moves"]):
        raise Refused("house-moves-not-made")
    return moves


def hint(room: Room, guest: str, seat: int) -> None:
    """Checks whether a guest may ask what an expert would do."""
    owned(room, guest, seat)
    if room.opened.daily is not None:
        raise Refused("house-daily-no-hints")
    if room.opened.counts:
        raise Refused("circle-counts-no-hints")
    if not room.opened.hints and not room.alone(guest):
        raise Refused("house-no-hints")
    if room.table is None or room.phase != "playing" or seat not in room.table.waiting:
        raise Refused("not-your-turn")


def resign(room: Room, guest: str, seat: int) -> ev.Resigned:
    """Resigns the game."""
    chair = chair_of(room, seat)
    if guest != chair.guest:
        raise Refused("house-not-your-seat")
    if room.phase != "playing":
        raise Refused("house-nothing-to-resign")
    not_resigned(chair)
    return ev.Resigned(seat)


def may_discard(room: Room, guest: str) -> bool:
    """Whether an unfinished table may disappear when a guest throws it away: it is not a daily deal, and nobody else plays."""
    not_over(room)
    if not any(guest in (chair.guest, chair.invited) for chair in room.chairs) and guest != room.host:
        raise Refused("house-not-your-game")
    people = {*room.people, *[person for chair in room.chairs for person in (chair.guest, chair.invited) if person is not None]}
    underway = room.opened.counts and room.phase == "playing"
    return room.opened.daily is None and not underway and people <= {guest}


def withdrawal(room: Room, guest: str) -> list[ev.Left | ev.Resigned]:
    """How a guest leaves an unfinished game for good: by getting up before the deal, by resigning after it."""
    if room.phase == "gathering":
        return [ev.Left(seat) for seat, chair in enumerate(room.chairs) if guest in (chair.guest, chair.invited)]
    return [ev.Resigned(seat) for seat in room.seats_of(guest) if not room.chairs[seat].resigned]


def contribute(room: Room, guest: str, seat: int, value: str) -> ev.Contributed:
    """Adds a player's own randomness; only the first contribution counts."""
    chair = chair_of(room, seat)
    if guest != chair.guest:
        raise Refused("house-not-your-seat")
    if room.phase != "gathering":
        raise Refused("house-dealt-already")
    if room.practice or room.opened.daily is not None or room.opened.evening is not None:
        raise Refused("house-cards-fixed")
    if chair.contribution is not None:
        raise Refused("house-contributed-already")
    return ev.Contributed(seat, value)


def rekey(room: Room, guest: str, seat: int) -> ev.Rekeyed:
    """Makes a new key to a seat; the old one stops working."""
    key_of(room, guest, seat)
    return ev.Rekeyed(seat)


def key_of(room: Room, guest: str, seat: int) -> Chair:
    """The seat, if a guest may have its key: as its owner, or as the host while it is empty."""
    chair = chair_of(room, seat)
    not_daily(room)
    not_counted(room)
    if guest != chair.guest and not (chair.empty and guest == room.host):
        raise Refused("house-key-not-yours")
    return chair


def rematch(room: Room, guest: str) -> None:
    """Checks whether a guest may ask for another game; in a circle, those who watched may too."""
    if not room.seats_of(guest) and room.opened.circle is None:
        raise Refused("house-rematch-of-players")
    if room.phase != "over":
        raise Refused("house-not-over")
    if room.opened.daily is not None:
        raise Refused("house-daily-once")
    if room.opened.evening is not None:
        raise Refused("evening-goes-on-by-itself")


def practice(room: Room, guest: str, name: str, wish: Practice) -> ev.Opened:
    """A new table for one guest that begins with a position of a finished game, with computer players in the other seats."""
    chair_of(room, wish.seat)
    if room.table is None or room.phase != "over":
        raise Refused("house-again-when-over")
    record = room.table.record()
    if wish.at >= len(record["moves"]) and room.table.over:
        raise Refused("house-over-there")
    if wish.at > len(record["moves"]):
        raise Refused("house-not-that-far")
    assert record["seed"] is not None
    places = [ev.Place(level=chair.level or SUBSTITUTE) for chair in room.chairs]
    places[wish.seat] = ev.Place(guest, name)
    return ev.Opened(
        host=guest,
        game=room.opened.game,
        players=room.opened.players,
        options=room.opened.options,
        joining="link",
        watching=True,
        pace=room.opened.pace,
        clock=None,
        places=places,
        rules=room.opened.rules,
        origin=ev.Origin(room.id, record["seed"], [(seat, move) for seat, move in record["moves"][: wish.at]]),
    )


# Shared checks


def chair_of(room: Room, seat: int) -> Chair:
    """A seat of the table; raises Refused."""
    if not 0 <= seat < len(room.chairs):
        raise Refused("house-no-seat")
    return room.chairs[seat]


def only_host(room: Room, guest: str) -> None:
    """Refuses everyone except the host."""
    if guest != room.host:
        raise Refused("house-only-host")


def may_act_for(room: Room, guest: str, away: float, waits: Waits) -> None:
    """Refuses to act for a player who is here, or has not been away long enough."""
    host = guest == room.host
    if not host and not room.seats_of(guest):
        raise Refused("house-only-players")
    wait = waits.host if host else waits.anyone
    if away < max(wait, 0.001):
        raise Refused("house-not-away-yet", **lasting(wait))


def lasting(seconds: int) -> dict[str, Any]:
    """A duration, for a sentence."""
    return {"number": seconds // 60, "unit": "minutes"} if seconds >= 60 else {"number": seconds, "unit": "seconds"}


def no_second_seat(room: Room, guest: str) -> None:
    """Refuses a guest who already sits at the table."""
    if room.seats_of(guest):
        raise Refused("house-seated-already")


def not_daily(room: Room) -> None:
    """Refuses anything that would change who plays a daily deal."""
    if room.opened.daily is not None:
        raise Refused("house-daily-alone")


def not_counted(room: Room) -> None:
    """Refuses to hand seats about, or to end the game, where it counts."""
    if room.opened.counts:
        raise Refused("circle-counts-seats-stay")


def not_appointed(room: Room) -> None:
    """Refuses newcomers and hosts at a table of an evening, whose players are settled."""
    if room.opened.evening is not None:
        raise Refused("evening-seats-settled")


def not_removed(room: Room, guest: str) -> None:
    """Refuses a guest whom the host has removed, and strangers at a table of a circle."""
    if guest in room.removed:
        raise Refused("house-sent-away")
    only_for_members(room, guest)


def only_for_members(room: Room, guest: str) -> None:
    """Refuses strangers at a table of a circle."""
    if room.keeps_out(guest):
        raise Forbidden("circle-members-only")


def not_resigned(chair: Chair) -> None:
    """Refuses to continue in a seat whose owner resigned."""
    if chair.resigned:
        raise Refused("house-resigned-for-good")


def not_over(room: Room) -> None:
    """Refuses what makes no sense after the end."""
    if room.phase == "over":
        raise Refused("game-over")
