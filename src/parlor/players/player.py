"""Players by level. A player gets a table, but thinks only about guesses that its seat cannot tell from the truth."""

from hashlib import sha256
from typing import Any, Final

from mypy_extensions import i64

from parlor.core.game import LEVELS
from parlor.core.hand import Hand
from parlor.core.messages import Message, Params
from parlor.core.rng import Rng
from parlor.players.endgame import Endgame, is_near
from parlor.players.move_values import MoveValues
from parlor.players.paired_trials import Race
from parlor.players.policy import policy_of
from parlor.players.search import Search
from parlor.players.thinking import Thinking, Thought
from parlor.table.table import Table
from parlor.words.say import say

# The levels that search and therefore need a budget.
THINKING: Final = ["skilled", "expert"]
# The kinds of games in which the luck of the next cards matters more than the replies to a move.
RACED: Final = ["rummy", "asking", "laying", "race", "passing", "capturing"]
# The most worlds in which a skilled player tries its moves; an expert continues as long as it is allowed to.
WORLDS: Final = {"skilled": 24, "expert": 1_000_000_000}
# Advice gives points for this many moves, found in at most this many worlds, or in this share of the time.
POINTED: Final = 5
POINTS_WORLDS: Final = 40
POINTS_SHARE: Final = 0.25
# The shortest and the longest reaction time of each level, in seconds.
REACTIONS: Final = {"random": (1.2, 4.0), "casual": (0.9, 2.6), "skilled": (0.6, 1.8), "expert": (0.4, 1.2)}


class Candidate:
    """A move that a player has considered: its worth between 0 and 1, in how many worlds it was tried, its likely points, and why.

    The points are those of the seat in this hand, if everyone plays soundly from there; only the best few moves have them. The reason
    is empty where no rule of thumb speaks for the move; the key and the params are what it is made of.
    """

    def __init__(
        self,
        move: str,
        worth: float,
        worlds: int,
        points: float | None,
        reason: str,
        key: str | None = None,
        params: Params | None = None,
    ) -> None:
        self.move: Final = move
        self.worth: Final = worth
        self.worlds: Final = worlds
        self.points: Final = points
        self.reason: Final = reason
        self.key: Final = key
        self.params: Final = params

    def __repr__(self) -> str:
        points = "None" if self.points is None else f"{self.points:.1f}"
        return f"Candidate({self.move!r}, worth={self.worth:.3f}, worlds={self.worlds}, points={points}, reason={self.reason!r})"


def said(why: Message | None) -> str:
    """A rule of thumb in words; empty if there is none."""
    return "" if why is None else say(why.key, why.params)


