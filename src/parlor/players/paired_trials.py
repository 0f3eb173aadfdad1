"""Racing: every move is tried in the same worlds, and those that fall behind are dropped.

In rummy and asking games, the next card often matters more than any reply, so the luck of a world hides what a move is worth. Trying all
moves in the same world cancels that luck, and dropping the bad ones early leaves more time for the good ones.
"""

from time import monotonic
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import NONE
from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.players.policy import Policy, Sound
from parlor.players.thinking import Thinking, Thought, Tried, sound_first
from parlor.players.utility import Utility

# The number of worlds before a move may be dropped, and by how many standard errors it must be behind.
HEAT: Final = 12
BEHIND: Final = 2.2


class Runner(Tried):
    """A move in the race: how far it is ahead of the average move in the same worlds, and its own average worth."""

    def __init__(self, move: i64, number: i64) -> None:
        super().__init__(move)
        # Its number at the start, from 0.
        self.number: Final = number
        self.latest = 0.0
        self.sum = 0.0
        # The points ahead of the others in the latest world and in all; whether every world was played to its end.
        self.latest_lead = 0.0
        self.leads = 0.0
        self.ends = True
        # The sums after each heat.
        self.sums_then: list[float] = []
        self.leads_then: list[float] = []

    def worth(self) -> float:
        """The average worth of the move."""
        return self.sum / float(self.visits) if self.visits > 0 else 0.0

    def close(self, mean: float) -> None:
        """Records a world, given the mean of all moves in it."""
        self.sum += self.latest
        self.leads += self.latest_lead
        self.add(self.latest - mean)
        if self.visits % HEAT == 0:
            self.sums_then.append(self.sum)
            self.leads_then.append(self.leads)


class Race(Thinking):
    """Trials of all moves worth trying, world by world, up to a maximum number of worlds.

    Unless another move is ahead by more than the errors of both, the race recommends what the rules of thumb would play. A wary one
    recommends it until that move is so far behind that it would be dropped.
    """

    def __init__(self, hand: Hand, seat: i64, ending: Ending, policy: Policy[Any], most: i64, rng: Rng, wary: bool = False) -> None:
        self.hand: Final = hand
        self.seat: Final = seat
        self.policy: Final = policy
        self.most: Final = most
        self.rng: Final = rng
        # By how many errors two moves may differ and yet count as equally good.
        self.doubt: Final = BEHIND if wary else 1.0
        self.worth: Final = Utility(ending, hand.match)
        # What the rules of thumb would play.
        self.sound: Final[i64] = policy.decide(hand, seat, ending, rng) if isinstance(policy, Sound) else NONE
        moves: vec[i64] = policy.worth_trying(hand, seat, hand.moves_of(seat))
        self.running: list[Runner] = [Runner(moves[k], k) for k in range(len(moves))]
        self.dropped: Final[list[Runner]] = []
        self.worlds: Final = policy.worlds(hand, seat)
        self.world: Hand = hand
        self.next: i64 = 0

    def done(self) -> bool:
        return self.running[0].visits >= (HEAT if len(self.running) == 1 else self.most)

    def run(self, iterations: i64) -> None:
        """Makes a number of trials, or fewer if that is enough; at least all moves in one world."""
        super().run(max(iterations, i64(len(self.running))))

    def look_for(self, seconds: float) -> None:
        """Tries as many worlds as the time and the level allow, even if the race is already decided."""
        end = monotonic() + seconds
        self.iterate()
        while self.running[0].visits < self.most and monotonic() < end:
            self.iterate()

    def iterate(self) -> None:
        if self.next == 0:
            self.world = self.worlds.another(self.rng)
        runner = self.running[self.next]
        self.next += 1
        # Nothing else needs the world after its last move.
        line = self.world if self.next == len(self.running) else self.world.clone()
        line.make(self.seat, runner.move)
        runner.latest = self.outcome(line, runner)
        if line.over:
            runner.latest_lead = self.worth.lead(self.seat)
        else:
            runner.ends = False
        if self.next == len(self.running):
            self.next = 0
            self.close()

    def outcome(self, line: Hand, runner: Runner) -> float:
        """The result of a world after a move, between 0 and 1."""
        return self.policy.outcome(line, self.worth, self.rng)[self.seat]

    def close(self) -> None:
        """Records a world that all moves have been through, and drops those that have fallen behind."""
        running = self.running
        total = 0.0
        for runner in running:
            total += runner.latest
        mean = total / float(len(running))
        for runner in running:
            runner.close(mean)
        if running[0].visits % HEAT != 0 or len(running) == 1:
            return
        best = running[0]
        for runner in running:
            if runner.mean() > best.mean():
                best = runner
        least = best.mean() - BEHIND * best.error()
        kept = [runner for runner in running if runner is best or runner.mean() + BEHIND * runner.error() >= least]
        self.dropped.extend([runner for runner in running if runner not in kept])
        self.running = kept

    def thoughts(self) -> list[Thought]:
        running = sorted(self.running, key=by_lead)
        dropped = sorted(self.dropped, key=by_lead)
        best = running[0]
        found = [thought_of(runner, self.doubt) for runner in running]
        last = found[len(found) - 1].worth
        found += [thought_of_dropped(runner, best, last) for runner in dropped]
        for runner in running:
            if runner.move == self.sound and best.mean() - runner.mean() <= self.doubt * (best.error() + runner.error()):
                return sound_first(found, self.sound)
        return found


def thought_of(runner: Runner, doubt: float) -> Thought:
    """What is known of a move that is still running."""
    lead = runner.leads / float(runner.visits) if runner.ends and runner.visits > 0 else None
    return Thought(runner.move, runner.worth(), runner.visits, doubt * runner.error(), lead)


def thought_of_dropped(runner: Runner, best: Runner, most: float) -> Thought:
    """What is known of a move that was dropped: it is behind the best one as far as it was in the worlds that both were tried in."""
    n = float(runner.visits)
    heat = runner.visits // HEAT - 1
    worth = best.worth() + (runner.sum - best.sums_then[heat]) / n
    lead = (best.leads / float(best.visits) + (runner.leads - best.leads_then[heat]) / n) if runner.ends and best.ends else None
    return Thought(runner.move, max(0.0, min(worth, most)), runner.visits, runner.error(), lead)


def by_lead(runner: Runner) -> tuple[float, int]:
    """Sorts moves: the one furthest ahead comes first."""
    return (-runner.mean(), runner.move)
