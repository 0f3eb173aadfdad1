"""Gin Rummy, rule by rule."""

from tables import better, dealt, refusal

import parlor

# Seat 0 has three melds but for a card; seat 1 has two pairs and high cards.
FIRST = ["2H", "3H", "4H", "7S", "7D", "7C", "JS", "QS", "KS", "AD"]
SECOND = ["5H", "6H", "KD", "KC", "QD", "QC", "9S", "9D", "2C", "AC"]


def table(rest: list[str] | None = None, **options: int | str) -> parlor.Table:
    return dealt("gin-rummy", [FIRST, SECOND], rest or ["3C", "10D"], **options)


def test_the_first_discard_is_offered() -> None:
    made = table()
    assert made.legal() == ["pass", "draw discard"]
    assert refusal(made, "draw stock") == "Take the first discard, or pass"
    made.play("pass")
    assert made.turn == 1
    made.play("pass")
    assert made.legal() == ["draw stock"]
    assert refusal(made, "draw discard") == "Everybody has passed the first discard: draw from the stock"


def test_the_card_just_taken_may_not_be_thrown() -> None:
    made = table()
    made.play("draw discard")
    assert "discard 3C" not in made.legal()
    assert refusal(made, "discard 3C") == "You have just taken 3C: throw another card"


def test_knock_and_lay_off() -> None:
    made = table()
    made.play("pass")
    made.play("pass")
    made.play("draw stock")
    assert [move for move in made.legal() if move.startswith("knock")][-1] == "knock 10D"
    made.play("knock 10D")
    assert made.turn == 1
    assert made.view(1)["zones"]["hand:0"] == ["AD"]
    assert made.legal() == ["pass", "add 5H to 2"]
    assert refusal(made, "add KD to 2").startswith("KD does not extend meld 2")
    made.play("add 5H to 2")
    made.play("add 6H to 2")
    made.play("pass")
    # Kings, queens and nines are pairs only: 20 + 20 + 18 + 2 + 1 left over against the ace.
    assert made.results[0]["points"] == [61 - 1, 0]


def test_gin() -> None:
    hands = [[*FIRST[:9], "5H"], [card if card != "5H" else "AH" for card in SECOND]]
    made = dealt("gin-rummy", hands, ["3C", "10D"], target=500)
    made.play("pass")
    made.play("pass")
    made.play("draw stock")
    made.play("knock 10D")
    assert made.counted == 1
    assert made.results[0]["notes"][0] == "Seat 0: gin: +25"


def test_undercut() -> None:
    second = ["5S", "5D", "5C", "8S", "8D", "8C", "KD", "KC", "KH", "AC"]
    made = dealt("gin-rummy", [FIRST, second], ["3C", "10D"])
    for move in ("pass", "pass", "draw stock", "knock 10D", "pass"):
        made.play(move)
    assert made.results[0]["points"] == [0, 25]


def test_too_much_is_left_over() -> None:
    made = table()
    made.play("draw discard")
    assert refusal(made, "knock 7S") == "That leaves 18 over; to knock it may be 10 at most"


def test_oklahoma() -> None:
    assert table(["3C"], oklahoma="yes").view(0)["facts"]["knock_limit"] == 3
    assert table(["AS"], oklahoma="yes").view(0)["facts"]["knock_limit"] == 0


def test_casual_players_beat_random_ones() -> None:
    total = better("gin-rummy", 2, target=50)
    assert total[0] > total[1]
