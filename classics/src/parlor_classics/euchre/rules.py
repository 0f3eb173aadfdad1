"""Euchre: name trumps, and take three tricks of five. The leaflet next to this file explains the rules in words."""

from typing import Final

from parlor.core.bits import bit
from parlor.core.game import FirstTo, Options, Rules, whole, without
from parlor.core.hand import Deck
from parlor.core.moves import OWN
from parlor.core.zone import NOBODY, owner
from parlor.families.tricks import (
    Bowers,
    CountMakers,
    FollowWithBowers,
    ForTricks,
    LayAway,
    NameSuit,
    OrderUp,
    PartnerSitsOut,
    Place,
    Stock,
    TakenUp,
    TrickHand,
    TrickRules,
    Turned,
    deal_batches,
    rest_reversed,
)
from parlor.packs.standard import ACE_HIGH, STANDARD

LOW: Final = STANDARD.all & ~sum([int(bit(n)) for n in range(52) if STANDARD.number[n] >= 9 or STANDARD.number[n] == 1])
ORDER: Final = OWN
BURIED: Final = 2
LONGEST: Final = 200

# The jack of trumps is the highest card, and the other jack of its color the second highest, a trump too.
JACKS: Final = [STANDARD.index[f"J{letter}"] for letter in STANDARD.suit_codes]
BOWERS: Final = Bowers(STANDARD, ACE_HIGH, [[left, right] for right, left in zip(JACKS, reversed(JACKS), strict=True)])

# Three or four tricks bring the makers 1, all five 2, or 4 to one who goes alone; if they fail, the others get 2.
MADE: Final = ForTricks(3, 4, 1, "euchre-made")
MARCH: Final = ForTricks(5, 5, 2, "euchre-march")
ALL_ALONE: Final = ForTricks(5, 5, 4, "euchre-alone")
COUNT: Final = CountMakers([MADE, MARCH], [MADE, ALL_ALONE], 2, "euchre-euchred")


def deal(h: TrickHand, deck: Deck) -> None:
    """Five each, three and then two at a time; the next card is turned up."""
    dealt = deal_batches(h, deck, [3, 2])
    h.pause()
    h.turned = h.shown = deck.cards[dealt]
    h.tell("turned", "euchre-turned", card=h.turned)
    h.stock = rest_reversed(deck.cards, dealt + 1)
    h.show(BURIED, owner(h.dealer))


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=STANDARD,
        players=players,
        ending=FirstTo(whole(options, "target"), LONGEST),
        deck=without(STANDARD, LOW),
        deal=deal,
        phases=[
            OrderUp(ORDER, taken="euchre-taken-up", first="euchre-order-first"),
            NameSuit(options["stick"] == "yes", first="euchre-name-first", turned_down="euchre-turned-down", stuck="euchre-stuck"),
            LayAway(BURIED, heard="euchre-discards", first="euchre-discard-first"),
            PartnerSitsOut([FollowWithBowers(BOWERS)], BOWERS),
        ],
        count=COUNT,
        places=[Turned(), Stock(), Place("buried", "aside", NOBODY)],
        sides=2,
        guessing=TakenUp(),
    )
