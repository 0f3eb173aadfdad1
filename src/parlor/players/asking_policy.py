"""How to ask: first for what is surely there, then where it is likeliest, and for the set that is nearest to complete."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, count, zeros
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import ROW, payload_of
from parlor.core.rng import Rng
from parlor.families.asking.hand import AskHand
from parlor.players.policy import Sound, best_of

# So many questions a search looks at.
QUESTIONS: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class AskPolicy(Sound):
    """Remembers all that questions and answers have shown: who holds what openly, who lacks what, who must hold a part of what."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, AskHand)
        moves = hand.moves()
        scores = self.scores(hand, seat, moves)
        best: i64 = 0
        equal: i64 = 0
        for k in range(len(moves)):
            if scores[k] > scores[best]:
                best = k
                equal = 1
            elif scores[k] == scores[best]:
                equal += 1
                if rng.below(equal) == 0:
                    best = k
        return moves[best]

    def worth_trying(self, hand: Hand, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(hand, AskHand)
        return moves if len(moves) <= QUESTIONS else best_of(moves, self.scores(hand, seat, moves), QUESTIONS)

    def scores(self, h: AskHand, seat: i64, moves: vec[i64]) -> vec[i64]:
        """How good each question is: the chance of its answer, and how much the card is wanted."""
        players = h.players
        room = zeros(players)
        for s in range(players):
            room[s] = count(h.hands[s] & ~h.known[s])
        scores = vec[i64](capacity=len(moves))
        card: i64 = -1
        near: i64 = 0
        whole: i64 = 0
        for move in moves:
            asked = payload_of(move) % ROW
            if payload_of(move) // ROW != card:
                card = payload_of(move) // ROW
                near = self.nearness(h, seat, card)
                whole = 1
                for s in range(players):
                    if s != seat:
                        whole += self.chances(h, s, card, room[s])
            if h.pack.copies_in(h.known[asked], card) != 0:
                scores = append(scores, 1000 * near)
            else:
                scores = append(scores, 500 * near * self.chances(h, asked, card, room[asked]) // whole)
        return scores

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, AskHand)
        asked = payload_of(move) % ROW
        card = payload_of(move) // ROW
        held = count(hand.pack.folded(hand.hands[seat] & hand.rules.sets.cards[hand.rules.sets.of[card]]))
        if hand.pack.copies_in(hand.known[asked], card) != 0:
            return Message("why-known-to-hold", {"seat": int(asked)})
        if hand.needs[asked] >> hand.rules.sets.of[card] & 1 == 1:
            return Message("why-has-asked", {"seat": int(asked)})
        return Message("why-held-of-set", {"number": int(held)})

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
