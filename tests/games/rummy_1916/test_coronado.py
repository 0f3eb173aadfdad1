"""Coronado: the examples and rulings of rules/rummy.md. Seat 0 deals, seat 1 is the elder."""

import json
import random

import pytest

import parlor
from tests.games.helpers import deck_for, pack_of, play, refusal

# Trumps are Bells.
HANDS = {0: "R13 R12 L6 L7 K6", 1: "R6 R7 L13 K13 K12"}


def table(hands: dict[int, str] | None = None, turned: str = "B6", stock: str = "", target: int = 1) -> parlor.Table:
    deck = deck_for("coronado", 2, hands or HANDS, batches=[3, 2], then=f"{turned} {stock}".strip())
    return parlor.deal("coronado", 2, seed=1, dealer=0, deck=deck, options={"target": target})


def say(t: parlor.Table, *moves: str) -> None:
    for move in moves:
        t.play(move)


def test_coronado_deal() -> None:
    deck = pack_of("coronado")[::-1]
    assert len(deck) == 32
    assert all(int(card[1:]) >= 6 for card in deck)
    t = parlor.deal("coronado", 2, dealer=0, seed=1, deck=deck)
    zones = t.zones()
    assert sorted(zones["hand:1"]) == sorted(deck[0:3] + deck[6:8])
    assert sorted(zones["hand:0"]) == sorted(deck[3:6] + deck[8:10])
    assert zones["turned"] == [deck[10]] == ["K11"]
    assert zones["stock"] == deck[:10:-1]
    assert len(zones["stock"]) == 21
    assert zones["discard:0"] == zones["discard:1"] == []
    assert t.turn == 1
    assert t.view(None)["facts"]["trumps"] == "Keys"


def test_coronado_the_elder_leads_or_proposes() -> None:
    t = table()
    assert t.legal() == ["play R6", "play R7", "play L13", "play K12", "play K13", "propose"]
    say(t, "propose")
    assert t.turn == 0
    assert t.legal() == ["agree", "refuse"]


def test_coronado_after_a_refusal_the_elder_must_lead() -> None:
    t = table()
    say(t, "propose", "refuse")
    assert t.turn == 1
    assert t.legal() == ["play R6", "play R7", "play L13", "play K12", "play K13"]


def test_coronado_illegal_propose_after_a_refusal() -> None:
    t = table()
    say(t, "propose", "refuse")
    assert refusal(t, "propose").startswith("Your demand was refused: you must lead")


def test_coronado_illegal_forms_of_other_phases() -> None:
    t = table()
    assert "lead a card or propose" in refusal(t, "agree")
    assert refusal(t, "play R13") == "You do not hold R13"
    say(t, "propose")
    assert refusal(t, "play R13") == "Your opponent demands cards: agree or refuse"
    assert refusal(t, "agree", 1) == "It is not your turn: seat 0 is to play"
    say(t, "agree")
    assert "cards are being exchanged" in refusal(t, "play R6")


def test_coronado_R1_exchange() -> None:
    t = table(stock="B7 B8 B9 B10")
    say(t, "propose", "agree")
    assert t.turn == 1
    moves = t.legal()
    assert len(moves) == 31
    assert "discard R6" in moves
    assert "discard R6 R7 L13 K12 K13" in moves
    assert "pass" not in moves
    say(t, "discard R6 R7")
    assert t.zones()["hand:1"] == ["L13", "K12", "K13", "B7", "B8"]
    assert t.zones()["discard:1"] == ["R6", "R7"]
    assert t.turn == 0
    assert len(t.legal()) == 32
    assert t.legal()[0] == "pass"
    say(t, "discard K6 L6")
    assert t.zones()["hand:0"] == ["R12", "R13", "L7", "B9", "B10"]
    assert t.zones()["discard:0"] == ["L6", "K6"]
    assert t.turn == 1
    assert "propose" in t.legal()
    say(t, "propose", "agree", "discard B7", "pass")
    assert t.zones()["discard:1"] == ["R6", "R7", "B7"]
    assert t.turn == 1


