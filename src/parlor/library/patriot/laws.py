"""The laws common to the trick games of the patriot book: follow the country led, name the ruling country, count what was taken.

Our page: rules/patriot.md, laws C3, C4, C6 and C11.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import members
from parlor.core.game import FirstTo, Option, Options, number_option, whole
from parlor.core.messages import NO_PARAMS, Params, Refusal
from parlor.core.moves import BID, NAME, Choice, Form, verb_of
from parlor.core.pack import Pack
from parlor.families.tricks import FollowSuit, Phase, TrickHand, led_and_held
from parlor.packs.patriot import COUNTING, LETTERS

# A game to a target ends with its hundredth hand at the latest (C4).
HANDS: Final[i64] = 100


class FollowCountry(FollowSuit):
    """Play the country led if you hold it; if not, what you like (C6)."""

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal("patriot-follow-country", led_and_held(h, cards), "C6")


def to_do_first(move: i64, instead_of_a_bid: str, first: str, params: Params = NO_PARAMS) -> Refusal:
    """The refusal of a move that belongs to another phase: it says what must be done first (C11)."""
    return Refusal(instead_of_a_bid if verb_of(move) == BID else first, params, "C11")


class NameCountry(Phase[TrickHand]):
    """The bidder names the ruling country."""

    name = "country"

    def forms(self, pack: Pack) -> list[Form]:
        return [Choice(NAME, "name", LETTERS)]

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=4)
        for suit in range(4):
            moves = append(moves, NAME | suit)
        return moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return Refusal("patriot-name-first", NO_PARAMS, "C11")

    def make(self, h: TrickHand, move: i64) -> None:
        h.trump = move - NAME
        h.advance()


def counting_value(cards: i64) -> i64:
    """What a set of cards counts."""
    total: i64 = 0
    for card in members(cards):
        total += COUNTING[card]
    return total


def target_option(default: int, high: int, what: str) -> Option:
    """The score that ends the game."""
    return number_option("target", f"{what} that end the game", default, 1, high)


def to_target(options: Options) -> FirstTo:
    """The highest total wins once a hand has brought somebody to the target (C3)."""
    return FirstTo(whole(options, "target"), HANDS)
