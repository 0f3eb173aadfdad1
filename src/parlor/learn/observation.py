"""What a seat may know, written as numbers in fixed positions, for learners.

First come the zones, card by card, then the state of the game, then the facts of the game (fact_encoding.py). Seats are counted from the
one that looks: it is 0, its left neighbor 1. A layout uses only the zones and facts that the seat can see, and nothing else.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from parlor.core.game import Rules
from parlor.core.hand import Hand, Match
from parlor.core.moves import CardFromTo, CardTo
from parlor.core.rng import Rng
from parlor.core.zone import SPECTATOR, Zone
from parlor.learn.actions import Actions
from parlor.learn.fact_encoding import FactEncoding, clipped, encoding_for


class Part:
    """A part of the layout: its name, its start, and how many numbers it has."""

    def __init__(self, name: str, start: i64, size: i64) -> None:
        self.name: Final = name
        self.start: Final = start
        self.size: Final = size

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.start}, {self.size})"


class Layout:
    """The position of each number for some rules, and how it is filled in."""

    def __init__(self, rules: Rules, actions: Actions) -> None:
        self.rules: Final = rules
        self.players: Final = rules.players
        self.kinds: Final[i64] = len(rules.pack.kinds)
        self.parts: Final[list[Part]] = []
        self.length: i64 = 0
        hand = rules.start(Rng(0))
        names = [zone.name for zone in hand.zones()]
        for form in rules.notation.forms:
            if isinstance(form, (CardTo, CardFromTo)):
                names += [place for place in form.places if place not in names]
        self.slots: Final = {names[k]: k for k in range(len(names))}
        starts = vec[i64]()
        for name in names:
            starts = append(starts, self._part(f"{name} cards", self.kinds))
            self._part(f"{name} order" if name == "trick" else f"{name} top", self.kinds * (self.players if name == "trick" else 1))
        self.zone_starts: Final = starts
        self.sizes_at: Final = self._part("sizes", len(names))
        self.dealer_at: Final = self._part("dealer", self.players)
        self.waiting_at: Final = self._part("waiting", self.players)
        self.scores_at: Final = self._part("scores", self.players)
        self.hand_at: Final = self._part("hand", 1)
        self.marks: Final[dict[str, FactEncoding]] = {}
        self.mark_starts: Final[dict[str, int]] = {}
        facts = hand.facts(0)
        kinds = hand.fact_kinds()
        for name in kinds:
            facts.setdefault(name, None)
        for name in facts:
            mark = encoding_for(kinds.get(name), facts[name], rules, actions)
            if mark is not None:
                self.marks[name] = mark
                self.mark_starts[name] = int(self._part(name, mark.size))
        blank = vec[i16]()
        for _ in range(self.length):
            blank = append(blank, 0)
        self.blank: Final = blank
        # The slot of each zone from each seat's viewpoint, one row per seat.
        turned = vec[i64]()
        for seat in range(self.players):
            for name in names:
                turned = append(turned, self.slots[turned_name(name, seat, self.players)])
        self.turned: Final = turned

    def _part(self, name: str, size: i64) -> i64:
        start = self.length
        self.parts.append(Part(name, start, size))
        self.length += size
        return start

    def write(self, hand: Hand, match: Match, waiting: i64, seat: i64) -> vec[i16]:
        """What a seat may know, as numbers: the hand, the state of the game, and the set of seats that may act."""
        layout = self.blank[:]
        self.fill(layout, 0, hand, match, waiting, seat)
        return layout

    def fill(self, layout: vec[i16], base: i64, hand: Hand, match: Match, waiting: i64, seat: i64) -> None:
        """Writes what a seat may know into zeros, from a given position on."""
        self.cards(layout, base, hand, seat)
        self.state(layout, base, hand, match, waiting, seat, seat)
        self.facts(layout, base, hand, seat)

    def public(self, hand: Hand, match: Match, waiting: i64, seat: i64) -> vec[i16]:
        """What everyone may know, as numbers: with the eyes of a spectator, but with seats counted from one of them."""
        layout = self.blank[:]
        for zone in hand.zones():
            self.zone(layout, 0, zone, seat, SPECTATOR)
        self.state(layout, 0, hand, match, waiting, seat, SPECTATOR)
        self.told(layout, 0, hand, seat, SPECTATOR)
        return layout

    def state(self, layout: vec[i16], base: i64, hand: Hand, match: Match, waiting: i64, seat: i64, eyes: i64) -> None:
        """Writes the state of the game, with seats counted from one of them, as far as some eyes see it."""
        players = self.players
        layout[base + self.dealer_at + turned(hand.dealer, seat, players)] = 1
        known = hand.waiting_known(eyes) & waiting
        for other in range(players):
            ahead = turned(other, seat, players)
            layout[base + self.waiting_at + ahead] = i16(known >> other & 1)
            layout[base + self.scores_at + ahead] = clipped(match.totals[other] + (hand.scored(other) if waiting != 0 else 0))
        layout[base + self.hand_at] = clipped(match.number)

    def cards(self, layout: vec[i16], base: i64, hand: Hand, seat: i64) -> None:
        """Writes the zones."""
        for zone in hand.zones():
            self.zone(layout, base, zone, seat, seat)

    def facts(self, layout: vec[i16], base: i64, hand: Hand, seat: i64) -> None:
        """Writes the facts."""
        self.told(layout, base, hand, seat, seat)

    def told(self, layout: vec[i16], base: i64, hand: Hand, seat: i64, eyes: i64) -> None:
        """Writes what some eyes know besides the zones, with seats counted from one of them."""
        facts = hand.facts(eyes)
        for name in facts:
            mark = self.marks.get(name)
            if mark is not None:
                mark.write(layout, base + self.mark_starts[name], facts[name], seat)

    def zone(self, layout: vec[i16], base: i64, zone: Zone, seat: i64, eyes: i64) -> None:
        """Writes the cards of a zone that some eyes can see, and how many there are, with seats counted from one of them."""
        known = self.slots.get(zone.name)
        if known is None:
            return
        slot = self.turned[seat * len(self.slots) + known]
        cards = zone.cards
        sees = zone.sees
        size: i64 = len(cards)
        layout[base + self.sizes_at + slot] = i16(size)
        seen = base + self.zone_starts[slot]
        copies = self.rules.pack.copies
        trick = zone.name == "trick"
        for k in range(size):
            if i64(sees[k]) >> eyes & 1 == 1:
                kind = i64(cards[k]) // copies
                layout[seen + kind] += 1
                if trick and k < self.players:
                    layout[seen + (k + 1) * self.kinds + kind] = 1
                elif k == size - 1 and not trick:
                    layout[seen + self.kinds + kind] = 1


def turned(seat: i64, looking: i64, players: i64) -> i64:
    """A seat's number, counted from the seat that looks."""
    return seat - looking if seat >= looking else seat - looking + players


def turned_name(name: str, seat: i64, players: i64) -> str:
    """The name of a zone, with its owner counted from a seat."""
    zone, colon, owner = name.partition(":")
    return f"{zone}:{(int(owner) - seat) % players}" if colon else name
