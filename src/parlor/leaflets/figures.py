"""The pictures of a leaflet, made by the engine: a deal, an example, a mistake, a score sheet."""

from typing import Any

import parlor
from parlor.core.events import Event
from parlor.core.pack import Card
from parlor.leaflets.onlooker import Onlooker
from parlor.leaflets.source import BadLeaflet, Position, Source, read_move
from parlor.table.shapes import PlaceShape
from parlor.words.say import say

HIDDEN = "??"
# Kinds of places that a picture leaves out unless it is asked for them: what the others hold, and what is only counted later.
UNSHOWN = ("captured", "under")
# What tells of a draw from the discard pile, with its card; it says all that the move itself says.
TAKEN = "discard-taken"


def figure(source: Source, name: str) -> dict[str, Any]:
    """A figure of a leaflet, by the name of its table in leaflet.toml; the map and the table of states need none."""
    if name == "map":
        return {"kind": name}
    if name == "states":
        return {"kind": name, **states(source)}
    position = source.position(name)
    given = source.figures[name]
    kind = str(given.get("kind", name))
    table = position.table(source.game)
    reader = Onlooker(source.game, source.language, position.seat, table.players)
    wanted = given.get("show")
    match kind:
        case "deal":
            return {"kind": kind, "shown": shown(source, table, wanted or dealt_to(table, reader), reader)}
        case "example":
            before = shown(source, table, wanted, reader)
            return {"kind": kind, "shown": before, "steps": steps(table, list(given["shown"]), reader)}
        case "mistake":
            return {"kind": kind, "shown": shown(source, table, wanted, reader), **refused(source, table, str(given["tried"]), reader)}
        case "score":
            return {"kind": kind, **scored(table, position, int(given.get("hands", 3)), reader)}
    raise BadLeaflet(f"the leaflet of {source.game.id} has a figure of the kind {kind!r}: it is deal, example, mistake or score")


def shown(source: Source, table: parlor.Table, wanted: list[str] | None, reader: Onlooker) -> list[dict[str, Any]]:
    """The places that a picture shows, each with its label and its cards as the reader sees them."""
    view = table.view(reader.you)
    places, zones = view["places"], view["zones"]
    for zone in wanted or ():
        if zone not in places:
            raise BadLeaflet(f"the leaflet of {source.game.id} shows the place {zone!r}: the places are {', '.join(places)}")
    names = wanted or [zone for zone, place in places.items() if is_shown(place, zones.get(zone, []), reader)]
    numbers: dict[tuple[str, int | None], int] = {}
    found = []
    for zone, place in places.items():
        of = (place["role"], place["owner"])
        numbers[of] = numbers.get(of, 0) + 1
        if zone in names:
            cards = list(zones.get(zone, []))
            alone = sum((other["role"], other["owner"]) == of for other in places.values()) == 1
            found.append(
                {"label": label(source, zone, place, 0 if alone else numbers[of], len(cards), reader), "cards": grouped(cards, reader)}
            )
    return found


def dealt_to(table: parlor.Table, reader: Onlooker) -> list[str]:
    """The places that the picture of a deal shows: everything that got cards."""
    view = table.view(reader.you)
    return [zone for zone, place in view["places"].items() if view["zones"].get(zone) and place["role"] != "captured"]


def is_shown(place: PlaceShape, cards: list[str], reader: Onlooker) -> bool:
    """Whether a picture shows a place without being asked: what the reader holds, and what is on the table."""
    if place["role"] == "hand" and place["owner"] != reader.you:
        return False
    return bool(cards) and place["role"] not in UNSHOWN


def label(source: Source, zone: str, place: PlaceShape, number: int, cards: int, reader: Onlooker) -> str:
    """What a place is called: by the game if it has a name of its own, otherwise by its role."""
    own = f"{source.game.id}-place-{zone.partition(':')[0]}"
    key = own if reader.knows(own) else f"leaflet-place-{place['role']}"
    owner, mine = place["owner"], place["owner"] == reader.you
    name = say(key, {"number": number, "cards": cards, "mine": "yes" if mine else "no"}, reader)
    if owner is None or mine or reader.names is None:
        return name
    if place["role"] == "hand" and key != own:
        return reader.names[owner]
    return say("leaflet-place-of", {"place": name, "name": reader.names[owner]}, reader)


def grouped(cards: list[str], reader: Onlooker) -> list[dict[str, Any]]:
    """Cards as a picture shows them: each face by itself, cards face down as one pile with their number."""
    down = cards.count(HIDDEN)
    faces = [{"card": card, "name": reader.name(card)} for card in cards if card != HIDDEN]
    return [*([{"down": down}] if down else []), *faces]


