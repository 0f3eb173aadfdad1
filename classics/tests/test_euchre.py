"""Euchre, rule by rule."""

from tables import better, refusal

import parlor

# Seat 0 holds both bowers of hearts; the nine of hearts is turned up, and seat 3 deals.
HANDS = [["JH", "JD", "AH", "KH", "AS"], ["9S", "10S", "JS", "QS", "KS"], ["9C", "10C", "JC", "QC", "KC"], ["9D", "10D", "QD", "KD", "AD"]]


def table(stick: str = "no", hands: list[list[str]] = HANDS, turned: str = "9H") -> parlor.Table:
    deck = [card for hand in hands for card in hand[:3]] + [card for hand in hands for card in hand[3:]] + [turned]
    pack = [rank + suit for suit in "SHDC" for rank in ("9", "10", "J", "Q", "K", "A")]
    deck += [card for card in pack if card not in deck]
    return parlor.deal("euchre", seed=1, dealer=3, options={"stick": stick}, deck=deck)


def test_ordering_up() -> None:
    made = table()
    assert made.legal() == ["pass", "order up", "order alone"]
    made.play("order up")
    assert made.turn == 3
    assert "9H" in made.zones()["hand:3"]
    assert refusal(made, "play 9D") == "Lay a card away first"
    made.play("discard 9H")
    assert made.view(3)["zones"]["buried"] == ["9H"]
    assert made.view(0)["zones"]["buried"] == ["??"]
    assert made.turn == 0
    assert all(card != "9H" for seed in range(9) for seat in (1, 2) for card in made.resample(0, seed=seed).zones()[f"hand:{seat}"])


def test_the_bowers_are_the_highest_trumps() -> None:
    made = table()
    made.play("order up")
    made.play("discard AD")
    made.play("play KH")
    for card in ("9S", "9C", "9H"):
        made.play(f"play {card}")
    assert made.turn == 0
    made.play("play JD")
    assert made.legal() == ["play 10S", "play JS", "play QS", "play KS"]


def test_the_left_bower_does_not_follow_its_own_suit() -> None:
    made = table(hands=[["9D", *HANDS[0][2:], "AC"], HANDS[1], HANDS[2], ["JD", "10D", "QD", "KD", "AD"]], turned="JH")
    made.play("order up")
    made.play("discard 10D")
    made.play("play 9D")
    made.play("play 9S")
    made.play("play 9C")
    assert set(made.legal()) == {"play QD", "play KD", "play AD"}
    assert refusal(made, "play JD").startswith("You must follow suit")


def test_naming_another_suit() -> None:
    made = table()
    for _ in range(4):
        made.play("pass")
    assert "name hearts" not in made.legal()
    assert refusal(made, "name hearts") == "Hearts were turned down: name another suit"
    for _ in range(3):
        made.play("pass")
    assert "pass" in made.legal()
    made.play("pass")
    assert made.hand == 2


def test_the_dealer_is_stuck() -> None:
    made = table("yes")
    for _ in range(7):
        made.play("pass")
    assert refusal(made, "pass") == "Everybody has passed: the dealer must name a suit"


def played(order: str) -> list[int]:
    """The points of a hand in which seat 0 orders up and plays its cards from the top."""
    made = table()
    made.play(order)
    made.play("discard 9D")
    while made.counted == 0:
        wanted = [f"play {card}" for card in HANDS[0]]
        made.play(next((move for move in wanted if move in made.legal()), made.legal()[0]))
    return [int(points) for points in made.results[0]["points"]]


def test_a_march_and_going_alone() -> None:
    assert played("order up") == [2, 0, 2, 0]
    assert played("order alone") == [4, 0, 4, 0]


def test_the_partner_of_one_who_goes_alone_sits_out() -> None:
    made = table()
    made.play("order alone")
    made.play("discard 9D")
    made.play("play JH")
    made.play("play 9S")
    assert made.turn == 3


def test_casual_players_beat_random_ones() -> None:
    total = better("euchre", 6, target=5)
    assert total[0] > total[1]
