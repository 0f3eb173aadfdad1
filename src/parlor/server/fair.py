"""Fair deals that anyone can check: the house commits to a secret, the players add their own chance, and the end reveals all.

Procedure parlor/fair/1; all texts are ASCII, all digests SHA-256 in lower-case hexadecimal:
  commitment = digest("parlor/fair/1/commit/" + salt + "/" + secret)
  seed       = digest("parlor/fair/1/seed/" + secret + "/" + contributions of the seats, "-" for none, joined by ",")
The seed is a seed of 64 digits for the shuffle (docs/shuffle.md).
"""

import json
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import parlor

PROCEDURE = "parlor/fair/1"
FORMAT = "parlor-house-record"
VERSION = 1


class Finding(NamedTuple):
    """Whether a deal was fair, and what was checked, one sentence each; the last one tells what failed, where something did."""

    fair: bool
    checks: list[str]


class Unreadable(ValueError):
    """A document that is no house record."""


def fresh() -> tuple[str, str]:
    """A secret and a salt from the system's secure source."""
    return secrets.token_hex(32), secrets.token_hex(32)


def commitment(secret: str, salt: str) -> str:
    """What is published before anyone contributes; without the salt it tells nothing of the secret."""
    return sha256(f"{PROCEDURE}/commit/{salt}/{secret}".encode()).hexdigest()


def seed(secret: str, contributions: Sequence[str | None]) -> str:
    """The seed of the deal; who contributes nothing neither stalls nor chooses."""
    joined = ",".join([value or "-" for value in contributions])
    return sha256(f"{PROCEDURE}/seed/{secret}/{joined}".encode()).hexdigest()


def house_record(
    table: str,
    names: list[str],
    record: dict[str, Any],
    secret: str | None,
    salt: str | None,
    contributions: list[str | None],
    taken_back: int = 0,
) -> dict[str, Any]:
    """A finished game with all that is needed to check its deal; a practice table has no secret."""
    proof = None
    if secret is not None and salt is not None:
        proof = {
            "procedure": PROCEDURE,
            "commitment": commitment(secret, salt),
            "secret": secret,
            "salt": salt,
            "contributions": list(contributions),
        }
    return {
        "format": FORMAT,
        "version": VERSION,
        "table": table,
        "names": names,
        "taken_back": taken_back,
        "fair": proof,
        "record": record,
    }


def parsed(document: object) -> dict[str, Any]:
    """A house record, from the document or its text; raises Unreadable."""
    if isinstance(document, (str, bytes)):
        try:
            document = json.loads(document)
        except (ValueError, RecursionError):
            raise Unreadable("this is not JSON") from None
    if not isinstance(document, dict):
        raise Unreadable("a house record is a JSON object")
    if document.get("format") == "parlor-record":
        raise Unreadable("this is the plain record of a game, which carries no proof: a house record has one")
    if document.get("format") != FORMAT:
        raise Unreadable(f"this is no house record: its format is not {FORMAT!r}")
    if document.get("version") != VERSION:
        raise Unreadable(f"this Parlor reads house records of version {VERSION} only")
    if not isinstance(document.get("record"), dict):
        raise Unreadable("the house record holds no record of a game")
    return document


def verify(document: object) -> Finding:
    """Derives the deals of a house record again and compares them; raises Unreadable for what is no house record."""
    whole = parsed(document)
    record, proof = whole["record"], whole.get("fair")
    checks: list[str] = []
    if proof is None:
        return Finding(False, ["This was a practice table: its seed was typed, so nobody committed to anything."])
    if not is_proof(proof):
        return Finding(False, ["The proof is damaged: it lacks a part, or a part is no text of 64 hexadecimal digits."])
    if commitment(proof["secret"], proof["salt"]) != proof["commitment"]:
        return Finding(False, ["The secret is not the one that the house committed to before the deal."])
    checks.append("The secret is the one that the house committed to before the deal.")
    if len(proof["contributions"]) != record.get("players"):
        return Finding(False, [*checks, "The contributions are not one a seat."])
    if seed(proof["secret"], proof["contributions"]) != record.get("seed") or record.get("decks") != []:
        return Finding(False, [*checks, "The cards do not come from the secret and the contributions of the players."])
    given = len([value for value in proof["contributions"] if value is not None])
    checks.append(f"The seed of the cards comes from the secret and {given} contribution{'' if given == 1 else 's'} of the players.")
    try:
        dealt = parlor.deal(record["game"], record["players"], seed=record["seed"], options=record["options"])
        if dealt.record()["dealer"] != record["dealer"]:
            return Finding(False, [*checks, "The first dealer is not the one that the cut gives."])
        table = parlor.replay(record)
    except (ValueError, KeyError, TypeError) as error:
        return Finding(False, [*checks, f"The game cannot be played again: {error}"])
    moves = len(record["moves"])
    checks.append(f"All {moves} moves are legal with these cards, hand 1 to hand {table.hand}.")
    return Finding(True, checks)


def deals(record: dict[str, Any]) -> list[tuple[int, int, dict[str, list[str]]]]:
    """Number, dealer and cards of every hand before its first move; none where the record cannot be played again."""
    found: list[tuple[int, int, dict[str, list[str]]]] = []
    try:
        parlor.replay(record)
        table = parlor.replay({**record, "moves": []})
        found.append((table.hand, table.view(None)["dealer"], table.zones()))
        for seat, move in record["moves"]:
            table.play(move, seat)
            if table.hand > found[-1][0]:
                found.append((table.hand, table.view(None)["dealer"], table.zones()))
    except (ValueError, KeyError, TypeError):
        return []
    return found


def is_proof(proof: object) -> bool:
    """Whether a proof has all its parts, each of the right form."""
    if not isinstance(proof, dict) or proof.get("procedure") != PROCEDURE:
        return False
    given = proof.get("contributions")
    return (
        isinstance(given, list)
        and all(is_digest(proof.get(part)) for part in ("commitment", "secret", "salt"))
        and all(value is None or is_digest(value) for value in given)
    )


def is_digest(text: object) -> bool:
    """Whether a text is 64 hexadecimal digits."""
    return isinstance(text, str) and len(text) == 64 and all(c in "0123456789abcdef" for c in text)
