"""The state of a trick-taking hand, and the slots that a game fills with small rule objects."""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, members, roomy, union, zeros
from parlor.core.chance import Rng
from parlor.core.game import Ending, Rules
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.moves import PLAY, Notation, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.redeal import Need, redeal, redeal_needing
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, NOBODY, Zone, hand_zone, owner


class Phase:
    """A part of the hand: an auction, an exchange, the tricks. One legality, one refusal, one way to make a move."""

    name = ""

    def begin(self, h: "TrickHand") -> None:
        """Called as the phase begins."""

    def moves(self, h: "TrickHand") -> vec[i64]:
        """What the seat on turn may do, in the fixed order."""
        raise NotImplementedError

    def allows(self, h: "TrickHand", move: i64) -> bool:
        """Whether the seat on turn may make a move."""
        return move in self.moves(h)

    def reason(self, h: "TrickHand", move: i64) -> str:
        """The rule that forbids the seat on turn a move."""
        raise NotImplementedError

    def make(self, h: "TrickHand", move: i64) -> None:
        """Makes a legal move of the seat on turn."""
        raise NotImplementedError

    def step(self, h: "TrickHand", rng: Rng) -> None:
        """Makes a random move."""
        moves = self.moves(h)
        self.make(h, moves[rng.below(len(moves))])

    def run(self, h: "TrickHand", rng: Rng) -> i64:
        """Makes random moves, one or as many as the phase lasts; how many."""
        self.step(h, rng)
        return 1

    def said(self, h: "TrickHand", move: i64) -> str:
        """A move of this phase as everybody at the table hears it."""
        return h.notation.text(move)

    def facts(self, h: "TrickHand", facts: dict[str, Fact]) -> None:
        """Adds what everybody knows of this phase, also when it is past."""


class Place:
    """Something on the table besides hands, trick and won cards."""

    def zones(self, h: "TrickHand") -> list[Zone]:
        """The zones of this place as they stand."""
        raise NotImplementedError

    def seen(self, h: "TrickHand", seat: i64) -> i64:
        """The cards of the stock whose place a seat knows."""
        return 0


class Stock(Place):
    """Cards left from the deal, face down; the last one would be drawn next."""

    def __init__(self, name: str = "stock") -> None:
        self.name: Final = name

    def zones(self, h: "TrickHand") -> list[Zone]:
        return [Zone(self.name, h.stock, NOBODY)]


class OpenStock(Stock):
    """A stock that lies face up: everyone sees its top card."""

    def zones(self, h: "TrickHand") -> list[Zone]:
        stock = Zone(self.name, h.stock, NOBODY)
        stock.show_top()
        return [stock]

    def seen(self, h: "TrickHand", seat: i64) -> i64:
        top: i64 = len(h.stock) - 1
        if top < 0:
            return 0
        return bit(h.stock[top])


class Turned(Place):
    """The card turned up for trumps, which belongs to nobody."""

    def zones(self, h: "TrickHand") -> list[Zone]:
        return [Zone("turned", members(bit(h.turned)) if h.turned >= 0 else vec[i64](), EVERYONE)]


