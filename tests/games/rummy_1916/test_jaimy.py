"""Jaimy: the examples and rulings of rules/rummy.md."""

import pytest

import parlor
from tests.games.helpers import deck_for, pack_of, play, refusal

# Trumps are Bells. Seat 1 can win as long as it leads Roses; seat 0 has the Keys.
HANDS = {
    0: "R1 R2 R3 K12 K13",
    1: "R13 R12 R11 K1 K2",
    2: "R4 R5 R6 L1 L2",
    3: "R7 R8 R9 L3 L4",
}


def table(hands: dict[int, str] | None = None, turned: str = "B1", partners: str = "no", target: int = 3) -> parlor.Table:
    hands = hands or HANDS
    deck = deck_for("jaimy", len(hands), hands, batches=[1] * 5, then=turned)
    return parlor.deal("jaimy", len(hands), seed=1, dealer=0, deck=deck, options={"target": target, "partners": partners})


def test_jaimy_deal_five_each_singly_and_turn_one() -> None:
    deck = pack_of("jaimy")[::-1]
    t = parlor.deal("jaimy", 3, dealer=1, seed=1, deck=deck)
    zones = t.zones()
    assert sorted(zones["hand:2"]) == sorted(deck[0:15:3])
    assert sorted(zones["hand:1"]) == sorted(deck[2:15:3])
    assert zones["turned"] == [deck[15]] == ["K11"]
    assert zones["stock"] == deck[:15:-1]
    assert t.turn == 2
    assert t.view(0)["facts"]["trumps"] == "Keys"
    assert t.view(0)["zones"]["stock"] == ["??"] * 36


def test_jaimy_R1_two_to_eight() -> None:
    assert parlor.game("jaimy").players == (2, 3, 4, 5, 6, 7, 8)


def test_jaimy_illegal_throwing_away() -> None:
    t = table({0: "L4 B2 R1 R2 K1", 1: "L1 L2 L3 K2 K3"})
    play(t, "L1")
    assert t.legal() == ["play L4", "play B2"]
    assert refusal(t, "play R1").startswith("You hold L4: follow suit with a Lantern or play a trump")


def test_jaimy_trumps_led_are_the_suit_led() -> None:
    t = table({0: "L4 B2 B3 R2 K1", 1: "B5 L2 L3 K2 K3"})
    play(t, "B5")
    assert t.legal() == ["play B2", "play B3"]
    play(t, "B2 L2")
    assert t.legal() == ["play L4", "play B3"]
    play(t, "B3")
    assert t.turn == 0
    play(t, "K1")
    assert t.legal() == ["play K2", "play K3"]


def test_jaimy_without_the_suit_anything_goes() -> None:
    t = table()
    play(t, "K1")
    assert t.legal() == ["play R4", "play R5", "play R6", "play L1", "play L2"]


def test_jaimy_claim_stops_for_three() -> None:
    t = table()
    play(t, "R13 R4 R7 R1 R12 R5 R8 R2 R11 R6 R9 R3")
    assert t.turn == 1
    assert t.legal() == ["play K1", "play K2", "claim"]
    t.play("claim")
    assert t.over
    assert t.results[0]["points"] == [0, 3, 0, 0]
    assert t.results[0]["notes"] == ["Seat 1: three tricks: +3"]
    assert t.zones()["hand:1"] == ["K1", "K2"]
    assert t.winners == (1,)


def test_jaimy_illegal_claim() -> None:
    words = "You can claim only when you have just won the first three tricks"
    t = table()
    assert refusal(t, "claim").startswith(words)
    play(t, "R13 R4 R7 R1 R12 R5 R8 R2")
    assert refusal(t, "claim").startswith(words)
    play(t, "R11 R6 R9")
    assert refusal(t, "claim").startswith(words)
    play(t, "R3 K1")
    assert refusal(t, "claim").startswith(words)
    assert t.turn == 2


def test_jaimy_R2_claim_is_offered_once() -> None:
    t = table({0: "R1 R2 R3 R4 L1", 1: "K5 K6 K7 K8 L2"})
    play(t, "K5 R1 K6 R2 K7 R3 K8 R4")
    assert t.turn == 1
    assert t.legal() == ["play L2"]
    assert "first three tricks" in refusal(t, "claim")


def test_jaimy_all_five_count_seven() -> None:
    t = table({0: "R1 R2 R3 R4 L1", 1: "K5 K6 K7 K8 L2"})
    play(t, "K5 R1 K6 R2 K7 R3 K8 R4 L2 L1")
    assert t.results[0]["points"] == [0, 7]
    assert t.results[0]["notes"] == ["Seat 1: all five tricks: +7"]


def test_jaimy_R4_failing_on_the_fourth_ends_the_hand() -> None:
    t = table()
    play(t, "R13 R4 R7 R1 R12 R5 R8 R2 R11 R6 R9 R3 K1 L1 L3 K12")
    assert t.hand == 2
    assert t.results[0]["points"] == [0, 0, 0, 0]
    assert t.results[0]["notes"] == ["Seat 1 went on after three tricks and failed: nobody scores"]


