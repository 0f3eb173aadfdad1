"""The state of a rummy hand: cards held, drawn, melded and thrown, and the slots that a game fills with small rule objects."""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, members, zeros
from parlor.core.chance import Rng
from parlor.core.game import Ending, Rules
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.moves import Notation
from parlor.core.pack import Pack
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, NOBODY, Zone, owner
from parlor.families.rummy.melds import NAMES, Melds


class Phase:
    """A part of the turn: the draw, the play. One legality, one refusal, one way to make a move."""

    name = ""

    def begin(self, h: "RummyHand") -> None:
        """Called as the phase begins."""

    def moves(self, h: "RummyHand") -> vec[i64]:
        """What the seat on turn may do, in the fixed order."""
        raise NotImplementedError

    def allows(self, h: "RummyHand", move: i64) -> bool:
        """Whether the seat on turn may make a move."""
        raise NotImplementedError

    def reason(self, h: "RummyHand", move: i64) -> str:
        """The rule that forbids the seat on turn a move."""
        raise NotImplementedError

    def make(self, h: "RummyHand", move: i64) -> None:
        """Makes a legal move of the seat on turn."""
        raise NotImplementedError

    def step(self, h: "RummyHand", rng: Rng) -> None:
        """Makes a random move."""
        moves = self.moves(h)
        self.make(h, moves[rng.below(len(moves))])

    def facts(self, h: "RummyHand", facts: dict[str, Fact]) -> None:
        """Adds what everybody knows of this phase."""


class Stop:
    """When a hand ends though nobody is out; this one never does."""

    def after_turn(self, h: "RummyHand") -> None:
        """Called when a turn is complete and its player still holds cards."""

    def facts(self, h: "RummyHand", facts: dict[str, Fact]) -> None:
        """Adds how near the end is."""


