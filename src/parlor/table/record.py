"""Reading records: the deal and the moves give the same table again, or a clear error says what is wrong."""

import json

from parlor.core.game import Options, RulesChanged
from parlor.core.messages import BadArgument, Params, short
from parlor.core.registry import GAMES, shelf
from parlor.table.deal import open_table
from parlor.table.table import FORMAT, VERSION, IllegalMove, Table

FIELDS = ("format", "version", "game", "rules", "players", "options", "seed", "dealer", "decks", "moves")


class BadRecord(BadArgument):
    """A record that is damaged, not ours, or from a later version."""


def replay(record: object) -> Table:
    """The table that a record describes; takes the document or its JSON text."""
    document = parsed(record)
    options = as_begun(document)
    try:
        table = open_table(
            document["game"],
            document["players"],
            document["seed"],
            document["dealer"],
            options,
            None,
            document["decks"],
        )
    except ValueError as error:
        raise BadRecord("record-undealt", {"why": why(error)}) from None
    moves = document["moves"]
    if not isinstance(moves, list):
        raise BadRecord("record-moves")
    for number in range(len(moves)):
        step = moves[number]
        if not isinstance(step, (list, tuple)) or len(step) != 2 or type(step[0]) is not int or not isinstance(step[1], str):
            raise BadRecord("record-step", {"number": number + 1})
        try:
            table.play(step[1], step[0])
        except IllegalMove as error:
            made = {"number": number + 1, "given": short(step[1]), "place": short(step[0])}
            raise BadRecord("record-illegal", {**made, "why": why(error)}) from None
        except ValueError as error:
            raise BadRecord("record-unplayable", {"number": number + 1, "why": why(error)}) from None
    return table


def why(error: ValueError) -> Params | str:
    """What an error says, for use in a placeholder."""
    return {"key": error.key, "params": error.params} if isinstance(error, (BadArgument, IllegalMove)) else str(error)


def replay_guess(true: Table, seat: int, seed: int, moves: list[tuple[int, str]]) -> Table:
    """Repeats a guess that a seat made at a table, and the moves played on it."""
    table = true.resample(seat, seed)
    for mover, move in moves:
        table.play(move, mover)
    return table


def parsed(record: object) -> dict:  # type: ignore[type-arg]
    """The document of a record, checked to be ours, of this version, and complete."""
    document = record
    if isinstance(record, (str, bytes)):
        try:
            document = json.loads(record)
        except json.JSONDecodeError as error:
            raise BadRecord("record-garbled", {"line": error.lineno, "column": error.colno}) from None
        except UnicodeDecodeError:
            raise BadRecord("record-not-text") from None
        except (ValueError, RecursionError):
            raise BadRecord("record-unreadable") from None
    if not isinstance(document, dict):
        raise BadRecord("record-object")
    if document.get("format") != FORMAT:
        raise BadRecord("record-format", {"given": short(document.get("format")), "format": short(FORMAT)})
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise BadRecord("record-no-version", {"given": short(version)})
    if version > VERSION:
        raise BadRecord("record-later", {"version": short(version), "most": VERSION})
    missing = [field for field in FIELDS if field not in document]
    if missing:
        raise BadRecord("record-lacks", {"fields": missing})
    foreign = [str(field)[:40] for field in document if field not in FIELDS and field != "package"]
    if foreign:
        raise BadRecord("record-foreign", {"fields": foreign[:8]})
    game = document["game"]
    shelf()
    if not isinstance(game, str) or game not in GAMES:
        raise BadRecord("record-game-elsewhere" if "package" in document else "record-game", {"given": short(game), **brought_by(document)})
    ours = GAMES[game]
    if "package" in document and package_name(document) != ours.package:
        raise BadRecord("record-package", {"game": ours.title, "package": package_name(document), "ours": ours.package})
    if type(document["rules"]) is not int or not 1 <= document["rules"] <= ours.version:
        raise BadRecord("record-rules", {"given": short(document["rules"]), "game": ours.title, "most": ours.version})
    for field in ("players", "seed", "dealer", "decks"):
        if document[field] is None:
            raise BadRecord("record-empty", {"field": field})
    if not isinstance(document["options"], dict):
        raise BadRecord("record-options")
    options = as_begun(document)
    unsaid = [name for name in ours.options if name not in options]
    if unsaid:
        raise BadRecord("record-unsaid", {"options": unsaid})
    return document


def as_begun(document: dict) -> Options:  # type: ignore[type-arg]
    """The options of a record, with the readings of the rules that it followed."""
    try:
        return GAMES[document["game"]].as_begun(document["rules"], document["options"])
    except RulesChanged as error:
        raise BadRecord("record-changed", {"why": why(error)}) from None


def package_name(document: dict) -> str:  # type: ignore[type-arg]
    """The distribution that the game of a record comes from."""
    package = document["package"]
    if not isinstance(package, dict) or set(package) != {"name", "version"}:
        raise BadRecord("record-package-shape")
    name, release = package["name"], package["version"]
    if not isinstance(name, str) or not isinstance(release, str):
        raise BadRecord("record-package-texts")
    return name[:60]


def brought_by(document: dict) -> Params:  # type: ignore[type-arg]
    """Where a game that is not on the shelf comes from, according to the record."""
    return {"package": package_name(document), "release": document["package"]["version"][:20]} if "package" in document else {}
