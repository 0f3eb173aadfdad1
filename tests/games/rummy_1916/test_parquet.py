"""Parquet, rules/rummy.md: what makes a line of three, and everything that is the same as in Rummy."""

import random
from itertools import combinations

import pytest

import parlor
from tests.games.helpers import deck_for, idle, make, pack_of, refusal

ROWS = {"R": "roses", "L": "lanterns", "K": "keys", "B": "bells"}


def parquet(hands: dict[int, str], then: str = "", players: int = 3, length: int = 0) -> parlor.Table:
    """A table where the last seat deals, so seat 0 begins; `then` is the turned card and the stock from its top."""
    deck = deck_for("parquet", players, hands, dealer=players - 1, batches=[1] * (8 if players == 2 else 6), then=then)
    return parlor.deal("parquet", players, seed=1, dealer=players - 1, deck=deck, options={"hands": length})


def book_example(third: str, drawn: str = "B13") -> parlor.Table:
    """R3 R4 R5 and L5 L6 L7 are on the table; seat 2 has these cards and has drawn another."""
    table = parquet({0: "R3 R4 R5", 1: "L5 L6 L7", 2: third}, f"R13 L13 K13 {drawn}")
    make(table, "draw stock", "meld R3 R4 R5", "discard L13", "draw stock", "meld L5 L6 L7", "discard K13", "draw stock")
    assert table.turn == 2
    return table


def lays(table: parlor.Table) -> list[str]:
    return [move for move in table.legal() if not move.startswith("discard")]


@pytest.mark.parametrize(("players", "each", "stock"), [(2, 8, 35), (3, 6, 33), (4, 6, 27), (5, 6, 21), (6, 6, 15)])
def test_parquet_deal(players: int, each: int, stock: int) -> None:
    deck = pack_of("parquet", players)
    table = parlor.deal("parquet", players, deck=deck, dealer=0)
    zones = table.zones()
    assert [len(zones[f"hand:{seat}"]) for seat in range(players)] == [each] * players
    assert (zones["discard"], len(zones["stock"])) == ([deck[each * players]], stock)
    assert sorted(zones["hand:1"]) == sorted(deck[0 : each * players : players])
    assert table.turn == 1
    assert set(zones) == {"stock", "discard", "roses", "lanterns", "keys", "bells"} | {f"hand:{seat}" for seat in range(players)}


def test_parquet_players_and_options() -> None:
    game = parlor.game("parquet")
    assert (game.usual, game.players) == (4, (2, 3, 4, 5, 6))
    assert game.options["hands"].default == 0


def test_parquet_example_the_third_five() -> None:
    table = book_example("K5 B5 K9 B9 K1 B2")
    assert lays(table) == ["play K5", "play B5", "meld K5 B5"]
    table.play("play K5")
    assert table.zones()["keys"] == ["K5"]
    table.play("play B5")
    assert table.zones()["bells"] == ["B5"]


def test_parquet_example_the_row_of_lanterns() -> None:
    table = book_example("L4 L3 K9 B9 K1 B2")
    assert lays(table) == ["play L4", "meld L3 L4"]
    assert "L3 makes no line of three" in refusal(table, "play L3")
    make(table, "play L4", "play L3")
    assert table.zones()["lanterns"] == ["L3", "L4", "L5", "L6", "L7"]


def test_parquet_example_the_row_of_roses() -> None:
    table = book_example("R6 R2 R7 B9 K1 B12")
    assert lays(table) == ["play R2", "play R6", "meld R2 R6", "meld R6 R7", "meld R2 R6 R7"]
    assert "neither in the row of Roses nor in the column of 7s" in refusal(table, "play R7")
    table.play("meld R6 R2")
    assert table.zones()["roses"] == ["R2", "R3", "R4", "R5", "R6"]
    assert table.record()["moves"][-1] == [2, "meld R2 R6"]


def test_parquet_example_columns_of_seven_and_three() -> None:
    table = book_example("K7 B7 K3 B3 K1 B11")
    assert lays(table) == ["meld K3 B3", "meld K7 B7"]
    make(table, "meld K7 B7", "meld K3 B3")
    assert table.zones()["keys"] == ["K3", "K7"]


def test_parquet_all_choices_of_a_row_and_a_column_are_listed() -> None:
    table = parquet({0: "K4 K5 K6 K7 B1 B12"}, "R1 R3")
    table.play("draw stock")
    assert lays(table) == ["meld K4 K5 K6", "meld K5 K6 K7", "meld K4 K5 K6 K7"]
    table = parquet({0: "R8 L8 K8 B8 B1 B12"}, "R1 R3")
    table.play("draw stock")
    assert sorted(lays(table)) == sorted(["meld R8 L8 K8", "meld R8 L8 B8", "meld R8 K8 B8", "meld L8 K8 B8", "meld R8 L8 K8 B8"])


def test_parquet_facts_have_no_melds() -> None:
    assert parquet({}).view(0)["facts"] == {"phase": "draw", "turned_over": 0, "turns": 0, "turn_limit": 150}


def by_the_page(cards: tuple[str, ...], lying: set[str]) -> bool:
    """The test of the page, word for word, on codes."""
    there = lying | set(cards)
    numbers = {card[1:] for card in cards}
    if len(numbers) == 1 and sum(card[1:] in numbers for card in there) >= 3:
        return True
    if len({card[0] for card in cards}) > 1:
        return False
    row = {int(card[1:]) for card in there if card[0] == cards[0][0]}
    stretch = [int(cards[0][1:])]
    while stretch[0] - 1 in row:
        stretch.insert(0, stretch[0] - 1)
    while stretch[-1] + 1 in row:
        stretch.append(stretch[-1] + 1)
    return len(stretch) >= 3 and all(int(card[1:]) in stretch for card in cards)


