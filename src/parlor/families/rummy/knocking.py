"""Knocking: melds stay in hand until somebody ends the hand; then they are laid, and the others lay off.

The game's first counters are named here: how little must be left over to knock, what was just taken up, how many passed at the start, and
from THROWN on, one a seat, the cards that it was the last to throw.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, lowest
from parlor.core.facts import LEFT_OUT, FactKinds
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import ADD, DISCARD, DRAW, KNOCK, PASS, ROW, Form, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.families.rummy.hand import RummyHand
from parlor.families.rummy.melds import NAMES, PLACES, AddForm, Melds
from parlor.families.rummy.turn import DRAWS, FROM_DISCARD, FROM_STOCK, Draw, Play, TurnLimit, Words, lay_meld

LIMIT: Final = 0
TAKEN: Final = 1
PASSES: Final = 2
THROWN: Final = 3
# The phases of a turn, and what follows a knock.
DRAWING: Final = 0
THROWING: Final = 1
LAYING_OFF: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Deadwood:
    """What is left over of a hand when its cards are arranged in melds as well as possible."""

    def __init__(self, melds: Melds, values: vec[i64]) -> None:
        self.melds: Final = melds
        self.values: Final = values
        worth = vec[i64](capacity=len(melds.once))
        highest: i64 = 0
        for cards in melds.once:
            worth = append(worth, self.total(cards))
        for value in values:
            highest = value if value > highest else highest
        self.worth: Final = worth
        self.highest: Final = highest

    def total(self, cards: i64) -> i64:
        """What some cards count if none of them is in a meld."""
        total: i64 = 0
        while cards != 0:
            total += self.values[lowest(cards)]
            cards &= cards - 1
        return total

    def least(self, cards: i64) -> i64:
        """The least that can be left over of some cards."""
        total = self.total(cards)
        if not self.melds.any_in(cards, 0):
            return total
        return total - self.saved(self.melds.found(cards, 0, 64), 0, cards)

    def saved(self, found: vec[i64], first: i64, cards: i64) -> i64:
        """The most that melds, from one of the list on, can save of some cards."""
        best: i64 = 0
        for k in range(first, len(found)):
            row = found[k] // PLACES
            once = self.melds.once[row]
            if once & ~cards == 0:
                saved = self.worth[row] + self.saved(found, k + 1, cards & ~once)
                if saved > best:
                    best = saved
        return best

    def arranged(self, cards: i64) -> vec[i64]:
        """The melds, as payloads of MELD, that leave the least over."""
        found = self.melds.found(cards, 0, 64)
        wanted = self.saved(found, 0, cards)
        chosen = vec[i64](capacity=4)
        for k in range(len(found)):
            row = found[k] // PLACES
            once = self.melds.once[row]
            if wanted > 0 and once & ~cards == 0 and self.worth[row] + self.saved(found, k + 1, cards & ~once) == wanted:
                chosen = append(chosen, found[k])
                cards &= ~once
                wanted -= self.worth[row]
        return chosen


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferedDraw(Draw):
    """The first discard is offered to each player in turn; if nobody takes it, the player on the dealer's left draws from the stock."""

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), DRAWS]

    def is_offered(self, h: RummyHand) -> bool:
        """Whether the first discard is still to be taken or left."""
        return h.turns == 0 and h.own[PASSES] < h.players

    def may_take(self, h: RummyHand) -> bool:
        return h.turns > 0 or h.own[PASSES] < h.players

    def moves(self, h: RummyHand) -> vec[i64]:
        moves = vec[i64](capacity=2)
        moves = append(moves, PASS if self.is_offered(h) else FROM_STOCK)
        if self.may_take(h):
            moves = append(moves, FROM_DISCARD)
        return moves

    def allows(self, h: RummyHand, move: i64) -> bool:
        if move == FROM_DISCARD:
            return self.may_take(h)
        return move == (PASS if self.is_offered(h) else FROM_STOCK)

    def reason(self, h: RummyHand, move: i64) -> Refusal:
        if move == FROM_DISCARD:
            return Refusal("knock-offer-passed")
        if self.is_offered(h):
            return Refusal("knock-offer-first")
        return Refusal("knock-no-pass") if move == PASS else Refusal(self.words.draw_first)

    def make(self, h: RummyHand, move: i64) -> None:
        if move == PASS:
            h.own[PASSES] += 1
            h.turn = (h.turn + 1) % h.players
            return
        h.own[TAKEN] = h.top_discard() + 1 if move == FROM_DISCARD else 0
        super().make(h, move)

    def step(self, h: RummyHand, rng: Rng) -> None:
        moves = self.moves(h)
        self.make(h, moves[rng.below(len(moves))])


