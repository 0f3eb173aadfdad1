"""SAM: be rid of your pay-off pile, card by card, onto common piles that rise from Ace to Queen.

"SAM, a card game for two or more", John MacNeill, 2015; our page: rules/sam.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, filled, zeros
from parlor.core.chance import Rng
from parlor.core.game import Game, MostAfter, Option, Options, Rules, Value, number_option, whole
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.moves import DISCARD, MOVE, PASS, ROW, CardFromTo, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.shuffle import Shuffler
from parlor.core.zone import Zone, owner
from parlor.families.patience.hand import ClosedPile, Nothing, Pile, PileHand, PileRules, Takes, TopPile, in_pack_order, insert
from parlor.packs.standard import STANDARD

HAND_SIZE: Final = 5
KING: Final = 13
COMPLETE: Final = 12
# Turns begun for each player after which the game ends (R3).
TURNS: Final = 1000
# How often a guess is drawn again that cannot be finished.
TRIES: Final = 40

# The piles: the stock, the completed piles, then for each seat pay-off and discards, then the centre.
STOCK: Final = 0
DONE: Final = 1
PAYOFF: Final = 2
FROM_HAND: Final = 0
FROM_PAYOFF: Final = 1
FROM_DISCARD: Final = 2
# A card of a hand that everyone has seen on its way there.
SEEN: Final = -1

RANKS: Final = ["", "Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"]


def _ranked() -> vec[i64]:
    """For each rank the set of its four cards."""
    sets = zeros(14)
    for card in range(52):
        sets[STANDARD.number[card]] |= bit(card)
    return sets


RANKED: Final = _ranked()


def a_rank(rank: i64) -> str:
    """A rank with its article: a 7, an 8, an Ace."""
    return f"{'an' if rank in (1, 8) else 'a'} {RANKS[rank]}"


class Rising(Takes):
    """Ace to Queen in any suits; a King stands for whatever is due."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return 0 if h.size[pile] == 0 else RANKED[h.size[pile] + 1] | RANKED[KING]

    def reason(self, h: PileHand, pile: i64, card: i64) -> str:
        name = h.rules.piles[pile].name
        if h.size[pile] == 0:
            return f"There is no pile {name}: an Ace or a King begins a new one"
        due = a_rank(h.size[pile] + 1)
        return f"{due[0].upper()}{due[1:]} or a King is due on {name}"


class CentrePile(Pile):
    """A pile in the centre, which is there only while it has cards."""

    def zones(self, h: PileHand, pile: i64) -> list[Zone]:
        return super().zones(h, pile) if h.size[pile] > 0 else []


