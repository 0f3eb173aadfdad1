"""Spades, rule by rule."""

from tables import better, dealt, refusal, suit

import parlor


def by_suit(**options: int | str) -> parlor.Table:
    """Seat 0 has the clubs, seat 1 the diamonds, seat 2 the hearts, seat 3 the spades."""
    return dealt("spades", [suit("C"), suit("D"), suit("H"), suit("S")], None, **options)


def played(*bids: int, **options: int | str) -> list[int]:
    """The points of a hand in which seat 3 takes every trick."""
    table = by_suit(**options)
    for bid in bids:
        table.play(f"bid {bid}")
    while table.counted == 0:
        table.play(table.legal()[0])
    return [int(points) for points in table.results[0]["points"]]


def test_each_bids_once_and_partners_no_more_than_thirteen() -> None:
    table = by_suit()
    table.play("bid 9")
    table.play("bid 13")
    assert table.legal() == [f"bid {n}" for n in range(5)]
    assert refusal(table, "bid 5") == "You and your partner cannot take more than thirteen tricks: bid up to 4"
    assert refusal(table, "bid 14") == "Bids run from 0 to 4"


def test_contracts_and_bags() -> None:
    assert played(1, 2, 3, 4) == [-40, 67, -40, 67]


def test_ten_bags_cost_a_hundred() -> None:
    assert played(1, 1, 1, 2) == [-20, 30 + 10 - 100, -20, 30 + 10 - 100]
    assert played(1, 1, 1, 2, bags="free") == [-20, 40, -20, 40]


def test_nil() -> None:
    assert played(0, 0, 4, 13) == [100 - 40, 100 + 130, 100 - 40, 100 + 130]
    assert played(1, 5, 1, 0) == [-20, 50 + 8 - 100, -20, 50 + 8 - 100]
    assert played(0, 3, 3, 10, nil=50) == [50 - 30, 130, 50 - 30, 130]


def test_spades_are_not_led_until_broken() -> None:
    hands = [["AC", "AS", *suit("D", "A23456789TJ")], ["2C", *suit("H", "A23456789TJQ")]]
    hands.append(["3C", *suit("S", "23456789TJQK")])
    hands.append(["KH", "QD", "KD", *suit("C", "456789TJQK")])
    table = dealt("spades", hands)
    for _ in range(4):
        table.play("bid 3")
    assert "play AS" not in table.legal()
    assert refusal(table, "play AS").startswith("Spades may not be led until one has been played, and you hold")
    for move in ("AD", "AH", "2S", "QD"):
        table.play(f"play {move}")
    assert table.turn == 2
    assert table.view(2)["facts"]["broken"]
    assert "play 3S" in table.legal()


def test_casual_players_beat_random_ones() -> None:
    total = better("spades", 3, target=100)
    assert total[0] > total[1]