class RummyHand(Hand):
    """Hands, stock, discard pile and melds. A card is known by its first copy; of two equal cards the second is a set of its own."""

    def __init__(self, match: Match, rules: "RummyRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules.pack, rules.notation, shuffler)
        self.rules: Final = rules
        self.phase: Phase = rules.phases[0]
        self.phase_number: i64 = 0
        # Sets of cards, one a seat: held; held twice; held, and held twice, as all saw.
        self.hands: vec[i64] = vec[i64]()
        self.seconds: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        self.known_seconds: vec[i64] = vec[i64]()
        # The first `in_stock` cards of `stock` are still there; the same of the discard pile.
        self.stock: vec[i64] = vec[i64]()
        self.in_stock: i64 = 0
        self.discard: vec[i64] = vec[i64]()
        self.in_discard: i64 = 0
        # How often the discard pile has become the stock: from then on everyone knows its order.
        self.turned: i64 = 0
        # One entry a meld: its owner, the set of its names, how many cards lie in it, the cards that it takes. All cards that any takes.
        self.owners: vec[i64] = vec[i64]()
        self.names: vec[i64] = vec[i64]()
        self.sizes: vec[i64] = vec[i64]()
        self.takes: vec[i64] = vec[i64]()
        self.open: i64 = 0
        # Every card laid, in order: meld, card and name in one number.
        self.laid: vec[i64] = vec[i64]()
        # Turns completed; discards taken since a card was last drawn from the stock; whether a meld was laid in this turn.
        self.turns: i64 = 0
        self.in_a_row: i64 = 0
        self.has_melded = False
        # Who is out; whether the hands lie open at the end.
        self.out: i64 = -1
        self.shown = False

    def clone(self) -> Hand:
        other = RummyHand(self.match, self.rules, self.shuffler)
        self.copy_to(other)
        return other

    def copy_to(self, other: "RummyHand") -> None:
        """Makes another hand of the same rules equal to this one."""
        self.settle(other)
        other.phase = self.phase
        other.phase_number = self.phase_number
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

    def deal(self, deck: vec[i64]) -> None:
        self.hands = zeros(self.players)
        self.seconds = zeros(self.players)
        self.known = zeros(self.players)
        self.known_seconds = zeros(self.players)
        self.discard = zeros(len(deck))
        self.turn = (self.dealer + 1) % self.players
        self.rules.dealing(self, Deck(deck))
        self.phase.begin(self)

    # Moves

    def moves(self) -> vec[i64]:
        return self.phase.moves(self)

    def allows(self, seat: i64, move: i64) -> bool:
        return self.phase.allows(self, move)

    def reason(self, seat: i64, move: i64) -> str:
        return self.phase.reason(self, move)

    def make(self, seat: i64, move: i64) -> None:
        self.phase.make(self, move)

    def step(self, rng: Rng) -> None:
        self.phase.step(self, rng)

    def go_to(self, number: i64) -> None:
        """Begins a phase of the turn, counted from 0."""
        self.phase_number = number
        self.phase = self.rules.phases[number]
        self.phase.begin(self)

    def end_turn(self) -> None:
        """The turn is complete: the hand is over, or the next seat to the left draws."""
        self.turns += 1
        if self.hands[self.turn] == 0:
            self.go_out()
            return
        self.rules.stop.after_turn(self)
        if not self.over:
            self.has_melded = False
            self.turn = self.turn + 1 if self.turn + 1 < self.players else 0
            self.go_to(0)

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
        """Takes a card out of a hand; of two equal ones that which all know."""
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
        """Takes the top card off the discard pile, before everybody's eyes."""
        self.in_discard -= 1
        self.in_a_row += 1
        card = self.discard[self.in_discard]
        self.tell("Seat {seat} takes {card} from the discard pile", self.turn, card)
        return card

    def take_stock(self) -> i64:
        """Takes the top card off the stock."""
        self.in_stock -= 1
        self.in_a_row = 0
        return self.stock[self.in_stock]

    def turn_over(self, keep: i64) -> None:
        """Turns the discard pile over as it lies to be the stock, but for its top cards that stay; its oldest card is drawn next."""
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
        self.tell("The discard pile is turned over: {number} cards are the new stock", 0, 0, left)

    # Melds on the table

    def new_meld(self, names: i64, size: i64) -> i64:
        """Opens a meld of the seat on turn; its place in the order laid."""
        self.owners = append(self.owners, self.turn)
        self.names = append(self.names, names)
        self.sizes = append(self.sizes, size)
        takes = self.rules.melds.takes(names, size)
        self.takes = append(self.takes, takes)
        self.open |= takes
        return len(self.owners) - 1

    def extend_meld(self, meld: i64, name: i64) -> None:
        """Counts one more card to a meld."""
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
        zones = [Zone(f"hand:{seat}", self.listed(seat), EVERYONE if self.shown else owner(seat)) for seat in range(self.players)]
        zones.append(Zone("stock", self.stock[: self.in_stock], NOBODY))
        zones.append(Zone("discard", self.discard[: self.in_discard], EVERYONE))
        return zones + self.table_zones()

    def table_zones(self) -> list[Zone]:
        """What lies melded, by owner."""
        zones = []
        for seat in range(self.players):
            cards = vec[i64](capacity=16)
            for meld in range(len(self.owners)):
                if self.owners[meld] == seat:
                    for card in self.cards_of(meld):
                        cards = append(cards, card // NAMES)
            zones.append(Zone(f"melds:{seat}", cards, EVERYONE))
        return zones

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"phase": self.phase.name}
        self.table_facts(facts)
        for phase in self.rules.phases:
            phase.facts(self, facts)
        self.rules.stop.facts(self, facts)
        return facts

    def table_facts(self, facts: dict[str, Fact]) -> None:
        """Adds the melds in the order in which they were laid."""
        facts["melds"] = [
            {"number": meld + 1, "owner": int(self.owners[meld]), "cards": self.text_of(meld)} for meld in range(len(self.owners))
        ]

    # What a seat may guess

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, RummyHand)
        if not self.shown:
            other.redraw(seat, rng)
        return other

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Deals the cards that a seat does not know anew among the hidden places."""
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


class RummyRules(Rules):
    """A rummy game: how it is dealt, what melds there are, the phases of a turn, how a hand stops unwon, how it is counted."""

    def __init__(
        self,
        pack: Pack,
        players: i64,
        notation: Notation,
        ending: Ending,
        deck: vec[i64],
        dealing: Callable[[RummyHand, Deck], None],
        melds: Melds,
        phases: list[Phase],
        stop: Stop,
        counting: Callable[[RummyHand, Tally], None],
    ) -> None:
        super().__init__(pack, players, notation, ending, deck)
        self.dealing: Final = dealing
        self.melds: Final = melds
        self.phases: Final = phases
        self.stop: Final = stop
        self.counting: Final = counting

    def new_hand(self, match: Match, shuffler: Shuffler) -> RummyHand:
        """A hand of this game before the deal."""
        return RummyHand(match, self, shuffler)


def deal_batches(h: RummyHand, deck: Deck, batches: list[int]) -> i64:
    """Rounds of so many cards at a time to each seat, from the dealer's left; the number of cards dealt."""
    at: i64 = 0
    for batch in batches:
        for place in range(1, h.players + 1):
            for _ in range(batch):
                h.give((h.dealer + place) % h.players, h.pack.first(deck.cards[at]))
                at += 1
    return at


def rest_to_stock(h: RummyHand, deck: Deck, start: i64) -> None:
    """The undealt cards are the stock, the next one to be drawn last."""
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
    h.put_on_discard(card)
    h.tell("{card} is turned up to begin the discard pile", 0, card)
    rest_to_stock(h, deck, start + 1)
