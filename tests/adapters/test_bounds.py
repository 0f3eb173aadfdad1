"""The bounds that games declare hold in random hands, and every action can occur. `make soak SOAK=bounds` plays a million hands a game."""

import os
from collections.abc import Iterator

import pytest

import parlor
from parlor import Rng
from parlor.adapters.encoding import Encoding, encoding
from parlor.core.bounds import UNDECLARED
from parlor.learn.history import start_history
from tests.kit.cases import EVERY, WHOLE, Case

MANY = int(os.environ.get("PARLOR_HANDS", "1000000"))
BY_GAME = {id: [case for case in EVERY if case.game == id] for id in parlor.games()}
# A few tables of each game, the smallest and the usual one among them; in a long run all of them.
SOME = {
    id: cases if WHOLE else [case for k, case in enumerate(cases) if k % 5 == 0 or case == Case(id, parlor.game(id).usual)]
    for id, cases in BY_GAME.items()
}


def hands_of(case: Case, hands: int, seed: int) -> Iterator[tuple[Encoding, list[int], int]]:
    """Random hands: the points of each, and its number of moves."""
    table = encoding(case.game, case.players, case.options)
    rng = Rng(seed)
    for _ in range(hands):
        hand = table.rules.start(rng, rng.below(case.players))
        moves = int(hand.playout(rng))
        yield table, [int(points) for points in hand.points()], moves


def check(cases: list[Case], hands: int, seed: int) -> None:
    """Plays hands of a game, spread over some tables, and compares each with the bounds."""
    for k, case in enumerate(cases):
        for table, points, moves in hands_of(case, hands // len(cases) + (k < hands % len(cases)), seed + k):
            bounds = table.bounds
            assert bounds.least <= min(points) <= max(points) <= bounds.most, (str(case), points)
            assert moves <= bounds.moves, str(case)
            assert bounds.total is None or sum(points) == bounds.total, (str(case), points)


@pytest.mark.parametrize("id", parlor.games())
def test_every_game_declares_its_bounds(id: str) -> None:
    for case in SOME[id]:
        table = encoding(case.game, case.players, case.options)
        bounds = table.bounds
        assert bounds is not UNDECLARED
        assert bounds.least < bounds.most
        for whole in (False, True):
            for utility in ("points", "relative", "win"):
                worth = table.worth(utility, whole)
                assert worth.least < worth.most
                assert worth.total is None or worth.least * case.players <= worth.total <= worth.most * case.players
        low, high = table.limits
        assert (low < high).all()


@pytest.mark.parametrize("id", parlor.games())
def test_the_bounds_hold_in_random_hands(id: str) -> None:
    check(SOME[id], 60, 1)


@pytest.mark.soak
@pytest.mark.parametrize("id", parlor.games())
def test_the_bounds_hold_in_a_million_random_hands(id: str) -> None:
    check(BY_GAME[id], MANY, 1_000_000)


# Games whose rarest moves random hands do not reach: long melds, additions to the last melds, the last piles.
RARE = {"rumme", "double-rumme", "rummy", "liberty-bond", "flique", "sam", "parquet", "sham-battle", "sham-battle-2", "secret-seven"}
# Actions that a few hundred hands find.
SOON = [
    id for id in parlor.games() if id not in RARE | {"united-states", "sammy", "flag", "mobilization-3", "mobilization-2", "sammys-travels"}
]


def unseen(table: Encoding, hands: int, seed: int) -> set[int]:
    """The actions that are never legal in some random hands; and every legal one has a number."""
    left = set(range(len(table.actions)))
    rng = Rng(seed)
    for _ in range(hands):
        hand = table.rules.start(rng, rng.below(table.players))
        while not hand.over and left:
            for seat in range(table.players):
                if int(hand.waiting()) >> seat & 1:
                    left.difference_update(table.actions.numbers_of(hand, seat))
            hand.step(rng)
        if not left:
            break
    return left


@pytest.mark.sampled(2)
@pytest.mark.parametrize("id", SOON)
def test_every_action_occurs(id: str) -> None:
    table = encoding(id)
    left = unseen(table, 3000, 2)
    assert not left, [table.rules.notation.text(table.actions.moves[action]) for action in left]


@pytest.mark.soak
@pytest.mark.parametrize("case", [case for id in parlor.games() if id not in RARE for case in BY_GAME[id]], ids=str)
def test_every_action_occurs_at_every_table(case: Case) -> None:
    table = encoding(case.game, case.players, case.options)
    left = unseen(table, 100_000, 3)
    assert not left, [table.rules.notation.text(table.actions.moves[action]) for action in left]


@pytest.mark.parametrize("id", parlor.games())
def test_no_card_that_is_not_in_the_deck_has_an_action(id: str) -> None:
    for case in SOME[id]:
        table = encoding(case.game, case.players, case.options)
        codes = {table.rules.pack.codes[card] for card in table.rules.deck}
        for move in table.actions.moves:
            if move // 2**56 != table.actions.listed // 2**56:
                assert {card.partition("=")[0] for card in table.rules.notation.parts(move).cards} <= codes


@pytest.mark.soak
@pytest.mark.parametrize("id", [id for id in parlor.games() if not encoding(id).recall.lossy])
def test_a_row_has_room_for_every_history(id: str) -> None:
    table = encoding(id)
    rng = Rng(4)
    for seed in range(300):
        history = start_history(table.rules, seed, True)
        play = table.start_match(seed, True)
        while not play.over:
            waiting = int(play.waiting())
            seat = next(seat for seat in range(table.players) if waiting >> seat & 1)
            moves = [int(move) for move in play.hand.moves_of(seat)]
            move = moves[int(rng.below(len(moves)))]
            play.make(seat, move)
            history.add(seat, move)
        for seat in range(table.players):
            table.recall.write("\n".join(history.of(seat)))