@pytest.mark.parametrize("seed", range(8))
def test_parquet_every_choice_that_passes_the_test_is_listed(seed: int) -> None:
    rng = random.Random(seed)
    table = parlor.deal("parquet", 2 + seed % 3, seed=seed)
    for _ in range(80):
        if table.over:
            break
        legal = table.legal()
        if "draw stock" not in legal:
            zones = table.zones()
            hand, lying = zones[f"hand:{table.turn}"], {card for row in ROWS.values() for card in zones[row]}
            choices = [c for size in range(1, len(hand) + 1) for c in combinations(hand, size) if by_the_page(c, lying)]
            expected = [("play " if len(c) == 1 else "meld ") + " ".join(c) for c in choices]
            assert sorted(lays(table)) == sorted(expected)
            laying = lays(table)
            table.play(rng.choice(laying) if laying and rng.random() < 0.7 else rng.choice(legal))
        else:
            table.play(rng.choice(legal))


# Illegal, and why


def test_parquet_illegal_no_line() -> None:
    table = book_example("K9 R7 K5 B1 L9 K2")
    words = "K9 makes no line of three with the cards on the table: neither in the row of Keys nor in the column of 9s"
    assert words in refusal(table, "play K9")
    for move in ["meld K9 L9", "meld K5 R7", "meld K5 K9", "meld K2 K5 K9"]:
        assert "no line of three" in refusal(table, move)
    assert "You do not hold B5" in refusal(table, "play B5")
    assert "You do not hold B5" in refusal(table, "meld K5 B5")
    assert "You do not hold B5" in refusal(table, "discard B5")
    assert "not a move" in refusal(table, "meld K5")
    assert "not a move" in refusal(table, "add K5 to 1")


def test_parquet_illegal_before_the_draw_and_a_second_draw() -> None:
    table = parquet({0: "R3 R4 R5"})
    for move in ["meld R3 R4 R5", "play R3", "discard R3"]:
        assert "You must draw before you play or discard" in refusal(table, move)
    table.play("draw stock")
    assert "You have already drawn this turn" in refusal(table, "draw discard")


# Rulings


def test_parquet_R1_two_cards_may_complete_a_line() -> None:
    table = book_example("K5 R6 K7 B7 L8 L9")
    assert "meld K7 B7" in table.legal()
    assert "meld L8 L9" in table.legal()
    table.play("meld L8 L9")
    assert table.zones()["lanterns"] == ["L5", "L6", "L7", "L8", "L9"]


def test_parquet_R2_a_line_may_join_cards_of_different_lays() -> None:
    """A 9 from one set and a 10 from another: the 11 may be added."""
    table = parquet({0: "R9 L9 K9 B1", 1: "R10 K10 B10 B2", 2: "R11 K11 L2 L4"}, "R13 L13 K13 B13")
    make(table, "draw stock", "meld R9 L9 K9", "discard L13", "draw stock", "meld R10 K10 B10", "discard K13", "draw stock")
    assert lays(table) == ["play R11", "play K11"]
    table.play("play R11")
    assert table.zones()["roses"] == ["R9", "R10", "R11"]


def test_parquet_R3_the_discard_pile_is_turned_over_as_in_rummy() -> None:
    table = parquet({}, players=6)
    idle(table, 15)
    pile = list(table.zones()["discard"])
    seat = table.turn
    table.play("draw stock")
    assert pile[0] in table.zones()[f"hand:{seat}"]
    assert table.zones()["stock"] == pile[1:][::-1]
    assert seat is not None
    other = table.resample((seat + 1) % 6, seed=8)
    assert other.zones()["stock"] == table.zones()["stock"]
    assert pile[0] in other.zones()[f"hand:{seat}"]


def test_parquet_R3_limit_of_fifty_turns_each() -> None:
    table = parquet({}, "K1", 2, length=1)
    held = [sum(int(card[1:]) for card in table.zones()[f"hand:{seat}"]) for seat in range(2)]
    for _ in range(100):
        assert not table.over
        make(table, "draw discard", "discard K1")
    assert table.over
    assert table.scores == held


@pytest.mark.parametrize("last", [["meld B5 B6 B7 B8"], ["meld B5 B6 B7", "play B8"], ["meld B5 B6 B7", "discard B8"]])
def test_parquet_an_empty_hand_wins_at_once(last: list[str]) -> None:
    table = parquet({0: "R1 R2 R3 B5 B6 B7", 1: "K1 K2 K3 L1 L2 L4", 2: "R13"}, "B13 B8", length=1)
    make(table, "draw stock", "meld R1 R2 R3", *last)
    assert table.over
    assert table.winners == (0,)
    assert table.results[0]["points"][:2] == [0, 13]
    assert table.results[0]["notes"][:2] == ["Seat 0 is out", "Seat 1: cards left in hand (6): +13"]


def test_parquet_each_player_deals_once_and_the_lowest_total_wins() -> None:
    table = parlor.deal("parquet", 3, seed=5, dealer=1)
    while not table.over:
        idle(table)
    assert len(table.results) == 3
    assert [table.scores[seat] for seat in table.winners] == [min(table.scores)] * len(table.winners)


def test_parquet_hidden_hands_and_stock() -> None:
    table = book_example("K5 B5 K9 B9 K1 B2")
    view = table.view(0)["zones"]
    assert view["hand:2"] == ["??"] * 7
    assert set(view["stock"]) == {"??"}
    assert view["roses"] == ["R3", "R4", "R5"]
