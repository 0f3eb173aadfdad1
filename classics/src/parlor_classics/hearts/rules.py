"""Hearts, with passing and shooting the moon. The leaflet next to this file explains the rules in words."""

from typing import Final

from parlor.core.bits import bit, count, lowest, most, union
from parlor.core.game import Lowest, Options, Rules, whole, without
from parlor.core.hand import Deck, Hand, Match, Tally
from parlor.families.tricks import (
    PASSED_DOWN,
    PASSING_OVER,
    PASSING_ROWS,
    FirstLead,
    FollowSuit,
    HolderLeads,
    KnowsWhatItGave,
    NotToFirst,
    Order,
    Passing,
    TrickHand,
    TrickRules,
    Unbroken,
    deal_singly,
)
from parlor.packs.standard import ACE_HIGH, STANDARD

HEARTS: Final = STANDARD.suited[1]
# The clubs except the ace; the lowest of them leads.
LEADS: Final = STANDARD.suited[3] & ~bit(STANDARD.index["AC"])
QUEEN: Final = bit(STANDARD.index["QS"])
JACK: Final = bit(STANDARD.index["JD"])
POINTS: Final = HEARTS | QUEEN
# What is left out, so that everyone gets the same number of cards.
OUT: Final = {3: bit(STANDARD.index["2D"]), 4: 0, 5: bit(STANDARD.index["2D"]) | bit(STANDARD.index["2C"])}
PASSED: Final = 3
# Who gets the passed cards in each hand: left, right, across if possible, and nobody.
TURNS: Final = {3: [1, -1, 0], 4: [1, -1, 2, 0], 5: [1, -1, 0]}
LONGEST: Final = 500

# The game's own counters: the jack if it counts, and whether the others pay for the moon.
JACK_COUNTS: Final = 0
OTHERS_PAY: Final = 1


class Until(Lowest):
    """When a total has reached the target, the lowest one wins."""

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return most(match.totals) >= self.target or match.number >= LONGEST


def deal(h: TrickHand, deck: Deck) -> None:
    """All cards, one at a time."""
    deal_singly(h, deck, len(deck.cards) // h.players)


def counts(h: TrickHand, tally: Tally) -> None:
    """A point for each heart and 13 for the queen; a player who takes them all has shot the moon."""
    for seat in range(h.players):
        taken = h.taken(seat)
        hearts = count(taken & HEARTS)
        moon = taken & POINTS == POINTS
        if moon:
            shoot(h, seat, tally)
        if hearts > 0 and not moon:
            tally.add(seat, hearts, "hearts-taken", hearts)
        if taken & QUEEN != 0 and not moon:
            tally.add(seat, 13, "hearts-queen")
        if taken & h.own[JACK_COUNTS] != 0:
            tally.add(seat, -10, "hearts-jack")


def shoot(h: TrickHand, shooter: int, tally: Tally) -> None:
    """The others count 26 each, or the shooter counts 26 less."""
    tally.note("hearts-moon", by=shooter)
    if h.own[OTHERS_PAY] == 0:
        tally.add(shooter, -26, "hearts-shot")
        return
    for seat in range(h.players):
        if seat != shooter:
            tally.add(seat, 26, "hearts-pays")


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    passing = Passing(PASSED, {"turns": TURNS[players], "left": [1], "never": [0]}[str(options["passing"])])
    deck = without(STANDARD, OUT[players])
    unbroken = Unbroken(HEARTS, "hearts-unbroken", POINTS if options["queen"] == "breaks" else HEARTS)
    limits = [FollowSuit(), FirstLead("hearts-low-leads"), unbroken, NotToFirst(POINTS, "hearts-first-trick")]
    return TrickRules(
        pack=STANDARD,
        players=players,
        ending=Until(whole(options, "target")),
        deck=deck,
        deal=deal,
        phases=[passing, HolderLeads(lowest(union(deck) & LEADS), limits, Order(STANDARD, ACE_HIGH), PASSING_OVER)],
        count=counts,
        places=[PASSED_DOWN],
        counters=[JACK if options["jack"] == "yes" else 0, int(options["moon"] == "others")],
        rows=PASSING_ROWS,
        guessing=KnowsWhatItGave(passing),
    )
