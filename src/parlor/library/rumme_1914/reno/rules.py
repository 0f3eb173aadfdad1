"""Reno: take the 13, the 1 and the 5 of trumps, and most of the cards that count; the stock lies open.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import count, most
from parlor.core.deals import deal_batches, rest_reversed
from parlor.core.game import Ending, Options, Rules, whole, without
from parlor.core.hand import Deck, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import Notation
from parlor.core.state import OpenStock
from parlor.families.tricks import Effect, FollowSuit, Order, TrickHand, TrickRules, Tricks, show_trump
from parlor.packs.rumme import NO_RUMME_CARD, OF_NUMBER, RUMME

# What cards count toward Game, by number. All others count nothing.
GAME_NUMBERS: Final = [13, 12, 11, 10, 5]
GAME_COUNTS: Final = [4, 3, 2, 10, 1]
# The trumps that score a point: High, Low and Reno.
HONORS: Final = [(13, "reno-high"), (1, "reno-low"), (5, "reno-reno")]


def deal(h: TrickHand, deck: Deck) -> None:
    """Six cards each, three at a time. The rest is turned face up in the same order, and its top card shows the trump suit (R1, R5)."""
    dealt = deal_batches(h, deck, [3, 3])
    h.stock = rest_reversed(deck.cards, dealt)
    show_trump(h, deck.cards[dealt])


class DrawTillOut(Effect):
    """After each trick everyone draws the open top card, the taker first. Leftover cards go to the taker (R2)."""

    def after_trick(self, h: TrickHand) -> None:
        if len(h.stock) >= h.players:
            seat = h.winner
            for _ in range(h.players):
                card = h.draw()
                h.give_openly(seat, card)
                if h.news is not None:
                    h.tell("drew", "reno-draws", seat, card)
                seat = h.left[seat]
        elif len(h.stock) > 0:
            h.take_extra(h.stock)
            h.stock = vec[i64]()
            h.tell("took", "reno-last-card", h.winner, h.extra[0])


# Players must follow suit from the first trick to the last. Trumps beat the other suits.
PLAYING: Final = Tricks([FollowSuit()], Order(RUMME, RUMME.number), [DrawTillOut()])


def game_count(cards: i64) -> i64:
    """What cards count toward Game."""
    total: i64 = 0
    for k in range(len(GAME_NUMBERS)):
        total += GAME_COUNTS[k] * count(cards & OF_NUMBER[GAME_NUMBERS[k]])
    return total


def tally(h: TrickHand, tally: Tally) -> None:
    """One point each, in this order: High, Low, Reno, and Game for the highest count if nobody ties it (R3)."""
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
    """Points are counted one after another. The first player to reach the target wins alone (R4)."""

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
    """Only `play C`. A player who tries to draw is told that drawing is automatic."""

    def misread(self, text: str) -> Refusal:
        if text.split(" ", 1)[0] == "draw":
            return Refusal("reno-no-draw")
        return super().misread(text)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    made = TrickRules(
        pack=RUMME,
        players=players,
        ending=FirstInOrder(whole(options, "target")),
        deck=without(RUMME, NO_RUMME_CARD),
        deal=deal,
        phases=[PLAYING],
        count=tally,
        notation=RenoNotation(PLAYING.forms(RUMME)),
        places=[OpenStock()],
    )
    made.extra_open = True
    return made
