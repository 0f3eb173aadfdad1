"""Reno: rules/rumme-b.md, section by section."""

import pytest

import parlor
from tests.games.helpers import deck_for, filled, pack_of, play, play_out, refusal

COUNTS = {13: 4, 12: 3, 11: 2, 10: 10, 5: 1}


def count(cards: list[str]) -> int:
    return sum(COUNTS.get(int(card[1:]), 0) for card in cards)


def arranged(hands: dict[int, str], then: str = "", players: int = 2, target: int = 10) -> parlor.Table:
    deck = deck_for("reno", players, hands, batches=[3, 3], then=then)
    return parlor.deal("reno", players, seed=1, dealer=0, deck=deck, options={"target": target})


def finished(players: int, seed: int, target: int) -> tuple[parlor.Table, str]:
    """A game in which every seat plays its first legal card, and the letter of its first trumps."""
    table = parlor.deal("reno", players, seed=seed, dealer=0, options={"target": target})
    trumps = table.view(None)["facts"]["trumps"][0]
    play_out(table)
    return table, trumps


def test_reno_players_and_pack() -> None:
    assert parlor.game("reno").players == (2, 3, 4)
    assert parlor.game("reno").usual == 2
    assert len(pack_of("reno")) == 52
    assert "RU" not in pack_of("reno")
    assert (parlor.game("reno").options["target"].default, parlor.game("reno").options["target"].values[-1]) == (10, 500)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reno_deal_three_at_a_time_from_the_left(players: int) -> None:
    deck = filled([], pack_of("reno"))[::-1]
    table = parlor.deal("reno", players, seed=1, dealer=0, deck=deck)
    zones = table.zones()
    assert set(zones["hand:1"]) == set(deck[:3] + deck[3 * players : 3 * players + 3])
    assert set(zones["hand:0"]) == set(deck[3 * players - 3 : 3 * players] + deck[6 * players - 3 : 6 * players])
    assert zones["stock"] == deck[6 * players :][::-1]
    assert table.turn == 1


def test_reno_R1_only_the_top_of_the_open_stock_is_seen() -> None:
    table = arranged({1: "H2 H3"}, then="C4 U7")
    for seat in (None, 0, 1):
        assert table.view(seat)["zones"]["stock"] == ["??"] * 39 + ["C4"]
    assert table.view(0)["zones"]["hand:1"] == ["??"] * 6
    assert table.view(None)["facts"]["trumps"] == "Crowns"
    assert table.view(None)["facts"]["turned"] == "C4"


def test_reno_R1_draws_are_told_and_resample_leaves_them() -> None:
    table = arranged({1: "H2 H3", 0: "H9"}, then="C4 U7 S6")
    play(table, "H2 H9")
    assert table.log[-3:] == ["Seat 0 takes the trick with H9", "Seat 0 draws C4", "Seat 1 draws U7"]
    assert table.view(0)["zones"]["stock"][-1] == "S6"
    assert table.view(0)["zones"]["hand:1"] == ["??"] * 6
    for seed in range(20):
        assert "U7" in table.resample(0, seed).zones()["hand:1"]
        assert table.resample(0, seed).zones()["stock"][-1] == "S6"


def test_reno_void_suit_does_not_bar_a_card_drawn_openly_later() -> None:
    table = arranged({1: "H2 H3", 0: "S1 S2 S3 S4 S5 S8"}, then="C4 H7")
    play(table, "H2 S1")
    assert "C4" in table.zones()["hand:1"]
    assert "H7" in table.zones()["hand:0"]
    for seed in range(20):
        hand = table.resample(1, seed).zones()["hand:0"]
        assert [card for card in hand if card[0] == "H"] == ["H7"]


