"""Rumme, rules/rumme-a.md: the deal, the moves, every refusal, every ruling, the points."""

import random
from collections import Counter
from itertools import combinations

import pytest

import parlor
from tests.games.helpers import deck_for, idle, make, pack_of, refusal

BATCHES = {2: [2] * 5, 3: [2, 2, 2, 1], 4: [2] * 3, 5: [2] * 3, 6: [2] * 3}


def rumme(hands: dict[int, str], then: str, players: int = 4, length: int = 5) -> parlor.Table:
    """A table whose last seat deals, so that seat 0 begins; `then` is the turned card and the stock from its top."""
    deck = deck_for("rumme", players, hands, dealer=players - 1, batches=BATCHES[players], then=then)
    return parlor.deal("rumme", players, seed=1, dealer=players - 1, deck=deck, options={"hands": length})


def melds(table: parlor.Table) -> list[str]:
    return [move for move in table.legal() if move.startswith("meld")]


@pytest.mark.parametrize(("players", "each", "stock"), [(2, 10, 32), (3, 7, 31), (4, 6, 28), (5, 6, 22), (6, 6, 16)])
def test_rumme_deal_sizes(players: int, each: int, stock: int) -> None:
    zones = parlor.deal("rumme", players, seed=3).zones()
    assert [len(zones[f"hand:{seat}"]) for seat in range(players)] == [each] * players
    assert (len(zones["discard"]), len(zones["stock"])) == (1, stock)
    assert sorted(zones) == sorted(
        ["stock", "discard", *[f"hand:{seat}" for seat in range(players)], *[f"melds:{seat}" for seat in range(players)]]
    )


def test_rumme_deal_two_at_a_time_from_the_dealers_left() -> None:
    deck = pack_of("rumme")
    table = parlor.deal("rumme", 2, deck=deck, dealer=0)
    zones = table.zones()
    assert sorted(zones["hand:1"]) == sorted(deck[0:2] + deck[4:6] + deck[8:10] + deck[12:14] + deck[16:18])
    assert sorted(zones["hand:0"]) == sorted(deck[2:4] + deck[6:8] + deck[10:12] + deck[14:16] + deck[18:20])
    assert zones["discard"] == [deck[20]]
    assert zones["stock"] == deck[21:][::-1]
    assert table.turn == 1


def test_rumme_deal_three_players_end_with_one_card() -> None:
    deck = pack_of("rumme")
    zones = parlor.deal("rumme", 3, deck=deck, dealer=2).zones()
    assert sorted(zones["hand:0"]) == sorted(deck[0:2] + deck[6:8] + deck[12:14] + [deck[18]])
    assert zones["discard"] == [deck[21]]


def test_rumme_usual_players_and_options() -> None:
    game = parlor.game("rumme")
    assert (game.usual, game.players) == (2, (2, 3, 4, 5, 6))
    assert (game.options["hands"].default, game.options["hands"].values[0], game.options["hands"].values[-1]) == (5, 1, 20)
    with pytest.raises(ValueError, match="is for 2"):
        parlor.deal("rumme", 7)


def test_rumme_draw_is_the_first_move_of_a_turn() -> None:
    table = rumme({}, "H1 H2")
    assert table.legal() == ["draw stock", "draw discard"]
    table.play("draw stock")
    assert "H2" in table.zones()["hand:0"]
    assert not any(move.startswith("draw") for move in table.legal())


def test_rumme_example_every_meld_of_three_cards_and_the_rumme_card() -> None:
    table = rumme({0: "H5 H6 H7 RU U10 C13"}, "C1 S2")
    table.play("draw stock")
    assert sorted(melds(table)) == sorted(
        [
            "meld H5 H6 H7",
            "meld RU=H5 H6 H7",
            "meld H5 RU=H6 H7",
            "meld H5 H6 RU=H7",
            "meld RU=H4 H5 H6",
            "meld H6 H7 RU=H8",
            "meld RU=H4 H5 H6 H7",
            "meld H5 H6 H7 RU=H8",
        ]
    )
    assert table.legal()[8:] == [f"discard {card}" for card in ["H5", "H6", "H7", "U10", "C13", "S2", "RU"]]


