"""Mobilization No. 3: two players, each with a pack, race to be rid of all their cards on common and on each other's piles.

"Liberty Patriot Games", leaflet of the Allie-Patriot cards; our page: rules/patriot.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlor.core.bits import bit, zeros
from parlor.core.game import Game, MostAfter, Options, Rules, word_option
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.moves import DISCARD, DRAW, MOVE, PASS, ROW, CardFromTo, Choice, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.shuffle import Shuffler, in_order
from parlor.families.patience.hand import ClosedPile, Nothing, Pile, PileHand, PileRules, Takes, TopPile, insert
from parlor.games.patriot.colours import ALTERNATING
from parlor.packs.patriot import COUNTRIES, LETTERS, PATRIOT

# The zones of a seat, in this order; the common Mobilization Piles come after those of both seats.
OWN: Final = 8
RESERVE: Final = 4
DISCARDS: Final = 5
TURNED: Final = 6
STOCK: Final = 7
MOBILIZED: Final = 16
SETS: Final = 4
FLAG: Final = 6
# What moves call the places: sources a seat, targets a seat, and `mobilized` before all targets.
SOURCES: Final = 7
TARGETS: Final = 6
# The moves of one turn, and the turns without mobilizing that end the game (R7).
MOST_MOVES: Final = 100
IDLE_TURNS: Final = 100


def _valued(step: i64) -> vec[i64]:
    """For each card the set of the cards, in first copies, whose taking value is so much higher."""
    sets = vec[i64](capacity=48)
    for other in range(48):
        mask: i64 = 0
        for card in range(0, 48, 2):
            if PATRIOT.number[card] == PATRIOT.number[other] + step:
                mask |= bit(card)
        sets = append(sets, mask)
    return sets


LOWER: Final = _valued(-1)
HIGHER: Final = _valued(1)


class Downward(Takes):
    """A Playing Pile: one lower, of any country (R1)."""

    def on(self, top: i64) -> i64:
        """The cards that may lie on a card."""
        return LOWER[top]

    def wants(self, h: PileHand, pile: i64) -> i64:
        return 0 if h.size[pile] == 0 else self.on(h.top(pile))

    def reason(self, h: PileHand, pile: i64, card: i64) -> str:
        codes = h.pack.codes
        if h.size[pile] == 0:
            if pile // OWN != h.turn:
                return "That is not your space: only its owner may fill it"
            return "An empty space is filled only from the Reserve or Discard Pile"
        if LOWER[h.top(pile)] & bit(card) != 0:
            return f"Blue must alternate with red or green: {codes[card]} may not lie on {codes[h.top(pile)]}"
        return f"Playing Piles are built downward: {codes[card]} is not one lower than {codes[h.top(pile)]}"


class DownwardAlternating(Downward):
    """A Playing Pile on which blue alternates with red or green."""

    def on(self, top: i64) -> i64:
        return ALTERNATING[top]


class UpOrDown(Takes):
    """A Reserve or Discard Pile: one higher or one lower, of any country."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return 0 if h.size[pile] == 0 else LOWER[h.top(pile)] | HIGHER[h.top(pile)]

    def reason(self, h: PileHand, pile: i64, card: i64) -> str:
        name = h.rules.piles[pile].name
        if h.size[pile] == 0:
            return f"There is no card on {name} to play upon"
        codes = h.pack.codes
        return f"Only a card one higher or one lower may be played on {name}: {codes[card]} is neither on {codes[h.top(pile)]}"


class InProcess(Takes):
    """A Mobilization Pile: its country's next card up; at most two of a country are begun and unfinished (R2)."""

    def __init__(self, country: i64) -> None:
        self.country: Final = country
        self.first: Final = MOBILIZED + country * SETS

    def unfinished(self, h: PileHand) -> i64:
        """How many sets of the country are in process."""
        number: i64 = 0
        for pile in range(self.first, self.first + SETS):
            if 0 < h.size[pile] < FLAG:
                number += 1
        return number

    def wants(self, h: PileHand, pile: i64) -> i64:
        size = h.size[pile]
        if size == FLAG or (size == 0 and self.unfinished(h) == 2):
            return 0
        return bit((self.country * 6 + size) * 2)

    def reason(self, h: PileHand, pile: i64, card: i64) -> str:
        if PATRIOT.number[card] == 1:
            return f"Two {COUNTRIES[self.country]} sets are already in process"
        return f"No {COUNTRIES[self.country]} set awaits {h.pack.codes[card]}: sets rise from Battleship to Flag"


