"""Quatro: the rules and rulings of rules/rummy.md."""

import random

import parlor
from parlor.core.bits import bit, zeros
from parlor.core.rng import Rng
from parlor.families.asking.unseen import Unseen
from parlor.library.rummy_1916.quatro.rules import FOURS
from parlor.packs.rummy import RUMMY
from tests.games.asking import check_guesses
from tests.games.helpers import deck_for, pack_of, refusal

HANDS = {
    0: "R1 L1 R2 L2 R3 L3 R4 L4 R5 L5 R6 L6 R7",
    1: "K1 K2 K3 K4 K5 K6 K7 L7 K8 K9 K10 K11 K12",
    2: "B1 B2 B3 B4 B5 B6 B7 R8 B8 B9 B10 B11 B12",
    3: "L8 R9 L9 R10 L10 R11 L11 R12 L12 R13 L13 K13 B13",
}


def table(hands: dict[int, str] = HANDS, dealer: int = 0) -> parlor.Table:
    deck = deck_for("quatro", 4, hands, dealer=dealer, batches=[1] * 13)
    return parlor.deal("quatro", 4, seed=1, dealer=dealer, deck=deck)


def asks(t: parlor.Table, questions: str) -> None:
    for question in questions.split(", "):
        seat, card = question.split()
        t.play(f"ask {seat} for {card}")


def test_quatro_R1_three_to_eight_players() -> None:
    assert parlor.game("quatro").players == (3, 4, 5, 6, 7, 8)
    assert parlor.game("quatro").usual == 4
    assert not parlor.game("quatro").options


def test_quatro_deals_the_whole_pack_singly_and_the_dealer_begins() -> None:
    deck = [card for number in range(1, 14) for card in (f"R{number}", f"L{number}", f"K{number}", f"B{number}")]
    t = parlor.deal("quatro", 5, seed=1, dealer=3, deck=deck)
    assert t.turn == 3
    assert [len(t.zones()[f"hand:{seat}"]) for seat in range(5)] == [11, 10, 10, 10, 11]
    assert sorted(t.zones()["hand:4"]) == sorted(deck[0::5])
    assert sorted(t.zones()["hand:3"]) == sorted(deck[4::5])
    assert "stock" not in t.zones()


def test_quatro_success_brings_the_card_and_the_turn_again() -> None:
    t = table()
    asks(t, "1 K1")
    assert t.turn == 0
    assert "K1" in t.zones()["hand:0"]
    assert "K1" not in t.zones()["hand:1"]
    assert t.log[-2:] == ["Seat 0: ask 1 for K1", "Seat 1 hands over K1"]
    assert t.view(2)["zones"]["hand:0"] == ["??"] * 14


def test_quatro_a_question_in_vain_gives_the_turn_to_the_asked() -> None:
    t = table()
    asks(t, "2 K1")
    assert t.turn == 2
    assert t.log[-1] == "Seat 2 does not have K1"
    assert {name: len(cards) for name, cards in t.zones().items()}["hand:2"] == 13


def test_quatro_R2_any_card_of_a_number_held_may_be_asked_for_of_anyone_with_cards() -> None:
    t = table()
    held = {1, 2, 3, 4, 5, 6, 7}
    own = set(t.zones()["hand:0"])
    cards = [f"{suit}{number}" for suit in "RLKB" for number in range(1, 14) if number in held and f"{suit}{number}" not in own]
    assert t.legal() == [f"ask {seat} for {card}" for card in cards for seat in (1, 2, 3)]


def test_quatro_a_question_known_to_be_vain_stays_legal() -> None:
    t = table()
    asks(t, "1 B1, 0 R1")
    assert t.turn == 1
    assert "ask 0 for B1" in t.legal()
    assert "ask 0 for R1" not in t.legal()


