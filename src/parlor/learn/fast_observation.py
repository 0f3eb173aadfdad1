"""Layouts for the large families, written from the state of the hand instead of its zones: the same numbers, much faster."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from parlor.core.bits import count, lowest
from parlor.core.game import Rules
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.core.state import PLAIN_HANDS, OpenStock, Stock
from parlor.families.rummy.hand import MELDED, RummyHand, RummyRules
from parlor.families.rummy.melds import NAMES
from parlor.families.tricks import Extra, TrickHand, TrickRules, Turned
from parlor.learn.actions import Actions
from parlor.learn.fact_encoding import OneWord, clipped
from parlor.learn.observation import Layout, turned

NOWHERE: Final = -1
# Places beside the tricks that are written from the state of the hand.
PLAIN_PLACES: Final = (Stock, OpenStock, Extra, Turned)


class TrickLayout(Layout):
    """A trick hand: the hands, the current trick, what was won. Zones: hands, trick, won cards, then the places of the game."""

    def __init__(self, rules: Rules, actions: Actions) -> None:
        super().__init__(rules, actions)
        assert isinstance(rules, TrickRules)
        # Whether only plain places lie beside the tricks, and there are no facts but those of every trick game.
        self.plain_places: Final = all(type(place) in PLAIN_PLACES for place in rules.places)
        self.plain_facts: Final = len(rules.phases) == 1 and set(self.marks) <= {"phase", "trumps", "tricks", "turned"}
        self.stock_slot: Final[i64] = self.slots.get("stock", NOWHERE)
        self.turned_slot: Final[i64] = self.slots.get("turned", NOWHERE)
        self.extra_slot: Final[i64] = self.slots.get("extra", NOWHERE)
        self.phase_at: Final[i64] = self.mark_starts.get("phase", NOWHERE)
        self.trumps_at: Final[i64] = self.mark_starts.get("trumps", NOWHERE)
        self.tricks_at: Final[i64] = self.mark_starts.get("tricks", NOWHERE)
        self.turned_at: Final[i64] = self.mark_starts.get("turned", NOWHERE)

    def piles(self, layout: vec[i16], base: i64, hand: TrickHand) -> None:
        """Writes the stock, the extra cards and the card turned up."""
        copies = hand.pack.copies
        sizes = base + self.sizes_at
        if self.stock_slot >= 0:
            size: i64 = len(hand.stock)
            layout[sizes + self.stock_slot] = i16(size)
            if hand.rules.open_stock and size > 0:
                top = base + self.zone_starts[self.stock_slot] + kind_of(hand.stock[size - 1], copies)
                layout[top] = 1
                layout[top + self.kinds] = 1
        if self.extra_slot >= 0 and hand.extra_to < 0:
            layout[sizes + self.extra_slot] = i16(len(hand.extra))
        if self.turned_slot >= 0 and hand.turned >= 0:
            layout[sizes + self.turned_slot] = 1
            lies = base + self.zone_starts[self.turned_slot] + kind_of(hand.turned, copies)
            layout[lies] = 1
            layout[lies + self.kinds] = 1

    def facts(self, layout: vec[i16], base: i64, hand: Hand, seat: i64) -> None:
        assert isinstance(hand, TrickHand)
        if not self.plain_facts or hand.over:
            super().facts(layout, base, hand, seat)
            return
        layout[base + self.phase_at] = 1
        if hand.trump >= 0:
            layout[base + self.trumps_at + hand.trump] = 1
        if self.tricks_at >= 0:
            for other in range(self.players):
                layout[base + self.tricks_at + turned(other, seat, self.players)] = i16(hand.tricks[other])
        if self.turned_at >= 0 and hand.shown >= 0:
            layout[base + self.turned_at + kind_of(hand.shown, hand.pack.copies)] = 1

    def cards(self, layout: vec[i16], base: i64, hand: Hand, seat: i64) -> None:
        assert isinstance(hand, TrickHand)
        players = self.players
        copies = hand.pack.copies
        kinds = self.kinds
        sizes = base + self.sizes_at
        for other in range(players):
            layout[sizes + turned(other, seat, players)] = i16(count(hand.hands[other]))
        held = hand.hands[seat]
        at = base + self.zone_starts[0]
        card: i64 = NOWHERE
        while held != 0:
            card = kind_of(lowest(held), copies)
            layout[at + card] += 1
            held &= held - 1
        if card >= 0:
            layout[at + kinds + card] = 1
        at = base + self.zone_starts[players]
        size = hand.size
        layout[sizes + players] = i16(size)
        first: i64 = len(hand.played) - size
        for k in range(size):
            card = kind_of(hand.played[first + k], copies)
            layout[at + card] += 1
            layout[at + (k + 1) * kinds + card] = 1
        self.won(layout, base, hand, seat)
        if self.plain_places:
            self.piles(layout, base, hand)
        else:
            for zone in hand.place_zones():
                self.zone(layout, base, zone, seat, seat)

    def won(self, layout: vec[i16], base: i64, hand: TrickHand, seat: i64) -> None:
        """Writes the cards taken; the extra cards are known only to the taker until the hand is counted."""
        players = self.players
        if hand.extra_to >= 0 and len(hand.extra) > 0:
            for other in range(players):
                self.zone(layout, base, hand.won_zone(other), seat, seat)
            return
        copies = hand.pack.copies
        in_trick = hand.in_trick
        played, takers, starts = hand.played, hand.takers, self.zone_starts
        # From the last trick back, so that the first card found for a seat lies on top.
        first: i64 = len(takers) * in_trick
        for trick in range(len(takers) - 1, -1, -1):
            slot = players + 1 + turned(takers[trick], seat, players)
            at, size = base + starts[slot], base + self.sizes_at + slot
            if layout[size] == 0:
                layout[at + self.kinds + kind_of(played[first - 1], copies)] = 1
            layout[size] += i16(in_trick)
            first -= in_trick
            for k in range(first, first + in_trick):
                layout[at + kind_of(played[k], copies)] += 1


class RummyLayout(Layout):
    """A rummy hand: the hands, stock, discard pile and melds. Zones: hands, stock, discard, melds."""

    def __init__(self, rules: Rules, actions: Actions) -> None:
        super().__init__(rules, actions)
        assert isinstance(rules, RummyRules)
        # Where each phase of a turn is written.
        named = self.marks["phase"]
        assert isinstance(named, OneWord)
        phases = vec[i64]()
        for phase in rules.phases:
            phases = append(phases, self.place("phase") + named.words.index(phase.name))
        self.phases: Final = phases
        self.melds_at: Final = self.place("melds")
        self.in_a_row_at: Final = self.place("taken_in_a_row")
        self.turned_at: Final = self.place("turned_over")
        self.turns_at: Final = self.place("turns")

    def place(self, name: str) -> i64:
        """The position of a fact."""
        return self.mark_starts.get(name, NOWHERE)

    def cards(self, layout: vec[i16], base: i64, hand: Hand, seat: i64) -> None:
        assert isinstance(hand, RummyHand)
        players = self.players
        copies = hand.pack.copies
        kinds = self.kinds
        sizes = base + self.sizes_at
        for other in range(players):
            slot = turned(other, seat, players)
            layout[sizes + slot] = i16(hand.size(other))
            if other == seat or hand.shown:
                self.held(layout, hand, other, base + self.zone_starts[slot])
        layout[sizes + players] = i16(hand.in_stock)
        size = hand.in_discard
        layout[sizes + players + 1] = i16(size)
        at = base + self.zone_starts[players + 1]
        discard = hand.discard
        for k in range(size):
            layout[at + kind_of(discard[k], copies)] += 1
        if size > 0:
            layout[at + kinds + kind_of(discard[size - 1], copies)] = 1
        if len(hand.laid) > 0:
            self.melds(layout, base, hand, seat)

    def held(self, layout: vec[i16], hand: RummyHand, other: i64, at: i64) -> None:
        """Writes a hand that the seat can see."""
        copies = hand.pack.copies
        held = hand.hands[other]
        seconds = hand.seconds[other]
        card: i64 = NOWHERE
        while held != 0:
            card = kind_of(lowest(held), copies)
            layout[at + card] += 1
            held &= held - 1
        if card >= 0:
            layout[at + self.kinds + card] = 1
        while seconds != 0:
            layout[at + kind_of(lowest(seconds), copies)] += 1
            seconds &= seconds - 1

    def melds(self, layout: vec[i16], base: i64, hand: RummyHand, seat: i64) -> None:
        """Writes the melds on the table."""
        players = self.players
        copies = hand.pack.copies
        owners, starts = hand.owners, self.zone_starts
        for entry in hand.laid:
            meld = entry // (NAMES * NAMES)
            slot = players + 2 + turned(owners[meld], seat, players)
            layout[base + starts[slot] + kind_of(entry // NAMES % NAMES, copies)] += 1
            layout[base + self.sizes_at + slot] += 1
            named = base + self.melds_at + kind_of(entry % NAMES, copies)
            if layout[named] <= i16(meld):
                layout[named] = clipped(meld + 1)
        for other in range(players):
            last: i64 = len(owners) - 1
            while last >= 0 and owners[last] != other:
                last -= 1
            if last >= 0:
                slot = players + 2 + turned(other, seat, players)
                layout[base + starts[slot] + self.kinds + kind_of(top_of(hand, last), copies)] = 1

    def facts(self, layout: vec[i16], base: i64, hand: Hand, seat: i64) -> None:
        assert isinstance(hand, RummyHand)
        layout[base + self.phases[hand.phase_number]] = 1
        if self.in_a_row_at >= 0:
            layout[base + self.in_a_row_at] = clipped(hand.in_a_row)
        if self.turned_at >= 0:
            layout[base + self.turned_at] = clipped(hand.turned)
        if self.turns_at >= 0:
            layout[base + self.turns_at] = clipped(hand.turns)


def kind_of(card: i64, copies: i64) -> i64:
    """The kind of a card; most packs have one copy of each kind, and a division takes time."""
    return card if copies == 1 else card // copies


def top_of(hand: RummyHand, meld: i64) -> i64:
    """The last card of a meld."""
    in_order_laid = hand.rules.melds.in_order_laid(hand.names[meld])
    top: i64 = 0
    for entry in hand.laid:
        if entry // (NAMES * NAMES) == meld and (in_order_laid or entry % NAMES >= top % NAMES):
            top = entry
    return top // NAMES % NAMES


def layout_for(rules: Rules, actions: Actions) -> Layout:
    """The fastest layout for a game; games with a special kind of hand, or special visibility, get the plain one."""
    hand = rules.start(Rng(0))
    if type(hand) is TrickHand and hand.rules.hands is PLAIN_HANDS:
        return TrickLayout(rules, actions)
    melded = type(hand) is RummyHand and hand.rules.layout is MELDED
    return RummyLayout(rules, actions) if melded else Layout(rules, actions)
