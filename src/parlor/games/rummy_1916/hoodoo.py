"""Hoodoo: follow suit or pick up all that lies on the table; the first without cards wins.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R3.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core import bits
from parlor.core.bits import bit, union
from parlor.core.chance import Rng
from parlor.core.game import Game, MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.moves import PLAY, Notation, OneCard
from parlor.core.redeal import Need
from parlor.core.shuffle import Shuffler, in_order
from parlor.core.zone import EVERYONE, NOBODY, Zone, hand_zone
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_singly, rest_reversed
from parlor.families.tricks.hand import TrickHand, TrickRules
from parlor.families.tricks.may import FollowSuit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rummy import RUMMY

# So many hoodoos end a game that nobody has won (R3).
LIMIT: Final = 200


class HoodooHand(TrickHand):
    """The cards played since the last hoodoo lie on the table: the pile, and the trick in progress."""

    def __init__(self, match: Match, rules: TrickRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.hoodoos: i64 = 0

    def clone(self) -> Hand:
        other = HoodooHand(self.match, self.rules, self.shuffler)
        self.copy_to(other)
        other.hoodoos = self.hoodoos
        return other

    def zones(self) -> list[Zone]:
        zones = [hand_zone(seat, self.hands[seat]) for seat in range(self.players)]
        pile = self.played[: len(self.played) - self.size]
        return [*zones, Zone("trick", self.trick(), EVERYONE), Zone("pile", pile, NOBODY), Zone("stock", self.stock, NOBODY)]

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {"phase": self.phase.name, "hoodoos": int(self.hoodoos), "limit": LIMIT}

    def needs(self, seat: i64) -> list[Need]:
        """Whoever is asked to follow can do so."""
        if self.over or self.size == 0 or self.turn == seat or self.known[self.turn] & self.follow != 0:
            return []
        return [Need(self.turn, self.follow)]


class FollowOrPickUp(Tricks):
    """Who can follow must; who cannot picks up pile and trick and leads (R2)."""

    def run(self, h: TrickHand, rng: Rng) -> i64:
        self.step(h, rng)
        return 1

    def put(self, h: TrickHand, card: i64) -> None:
        at = h.at
        here = bit(card)
        h.hands[at] &= ~here
        h.known[at] &= ~here
        h.played = append(h.played, card)
        if h.size == 0 or self.beats.beats(h, card, h.best):
            h.best = card
            h.winner = at
        if h.size == 0:
            h.follow = self.may.following(h, card)
        h.size += 1
        if h.hands[at] == 0:
            h.tell("Seat {seat} has played its last card", at)
            h.over = True
        elif h.size == h.players:
            h.tell("Seat {seat} takes the lead with {card}; the trick goes to the pile", h.winner, h.best)
            h.size = 0
            h.follow = 0
            h.go_to(h.winner)
        elif h.hands[h.left[at]] & h.follow != 0:
            h.go_to(h.left[at])
        else:
            self.hoodoo(h, h.left[at])

    def hoodoo(self, h: TrickHand, seat: i64) -> None:
        """A seat that cannot follow gathers up pile and trick, openly, and leads."""
        assert isinstance(h, HoodooHand)
        cards = "{number} cards" if len(h.played) > 1 else "one card"
        h.tell("Seat {seat} is hoodooed and picks up " + cards, seat, 0, len(h.played))
        gathered = union(h.played)
        h.lacks[seat] |= h.follow
        h.hands[seat] |= gathered
        h.known[seat] |= gathered
        h.played = vec[i64](capacity=52)
        h.size = 0
        h.follow = 0
        h.hoodoos += 1
        h.go_to(seat)
        h.over = h.hoodoos == LIMIT


# A card of the suit led, if there is one; the highest takes the lead; no trumps.
PLAYING: Final = FollowOrPickUp(FollowSuit(), Order(RUMMY, RUMMY.number), Then())


def deal(h: TrickHand, deck: Deck) -> None:
    """Eight each, singly."""
    dealt = deal_singly(h, deck, 8)
    h.stock = rest_reversed(deck.cards, dealt)


def count(h: TrickHand, tally: Tally) -> None:
    """One point for the seat without cards (R1), or at the limit for the fewest."""
    fewest: i64 = 52
    for cards in h.hands:
        fewest = min(fewest, bits.count(cards))
    for seat in range(h.players):
        if bits.count(h.hands[seat]) == fewest:
            tally.add(seat, 1, "played its last card" if fewest == 0 else "has the fewest cards, {}, after {} hoodoos", fewest, LIMIT)


class HoodooRules(TrickRules):
    """Hoodoo as one table plays it."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> TrickHand:
        return HoodooHand(match, self, shuffler)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = Notation([OneCard(PLAY, "play", RUMMY)])
    return HoodooRules(RUMMY, players, notation, MostAfter(1), in_order(52), deal, [PLAYING], count, [])


GAME: Final = Game(
    "hoodoo",
    "Hoodoo",
    "rummy-1916",
    RUMMY,
    list(range(2, 7)),
    4,
    [],
    "Follow suit, or pick up everything that lies on the table; the first without cards wins.",
    rules,
    "tricks",
)
