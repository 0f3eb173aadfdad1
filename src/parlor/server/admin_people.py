"""The actions of `parlor admin` about people and tables: operators, blocks, reports, reserved names."""

import argparse
import json
import time
from collections.abc import Callable, Sequence

import msgspec

from parlor.server import moderation, tickets
from parlor.server.settings import Settings
from parlor.server.store import Database

OPERATOR = "operator"
OPERATOR_LASTS = 3600.0
MOST = 200
Action = Callable[[Database, argparse.Namespace, Settings], int]


def operator(database: Database, given: argparse.Namespace, settings: Settings) -> int:
    """Prints a link that makes whoever opens it an operator."""
    token = tickets.issue(database, OPERATOR, "", OPERATOR_LASTS)
    home = settings.origins[0] if settings.origins else "the address of the house, then "
    print(f"Open this within an hour, on a device where you have a passkey: {home}/you/operator#{token}")
    return 0


def people(database: Database, given: argparse.Namespace, settings: Settings) -> int:
    """Lists people."""
    found = moderation.found(database, given.text or "", MOST)
    marks = [", ".join([word for word in ("lasting", "operator", "blocked") if getattr(each, word)]) for each in found]
    rows = [(each.id, each.name or "-", f"here {each.seen}", f"{each.games} games", mark) for each, mark in zip(found, marks, strict=True)]
    return listed(given, found, rows)


def tables(database: Database, given: argparse.Namespace, settings: Settings) -> int:
    """Lists tables that are not over."""
    found = [each for phase in ("playing", "gathering") for each in moderation.tables(database, phase, MOST)]
    return listed(given, found, [(each.id, each.title, each.phase, each.host or "-", moment(each.changed)) for each in found])


def circles(database: Database, given: argparse.Namespace, settings: Settings) -> int:
    """Lists circles."""
    found = moderation.circles(database, MOST)
    rows = [
        (each.id, each.name, f"host {each.host or '-'}", f"{each.members} members", f"last {moment(each.here)}" if each.here else "")
        for each in found
    ]
    return listed(given, found, rows)


def reports(database: Database, given: argparse.Namespace, settings: Settings) -> int:
    """Lists reports."""
    found = moderation.reports(database, MOST)
    rows = [
        (
            moment(each.at),
            "settled" if each.settled else "waits",
            each.why,
            f"{each.about} ({each.person})",
            f"by {each.by or '-'}",
            f"in {each.circle}" if each.circle else "",
            f'"{each.quote}"' if each.quote else "",
            each.text,
        )
        for each in found
    ]
    return listed(given, found, rows)


def block(database: Database, given: argparse.Namespace, settings: Settings) -> int:
    """Blocks a person from the house."""
    return shut(database, given.person, True)


def unblock(database: Database, given: argparse.Namespace, settings: Settings) -> int:
    """Lets a person in again."""
    return shut(database, given.person, False)


def shut(database: Database, person: str, blocked: bool) -> int:
    """Blocks a person or lets them in again, and says so."""
    found = moderation.shut_out(database, person, blocked) is not None
    print(
        ("They are blocked. Their devices are signed out within a minute." if blocked else "They may sign in again.")
        if found
        else "There is no such person."
    )
    return 0 if found else 1


def reserve(database: Database, given: argparse.Namespace, settings: Settings) -> int:
    """Reserves a name."""
    moderation.reserve(database, given.name)
    print(f"Nobody may be called {given.name} any more, nor anything that looks like it.")
    return 0


def release(database: Database, given: argparse.Namespace, settings: Settings) -> int:
    """Lets people have a name again."""
    found = moderation.release(database, given.name)
    print(f"{given.name} is free again." if found else f"{given.name} was not reserved.")
    return 0 if found else 1


def listed(given: argparse.Namespace, found: Sequence[msgspec.Struct], rows: Sequence[tuple[str, ...]]) -> int:
    """Prints a list, for people or as JSON."""
    if given.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1))
        return 0
    for row in rows:
        print("  ".join([printable(part) for part in row if part]))
    if not rows:
        print("There are none.")
    return 0


def printable(text: str) -> str:
    """A text without anything that a terminal could take for an order."""
    return "".join([letter if letter.isprintable() else " " for letter in text])


def moment(at: float) -> str:
    """A point in time, on the clock of this machine."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


ACTIONS: dict[str, Action] = {
    "operator": operator,
    "people": people,
    "tables": tables,
    "circles": circles,
    "reports": reports,
    "block": block,
    "unblock": unblock,
    "reserve": reserve,
    "release": release,
}
