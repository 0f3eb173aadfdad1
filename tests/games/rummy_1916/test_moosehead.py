"""Moosehead: the examples and rulings of rules/rummy.md."""

import pytest

import parlor
from parlor.core.game import FirstTo
from parlor.library.rummy_1916.moosehead.rules import fifteens
from parlor.packs.rummy import RUMMY
from tests.games.helpers import deck_for, pack_of, play, play_out, refusal

# The book's play: A is seat 0, at the dealer's left.
BOOK = {0: "R8 R4 R13 L13 K13", 1: "R3 L12 R12 K12 B12", 2: "L4 R11 L11 K11 B11", 3: "R10 L10 K10 B10 B13"}


def table(hands: dict[int, str], players: int = 4, dealer: int = 3, target: int = 50) -> parlor.Table:
    deck = deck_for("moosehead", players, hands, dealer=dealer, batches=[1] * 5)
    return parlor.deal("moosehead", players, seed=1, dealer=dealer, deck=deck, options={"target": target})


def count(t: parlor.Table) -> int:
    counted: int = t.view(None)["facts"]["count"]
    return counted


def test_moosehead_players_and_target() -> None:
    game = parlor.game("moosehead")
    assert game.players == (2, 3, 4, 5, 6, 7, 8)
    assert game.usual == 4
    assert game.options["target"].default == 50
    with pytest.raises(ValueError, match="1 to 500"):
        parlor.deal("moosehead", options={"target": 501})


def test_moosehead_deals_five_each_singly() -> None:
    deck = pack_of("moosehead")[::-1]
    t = parlor.deal("moosehead", 3, seed=1, dealer=1, deck=deck)
    zones = t.zones()
    assert sorted(zones["hand:2"]) == sorted(deck[0:15:3])
    assert sorted(zones["hand:1"]) == sorted(deck[2:15:3])
    assert zones["stock"] == deck[15:][::-1]
    assert t.view(2)["zones"]["stock"] == ["??"] * 37
    assert t.turn == 2


def test_moosehead_example_of_the_book() -> None:
    t = table(BOOK)
    play(t, "R8 R3 L4")
    assert count(t) == 15
    assert t.scores == [0, 0, 2, 0]
    play(t, "R10")
    assert count(t) == 25
    assert t.scores == [0, 0, 2, 2]
    play(t, "R4")
    assert count(t) == 29
    for seat in (1, 2, 3, 0):
        assert t.turn == seat
        assert t.legal() == ["pass"]
        t.play("pass")
    assert t.log[-1] == "Go: seat 0 scores 1"
    assert t.scores == [1, 0, 2, 2]
    assert t.turn == 1
    assert count(t) == 0
    assert t.zones()["played:0"] == ["R8", "R4"]
    assert t.view(2)["zones"]["played:0"] == ["R8", "R4"]


def test_moosehead_R2_the_last_player_may_go_on_himself() -> None:
    hands = {**BOOK, 0: "R8 R4 R1 L13 K13"}
    t = table(hands)
    play(t, "R8 R3 L4 R10 R4")
    for _ in range(3):
        t.play("pass")
    assert t.turn == 0
    assert t.legal() == ["play R1"]
    play(t, "R1")
    assert t.scores == [2, 0, 2, 2]
    assert count(t) == 0
    assert t.turn == 1


def test_moosehead_a_new_card_makes_earlier_passes_void() -> None:
    hands = {0: "R13 L10 K10 B10 R12", 1: "L13 L12 K12 B12 L11", 2: "R2 R1 L9 K9 B9", 3: "R9 K13 B13 K11 B11"}
    t = table(hands)
    play(t, "R13 L13 R2")
    assert count(t) == 28
    for _ in range(3):
        t.play("pass")
    assert t.view(None)["facts"]["passed"] == [0, 1, 3]
    play(t, "R1")
    assert t.view(None)["facts"]["passed"] == []
    for seat in (3, 0, 1, 2):
        assert t.turn == seat
        t.play("pass")
    assert t.scores == [0, 0, 1, 0]
    assert t.turn == 3


def test_moosehead_R4_after_thirty_the_left_of_the_last_player_begins() -> None:
    t = table({0: "R10 R1 L1 K1 B1", 1: "L10 R2 L2 K2 B2", 2: "K10 R3 L3 K3 B3", 3: "R4 L4 K4 B4 B10"})
    play(t, "R10 L10")
    assert t.scores == [0, 2, 0, 0]
    play(t, "K10")
    assert t.scores == [0, 2, 2, 0]
    assert count(t) == 0
    assert t.turn == 3


def test_moosehead_a_seat_without_cards_is_skipped_and_R3_no_go_for_the_last_card() -> None:
    t = table({0: "R1 L1 K1 B1 R2", 1: "L13 K13 B13 R13 L12"}, players=2, dealer=1)
    play(t, "R1 L13 L1")
    assert t.scores == [2, 0]
    play(t, "K13 K1")
    assert count(t) == 29
    t.play("pass")
    play(t, "B1")
    assert t.scores == [4, 0]
    assert t.turn == 1
    play(t, "B13 R2 R13")
    assert t.scores == [6, 0]
    assert count(t) == 28
    assert t.zones()["hand:0"] == []
    assert t.turn == 1
    t.play("pass")
    assert t.scores == [6, 1]
    assert t.turn == 1
    play(t, "L12")
    assert t.hand == 2
    assert t.results[0]["points"] == [6, 1]


