"""Turkette: rules/rumme-a.md, section by section."""

import pytest

import parlor
from tests.games.helpers import deck_for, pack_of, play, play_out, refusal

HANDS = {0: "H4 C3 U3 S4 U5 C6", 1: "H2 C4 U4 S1 U6 C7", 2: "H13 C13 U1 S2 U7 C12", 3: "H3 C2 U2 S3 U8 C5"}
COURSE = "H2 H13 H3 H4  C13 C2 C3 C4  U1 U2 U3 U4  S1 S2 S3 S4  U5 U6 U7 U8  C5 C6 C7 C12"


def arranged(hands: dict[int, str], players: int = 4, hands_played: int = 1) -> parlor.Table:
    deck = deck_for("turkette", players, hands, batches=[1] * 6)
    return parlor.deal("turkette", players, seed=1, dealer=0, deck=deck, options={"hands": hands_played})


def test_turkette_R1_players_and_pack() -> None:
    game = parlor.game("turkette")
    assert game.players == (2, 3, 4, 5, 6, 7, 8)
    assert game.usual == 4
    assert game.options["hands"].default == 7
    assert len(pack_of("turkette")) == 52
    assert "RU" not in pack_of("turkette")


@pytest.mark.parametrize(("players", "left"), [(2, 40), (3, 34), (4, 28), (5, 22), (6, 16), (7, 10), (8, 4)])
def test_turkette_R3_deal_six_one_at_a_time(players: int, left: int) -> None:
    deck = pack_of("turkette")[::-1]
    table = parlor.deal("turkette", players, seed=1, dealer=0, deck=deck)
    zones = table.zones()
    for seat in range(players):
        assert set(zones[f"hand:{seat}"]) == set(deck[(seat - 1) % players : 6 * players : players])
    assert len(zones["stock"]) == left
    assert zones["stock"] == deck[6 * players :][::-1]
    assert table.turn == 1


def test_turkette_the_first_card_dealt_is_shown_and_back_in_the_hand() -> None:
    table = arranged(HANDS)
    assert table.log[-1] == "Seat 1 is dealt H2 face up: Helmets are the Turkette suit"
    for seat in (None, 0, 2, 3):
        view = table.view(seat)
        assert view["zones"]["hand:1"] == ["??"] * 6
        assert view["facts"]["turned"] == "H2"
        assert view["facts"]["turned_to"] == 1
        assert view["facts"]["turkette_suit"] == "Helmets"
        assert view["facts"]["trick"] == 1
    assert all("H2" in table.resample(0, seed).zones()["hand:1"] for seed in range(10))


def test_turkette_hides_hands_stock_and_the_turkette_card() -> None:
    table = arranged(HANDS)
    assert table.view(0)["zones"]["stock"] == ["??"] * 28
    assert "H13" not in str(table.view(0))


def test_turkette_R2_thirteen_is_high_and_the_winner_leads_R3() -> None:
    table = arranged(HANDS)
    play(table, "H2 H13 H3 H4")
    assert table.zones()["won:2"] == ["H2", "H13", "H3", "H4"]
    assert table.turn == 2
    assert table.view(None)["facts"]["trick"] == 2


def test_turkette_example_seven_and_one() -> None:
    table = arranged(HANDS)
    play(table, COURSE)
    assert table.results == [
        {
            "points": [1, 0, 7, 0],
            "notes": [
                "Seat 2: took trick 2: +1",
                "Seat 0: took trick 4: +1",
                "Seat 2: took trick 6: +1",
                "Seat 2: took the Turkette card, H13: +5",
            ],
            "counted": [
                {"seat": 2, "key": "turkette-trick", "params": {"number": 2}, "points": 1},
                {"seat": 0, "key": "turkette-trick", "params": {"number": 4}, "points": 1},
                {"seat": 2, "key": "turkette-trick", "params": {"number": 6}, "points": 1},
                {"seat": 2, "key": "turkette-card", "params": {"card": "H13"}, "points": 5},
            ],
        }
    ]
    assert table.scores == [1, 0, 7, 0]


def test_turkette_lowest_total_wins_and_ties_share() -> None:
    table = arranged(HANDS)
    play(table, COURSE)
    assert table.over
    assert table.winners == (1, 3)


def test_turkette_R4_the_highest_card_dealt_not_one_in_the_stock() -> None:
    table = arranged({**HANDS, 2: "H12 C13 U1 S2 U7 C12"})
    assert "H13" in table.zones()["stock"]
    play(table, COURSE.replace("H13", "H12"))
    assert table.results[0]["notes"][-1] == "Seat 2: took the Turkette card, H12: +5"


def test_turkette_R4_the_turned_card_itself_may_be_it() -> None:
    table = arranged({**HANDS, 1: "H11 C4 U4 S1 U6 C7", 2: "H2 C13 U1 S2 U7 C12"})
    play(table, "H11 H2 H3 H4")
    play_out(table)
    assert "Seat 1: took the Turkette card, H11: +5" in table.results[0]["notes"]


def test_turkette_no_trumps() -> None:
    table = arranged({0: "U13", 1: "H2", 2: "C2 C3 C4 C5 C6 C7", 3: "H3"})
    play(table, "H2 C2 H3 U13")
    assert table.zones()["won:3"] == ["H2", "C2", "H3", "U13"]
    assert table.view(None)["facts"]["trumps"] is None


@pytest.mark.parametrize("players", range(2, 9))
def test_turkette_R5_six_tricks_eight_points_seven_hands(players: int) -> None:
    table = parlor.deal("turkette", players, seed=players)
    while not table.over:
        play_out(table)
    assert [sum(hand["points"]) for hand in table.results] == [8] * 7
    assert sum("takes the trick" in line for line in table.log) == 42
    assert table.winners == tuple(seat for seat in range(players) if table.scores[seat] == min(table.scores))


def test_turkette_illegal_follow_suit() -> None:
    table = arranged(HANDS)
    play(table, "H2")
    assert table.legal() == ["play H13"]
    assert refusal(table, "play C13") == "You must follow suit: Helmets were led and you hold H13"


def test_turkette_any_card_without_the_suit_led() -> None:
    table = arranged({1: "H2", 2: "C2 C3 C4 C5 C6 C7"})
    play(table, "H2")
    assert len(table.legal()) == 6


def test_turkette_illegal_card_not_held_and_out_of_turn() -> None:
    table = arranged(HANDS)
    assert refusal(table, "play H13") == "You do not hold H13"
    assert refusal(table, "play H13", seat=2) == "It is not your turn: seat 1 is to play"
