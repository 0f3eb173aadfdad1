"""Argentina: rules/rumme-a.md, section by section."""

import pytest

import parlor
from tests.games.helpers import deck_for, pack_of, play, play_out, refusal


def finished(players: int, seed: int, target: int = 1) -> parlor.Table:
    """A game in which every seat plays its first legal card."""
    table = parlor.deal("argentina", players, seed=seed, dealer=0, options={"target": target})
    while not table.over:
        play_out(table)
    return table


def four(hands: dict[int, str]) -> parlor.Table:
    """Four players; seat 0 deals, and the last card of its hand is turned up."""
    return parlor.deal("argentina", 4, seed=1, dealer=0, deck=deck_for("argentina", 4, hands, batches=[1] * 9))


def test_argentina_players_and_options() -> None:
    game = parlor.game("argentina")
    assert game.players == (2, 3, 4, 5, 6, 7)
    assert game.usual == 2
    assert game.options["target"].default == 72
    assert (game.options["target"].values[0], game.options["target"].values[-1]) == (1, 500)


def test_argentina_R1_thirty_six_cards() -> None:
    pack = pack_of("argentina")
    assert len(pack) == 36
    assert pack[:9] == ["H1", "H6", "H7", "H8", "H9", "H10", "H11", "H12", "H13"]


def test_argentina_R2_two_players_three_hands_of_six_each() -> None:
    deck = pack_of("argentina")[::-1]
    table = parlor.deal("argentina", 2, seed=1, dealer=0, deck=deck)
    zones = table.zones()
    assert set(zones["first:1"]) == set(deck[0:12:2])
    assert set(zones["first:0"]) == set(deck[1:12:2])
    assert set(zones["second:1"]) == set(deck[12:24:2])
    assert set(zones["second:0"]) == set(deck[13:24:2])
    assert set(zones["hand:1"]) == set(deck[24:36:2])
    assert set(zones["hand:0"]) == set(deck[25:36:2])
    assert zones["turned"] == []
    assert table.turn == 1


def test_argentina_three_players_two_hands_of_six_each() -> None:
    deck = pack_of("argentina")[::-1]
    table = parlor.deal("argentina", 3, seed=1, dealer=0, deck=deck)
    zones = table.zones()
    for seat in range(3):
        place = (seat - 1) % 3
        assert set(zones[f"first:{seat}"]) == set(deck[place:18:3])
        assert set(zones[f"hand:{seat}"]) == set(deck[18 + place : 36 : 3])
    assert "second:0" not in zones


@pytest.mark.parametrize(("players", "each"), [(4, 9), (5, 7), (6, 6), (7, 5)])
def test_argentina_R5_four_to_seven_players_one_hand(players: int, each: int) -> None:
    deck = pack_of("argentina")[::-1]
    table = parlor.deal("argentina", players, seed=1, dealer=0, deck=deck)
    zones = table.zones()
    for seat in range(players):
        assert set(zones[f"hand:{seat}"]) == set(deck[(seat - 1) % players : each * players : players])
    assert zones["turned"] == ([deck[35]] if players in (5, 7) else [])
    assert "first:0" not in zones


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_argentina_R4_the_last_card_is_the_dealers_and_shows_the_trump(players: int) -> None:
    deck = pack_of("argentina")
    table = parlor.deal("argentina", players, seed=1, dealer=0, deck=deck)
    assert deck[35] == "S13"
    assert "S13" in table.zones()["hand:0"]
    assert table.log[-1] == "S13 is turned up: Shields are trumps"
    for seat in (None, 1):
        view = table.view(seat)
        assert view["facts"]["trumps"] == "Shields"
        assert view["facts"]["turned"] == "S13"
        assert set(view["zones"]["hand:0"]) == {"??"}
    assert all("S13" in table.resample(1, seed).zones()["hand:0"] for seed in range(10))


def test_argentina_turned_card_of_five_belongs_to_nobody() -> None:
    table = parlor.deal("argentina", 5, seed=1, dealer=0, deck=pack_of("argentina"), options={"target": 1})
    assert table.view(2)["zones"]["turned"] == ["S13"]
    play_out(table)
    assert sum(len(cards) for zone, cards in table.zones().items() if zone.startswith("won")) == 35
    assert table.zones()["turned"] == ["S13"]


