"""Reading records: the deal and the moves give the same table again, or a clear error says what is wrong."""

import json

from parlor.core.game import Options, RulesChanged
from parlor.core.messages import short
from parlor.core.registry import GAMES, shelf
from parlor.table.deal import open_table
from parlor.table.table import FORMAT, VERSION, IllegalMove, Table

FIELDS = ("format", "version", "game", "rules", "players", "options", "seed", "dealer", "decks", "moves")


class BadRecord(ValueError):
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
        raise BadRecord(f"the record cannot be dealt: {error}") from None
    moves = document["moves"]
    if not isinstance(moves, list):
        raise BadRecord("the record's moves are not a list")
    for number in range(len(moves)):
        step = moves[number]
        if not isinstance(step, (list, tuple)) or len(step) != 2 or type(step[0]) is not int or not isinstance(step[1], str):
            raise BadRecord(f"move {number + 1} of the record is not a pair of seat and text")
        try:
            table.play(step[1], step[0])
        except IllegalMove as error:
            raise BadRecord(f"move {number + 1} of the record, {short(step[1])} by seat {short(step[0])}, is not legal: {error}") from None
        except ValueError as error:
            raise BadRecord(f"move {number + 1} of the record: {error}") from None
    return table


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
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"the record is not JSON: {error}") from None
    if not isinstance(document, dict):
        raise BadRecord("a record is a JSON object")
    if document.get("format") != FORMAT:
        raise BadRecord(f"this is not a Parlor record: its format is {short(document.get('format'))}, not {FORMAT!r}")
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise BadRecord(f"the record's version is {short(version)}, not a whole number from 1 on")
    if version > VERSION:
        raise BadRecord(f"the record is of version {version}, made by a later Parlor; this one reads up to version {VERSION}")
    missing = [field for field in FIELDS if field not in document]
    if missing:
        raise BadRecord(f"the record lacks {', '.join(missing)}")
    foreign = [str(field)[:40] for field in document if field not in FIELDS and field != "package"]
    if foreign:
        raise BadRecord(f"the record has fields that no record has: {', '.join(foreign[:8])}")
    game = document["game"]
    shelf()
    if not isinstance(game, str) or game not in GAMES:
        raise BadRecord(f"the record is of a game {short(game)} that is not on the shelf{brought_by(document)}")
    ours = GAMES[game]
    if "package" in document and package_name(document) != ours.package:
        raise BadRecord(
            f"the record is of {ours.title} as {package_name(document)} brings it; the one on this shelf is from {ours.package}"
        )
    if type(document["rules"]) is not int or not 1 <= document["rules"] <= ours.version:
        raise BadRecord(
            f"the record follows version {short(document['rules'])} of the rules of {ours.title}; this Parlor plays 1 to {ours.version}"
        )
    for field in ("players", "seed", "dealer", "decks"):
        if document[field] is None:
            raise BadRecord(f"the record's {field} is empty")
    if not isinstance(document["options"], dict):
        raise BadRecord("the record's options are not an object of names and values")
    options = as_begun(document)
    unsaid = [name for name in ours.options if name not in options]
    if unsaid:
        raise BadRecord(f"the record's options do not say {', '.join(unsaid)}")
    return document


def as_begun(document: dict) -> Options:  # type: ignore[type-arg]
    """The options of a record, with the readings of the rules that it followed."""
    try:
        return GAMES[document["game"]].as_begun(document["rules"], document["options"])
    except RulesChanged as error:
        raise BadRecord(f"the record cannot be played again: {error}") from None


def package_name(document: dict) -> str:  # type: ignore[type-arg]
    """The distribution that the game of a record comes from."""
    package = document["package"]
    if not isinstance(package, dict) or set(package) != {"name", "version"}:
        raise BadRecord("the record's package is not an object of a name and a version")
    name, release = package["name"], package["version"]
    if not isinstance(name, str) or not isinstance(release, str):
        raise BadRecord("the name and the version of the record's package are texts")
    return name[:60]


def brought_by(document: dict) -> str:  # type: ignore[type-arg]
    """Where a game that is not on the shelf comes from, according to the record."""
    if "package" not in document:
        return ""
    name = package_name(document)
    return f": it comes with the package {name} {document['package']['version'][:20]}, which is not installed"
