"""How casual players play Secret Seven."""

from typing import Final

from mypy_extensions import i64

from parlor.core.game import Ending
from parlor.core.moves import PASS, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.tricks import TrickHand
from parlor.library.rumme_1914.secret_seven.rules import CALL, NAMED, PROVE, cards_on_table
from parlor.library.rumme_1914.secret_seven.sevens import holds, is_seven_trick
from parlor.players.policy import Policy
from parlor.players.trick_policy import Weigh

# What the book counts for a seven trick, besides what it is worth as a trick.
SEVEN_TRICK: Final = 2.0


class Secretive(Weigh):
    """Secret Seven: tricks with a seven count two. The dealer calls his combination, and opponents prove a missed call."""

    def stake(self, h: TrickHand) -> float:
        return self.trick + (SEVEN_TRICK if h.size > 0 and is_seven_trick(cards_on_table(h)) else 0.0)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        moves = h.moves()
        for move in moves:
            if verb_of(move) == PROVE and holds(h.cards_of_trick(payload_of(move)), h.own[NAMED]):
                return move
            if verb_of(move) == CALL:
                return move
        if verb_of(moves[len(moves) - 1]) == PROVE:
            return PASS
        return Policy.choose(self, h, seat, rng)

    def decide(self, hand: TrickHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        moves = hand.moves_of(seat)
        verb = verb_of(moves[len(moves) - 1])
        if verb in (PROVE, CALL):
            return self.say(hand, seat, rng)
        return super().decide(hand, seat, ending, rng)
