"""Cards that lie in piles: the state that every patience shares, and what a pile is.

A pile is a name, how many cards it can hold, what it takes, and who sees it. The cards of all piles lie in one row of
numbers, each pile having its own stretch of it, so that a copy of the whole table is a copy of a few rows.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import NOTHING, members, zeros
from parlor.core.facts import FactKinds, OneOf
from parlor.core.game import Ending, Rules
from parlor.core.hand import Fact, Hand, Match
from parlor.core.messages import BadArgument, Params, Refusal
from parlor.core.moves import Notation
from parlor.core.pack import Pack
from parlor.core.rng import Rng
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, NOBODY, Role, Zone

# Stands in place of the number of a pack.
ALL_PACKS: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Takes:
    """What may be laid on a pile. The object that refuses also explains."""

    def wants(self, h: "PileHand", pile: i64) -> i64:
        """The set of the cards that the pile takes as it now lies."""
        raise NotImplementedError

    def reason(self, h: "PileHand", pile: i64, card: i64) -> Refusal:
        """The rule that keeps a card off the pile."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Nothing(Takes):
    """A pile on which no card may be laid."""

    def wants(self, h: "PileHand", pile: i64) -> i64:
        return 0

    def reason(self, h: "PileHand", pile: i64, card: i64) -> Refusal:
        return Refusal("nothing-lies-there")


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile:
    """An open pile: a name, room for so many cards, and what it takes."""

    def __init__(self, name: str, room: i64, takes: Takes, role: Role, seat: i64 = -1, pack: i64 = 0, group: i64 = -1) -> None:
        self.name: Final = name
        self.room: Final = room
        self.takes: Final = takes
        self.role: Final[Role] = role
        self.seat: Final = seat
        # Which pack its unseen cards are from.
        self.pack: Final = pack
        # The number of the group that it is in, -1 for none: what a pile takes depends on the others of its group.
        self.group: Final = group

    def zone(self, cards: vec[i64], sees: i64) -> Zone:
        """The pile with some cards."""
        return Zone(self.name, cards, sees, self.role, self.seat)

    def zones(self, h: "PileHand", pile: i64) -> list[Zone]:
        """The pile as everyone sees it."""
        return [self.zone(h.cards_of(pile), EVERYONE)]


@mypyc_attr(allow_interpreted_subclasses=True)
class ClosedPile(Pile):
    """A pile that lies face down, whatever has been seen of it before."""

    def zones(self, h: "PileHand", pile: i64) -> list[Zone]:
        return [self.zone(h.cards_of(pile), NOBODY)]


@mypyc_attr(allow_interpreted_subclasses=True)
class TopPile(Pile):
    """A pile of which everyone sees the last card alone, once it is turned up."""

    def zones(self, h: "PileHand", pile: i64) -> list[Zone]:
        zone = self.zone(h.cards_of(pile), NOBODY)
        if h.unseen_to[pile] < h.size[pile] or h.unseen_from[pile] >= h.unseen_to[pile]:
            zone.show_top()
        return [zone]


@mypyc_attr(allow_interpreted_subclasses=True)
class StackPile(Pile):
    """A pile whose lower cards lie face down until the ones above have left."""

    def zones(self, h: "PileHand", pile: i64) -> list[Zone]:
        zone = self.zone(h.cards_of(pile), EVERYONE)
        for place in range(h.unseen_to[pile]):
            zone.sees[place] = NOBODY
        return [zone]


@mypyc_attr(allow_interpreted_subclasses=True)
class SplitPile(Pile):
    """A pile whose face-down cards have a name of their own."""

    def __init__(self, name: str, below: str, room: i64, takes: Takes) -> None:
        super().__init__(name, room, takes, "column")
        self.below: Final = below

    def zones(self, h: "PileHand", pile: i64) -> list[Zone]:
        cards = h.cards_of(pile)
        down = h.unseen_to[pile]
        return [self.zone(cards[down:], EVERYONE), Zone(self.below, cards[:down], NOBODY, "under")]


