"""How casual players play SAM."""

from typing import Final

from mypy_extensions import i64

from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import DISCARD, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.library.sam_2015.sam.layout import HAND_SIZE, KING, PAYOFF
from parlor.library.sam_2015.sam.rules import FROM_DISCARD, FROM_PAYOFF, TURN_COUNT, SamHand
from parlor.packs.standard import STANDARD
from parlor.players.policy import Sound
from parlor.players.utility import Utility

# So many turns of each player a world of SAM is played on, and what a card less on the pay-off pile is then worth.
AHEAD: Final = 4


A_CARD: Final = 0.02


class PayoffPolicy(Sound):
    """SAM: the pay-off card at once, then the cards that bring a pile up to it, then discards; never a King that nothing calls for."""

    def outcome(self, hand: Hand, worth: Utility, rng: Rng) -> list[float]:
        """A few turns on the pay-off piles tell what a move was worth; the end is far, and other cards decide it."""
        assert isinstance(hand, SamHand)
        until = hand.own[TURN_COUNT] + AHEAD * hand.players
        while not hand.over and hand.own[TURN_COUNT] < until:
            hand.make(hand.turn, self.choose(hand, hand.turn, rng))
        if hand.over:
            return worth.of(hand)
        left = [float(hand.size[PAYOFF + seat]) for seat in range(hand.players)]
        mean = sum(left) / float(hand.players)
        return [min(1.0, max(0.0, 0.5 + A_CARD * (mean - own))) for own in left]

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, SamHand)
        moves = hand.moves()
        best = moves[0]
        top: i64 = -10000
        for move in moves:
            value = self.dropped(hand, seat, payload_of(move)) if verb_of(move) == DISCARD else self.moved(hand, seat, move)
            if value > top:
                best, top = move, value
        return best

    def moved(self, h: SamHand, seat: i64, move: i64) -> i64:
        """How good it is to lay a card in the centre; below every discard where it is better not done."""
        payload = payload_of(move)
        source = payload // ROW % ROW
        rank = STANDARD.number[payload // ROW // ROW]
        place = payload % ROW
        due: i64 = 1 if place == h.sam.most_piles else h.size[h.centre + place] + 1
        if source == FROM_PAYOFF:
            return 1000 if rank != KING else 900 - self.opens(h, seat, due)
        wanted = STANDARD.number[h.top(PAYOFF + seat)] if h.size[PAYOFF + seat] > 0 else 0
        leads = due < wanted < KING and self.has_way(h, seat, due + 1, wanted, rank == KING, source)
        if rank == KING:
            return 300 - wanted + due if leads else -500
        if leads:
            return 800 - wanted + due
        harm = self.opens(h, seat, due)
        if source == FROM_DISCARD:
            return 500 - harm
        # A hand played out brings five new cards.
        return (400 if h.holds[seat] <= 2 else 200) - due - harm

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, SamHand)
        if verb_of(move) == DISCARD:
            return None if STANDARD.number[payload_of(move)] == KING else Message("why-keeps-kings")
        if payload_of(move) // ROW % ROW == FROM_PAYOFF:
            return Message("why-plays-payoff")
        value = self.moved(hand, seat, move)
        if value > 600:
            return Message("why-towards-payoff")
        return Message("why-helps-others") if value < 0 else None

    def has_way(self, h: SamHand, seat: i64, due: i64, wanted: i64, king_used: bool, source: i64) -> bool:
        """Whether hand, discards and Kings bring a pile from one rank to just below the wanted one."""
        kings: i64 = -1 if king_used else 0
        first = seat * HAND_SIZE
        for k in range(first, first + h.holds[seat]):
            if STANDARD.number[h.held[k]] == KING:
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
        first = seat * HAND_SIZE
        found = False
        for k in range(first, first + h.holds[seat]):
            found |= STANDARD.number[h.held[k]] == rank
        return found

    def opens(self, h: SamHand, seat: i64, due: i64) -> i64:
        """The harm of a pile that then waits for a rank which others want for their pay-off piles; the next player counts most."""
        harm: i64 = 0
        for k in range(1, h.players):
            pile = PAYOFF + (seat + k) % h.players
            if h.size[pile] > 0:
                gap = STANDARD.number[h.top(pile)] - due
                if gap == 1:
                    harm += 600 if k == 1 else 300
                elif 1 < gap <= 3:
                    harm += 40
        return harm

    def dropped(self, h: SamHand, seat: i64, card: i64) -> i64:
        """How good a discard is: no King, just below the top of the discards, and of a rank held twice."""
        rank = STANDARD.number[card]
        pile = h.discards + seat
        if rank == KING:
            return -400
        if h.size[pile] == 0:
            return rank
        top = STANDARD.number[h.top(pile)]
        if rank > top:
            # The discards go under the pay-off pile: a low card then costs most later.
            return -100 + rank
        return 100 - 3 * (top - rank)
