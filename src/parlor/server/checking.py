"""Checks a house record that a guest has sent, in a worker: only there is it read at all."""

from gzip import compress

import msgspec

from parlor.server import fair
from parlor.server.documents import DealtHand, Verdict


def packed_verdict(document: bytes, key: str) -> bytes | str:
    """In a worker: the verdict as packed JSON, or why there is none; `key` is the public key of the house."""
    try:
        record = fair.parsed(document)
        finding = fair.verify(record, key)
    except fair.Unreadable as error:
        return str(error)
    hands = [DealtHand(*hand) for hand in fair.deals(record["record"])]
    return compress(msgspec.json.encode(Verdict(finding.fair, finding.checks, hands)), 5)