def test_rumme_sequences_of_every_length() -> None:
    table = rumme({0: "H1 H2 H3 H4 U9 C11"}, "C1 S6")
    table.play("draw stock")
    assert melds(table) == ["meld H1 H2 H3", "meld H1 H2 H3 H4", "meld H2 H3 H4"]


def test_rumme_a_sequence_of_eleven() -> None:
    table = rumme({0: "S3 S4 S5 S6 S7 S8 S9 S10 S11 S12"}, "C1 S13", 2)
    table.play("draw stock")
    assert len(melds(table)) == 45
    table.play("meld S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13")
    assert table.results[0]["points"][0] > 0


def test_rumme_zones_and_facts_of_melds() -> None:
    table = rumme({0: "H5 RU H7 U8 S8 C8 S13", 1: "H8 C2 H4 S1 S2 S3"}, "C1 H13", 3)
    make(table, "draw stock", "meld H7 RU=H6 H5", "meld S8 U8 C8", "discard S13")
    make(table, "draw stock", "add H8 to 1", "meld S1 S2 S3", "add H4 to 1")
    zones = table.zones()
    assert zones["melds:0"] == ["H4", "H5", "RU", "H7", "H8", "U8", "C8", "S8"]
    assert zones["melds:1"] == ["S1", "S2", "S3"]
    for seat in (None, 0, 1, 2):
        assert table.view(seat)["facts"]["melds"] == [
            {"number": 1, "owner": 0, "cards": ["H4", "H5", "RU=H6", "H7", "H8"]},
            {"number": 2, "owner": 0, "cards": ["U8", "C8", "S8"]},
            {"number": 3, "owner": 1, "cards": ["S1", "S2", "S3"]},
        ]
    assert "Seat 0: meld H5 RU=H6 H7" in table.log


def test_rumme_hidden_and_shown() -> None:
    table = rumme({0: "H1 H3 H5"}, "C1 S6")
    table.play("draw discard")
    assert "Seat 0 takes C1 from the discard pile" in table.log
    assert table.view(1)["zones"]["hand:0"] == ["??"] * 7
    assert table.view(1)["zones"]["stock"] == ["??"] * 28
    assert "C1" in table.resample(1, seed=4).zones()["hand:0"]
    make(table, "discard H1", "draw stock")
    assert not any("S6" in line for line in table.log)
    assert "S6" in table.view(1)["zones"]["hand:1"]
    assert "S6" not in table.view(0)["zones"]["hand:1"]


def test_rumme_facts_tell_the_phase_and_the_limit() -> None:
    table = rumme({}, "C1 S6")
    assert table.view(2)["facts"] == {"phase": "draw", "melds": [], "taken_in_a_row": 0, "taken_limit": 24}
    table.play("draw discard")
    assert table.view(None)["facts"]["phase"] == "play"
    assert table.view(None)["facts"]["taken_in_a_row"] == 1


def test_rumme_add_to_a_sequence_at_both_ends_and_not_beyond() -> None:
    table = rumme({0: "H2 H3 H4 H1 H5 U9", 1: "H13 H6 U2 C4 S8 S11"}, "C1 S6 C7")
    make(table, "draw stock", "meld H2 H3 H4")
    assert [move for move in table.legal() if move.startswith("add")] == ["add H1 to 1", "add H5 to 1"]
    make(table, "add H1 to 1", "add H5 to 1", "discard U9", "draw stock")
    assert [move for move in table.legal() if move.startswith("add")] == ["add H6 to 1"]


