"""Mirroring the log of a house from outside: it is fetched, checked line by line, and compared with what was mirrored before.

A mirror is a file of JSON lines: first the house and the key it showed when it was first mirrored, then the lines of its log.
"""

import json
import time
from collections.abc import Callable, Iterator
from http.client import HTTPException
from pathlib import Path
from typing import TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import to_builtins

from parlor.server.documents import LedgerEntry, LedgerHead, LedgerPage
from parlor.server.ledger_chain import BEGINNING, HEAD, PAGE, Broken, Tally, follow, hash_of
from parlor.server.signing import canonical, is_hexadecimal, is_signed

FORMAT = "parlor-ledger-mirror"
LARGEST = 4_000_000
PATIENCE = 30.0
TRIES = 8

T = TypeVar("T")
read_entry = msgspec.json.Decoder(LedgerEntry).decode


class NoMirror(Exception):
    """A file that is not a mirror, or cannot be read or written; the message says why."""


class NoHouse(Exception):
    """The house does not answer, or not the way a house does; the message says how."""


class Mirror:
    """The log of a house, as far as it has been checked."""

    def __init__(self, house: str, key: str) -> None:
        self.house = house
        self.key = key
        self.entries: list[LedgerEntry] = []
        self.tally = Tally()
        self.hash = BEGINNING

    def add(self, entries: list[LedgerEntry]) -> None:
        """Adds the next lines; raises Broken."""
        self.hash = follow(entries, len(self.entries), self.hash)
        for entry in entries:
            self.tally.add(entry)
        self.entries += entries


def load(path: Path) -> Mirror | None:
    """A mirror from its file, or None if there is no such file; raises NoMirror."""
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise NoMirror(f"cannot read {path}: {getattr(error, 'strerror', None) or error}") from None
    try:
        first = json.loads(lines[0])
        if first["format"] != FORMAT or not is_hexadecimal(first["key"], 64):
            raise NoMirror(f"{path} is not a mirror of a log")
        mirror = Mirror(str(first["house"]), first["key"])
        mirror.add([read_entry(line) for line in lines[1:-1]])
    except (ValueError, KeyError, TypeError, msgspec.MsgspecError) as error:
        raise NoMirror(f"{path} is not a mirror of a log, or was damaged: {error}") from None
    return mirror


def update(url: str, path: Path, progress: Callable[[int, int], None]) -> tuple[Mirror, int]:
    """Mirrors what is new; returns the mirror and the number of new lines. Raises Broken, NoMirror and NoHouse."""
    url = origin(url)
    mirror = load(path)
    head = ask(url, "/api/ledger/head", LedgerHead)
    if head.format != HEAD or not is_signed(to_builtins(head)):
        raise Broken("the head of the log is not signed as it should be")
    if mirror is None:
        mirror = Mirror(url, head.key)
        write(path, json.dumps({"format": FORMAT, "house": url, "key": head.key}) + "\n")
    mend(path)
    known = len(mirror.entries)
    if head.key != mirror.key:
        raise Broken(f"the house shows another key than before: {head.key} instead of {mirror.key}")
    if head.number < known:
        raise Broken(f"the log ends with line {head.number}, but {known} lines were mirrored before")
    if known:
        unchanged(url, mirror)
    for page in pages(url, known + 1, head.number):
        mirror.add(page)
        write(path, "".join([canonical(to_builtins(entry)).decode() + "\n" for entry in page]))
        progress(len(mirror.entries), head.number)
    if mirror.hash != head.hash:
        raise Broken("the lines of the log do not lead to its signed head")
    if mirror.tally.counts != {kind: getattr(head, kind) for kind in mirror.tally.counts}:
        raise Broken("the head of the log counts other games than its lines do")
    return mirror, len(mirror.entries) - known


def unchanged(url: str, mirror: Mirror) -> None:
    """Checks that the last mirrored line, and with it all before, is still the same; raises Broken."""
    last = mirror.entries[-1]
    found = ask(url, f"/api/ledger?first={last.number}&count=1", LedgerPage).entries
    if not found or hash_of(found[0]) != mirror.hash:
        raise Broken(f"the log was rewritten: line {last.number} is not the one that was mirrored before, or one before it is not")


def pages(url: str, first: int, last: int) -> Iterator[list[LedgerEntry]]:
    """The lines of the log, page by page; raises Broken if some are missing."""
    while first <= last:
        wanted = min(PAGE, last - first + 1)
        found = ask(url, f"/api/ledger?first={first}&count={wanted}", LedgerPage).entries
        if len(found) != wanted:
            raise Broken(f"the house hands out {len(found)} of the {wanted} lines from line {first} on")
        yield found
        first += wanted


def ask(url: str, path: str, kind: type[T]) -> T:
    """Asks the house, and tries again if it is too busy; raises NoHouse."""
    for attempt in range(TRIES):
        try:
            with urlopen(Request(url + path, headers={"accept": "application/json"}), timeout=PATIENCE) as answer:
                return msgspec.json.decode(answer.read(LARGEST), type=kind)
        except HTTPError as error:
            if error.code != 429 or attempt == TRIES - 1:
                raise NoHouse(f"{url} answers with status {error.code}: is it a house that keeps a log?") from None
            time.sleep(1.0 + attempt)
        except (OSError, HTTPException) as error:
            raise NoHouse(f"cannot reach {url}: {getattr(error, 'reason', error)}") from None
        except (msgspec.MsgspecError, ValueError):
            raise NoHouse(f"{url} answers with something that is no log") from None
    raise AssertionError("the last attempt returns or raises")


def origin(url: str) -> str:
    """The base URL of a house, from any of its pages; raises NoHouse."""
    try:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https") and parts.hostname:
            return f"{parts.scheme}://{parts.netloc}"
    except ValueError:
        pass
    raise NoHouse(f"{url!r} is not the address of a house, such as https://cards.example.org")


def mend(path: Path) -> None:
    """Cuts off an incomplete last line; raises NoMirror."""
    try:
        if path.is_file():
            with path.open("rb+") as file:
                file.truncate(file.read().rfind(b"\n") + 1)
    except OSError as error:
        raise NoMirror(f"cannot write {path}: {error.strerror}") from None


def write(path: Path, text: str) -> None:
    """Appends to a mirror; raises NoMirror."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise NoMirror(f"cannot write {path}: {error.strerror}") from None
