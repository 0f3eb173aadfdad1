"""Doolittle: the examples and rulings of rules/rummy.md."""

import pytest

import parlor
from tests.games.helpers import deck_for, play, play_out, refusal

HANDS = {
    0: "R1 R2 R3 L1 L2 L3",
    1: "R13 R4 L13 K1 K2 B1",
    2: "R5 R6 L4 L5 K13 B2",
    3: "R7 L6 L7 K3 B12 B13",
}


def table(hands: int = 1) -> parlor.Table:
    deck = deck_for("doolittle", 4, HANDS, batches=[3, 3])
    return parlor.deal("doolittle", 4, seed=1, dealer=0, deck=deck, options={"hands": hands})


def test_doolittle_deal_by_threes_and_left_leads() -> None:
    pack = parlor.deal("doolittle", 3, seed=1, dealer=2).zones()
    deck = [card for name in pack for card in pack[name]]
    zones = parlor.deal("doolittle", 3, seed=1, dealer=2, deck=deck).zones()
    assert sorted(zones["hand:0"]) == sorted(deck[0:3] + deck[9:12])
    assert sorted(zones["hand:1"]) == sorted(deck[3:6] + deck[12:15])
    assert sorted(zones["hand:2"]) == sorted(deck[6:9] + deck[15:18])
    assert zones["stock"] == deck[:17:-1]
    t = parlor.deal("doolittle", 3, seed=1, dealer=2, deck=deck)
    assert t.turn == 0
    assert t.legal() == [f"play {card}" for card in zones["hand:0"]]


def test_doolittle_highest_of_suit_led_wins_and_winner_leads() -> None:
    t = table()
    play(t, "R13 R5 R7 R1")
    assert t.zones()["won:1"] == ["R13", "R5", "R7", "R1"]
    assert t.zones()["trick"] == []
    assert t.turn == 1
    play(t, "K1 K13 K3 L3")
    assert t.turn == 2
    assert t.view(0)["facts"]["tricks"] == [0, 1, 1, 0]


def test_doolittle_a_higher_card_of_another_suit_does_not_win() -> None:
    t = table()
    play(t, "B1 B2 B12 R3")
    assert t.turn == 3
    play(t, "B13 R1 R13 R6")
    assert t.turn == 3


def test_doolittle_illegal_follow_suit() -> None:
    t = table()
    play(t, "L13")
    assert refusal(t, "play K13").startswith("You must follow suit: Lanterns were led and you hold L4, L5")
    assert refusal(t, "play L13") == "You do not hold L13"
    assert refusal(t, "play L6", 3) == "It is not your turn: seat 2 is to play"
    assert t.legal() == ["play L4", "play L5"]


def test_doolittle_void_plays_anything() -> None:
    t = table()
    play(t, "B1 B2 B12")
    assert t.legal() == ["play R1", "play R2", "play R3", "play L1", "play L2", "play L3"]


def test_doolittle_R3_tricks_count_by_their_place_in_the_hand() -> None:
    """Seat 1 takes tricks 1, 3 and 4, seat 3 the 2nd, seat 2 the 5th and 6th."""
    t = table()
    play(t, "L13 L4 L6 L1")
    play(t, "B1 B2 B12 R1")
    play(t, "R7 R2 R13 R5")
    play(t, "R4 R6 B13 R3")
    assert t.turn == 2
    play(t, "L5 L7 L2 K1")
    play(t, "K3 L3 K2 K13")
    assert t.over
    assert t.results[0]["points"] == [0, 15, 40, 25]
    assert t.scores == [0, 15, 40, 25]
    assert "Seat 2: took trick 6: +30" in t.results[0]["notes"]
    assert t.winners == (0,)


def two_handed(hands: dict[int, str]) -> parlor.Table:
    return parlor.deal("doolittle", 2, seed=1, dealer=0, deck=deck_for("doolittle", 2, hands, batches=[3, 3]), options={"hands": 1})