def test_coronado_illegal_pass_by_the_elder() -> None:
    t = table()
    say(t, "propose", "agree")
    assert refusal(t, "pass").startswith("You demanded cards: discard at least one")
    assert refusal(t, "discard R6 R13") == "You do not hold R13"


def test_coronado_what_is_hidden() -> None:
    t = table()
    say(t, "propose", "agree", "discard R6 R7", "discard L6")
    assert t.view(1)["zones"]["discard:1"] == ["R6", "R7"]
    assert t.view(0)["zones"]["discard:1"] == ["??", "??"]
    assert t.view(None)["zones"]["discard:1"] == ["??", "??"]
    assert t.view(0)["zones"]["discard:0"] == ["L6"]
    assert t.view(0)["zones"]["stock"] == ["??"] * 18
    assert t.view(0)["facts"]["exchanged"] == [1, 2]
    assert "Seat 1: exchange 2 cards" in t.log
    assert "Seat 0: exchange 1 card" in t.log
    assert not any("discard" in line or "R6" in line for line in t.log)


def drained() -> parlor.Table:
    """Two cards are left in the stock, after four exchanges of five except for one of four by the dealer."""
    t = table()
    for cards in (5, 5, 5, 4):
        if t.turn == 1:
            say(t, "propose", "agree")
        hand = t.zones()[f"hand:{t.turn}"]
        t.play("discard " + " ".join(hand[:cards]))
    assert len(t.zones()["stock"]) == 2
    return t


def test_coronado_illegal_exchanging_too_many() -> None:
    t = drained()
    say(t, "propose", "agree")
    hand = t.zones()["hand:1"]
    assert refusal(t, "discard " + " ".join(hand[:3])).startswith("Only 2 cards are left in the stock")
    assert len(t.legal()) == 5 + 10
    t.play(f"discard {hand[0]}")
    hand = t.zones()["hand:0"]
    assert refusal(t, f"discard {hand[0]} {hand[1]}").startswith("Only one card is left in the stock")
    assert len(t.legal()) == 6


def test_coronado_R3_empty_stock_ends_the_exchanges() -> None:
    t = drained()
    say(t, "propose", "agree")
    hand = t.zones()["hand:1"]
    t.play(f"discard {hand[0]} {hand[1]}")
    assert t.zones()["stock"] == []
    assert t.turn == 1
    assert "propose" not in t.legal()
    assert len(t.legal()) == 5


def test_coronado_illegal_propose_with_an_empty_stock() -> None:
    t = drained()
    say(t, "propose", "agree")
    hand = t.zones()["hand:1"]
    t.play(f"discard {hand[0]} {hand[1]}")
    assert refusal(t, "propose").startswith("No cards are left in the stock")


def test_coronado_must_beat_else_follow_else_trump() -> None:
    hands = {0: "K8 K13 K9 B7 L6", 1: "K12 K6 R6 R7 R8"}
    t = table(hands)
    play(t, "K12")
    assert t.legal() == ["play K13"]
    play(t, "K13 L6")
    assert t.legal() == ["play R6", "play R7", "play R8", "play K6"]
    play(t, "R6 B7 R7")
    assert t.turn == 0
    t = table({0: "K8 B7 B8 L6 L7", 1: "K12 R6 R7 R8 R9"})
    play(t, "K12")
    assert t.legal() == ["play K8"]
    play(t, "K8 R6")
    assert t.legal() == ["play B7", "play B8"]


def test_coronado_illegal_follow_suit() -> None:
    t = table({0: "K8 B7 B8 L6 L7", 1: "K12 R6 R7 R8 R9"})
    play(t, "K12")
    assert refusal(t, "play L6").startswith("You must follow suit: Keys were led and you hold K8")
    assert refusal(t, "play B7").startswith("You must follow suit: Keys were led and you hold K8")


