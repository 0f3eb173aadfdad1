"""The people at a table of a house: who sits where, what has happened to the seats, and what can be requested."""

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True)
class Offer:
    """Something that can be requested from the house about seats."""

    words: str
    """What the user types for it."""
    text: str
    path: str
    body: Json = field(default_factory=dict)
    question: str = ""
    """A confirmation question, if it cannot be undone."""


@dataclass(frozen=True)
class Away:
    """Who is away, and how long that must last before others may act."""

    seconds: list[float]
    """For each seat, how long its owner has been away; 0 if present."""
    host: int = 60
    anyone: int = 180

    def of(self, seat: int) -> float:
        """How long the owner of a seat has been away."""
        return self.seconds[seat] if seat < len(self.seconds) else 0.0


def own_seats(info: Json) -> list[int]:
    """The guest's own seats."""
    return [seat for seat, who in enumerate(info["seats"]) if who["mine"]]


def seats_to_see(info: Json) -> list[int]:
    """The seats that the guest can look from: their own, unless a computer player holds them during the game."""
    return [seat for seat in own_seats(info) if info["seats"][seat]["kind"] == "human" or info["phase"] == "over"]


def is_person(who: Json) -> bool:
    """Whether a seat belongs to a person, present or away."""
    return who["kind"] == "human" or bool(who.get("kept"))


def called(info: Json, seat: int | None) -> str:
    """A seat by its player's name."""
    if seat is None or not 0 <= seat < len(info["seats"]):
        return "Somebody"
    return str(info["seats"][seat]["name"] or f"Seat {seat}")


