"""Cards that lie in piles: the state that every patience shares, and what a pile is.

A pile is a name, how many cards it can hold, what it takes, and who sees it. The cards of all piles lie in one row of
numbers, each pile having its own stretch of it, so that a copy of the whole table is a copy of a few rows.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import members, zeros
from parlor.core.game import Ending, Rules
from parlor.core.hand import Fact, Hand, Match
from parlor.core.messages import Params, Refusal
from parlor.core.moves import Notation
from parlor.core.pack import Pack
from parlor.core.rng import Rng
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, NOBODY, Role, Zone


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

    def __init__(self, name: str, room: i64, takes: Takes, role: Role, seat: i64 = -1, pack: i64 = 0) -> None:
        self.name: Final = name
        self.room: Final = room
        self.takes: Final = takes
        self.role: Final[Role] = role
        self.seat: Final = seat
        # Whose pack its unseen cards are of.
        self.pack: Final = pack

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
        self.cards: vec[i64] = vec[i64]()
        self.size: vec[i64] = vec[i64]()
        # The places of each pile, from one up to before another, whose cards nobody has seen.
        self.unseen_from: vec[i64] = vec[i64]()
        self.unseen_to: vec[i64] = vec[i64]()
        # What each pile takes now.
        self.wants: vec[i64] = vec[i64]()
        # The game's own counters, by the numbers that it names.
        self.own: vec[i64] = vec[i64]()

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
        other = self.rules.new_hand(self.match, self.shuffler)
        self.copy_to(other)
        return other

    def copy_to(self, other: "PileHand") -> None:
        """Makes another hand of the same rules equal to this one."""
        self.settle(other)
        other.cards = self.cards[:]
        other.size = self.size[:]
        other.unseen_from = self.unseen_from[:]
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

    # Changing them; whoever does so has the pile look anew at what it takes when it lies as it shall.

    def refresh(self, pile: i64) -> None:
        """Lets a pile look anew at what it takes."""
        self.wants[pile] = self.rules.piles[pile].takes.wants(self, pile)

    def push(self, pile: i64, card: i64) -> None:
        """Lays a card on a pile for all to see."""
        self.cards[self.start[pile] + self.size[pile]] = card
        self.size[pile] += 1

    def hide(self, pile: i64, card: i64) -> None:
        """Lays a card that nobody has seen on a pile of such cards."""
        self.push(pile, card)
        self.unseen_to[pile] = self.size[pile]

    def pop(self, pile: i64) -> i64:
        """Takes the last card of a pile."""
        size = self.size[pile] - 1
        self.size[pile] = size
        if self.unseen_to[pile] > size:
            self.unseen_to[pile] = size
        return self.cards[self.start[pile] + size]

    def turn_over(self, source: i64, pile: i64) -> None:
        """Turns a pile over as a block, unshuffled, onto an empty place: its bottom card is then on top."""
        size = self.size[source]
        below = self.start[source]
        above = self.start[pile] + size - 1
        for k in range(size):
            self.cards[above - k] = self.cards[below + k]
        self.size[pile] = size
        self.unseen_from[pile] = size - self.unseen_to[source]
        self.unseen_to[pile] = size - self.unseen_from[source]
        self.size[source] = 0
        self.unseen_from[source] = 0
        self.unseen_to[source] = 0

    def turn_up(self, pile: i64) -> bool:
        """Turns up the top card of a stack if it lies face down; whether it did."""
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

    def pack_of(self, pile: i64) -> i64:
        """Of whose pack the unseen cards of a pile are."""
        return self.rules.piles[pile].pack

    def unseen(self, owner: i64) -> vec[i64]:
        """The cards of a pack that nobody has seen, in pack order."""
        counts = zeros(self.pack.size)
        piles = self.rules.piles
        total: i64 = 0
        for pile in range(len(piles)):
            if self.pack_of(pile) == owner:
                for k in range(self.unseen_from[pile], self.unseen_to[pile]):
                    counts[self.cards[self.start[pile] + k]] += 1
                    total += 1
        return in_pack_order(counts, total)

    def redraw(self, rng: Rng) -> None:
        """Deals the cards that nobody has seen anew among their places, each pack by itself."""
        piles = self.rules.piles
        for owner in range(self.rules.packs):
            pool = rng.shuffle(self.unseen(owner))
            at: i64 = 0
            for pile in range(len(piles)):
                if self.pack_of(pile) == owner:
                    for k in range(self.unseen_from[pile], self.unseen_to[pile]):
                        self.cards[self.start[pile] + k] = pool[at]
                        at += 1

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, PileHand)
        other.redraw(rng)
        return other


def in_pack_order(counts: vec[i64], total: i64) -> vec[i64]:
    """So many of each card as a list."""
    cards = vec[i64](capacity=total)
    for card in range(len(counts)):
        for _ in range(counts[card]):
            cards = append(cards, card)
    return cards


def insert(moves: vec[i64], move: i64) -> vec[i64]:
    """A move put into its place of an ascending list."""
    at: i64 = len(moves)
    moves = append(moves, move)
    while at > 0 and moves[at - 1] > move:
        moves[at] = moves[at - 1]
        at -= 1
    moves[at] = move
    return moves


@mypyc_attr(allow_interpreted_subclasses=True)
class PileRules(Rules):
    """A game of piles: what lies on the table, and what a hand of it is. Several packs are shuffled each by itself."""

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
        # Whether an arranged deck, too, is one full pack after the other.
        self.full_packs: Final = full_packs
        offsets = vec[i64](capacity=len(piles))
        room: i64 = 0
        for pile in piles:
            offsets = append(offsets, room)
            room += pile.room
        self.offsets: Final = offsets
        self.room: Final = room
        start = vec[i64](capacity=8)
        for value in counters or []:
            start = append(start, value)
        self.counters: Final = start

    def new_hand(self, match: Match, shuffler: Shuffler) -> PileHand:
        """A hand before the deal."""
        return self.hand(match, self, shuffler)

    def check_deck(self, deck: list[str]) -> None:
        size = len(self.one_pack)
        for number in range(self.packs if self.full_packs else 0):
            if len(set(deck[number * size : (number + 1) * size])) != size:
                raise ValueError(f"the cards of seat {number} are not a full pack: each {size} cards of the deck are one")

    def shuffled(self, match: Match, shuffler: Shuffler) -> vec[i64]:
        deck = shuffler.shuffle(self.one_pack, match.number, 0)
        for number in range(1, self.packs):
            deck = extend(deck, shuffler.shuffle(self.one_pack, match.number, number))
        return deck
