"""Rummy, rules/rummy.md: the deal, the moves, every refusal, every ruling, the points."""

import pytest

import parlor
from tests.games.helpers import deck_for, idle, make, pack_of, refusal


def rummy(hands: dict[int, str], then: str = "", players: int = 3, length: int = 0) -> parlor.Table:
    """A table where the last seat deals, so seat 0 begins; `then` is the turned card and the stock from its top."""
    deck = deck_for("rummy", players, hands, dealer=players - 1, batches=[1] * (8 if players == 2 else 6), then=then)
    return parlor.deal("rummy", players, seed=1, dealer=players - 1, deck=deck, options={"hands": length})


def starting(table: parlor.Table, verb: str) -> list[str]:
    return [move for move in table.legal() if move.startswith(verb)]


@pytest.mark.parametrize(("players", "each", "stock"), [(2, 8, 35), (3, 6, 33), (4, 6, 27), (5, 6, 21), (6, 6, 15)])
def test_rummy_R1_deal_sizes(players: int, each: int, stock: int) -> None:
    zones = parlor.deal("rummy", players, seed=3).zones()
    assert [len(zones[f"hand:{seat}"]) for seat in range(players)] == [each] * players
    assert (len(zones["discard"]), len(zones["stock"])) == (1, stock)
    assert set(zones) == {"stock", "discard"} | {f"{zone}:{seat}" for zone in ("hand", "melds") for seat in range(players)}


def test_rummy_R2_deal_singly_from_the_dealers_left() -> None:
    deck = pack_of("rummy", 3)
    table = parlor.deal("rummy", 3, deck=deck, dealer=0)
    zones = table.zones()
    assert sorted(zones["hand:1"]) == sorted(deck[0:18:3])
    assert sorted(zones["hand:0"]) == sorted(deck[2:18:3])
    assert zones["discard"] == [deck[18]]
    assert zones["stock"] == deck[19:][::-1]
    assert table.turn == 1


def test_rummy_players_and_options() -> None:
    game = parlor.game("rummy")
    assert (game.usual, game.players) == (4, (2, 3, 4, 5, 6))
    assert (game.options["hands"].default, game.options["hands"].values) == (0, list(range(21)))


def test_rummy_draw_phase_has_exactly_two_moves() -> None:
    table = rummy({}, "R1 R2")
    assert table.legal() == ["draw stock", "draw discard"]
    table.play("draw discard")
    assert "R1" in table.zones()["hand:0"]
    assert "Seat 0 takes R1 from the discard pile" in table.log
    assert table.zones()["discard"] == []


def test_rummy_example_four_eights_and_four_in_a_row() -> None:
    table = rummy({0: "R8 L8 K8 B8 K1 B12"}, "R1 R3")
    table.play("draw stock")
    assert starting(table, "meld") == ["meld R8 L8 K8", "meld R8 L8 B8", "meld R8 K8 B8", "meld L8 K8 B8", "meld R8 L8 K8 B8"]
    table = rummy({0: "K4 K5 K6 K7 B1 B12"}, "R1 R3")
    table.play("draw stock")
    assert starting(table, "meld") == ["meld K4 K5 K6", "meld K4 K5 K6 K7", "meld K5 K6 K7"]


def test_rummy_melds_lie_in_order_and_facts_list_them() -> None:
    table = rummy({0: "R5 R6 R7 B2 B12 L13", 1: "R8 R4 L2 K2 L9 K9"}, "R1 R2 B9")
    make(table, "draw stock", "meld R7 R5 R6", "discard L13", "draw stock", "add R8 to 1", "meld B9 K9 L9", "add R4 to 1")
    assert table.zones()["melds:0"] == ["R4", "R5", "R6", "R7", "R8"]
    assert table.zones()["melds:1"] == ["L9", "K9", "B9"]
    for seat in (None, 0, 1, 2):
        assert table.view(seat)["facts"]["melds"] == [
            {"number": 1, "owner": 0, "cards": ["R4", "R5", "R6", "R7", "R8"]},
            {"number": 2, "owner": 1, "cards": ["L9", "K9", "B9"]},
        ]