class SamHand(PileHand):
    """One game of SAM."""

    def __init__(self, match: Match, rules: "SamRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.sam: Final = rules
        self.discards: Final = PAYOFF + match.players
        self.centre: Final = PAYOFF + 2 * match.players
        # One past the last centre pile in use.
        self.centre_end: i64 = self.centre
        # Five places a seat: the cards held, in pack order, and the stock that each was drawn from, counted from 0.
        self.held: vec[i64] = vec[i64]()
        self.holds: vec[i64] = vec[i64]()
        self.drawn_from: vec[i64] = vec[i64]()
        self.shuffles: i64 = 0
        # For each seat and rank: how many of its cards can be of that rank or lower, as its discards have shown.
        self.at_most: vec[i64] = vec[i64]()
        self.turns: i64 = 0
        self.winner: i64 = -1

    def clone(self) -> Hand:
        other = SamHand(self.match, self.sam, self.shuffler)
        self.copy_piles(other)
        other.centre_end = self.centre_end
        other.held = self.held[:]
        other.holds = self.holds[:]
        other.drawn_from = self.drawn_from[:]
        other.shuffles = self.shuffles
        other.at_most = self.at_most[:]
        other.turns = self.turns
        other.winner = self.winner
        return other

    # The deal and the cut for the first turn

    def deal(self, deck: vec[i64]) -> None:
        self.clear()
        players = self.players
        self.held = zeros(players * HAND_SIZE)
        self.drawn_from = zeros(players * HAND_SIZE)
        self.holds = zeros(players)
        self.at_most = filled(players * 14, HAND_SIZE)
        at: i64 = 0
        for _ in range(self.sam.payoff):
            for k in range(players):
                self.hide(PAYOFF + (self.dealer + 1 + k) % players, deck[at])
                at += 1
        for k in range(len(deck) - at):
            self.hide(STOCK, deck[len(deck) - 1 - k])
        for k in range(players):
            seat = (self.dealer + 1 + k) % players
            self.turn_up(PAYOFF + seat)
            self.tell("Seat {seat} has {card} on top of the pay-off pile", seat, self.top(PAYOFF + seat))
        first = self.first_turn()
        self.tell("Seat {seat} begins", first)
        self.begin_turn(first)

    def first_turn(self) -> i64:
        """The highest pay-off card begins; those who tie cut from the bottom of the stock (R2)."""
        tied = vec[i64](capacity=8)
        cards = vec[i64](capacity=8)
        for k in range(self.players):
            seat = (self.dealer + 1 + k) % self.players
            tied = append(tied, seat)
            cards = append(cards, self.top(PAYOFF + seat))
        while True:
            best: i64 = 0
            for card in cards:
                best = max(best, STANDARD.number[card])
            still = vec[i64](capacity=8)
            for k in range(len(tied)):
                if STANDARD.number[cards[k]] == best:
                    still = append(still, tied[k])
            shown = self.unseen_from[STOCK]
            if len(still) == 1 or shown + len(still) > self.size[STOCK]:
                return still[0]
            tied = still
            cards = vec[i64](capacity=8)
            for seat in tied:
                card = self.cards[self.start[STOCK] + shown]
                shown += 1
                cards = append(cards, card)
                self.tell("Seat {seat} cuts {card}", seat, card)
            self.unseen_from[STOCK] = shown

    # Turns

    def begin_turn(self, seat: i64) -> None:
        """The player draws until he has five cards."""
        if self.turns == TURNS * self.players:
            self.over = True
            self.tell("The limit of {number} turns is reached", 0, 0, self.turns)
            return
        self.turns += 1
        self.turn = seat
        wanted = HAND_SIZE - self.holds[seat]
        drawn: i64 = 0
        while drawn < wanted and (self.size[STOCK] > 0 or self.replenish()):
            place = self.size[STOCK] - 1
            self.take(seat, self.pop(STOCK), SEEN if place < self.unseen_from[STOCK] else self.shuffles)
            drawn += 1
        for rank in range(14):
            self.at_most[seat * 14 + rank] = min(HAND_SIZE, self.at_most[seat * 14 + rank] + drawn)
        if drawn > 0:
            self.tell("Seat {seat} draws {number} cards" if drawn > 1 else "Seat {seat} draws a card", seat, 0, drawn)
        if drawn < wanted:
            self.over = True
            self.tell("No card is left to draw: the game ends")

    def replenish(self) -> bool:
        """Shuffles the completed piles, or else the largest centre pile, to be the stock (R1); whether there was any."""
        source = DONE
        if self.size[DONE] == 0:
            for pile in range(self.centre, self.centre_end):
                if self.size[pile] > self.size[source]:
                    source = pile
            if self.size[source] == 0:
                return False
            self.tell("Centre pile {number} is taken away", 0, 0, source - self.centre + 1)
        self.shuffles += 1
        cards = self.shuffler.shuffle(self.sorted(source), self.match.number, self.shuffles)
        number: i64 = len(cards)
        self.clear_pile(source)
        for k in range(number):
            self.cards[self.start[STOCK] + k] = cards[number - 1 - k]
        self.size[STOCK] = number
        self.unseen_from[STOCK] = 0
        self.unseen_to[STOCK] = number
        self.tell("{number} cards are shuffled and are the new stock" if number > 1 else "One card is the new stock", 0, 0, number)
        return True

    def sorted(self, pile: i64) -> vec[i64]:
        """The cards of a pile in pack order."""
        counts = zeros(52)
        for card in self.cards_of(pile):
            counts[card] += 1
        return in_pack_order(counts, self.size[pile])

    def clear_pile(self, pile: i64) -> None:
        """Takes all cards of a pile away."""
        self.size[pile] = 0
        self.wants[pile] = 0
        while self.centre_end > self.centre and self.size[self.centre_end - 1] == 0:
            self.centre_end -= 1

    # Hands

    def take(self, seat: i64, card: i64, stock: i64) -> None:
        """A card comes into a hand, in pack order."""
        first = seat * HAND_SIZE
        k = self.holds[seat]
        while k > 0 and self.held[first + k - 1] > card:
            self.held[first + k] = self.held[first + k - 1]
            self.drawn_from[first + k] = self.drawn_from[first + k - 1]
            k -= 1
        self.held[first + k] = card
        self.drawn_from[first + k] = stock
        self.holds[seat] += 1

    def find(self, seat: i64, card: i64) -> i64:
        """The place of a card in a hand, of equal ones the earliest drawn; -1 where it is not held."""
        found: i64 = -1
        first = seat * HAND_SIZE
        for k in range(first, first + self.holds[seat]):
            if self.held[k] == card and (found < 0 or self.drawn_from[k] < self.drawn_from[found]):
                found = k
        return found

    def part(self, seat: i64, card: i64) -> None:
        """A card leaves a hand for all to see."""
        last = seat * HAND_SIZE + self.holds[seat] - 1
        for k in range(self.find(seat, card), last):
            self.held[k] = self.held[k + 1]
            self.drawn_from[k] = self.drawn_from[k + 1]
        self.holds[seat] -= 1
        for rank in range(14):
            place = seat * 14 + rank
            if rank >= STANDARD.number[card]:
                self.at_most[place] -= 1
            self.at_most[place] = min(self.at_most[place], self.holds[seat])

    def lowest_rank(self, seat: i64) -> i64:
        """The lowest rank in a hand."""
        low: i64 = KING
        for k in range(self.holds[seat]):
            low = min(low, STANDARD.number[self.held[seat * HAND_SIZE + k]])
        return low

    # Moves

    def highest_discard(self, seat: i64) -> i64:
        """The highest rank that may be discarded; any, where no card of the hand is low enough."""
        pile = self.discards + seat
        if self.size[pile] == 0:
            return KING
        top = STANDARD.number[self.top(pile)]
        return top if self.lowest_rank(seat) <= top else KING

    def moves(self) -> vec[i64]:
        found = vec[i64](capacity=16)
        seat = self.turn
        limit = self.highest_discard(seat)
        first = seat * HAND_SIZE
        last: i64 = -1
        for k in range(first, first + self.holds[seat]):
            card = self.held[k]
            if card != last and STANDARD.number[card] <= limit:
                found = append(found, DISCARD | card)
            last = card
        last = -1
        for k in range(first, first + self.holds[seat]):
            if self.held[k] != last:
                last = self.held[k]
                found = self.list_moves(found, last, FROM_HAND)
        if self.size[PAYOFF + seat] > 0:
            found = self.list_moves(found, self.top(PAYOFF + seat), FROM_PAYOFF)
        if self.size[self.discards + seat] > 0:
            found = self.list_moves(found, self.top(self.discards + seat), FROM_DISCARD)
        return found

    def list_moves(self, found: vec[i64], card: i64, source: i64) -> vec[i64]:
        """Adds the moves of one card to the centre, keeping the list ascending."""
        here = bit(card)
        row = MOVE | (card * ROW + source) * ROW
        for pile in range(self.centre, self.centre_end):
            if self.wants[pile] & here != 0:
                found = insert(found, row + pile - self.centre)
        if here & (RANKED[1] | RANKED[KING]) != 0:
            found = insert(found, row + self.sam.most_piles)
        return found

    def allows(self, seat: i64, move: i64) -> bool:
        verb = verb_of(move)
        if verb == DISCARD:
            card = payload_of(move)
            return self.find(seat, card) >= 0 and STANDARD.number[card] <= self.highest_discard(seat)
        if verb != MOVE:
            return False
        card = payload_of(move) // ROW // ROW
        return self.can_lift(seat, card, payload_of(move) // ROW % ROW) and self.fits(card, payload_of(move) % ROW)

    def can_lift(self, seat: i64, card: i64, source: i64) -> bool:
        """Whether a card may be taken from hand, pay-off pile or discards."""
        if source == FROM_HAND:
            return self.find(seat, card) >= 0
        pile = (PAYOFF if source == FROM_PAYOFF else self.discards) + seat
        return self.size[pile] > 0 and self.top(pile) == card

    def fits(self, card: i64, place: i64) -> bool:
        """Whether a card may be laid on a centre pile, or begin one."""
        if place == self.sam.most_piles:
            return bit(card) & (RANKED[1] | RANKED[KING]) != 0
        return self.wants[self.centre + place] & bit(card) != 0

    def reason(self, seat: i64, move: i64) -> str:
        verb = verb_of(move)
        if verb == PASS:
            return "A turn ends with a discard from the hand"
        codes = self.pack.codes
        if verb == DISCARD:
            card = payload_of(move)
            if self.find(seat, card) < 0:
                return f"You do not hold {codes[card]}: a turn ends with a discard from the hand"
            top = STANDARD.number[self.top(self.discards + seat)]
            first = seat * HAND_SIZE
            low = [codes[self.held[k]] for k in range(first, first + self.holds[seat]) if STANDARD.number[self.held[k]] <= top]
            high = a_rank(STANDARD.number[card])
            return f"{high[0].upper()}{high[1:]} may not lie on {a_rank(top)}, and you hold {', '.join(low)}"
        card = payload_of(move) // ROW // ROW
        source = payload_of(move) // ROW % ROW
        if not self.can_lift(seat, card, source):
            if source == FROM_HAND:
                return f"You do not hold {codes[card]}"
            name = "pay-off" if source == FROM_PAYOFF else "discard"
            return f"Only the top card of your own {name} pile can be played, and it is not {codes[card]}"
        place = payload_of(move) % ROW
        if place == self.sam.most_piles:
            return "Only an Ace or a King begins a centre pile"
        return self.rules.piles[self.centre + place].takes.reason(self, self.centre + place, card)

    def make(self, seat: i64, move: i64) -> None:
        if verb_of(move) == DISCARD:
            self.discard(seat, payload_of(move))
            return
        card = payload_of(move) // ROW // ROW
        source = payload_of(move) // ROW % ROW
        if source == FROM_HAND:
            self.part(seat, card)
        elif source == FROM_DISCARD:
            self.pop(self.discards + seat)
        else:
            self.pop(PAYOFF + seat)
            self.turn_up(PAYOFF + seat)
            if self.size[PAYOFF + seat] > 0:
                self.tell("Seat {seat} turns up {card} on the pay-off pile", seat, self.top(PAYOFF + seat))
            else:
                self.tell("The pay-off pile of seat {seat} is empty", seat)
        self.put(card, payload_of(move) % ROW)
        if self.holds[seat] == 0:
            self.begin_turn(seat)

    def put(self, card: i64, place: i64) -> None:
        """Lays a card in the centre; a twelfth one completes its pile."""
        pile = self.centre + place
        if place == self.sam.most_piles:
            pile = self.centre
            while self.size[pile] > 0:
                pile += 1
            self.centre_end = max(self.centre_end, pile + 1)
        self.push(pile, card)
        if self.size[pile] < COMPLETE:
            self.refresh(pile)
            return
        for done in self.cards_of(pile):
            self.push(DONE, done)
        self.clear_pile(pile)
        self.tell("Centre pile {number} is complete and put aside", 0, 0, pile - self.centre + 1)

    def discard(self, seat: i64, card: i64) -> None:
        """Ends the turn, and the game if the pay-off pile is then empty."""
        pile = self.discards + seat
        self.part(seat, card)
        if self.size[pile] > 0 and STANDARD.number[card] > STANDARD.number[self.top(pile)]:
            for rank in range(STANDARD.number[self.top(pile)] + 1):
                self.at_most[seat * 14 + rank] = 0
            self.turn_under(seat)
        self.push(pile, card)
        if self.size[PAYOFF + seat] == 0:
            self.over = True
            self.winner = seat
        else:
            self.begin_turn((seat + 1) % self.players)

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
        what = "{number} discards" if moved > 1 else "a discard"
        self.tell("Seat {seat} turns " + what + " under the pay-off pile; {card} is on top", seat, self.top(pile), moved)

    # The count

    def count(self, tally: Tally) -> None:
        if self.winner >= 0:
            tally.add(self.winner, 1, "ended the turn with the pay-off pile empty")
            return
        fewest = min([int(self.size[PAYOFF + seat]) for seat in range(self.players)])
        for seat in range(self.players):
            if self.size[PAYOFF + seat] == fewest:
                tally.add(seat, 1, "the game ended, and {} cards in the pay-off pile are the fewest", fewest)

    # What is seen

    def zones(self) -> list[Zone]:
        hands = [
            Zone(f"hand:{seat}", self.held[seat * HAND_SIZE : seat * HAND_SIZE + self.holds[seat]], owner(seat))
            for seat in range(self.players)
        ]
        return hands + super().zones()

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["turns"] = int(self.turns)
        facts["stock"] = int(self.size[STOCK])
        facts["hands"] = [int(n) for n in self.holds]
        facts["payoff"] = [int(self.size[PAYOFF + s]) for s in range(self.players)]
        facts["due"] = {
            self.rules.piles[pile].name: RANKS[self.size[pile] + 1] for pile in range(self.centre, self.centre_end) if self.size[pile] > 0
        }
        return facts

    # What may be guessed: each stock was a known lot of cards, so what came from it is redrawn by itself.

    def guess(self, seat: i64, rng: Rng) -> Hand:
        lots = self.lots(seat)
        tries = TRIES
        while True:
            other = self.imagine(rng)
            assert isinstance(other, SamHand)
            if other.redraw_lots(seat, lots, tries > 0, rng):
                return other
            tries -= 1

    def lots(self, seat: i64) -> vec[i64]:
        """The stocks of which cards may be hidden from a seat, the first and the present one among them."""
        lots = vec[i64](capacity=8)
        lots = append(lots, 0)
        if self.shuffles > 0:
            lots = append(lots, self.shuffles)
        for s in range(self.players):
            for k in range(s * HAND_SIZE, s * HAND_SIZE + self.holds[s]):
                if s != seat and self.drawn_from[k] >= 0 and self.drawn_from[k] not in lots:
                    lots = insert(lots, self.drawn_from[k])
        return lots

    def redraw_lots(self, seat: i64, lots: vec[i64], careful: bool, rng: Rng) -> bool:
        """Redraws lot by lot, hands first; fails where no card is left that a hand can hold by what its player has shown."""
        room = self.at_most[:]
        for s in range(self.players):
            for k in range(s * HAND_SIZE, s * HAND_SIZE + self.holds[s]):
                if self.drawn_from[k] == SEEN:
                    self.use(room, s, self.held[k])
        for lot in lots:
            counts = self.hidden_in(seat, lot)
            for k in range(self.players):
                s = (seat + 1 + k) % self.players
                if s != seat and not self.fill_hand(s, lot, counts, room, careful, rng):
                    return False
            total: i64 = 0
            for n in counts:
                total += n
            cards = rng.shuffle(in_pack_order(counts, total))
            at: i64 = 0
            if lot == 0:
                for pile in range(PAYOFF, self.discards):
                    at = self.fill(pile, cards, at)
            if lot == self.shuffles:
                self.fill(STOCK, cards, at)
        for s in range(self.players):
            if s != seat:
                self.sort_hand(s)
        return True

    def hidden_in(self, seat: i64, lot: i64) -> vec[i64]:
        """How many of each card of one stock are hidden from a seat."""
        counts = zeros(52)
        for s in range(self.players):
            if s != seat:
                for k in range(s * HAND_SIZE, s * HAND_SIZE + self.holds[s]):
                    if self.drawn_from[k] == lot:
                        counts[self.held[k]] += 1
        for pile in range(self.discards):
            if (pile >= PAYOFF and lot == 0) or (pile == STOCK and lot == self.shuffles):
                for k in range(self.unseen_from[pile], self.unseen_to[pile]):
                    counts[self.cards[self.start[pile] + k]] += 1
        return counts

    def fill_hand(self, seat: i64, lot: i64, counts: vec[i64], room: vec[i64], careful: bool, rng: Rng) -> bool:
        """Draws the cards of a hand that came from one stock."""
        for place in range(seat * HAND_SIZE, seat * HAND_SIZE + self.holds[seat]):
            if self.drawn_from[place] != lot:
                continue
            low: i64 = 1
            for rank in range(1, 14):
                if careful and room[seat * 14 + rank] <= 0:
                    low = rank + 1
            total: i64 = 0
            for card in range(52):
                if STANDARD.number[card] >= low:
                    total += counts[card]
            if total == 0:
                return False
            k = rng.below(total)
            chosen: i64 = 0
            for card in range(52):
                if STANDARD.number[card] >= low and k >= 0:
                    chosen = card
                    k -= counts[card]
            counts[chosen] -= 1
            self.held[place] = chosen
            self.use(room, seat, chosen)
        return True

    def use(self, room: vec[i64], seat: i64, card: i64) -> None:
        """Takes a card off what a hand can hold of its rank and above."""
        for rank in range(STANDARD.number[card], 14):
            room[seat * 14 + rank] -= 1

    def fill(self, pile: i64, cards: vec[i64], at: i64) -> i64:
        """Lays cards into the unseen places of a pile; how far they have been used."""
        for k in range(self.unseen_from[pile], self.unseen_to[pile]):
            self.cards[self.start[pile] + k] = cards[at]
            at += 1
        return at

    def sort_hand(self, seat: i64) -> None:
        """Puts a redrawn hand into pack order."""
        n = self.holds[seat]
        first = seat * HAND_SIZE
        cards = self.held[first : first + n]
        stocks = self.drawn_from[first : first + n]
        self.holds[seat] = 0
        for k in range(n):
            self.take(seat, cards[k], stocks[k])


class SamRules(PileRules):
    """The table of SAM: how many pay-off cards, how many packs."""

    def __init__(self, players: i64, payoff: i64, packs: i64) -> None:
        every = packs * 52
        # Each centre pile is begun by an Ace or a King.
        most = packs * 8
        piles: list[Pile] = [ClosedPile("stock", every, Nothing()), ClosedPile("complete", every, Nothing())]
        piles += [TopPile(f"payoff:{seat}", every, Nothing()) for seat in range(players)]
        piles += [Pile(f"discard:{seat}", every, Nothing()) for seat in range(players)]
        centres = [f"centre{n + 1}" for n in range(most)]
        piles += [CentrePile(name, COMPLETE, Rising()) for name in centres]
        notation = Notation(
            [
                OneCard(DISCARD, "discard", STANDARD),
                CardFromTo(MOVE, "move", STANDARD, ["hand", "payoff", "discard"], [*centres, "new"]),
                Word(PASS, "pass"),
            ]
        )
        super().__init__(STANDARD, players, notation, MostAfter(1), in_pack_order(filled(52, packs), every), piles)
        self.payoff: Final = payoff
        self.most_piles: Final = most

    def new_hand(self, match: Match, shuffler: Shuffler) -> Hand:
        return SamHand(match, self, shuffler)


def rules(players: int, options: Options) -> Rules:
    """The table for a number of players; a pack for each, and one more where the pay-off piles are large."""
    payoff = whole(options, "payoff")
    packs = options["packs"]
    if not isinstance(packs, int):
        packs = players + (1 if payoff > 15 else 0)
    if 52 * packs < players * (payoff + 10):
        raise ValueError(
            f"option 'packs' cannot be {packs} for {players} players with pay-off piles of {payoff}: "
            f"{players * (payoff + 10)} cards are needed, so at least {-(-players * (payoff + 10) // 52)} packs"
        )
    return SamRules(players, payoff, packs)


PACKS: Final[list[Value]] = ["auto", 2, 3, 4, 5, 6, 7, 8]

GAME: Final = Game(
    "sam",
    "SAM",
    "sam-2015",
    STANDARD,
    [2, 3, 4, 5, 6],
    2,
    [
        number_option("payoff", "cards in each pay-off pile", 10, 3, 40),
        Option("packs", "packs shuffled together; auto: as many as players, one more for pay-off piles of more than 15", "auto", PACKS),
    ],
    "Be rid of your pay-off pile, card by card, onto common piles that rise from Ace to Queen.",
    rules,
    "race",
)
