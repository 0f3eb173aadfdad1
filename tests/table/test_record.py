"""The record: schema, round trip through JSON, and a clear error for anything broken."""

import json
import pickle
import random
from importlib.resources import files
from typing import Any

import jsonschema
import pytest

import parlor

SCHEMA = json.loads((files("parlor") / "schemas" / "record-1.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


def played(game: str, moves: int, seed: int = 3, **arguments: Any) -> parlor.Table:
    table = parlor.deal(game, seed=seed, **arguments)
    rng = random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        seat = rng.choice(table.waiting)
        table.play(rng.choice(table.legal(seat)), seat)
    return table


def good() -> dict[str, Any]:
    return dict(played("quenette", 30, options={"hands": 2}).record())


def bad(record: object, message: str) -> None:
    with pytest.raises(parlor.BadRecord, match=message) as caught:
        parlor.replay(record)
    assert len(str(caught.value)) < 700


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("game", parlor.games())
@pytest.mark.parametrize("moves", [0, 1, 40])
def test_every_record_validates_and_comes_back(game: str, moves: int) -> None:
    table = played(game, moves)
    record = table.record()
    VALIDATOR.validate(record)
    text = json.dumps(record)
    for source in (record, text, text.encode(), json.loads(text)):
        again = parlor.replay(source)
        assert again.record() == record
        assert again.zones() == table.zones()
        assert again.log == table.log
        assert again.results == table.results
        assert [again.view(seat) for seat in range(table.players)] == [table.view(seat) for seat in range(table.players)]


def test_a_fresh_seed_and_decks_come_back() -> None:
    deck = played("quenette", 0).record()
    order = [f"{suit}{number}" for suit in "SCUH" for number in range(13, 0, -1)]
    table = parlor.deal("quenette", 4, decks=[order, order[::-1]], dealer=2)
    record = table.record()
    VALIDATOR.validate(record)
    assert record["decks"] == [order, order[::-1]]
    assert parlor.replay(record).zones() == table.zones()
    assert deck["decks"] == []


def test_a_record_is_apart_from_its_table() -> None:
    table = played("quenette", 5)
    record = table.record()
    record["moves"].clear()
    record["options"]["hands"] = 1
    assert len(table.record()["moves"]) == 5
    assert table.record()["options"] == {"hands": 7}


# Damage, field by field


@pytest.mark.parametrize("field", sorted(good()))
def test_a_missing_field(field: str) -> None:
    record = good()
    del record[field]
    bad(record, field)
    assert not VALIDATOR.is_valid(record)


@pytest.mark.parametrize("field", sorted(good()))
@pytest.mark.parametrize("value", [None, [], {}, "", "x", -1, 1.5, True, [[]], {"x": 1}, "x" * 100_000, 10**30], ids=lambda v: repr(v)[:12])
def test_a_field_of_the_wrong_kind(field: str, value: object) -> None:
    harmless = [("decks", []), ("moves", []), ("seed", -1), ("seed", 10**30)]
    record = {**good(), field: value}
    if field == "seed":
        record["moves"] = []
    if any(field == name and value == allowed and type(value) is type(allowed) for name, allowed in harmless):
        parlor.replay(record)
    else:
        bad(record, ".")


def test_a_field_that_no_record_has() -> None:
    record = {**good(), "comment": "a fine game"}
    bad(record, "fields that no record has: comment")
    assert not VALIDATOR.is_valid(record)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "pgn"}, "this is not a Parlor record: its format is 'pgn', not 'parlor-record'"),
        ({"version": 2}, "the record is of version 2, made by a later Parlor; this one reads up to version 1"),
        ({"version": 0}, "the record's version is 0"),
        ({"version": "1"}, "the record's version is '1'"),
        ({"game": "whist"}, "the record is of a game 'whist' that is not on the shelf"),
        ({"rules": 9}, "the record follows version 9 of the rules of Quenette; this Parlor plays"),
        ({"players": 12}, "Quenette is for 2 to 8 players, not 12"),
        ({"players": 3}, "the dealer is a seat from 0 to 2, not 3"),
        ({"players": 5}, "move .* of the record.* is not legal"),
        ({"options": {}}, "the record's options do not say hands"),
        ({"options": {"hands": 99}}, "option 'hands' cannot be 99"),
        ({"options": {"hands": 2, "target": 3}}, "Quenette has no option 'target'"),
        ({"options": [["hands", 2]]}, "options are not an object"),
        ({"seed": "12"}, "a seed is a whole number or 64 hexadecimal digits"),
        ({"seed": 4}, "move .* of the record.* is not legal"),
        ({"dealer": 4}, "the dealer is a seat from 0 to 3"),
        ({"dealer": -1}, "the dealer is a seat from 0 to 3"),
        ({"decks": [["H1"]]}, "the deck of hand 1 is not the 52 cards of Quenette"),
        ({"decks": ["H1"]}, "the deck of hand 1"),
        ({"moves": {"0": "play H1"}}, "the record's moves are not a list"),
    ],
    ids=range(20),
)
def test_what_the_message_says(change: dict[str, object], message: str) -> None:
    bad({**good(), **change}, message)


