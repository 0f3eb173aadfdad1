"""The combinations of Sham Battle: groups, the sequence of the Country in Power, and two pairs with names.

Our page: rules/patriot.md, "Sham Battle".
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, members, union
from parlor.core.bounds import highest
from parlor.core.facts import MELDS_LAID, FactKinds
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import MELD, PASS, Form, SomeCards, Word
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.state import CardHand, Hands, PerSeat
from parlor.core.zone import EVERYONE, Zone, hand_zone
from parlor.families.tricks import Order, TrickHand, Tricks
from parlor.library.patriot.laws import FollowCountry
from parlor.packs.patriot import LETTERS, PATRIOT

# What four Battleships, Submarines, Aeroplanes, Armies, Bonds or Flags count, and each like card over four.
FOUR: Final = [40, 50, 60, 70, 80, 100]
OVER_FOUR: Final = 20


def _set_of(codes: list[str]) -> int:
    """The set of some cards; of equal cards, the first copies."""
    return int(union(PATRIOT.cards(codes)))


def _counts(power: str) -> dict[int, int]:
    """What each combination counts when a country is in power."""
    counts = {_set_of(["A6", "B1"]): 40, _set_of([f"{power}{value}" for value in (2, 3, 4, 5, 6)]): 150}
    for country in LETTERS:
        counts[_set_of([f"{country}4", f"{country}6"])] = 40 if country == power else 20
    # Groups: four to eight cards of one taking value. Two complete pairs double the count of the four, not that of the cards over four.
    for value in range(6):
        for choice in range(81):
            copies = [choice % 3, choice // 3 % 3, choice // 9 % 3, choice // 27]
            if sum(copies) >= 4:
                group = _set_of([f"{LETTERS[k]}{value + 1}" for k in range(4) for _ in range(copies[k])])
                counts[group] = FOUR[value] * (2 if copies.count(2) >= 2 else 1) + OVER_FOUR * (sum(copies) - 4)
    return counts


COUNTS: Final = [_counts(power) for power in LETTERS]
# Every combination that can ever be laid, in the order of `legal`.
ALL: Final = vec[i64](sorted({cards for counts in COUNTS for cards in counts}))


def combined(cards: int) -> int:
    """What some cards can count at most: each at its share in the best combination, such as a Flag in two pairs of Flags."""
    shares = [FOUR[card.number - 1] * 2 // 4 for card in PATRIOT.kinds]
    in_sequence = [150 // 5 if card.number > 1 else 0 for card in PATRIOT.kinds]
    return highest([max(share, other) for share, other in zip(shares, in_sequence, strict=True)] * 2, cards)


def worth(cards: i64, power: i64) -> i64:
    """What a combination counts when a country is in power; nothing if it is none."""
    return COUNTS[power].get(cards, 0)


# The cards that each seat has lying on the table, in the order laid; they are part of what it holds.
LAID: Final = 0
ON_TABLE: Final = PerSeat("laid", "meld", EVERYONE)
# Combinations as they were said, and who laid each.
MELDS: Final = 0
MELDERS: Final = 1


def lying(h: CardHand, seat: i64) -> i64:
    """The cards that a seat has lying on the table."""
    return union(h.lying(LAID, seat))


class BesideLaid(Hands):
    """The hands without what lies on the table."""

    def zone(self, h: CardHand, seat: i64) -> Zone:
        return hand_zone(seat, h.hands[seat] & ~lying(h, seat))


def in_hand(h: TrickHand) -> i64:
    """The cards of the seat on turn that do not lie on the table."""
    return h.hands[h.at] & ~lying(h, h.at)


def first_copies(cards: i64) -> i64:
    """The same cards as first copies, and second copies only where both are held."""
    return PATRIOT.folded(cards) | (cards & cards >> 1 & PATRIOT.firsts) * 2


def combinations(h: TrickHand) -> vec[i64]:
    """A pass, and then every combination in the hand on turn."""
    held = first_copies(in_hand(h))
    found = append(vec[i64](capacity=16), PASS)
    for cards in ALL:
        if cards & ~held == 0 and worth(cards, h.trump) > 0:
            found = append(found, MELD | cards)
    return found


class Combination(SomeCards):
    """`meld C C …`: the cards of one combination."""

    def __init__(self) -> None:
        super().__init__(MELD, "meld", PATRIOT)
        self.listed = False

    def every(self) -> list[int]:
        return [int(cards) for cards in ALL]


class Laying(Phase[TrickHand]):
    """The seat on turn lays combinations, one at a time, or passes."""

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), Combination()]

    def copy_in_hand(self, h: TrickHand, first: i64) -> i64:
        """The copy of a card that leaves the hand of the seat on turn: one that it has shown, if it has."""
        held = h.pack.copies_in(in_hand(h), first)
        shown = held & h.known[h.at]
        return lowest(shown if shown != 0 else held)

    def lay(self, h: TrickHand, cards: i64) -> None:
        """Lays a combination on the table."""
        h.note(MELDS, cards)
        h.note(MELDERS, h.at)
        for each in members(cards):
            card = self.copy_in_hand(h, h.pack.first(each))
            h.put(LAID, card, h.at)
            h.known[h.at] |= bit(card)
        h.tell("noted", "patriot-combination-counts", h.at, -1, worth(cards, h.trump))

    def no_combination(self, h: TrickHand, cards: i64) -> Refusal:
        """Why the seat on turn cannot lay cards."""
        pack = h.pack
        missing = cards & ~first_copies(in_hand(h))
        for lacked in members(missing):
            if pack.copies_in(lying(h, h.at), pack.first(lacked)) != 0:
                return Refusal("patriot-already-laid", {"card": pack.codes[lacked]})
        if missing != 0:
            card = pack.first(lowest(missing))
            if missing & bit(card) == 0:
                return Refusal("patriot-only-one-held", {"card": pack.codes[card]})
            return Refusal("not-held", {"cards": [pack.codes[card]]})
        if cards in ALL:
            return Refusal("patriot-sequence-in-power", {"suit": pack.suit_name(h.trump)})
        if count(cards) >= 5 and cards == pack.folded(cards) and cards & ~pack.suited[pack.suit[lowest(cards)]] == 0:
            return Refusal("patriot-sequence-of-five")
        return Refusal("patriot-no-combination", {"cards": pack.codes_of(cards)})


def melded(h: TrickHand, side: i64) -> i64:
    """What the combinations of a side count."""
    total: i64 = 0
    for k in range(len(h.rows[MELDS])):
        if h.side[h.rows[MELDERS][k]] == side:
            total += worth(h.rows[MELDS][k], h.trump)
    return total


class BattleTricks(Tricks):
    """Tricks in which the country led must be followed; the Country in Power beats the others."""

    def __init__(self) -> None:
        super().__init__([FollowCountry()], Order(PATRIOT, PATRIOT.number))

    def begin(self, h: TrickHand) -> None:
        """All laid cards go back to the hands."""
        for seat in range(h.players):
            h.lay_out(LAID, vec[i64](), seat)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        melds, melders = h.rows[MELDS], h.rows[MELDERS]
        facts["melds"] = [
            {"seat": int(melders[k]), "cards": h.pack.codes_of(melds[k]), "count": int(worth(melds[k], h.trump))} for k in range(len(melds))
        ]

    def fact_kinds(self) -> FactKinds:
        return {"melds": MELDS_LAID}
