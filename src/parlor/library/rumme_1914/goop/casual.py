"""How casual players play Goop."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import count, lowest, zeros
from parlor.core.game import Ending
from parlor.core.messages import Message
from parlor.core.moves import FOLD, GIVE, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.rumme_1914.goop.rules import EXTRA, RACE, books_in
from parlor.library.rumme_1914.goop.state import EXCHANGES
from parlor.packs.rumme import OF_NUMBER, RUMME
from parlor.players.policy import Sound


def _weights() -> vec[i64]:
    weights = zeros(14)
    for number, points in EXTRA.items():
        weights[number] = points
    return weights


# For each number, the extra points that its book counts.
EXTRA_POINTS: Final = _weights()
# After this many exchanges without a book, a player breaks up pairs and threes too, since others may hold on to the same numbers.
PATIENCE: Final = 10
# How much chance then adds to a number: enough that a ten or a pair may go. At 60 a tenth of the hands with end = all reach the limit of
# exchanges, at 120 none of 160.
UNREST: Final = 120
# More than any number is kept for, and than the moves of any trial.
NEVER: Final[i64] = 1_000_000_000


class BookPolicy(Sound[CardHand]):
    """Goop: fold at once with a book. Otherwise give a card of the number furthest from a book, but do not wait forever for the others."""

    # How much rather a number is kept for the square of the cards held, and for each point that its book counts besides: at 6 a single
    # ten, whose book counts as much as eleven others, is given after a pair and before three of a number. Where all play so, one who takes
    # 2 or 4 loses 0.7 ± 0.1 points a hand, one who takes 9 loses 0.3 ± 0.1, 12 loses 0.1 ± 0.1; 30 brings 8.6 ± 1.6 % fewer wins
    # (tools/weights.py goop, with end = all).
    held: i64 = 10
    extra: i64 = 6

    def choose(self, hand: CardHand, seat: i64, rng: Rng) -> i64:
        if hand.phase_number == RACE or books_in(hand.hands[seat]) != 0:
            return FOLD
        return self.given(hand, seat, hand.hands[seat], rng)

    def decide(self, hand: CardHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        """As in rollouts, but three of a number, which lack one card to the book, are not broken up for tens."""
        cards = hand.hands[seat]
        if hand.phase_number == RACE or books_in(cards) != 0:
            return FOLD
        rest: i64 = 0
        m = cards
        while m != 0:
            if count(cards & OF_NUMBER[RUMME.number[lowest(m)]]) < 3:
                rest |= m & -m
            m &= m - 1
        patient = hand.own[EXCHANGES] <= PATIENCE
        return self.given(hand, seat, rest if patient and rest != 0 else cards, rng)

    def playout(self, hand: CardHand, rng: Rng) -> i64:
        """Nobody strays: one card given at random can break up a book that took many exchanges, and a search would think little of all."""
        return self.stray(hand, NEVER, rng)

    def worth_trying(self, hand: CardHand, seat: i64, moves: vec[i64]) -> vec[i64]:
        """A book to fold; otherwise one card of each number, and as long as players are patient only of those that are kept least dearly.

        Trials cannot tell what a ten or a pair is worth after many exchanges, and a search that trusts them gives away every ten.
        """
        patient = hand.own[EXCHANGES] <= PATIENCE
        dearly = zeros(14)
        least = NEVER
        for move in moves:
            if verb_of(move) == FOLD:
                return append(vec[i64](), move)
            number = RUMME.number[payload_of(move)]
            dearly[number] = self.kept(hand, seat, number)
            least = min(least, dearly[number])
        found = vec[i64](capacity=14)
        for move in moves:
            number = RUMME.number[payload_of(move)]
            if dearly[number] == least or (not patient and dearly[number] < NEVER):
                found = append(found, move)
                dearly[number] = NEVER
        return found

    def kept(self, hand: CardHand, seat: i64, number: i64) -> i64:
        """How dearly a seat keeps the cards of a number."""
        held = count(hand.hands[seat] & OF_NUMBER[number])
        return self.held * held * held + self.extra * EXTRA_POINTS[number]

    def given(self, hand: CardHand, seat: i64, cards: i64, rng: Rng) -> i64:
        """Gives the card of some that is furthest from a book."""
        best: i64 = -1
        low: i64 = 1000
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            value = self.kept(hand, seat, RUMME.number[card])
            if hand.own[EXCHANGES] > PATIENCE:
                value += rng.below(UNREST)
            if value < low or (value == low and rng.below(2) == 0):
                best, low = card, value
        return GIVE | best

    def reason(self, hand: CardHand, seat: i64, move: i64) -> Message | None:
        if verb_of(move) == FOLD:
            return Message("why-book")
        if verb_of(move) != GIVE:
            return None
        number = RUMME.number[payload_of(move)]
        held = count(hand.hands[seat] & OF_NUMBER[number])
        return Message("why-one-of-number", {"number": int(held)})
