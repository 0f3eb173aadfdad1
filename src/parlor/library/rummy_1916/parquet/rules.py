"""Parquet: Rummy on one common layout, where any three in line will do.

"Rummy", United Games Co., 1916; our page: rules/rummy.md, rulings R1 to R3, and R1 to R6 of Rummy.
"""

from itertools import combinations
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import EMPTY, bit, count, members, shl
from parlor.core.facts import FactKinds
from parlor.core.game import FewestAfter, Options, Rules, whole
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import DISCARD, DRAW, MELD, PLAY, Form, OneCard, SomeCards, insert, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase, notation_of
from parlor.core.shuffle import in_order
from parlor.core.zone import Zone
from parlor.families.rummy.against import WORDS, count_against, deal_singly
from parlor.families.rummy.hand import Layout, RummyHand, RummyRules
from parlor.families.rummy.melds import Faults, Melds, Sizes
from parlor.families.rummy.turn import DrawTurning, TurnLimit
from parlor.library.rummy_1916.laws import rows_of
from parlor.packs.rummy import RUMMY, numbered

# The thirteen places of a row, and the first column.
ROW: Final[i64] = 0x1FFF
ONES: Final[i64] = numbered(1)
# The game's own counter: the set of the cards on the table.
LYING: Final = 0


class Common(Layout):
    """A place on the table for every card."""

    def zones(self, h: RummyHand) -> list[Zone]:
        return rows_of(h.own[LYING])

    def facts(self, h: RummyHand, facts: dict[str, Fact]) -> None:
        return

    def fact_kinds(self) -> FactKinds:
        return {}


class Lay(Phase[RummyHand]):
    """Lay cards of one suit or of one number that make a line of three or more with what lies there; a discard ends the turn."""

    name = "play"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(PLAY, "play", pack), LayForm(MELD, "meld", pack), OneCard(DISCARD, "discard", pack)]

    def moves(self, h: RummyHand) -> vec[i64]:
        hand = h.hands[h.turn]
        found = lays(hand, h.own[LYING])
        singles: i64 = 0
        for lay in found:
            if lay & (lay - 1) == 0:
                singles |= lay
        moves = members(singles)
        for lay in found:
            if lay & (lay - 1) != 0:
                moves = insert(moves, MELD | lay)
        for card in members(hand):
            moves = append(moves, DISCARD | card)
        return moves

    def reason(self, h: RummyHand, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb == DRAW:
            return Refusal(WORDS.drawn)
        cards = payload_of(move) if verb == MELD else bit(payload_of(move))
        missing = cards & ~h.hands[h.turn]
        if missing != 0:
            return Refusal("not-held", {"cards": RUMMY.codes_of(missing)})
        if verb == PLAY:
            suit = RUMMY.suit_name(RUMMY.suit[move])
            return Refusal("parquet-no-line", {"card": RUMMY.codes[move], "suit": suit, "number": int(RUMMY.number[move])}, "R1")
        return Refusal("parquet-no-line-of", {"cards": RUMMY.codes_of(cards)}, "R1")

    def make(self, h: RummyHand, move: i64) -> None:
        seat = h.turn
        if verb_of(move) == DISCARD:
            h.drop(seat, payload_of(move))
            h.put_on_discard(payload_of(move))
            h.end_turn()
            return
        cards = payload_of(move) if verb_of(move) == MELD else bit(move)
        h.own[LYING] |= cards
        h.hands[seat] &= ~cards
        h.known[seat] &= ~cards
        if h.hands[seat] == 0:
            h.go_out()


def lays(hand: i64, lying: i64) -> vec[i64]:
    """All sets of cards of a hand that make a line, in no order (R1, R2). A single card may come twice, by row and by column.

    In a row, one lays what is missing from a stretch, and the stretch must end where nothing lies.
    """
    found = vec[i64](capacity=16)
    for suit in range(4):
        row = lying >> (suit * 13) & ROW
        own = hand >> (suit * 13) & ROW
        for low in range(11):
            stretch: i64 = 0
            high: i64 = low
            if own != 0 and (low == 0 or row >> (low - 1) & 1 == 0):
                while high < 13 and (row | own) >> high & 1 == 1:
                    stretch |= bit(high)
                    high += 1
                    if high - low >= 3 and row >> high & 1 == 0 and stretch & ~row != 0:
                        found = append(found, shl(stretch & ~row, suit * 13))
    for number in range(13):
        column = shl(ONES, number)
        own = hand & column
        needed = 3 - count(lying & column)
        choice = own if count(own) >= needed else EMPTY
        while choice != 0:
            if count(choice) >= needed:
                found = append(found, choice)
            choice = (choice - 1) & own
    return found


class LayForm(SomeCards):
    """`meld C C …`, two cards or more of one suit or of one number."""

    def read(self, words: list[str]) -> i64:
        return super().read(words) if len(words) > 2 else -1

    def every(self) -> list[int]:
        lines = [list(range(suit * 13, suit * 13 + 13)) for suit in range(4)] + [list(range(number, 52, 13)) for number in range(13)]
        return [sum([int(bit(card)) for card in choice]) for line in lines for size in (2, 3, 4) for choice in combinations(line, size)]


# No melds that stay together: only the common layout.
NO_MELDS: Final = Melds(RUMMY, 0, Sizes(3, 0), Sizes(3, 0), Faults([]))
PHASES: Final[list[Phase[Any]]] = [DrawTurning(WORDS), Lay()]


def rules(players: int, options: Options) -> Rules:
    """The rules for a table: what the book does not change is as in Rummy (R3)."""
    ending = FewestAfter(whole(options, "hands") or players)
    notation = notation_of(PHASES, RUMMY)
    stop = TurnLimit(50)
    return RummyRules(RUMMY, players, notation, ending, in_order(52), deal_singly, NO_MELDS, PHASES, stop, count_against, Common(), [0])
