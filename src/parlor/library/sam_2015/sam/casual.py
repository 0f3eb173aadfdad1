"""How casual players play SAM."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.messages import Message
from parlor.core.moves import DISCARD, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.library.sam_2015.sam.layout import HAND_SIZE, KING
from parlor.library.sam_2015.sam.rules import FROM_DISCARD, FROM_PAYOFF, TURN_COUNT, SamHand
from parlor.packs.standard import STANDARD
from parlor.players.policy import Sound
from parlor.players.utility import Utility

# How many turns of each player a search plays a world on, and what one card less on the pay-off pile is then worth: a lead of 25 cards
# fills the scale.
AHEAD: Final = 4
A_CARD: Final = 0.02
# What is laid first; only the order counts, down to what the harm of a move takes off. The pay-off card wins the game; next what leads
# to it, the top of the discards, a King where it leads to the pay-off card, and any card of the hand, the lowest first.
PAYOFF_CARD: Final = 1000
PAYOFF_KING: Final = 900
LEADS: Final = 800
DISCARDED: Final = 500
KING_LEADS: Final = 300
HAND_CARD: Final = 200
# Discards: below the top of the pile, whichever (the one just below it costs 12 ± 3 % of the wins); on an empty one the highest; above the
# top, which puts the pile under the pay-off cards; and a King, which is never thrown gladly but rather than laid for nothing.
BELOW: Final = 100
BURIES: Final = -100
KING_THROWN: Final = -400
KING_WASTED: Final = -500
# The last card of the hand, when the stock is too small for five new ones and no pile is complete: what was just laid would come back, and
# the turn would never end.
GOES_ROUND: Final = -600


class PayoffPolicy(Sound[SamHand]):
    """SAM: the pay-off card at once, then the cards that bring a pile up to it, then discards; never a King that nothing calls for."""

    # The harm of a pile that then waits for the pay-off card of another player. Where four play with 300, one
    # with 150 wins 2.4 ± 1.2 % more, one with none 2.9 ± 1.4, one with 600 7.3 ± 1.2 less; where two play no difference was found between
    # 0, 150 and 300, and 600 wins 8.7 ± 3.5 % less (tools/weights.py sam).
    harm: i64 = 150

    def outcome(self, hand: SamHand, worth: Utility, rng: Rng) -> vec[float]:
        """The pay-off piles a few turns later tell what a move was worth; the end is far away, and other cards decide it."""
        until = hand.own[TURN_COUNT] + AHEAD * hand.players
        while not hand.over and hand.own[TURN_COUNT] < until:
            hand.make(hand.turn, self.choose(hand, hand.turn, rng))
        if hand.over:
            return worth.of(hand)
        left = [float(hand.size[hand.payoff + seat]) for seat in range(hand.players)]
        mean = sum(left) / float(hand.players)
        return vec[float]([min(1.0, max(0.0, 0.5 + A_CARD * (mean - own))) for own in left])

    def open_outcome(self, hand: SamHand, worth: Utility, rng: Rng) -> vec[float]:
        return self.outcome(hand, worth, rng)

    def choose(self, hand: SamHand, seat: i64, rng: Rng) -> i64:
        moves = hand.moves()
        best = moves[0]
        top: i64 = -10000
        for move in moves:
            value = self.dropped(hand, seat, payload_of(move)) if verb_of(move) == DISCARD else self.moved(hand, seat, move)
            if value > top:
                best, top = move, value
        return best

    def moved(self, h: SamHand, seat: i64, move: i64) -> i64:
        """How good it is to lay a card in the center. Where it is better left undone, the value is below that of every discard."""
        payload = payload_of(move)
        source = payload // ROW % ROW
        rank = STANDARD.number[payload // ROW // ROW]
        place = payload % ROW
        due: i64 = 1 if place == h.most_piles else h.size[h.centre + place] + 1
        if source == FROM_PAYOFF:
            return PAYOFF_CARD if rank != KING else PAYOFF_KING - self.opens(h, seat, due)
        wanted = STANDARD.number[h.top(h.payoff + seat)] if h.size[h.payoff + seat] > 0 else 0
        leads = due < wanted < KING and self.has_way(h, seat, due + 1, wanted, rank == KING, source)
        if rank == KING:
            return KING_LEADS - wanted + due if leads else KING_WASTED
        if leads:
            return LEADS - wanted + due
        harm = self.opens(h, seat, due)
        if source == FROM_DISCARD:
            return DISCARDED - harm
        if h.size[seat] == 1 and h.size[h.stock] < HAND_SIZE and h.size[h.done] == 0:
            return GOES_ROUND
        return HAND_CARD - due - harm

    def reason(self, hand: SamHand, seat: i64, move: i64) -> Message | None:
        if verb_of(move) == DISCARD:
            return None if STANDARD.number[payload_of(move)] == KING else Message("why-keeps-kings")
        if payload_of(move) // ROW % ROW == FROM_PAYOFF:
            return Message("why-plays-payoff")
        value = self.moved(hand, seat, move)
        if value > DISCARDED:
            return Message("why-towards-payoff")
        return Message("why-helps-others") if value < BELOW else None

    def has_way(self, h: SamHand, seat: i64, due: i64, wanted: i64, king_used: bool, source: i64) -> bool:
        """Whether hand, discards and Kings bring a pile from one rank to just below the wanted one."""
        kings: i64 = -1 if king_used else 0
        for k in range(seat * HAND_SIZE, seat * HAND_SIZE + h.size[seat]):
            if STANDARD.number[h.cards[k]] == KING:
                kings += 1
        pile = h.discards + seat
        below = h.size[pile] - (2 if source == FROM_DISCARD else 1)
        rank = due
        while rank < wanted:
            if below >= 0 and STANDARD.number[h.cards[h.start[pile] + below]] == rank:
                below -= 1
            elif not self.holds_rank(h, seat, rank):
                kings -= 1
                if kings < 0:
                    return False
            rank += 1
        return True

    def holds_rank(self, h: SamHand, seat: i64, rank: i64) -> bool:
        """Whether a hand has a card of a rank."""
        found = False
        for k in range(seat * HAND_SIZE, seat * HAND_SIZE + h.size[seat]):
            found |= STANDARD.number[h.cards[k]] == rank
        return found

    def opens(self, h: SamHand, seat: i64, due: i64) -> i64:
        """The harm of a pile that then waits for a rank that others need for their pay-off piles."""
        harm: i64 = 0
        for k in range(1, h.players):
            pile = h.payoff + (seat + k) % h.players
            if h.size[pile] > 0 and STANDARD.number[h.top(pile)] == due + 1:
                harm += self.harm
        return harm

    def dropped(self, h: SamHand, seat: i64, card: i64) -> i64:
        """How good a discard is: no King, and not above the top of the discards."""
        rank = STANDARD.number[card]
        pile = h.discards + seat
        if rank == KING:
            return KING_THROWN
        if h.size[pile] == 0:
            return rank
        top = STANDARD.number[h.top(pile)]
        if rank > top:
            # The discards go under the pay-off pile, so a low card costs most later.
            return BURIES + rank
        return BELOW
