"""Racing: every move is tried in the same worlds, and those that fall behind are dropped.

Where the next card decides more than the answer to it, as in rummy and in asking, the luck of a world drowns what a move is worth. Trying
all moves in one and the same world takes that luck out, and dropping the poor ones early leaves the time to the good ones.
"""

from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.players.policy import Policy, Sound
from parlor.players.thinking import Thinking, Thought, Tried, sound_first
from parlor.players.utility import Utility

# Worlds before the first move may be dropped, and by how many standard errors it must be behind.
HEAT: Final = 12
BEHIND: Final = 2.2


class Runner(Tried):
    """A move in the race: how far it is before the mean of all in the same worlds, and what it has been worth itself."""

    def __init__(self, move: i64) -> None:
        super().__init__(move)
        self.latest = 0.0
        self.sum = 0.0

    def worth(self) -> float:
        """What the move has been worth on average."""
        return self.sum / float(self.visits) if self.visits > 0 else 0.0


class Race(Thinking):
    """Trials of all moves worth trying, world by world, in so many worlds at the most."""

    def __init__(self, hand: Hand, seat: i64, ending: Ending, policy: Policy, most: i64, rng: Rng) -> None:
        self.hand: Final = hand
        self.seat: Final = seat
        self.policy: Final = policy
        self.most: Final = most
        self.rng: Final = rng
        self.worth: Final = Utility(ending, hand.match)
        # What experience would play: the race must show that something else is better.
        self.sound: Final[i64] = policy.decide(hand, seat, ending, rng) if isinstance(policy, Sound) else -1
        moves: vec[i64] = policy.worth_trying(hand, seat, hand.moves_of(seat))
        self.running: list[Runner] = [Runner(move) for move in moves]
        self.dropped: Final[list[Runner]] = []
        self.world: Hand = hand
        self.next: i64 = 0

    def done(self) -> bool:
        return self.running[0].visits >= (HEAT if len(self.running) == 1 else self.most)

    def run(self, iterations: i64) -> None:
        """So many trials more, or fewer where these are enough; all moves in one world at least."""
        super().run(max(iterations, i64(len(self.running))))

    def run_for(self, seconds: float) -> None:
        """As many worlds as the time allows and the level looks at: who is given time uses it, also where the race is decided."""
        end = monotonic() + seconds
        self.iterate()
        while self.running[0].visits < self.most and monotonic() < end:
            self.iterate()

    def iterate(self) -> None:
        if self.next == 0:
            self.world = self.hand.guess(self.seat, self.rng)
        runner = self.running[self.next]
        line = self.world.clone()
        line.make(self.seat, runner.move)
        runner.latest = self.outcome(line, runner)
        self.next += 1
        if self.next == len(self.running):
            self.next = 0
            self.close()

    def outcome(self, line: Hand, runner: Runner) -> float:
        """What becomes of a world after a move, between 0 and 1."""
        return self.policy.outcome(line, self.worth, self.rng)[self.seat]

    def close(self) -> None:
        """Books a world that all have been through, and drops who has fallen behind."""
        running = self.running
        mean = sum([runner.latest for runner in running]) / float(len(running))
        for runner in running:
            runner.sum += runner.latest
            runner.add(runner.latest - mean)
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
        found = [Thought(runner.move, runner.worth(), runner.visits) for runner in running + dropped]
        best = running[0]
        for runner in running:
            if runner.move == self.sound and best.mean() - runner.mean() <= best.error() + runner.error():
                return sound_first(found, self.sound)
        return found


def by_lead(runner: Runner) -> tuple[float, int]:
    """Orders moves: the furthest ahead first."""
    return (-runner.mean(), runner.move)