def test_rummy_add_to_any_meld_also_one_laid_in_this_turn() -> None:
    table = rummy({0: "R5 R6 R7 R8 L5 K5", 1: "R4 B5 L1 K1 R12 R10"}, "B13 B1")
    make(table, "draw stock", "meld R5 R6 R7")
    assert starting(table, "add") == ["add R8 to 1"]
    make(table, "add R8 to 1", "discard B1")
    make(table, "draw discard")
    assert starting(table, "add") == ["add R4 to 1"]


def test_rummy_the_fourth_card_joins_a_set_of_three() -> None:
    table = rummy({0: "R5 L5 B5 K5 R1 K9"}, "B13 B1")
    make(table, "draw stock", "meld R5 L5 B5", "add K5 to 1")
    assert table.zones()["melds:0"] == ["R5", "L5", "K5", "B5"]
    assert starting(table, "add") == []


def test_rummy_hidden_hands_and_stock() -> None:
    table = rummy({0: "R5 L5"}, "B13 B1")
    table.play("draw stock")
    view = table.view(1)
    assert view["zones"]["hand:0"] == ["??"] * 7
    assert set(view["zones"]["stock"]) == {"??"}
    assert not any("B1" in line.split() for line in table.log)


# Illegal, and why


def test_rummy_illegal_before_the_draw() -> None:
    table = rummy({0: "R5 R6 R7"})
    for move in ["meld R5 R6 R7", "discard R5", "add R5 to 1"]:
        assert "You must draw before you play or discard" in refusal(table, move)


def test_rummy_illegal_second_draw() -> None:
    table = rummy({})
    table.play("draw stock")
    for move in ["draw stock", "draw discard"]:
        assert "You have already drawn this turn; you may draw only one card" in refusal(table, move)


@pytest.mark.parametrize("move", ["meld R3 R4", "meld R3 R4 L5", "meld R12 R13 R1", "meld R3 L3 R4 L4", "meld R3 R3 R3", "meld R3 R4 R6"])
def test_rummy_illegal_neither_sequence_nor_set(move: str) -> None:
    table = rummy({0: "R3 R4 R5 L3 L4 L5"}, "R1 R2")
    table.play("draw stock")
    assert "A meld is three or more cards of one number, or three or more consecutive cards of one suit" in refusal(table, move)


def test_rummy_illegal_adds_and_cards_not_held() -> None:
    table = rummy({0: "R3 R4 R5 R9 L4 L5", 1: "R6"}, "R1 B2")
    make(table, "draw stock", "meld R3 R4 R5")
    assert "R9 does not extend meld 1 (R3 R4 R5)" in refusal(table, "add R9 to 1")
    for number in [0, 4, 100]:
        assert f"There is no meld {number}" in refusal(table, f"add R9 to {number}")
    assert "You do not hold R6" in refusal(table, "add R6 to 1")
    assert "You do not hold R6" in refusal(table, "discard R6")
    assert "You do not hold R6" in refusal(table, "meld R6 L6 K6")
    assert "its moves are draw (stock or discard), meld" in refusal(table, "pass")
    assert "not a move" in refusal(table, "add R9 to first")
    assert "not your turn: seat 0 is to play" in refusal(table, "draw stock", 1)


# Rulings


def test_rummy_R3_an_empty_stock_is_the_discard_pile_turned_over() -> None:
    table = rummy({}, players=6)
    idle(table, 15)
    pile = list(table.zones()["discard"])
    assert table.zones()["stock"] == []
    assert len(pile) == 16
    assert table.legal() == ["draw stock", "draw discard"]
    seat = table.turn
    table.play("draw stock")
    assert pile[0] in table.zones()[f"hand:{seat}"]
    assert table.zones()["stock"] == pile[1:][::-1]
    assert table.zones()["discard"] == []
    assert set(table.view(seat)["zones"]["stock"]) == {"??"}
    assert "The discard pile is turned over: 16 cards are the new stock" in table.log
    assert table.view(None)["facts"]["turned_over"] == 1


def test_rummy_R3_the_last_discard_stays_open_to_the_next_player() -> None:
    table = rummy({}, players=6)
    idle(table, 15)
    top = table.zones()["discard"][-1]
    seat = table.turn
    table.play("draw discard")
    assert top in table.zones()[f"hand:{seat}"]
    assert table.zones()["stock"] == []


