"""The settings of the house: each has a flag of `parlor serve` and an environment variable, and all are checked before anything starts."""

import argparse
import os
from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

LOOPBACK = ("127.0.0.1", "localhost", "::1")


class BadSetting(ValueError):
    """An invalid setting; the message says which one and what it may be."""


@dataclass(frozen=True)
class Settings:
    """How a house is run."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    url: str = ""
    thinkers: int = 0
    connections: int = 5000
    connections_each: int = 200
    connections_a_guest: int = 20
    tables_each: int = 20
    tables_a_minute: int = 20
    requests_a_second: int = 50
    changes_a_second: int = 2
    tries_a_minute: int = 30
    messages_a_second: int = 20
    largest_message: int = 16_384
    largest_backlog: int = 1_048_576
    heartbeat: int = 20
    away_host: int = 60
    away_anyone: int = 180
    keep_tables: int = 365
    keep_unfinished: int = 90
    keep_guests: int = 400
    keep_people: int = 1100
    keep_reports: int = 180
    keep_chats: int = 365
    smtp: str = ""
    mail_from: str = ""
    push_services: tuple[str, ...] = ()
    notice_after: int = 60
    metrics_token: str = ""
    log_level: str = "info"


# Name of the setting -> its `--help` text. Numbers have a minimum and a maximum.
HELP: dict[str, str] = {
    "host": "address to listen on; 0.0.0.0 for all",
    "port": "port to listen on; 0 for a free one",
    "database": "where everything is kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME (default: a file in your data folder)",
    "origins": "web origins, such as https://cards.example.org, that may use the house beside its own; separated by commas",
    "proxies": "addresses of proxies whose X-Forwarded headers are believed; separated by commas",
    "url": "with PostgreSQL: where the other processes of the house reach this one (default: http://HOST:PORT)",
    "thinkers": "worker processes in which computer players think; 0 for one less than there are processor cores, at least one",
    "connections": "most live connections at a time",
    "connections_each": "most live connections from one address, or with IPv6 from one network of 64 bits",
    "connections_a_guest": "most live connections of one guest",
    "tables_each": "most unfinished tables that one guest may have opened",
    "tables_a_minute": "most tables that one address may open in a minute",
    "requests_a_second": "most HTTP requests of one address in a second, in the long run",
    "changes_a_second": "most changes of seats by one guest in a second, in the long run",
    "tries_a_minute": "how often one address may try to sign in, or ask for a link or a passkey, in a minute",
    "messages_a_second": "most messages on a live connection in a second, in the long run",
    "largest_message": "bytes of the largest message that a client may send",
    "largest_backlog": "bytes that may wait for a client that reads slowly before it is let go",
    "heartbeat": "seconds between two signs of life; a client silent for three is let go",
    "away_host": "seconds that a player must be away before the host may let a computer player go on",
    "away_anyone": "seconds that a player must be away before anyone who plays may do so, or end the game",
    "keep_tables": "days that a finished table and its moves are kept; 0 for ever",
    "keep_unfinished": "days that an unfinished table is kept after its last move; 0 for ever",
    "keep_guests": "days that a guest who does not come back is kept, with name, places and results; 0 for ever",
    "keep_people": "days that a person with a passkey or several devices is kept who does not come back; 0 for ever",
    "keep_reports": "days that a report is kept; 0 for ever",
    "keep_chats": "days that a line of a circle's chat is kept; 0 for ever",
    "smtp": "server for outgoing mail, smtp://USER:PASSWORD@HOST:PORT or smtps://…; mail needs --origins and --mail-from as well",
    "mail_from": "address that mail of the house comes from",
    "push_services": "push services beside those of the common browsers, as https://push.example.org; separated by commas",
    "notice_after": "seconds that a game waits for somebody who is not here before they are told, if they want to be",
    "metrics_token": "who shows it as a bearer token may read /metrics from anywhere; others only on this machine, and not through a proxy",
    "log_level": "how much is logged to standard error: debug, info, warning or error",
}
RANGES: dict[str, tuple[int, int]] = {
    "port": (0, 65_535),
    "thinkers": (0, 256),
    "connections": (1, 1_000_000),
    "connections_each": (1, 1_000_000),
    "connections_a_guest": (1, 1_000_000),
    "tables_each": (1, 100_000),
    "tables_a_minute": (1, 100_000),
    "requests_a_second": (1, 100_000),
    "changes_a_second": (1, 10_000),
    "tries_a_minute": (1, 100_000),
    "messages_a_second": (1, 10_000),
    "largest_message": (512, 1_048_576),
    "largest_backlog": (65_536, 1_073_741_824),
    "heartbeat": (1, 600),
    "away_host": (0, 86_400),
    "away_anyone": (0, 86_400),
    "keep_tables": (0, 36_500),
    "keep_unfinished": (0, 36_500),
    "keep_guests": (0, 36_500),
    "keep_people": (0, 36_500),
    "keep_reports": (0, 36_500),
    "keep_chats": (0, 36_500),
    "notice_after": (0, 86_400),
}
LISTS = ("origins", "proxies", "push_services")
LEVELS = ("debug", "info", "warning", "error")


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"PARLOR_{name.upper()}"


def add_flags(parser: argparse.ArgumentParser, only: Collection[str] = HELP) -> None:
    """Adds a flag for every setting, or for some."""
    for field in [field for field in fields(Settings) if field.name in only]:
        usual = "" if "default" in HELP[field.name] or field.default in ("", ()) else f" (default: {field.default})"
        parser.add_argument(
            f"--{field.name.replace('_', '-')}",
            dest=field.name,
            metavar="N" if field.name in RANGES else "LIST" if field.name in LISTS else field.name.upper(),
            help=f"{HELP[field.name]}{usual} [{variable(field.name)}]",
        )


def settled(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings from the command line or else from the environment; raises BadSetting."""
    values: dict[str, Any] = {}
    for field in fields(Settings):
        text, source = given.get(field.name), f"--{field.name.replace('_', '-')}"
        if text is None:
            text, source = environment.get(variable(field.name)), variable(field.name)
        if text is not None:
            values[field.name] = checked(field.name, str(text).strip(), source)
    made = Settings(**values)
    if made.smtp and not (made.origins and made.mail_from):
        raise BadSetting("--smtp needs --origins, whose first one is where the links in mails lead, and --mail-from")
    return made


