"""Doolittle: take as little as you can, and late tricks least of all.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R4.
"""

from typing import Final

from parlor.core.game import FewestAfter, Options, Rules, whole
from parlor.core.hand import Deck, Tally
from parlor.families.tricks import FollowSuit, Order, Stock, TrickHand, TrickRules, Tricks, deal_batches, rest_reversed
from parlor.packs.rummy import RUMMY

# What the first six tricks of a hand cost, and every later one (R2, R3).
COSTS: Final = [5, 5, 10, 10, 20, 30]
LATER: Final = 10
# The game's own counter: how many cards each gets.
CARDS: Final = 0

# Follow suit if you can; the highest card of the suit led takes the trick; no trumps.
PLAYING: Final = Tricks([FollowSuit()], Order(RUMMY, RUMMY.number))


def deal(h: TrickHand, deck: Deck) -> None:
    """By threes, until each has the number of cards that was agreed."""
    h.stock = rest_reversed(deck.cards, deal_batches(h, deck, [3] * int(h.own[CARDS] // 3)))


def count(h: TrickHand, tally: Tally) -> None:
    """Each trick counts against its taker, by its place in the hand."""
    for t in range(len(h.takers)):
        tally.add(h.takers[t], COSTS[t] if t < len(COSTS) else LATER, "doolittle-trick", t + 1)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    cards = whole(options, "cards")
    if players * cards > 52:
        raise ValueError(f"option 'cards' cannot be {cards} with {players} players: {cards} cards each are for up to {52 // cards}")
    return TrickRules(
        pack=RUMMY,
        players=players,
        ending=FewestAfter(whole(options, "hands") or players),
        deal=deal,
        phases=[PLAYING],
        count=count,
        places=[Stock()],
        counters=[cards],
    )
