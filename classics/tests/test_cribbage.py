"""Cribbage, rule by rule."""

import pytest
from tables import better, cards, dealt, refusal

import parlor
from parlor.families.pegging import Showing, pegged
from parlor.packs.standard import STANDARD


def mask(text: str) -> int:
    return sum(1 << STANDARD.index[card] for card in cards(text))


# Hands with well-known counts.
@pytest.mark.parametrize(
    ("hand", "starter", "points"),
    [
        ("5H 5S 5D JC", "5C", 29),
        ("5H 5S JD JC", "5C", 23),
        ("4H 4S 5D 6C", "6H", 24),
        ("7H 8S 8D 9C", "9H", 20),
        ("2H 4H 6H 8H", "KH", 5),
        ("2H 4H 6H 8H", "KS", 4),
        ("AH 3S 7D 9C", "QH", 0),
        ("2C 3C JH QD", "KH", 10),
    ],
)
def test_the_show(hand: str, starter: str, points: int) -> None:
    assert Showing(STANDARD).total(mask(hand), STANDARD.index[starter], False) == points


def test_a_crib_needs_five_cards_of_a_suit() -> None:
    assert Showing(STANDARD).flush(mask("2H 4H 6H 8H"), STANDARD.index["KS"], True) == 0
    assert Showing(STANDARD).flush(mask("2H 4H 6H 8H"), STANDARD.index["KH"], True) == 5


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("5H 5S", 2),
        ("5H 5S 5D", 6),
        ("5H 5S 5D 5C", 12),
        ("4H 6S 5D", 3),
        ("2H 4H 6S 5D", 3),
        ("3H 4H 6S 5D", 4),
        ("4H 4S 5D 6C", 3),
        ("4H 6S", 0),
    ],
)
def test_the_play(row: str, points: int) -> None:
    assert pegged(STANDARD.cards(cards(row)), STANDARD.number) == points


def begun(first: str, second: str, starter: str = "9C") -> parlor.Table:
    """Seat 0 and the dealer keep four cards each; kings and queens go to the crib."""
    table = dealt("cribbage", [[*cards(first), "KS", "KH"], [*cards(second), "QS", "QH"]], [starter])
    for seat, away in ((0, "KS KH"), (1, "QS QH")):
        for card in cards(away):
            table.play(f"give {card}", seat)
    return table


def test_the_crib_is_laid_away_unseen() -> None:
    table = dealt("cribbage", [cards("2S 3S 4S 5S KS KH"), cards("2H 3H 4H 5H QS QH")])
    assert table.waiting == (0, 1)
    table.play("give KS", 0)
    assert table.view(1)["zones"]["crib:0"] == ["??"]
    assert refusal(table, "play 2H", 1) == "Lay cards away first, 2 to go"
    table.play("give KH", 0)
    assert refusal(table, "give 2S", 0) == "You have laid your cards away: wait for the others"


def test_his_heels() -> None:
    assert begun("2S 3S 4S 6S", "2H 3H 4H 6H", "JC").scores == [0, 2]


def test_fifteen_pairs_and_runs_are_pegged_at_once() -> None:
    table = begun("7S 3S 4S AS", "8H 7H 9H 2H", "10C")
    table.play("play 7S")
    table.play("play 8H")
    assert table.scores == [0, 2]
    assert refusal(table, "play 9H").startswith("You do not hold")


def test_thirty_one_and_go() -> None:
    table = begun("10S 10H 9S 2S", "10D AH 6H 7H", "3C")
    for card in ("10S", "10D", "10H"):
        table.play(f"play {card}")
    assert table.turn == 1
    assert table.legal() == ["play AH"]
    table.play("play AH")
    assert table.scores == [6, 2 + 2]
    assert table.turn == 0


def test_the_first_to_count_wins() -> None:
    table = parlor.deal("cribbage", seed=3)
    player = parlor.player("casual", seed=3)
    while not table.over:
        seat = table.waiting[0]
        table.play(player.choose(table, seat), seat)
    assert len(table.winners) == 1
    assert table.scores[table.winners[0]] >= 121 > table.scores[1 - table.winners[0]]


def test_casual_players_beat_random_ones() -> None:
    total = better("cribbage", 4, target=61)
    assert total[0] > total[1]