def test_coronado_illegal_following_low() -> None:
    t = table({0: "K8 K13 B8 L6 L7", 1: "K12 R6 R7 R8 R9"})
    play(t, "K12")
    assert refusal(t, "play K8").startswith("You must beat the card led if you can: K12 was led and you hold K13")


def test_coronado_illegal_throwing_away_with_a_trump() -> None:
    t = table({0: "L6 L7 L8 L9 B7", 1: "K12 R6 R7 R8 R9"})
    play(t, "K12")
    assert refusal(t, "play L6").startswith("You cannot follow suit and must trump: you hold B7")


def test_coronado_R2_still_follow_without_a_higher_card() -> None:
    t = table({0: "K8 K9 B8 L6 L7", 1: "K12 R6 R7 R8 R9"})
    play(t, "K12")
    assert t.legal() == ["play K8", "play K9"]


def test_coronado_R5_numbers_rank_13_down_to_6_and_trumps_beat() -> None:
    t = table({0: "R13 B7 L6 L7 L8", 1: "R12 K13 K6 K7 K8"})
    play(t, "R12 R13")
    assert t.turn == 0
    t = table({0: "R6 B7 L6 L7 L8", 1: "R12 K13 K6 K7 K8"})
    play(t, "K13 B7")
    assert t.turn == 0


# The elder takes two, four or all tricks, depending on what it leads.
TWO = ({0: "R13 R12 R11 L6 L7", 1: "R6 R7 R8 L13 L12"}, "L13 L6 L12 L7 R6 R13 R11 R7 R12 R8")
FOUR = ({0: "R13 L6 L7 L8 L9", 1: "R6 L13 L12 L11 L10"}, "L13 L6 L12 L7 L11 L8 L10 L9 R6 R13")
FIVE = ({0: "R6 L6 L7 L8 L9", 1: "R13 L13 L12 L11 L10"}, "L13 L6 L12 L7 L11 L8 L10 L9 R13 R6")
THREE = ({0: "R13 R12 L6 L7 L8", 1: "R6 R7 L13 L12 L11"}, "L13 L6 L12 L7 L11 L8 R6 R13 R12 R7")
ONE = ({0: "R13 R12 R11 R10 L6", 1: "R6 R7 R8 R9 L13"}, "L13 L6 R6 R13 R12 R7 R11 R8 R10 R9")


@pytest.mark.parametrize(
    ("play_of", "talk", "points", "bound"),
    [
        (TWO, (), [2, 0], 1),
        (FOUR, (), [0, 1], 1),
        (THREE, (), [0, 1], 1),
        (TWO, ("propose", "refuse"), [1, 0], 0),
        (FOUR, ("propose", "refuse"), [0, 2], 0),
        (FIVE, ("propose", "refuse"), [0, 2], 0),
        (FIVE, (), [0, 2], 1),
    ],
)
def test_coronado_example_scores_and_R4(play_of: tuple[dict[int, str], str], talk: tuple[str, ...], points: list[int], bound: int) -> None:
    """Leading at once: two tricks bring the dealer 2, four the elder 1. First refusal: dealer's three 1, dealer's one the elder 2."""
    hands, cards = play_of
    t = table(hands)
    say(t, *talk)
    play(t, cards)
    assert t.over
    assert t.results[0]["points"] == points
    assert t.view(None)["facts"]["bound"] == bound
    assert t.winners == ((0,) if points[0] else (1,))


def test_coronado_example_second_refusal_binds_nobody() -> None:
    """Cards were exchanged, the dealer refuses the second proposal and takes two tricks: one point for the elder."""
    hands, cards = THREE
    t = table({**hands, 1: hands[1].replace("L11", "K6")}, stock="L11")
    say(t, "propose", "agree", "discard K6", "pass", "propose", "refuse")
    play(t, cards)
    assert t.view(None)["facts"]["bound"] is None
    assert t.results[0]["points"] == [0, 1]
    assert t.results[0]["notes"] == ["Seat 1: took 3 tricks: +1"]


