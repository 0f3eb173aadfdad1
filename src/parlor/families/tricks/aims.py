"""What trick games are about: tricks taken, tricks against a bid, cards that count."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlor.core.aim import Aim, Measure, Standing, standing
from parlor.core.bits import count, union
from parlor.core.messages import Message
from parlor.families.tricks.hand import TrickHand


def seen_taken(h: TrickHand, seat: i64, viewer: i64) -> i64:
    """The cards that a seat has taken, less extra cards that the viewer has not seen."""
    taken = h.taken(seat)
    if h.extra_to != seat or viewer == seat or h.extra_open or h.over:
        return taken
    return taken & ~union(h.extra)


@mypyc_attr(allow_interpreted_subclasses=True)
class TricksTaken(Measure[TrickHand]):
    """The tricks that each side has taken, and how many it needs, if it needs a number of them."""

    def needed(self, h: TrickHand, seat: i64) -> i64:
        """How many tricks a seat must take, or -1."""
        return -1

    def standings(self, h: TrickHand, viewer: i64) -> list[Standing]:
        lines: list[Standing] = []
        for seat in range(h.players):
            tricks = int(h.side_tricks(h.side[seat]))
            needed = int(self.needed(h, seat))
            if needed >= 0:
                lines.append(Standing(seat, "tally-tricks-of", {"number": tricks, "other": needed}))
            elif len(h.played) > 0:
                lines.append(standing(seat, "tally-tricks", tricks))
        return lines


@mypyc_attr(allow_interpreted_subclasses=True)
class TricksNeeded(TricksTaken):
    """The tricks that each has taken of a number that everyone is after."""

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def needed(self, h: TrickHand, seat: i64) -> i64:
        return self.number if len(h.played) > 0 else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class TricksBid(TricksTaken):
    """The tricks that each has taken, and how many of them the bidder's side has bid."""

    def needed(self, h: TrickHand, seat: i64) -> i64:
        return h.bid if h.bidder >= 0 and h.phase_number > 0 and h.side[seat] == h.side[h.bidder] else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Caught(Measure[TrickHand]):
    """How many cards of a kind each side has taken, and what they count, if each counts the same."""

    def __init__(self, cards: i64, key: str, each: i64 = 0) -> None:
        self.cards: Final = cards
        self.key: Final = key
        self.each: Final = each

    def standings(self, h: TrickHand, viewer: i64) -> list[Standing]:
        lines: list[Standing] = []
        for seat in range(h.players):
            caught: i64 = 0
            for mate in range(h.players):
                if h.side[mate] == h.side[seat]:
                    caught += count(seen_taken(h, mate, viewer) & self.cards)
            if caught > 0:
                lines.append(Standing(seat, self.key, {"number": int(caught)}, int(caught * self.each) if self.each != 0 else None))
        return lines


@mypyc_attr(allow_interpreted_subclasses=True)
class BidAim(Aim[TrickHand]):
    """First to bid, then to make the bid or to beat it: the goals KEY-bidding, KEY, and KEY-partner for a partner of the bidder."""

    def bid(self, h: TrickHand) -> i64:
        """The number that was bid."""
        return h.bid

    def bidder(self, h: TrickHand) -> i64:
        """Who must make the bid."""
        return h.bidder

    def goal(self, h: TrickHand, viewer: i64) -> Message | None:
        if h.bidder < 0 or h.phase_number == 0:
            return Message(f"{self.key}-bidding", self.params)
        bidder = self.bidder(h)
        helps = viewer < h.players and viewer != bidder and h.side[viewer] == h.side[bidder]
        return Message(f"{self.key}-partner" if helps else self.key, {**self.params, "seat": int(bidder), "number": int(self.bid(h))})
