"""Ups and Downs: build up and down from the sevens; the first without cards wins.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R3.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import bit, members
from parlor.core.deals import deal_all
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import PASS
from parlor.core.redeal import Need
from parlor.core.state import CardHand, CardRules, Guessing, Place
from parlor.core.zone import EVERYONE, Zone
from parlor.library.rummy_1916.laws import MustPlay, rows_of
from parlor.packs.rummy import RUMMY, numbered

SEVENS: Final[i64] = numbered(7)
NOT_LOWEST: Final[i64] = RUMMY.all & ~numbered(1)
NOT_HIGHEST: Final[i64] = RUMMY.all & ~numbered(13)

# The game's own counters: the set of the cards in the rows, and whether only a player who cannot build may play a further seven.
LAID: Final = 0
SEVENS_LAST: Final = 1


class Rows(Place):
    """Four rows that grow from their sevens. They are h.own[LAID]."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        return rows_of(h.own[LAID])


def builds(h: CardHand) -> i64:
    """The cards just above or below a row."""
    laid = h.own[LAID]
    return ((laid & NOT_HIGHEST) * 2 | (laid & NOT_LOWEST) >> 1) & ~laid


class Building(MustPlay):
    """Who can play must (R2): a seven opens its row, and other cards build on it."""

    def playable(self, h: CardHand) -> i64:
        """Those that build, and a seven at any turn or instead of passing (R1)."""
        held = h.hands[h.turn]
        building = held & builds(h)
        return building if building != 0 and h.own[SEVENS_LAST] == 1 else building | held & SEVENS

    def misfit(self, h: CardHand, card: i64) -> Refusal:
        code, suit = RUMMY.codes[card], RUMMY.suit_name(RUMMY.suit[card])
        row = members(h.own[LAID] & RUMMY.suited[RUMMY.suit[card]])
        if bit(card) & SEVENS != 0:
            return Refusal("ups-and-downs-seven-too-soon", {"cards": RUMMY.codes_of(self.playable(h))}, "R1")
        if len(row) == 0:
            return Refusal("ups-and-downs-not-opened", {"suit": suit})
        low, high = int(RUMMY.number[row[0]]), int(RUMMY.number[row[len(row) - 1]])
        if low == high:
            return Refusal("ups-and-downs-seven-alone", {"card": code, "suit": suit, "number": low})
        return Refusal("ups-and-downs-no-build", {"card": code, "suit": suit, "low": low, "high": high})

    def make(self, h: CardHand, move: i64) -> None:
        seat = h.turn
        if move == PASS:
            h.lacks[seat] |= builds(h) | SEVENS
        else:
            if bit(move) & SEVENS != 0 and h.own[SEVENS_LAST] == 1:
                h.lacks[seat] |= builds(h)
            h.lose(seat, move)
            h.own[LAID] |= bit(move)
        if h.hands[seat] == 0:
            h.over = True
        else:
            h.go_to(h.left[seat])


class Start(Building):
    """The first card is a seven."""

    name = "start"

    def make(self, h: CardHand, move: i64) -> None:
        super().make(h, move)
        h.advance()


PLAYING: Final = Building(passing="R2")


def deal(h: CardHand, deck: Deck) -> None:
    """The whole pack singly; the first seat with a seven, from the dealer's left, starts."""
    deal_all(h, deck)
    while h.hands[h.turn] & SEVENS == 0:
        without = h.turn
        h.lacks[without] |= SEVENS
        h.go_to(h.left[without])
        h.tell("noted", "ups-and-downs-no-seven", without)


class HasSeven(Guessing):
    """Whoever starts has a seven."""

    def needs(self, h: CardHand, seat: i64) -> list[Need]:
        return [Need(h.turn, SEVENS)] if h.phase_number == 0 and h.turn != seat else []


def tally(h: CardHand, tally: Tally) -> None:
    """One point for the winner."""
    tally.add(h.turn, 1, "rummy-1916-last-card")


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return CardRules(
        pack=RUMMY,
        players=players,
        ending=MostAfter(1),
        deal=deal,
        phases=[Start(passing="R2"), PLAYING],
        count=tally,
        places=[Rows("rows", "row", EVERYONE)],
        guessing=HasSeven(),
        counters=[0, 1 if options["sevens"] == "last" else 0],
    )
