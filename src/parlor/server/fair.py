"""Fair deals that anyone can verify: the house commits to a secret, the players add randomness, and the end reveals everything.

Procedure parlor/fair/1; all texts are ASCII, all digests SHA-256 in lowercase hexadecimal:
  commitment = digest("parlor/fair/1/commit/" + salt + "/" + secret)
  seed       = digest("parlor/fair/1/seed/" + secret + "/" + contributions of the seats, "-" for none, joined by ",")
The seed is a seed of 64 digits for the shuffle (docs/shuffle.md).

Procedure parlor/evening/1, for an evening with the same deals at several tables; the commitment is as above, and covers all deals:
  seed of deal n = digest("parlor/evening/1/seed/" + secret + "/" + n + "/" + contributions of all who take part, as above)
"""

import json
import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import parlor
from parlor.server import ledger_chain
from parlor.server.documents import DealtHand, LedgerEntry, LedgerKind
from parlor.server.http_messages import Worded
from parlor.server.refusals import Told, english
from parlor.server.signing import digest, is_hexadecimal, is_signed
from parlor.server.ws_messages import Place
from parlor.table.shapes import RecordShape

PROCEDURE = "parlor/fair/1"
EVENING = "parlor/evening/1"
FORMAT = "parlor-house-record"
VERSION = 2
UNSIGNED = 1
MOST_MOVES = 20_000
LINES: dict[LedgerKind, str] = {
    "opened": "house-line-opened",
    "dealt": "house-line-dealt",
    "ended": "house-line-ended",
    "finished": "house-line-finished",
    "abandoned": "house-line-abandoned",
    "renamed": "house-line-renamed",
}


class Finding(NamedTuple):
    """Whether a deal is proved fair, and what was checked, one sentence each; if something failed, the last one says what."""

    fair: bool
    words: list[Worded]

    @property
    def checks(self) -> list[str]:
        """The sentences in English."""
        return [english(each) for each in self.words]


class Unreadable(Told, ValueError):
    """A document that is not a house record, in one sentence."""


class Unproved(Told):
    """Something that does not match, or is missing, in one sentence."""


def fresh() -> tuple[str, str]:
    """A secret and a salt from the system's secure source."""
    return secrets.token_hex(32), secrets.token_hex(32)


def commitment(secret: str, salt: str) -> str:
    """What is published before anyone contributes; without the salt it reveals nothing about the secret."""
    return sha256(f"{PROCEDURE}/commit/{salt}/{secret}".encode()).hexdigest()


def seed(secret: str, contributions: Sequence[str | None]) -> str:
    """The seed of the deal; a player who contributes nothing cannot stall or influence it."""
    joined = ",".join([value or "-" for value in contributions])
    return sha256(f"{PROCEDURE}/seed/{secret}/{joined}".encode()).hexdigest()


def evening_seed(secret: str, contributions: Sequence[str | None], deal: int) -> str:
    """The seed of a deal of an evening, counted from 1; 0 is for the seating."""
    joined = ",".join([value or "-" for value in contributions])
    return sha256(f"{EVENING}/seed/{secret}/{deal}/{joined}".encode()).hexdigest()


def evening_proof(evening: str, deal: int, proof: dict[str, Any]) -> dict[str, Any]:
    """The proof of a deal of an evening."""
    return {**proof, "procedure": EVENING, "evening": evening, "deal": deal}


def proof(secret: str, salt: str, contributions: Sequence[str | None], people: Sequence[int]) -> dict[str, Any]:
    """The part of a record that proves its deal; `people` are the seats where a person sat when the cards were dealt."""
    return {
        "procedure": PROCEDURE,
        "commitment": commitment(secret, salt),
        "secret": secret,
        "salt": salt,
        "contributions": list(contributions),
        "people": list(people),
    }


