"""How casual players play Mobilization No. 3."""

from mypy_extensions import i64

from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.moves import DISCARD, DRAW, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.library.patriot.mobilization_3.rules import DISCARDS, OWN, RESERVE, SOURCES, TURNED, Mobilization3Hand
from parlor.players.policy import Sound


class MobilizePolicy(Sound):
    """Mobilization No. 3: mobilize, then load the other player's piles, then clear reserve and discards; only moves that lead somewhere."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, Mobilization3Hand)
        best: i64 = -1
        top: i64 = -1000
        for move in hand.moves():
            value = self.value(hand, seat, move)
            if value > top:
                best, top = move, value
        return best

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        assert isinstance(hand, Mobilization3Hand)
        value = self.value(hand, seat, move)
        if value >= 500:
            return Message("why-mobilizes")
        if 350 <= value < 500:
            return Message("why-loads-other")
        return Message("why-clears-own") if 200 <= value < 350 else None

    def value(self, h: Mobilization3Hand, seat: i64, move: i64) -> i64:
        """How good a move is; below a draw and a discard what only carries cards about."""
        verb = verb_of(move)
        if verb == DRAW:
            return 60
        if verb == DISCARD:
            return 40
        zone = payload_of(move) // ROW % ROW % SOURCES
        place = payload_of(move) % ROW
        urge: i64 = 20 if zone == RESERVE else 10 if zone == DISCARDS else 5 if zone == TURNED else 0
        if place == 0:
            return 500 + urge
        pile = h.target(payload_of(move) // ROW // ROW, place)
        if pile // OWN != seat:
            return (400 if pile % OWN >= RESERVE else 350) + urge
        if pile % OWN < RESERVE:
            return 200 + urge if zone >= RESERVE else 0
        # Onto the own discards a turned card keeps the turn going; onto the own reserve it does harm.
        return 100 if zone == TURNED and pile % OWN == DISCARDS else 0