def test_reno_taker_draws_first_and_leads() -> None:
    table = arranged({1: "H10", 2: "H4", 0: "H5"}, then="C4 U7 S6 S7", players=3)
    play(table, "H10 H4 H5")
    assert table.log[-4:] == ["Seat 1 takes the trick with H10", "Seat 1 draws C4", "Seat 2 draws U7", "Seat 0 draws S6"]
    assert table.turn == 1
    assert table.zones()["won:1"] == ["H10", "H4", "H5"]


def test_reno_R5_later_top_cards_do_not_change_the_trump() -> None:
    table = arranged({1: "H2", 0: "H9"}, then="C4 U7 S6 S7")
    play(table, "H2 H9")
    assert table.view(None)["zones"]["stock"][-1] == "S6"
    assert table.view(None)["facts"]["trumps"] == "Crowns"


def test_reno_trump_beats_the_suit_led() -> None:
    table = arranged({1: "H13 H12", 0: "C1 U2 U3 U4 U5 U6"}, then="C4 U7")
    play(table, "H13 C1")
    assert table.zones()["won:0"] == ["H13", "C1"]


def test_reno_a_plain_card_of_another_suit_takes_nothing() -> None:
    table = arranged({1: "H2 H12", 0: "U13 U2 U3 U4 U5 U6"}, then="C4 U7")
    play(table, "H2 U13")
    assert table.zones()["won:1"] == ["H2", "U13"]


@pytest.mark.parametrize(("players", "tricks"), [(2, 26), (3, 17), (4, 13)])
def test_reno_tricks_of_a_hand(players: int, tricks: int) -> None:
    table, _ = finished(players, 3, 1)
    assert sum("takes the trick" in line for line in table.log) == tricks
    assert sum(len(table.zones()[f"won:{seat}"]) for seat in range(players)) == 52


def test_reno_R2_odd_card_goes_to_the_taker_of_the_twelfth_trick() -> None:
    table = parlor.deal("reno", 3, seed=4, dealer=0)
    while sum(table.view(None)["facts"]["tricks"]) < 11:
        table.play(table.legal()[0])
    assert len(table.zones()["stock"]) == 1
    last = table.zones()["stock"][0]
    assert table.view(None)["zones"]["stock"] == [last]
    for _ in range(3):
        table.play(table.legal()[0])
    taker = table.turn
    assert table.zones()["stock"] == []
    assert table.zones()[f"won:{taker}"][-1] == last
    assert table.view(None)["zones"][f"won:{taker}"][-1] == last
    assert [len(table.zones()[f"hand:{seat}"]) for seat in range(3)] == [5, 5, 5]
    assert table.log[-1] == f"Seat {taker} takes {last}, the last card of the stock"


def test_reno_no_draw_when_fewer_cards_are_left_than_players() -> None:
    table = parlor.deal("reno", 4, seed=4, dealer=0)
    while sum(table.view(None)["facts"]["tricks"]) < 7:
        table.play(table.legal()[0])
    assert table.zones()["stock"] == []
    assert [len(table.zones()[f"hand:{seat}"]) for seat in range(4)] == [6] * 4
    while sum(table.view(None)["facts"]["tricks"]) < 8:
        table.play(table.legal()[0])
    assert [len(table.zones()[f"hand:{seat}"]) for seat in range(4)] == [5] * 4


def test_reno_example_38_against_42() -> None:
    table, trumps = finished(2, 81, 1)
    won = [table.zones()["won:0"], table.zones()["won:1"]]
    assert trumps + "13" in won[0]
    assert trumps + "5" in won[0]
    assert trumps + "1" in won[1]
    assert [count(cards) for cards in won] == [38, 42]
    assert table.results[0]["points"] == [2, 2]
    assert table.results[0]["notes"] == [
        "Seat 0: High, the 13 of trumps: +1",
        "Seat 1: Low, the 1 of trumps: +1",
        "Seat 0: Reno, the 5 of trumps: +1",
        "Seat 1: Game, with a count of 42: +1",
    ]


