"""How to lay, pass and contest cards: Moosehead, United States, Ups and Downs, Goop, A National Contest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, zeros
from parlor.core.chance import Rng
from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.moves import BID, FOLD, GIVE, PASS, PLAY, ROW, payload_of, verb_of
from parlor.games.rumme_1914.goop import BOOK, EXTRA, GoopHand
from parlor.games.rummy_1916.moosehead import FITTING, TOP, MooseheadHand
from parlor.games.rummy_1916.ups_and_downs import UpsAndDownsHand
from parlor.games.sammy_1934.national_contest import CONGRESS, OUTBIDS, ContestHand
from parlor.games.sammy_1934.united_states import CORNER, CORNERS, KANSAS, StatesHand
from parlor.packs.rumme import RUMME
from parlor.packs.rummy import RUMMY, numbered
from parlor.packs.sammy import BORDERS, CONGRESSMEN, ELECTORAL_VOTES, RANK, SENATORS, STATES
from parlor.players.policy import Sound

# So many states are tried when a chain is planned at the table; in a rollout one looks at the next card alone.
PLANNED: Final = 400


def _weights() -> vec[i64]:
    weights = zeros(14)
    for number, points in EXTRA.items():
        weights[number] = 3 * points
    return weights


# For each number, how much rather its cards are kept in Goop.
WEIGHT: Final = _weights()


class CountPolicy(Sound):
    """Moosehead: make 15, 20, 25 or 30; else leave the count from which the fewest unseen cards make one."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, MooseheadHand)
        m = hand.fitting()
        if m & (m - 1) == 0:
            return PASS if m == 0 else lowest(m)
        unseen = RUMMY.all & ~hand.hands[seat]
        for entry in hand.played:
            unseen &= ~bit(entry % ROW)
        best: i64 = -1
        top: i64 = -1000
        while m != 0:
            card = lowest(m)
            m &= m - 1
            value = self.value(hand, seat, card, unseen)
            if value > top:
                best, top = card, value
        return best

    def reason(self, hand: Hand, seat: i64, move: i64) -> str:
        assert isinstance(hand, MooseheadHand)
        if verb_of(move) != PLAY:
            return ""
        total = hand.total + RUMMY.number[payload_of(move)]
        return f"Makes {total}" if total >= 15 and total % 5 == 0 else f"Leaves a count of {total}"

    def value(self, h: MooseheadHand, seat: i64, card: i64, unseen: i64) -> i64:
        """How good a card is: the points it makes, less the danger of the count that it leaves."""
        total = h.total + RUMMY.number[card]
        made: i64 = 400 if total >= 15 and total % 5 == 0 else 0
        if total == TOP:
            return made
        next = (seat + 1) % h.players
        danger = 8 * count(scoring(total) & unseen & ~h.lacks[next])
        # One's own next card for a count, and the go: a last card that nobody else can follow.
        own = h.hands[seat] & ~bit(card)
        chance = 3 * count(scoring(total) & own) + (10 if count(FITTING[total] & unseen) < 10 else 0)
        return made - danger + chance + RUMMY.number[card] // 4


def scoring(total: i64) -> i64:
    """The cards that take a count to 15, 20, 25 or 30."""
    cards: i64 = 0
    for goal in range(15, TOP + 1, 5):
        if 1 <= goal - total <= 13:
            cards |= numbered(goal - total)
    return cards


