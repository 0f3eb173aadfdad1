"""Players by level. A player gets a table, but thinks only about guesses that its seat cannot tell from the truth."""

from hashlib import sha256
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.game import LEVELS, MASTER
from parlor.core.hand import Hand
from parlor.core.messages import BadArgument, Message, Params, short
from parlor.core.rng import Rng
from parlor.players.endgame import Endgame, is_near
from parlor.players.master import Guided, guide_for
from parlor.players.open_search import OpenSearch, is_open
from parlor.players.paired_trials import Race
from parlor.players.policy import policy_of
from parlor.players.reasons import fitting, in_order
from parlor.players.search import Search
from parlor.players.skilled import MORE, SOME
from parlor.players.strengths import STRENGTHS, attention, is_strength
from parlor.players.thinking import Thinking, Thought, peers
from parlor.table.table import Table
from parlor.words.say import say

# The levels that search and therefore need a budget.
THINKING: Final = ["skilled", "expert", *STRENGTHS]
# The trials of a master without a budget at a table that has no network.
UNGUIDED: Final = 1000
# The kinds of games in which the luck of the next cards matters more than the replies to a move.
RACED: Final = ["rummy", "asking", "laying", "race", "passing", "capturing"]
ANY: Final = 1_000_000_000
# The shortest and the longest reaction time of each level, in seconds.
REACTIONS: Final = {"random": (1.2, 4.0), "casual": (0.9, 2.6), "skilled": (0.6, 1.8), "expert": (0.4, 1.2), "master": (0.4, 1.2)}
# A player of some strength is as quick as a casual one at strength 1 and as an expert at strength 9. Its moves take now less and now more
# than the usual time, and one in so many takes a long moment; all in shares of the usual time.
QUICK: Final = 0.7
SLOW: Final = 1.3
LONG: Final = 2.2
SELDOM: Final = 8


