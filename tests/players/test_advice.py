"""Advice: the moves with their expected points, the worlds behind them, and a reason in words that reveals no secret."""

import random

import pytest

import parlor
from tests.kit.cases import Case
from tests.kit.walk import step


def advice(table: parlor.Table, seat: int) -> list[tuple[str, float, int, float | None, str]]:
    told = parlor.player("expert", seed=3, iterations=8).advise(table, seat)
    return [(each.move, each.worth, each.worlds, each.points, each.reason) for each in told]


@pytest.mark.parametrize("game", parlor.games())
def test_advice_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(game: str) -> None:
    table = Case(game, parlor.game(game).usual).deal(1)
    rng = random.Random(1)
    for _ in range(7):
        if not table.over:
            step(table, rng)
    if table.over:
        return
    seat = table.waiting[0]
    told = advice(table, seat)
    assert {move for move, *_ in told} <= set(table.legal(seat))
    assert all(0.0 <= worth <= 1.0 and worlds >= 0 for _, worth, worlds, _, _ in told)
    assert all((points is None) == (at >= 5) for at, (_, _, _, points, _) in enumerate(told))
    assert all(reason == reason.strip() and not reason.endswith(".") for *_, reason in told)
    assert advice(table.resample(seat, seed=1), seat) == told


def reasons(table: parlor.Table, iterations: int = 20) -> dict[str, str]:
    seat = table.waiting[0]
    return {each.move: each.reason for each in parlor.player("expert", iterations=iterations).advise(table, seat)}


def test_quenette_tells_when_a_card_ducks() -> None:
    helmets = [f"H{n}" for n in range(1, 14)]
    others = [f"{suit}{n}" for suit in "UCS" for n in range(1, 14)]
    hands = [
        ["H3", "H9", *others[0:10]],
        ["H5", *others[10:21]],
        ["H12", *others[21:32]],
        ["H7", *others[32:39], *helmets[9:11], "H1", "H2"],
    ]
    deck = [hands[seat][k] for k in range(12) for seat in (1, 2, 3, 0)]
    rest = [card for card in [*helmets, *others] if card not in deck]
    table = parlor.deal("quenette", 4, seed=1, dealer=0, deck=[*deck, *rest])
    table.play("play H5")
    assert reasons(table)["play H12"].startswith("Goes over the 5 of Helmets")
    table.play("play H12")
    told = reasons(table)
    assert told["play H7"] == "Ducks: stays under the 12 of Helmets"


def test_patience_tells_what_a_move_opens() -> None:
    found: set[str] = set()
    for seed in range(12):
        table = parlor.deal("mobilization-2", seed=seed)
        if any(move.startswith("move") for move in table.legal()):
            found |= set(reasons(table, 2).values())
        if {"Opens a face-down card", "Shows the next card of the stock"} <= found:
            return
    raise AssertionError(found)


def test_rummy_tells_what_a_discard_gets_rid_of() -> None:
    table = parlor.deal("rumme", 2, seed=4, dealer=0)
    table.play("draw stock")
    assert any(reason.startswith("Gets rid of ") for move, reason in reasons(table).items() if move.startswith("discard"))


def test_only_players_who_search_give_advice() -> None:
    table = parlor.deal("rumme", 2, seed=4, dealer=0)
    with pytest.raises(ValueError, match="a casual player has no figures to give"):
        parlor.player("casual").advise(table, 1)
