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
        self.low = 0.0
        self.high = 0.0
        # Of the hand seen last: how many points each seat was ahead of the average of the others.
        self.leads: list[float] = []
        self.seen: i64 = 0
        self.ended: i64 = 0

    def of(self, hand: Hand) -> list[float]:
        """The worth of a finished hand, one number per seat."""
        players = self.players
        tally = Tally(players, False)
        hand.count(tally)
        totals = self.match.totals[:]
        for seat in range(players):
            totals[seat] += tally.points[seat]
        after = Match(players, self.match.dealer, self.match.number, totals, self.match.results)
        over = self.ending.over(after, hand, tally)
        self.seen += 1
        if over:
            self.ended += 1
        gains = self.gains(tally.points)
        if self.ended == 0:
            return gains
        chances = self.shares(after, hand, tally) if over else self.chances(totals)
        return [0.5 * gains[seat] + 0.5 * chances[seat] for seat in range(players)]

    def gains(self, points: vec[i64]) -> list[float]:
        """Each seat's points relative to the average, on the scale seen so far."""
        total = 0
        for seat in range(self.players):
            total += points[seat]
        mean = float(total) / float(self.players) if self.players > 1 else 0.0
        raw = [float(self.better) * (float(points[seat]) - mean) for seat in range(self.players)]
        for value in raw:
            self.low = min(self.low, value)
            self.high = max(self.high, value)
        share = float(self.players) / float(self.players - 1) if self.players > 1 else 1.0
        self.leads = [value * share for value in raw]
        width = self.high - self.low
        return [(value - self.low) / width for value in raw] if width > 0.0 else [0.5 for _ in raw]

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
