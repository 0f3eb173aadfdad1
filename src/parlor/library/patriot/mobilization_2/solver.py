"""Mobilization No. 2: once through the stock, one card at a time."""

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.hand import Hand
from parlor.core.moves import DRAW
from parlor.families.patience.runs import STOCK, UP, WASTE, RunHand
from parlor.packs.patriot import PATRIOT
from parlor.players.run_solver import Road, RunSearch
from parlor.players.solvers import OpenSearch, Solver


class KnownMobilization(RunSearch):
    """Mobilization No. 2: once through the stock, one card at a time."""

    def __init__(self, goal: i64, limit: i64, spread: i64 = 0, seed: int = 0) -> None:
        super().__init__(goal, limit, spread, seed)
        self.waste_is_sure = True

    def stands(self, h: RunHand) -> i64:
        return h.size[STOCK]

    def waste_place(self, k: i64) -> i64:
        return k + 1

    def surely_up(self, h: RunHand, card: i64) -> bool:
        """Nothing is left to be laid on the card, and its twin will find its place too."""
        first = h.stacks_end + PATRIOT.suit[card] * 2
        rank = PATRIOT.number[card]
        twin_up = h.size[first] >= rank or h.size[first + 1] >= rank
        both = h.wants[first] & bit(card) != 0 and h.wants[first + 1] & bit(card) != 0
        if not twin_up and not both:
            return False
        for country in range(4):
            if country % 2 != PATRIOT.suit[card] % 2:
                pile = h.stacks_end + country * 2
                if h.size[pile] < rank - 1 or h.size[pile + 1] < rank - 1:
                    return False
        return True

    def from_hand(self, h: RunHand, roads: list[Road]) -> None:
        if h.size[WASTE] > 0:
            card = h.top(WASTE)
            if bit(card) & h.wants_up != 0:
                road = Road(0, h.code(card, WASTE, UP), 90)
                if not self.every and self.surely_up(h, card):
                    roads.clear()
                    roads.append(road)
                    return
                roads.append(road)
            if bit(card) & h.wants_down != 0:
                self.to_stacks(h, roads, 0, WASTE, card, 70 if bit(card) & h.heads != 0 else 50)
        if h.may_draw():
            roads.append(Road(0, DRAW, 45))


class MobilizationSolver(Solver):
    """One deal can be searched."""

    def known(self, hand: Hand, limit: i64, spread: i64, seed: int) -> OpenSearch[RunHand]:
        return KnownMobilization(hand.pack.size, limit, spread, seed)

    def sure(self, hand: Hand) -> vec[i64]:
        """A card goes to its set without harm when no card that could lie on it is still to come, and its twin has a place too."""
        assert isinstance(hand, RunHand)
        return KnownMobilization(hand.pack.size, 1).sure(hand)
