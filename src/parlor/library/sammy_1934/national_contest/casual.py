"""How casual players play A National Contest."""

from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest
from parlor.core.game import Ending
from parlor.core.messages import Message
from parlor.core.moves import BID, PASS, PLAY, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.sammy_1934.national_contest.rules import BIDS, CONTEST, OUTBIDS, SPOKEN, elects_congress, leading, may_bid
from parlor.packs.sammy import BORDERS, CONGRESSMEN, ELECTORAL_VOTES, RANK, SENATORS, STATES
from parlor.players.policy import Sound


class ContestPolicy(Sound[CardHand]):
    """A National Contest: bid whenever that takes a state from the other party. Open the card that is of least use in bidding."""

    # What a senator is worth, in congressmen: half of the 96 bring a point, as half of the 435 do.
    senator: i64 = 4
    # At the table, with so many cards or fewer, a state that others can still take is not opened for nothing. At 2 this wins
    # 1.3 ± 0.5 % more, at 7 2.1 ± 0.7, at 10 2.2 ± 0.8, and with all cards 1.3 ± 0.8.
    guards: i64 = 7

    def choose(self, hand: CardHand, seat: i64, rng: Rng) -> i64:
        return self.open(hand, seat, False) if hand.own[CONTEST] < 0 else self.bid(hand, seat)

    def decide(self, hand: CardHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        if hand.own[CONTEST] >= 0:
            return self.bid(hand, seat)
        return self.open(hand, seat, count(hand.hands[seat]) <= self.guards)

    def reason(self, hand: CardHand, seat: i64, move: i64) -> Message | None:
        if verb_of(move) == BID:
            if move != BID | self.largest(may_bid(hand)):
                return None
            return Message("why-bids-largest", {"number": int(self.votes(hand, hand.own[CONTEST]))})
        if verb_of(move) != PLAY:
            return None
        votes = self.votes(hand, payload_of(move))
        return Message("why-opens-votes", {"number": int(votes)}) if votes > 0 else Message("why-opens-no-votes")

    def votes(self, h: CardHand, card: i64) -> i64:
        """What a card is worth in this contest."""
        return CONGRESSMEN[card] + self.senator * SENATORS[card] if elects_congress(h) else ELECTORAL_VOTES[card]

    def open(self, h: CardHand, seat: i64, guarded: bool) -> i64:
        """The card that is of least use in bidding, or if guarded: of least use and of fewest votes that others could take.

        To weigh the votes of a card that nobody can take as well costs up to 29 ± 1 % of the wins.
        """
        own = h.hands[seat]
        others: i64 = 0
        for s in range(4):
            if s != seat:
                others |= h.hands[s]
        best: i64 = -1
        low: i64 = 0
        m = own
        while m != 0:
            card = lowest(m)
            m &= m - 1
            use = self.use(h, card, others)
            if guarded and OUTBIDS[card] & others != 0:
                use += self.votes(h, card)
            if best < 0 or use < low:
                best, low = card, use
        return PLAY | best

    def use(self, h: CardHand, card: i64, others: i64) -> i64:
        """The votes of the states in other hands that a card could win."""
        total: i64 = 0
        m = BORDERS[card] & others & STATES
        while m != 0:
            state = lowest(m)
            m &= m - 1
            if OUTBIDS[state] & bit(card) != 0:
                total += self.votes(h, state)
        return total

    def largest(self, cards: i64) -> i64:
        """The largest of some states, or -1."""
        best: i64 = -1
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            if best < 0 or RANK[card] < RANK[best]:
                best = card
        return best

    def bid(self, h: CardHand, seat: i64) -> i64:
        """The largest state that can bid, unless the bid is useless or the party surely has the card already."""
        moves = h.moves()
        mine = self.largest(may_bid(h))
        if mine < 0:
            return PASS
        leader = leading(h)
        best = h.own[BIDS + leader]
        if best < 0:
            best = h.own[CONTEST]
        ours = leader % 2 == seat % 2
        if verb_of(moves[0]) == PASS and (RANK[mine] > RANK[best] or (ours and h.own[SPOKEN] == 3)):
            return PASS
        return BID | mine