def described(info: Json, away: Away) -> list[str]:
    """Who sits where, one line per seat."""
    lines = []
    for seat, who in enumerate(info["seats"]):
        name = who["name"] or ("computer" if who["kind"] == "computer" else "empty")
        minutes = int(away.of(seat) // 60)
        said = [
            "you" if who["mine"] else "",
            "host" if who.get("host") else "",
            "invited, not here yet" if who.get("invited") else "",
            "resigned" if who.get("resigned") else "",
            f"a computer plays, {who['level']}" if who["kind"] == "computer" else "",
            f"away for {minutes} min" if minutes else "away" if who["kind"] == "human" and away.of(seat) else "",
        ]
        lines.append(f"Seat {seat}: {name}" + "".join([f", {word}" for word in said if word]))
    lines += [f"{each['name']} would like to take the computer's place in seat {each['seat']}." for each in info.get("requests", [])]
    backs = "You may take back your own last move if it showed nobody a card." if info.get("take_back") else "Every move stands."
    hints = "Everyone may ask for hints." if info.get("hints") else "Nobody gets hints while people play together."
    return [*lines, backs, hints]


def offers(info: Json, away: Away, waiting: list[int]) -> list[Offer]:
    """What can be requested now, as far as we can tell; the house decides."""
    seats, phase, host = info["seats"], info["phase"], info["host"]
    if phase == "over" or info.get("daily"):
        return giving_up(info)
    own = own_seats(info)
    found = [Offer("back", "take your seat back", "fill", {"seat": seat, "kind": "me"}) for seat in own if seats[seat].get("kept")]
    found += requests(info)
    for seat, who in enumerate(seats):
        name = called(info, seat)
        if who["kind"] == "human" and not who["mine"] and phase == "playing" and may_act(info, away.of(seat), away):
            question = f"Let a computer play on for {name}? The seat is kept."
            found.append(computer(seat, f"let a computer play on for {name}, who is away", question))
        if who["kind"] == "empty" and host:
            found.append(computer(seat, f"let a computer sit down in seat {seat}"))
        if host and not who["mine"] and is_person(who):
            found.append(Offer(f"host {seat}", f"make {name} the host", "host", {"seat": seat}, f"Make {name} the host?"))
            question = f"Send {name} away for good?"
            found.append(Offer(f"remove {seat}", f"send {name} away", "remove", {"seat": seat}, question))
    if own and not host and away.of(next((seat for seat, who in enumerate(seats) if who.get("host")), len(seats))) >= away.anyone:
        found.append(Offer(f"host {own[0]}", "become the host: the host is away", "host", {"seat": own[0]}))
    longest = max([away.of(seat) for seat in waiting], default=0.0)
    if phase == "playing" and (host or (own and longest >= away.anyone)):
        found.append(Offer("end", "end the game for everyone; nobody wins", "end", {}, "End the game for everyone?"))
    if phase == "playing" and any(is_person(who) and not who["mine"] for who in seats):
        found += [computer(seat, "hand your seat to a computer until you come back") for seat in seats_to_see(info)]
    return found + giving_up(info)


def requests(info: Json) -> list[Offer]:
    """Requests for a computer player's place, and the host's answers."""
    seats, asked = info["seats"], info.get("requests", [])
    found = []
    for each in asked:
        if info["host"] and not each.get("mine"):
            seat, name = each["seat"], each["name"]
            found.append(Offer(f"yes {seat}", f"let {name} take the computer's place in seat {seat}", "admit", {"seat": seat, "yes": True}))
            found.append(Offer(f"no {seat}", f"say no to {name}", "admit", {"seat": seat, "yes": False}))
    may_ask = info["phase"] == "playing" and not own_seats(info) and not any(each.get("mine") for each in asked)
    if may_ask and (info.get("joining") != "key" or info["host"]):
        for seat, who in enumerate(seats):
            if who["kind"] == "computer" and not who.get("kept") and not who.get("resigned"):
                text = f"ask to join in, in the computer's place in seat {seat}"
                found.append(Offer(f"join {seat}", text, "fill", {"seat": seat, "kind": "me"}))
    return found


def giving_up(info: Json) -> list[Offer]:
    """Resigning, and what it means."""
    if info["phase"] != "playing" or not seats_to_see(info):
        return []
    others = any(is_person(who) and not who["mine"] for who in info["seats"])
    means = (
        "A computer plays on in your seat, and you count as last" if others and len(info["seats"]) > 2 else "You lose, and the game is over"
    )
    return [Offer("resign", "give the game up", "resign", {"seat": seats_to_see(info)[0]}, f"Resign? {means}.")]


def computer(seat: int, text: str, question: str = "") -> Offer:
    """A computer player takes a seat."""
    return Offer(f"computer {seat}", text, "fill", {"seat": seat, "kind": "computer"}, question)


def may_act(info: Json, seconds: float, away: Away) -> bool:
    """Whether the guest may act for a player who has been away this long."""
    if seconds <= 0:
        return False
    return bool((info["host"] and seconds >= away.host) or (own_seats(info) and seconds >= away.anyone))


def trace(event: Json, before: Json) -> str:
    """What an event says about the people at the table; empty for moves, minor changes, and the guest's own actions."""
    info, seat = event.get("info", before), event.get("by")
    if not before or not isinstance(seat, int | None) or (seat is not None and not 0 <= seat < len(info["seats"])):
        return ""
    what = event.get("what")
    if seat is not None and info["seats"][seat]["mine"] and what not in ("filled", "timeout"):
        return ""
    name, was = called(info, seat), before["seats"][seat] if seat is not None else {}
    asking = next((each["name"] for each in [*info.get("requests", []), *before.get("requests", [])] if each["seat"] == seat), "Somebody")
    match what:
        case "sat" if was.get("kind") != "human":
            return f"{name} is back" if was.get("kept") else f"{name} sits down in seat {seat}"
        case "left":
            return f"{called(before, seat)} gets up"
        case "filled" if was.get("kind") == "human":
            return f"A computer plays on for {called(before, seat)}"
        case "timeout":
            return f"Time is up: a computer plays on for {name}"
        case "asked":
            return f"{asking} would like to take the computer's place in seat {seat}"
        case "declined":
            return f"{asking} does not join in"
        case "hosted":
            host = next((each for each, who in enumerate(info["seats"]) if who.get("host")), None)
            return "You are the host now" if info["host"] else f"{called(info, host)} is the host now"
        case "removed":
            return f"The host has sent {called(before, seat)} away"
        case "undone":
            return f"{name} takes a move back"
        case "hinted":
            return f"{name} asks for a hint"
        case "resigned":
            return f"{name} resigns"
        case "ended":
            return "The game was ended"
        case "rematch":
            return "Another game is offered"
    return ""