class Player:
    """A computer player. `parlor.player` makes one."""

    def __init__(self, level: str, seed: int, seconds: float, iterations: i64) -> None:
        self.level: Final = level
        self.seed: Final = seed
        self.seconds: Final = seconds
        self.iterations: Final = iterations

    def __repr__(self) -> str:
        return f"Player({self.level!r}, seed={self.seed})"

    def __reduce__(self) -> tuple[type["Player"], tuple[Any, ...]]:
        return Player, (self.level, self.seed, self.seconds, int(self.iterations))

    def choose(self, table: Table, seat: int) -> str:
        """A legal move of the seat, as text."""
        rng = self._chance(table, seat)
        hand = self._position(table, seat, rng)
        moves = hand.moves_of(seat)
        if len(moves) == 1:
            return hand.notation.text(moves[0])
        if self.level == "random":
            return hand.notation.text(moves[rng.below(len(moves))])
        if self.level == "casual":
            return hand.notation.text(policy_of(table.game).decide(hand, seat, table.ending(), rng))
        thinking = self._thinking(table, hand, seat, rng)
        settled = thinking.settled()
        return hand.notation.text(self._thoughts(thinking)[0].move if settled < 0 else settled)

    def advise(self, table: Table, seat: int) -> list[Candidate]:
        """The moves of the seat with what they are worth, best first."""
        rng = self._chance(table, seat)
        hand = self._position(table, seat, rng)
        if self.level not in THINKING:
            raise ValueError(f"a {self.level} player has no figures to give: ask a skilled or an expert one")
        thoughts = self._thoughts(self._thinking(table, hand, seat, rng), 1.0 - POINTS_SHARE)
        policy = policy_of(table.game)
        outlook = MoveValues(hand, seat, policy, rng)
        outlook.only([thought.move for thought in thoughts[:POINTED]])
        outlook.look_for(min(self.iterations, POINTS_WORLDS), self.seconds * POINTS_SHARE)
        found = []
        for k in range(len(thoughts)):
            move = thoughts[k].move
            points = outlook.mean(move) if k < POINTED else None
            why = policy.reason(hand, seat, move)
            key = None if why is None else why.key
            params = None if why is None else why.params
            found.append(Candidate(hand.notation.text(move), thoughts[k].worth, thoughts[k].worlds, points, said(why), key, params))
        return found

    def reaction(self, table: Table, seat: int) -> float:
        """How many seconds the player waits before acting when several seats may act at once; a front end lets the fastest go first.

        It depends on the seed and on what everyone has seen, but not on any cards.
        """
        quick, slow = REACTIONS[self.level]
        rng = self._chance(table, seat)
        return quick + (slow - quick) * float(rng.below(1000) + rng.below(1000)) / 1998.0

    def _position(self, table: Table, seat: int, rng: Rng) -> Hand:
        """All that the player thinks about: a guess that its seat cannot tell from the truth."""
        if table.over:
            raise ValueError("the game is over: there is nothing to choose")
        if seat not in table.waiting:
            raise ValueError(f"seat {seat!r} is not waiting to move: {', '.join([str(s) for s in table.waiting])} may act now")
        return table.imagined(seat, rng)

    def _chance(self, table: Table, seat: int) -> Rng:
        """A generator seeded by the player's seed and by what everyone has seen."""
        told = f"{self.seed}/{table.game.id}/{seat}/{len(table.log)}"
        return Rng(int.from_bytes(sha256(told.encode()).digest()[:12], "big"))

    def _thinking(self, table: Table, hand: Hand, seat: i64, rng: Rng) -> Thinking:
        """How the player thinks about a position."""
        expert = self.level == "expert"
        policy, worlds = policy_of(table.game), WORLDS[self.level]
        own = policy.thinking(hand, seat, expert, rng)
        if own is not None:
            return own
        if expert and is_near(hand):
            return Endgame(hand, seat, table.ending(), rng)
        if table.game.kind in RACED:
            return Race(hand, seat, table.ending(), policy, worlds, rng)
        return Search(hand, seat, table.ending(), policy, worlds, rng)

    def _thoughts(self, thinking: Thinking, share: float = 1.0) -> list[Thought]:
        """The player's thoughts within its budget, best first."""
        if self.iterations > 0:
            thinking.run(self.iterations)
        else:
            thinking.run_for(self.seconds * share)
        return thinking.thoughts()


def new_player(level: object, seed: object, seconds: object, iterations: object) -> Player:
    """A computer player, with every argument checked."""
    if not isinstance(level, str) or level not in LEVELS:
        raise ValueError(f"there is no level {level!r}: the levels are {', '.join(LEVELS)}")
    if type(seed) is not int:
        raise ValueError(f"a player's seed is a whole number, not {seed!r}")
    if seconds is not None and iterations is not None:
        raise ValueError("give seconds or iterations, not both")
    if level in THINKING and seconds is None and iterations is None:
        raise ValueError(f"{level} players need a budget: seconds a move, or iterations")
    return Player(level, seed, checked_seconds(seconds), checked_iterations(iterations))


def checked_seconds(seconds: object) -> float:
    """The thinking time, or 0 if none is given."""
    if seconds is None:
        return 0.0
    if not isinstance(seconds, (int, float)) or not 0.0 < float(seconds) < 86400.0:
        raise ValueError(f"seconds are more than 0 and less than a day, not {seconds!r}")
    return float(seconds)


def checked_iterations(iterations: object) -> int:
    """The number of worlds to think about, or 0 if none is given."""
    if iterations is None:
        return 0
    if type(iterations) is not int or not 1 <= iterations < 1_000_000_000:
        raise ValueError(f"iterations are a whole number from 1 on, not {iterations!r}")
    return iterations
