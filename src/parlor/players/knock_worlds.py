"""Worlds that fit what the others did in a game that ends with a knock.

Whoever has thrown cards for some turns holds better ones than chance would deal: dealt anyhow, the other hand has 54 left over on average
where the true one has 32. So the hidden cards walk from world to world (Metropolis and Hastings): a card of a hand and one of the stock
change places, surely if the hand then fits better, and otherwise the more rarely the worse it fits.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from parlor.core.bits import EMPTY, bit, count, lowest
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.families.rummy.hand import RummyHand
from parlor.families.rummy.knocking import TAKEN, THROWN, Deadwood
from parlor.players.policy import Worlds

# How many times cards change places before the first world, and between one world and the next.
FIRST: Final = 60
NEXT: Final = 4
# A hand is so many times less likely (to the base e) for each point that the last throws have cost it, and for each point left over in a
# turn. Measured on about 400 hands of our casual player and of one that plays by the rules of OpenSpiel's simple bot: with about these, 31
# are left over on average (in truth 32), and 34 % of the hidden cards are in the right hand, instead of 28 %.
WASTED: Final = 2.0
LEFT_OVER: Final = 0.02
# How many of the last throws count.
THROWS: Final = 2
PRECISION: Final = 1_000_000_000


class FittingWorlds(Worlds):
    """A walk through the worlds that a seat cannot tell from the truth; it stays longer where the others threw what they could spare."""

    def __init__(self, hand: RummyHand, seat: i64, deadwood: Deadwood) -> None:
        super().__init__(hand, seat)
        self.deadwood: Final = deadwood
        self.at: RummyHand | None = None

    def another(self, rng: Rng) -> Hand:
        at = self.at
        if at is None:
            guess = self.hand.guess(self.seat, rng)
            assert isinstance(guess, RummyHand)
            if guess.shown or guess.turns == 0:
                return guess
            self.at = guess
            self.walk(guess, FIRST, rng)
            at = guess
        else:
            self.walk(at, NEXT, rng)
        world = at.clone()
        assert isinstance(world, RummyHand)
        world.stock = rng.shuffle(at.stock)
        return world

    def walk(self, at: RummyHand, steps: i64, rng: Rng) -> None:
        """Lets cards change places."""
        stock = at.stock[:]
        for seat in range(at.players):
            hidden = at.hands[seat] & ~at.known[seat]
            if seat == self.seat or hidden == 0 or at.in_stock == 0:
                continue
            throws = last_thrown(at, seat)
            cards = at.hands[seat]
            misfit = self.misfit(at, cards, throws)
            for _ in range(steps):
                card = rng.member(hidden)
                place = rng.below(at.in_stock)
                other = (cards & ~bit(card)) | bit(stock[place])
                then = self.misfit(at, other, throws)
                if then <= misfit or float(rng.below(PRECISION)) < float(PRECISION) * exp(misfit - then):
                    hidden = (hidden & ~bit(card)) | bit(stock[place])
                    cards, misfit = other, then
                    stock[place] = card
            at.hands[seat] = cards
        at.stock = stock

    def misfit(self, h: RummyHand, cards: i64, throws: i64) -> float:
        """How badly a hand fits what its player did."""
        deadwood = self.deadwood
        left = deadwood.least(cards)
        wasted: i64 = 0
        while throws != 0:
            all = cards | bit(lowest(throws))
            best = left
            rest = cards
            while rest != 0:
                instead = deadwood.least(all & ~bit(lowest(rest)))
                best = instead if instead < best else best
                rest &= rest - 1
            wasted += left - best
            throws &= throws - 1
        return WASTED * float(wasted) + LEFT_OVER * float(left * (h.turns // h.players))


def last_thrown(h: RummyHand, seat: i64) -> i64:
    """The last cards that a player threw."""
    thrown = h.own[THROWN + seat]
    found = bit(h.own[TAKEN] - 1) & thrown if h.own[TAKEN] > 0 else EMPTY
    k = h.in_discard - 1
    while k >= 0 and count(found) < THROWS:
        found |= bit(h.discard[k]) & thrown
        k -= 1
    return found
