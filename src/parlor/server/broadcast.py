"""Sends events to everyone who follows a table; at every event, it checks again what each may see at that moment."""

from msgspec import UNSET

from parlor.server import room_events as ev
from parlor.server import ws_messages as ws
from parlor.server.connections import Client
from parlor.server.http_messages import Worded
from parlor.server.refusals import english
from parlor.server.room import Room
from parlor.server.seat_views import event
from parlor.server.tables import LiveTable


def tell(live: LiveTable, happening: ev.Any, before: int, plain: bool) -> None:
    """Tells everyone at a table what happened, each according to what their seat may know."""
    room = live.room
    what = type(happening).__name__.lower()
    by = getattr(happening, "seat", None)
    places: ws.Places = UNSET
    told: dict[int | None, ws.Event] = {}
    encoded: dict[int | None, bytes] = {}
    if isinstance(happening, ev.Swapped):
        change_places(live, {happening.seat: happening.other, happening.other: happening.seat})
    if live.followers and room.watcher is None:
        room.watch(True)
    for client, followed in list(live.followers.items()):
        seat = followed
        if not room.sees(client.guest, seat):
            end_view(live, client)
            if client not in live.followers:
                continue
            seat = None
        if seat not in told:
            told[seat] = with_deadline(live, event(room, seat, what, by, before))
            places = told[seat].places
            if same_places(places, live.places):
                told[seat].places = UNSET
            encoded[seat] = ws.encode(told[seat]) if plain else b""
        if not plain:
            told[seat].info = room.info(client.guest)
        client.send(encoded[seat] if plain else ws.encode(told[seat]))
    live.places = places
    if not live.followers:
        room.watch(False)
    elif room.watcher is not None:
        room.watcher.forget()


def same_places(one: ws.Places, other: ws.Places) -> bool:
    """Whether all zones are the same, and lie in the same order."""
    return one == other and list(one or ()) == list(other or ())


def change_places(live: LiveTable, places: dict[int, int]) -> None:
    """Two players have changed places: each continues to follow the table from their new seat."""
    for client, seat in live.followers.items():
        if seat in places:
            live.followers[client] = client.seats[live.room.id] = places[seat]


def end_view(live: LiveTable, client: Client) -> None:
    """A client may no longer see its current view: it continues as a spectator, or stops following the table."""
    room, seat = live.room, live.followers[client]
    watching = room.sees(client.guest, None)
    why = Worded(ended_by(room, client.guest, seat), {})
    client.tell(ws.Lost(room.id, seat, watching, english(why), why.key, why.params))
    if watching:
        live.followers[client] = client.seats[room.id] = None
    else:
        del live.followers[client]
        client.seats.pop(room.id, None)


def with_deadline(live: LiveTable, told: ws.Event) -> ws.Event:
    """An event, with the time when the next person runs out of time, of those who are known to be on move."""
    deadline = live.clock.next(live.room, [] if told.view is None else told.view.waiting)
    if deadline is not None:
        told.deadline = deadline
    return told


def lost_by(room: Room, guest: str, seat: int | None) -> str:
    """The key of why a guest may not see what a seat, or a spectator, sees."""
    if guest in room.removed:
        return "house-sent-away"
    if seat is None:
        return "house-not-to-be-watched"
    if not 0 <= seat < len(room.chairs) or room.chairs[seat].guest != guest:
        return "house-not-your-seat"
    return "house-resigned" if room.chairs[seat].resigned else "house-computer-holds-seat"


def ended_by(room: Room, guest: str, seat: int | None) -> str:
    """The key of why a guest no longer sees the table from a seat, or as a spectator."""
    if seat is not None and guest not in room.removed and room.chairs[seat].guest != guest:
        chair = room.chairs[seat]
        return "house-seat-moved" if chair.human else "house-got-up"
    return lost_by(room, guest, seat)