def test_doolittle_example_second_fifth_and_sixth_are_55() -> None:
    t = two_handed({0: "R2 L1 K2 K4 B1 B2", 1: "R1 L2 K1 K3 B3 B4"})
    play(t, "R1 R2 L1 L2 K1 K2 K4 K3 B1 B3 B4 B2")
    assert t.results[0]["points"] == [25, 55]
    assert t.results[0]["notes"] == [
        "Seat 0: took trick 1: +5",
        "Seat 1: took trick 2: +5",
        "Seat 0: took trick 3: +10",
        "Seat 0: took trick 4: +10",
        "Seat 1: took trick 5: +20",
        "Seat 1: took trick 6: +30",
    ]
    assert t.winners == (0,)


def test_doolittle_six_tricks_are_always_80() -> None:
    t = parlor.deal("doolittle", 5, seed=3)
    while not t.over:
        t.play(t.legal()[0])
    assert [sum(hand["points"]) for hand in t.results] == [80] * 5


def test_doolittle_R2_later_tricks_cost_ten_with_more_cards() -> None:
    t = parlor.deal("doolittle", 4, seed=3, options={"hands": 1, "cards": 12})
    assert [len(t.zones()[f"hand:{seat}"]) for seat in range(4)] == [12] * 4
    assert len(t.zones()["stock"]) == 4
    play_out(t)
    assert sum(t.results[0]["points"]) == 80 + 6 * 10
    notes = t.results[0]["notes"]
    assert [note.split(": ")[2] for note in notes] == ["+5", "+5", "+10", "+10", "+20", "+30"] + ["+10"] * 6
    t = parlor.deal("doolittle", 5, seed=3, options={"hands": 1, "cards": 9})
    play_out(t)
    assert sum(t.results[0]["points"]) == 80 + 3 * 10


def test_doolittle_cards_must_suit_the_players() -> None:
    with pytest.raises(ValueError, match="up to 5"):
        parlor.deal("doolittle", 6, options={"cards": 9})
    with pytest.raises(ValueError, match="up to 4"):
        parlor.deal("doolittle", 5, options={"cards": 12})
    with pytest.raises(ValueError, match="6, 9, 12"):
        parlor.deal("doolittle", 4, options={"cards": 7})
    assert parlor.deal("doolittle", 8, seed=1).zones()["stock"] != []


def test_doolittle_R1_two_to_eight() -> None:
    assert parlor.game("doolittle").players == (2, 3, 4, 5, 6, 7, 8)
    with pytest.raises(ValueError, match="9"):
        parlor.deal("doolittle", 9)


def test_doolittle_R4_winner_leads() -> None:
    t = table()
    play(t, "L13 L4 L6 L1 B1 B2 B12 R1")
    assert t.turn == 3


def test_doolittle_each_deals_once_and_lowest_wins() -> None:
    t = parlor.deal("doolittle", 3, seed=9, dealer=1)
    dealers = [t.dealer]
    while not t.over:
        hand = t.hand
        t.play(t.legal()[-1])
        if t.hand != hand:
            dealers.append(t.dealer)
    assert dealers == [1, 2, 0]
    assert len(t.results) == 3
    low = min(t.scores)
    assert t.winners == tuple(seat for seat in range(3) if t.scores[seat] == low)
    t = parlor.deal("doolittle", 3, seed=9, options={"hands": 5})
    while not t.over:
        t.play(t.legal()[0])
    assert len(t.results) == 5


def test_doolittle_tie_for_lowest_is_shared() -> None:
    hands = {0: "R1 R2 R3 R4 R5 R6", 1: "K1 K2 K3 K4 K5 K6", 2: "L1 L2 L3 L4 L5 L6"}
    t = parlor.deal("doolittle", 3, seed=1, dealer=0, deck=deck_for("doolittle", 3, hands, batches=[3, 3]), options={"hands": 1})
    play_out(t)
    assert t.scores == [0, 80, 0]
    assert t.winners == (0, 2)


def test_doolittle_hidden_cards() -> None:
    t = table()
    view = t.view(0)
    assert view["zones"]["hand:1"] == ["??"] * 6
    assert view["zones"]["stock"] == ["??"] * 28
    assert view["zones"]["hand:0"] == HANDS[0].split()


def test_doolittle_a_void_stays_known() -> None:
    t = table()
    play(t, "B1 B2 B12 R1")
    for seed in range(20):
        assert not any(card.startswith("B") for card in t.resample(1, seed).zones()["hand:0"])
