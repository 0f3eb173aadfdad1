"""How casual players play A National Contest."""

from mypy_extensions import i64

from parlor.core.bits import bit, lowest
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import BID, PASS, PLAY, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.sammy_1934.national_contest.rules import OUTBIDS, SPOKEN, bid_of, elects_congress, in_contest, leading, may_bid
from parlor.packs.sammy import BORDERS, CONGRESSMEN, ELECTORAL_VOTES, RANK, SENATORS, STATES
from parlor.players.policy import Sound


class ContestPolicy(Sound):
    """A National Contest: bid whenever it takes a state from the other party; open what cannot be taken, else what carries nothing."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, CardHand)
        return self.open(hand, seat) if in_contest(hand) < 0 else self.bid(hand, seat)

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, CardHand)
        if verb_of(move) == BID:
            if move != BID | self.largest(may_bid(hand)):
                return None
            return Message("why-bids-largest", {"number": int(self.votes(hand, in_contest(hand)))})
        if verb_of(move) != PLAY:
            return None
        votes = self.votes(hand, payload_of(move))
        return Message("why-opens-votes", {"number": int(votes)}) if votes > 0 else Message("why-opens-no-votes")

    def votes(self, h: CardHand, card: i64) -> i64:
        """What a card carries in this contest."""
        return CONGRESSMEN[card] + 3 * SENATORS[card] if elects_congress(h) else ELECTORAL_VOTES[card]

    def open(self, h: CardHand, seat: i64) -> i64:
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

    def use(self, h: CardHand, card: i64, others: i64) -> i64:
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

    def bid(self, h: CardHand, seat: i64) -> i64:
        """The largest state that bids, unless the own party has the card already with none that could be larger."""
        moves = h.moves()
        mine = self.largest(may_bid(h))
        if mine < 0:
            return PASS
        leader = leading(h)
        best = bid_of(h, leader) if bid_of(h, leader) >= 0 else in_contest(h)
        ours = leader % 2 == seat % 2
        if verb_of(moves[0]) == PASS and (RANK[mine] > RANK[best] or (ours and h.own[SPOKEN] == 3)):
            return PASS
        return BID | mine