class TrickHand(Hand):
    """Hands and what is known of them, the cards played so far, trumps and the outstanding bid."""

    def __init__(self, match: Match, rules: "TrickRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules.pack, rules.notation, shuffler)
        self.rules: Final = rules
        self.phase: Phase = rules.phases[0]
        self.phase_number: i64 = 0
        # Who sits where: the seat to the left of each, and the side of each.
        self.left: vec[i64] = rules.left
        self.side: vec[i64] = rules.side
        # Sets of cards, one a seat: held; held, as all saw; not held, as play has shown.
        self.hands: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        self.lacks: vec[i64] = vec[i64]()
        # Cards face down on the table, and those that go to the taker of a trick beside it.
        self.stock: vec[i64] = vec[i64]()
        self.extra: vec[i64] = vec[i64]()
        self.extra_to: i64 = -1
        self.extra_after: i64 = 0
        # Sets of cards laid aside face down, each a place of its own, and for each the seats that know its cards.
        self.aside: vec[i64] = vec[i64]()
        self.aside_seen: vec[i64] = vec[i64]()
        # The card that lies turned up; the card that was shown in the deal, wherever it went; the suit of trumps.
        self.turned: i64 = -1
        self.shown: i64 = -1
        self.trump: i64 = -1
        self.bid: i64 = -1
        self.bidder: i64 = -1
        self.calls: vec[i64] = vec[i64]()
        # The tricks: every card played, in order; who took each trick; the trick in progress.
        self.played: vec[i64] = vec[i64]()
        self.takers: vec[i64] = vec[i64]()
        self.tricks: vec[i64] = vec[i64]()
        self.in_trick: i64 = match.players
        self.size: i64 = 0
        self.at: i64 = -1
        self.follow: i64 = 0
        self.best: i64 = -1
        self.winner: i64 = -1

    def clone(self) -> Hand:
        other = TrickHand(self.match, self.rules, self.shuffler)
        self.copy_to(other)
        return other

    def copy_to(self, other: "TrickHand") -> None:
        """Makes another hand of the same rules equal to this one."""
        self.settle(other)
        other.phase = self.phase
        other.phase_number = self.phase_number
        other.left = self.left
        other.side = self.side
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.lacks = self.lacks[:]
        if len(self.stock) > 0:
            other.stock = self.stock[:]
        other.extra = self.extra
        other.extra_to = self.extra_to
        other.extra_after = self.extra_after
        if len(self.aside) > 0:
            other.aside = self.aside[:]
            other.aside_seen = self.aside_seen[:]
        other.turned = self.turned
        other.shown = self.shown
        other.trump = self.trump
        other.bid = self.bid
        other.bidder = self.bidder
        if len(self.calls) > 0:
            other.calls = self.calls[:]
        other.played = roomy(self.played, len(self.rules.deck))
        other.takers = roomy(self.takers, 16)
        other.tricks = self.tricks[:]
        other.in_trick = self.in_trick
        other.size = self.size
        other.at = self.at
        other.follow = self.follow
        other.best = self.best
        other.winner = self.winner

    def deal(self, deck: vec[i64]) -> None:
        self.hands = zeros(self.players)
        self.known = zeros(self.players)
        self.lacks = zeros(self.players)
        self.tricks = zeros(self.players)
        self.played = vec[i64](capacity=len(deck))
        self.takers = vec[i64](capacity=16)
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

    def said(self, seat: i64, move: i64) -> str:
        return self.phase.said(self, move)

    def step(self, rng: Rng) -> None:
        self.phase.step(self, rng)

    def playout(self, rng: Rng) -> i64:
        steps: i64 = 0
        while not self.over:
            steps += self.phase.run(self, rng)
        return steps

    def advance(self) -> None:
        """Begins the next phase."""
        self.enter(self.phase_number + 1)

    def enter(self, number: i64) -> None:
        """Begins a phase, counted from 0."""
        self.phase_number = number
        self.phase = self.rules.phases[number]
        self.phase.begin(self)

    def acting(self, at: i64) -> i64:
        """The seat that plays the cards of a seat."""
        return at

    def go_to(self, at: i64) -> None:
        """Makes it a seat's turn."""
        self.at = at
        self.turn = self.acting(at)

    # What was taken

    def trick(self) -> vec[i64]:
        """The cards of the trick in progress, in the order played."""
        return self.played[len(self.played) - self.size :]

    def taken(self, seat: i64) -> i64:
        """All cards that a seat has taken."""
        takers, played, in_trick = self.takers, self.played, self.in_trick
        mask: i64 = 0
        for t in range(len(takers)):
            if takers[t] == seat:
                for k in range(t * in_trick, (t + 1) * in_trick):
                    mask |= bit(played[k])
        return mask | union(self.extra) if self.extra_to == seat else mask

    def cards_of_trick(self, number: i64) -> i64:
        """The set of cards in a finished trick, counted from 0."""
        mask: i64 = 0
        for k in range(number * self.in_trick, (number + 1) * self.in_trick):
            mask |= bit(self.played[k])
        return mask

    def copy_held(self, seat: i64, first: i64) -> i64:
        """The copy of a card that a seat plays: one that it has shown, if it has."""
        held = self.pack.copies_in(self.hands[seat], first)
        shown = held & self.known[seat]
        return lowest(shown) if shown != 0 else lowest(held)

    # What is seen

    def won_zone(self, seat: i64) -> Zone:
        """The cards taken by a seat in the order taken; the extra cards are its own secret till the hand is counted."""
        cards = vec[i64](capacity=16)
        secret_from: i64 = -1
        for t in range(len(self.takers)):
            if self.takers[t] == seat:
                for k in range(t * self.in_trick, (t + 1) * self.in_trick):
                    cards = append(cards, self.played[k])
            if self.extra_to == seat and self.extra_after == t:
                secret_from = len(cards)
                for card in self.extra:
                    cards = append(cards, card)
        zone = Zone(f"won:{seat}", cards, EVERYONE)
        if secret_from >= 0 and not self.over and not self.rules.extra_open:
            for k in range(len(self.extra)):
                zone.sees[secret_from + k] = owner(seat)
        return zone

    def zones(self) -> list[Zone]:
        zones = [hand_zone(seat, self.hands[seat]) for seat in range(self.players)]
        zones.append(Zone("trick", self.trick(), EVERYONE))
        zones += [self.won_zone(seat) for seat in range(self.players)]
        for place in self.rules.places:
            zones += place.zones(self)
        return zones

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"phase": self.phase.name, "trumps": self.pack.suits[self.trump] if self.trump >= 0 else None}
        if self.shown >= 0:
            facts["turned"] = self.pack.codes[self.shown]
        for phase in self.rules.phases:
            phase.facts(self, facts)
        return facts

    # What a seat may guess

    def seen_stock(self, seat: i64) -> i64:
        """The cards of the stock whose place a seat knows."""
        mask: i64 = 0
        for place in self.rules.places:
            mask |= place.seen(self, seat)
        return mask

    def needs(self, seat: i64) -> list[Need]:
        """What a seat knows other hands to hold, of cards that it cannot name."""
        return []

    def redealt(self, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        """The hidden cards dealt anew among their places: the hands, the stock, the extra cards, those laid aside."""
        needs = self.needs(seat)
        return redeal_needing(pool, room, lacks, needs, rng) if needs else redeal(pool, room, lacks, rng)

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, TrickHand)
        players = self.players
        asides = len(self.aside)
        room = zeros(players + 2 + asides)
        lacks = zeros(players + 2 + asides)
        pool: i64 = 0
        for s in range(players):
            hidden = self.hands[s] & ~self.known[s]
            if s != seat and hidden != 0:
                pool |= hidden
                room[s] = count(hidden)
                lacks[s] = self.lacks[s]
        stock_hidden = union(self.stock) & ~self.seen_stock(seat)
        pool |= stock_hidden
        room[players] = count(stock_hidden)
        if self.extra_to != seat and not self.rules.extra_open and not self.over:
            extra_hidden = union(self.extra)
            pool |= extra_hidden
            room[players + 1] = count(extra_hidden)
        for p in range(asides):
            if self.aside_seen[p] >> seat & 1 == 0:
                pool |= self.aside[p]
                room[players + 2 + p] = count(self.aside[p])
        dealt = self.redealt(seat, pool, room, lacks, rng)
        for s in range(players):
            if room[s] > 0:
                other.hands[s] = self.known[s] | dealt[s]
        if room[players] > 0:
            other.stock = refill(self.stock, stock_hidden, dealt[players], rng)
        if room[players + 1] > 0:
            other.extra = rng.shuffle(members(dealt[players + 1]))
        for p in range(asides):
            if room[players + 2 + p] > 0:
                other.aside[p] = dealt[players + 2 + p]
        return other

    def count(self, tally: Tally) -> None:
        self.rules.counting(self, tally)