class Candidate:
    """A move that a player has considered: its worth between 0 and 1, in how many worlds it was tried, its likely points, and why.

    The points are by how many the seat should then be ahead of the average of the others in this hand; alone, those of the seat. More
    are always better. They are None where the worth does not follow from them. Moves of one rank are about as good as one another and
    have the same figures; the first move has rank 0. The reason is empty where no rule of thumb speaks for an alternative; the key and
    the params are what it is made of.
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
        rank: int = 0,
    ) -> None:
        self.move: Final = move
        self.worth: Final = worth
        self.worlds: Final = worlds
        self.points: Final = points
        self.reason: Final = reason
        self.key: Final = key
        self.params: Final = params
        self.rank: Final = rank

    def __repr__(self) -> str:
        points = "None" if self.points is None else f"{self.points:.1f}"
        return f"Candidate({self.move!r}, worth={self.worth:.3f}, worlds={self.worlds}, points={points}, rank={self.rank}, {self.reason!r})"


def candidate(hand: Hand, thought: Thought, worth: float, points: float | None, why: Message | None, rank: int) -> Candidate:
    """A move as it is told."""
    key = None if why is None else why.key
    params = None if why is None else why.params
    return Candidate(hand.notation.text(thought.move), worth, int(thought.worlds), points, said(why), key, params, rank)


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
        level = self._level_now(table, rng)
        if not searches(level):
            return hand.notation.text(self._at_once(table, hand, seat, level, rng))
        thinking = self._thinking(table, hand, seat, level, rng)
        settled = thinking.settled()
        return hand.notation.text(self._decision(thinking) if settled < 0 else settled)

    def consider(self, table: Table, seat: int) -> list[Candidate]:
        """The move that `choose` makes, first, then what else the player considered; without a search it has only its rule of thumb."""
        rng = self._chance(table, seat)
        hand = self._position(table, seat, rng)
        if len(hand.moves_of(seat)) > 1:
            level = self._level_now(table, rng)
            if not searches(level):
                move = self._at_once(table, hand, seat, level, rng)
                why = policy_of(table.game).reason(hand, seat, move) if level == "casual" else None
                return [candidate(hand, Thought(move, 1.0, 0), 1.0, None, why, 0)]
            return self._advice(table, hand, seat, level, rng)
        return self._advice(table, hand, seat, self.level, rng)

    def advise(self, table: Table, seat: int) -> list[Candidate]:
        """The moves of the seat with what they are worth, best first. Where there is nothing to choose, there is no thinking either."""
        if not searches(self.level):
            raise ValueError(f"a {self.level} player has no figures to give: ask a skilled or an expert one")
        self.check(table)
        rng = self._chance(table, seat)
        hand = self._position(table, seat, rng)
        return self._advice(table, hand, seat, "expert" if is_strength(self.level) else self.level, rng)

    def _advice(self, table: Table, hand: Hand, seat: int, level: str, rng: Rng) -> list[Candidate]:
        """The moves of a position with what they are worth, as a level that searches finds them."""
        moves = hand.moves_of(seat)
        if len(moves) == 1:
            return [candidate(hand, Thought(moves[0], 1.0, 0), 1.0, None, Message("why-only-move"), 0)]
        policy = policy_of(table.game)
        thinking = self._thinking(table, hand, seat, level, rng)
        tried: vec[i64] = policy.worth_trying(hand, seat, moves)
        settled = tried[0] if len(tried) == 1 else thinking.settled()
        if settled >= 0:
            why = policy.reason(hand, seat, settled) or Message("why-plainly-best")
            return [candidate(hand, Thought(settled, 1.0, 0), 1.0, None, why, 0)]
        thoughts = self._thoughts(thinking)
        groups = peers(thoughts)
        pointed = in_order(groups)
        found: list[Candidate] = []
        for rank in range(len(groups)):
            group = groups[rank]
            for thought in group.thoughts:
                thumb = policy.reason(hand, seat, thought.move)
                if not found:
                    thumb = fitting(thumb, groups, pointed, len(thoughts) == len(moves))
                found.append(candidate(hand, thought, group.worth, group.lead if pointed else None, thumb, rank))
        return found

    def reaction(self, table: Table, seat: int) -> float:
        """How many seconds the player waits before acting when several seats may act at once; a front end lets the fastest go first.

        It depends on the seed and on what everyone has seen, but not on any cards.
        """
        quick, slow = self._reactions()
        rng = self._chance(table, seat)
        return quick + (slow - quick) * float(rng.below(1000) + rng.below(1000)) / 1998.0

    def check(self, table: Table) -> None:
        """Raises BadArgument for a master where the game has none."""
        if self.level == MASTER and MASTER not in table.game.levels:
            raise BadArgument("argument-no-master", {"game": table.game.title, "levels": list(table.game.levels)})

    def _instant(self) -> bool:
        """Whether the player has no budget to search with."""
        return self.iterations == 0 and self.seconds == 0.0

    def pace(self, table: Table, seat: int) -> float:
        """How long the player seems to think about its move, as a share of the usual time: 1, or for a strength now less and now more.

        It depends on the seed and on what everyone has seen, but not on any cards.
        """
        if not is_strength(self.level):
            return 1.0
        rng = self._chance(table, seat)
        if rng.below(SELDOM) == 0:
            return LONG
        return QUICK + (SLOW - QUICK) * float(rng.below(1000)) / 999.0

    def _reactions(self) -> tuple[float, float]:
        """The shortest and the longest reaction time of the level."""
        if not is_strength(self.level):
            return REACTIONS[self.level]
        part = float(STRENGTHS.index(self.level)) / float(len(STRENGTHS) - 1)
        casual, expert = REACTIONS["casual"], REACTIONS["expert"]
        return casual[0] + part * (expert[0] - casual[0]), casual[1] + part * (expert[1] - casual[1])

    def _level_now(self, table: Table, rng: Rng) -> str:
        """The level at which a decision is made; a strength attends to some more than to others, and at random slips."""
        if self.level == MASTER:
            self.check(table)
            guide = guide_for(table)
            return "guided" if guide is not None and (self._instant() or not guide.searches) else MASTER
        if not is_strength(self.level):
            return self.level
        attends = attention(table.game, self.level)
        drawn = int(rng.below(1000))
        if attends < 0:
            return "slip" if drawn < -attends else "casual"
        return "expert" if drawn < attends else "casual"

    def _at_once(self, table: Table, hand: Hand, seat: i64, level: str, rng: Rng) -> i64:
        """The move of a level that does not search."""
        guide = guide_for(table) if level == "guided" else None
        if guide is not None:
            return guide.choice(hand, seat)
        moves: vec[i64] = hand.moves_of(seat)
        if level == "casual":
            return policy_of(table.game).decide(hand, seat, table.ending(), rng)
        if level == "slip":
            moves = policy_of(table.game).worth_trying(hand, seat, moves)
        return moves[rng.below(len(moves))]

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

    def _thinking(self, table: Table, hand: Hand, seat: i64, level: str, rng: Rng) -> Thinking:
        """How a level that searches thinks about a position."""
        expert = level in ("expert", MASTER)
        policy, raced = policy_of(table.game), table.game.kind in RACED
        worlds = ANY if expert else MORE if raced else SOME
        # Where nothing is hidden a search needs no guide: it sees further than a network.
        clear = expert and table.players > 1 and is_open(hand, seat)
        guide = guide_for(table) if level == MASTER and not clear else None
        if guide is not None:
            policy = Guided(guide, policy, hand)
        own = policy.thinking(hand, seat, expert, rng)
        if own is not None:
            return own
        if expert and is_near(hand):
            return Endgame(hand, seat, table.ending(), rng)
        if clear:
            return OpenSearch(hand, seat, table.ending(), policy, worlds, rng)
        if raced:
            return Race(hand, seat, table.ending(), policy, worlds, rng, wary=not expert)
        return Search(hand, seat, table.ending(), policy, worlds, rng)

    def _decision(self, thinking: Thinking) -> i64:
        """The move that the player decides on within its budget; it does not wait once nothing can change that."""
        if self._counts_trials():
            thinking.run(self.iterations or UNGUIDED)
        else:
            thinking.run_for(self.seconds)
        return thinking.thoughts()[0].move

    def _thoughts(self, thinking: Thinking) -> list[Thought]:
        """The player's thoughts, best first, with figures as exact as its budget allows."""
        if self._counts_trials():
            thinking.run(self.iterations or UNGUIDED)
        else:
            thinking.look_for(self.seconds)
        return thinking.thoughts()

    def _counts_trials(self) -> bool:
        """Whether the budget is a number of trials, not a time."""
        return self.iterations > 0 or self._instant()


