"""Parquet: Rummy on one common layout, where any three in line will do.

"Rummy", United Games Co., 1916; our page: rules/rummy.md, rulings R1 to R3, and R1 to R6 of Rummy.
"""

from itertools import combinations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, members, shl
from parlor.core.game import FewestAfter, Game, Options, Rules, number_option, whole
from parlor.core.hand import Fact, Hand, Match
from parlor.core.moves import DISCARD, DRAW, MELD, PLAY, Choice, Notation, OneCard, SomeCards, payload_of, verb_of
from parlor.core.shuffle import Shuffler, in_order
from parlor.core.zone import EVERYONE, Zone
from parlor.families.rummy.against import WORDS, count_against, deal_singly
from parlor.families.rummy.hand import Phase, RummyHand, RummyRules
from parlor.families.rummy.melds import Faults, Melds, Sizes
from parlor.families.rummy.turn import DrawTurning, TurnLimit
from parlor.packs.rummy import RUMMY, SUITS, numbered

ROW: Final[i64] = 0x1FFF


class ParquetHand(RummyHand):
    """A rummy hand with a place on the table for every card."""

    def __init__(self, match: Match, rules: RummyRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.lying: i64 = 0

    def clone(self) -> Hand:
        other = ParquetHand(self.match, self.rules, self.shuffler)
        self.copy_to(other)
        other.lying = self.lying
        return other

    def table_zones(self) -> list[Zone]:
        return [Zone(SUITS[suit].lower(), members(self.lying & RUMMY.suited[suit]), EVERYONE) for suit in range(4)]

    def table_facts(self, facts: dict[str, Fact]) -> None:
        return


class Lay(Phase):
    """Lay cards of one suit or of one number that make a line of three or more with what lies there; a discard ends the turn."""

    name = "play"

    def moves(self, h: RummyHand) -> vec[i64]:
        assert isinstance(h, ParquetHand)
        hand = h.hands[h.turn]
        singles: i64 = 0
        melds = vec[i64](capacity=16)
        for lay in lays(hand, h.lying):
            if lay & (lay - 1) == 0:
                singles |= lay
            else:
                melds = insert(melds, MELD | lay)
        moves = members(singles)
        for meld in melds:
            moves = append(moves, meld)
        for card in members(hand):
            moves = append(moves, DISCARD | card)
        return moves

    def allows(self, h: RummyHand, move: i64) -> bool:
        assert isinstance(h, ParquetHand)
        if verb_of(move) == DISCARD:
            return h.holds(h.turn, payload_of(move))
        cards = laid_by(move)
        return cards & ~h.hands[h.turn] == 0 and makes_line(cards, h.lying)

    def reason(self, h: RummyHand, move: i64) -> str:
        verb = verb_of(move)
        if verb == DRAW:
            return WORDS.drawn
        cards = bit(payload_of(move)) if verb == DISCARD else laid_by(move)
        missing = cards & ~h.hands[h.turn]
        if missing != 0:
            return f"You do not hold {RUMMY.text(missing)}"
        if verb == PLAY:
            suit = SUITS[RUMMY.suit[move]]
            where = f"neither in the row of {suit} nor in the column of {RUMMY.number[move]}s"
            return f"{RUMMY.codes[move]} makes no line of three with the cards on the table: {where}"
        return f"{RUMMY.text(cards)} make no line of three with the cards on the table: neither in one row without a gap nor in one column"

    def make(self, h: RummyHand, move: i64) -> None:
        assert isinstance(h, ParquetHand)
        seat = h.turn
        if verb_of(move) == DISCARD:
            h.drop(seat, payload_of(move))
            h.put_on_discard(payload_of(move))
            h.end_turn()
            return
        cards = laid_by(move)
        h.lying |= cards
        h.hands[seat] &= ~cards
        h.known[seat] &= ~cards
        if h.hands[seat] == 0:
            h.go_out()


def laid_by(move: i64) -> i64:
    """The cards that a move lays on the table."""
    verb = verb_of(move)
    if verb == PLAY:
        return bit(move)
    return payload_of(move) if verb == MELD else 0


def makes_line(cards: i64, lying: i64) -> bool:
    """Whether cards laid among others lie in one line of three or more (R1, R2)."""
    if cards == 0:
        return False
    first = lowest(cards)
    column = numbered(RUMMY.number[first])
    there = lying | cards
    if cards & ~column == 0 and count(there & column) >= 3:
        return True
    row = RUMMY.suited[RUMMY.suit[first]]
    if cards & ~row != 0:
        return False
    stretch = stretch_of(first, there & row)
    return cards & ~stretch == 0 and count(stretch) >= 3


def stretch_of(card: i64, row: i64) -> i64:
    """The unbroken stretch of a row that holds a card."""
    low = card
    while low > 0 and row >> (low - 1) & 1 == 1:
        low -= 1
    high = card
    while row >> (high + 1) & 1 == 1:
        high += 1
    return shl(bit(high - low + 1) - 1, low)


def lays(hand: i64, lying: i64) -> vec[i64]:
    """All sets of cards of a hand that make a line, in no order; a single one may come twice, by row and by column.

    A row lay is what is missing from a stretch, and the stretch ends where nothing lies.
    """
    found = vec[i64](capacity=16)
    for suit in range(4):
        row = lying >> (suit * 13) & ROW
        own = hand >> (suit * 13) & ROW
        low: i64 = 0
        while low < 11 and own != 0:
            stretch: i64 = 0
            high = low
            if low == 0 or row >> (low - 1) & 1 == 0:
                while high < 13 and (row | own) >> high & 1 == 1:
                    stretch |= bit(high)
                    high += 1
                    if high - low >= 3 and row >> high & 1 == 0 and stretch & ~row != 0:
                        found = append(found, shl(stretch & ~row, suit * 13))
            low += 1
    for number in range(1, 14):
        column = numbered(number)
        own = hand & column
        needed = 3 - count(lying & column)
        choice = own
        while choice != 0:
            if count(choice) >= needed:
                found = append(found, choice)
            choice = (choice - 1) & own
    return found


def insert(ordered: vec[i64], move: i64) -> vec[i64]:
    """Puts a move into its place in the order."""
    ordered = append(ordered, move)
    at: i64 = len(ordered) - 1
    while at > 0 and ordered[at - 1] > move:
        ordered[at] = ordered[at - 1]
        at -= 1
    ordered[at] = move
    return ordered


class LayForm(SomeCards):
    """`meld C C …`, two cards or more of one suit or of one number."""

    def read(self, words: list[str]) -> i64:
        return super().read(words) if len(words) > 2 else -1

    def every(self) -> list[int]:
        lines = [list(range(suit * 13, suit * 13 + 13)) for suit in range(4)] + [list(range(number, 52, 13)) for number in range(13)]
        return [sum([int(bit(card)) for card in choice]) for line in lines for size in (2, 3, 4) for choice in combinations(line, size)]


# No melds that stay together: only the common layout.
NO_MELDS: Final = Melds(RUMMY, 0, Sizes(3, 0), Sizes(3, 0), Faults([""]))


class ParquetRules(RummyRules):
    """The rules of Rummy with a common layout."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> RummyHand:
        return ParquetHand(match, self, shuffler)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table: all that the book does not change is Rummy's (R3)."""
    ending = FewestAfter(whole(options, "hands") or players)
    forms = [
        OneCard(PLAY, "play", RUMMY),
        Choice(DRAW, "draw", ["stock", "discard"]),
        LayForm(MELD, "meld", RUMMY),
        OneCard(DISCARD, "discard", RUMMY),
    ]
    phases: list[Phase] = [DrawTurning(WORDS), Lay()]
    return ParquetRules(RUMMY, players, Notation(forms), ending, in_order(52), deal_singly, NO_MELDS, phases, TurnLimit(50), count_against)


GAME: Final = Game(
    "parquet",
    "Parquet",
    "rummy-1916",
    RUMMY,
    [2, 3, 4, 5, 6],
    4,
    [number_option("hands", "hands that make the game; 0: each player deals once", 0, 0, 20)],
    "Rummy on one common layout, where any three in line will do.",
    rules,
    "rummy",
)