def steps(table: parlor.Table, moves: list[str], reader: Onlooker) -> list[dict[str, Any]]:
    """Moves that are made from a position, each with what happens, in words and as cards."""
    found = []
    for text in moves:
        before = len(table.events(reader.you))
        move, seat = read_move(text)
        mover = table.turn if seat is None else seat
        table.play(move, seat)
        events = [event for event in table.events(reader.you)[before:] if event.key]
        if any(event.key == TAKEN for event in events):
            del events[0]
        lines = [opened(reader.told(event.key, event.params)) for event in events if event.key and event.kind != "counted"]
        cards = [card for event in events[:1] for card in named_or_seen(event)]
        found.append({"seat": mover, "cards": cards, "lines": lines})
    return found


def opened(sentence: str) -> str:
    """A sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


def named_or_seen(event: Event) -> list[str]:
    """The cards that a move names, or that it shows."""
    named = event.params.get("cards", event.params.get("card"))
    cards = named if isinstance(named, list) else [named] if isinstance(named, str) else event.cards
    return [str(card) for card in cards if card != HIDDEN]


def refused(source: Source, table: parlor.Table, text: str, reader: Onlooker) -> dict[str, Any]:
    """A move that the table refuses, and its answer."""
    move, seat = read_move(text)
    try:
        table.play(move, seat)
    except parlor.IllegalMove as why:
        words = move.split()
        cards = [word for word in words if word in {card.code for card in source.game.cards}]
        tried = {"verb": words[0], "move": move, "cards": cards, "words": [word for word in words[1:] if word not in cards]}
        answer = say(why.key, reader.placed(why.params), reader) if why.key else str(why)
        who = table.turn if seat is None else seat
        return {"tried": reader.told("said", {**tried, "seat": who}), "cards": cards, "key": why.key, "answer": opened(answer)}
    raise BadLeaflet(f"the leaflet of {source.game.id} calls {text!r} a mistake, and the table allows it")


def scored(table: parlor.Table, position: Position, hands: int, reader: Onlooker) -> dict[str, Any]:
    """The score sheet of some hands between casual players, with how the last points came about."""
    player = parlor.player("casual", seed=position.seed)
    while not table.over and len(table.results) < hands:
        seat = table.waiting[0]
        table.play(player.choose(table, seat), seat)
    results = table.results[:hands]
    of = table.view(reader.you).get("sides") or list(range(table.players))
    sides = [[seat for seat in range(table.players) if of[seat] == side] for side in dict.fromkeys(of)]
    names = reader.names or []
    rows = [[result["points"][side[0]] for side in sides] for result in results]
    return {
        "names": [say("leaflet-side", {"names": [names[seat] for seat in side]}, reader) for side in sides],
        "rows": rows,
        "totals": [table.scores[side[0]] for side in sides],
        "lines": lines_of(results[-1]["counted"], of, reader) if results else [],
    }


def states(source: Source) -> dict[str, Any]:
    """What the cards of the states print: suit and value, rank by people, votes, and the states they border."""
    game, reader = source.game, Onlooker(source.game, source.language, 0, source.game.usual)
    head = [say(f"leaflet-states-{column}", {}, reader) for column in ("state", "suit", "value", "rank", "votes", "borders")]
    rows = [
        [
            reader.bare(card.code),
            say(reader.suits[card.suit], {}, reader),
            str(card.number),
            str(card.printed["rank"] if card.printed["kind"] == "state" else "–"),
            str(card.printed["electoral_votes"] or "–"),
            ", ".join(reader.bare(code) for code in borders(card)) or "–",
        ]
        for card in sorted(game.cards, key=lambda card: reader.bare(card.code))
    ]
    return {"head": head, "rows": rows}


def borders(card: Card) -> list[str]:
    """The states that a state borders."""
    printed = card.printed["borders"]
    return printed if isinstance(printed, list) else []


def lines_of(counted: list[Any], sides: list[int], reader: Onlooker) -> list[dict[str, Any]]:
    """The lines of a count: whose each is, what was counted, and its points. What partners share is told once."""
    names = reader.names or []
    told: dict[tuple[Any, ...], list[int]] = {}
    for line in counted:
        seat = line["seat"]
        text = say(line["key"], line["params"], reader)
        told.setdefault((text, line["points"], None if seat is None else sides[seat]), []).extend([] if seat is None else [seat])
    return [
        {"name": say("leaflet-side", {"names": [names[seat] for seat in seats]}, reader) if seats else "", "text": text, "points": points}
        for (text, points, _), seats in told.items()
    ]
