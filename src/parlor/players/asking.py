"""How to ask: first for what is surely there, then where it is likeliest, and for the set that is nearest to complete."""

from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, zeros
from parlor.core.chance import Rng
from parlor.core.hand import Hand
from parlor.core.moves import ASK, ROW
from parlor.families.asking.hand import AskHand
from parlor.players.policy import Sound


class AskPolicy(Sound):
    """Remembers all that questions and answers have shown: who holds what openly, who lacks what, who must hold a part of what."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, AskHand)
        room = zeros(hand.players)
        for s in range(hand.players):
            room[s] = count(hand.hands[s] & ~hand.known[s])
        best: i64 = -1
        top: i64 = -1
        equal: i64 = 0
        kinds = hand.rules.calls.kinds(hand, seat)
        seats = hand.askable()
        while kinds != 0:
            card = lowest(kinds)
            kinds &= kinds - 1
            near = self.nearness(hand, seat, card)
            whole: i64 = 0
            m = seats
            while m != 0:
                asked = lowest(m)
                m &= m - 1
                whole += self.chances(hand, asked, card, room[asked])
            m = seats
            while m != 0:
                asked = lowest(m)
                m &= m - 1
                if hand.pack.copies_in(hand.known[asked], card) != 0:
                    value = 1000 * near
                else:
                    value = near * 500 * self.chances(hand, asked, card, room[asked]) // max(whole, 1)
                if value > top:
                    top = value
                    equal = 0
                if value == top:
                    equal += 1
                    if rng.below(equal) == 0:
                        best = ASK | card * ROW + asked
        return best

    def nearness(self, h: AskHand, seat: i64, card: i64) -> i64:
        """How much a card is wanted: more, the more of its set is held already; little, if it is held itself."""
        group = h.rules.sets.of[card]
        held = h.pack.folded(h.hands[seat] & h.rules.sets.cards[group])
        return 1 if held & bit(card) != 0 else 4 + 2 * count(held)

    def chances(self, h: AskHand, asked: i64, card: i64, room: i64) -> i64:
        """How many of its hidden places a seat may hold a card in; more, where it has shown to hold a part of the set."""
        if h.pack.copies_in(h.pack.all & ~h.lacks[asked], card) == 0:
            return 0
        return room * 3 if h.needs[asked] >> h.rules.sets.of[card] & 1 == 1 else room