@mypyc_attr(allow_interpreted_subclasses=True)
class PileHand(Hand):
    """Piles of cards, and which of them nobody has seen yet."""

    def __init__(self, match: Match, rules: "PileRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules.pack, rules.notation, shuffler)
        self.rules: Final = rules
        self.start: Final = rules.offsets
        self.cards: vec[i64] = NOTHING
        self.size: vec[i64] = NOTHING
        # The places of each pile, from one up to before another, whose cards nobody has seen.
        self.unseen_from: vec[i64] = NOTHING
        self.unseen_to: vec[i64] = NOTHING
        # What each pile takes now.
        self.wants: vec[i64] = NOTHING
        # The game's own counters, by the numbers that it names.
        self.own: vec[i64] = NOTHING

    def clear(self) -> None:
        """Empties the table before the deal."""
        piles: i64 = len(self.rules.piles)
        self.cards = zeros(self.rules.room)
        self.size = zeros(piles)
        self.unseen_from = zeros(piles)
        self.unseen_to = zeros(piles)
        self.wants = zeros(piles)
        self.own = self.rules.counters[:]

    def clone(self) -> Hand:
        other = self.fresh()
        self.copy_to(other)
        return other

    def fresh(self) -> "PileHand":
        """A hand of the same kind before the deal. A class that says itself what to make is copied faster."""
        return self.rules.new_hand(self.match, self.shuffler)

    def copy_to(self, other: "PileHand") -> None:
        """Makes another hand of the same rules equal to this one."""
        self.settle(other)
        other.cards = self.cards[:]
        other.size = self.size[:]
        other.unseen_from = self.unseen_from
        other.unseen_to = self.unseen_to[:]
        other.wants = self.wants[:]
        if len(self.own) > 0:
            other.own = self.own[:]

    # Looking at piles

    def top(self, pile: i64) -> i64:
        """The last card of a pile that has one."""
        return self.cards[self.start[pile] + self.size[pile] - 1]

    def base(self, pile: i64) -> i64:
        """The lowest face-up card of a stack that has one."""
        return self.cards[self.start[pile] + self.unseen_to[pile]]

    def cards_of(self, pile: i64) -> vec[i64]:
        """The cards of a pile, bottom first."""
        start = self.start[pile]
        return self.cards[start : start + self.size[pile]]

    # Changing them. When a pile is done changing, it must be refreshed.

    def refresh(self, pile: i64) -> None:
        """Updates what a pile takes, and what the others of its group take."""
        piles = self.rules.piles
        for k in range(self.rules.group_from[pile], self.rules.group_to[pile]):
            self.wants[k] = piles[k].takes.wants(self, k)

    def refresh_all(self) -> None:
        """Updates what every pile takes."""
        for pile in range(len(self.wants)):
            self.refresh(pile)

    def push(self, pile: i64, card: i64) -> None:
        """Lays a card on a pile for all to see."""
        self.cards[self.start[pile] + self.size[pile]] = card
        self.size[pile] += 1

    def hide(self, pile: i64, card: i64) -> None:
        """Lays a card that nobody has seen on a pile of such cards."""
        self.push(pile, card)
        self.unseen_to[pile] = self.size[pile]

    def begin_unseen(self, pile: i64, place: i64) -> None:
        """Says from which place on nobody has seen a pile. This seldom changes, so copies of a hand share the row until it does."""
        if self.unseen_from[pile] != place:
            begins = self.unseen_from[:]
            begins[pile] = place
            self.unseen_from = begins

    def pop(self, pile: i64) -> i64:
        """Takes the last card of a pile."""
        size = self.size[pile] - 1
        self.size[pile] = size
        if self.unseen_to[pile] > size:
            self.unseen_to[pile] = size
        return self.cards[self.start[pile] + size]

    def carry(self, source: i64, target: i64, place: i64) -> None:
        """Moves the cards of a pile from one place on to another pile, in their order."""
        for k in range(place, self.size[source]):
            self.push(target, self.cards[self.start[source] + k])
        self.size[source] = place

    def lying_from(self, first: i64) -> i64:
        """How many cards lie in a pile and all after it."""
        total: i64 = 0
        for pile in range(first, len(self.size)):
            total += self.size[pile]
        return total

    def turn_over(self, source: i64, pile: i64) -> None:
        """Turns a pile over without shuffling, onto an empty place, so that its bottom card is on top."""
        size = self.size[source]
        below = self.start[source]
        above = self.start[pile] + size - 1
        for k in range(size):
            self.cards[above - k] = self.cards[below + k]
        self.size[pile] = size
        self.begin_unseen(pile, size - self.unseen_to[source])
        self.unseen_to[pile] = size - self.unseen_from[source]
        self.size[source] = 0
        self.begin_unseen(source, 0)
        self.unseen_to[source] = 0

    def turn_up(self, pile: i64) -> bool:
        """Turns up the top card of a stack if it lies face down, and tells whether it did."""
        if self.unseen_to[pile] == 0 or self.unseen_to[pile] < self.size[pile]:
            return False
        self.unseen_to[pile] -= 1
        return True

    def tell_turned(self, pile: i64) -> None:
        """Tells that the top card of a pile has been turned up."""
        if self.news is not None:
            params: Params = {"card": self.pack.codes[self.top(pile)], "zone": self.rules.piles[pile].name}
            self.tell_with("turned", "turned-up-in", params)

    # What is seen, and what may be guessed

    def zones(self) -> list[Zone]:
        piles = self.rules.piles
        return [zone for pile in range(len(piles)) for zone in piles[pile].zones(self, pile)]

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {"phase": "over" if self.over else "play"}

    def fact_kinds(self) -> FactKinds:
        return {"phase": OneOf(["play", "over"])}

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, PileHand)
        other.redraw(seat, rng)
        return other

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Redraws the cards that a seat has not seen. Here nobody has seen them, and each pack is redrawn by itself."""
        for pack in range(self.rules.packs):
            self.redraw_pack(pack, rng)

    def redraw_pack(self, pack: i64, rng: Rng) -> None:
        """Redraws the unseen cards of one pack, or of ALL_PACKS together."""
        places = self.unseen_places(pack)
        counts = zeros(self.pack.size)
        for place in places:
            counts[self.cards[place]] += 1
        pool = rng.shuffle(in_pack_order(counts, len(places)))
        for k in range(len(places)):
            self.cards[places[k]] = pool[k]

    def unseen_places(self, pack: i64) -> vec[i64]:
        """Where in h.cards the unseen cards of a pack lie."""
        piles = self.rules.piles
        places = vec[i64](capacity=self.rules.room)
        for pile in range(len(piles)):
            if pack == ALL_PACKS or piles[pile].pack == pack:
                for k in range(self.unseen_from[pile], self.unseen_to[pile]):
                    places = append(places, self.start[pile] + k)
        return places


def in_pack_order(counts: vec[i64], total: i64) -> vec[i64]:
    """A list with so many of each card."""
    cards = vec[i64](capacity=total)
    for card in range(len(counts)):
        for _ in range(counts[card]):
            cards = append(cards, card)
    return cards


@mypyc_attr(allow_interpreted_subclasses=True)
class PileRules(Rules):
    """A game of piles: what lies on the table, and how a hand is made. Each pack is shuffled by itself."""

    def __init__(
        self,
        *,
        pack: Pack,
        players: i64,
        notation: Notation,
        ending: Ending,
        hand: Callable[[Match, "PileRules", Shuffler], PileHand],
        piles: list[Pile],
        deck: vec[i64] | None = None,
        packs: i64 = 1,
        full_packs: bool = False,
        counters: list[int] | None = None,
    ) -> None:
        one = members(pack.all) if deck is None else deck
        every = vec[i64](capacity=len(one) * packs)
        for _ in range(packs):
            every = extend(every, one)
        super().__init__(pack, players, notation, ending, every)
        self.hand: Final = hand
        self.piles: Final = piles
        self.one_pack: Final = one
        self.packs: Final = packs
        # Whether an arranged deck, too, must be one full pack after the other.
        self.full_packs: Final = full_packs
        offsets = vec[i64](capacity=len(piles))
        room: i64 = 0
        for pile in piles:
            offsets = append(offsets, room)
            room += pile.room
        self.offsets: Final = offsets
        self.room: Final = room
        # For each pile its group, which lies side by side: from one pile up to, but not including, another.
        group_from = vec[i64](capacity=len(piles))
        group_to = vec[i64](capacity=len(piles))
        for k in range(len(piles)):
            first: i64 = k
            last: i64 = k
            for other in range(len(piles)):
                if piles[k].group >= 0 and piles[other].group == piles[k].group:
                    first = min(first, other)
                    last = max(last, other)
            group_from = append(group_from, first)
            group_to = append(group_to, last + 1)
        self.group_from: Final = group_from
        self.group_to: Final = group_to
        self.counters: Final = vec[i64](counters or [])

    def new_hand(self, match: Match, shuffler: Shuffler) -> PileHand:
        """A hand before the deal."""
        return self.hand(match, self, shuffler)

    def check_deck(self, deck: list[str]) -> None:
        size = len(self.one_pack)
        for number in range(self.packs if self.full_packs else 0):
            if len(set(deck[number * size : (number + 1) * size])) != size:
                raise BadArgument("deck-not-full", {"number": number, "size": size})

    def shuffled(self, match: Match, shuffler: Shuffler) -> vec[i64]:
        deck = shuffler.shuffle(self.one_pack, match.number, 0)
        for number in range(1, self.packs):
            deck = extend(deck, shuffler.shuffle(self.one_pack, match.number, number))
        return deck
