"""Fair deals: what is dealt is what was committed to, what is signed is what was played, and every change is detected."""

import copy
import json
from hashlib import sha256
from typing import Any

import pytest

import parlor
from parlor.server import fair, ledger_chain
from parlor.server.credentials import Credentials
from parlor.server.documents import LedgerEntry, LedgerKind
from parlor.server.signing import Signer, digest

SECRET, SALT = "ab" * 32, "cd" * 32
GIVEN: list[str | None] = ["01" * 32, None, "23" * 32, None]
TABLE = "k" * 12
HOUSE = Credentials("ef" * 32).signer
STRANGER = Credentials("12" * 32).signer


def played(signer: Signer = HOUSE, given: list[str | None] = GIVEN, people: tuple[int, ...] = (0, 2)) -> dict[str, Any]:
    """A game as the house records it."""
    table = parlor.deal("quenette", 4, seed=fair.seed(SECRET, given))
    while not table.over:
        table.play(table.legal()[0])
    document = fair.house_record(
        table=TABLE,
        opened=1000,
        finished=9000,
        names=["Ann", "", "Bob", ""],
        taken_back=1,
        ending={"how": "played", "resigned": [], "winners": list(table.winners)},
        proof=fair.proof(SECRET, SALT, given, people),
        record=table.record(),
    )
    return signer.signed(document)


def unsigned(document: dict[str, Any]) -> dict[str, Any]:
    """A record from before houses signed them."""
    old = {name: document[name] for name in ("format", "table", "names", "taken_back", "fair", "record")}
    return {**old, "version": 1, "fair": {name: value for name, value in document["fair"].items() if name != "people"}}


def changed(document: dict[str, Any], path: tuple[str | int, ...], value: object) -> dict[str, Any]:
    document = copy.deepcopy(document)
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return document


def resigned(document: dict[str, Any], signer: Signer = HOUSE) -> dict[str, Any]:
    """The document signed again, as only the holder of the key can."""
    return signer.signed({name: value for name, value in document.items() if name not in ("key", "signature")})


def log_of(document: dict[str, Any]) -> list[LedgerEntry]:
    """A log that contains the game, between two others."""
    record, proof = document["record"], document["fair"]
    opening = ledger_chain.statement(TABLE, record["game"], record["players"], record["options"], document["opened"], proof["commitment"])
    dealing = ledger_chain.dealing(TABLE, proof["contributions"])
    told: list[tuple[LedgerKind, str, str]] = [
        ("opened", "other", "00" * 32),
        ("opened", TABLE, digest(opening)),
        ("dealt", TABLE, digest(dealing)),
        ("dealt", "other", "00" * 32),
        ("finished", TABLE, digest(document)),
    ]
    log: list[LedgerEntry] = []
    for number, (kind, table, what) in enumerate(told, 1):
        previous = ledger_chain.hash_of(log[-1]) if log else ledger_chain.BEGINNING
        log.append(LedgerEntry(number, 999 + number, kind, ledger_chain.table_digest(table), what, previous))
    return log


def test_the_procedure_is_the_documented_one() -> None:
    assert fair.commitment(SECRET, SALT) == sha256(f"parlor/fair/1/commit/{SALT}/{SECRET}".encode()).hexdigest()
    assert fair.seed(SECRET, GIVEN) == sha256(f"parlor/fair/1/seed/{SECRET}/{'01' * 32},-,{'23' * 32},-".encode()).hexdigest()


def test_a_fair_game_is_proved() -> None:
    finding = fair.verify(json.dumps(played()), HOUSE.key, log_of(played()))
    assert finding.fair, finding.checks
    assert finding.checks[0] == "The house has signed this record, and nothing in it was changed since."
    assert finding.checks[-1] == "The log of the house has it all: committed to in line 2, dealt in line 3, over in line 5."
    assert len(finding.checks) == 5


def test_without_the_key_of_the_house_it_says_whose_key_it_saw() -> None:
    finding = fair.verify(played())
    assert finding.fair
    assert HOUSE.key in finding.checks[0]


def test_every_deal_is_told_for_those_who_follow_it_by_hand() -> None:
    document = played()
    record = document["record"]
    deals = fair.deals(record)
    assert [deal.hand for deal in deals] == list(range(1, record["options"]["hands"] + 1))
    assert [deal.dealer for deal in deals] == [(record["dealer"] + turn) % 4 for turn in range(len(deals))]
    assert deals[0].zones == parlor.deal("quenette", 4, seed=record["seed"]).zones()
    assert all(not deal.zones["won:0"] for deal in deals)
    assert all(deal.places["won:0"].role == "captured" and list(deal.places) == list(deal.zones) for deal in deals)
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
        (("fair", "people"), "x", "damaged"),
        (("fair",), None, "practice"),
        (("record", "seed"), "ac" * 32, "do not come from"),
        (("record", "decks"), [["H1"]], "do not come from"),
        (("record", "dealer"), 9, "first dealer"),
        (("record", "moves"), [[0, "play H1"]] * 3, "cannot be played"),
        (("record", "moves"), [], "moves are missing"),
        (("record", "game"), "nothing", "cannot be played"),
        (("record", "players"), "4", "one a seat"),
    ],
    ids=str,
)
def test_a_house_that_signs_another_deal_than_it_committed_to_is_found_out(path: tuple[str | int, ...], value: object, says: str) -> None:
    finding = fair.verify(resigned(changed(played(), path, value)), HOUSE.key)
    assert not finding.fair
    assert says in finding.checks[-1]


