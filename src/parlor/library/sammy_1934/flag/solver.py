"""Flag: the stock goes around again, so it only matters which cards come up, not when."""

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.hand import Hand
from parlor.families.patience.runs import STOCK, UP, WASTE, RunHand
from parlor.players.run_solver import Road, RunSearch
from parlor.players.solvers import OpenSearch, Solver


class KnownFlag(RunSearch):
    """Flag: the stock goes around again, so it only matters which cards come up, not when."""

    def stands(self, h: RunHand) -> i64:
        # With an even number of cards drawn, every second card comes up, wherever you start. With an odd number, the cards
        # between them come up too, from here to the end of this pass.
        drawn = h.size[WASTE]
        return drawn if drawn % 2 == 1 and h.size[STOCK] > 0 else 0

    def waste_place(self, k: i64) -> i64:
        return 0

    def surely_up(self, h: RunHand, card: i64) -> bool:
        # All lower cards are in flags, so nothing could ever go on it. Playing it from the waste would change what comes up.
        return True

    def from_hand(self, h: RunHand, roads: list[Road]) -> None:
        self.round_and_round(h, roads)

    def from_waste(self, h: RunHand, roads: list[Road], draws: i64, card: i64) -> None:
        if bit(card) & h.wants_up != 0:
            roads.append(Road(draws, h.code(card, WASTE, UP), 80))
        else:
            self.to_stacks(h, roads, draws, WASTE, card, 70 if bit(card) & h.heads != 0 else 50)


class FlagSolver(Solver):
    """The solver of a single deal."""

    def known(self, hand: Hand, limit: i64, spread: i64, seed: int) -> OpenSearch[RunHand]:
        return KnownFlag(hand.pack.size, limit, spread, seed)

    def sure(self, hand: Hand) -> vec[i64]:
        """The top of a stack goes to the flags without harm: all lower cards are there, so nothing could ever lie on it.

        A card of the waste is left to the player: without it, other cards of the waste come up.
        """
        assert isinstance(hand, RunHand)
        return KnownFlag(hand.pack.size, 1).sure(hand)
