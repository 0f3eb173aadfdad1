"""What cards show together: fifteens, pairs, runs, flushes, and the jack of the starter's suit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, count, lowest, members, zeros
from parlor.core.pack import Pack

COURT: Final = 10
FIFTEEN: Final = 15
JACK: Final = 11


def pips(pack: Pack) -> vec[i64]:
    """What each card counts: its number, court cards ten."""
    return vec[i64]([min(int(number), COURT) for number in pack.number])


@mypyc_attr(allow_interpreted_subclasses=True)
class Showing:
    """The count of a hand and a starter."""

    def __init__(self, pack: Pack) -> None:
        self.pack: Final = pack
        self.pips: Final = pips(pack)

    def total(self, hand: i64, starter: i64, whole_flush: bool) -> i64:
        """All points of a hand; a crib may need a flush of all its cards and the starter."""
        cards = hand | bit(starter)
        points = self.fifteens(cards) + self.pairs(cards) + self.runs(cards)
        return points + self.flush(hand, starter, whole_flush) + self.nobs(hand, starter)

    def fifteens(self, cards: i64) -> i64:
        """Two points for each choice of cards that makes fifteen."""
        ways = zeros(FIFTEEN + 1)
        ways[0] = 1
        while cards != 0:
            worth = self.pips[lowest(cards)]
            cards &= cards - 1
            sum: i64 = FIFTEEN
            while sum >= worth:
                ways[sum] += ways[sum - worth]
                sum -= 1
        return 2 * ways[FIFTEEN]

    def numbers(self, cards: i64) -> vec[i64]:
        """How many cards there are of each number."""
        found = zeros(16)
        while cards != 0:
            found[self.pack.number[lowest(cards)]] += 1
            cards &= cards - 1
        return found

    def pairs(self, cards: i64) -> i64:
        """Two points for each pair."""
        points: i64 = 0
        for many in self.numbers(cards):
            points += many * (many - 1)
        return points

    def runs(self, cards: i64) -> i64:
        """A point for each card of each run of three or more, in all the ways that it can be made."""
        length: i64 = 0
        ways: i64 = 1
        points: i64 = 0
        for many in self.numbers(cards):
            if many > 0:
                length += 1
                ways *= many
            else:
                points += length * ways if length >= 3 else 0
                length = 0
                ways = 1
        return points

    def flush(self, hand: i64, starter: i64, whole: bool) -> i64:
        """A point for each card of a hand of one suit, and one more if the starter is of it too."""
        suit = self.pack.suited[self.pack.suit[lowest(hand)]]
        if hand & ~suit != 0:
            return 0
        if suit & bit(starter) != 0:
            return count(hand) + 1
        return 0 if whole else count(hand)

    def nobs(self, hand: i64, starter: i64) -> i64:
        """A point for the jack of the starter's suit."""
        suit = self.pack.suited[self.pack.suit[starter]]
        for card in members(hand & suit):
            if self.pack.number[card] == JACK:
                return 1
        return 0