def test_reno_example_40_each() -> None:
    table, trumps = finished(2, 40, 1)
    won = [table.zones()["won:0"], table.zones()["won:1"]]
    assert trumps + "13" in won[0]
    assert trumps + "5" in won[0]
    assert trumps + "1" in won[1]
    assert [count(cards) for cards in won] == [40, 40]
    assert table.results[0]["points"] == [2, 1]
    assert table.results[0]["notes"][-1] == "Nobody scores Game: the highest count, 40, is shared"


def test_reno_R3_three_players_highest_count_shared() -> None:
    table, _ = finished(3, 144, 1)
    assert [count(table.zones()[f"won:{seat}"]) for seat in range(3)] == [14, 33, 33]
    assert "shared" in table.results[0]["notes"][-1]
    assert sum(table.results[0]["points"]) == 3


def test_reno_R4_high_wins_before_game() -> None:
    table, trumps = finished(2, 35, 1)
    assert trumps + "13" in table.zones()["won:0"]
    assert table.scores == [1, 3]
    assert table.over
    assert table.winners == (0,)


def test_reno_R4_order_high_low_reno_game() -> None:
    table, _ = finished(2, 81, 2)
    assert table.scores == [2, 2]
    assert table.winners == (0,)


def test_reno_target_goes_over_several_hands() -> None:
    table, _ = finished(2, 81, 3)
    assert not table.over
    assert table.scores == [2, 2]
    assert table.hand == 2
    assert table.dealer == 1
    while not table.over:
        play_out(table)
    assert len(table.winners) == 1
    assert table.scores[table.winners[0]] >= 3
    points = [hand["points"] for hand in table.results]
    assert all(3 <= sum(each) <= 4 for each in points)
    assert table.scores == [sum(each[seat] for each in points) for seat in (0, 1)]


def test_reno_R6_every_hand_gives_at_least_three_points() -> None:
    for players in (2, 3, 4):
        for seed in range(5):
            table, _ = finished(players, seed, 1)
            assert 3 <= sum(table.results[0]["points"]) <= 4


def test_reno_illegal_follow_suit() -> None:
    table = arranged({1: "C9", 0: "C4 U2 U3 U4 U5 U6"}, then="H4 U7")
    play(table, "C9")
    assert table.legal() == ["play C4"]
    assert refusal(table, "play U2") == "You must follow suit: Crowns were led and you hold C4"


def test_reno_illegal_trumping_while_holding_the_suit() -> None:
    table = arranged({1: "C9", 0: "C4 H2 U3 U4 U5 U6"}, then="H4 U7")
    play(table, "C9")
    assert refusal(table, "play H2") == "You must follow suit: Crowns were led and you hold C4"


def test_reno_follow_suit_holds_after_the_stock_is_out() -> None:
    table = parlor.deal("reno", 2, seed=9, dealer=0)
    checked = 0
    while table.hand == 1:
        zones = table.zones()
        if not zones["stock"] and zones["trick"]:
            held = zones[f"hand:{table.turn}"]
            same = [card for card in held if card[0] == zones["trick"][0][0]]
            if same and same != held:
                assert table.legal() == [f"play {card}" for card in same]
                checked += 1
        table.play(table.legal()[-1])
    assert checked > 0


def test_reno_illegal_card_not_held() -> None:
    table = arranged({1: "C9", 0: "C4"}, then="H4 U7")
    assert refusal(table, "play C4") == "You do not hold C4"


@pytest.mark.parametrize("move", ["draw", "draw stock", "draw discard"])
def test_reno_illegal_any_draw(move: str) -> None:
    table = arranged({})
    assert refusal(table, move) == "Drawing happens by itself after each trick: play a card"


def test_reno_illegal_other_forms() -> None:
    table = arranged({})
    assert refusal(table, "pass") == "'pass' is not a move of this game: its moves are play C"
    assert refusal(table, "play H4", seat=0) == "It is not your turn: seat 1 is to play"
