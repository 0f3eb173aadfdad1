"""Mobilization No. 3: two players, each with a pack, race to be rid of all their cards on common and on each other's piles.

"Liberty Patriot Games", leaflet of the Allie-Patriot cards; our page: rules/patriot.md, rulings R1 to R8.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import EMPTY, bit
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Fact, Tally
from parlor.core.messages import Params, Refusal
from parlor.core.moves import DISCARD, DRAW, MOVE, PASS, ROW, CardFromTo, Choice, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.patience import ALL_PACKS, ClosedPile, Nothing, Pile, PileHand, PileRules, Takes, TopPile, insert
from parlor.library.patriot.colours import ALTERNATING, HIGHER, LOWER
from parlor.packs.patriot import LETTERS, PATRIOT

# The zones of a seat, in this order; the common Mobilization Piles come after those of both seats.
OWN: Final = 8
RESERVE: Final = 4
DISCARDS: Final = 5
TURNED: Final = 6
STOCK: Final = 7
MOBILIZED: Final = 16
SETS: Final = 4
FLAG: Final = 6
# The zones of a seat that a card can leave, and the piles that moves name as its target; MOBILIZED stands for all sixteen.
SOURCES: Final = 7
TARGETS: Final = vec[i64]([MOBILIZED, 0, 1, 2, 3, RESERVE, DISCARDS, OWN, OWN + 1, OWN + 2, OWN + 3, OWN + RESERVE, OWN + DISCARDS])

# The moves of one turn, and the turns without mobilizing that end the game (R7).
MOST_MOVES: Final = 100
IDLE_TURNS: Final = 100

# The game's own counters: the moves of this turn; whether one of them mobilized; the turns before without any; whether each player
# has a full pack, as after every shuffle; whether a player may pass who could play (R8).
MOVED: Final = 0
MOBILIZING: Final = 1
IDLE: Final = 2
FULL_PACKS: Final = 3
FREE_PASS: Final = 4

# Why a move other than that of a card cannot be made: while a turned card lies there, and while none does.
NOT_NOW: Final = {
    DRAW: [Refusal("mobilization-3-turned-first"), Refusal("mobilization-3-nothing-to-turn")],
    PASS: [Refusal("mobilization-3-turned-no-pass"), Refusal("mobilization-3-no-pass")],
    DISCARD: [Refusal("mobilization-3-discard-the-turned"), Refusal("mobilization-3-draw-first")],
}


class Onto(Takes):
    """A Playing Pile, downward in any country or with blue alternating with red and green (R1); a Reserve or Discard Pile, up or down."""

    def __init__(self, on: vec[i64]) -> None:
        # For each card, those that may lie on it.
        self.on: Final = on

    def wants(self, h: PileHand, pile: i64) -> i64:
        return EMPTY if h.size[pile] == 0 else self.on[h.top(pile)]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        playing = pile % OWN < RESERVE
        if h.size[pile] == 0 and playing:
            return Refusal("mobilization-3-not-your-space" if pile // OWN != h.turn else "mobilization-3-filled-from")
        zone: Params = {"zone": h.rules.piles[pile].name}
        if h.size[pile] == 0:
            return Refusal("mobilization-3-nothing-to-play-on", zone)
        cards: Params = {"card": PATRIOT.codes[card], "top": PATRIOT.codes[h.top(pile)]}
        if not playing:
            return Refusal("mobilization-3-one-up-or-down", {**zone, **cards})
        if LOWER[h.top(pile)] & bit(card) != 0:
            return Refusal("patriot-colours-alternate", cards, "R1")
        return Refusal("mobilization-3-downward", cards)


class InProcess(Takes):
    """A Mobilization Pile: its country's next card up; at most two of a country are begun and unfinished (R2)."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        size = h.size[pile]
        first = pile // SETS * SETS
        in_process: i64 = 0
        for other in range(first, first + SETS):
            if 0 < h.size[other] < FLAG:
                in_process += 1
        return EMPTY if size == FLAG or (size == 0 and in_process == 2) else bit(((pile - MOBILIZED) // SETS * FLAG + size) * 2)

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        country: Params = {"country": PATRIOT.suit_name((pile - MOBILIZED) // SETS)}
        if PATRIOT.number[card] == 1:
            return Refusal("mobilization-3-two-in-process", country, "R2")
        return Refusal("mobilization-3-not-awaited", {**country, "card": PATRIOT.codes[card]})


class Mobilization3Hand(PileHand):
    """One game of Mobilization No. 3."""

    def fresh(self) -> PileHand:
        return Mobilization3Hand(self.match, self.rules, self.shuffler)

    def deal(self, deck: vec[i64]) -> None:
        """From his own pack each player has four cards as piles, thirteen as reserve, with the last one on top, and the rest as stock."""
        self.clear()
        for seat in range(2):
            own = seat * OWN
            cards = [PATRIOT.first(card) for card in deck[seat * 48 : seat * 48 + 48]]
            if max([cards.count(card) for card in cards]) > 2:
                self.own[FULL_PACKS] = 0
            for k in range(4):
                self.push(own + k, cards[k])
            for card in cards[4:17]:
                self.hide(own + RESERVE, card)
            self.turn_up(own + RESERVE)
            for card in reversed(cards[17:]):
                self.hide(own + STOCK, card)
        self.refresh_all()
        ours, theirs = PATRIOT.number[self.top(RESERVE)], PATRIOT.number[self.top(OWN + RESERVE)]
        self.turn = (self.dealer + 1) % 2 if ours == theirs else 0 if ours > theirs else 1
        self.tell("noted", "mobilization-3-first-turn", self.turn)

    def moves(self) -> vec[i64]:
        own = self.turn * OWN
        found = vec[i64](capacity=24)
        lies = self.size[own + TURNED] > 0
        may_draw = self.size[own + STOCK] + self.size[own + DISCARDS] + self.size[own + RESERVE] > 0
        if lies or may_draw:
            found = append(found, DISCARD | self.top(own + TURNED) if lies else DRAW)
        if self.own[MOVED] < MOST_MOVES:
            for zone in range(TURNED if lies else 0, SOURCES):
                if self.size[own + zone] > 0:
                    found = self.list_moves(found, self.turn, zone)
        if not lies and not may_draw and (self.own[FREE_PASS] == 1 or self.outward(found) < 0):
            found = insert(found, PASS)
        return found

    def outward(self, moves: vec[i64]) -> i64:
        """The first of some moves that mobilizes a card or puts it on a pile of the opponent, or -1. Who has one may not pass (R8)."""
        for move in moves:
            if TARGETS[payload_of(move) % ROW] // OWN != self.turn:
                return move
        return -1

    def list_moves(self, found: vec[i64], seat: i64, zone: i64) -> vec[i64]:
        """Adds the moves of the top card of a zone, keeping the list ascending. A space of one's own is filled from reserve or discards."""
        card = self.top(seat * OWN + zone)
        here = bit(card)
        row = MOVE | (card * ROW + seat * SOURCES + zone) * ROW
        fills = RESERVE <= zone <= DISCARDS
        for place in range(len(TARGETS)):
            pile = TARGETS[place] if place > 0 else self.target(card, 0)
            space = fills and self.size[pile] == 0 and pile // OWN == seat and pile % OWN < RESERVE
            if space or self.wants[pile] & here != 0:
                found = insert(found, row + place)
        return found

    def target(self, card: i64, place: i64) -> i64:
        """The pile that a move names; of the Mobilization Piles of a country, the first that takes the card, or else the first."""
        if place > 0:
            return TARGETS[place]
        first = MOBILIZED + PATRIOT.suit[card] * SETS
        for pile in range(first, first + SETS):
            if self.wants[pile] & bit(card) != 0:
                return pile
        return first

    def reason(self, seat: i64, move: i64) -> Refusal:
        lies = self.size[seat * OWN + TURNED] > 0
        if verb_of(move) == PASS and verb_of(self.moves()[0]) == MOVE:
            return self.must_play(self.outward(self.moves()))
        if verb_of(move) != MOVE:
            return NOT_NOW[verb_of(move)][0 if lies else 1]
        card, place = payload_of(move) // ROW // ROW, payload_of(move) // ROW % ROW
        if place // SOURCES != seat:
            return Refusal("mobilization-3-not-your-pile")
        if lies and place % SOURCES != TURNED:
            return Refusal("mobilization-3-turned-first")
        source = seat * OWN + place % SOURCES
        name = self.rules.piles[source].name
        params: Params = {"zone": name, "card": PATRIOT.codes[card]}
        if self.size[source] == 0:
            return Refusal("mobilization-3-no-card", {"zone": name})
        if self.top(source) != card:
            return Refusal("mobilization-3-not-on-top", params)
        if self.own[MOVED] >= MOST_MOVES:
            return Refusal("mobilization-3-hundred-moves", ruling="R7")
        pile = self.target(card, payload_of(move) % ROW)
        if pile == source:
            return Refusal("mobilization-3-lies-there", params)
        return self.rules.piles[pile].takes.reason(self, pile, card)

    def must_play(self, move: i64) -> Refusal:
        """Why a player who has this move may not pass."""
        card, place = payload_of(move) // ROW // ROW, payload_of(move) % ROW
        if place == 0:
            return Refusal("mobilization-3-mobilize-first", {"card": PATRIOT.codes[card]}, "R8")
        return Refusal("mobilization-3-lay-first", {"card": PATRIOT.codes[card], "zone": self.rules.piles[TARGETS[place]].name}, "R8")

    def make(self, seat: i64, move: i64) -> None:
        if verb_of(move) == MOVE:
            self.shift(seat, seat * OWN + payload_of(move) // ROW % ROW % SOURCES, payload_of(move) % ROW)
        elif verb_of(move) == DRAW:
            self.turn_card(seat)
        else:
            self.end_turn(seat)

    def shift(self, seat: i64, source: i64, place: i64) -> None:
        """Moves one card."""
        card = self.pop(source)
        self.own[MOVED] += 1
        pile = self.target(card, place)
        self.push(pile, card)
        self.refresh(pile)
        if pile >= MOBILIZED:
            self.own[MOBILIZING] = 1
        self.pause()
        if self.turn_up(source):
            self.tell_turned(source)
        self.refresh(source)
        self.over = self.left(seat) == 0

    def turn_card(self, seat: i64) -> None:
        """Turns up the top card of the stock. An empty stock is renewed from the discards, or at last from the reserve (R5)."""
        own = seat * OWN
        if self.size[own + STOCK] == 0:
            source = own + (DISCARDS if self.size[own + DISCARDS] > 0 else RESERVE)
            self.pause()
            self.turn_over(source, own + STOCK)
            self.refresh(source)
            self.tell("turned", "mobilization-3-discards-over" if source == own + DISCARDS else "mobilization-3-reserve-over", seat)
        card = self.pop(own + STOCK)
        self.push(own + TURNED, card)
        self.tell("turned", "mobilization-3-turns", seat, card)

    def end_turn(self, seat: i64) -> None:
        """A turned card goes on the discards, and the turn passes; a hundred turns without mobilizing end the game."""
        own = seat * OWN
        if self.size[own + TURNED] > 0:
            self.push(own + DISCARDS, self.pop(own + TURNED))
            self.refresh(own + DISCARDS)
        self.own[IDLE] = (self.own[IDLE] + 1) * (1 - self.own[MOBILIZING])
        self.own[MOBILIZING] = 0
        self.own[MOVED] = 0
        self.turn = 1 - seat
        if self.own[IDLE] == IDLE_TURNS:
            self.over = True
            self.tell("noted", "mobilization-3-blocked", -1, -1, self.own[IDLE])

    def left(self, seat: i64) -> i64:
        """How many cards a player has left."""
        left: i64 = 0
        for pile in range(seat * OWN, seat * OWN + OWN):
            left += self.size[pile]
        return left

    def count(self, tally: Tally) -> None:
        winner: i64 = 0 if self.left(0) < self.left(1) else 1
        fewer, more = self.left(winner), self.left(1 - winner)
        if fewer == more:
            tally.note("mobilization-3-blocked-even", fewer)
        elif fewer == 0:
            tally.add(winner, 1, "mobilization-3-no-card-left")
        else:
            tally.add(winner, 1, "mobilization-3-fewer-left", fewer, more)

    # What is known

    def redraw(self, seat: i64, rng: Rng) -> None:
        if self.own[FULL_PACKS] == 1:
            super().redraw(seat, rng)
        else:
            self.redraw_pack(ALL_PACKS, rng)

    def facts(self, seat: i64) -> dict[str, Fact]:
        left: Fact = [int(self.left(0)), int(self.left(1))]
        return {**super().facts(seat), "moves": int(self.own[MOVED]), "idle_turns": int(self.own[IDLE]), "left": left}


def rules(players: int, options: Options) -> Rules:
    """The table for two: built in any country or with alternating colors, passing freely or only when stuck."""
    downward = Onto(ALTERNATING if options["build"] == "alternate" else LOWER)
    either = Onto(vec[i64]([LOWER[card] | HIGHER[card] for card in range(48)]))
    piles: list[Pile] = []
    for seat in range(2):
        piles += [Pile(f"pile{n}:{seat}", FLAG, downward, "column", seat) for n in range(1, 5)]
        piles += [TopPile(f"reserve:{seat}", 96, either, "pile", seat, seat), Pile(f"discard:{seat}", 96, either, "discard", seat)]
        piles += [Pile(f"turned:{seat}", 1, Nothing(), "turned", seat), ClosedPile(f"stock:{seat}", 96, Nothing(), "stock", seat, seat)]
    piles += [Pile(f"mob-{LETTERS[c].lower()}{n + 1}", FLAG, InProcess(), "centre", group=c) for c in range(4) for n in range(SETS)]
    sources = [piles[seat * OWN + zone].name for seat in range(2) for zone in range(SOURCES)]
    targets = ["mobilized", *[piles[pile].name for pile in TARGETS[1:]]]
    moving = CardFromTo(MOVE, "move", PATRIOT, sources, targets)
    notation = Notation([Word(PASS, "pass"), Choice(DRAW, "draw", ["stock"]), OneCard(DISCARD, "discard", PATRIOT), moving])
    counters = [0, 0, 0, 1, 1 if options["pass"] == "free" else 0]
    return PileRules(
        pack=PATRIOT, players=2, notation=notation, ending=MostAfter(1), hand=Mobilization3Hand, piles=piles, packs=2, counters=counters
    )
