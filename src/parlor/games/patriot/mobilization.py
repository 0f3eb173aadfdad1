"""Mobilization: call for the cards of your countries until their sets are complete.

"Liberty Patriot Games", First World War; our page: rules/patriot.md, rulings R1 to R6.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.game import FirstTo, Game, Options, Rules, number_option, whole, word_option
from parlor.core.hand import Tally
from parlor.families.asking.hand import AskHand, AskRules, Calls, PartHeld, Sets, Turns
from parlor.packs.patriot import COUNTRIES, PATRIOT

# The six different cards of a country are a set; there are two of each.
SETS: Final = Sets(PATRIOT, PATRIOT.suit, [f"the {country} set" for country in COUNTRIES])


class AnyCard(Calls):
    """One may call for any card that another can hold."""

    def reason(self, h: AskHand, seat: i64, card: i64) -> str:
        return f"You cannot call for {PATRIOT.codes[card]}: no other player can hold it"


class OfACountryHeld(PartHeld):
    """One may call only for a card of a country of which one holds a card (R2)."""

    def reason(self, h: AskHand, seat: i64, card: i64) -> str:
        if h.elsewhere(seat) & bit(card) == 0:
            return f"You cannot call for {PATRIOT.codes[card]}: no other player can hold it"
        return f"You hold no {COUNTRIES[PATRIOT.suit[card]]} card"


class LeftIsNext(Turns):
    """The dealer's left makes the first call (R1); after a call in vain the turn passes to the asker's left."""

    def first(self, h: AskHand) -> i64:
        return (h.dealer + 1) % h.players

    def after_miss(self, h: AskHand, asker: i64, asked: i64) -> i64:
        return (asker + 1) % h.players


def tally(h: AskHand, tally: Tally) -> None:
    """For each country 25 for one of its sets, 100 for both (R3)."""
    tally.note("{} of the 8 sets were laid down", len(h.laid))
    for seat in range(h.players):
        for country in range(4):
            sets = h.laid_by(seat, country)
            if sets == 1:
                tally.add(seat, 25, f"one {COUNTRIES[country]} set")
            elif sets == 2:
                tally.add(seat, 100, f"both {COUNTRIES[country]} sets")


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    calls: Calls = AnyCard() if options["ask"] == "any" else OfACountryHeld()
    return AskRules(PATRIOT, players, FirstTo(whole(options, "target"), 100), SETS, calls, LeftIsNext(), "sets", 1000, tally)


GAME: Final = Game(
    "mobilization",
    "Mobilization",
    "patriot",
    PATRIOT,
    list(range(3, 9)),
    4,
    [
        number_option("target", "points that end the game", 600, 1, 5000),
        word_option("ask", "call only for cards of a country that you hold, or for any", ["country", "any"]),
    ],
    "Call for the cards of your countries until their sets are complete.",
    rules,
    "asking",
)
