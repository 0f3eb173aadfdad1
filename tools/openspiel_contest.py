"""Our expert and OpenSpiel's own IS-MCTS in Python at one of our games for two, with equal time a move."""

import statistics
import time
from dataclasses import dataclass
from functools import cache

import numpy as np
from arena_deals import code_of, play
from open_spiel.python.algorithms import ismcts

import parlor
from parlor.adapters.openspiel import Rollouts, State, state_at
from parlor.lab.deals import HALF, by_side
from parlor.lab.evidence import Played

# As soon as an expert at its soonest; in games for two nobody is in a hurry.
REACTION = 0.4


def games_for_two() -> list[str]:
    """The games in which two players decide something against each other."""
    return [id for id in parlor.games() if 2 in parlor.game(id).players and parlor.game(id).kind != "patience" and id != "numero"]


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a clock instead of a number of simulations; everything else is unchanged."""

    def __init__(self, state: State, seed: int, seconds: float, scale: float) -> None:
        super().__init__(state.get_game(), Rollouts(1, seed), 2.0 * scale, 1, random_state=np.random.RandomState(seed % 2**31))
        self.seconds = seconds

    def run_search(self, state: State) -> list[tuple[int, float]]:
        """The search of the bot, until the time is up and it has tried something."""
        self.reset()
        self._root_node = self.create_new_node(state)
        until = time.thread_time() + self.seconds
        while self._root_node.total_visits <= 0 or time.thread_time() < until:
            self.run_simulation(self.sample_root_state(state))
        found: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return found


@cache
def scale_of(game: str) -> float:
    """How far apart the points of a hand are, which is the scale for the bot's exploration."""
    rng = parlor.Rng(1)
    points: list[int] = []
    for seed in range(40):
        hand = parlor.fast(game, 2, seed=seed, options=parlor.game(game).contest.options)
        hand.playout(rng)
        points += [int(each) for each in hand.points()]
    return max(1.0, statistics.pstdev(points))


class Visitor:
    """OpenSpiel's bot at our table."""

    def __init__(self, seed: int, seconds: float, scale: float) -> None:
        self.seed = seed
        self.seconds = seconds
        self.scale = scale

    def choose(self, table: parlor.Table, seat: int) -> str:
        """What the bot plays."""
        legal = table.legal(seat)
        if len(legal) == 1:
            return legal[0]
        self.seed += 1
        state = state_at(table, seat, self.seed)
        return str(state.action_to_string(seat, TimedBot(state, self.seed, self.seconds, self.scale).step(state)))

    def reaction(self, table: parlor.Table, seat: int) -> float:
        """How soon it acts when several may."""
        return REACTION


@dataclass(frozen=True)
class OpenSpielContest:
    """A game, and the time a move for both."""

    game: str
    seconds: float

    @property
    def key(self) -> str:
        """What the results depend on."""
        return "/".join([self.game, "2", "openspiel-expert", f"{self.seconds:g} s", parlor.build(), code_of(self.game)])

    @property
    def fair(self) -> float:
        """Half of the wins."""
        return HALF

    def play(self, number: int) -> Played:
        """A deal from both sides."""
        values = []
        for ours in (0, 1):
            table = parlor.deal(self.game, 2, seed=number, dealer=number % 2, options=parlor.game(self.game).contest.options)
            expert = parlor.player("expert", seed=number, seconds=self.seconds)
            visitor = Visitor(10_000 * (2 * number + ours), self.seconds, scale_of(self.game))
            play(table, (expert, visitor) if ours == 0 else (visitor, expert))
            values.append(by_side(table, (0, 1)))
        return Played((0, 1), tuple(points for points, _ in values), tuple(wins for _, wins in values))
