"""How Gin Rummy is played: what casual players take up, and the worlds that experts think about."""

from parlor_classics.gin_rummy.rules import DEADWOOD
from tables import dealt

import parlor
from parlor import Rng
from parlor.core.moves import payload_of
from parlor.families.rummy import RummyHand
from parlor.families.rummy.knocking import THROWING, THROWN
from parlor.players.knock_policy import KnockPolicy
from parlor.players.knock_worlds import FittingWorlds

POLICY = KnockPolicy(DEADWOOD)


def left_over(hand: RummyHand, seat: int) -> int:
    return int(DEADWOOD.least(hand.hands[seat]))


def positions(hands: int) -> list[RummyHand]:
    """Positions between casual players in which a card is about to be thrown, each after some turns."""
    found = []
    for seed in range(hands):
        hand, rng = parlor.fast("gin-rummy", seed=seed), Rng(seed)
        assert isinstance(hand, RummyHand)
        while not hand.over:
            if hand.phase_number == THROWING and hand.turns > 2:
                clone = hand.clone()
                assert isinstance(clone, RummyHand)
                found.append(clone)
            hand.make(hand.turn, POLICY.choose(hand, hand.turn, rng))
    return found


def test_a_card_is_taken_up_to_knock_with() -> None:
    first = ["2H", "3H", "4H", "7S", "7D", "7C", "KD", "5S", "2C", "AC"]
    second = ["5H", "6H", "KS", "KC", "QD", "QC", "9S", "9D", "3C", "10H"]
    casual = parlor.player("casual", seed=1)
    assert casual.choose(dealt("gin-rummy", [first, second], ["AS"]), 0) == "draw discard"
    # With the six 14 would be left over, and with the other cards more.
    assert casual.choose(dealt("gin-rummy", [first, second], ["6D"]), 0) == "pass"


def test_who_threw_a_card_last_is_remembered() -> None:
    hand, rng = parlor.fast("gin-rummy", seed=4), Rng(4)
    assert isinstance(hand, RummyHand)
    last: dict[int, int] = {}
    while not hand.over:
        seat, move = int(hand.turn), POLICY.choose(hand, hand.turn, rng)
        if hand.phase_number == THROWING:
            last[int(payload_of(move))] = seat
        hand.make(seat, move)
    for seat in range(2):
        assert {card for card in range(52) if hand.own[THROWN + seat] >> card & 1} == {card for card in last if last[card] == seat}


def test_worlds_that_fit_have_the_cards_that_everyone_knows() -> None:
    for hand in positions(4):
        seat, other = int(hand.turn), 1 - int(hand.turn)
        rng, worlds = Rng(1), FittingWorlds(hand, hand.turn, DEADWOOD)
        for _ in range(3):
            world = worlds.another(rng)
            assert isinstance(world, RummyHand)
            assert world.hands[seat] == hand.hands[seat]
            assert hand.known[other] & ~world.hands[other] == 0
            assert list(world.discard) == list(hand.discard)
            cards = [*world.listed(0), *world.listed(1), *world.stock[: world.in_stock], *world.discard[: world.in_discard]]
            assert sorted(cards) == list(range(52))
            assert world.size(other) == hand.size(other)


def test_worlds_that_fit_are_nearer_to_the_truth() -> None:
    truth = fitting = anyhow = together = 0
    for hand in positions(12):
        seat, other = hand.turn, 1 - int(hand.turn)
        rng, worlds = Rng(2), FittingWorlds(hand, seat, DEADWOOD)
        for _ in range(10):
            world, guess = worlds.another(rng), hand.guess(seat, rng)
            assert isinstance(world, RummyHand)
            assert isinstance(guess, RummyHand)
            truth += left_over(hand, other)
            fitting += left_over(world, other)
            anyhow += left_over(guess, other)
            together += 1
    assert abs(fitting - truth) < 8 * together < anyhow - truth
