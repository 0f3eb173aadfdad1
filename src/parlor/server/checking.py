"""Checks a house record sent by a guest, in a worker; it is not parsed anywhere else."""

from gzip import compress

import msgspec

from parlor.server import fair
from parlor.server.documents import Verdict


def packed_verdict(document: bytes, key: str) -> bytes | str:
    """Runs in a worker: the verdict as packed JSON, or why there is none; `key` is the public key of the house."""
    try:
        record = fair.parsed(document)
        finding = fair.verify(record, key)
    except fair.Unreadable as error:
        return str(error)
    hands = fair.deals(record["record"])
    return compress(msgspec.json.encode(Verdict(finding.fair, finding.checks, hands)), 5)
