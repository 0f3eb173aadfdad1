"""The only match loop: hands in sequence, dealers, totals, and the end. Everything that plays a game wraps this loop."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import EMPTY
from parlor.core.game import Rules
from parlor.core.hand import Hand, Match, News, Tally
from parlor.core.shuffle import Shuffler


@mypyc_attr(allow_interpreted_subclasses=True)
class MatchPlay:
    """A whole game, or its first hand, in progress. Moves are ints that are known to be legal."""

    def __init__(self, rules: Rules, shuffler: Shuffler, dealer: i64, decks: list[list[str]], news: News | None, one_hand: bool) -> None:
        self.rules: Final = rules
        self.shuffler: Final = shuffler
        self.one_hand: Final = one_hand
        # Prearranged decks for the first hands.
        self.decks: Final = decks
        self.news: News | None = news
        self.match: Match = Match(rules.players, dealer, 1, rules.first_totals(), [])
        self.hand: Hand = rules.new_hand(self.match, shuffler)
        self.over = False
        self.winners: list[int] = []

    def begin(self) -> None:
        """Deals the next hand of the match."""
        rules, match, news = self.rules, self.match, self.news
        hand = rules.new_hand(match, self.shuffler)
        number = match.number
        if news is not None:
            news.began(match)
            hand.news = news
        hand.deal(rules.pack.cards(self.decks[number - 1]) if number <= len(self.decks) else rules.shuffled(match, self.shuffler))
        self.hand = hand
        if news is not None:
            news.settled(hand, match)
        if hand.over:
            self.finish()

    def make(self, seat: i64, move: i64) -> None:
        """Makes a move, and deals the next hand if this one is over."""
        hand, news = self.hand, self.news
        if news is not None:
            news.announced(hand, hand.said(seat, move))
        hand.make(seat, move)
        if news is not None:
            news.settled(hand, self.match)
        if hand.over:
            self.finish()

    def finish(self) -> None:
        """Adds up the points of the finished hand and deals the next one, unless the game is over."""
        rules, before, news = self.rules, self.match, self.news
        tally = Tally(rules.players, news is not None)
        self.hand.count(tally)
        totals = before.totals[:]
        for seat in range(rules.players):
            totals[seat] += tally.points[seat]
        result = tally.result()
        after = Match(rules.players, before.dealer, before.number, totals, [*before.results, result])
        self.booked(tally)
        if news is not None:
            news.counted(self.hand, after)
        if self.one_hand or rules.ending.over(after, self.hand, tally):
            self.match = after
            self.over = True
            self.winners = rules.ending.winners(after, self.hand, tally)
            if news is not None:
                news.ended(self.winners)
        else:
            self.match = Match(rules.players, rules.next_dealer(after), before.number + 1, totals, after.results)
            self.begin()

    def booked(self, tally: Tally) -> None:
        """Called after a hand has been counted, for subclasses that keep more than totals."""

    def waiting(self) -> i64:
        """The set of the seats that may act now."""
        return EMPTY if self.over else self.hand.waiting()

    def waiting_known(self, seat: i64) -> i64:
        """The set of the seats that may act now, as far as a seat or a spectator may know it."""
        return EMPTY if self.over else self.hand.waiting_known(seat)

    def stand_as(self, other: "MatchPlay") -> None:
        """Copies the state of another play of the same game, except for its hand."""
        self.match = other.match
        self.over = other.over
        self.winners = other.winners