def test_argentina_face_down_hands_are_seen_by_nobody() -> None:
    table = parlor.deal("argentina", 2, seed=1, dealer=0)
    for seat in (None, 0, 1):
        for zone in ("first:0", "first:1", "second:0", "second:1"):
            assert table.view(seat)["zones"][zone] == ["??"] * 6


def test_argentina_R3_second_hands_are_taken_up_before_the_first() -> None:
    table = parlor.deal("argentina", 2, seed=1, dealer=0)
    before = table.zones()
    while sum(table.view(None)["facts"]["tricks"]) < 6:
        table.play(table.legal()[0])
    after = table.zones()
    assert after["hand:0"] == before["second:0"]
    assert after["hand:1"] == before["second:1"]
    assert after["second:0"] == after["second:1"] == []
    assert after["first:0"] == before["first:0"]
    assert table.log[-1] == "All take up their next hands"
    assert table.log[-2].startswith(f"Seat {table.turn} takes the trick")
    while sum(table.view(None)["facts"]["tricks"]) < 12:
        table.play(table.legal()[0])
    assert table.zones()["hand:0"] == before["first:0"]
    assert table.zones()["first:0"] == []


def test_argentina_R3_three_players_take_up_the_first_hands() -> None:
    table = parlor.deal("argentina", 3, seed=1, dealer=0)
    before = table.zones()
    while sum(table.view(None)["facts"]["tricks"]) < 6:
        table.play(table.legal()[0])
    assert [table.zones()[f"hand:{seat}"] for seat in range(3)] == [before[f"first:{seat}"] for seat in range(3)]


def test_argentina_R6_trumps_stay_for_all_hands_of_the_deal() -> None:
    table = parlor.deal("argentina", 2, seed=1, dealer=0)
    trumps = table.view(None)["facts"]["trumps"]
    while sum(table.view(None)["facts"]["tricks"]) < 13:
        table.play(table.legal()[0])
    assert table.view(None)["facts"]["trumps"] == trumps


def test_argentina_a_void_in_one_hand_says_nothing_of_the_next() -> None:
    deck = deck_for("argentina", 2, {}, batches=[])
    hearts = [card for card in deck if card[0] == "H"]
    others = [card for card in deck if card[0] != "H"]
    left = others[:12] + hearts[:6]
    dealer = hearts[6:9] + others[12:]
    order = [card for pair in zip(left, dealer, strict=True) for card in pair]
    table = parlor.deal("argentina", 2, seed=1, dealer=0, deck=order)
    play(table, hearts[0])
    table.play(table.legal()[0])
    assert any(card[0] == "H" for seed in range(20) for card in table.resample(1, seed).zones()["first:0"])
    assert not any(card[0] == "H" for seed in range(20) for card in table.resample(1, seed).zones()["hand:0"])
    while sum(table.view(None)["facts"]["tricks"]) < 12:
        table.play(table.legal()[0])
    assert {card for card in table.zones()["hand:0"] if card[0] == "H"} == set(hearts[6:9])


def test_argentina_one_is_highest_then_thirteen() -> None:
    table = four({1: "H13", 2: "H1", 3: "H12", 0: "H6"})
    play(table, "H13 H1 H12 H6")
    assert table.zones()["won:2"] == ["H13", "H1", "H12", "H6"]
    assert table.turn == 2


def test_argentina_highest_trump_takes_the_trick() -> None:
    trumps = "C6 U6 U7 U8 U9 U10 U11 U12 C13"
    table = four({1: "H1", 2: "C7 S6 S7 S8 S9 S10 S11 S12 S13", 3: "H6", 0: trumps})
    assert table.view(None)["facts"]["trumps"] == "Crowns"
    play(table, "H1 C7 H6 C6")
    assert table.turn == 2


def test_argentina_nobody_is_obliged_to_trump() -> None:
    table = four({1: "H1", 2: "C7 S6 S7 S8 S9 S10 S11 S12 S13", 0: "C13 U6 U7 U8 U9 U10 U11 U12 C12"})
    play(table, "H1")
    assert len(table.legal()) == 9


@pytest.mark.parametrize(("players", "tricks"), [(2, 18), (3, 12), (4, 9), (5, 7), (6, 6), (7, 5)])
def test_argentina_number_of_tricks(players: int, tricks: int) -> None:
    table = finished(players, 2)
    assert sum("takes the trick" in line for line in table.log) == tricks