@mypyc_attr(allow_interpreted_subclasses=True)
class Throw(Phase[RummyHand]):
    """A discard ends the turn; a knock ends the hand, if little enough is left over."""

    name = "play"

    def __init__(self, deadwood: Deadwood, words: Words) -> None:
        self.deadwood: Final = deadwood
        self.words: Final = words

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(DISCARD, "discard", pack), OneCard(KNOCK, "knock", pack)]

    def may_throw(self, h: RummyHand) -> i64:
        """The cards that may be thrown: all but the one that was just taken from the discard pile."""
        taken = h.own[TAKEN]
        return h.hands[h.turn] & ~bit(taken - 1) if taken > 0 else h.hands[h.turn]

    def left_over(self, h: RummyHand, card: i64) -> i64:
        """What is left over of the hand on turn when a card is thrown."""
        return self.deadwood.least(h.hands[h.turn] & ~bit(card))

    def moves(self, h: RummyHand) -> vec[i64]:
        moves = vec[i64](capacity=24)
        rest = self.may_throw(h)
        while rest != 0:
            moves = append(moves, DISCARD | lowest(rest))
            rest &= rest - 1
        # A card that is thrown takes off no more than it counts, so most hands are far from a knock.
        if self.deadwood.least(h.hands[h.turn]) <= h.own[LIMIT] + self.deadwood.highest:
            rest = self.may_throw(h)
            while rest != 0:
                if self.left_over(h, lowest(rest)) <= h.own[LIMIT]:
                    moves = append(moves, KNOCK | lowest(rest))
                rest &= rest - 1
        return moves

    def allows(self, h: RummyHand, move: i64) -> bool:
        verb = verb_of(move)
        card = payload_of(move)
        if (verb != DISCARD and verb != KNOCK) or self.may_throw(h) >> card & 1 == 0:
            return False
        return verb == DISCARD or self.left_over(h, card) <= h.own[LIMIT]

    def reason(self, h: RummyHand, move: i64) -> Refusal:
        verb = verb_of(move)
        card = payload_of(move)
        if verb == DRAW:
            return Refusal(self.words.drawn)
        if verb != DISCARD and verb != KNOCK:
            return Refusal("knock-discard-first")
        if not h.holds(h.turn, card):
            return Refusal("not-held", {"cards": [h.pack.codes[card]]})
        if self.may_throw(h) >> card & 1 == 0:
            return Refusal("knock-just-taken", {"card": h.pack.codes[card]})
        return Refusal("knock-too-much", {"number": int(self.left_over(h, card)), "limit": int(h.own[LIMIT])})

    def make(self, h: RummyHand, move: i64) -> None:
        card = payload_of(move)
        h.drop(h.turn, card)
        h.put_on_discard(card)
        for seat in range(h.players):
            h.own[THROWN + seat] &= ~bit(card)
        h.own[THROWN + h.turn] |= bit(card)
        if verb_of(move) == DISCARD:
            h.end_turn()
            return
        h.turns += 1
        h.out = h.turn
        h.shown = True
        for meld in self.deadwood.arranged(h.hands[h.turn]):
            lay_meld(h, self.deadwood.melds, meld)
        left = self.deadwood.total(h.hands[h.turn])
        h.tell("laid", "knock-gin" if left == 0 else "knock-knocks", h.turn, -1, left)
        if left == 0:
            h.over = True
        else:
            h.turn = (h.turn + 1) % h.players
            h.enter(LAYING_OFF)

    def facts(self, h: RummyHand, facts: dict[str, Fact]) -> None:
        facts["knock_limit"] = int(h.own[LIMIT])

    def fact_kinds(self) -> FactKinds:
        return {"knock_limit": LEFT_OUT}


@mypyc_attr(allow_interpreted_subclasses=True)
class LayOff(Play):
    """After a knock the others, one after another, add cards to the melds of whoever has knocked."""

    name = "laying off"

    def moves(self, h: RummyHand) -> vec[i64]:
        moves = vec[i64](capacity=8)
        return self.adds(h, h.hands[h.turn], append(moves, PASS))

    def allows(self, h: RummyHand, move: i64) -> bool:
        return move == PASS or (verb_of(move) == ADD and super().allows(h, move))

    def reason(self, h: RummyHand, move: i64) -> Refusal:
        return super().reason(h, move) if verb_of(move) == ADD else Refusal("knock-lay-off")

    def make(self, h: RummyHand, move: i64) -> None:
        if move != PASS:
            name = payload_of(move) // ROW % NAMES
            meld = payload_of(move) % ROW - 1
            h.lay(meld, name, name)
            h.extend_meld(meld, name)
        if move == PASS or h.hands[h.turn] == 0:
            h.turn = (h.turn + 1) % h.players
            h.over = h.turn == h.out

    def step(self, h: RummyHand, rng: Rng) -> None:
        moves = self.moves(h)
        self.make(h, moves[rng.below(len(moves))])


@mypyc_attr(allow_interpreted_subclasses=True)
class StockEnds(TurnLimit):
    """A hand in which nobody has knocked ends when only so many cards are left in the stock."""

    def __init__(self, each: i64, left: i64) -> None:
        super().__init__(each)
        self.left: Final = left

    def after_turn(self, h: RummyHand) -> None:
        if h.in_stock <= self.left:
            h.over = True
            h.shown = True
            h.tell("noted", "knock-nobody", -1, -1, self.left)
        else:
            super().after_turn(h)


def knocking(melds: Melds, values: vec[i64], words: Words) -> list[Phase[RummyHand]]:
    """The phases of a game in which somebody knocks."""
    return [OfferedDraw(words), Throw(Deadwood(melds, values), words), LayOff(melds, words)]


def knock_counters(limit: int, players: int) -> list[int]:
    """The counters of a knock, in front of the game's own."""
    return [limit, 0, 0, *[0] * players]


def knock_forms(melds: Melds, most: int) -> Notation:
    """Its moves; at most so many melds are laid."""
    throws: list[Form] = [OneCard(DISCARD, "discard", melds.pack), OneCard(KNOCK, "knock", melds.pack)]
    return Notation([Word(PASS, "pass"), DRAWS, AddForm(melds, most), *throws])
