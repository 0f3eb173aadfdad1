"""The combinations of Sham Battle: groups, the sequence of the Country in Power, and two pairs with names.

Our page: rules/patriot.md, "Sham Battle".
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, members, zeros
from parlor.core.hand import Fact, Match
from parlor.core.moves import MELD, SomeCards, payload_of
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, Zone
from parlor.families.tricks.hand import Place, TrickHand, TrickRules
from parlor.packs.patriot import PATRIOT

# What four Battleships, Submarines, Aeroplanes, Armies, Bonds or Flags count, and each like card over four.
FOUR: Final = [40, 50, 60, 70, 80, 100]
OVER_FOUR: Final[i64] = 20
SEQUENCE: Final[i64] = 150
FLAG_AND_ARMY: Final[i64] = 20
FLAG_AND_ARMY_IN_POWER: Final[i64] = 40
FLAG_AND_BATTLESHIP: Final[i64] = 40


def set_of(codes: str) -> i64:
    """The set of some cards, of equal ones the first copies."""
    mask: i64 = 0
    for card in PATRIOT.cards(codes.split()):
        mask |= bit(card)
    return mask


def _groups() -> list[int]:
    """Four to eight cards of one taking value, each country none, once or twice."""
    groups = []
    for value in range(1, 7):
        for choice in range(81):
            copies = [choice % 3, choice // 3 % 3, choice // 9 % 3, choice // 27]
            if sum(copies) >= 4:
                groups.append(int(set_of(" ".join([f"{'ABFI'[k]}{value}" for k in range(4) for _ in range(copies[k])]))))
    return groups


SEQUENCES: Final = [int(set_of(f"{x}2 {x}3 {x}4 {x}5 {x}6")) for x in "ABFI"]
FLAGS_AND_ARMIES: Final = [int(set_of(f"{x}4 {x}6")) for x in "ABFI"]
AMERICAN_FLAG_AND_BRITISH_BATTLESHIP: Final = int(set_of("A6 B1"))


def _table() -> vec[i64]:
    table = vec[i64](capacity=320)
    for cards in sorted([*_groups(), *SEQUENCES, *FLAGS_AND_ARMIES, AMERICAN_FLAG_AND_BRITISH_BATTLESHIP]):
        table = append(table, cards)
    return table


# Every combination that can ever be laid, in the order of `legal`.
ALL: Final = _table()


class Combination(SomeCards):
    """`meld C C …`: the cards of one combination."""

    def __init__(self) -> None:
        super().__init__(MELD, "meld", PATRIOT)

    def every(self) -> list[int]:
        wrong = ["A1", "A6 A6", "A4 B6", "A6 B6 F6", "A1 A2 A3 A4 A5", "F1 F2 F3 F4 F5 F6", "B1 B6", "A5 A6 B5 B6", "I6 I6 I5 I5"]
        return sorted({*[int(cards) for cards in ALL], *[int(set_of(codes)) for codes in wrong]})


LAYING: Final = Combination()


def is_sequence(cards: i64) -> bool:
    """Whether a set is the five highest cards of one country."""
    return count(cards) == 5 and int(cards) in SEQUENCES


def worth(cards: i64, power: i64) -> i64:
    """What a combination counts when a country is in power; nothing if it is none."""
    if cards == AMERICAN_FLAG_AND_BRITISH_BATTLESHIP:
        return FLAG_AND_BATTLESHIP
    for country in range(4):
        if cards == SEQUENCES[country]:
            return SEQUENCE if country == power else 0
        if cards == FLAGS_AND_ARMIES[country]:
            return FLAG_AND_ARMY_IN_POWER if country == power else FLAG_AND_ARMY
    return group_worth(cards)


def group_worth(cards: i64) -> i64:
    """What a group counts: two complete pairs double the count of the four, not that of the cards over four."""
    size = count(cards)
    if size < 4:
        return 0
    value = PATRIOT.number[lowest(cards)]
    m = cards
    while m != 0:
        if PATRIOT.number[lowest(m)] != value:
            return 0
        m &= m - 1
    four: i64 = FOUR[value - 1]
    pairs = count(cards & cards >> 1 & PATRIOT.firsts)
    return (four * 2 if pairs >= 2 else four) + OVER_FOUR * (size - 4)


def packed(cards: i64) -> i64:
    """A set with the first copies of all cards of which it holds one, whichever it is."""
    return PATRIOT.folded(cards) | (cards & cards >> 1 & PATRIOT.firsts) * 2


class BattleHand(TrickHand):
    """A hand in which combinations are laid: those laid so far, and which of their cards lie on the table."""

    def __init__(self, match: Match, rules: TrickRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        # Combinations as they were said, who laid each, and what it counts.
        self.melds: vec[i64] = vec[i64]()
        self.melders: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()
        # All cards ever laid, in order; for each seat the set of those that still lie there.
        self.laid: vec[i64] = vec[i64]()
        self.lying: vec[i64] = zeros(match.players)

    def copy_to(self, other: TrickHand) -> None:
        super().copy_to(other)
        assert isinstance(other, BattleHand)
        other.melds = self.melds[:]
        other.melders = self.melders[:]
        other.counts = self.counts[:]
        other.laid = self.laid[:]
        other.lying = self.lying[:]

    def clone(self) -> "BattleHand":
        other = BattleHand(self.match, self.rules, self.shuffler)
        self.copy_to(other)
        return other

    def may_lay(self, moves: vec[i64]) -> vec[i64]:
        """Some moves and after them every combination in the hand on turn."""
        held = packed(self.hands[self.at])
        for cards in ALL:
            if cards & ~held == 0 and worth(cards, self.trump) > 0:
                moves = append(moves, MELD | cards)
        return moves

    def can_lay(self, cards: i64) -> bool:
        """Whether cards are a combination in the hand on turn."""
        return cards & ~packed(self.hands[self.at]) == 0 and worth(cards, self.trump) > 0

    def lay(self, move: i64) -> None:
        """Lays a combination of the seat on turn on the table."""
        at = self.at
        cards = payload_of(move)
        self.melds = append(self.melds, cards)
        self.melders = append(self.melders, at)
        self.counts = append(self.counts, worth(cards, self.trump))
        if self.news is not None:
            self.tell("Seat {seat}'s combination counts {number}", at, 0, worth(cards, self.trump))
        m = cards
        while m != 0:
            card = self.copy_held(at, self.pack.first(lowest(m)))
            m &= m - 1
            self.hands[at] &= ~bit(card)
            self.known[at] &= ~bit(card)
            self.lying[at] |= bit(card)
            self.laid = append(self.laid, card)

    def take_up(self, seat: i64) -> None:
        """The cards that a seat has lying go back to its hand, as everybody sees."""
        self.hands[seat] |= self.lying[seat]
        self.known[seat] |= self.lying[seat]
        self.lying[seat] = 0

    def no_combination(self, cards: i64) -> str:
        """Why cards cannot be laid."""
        at = self.at
        missing = cards & ~packed(self.hands[at])
        if missing != 0:
            for lacked in members(missing):
                if self.pack.copies_in(self.lying[at], self.pack.first(lacked)) != 0:
                    return f"{self.pack.codes[lacked]} is already laid: it is already used in a combination"
            card = self.pack.first(lowest(missing))
            if missing & bit(card) == 0:
                return f"You hold only one {self.pack.codes[card]}"
            return f"You do not hold {self.pack.codes[card]}"
        if is_sequence(cards):
            return f"The sequence counts only in the Country in Power, which is {self.pack.suits[self.trump]}"
        if count(cards) >= 5 and cards == self.pack.folded(cards) and cards & ~self.pack.suited[self.pack.suit[lowest(cards)]] == 0:
            return "The sequence is exactly five cards, Flag down to Submarine"
        return f"{', '.join(self.pack.codes_of(cards))}: these cards are no combination"

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["melds"] = [
            {"seat": int(self.melders[k]), "cards": self.pack.codes_of(self.melds[k]), "count": int(self.counts[k])}
            for k in range(len(self.melds))
        ]
        return facts

    def melded(self, side: i64) -> i64:
        """What the combinations of a side count."""
        total: i64 = 0
        for k in range(len(self.melds)):
            if self.side[self.melders[k]] == side:
                total += self.counts[k]
        return total


class Laid(Place):
    """The combinations on the table, open to all."""

    def zones(self, h: TrickHand) -> list[Zone]:
        assert isinstance(h, BattleHand)
        return [Zone(f"laid:{seat}", _lying(h, seat), EVERYONE) for seat in range(h.players)]


def _lying(h: BattleHand, seat: i64) -> vec[i64]:
    cards = vec[i64](capacity=16)
    for card in h.laid:
        if h.lying[seat] & bit(card) != 0:
            cards = append(cards, card)
    return cards


class BattleRules(TrickRules):
    """A game in which combinations are laid."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> TrickHand:
        return BattleHand(match, self, shuffler)
