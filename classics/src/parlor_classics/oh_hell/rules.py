"""Oh Hell: say how many tricks you will take, and take exactly so many. The leaflet next to this file explains the rules in words."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import count
from parlor.core.game import MostAfter, Options, Rules, whole
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import payload_of
from parlor.families.tricks import (
    Bids,
    FollowSuit,
    Forecasts,
    Order,
    Stock,
    TrickHand,
    TrickRules,
    Tricks,
    Turned,
    deal_singly,
    forecast_of,
    rest_reversed,
    turn_up,
)
from parlor.packs.standard import ACE_HIGH, STANDARD

# The most cards of a hand, as usual, by the number of players.
USUAL: Final = {3: 10, 4: 10, 5: 10, 6: 8, 7: 7}
BONUS: Final = 10

# The game's own counters: how a missed forecast counts.
SCORE: Final = 0
SCORES: Final = ("exact", "tricks", "penalty")


class Forecasting(Forecasts):
    """Each says how many tricks he will take; with the hook, the last one may not make the sum come out even."""

    def __init__(self, most: int, hook: bool) -> None:
        super().__init__(Bids(0, most))
        self.hook: Final = hook

    def most(self, h: TrickHand) -> i64:
        return count(h.hands[h.at])

    def barred(self, h: TrickHand) -> i64:
        if not self.hook or len(h.calls) < h.players - 1:
            return -1
        return self.most(h) - sum(payload_of(call) for call in h.calls)

    def no_bid(self, h: TrickHand, bid: i64) -> Refusal:
        return Refusal("oh-hell-hook", {"number": int(bid)}) if bid == self.barred(h) else super().no_bid(h, bid)


class Play(Tricks):
    """The tricks; everyone sees how many cards this hand was dealt."""

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["cards"] = size_of(h)


class Sized(TrickRules):
    """The rules of a game whose hands differ in size."""

    sizes: list[int]


def course(most: int, way: str) -> list[int]:
    """The number of cards in each hand."""
    down, up = list(range(most, 0, -1)), list(range(1, most + 1))
    return {"down-up": down + up[1:], "up-down": up + down[1:], "down": down, "up": up}[way]


def size_of(h: TrickHand) -> int:
    """The number of cards in this hand."""
    assert isinstance(h.rules, Sized)
    return h.rules.sizes[min(int(h.match.number), len(h.rules.sizes)) - 1]


def deal(h: TrickHand, deck: Deck) -> None:
    """So many cards each; the next one is turned up and makes trumps, and the rest stays out."""
    dealt = deal_singly(h, deck, size_of(h))
    turn_up(h, deck.cards[dealt])
    h.stock = rest_reversed(deck.cards, dealt + 1)


def counts(h: TrickHand, tally: Tally) -> None:
    """Ten and the tricks for a forecast that came true; otherwise nothing, or the tricks, or what it was off."""
    score = SCORES[h.own[SCORE]]
    for seat in range(h.players):
        bid, tricks = forecast_of(h, seat), h.tricks[seat]
        if bid == tricks:
            tally.add(seat, BONUS + tricks, "oh-hell-exact", tricks)
        elif score == "penalty":
            tally.add(seat, -abs(int(tricks - bid)), "oh-hell-missed", tricks, bid)
        else:
            tally.add(seat, tricks if score == "tricks" else 0, "oh-hell-missed", tricks, bid)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    most = min(whole(options, "cards"), 51 // players) if options["cards"] else USUAL[players]
    sizes = course(most, str(options["course"]))
    made = Sized(
        pack=STANDARD,
        players=players,
        ending=MostAfter(len(sizes)),
        deal=deal,
        phases=[Forecasting(most, options["hook"] == "yes"), Play([FollowSuit()], Order(STANDARD, ACE_HIGH))],
        count=counts,
        places=[Turned(), Stock()],
        counters=[SCORES.index(str(options["score"]))],
    )
    made.sizes = sizes
    return made
