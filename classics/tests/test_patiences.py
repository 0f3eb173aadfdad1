"""Klondike and FreeCell, rule by rule."""

import pytest
from tables import refusal

import parlor
from parlor.packs.standard import STANDARD


def klondike(top: dict[int, str], stock: list[str], **options: int | str) -> parlor.Table:
    """A deal with chosen cards on top of some stacks, and first in the stock."""
    chosen = {*top.values(), *stock}
    rest = [code for code in STANDARD.codes if code not in chosen]
    places = [(row, stack) for row in range(1, 8) for stack in range(row, 8)]
    deck = [top[stack] if stack == row and stack in top else rest.pop() for row, stack in places]
    return parlor.deal("klondike", seed=1, options=dict(options), deck=deck + stock + rest)


def test_the_deal() -> None:
    zones = parlor.deal("klondike", seed=1).zones()
    assert [len(zones[f"stack{n}"]) for n in range(1, 8)] == [1] * 7
    assert [len(zones[f"down{n}"]) for n in range(1, 8)] == list(range(7))
    assert len(zones["stock"]) == 24


def test_three_cards_are_drawn_or_one() -> None:
    three = klondike({}, ["AS", "2S", "3S"])
    three.play("draw stock")
    assert three.zones()["waste"] == ["AS", "2S", "3S"]
    assert refusal(three, "move AS to foundation") == "AS cannot be moved as it lies"
    one = klondike({}, ["AS", "2S", "3S"], draw=1)
    one.play("draw stock")
    one.play("move AS to foundation")
    assert one.zones()["foundation1"] == ["AS"]
    assert refusal(one, "move AS to foundation") == "AS cannot be moved as it lies"


def test_the_waste_is_turned_over_so_many_times() -> None:
    table = klondike({}, ["KS", "KH", "KD"], redeals=1)
    while table.legal()[0] == "draw stock":
        table.play("draw stock")
    assert table.view(0)["facts"]["turn_overs"] == 1
    assert table.over or refusal(table, "draw stock") == "The waste may not be turned over again"


def test_a_run_or_a_part_of_it_moves() -> None:
    table = klondike({1: "KS", 2: "QH", 3: "JC", 4: "QD", 5: "10H"}, ["AS", "AH", "AD"])
    table.play("move QH to stack1")
    table.play("move JC to stack1")
    table.play("move 10H to stack1")
    assert table.zones()["stack1"] == ["KS", "QH", "JC", "10H"]
    table.play("move JC to stack4")
    assert table.zones()["stack1"] == ["KS", "QH"]
    assert table.zones()["stack4"] == ["QD", "JC", "10H"]


def test_only_a_king_fills_an_empty_stack() -> None:
    table = klondike({1: "QH", 2: "KS", 3: "2D"}, ["AS", "AH", "AD"])
    table.play("move QH to stack2")
    assert refusal(table, "move 2D to stack1") == "Only a king fills an empty stack"
    table.play("move KS to stack1")
    assert table.zones()["stack1"] == ["KS", "QH"]


def test_a_card_comes_back_unless_the_table_plays_otherwise() -> None:
    for back in ("yes", "no"):
        table = klondike({1: "AS", 2: "2S", 3: "3H"}, ["KS", "KH", "KD"], back=back)
        table.play("move AS to foundation")
        table.play("move 2S to foundation")
        assert ("move 2S to stack3" in table.legal()) == (back == "yes")


def test_a_solved_deal_of_klondike_is_won() -> None:
    for seed in range(1, 20):
        found = parlor.solve(parlor.deal("klondike", seed=seed, options={"draw": 1}), 3000)
        if found.verdict == "winnable":
            table = parlor.deal("klondike", seed=seed, options={"draw": 1})
            for move in found.line:
                table.play(move)
            assert table.winners == (0,)
            return
    raise AssertionError("none of the deals was solved")


def freecell(number: int, **options: int | str) -> parlor.Table:
    return parlor.deal("freecell", seed=1, options={"deal": number, **options})


def test_microsofts_deals() -> None:
    zones = freecell(1).zones()
    assert [zones[f"column{n}"][0] for n in range(1, 9)] == ["JD", "2D", "9H", "JC", "5D", "7H", "7C", "5H"]
    assert [len(zones[f"column{n}"]) for n in range(1, 9)] == [7] * 4 + [6] * 4


def test_a_cell_takes_one_card() -> None:
    table = freecell(2, cells=1)
    table.play(f"move {table.zones()['column1'][-1]} to cell")
    assert table.view(0)["facts"]["free_cells"] == 0
    assert refusal(table, f"move {table.zones()['column1'][-1]} to cell") == "No cell is free"


def test_runs_move_as_far_as_the_cells_allow() -> None:
    # The first column ends with the run 9S 8H 7S, the second with the ten of diamonds.
    ends = {0: ["9S", "8H", "7S"], 1: ["10D"]}
    rest = [code for code in STANDARD.codes if code not in {"9S", "8H", "7S", "10D"}]
    columns: list[list[str]] = []
    for column in range(8):
        size = 7 if column < 4 else 6
        end = ends.get(column, [])
        columns.append([rest.pop(0) for _ in range(size - len(end))] + end)
    deck = [columns[k % 8][k // 8] for k in range(52)]
    table = parlor.deal("freecell", seed=1, options={"cells": 1}, deck=deck)
    assert refusal(table, "move 9S to column2").startswith("These are 3 cards")
    free = parlor.deal("freecell", seed=1, options={"cells": 2}, deck=deck)
    free.play("move 9S to column2")
    assert free.zones()["column2"][-4:] == ["10D", "9S", "8H", "7S"]


def test_a_solved_deal_of_freecell_is_won() -> None:
    table = freecell(2)
    found = parlor.solve(table, 20_000)
    assert found.verdict == "winnable"
    for move in found.line:
        table.play(move)
    assert table.winners == (0,)


@pytest.mark.skipif(parlor.build() == "pure", reason="a hundred thousand positions take the compiled engine a second")
def test_the_deal_that_cannot_be_won_is_told() -> None:
    assert parlor.solve(parlor.deal("freecell", seed=1, options={"deal": 11982}), 130_000).verdict == "not winnable"
