"""What duplicate deals say about two players: a test and an interval that hold however often one looks, and the word for it.

A deal is one sample. It is played once with each side in the hands of *ours* and all other sides in those of *theirs*. Were both the same
player, then any other side could be called ours in each game: so every deal has its own yardstick, and no assumption is made about how
points are spread. `Wager` bets on ours against that yardstick; the capital of such a bet grows beyond 1 / e with a chance of at most e,
whenever one stops (Ville's inequality). `Interval` is the betting confidence sequence of Waudby-Smith and Ramdas, for a mean between 0
and 1.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

Word = Literal["clear", "even", "reversed", "too few"]
Values = tuple[tuple[float, ...], ...]

# No word is given to fewer deals.
FEWEST = 30
# How often a difference may be told where there is none, and how often an interval may miss.
ERROR = 0.05
# A share of wins within this part of the fair share is even.
NEAR = 0.2
# The stakes of a bet, in standard deviations; the capital is divided among them.
STAKES = (0.1, 0.2, 0.4, 0.8, 1.6)
# The means that an interval considers.
STEPS = 500
# The largest part of its capital that an interval's bet puts at risk.
RISK = 0.75
# What is smaller is nothing: only rounding makes it differ from zero, as where three share a win.
NOTHING = 1e-9


@dataclass(frozen=True)
class Played:
    """A deal in all its games: which side was ours in each, and the points and the share of the win of every side. More are better."""

    ours: tuple[int, ...]
    points: Values
    wins: Values

    @property
    def won(self) -> float:
        """Our share of the wins."""
        return math.fsum(wins[side] for side, wins in zip(self.ours, self.wins, strict=True)) / len(self.ours)

    @property
    def gained(self) -> float:
        """How many points we were ahead of the others."""
        return shifts(self.ours, self.points)[0]


def lead(values: Sequence[float], side: int) -> float:
    """How far a side is ahead of the mean of the others."""
    own = values[side]
    return own - (math.fsum(values) - own) / (len(values) - 1)


def shifts(ours: Sequence[int], values: Values) -> list[float]:
    """Our mean lead, and what it would be if the next sides were ours instead, and so on around the table."""
    sides = len(values[0])
    return [
        math.fsum(lead(row, (side + shift) % sides) for side, row in zip(ours, values, strict=True)) / len(ours) for shift in range(sides)
    ]


def log_mean(logs: Sequence[float]) -> float:
    """The logarithm of the mean of numbers that are given by their logarithms."""
    most = max(logs)
    return most + math.log(math.fsum(math.exp(each - most) for each in logs) / len(logs))


class Wager:
    """Bets that ours are better, and that they are worse; without any difference neither capital can be expected to grow."""

    def __init__(self) -> None:
        self._better = [0.0] * len(STAKES)
        self._worse = [0.0] * len(STAKES)
        self._deals = 0
        self._squares = 0.0

    def add(self, leads: Sequence[float]) -> None:
        """Settles the bets on one deal; how much is at stake follows from the deals before."""
        leads = [each if abs(each) > NOTHING else 0.0 for each in leads]
        if self._squares > 0.0:
            spread = math.sqrt(self._squares / self._deals)
            for at, stake in enumerate(STAKES):
                scaled = [stake * each / spread for each in leads]
                self._better[at] += scaled[0] - log_mean(scaled)
                self._worse[at] += -scaled[0] - log_mean([-each for each in scaled])
        self._deals += 1
        self._squares += math.fsum(each * each for each in leads) / len(leads)

    @property
    def better(self) -> float:
        """The logarithm of the capital that was bet on ours."""
        return log_mean(self._better)

    @property
    def worse(self) -> float:
        """The logarithm of the capital that was bet against ours."""
        return log_mean(self._worse)


class Interval:
    """An interval for the mean of numbers between 0 and 1; with a chance of 95 % it contains the mean after every single number."""

    def __init__(self) -> None:
        self._capital = [[0.0, 0.0] for _ in range(STEPS + 1)]
        self._left = list(range(STEPS + 1))
        self._seen = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """One more number: the means that it refutes are out of the question for good."""
        self._seen += 1
        stake = math.sqrt(2.0 * math.log(2.0 / ERROR) / (self._spread() * self._seen * math.log(1.0 + self._seen)))
        enough = math.log(2.0 / ERROR)
        left = []
        for at in self._left:
            mean = at / STEPS
            above, below = self._capital[at]
            above += math.log1p(min(stake, RISK / max(mean, 1e-9)) * (value - mean))
            below += math.log1p(-min(stake, RISK / max(1.0 - mean, 1e-9)) * (value - mean))
            self._capital[at] = [above, below]
            if max(above, below) < enough:
                left.append(at)
        self._left = left or self._left
        self._sum += value
        self._squares += (value - (0.5 + self._sum) / (self._seen + 1)) ** 2

    def _spread(self) -> float:
        """The variance, as far as the numbers before tell; a quarter, the most that it can be, counts as one of them."""
        return (0.25 + self._squares) / self._seen

    @property
    def ends(self) -> tuple[float, float]:
        """The smallest and the largest mean that is still possible."""
        return max(0.0, (self._left[0] - 1) / STEPS), min(1.0, (self._left[-1] + 1) / STEPS)


class Comparison:
    """Two players on as many deals as there are so far."""

    def __init__(self, fair: float, deals: Iterable[Played] = ()) -> None:
        self.fair = fair
        self.deals: list[Played] = []
        self._points = Wager()
        self._wins = Wager()
        self._interval = Interval()
        for played in deals:
            self.add(played)

    def add(self, played: Played) -> None:
        """One more deal."""
        self.deals.append(played)
        self._points.add(shifts(played.ours, played.points))
        self._wins.add(shifts(played.ours, played.wins))
        self._interval.add(played.won)

    @property
    def won(self) -> float:
        """Our share of the wins."""
        return math.fsum(each.won for each in self.deals) / len(self.deals)

    @property
    def deals_won(self) -> float:
        """Our share of the deals, each counted as a whole: whoever has more points in all of its games together has won it."""
        return math.fsum(0.5 if abs(each.gained) <= NOTHING else float(each.gained > 0.0) for each in self.deals) / len(self.deals)

    @property
    def interval(self) -> tuple[float, float]:
        """The interval for our share of the wins."""
        return self._interval.ends

    @property
    def word(self) -> Word:
        """What the deals say: half of the capital is bet on points and half on wins."""
        if len(self.deals) < FEWEST:
            return "too few"
        enough = math.log(2.0 / ERROR)
        if log_mean([self._points.better, self._wins.better]) >= enough:
            return "clear"
        if log_mean([self._points.worse, self._wins.worse]) >= enough:
            return "reversed"
        low, high = self.interval
        near = low >= self.fair * (1.0 - NEAR) and high <= self.fair * (1.0 + NEAR)
        return "even" if near else "too few"
