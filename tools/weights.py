"""What the weights of casual play are worth: `python tools/weights.py hoodoo`, or `python tools/weights.py hoodoo stop --deals 5000`.

A weight is a number that stands in the class of a game's casual player. One side plays with the weight changed and all others with it
as it stands, in every deal once for each side, so luck of the cards falls out; in games for one the same deals are played both ways.
Points are those of the changed side for one hand, less the mean of the others', and wins those beyond its fair share; where few points
are good the sign is turned, so that more is always better. The intervals are Student's 95 % over the deals.
"""

import argparse
import statistics
import sys
import time
from dataclasses import dataclass
from typing import Any

import parlor
from parlor.core.game import Rules
from parlor.core.hand import Hand
from parlor.core.match import MatchPlay
from parlor.core.rng import Rng
from parlor.core.shuffle import KeyedShuffler, key_of
from parlor.lab.deals import sides_of
from parlor.lab.figures import interval
from parlor.players.policy import Policy, mover, policy_of
from parlor.table.deal import checked_options, checked_players


def weights_of(policy: Policy[Any]) -> dict[str, float]:
    """The weights of a policy by name: the numbers that stand in its class and may be set."""
    found = {}
    for name in dir(policy):
        value = None if name.startswith("_") else getattr(policy, name)
        if isinstance(value, (int, float)) and hasattr(type(policy), name) and may_set(policy, name, value):
            found[name] = value
    return found


def may_set(policy: Policy[Any], name: str, value: float) -> bool:
    """Whether a number may be set; what a compiled policy was made with may not."""
    try:
        setattr(policy, name, value)
    except AttributeError:
        return False
    return True


@dataclass
class Sample:
    """One deal: the mean gain in points, and in wins beyond the fair share."""

    points: float
    wins: float


@dataclass
class Trial:
    """A weight of a game, as it stands and changed."""

    game: str
    players: int
    rules: Rules
    sides: list[int]
    policy: Policy[Any]
    name: str
    stands: float
    changed: float
    quick: bool

    def sample(self, seed: int) -> Sample:
        """One deal, with every side changed once."""
        if self.players == 1:
            before, after = self.gained(seed, -1), self.gained(seed, 0)
            return Sample(after.points - before.points, after.wins - before.wins)
        each = [self.gained(seed, side) for side in sorted(set(self.sides))]
        return Sample(statistics.mean(s.points for s in each), statistics.mean(s.wins for s in each) - self.fair())

    def gained(self, seed: int, side: int) -> Sample:
        """One hand: what the changed side has gained on the others, and its share of the win."""
        rules, sides, rng = self.rules, self.sides, Rng(seed)
        play = MatchPlay(rules, KeyedShuffler(key_of(seed)), seed % self.players, [], None, True)
        play.begin()
        while not play.over:
            seat = mover(play.hand, rng)
            moves = play.hand.moves_of(seat)
            if len(moves) > 1:
                setattr(self.policy, self.name, self.changed if sides[seat] == side else self.stands)
                play.make(seat, self.move(play.hand, seat, rng))
            else:
                play.make(seat, moves[0])
        setattr(self.policy, self.name, self.stands)
        points = [int(total) * int(rules.ending.better()) for total in play.match.totals]
        ours = [seat for seat in range(self.players) if sides[seat] == side or self.players == 1]
        others = [points[seat] for seat in range(self.players) if seat not in ours] or [0]
        won = sum(1 for seat in ours if seat in play.winners) / len(play.winners) if play.winners else self.fair()
        return Sample(statistics.mean(points[seat] for seat in ours) - statistics.mean(others), won)

    def fair(self) -> float:
        """The share of wins that everyone would have if all were equal; 0 in games for one."""
        return 0.0 if self.players == 1 else 1.0 / len(set(self.sides))

    def move(self, hand: Hand, seat: int, rng: Rng) -> int:
        """The move of a casual player, or the quick one that it makes in trials."""
        return self.policy.choose(hand, seat, rng) if self.quick else self.policy.decide(hand, seat, self.rules.ending, rng)

    def row(self, first: int, deals: int, limit: float) -> str:
        """What so many deals say, or as many as the seconds allow; few where the weight never makes a difference."""
        end = time.monotonic() + limit
        samples: list[Sample] = []
        used = False
        for seed in range(first, first + deals):
            if len(samples) >= 2 and (time.monotonic() > end or (len(samples) == UNUSED and not used)):
                break
            samples.append(self.sample(seed))
            used = used or abs(samples[-1].points) + abs(samples[-1].wins) > 1e-9
        points, reach = interval([each.points for each in samples])
        wins, spread = interval([100 * each.wins for each in samples])
        # Points tell; wins where the points say nothing.
        told = points if abs(points) > reach else wins if abs(wins) > spread else 0.0
        clear = "better" if told > 0.0 else "worse" if told < 0.0 else "no difference"
        figures = f"{points:+.3f} ± {reach:.3f} | {wins:+.2f} ± {spread:.2f} | {clear if used else 'never differs'}"
        return f"| {self.game} | {self.name} | {self.stands:g} | {self.changed:g} | {len(samples)} | {figures} |"


# After so many deals without any difference a weight is taken to play no part in the game.
UNUSED = 200
COLUMNS = (
    "| game | weight | stands | changed | deals | points a hand | wins % | verdict |\n| --- | --- | --- | --- | --- | --- | --- | --- |"
)


def trials(game: str, players: int | None, names: list[str], factors: list[float], quick: bool) -> list[Trial]:
    """The trials of a game's weights, or of those that are named."""
    found = parlor.game(game)
    policy = policy_of(found)
    weights = weights_of(policy)
    unknown = [name for name in names if name not in weights]
    if unknown:
        raise ValueError(f"{game} has no weight {unknown[0]!r}: its weights are {', '.join(weights) or 'none'}")
    seats = checked_players(found, players)
    rules = found.rules(seats, checked_options(found, None))
    asked = []
    for name in names or weights:
        stands = weights[name]
        values = [round(stands * factor) if isinstance(stands, int) else stands * factor for factor in factors]
        asked += [
            Trial(game, seats, rules, sides_of(game, seats), policy, name, stands, value, quick) for value in values if value != stands
        ]
    return asked


def main() -> int:
    """Measures and tells, row by row."""
    parser = argparse.ArgumentParser(prog="weights", description="What the weights of casual play are worth, on duplicate deals.")
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("weights", nargs="*", help="weights of its casual player; all of them unless told")
    parser.add_argument("--times", default="0,0.5,2", help="by what each weight is multiplied, with commas between (0,0.5,2)")
    parser.add_argument("--quick", action="store_true", help="play as in trials: bids by rule alone, none of them tried out")
    parser.add_argument("--players", type=int, help="how many play; the game's usual number unless told")
    parser.add_argument("--deals", type=int, default=1000, help="deals a row at the most (1000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal (0): another one to look again on fresh deals")
    parser.add_argument("--limit", type=float, default=20.0, help="seconds a row, after which no more deals begin (20)")
    asked = parser.parse_args()
    try:
        wanted = trials(asked.game, asked.players, asked.weights, [float(factor) for factor in asked.times.split(",")], asked.quick)
    except ValueError as error:
        parser.error(str(error))
    print(f"{parlor.build()} build\n{COLUMNS}", flush=True)
    for trial in wanted:
        print(trial.row(asked.first, asked.deals, asked.limit), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
