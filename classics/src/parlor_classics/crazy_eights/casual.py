"""How casual players play Crazy Eights."""

from mypy_extensions import i64

from parlor.core.bits import bit, count
from parlor.core.messages import Message
from parlor.core.moves import DRAW, NAME, PLAY, verb_of
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.packs.standard import STANDARD
from parlor.players.policy import Sound
from parlor_classics.crazy_eights.rules import EIGHTS, NAMING, VALUES


class EightsPlayer(Sound[CardHand]):
    """Plays the card that costs most, of its longest suit, and keeps the eights; names the suit that it holds most of."""

    def choose(self, hand: CardHand, seat: i64, rng: Rng) -> i64:
        cards = hand.hands[seat]
        if hand.phase_number == NAMING:
            return NAME | max(range(4), key=lambda suit: count(cards & STANDARD.suited[suit] & ~EIGHTS))
        return max(hand.moves(), key=lambda move: (self.worth(cards, move), -move))

    def worth(self, cards: i64, move: i64) -> int:
        """How good a move is; an eight is kept as long as anything else can be done, except drawing."""
        if verb_of(move) != PLAY:
            return -2
        if bit(move) & EIGHTS != 0:
            return -1
        return int(10 * count(cards & STANDARD.suited[STANDARD.suit[move]]) + VALUES[move])

    def reason(self, hand: CardHand, seat: i64, move: i64) -> Message | None:
        if verb_of(move) == PLAY and bit(move) & EIGHTS == 0:
            return Message("why-rid-of-points", {"number": int(VALUES[move])})
        return Message("why-shows-next") if verb_of(move) == DRAW else None


CASUAL = EightsPlayer()
