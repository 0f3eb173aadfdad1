"""How to play rummy: draw what makes or nears a meld, lay at once, and throw the card that helps least and costs most."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, count, lowest, members, zeros
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import ADD, DISCARD, MELD, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.rummy.hand import RummyHand
from parlor.families.rummy.melds import NAMES, PLACES, Melds
from parlor.families.rummy.turn import FROM_DISCARD, FROM_STOCK
from parlor.players.policy import Sound, best_of

# How much a card helps that lies in a whole meld, and one that lacks a card which may still come.
WHOLE: Final = 1000
NEAR: Final = 12
# A discard from which the next player is known to profit is worth so much less.
HARM: Final = 10
# What a search looks at of a long list: so many ways to lay, or so many discards.
LAYS: Final = 3
DISCARDS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Lines:
    """For every card the smallest melds that it is part of."""

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

    def help(self, card: i64, there: i64, gone: i64) -> i64:
        """How much a card helps beside the cards that are there, when those that are gone will not come."""
        total: i64 = 0
        for k in range(self.first[card], self.last[card]):
            missing = self.cards[k] & ~there & ~bit(card)
            if missing == 0:
                return WHOLE
            if missing & (missing - 1) == 0:
                if missing & gone == 0:
                    total += NEAR
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
class MeldPolicy(Sound):
    """Rummy with melds that stay together: `weight` tells what a card left in hand costs, in the measure of the help that it gives."""

    def __init__(self, melds: Melds, weight: vec[i64], copies: i64 = 1, prized: i64 = 0) -> None:
        self.lines: Final = Lines(melds)
        self.weight: Final = weight
        self.copies: Final = copies
        self.wild: Final = melds.wild_bit
        # Whether two equal cards go together.
        self.twins: Final[bool] = max([0, *melds.twice]) > 0
        # Cards that count for the owner of the meld in which they lie.
        self.prized: Final = prized

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, RummyHand)
        if hand.phase_number == 0:
            return self.draw(hand, seat)
        lay = self.lay(hand, seat)
        return lay if lay >= 0 else DISCARD | self.thrown(hand, seat, hand.hands[seat])

    # What a game may see otherwise

    def there(self, h: RummyHand, seat: i64) -> i64:
        """The cards with which a new one may make a meld."""
        return h.hands[seat]

    def may_take(self, h: RummyHand) -> bool:
        """Whether the top discard may be taken."""
        return h.in_discard > 0 and h.phase.allows(h, FROM_DISCARD)

    # The parts of a turn

    def draw(self, h: RummyHand, seat: i64) -> i64:
        """The top discard, if it can be laid at once or nears a meld from two sides; else the stock."""
        if not self.may_take(h):
            return FROM_STOCK
        card = h.top_discard()
        there = self.there(h, seat)
        if bit(card) & (h.open | self.wild) != 0:
            return FROM_DISCARD
        if h.hands[seat] & bit(card) != 0 and not self.twins:
            return FROM_STOCK
        wanted = NEAR if there & self.wild != 0 else 3 * NEAR
        return FROM_DISCARD if self.lines.help(card, there, self.gone(h)) >= wanted else FROM_STOCK

    def lay(self, h: RummyHand, seat: i64) -> i64:
        """The meld or addition to lay now, or -1."""
        melds = h.rules.melds
        held = h.hands[seat]
        any_may = melds.any_in(held, h.seconds[seat]) or held & (h.open | self.wild) != 0
        return self.dearest(h, seat) if any_may else -1

    def dearest(self, h: RummyHand, seat: i64) -> i64:
        """The move that gains most, or -1 where none gains anything."""
        best: i64 = -1
        top: i64 = 0
        for move in h.phase.moves(h):
            value = self.gain(h, seat, move)
            if value > top:
                best, top = move, value
        return best

    def gain(self, h: RummyHand, seat: i64, move: i64) -> i64:
        """How good it is to lay cards now; nothing for what is better kept."""
        verb = verb_of(move)
        if verb == MELD:
            row = payload_of(move) // PLACES
            natural = h.rules.melds.size[row] - count(payload_of(move) % PLACES)
            return 1000 + 40 * natural + 10 * count(payload_of(move) % PLACES) + count(h.rules.melds.once[row] & self.prized)
        if verb != ADD:
            return 0
        card = payload_of(move) // ROW // NAMES
        mine = h.owners[payload_of(move) % ROW - 1] == seat
        small = h.size(seat) <= 2
        if bit(card) & self.wild != 0:
            return 2 if small else 0
        if bit(card) & self.prized != 0 and not mine:
            return 3 if small else 0
        return 20 if mine else 10

    def thrown(self, h: RummyHand, seat: i64, cards: i64) -> i64:
        """The card of some that is best thrown away."""
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
        """How much speaks for keeping a card."""
        here = bit(card)
        if here & self.wild != 0:
            return WHOLE
        there = self.there(h, seat) & ~here
        value = self.lines.help(card, there, self.gone(h)) - self.weight[card]
        if h.seconds[seat] & here != 0:
            value += NEAR if self.twins else -NEAR
        next = seat + 1 if seat + 1 < h.players else 0
        if here & h.open != 0 or self.lines.completes(card, h.known[next]):
            value += HARM
        return value

    def gone(self, h: RummyHand) -> i64:
        """The cards that lie thrown away or melded, all copies of them."""
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

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, RummyHand)
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
        help = self.lines.help(card, self.there(hand, seat) & ~bit(card), self.gone(hand))
        if help >= WHOLE:
            return None
        if self.weight[card] > 0:
            return Message("why-rid-of-points" if help < NEAR else "why-rid-of-points-but", {"number": int(self.weight[card])})
        return Message("why-throws" if help < NEAR else "why-throws-but")

    def why_take(self, h: RummyHand, seat: i64) -> Message | None:
        """Why the top discard may be worth taking."""
        card = h.top_discard()
        if bit(card) & self.wild != 0:
            return Message("why-wild-card")
        if bit(card) & h.open != 0:
            return Message("why-laid-off-at-once")
        help = self.lines.help(card, self.there(h, seat), self.gone(h))
        if help >= WHOLE:
            return Message("why-makes-meld")
        return Message("why-goes-with-yours") if help >= NEAR else None

    # For the search

    def worth_trying(self, hand: Hand, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Of several ways to lay the best few, and only where there is none the best few discards; a draw that is clear."""
        assert isinstance(hand, RummyHand)
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
        """Both ways to draw, unless the top discard is of no help at all."""
        if self.draw(h, seat) == FROM_STOCK and self.lines.help(h.top_discard(), self.there(h, seat), self.gone(h)) < NEAR:
            return append(vec[i64](capacity=1), FROM_STOCK)
        return moves