def test_jaimy_example_wins_four_and_loses_the_fifth() -> None:
    t = table({0: "R1 R2 R3 R4 L13", 1: "K5 K6 K7 K8 L2"})
    play(t, "K5 R1 K6 R2 K7 R3 K8 R4")
    assert t.hand == 1
    play(t, "L2 L13")
    assert t.hand == 2
    assert t.results[0]["points"] == [0, 0]


def test_jaimy_R3_example_tricks_one_two_and_four() -> None:
    t = table({0: "R1 R2 K13 L1 L2", 1: "R13 R12 K1 L13 L12"})
    play(t, "R13 R1 R12 R2 K1 K13 L1 L13")
    assert t.over
    assert t.results[0]["points"] == [0, 3]
    assert t.zones()["hand:0"] == ["L2"]


def test_jaimy_R3_third_trick_won_with_the_fifth() -> None:
    t = table({0: "R1 R13 K13 L1 L2", 1: "R11 R12 K1 L13 L12"})
    play(t, "R11 R1 R12 R13 K13 K1 L1 L13")
    assert t.hand == 1
    assert t.turn == 1
    play(t, "L12 L2")
    assert t.results[0]["points"] == [0, 3]


def test_jaimy_nobody_has_three() -> None:
    hands = {0: "R1 L13 K1 B2 B3", 1: "R13 L1 K2 K3 L7", 2: "R2 L2 K13 K12 L8"}
    t = table(hands, turned="B1")
    play(t, "R13 R2 R1 K2 K13 K1 K12 B2 K3 L13 L1 L2")
    assert t.hand == 1
    assert t.view(None)["facts"]["tricks"] == [2, 1, 1]
    t = table({**hands, 0: "R1 L13 K1 B2 L3"}, turned="B1")
    play(t, "R13 R2 R1 K2 K13 K1 K12 B2 K3 L3 L1 L8 L2 L13 L7")
    assert t.hand == 2
    assert t.results[0]["points"] == [0, 0, 0]
    assert t.results[0]["notes"] == ["Nobody has three tricks"]


def test_jaimy_highest_trump_wins() -> None:
    t = table({0: "B2 R1 R2 R3 R4", 1: "L13 K1 K2 K3 K4", 2: "B3 K5 K6 K7 K8"}, turned="B1")
    play(t, "L13 B3 B2")
    assert t.turn == 2


def test_jaimy_R5_partners_share_tricks_and_points() -> None:
    """Seat 1 wins two tricks, its partner 3 the third and decides."""
    hands = {0: "R1 R2 K1 K2 K3", 1: "R13 R12 L1 L2 L3", 2: "R3 R4 L4 L5 L6", 3: "R5 R6 L13 K13 K12"}
    t = table(hands, partners="pairs")
    play(t, "R13 R3 R5 R1 R12 R4 R6 R2 L1 L4 L13 K1")
    assert t.turn == 3
    assert t.legal() == ["play K12", "play K13", "claim"]
    t.play("claim")
    assert t.results[0]["points"] == [0, 3, 0, 3]
    assert t.winners == (1, 3)
    t = table(hands, partners="no")
    play(t, "R13 R3 R5 R1 R12 R4 R6 R2 L1 L4 L13 K1")
    assert "claim" not in t.legal()


def test_jaimy_R5_sides_of_six() -> None:
    """Seat 1 holds the five highest trumps and claims after three tricks."""
    hands = dict.fromkeys(range(6), "")
    hands[1] = "R13 R12 R11 R10 R9"
    for partners, side in (("pairs", (1, 4)), ("threes", (1, 3, 5))):
        t = table(hands, turned="R1", partners=partners)
        while not t.over:
            t.play("claim" if "claim" in t.legal() else t.legal()[0])
        assert t.results[0]["points"] == [3 if seat in side else 0 for seat in range(6)]
        assert t.winners == side


def test_jaimy_partners_must_suit_the_players() -> None:
    for players, partners in ((5, "pairs"), (2, "pairs"), (4, "threes"), (8, "threes")):
        with pytest.raises(ValueError, match=f"with {players} players"):
            parlor.deal("jaimy", players, options={"partners": partners})


def test_jaimy_first_to_21() -> None:
    t = parlor.deal("jaimy", 2, seed=8)
    while not t.over:
        t.play(t.legal()[-1])
    assert max(t.scores) >= 21
    last = t.results[-1]["points"]
    assert max(total - points for total, points in zip(t.scores, last, strict=True)) < 21
    assert len(t.winners) == 1


def test_jaimy_R6_limit_of_500_hands() -> None:
    t = parlor.deal("jaimy", 8, seed=8, options={"target": 500})
    while not t.over:
        t.play(t.legal()[-1])
    assert len(t.results) == 500
    assert 0 < max(t.scores) < 500
    assert t.winners == tuple(seat for seat in range(8) if t.scores[seat] == max(t.scores))
