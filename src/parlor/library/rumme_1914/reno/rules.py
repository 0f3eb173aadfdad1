"""Reno: take the 13, the 1 and the 5 of trumps, and most of the cards that count; the stock lies open.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import count, most
from parlor.core.game import Ending, Options, Rules, whole, without
from parlor.core.hand import Deck, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import Notation
from parlor.families.tricks import (
    Effect,
    FollowSuit,
    OpenStock,
    Order,
    TrickHand,
    TrickRules,
    Tricks,
    deal_batches,
    rest_reversed,
    show_trump,
)
from parlor.packs.rumme import NO_RUMME_CARD, OF_NUMBER, RUMME

# What the cards of a number count for Game; all others count nothing.
GAME_NUMBERS: Final = [13, 12, 11, 10, 5]
GAME_COUNTS: Final = [4, 3, 2, 10, 1]
# The trumps that bring a point: High, Low and Reno.
HONORS: Final = [(13, "reno-high"), (1, "reno-low"), (5, "reno-reno")]


def deal(h: TrickHand, deck: Deck) -> None:
    """Six each, three at a time; the rest is turned face up in the same order, and its top card shows the trump (R1, R5)."""
    dealt = deal_batches(h, deck, [3, 3])
    h.stock = rest_reversed(deck.cards, dealt)
    show_trump(h, deck.cards[dealt])


class DrawTillOut(Effect):
    """After each trick all draw the open top card, the taker first; a card that is over goes to the one who would draw it (R2)."""

    def after_trick(self, h: TrickHand) -> None:
        if len(h.stock) >= h.players:
            seat = h.winner
            for _ in range(h.players):
                card = h.draw()
                h.give_openly(seat, card)
                h.tell("drew", "reno-draws", seat, card)
                seat = h.left[seat]
        elif len(h.stock) > 0:
            h.take_extra(h.stock)
            h.stock = vec[i64]()
            h.tell("took", "reno-last-card", h.winner, h.extra[0])


# Ordinary following from the first trick to the last; trumps beat the other suits.
PLAYING: Final = Tricks([FollowSuit()], Order(RUMME, RUMME.number), [DrawTillOut()])


def game_count(cards: i64) -> i64:
    """What cards count towards Game."""
    total: i64 = 0
    for k in range(len(GAME_NUMBERS)):
        total += GAME_COUNTS[k] * count(cards & OF_NUMBER[GAME_NUMBERS[k]])
    return total


def tally(h: TrickHand, tally: Tally) -> None:
    """A point each, counted in this order: High, Low, Reno, and Game to the one highest count (R3)."""
    counts = [game_count(h.taken(seat)) for seat in range(h.players)]
    trumps = RUMME.suited[h.trump]
    for number, key in HONORS:
        for seat in range(h.players):
            if h.taken(seat) & trumps & OF_NUMBER[number] != 0:
                tally.add(seat, 1, key)
    best = max(counts)
    if counts.count(best) == 1:
        tally.add(counts.index(best), 1, "reno-game", best)
    else:
        tally.note("reno-game-shared", best)


class FirstInOrder(Ending):
    """The first whose total reaches the target wins alone, as the points of the hand are counted one after the other (R4)."""

    def __init__(self, target: i64) -> None:
        self.target: Final = target

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return most(match.totals) >= self.target

    def winners(self, match: Match, hand: Hand, tally: Tally) -> list[int]:
        totals = hand.match.totals[:]
        for k in range(len(tally.seats)):
            seat = tally.seats[k]
            totals[seat] += tally.steps[k]
            if totals[seat] >= self.target:
                return [seat]
        return []


class RenoNotation(Notation):
    """Only `play C`; whoever wants to draw is told that it happens by itself."""

    def misread(self, text: str) -> Refusal:
        if text.split(" ", 1)[0] == "draw":
            return Refusal("reno-no-draw")
        return super().misread(text)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=RUMME,
        players=players,
        ending=FirstInOrder(whole(options, "target")),
        deck=without(RUMME, NO_RUMME_CARD),
        deal=deal,
        phases=[PLAYING],
        count=tally,
        notation=RenoNotation(PLAYING.forms(RUMME)),
        places=[OpenStock()],
        extra_open=True,
    )