def test_coronado_leading_after_an_exchange_binds_nobody() -> None:
    hands, cards = TWO
    t = table({**hands, 1: hands[1].replace("L12", "K6")}, stock="L12")
    say(t, "propose", "agree", "discard K6", "pass")
    play(t, cards)
    assert t.results[0]["points"] == [1, 0]


def test_coronado_all_five_after_an_exchange_count_two() -> None:
    hands, cards = FIVE
    t = table({**hands, 1: hands[1].replace("L12", "K6")}, stock="L12")
    say(t, "propose", "agree", "discard K6", "pass")
    play(t, cards)
    assert t.results[0]["points"] == [0, 2]
    assert t.results[0]["notes"] == ["Seat 1: took all five tricks: +2"]


def test_coronado_all_five_tricks_are_played() -> None:
    hands, cards = FOUR
    t = table(hands)
    play(t, " ".join(cards.split()[:6]))
    assert t.view(None)["facts"]["tricks"] == [0, 3]
    assert not t.over


def test_coronado_one_trick_of_the_elder() -> None:
    hands, cards = ONE
    t = table(hands)
    play(t, cards)
    assert t.results[0]["points"] == [2, 0]
    assert t.results[0]["notes"] == ["Seat 0: took 4 tricks, and the other was bound: +2"]


def test_coronado_R6_the_deal_alternates_and_seven_wins() -> None:
    t = parlor.deal("coronado", seed=3, dealer=0)
    rng = random.Random(1)
    dealers = {}
    while not t.over:
        dealers[t.hand] = t.dealer
        t.play(rng.choice(t.legal()))
    assert list(dealers.values()) == [n % 2 for n in range(len(dealers))]
    assert max(t.scores) in (7, 8)
    assert min(t.scores) < 7
    assert len(t.winners) == 1


def test_coronado_what_play_showed_stays_known() -> None:
    """A card that did not beat shows that there was no higher one; a card thrown away shows no trumps."""
    t = table({0: "K8 L6 L7 L8 L9", 1: "K9 R6 R7 R8 R9"})
    play(t, "K9 K8")
    for seed in range(30):
        hand = t.resample(1, seed).zones()["hand:0"]
        assert not {"K10", "K11", "K12", "K13"} & set(hand)
    play(t, "R6 L6")
    for seed in range(30):
        hand = t.resample(1, seed).zones()["hand:0"]
        assert not any(card[0] in "RB" for card in hand)


def test_coronado_a_trump_played_shows_only_the_void() -> None:
    t = table({0: "B8 L6 L7 L8 B9", 1: "K9 R6 R7 R8 R9"})
    play(t, "K9 B8")
    drawn = [t.resample(1, seed).zones()["hand:0"] for seed in range(30)]
    assert not any(card.startswith("K") for hand in drawn for card in hand)
    assert any(card.startswith("B") for hand in drawn for card in hand)


def test_coronado_resample_keeps_own_discards_and_redraws_the_others() -> None:
    """Games with many exchanges: a guess keeps the seat's view, and a guess from a guess is the same."""
    for seed in range(6):
        t = parlor.deal("coronado", seed=seed)
        rng = random.Random(seed)
        while not t.over and t.hand < 3:
            for seat in (0, 1):
                other = t.resample(seat, 5)
                assert json.dumps(other.view(seat)) == json.dumps(t.view(seat))
                assert other.zones() == t.resample(seat, 9).resample(seat, 5).zones()
                assert sorted(card for zone in other.zones().values() for card in zone) == sorted(pack_of("coronado"))
            legal = t.legal()
            wanted = [move for move in ("propose", "agree") if move in legal and rng.random() < 0.9]
            t.play(wanted[0] if wanted else rng.choice(legal))