def test_rumme_add_the_rumme_card_with_every_name_that_fits() -> None:
    table = rumme({0: "H5 H6 H7 U9 C9 S9 U13", 1: "RU U1 U3 C12 S5 H11"}, "C1 S6 C5", 3)
    make(table, "draw stock", "meld H5 H6 H7", "meld U9 C9 S9", "discard S6", "draw stock")
    adds = [move for move in table.legal() if move.startswith("add RU")]
    assert adds == ["add RU=H4 to 1", "add RU=H8 to 1", "add RU=H9 to 2"]
    table.play("add RU=H9 to 2")
    assert table.zones()["melds:0"] == ["H5", "H6", "H7", "RU", "U9", "C9", "S9"]


def test_rumme_legal_order_is_fixed() -> None:
    table = rumme({0: "S1 C1 U1 H3 H2 RU"}, "C9 H1")
    table.play("draw stock")
    legal = table.legal()
    assert [move for move in legal if move.startswith("discard")] == [f"discard {c}" for c in ["H1", "H2", "H3", "U1", "C1", "S1", "RU"]]
    assert legal[:4] == ["meld H1 H2 H3", "meld RU=H1 H2 H3", "meld H1 RU=H2 H3", "meld H1 H2 RU=H3"]


def test_rumme_cards_in_another_order_are_the_same_move() -> None:
    table = rumme({0: "H5 H6 H7 RU U10 C13"}, "C1 S2")
    make(table, "draw stock", "meld H7 RU=H8 H6")
    assert table.record()["moves"][-1] == [0, "meld H6 H7 RU=H8"]


def melds_by_the_page(hand: list[str]) -> set[str]:
    """Every Sequence and Triplet that a hand allows, the Rumme cards standing for any of its cards."""
    lines = [[f"{suit}{n}" for n in range(low, low + size)] for suit in "HUCS" for size in range(3, 14) for low in range(1, 15 - size)]
    lines += [[f"{suit}{n}" for suit in suits] for n in range(1, 14) for suits in combinations("HUCS", 3)]
    held = Counter(hand)
    return {
        "meld " + " ".join(f"RU={card}" if k in wild else card for k, card in enumerate(line))
        for line in lines
        for n in range(held["RU"] + 1)
        for wild in combinations(range(len(line)), n)
        if all(held[card] for k, card in enumerate(line) if k not in wild)
    }


@pytest.mark.parametrize("seed", range(6))
def test_rumme_legal_lists_every_meld_of_the_page(seed: int) -> None:
    rng = random.Random(seed)
    table = parlor.deal("rumme", 2 + seed % 3, seed=seed)
    for _ in range(150):
        if "draw stock" not in table.legal():
            assert set(melds(table)) == melds_by_the_page(table.zones()[f"hand:{table.turn}"])
        table.play(rng.choice([move for move in table.legal() if not move.startswith("meld")]))


# Illegal, and why


def test_rumme_illegal_before_the_draw() -> None:
    table = rumme({0: "H5 H6 H7"}, "C1 S2")
    for move in ["meld H5 H6 H7", "add H5 to 1", "discard H5"]:
        assert "must draw first" in refusal(table, move)


def test_rumme_illegal_second_draw() -> None:
    table = rumme({}, "C1 S2")
    table.play("draw stock")
    assert "already drawn in this turn" in refusal(table, "draw stock")
    assert "already drawn in this turn" in refusal(table, "draw discard")


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("meld H12 H13 H1", "not consecutive: a 1 does not follow a 13"),
        ("meld H5 H7 H8", "not consecutive"),
        ("meld H5 H6", "at least three cards"),
        ("meld H8 RU=H8 C8", "three different suits"),
        ("meld H5 RU H7", "Name the card that the Rumme card stands for, e.g. RU=H6"),
        ("meld H5 U5 C5 S5", "A Triplet is three cards: lay three and add the fourth"),
        ("meld H5 U6 C7", "Sequence of one suit or a Triplet of one number"),
        ("meld H1 H2 H3", "You do not hold H1, H2, H3"),
        ("meld RU=U1 RU=U2 U3", "You do not hold so many of RU"),
        ("discard U11", "You do not hold U11"),
        ("add RU to 1", "Name the card"),
        ("add H5 to 1", "no such meld"),
        ("meld", "not a move"),
        ("meld RU=RU H5 H6", "not a move"),
        ("discard RU=H5", "not a move"),
        ("add H5 to 0", "no such meld"),
        ("pass", "not a move"),
    ],
)
def test_rumme_illegal_melds_and_adds(move: str, words: str) -> None:
    table = rumme({0: "H5 U5 C5 S5 RU U3", 1: "U11"}, "C1 H13")
    table.play("draw stock")
    assert words in refusal(table, move)


