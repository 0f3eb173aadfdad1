"""Foozle: the examples and rulings of rules/rummy.md."""

import parlor
from tests.games.helpers import deck_for, pack_of, play, refusal

# Seat 1 holds the three highest Roses and two small Keys.
HANDS = {
    0: "R1 R2 L1 L2 L13",
    1: "R13 R12 R11 K1 K2",
    2: "R3 R4 L3 L4 L5",
    3: "R5 R6 K12 K13 B1",
}


def table(target: int = 1, hands: dict[int, str] | None = None) -> parlor.Table:
    hands = hands or HANDS
    deck = deck_for("foozle", len(hands), hands, batches=[3, 2])
    return parlor.deal("foozle", len(hands), seed=1, dealer=0, deck=deck, options={"target": target})


def bid(t: parlor.Table, calls: str) -> None:
    for call in calls.split():
        t.play("pass" if call == "pass" else f"bid {call}")


def test_foozle_deal_three_then_two() -> None:
    deck = pack_of("foozle")[::-1]
    t = parlor.deal("foozle", 3, dealer=1, seed=1, deck=deck)
    zones = t.zones()
    assert sorted(zones["hand:2"]) == sorted(deck[0:3] + deck[9:11])
    assert sorted(zones["hand:0"]) == sorted(deck[3:6] + deck[11:13])
    assert sorted(zones["hand:1"]) == sorted(deck[6:9] + deck[13:15])
    assert zones["stock"] == deck[:14:-1]
    assert t.turn == 2
    assert t.view(0)["zones"]["stock"] == ["??"] * 37
    assert t.view(0)["facts"]["phase"] == "bidding"
    assert t.view(0)["facts"]["trumps"] is None


def test_foozle_R1_two_to_eight() -> None:
    assert parlor.game("foozle").players == (2, 3, 4, 5, 6, 7, 8)


def test_foozle_R2_one_round_each_bid_above_the_last() -> None:
    t = table()
    assert t.legal() == ["pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    bid(t, "2")
    assert t.turn == 2
    assert t.legal() == ["pass", "bid 3", "bid 4", "bid 5"]
    bid(t, "pass 3")
    assert t.turn == 0
    bid(t, "4")
    assert t.turn == 0
    assert t.view(1)["facts"]["phase"] == "play"
    assert t.view(1)["facts"]["bid"] == 4
    assert t.view(1)["facts"]["bidder"] == 0
    assert t.legal() == [f"play {card}" for card in HANDS[0].split()]


def test_foozle_the_highest_bidder_leads() -> None:
    t = table()
    bid(t, "1 pass 2 pass")
    assert t.turn == 3


def test_foozle_a_bid_of_five_ends_the_bidding_at_once() -> None:
    t = table()
    bid(t, "5")
    assert t.turn == 1
    assert t.legal()[0] == "play R11"


def test_foozle_illegal_bid_too_low() -> None:
    t = table()
    bid(t, "2")
    assert refusal(t, "bid 2").startswith("You must bid higher than 2 or pass")
    assert refusal(t, "bid 1").startswith("You must bid higher than 2 or pass")
    assert refusal(t, "bid 6") == "Bids run from 1 to 5"
    assert "bid or pass" in refusal(t, "play R3")
    assert refusal(t, "pass", 3) == "It is not your turn: seat 2 is to play"


def test_foozle_R3_all_pass_dealer_must_bid() -> None:
    t = table()
    bid(t, "pass pass pass")
    assert t.turn == 0
    assert t.legal() == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]


def test_foozle_illegal_dealer_pass() -> None:
    t = table()
    bid(t, "pass pass pass")
    assert refusal(t, "pass").startswith("Everybody has passed: the dealer must bid")
    bid(t, "1")
    assert t.turn == 0
    assert t.view(None)["facts"]["bidder"] == 0


def test_foozle_dealer_may_pass_after_a_bid() -> None:
    t = table()
    bid(t, "pass pass 1 pass")
    assert t.turn == 3


def test_foozle_the_first_lead_makes_trumps() -> None:
    t = table()
    bid(t, "pass pass 1 pass")
    play(t, "K12")
    assert t.view(0)["facts"]["trumps"] == "Keys"
    play(t, "L1 K1 L3")
    assert t.turn == 3
    play(t, "B1 L2")
    assert t.legal() == ["play R11", "play R12", "play R13", "play K2"]
    play(t, "K2 L4")
    assert t.turn == 1
    assert t.zones()["won:1"] == ["B1", "L2", "K2", "L4"]
    play(t, "R13")
    assert t.view(0)["facts"]["trumps"] == "Keys"


def test_foozle_illegal_follow_suit() -> None:
    t = table()
    bid(t, "3 pass pass pass")
    play(t, "R13")
    assert refusal(t, "play L3").startswith("You must follow suit: Roses were led and you hold R3, R4")
    assert refusal(t, "play R5") == "You do not hold R5"


def test_foozle_example_bid_of_three_made_is_nine() -> None:
    t = table()
    bid(t, "3 pass pass pass")
    play(t, "R13 R3 R5 R1 R12 R4 R6 R2 R11 L3 B1 L1 K1 L4 K12 L2")
    assert t.turn == 3
    play(t, "K13 L13 K2 L5")
    assert t.over
    assert t.results[0]["points"] == [0, 9, 0, 0]
    assert t.results[0]["notes"] == ["Seat 1: made a bid of 3 against 3 players: +9"]
    assert t.winners == (1,)


def test_foozle_nothing_for_tricks_above_the_bid() -> None:
    t = table()
    bid(t, "1 pass pass pass")
    play(t, "R13 R3 R5 R1 R12 R4 R6 R2 R11 L3 B1 L1 K1 L4 K12 L2 K13 L13 K2 L5")
    assert t.results[0]["points"] == [0, 3, 0, 0]


def test_foozle_example_bid_of_four_failed_is_four_to_each_other() -> None:
    t = table()
    bid(t, "4 pass pass pass")
    play(t, "R13 R3 R5 R1 R12 R4 R6 R2 R11 L3 B1 L1 K1 L4 K12 L2 K13 L13 K2 L5")
    assert t.view(None)["facts"]["tricks"] == [0, 3, 0, 2]
    assert t.results[0]["points"] == [4, 0, 4, 4]
    assert t.results[0]["notes"][0] == "Seat 0: seat 1 failed with a bid of 4: +4"


def test_foozle_five_tricks_are_always_played() -> None:
    t = table()
    bid(t, "1 pass pass pass")
    play(t, "R13 R3 R5 R1")
    assert t.hand == 1
    assert not t.over


def test_foozle_R4_several_pass_the_target_and_equal_totals_share() -> None:
    t = table(target=4)
    bid(t, "4 pass pass pass")
    play(t, "R13 R3 R5 R1 R12 R4 R6 R2 R11 L3 B1 L1 K1 L4 K12 L2 K13 L13 K2 L5")
    assert t.over
    assert t.winners == (0, 2, 3)


def test_foozle_default_target_is_50() -> None:
    t = parlor.deal("foozle", 4, seed=4)
    while not t.over:
        t.play(t.legal()[0])
    before = [total - points for total, points in zip(t.scores, t.results[-1]["points"], strict=True)]
    assert max(before) < 50 <= max(t.scores)


def test_foozle_bids_are_public() -> None:
    t = table()
    bid(t, "1 pass 2")
    assert t.view(2)["facts"]["calls"] == [[1, "bid 1"], [2, "pass"], [3, "bid 2"]]
    assert "Seat 3: bid 2" in t.view(None)["log"]
