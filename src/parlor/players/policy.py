"""Policies: one quick, sound move, for casual players and for the rollouts of a search."""

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import lowest
from parlor.core.game import Ending, Game
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.rng import Rng
from parlor.players.solvers import Solver
from parlor.players.thinking import Thinking
from parlor.players.utility import Utility

CANDIDATES: Final = 16
WORLDS: Final = 24
# One in so many moves of a trial is random: where cards are hidden, and where nothing is.
SELDOM: Final = 8
OFTEN: Final = 3
# The most moves of trial play that a casual move may cost, in any game.
EFFORT: Final = 4000


class Budget:
    """What a casual move may cost; less where the engine is not compiled, as in a browser tab."""

    def __init__(self) -> None:
        self.effort: i64 = EFFORT


BUDGET: Final = Budget()

H = TypeVar("H", bound=Hand)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Worlds that a seat cannot tell from the truth. In these the hidden cards lie anyhow."""

    def __init__(self, hand: Hand, seat: i64) -> None:
        self.hand: Final = hand
        self.seat: Final = seat

    def another(self, rng: Rng) -> Hand:
        """One more world, which belongs to whoever asks."""
        return self.hand.guess(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[H]):
    """Plays at random in rollouts; at the table it tries each move in a few worlds. A family's policy knows better."""

    def choose(self, hand: H, seat: i64, rng: Rng) -> i64:
        """A quick move of a waiting seat. It may look only at what that seat knows."""
        moves = hand.moves_of(seat)
        return moves[rng.below(len(moves))]

    def decide(self, hand: H, seat: i64, ending: Ending, rng: Rng) -> i64:
        """The move that a casual player makes at the table."""
        return trial(hand, seat, ending, self, rng)

    def playout(self, hand: H, rng: Rng) -> i64:
        """Plays a hand to its end; the number of moves."""
        return hand.playout(rng)

    def outcome(self, hand: H, worth: Utility, rng: Rng) -> vec[float]:
        """Plays a world on and tells what it is then worth to each seat, between 0 and 1."""
        if not hand.over:
            self.playout(hand, rng)
        return worth.of(hand)

    def open_outcome(self, hand: H, worth: Utility, rng: Rng) -> vec[float]:
        """The same where nothing is hidden: trials of one and the same world tell more if they differ."""
        return self.outcome(hand, worth, rng)

    def reason(self, hand: H, seat: i64, move: i64) -> Message | None:
        """Why a move may be a good one, in a few words that tell only what the seat knows; None where no rule of thumb speaks."""
        return None

    def thinking(self, hand: H, seat: i64, expert: bool, rng: Rng) -> Thinking | None:
        """How players that search think about a position, where the game has a way of its own."""
        return None

    def solver(self) -> Solver | None:
        """The solver that says whether a deal can be won, if the game is for one player."""
        return None

    def worlds(self, hand: H, seat: i64) -> Worlds:
        """The worlds in which a search tries moves; where it matters, those that fit what the others have done."""
        return Worlds(hand, seat)

    def worth_trying(self, hand: H, seat: i64, moves: vec[i64]) -> vec[i64]:
        """The moves that a search looks at, ascending; fewer than all where the list is wide and most are plainly poor."""
        return moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Sound(Policy[H]):
    """A policy that mostly makes its considered choice and now and then a random one, so that rollouts differ."""

    def decide(self, hand: H, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.choose(hand, seat, rng)

    def playout(self, hand: H, rng: Rng) -> i64:
        return self.stray(hand, SELDOM, rng)

    def open_outcome(self, hand: H, worth: Utility, rng: Rng) -> vec[float]:
        self.stray(hand, OFTEN, rng)
        return worth.of(hand)

    def stray(self, hand: H, one_in: i64, rng: Rng) -> i64:
        """Plays a hand to its end, one in so many moves at random; the number of moves."""
        moves: i64 = 0
        while not hand.over:
            if rng.below(one_in) == 0:
                hand.step(rng)
            else:
                seat = mover(hand, rng)
                hand.make(seat, self.choose(hand, seat, rng))
            moves += 1
        return moves


def mover(hand: Hand, rng: Rng) -> i64:
    """One of the waiting seats."""
    if hand.turn >= 0:
        return hand.turn
    waiting = hand.waiting()
    return lowest(waiting) if waiting & (waiting - 1) == 0 else rng.member(waiting)


def some_of(moves: vec[i64], most: i64, rng: Rng) -> vec[i64]:
    """All moves, or a random selection of a long list."""
    if len(moves) <= most:
        return moves
    mixed = rng.shuffle(moves)
    some = vec[i64](capacity=most)
    for k in range(most):
        some = append(some, mixed[k])
    return some


def best_of(moves: vec[i64], scores: vec[i64], most: i64) -> vec[i64]:
    """The moves with the best scores, up to a maximum number, in the order of moves."""
    kept = vec[i64](capacity=most)
    for k in range(len(moves)):
        better: i64 = 0
        for j in range(len(moves)):
            if scores[j] > scores[k] or (scores[j] == scores[k] and j < k):
                better += 1
        if better < most:
            kept = append(kept, moves[k])
    return kept


def trial(hand: Hand, seat: i64, ending: Ending, policy: Policy[Any], rng: Rng) -> i64:
    """The move that does best when each is tried in the same few worlds."""
    moves = some_of(policy.worth_trying(hand, seat, hand.moves_of(seat)), CANDIDATES, rng)
    worth = Utility(ending, hand.match)
    totals = [0.0 for _ in moves]
    worlds: i64 = 0
    effort: i64 = 0
    while worlds < WORLDS and effort < BUDGET.effort:
        world = hand.guess(seat, rng)
        for k in range(len(moves)):
            line = world.clone()
            line.make(seat, moves[k])
            effort += policy.playout(line, rng)
            totals[k] += worth.of(line)[seat]
        worlds += 1
    best: i64 = 0
    for k in range(len(moves)):
        if totals[k] > totals[best]:
            best = k
    return moves[best]


def policy_of(game: Game) -> Policy[Any]:
    """The quick, sound play of a game."""
    policy = game.casual
    return policy if isinstance(policy, Policy) else PLAIN


PLAIN: Final[Policy[Hand]] = Policy()
