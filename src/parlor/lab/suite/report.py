"""A result as a file: one JSON document with its versions, figures and records, and the digest of what was played."""

import json
import platform
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import parlor
from parlor.core.messages import BadArgument, Params, short
from parlor.lab.rows import line, parsed
from parlor.lab.suite.definition import Suite, suite_of
from parlor.lab.suite.figures import figures, overall
from parlor.lab.suite.job import Key, Row

FORMAT = "parlor-suite"
VERSION = 1
# No result is larger: a suite of all games has some thirty thousand records of a few kilobytes.
LARGEST = 2**30

Report = dict[str, Any]
FIELDS = ("format", "version", "suite", "player", "versions", "rules", "when", "overall", "figures", "digest", "games")


class Journal:
    """The rows so far, beside the file that they will become, so that an interruption loses nothing."""

    def __init__(self, out: Path, suite: Suite, player: str) -> None:
        self.path = out.with_name(out.name + ".rows")
        self.rows: dict[Key, Row] = {}
        if out.exists():
            raise BadArgument("lab-suite-there", {"file": str(out)})
        header = {"format": f"{FORMAT}-rows", "version": VERSION, "parlor": parlor.__version__, **plan(suite, player)}
        if self.path.exists():
            self._read(header, {job.key for job in suite.jobs(player)})
        out.parent.mkdir(parents=True, exist_ok=True)
        put(self.path, line(header) + "".join(map(line, self.rows.values())))

    def _read(self, header: Row, wanted: set[Key]) -> None:
        lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines()
        if not lines or parsed(lines[0]) != header:
            raise BadArgument("lab-suite-other", {"file": str(self.path)})
        for row in map(parsed, lines[1:]):
            if row is not None and "record" in row and (key := key_of(row)) in wanted:
                self.rows[key] = row

    def keep(self, rows: Iterable[Row]) -> None:
        """Adds rows."""
        fresh = list(rows)
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write("".join(map(line, fresh)))
        except OSError as error:
            raise BadArgument("lab-suite-unwritten", {"file": str(self.path), "why": str(error.strerror)}) from None
        self.rows.update({key_of(row): row for row in fresh})

    def done(self) -> None:
        """Removes the file once the result is written."""
        self.path.unlink()


def key_of(row: Row) -> Key:
    """What identifies a row among all of a result."""
    return str(row["game"]), str(row["opponent"]), int(row["deal"]), int(row["side"])


def plan(suite: Suite, player: str) -> Row:
    """What was to be played, by whom."""
    return {"suite": {"name": suite.name, "version": suite.version, "track": suite.track}, "player": player}


def report(suite: Suite, player: str, rows: Sequence[Row], when: Row) -> Report:
    """The whole document. Only `when` and `versions` tell where and when it was made; all else follows from what was played."""
    return {
        "format": FORMAT,
        "version": VERSION,
        **plan(suite, player),
        "versions": {"parlor": parlor.__version__, "build": parlor.build(), "python": platform.python_version()},
        "rules": {entry.game: entry.rules for entry in suite.entries},
        "when": when,
        "overall": overall(suite, rows),
        "figures": figures(suite, rows),
        "digest": digest(suite, player, rows),
        "games": list(rows),
    }


def digest(suite: Suite, player: str, rows: Iterable[Row]) -> str:
    """The digest of what was played: the suite, the player, and every row in order, each as JSON with sorted names."""
    found = sha256()
    for part in (plan(suite, player), *rows):
        found.update(json.dumps(part, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode() + b"\n")
    return found.hexdigest()


def write(path: Path, document: Report) -> None:
    """Writes a result, whole or not at all: a field on each line, and a game on each."""
    fields = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in document.items() if name != "games"]
    games = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in document["games"])
    text = "{\n" + ",\n".join([*fields, f'"games": [\n{games}\n]']) + "\n}\n"
    put(path, text)


def put(path: Path, text: str) -> None:
    """Writes a file by way of another, so that there is never half of it."""
    scratch = path.with_name(path.name + ".new")
    try:
        scratch.write_text(text, encoding="utf-8")
        scratch.replace(path)
    except OSError as error:
        with suppress(OSError):
            scratch.unlink()
        raise BadArgument("lab-suite-unwritten", {"file": str(path), "why": str(error.strerror)}) from None


def read(path: Path) -> tuple[Report, Suite]:
    """A result and its suite, with everything in its place; what the records say is not looked at."""
    named: Params = {"file": str(path)}
    try:
        if path.stat().st_size > LARGEST:
            raise BadArgument("lab-suite-large", {**named, "most": LARGEST >> 20})
        document = json.loads(path.read_bytes())
    except OSError as error:
        raise BadArgument("lab-suite-unread", {**named, "why": str(error.strerror)}) from None
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadArgument):
            raise
        raise BadArgument("lab-suite-garbled", named) from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadArgument("lab-suite-format", named)
    if document.get("version") != VERSION:
        raise BadArgument("lab-suite-version", {**named, "given": short(document.get("version")), "ours": VERSION})
    lacking = [name for name in FIELDS if name not in document]
    if lacking:
        raise BadArgument("lab-suite-lacks", {**named, "fields": lacking})
    named_suite = document["suite"]
    if not isinstance(named_suite, dict) or not isinstance(document["player"], str) or not isinstance(document["games"], list):
        raise BadArgument("lab-suite-garbled", named)
    suite = suite_of(str(named_suite.get("name")), str(named_suite.get("track")))
    if named_suite.get("version") != suite.version:
        params = {**named, "given": short(named_suite.get("version")), "ours": suite.version}
        raise BadArgument("lab-suite-other-version", params)
    return document, suite
