"""Redraws the cards that a seat has not seen, in a game in which every card that moves after the deal is seen by all."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, count, lowest, members, zeros
from parlor.core.pack import Pack
from parlor.core.redeal import possible, redeal
from parlor.core.rng import Rng

TRIES: Final = 200


@mypyc_attr(allow_interpreted_subclasses=True)
class Unseen:
    """The cards that nobody has shown, and all that is known of who holds them. A place is a seat."""

    def __init__(self, pack: Pack, cards: vec[i64], kinds: vec[i64], pool: i64, room: vec[i64], lacks: vec[i64]) -> None:
        self.pack: Final = pack
        # For each set that is collected: all its cards, and its kinds as their first copies.
        self.cards: Final = cards
        self.kinds: Final = kinds
        self.pool: Final = pool
        self.room: Final = room
        self.lacks: Final = lacks
        # For each place: what else it openly holds, the sets of which it hides a card, the kinds of which it hides one copy at most.
        self.known: vec[i64] = zeros(len(room))
        self.needs: vec[i64] = zeros(len(room))
        self.single: vec[i64] = zeros(len(room))
        # Kinds that a place does not hide all together. Bar k is about place bar_of[k].
        self.bar_of: vec[i64] = vec[i64]()
        self.bars: vec[i64] = vec[i64]()

    def draw(self, rng: Rng) -> vec[i64]:
        """One set of cards for each place, which depends only on what is known and on the generator."""
        dealt = zeros(len(self.room))
        for _ in range(TRIES):
            if self.attempt(dealt, rng):
                return dealt
            for p in range(len(dealt)):
                dealt[p] = 0
        order = self.hardest_first()
        if not self.search(order, 0, dealt, self.room[:], rng):
            raise AssertionError("what is known of the hidden cards contradicts itself")
        return dealt

    def attempt(self, dealt: vec[i64], rng: Rng) -> bool:
        """Gives every place a card of each set that it needs, then deals the rest. The attempt may fail."""
        free = self.room[:]
        left = self.pool
        needed: i64 = 0
        for p in range(len(free)):
            needed |= self.needs[p]
        while needed != 0:
            group = lowest(needed)
            needed &= needed - 1
            needing: i64 = 0
            for p in range(len(free)):
                if self.needs[p] >> group & 1 == 1:
                    needing |= bit(p)
            while needing != 0:
                p = self.tightest(needing, left & self.cards[group], rng)
                needing &= ~bit(p)
                options = left & self.cards[group] & ~self.lacks[p]
                if options == 0 or free[p] == 0:
                    return False
                card = rng.member(options)
                dealt[p] |= bit(card)
                left &= ~bit(card)
                free[p] -= 1
        if not possible(left, free, self.lacks):
            return False
        rest = redeal(left, free, self.lacks, rng)
        for p in range(len(free)):
            dealt[p] |= rest[p]
            if not self.fits(p, dealt[p]):
                return False
        return True

    def tightest(self, places: i64, cards: i64, rng: Rng) -> i64:
        """The place, of some, that may hold the fewest of the cards."""
        best: i64 = 0
        fewest: i64 = 99
        for p in rng.shuffle(members(places)):
            options = count(cards & ~self.lacks[p])
            if options < fewest:
                best = p
                fewest = options
        return best

    def fits(self, place: i64, hidden: i64) -> bool:
        """Whether a place may hide all these cards: it would have laid down a set that is complete."""
        if hidden == 0:
            return True
        if hidden & hidden >> 1 & self.single[place] != 0:
            return False
        hides = self.pack.folded(hidden)
        holds = hides | self.pack.folded(self.known[place])
        for kinds in self.kinds:
            if holds & kinds == kinds:
                return False
        return not self.barred(place, hides)

    def barred(self, place: i64, hides: i64) -> bool:
        """Whether a place cannot hide all these kinds."""
        found = False
        for k in range(len(self.bars)):
            found |= self.bar_of[k] == place and hides & self.bars[k] == self.bars[k]
        return found

    def hardest_first(self) -> vec[i64]:
        """The cards, those with the fewest possible places first."""
        order = members(self.pool)
        for k in range(1, len(order)):
            card = order[k]
            j: i64 = k
            while j > 0 and self.places_for(order[j - 1]) > self.places_for(card):
                order[j] = order[j - 1]
                j -= 1
            order[j] = card
        return order

    def places_for(self, card: i64) -> i64:
        """How many places may hold a card."""
        found: i64 = 0
        for p in range(len(self.room)):
            if self.room[p] > 0 and self.lacks[p] & bit(card) == 0:
                found += 1
        return found

    def search(self, order: vec[i64], at: i64, dealt: vec[i64], free: vec[i64], rng: Rng) -> bool:
        """Places the cards from one on, each at random, and goes back where that fails."""
        if at == len(order):
            return self.hopeful(0, dealt, free)
        here = bit(order[at])
        left: i64 = 0
        for k in range(at + 1, len(order)):
            left |= bit(order[k])
        open_places: i64 = 0
        for p in range(len(free)):
            if free[p] > 0 and self.lacks[p] & here == 0:
                open_places |= bit(p)
        for p in rng.shuffle(members(open_places)):
            dealt[p] |= here
            free[p] -= 1
            if self.fits(p, dealt[p]) and self.hopeful(left, dealt, free) and self.search(order, at + 1, dealt, free, rng):
                return True
            dealt[p] &= ~here
            free[p] += 1
        return False

    def hopeful(self, left: i64, dealt: vec[i64], free: vec[i64]) -> bool:
        """Whether every need may still be met by the cards that are left."""
        for p in range(len(free)):
            unmet: i64 = 0
            for group in members(self.needs[p]):
                if dealt[p] & self.cards[group] == 0:
                    unmet += 1
                    if left & self.cards[group] & ~self.lacks[p] == 0:
                        return False
            if unmet > free[p]:
                return False
        return possible(left, free, self.lacks)
