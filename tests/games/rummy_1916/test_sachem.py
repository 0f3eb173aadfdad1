"""Sachem: the examples and rulings of rules/rummy.md."""

import parlor
from tests.games.helpers import deck_for, pack_of, play, refusal


def table(hands: dict[int, str], turned: str, target: int = 1) -> parlor.Table:
    players = len(hands)
    deck = deck_for("sachem", players, hands, batches=[1] * 6, then=turned)
    return parlor.deal("sachem", players, seed=1, dealer=0, deck=deck, options={"target": target})


def test_sachem_deal_six_each_singly_and_turn_one() -> None:
    deck = pack_of("sachem")[::-1]
    t = parlor.deal("sachem", 3, dealer=1, seed=1, deck=deck)
    zones = t.zones()
    assert sorted(zones["hand:2"]) == sorted(deck[0:18:3])
    assert sorted(zones["hand:0"]) == sorted(deck[1:18:3])
    assert sorted(zones["hand:1"]) == sorted(deck[2:18:3])
    assert zones["turned"] == [deck[18]]
    assert zones["stock"] == deck[:18:-1]
    assert t.turn == 2
    view = t.view(None)
    assert view["zones"]["turned"] == [deck[18]]
    assert view["zones"]["stock"] == ["??"] * 33
    assert view["facts"]["trumps"] == "Keys"
    assert any(deck[18] in line and "Keys are trumps" in line for line in t.log)


def test_sachem_R1_two_to_eight() -> None:
    assert parlor.game("sachem").players == (2, 3, 4, 5, 6, 7, 8)
    t = parlor.deal("sachem", 8, seed=1)
    assert len(t.zones()["stock"]) == 3


def test_sachem_follow_suit_or_trump() -> None:
    t = table({0: "R6 R8 K2 B1 B2 L1", 1: "R1 R2 R3 R4 R5 L2"}, "K13")
    play(t, "R1")
    assert t.legal() == ["play R6", "play R8", "play K2"]


def test_sachem_illegal_throwing_away() -> None:
    t = table({0: "R6 K2 B1 B2 L1 L3", 1: "R1 R2 R3 R4 R5 L2"}, "K13")
    play(t, "R1")
    assert refusal(t, "play B1").startswith("You hold R6: follow suit with a Rose or play a trump")
    assert refusal(t, "play R2") == "You do not hold R2"
    assert refusal(t, "play R2", 1) == "It is not your turn: seat 0 is to play"


def test_sachem_trumps_led_must_be_followed_with_trumps() -> None:
    t = table({0: "R6 K2 B1 B2 L1 L3", 1: "K1 R2 R3 R4 R5 L2"}, "K13")
    play(t, "K1")
    assert t.legal() == ["play K2"]
    assert "trumps were led" in refusal(t, "play R6")


def test_sachem_without_the_suit_anything_goes() -> None:
    t = table({0: "R6 K2 B1 B2 B3 B4", 1: "L1 R2 R3 R4 R5 L2"}, "K13")
    play(t, "L1")
    assert t.legal() == ["play R6", "play K2", "play B1", "play B2", "play B3", "play B4"]


def test_sachem_trump_takes_and_highest_trump_wins() -> None:
    t = table({0: "K2 B1 B2 B3 B4 B5", 1: "L13 R2 R3 R4 R5 R6", 2: "L12 K5 B6 B7 B8 B9"}, "K13")
    play(t, "L13 L12 B1")
    assert t.turn == 1
    play(t, "R2 K5 K2")
    assert t.turn == 2
    assert t.zones()["won:2"] == ["R2", "K5", "K2"]


def test_sachem_example_22_points() -> None:
    """K4 falls first, then K9, both to seat 1, who takes L7 and R8; B7 goes to seat 3."""
    hands = {0: "R1 R2 R3 L2 B2 B5", 1: "K9 L13 L5 R13 R12 B1", 2: "L7 L3 R4 R8 B9 B4", 3: "K4 L1 L6 R5 B7 B3"}
    t = table(hands, "K1")
    play(t, "B1 B9 B3 B2")
    play(t, "R4 K4 R1 K9")
    assert t.zones()["won:1"] == ["R4", "K4", "R1", "K9"]
    play(t, "L13 L7 L1 L2")
    play(t, "R13 R8 R5 R2")
    play(t, "L5 L3 L6 R3")
    play(t, "B7 B5 R12 B4")
    assert t.over
    assert t.results[0]["points"] == [0, 22, 0, 0]
    assert t.results[0]["notes"] == [
        "Seat 1: took the first trump: +3",
        "Seat 1: took the last trump: +3",
        "Seat 1: took the nine of trumps: +9",
        "Seat 1: Sachem, with 2 sevens and eights: +7",
    ]
    assert t.winners == (1,)