def test_rumme_illegal_add_that_does_not_fit() -> None:
    table = rumme({0: "H5 H6 H7 U1 H9 U9", 1: "C9 S9 C3 C4 C5 H13"}, "C1 H2")
    make(table, "draw stock", "meld H5 H6 H7")
    assert "does not fit meld 1 (H5 H6 H7), which can take H4 or H8 only" in refusal(table, "add H9 to 1")
    assert "no such meld" in refusal(table, "add H9 to 2")
    assert "You do not hold C3" in refusal(table, "add C3 to 1")


def test_rumme_illegal_add_to_a_full_triplet() -> None:
    table = rumme({0: "H5 U5 C5 S5 RU U3"}, "C1 H13")
    make(table, "draw stock", "meld H5 U5 C5")
    assert "only the fourth suit (S5) may be added" in refusal(table, "add U3 to 1")
    table.play("add S5 to 1")
    assert "is full" in refusal(table, "add RU=S5 to 1")


def test_rumme_illegal_out_of_turn_and_after_the_end() -> None:
    table = rumme({0: "H5 H6 H7 H8 H9 H10"}, "C1 H11", length=1)
    assert "not your turn" in refusal(table, "draw stock", 1)
    make(table, "draw stock", "meld H5 H6 H7 H8 H9 H10 H11")
    assert table.over
    assert "game is over" in refusal(table, "draw stock")


# Rulings


def test_rumme_R1_two_to_six_players() -> None:
    assert parlor.game("rumme").players == (2, 3, 4, 5, 6)


def test_rumme_R2_thirteen_and_one_are_not_neighbours() -> None:
    table = rumme({0: "H12 H13 H1 H11 U3 C5"}, "C1 S2")
    make(table, "draw stock", "meld H11 H12 H13")
    assert not any(move.startswith("add") for move in table.legal())
    assert "H10 only" in refusal(table, "add H1 to 1")


def test_rumme_R3_a_triplet_of_three_then_the_fourth() -> None:
    table = rumme({0: "H5 U5 C5 S5 U3 C9"}, "C1 H13")
    table.play("draw stock")
    assert melds(table) == ["meld H5 U5 C5", "meld H5 U5 S5", "meld H5 C5 S5", "meld U5 C5 S5"]
    make(table, "meld H5 C5 S5", "add U5 to 1")
    assert table.zones()["melds:0"] == ["H5", "U5", "C5", "S5"]


def test_rumme_R4_several_melds_and_building_in_one_turn() -> None:
    table = rumme({0: "H5 H6 H7 U1 U2 U3"}, "C1 H8")
    make(table, "draw stock", "meld H5 H6 H7", "add H8 to 1", "meld U1 U2 U3")
    assert table.results[0]["notes"][0] == "Seat 0 is out"


@pytest.mark.parametrize("moves", [["meld H5 H6 H7 H8"], ["meld H5 H6 H7", "add H8 to 2"], ["meld H5 H6 H7", "discard H8"]])
def test_rumme_R5_out_by_meld_by_add_or_by_discard(moves: list[str]) -> None:
    table = rumme({0: "H5 H6 H7 U1 U2 U3", 1: "H12 RU", 2: "C3"}, "C1 H8", length=1)
    make(table, "draw stock", "meld U1 U2 U3", *moves)
    assert table.over
    assert table.winners == (0,)
    assert table.zones()["hand:0"] == []
    assert table.zones()["discard"] == (["C1", "H8"] if moves[-1] == "discard H8" else ["C1"])


