"""Checks a house record sent by a guest, in a worker; it is not parsed anywhere else."""

from gzip import compress

import msgspec

from parlor.server import fair
from parlor.server.documents import Verdict
from parlor.server.http_messages import Worded


def packed_verdict(document: bytes, key: str) -> bytes | Worded:
    """Runs in a worker: the verdict as packed JSON, or why there is none; `key` is the public key of the house."""
    try:
        record = fair.parsed(document)
        finding = fair.verify(record, key)
    except fair.Unreadable as error:
        return error.words
    hands = fair.deals(record["record"])
    return compress(msgspec.json.encode(Verdict(finding.fair, finding.checks, finding.words, hands)), 5)
