"""Taking back: freely in a patience; in a game with others, never past a card that was hidden."""

import json

import pytest

import parlor


def shown(table: parlor.Table) -> str:
    return json.dumps([table.zones(), table.view(0), table.record(), table.log])


@pytest.mark.parametrize("game", ["flag", "mobilization-2", "sammys-travels"])
def test_a_patience_is_taken_back_to_the_deal_and_played_again(game: str) -> None:
    table = parlor.deal(game, 1, seed=4)
    stages = [shown(table)]
    moves = []
    for _ in range(12):
        moves.append(table.legal()[-1])
        table.play(moves[-1])
        stages.append(shown(table))
    for stage in stages[-2::-1]:
        table.undo()
        assert shown(table) == stage
    for move in moves:
        table.play(move)
    assert shown(table) == stages[-1]


def test_undo_after_the_end_of_a_patience() -> None:
    table = parlor.deal("mobilization-2", seed=1)
    while not table.over:
        before = shown(table)
        table.play(table.legal()[0])
    table.undo()
    assert not table.over
    assert shown(table) == before


def test_nothing_to_take_back() -> None:
    with pytest.raises(parlor.IllegalMove, match="nothing to take back"):
        parlor.deal("flag", seed=1).undo()


def test_a_card_that_was_shown_stands() -> None:
    table = parlor.deal("quenette", 4, seed=1)
    table.play(table.legal()[0])
    before = shown(table)
    with pytest.raises(parlor.IllegalMove, match="shown a card that was hidden"):
        table.undo()
    assert shown(table) == before


def test_a_card_drawn_from_the_stock_stands() -> None:
    table = parlor.deal("rumme", 2, seed=1)
    table.play("draw stock")
    with pytest.raises(parlor.IllegalMove, match="shown a card that was hidden"):
        table.undo()


def test_a_bid_can_be_taken_back() -> None:
    table = parlor.deal("foozle", 4, seed=1, dealer=0)
    before = shown(table)
    table.play("bid 2")
    table.undo()
    assert shown(table) == before


def test_a_guess_cannot_be_taken_back() -> None:
    table = parlor.deal("flag", seed=1)
    table.play(table.legal()[-1])
    with pytest.raises(parlor.IllegalMove, match="a guess made by resample"):
        table.resample(0, seed=1).undo()
