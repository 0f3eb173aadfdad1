"""Bowers: the jack of trumps is the highest card, and the other jack of its color the second highest, a trump too."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.families.tricks import FollowSuit, Ranking, TrickHand
from parlor.packs.standard import ACE_HIGH, STANDARD

JACKS: Final = [bit(STANDARD.index[f"J{letter}"]) for letter in STANDARD.suit_codes]
# For each suit the other one of its color.
TWIN: Final = [3, 2, 1, 0]
LEFT: Final = 15
RIGHT: Final = 16


def trumps_of(suit: i64) -> i64:
    """All trumps, if a suit is trumps."""
    return STANDARD.suited[suit] | JACKS[TWIN[suit]]


def suit_of(card: i64, trump: i64) -> i64:
    """The suit that a card belongs to, if a suit is trumps."""
    return trump if trumps_of(trump) & bit(card) != 0 else STANDARD.suit[card]


def rank_of(card: i64, trump: i64) -> i64:
    """The rank of a card in its suit, if a suit is trumps."""
    if bit(card) & JACKS[trump] != 0:
        return RIGHT
    return LEFT if bit(card) & JACKS[TWIN[trump]] != 0 else ACE_HIGH[card]


class FollowWithBowers(FollowSuit):
    """Follow suit if you can; the left bower is a trump."""

    def following(self, h: TrickHand, card: i64) -> i64:
        trumps = trumps_of(h.trump)
        return trumps if trumps & bit(card) != 0 else STANDARD.suited[STANDARD.suit[card]] & ~trumps


class Bowers(Ranking):
    """The highest trump takes the trick, with the bowers on top, or else the highest card of the suit led."""

    def beats(self, h: TrickHand, card: i64, best: i64) -> bool:
        if suit_of(card, h.trump) == suit_of(best, h.trump):
            return rank_of(card, h.trump) > rank_of(best, h.trump)
        return suit_of(card, h.trump) == h.trump
