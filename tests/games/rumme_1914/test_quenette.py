"""Quenette: rules/rumme-a.md, section by section."""

import pytest

import parlor
from tests.games.helpers import deck_for, pack_of, play, play_out, refusal

SPLIT = {
    0: "H13 H1 H4 H5 H6 H7 H8 H9 H10 H11 H12 C1 C2",
    1: "U5 S1 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13",
    2: "H2 H3 U1 U2 U3 U4 U6 U7 U8 U9 U10 U11 U12",
    3: "U13 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13",
}


def arranged(hands: dict[int, str], players: int = 4, dealer: int = 0, then: str = "", hands_played: int = 1) -> parlor.Table:
    deck = deck_for("quenette", players, hands, dealer=dealer, batches=[1] * (52 // players), then=then)
    return parlor.deal("quenette", players, seed=1, dealer=dealer, deck=deck, options={"hands": hands_played})


def test_quenette_players_and_options_R3() -> None:
    game = parlor.game("quenette")
    assert game.players == (2, 3, 4, 5, 6, 7, 8)
    assert game.usual == 4
    assert game.options["hands"].default == 7
    assert (game.options["hands"].values[0], game.options["hands"].values[-1]) == (1, 20)


def test_quenette_R1_without_the_rumme_card() -> None:
    assert len(pack_of("quenette")) == 52
    assert "RU" not in pack_of("quenette")


@pytest.mark.parametrize(("players", "each", "extra"), [(2, 26, 0), (3, 17, 1), (4, 13, 0), (5, 10, 2), (6, 8, 4), (7, 7, 3), (8, 6, 4)])
def test_quenette_R2_deal_one_at_a_time_and_extra_cards(players: int, each: int, extra: int) -> None:
    deck = pack_of("quenette")[::-1]
    table = parlor.deal("quenette", players, seed=1, dealer=0, deck=deck)
    zones = table.zones()
    for seat in range(players):
        place = (seat - 1) % players
        assert set(zones[f"hand:{seat}"]) == set(deck[place : each * players : players])
    assert zones["extra"] == deck[52 - extra :]
    assert table.turn == 1
    assert table.view(1)["zones"]["extra"] == ["??"] * extra


def test_quenette_leader_may_lead_any_card_unicorns_included() -> None:
    table = arranged(SPLIT, dealer=3)
    assert len(table.legal()) == 13
    table = arranged(SPLIT, dealer=1)
    assert table.turn == 2
    assert "play U12" in table.legal()


def test_quenette_highest_of_the_suit_led_takes_and_leads() -> None:
    table = arranged({0: "H2 H10", 1: "H13", 2: "H4", 3: "H5"}, dealer=3)
    play(table, "H2 H13 H4 H5")
    assert table.zones()["won:1"] == ["H2", "H13", "H4", "H5"]
    assert table.turn == 1
    assert table.log[-1] == "Seat 1 takes the trick with H13"


def test_quenette_no_trumps() -> None:
    table = arranged(SPLIT, dealer=3)
    play(table, "H13 U5 H2 U13")
    assert table.turn == 0
    assert table.view(0)["facts"]["trumps"] is None


def test_quenette_example_minus_6_and_minus_11() -> None:
    table = arranged(SPLIT, dealer=3)
    play(table, "H13 U5 H2 U13 H1 C3 H3 S2")
    assert table.turn == 2
    while not table.over:
        table.play(table.legal()[0])
    assert table.results == [
        {
            "points": [-6, 0, -11, 0],
            "notes": [
                "Seat 0: took the five of Unicorns: -5",
                "Seat 0: took 1 Unicorn other than the five: -1",
                "Seat 2: took 11 Unicorns other than the five: -11",
            ],
            "counted": [
                {"seat": 0, "key": "quenette-five", "params": {}, "points": -5},
                {"seat": 0, "key": "quenette-others", "params": {"number": 1}, "points": -1},
                {"seat": 2, "key": "quenette-others", "params": {"number": 11}, "points": -11},
            ],
        }
    ]
    assert table.scores == [-6, 0, -11, 0]


def test_quenette_least_lost_wins_and_ties_share() -> None:
    table = arranged(SPLIT, dealer=3)
    play(table, "H13 U5 H2 U13 H1 C3 H3 S2")
    play_out(table)
    assert table.over
    assert table.winners == (1, 3)


def test_quenette_R4_extra_unicorns_count_against_the_taker_of_the_first_trick() -> None:
    table = arranged({1: "H13", 2: "H2", 3: "H3", 4: "H4", 0: "H5"}, players=5, then="U5 U6")
    assert table.zones()["extra"] == ["U5", "U6"]
    play(table, "H13 H2 H3 H4 H5")
    assert table.zones()["extra"] == []
    assert table.zones()["won:1"] == ["H13", "H2", "H3", "H4", "H5", "U5", "U6"]
    assert table.log[-1] == "Seat 1 takes the 2 cards laid aside"
    play_out(table)
    won = table.zones()["won:1"]
    unicorns = [card for card in won if card[0] == "U"]
    assert table.results[0]["points"][1] == -4 - len(unicorns)
    assert "Seat 1: took the five of Unicorns: -5" in table.results[0]["notes"]


def test_quenette_extra_cards_are_seen_by_their_taker_alone_until_the_count() -> None:
    table = arranged({1: "H13", 2: "H2", 3: "H3", 4: "H4", 0: "H5"}, players=5, then="U5 U6")
    play(table, "H13 H2 H3 H4 H5")
    open_cards = ["H13", "H2", "H3", "H4", "H5"]
    assert table.view(1)["zones"]["won:1"] == [*open_cards, "U5", "U6"]
    for seat in (None, 0, 2, 3, 4):
        assert table.view(seat)["zones"]["won:1"] == [*open_cards, "??", "??"]
    assert all(table.resample(1, seed).zones()["won:1"][5:] == ["U5", "U6"] for seed in range(5))
    assert {tuple(table.resample(0, seed).zones()["won:1"][5:]) for seed in range(9)} != {("U5", "U6")}
    play_out(table)
    assert table.view(0)["zones"]["won:1"][5:7] == ["U5", "U6"]


def test_quenette_extra_goes_with_the_first_trick_only() -> None:
    table = arranged({1: "H2", 2: "H3 C1", 0: "H13"}, players=3, then="S13")
    play(table, "H2 H3 H13")
    assert table.zones()["won:0"][-1] == "S13"
    play_out(table)
    assert sum(len(table.zones()[f"won:{seat}"]) for seat in range(3)) == 52
    assert len(table.zones()["won:0"]) % 3 == 1


@pytest.mark.parametrize("players", range(2, 9))
def test_quenette_R5_seats_of_a_hand_lose_seventeen_without_bonus(players: int) -> None:
    table = parlor.deal("quenette", players, seed=players, dealer=0, options={"hands": 2})
    while not table.over:
        play_out(table)
    assert [sum(hand["points"]) for hand in table.results] == [-17, -17]


def test_quenette_R5_all_unicorns_in_one_hand_cost_all_seventeen() -> None:
    table = arranged({0: " ".join(f"U{n}" for n in range(1, 14))}, dealer=3)
    play_out(table)
    assert table.results[0]["points"] == [-17, 0, 0, 0]


@pytest.mark.parametrize("players", range(2, 9))
def test_quenette_R6_fixed_number_of_tricks_and_hands(players: int) -> None:
    table = parlor.deal("quenette", players, seed=1)
    while not table.over:
        play_out(table)
    assert len(table.results) == 7
    assert table.hand == 7
    assert sum("takes the trick" in line for line in table.log) == 7 * (52 // players)


def test_quenette_deal_passes_to_the_left() -> None:
    table = parlor.deal("quenette", 4, seed=1, dealer=2)
    play_out(table)
    assert (table.hand, table.dealer, table.turn) == (2, 3, 0)


def test_quenette_illegal_follow_suit() -> None:
    table = arranged({1: "H9", 2: "H4 C3"})
    play(table, "H9")
    held = [card for card in table.zones()["hand:2"] if card[0] == "H"]
    assert refusal(table, "play C3") == f"You must follow suit: Helmets were led and you hold {', '.join(held)}"
    assert table.legal() == [f"play {card}" for card in held]


def test_quenette_any_card_without_the_suit_led() -> None:
    table = arranged(SPLIT, dealer=3)
    play(table, "H13")
    assert len(table.legal()) == 13


def test_quenette_illegal_card_not_held() -> None:
    table = arranged(SPLIT, dealer=3)
    assert refusal(table, "play U5") == "You do not hold U5"


def test_quenette_illegal_out_of_turn_and_after_the_end() -> None:
    table = arranged(SPLIT, dealer=3)
    assert refusal(table, "play U5", seat=1) == "It is not your turn: seat 0 is to play"
    assert refusal(table, "draw stock") == "'draw stock' is not a move of this game: its moves are play C"
    play_out(table)
    assert refusal(table, "play U5", seat=1) == "The game is over"


def test_quenette_resample_keeps_to_voids() -> None:
    table = arranged(SPLIT, dealer=3)
    play(table, "H13 U5")
    for seed in range(10):
        assert not [card for card in table.resample(2, seed).zones()["hand:1"] if card[0] == "H"]
