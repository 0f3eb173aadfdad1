"""How to play tricks: win cheaply what is worth winning, and duck what is not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest
from parlor.core.chance import Rng
from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.pack import Pack
from parlor.families.tricks.hand import TrickHand
from parlor.families.tricks.play import Tricks
from parlor.players.policy import Policy, Sound, trial


class TrickPolicy(Sound):
    """Plays a card by rule; what is not a card (bids, calls, exchanges) it tries out in a few worlds, or in rollouts leaves to chance."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, TrickHand)
        phase = hand.phase
        if not isinstance(phase, Tricks):
            return Policy.choose(self, hand, seat, rng)
        cards = hand.pack.folded(phase.may_play(hand))
        if cards & (cards - 1) == 0:
            return lowest(cards)
        if hand.size == 0:
            return self.lead(hand, cards, rng)
        return self.follow(hand, phase, cards, rng)

    def decide(self, hand: Hand, seat: i64, ending: Ending, rng: Rng) -> i64:
        assert isinstance(hand, TrickHand)
        if isinstance(hand.phase, Tricks):
            return self.choose(hand, seat, rng)
        return trial(hand, seat, ending, self, rng)

    def lead(self, h: TrickHand, cards: i64, rng: Rng) -> i64:
        """The card to lead."""
        raise NotImplementedError

    def follow(self, h: TrickHand, phase: Tricks, cards: i64, rng: Rng) -> i64:
        """The card to play to a trick in progress."""
        raise NotImplementedError


class Take(TrickPolicy):
    """Tricks are good: lead from strength, win as cheaply as the place in the trick allows, let a partner's trick be."""

    def lead(self, h: TrickHand, cards: i64, rng: Rng) -> i64:
        return highest(h.pack, cards, rng)

    def follow(self, h: TrickHand, phase: Tricks, cards: i64, rng: Rng) -> i64:
        winning = winners(h, phase, cards)
        if winning == 0 or h.side[h.winner] == h.side[h.at]:
            return cheapest(h, cards, rng)
        if h.size == h.in_trick - 1:
            return cheapest(h, winning, rng)
        return highest(h.pack, winning, rng)


class Duck(TrickPolicy):
    """Tricks are bad: stay below the best card with the highest that does, throw the dearest card on other people's tricks."""

    def __init__(self, cost: vec[i64]) -> None:
        self.cost: Final = cost

    def lead(self, h: TrickHand, cards: i64, rng: Rng) -> i64:
        return smallest(h.pack, cards, rng)

    def follow(self, h: TrickHand, phase: Tricks, cards: i64, rng: Rng) -> i64:
        losing = cards & ~winners(h, phase, cards)
        if losing != 0:
            return self.dearest(h, losing, rng)
        if h.size == h.in_trick - 1:
            return self.dearest(h, cards, rng)
        return smallest(h.pack, cards, rng)

    def dearest(self, h: TrickHand, cards: i64, rng: Rng) -> i64:
        """The card of greatest cost, of equal ones the highest."""
        best: i64 = -1
        top: i64 = -1
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            value = self.cost[card] * 16 + h.pack.number[card]
            if value > top:
                top, best = value, card
        return best


def winners(h: TrickHand, phase: Tricks, cards: i64) -> i64:
    """The cards that would take the lead in the trick."""
    found: i64 = 0
    m = cards
    while m != 0:
        card = lowest(m)
        m &= m - 1
        if phase.beats.beats(h, card, h.best):
            found |= bit(card)
    return found


def extreme(pack: Pack, cards: i64, sign: i64, rng: Rng) -> i64:
    """A card of the highest (1) or lowest (-1) number; among equals any."""
    best: i64 = -1
    equal: i64 = 0
    m = cards
    while m != 0:
        card = lowest(m)
        m &= m - 1
        if best < 0 or (pack.number[card] - pack.number[best]) * sign > 0:
            best = card
            equal = 1
        elif pack.number[card] == pack.number[best]:
            equal += 1
            if rng.below(equal) == 0:
                best = card
    return best


def highest(pack: Pack, cards: i64, rng: Rng) -> i64:
    """A card of the highest number."""
    return extreme(pack, cards, 1, rng)


def smallest(pack: Pack, cards: i64, rng: Rng) -> i64:
    """A card of the lowest number."""
    return extreme(pack, cards, -1, rng)


def cheapest(h: TrickHand, cards: i64, rng: Rng) -> i64:
    """A low card, trumps last."""
    plain = cards if h.trump < 0 else cards & ~h.pack.suited[h.trump]
    return smallest(h.pack, plain if count(plain) > 0 else cards, rng)