class ChainPolicy(Sound):
    """United States: play on as long as possible, so the card first that leaves most of one's own cards something to join."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        return self.plan(hand, seat, 0)

    def decide(self, hand: Hand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.plan(hand, seat, PLANNED)

    def reason(self, hand: Hand, seat: i64, move: i64) -> str:
        assert isinstance(hand, StatesHand)
        if verb_of(move) == PASS:
            return ""
        card = payload_of(move) // ROW
        joining = count(BORDERS[card] & hand.hands[seat] & ~bit(card))
        return f"{joining} of your cards can follow it" if joining > 1 else "One of your cards can follow it" if joining == 1 else ""

    def plan(self, hand: Hand, seat: i64, states: i64) -> i64:
        """The first card of the best chain that is found while so many states are tried."""
        assert isinstance(hand, StatesHand)
        moves = hand.moves_of(seat)
        best = moves[0]
        top: i64 = -1
        tops = hand.tops[:]
        left = zeros(1)
        for move in moves:
            card = payload_of(move) // ROW
            stack = payload_of(move) % ROW
            under = tops[stack]
            tops[stack] = card
            left[0] = states // len(moves)
            value = self.chain(hand.hands[seat] & ~bit(card), tops, left) * 100 + count(BORDERS[card])
            tops[stack] = under
            if value > top:
                best, top = move, value
        return best

    def chain(self, own: i64, tops: vec[i64], left: vec[i64]) -> i64:
        """The most cards that a hand can lay in a row; where no more states may be tried, those that join at once."""
        open: i64 = CORNERS
        for top in tops:
            if top >= 0:
                open |= BORDERS[top] & ~CORNERS & ~bit(KANSAS)
        m = own & open
        best = count(m)
        if left[0] <= 0 or m == 0:
            return best
        while m != 0 and left[0] > 0:
            card = lowest(m)
            m &= m - 1
            for stack in range(4):
                if self.fits(card, stack, tops):
                    under = tops[stack]
                    tops[stack] = card
                    left[0] -= 1
                    best = max(best, 1 + self.chain(own & ~bit(card), tops, left))
                    tops[stack] = under
        return best

    def fits(self, card: i64, stack: i64, tops: vec[i64]) -> bool:
        """Whether a card may go on a stack."""
        if bit(card) & CORNERS != 0:
            return card == CORNER[stack]
        return tops[stack] >= 0 and BORDERS[tops[stack]] & bit(card) != 0


class RowPolicy(Sound):
    """Ups and Downs: open the way to one's own cards, then play what helps nobody, and hold back the cards that others wait for."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, UpsAndDownsHand)
        m = hand.playable()
        if m & (m - 1) == 0:
            return PASS if m == 0 else lowest(m)
        best: i64 = -1
        top: i64 = -1000
        while m != 0:
            card = lowest(m)
            m &= m - 1
            value = self.value(hand.hands[seat], card)
            if value > top:
                best, top = card, value
        return best

    def reason(self, hand: Hand, seat: i64, move: i64) -> str:
        assert isinstance(hand, UpsAndDownsHand)
        if verb_of(move) != PLAY:
            return ""
        value = self.value(hand.hands[seat], payload_of(move))
        return (
            "Opens the way to your own cards"
            if value > 0
            else "Opens the way to others' cards"
            if value < 0
            else "Opens nothing for others"
        )

    def value(self, own: i64, card: i64) -> i64:
        """How good it is to play a card: by what lies beyond it, one's own cards or others'."""
        number = RUMMY.number[card]
        if number == 7:
            return max(self.beyond(own, card, -1), self.beyond(own, card, 1))
        return self.beyond(own, card, -1 if number < 7 else 1)

    def beyond(self, own: i64, card: i64, step: i64) -> i64:
        """What a card opens in one direction."""
        number = RUMMY.number[card] + step
        place = card + step
        mine: i64 = 0
        theirs: i64 = 0
        waiting: i64 = 0
        while 1 <= number <= 13:
            if own >> place & 1 == 1:
                mine += 1
                waiting += theirs
            else:
                theirs += 1
            number += step
            place += step
        if mine > 0:
            return 20 + 10 * mine + 3 * waiting
        return -5 * theirs


