"""What a house says is a stranger's word: it is measured, cleaned and looked at before anything of it reaches the terminal."""

import json
import re
from typing import Any

import parlor

Json = dict[str, Any]

# Bytes of the largest message and of the largest answer that a house may send; a record is larger than anything else.
LARGEST = 4_194_304
LARGEST_RECORD = 67_108_864
LONGEST_TEXT = 2_000
MOST_SEATS = 16

ESCAPES = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?"  # control sequences: colors, the cursor
    r"|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?"  # strings: titles, links, the clipboard
    r"|\x1b[ -/]*[0-~]?"
)


class Strange(Exception):
    """What was said makes no sense here."""


def plain(text: str) -> str:
    """A text without escape sequences, control characters and marks that turn its direction, and of bounded length."""
    return "".join([letter for letter in ESCAPES.sub("", text[:LONGEST_TEXT]) if letter.isprintable()])


def cleaned(value: Any) -> Any:
    """A document whose every text is plain."""
    if isinstance(value, str):
        return plain(value)
    if isinstance(value, list):
        return [cleaned(each) for each in value]
    if isinstance(value, dict):
        return {plain(name): cleaned(each) for name, each in value.items()}
    return value


def document(text: str | bytes) -> Any:
    """A JSON document as it came; raises Strange."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Strange("this is not JSON") from None


def message(text: str | bytes) -> Json:
    """A message of the live channel, cleaned; raises Strange where it is none, or an event that cannot be shown."""
    found = cleaned(document(text))
    if not isinstance(found, dict) or not isinstance(found.get("kind"), str):
        raise Strange("a message has a kind")
    check = {"event": sound_event, "presence": sound_presence, "lost": sound_reason, "trouble": sound_reason, "refused": sound_reason}
    if found["kind"] in check and not check[found["kind"]](found):
        raise Strange(f"this is no {found['kind']}")
    return found


def sound_event(event: Json) -> bool:
    """Whether an event can be shown."""
    return (
        all(is_number(event.get(name)) for name in ("n", "log_from", "results_from"))
        and are(event.get("log"), str)
        and are(event.get("results"), dict)
        and all(are(each.get("points"), int) and are(each.get("notes"), str) for each in event["results"])
        and (event.get("view") is None or sound_view(event["view"]))
        and ("info" not in event or sound_info(event["info"]))
        and isinstance(event.get("deadline", 0), int | float)
    )


def sound_view(view: Any) -> bool:
    """Whether a view is one of a game that is known here."""
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
        all(is_number(seat) and 0 <= seat < players for seat in seats)
        and is_number(view.get("hand"))
        and is_number(view.get("dealer"))
        and all(are(cards, str) for cards in zones.values())
        and are(choices, dict)
        and all(sound_choice(choice) for choice in choices)
        and are(view.get("scores"), int)
        and len(view["scores"]) == players
        and isinstance(view.get("over"), bool)
    )


def sound_choice(choice: Json) -> bool:
    """Whether a choice can be offered."""
    texts = [choice.get(name) for name in ("text", "verb", "label")]
    places = [choice.get(name) for name in ("source", "target")]
    return are(texts, str) and are(choice.get("cards"), str) and all(place is None or isinstance(place, str) for place in places)


def sound_info(info: Any) -> bool:
    """Whether this tells what a table is, and who sits at it."""
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
    """Whether this tells who is there."""
    away = told.get("away")
    return are(told.get("here"), bool) and isinstance(away, list) and all(isinstance(since, int | float | None) for since in away)


def sound_reason(told: Json) -> bool:
    """Whether this has its reason."""
    return isinstance(told.get("reason"), str)


def are(value: Any, kind: type) -> bool:
    """Whether this is a list of things of one kind."""
    return isinstance(value, list) and all(isinstance(each, kind) and (kind is not int or is_number(each)) for each in value)


def is_number(value: Any) -> bool:
    """Whether this is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)
