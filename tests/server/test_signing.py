"""Signatures and the chain, compared with the published vectors, which the page's tests read too."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlor.server import ledger_chain
from parlor.server.credentials import Credentials
from parlor.server.documents import LedgerEntry
from parlor.server.signing import NotCanonical, Signer, canonical, digest, is_signed

PUBLISHED = json.loads((Path(__file__).parents[2] / "docs" / "signing-vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", PUBLISHED["canonical"], ids=lambda vector: vector["digest"][:8])
def test_the_canonical_form_is_the_published_one(vector: dict[str, Any]) -> None:
    assert canonical(vector["document"]).decode() == vector["form"]
    assert digest(vector["document"]) == vector["digest"] == sha256(vector["form"].encode()).hexdigest()
    assert json.loads(vector["form"]) == vector["document"]


@pytest.mark.parametrize(
    "document", [{"a": 0.5}, {"a": 1.0}, {"é": 1}, {1: 2}, {"a": {1, 2}}, {"a": "\ud800"}, {"a": float("nan")}], ids=repr
)
def test_what_could_be_written_in_two_ways_has_no_canonical_form(document: object) -> None:
    with pytest.raises(NotCanonical):
        canonical(document)


def test_a_document_that_is_too_deep_has_no_canonical_form() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(NotCanonical):
        canonical(deep)


@pytest.mark.parametrize("signed", PUBLISHED["signed"], ids=["opening", "text"])
def test_signatures_are_the_published_ones(signed: dict[str, Any]) -> None:
    signer = Signer(bytes.fromhex(PUBLISHED["private"]))
    bare = {name: value for name, value in signed.items() if name not in ("key", "signature")}
    assert signer.signed(bare) == signed
    assert is_signed(signed)


@pytest.mark.parametrize(
    "change",
    [
        {"opened": 1795000000124},
        {"more": None},
        {"signature": "00" * 64},
        {"signature": None},
        {"signature": "x"},
        {"key": Credentials("ab" * 32).signer.key},
        {"key": "AB" * 32},
        {"key": ["x"]},
        {"options": {"hands": 0.5}},
    ],
    ids=repr,
)
def test_a_signature_fits_nothing_else(change: dict[str, object]) -> None:
    assert not is_signed({**PUBLISHED["signed"][0], **change})


def test_without_a_signature_nothing_is_signed() -> None:
    assert not is_signed({})
    assert not is_signed({name: value for name, value in PUBLISHED["signed"][0].items() if name != "game"})


def test_a_house_keeps_its_key_and_every_house_has_its_own() -> None:
    assert Credentials("ab" * 32).signer.key == Credentials("ab" * 32).signer.key != Credentials("cd" * 32).signer.key
    assert Credentials("ab" * 32).signer.key != "ab" * 32


def lines() -> list[LedgerEntry]:
    return [msgspec.convert(line["entry"], LedgerEntry) for line in PUBLISHED["chain"]]


def test_the_chain_is_the_published_one() -> None:
    assert [ledger_chain.hash_of(entry) for entry in lines()] == [line["hash"] for line in PUBLISHED["chain"]]
    assert ledger_chain.follow(lines(), 0, ledger_chain.BEGINNING) == PUBLISHED["chain"][-1]["hash"]
    assert ledger_chain.table_digest(PUBLISHED["table"]["id"]) == PUBLISHED["table"]["digest"] == lines()[0].table
    for statement, entry in zip(PUBLISHED["statements"], lines(), strict=False):
        assert digest(statement["document"]) == statement["digest"] == entry.digest


@pytest.mark.parametrize("field", ["number", "at", "kind", "table", "digest", "previous"])
def test_no_line_can_be_changed(field: str) -> None:
    changed = lines()
    value = getattr(changed[1], field)
    setattr(changed[1], field, value + 1 if isinstance(value, int) else "ended" if field == "kind" else "00" * 32)
    with pytest.raises(ledger_chain.Broken, match=r"line [23]"):
        ledger_chain.follow(changed, 0, ledger_chain.BEGINNING)


def test_no_line_can_be_left_out_or_exchanged() -> None:
    first, second, third = lines()
    for kept in ([second, third], [first, third], [first, third, second]):
        with pytest.raises(ledger_chain.Broken):
            ledger_chain.follow(kept, 0, ledger_chain.BEGINNING)


def test_a_tally_counts_deals_without_an_end_and_knows_what_cannot_be() -> None:
    tally = ledger_chain.Tally()
    for entry in lines()[:2]:
        tally.add(entry)
    assert tally.unfinished == 1
    tally.add(lines()[2])
    assert tally.unfinished == 0
    assert tally.counts == {"opened": 1, "dealt": 1, "finished": 1, "ended": 0, "abandoned": 0}
    with pytest.raises(ledger_chain.Broken, match="was dealt which was finished"):
        tally.add(lines()[1])
    with pytest.raises(ledger_chain.Broken, match="never opened"):
        ledger_chain.Tally().add(lines()[1])