def refill(pile: vec[i64], hidden: i64, cards: i64, rng: Rng) -> vec[i64]:
    """A pile with new cards in its hidden places, in random order."""
    fresh = rng.shuffle(members(cards))
    filled = vec[i64](capacity=len(pile))
    at: i64 = 0
    for card in pile:
        if bit(card) & hidden != 0:
            filled = append(filled, fresh[at])
            at += 1
        else:
            filled = append(filled, card)
    return filled


class TrickRules(Rules):
    """A trick game: how it is dealt, its phases, how it is counted, what else lies on the table."""

    def __init__(
        self,
        pack: Pack,
        players: i64,
        notation: Notation,
        ending: Ending,
        deck: vec[i64],
        dealing: Callable[[TrickHand, Deck], None],
        phases: list[Phase],
        counting: Callable[[TrickHand, Tally], None],
        places: list[Place],
        sides: i64 = 0,
        extra_open: bool = False,
    ) -> None:
        super().__init__(pack, players, notation, ending, deck)
        self.dealing: Final = dealing
        self.phases: Final = phases
        self.counting: Final = counting
        self.places: Final = places
        self.extra_open: Final = extra_open
        left = vec[i64](capacity=players)
        side = vec[i64](capacity=players)
        for seat in range(players):
            left = append(left, (seat + 1) % players)
            side = append(side, seat % sides if sides > 0 else seat)
        self.left: Final = left
        self.side: Final = side

    def new_hand(self, match: Match, shuffler: Shuffler) -> TrickHand:
        """A hand of this game before the deal."""
        return TrickHand(match, self, shuffler)


def card_named(h: TrickHand, move: i64) -> str:
    """The refusal of a card that a seat does not hold."""
    return f"You do not hold {h.pack.codes[payload_of(move)]}"


def is_play(move: i64) -> bool:
    """Whether a move is `play C`."""
    return verb_of(move) == PLAY
