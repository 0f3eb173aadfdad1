"""Gin Rummy: arrange your hand in melds, and knock with little left over. The leaflet next to this file explains the rules in words."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Tally
from parlor.core.messages import Refusal
from parlor.core.shuffle import in_order
from parlor.families.rummy import (
    Deadwood,
    Faults,
    Melds,
    RummyHand,
    RummyRules,
    Sizes,
    StockEnds,
    deal_batches,
    knock_counters,
    knock_forms,
    knocking,
    turn_up,
)
from parlor.families.rummy.against import WORDS
from parlor.families.rummy.knocking import LIMIT
from parlor.packs.standard import STANDARD

CARDS: Final = 10
# Court cards count ten, and so does nobody's hand more than that.
VALUES: Final = vec[i64]([min(int(number), 10) for number in STANDARD.number])
# Runs of three and more with the ace low; sets of three or four.
MELDS: Final = Melds(STANDARD, STANDARD.all, Sizes(3, 13), Sizes(3, 4), Faults([Refusal("gin-rummy-no-meld")]))
DEADWOOD: Final = Deadwood(MELDS, VALUES)
# The hand ends when two cards are left in the stock, or each has had so many turns.
LEFT, TURNS, HANDS = 2, 100, 200
MOST_MELDS: Final = 3

# The game's own counters behind those of a knock: the bonuses, and whether the first discard sets the limit.
GIN, UNDERCUT, OKLAHOMA = 5, 6, 7


def deal(h: RummyHand, deck: Deck) -> None:
    """Ten cards each, one at a time; the next one is turned up, and may set the limit of a knock: an ace asks for gin."""
    turn_up(h, deck, deal_batches(h, deck, [1] * CARDS))
    if h.own[OKLAHOMA] == 1:
        number = VALUES[h.top_discard()]
        h.own[LIMIT] = number if number > 1 else 0


def counts(h: RummyHand, tally: Tally) -> None:
    """The knocker scores what the other has more left over, or the other does, with a bonus, if he has no more."""
    if h.out < 0:
        tally.note("gin-rummy-nobody")
        return
    other = 1 - h.out
    mine = DEADWOOD.total(h.hands[h.out])
    left = DEADWOOD.least(h.hands[other])
    if mine == 0:
        tally.add(h.out, h.own[GIN], "gin-rummy-gin")
    if mine == 0 or left > mine:
        tally.add(h.out, left - mine, "gin-rummy-difference", left, mine)
    else:
        tally.add(other, h.own[UNDERCUT], "gin-rummy-undercut")
        tally.add(other, mine - left, "gin-rummy-difference", mine, left)


def left_over(h: RummyHand, seat: i64) -> i64:
    """What is left over of a hand."""
    return DEADWOOD.total(h.hands[seat]) if seat == h.out else DEADWOOD.least(h.hands[seat])


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    own = [whole(options, "gin"), whole(options, "undercut"), int(options["oklahoma"] == "yes")]
    return RummyRules(
        STANDARD,
        players,
        knock_forms(MELDS, MOST_MELDS),
        FirstTo(whole(options, "target"), HANDS),
        in_order(52),
        deal,
        MELDS,
        knocking(MELDS, VALUES, WORDS),
        StockEnds(TURNS, LEFT),
        counts,
        counters=[*knock_counters(whole(options, "knock"), players), *own],
    )
