"""Mobilization: call for the cards of your countries until their sets are complete.

"Liberty Patriot Games", First World War; our page: rules/patriot.md, rulings R1 to R6.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Tally
from parlor.core.messages import Params, Refusal
from parlor.families.asking.hand import AskHand, AskRules, Calls, PartHeld, Sets, Turns
from parlor.packs.patriot import PATRIOT

# The name of each country, for the sentences that have a place for it.
COUNTRY: Final[list[Params]] = [{"country": PATRIOT.suit_name(suit)} for suit in range(4)]

# The six different cards of a country are a set; there are two of each.
SETS: Final = Sets(PATRIOT, PATRIOT.suit, [{"key": "mobilization-set", "params": country} for country in COUNTRY])


def out_of_reach(card: i64) -> Refusal:
    """The refusal of a call that nobody could answer."""
    return Refusal("mobilization-nobody-holds", {"card": PATRIOT.codes[card]})


class AnyCard(Calls):
    """One may call for any card that another can hold."""

    def kinds(self, h: AskHand, seat: i64) -> i64:
        return h.elsewhere(seat)

    def reason(self, h: AskHand, seat: i64, card: i64) -> Refusal:
        return out_of_reach(card)


class OfACountryHeld(PartHeld):
    """One may call only for a card of a country of which one holds a card (R2)."""

    def reason(self, h: AskHand, seat: i64, card: i64) -> Refusal:
        if h.elsewhere(seat) & bit(card) == 0:
            return out_of_reach(card)
        return Refusal("mobilization-country-not-held", COUNTRY[PATRIOT.suit[card]], "R2")


class LeftIsNext(Turns):
    """The dealer's left makes the first call (R1); after a call in vain the turn passes to the asker's left."""

    def first(self, h: AskHand) -> i64:
        return (h.dealer + 1) % h.players

    def after_miss(self, h: AskHand, asker: i64, asked: i64) -> i64:
        return (asker + 1) % h.players


def tally(h: AskHand, tally: Tally) -> None:
    """For each country 25 for one of its sets, 100 for both (R3)."""
    tally.note("mobilization-sets-laid", len(h.laid))
    for seat in range(h.players):
        for country in range(4):
            sets = h.laid_by(seat, country)
            if sets == 1:
                tally.add_with(seat, 25, "mobilization-one-set", COUNTRY[country])
            elif sets == 2:
                tally.add_with(seat, 100, "mobilization-both-sets", COUNTRY[country])


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    calls: Calls = AnyCard() if options["ask"] == "any" else OfACountryHeld()
    return AskRules(PATRIOT, players, FirstTo(whole(options, "target"), 100), SETS, calls, LeftIsNext(), "sets", 1000, tally)
