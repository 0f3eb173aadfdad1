"""Whether a result is what it says: every record is replayed, and everything that follows from the records is computed again."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import parlor
from parlor.core.messages import BadArgument
from parlor.lab.deals import is_played
from parlor.lab.seats import seated
from parlor.lab.suite.definition import Suite
from parlor.lab.suite.figures import figures, overall
from parlor.lab.suite.job import Job, Row
from parlor.lab.suite.report import Report, digest
from parlor.lab.words import Trouble

# How far a figure may be off: processors may differ in the last place.
NEAR = 1e-5


class Disagreement(Trouble):
    """A result does not agree with itself, or with its suite; the message says where."""


def checked(document: Report, suite: Suite, opponents: bool = False) -> Iterator[Row]:
    """Goes through a result, row by row; raises Disagreement at the first thing that does not agree.

    The moves of the opponents can be checked too, by asking them again; that takes about as long as the suite did.
    """
    rows = document["games"]
    jobs = list(suite.jobs(document["player"]))
    if len(rows) != len(jobs):
        raise Disagreement("lab-suite-count", {"given": len(rows), "wanted": len(jobs)})
    for job, row in zip(jobs, rows, strict=True):
        check_row(job, row)
        if opponents:
            check_opponents(job, row["record"]["moves"])
        yield row
    if document["rules"] != {entry.game: entry.rules for entry in suite.entries}:
        raise Disagreement("lab-suite-field", {"field": "rules"})
    if not near(document["figures"], figures(suite, rows)):
        raise Disagreement("lab-suite-field", {"field": "figures"})
    if not near(document["overall"], overall(suite, rows)):
        raise Disagreement("lab-suite-field", {"field": "overall"})
    if document["digest"] != digest(suite, document["player"], rows):
        raise Disagreement("lab-suite-digest")


def check_row(job: Job, row: Any) -> None:
    """Refuses a row that is not the game that the suite has in its place, or whose record tells another story."""
    about = {"game": job.game, "opponent": job.opponent, "deal": job.deal, "side": job.side}
    if not isinstance(row, dict) or any(row.get(name) != value for name, value in about.items()):
        raise Disagreement("lab-suite-order", about)
    forfeits = row.get("forfeits")
    own = {str(seat) for seat in job.own}
    if not isinstance(forfeits, dict) or not set(forfeits) <= own:
        raise Disagreement("lab-suite-row", {**about, "field": "forfeits"})
    record = row.get("record")
    dealt = job.table().record()
    if not isinstance(record, dict) or {**record, "moves": []} != dealt:
        raise Disagreement("lab-suite-deal", about)
    try:
        table = parlor.replay(record)
    except BadArgument as bad:
        raise Disagreement("lab-suite-record", {**about, "why": {"key": bad.key, "params": bad.params}}) from None
    if not is_played(table):
        raise Disagreement("lab-suite-unfinished", about)
    for field, value in job.outcome(table, {int(seat): str(why) for seat, why in forfeits.items()}).items():
        if not near(row.get(field), value):
            raise Disagreement("lab-suite-row", {**about, "field": field})


def check_opponents(job: Job, moves: list[tuple[int, str]]) -> None:
    """Refuses a game in which an opponent has made a move that it would not have made."""
    table = job.table()
    with ExitStack() as stack:
        players = {seat: seated(job.opponent, job.seed(seat), stack) for seat in range(job.players) if seat not in job.own}
        for seat, move in moves:
            if seat in players and players[seat].choose(table, seat) != move:
                about = {"game": job.game, "opponent": job.opponent, "deal": job.deal, "side": job.side}
                raise Disagreement("lab-suite-opponent", {**about, "given": move})
            table.play(move, seat)


def near(said: Any, found: Any) -> bool:
    """Whether two documents are the same, but for the last places of their numbers."""
    if isinstance(found, float) and isinstance(said, int | float) and not isinstance(said, bool):
        return abs(said - found) <= NEAR
    if isinstance(found, dict) and isinstance(said, dict):
        return said.keys() == found.keys() and all(near(said[name], value) for name, value in found.items())
    if isinstance(found, list) and isinstance(said, list):
        return len(said) == len(found) and all(map(near, said, found))
    return type(said) is type(found) and bool(said == found)
