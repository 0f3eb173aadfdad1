"""How to ask: first for what is certain to be there, then where it is most likely, and for the set that is closest to complete."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, count, zeros
from parlor.core.game import Ending
from parlor.core.messages import Message
from parlor.core.moves import ROW, payload_of
from parlor.core.rng import Rng
from parlor.families.asking.hand import AskHand
from parlor.players.policy import Sound, best_of

# How many questions a search considers. A hand has many of them, and with more trials too often mistake luck for skill. Against casual
# players in Mobilization, 96 worlds a move: with six, certain or not, +0.1 ± 5.0 points a hand (85 deals), with two +5.3 ± 3.7 (214).
QUESTIONS: Final = 2
# A chance of one, in whole numbers. tools/weights.py quatro, and mobilization, measure the weights below.
LIKELY: Final = 500


@mypyc_attr(allow_interpreted_subclasses=True)
class AskPolicy(Sound[AskHand]):
    """Remembers all that questions and answers have shown: who holds what openly, who lacks what, who must hold a part of what."""

    # A card that is surely there is worth so many that are as likely as can be. Halved -0.7 ± 0.5 points a hand, doubled +0.5 ± 0.4 in
    # Mobilization; in Quatro no difference found over 1,600 deals, but 0 costs 1.25 ± 0.04 of its 3.25 sets.
    sure: i64 = 2
    # How much a card is wanted that begins a set, and how much more for each card of the set that is held. The first: halved
    # -0.05 ± 0.03 sets in Quatro, doubled -1.3 ± 0.7 points in Mobilization. The second: halved -1.6 ± 0.8 points in Mobilization,
    # doubled -0.06 ± 0.04 sets in Quatro.
    begins: i64 = 4
    nears: i64 = 2
    # A seat that has shown to hold a part of the set is so many times as likely to hold a card of it. At 2 -0.06 ± 0.04 sets in Quatro;
    # doubled no difference found over 1,000 deals there, and in Mobilization over 1,400.
    shown: i64 = 3

    def choose(self, hand: AskHand, seat: i64, rng: Rng) -> i64:
        return self.best(hand, seat, hand.moves(), rng)

    def decide(self, hand: AskHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.best(hand, seat, self.certain(hand, hand.moves()), rng)

    def certain(self, hand: AskHand, moves: vec[i64]) -> vec[i64]:
        """The questions for what is surely there, or all if there are none: after a no it is another player's turn."""
        found = vec[i64](capacity=8)
        for move in moves:
            if hand.pack.copies_in(hand.known[payload_of(move) % ROW], payload_of(move) // ROW) != 0:
                found = append(found, move)
        return found if len(found) > 0 else moves

    def best(self, hand: AskHand, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """The best of some questions; of equal ones any."""
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

    def worth_trying(self, hand: AskHand, seat: i64, moves: vec[i64]) -> vec[i64]:
        asked = self.certain(hand, moves)
        return asked if len(asked) <= QUESTIONS else best_of(asked, self.scores(hand, seat, asked), QUESTIONS)

    def scores(self, h: AskHand, seat: i64, moves: vec[i64]) -> vec[i64]:
        """How good each question is: the chance of a yes, and how useful the card is."""
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
                scores = append(scores, LIKELY * self.sure * near)
            else:
                scores = append(scores, LIKELY * near * self.chances(h, asked, card, room[asked]) // whole)
        return scores

    def reason(self, hand: AskHand, seat: i64, move: i64) -> Message | None:
        asked = payload_of(move) % ROW
        card = payload_of(move) // ROW
        held = count(hand.pack.folded(hand.hands[seat] & hand.rules.sets.cards[hand.rules.sets.of[card]]))
        if hand.pack.copies_in(hand.known[asked], card) != 0:
            return Message("why-known-to-hold", {"seat": int(asked)})
        if hand.needs[asked] >> hand.rules.sets.of[card] & 1 == 1:
            return Message("why-has-asked", {"seat": int(asked)})
        return Message("why-held-of-set", {"number": int(held)})

    def nearness(self, h: AskHand, seat: i64, card: i64) -> i64:
        """How useful a card is: more if more of its set is already held, little if the seat holds the card itself."""
        group = h.rules.sets.of[card]
        held = h.pack.folded(h.hands[seat] & h.rules.sets.cards[group])
        return 1 if held & bit(card) != 0 else self.begins + self.nears * count(held)

    def chances(self, h: AskHand, asked: i64, card: i64, room: i64) -> i64:
        """How many of a seat's hidden cards could be this card; more if it is known to hold part of the set."""
        if h.pack.copies_in(h.pack.all & ~h.lacks[asked], card) == 0:
            return 0
        return room * self.shown if h.needs[asked] >> h.rules.sets.of[card] & 1 == 1 else room
