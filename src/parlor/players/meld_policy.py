"""How to play rummy: draw what makes or nearly makes a meld, lay it down at once, and discard the card that helps least and costs most."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import NONE, bit, count, lowest, members, shl, zeros
from parlor.core.game import Ending
from parlor.core.messages import Message
from parlor.core.moves import ADD, DISCARD, MELD, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.rummy.hand import RummyHand
from parlor.families.rummy.melds import NAMES, PLACES, Melds
from parlor.families.rummy.turn import FROM_DISCARD, FROM_STOCK
from parlor.players.policy import Sound, best_of

# A card in a complete meld helps more than any other; one in a meld that lacks two cards is the unit of help.
WHOLE: Final = 1000
# Of several melds the one with most real cards is laid: a card counts more than the prized cards of any meld.
# By prized cards alone -0.2 ± 0.1 points a hand in Rumme and -0.6 ± 0.3 in Double Rumme, but +0.4 ± 0.1 in Liberty Bond.
REAL: Final = 40
# What is added to melds after all melds are laid; only the order counts: first what counts for oneself, last what has other uses.
ADD_TO_OWN: Final = 20
ADD_TO_OTHERS: Final = 10
ADD_PRIZED: Final = 3
ADD_WILD: Final = 2
# How many ways to lay down cards, and how many discards, a search considers from a long list.
LAYS: Final = 3
DISCARDS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Lines:
    """For every card, the smallest melds that it is part of."""

    def __init__(self, melds: Melds) -> None:
        self.first: vec[i64] = zeros(64)
        self.last: vec[i64] = zeros(64)
        self.cards: vec[i64] = vec[i64](capacity=512)
        for card in members(melds.cards):
            self.first[card] = len(self.cards)
            for row in range(len(melds.size)):
                least = melds.runs.least if melds.is_run(melds.once[row]) else melds.sets.least
                if melds.size[row] == least and melds.once[row] >> card & 1 == 1 and melds.twice[row] == 0:
                    self.cards = append(self.cards, melds.once[row])
            self.last[card] = len(self.cards)

    def help(self, card: i64, there: i64, gone: i64, near: i64) -> i64:
        """How much a card helps next to the cards that are there, if the gone ones will not come; near is for a meld that lacks one."""
        total: i64 = 0
        for k in range(self.first[card], self.last[card]):
            missing = self.cards[k] & ~there & ~bit(card)
            if missing == 0:
                return WHOLE
            if missing & (missing - 1) == 0:
                if missing & gone == 0:
                    total += near
            elif missing & gone == 0:
                total += 1
        return total

    def completes(self, card: i64, there: i64) -> bool:
        """Whether a card makes a meld with the cards that are there."""
        found = False
        for k in range(self.first[card], self.last[card]):
            found |= self.cards[k] & ~there & ~bit(card) == 0
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class MeldPolicy(Sound[RummyHand]):
    """Rummy with melds that stay together: `weight` tells what a card left in hand costs, in the measure of the help that it gives."""

    # Points a hand, by tools/weights.py rummy, rumme, double-rumme and liberty-bond, 2,000 to 7,000 deals each.
    # How much a line helps that lacks one card which may still come, in points left in hand. Halved +0.4 ± 0.2 in Rummy and Rumme, but
    # -0.8 ± 0.4 in Double Rumme and -0.4 ± 0.2 in Liberty Bond; doubled -0.2 ± 0.1, -0.3 ± 0.1, 0.0 ± 0.2 and 0.0 ± 0.1.
    near: i64 = 12
    # A discard from which the next player is known to profit is worth so much less. Without it -0.4 ± 0.1 in Liberty Bond, doubled
    # +0.1 ± 0.1; no difference found in Rummy.
    harm: i64 = 10
    # The top discard is taken for so many lines that then lack one card. One line less -0.6 ± 0.2 in Rummy and -1.9 ± 0.6 in Double
    # Rumme; doubled no difference found.
    lines_wanted: i64 = 3
    # With so few cards in hand wild and prized cards are no longer kept for a meld of one's own. Halved -0.4 ± 0.1 in Rumme and
    # -1.7 ± 0.2 in Liberty Bond; doubled -0.1 ± 0.1 in Double Rumme, +0.5 ± 0.2 in Liberty Bond.
    few: i64 = 2

    def __init__(self, melds: Melds, weight: vec[i64], copies: i64 = 1, prized: i64 = 0) -> None:
        self.lines: Final = Lines(melds)
        self.weight: Final = weight
        self.copies: Final = copies
        self.wild: Final = melds.wild_bit
        # Whether two identical cards belong together.
        self.twins: Final[bool] = max([0, *melds.twice]) > 0
        # Cards that score for the owner of the meld they are in.
        self.prized: Final = prized

    def choose(self, hand: RummyHand, seat: i64, rng: Rng) -> i64:
        if hand.phase_number == 0:
            return self.draw(hand, seat)
        lay = self.lay(hand, seat)
        return lay if lay >= 0 else DISCARD | self.thrown(hand, seat, hand.hands[seat])

    def decide(self, hand: RummyHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        if hand.phase_number == 0:
            return FROM_DISCARD if self.may_take(hand) and self.makes_meld(hand, seat) else self.draw(hand, seat)
        if self.can_go_out(hand, seat):
            for move in hand.phase.moves(hand):
                if verb_of(move) == ADD:
                    return move
        lay = self.lay(hand, seat)
        return lay if lay >= 0 else DISCARD | self.parted_with(hand, seat)

    # What a game may override

    def there(self, h: RummyHand, seat: i64) -> i64:
        """The cards that a new one could form a meld with."""
        return h.hands[seat]

    def may_take(self, h: RummyHand) -> bool:
        """Whether the top discard may be taken."""
        return h.in_discard > 0 and h.phase.allows(h, FROM_DISCARD)

    # The parts of a turn

    def draw(self, h: RummyHand, seat: i64) -> i64:
        """The top discard, if it can be laid down at once or could complete a meld in two ways; otherwise the stock."""
        if not self.may_take(h):
            return FROM_STOCK
        card = h.top_discard()
        there = self.there(h, seat)
        if bit(card) & (h.open | self.wild) != 0:
            return FROM_DISCARD
        if h.hands[seat] & bit(card) != 0 and not self.twins:
            return FROM_STOCK
        wanted = self.near if there & self.wild != 0 else self.lines_wanted * self.near
        return FROM_DISCARD if self.lines.help(card, there, self.gone(h), self.near) >= wanted else FROM_STOCK

    def lay(self, h: RummyHand, seat: i64) -> i64:
        """The meld or addition to lay down now, or -1."""
        melds = h.rules.melds
        held = h.hands[seat]
        any_may = melds.any_in(held, h.seconds[seat]) or held & (h.open | self.wild) != 0
        return self.dearest(h, seat) if any_may else NONE

    def dearest(self, h: RummyHand, seat: i64) -> i64:
        """The move that gains the most, or -1 if none gains anything."""
        best: i64 = -1
        top: i64 = 0
        for move in h.phase.moves(h):
            value = self.gain(h, seat, move)
            if value > top:
                best, top = move, value
        return best

    def gain(self, h: RummyHand, seat: i64, move: i64) -> i64:
        """How good it is to lay down cards now; 0 for cards that are better kept."""
        verb = verb_of(move)
        if verb == MELD:
            row = payload_of(move) // PLACES
            natural = h.rules.melds.size[row] - count(payload_of(move) % PLACES)
            return WHOLE + REAL * natural + count(h.rules.melds.once[row] & self.prized)
        if verb != ADD:
            return 0
        card = payload_of(move) // ROW // NAMES
        mine = h.owners[payload_of(move) % ROW - 1] == seat
        small = h.size(seat) <= self.few
        if bit(card) & self.wild != 0:
            return ADD_WILD if small else 0
        if bit(card) & self.prized != 0 and not mine:
            return ADD_PRIZED if small else 0
        return ADD_TO_OWN if mine else ADD_TO_OTHERS

    def thrown(self, h: RummyHand, seat: i64, cards: i64) -> i64:
        """The best card to discard, out of some."""
        best: i64 = -1
        low: i64 = 0
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            value = self.kept_for(h, seat, card)
            if best < 0 or value < low:
                best, low = card, value
        return best

    def kept_for(self, h: RummyHand, seat: i64, card: i64) -> i64:
        """How much there is to be said for keeping a card."""
        here = bit(card)
        if here & self.wild != 0:
            return WHOLE
        there = self.there(h, seat) & ~here
        value = self.lines.help(card, there, self.gone(h), self.near) - self.weight[card]
        if h.seconds[seat] & here != 0:
            value += self.near if self.twins else -self.near
        next = seat + 1 if seat + 1 < h.players else 0
        if here & h.open != 0 or self.lines.completes(card, h.known[next]):
            value += self.harm
        return value

    # At the table only

    def makes_meld(self, h: RummyHand, seat: i64) -> bool:
        """Whether the top discard makes a meld that the hand does not have, also one with both copies of a card."""
        held = h.hands[seat]
        here = bit(h.top_discard())
        melds = h.rules.melds
        return self.twins and melds.any_in(held | here, h.seconds[seat] | (held & here)) and not melds.any_in(held, h.seconds[seat])

    def can_go_out(self, h: RummyHand, seat: i64) -> bool:
        """Whether all cards but one can be added to melds."""
        fits = h.open | self.wild
        return h.size(seat) - count(h.hands[seat] & fits) - count(h.seconds[seat] & fits) <= 1

    def parted_with(self, h: RummyHand, seat: i64) -> i64:
        """The best card to discard, with an eye on the others: what the next one waits for, and how soon the hand may be over."""
        next = seat + 1 if seat + 1 < h.players else 0
        gone = self.gone(h)
        waiting = self.waiting(h, gone) if h.size(seat) <= self.few + 1 else 0
        hurry = self.is_somebody_nearly_out(h, seat)
        best: i64 = -1
        low: i64 = 0
        m = h.hands[seat]
        while m != 0:
            card = lowest(m)
            m &= m - 1
            value = self.kept_for(h, seat, card)
            if waiting >> card & 1 == 1:
                value += self.near * self.copies // 2
            if self.lines.help(card, h.known[next], gone, self.near) >= self.near:
                value += self.harm
            if hurry:
                value -= self.weight[card]
            if best < 0 or value < low:
                best, low = card, value
        return best

    def waiting(self, h: RummyHand, gone: i64) -> i64:
        """The cards that could be added to a run on the table after one more that may still come."""
        melds = h.rules.melds
        cards: i64 = 0
        for k in range(len(h.names)):
            if melds.is_run(h.names[k]):
                ends = h.takes[k] & ~gone
                suit = h.pack.suited[h.pack.suit[lowest(h.names[k])]]
                cards |= (shl(ends, melds.step) | ends >> melds.step) & suit & ~h.names[k]
        return cards

    def is_somebody_nearly_out(self, h: RummyHand, seat: i64) -> bool:
        """Whether another player holds few cards, so that what is left in hand will soon count."""
        found = False
        for s in range(h.players):
            found |= s != seat and h.size(s) <= self.few
        return found

    def gone(self, h: RummyHand) -> i64:
        """The cards that have been discarded or melded, including all their copies."""
        once: i64 = 0
        twice: i64 = 0
        for k in range(h.in_discard):
            twice |= once & bit(h.discard[k])
            once |= bit(h.discard[k])
        for entry in h.laid:
            card = entry // NAMES % NAMES
            twice |= once & bit(card)
            once |= bit(card)
        return once if self.copies == 1 else twice

    def reason(self, hand: RummyHand, seat: i64, move: i64) -> Message | None:
        verb = verb_of(move)
        if move == FROM_DISCARD:
            return self.why_take(hand, seat)
        if verb == MELD:
            return Message("why-lays-meld")
        if verb == ADD:
            return Message("why-lays-off")
        if verb != DISCARD:
            return None
        card = payload_of(move)
        help = self.lines.help(card, self.there(hand, seat) & ~bit(card), self.gone(hand), self.near)
        if help >= WHOLE:
            return None
        if self.weight[card] > 0:
            return Message("why-rid-of-points" if help < self.near else "why-rid-of-points-but", {"number": int(self.weight[card])})
        return Message("why-throws" if help < self.near else "why-throws-but")

    def why_take(self, h: RummyHand, seat: i64) -> Message | None:
        """Why the top discard may be worth taking."""
        card = h.top_discard()
        if bit(card) & self.wild != 0:
            return Message("why-wild-card")
        if bit(card) & h.open != 0:
            return Message("why-laid-off-at-once")
        help = self.lines.help(card, self.there(h, seat), self.gone(h), self.near)
        if help >= WHOLE:
            return Message("why-makes-meld")
        return Message("why-goes-with-yours") if help >= self.near else None

    # For the search

    def worth_trying(self, hand: RummyHand, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Of several ways to lay the best few, and only where there is none the best few discards; a draw that is clear."""
        if len(moves) == 1:
            return moves
        if hand.phase_number == 0:
            return self.draws(hand, seat, moves)
        scores = vec[i64](capacity=len(moves))
        top: i64 = 0
        for move in moves:
            if verb_of(move) == DISCARD:
                scores = append(scores, -WHOLE - self.kept_for(hand, seat, payload_of(move)))
            else:
                scores = append(scores, self.gain(hand, seat, move))
                top = max(top, self.gain(hand, seat, move))
        return best_of(moves, scores, LAYS if top > 0 else DISCARDS)

    def draws(self, h: RummyHand, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Both ways to draw, unless the top discard is no help at all."""
        help = self.lines.help(h.top_discard(), self.there(h, seat), self.gone(h), self.near)
        if self.draw(h, seat) == FROM_STOCK and help < self.near:
            return append(vec[i64](capacity=1), FROM_STOCK)
        return moves