def test_rummy_R3_everyone_knows_the_order_of_a_stock_turned_over() -> None:
    table = rummy({}, players=6)
    idle(table, 15)
    seat = table.turn
    oldest = table.zones()["discard"][0]
    table.play("draw stock")
    assert seat is not None
    other = table.resample((seat + 1) % 6, seed=8)
    assert other.zones()["stock"] == table.zones()["stock"]
    assert oldest in other.zones()[f"hand:{seat}"]
    assert other.zones()[f"hand:{seat}"] != table.zones()[f"hand:{seat}"]


def test_rummy_R4_a_card_taken_from_the_discard_pile_may_be_thrown_again() -> None:
    table = rummy({}, "R1")
    make(table, "draw discard", "discard R1")
    assert table.zones()["discard"] == ["R1"]
    assert table.turn == 1


def test_rummy_R5_sequences_stop_at_one_and_thirteen() -> None:
    table = rummy({0: "R11 R12 R13 R1 L4 L6"}, "B1 B4")
    make(table, "draw stock", "meld R11 R12 R13")
    assert starting(table, "add") == []
    assert "R1 does not extend meld 1 (R11 R12 R13)" in refusal(table, "add R1 to 1")


@pytest.mark.parametrize(("players", "turns"), [(2, 100), (3, 150)])
def test_rummy_R6_fifty_turns_each_end_a_hand_unwon(players: int, turns: int) -> None:
    table = rummy({0: "R1 R3", 1: "L13"}, "K1", players, length=1)
    held = [sum(int(card[1:]) for card in table.zones()[f"hand:{seat}"]) for seat in range(players)]
    for number in range(turns):
        assert not table.over
        assert table.view(0)["facts"]["turns"] == number
        assert table.view(0)["facts"]["turn_limit"] == turns
        make(table, "draw discard", "discard K1")
    assert table.over
    assert table.results[0]["points"] == held
    assert table.winners == (min(range(players), key=lambda seat: held[seat]),)


# Points


def test_rummy_example_points_against() -> None:
    """Seat 1 goes out, seat 2 holds 10, 3 and 4, seat 0 holds 13 and 1: points [14, 0, 17]."""
    hands = {0: "R13 L1 K2 K3 K4 K5", 1: "B5 B6 B7 L7 L8 L9", 2: "R10 R3 L4 K7 K8 K9"}
    table = rummy(hands, "B13 K6 B12 B11", length=1)
    make(table, "draw stock", "meld K2 K3 K4 K5", "discard K6")
    make(table, "draw stock", "meld B5 B6 B7", "discard B12")
    make(table, "draw stock", "meld K7 K8 K9", "discard B11")
    make(table, "draw discard", "discard B11")
    make(table, "draw discard", "meld L7 L8 L9")
    assert table.turn == 1
    table.play("discard B11")
    assert len(table.results) == 1
    assert table.results[0]["points"] == [14, 0, 17]
    assert table.results[0]["notes"] == ["Seat 1 is out", "Seat 0: cards left in hand (2): +14", "Seat 2: cards left in hand (3): +17"]
    assert table.winners == (1,)
    assert table.log.count("Seat 1 is out") == 1


@pytest.mark.parametrize("last", [["meld L7 L8 L9 L10"], ["meld L7 L8 L9", "add L10 to 2"]])
def test_rummy_a_hand_emptied_by_laying_needs_no_discard(last: list[str]) -> None:
    table = rummy({0: "B5 B6 B7 L7 L8 L9"}, "B13 L10", length=1)
    make(table, "draw stock", "meld B5 B6 B7", *last)
    assert table.over
    assert table.zones()["discard"] == ["B13"]
    assert table.results[0]["points"][0] == 0


def test_rummy_each_player_deals_once_and_the_lowest_total_wins() -> None:
    table = parlor.deal("rummy", 3, seed=5, dealer=1)
    dealers: list[int] = []
    while not table.over:
        if len(dealers) < table.hand:
            dealers.append(table.dealer)
        idle(table)
    assert dealers == [1, 2, 0]
    assert len(table.results) == 3
    assert [table.scores[seat] for seat in table.winners] == [min(table.scores)] * len(table.winners)


def test_rummy_option_hands() -> None:
    table = parlor.deal("rummy", 2, seed=5, options={"hands": 1})
    while not table.over:
        idle(table)
    assert len(table.results) == 1
