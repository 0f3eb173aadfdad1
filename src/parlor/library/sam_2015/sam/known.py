"""What the players of SAM know of hidden cards, and how they may guess them.

Each stock was made of cards that everyone knows, so what was drawn from it is redrawn by itself. A hand may hold cards of
several stocks. When a card is played that, for all the others know, may have come from two of them, these become one lot.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import zeros
from parlor.core.rng import Rng
from parlor.families.patience import in_pack_order, insert
from parlor.library.sam_2015.sam.layout import AT_MOST, HAND_SIZE, LOT, PAYOFF_LOT, SEEN, SHUFFLES, STOCK_LOT, SamTable
from parlor.packs.standard import STANDARD

# What the table sees


def drew(h: SamTable, seat: i64, cards: i64) -> None:
    """A player has drawn cards, which may be of any rank."""
    for rank in range(14):
        k = AT_MOST + seat * 14 + rank
        h.own[k] = min(HAND_SIZE, h.own[k] + cards)


def showed(h: SamTable, seat: i64, card: i64) -> None:
    """A card leaves a hand for all to see."""
    place = h.find(seat, card)
    if h.own[SHUFFLES] > 0 and h.own[LOT + place] != SEEN:
        mix(h, seat, place)
    h.lose(seat, place)
    for rank in range(14):
        k = AT_MOST + seat * 14 + rank
        h.own[k] = min(h.own[k] - (1 if rank >= STANDARD.number[card] else 0), h.size[seat])


def holds_none_up_to(h: SamTable, seat: i64, rank: i64) -> None:
    """A player had no card to discard on one of a rank."""
    for low in range(rank + 1):
        h.own[AT_MOST + seat * 14 + low] = 0


def mix(h: SamTable, seat: i64, place: i64) -> None:
    """Joins all lots from which the card in a place of a hand may have come, for all that the others know."""
    for k in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
        lot, other = h.own[LOT + place], h.own[LOT + k]
        if other >= 0 and other != lot and hides(h, other, h.cards[place]):
            merge(h, max(lot, other), min(lot, other))


def hides(h: SamTable, lot: i64, card: i64) -> bool:
    """Whether a card is among those of a lot that have not been seen."""
    for k in range(h.players * HAND_SIZE):
        if h.own[LOT + k] == lot and h.cards[k] == card:
            return True
    for pile in range(h.stock, h.discards):
        if lot == h.own[STOCK_LOT if pile == h.stock else PAYOFF_LOT]:
            for k in range(h.start[pile] + h.unseen_from[pile], h.start[pile] + h.unseen_to[pile]):
                if h.cards[k] == card:
                    return True
    return False


def places_of(h: SamTable, lot: i64) -> vec[i64]:
    """Where in h.cards the unseen cards of a lot lie in the stock and the pay-off piles."""
    places = vec[i64](capacity=64)
    for pile in range(h.stock, h.discards):
        if lot == h.own[STOCK_LOT if pile == h.stock else PAYOFF_LOT]:
            for k in range(h.unseen_from[pile], h.unseen_to[pile]):
                places = append(places, h.start[pile] + k)
    return places


def merge(h: SamTable, lot: i64, into: i64) -> None:
    """Makes one lot a part of another."""
    for k in range(STOCK_LOT, LOT + h.players * HAND_SIZE):
        if h.own[k] == lot:
            h.own[k] = into


# Guessing


def lots_hidden_from(h: SamTable, seat: i64) -> vec[i64]:
    """The lots of which cards may be hidden from a seat, ascending."""
    lots = vec[i64](capacity=8)
    for k in range(STOCK_LOT, LOT + h.players * HAND_SIZE):
        lot = h.own[k]
        if lot >= 0 and lot not in lots and (k < LOT or (k - LOT) // HAND_SIZE != seat):
            lots = insert(lots, lot)
    return lots


def redraw_lots(h: SamTable, seat: i64, lots: vec[i64], careful: bool, rng: Rng) -> bool:
    """Redraws lot by lot, hands first. It fails if no card is left that a hand can hold, by what its player has shown."""
    room = h.own[AT_MOST:]
    for k in range(h.players * HAND_SIZE):
        if h.own[LOT + k] == SEEN:
            use(room, k // HAND_SIZE, h.cards[k])
    for lot in lots:
        counts = zeros(52)
        for k in range(h.players * HAND_SIZE):
            if k // HAND_SIZE != seat and h.own[LOT + k] == lot:
                counts[h.cards[k]] += 1
        places = places_of(h, lot)
        for place in places:
            counts[h.cards[place]] += 1
        for k in range(1, h.players):
            if not fill_hand(h, (seat + k) % h.players, lot, counts, room, careful, rng):
                return False
        cards = rng.shuffle(in_pack_order(counts, len(places)))
        for k in range(len(places)):
            h.cards[places[k]] = cards[k]
    for k in range(1, h.players):
        sort_hand(h, (seat + k) % h.players)
    return True


def fill_hand(h: SamTable, seat: i64, lot: i64, counts: vec[i64], room: vec[i64], careful: bool, rng: Rng) -> bool:
    """Draws the cards of a hand that are of one lot."""
    for place in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
        if h.own[LOT + place] != lot:
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
        h.cards[place] = chosen
        use(room, seat, chosen)
    return True


def use(room: vec[i64], seat: i64, card: i64) -> None:
    """Takes a card off what a hand can hold of its rank and above."""
    for rank in range(STANDARD.number[card], 14):
        room[seat * 14 + rank] -= 1


def sort_hand(h: SamTable, seat: i64) -> None:
    """Puts a redrawn hand into pack order."""
    cards = h.cards_of(seat)
    lots = h.own[LOT + seat * HAND_SIZE : LOT + seat * HAND_SIZE + len(cards)]
    h.size[seat] = 0
    for k in range(len(cards)):
        h.take(seat, cards[k], lots[k])
