"""Law 9: swapping identical copies in a double pack changes nothing that anyone sees."""

import random

import pytest

import parlor
from parlor.core.bits import zeros
from parlor.core.hand import Hand, Match
from parlor.core.shuffle import KeyedShuffler, key_of
from parlor.core.zone import SPECTATOR
from parlor.table.watching import Journal
from tests.kit.cases import Case, some_seeds, tried

DOUBLE = [case for case in tried("twins") if parlor.deal(case.game, case.players, seed=0)._rules.pack.copies == 2]


def hand_of(case: Case, seed: int, swap: random.Random | None) -> Hand:
    """A hand of the game, with some twins swapped."""
    rules = case.deal(seed)._rules
    match = Match(case.players, 0, 1, zeros(case.players), [])
    shuffler = KeyedShuffler(key_of(seed))
    deck = rules.shuffled(match, shuffler)
    if swap:
        held = set(deck)
        twins = [card for card in held if card % 2 == 0 and card + 1 in held and swap.random() < 0.5]
        for k, card in enumerate(deck):
            if card - card % 2 in twins:
                deck[k] = card ^ 1
    hand = rules.new_hand(match, shuffler)
    hand.news = Journal()
    hand.deal(deck)
    return hand


def seen(hand: Hand, players: int) -> list[object]:
    codes = hand.pack.codes
    eyes = [*range(players), SPECTATOR]
    assert isinstance(hand.news, Journal)
    return (
        [[(zone.name, zone.seen(codes, seat)) for zone in hand.zones()] for seat in eyes]
        + [hand.facts(seat) for seat in eyes]
        + [(line.kind, line.key, line.seat, line.params(hand.pack)) for line in hand.news.lines]
    )


@pytest.mark.parametrize("case", DOUBLE, ids=str)
def test_law_9_twins(case: Case) -> None:
    for seed in some_seeds(0, 3, 3):
        rng = random.Random(seed)
        hand, twin = hand_of(case, seed, None), hand_of(case, seed, rng)
        steps = 0
        while not hand.over and steps < 400:
            assert seen(hand, case.players) == seen(twin, case.players)
            seats = [seat for seat in range(case.players) if hand.waiting() >> seat & 1]
            seat = rng.choice(seats)
            moves = list(hand.moves_of(seat))
            assert moves == list(twin.moves_of(seat))
            move = rng.choice(moves)
            hand.make(seat, move)
            twin.make(seat, move)
            steps += 1
        assert hand.over == twin.over
