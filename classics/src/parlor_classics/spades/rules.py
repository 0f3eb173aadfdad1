"""Spades, with partners, nil and bags. The leaflet next to this file explains the rules in words."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import least, most
from parlor.core.game import Highest, Options, Rules, whole
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.families.tricks import Bids, FollowSuit, Forecasts, Order, TrickHand, TrickRules, Tricks, Unbroken, deal_singly, forecast_of
from parlor.packs.standard import ACE_HIGH, STANDARD

SPADES: Final = 0
TRICKS: Final = 13
# So many bags cost so much.
BAGS: Final = 10
PENALTY: Final = 100
LONGEST: Final = 200

# The game's own counters: what a nil counts, and whether bags are penalized.
NIL: Final = 0
BAGS_COST: Final = 1

UNBROKEN: Final = Unbroken(STANDARD.suited[SPADES], "spades-unbroken")


class Bidding(Forecasts):
    """Each says once how many tricks he will take; partners cannot bid more than there are."""

    def most(self, h: TrickHand) -> i64:
        partner = forecast_of(h, h.partner(h.at))
        return TRICKS - partner if partner > 0 else TRICKS

    def no_bid(self, h: TrickHand, bid: i64) -> Refusal:
        return super().no_bid(h, bid) if bid > TRICKS else Refusal("spades-too-many", {"number": int(self.most(h))})

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["bags"] = [bags_before(h, side) for side in range(2)]


class Until(Highest):
    """The most points win after the hand in which a side has reached the target, or has lost as much."""

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return most(match.totals) >= self.target or least(match.totals) <= -self.target or match.number >= LONGEST


def deal(h: TrickHand, deck: Deck) -> None:
    """All cards, one at a time; spades are trumps."""
    deal_singly(h, deck, TRICKS)
    h.trump = SPADES


def bags_before(h: TrickHand, side: int) -> int:
    """The bags that a side has brought from the hands before."""
    return h.match.results[-1].figures[f"bags-{side}"] if h.match.results else 0


def counts(h: TrickHand, tally: Tally) -> None:
    """Ten points for each trick bid and made, or lost; one for each trick too many, of which ten cost a hundred; and the nils."""
    for side in range(2):
        bid = sum(forecast_of(h, seat) for seat in range(side, h.players, 2))
        over = h.side_tricks(side) - bid
        bags = bags_before(h, side)
        if bid > 0:
            h.score_side(tally, side, 10 * bid if over >= 0 else -10 * bid, "spades-made" if over >= 0 else "spades-set", bid)
        if over > 0:
            bags += int(over)
            h.score_side(tally, side, over, "spades-bags", over)
        while h.own[BAGS_COST] == 1 and bags >= BAGS:
            bags -= BAGS
            h.score_side(tally, side, -PENALTY, "spades-bag-penalty")
        for seat in range(side, h.players, 2):
            if forecast_of(h, seat) == 0:
                count_nil(h, seat, tally)
        tally.keep(f"bags-{side}", bags)


def count_nil(h: TrickHand, seat: int, tally: Tally) -> None:
    """A nil that was kept, or broken, counts for both partners."""
    kept = h.tricks[seat] == 0
    for mate in (seat, int(h.partner(seat))):
        tally.add(mate, h.own[NIL] if kept else -h.own[NIL], "spades-nil" if kept else "spades-nil-broken", by=seat)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=STANDARD,
        players=players,
        ending=Until(whole(options, "target")),
        deal=deal,
        phases=[Bidding(Bids(0, TRICKS)), Tricks([FollowSuit(), UNBROKEN], Order(STANDARD, ACE_HIGH))],
        count=counts,
        sides=2,
        counters=[whole(options, "nil"), int(options["bags"] == "cost")],
    )