def house_record(
    *,
    table: str,
    opened: int,
    finished: int,
    names: list[str],
    taken_back: int,
    ending: dict[str, Any],
    proof: dict[str, Any] | None,
    record: RecordShape,
) -> dict[str, Any]:
    """A finished game with everything needed to verify it, ready to sign; a practice table has no proof."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "table": table,
        "opened": opened,
        "finished": finished,
        "names": names,
        "taken_back": taken_back,
        "ending": ending,
        "fair": proof,
        "record": record,
    }


def parsed(document: object) -> dict[str, Any]:
    """A house record, from the document or its text; raises Unreadable."""
    if isinstance(document, (str, bytes)):
        try:
            document = json.loads(document)
        except (ValueError, RecursionError):
            raise Unreadable("house-record-no-json") from None
    if not isinstance(document, dict):
        raise Unreadable("house-record-no-object")
    if document.get("format") == "parlor-record":
        raise Unreadable("house-record-plain")
    if document.get("format") != FORMAT:
        raise Unreadable("house-record-format", format=FORMAT)
    if document.get("version") not in (UNSIGNED, VERSION):
        raise Unreadable("house-record-version", versions=[UNSIGNED, VERSION])
    record = document.get("record")
    if not isinstance(record, dict) or not isinstance(record.get("moves"), list):
        raise Unreadable("house-record-empty")
    if len(record["moves"]) > MOST_MOVES:
        raise Unreadable("house-record-too-long", number=MOST_MOVES)
    return document


def verify(document: object, key: str | None = None, log: Sequence[LedgerEntry] | None = None) -> Finding:
    """Verifies a house record; raises Unreadable if it is not one.

    With the key of the house, checks that it signed the record; with a verified log, checks that the record is in it as it should be.
    """
    whole = parsed(document)
    checks: list[Worded] = []
    try:
        for check in examined(whole, key, log):
            checks.append(check)  # noqa: PERF402
    except Unproved as failed:
        return Finding(False, [*checks, failed.words])
    return Finding(True, checks)


def examined(whole: dict[str, Any], key: str | None, log: Sequence[LedgerEntry] | None) -> Iterator[Worded]:
    """What is true about a record, sentence by sentence; raises Unproved with the first thing that is not."""
    signed = whole["version"] != UNSIGNED
    if signed:
        yield signature(whole, key)
    yield from sealed(whole)
    yield from played_again(whole)
    if not signed:
        raise Unproved("house-proof-unsigned")
    if log is not None:
        yield from logged(whole, log)


def signature(whole: dict[str, Any], key: str | None) -> Worded:
    """Checks who signed the record."""
    if not is_signed(whole):
        raise Unproved("house-proof-signature")
    if key is None:
        return Worded("house-proof-signed-with", {"key": whole["key"]})
    if whole["key"] != key:
        raise Unproved("house-proof-other-house", **{"key": whole["key"]})
    return Worded("house-proof-signed", {})


def sealed(whole: dict[str, Any]) -> Iterator[Worded]:
    """Checks that the cards come from the secret of the house and the contributions of the players."""
    record, proof = whole["record"], whole.get("fair")
    if proof is None:
        raise Unproved("house-proof-practice")
    if not is_proof(proof, whole["version"]):
        raise Unproved("house-proof-damaged")
    if commitment(proof["secret"], proof["salt"]) != proof["commitment"]:
        raise Unproved("house-proof-other-secret")
    yield Worded("house-proof-secret", {})
    given = proof["contributions"]
    evening = proof["procedure"] == EVENING
    if not evening and len(given) != record.get("players"):
        raise Unproved("house-proof-contributions")
    wanted = evening_seed(proof["secret"], given, proof["deal"]) if evening else seed(proof["secret"], given)
    if wanted != record.get("seed") or record.get("decks") != []:
        raise Unproved("house-proof-other-cards")
    yield Worded("house-proof-seed", {"number": len(given) - given.count(None)})
    if "people" in proof and not evening:
        people = proof["people"]
        without = len([seat for seat in people if not 0 <= seat < len(given) or given[seat] is None])
        if without:
            yield Worded("house-proof-nothing-given", {"number": len(people), "other": without})


def played_again(whole: dict[str, Any]) -> Iterator[Worded]:
    """Checks that the moves are legal with these cards, and lead to the result in the record."""
    record = whole["record"]
    try:
        options = parlor.game(record["game"]).as_begun(record["rules"], record["options"])
        dealt = parlor.deal(record["game"], record["players"], seed=record["seed"], options=options)
        if dealt.record()["dealer"] != record["dealer"]:
            raise Unproved("house-proof-other-dealer")
        table = parlor.replay(record)
    except (ValueError, KeyError, TypeError) as error:
        raise Unproved("house-proof-unplayable", reason=str(error)) from None
    ending = whole.get("ending")
    how = ending.get("how") if isinstance(ending, dict) else "played"
    if how == "played" and not table.over:
        raise Unproved("house-proof-moves-missing")
    yield Worded("house-proof-legal", {"number": len(record["moves"]), "hand": table.hand})
    if how == "ended":
        yield Worded("house-proof-ended", {})
    elif how == "resigned":
        yield Worded("house-proof-resigned", {})


def logged(whole: dict[str, Any], log: Sequence[LedgerEntry]) -> Iterator[Worded]:
    """Checks that the log has the table: opened with this commitment, dealt with these contributions, and finished with this record."""
    table, record, proof = whole["table"], whole["record"], whole["fair"]
    name = ledger_chain.table_digest(str(table))
    lines = [entry for entry in log if entry.table == name]
    if not lines and (not log or whole["opened"] < log[0].at):
        yield Worded("house-proof-before-log", {})
        return
    opening = ledger_chain.statement(table, record["game"], record["players"], record["options"], whole["opened"], proof["commitment"])
    told = [digest(opening), digest(ledger_chain.dealing(table, proof["contributions"])), digest(whole)]
    end = "ended" if whole["ending"]["how"] == "ended" else "finished"
    # Where somebody has closed their account, the record without the name is the one that counts.
    lines, renamed = lines[:3], lines[3:]
    if [line.kind for line in lines] != ["opened", "dealt", end] or any(line.kind != "renamed" for line in renamed):
        if not lines:
            raise Unproved("house-proof-log-silent")
        raise Unproved("house-proof-log-lacks", lines=[{"key": LINES[line.kind]} for line in [*lines, *renamed]])
    others = ("house-proof-other-opening", "house-proof-other-contributions", "house-proof-other-record")
    for line, wanted, key in zip([*lines[:2], (renamed or lines)[-1]], told, others, strict=True):
        if line.digest != wanted:
            raise Unproved(key, number=line.number)
    first, second, third = [line.number for line in lines]
    yield Worded("house-proof-logged", {"first": first, "second": second, "third": third})


def deals(record: dict[str, Any]) -> list[DealtHand]:
    """Every hand before its first move; none where the record cannot be played again."""
    found: list[DealtHand] = []
    try:
        parlor.replay(record)
        table = parlor.replay({**record, "moves": []})
        found.append(dealt(table))
        for seat, move in record["moves"]:
            table.play(move, seat)
            if table.hand > found[-1].hand:
                found.append(dealt(table))
    except (ValueError, KeyError, TypeError):
        return []
    return found


def dealt(table: parlor.Table) -> DealtHand:
    """A hand as it lies, with all its cards."""
    view = table.view(None)
    return DealtHand(view["hand"], view["dealer"], table.zones(), {zone: Place(**place) for zone, place in view["places"].items()})


def is_proof(proof: object, version: int) -> bool:
    """Whether a proof has all its parts, each in the right form."""
    if not isinstance(proof, dict) or proof.get("procedure") not in (PROCEDURE, EVENING):
        return False
    if proof["procedure"] == EVENING and not (isinstance(proof.get("deal"), int) and isinstance(proof.get("evening"), str)):
        return False
    given, people = proof.get("contributions"), proof.get("people", [] if version == UNSIGNED else None)
    return (
        isinstance(given, list)
        and all(is_hexadecimal(proof.get(part), 64) for part in ("commitment", "secret", "salt"))
        and all(value is None or is_hexadecimal(value, 64) for value in given)
        and isinstance(people, list)
        and all(isinstance(seat, int) for seat in people)
    )
