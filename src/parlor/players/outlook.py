"""How a patience stands, from what its player may know: how far it has come, what can never be wrong, and whether anything leads on."""

from typing import Any, Final

from mypy_extensions import i64

from parlor.core.hand import Hand
from parlor.families.patience.hand import PileHand
from parlor.families.patience.runs import RunHand
from parlor.players.policy import policy_of
from parlor.players.solver import Hunt
from parlor.players.solvers import OpenSearch, Solver
from parlor.table.table import Table

# How many positions are looked at; a patience that is not settled within them counts as open.
POSITIONS: Final = 400


class Outlook:
    """How far a patience has come and can come."""

    def __init__(self, reached: int, goal: int, sure: list[str], stuck: bool, most: int | None) -> None:
        self.reached: Final = reached
        self.goal: Final = goal
        # The moves that can never be wrong.
        self.sure: Final = sure
        # Whether no moves, however many, bring a card home or show an unseen one.
        self.stuck: Final = stuck
        # The furthest that it can still come, where every card is known and that could be proved.
        self.most: Final = most


def outlook(table: Table) -> Outlook | None:
    """The outlook of a table for one; None where the game has no solver. What nobody has seen has no influence on it."""
    solver = policy_of(table.game).solver()
    hand = table.open_hand()
    if solver is None or table.players != 1 or not isinstance(hand, PileHand):
        return None
    search = solver.known(hand, 1, 0, 0)
    reached = int(search.reached(hand))
    goal = int(search.goal)
    if table.over:
        return Outlook(reached, goal, [], False, reached)
    sure = [hand.notation.text(move) for move in solver.sure(hand)]
    if not sure and not leads_on(hand, search, POSITIONS):
        return Outlook(reached, goal, sure, True, reached)
    # A journey is as good as it is long: only where all cards must come home is a patience lost before its end.
    settled = isinstance(hand, RunHand) and unseen(hand) == 0
    return Outlook(reached, goal, sure, False, furthest(hand, solver) if settled else None)


def unseen(hand: PileHand) -> i64:
    """How many cards nobody has seen."""
    total: i64 = 0
    for pile in range(len(hand.size)):
        total += max(hand.unseen_to[pile] - hand.unseen_from[pile], 0)
    return total


def furthest(hand: Hand, solver: Solver) -> int | None:
    """The most that a patience with all cards known can reach, where that is soon proved."""
    hunt = Hunt(hand, solver)
    hunt.attempt(POSITIONS, 0, 0)
    return int(hunt.best) if hunt.decided else None


def leads_on(hand: PileHand, search: OpenSearch[Any], limit: int) -> bool:
    """Whether some moves bring a card home or show an unseen one; also where that is still open after so many positions."""
    reached = search.reached(hand)
    hidden = unseen(hand)
    met = {lying(hand)}
    ahead = [hand]
    while ahead:
        here = ahead.pop()
        # That a hand is declared over is not asked: it may tell of unseen cards.
        for move in here.moves_of(0):
            after = here.clone()
            assert isinstance(after, PileHand)
            after.make(0, move)
            if search.reached(after) > reached or unseen(after) < hidden:
                return True
            lies = lying(after)
            if lies not in met:
                if len(met) >= limit:
                    return True
                met.add(lies)
                ahead.append(after)
    return False


def lying(hand: PileHand) -> str:
    """All cards as they lie, as a key."""
    return "/".join([",".join([str(card) for card in hand.cards_of(pile)]) for pile in range(len(hand.size))])