def test_quatro_R3_a_four_is_laid_down_at_once_in_the_order_of_suits() -> None:
    t = table()
    asks(t, "1 K1, 2 B1")
    assert t.zones()["won:0"] == ["R1", "L1", "K1", "B1"]
    assert t.view(None)["zones"]["won:0"] == ["R1", "L1", "K1", "B1"]
    assert t.log[-1] == "Seat 0 lays down the four 1s"
    assert t.turn == 0


def test_quatro_R3_a_four_that_was_dealt_is_laid_before_the_first_question() -> None:
    t = table()
    assert t.zones()["won:3"] == ["R13", "L13", "K13", "B13"]
    assert len(t.zones()["hand:3"]) == 9
    assert t.log == ["Hand 1: seat 0 deals", "Seat 3 lays down the four 13s"]


ONE_EACH = {0: "R1 L1 K1 B1 R2 L2 K2 B2 R3 L3 K3 B3 R4", 1: "R5 L5 K5 B5 R6 L6 K6 B6 R7 L7 K7 B7 L4"}
ONE_EACH |= {2: "R8 L8 K8 B8 R9 L9 K9 B9 R10 L10 K10 B10 K4", 3: "R11 L11 K11 B11 R12 L12 K12 B12 R13 L13 K13 B13 B4"}


def test_quatro_R4_a_seat_without_cards_is_neither_asked_nor_on_turn() -> None:
    t = table(ONE_EACH)
    assert t.legal() == [f"ask {seat} for {card}" for card in ("L4", "K4", "B4") for seat in (1, 2, 3)]
    asks(t, "1 L4")
    assert refusal(t, "ask 1 for K4") == "Seat 1 has no cards left"
    assert t.legal() == [f"ask {seat} for {card}" for card in ("K4", "B4") for seat in (2, 3)]


def test_quatro_R4_who_lays_his_last_four_is_passed_over() -> None:
    hands = {0: "R1 L1 K1 R2 L2 K2 B2 R3 L3 K3 B3 R4 L4", 1: "B1 R5 L5 K5 B5 R6 L6 K6 B6 R7 L7 K7 K4"}
    hands |= {2: "B7 R8 L8 K8 B8 R9 L9 K9 B9 R10 L10 K10 B4", 3: "B10 R11 L11 K11 B11 R12 L12 K12 B12 R13 L13 K13 B13"}
    t = table(hands)
    asks(t, "1 K4, 2 B4")
    assert t.zones()["hand:0"] == ["R1", "L1", "K1"]
    asks(t, "1 B1")
    assert t.zones()["hand:0"] == []
    assert t.turn == 1
    asks(t, "2 B7")
    assert t.zones()["hand:1"] == []
    assert t.turn == 2
    asks(t, "3 B10")
    assert t.over


def test_quatro_ends_without_cards_and_counts_a_point_for_each_four() -> None:
    t = table(ONE_EACH)
    asks(t, "1 L4, 2 K4")
    assert not t.over
    asks(t, "3 B4")
    assert t.over
    assert t.scores == [4, 3, 3, 3]
    assert t.winners == (0,)
    assert t.results[0]["points"] == [4, 3, 3, 3]
    assert t.results[0]["notes"] == [
        "13 of the 13 fours were laid down",
        "Seat 0: laid down 4 fours: +4",
        "Seat 1: laid down 3 fours: +3",
        "Seat 2: laid down 3 fours: +3",
        "Seat 3: laid down 3 fours: +3",
    ]
    assert refusal(t, "ask 1 for L4", 0) == "The game is over"


def test_quatro_ties_are_shared() -> None:
    hands = {0: "R1 L1 K1 B1 R2 L2 K2 B2 R3 L3 K3 B3 R4", 1: "R5 L5 K5 B5 R6 L6 K6 B6 R7 L7 K7 B7 L4"}
    hands |= {2: "R8 L8 K8 B8 R9 L9 K9 B9 R10 L10 K10 K4 B4", 3: "B10 R11 L11 K11 B11 R12 L12 K12 B12 R13 L13 K13 B13"}
    t = table(hands)
    asks(t, "3 L4, 2 R10, 2 L10, 2 K10, 1 L4, 2 K4, 2 B4")
    assert t.over
    assert t.scores == [4, 3, 2, 4]
    assert t.winners == (0, 3)


