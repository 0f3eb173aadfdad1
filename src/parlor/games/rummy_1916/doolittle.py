"""Doolittle: take as little as you can, and late tricks least of all.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R4.
"""

from typing import Final

from parlor.core.game import FewestAfter, Game, Option, Options, Rules, number_option, whole
from parlor.core.hand import Deck, Tally
from parlor.core.moves import PLAY, Notation, OneCard
from parlor.core.shuffle import in_order
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_batches, rest_reversed
from parlor.families.tricks.hand import Stock, TrickHand, TrickRules
from parlor.families.tricks.may import FollowSuit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rummy import RUMMY

# What the first six tricks of a hand cost, and every later one (R2, R3).
COSTS: Final = [5, 5, 10, 10, 20, 30]
LATER: Final = 10

# Follow suit if you can; the highest card of the suit led takes the trick; no trumps.
PLAYING: Final = Tricks(FollowSuit(), Order(RUMMY, RUMMY.number), Then())


def deal(h: TrickHand, deck: Deck) -> None:
    """By threes, until each has the number of cards that was agreed."""
    rules = h.rules
    assert isinstance(rules, DoolittleRules)
    dealt = deal_batches(h, deck, [3] * (rules.cards // 3))
    h.stock = rest_reversed(deck.cards, dealt)


def count(h: TrickHand, tally: Tally) -> None:
    """Each trick counts against its taker, by its place in the hand."""
    for t in range(len(h.takers)):
        tally.add(h.takers[t], COSTS[t] if t < len(COSTS) else LATER, "took trick {}", t + 1)


class DoolittleRules(TrickRules):
    """Doolittle as one table plays it, with so many cards each."""

    def __init__(self, players: int, hands: int, cards: int) -> None:
        notation = Notation([OneCard(PLAY, "play", RUMMY)])
        super().__init__(RUMMY, players, notation, FewestAfter(hands), in_order(52), deal, [PLAYING], count, [Stock()])
        self.cards: Final = cards


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    cards = whole(options, "cards")
    if players * cards > 52:
        raise ValueError(f"option 'cards' cannot be {cards} with {players} players: {cards} cards each are for up to {52 // cards}")
    return DoolittleRules(players, whole(options, "hands") or players, cards)


GAME: Final = Game(
    "doolittle",
    "Doolittle",
    "rummy-1916",
    RUMMY,
    list(range(2, 9)),
    4,
    [
        number_option("hands", "hands that make the game; 0: each player deals once", 0, 0, 20),
        Option("cards", "cards that each player gets", 6, [6, 9, 12]),
    ],
    "Every trick costs its taker, and the late ones cost most.",
    rules,
    "tricks",
)
