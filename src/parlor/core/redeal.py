"""Redeals hidden cards among places of known size, consistent with what is known about each place.

The result depends only on the arguments and the generator, never on where the cards really are.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, filled, lowest, members, zeros
from parlor.core.rng import Rng


def redeal(pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
    """One set of cards for each place: room[p] cards from the pool, none of them in lacks[p].

    The rooms must add up to the pool, and a valid deal must exist.
    """
    places: i64 = len(room)
    dealt = zeros(places)
    free, rest = room, pool
    barred: i64 = 0
    for p in range(places):
        barred |= lacks[p]
    barred &= pool
    if barred != 0:
        free = room[:]
        while barred != 0:
            card = rng.member(barred)
            barred &= ~bit(card)
            _place(card, dealt, free, lacks, rng)
        for p in range(places):
            rest &= ~dealt[p]
    cards = rng.mix(members(rest))
    at: i64 = 0
    for p in range(places):
        given: i64 = 0
        for k in range(at, at + free[p]):
            given |= bit(cards[k])
        dealt[p] |= given
        at += free[p]
    return dealt


def _place(card: i64, dealt: vec[i64], free: vec[i64], lacks: vec[i64], rng: Rng) -> None:
    """Puts a card into a place that may hold it, moving other cards out of the way if necessary."""
    here = bit(card)
    total: i64 = 0
    for p in range(len(free)):
        if lacks[p] & here == 0:
            total += free[p]
    if total == 0:
        _squeeze(card, dealt, free, lacks)
        return
    k = rng.below(total)
    for p in range(len(free)):
        if lacks[p] & here == 0:
            if k < free[p]:
                dealt[p] |= here
                free[p] -= 1
                return
            k -= free[p]


def _squeeze(card: i64, dealt: vec[i64], free: vec[i64], lacks: vec[i64]) -> None:
    """Finds a chain of cards that each move to another place that may hold them, the last one to a place with room."""
    places: i64 = len(free)
    came = filled(places, -2)
    carried = filled(places, -1)
    queue = vec[i64](capacity=places)
    for p in range(places):
        if lacks[p] & bit(card) == 0:
            came[p] = -1
            carried[p] = card
            queue = append(queue, p)
    head: i64 = 0
    while head < len(queue):
        p = queue[head]
        head += 1
        if free[p] > 0:
            free[p] -= 1
            while True:
                dealt[p] |= bit(carried[p])
                if came[p] < 0:
                    return
                dealt[came[p]] &= ~bit(carried[p])
                p = came[p]
        for q in range(places):
            movable = dealt[p] & ~lacks[q]
            if came[q] == -2 and movable != 0:
                came[q] = p
                carried[q] = lowest(movable)
                queue = append(queue, q)
    raise AssertionError("what is known of the hidden cards contradicts itself")


class Need:
    """Something known about a place: it holds at least one card of a set."""

    def __init__(self, place: i64, cards: i64) -> None:
        self.place: Final = place
        self.cards: Final = cards


def redeal_needing(pool: i64, room: vec[i64], lacks: vec[i64], needs: list[Need], rng: Rng) -> vec[i64]:
    """Like redeal, but also meets every need with a card from the pool."""
    dealt = zeros(len(room))
    if not _pin(0, pool, room[:], lacks, needs, dealt, rng):
        raise AssertionError("what is known of the hidden cards contradicts itself")
    return dealt


def _pin(at: int, pool: i64, room: vec[i64], lacks: vec[i64], needs: list[Need], dealt: vec[i64], rng: Rng) -> bool:
    """Meets the needs from index `at` on, each with a random card, then deals the rest; if that fails, tries the next card."""
    if at == len(needs):
        if not possible(pool, room, lacks):
            return False
        rest = redeal(pool, room, lacks, rng)
        for p in range(len(dealt)):
            dealt[p] |= rest[p]
        return True
    need = needs[at]
    place = need.place
    if dealt[place] & need.cards != 0:
        return _pin(at + 1, pool, room, lacks, needs, dealt, rng)
    if room[place] == 0:
        return False
    for card in rng.shuffle(members(pool & need.cards & ~lacks[place])):
        dealt[place] |= bit(card)
        room[place] -= 1
        if _pin(at + 1, pool & ~bit(card), room, lacks, needs, dealt, rng):
            return True
        dealt[place] &= ~bit(card)
        room[place] += 1
    return False


def possible(pool: i64, room: vec[i64], lacks: vec[i64]) -> bool:
    """Whether the pool can be dealt at all, that is, no group of places has too few cards that it may hold."""
    free = vec[i64](capacity=len(room))
    for p in range(len(room)):
        if room[p] > 0:
            free = append(free, p)
    for group in range(1, bit(len(free))):
        wanted: i64 = 0
        barred = pool
        for k in range(len(free)):
            if group >> k & 1 == 1:
                wanted += room[free[k]]
                barred &= lacks[free[k]]
        if wanted > count(pool & ~barred):
            return False
    return True


def redeal_with(cards: i64, at: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
    """Deals hidden cards anew, some of them to one hand or pile; nothing if that cannot be."""
    free = room[:]
    free[at] -= count(cards)
    if cards & ~pool != 0 or free[at] < 0 or not possible(pool & ~cards, free, lacks):
        return vec[i64]()
    dealt = redeal(pool & ~cards, free, lacks, rng)
    dealt[at] |= cards
    return dealt
