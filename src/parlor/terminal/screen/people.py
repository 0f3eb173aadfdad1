"""The people at a table of a house: who sits where, what has happened to the seats, and what can be requested."""

from dataclasses import dataclass, field
from typing import Any

from parlor.terminal.texts import known_text, text

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
        return text("somebody")
    return str(info["seats"][seat]["name"] or text("seat-named", seat=seat))


def level_of(who: Json) -> str:
    """How well the computer plays in a seat."""
    key = f"level-{who['level']}"
    return text(key) if known_text(key) else str(who["level"] or "")


def described(info: Json, away: Away) -> list[str]:
    """Who sits where, one line per seat."""
    lines = []
    for seat, who in enumerate(info["seats"]):
        name = who["name"] or text("house-computer" if who["kind"] == "computer" else "house-empty")
        minutes = int(away.of(seat) // 60)
        said = [
            text("seat-you") if who["mine"] else "",
            text("seat-host") if who.get("host") else "",
            text("seat-invited") if who.get("invited") else "",
            text("seat-resigned") if who.get("resigned") else "",
            text("seat-computer", level=level_of(who)) if who["kind"] == "computer" else "",
            text("seat-away-minutes", minutes=minutes)
            if minutes
            else text("seat-away")
            if who["kind"] == "human" and away.of(seat)
            else "",
        ]
        lines.append(text("seat-line", seat=seat, name=name) + "".join([f", {word}" for word in said if word]))
    lines += [text("seat-wish", name=each["name"], seat=each["seat"]) for each in info.get("requests", [])]
    backs = text("seats-take-back" if info.get("take_back") else "seats-stands")
    hints = text("seats-hints" if info.get("hints") else "seats-no-hints")
    return [*lines, backs, hints]


def offers(info: Json, away: Away, waiting: list[int]) -> list[Offer]:
    """What can be requested now, as far as we can tell; the house decides."""
    seats, phase, host = info["seats"], info["phase"], info["host"]
    if phase == "over" or info.get("daily"):
        return giving_up(info)
    own = own_seats(info)
    found = [Offer("back", text("offer-back"), "fill", {"seat": seat, "kind": "me"}) for seat in own if seats[seat].get("kept")]
    found += requests(info)
    for seat, who in enumerate(seats):
        name = called(info, seat)
        if who["kind"] == "human" and not who["mine"] and phase == "playing" and may_act(info, away.of(seat), away):
            question = text("offer-computer-away-sure", name=name)
            found.append(computer(seat, text("offer-computer-away", name=name), question))
        if who["kind"] == "empty" and host:
            found.append(computer(seat, text("offer-computer-sits", seat=seat)))
        if host and not who["mine"] and is_person(who):
            found.append(Offer(f"host {seat}", text("offer-host", name=name), "host", {"seat": seat}, text("offer-host-sure", name=name)))
            question = text("offer-remove-sure", name=name)
            found.append(Offer(f"remove {seat}", text("offer-remove", name=name), "remove", {"seat": seat}, question))
    if own and not host and away.of(next((seat for seat, who in enumerate(seats) if who.get("host")), len(seats))) >= away.anyone:
        found.append(Offer(f"host {own[0]}", text("offer-become-host"), "host", {"seat": own[0]}))
    longest = max([away.of(seat) for seat in waiting], default=0.0)
    if phase == "playing" and (host or (own and longest >= away.anyone)):
        found.append(Offer("end", text("offer-end"), "end", {}, text("offer-end-sure")))
    if phase == "playing" and any(is_person(who) and not who["mine"] for who in seats):
        found += [computer(seat, text("offer-hand-over")) for seat in seats_to_see(info)]
    return found + giving_up(info)


def requests(info: Json) -> list[Offer]:
    """Requests for a computer player's place, and the host's answers."""
    seats, asked = info["seats"], info.get("requests", [])
    found = []
    for each in asked:
        if info["host"] and not each.get("mine"):
            seat, name = each["seat"], each["name"]
            found.append(Offer(f"yes {seat}", text("offer-admit", name=name, seat=seat), "admit", {"seat": seat, "yes": True}))
            found.append(Offer(f"no {seat}", text("offer-decline", name=name), "admit", {"seat": seat, "yes": False}))
    may_ask = info["phase"] == "playing" and not own_seats(info) and not any(each.get("mine") for each in asked)
    if may_ask and (info.get("joining") != "key" or info["host"]):
        for seat, who in enumerate(seats):
            if who["kind"] == "computer" and not who.get("kept") and not who.get("resigned"):
                found.append(Offer(f"join {seat}", text("offer-join", seat=seat), "fill", {"seat": seat, "kind": "me"}))
    return found


def giving_up(info: Json) -> list[Offer]:
    """Resigning, and what it means."""
    if info["phase"] != "playing" or not seats_to_see(info):
        return []
    others = any(is_person(who) and not who["mine"] for who in info["seats"])
    question = text("offer-resign-last" if others and len(info["seats"]) > 2 else "offer-resign-over")
    return [Offer("resign", text("offer-resign"), "resign", {"seat": seats_to_see(info)[0]}, question)]


def computer(seat: int, words: str, question: str = "") -> Offer:
    """A computer player takes a seat."""
    return Offer(f"computer {seat}", words, "fill", {"seat": seat, "kind": "computer"}, question)


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
    asking = next(
        (each["name"] for each in [*info.get("requests", []), *before.get("requests", [])] if each["seat"] == seat), text("somebody")
    )
    match what:
        case "sat" if was.get("kind") != "human":
            return text("trace-back", name=name) if was.get("kept") else text("trace-sits", name=name, seat=seat)
        case "left":
            return text("trace-left", name=called(before, seat))
        case "filled" if was.get("kind") == "human":
            return text("trace-filled", name=called(before, seat))
        case "timeout":
            return text("trace-timeout", name=name)
        case "asked":
            return text("trace-asked", name=asking, seat=seat)
        case "declined":
            return text("trace-declined", name=asking)
        case "hosted":
            host = next((each for each, who in enumerate(info["seats"]) if who.get("host")), None)
            return text("trace-hosted-you") if info["host"] else text("trace-hosted", name=called(info, host))
        case "removed":
            return text("trace-removed", name=called(before, seat))
        case "undone":
            return text("trace-undone", name=name)
        case "hinted":
            return text("trace-hinted", name=name)
        case "resigned":
            return text("trace-resigned", name=name)
        case "ended":
            return text("trace-ended")
        case "rematch":
            return text("trace-rematch")
    return ""
