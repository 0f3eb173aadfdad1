"""What lies on the table of SAM: the piles, the five places of each hand, and which stock each hidden card came from."""

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
from parlor.families.patience.hand import ClosedPile, Nothing, Pile, PileHand, PileRules, Takes, TopPile, in_pack_order
from parlor.packs.standard import STANDARD

HAND_SIZE: Final = 5
KING: Final = 13
COMPLETE: Final = 12

# The piles: the stock, the completed piles, then for each seat pay-off and discards, then the centre.
STOCK: Final = 0
DONE: Final = 1
PAYOFF: Final = 2
# The lot of a card in a hand that everyone has seen on its way there.
SEEN: Final = -1

RANKS: Final = ["", "Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"]


def _ranked() -> vec[i64]:
    """For each rank the set of its four cards."""
    sets = zeros(14)
    for card in range(52):
        sets[STANDARD.number[card]] |= bit(card)
    return sets


RANKED: Final = _ranked()


def a_rank(rank: i64) -> Params:
    """The name of a card of a rank, to stand in a place of a message: a 7, an 8, an Ace."""
    return named(f"sam-rank-{rank}")


class Rising(Takes):
    """Ace to Queen in any suits; a King stands for whatever is due."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return 0 if h.size[pile] == 0 else RANKED[h.size[pile] + 1] | RANKED[KING]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        name = h.rules.piles[pile].name
        if h.size[pile] == 0:
            return Refusal("sam-no-pile", {"zone": name})
        return Refusal("sam-due", {"card": STANDARD.codes[card], "rank": a_rank(h.size[pile] + 1), "zone": name})


class CentrePile(Pile):
    """A pile in the centre, which is there only while it has cards, or till its last ones are seen to go."""

    def zones(self, h: PileHand, pile: i64) -> list[Zone]:
        assert isinstance(h, SamTable)
        return super().zones(h, pile) if h.size[pile] > 0 or h.closing == pile else []


class SamLayout(PileRules):
    """The piles of SAM: how many pay-off cards, how many packs."""

    def __init__(self, hand: Callable[[Match, PileRules, Shuffler], PileHand], players: i64, payoff: i64, packs: i64) -> None:
        every = packs * 52
        # Each centre pile is begun by an Ace or a King.
        most = packs * 8
        piles: list[Pile] = [ClosedPile("stock", every, Nothing(), "stock"), ClosedPile("complete", every, Nothing(), "aside")]
        piles += [TopPile(f"payoff:{seat}", every, Nothing(), "pile", seat) for seat in range(players)]
        piles += [Pile(f"discard:{seat}", every, Nothing(), "discard", seat) for seat in range(players)]
        centres = [f"centre{n + 1}" for n in range(most)]
        piles += [CentrePile(name, COMPLETE, Rising(), "centre") for name in centres]
        notation = Notation(
            [
                OneCard(DISCARD, "discard", STANDARD),
                CardFromTo(MOVE, "move", STANDARD, ["hand", "payoff", "discard"], [*centres, "new"]),
                Word(PASS, "pass"),
            ]
        )
        deck = in_pack_order(filled(52, packs), every)
        super().__init__(
            pack=STANDARD, players=players, notation=notation, ending=MostAfter(1), hand=hand, piles=piles, deck=deck, counters=[0, -1]
        )
        self.payoff: Final = payoff
        self.most_piles: Final = most


class SamTable(PileHand):
    """Piles and hands, and how cards get from one to the other."""

    def __init__(self, match: Match, rules: PileRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        assert isinstance(rules, SamLayout)
        self.sam: Final = rules
        self.discards: Final = PAYOFF + match.players
        self.centre: Final = PAYOFF + 2 * match.players
        # One past the last centre pile in use; the one whose cards have just been taken away, while that is told.
        self.centre_end: i64 = self.centre
        self.closing: i64 = -1
        # Five places a seat: the cards held, in pack order, and the lot that each is of. A lot is a stock, counted from 0, or
        # several of them that cannot be told apart any more; the unseen cards of the stock and of the pay-off piles are of one each.
        self.held: vec[i64] = vec[i64]()
        self.holds: vec[i64] = vec[i64]()
        self.lot: vec[i64] = vec[i64]()
        self.stock_lot: i64 = 0
        self.payoff_lot: i64 = 0
        self.shuffles: i64 = 0
        # For each seat and rank: how many of its cards can be of that rank or lower, as its discards have shown.
        self.at_most: vec[i64] = vec[i64]()

    def copy_to(self, other: PileHand) -> None:
        super().copy_to(other)
        assert isinstance(other, SamTable)
        other.centre_end = self.centre_end
        other.held = self.held[:]
        other.holds = self.holds[:]
        other.lot = self.lot[:]
        other.stock_lot = self.stock_lot
        other.payoff_lot = self.payoff_lot
        other.shuffles = self.shuffles
        other.at_most = self.at_most[:]

    def clear(self) -> None:
        super().clear()
        self.held = zeros(self.players * HAND_SIZE)
        self.lot = zeros(self.players * HAND_SIZE)
        self.holds = zeros(self.players)
        self.at_most = filled(self.players * 14, HAND_SIZE)

    # Hands

    def take(self, seat: i64, card: i64, lot: i64) -> None:
        """A card comes into a hand, in pack order."""
        first = seat * HAND_SIZE
        k = self.holds[seat]
        while k > 0 and self.held[first + k - 1] > card:
            self.held[first + k] = self.held[first + k - 1]
            self.lot[first + k] = self.lot[first + k - 1]
            k -= 1
        self.held[first + k] = card
        self.lot[first + k] = lot
        self.holds[seat] += 1

    def find(self, seat: i64, card: i64) -> i64:
        """The place of a card in a hand, of equal ones that of the earliest lot; -1 where it is not held."""
        found: i64 = -1
        first = seat * HAND_SIZE
        for k in range(first, first + self.holds[seat]):
            if self.held[k] == card and (found < 0 or self.lot[k] < self.lot[found]):
                found = k
        return found

    def lose(self, seat: i64, place: i64) -> None:
        """The card in a place of a hand leaves it."""
        last = seat * HAND_SIZE + self.holds[seat] - 1
        for k in range(place, last):
            self.held[k] = self.held[k + 1]
            self.lot[k] = self.lot[k + 1]
        self.holds[seat] -= 1

    def lowest_rank(self, seat: i64) -> i64:
        """The lowest rank in a hand."""
        low: i64 = KING
        for k in range(self.holds[seat]):
            low = min(low, STANDARD.number[self.held[seat * HAND_SIZE + k]])
        return low

    # The stock

    def draw(self, seat: i64) -> bool:
        """A hand gets the top card of the stock, which is renewed if need be; whether there was any."""
        if self.size[STOCK] == 0 and not self.replenish():
            return False
        seen = self.size[STOCK] <= self.unseen_from[STOCK]
        self.take(seat, self.pop(STOCK), SEEN if seen else self.stock_lot)
        return True

    def replenish(self) -> bool:
        """Shuffles the completed piles, or else the largest centre pile, to be the stock (R1); whether there was any."""
        source = DONE
        if self.size[DONE] == 0:
            for pile in range(self.centre, self.centre_end):
                if self.size[pile] > self.size[source]:
                    source = pile
            if self.size[source] == 0:
                return False
        self.pause()
        self.shuffles += 1
        self.stock_lot = self.shuffles
        cards = self.shuffler.shuffle(self.sorted(source), self.match.number, self.shuffles)
        number: i64 = len(cards)
        self.clear_pile(source)
        for k in range(number):
            self.cards[self.start[STOCK] + k] = cards[number - 1 - k]
        self.size[STOCK] = number
        self.unseen_from[STOCK] = 0
        self.unseen_to[STOCK] = number
        if source != DONE:
            self.tell_closed(source, "sam-pile-taken")
        self.tell("shuffled", "sam-new-stock", -1, -1, number)
        return True

    def sorted(self, pile: i64) -> vec[i64]:
        """The cards of a pile in pack order."""
        counts = zeros(52)
        for card in self.cards_of(pile):
            counts[card] += 1
        return in_pack_order(counts, self.size[pile])

    # The centre and the pay-off piles

    def put(self, card: i64, place: i64) -> i64:
        """Lays a card in the centre; the pile on which it lies."""
        pile = self.centre + place
        if place == self.sam.most_piles:
            pile = self.centre
            while self.size[pile] > 0:
                pile += 1
            self.centre_end = max(self.centre_end, pile + 1)
        self.push(pile, card)
        self.refresh(pile)
        return pile

    def put_aside(self, pile: i64) -> None:
        """Takes a completed pile out of the centre."""
        self.pause()
        for done in self.cards_of(pile):
            self.push(DONE, done)
        self.clear_pile(pile)
        self.tell_closed(pile, "sam-pile-complete")

    def tell_closed(self, pile: i64, key: str) -> None:
        """Tells where a centre pile went that is not there any more."""
        self.closing = pile
        self.tell("moved", key, -1, -1, pile - self.centre + 1)
        self.closing = -1

    def clear_pile(self, pile: i64) -> None:
        """Takes all cards of a pile away."""
        self.size[pile] = 0
        self.wants[pile] = 0
        while self.centre_end > self.centre and self.size[self.centre_end - 1] == 0:
            self.centre_end -= 1

    def turn_under(self, seat: i64) -> None:
        """Turns the discards over as a block and puts them under the pay-off pile (R6)."""
        pile = PAYOFF + seat
        moved = self.size[self.discards + seat]
        start = self.start[pile]
        k = start + self.size[pile] - 1
        while k >= start:
            self.cards[k + moved] = self.cards[k]
            k -= 1
        self.size[pile] += moved
        self.unseen_from[pile] += moved
        self.unseen_to[pile] += moved
        for k in range(moved):
            self.cards[start + k] = self.pop(self.discards + seat)
        self.tell("moved", "sam-turned-under", seat, self.top(pile), moved)

    def zones(self) -> list[Zone]:
        hands = [
            Zone(f"hand:{seat}", self.held[seat * HAND_SIZE : seat * HAND_SIZE + self.holds[seat]], owner(seat), "hand", seat, "sorted")
            for seat in range(self.players)
        ]
        return hands + super().zones()
