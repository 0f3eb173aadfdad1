"""Whist, rule by rule."""

from tables import dealt, finish, refusal, suit

import parlor


def by_suit(**options: int | str) -> parlor.Table:
    """Seat 0 has the clubs, seat 1 the diamonds, seat 2 the hearts, and the dealer the spades, which are trumps."""
    return dealt("whist", [suit("C"), suit("D"), suit("H"), suit("S")], None, **options)


def test_the_dealers_last_card_makes_trumps() -> None:
    table = by_suit()
    assert table.view(0)["facts"]["trumps"] == "Spades"
    assert table.view(0)["facts"]["turned"] == "KS"
    assert all("KS" in table.resample(0, seed=seed).zones()["hand:3"] for seed in range(5))


def test_the_dealers_left_leads_and_trumps_take() -> None:
    table = by_suit()
    assert table.turn == 0
    for move in ("play AC", "play AD", "play AH", "play 2S"):
        table.play(move)
    assert table.turn == 3


def test_follow_suit() -> None:
    hands = [["2C", *suit("H", "A23456789TJQ")], ["3C", "KH", *suit("D", "A23456789TJ")]]
    hands += [suit("S"), ["QD", "KD", *suit("C", "A456789TJQK")]]
    table = dealt("whist", hands)
    table.play("play 2C")
    assert table.legal() == ["play 3C"]
    assert refusal(table, "play KH").startswith("You must follow suit: Clubs were led")


def test_tricks_over_six_count_for_both_partners() -> None:
    table = by_suit()
    while table.counted == 0:
        table.play(table.legal()[0])
    assert table.results[0]["points"] == [0, 7, 0, 7]


def test_honors() -> None:
    for honors, points in (("ignore", [0, 7, 0, 7]), ("count", [0, 11, 0, 11])):
        table = by_suit(honors=honors, target=25)
        finish(table)
        assert table.results[0]["points"] == points
