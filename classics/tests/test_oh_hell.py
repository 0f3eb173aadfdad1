"""Oh Hell, rule by rule."""

import pytest
from tables import better, dealt, refusal

import parlor


def sizes(players: int, **options: int | str) -> list[int]:
    """The number of cards in each hand of a game."""
    table = parlor.deal("oh-hell", players, seed=1, options=dict(options))
    found: list[int] = []
    while not table.over:
        if len(found) < table.hand:
            found.append(len(table.zones()["hand:0"]))
        table.play(table.legal()[0])
    return found


def test_the_course_of_hands() -> None:
    assert sizes(3, cards=3) == [3, 2, 1, 2, 3]
    assert sizes(3, cards=3, course="up") == [1, 2, 3]
    assert sizes(4, cards=2, course="up-down") == [1, 2, 1]


def test_as_many_cards_as_usual() -> None:
    assert [len(parlor.deal("oh-hell", players).zones()["hand:0"]) for players in (3, 6, 7)] == [10, 8, 7]


def two(**options: int | str) -> parlor.Table:
    """Three players with a card each; spades are trumps."""
    return dealt("oh-hell", [["AH"], ["2H"], ["2S"]], ["5S"], cards=1, course="up", **options)


def test_the_next_card_makes_trumps() -> None:
    table = two()
    assert table.view(0)["facts"]["trumps"] == "Spades"
    assert table.zones()["turned"] == ["5S"]


def test_the_dealer_may_not_make_the_bids_come_out_even() -> None:
    table = two()
    table.play("bid 1")
    table.play("bid 0")
    assert table.legal() == ["bid 1"]
    assert refusal(table, "bid 0") == "A bid of 0 would make all bids come out even, and the dealer may not do that"
    free = two(hook="no")
    free.play("bid 1")
    free.play("bid 0")
    assert free.legal() == ["bid 0", "bid 1"]


@pytest.mark.parametrize(("score", "points"), [("exact", [0, 10, 11]), ("tricks", [0, 10, 11]), ("penalty", [-1, 10, 11])])
def test_the_count(score: str, points: list[int]) -> None:
    table = two(score=score)
    for move in ("bid 1", "bid 0", "bid 1", "play AH", "play 2H", "play 2S"):
        table.play(move)
    assert table.results[0]["points"] == points


def test_casual_players_beat_random_ones() -> None:
    total = better("oh-hell", 4, cards=5, course="down")
    assert total[0] > max(total[1:])
