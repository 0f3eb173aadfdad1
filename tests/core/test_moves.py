"""Moves: text and ints match, both ways."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlor
from parlor.core import moves
from parlor.core.moves import (
    ADD,
    ASK,
    BID,
    DRAW,
    GIVE,
    MELD,
    MOVE,
    OWN,
    PASS,
    PLAY,
    UNKNOWN,
    AskFor,
    CardFromTo,
    CardTo,
    Choice,
    Form,
    Notation,
    OneCard,
    SomeCards,
    TwoChoices,
    Word,
    with_each,
)
from parlor.packs.patriot import PATRIOT
from parlor.packs.rumme import RUMME
from parlor.words.say import say

FORMS: list[Form] = [
    OneCard(PLAY, "play", RUMME),
    Word(PASS, "pass"),
    TwoChoices(BID, "bid", ["7", "8", "9"], ["red", "blue"]),
    Choice(DRAW, "draw", ["stock", "discard"]),
    CardTo(ADD, "add", RUMME, ["1", "2", "3"]),
    CardFromTo(MOVE, "move", RUMME, ["hand", "payoff"], ["centre1", "new"]),
    AskFor(RUMME, 4),
]
NOTATION = Notation(FORMS)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.word)
def test_every_line_comes_back(form: Form) -> None:
    lines = [form.text(payload) for payload in form.every()]
    assert len(set(lines)) == len(lines)
    for payload, line in zip(form.every(), lines, strict=True):
        fresh = Notation(FORMS)
        assert fresh.read(line) == form.verb | payload
        assert fresh.text(form.verb | payload) == line
        parts = form.parts(payload)
        assert (parts.text, parts.verb) == (line, form.word)
        assert parts.label[0].isupper()


def said(text: str) -> str:
    refusal = NOTATION.misread(text)
    return say(refusal.key, refusal.params)


def test_a_choice_of_several_words() -> None:
    choice = Choice(OWN, "name", ["3 4", "1 2 4"])
    notation = Notation([choice])
    assert [notation.read(text) for text in ("name 3 4", "name 1 2 4", "name 3", "name", "name 3 4 1")] == [OWN, OWN | 1, *[UNKNOWN] * 3]


def test_a_secret_move_is_heard_in_other_words() -> None:
    notation = Notation([OneCard(GIVE, "give", RUMME, heard="goop-puts-down"), Word(PASS, "pass")])
    told = notation.told(2, GIVE | 5)
    assert (told.kind, told.key, told.seat, told.card) == ("gave", "goop-puts-down", 2, -1)
    assert notation.told(1, PASS).key == "said"


def test_moves_of_a_verb_with_each_card() -> None:
    assert list(with_each(GIVE, 0b1010)) == [GIVE | 1, GIVE | 3]
    assert list(with_each(GIVE, 0b1, PASS)) == [PASS, GIVE]
    assert list(with_each(GIVE, 0)) == []


def test_a_move_taken_apart() -> None:
    parts = NOTATION.parts(NOTATION.read("move H5 from payoff to new"))
    assert (parts.verb, parts.cards, parts.source, parts.target) == ("move", ["H5"], "payoff", "new")
    assert parts.label == "Move 5 of Helmets from payoff to new"
    parts = NOTATION.parts(NOTATION.read("ask 2 for C9"))
    assert (parts.verb, parts.cards, parts.target) == ("ask", ["C9"], "2")
    parts = NOTATION.parts(NOTATION.read("bid 8 blue"))
    assert (parts.verb, parts.cards, parts.target, parts.label) == ("bid", [], "8 blue", "Bid 8 blue")


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "play",
        "play ",
        "play  H4",
        " play H4",
        "play H4 ",
        "play h4",
        "Play H4",
        "play H14",
        "play H4 H5",
        "play\tH4",
        "play H4\n",
        "pass pass",
        "bid 7",
        "bid 7 green",
        "bid red 7",
        "draw",
        "draw stock discard",
        "add H4 2",
        "add H4 to 9",
        "add H4 on 2",
        "move H5 from hand to",
        "move H5 from nowhere to new",
        "ask 4 for C9",
        "ask -1 for C9",
        "ask 02 for C9",
        "ask ² for C9",
        "ask one for C9",
        "dance",
        "play " + "H4 " * 1_000_000,
    ],
    ids=lambda line: line[:20],
)
def test_what_is_no_move(line: str) -> None:
    assert NOTATION.read(line) == UNKNOWN
    told = said(line)
    assert len(told) < 500
    assert "move" in told


@given(st.text())
def test_any_text_is_a_move_or_is_not(line: str) -> None:
    move = NOTATION.read(line)
    assert move == UNKNOWN or NOTATION.text(move) == line


def test_the_refusal_of_an_unknown_form_names_the_right_one() -> None:
    assert "'play C'" in said("play H99")
    assert "its moves are play C, pass, bid" in said("dance")


def test_ascending_ints_are_the_order_of_verbs() -> None:
    verbs = [PLAY, PASS, BID, DRAW, MELD, ADD, MOVE, ASK, OWN]
    assert verbs == sorted(verbs)
    assert all(moves.verb_of(verb | 12345) == verb and moves.payload_of(verb | 12345) == 12345 for verb in verbs)
    assert OWN + 30 * moves.NEXT < 2**62


def test_cards_of_a_double_pack_stand_for_either_copy() -> None:
    form = SomeCards(MELD, "meld", PATRIOT)
    notation = Notation([form])
    both = notation.read("meld A6 A6 F6")
    assert notation.text(both) == "meld A6 A6 F6"
    assert int(moves.payload_of(both)).bit_count() == 3
    assert moves.is_canonical(PATRIOT, moves.payload_of(both))
    assert notation.read("meld F6 A6 A6") == both
    assert notation.read("meld A6 A6 A6") == UNKNOWN
    assert notation.read("meld") == UNKNOWN
    second = 2 ** (PATRIOT.index["A6"] + 1)
    assert not moves.is_canonical(PATRIOT, second)


@pytest.mark.parametrize("game", parlor.games())
def test_choices_are_the_legal_moves_taken_apart(game: str) -> None:
    table = parlor.deal(game, seed=3)
    rng = random.Random(3)
    codes = {code for cards in table.zones().values() for code in cards}
    for _ in range(60):
        if table.over:
            break
        for seat in table.waiting:
            choices = table.choices(seat)
            assert [choice.text for choice in choices] == table.legal(seat)
            for choice in choices:
                assert choice.text.split(" ")[0] == choice.verb
                assert choice.label
                assert all(card.partition("=")[0] in codes for card in choice.cards)
        seat = rng.choice(table.waiting)
        table.play(rng.choice(table.legal(seat)), seat)
