"""The combinations of Sham Battle: groups, the sequence of the Country in Power, and two pairs with names.

Our page: rules/patriot.md, "Sham Battle".
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, members, union
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import MELD, SomeCards
from parlor.core.zone import EVERYONE, Zone, hand_zone
from parlor.families.tricks import CardHand, Hands, Order, PerSeat, TrickHand, Tricks
from parlor.library.patriot.laws import FollowCountry
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
        self.listed = False

    def every(self) -> list[int]:
        return [int(cards) for cards in ALL]


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


def among(pile: vec[i64], cards: i64) -> vec[i64]:
    """The cards of a pile that are in a set."""
    found = vec[i64](capacity=len(pile))
    for card in pile:
        if cards & bit(card) != 0:
            found = append(found, card)
    return found


def packed(cards: i64) -> i64:
    """A set with the first copies of all cards of which it holds one, whichever it is."""
    return PATRIOT.folded(cards) | (cards & cards >> 1 & PATRIOT.firsts) * 2


# The cards that each seat has laid, in order; those that it has since played are no longer held, and do not lie there.
LAID: Final = 0
# Combinations as they were said, and who laid each.
MELDS: Final = 0
MELDERS: Final = 1


def lying(h: CardHand, seat: i64) -> i64:
    """The cards that a seat has lying on the table; they are part of what it holds."""
    return union(h.lying(LAID, seat)) & h.hands[seat]


class Laid(PerSeat):
    """The combinations on the table, open to all."""

    def __init__(self) -> None:
        super().__init__("laid", "meld", EVERYONE)

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        return [Zone(f"laid:{seat}", among(h.lies[first + seat], h.hands[seat]), EVERYONE, "meld", seat) for seat in range(h.players)]


class BesideLaid(Hands):
    """The hands without what lies on the table."""

    def zone(self, h: CardHand, seat: i64) -> Zone:
        return hand_zone(seat, h.hands[seat] & ~lying(h, seat))


def in_hand(h: TrickHand) -> i64:
    """The cards of the seat on turn that do not lie on the table."""
    return h.hands[h.at] & ~lying(h, h.at)


def copy_in_hand(h: TrickHand, first: i64) -> i64:
    """The copy of a card that leaves the hand of the seat on turn: one that it has shown, if it has."""
    held = h.pack.copies_in(in_hand(h), first)
    shown = held & h.known[h.at]
    return lowest(shown if shown != 0 else held)


def combinations(h: TrickHand) -> vec[i64]:
    """Every combination in the hand on turn."""
    held = packed(in_hand(h))
    found = vec[i64](capacity=16)
    for cards in ALL:
        if cards & ~held == 0 and worth(cards, h.trump) > 0:
            found = append(found, MELD | cards)
    return found


def lay(h: TrickHand, cards: i64) -> None:
    """Lays a combination of the seat on turn on the table."""
    h.note(MELDS, cards)
    h.note(MELDERS, h.at)
    for each in members(cards):
        card = copy_in_hand(h, h.pack.first(each))
        h.put(LAID, card, h.at)
        h.known[h.at] |= bit(card)
    h.tell("noted", "patriot-combination-counts", h.at, -1, worth(cards, h.trump))


def take_up(h: TrickHand, seat: i64) -> None:
    """The cards that a seat has lying go back to its hand, as everybody sees."""
    h.lay_out(LAID, vec[i64](), seat)


def no_combination(h: TrickHand, cards: i64) -> Refusal:
    """Why the seat on turn cannot lay cards."""
    pack = h.pack
    missing = cards & ~packed(in_hand(h))
    if missing != 0:
        for lacked in members(missing):
            if pack.copies_in(lying(h, h.at), pack.first(lacked)) != 0:
                return Refusal("patriot-already-laid", {"card": pack.codes[lacked]})
        card = pack.first(lowest(missing))
        if missing & bit(card) == 0:
            return Refusal("patriot-only-one-held", {"card": pack.codes[card]})
        return Refusal("not-held", {"cards": [pack.codes[card]]})
    if is_sequence(cards):
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

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        melds: list[Fact] = []
        for k in range(len(h.rows[MELDS])):
            cards = h.rows[MELDS][k]
            counts = int(worth(cards, h.trump))
            melds.append({"seat": int(h.rows[MELDERS][k]), "cards": h.pack.codes_of(cards), "count": counts})
        facts["melds"] = melds
