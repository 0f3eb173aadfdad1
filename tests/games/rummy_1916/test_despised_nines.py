"""The Despised Nines: the examples and rulings of rules/rummy.md."""

import parlor
from tests.games.helpers import deck_for, pack_of, play, play_out, refusal

HANDS = {
    0: "R6 R7 R8 L6 L7 L8 K6 K7",
    1: "R13 R10 L9 L13 K9 K10 B6 B13",
    2: "R9 R11 L10 L11 K8 K13 B7 B8",
    3: "R12 L12 K11 K12 B9 B10 B11 B12",
}


def table() -> parlor.Table:
    deck = deck_for("despised-nines", 4, HANDS, batches=[1] * 8)
    return parlor.deal("despised-nines", 4, seed=1, dealer=0, deck=deck, options={"hands": 1})


def test_despised_nines_thirty_two_cards() -> None:
    assert pack_of("despised-nines") == [f"{suit}{number}" for suit in "RLKB" for number in range(6, 14)]


def test_despised_nines_R1_R2_deal_evenly_the_odd_cards_stay_out() -> None:
    sizes = {2: (16, 0), 3: (10, 2), 4: (8, 0), 5: (6, 2), 6: (5, 2), 7: (4, 4), 8: (4, 0)}
    for players, (each, left) in sizes.items():
        t = parlor.deal("despised-nines", players, seed=2)
        assert [len(t.zones()[f"hand:{seat}"]) for seat in range(players)] == [each] * players
        assert len(t.zones()["stock"]) == left
        assert t.view(0)["zones"]["stock"] == ["??"] * left
        assert t.turn == (t.dealer + 1) % players


def test_despised_nines_dealt_singly() -> None:
    deck = pack_of("despised-nines")[::-1]
    zones = parlor.deal("despised-nines", 5, dealer=1, seed=1, deck=deck).zones()
    assert sorted(zones["hand:2"]) == sorted(deck[0:30:5])
    assert sorted(zones["hand:1"]) == sorted(deck[4:30:5])
    assert zones["stock"] == [deck[31], deck[30]]


def test_despised_nines_illegal_follow_suit() -> None:
    t = table()
    play(t, "K9 K8 K11 K6 K12")
    assert t.legal() == ["play K7"]
    assert refusal(t, "play R6").startswith("You must follow suit: Keys were led and you hold K7")
    play(t, "K7")
    assert refusal(t, "play B6").startswith("You must follow suit: Keys were led and you hold K10")
    assert refusal(t, "play K9") == "You do not hold K9"
    assert refusal(t, "play R9", 2) == "It is not your turn: seat 1 is to play"


def test_despised_nines_a_nine_may_be_led_and_highest_of_suit_led_wins() -> None:
    t = table()
    assert "play L9" in t.legal()
    play(t, "L9 L10 L12 L6")
    assert t.zones()["won:3"] == ["L9", "L10", "L12", "L6"]
    play(t, "R12 R6 R10 R9")
    assert t.turn == 3
    play(t, "B9 L7 B6 B7")
    assert t.turn == 3


def test_despised_nines_R3_all_tricks_are_played_and_each_nine_costs_four() -> None:
    t = table()
    play(t, "L9 L10 L12 L6 R12 R6 R10 R9 B9 L7 B6 B7 K11 K6 K9 K8")
    assert t.view(None)["facts"]["tricks"] == [0, 0, 0, 4]
    assert not t.over
    play_out(t)
    assert t.over
    assert t.results[0]["points"] == [0, 0, 0, 16]
    assert t.results[0]["notes"] == ["Seat 3: took 4 nines: +16"]
    assert t.winners == (0, 1, 2)


def test_despised_nines_example_two_nines_are_eight() -> None:
    t = table()
    play(t, "R13 R9 R12 R6 B13 B7 B9 L6 L13 L10 L12 L7")
    play(t, "L9 L11 K12 L8")
    assert t.turn == 2
    play(t, "R11 B12 R7 R10 K13 K11 K6 K9 K8 B10 K7 K10")
    assert t.turn == 1
    play(t, "B6 B8 B11 R8")
    assert t.results[0]["points"] == [0, 8, 8, 0]
    assert t.winners == (0, 3)


def test_despised_nines_a_nine_in_the_stock_counts_for_nobody() -> None:
    deck = deck_for("despised-nines", 7, {}, batches=[1] * 4, then="R9 L9 K9 B9")
    t = parlor.deal("despised-nines", 7, seed=1, deck=deck, options={"hands": 1})
    assert t.zones()["stock"] == ["B9", "K9", "L9", "R9"]
    play_out(t)
    assert t.scores == [0] * 7
    assert t.winners == tuple(range(7))
    assert t.results[0]["notes"] == ["Nobody took a nine: all four stayed in the stock"]


def test_despised_nines_sixteen_a_hand_each_deals_once_lowest_wins() -> None:
    t = parlor.deal("despised-nines", 4, seed=5)
    while not t.over:
        t.play(t.legal()[0])
    assert [sum(hand["points"]) for hand in t.results] == [16] * 4
    assert t.winners == tuple(seat for seat in range(4) if t.scores[seat] == min(t.scores))
    t = parlor.deal("despised-nines", 2, seed=5, options={"hands": 3})
    while not t.over:
        t.play(t.legal()[0])
    assert len(t.results) == 3


def test_despised_nines_players() -> None:
    assert parlor.game("despised-nines").players == (2, 3, 4, 5, 6, 7, 8)
    assert parlor.game("despised-nines").usual == 4