class Mobilization3Hand(PileHand):
    """One game of Mobilization No. 3."""

    def __init__(self, match: Match, rules: PileRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        # What the Mobilization Piles take, all together.
        self.wants_up: i64 = 0
        self.moved: i64 = 0
        self.has_mobilized = False
        self.idle: i64 = 0
        self.winner: i64 = -1
        # Whether each player has a full pack, as the shuffle makes it; an arranged deck need not.
        self.full_packs = True

    def clone(self) -> Hand:
        other = Mobilization3Hand(self.match, self.rules, self.shuffler)
        self.copy_piles(other)
        other.wants_up = self.wants_up
        other.moved = self.moved
        other.has_mobilized = self.has_mobilized
        other.idle = self.idle
        other.winner = self.winner
        other.full_packs = self.full_packs
        return other

    def pack_of(self, pile: i64) -> i64:
        return super().pack_of(pile) if self.full_packs else 0

    def deal(self, deck: vec[i64]) -> None:
        """From his own pack each has four cards as piles, thirteen as reserve, the last one uppermost, and the rest as stock."""
        self.clear()
        for seat in range(2):
            own = seat * OWN
            first = seat * 48
            counts = zeros(48)
            for k in range(48):
                counts[PATRIOT.first(deck[first + k])] += 1
            self.full_packs = self.full_packs and max([int(n) for n in counts]) == 2
            for k in range(4):
                self.push(own + k, PATRIOT.first(deck[first + k]))
            for k in range(4, 17):
                self.hide(own + RESERVE, PATRIOT.first(deck[first + k]))
            self.turn_up(own + RESERVE)
            for k in range(31):
                self.hide(own + STOCK, PATRIOT.first(deck[first + 47 - k]))
        for pile in range(len(self.wants)):
            self.refresh(pile)
        self.gather()
        ours = PATRIOT.number[self.top(RESERVE)]
        theirs = PATRIOT.number[self.top(OWN + RESERVE)]
        self.turn = (self.dealer + 1) % 2 if ours == theirs else 0 if ours > theirs else 1
        self.tell("Seat {seat} has the first turn", self.turn)

    def gather(self) -> None:
        """Joins what the Mobilization Piles take."""
        self.wants_up = 0
        for pile in range(MOBILIZED, len(self.wants)):
            self.wants_up |= self.wants[pile]

    # Moves

    def may_draw(self, seat: i64) -> bool:
        """While the player has a card in stock, discards or reserve; not after the turned card has come."""
        own = seat * OWN
        return self.size[own + TURNED] == 0 and self.size[own + STOCK] + self.size[own + DISCARDS] + self.size[own + RESERVE] > 0

    def moves(self) -> vec[i64]:
        seat = self.turn
        own = seat * OWN
        found = vec[i64](capacity=24)
        if self.size[own + TURNED] > 0:
            card = self.top(own + TURNED)
            found = append(found, DISCARD | card)
            return self.list_moves(found, seat, card, TURNED) if self.moved < MOST_MOVES else found
        found = append(found, DRAW if self.may_draw(seat) else PASS)
        if self.moved < MOST_MOVES:
            for zone in range(TURNED):
                if self.size[own + zone] > 0:
                    found = self.list_moves(found, seat, self.top(own + zone), zone)
        return found

    def list_moves(self, found: vec[i64], seat: i64, card: i64, zone: i64) -> vec[i64]:
        """Adds the moves of one card, keeping the list ascending."""
        here = bit(card)
        row = MOVE | (card * ROW + seat * SOURCES + zone) * ROW
        if self.wants_up & here != 0:
            found = insert(found, row)
        for player in range(2):
            for k in range(TARGETS):
                if self.takes(player * OWN + k, here, seat, zone):
                    found = insert(found, row + 1 + player * TARGETS + k)
        return found

    def takes(self, pile: i64, here: i64, seat: i64, zone: i64) -> bool:
        """Whether a pile takes a card that a seat moves from one of its zones."""
        if pile == seat * OWN + zone:
            return False
        if self.wants[pile] & here != 0:
            return True
        return self.size[pile] == 0 and pile // OWN == seat and pile % OWN < RESERVE and RESERVE <= zone <= DISCARDS

    def allows(self, seat: i64, move: i64) -> bool:
        own = seat * OWN
        verb = verb_of(move)
        if verb == DRAW:
            return self.may_draw(seat)
        if verb == PASS:
            return self.size[own + TURNED] == 0 and not self.may_draw(seat)
        if verb == DISCARD:
            return self.size[own + TURNED] > 0 and self.top(own + TURNED) == payload_of(move)
        source = payload_of(move) // ROW % ROW
        if source // SOURCES != seat or self.moved >= MOST_MOVES:
            return False
        zone = source % SOURCES
        card = payload_of(move) // ROW // ROW
        if (self.size[own + TURNED] > 0) != (zone == TURNED) or self.size[own + zone] == 0 or self.top(own + zone) != card:
            return False
        place = payload_of(move) % ROW
        if place == 0:
            return self.wants_up & bit(card) != 0
        return self.takes(self.target(place), bit(card), seat, zone)

    def target(self, place: i64) -> i64:
        """The pile that a move names, the Mobilization Piles excepted."""
        return (place - 1) // TARGETS * OWN + (place - 1) % TARGETS

    def reason(self, seat: i64, move: i64) -> str:
        own = seat * OWN
        lies = self.size[own + TURNED] > 0
        verb = verb_of(move)
        if verb == DRAW:
            return "A card lies turned: move it or discard it first" if lies else "You have no card left to turn: pass"
        if verb == PASS:
            return "A card lies turned: move it or discard it" if lies else "You can still turn a card: only a player who cannot may pass"
        if verb == DISCARD:
            return "Only the turned card can be discarded" if lies else "Draw first: only a turned card can be discarded"
        card = payload_of(move) // ROW // ROW
        source = payload_of(move) // ROW % ROW
        if source // SOURCES != seat:
            return "That is not your pile"
        zone = source % SOURCES
        if lies and zone != TURNED:
            return "A card lies turned: move it or discard it first"
        name = self.rules.piles[own + zone].name
        if self.size[own + zone] == 0 or self.top(own + zone) != card:
            return f"The top card of {name} is not {self.pack.codes[card]}" if self.size[own + zone] > 0 else f"There is no card on {name}"
        if self.moved >= MOST_MOVES:
            return "You have made a hundred moves in this turn: turn a card, discard it or pass"
        place = payload_of(move) % ROW
        pile = MOBILIZED + PATRIOT.suit[card] * SETS if place == 0 else self.target(place)
        if pile == own + zone:
            return f"{self.pack.codes[card]} lies on {name} already"
        return self.rules.piles[pile].takes.reason(self, pile, card)

    def make(self, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        own = seat * OWN
        if verb == MOVE:
            self.shift(seat, own + payload_of(move) // ROW % ROW % SOURCES, payload_of(move) % ROW)
        elif verb == DRAW:
            self.turn_card(seat)
        else:
            if verb == DISCARD:
                self.push(own + DISCARDS, self.pop(own + TURNED))
                self.refresh(own + DISCARDS)
            self.end_turn(seat)

    def shift(self, seat: i64, source: i64, place: i64) -> None:
        """Moves one card."""
        card = self.pop(source)
        self.moved += 1
        if self.turn_up(source):
            self.tell(self.rules.piles[source].turned, 0, self.top(source))
        self.refresh(source)
        if place == 0:
            self.mobilize(card)
        else:
            self.push(self.target(place), card)
            self.refresh(self.target(place))
        if self.left(seat) == 0:
            self.over = True
            self.winner = seat

    def mobilize(self, card: i64) -> None:
        """A card goes on the lowest-numbered pile of its country that awaits it."""
        first = MOBILIZED + PATRIOT.suit[card] * SETS
        pile = first
        while self.wants[pile] & bit(card) == 0:
            pile += 1
        self.push(pile, card)
        for each in range(first, first + SETS):
            self.refresh(each)
        self.gather()
        self.has_mobilized = True

    def turn_card(self, seat: i64) -> None:
        """Turns up the top card of the stock, which is renewed from the discards, and at the last from the reserve (R5)."""
        own = seat * OWN
        if self.size[own + STOCK] == 0:
            source = own + (DISCARDS if self.size[own + DISCARDS] > 0 else RESERVE)
            self.turn_over(source, own + STOCK)
            self.refresh(source)
            name = "discard pile" if source == own + DISCARDS else "reserve"
            self.tell("Seat {seat} turns the " + name + " over", seat)
        card = self.pop(own + STOCK)
        self.push(own + TURNED, card)
        self.tell("Seat {seat} turns {card}", seat, card)

    def end_turn(self, seat: i64) -> None:
        """The turn passes; a hundred turns without mobilizing end the game."""
        self.idle = 0 if self.has_mobilized else self.idle + 1
        self.has_mobilized = False
        self.moved = 0
        self.turn = 1 - seat
        if self.idle == IDLE_TURNS:
            self.over = True
            self.tell("{number} turns have passed without mobilizing: the game is blocked", 0, 0, self.idle)

    def left(self, seat: i64) -> i64:
        """How many cards a player has left."""
        total: i64 = 0
        for pile in range(seat * OWN, seat * OWN + OWN):
            total += self.size[pile]
        return total

    # The count

    def count(self, tally: Tally) -> None:
        if self.winner >= 0:
            tally.add(self.winner, 1, "has no card left")
            return
        ours = self.left(0)
        theirs = self.left(1)
        if ours == theirs:
            tally.note("The game is blocked, and both players have {} cards left", ours)
        else:
            tally.add(0 if ours < theirs else 1, 1, "the game is blocked: {} cards left against {}", min(ours, theirs), max(ours, theirs))

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["moves"] = int(self.moved)
        facts["idle_turns"] = int(self.idle)
        facts["left"] = [int(self.left(0)), int(self.left(1))]
        return facts


class Mobilization3Rules(PileRules):
    """The table of Mobilization No. 3: a pack for each player."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> Hand:
        return Mobilization3Hand(match, self, shuffler)

    def shuffled(self, match: Match, shuffler: Shuffler) -> vec[i64]:
        """Each pack is shuffled by itself."""
        deck = vec[i64](capacity=96)
        for seat in range(2):
            deck = extend(deck, shuffler.shuffle(in_order(48), match.number, seat))
        return deck


def rules(players: int, options: Options) -> Rules:
    """The table for two, built in any country or with alternating colours."""
    build = DownwardAlternating() if options["build"] == "alternate" else Downward()
    piles: list[Pile] = []
    sources: list[str] = []
    targets: list[str] = []
    for seat in range(2):
        playing = [f"pile{n}:{seat}" for n in range(1, 5)]
        piles += [Pile(name, FLAG, build) for name in playing]
        piles += [TopPile(f"reserve:{seat}", 96, UpOrDown(), seat), Pile(f"discard:{seat}", 96, UpOrDown())]
        piles += [Pile(f"turned:{seat}", 1, Nothing()), ClosedPile(f"stock:{seat}", 96, Nothing(), seat)]
        sources += [*playing, f"reserve:{seat}", f"discard:{seat}", f"turned:{seat}"]
        targets += [*playing, f"reserve:{seat}", f"discard:{seat}"]
    piles += [Pile(f"mob-{LETTERS[c].lower()}{n + 1}", FLAG, InProcess(c)) for c in range(4) for n in range(SETS)]
    notation = Notation(
        [
            Word(PASS, "pass"),
            Choice(DRAW, "draw", ["stock"]),
            OneCard(DISCARD, "discard", PATRIOT),
            CardFromTo(MOVE, "move", PATRIOT, sources, ["mobilized", *targets]),
        ]
    )
    return Mobilization3Rules(PATRIOT, players, notation, MostAfter(1), extend(in_order(48), in_order(48)), piles, 2)


GAME: Final = Game(
    "mobilization-3",
    "Mobilization No. 3",
    "patriot",
    PATRIOT,
    [2],
    2,
    [word_option("build", "on Playing Piles any country lies on any, or blue alternates with red or green", ["any", "alternate"])],
    "Two players, each with a pack, race to be rid of all their cards.",
    rules,
    "race",
)
