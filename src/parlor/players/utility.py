"""What the end of a hand is worth to each seat: its points against the others', or the whole game if that may end."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.game import Ending
from parlor.core.hand import Hand, Match, Tally


class Utility:
    """Turns finished hands into numbers between 0 and 1, on a scale learned from those it has seen."""

    def __init__(self, ending: Ending, match: Match) -> None:
        self.ending: Final = ending
        self.match: Final = match
        self.players: Final = match.players
        self.better: Final = ending.better()
        # A lead over the average of all is a part of the lead over the average of the others.
        self.share: Final = float(match.players) / float(match.players - 1) if match.players > 1 else 1.0
        self.low = 0.0
        self.high = 0.0
        # The hand seen last: its points, their mean, and the game after it.
        self.tally: Final = Tally(match.players, False)
        self.mean = 0.0
        self.after: Final = Match(match.players, match.dealer, match.number, match.totals[:], match.results)
        self.seen: i64 = 0
        self.ended: i64 = 0

    def of(self, hand: Hand) -> vec[float]:
        """The worth of a finished hand, one number per seat."""
        tally, after = self.tally, self.after
        tally.restart()
        hand.count(tally)
        for seat in range(self.players):
            after.totals[seat] = self.match.totals[seat] + tally.points[seat]
        over = self.ending.over(after, hand, tally)
        self.seen += 1
        if over:
            self.ended += 1
        gains = self.gains()
        if self.ended == 0:
            return gains
        chances = self.shares(after, hand, tally) if over else self.chances(after.totals)
        for seat in range(self.players):
            gains[seat] = 0.5 * gains[seat] + 0.5 * chances[seat]
        return gains

    def lead(self, seat: i64) -> float:
        """How many points better than the average of the others a seat was in the hand seen last."""
        return float(self.better) * (float(self.tally.points[seat]) - self.mean) * self.share

    def gains(self) -> vec[float]:
        """Each seat's points relative to the average, on the scale seen so far."""
        points, better, low, high = self.tally.points, float(self.better), self.low, self.high
        total: i64 = 0
        for number in points:
            total += number
        mean = float(total) / float(self.players) if self.players > 1 else 0.0
        gains = vec[float]([0.0] * self.players)
        for seat in range(self.players):
            value = better * (float(points[seat]) - mean)
            gains[seat] = value
            low = min(low, value)
            high = max(high, value)
        self.mean, self.low, self.high = mean, low, high
        width = high - low
        for seat in range(self.players):
            gains[seat] = (gains[seat] - low) / width if width > 0.0 else 0.5
        return gains

    def shares(self, after: Match, hand: Hand, tally: Tally) -> list[float]:
        """A win of the game, shared among its winners."""
        winners = self.ending.winners(after, hand, tally)
        share = 1.0 / float(len(winners)) if winners else 0.0
        return [share if seat in winners else 0.0 for seat in range(self.players)]

    def chances(self, totals: vec[i64]) -> list[float]:
        """Each seat's chance to win an unfinished game, based on its lead."""
        spread = max(self.high - self.low, 1.0)
        weights = [exp(min(20.0, max(-20.0, float(self.better) * float(total) / spread))) for total in totals]
        whole = sum(weights)
        return [weight / whole for weight in weights]
