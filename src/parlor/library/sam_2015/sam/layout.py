"""What lies on the table of SAM: the hands and piles, and how cards get from one to the other."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, filled, zeros
from parlor.core.game import MostAfter
from parlor.core.hand import Match
from parlor.core.messages import Params, Refusal, named
from parlor.core.moves import DISCARD, MOVE, PASS, CardFromTo, Notation, OneCard, Word
from parlor.core.shuffle import Shuffler
from parlor.core.zone import Zone, owner
from parlor.families.patience import ClosedPile, Nothing, Pile, PileHand, PileRules, Takes, TopPile, in_pack_order
from parlor.packs.standard import STANDARD

HAND_SIZE: Final = 5
KING: Final[i64] = 13
COMPLETE: Final = 12
RANKS: Final = ["", "Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"]

# The game's own counters, after two of the rules: the center pile that has just been taken away, while that is told, -1 for none; how
# many places of the center are in use; how often cards were shuffled to be a new stock; and the size of the pay-off piles at the deal.
CLOSING: Final = 2
CENTRES: Final = 3
SHUFFLES: Final = 4
PAYOFF_SIZE: Final = 5
# A lot is a stock, counted from 0, or several of them that can no longer be told apart. The unseen cards of the stock are of one
# lot, and so are those of the pay-off piles. Then the lot of each card in a hand, five places a seat.
STOCK_LOT: Final = 6
PAYOFF_LOT: Final = 7
LOT: Final = 8
# In place of a lot: no card; and a card that everybody saw on its way into the hand.
EMPTY: Final = -2
SEEN: Final = -1
# For each seat and rank: how many of its cards can be of that rank or lower, as its discards have shown.
AT_MOST: Final = LOT + 6 * HAND_SIZE


def _ranked() -> vec[i64]:
    """For each rank the set of its four cards."""
    sets = zeros(14)
    for card in range(52):
        sets[STANDARD.number[card]] |= bit(card)
    return sets


RANKED: Final = _ranked()


def a_rank(rank: i64) -> Params:
    """The name of a card of a rank, as a part of a message: a 7, an 8, an Ace."""
    return named(f"sam-rank-{rank}")


class Rising(Takes):
    """Ace to Queen in any suits; a King stands for whatever is due."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        if h.size[pile] == 0:
            return 0
        return RANKED[h.size[pile] + 1] | RANKED[KING]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        name = h.rules.piles[pile].name
        if h.size[pile] == 0:
            return Refusal("sam-no-pile", {"zone": name})
        return Refusal("sam-due", {"card": STANDARD.codes[card], "rank": a_rank(h.size[pile] + 1), "zone": name})


class HandPile(Pile):
    """The hand of a seat, which it alone sees."""

    def zones(self, h: PileHand, pile: i64) -> list[Zone]:
        return [Zone(self.name, h.cards_of(pile), owner(self.seat), self.role, self.seat, "sorted")]


class CentrePile(Pile):
    """A pile in the center, which is there only while it has cards, or until everybody has seen the last ones go."""

    def zones(self, h: PileHand, pile: i64) -> list[Zone]:
        return super().zones(h, pile) if h.size[pile] > 0 or h.own[CLOSING] == pile else []


