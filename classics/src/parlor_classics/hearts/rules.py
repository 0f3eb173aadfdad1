"""Hearts, with passing and shooting the moon. The leaflet next to this file explains the rules in words."""

from typing import Final

from parlor.core.bits import bit, lowest, union
from parlor.core.game import FewestUntil, Options, Rules, whole, without
from parlor.core.hand import Deck
from parlor.families.tricks import (
    PASSED_DOWN,
    PASSING_OVER,
    PASSING_ROWS,
    CountTaken,
    EachTaken,
    FirstLead,
    FollowSuit,
    HolderLeads,
    KnowsWhatItGave,
    NotToFirst,
    Order,
    Passing,
    Sweep,
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


def deal(h: TrickHand, deck: Deck) -> None:
    """All cards, one at a time."""
    deal_singly(h, deck, len(deck.cards) // h.players)


def counting(moon: str, jack: str) -> CountTaken:
    """A point for each heart and 13 for the queen, perhaps 10 off for the jack of diamonds.

    Whoever takes all hearts and the queen has shot the moon: the others count 26 each, or the shooter counts 26 less.
    """
    lines = [EachTaken(HEARTS, 1, "hearts-taken"), EachTaken(QUEEN, 13, "hearts-queen")]
    if jack == "yes":
        lines.append(EachTaken(JACK, -10, "hearts-jack"))
    if moon == "others":
        return CountTaken(lines, Sweep(POINTS, "hearts-moon", 26, "hearts-pays", others=True))
    return CountTaken(lines, Sweep(POINTS, "hearts-moon", -26, "hearts-shot", others=False))


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    passing = Passing(PASSED, {"turns": TURNS[players], "left": [1], "never": [0]}[str(options["passing"])])
    deck = without(STANDARD, OUT[players])
    unbroken = Unbroken(HEARTS, "hearts-unbroken", POINTS if options["queen"] == "breaks" else HEARTS)
    limits = [FollowSuit(), FirstLead("hearts-low-leads"), unbroken, NotToFirst(POINTS, "hearts-first-trick")]
    return TrickRules(
        pack=STANDARD,
        players=players,
        ending=FewestUntil(whole(options, "target"), LONGEST),
        deck=deck,
        deal=deal,
        phases=[passing, HolderLeads(lowest(union(deck) & LEADS), limits, Order(STANDARD, ACE_HIGH), PASSING_OVER)],
        count=counting(str(options["moon"]), str(options["jack"])),
        places=[PASSED_DOWN],
        rows=PASSING_ROWS,
        guessing=KnowsWhatItGave(passing),
    )
