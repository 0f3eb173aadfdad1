"""Crazy Eights, rule by rule."""

from tables import better, dealt, refusal

import parlor


def three(**options: int | str) -> parlor.Table:
    """Three players; the five of hearts is turned up."""
    hands = [["5S", "2H", "8C", "KD", "KC"], ["3S", "4S", "QS", "7D", "9D"], ["AS", "6S", "9S", "JD", "QD"]]
    return dealt("crazy-eights", hands, ["5H", "2C", "3C", "4C"], **options)


def test_match_suit_or_rank_or_play_an_eight() -> None:
    table = three()
    assert table.legal() == ["play 5S", "play 2H", "play 8C", "draw stock"]
    assert refusal(table, "play KD") == "KD fits neither the suit, Hearts, nor the rank of 5H"
    assert refusal(table, "pass") == "You may only pass when you cannot draw any more"


def test_an_eight_changes_the_suit() -> None:
    table = three()
    table.play("play 8C")
    assert table.turn == 0
    assert refusal(table, "play KC") == "Name the suit to follow your eight"
    table.play("name spades")
    assert table.turn == 1
    assert table.legal() == ["play 3S", "play 4S", "play QS", "draw stock"]


def test_the_limit_of_draws() -> None:
    table = three(draws=1)
    table.play("draw stock")
    assert "2C" in table.zones()["hand:0"]
    assert table.legal()[-1] == "pass"
    table.play("pass")
    assert table.turn == 1


def test_special_cards() -> None:
    table = three(special="yes")
    table.play("play 2H")
    assert table.view(1)["facts"]["owed"] == 2
    assert table.legal() == ["draw stock"]
    table.play("draw stock")
    assert len(table.zones()["hand:1"]) == 7
    assert table.turn == 2


def test_a_queen_skips_and_an_ace_turns_the_way_round() -> None:
    table = three(special="yes")
    table.play("play 5S")
    table.play("play QS")
    assert table.turn == 0
    table.play("draw stock")
    back = three(special="yes")
    for move in ("play 5S", "play 3S", "play AS"):
        back.play(move)
    assert back.turn == 1


def test_who_is_out_scores_what_the_others_hold() -> None:
    hands = [["5S", "5D", "5C", "2S", "3S"], ["8S", "KS", "AS", "7D", "9D"], ["AD", "6S", "9S", "JD", "QD"]]
    table = dealt("crazy-eights", hands, ["5H", "4H", "6H", "7H", "9H"], target=500, draws=1)
    for card in ("5C", "5D", "5S", "2S"):
        table.play(f"play {card}")
        for _ in range(2):
            table.play("draw stock")
            table.play("pass")
    held = table.zones()
    table.play("play 3S")
    worth = {"A": 1, "J": 10, "Q": 10, "K": 10, "8": 50}
    others = [card for seat in (1, 2) for card in held[f"hand:{seat}"]]
    assert table.results[0]["points"] == [sum(worth.get(card[:-1]) or int(card[:-1]) for card in others), 0, 0]


def test_casual_players_beat_random_ones() -> None:
    total = better("crazy-eights", 4, target=60)
    assert total[0] > max(total[1:])
