"""Ups and Downs: build up and down from the sevens; the first without cards wins.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R3.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, members
from parlor.core.deals import deal_all
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import PASS, PLAY, Form, OneCard, Word
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.core.state import CardHand, CardRules, Place
from parlor.core.zone import EVERYONE, Zone
from parlor.packs.rummy import RUMMY, numbered

SEVENS: Final[i64] = numbered(7)
NOT_LOWEST: Final[i64] = RUMMY.all & ~numbered(1)
NOT_HIGHEST: Final[i64] = RUMMY.all & ~numbered(13)

# The game's own counters: the set of the cards in the rows, and whether a further seven is only for a player who cannot build.
LAID: Final = 0
SEVENS_LAST: Final = 1


class Rows(Place):
    """Four rows that grow from their sevens. They are h.own[LAID]."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        return [
            Zone(RUMMY.suits[suit].lower(), members(h.own[LAID] & RUMMY.suited[suit]), self.sees, self.role, order="sorted")
            for suit in range(4)
        ]


def builds(h: CardHand) -> i64:
    """The cards just above or below a row."""
    laid = h.own[LAID]
    return ((laid & NOT_HIGHEST) * 2 | (laid & NOT_LOWEST) >> 1) & ~laid


def playable(h: CardHand) -> i64:
    """The cards that the seat on turn may play: those that build, and a seven at any turn or instead of passing (R1)."""
    held = h.hands[h.turn]
    building = held & builds(h)
    return building if building != 0 and h.own[SEVENS_LAST] == 1 else building | held & SEVENS


class Building(Phase[CardHand]):
    """Who can play must (R2): a seven opens its row, and other cards build on it."""

    name = "play"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(PLAY, "play", pack), Word(PASS, "pass")]

    def moves(self, h: CardHand) -> vec[i64]:
        cards = playable(h)
        return members(cards) if cards != 0 else append(vec[i64](), PASS)

    def reason(self, h: CardHand, move: i64) -> Refusal:
        if move == PASS:
            return Refusal("rummy-1916-cannot-pass", {"cards": RUMMY.codes_of(playable(h))}, "R2")
        code = RUMMY.codes[move]
        if h.hands[h.turn] & bit(move) == 0:
            return Refusal("not-held", {"cards": [code]})
        suit = RUMMY.suit_name(RUMMY.suit[move])
        row = members(h.own[LAID] & RUMMY.suited[RUMMY.suit[move]])
        if bit(move) & SEVENS != 0:
            return Refusal("ups-and-downs-seven-too-soon", {"cards": RUMMY.codes_of(playable(h))}, "R1")
        if len(row) == 0:
            return Refusal("ups-and-downs-not-opened", {"suit": suit})
        low, high = int(RUMMY.number[row[0]]), int(RUMMY.number[row[len(row) - 1]])
        if low == high:
            return Refusal("ups-and-downs-seven-alone", {"card": code, "suit": suit, "number": low})
        return Refusal("ups-and-downs-no-build", {"card": code, "suit": suit, "low": low, "high": high})

    def step(self, h: CardHand, rng: Rng) -> None:
        cards = playable(h)
        self.make(h, PASS if cards == 0 else rng.member(cards))

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


def deal(h: CardHand, deck: Deck) -> None:
    """The whole pack singly; the first seat with a seven, from the dealer's left, starts."""
    deal_all(h, deck)
    while h.hands[h.turn] & SEVENS == 0:
        without = h.turn
        h.lacks[without] |= SEVENS
        h.go_to(h.left[without])
        h.tell("noted", "ups-and-downs-no-seven", without)
    h.need(h.turn, SEVENS)


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
        phases=[Start(), Building()],
        count=tally,
        places=[Rows("rows", "row", EVERYONE)],
        counters=[0, 1 if options["sevens"] == "last" else 0],
    )
