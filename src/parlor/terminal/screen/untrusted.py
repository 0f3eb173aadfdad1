"""Messages from a house are untrusted: their size is limited, and they are cleaned and checked before anything reaches the terminal."""

import json
import re
from typing import Any

import parlor
from parlor.terminal.wording import SAID

Json = dict[str, Any]

# The largest message and the largest answer that a house may send, in bytes; a record is larger than anything else.
LARGEST = 4_194_304
LARGEST_RECORD = 67_108_864
LONGEST_TEXT = 2_000
MOST_SEATS = 16
# How deeply messages and lists may be nested in messages.
NESTED = 4

ESCAPES = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?"  # control sequences: colors, the cursor
    r"|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?"  # strings: titles, links, the clipboard
    r"|\x1b[ -/]*[0-~]?"
)


class Strange(Exception):
    """A message that makes no sense here."""


def plain(text: str) -> str:
    """A text without escape sequences, control characters and direction marks, and of limited length."""
    return "".join([letter for letter in ESCAPES.sub("", text[:LONGEST_TEXT]) if letter.isprintable()])


def cleaned(value: Any) -> Any:
    """A document with all its texts cleaned."""
    if isinstance(value, str):
        return plain(value)
    if isinstance(value, list):
        return [cleaned(each) for each in value]
    if isinstance(value, dict):
        return {plain(name): cleaned(each) for name, each in value.items()}
    return value