def searches(level: str) -> bool:
    """Whether a level thinks about worlds; a master does so if it has a budget, or no network."""
    return level in THINKING or level == MASTER


def new_player(level: object, seed: object, seconds: object, iterations: object) -> Player:
    """A computer player, with every argument checked."""
    if not isinstance(level, str) or (level not in LEVELS and level != MASTER and not is_strength(level)):
        raise BadArgument("argument-level", {"given": short(level), "levels": [*LEVELS, MASTER, f"{STRENGTHS[0]} … {STRENGTHS[-1]}"]})
    if type(seed) is not int:
        raise BadArgument("argument-player-seed", {"given": short(seed)})
    if seconds is not None and iterations is not None:
        raise BadArgument("argument-budgets")
    if level in THINKING and seconds is None and iterations is None:
        raise BadArgument("argument-budget", {"level": level})
    return Player(level, seed, checked_seconds(seconds), checked_iterations(iterations))


def checked_seconds(seconds: object) -> float:
    """The thinking time, or 0 if none is given."""
    if seconds is None:
        return 0.0
    if not isinstance(seconds, (int, float)) or not 0.0 < float(seconds) < 86400.0:
        raise BadArgument("argument-seconds", {"given": short(seconds)})
    return float(seconds)


def checked_iterations(iterations: object) -> int:
    """The number of worlds to think about, or 0 if none is given."""
    if iterations is None:
        return 0
    if type(iterations) is not int or not 1 <= iterations < 1_000_000_000:
        raise BadArgument("argument-iterations", {"given": short(iterations)})
    return iterations
