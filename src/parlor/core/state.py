"""Declared state: hands of cards, a stock, and the places that a game declares. Copies, zones and guesses follow from the declaration."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import EMPTY, NO_LISTS, NOTHING, bit, copied, count, empty, lowest, members, roomy, union, zeros
from parlor.core.game import Ending, Rules
from parlor.core.hand import Count, CountedBy, Deck, Fact, Hand, Match, Tally
from parlor.core.moves import Notation
from parlor.core.pack import Pack
from parlor.core.phase import Phase, PhaseHand, notation_of
from parlor.core.redeal import Need, redeal, redeal_needing
from parlor.core.rng import Rng
from parlor.core.shuffle import Shuffler
from parlor.core.zone import NOBODY, Order, Role, Zone, hand_zone, owner

# Seen by the seat that owns the place.
OWNER: Final = -1
# A set holds the numbers below this one; lists of h.lies from it on are copied at every change.
MOST_OWNED: Final = 62


@mypyc_attr(allow_interpreted_subclasses=True)
class Place:
    """A place on the table: its name, its role, and who sees its cards: NOBODY, EVERYONE, or OWNER if each seat has one."""

    def __init__(self, name: str, role: Role, sees: i64 = NOBODY, order: Order = "laid") -> None:
        self.name: Final = name
        self.role: Final[Role] = role
        self.sees: Final = sees
        self.order: Final[Order] = order

    def each(self) -> bool:
        """Whether every seat has its own place of this name."""
        return self.sees == OWNER

    def listed(self) -> bool:
        """Whether its cards are in h.lies; a stock is a field of the hand instead."""
        return True

    def zones(self, h: "CardHand", first: i64) -> list[Zone]:
        """The zones of this place; its cards start at number `first` of h.lies, with one list per seat if every seat has one."""
        if not self.each():
            return [self.zone(h, first, self.name, -1)]
        return [self.zone(h, first + seat, f"{self.name}:{seat}", seat) for seat in range(h.players)]

    def zone(self, h: "CardHand", number: i64, name: str, whose: i64) -> Zone:
        """The zone for one list of h.lies."""
        cards = members(union(h.lies[number])) if self.order == "sorted" else h.lies[number]
        return Zone(name, cards, h.sees[number], self.role, whose, self.order)


@mypyc_attr(allow_interpreted_subclasses=True)
class PerSeat(Place):
    """A place that every seat has, and that is seen by NOBODY or by EVERYONE, not just by its owner."""

    def each(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Stock(Place):
    """Cards left over from the deal, face down, with the next one to draw last. They are in h.stock."""

    def __init__(self, name: str = "stock") -> None:
        super().__init__(name, "stock")

    def listed(self) -> bool:
        return False

    def zones(self, h: "CardHand", first: i64) -> list[Zone]:
        return [Zone(self.name, h.stock, NOBODY, "stock")]


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenStock(Stock):
    """A stock that is face up: everyone sees its top card."""

    def zones(self, h: "CardHand", first: i64) -> list[Zone]:
        zone = Zone(self.name, h.stock, NOBODY, "stock")
        zone.show_top()
        return [zone]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardHand(PhaseHand):
    """Cards in hands and in declared places, what is known about the hidden ones, and the counters that a game declares."""

    def __init__(self, match: Match, rules: "CardRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules.pack, rules.notation, shuffler, rules.phases, rules.first_phase)
        self.rules: Final = rules
        # For each seat: its left neighbor, its side, and who plays its cards.
        self.left: vec[i64] = rules.left
        self.side: vec[i64] = rules.side
        self.plays_for: vec[i64] = rules.seats
        # Sets of cards, one a seat: held; held, as all saw; not held, as play has shown.
        self.hands: vec[i64] = NOTHING
        self.known: vec[i64] = NOTHING
        self.lacks: vec[i64] = NOTHING
        # Seat need_of[k] holds a card of the set needs[k] at least, as play has shown.
        self.need_of: vec[i64] = NOTHING
        self.needs: vec[i64] = NOTHING
        # The stock, which copies share, so that it is replaced and never changed; the cards of the declared places, and for each of
        # those the seats that see it.
        self.stock: vec[i64] = NOTHING
        self.lies: vec[vec[i64]] = NO_LISTS
        self.sees: vec[i64] = rules.sees
        # Whether `lies` belongs to this hand alone, and which of its lists do: copies share them until one of them moves a card.
        self.owns_lies = False
        self.owned: i64 = 0
        # The game's own counters and rows of numbers, by the numbers that it names.
        self.own: vec[i64] = NOTHING
        self.rows: vec[vec[i64]] = NO_LISTS
        # The seat whose cards are played; the seat on turn plays them.
        self.at: i64 = -1

    # Not left to the base: from Python, a method that an object's own class defines is called faster than one that it inherits.

    def moves_of(self, seat: i64) -> vec[i64]:
        return PhaseHand.moves_of(self, seat)

    def make(self, seat: i64, move: i64) -> None:
        PhaseHand.make(self, seat, move)

    def copy_cards(self, other: "CardHand") -> None:
        """Copies to a clone the cards, and what is known about them."""
        self.stand_at(other)
        other.left = self.left
        other.side = self.side
        other.plays_for = self.plays_for
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.lacks = self.lacks[:]
        if len(self.needs) > 0:
            other.need_of = self.need_of[:]
            other.needs = self.needs[:]
        other.stock = self.stock
        if len(self.lies) > 0:
            other.lies = self.lies
            other.sees = self.sees
            self.owns_lies = False
            self.owned = 0
        if len(self.own) > 0:
            other.own = self.own[:]
        if len(self.rows) > 0:
            other.rows = copied(self.rows)
        other.at = self.at

    def clone(self) -> Hand:
        other = self.rules.new_hand(self.match, self.shuffler)
        self.copy_cards(other)
        return other

    def clear(self) -> None:
        """Clears the table before a deal."""
        self.hands = zeros(self.players)
        self.known = zeros(self.players)
        self.lacks = zeros(self.players)
        self.need_of = NOTHING
        self.needs = NOTHING
        self.stock = NOTHING
        self.lies = empty(len(self.rules.sees))
        self.owns_lies = True
        self.owned = 0
        self.sees = self.rules.sees
        self.own = self.rules.counters[:]
        self.rows = empty(self.rules.rows)

    def deal(self, deck: vec[i64]) -> None:
        self.clear()
        self.rules.dealing(self, Deck(deck))
        self.enter(0)

    # Turns and cards

    def go_to(self, at: i64) -> None:
        """Makes it a seat's turn."""
        self.at = at
        self.turn = self.plays_for[at]

    def place(self, number: i64, seat: i64 = 0) -> i64:
        """The index in h.lies of a declared place, for a given seat if every seat has one."""
        return self.rules.firsts[number] + seat

    def lying(self, number: i64, seat: i64 = 0) -> vec[i64]:
        """The cards of a declared place."""
        at = self.rules.firsts[number] + seat
        return self.lies[at]

    def put(self, number: i64, card: i64, seat: i64 = 0) -> None:
        """Puts a card on a declared place."""
        if not self.owns_lies:
            self.change_lies()
        at = self.rules.firsts[number] + seat
        here = bit(at) if at < MOST_OWNED else EMPTY
        cards = self.lies[at]
        if self.owned & here == 0:
            cards = roomy(cards, len(cards) + 8)
            self.owned |= here
        self.lies[at] = append(cards, card)

    def take(self, number: i64, seat: i64 = 0) -> i64:
        """Takes the last card of a declared place."""
        if not self.owns_lies:
            self.change_lies()
        at = self.rules.firsts[number] + seat
        self.lies[at], card = pop(self.lies[at])
        return card

    def lay_out(self, number: i64, cards: vec[i64], seat: i64 = 0) -> None:
        """Replaces all cards of a declared place."""
        self.lay_in(self.rules.firsts[number] + seat, cards)

    def lay_in(self, at: i64, cards: vec[i64]) -> None:
        """Replaces one list of h.lies."""
        self.change_lies()
        self.lies[at] = cards
        self.owned &= ~bit(at)

    def change_lies(self) -> None:
        """Called before a place changes: from here on no other hand shares `lies`, but still the lists that do not change."""
        if not self.owns_lies:
            self.lies = self.lies[:]
            self.owns_lies = True

    def note(self, row: i64, number: i64) -> None:
        """Adds a number to one of the game's own lists."""
        self.rows[row] = append(self.rows[row], number)

    def show(self, number: i64, sees: i64, seat: i64 = 0) -> None:
        """Sets who sees a declared place from now on."""
        seen = self.sees[:]
        seen[self.rules.firsts[number] + seat] = sees
        self.sees = seen

    def draw(self) -> i64:
        """Takes the top card of the stock."""
        self.stock, card = pop(self.stock)
        return card

    def give_openly(self, seat: i64, card: i64) -> None:
        """Moves a card into a hand, in full view."""
        self.hands[seat] |= bit(card)
        self.known[seat] |= bit(card)

    def lose(self, seat: i64, card: i64) -> None:
        """Removes a card from a hand, in full view."""
        here = bit(card)
        self.hands[seat] &= ~here
        self.known[seat] &= ~here
        if len(self.needs) > 0:
            self.met(seat, here)

    def copy_held(self, seat: i64, first: i64) -> i64:
        """The copy of a card that a seat gives up: one that it has shown, if there is one."""
        held = self.pack.copies_in(self.hands[seat], first)
        shown = held & self.known[seat]
        return lowest(shown) if shown != 0 else lowest(held)

    def holding(self) -> i64:
        """The seats that hold cards."""
        seats: i64 = 0
        for seat in range(self.players):
            if self.hands[seat] != 0:
                seats |= bit(seat)
        return seats

    # What everyone knows

    def need(self, seat: i64, cards: i64) -> None:
        """Remembers that a seat holds one of these cards, unless that is already known."""
        if self.known[seat] & cards != 0:
            return
        for k in range(len(self.needs)):
            if self.need_of[k] == seat and self.needs[k] & ~cards == 0:
                return
        self.need_of = append(self.need_of, seat)
        self.needs = append(self.needs, cards & ~self.lacks[seat])

    def met(self, seat: i64, cards: i64) -> None:
        """Forgets the needs that were met by cards that just left a hand, and drops those cards from the needs of other seats."""
        of = vec[i64](capacity=len(self.needs))
        kept = vec[i64](capacity=len(self.needs))
        for k in range(len(self.needs)):
            if self.need_of[k] != seat or self.needs[k] & cards == 0:
                of = append(of, self.need_of[k])
                kept = append(kept, self.needs[k] & ~cards)
        self.need_of = of
        self.needs = kept

    # What is seen

    def zones(self) -> list[Zone]:
        return self.hand_zones() + self.place_zones()

    def hand_zones(self) -> list[Zone]:
        """The hands."""
        return [self.rules.hands.zone(self, seat) for seat in range(self.players)]

    def place_zones(self) -> list[Zone]:
        """The declared places."""
        zones: list[Zone] = []
        places = self.rules.places
        for k in range(len(places)):
            zones += places[k].zones(self, self.rules.firsts[k])
        return zones

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"phase": "over" if self.over and self.rules.tells_over else self.phase.name}
        self.more_facts(facts)
        for phase in self.phases:
            phase.facts(self, facts)
        for phase in self.phases:
            phase.secrets(self, seat, facts)
        return facts

    def more_facts(self, facts: dict[str, Fact]) -> None:
        """Adds the facts of a family that do not come from its phases."""

    def sides(self) -> list[int]:
        return [int(side) for side in self.side]

    def phase_names(self) -> list[str]:
        names = super().phase_names()
        return [*names, "over"] if self.rules.tells_over else names

    # What a seat may guess

    def hidden_piles(self, seat: i64) -> vec[i64]:
        """The sets of cards that a seat does not see, first in the stock and then in each declared place."""
        hidden = vec[i64](capacity=1 + len(self.lies))
        stock = union(self.stock)
        if self.rules.open_stock and len(self.stock) > 0:
            stock &= ~bit(self.stock[len(self.stock) - 1])
        hidden = append(hidden, stock)
        for k in range(len(self.lies)):
            hidden = append(hidden, EMPTY if self.sees[k] >> seat & 1 == 1 else union(self.lies[k]))
        return hidden

    def fill(self, k: i64, hidden: i64, cards: i64, rng: Rng) -> None:
        """Puts guessed cards into a declared place."""
        self.lay_in(k, refill(self.lies[k], hidden, cards, rng))

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, CardHand)
        players = self.players
        piles = self.hidden_piles(seat)
        room = zeros(players + len(piles))
        lacks = zeros(players + len(piles))
        pool: i64 = 0
        for s in range(players):
            if s != seat:
                hidden = self.hands[s] & ~self.known[s]
                pool |= hidden
                room[s] = count(hidden)
                lacks[s] = self.lacks[s]
        for k in range(len(piles)):
            pool |= piles[k]
            room[players + k] = count(piles[k])
        dealt = self.rules.guessing.redeal(self, seat, pool, room, lacks, rng)
        for s in range(players):
            if room[s] > 0:
                other.hands[s] = self.known[s] | dealt[s]
        if room[players] > 0:
            other.stock = refill(self.stock, piles[0], dealt[players], rng)
        for k in range(1, len(piles)):
            if room[players + k] > 0:
                other.fill(k - 1, piles[k], dealt[players + k], rng)
        self.rules.guessing.settle(self, other, seat, rng)
        return other

    def count(self, tally: Tally) -> None:
        self.rules.counting.count(self, tally)