class BookPolicy(Sound):
    """Goop: fold at once with a book; else give a card of the number that is furthest from one."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, GoopHand)
        if hand.may_fold(seat):
            return FOLD
        best: i64 = -1
        low: i64 = 1000
        m = hand.hands[seat]
        while m != 0:
            card = lowest(m)
            m &= m - 1
            number = RUMME.number[card]
            held = count(hand.hands[seat] & BOOK[number])
            value = 10 * held * held + WEIGHT[number]
            if value < low or (value == low and rng.below(2) == 0):
                best, low = card, value
        return GIVE | best

    def reason(self, hand: Hand, seat: i64, move: i64) -> str:
        assert isinstance(hand, GoopHand)
        if verb_of(move) == FOLD:
            return "The hand is a book"
        if verb_of(move) != GIVE:
            return ""
        number = RUMME.number[payload_of(move)]
        held = count(hand.hands[seat] & BOOK[number])
        return "The only one of its number" if held == 1 else f"One of {held} of its number"


class ContestPolicy(Sound):
    """A National Contest: bid whenever it takes a state from the other party; open what cannot be taken, else what carries nothing."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, ContestHand)
        return self.open(hand, seat) if hand.contest < 0 else self.bid(hand, seat)

    def reason(self, hand: Hand, seat: i64, move: i64) -> str:
        assert isinstance(hand, ContestHand)
        if verb_of(move) == BID:
            return (
                f"Bids for {self.votes(hand, hand.contest)} votes with the largest state"
                if move == BID | self.largest(hand.may_bid())
                else ""
            )
        if verb_of(move) != PLAY:
            return ""
        votes = self.votes(hand, payload_of(move))
        return f"Opens a state with {votes} votes" if votes > 0 else "Opens a card that carries no votes"

    def votes(self, h: ContestHand, card: i64) -> i64:
        """What a card carries in this contest."""
        return CONGRESSMEN[card] + 3 * SENATORS[card] if h.rules.elects(h.match) == CONGRESS else ELECTORAL_VOTES[card]

    def open(self, h: ContestHand, seat: i64) -> i64:
        """A state that the own hand can hold, and rather one that is no use in bidding; or a card that nobody bids for."""
        own = h.hands[seat]
        others: i64 = 0
        for s in range(4):
            if s != seat:
                others |= h.hands[s]
        best: i64 = -1
        top: i64 = -100000
        m = own
        while m != 0:
            card = lowest(m)
            m &= m - 1
            value: i64 = 0
            if STATES & bit(card) != 0:
                held = self.largest(OUTBIDS[card] & own)
                rival = self.largest(OUTBIDS[card] & others & ~h.known[(seat + 2) % 4])
                safe = rival < 0 or (held >= 0 and RANK[held] < RANK[rival])
                value = 2 * self.votes(h, card) if safe else -2 * self.votes(h, card)
                value -= self.use(h, card, others)
            if value > top:
                best, top = card, value
        return PLAY | best

    def use(self, h: ContestHand, card: i64, others: i64) -> i64:
        """The votes of the states in other hands for which a card could bid."""
        total: i64 = 0
        m = BORDERS[card] & others & STATES
        while m != 0:
            state = lowest(m)
            m &= m - 1
            if OUTBIDS[state] & bit(card) != 0:
                total += self.votes(h, state)
        return total // 3

    def largest(self, cards: i64) -> i64:
        """The largest state of some, or -1."""
        best: i64 = -1
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            if best < 0 or RANK[card] < RANK[best]:
                best = card
        return best

    def bid(self, h: ContestHand, seat: i64) -> i64:
        """The largest state that bids, unless the own party has the card already with none that could be larger."""
        moves = h.moves()
        mine = self.largest(h.may_bid())
        if mine < 0:
            return PASS
        best = h.contest
        winner = h.opener
        for s in range(4):
            if h.bids[s] >= 0 and RANK[h.bids[s]] < RANK[best]:
                best, winner = h.bids[s], s
        ours = winner % 2 == seat % 2
        if verb_of(moves[0]) == PASS and (RANK[mine] > RANK[best] or (ours and h.spoken == 3)):
            return PASS
        return BID | mine