def without_last_move(document: dict[str, Any]) -> dict[str, Any]:
    return changed(document, ("record", "moves"), document["record"]["moves"][:-1])


@pytest.mark.parametrize(
    "change",
    [
        lambda document: changed(document, ("names",), ["Zoe", "", "Bob", ""]),
        lambda document: changed(document, ("taken_back",), 0),
        lambda document: changed(document, ("table",), "m" * 12),
        lambda document: changed(document, ("opened",), 1001),
        lambda document: changed(document, ("finished",), 9001),
        lambda document: changed(document, ("fair", "people"), [0]),
        lambda document: changed(document, ("ending", "winners"), [0, 1, 2, 3]),
        lambda document: without_last_move(changed(document, ("ending", "how"), "ended")),
        lambda document: {**document, "more": 1},
    ],
    ids=["names", "take-backs", "table", "opening", "end", "people", "winners", "last move", "more"],
)
def test_what_only_the_signature_can_tell(change: Any) -> None:
    document = change(played())
    finding = fair.verify(document, HOUSE.key)
    assert not finding.fair
    assert "signature does not fit" in finding.checks[-1]
    assert fair.verify(resigned(document), HOUSE.key).fair, "nothing but the signature tells that this was changed"


def test_a_game_made_offline_under_the_id_of_a_real_table_was_not_played_there() -> None:
    forged = played(STRANGER)
    finding = fair.verify(forged, HOUSE.key)
    assert not finding.fair
    assert finding.checks[-1] == f"This house did not sign the record: it was signed with another key, {STRANGER.key}."
    assert fair.verify(forged).checks[0].endswith("Compare that key with the one of your house.")
    under_our_key = {**forged, "key": HOUSE.key}
    assert not fair.verify(under_our_key, HOUSE.key).fair


def test_a_record_from_before_the_house_signed_is_read_and_said_to_be_unsigned() -> None:
    finding = fair.verify(unsigned(played()), HOUSE.key, log_of(played()))
    assert not finding.fair
    assert len(finding.checks) == 4
    assert "not signed" in finding.checks[-1]


def test_a_new_record_cannot_pass_for_an_old_one() -> None:
    assert not fair.verify({**played(), "version": 1}, HOUSE.key).fair


def test_a_missing_last_move_is_found_without_a_signature_too() -> None:
    assert "moves are missing" in fair.verify(without_last_move(unsigned(played()))).checks[-1]


def test_a_practice_game_was_played_there_but_proves_nothing() -> None:
    finding = fair.verify(resigned({**played(), "fair": None}), HOUSE.key)
    assert not finding.fair
    assert finding.checks[0].startswith("The house has signed")
    assert "practice" in finding.checks[1]


@pytest.mark.parametrize(
    ("people", "says"),
    [
        ((0, 2), None),
        ((0, 1, 2), "Of the 3 people at the table, 1 contributed nothing to the deal."),
        ((1,), "Of the 1 person at the table, 1 contributed nothing to the deal."),
        ((7,), "Of the 1 person at the table, 1 contributed nothing to the deal."),
    ],
)
def test_people_who_contributed_nothing_are_counted(people: tuple[int, ...], says: str | None) -> None:
    finding = fair.verify(played(people=people), HOUSE.key)
    assert finding.fair
    assert [check for check in finding.checks if "nothing to the deal" in check] == ([says] if says else [])


@pytest.mark.parametrize(
    ("drop", "says"),
    [
        ((1,), "dealt, finished"),
        ((2,), "opened, finished"),
        ((4,), "opened, dealt"),
        ((1, 2, 4), "nothing"),
    ],
)
def test_a_game_that_the_log_does_not_tell_of_is_not_proved(drop: tuple[int, ...], says: str) -> None:
    log = [entry for place, entry in enumerate(log_of(played())) if place not in drop]
    finding = fair.verify(played(), HOUSE.key, log)
    assert not finding.fair
    assert finding.checks[-1].endswith(f"as it should: {says}.")


@pytest.mark.parametrize(("place", "says"), [(1, "another opening"), (2, "of other contributions"), (4, "another record")])
def test_a_log_that_tells_of_something_else_is_named(place: int, says: str) -> None:
    log = log_of(played())
    log[place].digest = "00" * 32
    finding = fair.verify(played(), HOUSE.key, log)
    assert not finding.fair
    assert says in finding.checks[-1]


def test_a_deal_that_stands_before_its_commitment_is_not_proved() -> None:
    log = log_of(played())
    log[1], log[2] = log[2], log[1]
    assert not fair.verify(played(), HOUSE.key, log).fair


def test_a_table_that_is_older_than_the_log_is_said_to_be() -> None:
    log = [entry for entry in log_of(played()) if entry.number == 4]
    finding = fair.verify(played(), HOUSE.key, log)
    assert finding.fair
    assert finding.checks[-1] == "The table was opened before the house began its log."


@pytest.mark.parametrize(
    "document",
    [
        "{",
        "[]",
        '"x"',
        {},
        {"format": "parlor-record"},
        {"format": fair.FORMAT, "version": 3},
        {"format": fair.FORMAT, "version": 2, "record": {}},
        {"format": fair.FORMAT, "version": 2, "record": {"moves": [[0, "pass"]] * 20_001}},
        b"\xff",
    ],
    ids=lambda document: repr(document)[:60],
)
def test_what_is_no_house_record_is_told_so(document: object) -> None:
    with pytest.raises(fair.Unreadable):
        fair.verify(document)
