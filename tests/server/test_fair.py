"""Fair deals: what is committed to is what is dealt, and every change is found out."""

import copy
import json
from hashlib import sha256
from typing import Any

import pytest

import parlor
from parlor.server import fair

SECRET, SALT = "ab" * 32, "cd" * 32
GIVEN: list[str | None] = ["01" * 32, None, "23" * 32, None]


def played() -> dict[str, Any]:
    table = parlor.deal("quenette", 4, seed=fair.seed(SECRET, GIVEN))
    while not table.over:
        table.play(table.legal()[0])
    return fair.house_record("k" * 12, ["Ann", "", "Bob", ""], table.record(), SECRET, SALT, GIVEN)


def test_the_procedure_is_the_documented_one() -> None:
    assert fair.commitment(SECRET, SALT) == sha256(f"parlor/fair/1/commit/{SALT}/{SECRET}".encode()).hexdigest()
    assert fair.seed(SECRET, GIVEN) == sha256(f"parlor/fair/1/seed/{SECRET}/{'01' * 32},-,{'23' * 32},-".encode()).hexdigest()


def test_a_fair_game_is_proved() -> None:
    finding = fair.verify(json.dumps(played()))
    assert finding.fair
    assert len(finding.checks) == 3


def test_every_deal_is_told_for_those_who_follow_it_by_hand() -> None:
    document = played()
    record = document["record"]
    deals = fair.deals(record)
    assert [hand for hand, _, _ in deals] == list(range(1, record["options"]["hands"] + 1))
    assert [dealer for _, dealer, _ in deals] == [(record["dealer"] + turn) % 4 for turn in range(len(deals))]
    assert deals[0][2] == parlor.deal("quenette", 4, seed=record["seed"]).zones()
    assert all(not zones["won:0"] for _, _, zones in deals)
    assert fair.deals({**record, "moves": [[0, "play H1"]] * 3}) == []


def test_the_commitment_hides_the_secret_behind_a_salt() -> None:
    assert len({fair.commitment(SECRET, salt) for salt in ("cd" * 32, "ce" * 32)}) == 2
    assert len({fair.fresh() for _ in range(50)}) == 50


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("fair", "secret"), "ac" * 32, "committed to"),
        (("fair", "salt"), "ac" * 32, "committed to"),
        (("fair", "contributions", 0), "ac" * 32, "contributions"),
        (("fair", "contributions", 1), "ac" * 32, "contributions"),
        (("fair", "contributions"), [], "one a seat"),
        (("fair", "commitment"), "x", "damaged"),
        (("fair", "procedure"), "parlor/fair/0", "damaged"),
        (("fair",), None, "practice"),
        (("record", "seed"), "ac" * 32, "do not come from"),
        (("record", "decks"), [["H1"]], "do not come from"),
        (("record", "dealer"), 9, "first dealer"),
        (("record", "moves"), [[0, "play H1"]] * 3, "cannot be played"),
        (("record", "game"), "nothing", "cannot be played"),
        (("record", "players"), "4", "one a seat"),
    ],
    ids=str,
)
def test_every_change_is_found_out(path: tuple[str | int, ...], value: object, says: str) -> None:
    document = copy.deepcopy(played())
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    finding = fair.verify(document)
    assert not finding.fair
    assert says in finding.checks[-1]


@pytest.mark.parametrize(
    "document", ["{", "[]", '"x"', {}, {"format": "parlor-record"}, {"format": fair.FORMAT, "version": 2}, b"\xff"], ids=repr
)
def test_what_is_no_house_record_is_told_so(document: object) -> None:
    with pytest.raises(fair.Unreadable):
        fair.verify(document)
