"""What the players of SAM know of hidden cards, and how they may guess them.

Each stock was made of cards that everyone knows, so what was drawn from it is redrawn by itself. A hand may hold cards of
several stocks. Where a card is played that, for all the others know, may have come from two of them, these become one lot.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import zeros
from parlor.core.rng import Rng
from parlor.families.patience.hand import in_pack_order, insert
from parlor.library.sam_2015.sam.layout import HAND_SIZE, PAYOFF, SEEN, STOCK, SamTable
from parlor.packs.standard import STANDARD

# What the table sees


def drew(h: SamTable, seat: i64, cards: i64) -> None:
    """A player has drawn cards, which may be of any rank."""
    for rank in range(14):
        h.at_most[seat * 14 + rank] = min(HAND_SIZE, h.at_most[seat * 14 + rank] + cards)


def showed(h: SamTable, seat: i64, card: i64) -> None:
    """A card leaves a hand for all to see."""
    place = h.find(seat, card)
    if h.shuffles > 0 and h.lot[place] != SEEN:
        mix(h, seat, place)
    h.lose(seat, place)
    for rank in range(14):
        few = h.at_most[seat * 14 + rank] - (1 if rank >= STANDARD.number[card] else 0)
        h.at_most[seat * 14 + rank] = min(few, h.holds[seat])


def holds_none_up_to(h: SamTable, seat: i64, rank: i64) -> None:
    """A player had no card to discard on one of a rank."""
    for low in range(rank + 1):
        h.at_most[seat * 14 + low] = 0


def mix(h: SamTable, seat: i64, place: i64) -> None:
    """Makes one lot of those from which the card in a place of a hand may have come, for all that the others know."""
    card = h.held[place]
    for k in range(seat * HAND_SIZE, seat * HAND_SIZE + h.holds[seat]):
        lot = h.lot[place]
        other = h.lot[k]
        if other != lot and other != SEEN and hides(h, other, card):
            merge(h, max(lot, other), min(lot, other))


def hides(h: SamTable, lot: i64, card: i64) -> bool:
    """Whether a card is among those of a lot that have not been seen."""
    for s in range(h.players):
        for k in range(s * HAND_SIZE, s * HAND_SIZE + h.holds[s]):
            if h.held[k] == card and h.lot[k] == lot:
                return True
    for pile in range(h.discards):
        if is_of(h, pile, lot):
            start = h.start[pile]
            for k in range(start + h.unseen_from[pile], start + h.unseen_to[pile]):
                if h.cards[k] == card:
                    return True
    return False


def is_of(h: SamTable, pile: i64, lot: i64) -> bool:
    """Whether the unseen cards of a pile are of a lot."""
    return (pile >= PAYOFF and lot == h.payoff_lot) or (pile == STOCK and lot == h.stock_lot)


def merge(h: SamTable, lot: i64, into: i64) -> None:
    """Makes one lot a part of another."""
    for k in range(len(h.lot)):
        if h.lot[k] == lot:
            h.lot[k] = into
    if h.stock_lot == lot:
        h.stock_lot = into
    if h.payoff_lot == lot:
        h.payoff_lot = into


# Guessing


def lots_hidden_from(h: SamTable, seat: i64) -> vec[i64]:
    """The lots of which cards may be hidden from a seat, ascending."""
    lots = vec[i64](capacity=8)
    lots = append(lots, h.payoff_lot)
    if h.stock_lot != h.payoff_lot:
        lots = insert(lots, h.stock_lot)
    for s in range(h.players):
        for k in range(s * HAND_SIZE, s * HAND_SIZE + h.holds[s]):
            if s != seat and h.lot[k] != SEEN and h.lot[k] not in lots:
                lots = insert(lots, h.lot[k])
    return lots


def redraw(h: SamTable, seat: i64, lots: vec[i64], careful: bool, rng: Rng) -> bool:
    """Redraws lot by lot, hands first; fails where no card is left that a hand can hold by what its player has shown."""
    room = h.at_most[:]
    for s in range(h.players):
        for k in range(s * HAND_SIZE, s * HAND_SIZE + h.holds[s]):
            if h.lot[k] == SEEN:
                use(room, s, h.held[k])
    for lot in lots:
        counts = hidden_in(h, seat, lot)
        for k in range(h.players):
            s = (seat + 1 + k) % h.players
            if s != seat and not fill_hand(h, s, lot, counts, room, careful, rng):
                return False
        total: i64 = 0
        for n in counts:
            total += n
        cards = rng.shuffle(in_pack_order(counts, total))
        at: i64 = 0
        for pile in range(h.discards):
            if is_of(h, pile, lot):
                at = fill(h, pile, cards, at)
    for s in range(h.players):
        if s != seat:
            sort_hand(h, s)
    return True


def hidden_in(h: SamTable, seat: i64, lot: i64) -> vec[i64]:
    """How many of each card of one lot are hidden from a seat."""
    counts = zeros(52)
    for s in range(h.players):
        if s != seat:
            for k in range(s * HAND_SIZE, s * HAND_SIZE + h.holds[s]):
                if h.lot[k] == lot:
                    counts[h.held[k]] += 1
    for pile in range(h.discards):
        if is_of(h, pile, lot):
            for k in range(h.unseen_from[pile], h.unseen_to[pile]):
                counts[h.cards[h.start[pile] + k]] += 1
    return counts


def fill_hand(h: SamTable, seat: i64, lot: i64, counts: vec[i64], room: vec[i64], careful: bool, rng: Rng) -> bool:
    """Draws the cards of a hand that are of one lot."""
    for place in range(seat * HAND_SIZE, seat * HAND_SIZE + h.holds[seat]):
        if h.lot[place] != lot:
            continue
        low: i64 = 1
        for rank in range(1, 14):
            if careful and room[seat * 14 + rank] <= 0:
                low = rank + 1
        total: i64 = 0
        for card in range(52):
            if STANDARD.number[card] >= low:
                total += counts[card]
        if total == 0:
            return False
        k = rng.below(total)
        chosen: i64 = 0
        for card in range(52):
            if STANDARD.number[card] >= low and k >= 0:
                chosen = card
                k -= counts[card]
        counts[chosen] -= 1
        h.held[place] = chosen
        use(room, seat, chosen)
    return True


def use(room: vec[i64], seat: i64, card: i64) -> None:
    """Takes a card off what a hand can hold of its rank and above."""
    for rank in range(STANDARD.number[card], 14):
        room[seat * 14 + rank] -= 1


def fill(h: SamTable, pile: i64, cards: vec[i64], at: i64) -> i64:
    """Lays cards into the unseen places of a pile; how far they have been used."""
    for k in range(h.unseen_from[pile], h.unseen_to[pile]):
        h.cards[h.start[pile] + k] = cards[at]
        at += 1
    return at


def sort_hand(h: SamTable, seat: i64) -> None:
    """Puts a redrawn hand into pack order."""
    n = h.holds[seat]
    first = seat * HAND_SIZE
    cards = h.held[first : first + n]
    lots = h.lot[first : first + n]
    h.holds[seat] = 0
    for k in range(n):
        h.take(seat, cards[k], lots[k])
