"""Cards that lie in piles: the state that every patience shares, and what a pile is.

A pile is a name, how many cards it can hold, what it takes, and who sees it. The cards of all piles lie in one row of
numbers, each pile having its own stretch of it, so that a copy of the whole table is a copy of a few rows.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import zeros
from parlor.core.chance import Rng
from parlor.core.game import Ending, Rules
from parlor.core.hand import Fact, Hand, Match
from parlor.core.moves import Notation
from parlor.core.pack import Pack
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, NOBODY, Zone


class Takes:
    """What may be laid on a pile. The object that refuses also explains."""

    def wants(self, h: "PileHand", pile: i64) -> i64:
        """The set of the cards that the pile takes as it now lies."""
        raise NotImplementedError

    def reason(self, h: "PileHand", pile: i64, card: i64) -> str:
        """The rule that keeps a card off the pile."""
        raise NotImplementedError


class Nothing(Takes):
    """A pile on which no card may be laid."""

    def wants(self, h: "PileHand", pile: i64) -> i64:
        return 0

    def reason(self, h: "PileHand", pile: i64, card: i64) -> str:
        return "No card may be laid there"


class Pile:
    """An open pile: a name, room for so many cards, and what it takes."""

    def __init__(self, name: str, room: i64, takes: Takes, owner: i64 = 0) -> None:
        self.name: Final = name
        self.room: Final = room
        self.takes: Final = takes
        # Whose pack its unseen cards are of.
        self.owner: Final = owner
        # How the log tells that a face-down card of it is turned up.
        self.turned: Final = "{card} is turned up in " + name

    def zones(self, h: "PileHand", pile: i64) -> list[Zone]:
        """The pile as everyone sees it."""
        return [Zone(self.name, h.cards_of(pile), EVERYONE)]


class ClosedPile(Pile):
    """A pile that lies face down, whatever has been seen of it before."""

    def zones(self, h: "PileHand", pile: i64) -> list[Zone]:
        return [Zone(self.name, h.cards_of(pile), NOBODY)]


class TopPile(Pile):
    """A pile of which everyone sees the last card alone."""

    def zones(self, h: "PileHand", pile: i64) -> list[Zone]:
        zone = Zone(self.name, h.cards_of(pile), NOBODY)
        zone.show_top()
        return [zone]


class StackPile(Pile):
    """A pile whose lower cards lie face down until the ones above have left."""

    def zones(self, h: "PileHand", pile: i64) -> list[Zone]:
        zone = Zone(self.name, h.cards_of(pile), EVERYONE)
        for place in range(h.unseen_to[pile]):
            zone.sees[place] = NOBODY
        return [zone]


class SplitPile(Pile):
    """A pile whose face-down cards have a name of their own."""

    def __init__(self, name: str, below: str, room: i64, takes: Takes) -> None:
        super().__init__(name, room, takes)
        self.below: Final = below

    def zones(self, h: "PileHand", pile: i64) -> list[Zone]:
        cards = h.cards_of(pile)
        down = h.unseen_to[pile]
        return [Zone(self.name, cards[down:], EVERYONE), Zone(self.below, cards[:down], NOBODY)]


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

    def clear(self) -> None:
        """Empties the table before the deal."""
        piles: i64 = len(self.rules.piles)
        self.cards = zeros(self.rules.room)
        self.size = zeros(piles)
        self.unseen_from = zeros(piles)
        self.unseen_to = zeros(piles)
        self.wants = zeros(piles)

    def copy_piles(self, other: "PileHand") -> None:
        """Gives a clone the cards as they lie."""
        self.settle(other)
        other.cards = self.cards[:]
        other.size = self.size[:]
        other.unseen_from = self.unseen_from[:]
        other.unseen_to = self.unseen_to[:]
        other.wants = self.wants[:]

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

    # What is seen, and what may be guessed

    def zones(self) -> list[Zone]:
        piles = self.rules.piles
        return [zone for pile in range(len(piles)) for zone in piles[pile].zones(self, pile)]

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {"phase": "over" if self.over else "play"}

    def pack_of(self, pile: i64) -> i64:
        """Of whose pack the unseen cards of a pile are."""
        return self.rules.piles[pile].owner

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
        for owner in range(self.rules.owners):
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


class PileRules(Rules):
    """A game of piles: what lies on the table."""

    def __init__(
        self, pack: Pack, players: i64, notation: Notation, ending: Ending, deck: vec[i64], piles: list[Pile], owners: i64 = 1
    ) -> None:
        super().__init__(pack, players, notation, ending, deck)
        self.piles: Final = piles
        self.owners: Final = owners
        offsets = vec[i64](capacity=len(piles))
        room: i64 = 0
        for pile in piles:
            offsets = append(offsets, room)
            room += pile.room
        self.offsets: Final = offsets
        self.room: Final = room
