"""How casual players play Mobilization No. 3."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.game import Ending
from parlor.core.messages import Message
from parlor.core.moves import DISCARD, DRAW, PASS, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.library.patriot.mobilization_3.rules import DISCARDS, OWN, RESERVE, SOURCES, TARGETS, TURNED, Mobilization3Hand
from parlor.players.policy import Sound

# What is done first; only the order counts. Cards mobilized win the game; cards loaded upon the other player are his to clear, most of
# all those on his reserve and discards, which he must empty; then what uncovers a card that can be mobilized; one's own reserve and
# discards come next. A turned card on the own discards ends no turn. A draw is better than a discard, which ends the turn, and both than
# carrying cards about.
UP: Final = 500
LOAD_RESERVE: Final = 400
LOAD: Final = 350
UNCOVER: Final = 300
CLEAR: Final = 200
KEEP_TURN: Final = 100
FIRST_DRAW: Final = 60
END_TURN: Final = 40
GO_BY: Final = 20
NOTHING: Final = 0
# Within one step what leaves the reserve comes first, then the discards, then the turned card.
FROM_RESERVE: Final = 20
FROM_DISCARDS: Final = 10
FROM_TURNED: Final = 5


class MobilizePolicy(Sound[Mobilization3Hand]):
    """Mobilization No. 3: mobilize, then load the other player's piles, then clear reserve and discards; only moves that lead somewhere."""

    def choose(self, hand: Mobilization3Hand, seat: i64, rng: Rng) -> i64:
        return self.best(hand, seat, False)

    def decide(self, hand: Mobilization3Hand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.best(hand, seat, True)

    def best(self, hand: Mobilization3Hand, seat: i64, looks_below: bool) -> i64:
        """The best move by its value; who looks below the top cards sees more of them."""
        best: i64 = -1
        top: i64 = -1000
        for move in hand.moves():
            value = self.value(seat, move)
            if looks_below and value == NOTHING and self.uncovers(hand, seat, move):
                value = UNCOVER
            if value > top:
                best, top = move, value
        return best

    def uncovers(self, h: Mobilization3Hand, seat: i64, move: i64) -> bool:
        """Whether a move from a Playing Pile lays bare a card that can be mobilized."""
        zone = payload_of(move) // ROW % ROW % SOURCES
        pile = seat * OWN + zone
        if zone >= RESERVE or h.size[pile] < 2:
            return False
        below = h.cards[h.start[pile] + h.size[pile] - 2]
        return h.wants[h.target(below, 0)] & bit(below) != 0

    def reason(self, hand: Mobilization3Hand, seat: i64, move: i64) -> Message | None:
        value = self.value(seat, move)
        if value >= UP:
            return Message("why-mobilizes")
        if value >= LOAD:
            return Message("why-loads-other")
        return Message("why-clears-own") if value >= CLEAR else None

    def value(self, seat: i64, move: i64) -> i64:
        """How good a move is. Moves that only shift cards around rank below a draw, a discard and a pass."""
        verb = verb_of(move)
        if verb == DRAW:
            return FIRST_DRAW
        if verb == DISCARD:
            return END_TURN
        if verb == PASS:
            return GO_BY
        zone = payload_of(move) // ROW % ROW % SOURCES
        place = payload_of(move) % ROW
        urge: i64 = FROM_RESERVE if zone == RESERVE else FROM_DISCARDS if zone == DISCARDS else FROM_TURNED if zone == TURNED else 0
        if place == 0:
            return UP + urge
        pile = TARGETS[place]
        if pile // OWN != seat:
            return (LOAD_RESERVE if pile % OWN >= RESERVE else LOAD) + urge
        if pile % OWN < RESERVE:
            return CLEAR + urge if zone >= RESERVE else NOTHING
        # A turned card on one's own discards keeps the turn going; on one's own reserve it does harm.
        return KEEP_TURN if zone == TURNED and pile % OWN == DISCARDS else NOTHING