def test_sachem_R2_points_go_to_the_captor() -> None:
    """Seat 0 plays the first trump and the nine, seat 1 takes both with the ten."""
    t = table({0: "K9 R1 R2 R3 R4 R5", 1: "K10 L1 L2 L3 L4 L5"}, "K1")
    play(t, "K10 K9 L1 R1 L2 R2 L3 R3 L4 R4 L5 R5")
    assert t.results[0]["points"] == [0, 3 + 3 + 9]


def test_sachem_R3_most_cards_and_a_tie_brings_nothing() -> None:
    """Two against one brings the seven; one against one nothing."""
    t = table({0: "R7 L8 B1 B2 B3 B4", 1: "R6 R5 L7 L9 B13 B12"}, "K1")
    play(t, "R6 R7 B1 B13 L9 L8 B12 B2 R5 B3 L7 B4")
    assert t.results[0]["points"] == [0, 7]
    t = table({0: "R7 L1 B1 B2 B3 B4", 1: "R6 R5 L7 L9 B13 B12"}, "K1")
    play(t, "R6 R7 B1 B13 L9 L1 B12 B2 R5 B3 L7 B4")
    assert t.results[0]["points"] == [0, 0]
    assert t.results[0]["notes"] == ["No trump was played and nobody has Sachem: nobody scores"]
    assert not t.over


def test_sachem_R3_none_taken_brings_nothing() -> None:
    t = table({0: "R1 R2 R3 R4 R5 R6", 1: "L1 L2 L3 L4 L5 L6"}, "K9")
    play(t, "L1 R1 L2 R2 L3 R3 L4 R4 L5 R5 L6 R6")
    assert t.results[0]["points"] == [0, 0]


def test_sachem_R4_a_single_trump_is_first_and_last() -> None:
    t = table({0: "K2 R2 R3 R4 R5 R6", 1: "L1 L2 L3 L4 L5 L6"}, "K9")
    play(t, "L1 K2 R2 L2 R3 L3 R4 L4 R5 L5 R6 L6")
    assert t.results[0]["points"] == [6, 0]


def test_sachem_the_turned_nine_scores_for_nobody() -> None:
    t = table({0: "K2 R2 R3 R4 R5 R6", 1: "L1 L2 L3 L4 L5 L6"}, "K9")
    assert t.zones()["turned"] == ["K9"]
    play(t, "L1 R2 L2 R3 L3 R4 L4 R5 L5 R6 L6 K2")
    assert t.results[0]["points"] == [6, 0]


def test_sachem_R5_highest_total_wins_and_equal_totals_share() -> None:
    """Both pass the target of 3 in one hand: the higher total wins."""
    t = table({0: "K9 R7 R3 R4 R5 R6", 1: "K10 L1 L2 L3 L4 L5"}, "K1", target=3)
    play(t, "L1 K9 R7 K10 L2 R3 L3 R4 L4 R5 L5 R6")
    assert t.results[0]["points"] == [3 + 9, 3 + 7]
    assert t.winners == (0,)
    t = table({0: "K2 R2 R3 R4 R5 R6", 1: "K10 L1 L2 L3 L4 L5"}, "K1", target=3)
    play(t, "L1 K2 R2 K10 L2 R3 L3 R4 L4 R5 L5 R6")
    assert t.results[0]["points"] == [3, 3]
    assert t.winners == (0, 1)


def test_sachem_default_target_is_50() -> None:
    t = parlor.deal("sachem", 4, seed=4)
    totals = [0] * 4
    while not t.over:
        t.play(t.legal()[0])
    for hand in t.results[:-1]:
        totals = [a + b for a, b in zip(totals, hand["points"], strict=True)]
        assert max(totals) < 50
    assert max(t.scores) >= 50


def test_sachem_what_play_showed_stays_known() -> None:
    """Throwing away shows a void; a trump played to a plain suit shows nothing."""
    hands = {0: "K2 R6 B1 B2 B3 B4", 1: "R1 R2 R3 R4 R5 L2", 2: "L3 L4 L5 L6 L7 L8"}
    t = table(hands, "K13")
    play(t, "R1 L3 K2")
    drawn = [t.resample(1, seed).zones() for seed in range(30)]
    assert not any(card.startswith("R") for zones in drawn for card in zones["hand:2"])
    assert any(card.startswith("R") for zones in drawn for card in zones["hand:0"])