class SamTable(PileHand):
    """Hands and piles, and how cards get from one to the other."""

    def __init__(self, match: Match, rules: PileRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        # The number of the first pile of each kind. The hands come first: the hand of a seat has the number of the seat.
        self.stock: Final = match.players
        self.done: Final = match.players + 1
        self.payoff: Final = match.players + 2
        self.discards: Final = match.players * 2 + 2
        self.centre: Final = match.players * 3 + 2
        # How many piles the center has room for. In a move, this number stands for a new pile.
        self.most_piles: Final = len(rules.piles) - self.centre

    def due(self) -> dict[str, str]:
        """The rank that is due on each center pile."""
        piles = range(self.centre, self.centre + self.own[CENTRES])
        return {self.rules.piles[pile].name: RANKS[self.size[pile] + 1] for pile in piles if 0 < self.size[pile] < COMPLETE}

    # Hands

    def take(self, seat: i64, card: i64, lot: i64) -> None:
        """A card comes into a hand, in pack order."""
        k = seat * HAND_SIZE + self.size[seat]
        while k > seat * HAND_SIZE and self.cards[k - 1] > card:
            self.cards[k] = self.cards[k - 1]
            self.own[LOT + k] = self.own[LOT + k - 1]
            k -= 1
        self.cards[k] = card
        self.own[LOT + k] = lot
        self.size[seat] += 1

    def find(self, seat: i64, card: i64) -> i64:
        """The place of a card in a hand, -1 if it is not held. Of equal cards, the one of the earliest lot."""
        found: i64 = -1
        for k in range(seat * HAND_SIZE, seat * HAND_SIZE + self.size[seat]):
            if self.cards[k] == card and (found < 0 or self.own[LOT + k] < self.own[LOT + found]):
                found = k
        return found

    def lose(self, seat: i64, place: i64) -> None:
        """The card in a place of a hand leaves it."""
        self.size[seat] -= 1
        last = seat * HAND_SIZE + self.size[seat]
        for k in range(place, last):
            self.cards[k] = self.cards[k + 1]
            self.own[LOT + k] = self.own[LOT + k + 1]
        self.own[LOT + last] = EMPTY

    def lowest_rank(self, seat: i64) -> i64:
        """The lowest rank in a hand."""
        low: i64 = KING
        for k in range(seat * HAND_SIZE, seat * HAND_SIZE + self.size[seat]):
            low = min(low, STANDARD.number[self.cards[k]])
        return low

    # The stock

    def draw(self, seat: i64) -> bool:
        """Draws the top card of the stock, which is renewed if need be, and tells whether there was one."""
        if self.size[self.stock] == 0 and not self.replenish():
            return False
        seen = self.size[self.stock] <= self.unseen_from[self.stock]
        self.take(seat, self.pop(self.stock), SEEN if seen else self.own[STOCK_LOT])
        return True

    def replenish(self) -> bool:
        """Shuffles the completed piles, or else the largest center pile, to be the stock (R1), and tells whether there was one."""
        source = self.done
        if self.size[source] == 0:
            for pile in range(self.centre, self.centre + self.own[CENTRES]):
                if self.size[pile] > self.size[source]:
                    source = pile
        if self.size[source] == 0:
            return False
        self.pause()
        self.own[SHUFFLES] += 1
        self.own[STOCK_LOT] = self.own[SHUFFLES]
        counts = zeros(self.pack.size)
        for card in self.cards_of(source):
            counts[card] += 1
        in_order = in_pack_order(counts, self.size[source])
        cards = self.shuffler.shuffle(in_order, self.match.number, self.own[SHUFFLES])
        self.clear_pile(source)
        self.begin_unseen(self.stock, 0)
        for k in range(len(cards)):
            self.hide(self.stock, cards[len(cards) - 1 - k])
        if source != self.done:
            self.tell_closed(source, "sam-pile-taken")
        self.tell("shuffled", "sam-new-stock", -1, -1, len(cards))
        return True

    # The center and the pay-off piles

    def put(self, card: i64, place: i64) -> i64:
        """Lays a card in the center and returns its pile."""
        pile = self.centre + place
        if place == self.most_piles:
            pile = self.centre
            while self.size[pile] > 0:
                pile += 1
            self.own[CENTRES] = max(self.own[CENTRES], pile - self.centre + 1)
        self.push(pile, card)
        self.refresh(pile)
        return pile

    def put_aside(self, pile: i64) -> None:
        """Takes a completed pile out of the center."""
        self.pause()
        for card in self.cards_of(pile):
            self.push(self.done, card)
        self.clear_pile(pile)
        self.tell_closed(pile, "sam-pile-complete")

    def tell_closed(self, pile: i64, key: str) -> None:
        """Tells where a center pile went that is no longer there."""
        self.own[CLOSING] = pile
        self.tell("moved", key, -1, -1, pile - self.centre + 1)
        self.own[CLOSING] = -1

    def clear_pile(self, pile: i64) -> None:
        """Takes all cards of a pile away."""
        self.size[pile] = 0
        self.wants[pile] = 0
        while self.own[CENTRES] > 0 and self.size[self.centre + self.own[CENTRES] - 1] == 0:
            self.own[CENTRES] -= 1

    def turn_under(self, seat: i64) -> None:
        """Turns the discards over and puts them under the pay-off pile, without changing their order otherwise (R6)."""
        pile = self.payoff + seat
        moved = self.size[self.discards + seat]
        start = self.start[pile]
        k = start + self.size[pile] - 1
        while k >= start:
            self.cards[k + moved] = self.cards[k]
            k -= 1
        self.size[pile] += moved
        self.begin_unseen(pile, self.unseen_from[pile] + moved)
        self.unseen_to[pile] += moved
        for k in range(moved):
            self.cards[start + k] = self.pop(self.discards + seat)
        self.tell("moved", "sam-turned-under", seat, self.top(pile), moved)


def table_for(hand: Callable[[Match, PileRules, Shuffler], PileHand], players: int, payoff: int, packs: int) -> PileRules:
    """The table for a number of players, of pay-off cards and of packs."""
    every = packs * 52
    # Each center pile is begun with an Ace or a King.
    centres = [f"centre{n + 1}" for n in range(packs * 8)]
    piles: list[Pile] = [HandPile(f"hand:{seat}", HAND_SIZE, Nothing(), "hand", seat) for seat in range(players)]
    piles += [ClosedPile("stock", every, Nothing(), "stock"), ClosedPile("complete", every, Nothing(), "aside")]
    piles += [TopPile(f"payoff:{seat}", every, Nothing(), "pile", seat) for seat in range(players)]
    piles += [Pile(f"discard:{seat}", every, Nothing(), "discard", seat) for seat in range(players)]
    piles += [CentrePile(name, COMPLETE, Rising(), "centre") for name in centres]
    moving = CardFromTo(MOVE, "move", STANDARD, ["hand", "payoff", "discard"], [*centres, "new"])
    return PileRules(
        pack=STANDARD,
        players=players,
        notation=Notation([OneCard(DISCARD, "discard", STANDARD), moving, Word(PASS, "pass")]),
        ending=MostAfter(1),
        hand=hand,
        piles=piles,
        deck=in_pack_order(filled(52, packs), every),
        counters=[0, -1, -1, 0, 0, payoff, 0, 0, *[EMPTY] * (6 * HAND_SIZE), *[HAND_SIZE] * (6 * 14)],
    )
