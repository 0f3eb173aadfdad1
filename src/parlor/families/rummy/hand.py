"""The state of a rummy hand: cards held, drawn, melded and thrown, and the slots that a game fills with small rule objects."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import NOTHING, bit, count, lowest, members, zeros
from parlor.core.facts import LEFT_OUT, MELDS_LAID, FactKinds
from parlor.core.game import Ending, Rules
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.moves import Notation
from parlor.core.pack import Pack
from parlor.core.phase import Phase, PhaseHand
from parlor.core.rng import Rng
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, NOBODY, Zone, owner
from parlor.families.rummy.melds import NAMES, Melds


@mypyc_attr(allow_interpreted_subclasses=True)
class Stop:
    """When a hand ends even though nobody is out."""

    def __init__(self, each: i64 = 0) -> None:
        # How many turns each player has; 0 where turns are not counted.
        self.each: Final = each

    def after_turn(self, h: "RummyHand") -> None:
        """Called when a turn is complete and its player still holds cards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """What lies on the table."""

    def zones(self, h: "RummyHand") -> list[Zone]:
        """The places of the table."""
        raise NotImplementedError

    def facts(self, h: "RummyHand", facts: dict[str, Fact]) -> None:
        """Adds what the places do not tell."""
        raise NotImplementedError

    def fact_kinds(self) -> FactKinds:
        """What its facts are about that are more than numbers."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Melded(Layout):
    """The melds, each in front of the seat that laid it."""

    def zones(self, h: "RummyHand") -> list[Zone]:
        zones = []
        for seat in range(h.players):
            cards = vec[i64](capacity=16)
            for meld in range(len(h.owners)):
                if h.owners[meld] == seat:
                    for card in h.cards_of(meld):
                        cards = append(cards, card // NAMES)
            zones.append(Zone(f"melds:{seat}", cards, EVERYONE, "meld", seat, "own"))
        return zones

    def facts(self, h: "RummyHand", facts: dict[str, Fact]) -> None:
        facts["melds"] = [{"number": meld + 1, "owner": int(h.owners[meld]), "cards": h.text_of(meld)} for meld in range(len(h.owners))]

    def fact_kinds(self) -> FactKinds:
        return {"melds": MELDS_LAID}


MELDED: Final = Melded()


@mypyc_attr(allow_interpreted_subclasses=True)
class RummyHand(PhaseHand):
    """Hands, stock, discard pile and melds. A card is known by its first copy; second copies are kept in sets of their own."""

    def __init__(self, match: Match, rules: "RummyRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules.pack, rules.notation, shuffler, rules.phases, rules.first_phase)
        self.rules: Final = rules
        # Sets of cards, one a seat: held; held twice; held, and held twice, as all saw.
        self.hands: vec[i64] = NOTHING
        self.seconds: vec[i64] = NOTHING
        self.known: vec[i64] = NOTHING
        self.known_seconds: vec[i64] = NOTHING
        # The first `in_stock` cards of `stock` are still there; the same of the discard pile.
        self.stock: vec[i64] = NOTHING
        self.in_stock: i64 = 0
        self.discard: vec[i64] = NOTHING
        self.in_discard: i64 = 0
        # How often the discard pile has become the stock. After the first time everybody knows the order of the stock.
        self.turned: i64 = 0
        # One entry a meld: its owner, the set of its names, how many cards lie in it, the cards that it takes. All cards that any takes.
        self.owners: vec[i64] = NOTHING
        self.names: vec[i64] = NOTHING
        self.sizes: vec[i64] = NOTHING
        self.takes: vec[i64] = NOTHING
        self.open: i64 = 0
        # Every card laid, in order: meld, card and name in one number.
        self.laid: vec[i64] = NOTHING
        # Turns completed; discards taken since a card was last drawn from the stock; whether a meld was laid in this turn.
        self.turns: i64 = 0
        self.in_a_row: i64 = 0
        self.has_melded = False
        # Who is out; whether the hands lie open at the end.
        self.out: i64 = -1
        self.shown = False
        # The game's own counters, by the numbers that it names.
        self.own: vec[i64] = NOTHING

    # Here as well, for calls from Python (see CardHand).

    def moves_of(self, seat: i64) -> vec[i64]:
        return PhaseHand.moves_of(self, seat)

    def make(self, seat: i64, move: i64) -> None:
        PhaseHand.make(self, seat, move)

    def clone(self) -> Hand:
        other = self.rules.new_hand(self.match, self.shuffler)
        self.stand_at(other)
        other.hands = self.hands[:]
        other.seconds = self.seconds[:]
        other.known = self.known[:]
        other.known_seconds = self.known_seconds[:]
        other.stock = self.stock
        other.in_stock = self.in_stock
        other.discard = self.discard[:]
        other.in_discard = self.in_discard
        other.turned = self.turned
        other.owners = self.owners[:]
        other.names = self.names[:]
        other.sizes = self.sizes[:]
        other.takes = self.takes[:]
        other.open = self.open
        other.laid = self.laid[:]
        other.turns = self.turns
        other.in_a_row = self.in_a_row
        other.has_melded = self.has_melded
        other.out = self.out
        other.shown = self.shown
        if len(self.own) > 0:
            other.own = self.own[:]
        return other

    def deal(self, deck: vec[i64]) -> None:
        self.hands = zeros(self.players)
        self.seconds = zeros(self.players)
        self.known = zeros(self.players)
        self.known_seconds = zeros(self.players)
        self.discard = zeros(len(deck))
        self.own = self.rules.counters[:]
        self.turn = (self.dealer + 1) % self.players
        self.rules.dealing(self, Deck(deck))
        self.enter(0)

    # Turns

    def end_turn(self) -> None:
        """The turn is complete: the hand is over, or the next seat to the left draws."""
        self.turns += 1
        if self.hands[self.turn] == 0:
            self.go_out()
            return
        self.rules.stop.after_turn(self)
        if not self.over:
            self.has_melded = False
            self.turn = (self.turn + 1) % self.players
            self.enter(0)

    def go_out(self) -> None:
        """The seat on turn is out, and the hand over."""
        self.out = self.turn
        self.over = True

    # Cards in hands and piles

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a seat holds a card."""
        return self.hands[seat] >> card & 1 == 1

    def size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return count(self.hands[seat]) + count(self.seconds[seat])

    def give(self, seat: i64, card: i64) -> None:
        """Puts a card into a hand."""
        here = bit(card)
        self.seconds[seat] |= self.hands[seat] & here
        self.hands[seat] |= here

    def give_openly(self, seat: i64, card: i64) -> None:
        """Puts a card that all know into a hand."""
        self.give(seat, card)
        here = bit(card)
        self.known_seconds[seat] |= self.known[seat] & here
        self.known[seat] |= here

    def drop(self, seat: i64, card: i64) -> None:
        """Takes a card out of a hand: of two equal cards, the one that everybody knows."""
        here = bit(card)
        self.hands[seat] &= ~here | self.seconds[seat]
        self.seconds[seat] &= ~here
        self.known[seat] &= ~here | self.known_seconds[seat]
        self.known_seconds[seat] &= ~here

    def put_on_discard(self, card: i64) -> None:
        """Lays a card on the discard pile."""
        self.discard[self.in_discard] = card
        self.in_discard += 1

    def top_discard(self) -> i64:
        """The top card of the discard pile."""
        return self.discard[self.in_discard - 1]

    def take_discard(self) -> i64:
        """Takes the top card off the discard pile, as everybody sees."""
        self.in_discard -= 1
        self.in_a_row += 1
        return self.discard[self.in_discard]

    def take_stock(self) -> i64:
        """Takes the top card off the stock."""
        self.in_stock -= 1
        self.in_a_row = 0
        return self.stock[self.in_stock]

    def turn_over(self, keep: i64) -> None:
        """Turns the discard pile over to be the stock, except for some top cards that stay. Its oldest card is drawn next."""
        left = self.in_discard - keep
        stock = vec[i64](capacity=left)
        at = left - 1
        while at >= 0:
            stock = append(stock, self.discard[at])
            at -= 1
        for k in range(keep):
            self.discard[k] = self.discard[left + k]
        self.stock = stock
        self.in_stock = left
        self.in_discard = keep
        self.turned += 1
        self.tell("turned", "discard-turned-over", -1, -1, left)

    # Melds on the table

    def new_meld(self, names: i64, size: i64) -> i64:
        """Starts a meld for the seat on turn and returns its number in the order laid."""
        self.owners = append(self.owners, self.turn)
        self.names = append(self.names, names)
        self.sizes = append(self.sizes, size)
        takes = self.rules.melds.takes(names, size)
        self.takes = append(self.takes, takes)
        self.open |= takes
        return len(self.owners) - 1

    def extend_meld(self, meld: i64, name: i64) -> None:
        """Adds one more card to what is known of a meld."""
        self.names[meld] |= bit(name)
        self.sizes[meld] += 1
        self.takes[meld] = self.rules.melds.takes(self.names[meld], self.sizes[meld])
        takes: i64 = 0
        for cards in self.takes:
            takes |= cards
        self.open = takes

    def lay(self, meld: i64, card: i64, name: i64) -> None:
        """Moves a card from the hand of the seat on turn to a meld."""
        self.drop(self.turn, card)
        self.laid = append(self.laid, (meld * NAMES + card) * NAMES + name)

    def cards_of(self, meld: i64) -> vec[i64]:
        """The cards of a meld as they lie, each with its name: NAMES times the card plus the name."""
        cards = vec[i64](capacity=8)
        sorted_by_name = not self.rules.melds.in_order_laid(self.names[meld])
        for entry in self.laid:
            if entry // (NAMES * NAMES) == meld:
                cards = append(cards, entry % (NAMES * NAMES))
                at: i64 = len(cards) - 1
                while sorted_by_name and at > 0 and cards[at - 1] % NAMES > cards[at] % NAMES:
                    cards[at - 1], cards[at] = cards[at], cards[at - 1]
                    at -= 1
        return cards

    def text_of(self, meld: i64) -> list[str]:
        """The cards of a meld as they lie, a wild one with its name."""
        melds = self.rules.melds
        return [melds.name(card // NAMES, card % NAMES) for card in self.cards_of(meld)]

    def counted(self, seat: i64, values: vec[i64]) -> i64:
        """What the cards left in a hand are worth."""
        total: i64 = 0
        for card in self.listed(seat):
            total += values[card]
        return total

    # What is seen

    def listed(self, seat: i64) -> vec[i64]:
        """The cards of a hand in pack order, equal ones side by side."""
        if self.seconds[seat] == 0:
            return members(self.hands[seat])
        cards = vec[i64](capacity=24)
        for card in members(self.hands[seat]):
            cards = append(cards, card)
            if self.seconds[seat] >> card & 1 == 1:
                cards = append(cards, card)
        return cards

    def zones(self) -> list[Zone]:
        zones = [
            Zone(f"hand:{seat}", self.listed(seat), EVERYONE if self.shown else owner(seat), "hand", seat, "sorted")
            for seat in range(self.players)
        ]
        zones.append(Zone("stock", self.stock[: self.in_stock], NOBODY, "stock"))
        zones.append(Zone("discard", self.discard[: self.in_discard], EVERYONE, "discard"))
        return zones + self.rules.layout.zones(self)

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"phase": self.phase.name}
        self.rules.layout.facts(self, facts)
        for phase in self.rules.phases:
            phase.facts(self, facts)
        each = self.rules.stop.each
        if each > 0:
            facts["turns"] = int(self.turns)
            facts["turn_limit"] = int(each * self.players)
        return facts

    def fact_kinds(self) -> FactKinds:
        return {**super().fact_kinds(), **self.rules.layout.fact_kinds(), "turn_limit": LEFT_OUT}

    # What a seat may guess

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, RummyHand)
        if not self.shown:
            other.redraw(seat, rng)
        return other

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Deals the cards that a seat does not know again, among the hidden places."""
        copies = zeros(64)
        room = zeros(self.players)
        hidden: i64 = 0
        for s in range(self.players):
            if s != seat:
                room[s] = self.size(s) - count(self.known[s]) - count(self.known_seconds[s])
                hidden += room[s]
                self.count_hidden(copies, s)
        if self.turned == 0:
            hidden += self.in_stock
            for k in range(self.in_stock):
                copies[self.stock[k]] += 1
        pool = vec[i64](capacity=hidden)
        for card in range(64):
            for _ in range(copies[card]):
                pool = append(pool, card)
        pool = rng.shuffle(pool)
        at: i64 = 0
        for s in range(self.players):
            if s != seat:
                self.hands[s] = self.known[s]
                self.seconds[s] = self.known_seconds[s]
                for _ in range(room[s]):
                    self.give(s, pool[at])
                    at += 1
        if self.turned == 0:
            self.stock = pool[at:]

    def count_hidden(self, copies: vec[i64], seat: i64) -> None:
        """Adds the cards of a hand that others do not know, copy by copy."""
        held = self.hands[seat] & ~self.known[seat]
        twice = self.seconds[seat] & ~self.known_seconds[seat]
        while held != 0:
            copies[lowest(held)] += 1
            held &= held - 1
        while twice != 0:
            copies[lowest(twice)] += 1
            twice &= twice - 1

    def count(self, tally: Tally) -> None:
        self.rules.counting(self, tally)


@mypyc_attr(allow_interpreted_subclasses=True)
class RummyRules(Rules):
    """A rummy game: the deal, the melds, the phases of a turn, when a hand ends without a winner, and the count."""

    def __init__(
        self,
        pack: Pack,
        players: i64,
        notation: Notation,
        ending: Ending,
        deck: vec[i64],
        dealing: Callable[[RummyHand, Deck], None],
        melds: Melds,
        phases: list[Phase[Any]],
        stop: Stop,
        counting: Callable[[RummyHand, Tally], None],
        layout: Layout = MELDED,
        counters: list[int] | None = None,
    ) -> None:
        super().__init__(pack, players, notation, ending, deck)
        self.dealing: Final = dealing
        self.melds: Final = melds
        self.phases: Final = phases
        self.first_phase: Final = phases[0]
        self.stop: Final = stop
        self.counting: Final = counting
        self.layout: Final = layout
        # The first values of the game's own counters.
        self.counters: Final = vec[i64](counters or [])

    def new_hand(self, match: Match, shuffler: Shuffler) -> RummyHand:
        """A hand of this game before the deal."""
        return RummyHand(match, self, shuffler)


def deal_batches(h: RummyHand, deck: Deck, batches: list[int]) -> i64:
    """Deals rounds of so many cards to each seat, from the dealer's left, and returns the number of cards dealt."""
    at: i64 = 0
    for batch in batches:
        for place in range(1, h.players + 1):
            for _ in range(batch):
                h.give((h.dealer + place) % h.players, h.pack.first(deck.cards[at]))
                at += 1
    return at


def rest_to_stock(h: RummyHand, deck: Deck, start: i64) -> None:
    """The undealt cards become the stock, with the next card to draw at the end."""
    stock = vec[i64](capacity=len(deck.cards) - start)
    at: i64 = len(deck.cards) - 1
    while at >= start:
        stock = append(stock, h.pack.first(deck.cards[at]))
        at -= 1
    h.stock = stock
    h.in_stock = len(stock)


def turn_up(h: RummyHand, deck: Deck, start: i64) -> None:
    """The next card begins the discard pile, and the rest is the stock."""
    card = h.pack.first(deck.cards[start])
    rest_to_stock(h, deck, start + 1)
    h.pause()
    h.put_on_discard(card)
    h.tell("turned", "discard-begun", -1, card)
