"""Reno: take the 13, the 1 and the 5 of trumps, and most of the cards that count; the stock lies open.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, most
from parlor.core.game import Ending, Game, Options, Rules, number_option, whole, without
from parlor.core.hand import Deck, Hand, Match, Tally
from parlor.core.moves import PLAY, Notation, OneCard
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_batches, rest_reversed, show_trump
from parlor.families.tricks.hand import OpenStock, TrickHand, TrickRules
from parlor.families.tricks.may import FollowSuit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rumme import NO_RUMME_CARD, RUMME

# What the cards of a number count for Game; all others count nothing.
GAME_NUMBERS: Final = [13, 12, 11, 10, 5]
GAME_COUNTS: Final = [4, 3, 2, 10, 1]


def deal(h: TrickHand, deck: Deck) -> None:
    """Six each, three at a time; the rest is turned face up in the same order, and its top card shows the trump (R1, R5)."""
    dealt = deal_batches(h, deck, [3, 3])
    h.stock = rest_reversed(deck.cards, dealt)
    show_trump(h, deck.cards[dealt])


class DrawTillOut(Then):
    """After each trick all draw the open top card, the taker first; a card that is over goes to the one who would draw it (R2)."""

    def after_trick(self, h: TrickHand) -> None:
        left: i64 = len(h.stock)
        if left >= h.players:
            seat = h.winner
            for _ in range(h.players):
                left -= 1
                card = h.stock[left]
                h.hands[seat] |= bit(card)
                h.known[seat] |= bit(card)
                h.tell("Seat {seat} draws {card}", seat, card)
                seat = h.left[seat]
            h.stock = h.stock[:left]
        elif left > 0:
            h.extra = h.stock
            h.stock = vec[i64]()
            h.extra_to = h.winner
            h.extra_after = len(h.takers) - 1
            h.tell("Seat {seat} takes {card}, the last card of the stock", h.winner, h.extra[0])


# Ordinary following from the first trick to the last; trumps beat the other suits.
PLAYING: Final = Tricks(FollowSuit(), Order(RUMME, RUMME.number), DrawTillOut())


def of_number(number: i64) -> i64:
    """The four cards of a number."""
    mask: i64 = 0
    for suit in range(4):
        mask |= bit(suit * 13 + number - 1)
    return mask


def game_count(cards: i64) -> i64:
    """What cards count towards Game."""
    total: i64 = 0
    for k in range(len(GAME_NUMBERS)):
        total += GAME_COUNTS[k] * count(cards & of_number(GAME_NUMBERS[k]))
    return total


def tally(h: TrickHand, tally: Tally) -> None:
    """A point each, counted in this order: High, Low, Reno, and Game to the one highest count (R3)."""
    counts = [game_count(h.taken(seat)) for seat in range(h.players)]
    trumps = RUMME.suited[h.trump]
    for seat in range(h.players):
        if h.taken(seat) & trumps & of_number(13) != 0:
            tally.add(seat, 1, "High, the 13 of trumps")
    for seat in range(h.players):
        if h.taken(seat) & trumps & of_number(1) != 0:
            tally.add(seat, 1, "Low, the 1 of trumps")
    for seat in range(h.players):
        if h.taken(seat) & trumps & of_number(5) != 0:
            tally.add(seat, 1, "Reno, the 5 of trumps")
    best = max(counts)
    if counts.count(best) == 1:
        tally.add(counts.index(best), 1, "Game, with a count of {}", best)
    else:
        tally.note("Nobody scores Game: the highest count, {}, is shared", best)


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

    def misread(self, text: str) -> str:
        if text.split(" ", 1)[0] == "draw":
            return "Drawing happens by itself after each trick: play a card"
        return super().misread(text)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = RenoNotation([OneCard(PLAY, "play", RUMME)])
    ending = FirstInOrder(whole(options, "target"))
    deck = without(RUMME, NO_RUMME_CARD)
    return TrickRules(RUMME, players, notation, ending, deck, deal, [PLAYING], tally, [OpenStock()], extra_open=True)


GAME: Final = Game(
    "reno",
    "Reno",
    "rumme-1914",
    RUMME,
    [2, 3, 4],
    2,
    [number_option("target", "points that win the game", 10, 1, 500)],
    "Take the 13, the 1 and the 5 of trumps, and most of the cards that count.",
    rules,
    "tricks",
)