def document(text: str | bytes) -> Any:
    """A JSON document, not cleaned; raises Strange."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Strange("this is not JSON") from None


def message(text: str | bytes) -> Json:
    """A message of the live channel, cleaned; raises Strange if it is not one, or is an event that cannot be shown."""
    found = cleaned(document(text))
    if not isinstance(found, dict) or not isinstance(found.get("kind"), str):
        raise Strange("a message has a kind")
    check = {"event": sound_event, "presence": sound_presence, "lost": sound_reason, "trouble": sound_reason, "refused": sound_refusal}
    if found["kind"] in check and not check[found["kind"]](found):
        raise Strange(f"this is no {found['kind']}")
    return found


def sound_event(event: Json) -> bool:
    """Whether an event can be shown."""
    view = event.get("view")
    if view is not None and not sound_view(view):
        return False
    players = MOST_SEATS if view is None else view["players"]
    return (
        sound_places(event.get("places", {}), players)
        and all(is_number(event.get(name)) for name in ("n", "log_from", "results_from"))
        and are(event.get("log"), dict)
        and all(sound_line(line, players) and isinstance(line.get("kind"), str) for line in event["log"])
        and are(event.get("results"), dict)
        and all(sound_result(result, players) for result in event["results"])
        and ("info" not in event or sound_info(event["info"]))
        and isinstance(event.get("deadline", 0), int | float)
    )


def sound_line(line: Json, players: int) -> bool:
    """Whether a line can be put into words; a line about a move must have its text and its cards."""
    seat, params = line.get("seat"), line.get("params")
    if not isinstance(line.get("key"), str) or not (seat is None or is_seat(seat, players)) or not sound_params(params, NESTED):
        return False
    assert isinstance(params, dict)
    return are(params.get("cards", []), str) and (line["key"] != SAID or (isinstance(params.get("move"), str) and "cards" in params))


def sound_message(message: Any, players: int) -> bool:
    """Whether this is nothing, or something that can be put into words."""
    return message is None or (isinstance(message, dict) and sound_line(message, players))


def sound_params(params: Any, deep: int) -> bool:
    """Whether these can fill the placeholders of a sentence: numbers, texts, lists of them, and messages nested up to a depth."""
    return isinstance(params, dict) and all(sound_param(each, deep) for each in params.values())


def sound_param(value: Any, deep: int) -> bool:
    """Whether this can fill a placeholder of a sentence."""
    if isinstance(value, dict):
        return deep > 0 and isinstance(value.get("key"), str) and sound_params(value.get("params") or {}, deep - 1)
    if isinstance(value, list):
        return deep > 0 and all(sound_param(each, deep - 1) for each in value)
    return value is None or isinstance(value, str | int | float)


def sound_result(result: Json, players: int) -> bool:
    """Whether this is a valid result of a hand."""
    lines: Any = result.get("lines")
    if not are(result.get("points"), int) or not are(lines, dict):
        return False
    return all(sound_line(line, players) and is_number(line.get("points")) and sound_partners(line, players) for line in lines)


def sound_partners(line: Json, players: int) -> bool:
    """Whether a line of the count names valid partners."""
    partners = line.get("partners")
    return isinstance(partners, list) and all(is_seat(seat, players) for seat in partners)


def sound_refusal(told: Json) -> bool:
    """Whether this has a reason, and if a rule forbids it, what its words are made from."""
    key = told.get("key")
    return sound_reason(told) and (key is None or (isinstance(key, str) and sound_params(told.get("params") or {}, NESTED)))


def sound_view(view: Any) -> bool:
    """Whether a view is of a known game, and valid."""
    if not isinstance(view, dict) or view.get("game") not in parlor.games() or not isinstance(view.get("facts"), dict):
        return False
    players: Any = view.get("players")
    zones: Any = view.get("zones")
    choices: Any = view.get("choices")
    if not is_number(players) or not 1 <= players <= MOST_SEATS or not isinstance(zones, dict):
        return False
    seats = [*view["waiting"], *view["winners"]] if are(view.get("waiting"), int) and are(view.get("winners"), int) else [-1]
    if view.get("seat") is not None:
        seats.append(view["seat"])
    return (
        all(is_seat(seat, players) for seat in seats)
        and is_number(view.get("hand"))
        and is_number(view.get("dealer"))
        and all(are(cards, str) for cards in zones.values())
        and are(choices, dict)
        and all(sound_choice(choice) for choice in choices)
        and are(view.get("scores"), int)
        and len(view["scores"]) == players
        and isinstance(view.get("over"), bool)
        and all(sound_message(view.get(name), players) for name in ("goal", "ask"))
        and are(view.get("tally", []), dict)
        and all(sound_line(line, players) and is_seat(line.get("seat"), players) for line in view.get("tally", []))
    )


def sound_places(places: Any, players: int) -> bool:
    """Whether zones can be laid out by these."""
    return (
        isinstance(places, dict)
        and all(isinstance(place, dict) and isinstance(place.get("role"), str) for place in places.values())
        and all(place.get("owner") is None or is_seat(place["owner"], players) for place in places.values())
    )


def sound_choice(choice: Json) -> bool:
    """Whether a choice can be offered."""
    texts = [choice.get(name) for name in ("text", "verb", "label")]
    places = [choice.get(name) for name in ("source", "target")]
    return are(texts, str) and are(choice.get("cards"), str) and all(place is None or isinstance(place, str) for place in places)


def sound_info(info: Any) -> bool:
    """Whether this says what a table is, and who sits at it."""
    return (
        isinstance(info, dict)
        and all(isinstance(info.get(name), str) for name in ("id", "title", "phase"))
        and isinstance(info.get("host"), bool)
        and are(info.get("seats"), dict)
        and 1 <= len(info["seats"]) <= MOST_SEATS
        and all(isinstance(seat.get("kind"), str) and isinstance(seat.get("name"), str) for seat in info["seats"])
        and all(isinstance(seat.get("mine"), bool) and isinstance(seat.get("level"), str | None) for seat in info["seats"])
        and are(info.get("requests", []), dict)
        and all(is_number(each.get("seat")) and isinstance(each.get("name"), str) for each in info.get("requests", []))
    )


def sound_presence(told: Json) -> bool:
    """Whether this says who is present."""
    away = told.get("away")
    return are(told.get("here"), bool) and isinstance(away, list) and all(isinstance(since, int | float | None) for since in away)


def sound_reason(told: Json) -> bool:
    """Whether this has a reason."""
    return isinstance(told.get("reason"), str)


def are(value: Any, kind: type) -> bool:
    """Whether this is a list of values of one type."""
    return isinstance(value, list) and all(isinstance(each, kind) and (kind is not int or is_number(each)) for each in value)


def is_seat(value: Any, players: int) -> bool:
    """Whether this is a seat of a table."""
    return is_number(value) and 0 <= value < players


def is_number(value: Any) -> bool:
    """Whether this is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)