def refill(pile: vec[i64], hidden: i64, cards: i64, rng: Rng) -> vec[i64]:
    """A pile with new cards in its hidden positions, in random order."""
    fresh = rng.mix(members(cards))
    filled = pile[:]
    at: i64 = 0
    for k in range(len(pile)):
        if bit(pile[k]) & hidden != 0:
            filled[k] = fresh[at]
            at += 1
    return filled


@mypyc_attr(allow_interpreted_subclasses=True)
class Hands:
    """Who sees the hands: by default, each is seen only by its owner."""

    def zone(self, h: CardHand, seat: i64) -> Zone:
        """A seat's hand as a zone."""
        return hand_zone(seat, h.hands[seat])


PLAIN_HANDS: Final = Hands()


@mypyc_attr(allow_interpreted_subclasses=True)
class Guessing:
    """How hidden cards are redealt: first the hands, then the stock, then the declared places."""

    def redeal(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        """One set of cards for each hand and pile: as many cards as it has room for, and none that it is known to lack."""
        needs = self.needs(h, seat)
        return redeal_needing(pool, room, lacks, needs, rng) if needs else redeal(pool, room, lacks, rng)

    def needs(self, h: CardHand, seat: i64) -> list[Need]:
        """What a seat knows that other hands must hold."""
        return [Need(h.need_of[k], h.needs[k]) for k in range(len(h.needs)) if h.need_of[k] != seat]

    def settle(self, h: CardHand, other: CardHand, seat: i64, rng: Rng) -> None:
        """Called when a guess has its cards, to fill in what else the seat does not know."""


PLAIN_GUESSING: Final = Guessing()


@mypyc_attr(allow_interpreted_subclasses=True)
class CardRules(Rules):
    """A game of hands and places: its deal, its phases, its count, and what is on the table."""

    def __init__(
        self,
        *,
        pack: Pack,
        players: i64,
        ending: Ending,
        deal: Callable[[Any, Deck], None],
        phases: list[Phase[Any]],
        count: Callable[[Any, Tally], None] | Count,
        deck: vec[i64] | None = None,
        notation: Notation | None = None,
        places: list[Place] | None = None,
        counters: list[int] | None = None,
        rows: i64 = 0,
        sides: i64 = 0,
        hands: Hands = PLAIN_HANDS,
        guessing: Guessing = PLAIN_GUESSING,
        tells_over: bool = False,
    ) -> None:
        said = notation_of(phases, pack) if notation is None else notation
        super().__init__(pack, players, said, ending, members(pack.all) if deck is None else deck)
        self.dealing: Final = deal
        self.phases: Final = phases
        self.first_phase: Final = phases[0]
        self.counting: Final[Count] = count if isinstance(count, Count) else CountedBy(count)
        self.places: Final[list[Place]] = places or []
        self.hands: Final = hands
        self.guessing: Final = guessing
        # Whether the phase of a finished hand is called "over".
        self.tells_over: Final = tells_over
        self.open_stock: Final[bool] = any(isinstance(place, OpenStock) for place in self.places)
        self.rows: Final = rows
        # The initial values of the game's own counters.
        start = vec[i64](capacity=8)
        for value in counters or []:
            start = append(start, value)
        self.counters: Final = start
        # For each declared place, the index of its first list in h.lies; for each list, who sees it.
        firsts = vec[i64](capacity=8)
        sees = vec[i64](capacity=8)
        for place in self.places:
            firsts = append(firsts, len(sees))
            if not place.listed():
                continue
            if place.each():
                for seat in range(players):
                    sees = append(sees, owner(seat) if place.sees == OWNER else place.sees)
            else:
                sees = append(sees, place.sees)
        self.firsts: Final = firsts
        self.sees: Final = sees
        left = vec[i64](capacity=players)
        side = vec[i64](capacity=players)
        seats = vec[i64](capacity=players)
        for seat in range(players):
            left = append(left, (seat + 1) % players)
            side = append(side, seat % sides if sides > 0 else seat)
            seats = append(seats, seat)
        self.left: Final = left
        self.side: Final = side
        self.seats: Final = seats

    def new_hand(self, match: Match, shuffler: Shuffler) -> CardHand:
        """A hand of this game before the deal."""
        return CardHand(match, self, shuffler)