def checked(name: str, text: str, source: str) -> str | int | tuple[str, ...]:
    """One setting, parsed from its text; raises BadSetting."""
    if name in RANGES:
        low, high = RANGES[name]
        if not text.removeprefix("-").isdecimal() or not low <= int(text) <= high:
            raise BadSetting(f"{source} is a whole number from {low} to {high}, not {text[:40]!r}")
        return int(text)
    if name in LISTS:
        parts = tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())
        for part in parts if name in ("origins", "push_services") else ():
            if not is_origin(part):
                raise BadSetting(f"{source} holds origins such as https://cards.example.org, not {part[:80]!r}")
        return parts
    if name == "log_level" and text not in LEVELS:
        raise BadSetting(f"{source} is one of {', '.join(LEVELS)}, not {text[:40]!r}")
    if name == "url" and text and not is_origin(text.rstrip("/")):
        raise BadSetting(f"{source} is an address such as http://10.0.0.7:8080, not {text[:80]!r}")
    if name == "smtp" and text and (urlsplit(text).scheme not in ("smtp", "smtps") or not urlsplit(text).hostname):
        raise BadSetting(f"{source} is smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT")
    if name == "database":
        check_database(text, source)
    return text.rstrip("/") if name == "url" else text


def is_origin(text: str) -> bool:
    """Whether a text is just a scheme and a host, with an optional port."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and text == f"{parts.scheme}://{parts.netloc}" and parts.port != 0
    except ValueError:
        return False


def check_database(text: str, source: str) -> None:
    """Rejects a text that is not the address of a database."""
    scheme = text.partition(":")[0]
    if scheme in ("postgresql", "postgres") and "://" in text:
        return
    if scheme != "sqlite" or not text.startswith("sqlite:///") or len(text) == len("sqlite:///"):
        raise BadSetting(f"{source} is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder where this user's programs keep their data."""
    if os.name == "nt" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "Parlor"
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "parlor"
    mac = Path.home() / "Library" / "Application Support"
    return mac / "Parlor" if mac.is_dir() else Path.home() / ".local" / "share" / "parlor"


def database_file(settings: Settings) -> Path | None:
    """The file of a SQLite database, or None for PostgreSQL."""
    if not settings.database:
        return data_folder() / "house.db"
    if settings.database.startswith("sqlite:///"):
        return Path(settings.database.removeprefix("sqlite:///")).expanduser()
    return None