def test_rumme_R6_the_rumme_card_keeps_its_name() -> None:
    table = rumme({0: "H5 RU H7 H6 H8 U9"}, "C1 S2")
    make(table, "draw stock", "meld H5 RU=H6 H7")
    assert [move for move in table.legal() if move.startswith("add")] == ["add H8 to 1"]
    assert "can take H4 or H8 only" in refusal(table, "add H6 to 1")


def test_rumme_R7_the_card_taken_may_be_discarded_again() -> None:
    table = rumme({}, "C1 S2")
    make(table, "draw discard", "discard C1")
    assert table.zones()["discard"] == ["C1"]
    assert table.turn == 1


def test_rumme_R8_the_last_card_of_the_stock_ends_the_hand_after_its_turn() -> None:
    table = rumme({}, "C1 S2", 6, length=1)
    idle(table, 15)
    assert not table.over
    table.play("draw stock")
    assert not table.over
    assert table.zones()["stock"] == []
    table.play(table.legal()[-1])
    assert table.over
    assert len(table.zones()["discard"]) == 17
    assert "The stock is used up: all hands are shown" in table.log
    assert table.view(None)["zones"]["hand:3"] == table.zones()["hand:3"]


def test_rumme_R8_the_drawer_of_the_last_card_may_still_go_out() -> None:
    deck = deck_for("rumme", 6, {3: "S1 S2 S3 S11 S12 S13"}, dealer=5, batches=[2] * 3)
    deck[52], deck[deck.index("S10")] = "S10", deck[52]
    table = parlor.deal("rumme", 6, deck=deck, dealer=5, options={"hands": 1})
    idle(table, 15)
    assert table.turn == 3
    make(table, "draw stock", "meld S1 S2 S3", "meld S10 S11 S12 S13")
    assert table.winners == (3,)
    assert table.results[0]["notes"][0] == "Seat 3 is out"


def test_rumme_R8_the_lowest_hand_scores_all_the_others() -> None:
    hands = {0: "H1 U1 C1 S1 H2 U2 C3", 1: "C2 S2 H3 U3 S3 RU H4", 2: "H13 U12 C11 S10 H9 U8 C7"}
    deck = deck_for("rumme", 3, hands, dealer=2, batches=BATCHES[3])
    table = parlor.deal("rumme", 3, deck=deck, dealer=2, options={"hands": 1})
    idle(table, 31)
    assert table.scores == [102, 0, 0]
    assert table.results[0]["notes"] == [
        "The stock is used up: the lowest hand is worth 11",
        "Seat 0: seat 1 holds cards worth 32: +32",
        "Seat 0: seat 2 holds cards worth 70: +70",
    ]


def test_rumme_R9_example_of_a_used_up_stock() -> None:
    """Totals 9, 9 and 31: seats 0 and 1 score 31 each."""
    hands = {0: "H9 H2 H3 H4 U1 U2 U3", 1: "U9 C2 C3 C4 S1 S2 S3", 2: "H5 U5 C5 S5 H1 U4 H6"}
    deck = deck_for("rumme", 3, hands, dealer=2, batches=BATCHES[3], then="H7 U7 C7 S7")
    table = parlor.deal("rumme", 3, deck=deck, dealer=2, options={"hands": 1})
    make(table, "draw stock", "meld H2 H3 H4", "meld U1 U2 U3", "discard U7")
    make(table, "draw stock", "meld C2 C3 C4", "meld S1 S2 S3", "discard C7")
    idle(table, 29)
    assert table.over
    assert table.scores == [31, 31, 0]
    assert table.winners == (0, 1)


