"""A player who sees all cards. It is no level, but a yardstick: nobody who plays fair can be expected to win more."""

from typing import Any

import parlor
from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.players.paired_trials import Race
from parlor.players.player import RACED
from parlor.players.policy import Policy, Sound, Worlds, policy_of
from parlor.players.search import Search
from parlor.players.utility import Utility

KNOWING = "knowing"
# In a single world there is not more to be found than in so many trials of moves.
TRIALS = 300


class TrueWorld(Worlds):
    """The cards as they lie."""

    def another(self, rng: Rng) -> Hand:
        return self.hand.clone()


class OpenPlay(Sound[Hand]):
    """The casual play of a game, tried in the world as it is."""

    def __init__(self, policy: Policy[Any]) -> None:
        self.policy = policy

    def choose(self, hand: Hand, seat: int, rng: Rng) -> int:
        return int(self.policy.choose(hand, seat, rng))

    def decide(self, hand: Hand, seat: int, ending: Ending, rng: Rng) -> int:
        return int(self.policy.decide(hand, seat, ending, rng))

    def playout(self, hand: Hand, rng: Rng) -> int:
        return int(self.policy.playout(hand, rng))

    def outcome(self, hand: Hand, worth: Utility, rng: Rng) -> Any:
        return self.policy.outcome(hand, worth, rng)

    def worth_trying(self, hand: Hand, seat: int, moves: Any) -> Any:
        return self.policy.worth_trying(hand, seat, moves)

    def worlds(self, hand: Hand, seat: int) -> Worlds:
        return TrueWorld(hand, seat)


class Knowing:
    """Searches like an expert, but in the true world alone, against players who see only their own cards."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.quick = parlor.player("expert", seed=seed, iterations=1)

    def choose(self, table: parlor.Table, seat: int) -> str:
        """A legal move of the seat, as text."""
        hand = table.open_hand()
        moves = hand.moves_of(seat)
        if len(moves) == 1:
            return hand.notation.text(moves[0])
        search = Race if table.game.kind in RACED else Search
        thinking = search(hand, seat, table.ending(), OpenPlay(policy_of(table.game)), 1_000_000_000, self.rng)
        thinking.run(TRIALS)
        return hand.notation.text(thinking.thoughts()[0].move)

    def reaction(self, table: parlor.Table, seat: int) -> float:
        """As soon as an expert."""
        return self.quick.reaction(table, seat)
