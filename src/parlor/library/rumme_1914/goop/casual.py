"""How casual players play Goop."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import count, lowest, zeros
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import FOLD, GIVE, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.rumme_1914.goop.rules import BOOK, EXTRA, RACE, books_in
from parlor.packs.rumme import RUMME
from parlor.players.policy import Sound


def _weights() -> vec[i64]:
    weights = zeros(14)
    for number, points in EXTRA.items():
        weights[number] = 3 * points
    return weights


# For each number, how much rather its cards are kept in Goop.
WEIGHT: Final = _weights()


class BookPolicy(Sound):
    """Goop: fold at once with a book; else give a card of the number that is furthest from one."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, CardHand)
        if hand.phase_number == RACE or len(books_in(hand.hands[seat])) > 0:
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

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, CardHand)
        if verb_of(move) == FOLD:
            return Message("why-book")
        if verb_of(move) != GIVE:
            return None
        number = RUMME.number[payload_of(move)]
        held = count(hand.hands[seat] & BOOK[number])
        return Message("why-one-of-number", {"number": int(held)})