def test_rumme_R9_two_equal_hands_score_nothing() -> None:
    hands = {0: "H1 H2 H3 H4 H5 U6 U7 U8 U9 U10", 1: "U1 U2 U3 U4 U5 H6 H7 H8 H9 H10"}
    deck = deck_for("rumme", 2, hands, dealer=1, batches=BATCHES[2])
    table = parlor.deal("rumme", 2, deck=deck, dealer=1, options={"hands": 1})
    idle(table, 32)
    assert table.scores == [0, 0]
    assert table.winners == (0, 1)
    assert "All hands are equal: nobody scores" in table.results[0]["notes"]


@pytest.mark.parametrize("players", [2, 3])
def test_rumme_R10_six_takings_a_player_then_the_stock(players: int) -> None:
    table = rumme({}, "C1", players)
    for number in range(6 * players):
        assert table.legal() == ["draw stock", "draw discard"], number
        make(table, "draw discard", "discard C1")
    assert table.legal() == ["draw stock"]
    assert table.view(0)["facts"]["taken_in_a_row"] == 6 * players
    assert f"taken {6 * players} times in a row" in refusal(table, "draw discard")
    assert "stock must be drawn" in refusal(table, "draw discard")
    idle(table)
    assert table.view(0)["facts"]["taken_in_a_row"] == 0
    assert table.legal() == ["draw stock", "draw discard"]


def test_rumme_R11_playable_cards_may_be_held_back() -> None:
    table = rumme({0: "H5 H6 H7"}, "C1 S2")
    make(table, "draw stock", "discard S2")
    assert table.turn == 1
    assert table.zones()["melds:0"] == []


# Points


def test_rumme_example_of_going_out() -> None:
    """Seat 1 goes out; seat 0 holds H12 and RU, seat 2 holds C3: 12 + 15 + 3 = 30."""
    hands = {0: "H12 RU H1 H2 H3 H4 U9", 1: "C5 C6 C7 S1 S2 S3 S8", 2: "C3 U1 U2 U3 U4 U5 U6"}
    deck = deck_for("rumme", 3, hands, dealer=2, batches=BATCHES[3], then="S13 U13 S12 U7 H13 S4")
    table = parlor.deal("rumme", 3, deck=deck, dealer=2, options={"hands": 1})
    make(table, "draw stock", "meld H1 H2 H3 H4", "discard U9")
    make(table, "draw stock", "meld C5 C6 C7", "discard S12")
    make(table, "draw stock", "meld U1 U2 U3 U4 U5 U6", "discard U7")
    make(table, "draw discard", "discard U13")
    make(table, "draw stock", "meld S1 S2 S3", "discard H13")
    make(table, "draw stock", "discard S4")
    make(table, "draw discard", "add S4 to 4", "discard U7")
    make(table, "draw discard", "add U7 to 3", "discard S8")
    assert table.results[0]["points"] == [0, 30, 0]


def test_rumme_game_end_after_the_chosen_hands_and_the_deal_passes_left() -> None:
    table = parlor.deal("rumme", 3, seed=8, dealer=2, options={"hands": 2})
    hand = table.hand
    while table.hand == hand:
        idle(table)
    assert (table.hand, table.dealer, table.turn) == (2, 0, 1)
    while not table.over:
        idle(table)
    assert len(table.results) == 2
    assert max(table.scores) == table.scores[table.winners[0]]


def test_rumme_resample_redraws_all_hidden_cards_and_keeps_the_rest() -> None:
    table = rumme({0: "H5 H6 H7"}, "C1 S2")
    make(table, "draw discard", "meld H5 H6 H7")
    worlds = [table.resample(2, seed=seed).zones() for seed in range(5)]
    assert all(world["hand:2"] == table.zones()["hand:2"] and world["melds:0"] == ["H5", "H6", "H7"] for world in worlds)
    assert all("C1" in world["hand:0"] for world in worlds)
    assert len({tuple(world["hand:1"]) for world in worlds}) > 1
    assert len({tuple(world["stock"]) for world in worlds}) == 5
