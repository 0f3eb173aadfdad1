"""How to play tricks: a card is rated by its chance of taking the trick, by the value of the trick, and by what else it is good for."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import EMPTY, bit, count, filled, lowest, union, zeros
from parlor.core.game import Ending
from parlor.core.messages import Message
from parlor.core.moves import PLAY, verb_of
from parlor.core.pack import Pack
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand, Tricks
from parlor.players.policy import Policy, Sound, trial

# Of cards that weigh the same one is drawn by lot: a hundred lots of this size make less than a step of rank.
TIE: Final = 0.0001


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickPolicy(Sound[TrickHand]):
    """Plays a card by rule. Bids, calls and exchanges it tries out in a few worlds; in rollouts it says what comes quickly."""

    def choose(self, hand: TrickHand, seat: i64, rng: Rng) -> i64:
        phase = hand.phase
        if not isinstance(phase, Tricks) or hand.size == hand.in_trick:
            return self.say(hand, seat, rng)
        cards = hand.pack.folded(phase.may_play(hand))
        if cards & (cards - 1) == 0:
            return lowest(cards)
        return self.play(hand, phase, cards, rng)

    def decide(self, hand: TrickHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        phase = hand.phase
        if isinstance(phase, Tricks) and hand.size < hand.in_trick:
            return self.considered(hand, phase, rng)
        return trial(hand, seat, ending, self, rng)

    def play(self, h: TrickHand, phase: Tricks, cards: i64, rng: Rng) -> i64:
        """The card to play, out of several legal ones."""
        raise NotImplementedError

    def considered(self, h: TrickHand, phase: Tricks, rng: Rng) -> i64:
        """The card to play at the table: the same as in rollouts, but out of those that are sensible."""
        cards = h.pack.folded(phase.may_play(h))
        if cards & (cards - 1) != 0:
            cards = self.sensible(h, phase, cards)
        return lowest(cards) if cards & (cards - 1) == 0 else self.play(h, phase, cards, rng)

    def sensible(self, h: TrickHand, phase: Tricks, cards: i64) -> i64:
        """Of several legal cards those that nobody at the table would call foolish; at least one."""
        return cards

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        """A quick choice for a move that is not a card."""
        return Policy.choose(self, h, seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Weigh(TrickPolicy):
    """Tricks and captured cards have a value. If it is negative, everyone tries to stay low."""

    # What a trick is worth by itself, which the game says.
    trick: float = 0.0
    # The rest in points a hand, by tools/weights.py GAME, 4,000 to 10,000 deals each.
    # The danger that a card of a side suit is trumped: where fewer cards of it are unseen than seats are to play, so that they cannot all
    # follow, and elsewhere. The first in Argentina: 0 no difference found, doubled -0.42 ± 0.04; in Reno 0 costs 0.05 ± 0.01. The second
    # in Argentina: halved +0.03 ± 0.02, doubled -0.01 ± 0.02; in Sachem +0.01 ± 0.01 and -0.02 ± 0.01; in Reno no difference found.
    trumped_short: float = 0.4
    trumped_long: float = 0.1
    # What a card is kept for, in tricks: one that nothing beats, and a trump. The first in Argentina: 0 no difference found, doubled
    # -2.3 ± 0.1; in Sham Battle No. 2: 0 -2.1 ± 0.6, doubled +1.0 ± 0.4. The second in Argentina: halved -0.13 ± 0.05, doubled
    # -0.9 ± 0.1; in Jaimy halved -0.06 ± 0.02; in Sachem halved -0.30 ± 0.03, doubled +0.9 ± 0.04.
    kept_strong: float = 0.5
    kept_trump: float = 0.6
    # And in points for each step of its rank, so that of cards alike the low one goes. In Argentina: 0 -0.13 ± 0.03, halved
    # -0.01 ± 0.01, doubled no difference found; in Sham Battle No. 2: 0 -4.4 ± 0.9.
    kept_rank: float = 0.01
    # Where tricks are shunned: what each step of a card's rank is worth to be rid of, in points. 0 costs 0.44 ± 0.02 in Quenette and
    # 0.30 ± 0.05 in Turkette. Halved -0.09 ± 0.01 in Quenette, +0.02 ± 0.01 in Turkette and in The Despised Nines; doubled +0.10 ± 0.02,
    # -0.29 ± 0.03 and -0.15 ± 0.02.
    dread: float = 0.04

    def __init__(
        self, pack: Pack, trick: float, cards: vec[i64] | None = None, in_trump: vec[i64] | None = None, power: vec[i64] | None = None
    ) -> None:
        self.pack: Final = pack
        self.trick = trick
        # The value of each card to its taker, and the extra value if it is a trump; which card beats which.
        self.card: Final[vec[i64]] = zeros(pack.size) if cards is None else cards
        self.in_trump: Final[vec[i64]] = zeros(pack.size) if in_trump is None else in_trump
        self.power: Final[vec[i64]] = pack.number if power is None else power
        worth = self.card
        power = self.power
        # For each card: those of its suit that beat it, and those that it beats.
        above = filled(64, 0)
        below = filled(64, 0)
        total: i64 = 0
        for card in range(pack.size):
            total += worth[card]
            for other in range(pack.size):
                if pack.suit[other] == pack.suit[card]:
                    if power[other] > power[card]:
                        above[card] |= bit(other)
                    elif power[other] < power[card]:
                        below[card] |= bit(other)
        self.above: Final = above
        self.below: Final = below
        self.mean: Final = float(total) / float(pack.size)
        self.shy: Final[bool] = trick <= 0.0 and total <= 0

    # What a game may override

    def stake(self, h: TrickHand) -> float:
        """The value of the current trick in itself."""
        return self.trick

    def value(self, h: TrickHand, card: i64) -> float:
        """The value of a card to its taker."""
        if h.trump >= 0 and h.pack.suit[card] == h.trump:
            return float(self.card[card] + self.in_trump[card])
        return float(self.card[card])

    def rivals(self, h: TrickHand, card: i64, unseen: i64) -> i64:
        """The unseen cards that would beat a card without trumping it."""
        return self.above[card] & unseen

    def weaker(self, h: TrickHand, card: i64, unseen: i64) -> i64:
        """The unseen cards that could be played under a card."""
        return self.below[card] & unseen

    def trumps(self, h: TrickHand) -> i64:
        """The cards that are trumps."""
        return h.pack.suited[h.trump]

    def reason(self, hand: TrickHand, seat: i64, move: i64) -> Message | None:
        phase = hand.phase
        if not isinstance(phase, Tricks) or hand.size == hand.in_trick or verb_of(move) != PLAY:
            return self.word(hand, seat, move)
        unseen = hidden_from(hand)
        over = count(self.rivals(hand, move, unseen))
        under = count(self.weaker(hand, move, unseen))
        if hand.size == 0:
            return self.why_lead(hand, over, under)
        best = hand.pack.the(hand.best)
        last = hand.size == hand.in_trick - 1
        if phase.ranking.beats(hand, move, hand.best):
            if self.shy and (last or over == 0):
                return self.why_take(hand, move, last)
            if last:
                return Message("why-takes-trick", {"best": best})
            return Message("why-nothing-beats") if over == 0 else Message("why-goes-over", {"best": best, "number": int(over)})
        if hand.side[hand.winner] == hand.side[hand.at]:
            return Message("why-leaves-to-partner")
        if self.shy:
            lost = -self.value(hand, move)
            if lost > 0.0 and hand.pack.suit[move] != hand.pack.suit[hand.best]:
                return Message("why-gives-away", {"number": int(lost)})
            if hand.pack.suit[move] == hand.pack.suit[hand.best]:
                return Message("why-ducks", {"best": best})
        return Message("why-leaves-trick", {"best": best})

    def why_take(self, h: TrickHand, card: i64, last: bool) -> Message | None:
        """Why to take a trick where tricks or cards are shunned: because it costs nothing yet."""
        lost = -self.stake(h) - self.value(h, card)
        for k in range(len(h.played) - h.size, len(h.played)):
            lost -= self.value(h, h.played[k])
        if not last:
            return None
        return Message("why-takes-points", {"number": int(lost)}) if lost >= 1.0 else Message("why-takes-for-nothing")

    def why_lead(self, h: TrickHand, over: i64, under: i64) -> Message | None:
        """Why to lead a card, given how many unseen cards of its suit beat it and how many do not."""
        if self.shy:
            return Message("why-leads-low") if over > under else None
        return Message("why-leads-best") if over == 0 else None

    def word(self, h: TrickHand, seat: i64, move: i64) -> Message | None:
        """Why a bid, a call or an exchange may be good."""
        return None

    # Weighing

    def play(self, h: TrickHand, phase: Tricks, cards: i64, rng: Rng) -> i64:
        unseen = hidden_from(h)
        rest = h.in_trick - h.size - 1
        pot = self.stake(h) + self.mean * float(rest)
        for k in range(len(h.played) - h.size, len(h.played)):
            pot += self.value(h, h.played[k])
        near = share(h, rest, unseen)
        far = share(h, h.in_trick - 1, unseen)
        standing = 0.0
        if h.size > 0 and h.side[h.winner] == h.side[h.at]:
            standing = self.holds(h, h.best, unseen, near, rest, pot < 0.0)
        best: i64 = -1
        top = 0.0
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            hold = standing
            if h.size == 0 or phase.ranking.beats(h, card, h.best):
                hold = self.holds(h, card, unseen, near, rest, pot < 0.0)
            value = self.value(h, card)
            weight = hold * (pot + value) - (1.0 - hold) * value - self.kept(h, card, unseen, far)
            weight += float(rng.below(100)) * TIE
            if best < 0 or weight > top:
                best, top = card, weight
        return best

    def sensible(self, h: TrickHand, phase: Tricks, cards: i64) -> i64:
        last = h.size == h.in_trick - 1
        if h.size == 0:
            return cards if self.shy or h.trump < 0 else self.top_trumps(h, cards)
        if self.shy:
            return cards if last else self.safe(h, phase, cards)
        return self.sparing(h, phase, cards) if last else cards

    def safe(self, h: TrickHand, phase: Tricks, cards: i64) -> i64:
        """Where tricks are shunned and others play on: the cards that stay under, and the cheapest above if the trick costs little yet."""
        cost = -self.stake(h)
        for k in range(len(h.played) - h.size, len(h.played)):
            cost -= self.value(h, h.played[k])
        under: i64 = 0
        over: i64 = 0
        top = 0.0
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            if not phase.ranking.beats(h, card, h.best):
                under |= bit(card)
                continue
            value = self.value(h, card)
            if over == 0 or value > top:
                over, top = 0, value
            if value == top:
                over |= bit(card)
        return under if under != 0 and cost >= 1.0 else under | over

    def top_trumps(self, h: TrickHand, cards: i64) -> i64:
        """For the leader, as long as others may have trumps: the trumps that nothing beats, if there are any."""
        unseen = hidden_from(h)
        if self.trumps(h) & unseen == 0:
            return cards
        sure: i64 = 0
        m = cards & self.trumps(h)
        while m != 0:
            if self.rivals(h, lowest(m), unseen) == 0:
                sure |= bit(lowest(m))
            m &= m - 1
        return sure if sure != 0 else cards

    def sparing(self, h: TrickHand, phase: Tricks, cards: i64) -> i64:
        """For the last to play: without the cards that nothing beats any more, where a lesser one takes the trick as well."""
        unseen = hidden_from(h)
        lesser: i64 = 0
        sure: i64 = 0
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            if phase.ranking.beats(h, card, h.best):
                if self.rivals(h, card, unseen) == 0:
                    sure |= bit(card)
                else:
                    lesser |= bit(card)
        return cards & ~sure if lesser != 0 else cards

    def holds(self, h: TrickHand, card: i64, unseen: i64, near: float, rest: i64, shunned: bool) -> float:
        """The chance that the best card so far takes the trick, if everyone wants it or if everyone avoids it."""
        if rest == 0:
            return 1.0
        over = count(self.rivals(h, card, unseen))
        if shunned:
            under = count(self.weaker(h, card, unseen))
            return 1.0 if over == 0 else float(under) / float(under + over)
        chance = power_of(1.0 - near, over)
        if h.trump >= 0 and h.pack.suit[card] != h.trump:
            trumps = count(h.pack.suited[h.trump] & unseen)
            fellows = count(h.pack.suited[h.pack.suit[card]] & unseen) if h.pack.suit[card] >= 0 else EMPTY
            if trumps > 0:
                chance *= 1.0 - (self.trumped_short if fellows < rest else self.trumped_long)
        return chance

    def kept(self, h: TrickHand, card: i64, unseen: i64, far: float) -> float:
        """The value of a card in hand: future tricks, or, if tricks are bad, the trouble it makes."""
        if self.shy:
            return -self.dread * float(self.power[card])
        strong = power_of(1.0 - far, count(self.rivals(h, card, unseen)))
        worth = self.kept_strong * self.trick * strong + self.kept_rank * float(self.power[card])
        return worth + self.kept_trump * self.trick if h.trump >= 0 and h.pack.suit[card] == h.trump else worth


def hidden_from(h: TrickHand) -> i64:
    """The cards that the seat about to play does not see, wherever they are."""
    cards: i64 = 0
    for s in range(h.players):
        if s != h.at and s != h.turn:
            cards |= h.hands[s]
    for card in h.stock:
        cards |= bit(card)
    for card in h.extra:
        cards |= bit(card)
    for k in range(len(h.lies)):
        if h.sees[k] >> h.at & 1 == 0:
            cards |= union(h.lies[k])
    return cards


def share(h: TrickHand, seats: i64, unseen: i64) -> float:
    """The chance that an unseen card is held by an opponent among the next seats."""
    held: i64 = 0
    at = h.left[h.at]
    for _ in range(seats):
        if h.side[at] != h.side[h.at]:
            held += count(h.hands[at])
        at = h.left[at]
    total = count(unseen)
    return min(1.0, float(held) / float(total)) if total > 0 else 0.0


def power_of(base: float, exponent: i64) -> float:
    """A base raised to a small whole power."""
    product = 1.0
    for _ in range(exponent):
        product *= base
    return product


# Values, by card


def by_number(pack: Pack, worth: dict[int, int]) -> vec[i64]:
    """Values for the cards of some numbers."""
    table = vec[i64](capacity=pack.size)
    for number in pack.number:
        table = append(table, worth.get(int(number), 0))
    return table


def by_code(pack: Pack, worth: dict[str, int]) -> vec[i64]:
    """Values for some cards."""
    table = vec[i64](capacity=pack.size)
    for code in pack.codes:
        table = append(table, worth.get(code, 0))
    return table