def test_moosehead_illegal_above_thirty() -> None:
    t = table({0: "R13 R1 L1 K1 B1", 1: "L11 R2 L2 K2 B2", 2: "K9 R3 L3 K3 B3", 3: "R4 L4 K4 B4 B10"})
    play(t, "R13 L11")
    assert refusal(t, "play K9") == "K9 would make 33: the count may not pass 30"
    assert t.legal() == ["play R3", "play L3", "play K3", "play B3"]
    assert refusal(t, "play K8") == "You do not hold K8"
    assert refusal(t, "play R4", 3) == "It is not your turn: seat 2 is to play"


def test_moosehead_R1_illegal_pass_with_a_card_that_fits() -> None:
    t = table({0: "R13 R1 L1 K1 B1", 1: "L13 R2 L12 K12 B12"}, players=2, dealer=1)
    play(t, "R13")
    assert refusal(t, "pass") == "You cannot pass: you can play R2, L12, L13, K12, B12"
    play(t, "L13 R1")
    assert refusal(t, "pass") == "You cannot pass: you can play R2"


@pytest.mark.parametrize(
    ("cards", "points"),
    [("R2 R5 R7 R3 R10", 6), ("R5 L5 K5 R10 R13", 8), ("R5 L5 R10 R13 L13", 4), ("R1 R2 R3 R4 R5", 2), ("R13 L13 K13 B13 R12", 0)],
)
def test_moosehead_R6_example_of_fifteens(cards: str, points: int) -> None:
    assert 2 * fifteens(RUMMY.cards(cards.split())) == points


def test_moosehead_hands_are_counted_when_all_cards_are_played() -> None:
    t = table({0: "R2 R5 R7 R3 R10", 1: "L5 K5 B5 L10 R13"}, players=2, dealer=1)
    play_out(t)
    assert t.hand == 2
    notes = t.results[0]["notes"]
    assert "Seat 0: 3 fifteens in the hand: +6" in notes
    assert "Seat 1: 4 fifteens in the hand: +8" in notes
    assert notes.index("Seat 0: 3 fifteens in the hand: +6") < notes.index("Seat 1: 4 fifteens in the hand: +8")
    assert t.scores == t.results[0]["points"]
    assert t.dealer == 0


def test_moosehead_R5_the_play_ends_at_the_target_at_once() -> None:
    t = table(BOOK, target=2)
    play(t, "R8 R3 L4")
    assert t.over
    assert t.winners == (2,)
    assert t.scores == [0, 0, 2, 0]
    assert len(t.results) == 1
    assert t.results[0]["points"] == [0, 0, 2, 0]
    assert t.results[0]["notes"] == ["Seat 2: made the count 15: +2"]
    assert len(t.zones()["hand:3"]) == 5
    assert refusal(t, "play R10", 3) == "The game is over"


def test_moosehead_R5_a_go_can_end_the_game() -> None:
    t = table({0: "R13 L12 K12 B12 R12", 1: "L13 R11 L11 K11 B11"}, players=2, dealer=1, target=1)
    play(t, "R13 L13")
    t.play("pass")
    t.play("pass")
    assert t.over
    assert t.winners == (1,)
    assert t.results[0]["notes"] == ["Seat 1: go: +1"]


def test_moosehead_R5_seats_behind_the_winner_are_not_counted() -> None:
    hands = {0: "L5 K5 B5 L10 R13", 1: "R2 R5 R7 R3 R10"}
    for target in (10, 11):
        t = table(hands, players=2, dealer=1, target=target)
        play(t, "R13 R3 L5 R7")
        t.play("pass")
        play(t, "R2 K5 R5 B5 R10")
        assert t.scores == [2, 4]
        t.play("pass")
        assert t.scores == [2, 5]
        play(t, "L10")
        assert t.over
        assert t.scores == ([10, 5] if target == 10 else [10, 11])
        assert t.winners == ((0,) if target == 10 else (1,))
        assert t.results[0]["notes"][:6] == [
            "Seat 1: made the count 30: +2",
            "Seat 0: made the count 15: +2",
            "Seat 1: made the count 25: +2",
            "Seat 1: go: +1",
            "Seat 0: 4 fifteens in the hand: +8",
        ] + ([] if target == 10 else ["Seat 1: 3 fifteens in the hand: +6"])


def test_moosehead_limit_of_500_hands() -> None:
    rules = parlor.game("moosehead").rules(2, {"target": 500})
    assert isinstance(rules.ending, FirstTo)
    assert rules.ending.limit == 500


def test_moosehead_who_passed_is_not_given_a_card_that_fitted() -> None:
    t = table(BOOK)
    play(t, "R8 R3 L4 R10 R4")
    t.play("pass")
    t.play("pass")
    for seed in range(40):
        zones = t.resample(0, seed=seed).zones()
        assert not {"R1", "L1", "K1", "B1"} & {*zones["hand:1"], *zones["hand:2"]}