def test_argentina_example_18_and_6() -> None:
    table = finished(2, 179)
    assert [len(table.zones()["won:0"]), len(table.zones()["won:1"])] == [22, 14]
    assert [result["points"] for result in table.results] == [[18, 6]]
    assert table.results[0]["notes"] == [
        "Seat 0: took the 1 of trumps: +4",
        "Seat 1: took the 13 of trumps: +3",
        "Seat 1: took the 12 of trumps: +2",
        "Seat 1: took the 11 of trumps: +1",
        "Seat 0: took the 10 of trumps: +10",
        "Seat 0: took the most cards, 22, and was dealt 18: +4",
    ]


def test_argentina_only_the_most_cards_score() -> None:
    table = finished(3, 4)
    assert [len(table.zones()[f"won:{seat}"]) for seat in range(3)] == [18, 3, 15]
    assert table.results[0]["points"] == [21, 4, 1]
    assert [note for note in table.results[0]["notes"] if "cards" in note] == ["Seat 0: took the most cards, 18, and was dealt 12: +6"]


def test_argentina_R7_equal_most_cards_each_score_the_surplus() -> None:
    table = finished(3, 3)
    assert [len(table.zones()[f"won:{seat}"]) for seat in range(3)] == [6, 15, 15]
    assert table.results[0]["points"] == [2, 7, 17]
    assert table.results[0]["notes"][-2:] == [
        "Seat 1: took the most cards, 15, and was dealt 12: +3",
        "Seat 2: took the most cards, 15, and was dealt 12: +3",
    ]


def test_argentina_R7_eighteen_each_score_nothing_for_cards() -> None:
    table = finished(2, 11)
    assert len(table.zones()["won:0"]) == 18
    assert sum(table.results[0]["points"]) == 20


def test_argentina_a_trump_that_lies_turned_counts_for_nobody() -> None:
    table = finished(5, 14)
    assert table.zones()["turned"] == ["H10"]
    assert table.results[0]["points"] == [0, 5, 18, 0, 0]
    assert not any("10 of trumps" in note for note in table.results[0]["notes"])


def test_argentina_R8_two_past_the_target_the_higher_total_wins() -> None:
    table = finished(2, 15, 30)
    assert min(table.scores) >= 30
    assert table.scores[0] != table.scores[1]
    assert table.winners == (table.scores.index(max(table.scores)),)


def test_argentina_equal_highest_totals_share() -> None:
    table = finished(2, 10, 30)
    assert table.scores == [40, 40]
    assert table.winners == (0, 1)


def test_argentina_plays_on_below_the_target() -> None:
    table = parlor.deal("argentina", 2, seed=179, dealer=0, options={"target": 19})
    play_out(table)
    assert not table.over
    assert table.scores == [18, 6]
    assert (table.hand, table.dealer, table.turn) == (2, 1, 0)


@pytest.mark.parametrize("players", range(2, 8))
def test_argentina_R9_at_least_ten_points_a_deal(players: int) -> None:
    for seed in range(4):
        table = finished(players, seed, 72)
        assert all(sum(hand["points"]) >= 10 for hand in table.results)
        assert max(table.scores) >= 72


def test_argentina_illegal_follow_suit() -> None:
    table = four({1: "H1", 2: "H6 C7 S6 S7 S8 S9 S10 S11 S12"})
    play(table, "H1")
    assert refusal(table, "play C7") == "You must follow suit: Helmets were led and you hold H6"


def test_argentina_illegal_card_of_a_face_down_hand() -> None:
    table = parlor.deal("argentina", 2, seed=1, dealer=0)
    zones = table.zones()
    for zone in ("second:1", "first:1", "hand:0", "first:0"):
        card = zones[zone][0]
        assert refusal(table, f"play {card}") == f"You do not hold {card}: a hand that lies face down has not been taken up yet"


def test_argentina_illegal_card_not_held_and_out_of_turn() -> None:
    table = four({1: "H1", 2: "H6"})
    assert refusal(table, "play H6") == "You do not hold H6"
    assert refusal(table, "play H6", seat=2) == "It is not your turn: seat 1 is to play"
