"""Ups and Downs: the rulings of rules/rummy.md. Seat 0 deals; a hand with few named cards is filled from the end of the pack."""

import random

import parlor
from tests.games.helpers import deck_for, pack_of, play, refusal

ROWS = ["roses", "lanterns", "keys", "bells"]

HANDS = {
    0: "R7 L7 L8 L9 R1 R2 R3 R4 R5 K1 K2 K3 K4",
    1: "R6 R8 R9 R10 L6 L5 L4 L3 L2 L1 K5 K6 K8",
    2: "K7 R11 R12 R13 L10 L11 K9 K10 K11 K12 K13 B1 B2",
    3: "B7 L12 L13 B3 B4 B5 B6 B8 B9 B10 B11 B12 B13",
}


def table(hands: dict[int, str] | None = None, sevens: str = "last", dealer: int = 3) -> parlor.Table:
    hands = hands or HANDS
    deck = deck_for("ups-and-downs", len(hands), hands, dealer=dealer, batches=[1] * (52 // len(hands)))
    return parlor.deal("ups-and-downs", len(hands), seed=1, dealer=dealer, deck=deck, options={"sevens": sevens})


def test_ups_and_downs_deal_the_whole_pack_singly() -> None:
    deck = pack_of("ups-and-downs")[::-1]
    zones = parlor.deal("ups-and-downs", 3, dealer=0, seed=1, deck=deck).zones()
    assert sorted(zones["hand:1"]) == sorted(deck[0:52:3])
    assert sorted(zones["hand:2"]) == sorted(deck[1:52:3])
    assert sorted(zones["hand:0"]) == sorted(deck[2:52:3])
    assert len(zones["hand:1"]) == 18
    assert set(zones) == {"hand:0", "hand:1", "hand:2", *ROWS}


def test_ups_and_downs_the_first_seat_with_a_seven_starts() -> None:
    t = table()
    assert t.turn == 0
    assert t.legal() == ["play R7", "play L7"]
    t = table(dealer=0)
    assert t.turn == 2
    assert t.legal() == ["play K7"]
    assert "Seat 1 holds no seven and is passed over" in t.log


def test_ups_and_downs_building_up_and_down() -> None:
    t = table()
    play(t, "R7")
    assert t.zones()["roses"] == ["R7"]
    assert t.turn == 1
    assert t.legal() == ["play R6", "play R8"]
    play(t, "R8")
    assert t.zones()["roses"] == ["R7", "R8"]
    assert t.turn == 2
    assert t.legal() == ["play K7"]


def test_ups_and_downs_R3_every_suit_opened_so_far_may_be_built_on() -> None:
    t = table()
    play(t, "R7 R8 K7 B7 L7")
    assert t.legal() == ["play R6", "play R9", "play L6", "play K6", "play K8"]
    play(t, "K6")
    assert t.zones()["keys"] == ["K6", "K7"]


def test_ups_and_downs_rows_lie_low_to_high() -> None:
    t = table()
    play(t, "R7 R8 K7 B7 L7 R6")
    assert t.zones()["roses"] == ["R6", "R7", "R8"]
    assert t.view(None)["zones"]["roses"] == ["R6", "R7", "R8"]
    assert t.view(0)["zones"]["hand:1"] == ["??"] * 11


def test_ups_and_downs_illegal_does_not_build() -> None:
    t = table()
    play(t, "R7 R8 K7 B7 L7 R6")
    assert t.turn == 2
    assert refusal(t, "play R11").startswith("R11 does not build: the Roses stand at 6 to 8")
    assert refusal(t, "play K9").startswith("K9 does not build: the Keys stand at 7")
    assert refusal(t, "play R1") == "You do not hold R1"
    assert refusal(t, "pass", 3) == "It is not your turn: seat 2 is to play"


def test_ups_and_downs_illegal_suit_not_opened() -> None:
    t = table()
    assert refusal(t, "play K4").startswith("Keys are not opened yet: the seven of Keys must be played first")
    play(t, "R7")
    assert refusal(t, "play K6").startswith("Keys are not opened yet: the seven of Keys must be played first")


def test_ups_and_downs_R1_a_seven_too_soon() -> None:
    """Seat 1 holds L8, which builds, and the seven of Keys."""
    t = table({0: "L7 L6", 1: "L8 K7"}, dealer=1)
    play(t, "L7")
    assert t.legal() == ["play L8"]
    assert refusal(t, "play K7").startswith("You can build with L8; another seven may be played only when you cannot")


def test_ups_and_downs_R1_a_seven_when_one_cannot_build() -> None:
    t = table()
    play(t, "R7 R8")
    assert t.legal() == ["play K7"]
    play(t, "K7")
    assert t.legal() == ["play B7"]


def test_ups_and_downs_free_sevens() -> None:
    t = table({0: "L7 L6", 1: "L8 K7"}, sevens="free", dealer=1)
    play(t, "L7")
    assert "play K7" in t.legal()
    assert "play L8" in t.legal()
    play(t, "K7")
    assert t.zones()["keys"] == ["K7"]


# Seat 2 has neither a seven nor a neighbor of R7.
PASSING = {0: "R7", 1: "R6 L7 K7", 2: "R1 R2 R3 R4 L1 L2 L3 L4 K1 K2 K3 K4 L5", 3: "R5 R8 B7"}


def test_ups_and_downs_pass_only_when_nothing_can_be_played() -> None:
    t = table(PASSING)
    play(t, "R7")
    assert refusal(t, "pass").startswith("You cannot pass: you can play R6")
    play(t, "R6")
    assert t.legal() == ["pass"]
    assert "are not opened yet" in refusal(t, "play L1")
    t.play("pass")
    assert t.turn == 3
    assert t.legal() == ["play R5", "play R8"]


def test_ups_and_downs_illegal_pass_with_a_playable_card() -> None:
    t = table({0: "L7 L6", 1: "L8 K7"}, dealer=1)
    play(t, "L7")
    assert refusal(t, "pass").startswith("You cannot pass: you can play L8")


def test_ups_and_downs_R2_holding_back_is_not_offered() -> None:
    rng = random.Random(4)
    for seed in range(5):
        t = parlor.deal("ups-and-downs", 4, seed=seed)
        while not t.over:
            legal = t.legal()
            assert ("pass" in legal) == (len(legal) == 1 and legal[0] == "pass")
            t.play(rng.choice(legal))


def test_ups_and_downs_first_without_cards_wins_at_once() -> None:
    rng = random.Random(5)
    for players in range(2, 9):
        t = parlor.deal("ups-and-downs", players, seed=players)
        while not t.over:
            mover = t.turn
            t.play(rng.choice(t.legal()))
        assert t.zones()[f"hand:{mover}"] == []
        assert all(t.zones()[f"hand:{seat}"] for seat in range(players) if seat != mover)
        assert t.winners == (mover,)
        assert t.scores == [int(seat == mover) for seat in range(players)]
        assert t.results[0]["notes"] == [f"Seat {mover}: out of cards first: +1"]
        assert t.hand == 1


def test_ups_and_downs_nobody_is_skipped() -> None:
    t = table()
    play(t, "R7")
    order = [t.turn]
    for _ in range(7):
        t.play(t.legal()[0])
        order.append(t.turn)
    assert order == [1, 2, 3, 0, 1, 2, 3, 0]


def holds(t: parlor.Table, seat: int, of: int, draws: int = 40) -> set[str]:
    """Every card that one seat may think another has."""
    return {card for draw in range(draws) for card in t.resample(seat, draw).zones()[f"hand:{of}"]}


def test_ups_and_downs_a_pass_stays_known() -> None:
    t = table(PASSING)
    play(t, "R7 R6")
    t.play("pass")
    assert not holds(t, 0, 2) & {"R5", "R8", "L7", "K7", "B7"}
    assert "L8" in holds(t, 0, 2)


def test_ups_and_downs_falling_back_on_a_seven_stays_known() -> None:
    t = table()
    play(t, "R7 R8 K7")
    assert not holds(t, 0, 2) & {"R6", "R9"}
    assert "B7" in holds(t, 0, 2)


def test_ups_and_downs_a_free_seven_shows_nothing() -> None:
    t = table(sevens="free")
    play(t, "R7 R8 K7")
    assert holds(t, 0, 2) >= {"R6", "R9"}


def test_ups_and_downs_passed_over_as_starter_stays_known() -> None:
    t = table(dealer=0)
    assert t.turn == 2
    assert not holds(t, 3, 1) & {"R7", "L7", "K7", "B7"}
    assert all({"R7", "L7", "K7"} & set(t.resample(3, draw).zones()["hand:2"]) for draw in range(20))


def test_ups_and_downs_players() -> None:
    assert parlor.game("ups-and-downs").players == (2, 3, 4, 5, 6, 7, 8)
    assert parlor.game("ups-and-downs").usual == 4