def test_quatro_R5_ends_after_a_thousand_questions() -> None:
    t = table(ONE_EACH)
    vain = {0: "ask 3 for K4", 3: "ask 0 for K4"}
    for number in range(1000):
        assert t.view(None)["facts"]["questions"] == number
        assert t.turn is not None
        t.play(vain[t.turn])
    assert t.over
    assert t.scores == [3, 3, 3, 3]
    assert t.winners == (0, 1, 2, 3)
    assert t.results[0]["notes"][0] == "12 of the 13 fours were laid down"


def test_quatro_illegal_without_the_number() -> None:
    assert refusal(table(), "ask 3 for R9") == "You must hold a card of the same number: you have no 9"


def test_quatro_illegal_own_card() -> None:
    assert refusal(table(), "ask 3 for R1") == "You hold that card yourself"


def test_quatro_illegal_asking_oneself() -> None:
    assert refusal(table(), "ask 0 for K1") == "You cannot ask yourself"


def test_quatro_illegal_out_of_turn() -> None:
    assert refusal(table(), "ask 0 for R1", 1) == "It is not your turn: seat 0 is to play"


def test_quatro_illegal_four_laid_down() -> None:
    t = table()
    asks(t, "1 K1, 2 B1")
    assert refusal(t, "ask 2 for B1") == "You must hold a card of the same number: you have no 1"


def test_quatro_what_was_seen_stays_known() -> None:
    t = table()
    asks(t, "1 K1, 3 B2")
    for seed in range(40):
        zones = t.resample(1, seed=seed).zones()
        assert "K1" in zones["hand:0"]
        assert "B2" not in zones["hand:3"]
        assert "B2" not in zones["hand:0"]
        assert any(card[1:] == "2" for card in zones["hand:0"])
        assert any(card in zones["hand:0"] for card in ("R1", "L1", "B1"))
        assert not {"R1", "L1", "B1"} <= set(zones["hand:0"])


def test_quatro_guesses_are_deals_that_answer_every_question_alike() -> None:
    assert sum(check_guesses("quatro", players, seed) for players in (3, 4, 5, 6, 7, 8) for seed in range(2)) > 80


def test_quatro_guesses_are_found_where_only_one_deal_is_left() -> None:
    nines = [RUMMY.index[code] for code in ("R9", "L9", "K9", "B9")]
    pool = sum(bit(card) for card in nines)
    room, lacks = zeros(3), zeros(3)
    room[0], room[1], room[2] = 2, 1, 1
    lacks[0] = bit(nines[0]) | bit(nines[1])
    lacks[1] = bit(nines[0])
    unseen = Unseen(RUMMY, FOURS.cards, FOURS.kinds, pool, room, lacks)
    unseen.needs[1] = bit(8)
    for seed in range(10):
        dealt = zeros(3)
        assert unseen.search(unseen.hardest_first(), 0, dealt, room[:], Rng(seed))
        assert list(dealt) == [bit(nines[2]) | bit(nines[3]), bit(nines[1]), bit(nines[0])]
        assert list(unseen.draw(Rng(seed))) == list(dealt)
    unseen.needs[1] = bit(7)
    assert not unseen.search(unseen.hardest_first(), 0, zeros(3), room[:], Rng(1))


def test_quatro_usual_length() -> None:
    rng = random.Random(1)
    t = parlor.deal("quatro", seed=2)
    while not t.over:
        t.play(rng.choice(t.legal()))
    assert 20 < len(t.record()["moves"]) < 1000
    assert sum(t.scores) == 13
    assert sorted(card for seat in range(4) for card in t.zones()[f"won:{seat}"]) == sorted(pack_of("quatro"))