@pytest.mark.parametrize(
    "step",
    [[], [0], [0, "play H1", 3], "play H1", None, {"seat": 0}, ["0", "play H1"], [0, 1], [True, "play H1"], [0.0, "play H1"]],
    ids=repr,
)
def test_a_move_that_is_no_pair(step: object) -> None:
    record = good()
    record["moves"][7] = step
    bad(record, "move 8 of the record is not a pair of seat and text")
    assert not VALIDATOR.is_valid(record) or step == [0.0, "play H1"]


def test_a_move_that_is_not_legal_is_named() -> None:
    record = good()
    seat, move = record["moves"][7]
    record["moves"][7] = [seat, "play RU"]
    bad(record, f"move 8 of the record, 'play RU' by seat {seat}, is not legal: You do not hold RU")
    record["moves"][7] = [(seat + 1) % 4, move]
    bad(record, "move 8 of the record.*It is not your turn")
    record["moves"][7] = [9, move]
    bad(record, "move 8 of the record: there is no seat 9")
    record["moves"][7] = [seat, "x" * 1_000_000]
    bad(record, "move 8 of the record")


def test_moves_after_the_end() -> None:
    table = played("quenette", 10_000, options={"hands": 1})
    record = table.record()
    record["moves"].append([0, "play H1"])
    bad(record, "move 53 of the record.*The game is over")


# Other documents


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (None, "a record is a JSON object"),
        (3, "a record is a JSON object"),
        ([], "a record is a JSON object"),
        ({}, "this is not a Parlor record: its format is None"),
        ("", "the record is not JSON"),
        ("{", "the record is not JSON"),
        ("[]", "a record is a JSON object"),
        ("null", "a record is a JSON object"),
        (b"\xff\xfe\x00", "the record is not JSON"),
        ("[" * 100_000, "the record is not JSON"),
        ('{"format": ' + "9" * 5000 + "}", "the record is not JSON"),
        ('{"format": "parlor-record", "version": 1}', "the record lacks game, rules, players"),
    ],
    ids=range(12),
)
def test_what_is_no_record(document: object, message: str) -> None:
    bad(document, message)


def test_text_cut_short_anywhere() -> None:
    text = json.dumps(good())
    for length in range(0, len(text) - 1, 37):
        bad(text[:length], "the record is not JSON")


def test_what_is_wrong_is_told_as_data_too_and_survives_a_pickle() -> None:
    with pytest.raises(parlor.BadRecord) as caught:
        parlor.replay({**good(), "moves": [[9, "pass"]]})
    error = caught.value
    inside = {"key": "argument-seat", "params": {"given": "9", "last": 3}}
    assert isinstance(error, parlor.BadArgument)
    assert (error.key, error.params) == ("record-unplayable", {"number": 1, "why": inside})
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.params) == (parlor.BadRecord, str(error), error.params)


@pytest.mark.parametrize(
    ("written", "message"),
    [(b"\xff\xfe\xff", "not text in UTF-8"), ("[" * 100_000, "nested too deeply"), ("[1" + "0" * 5000 + "]", "a number in it is too long")],
    ids=["bytes", "deep", "long"],
)
def test_what_is_no_json(written: str | bytes, message: str) -> None:
    bad(written, message)
