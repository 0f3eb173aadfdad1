"""Sammy's Travels: from state to state across borders, through as many as you can; alone, side by side, or on common roads.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, members, union
from parlor.core.deals import rest_reversed
from parlor.core.game import MostAfter, OnePatience, Options, Rules
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.messages import Params, Refusal
from parlor.core.moves import DRAW, MOVE, PASS, PLAY, ROW, CardTo, Choice, Form, Notation, OneCard, Word, payload_of, verb_of
from parlor.families.patience import ClosedPile, Nothing, Pile, PileHand, PileRules, Takes
from parlor.packs.sammy import BORDERS, SAMMY, STATES

# The forty-eight states and D. C.; the common roads do without Maine (R7).
ATLAS: Final[i64] = STATES | bit(SAMMY.index["DC"])
WITHOUT_MAINE: Final[i64] = ATLAS & ~bit(SAMMY.index["ME"])
ALL: Final = 49
# How often the pile may be turned over without a transfer; on common roads, how many turns may pass without one (R8).
IDLE: Final = 10
IDLE_TURNS: Final = 200


class Bordering(Takes):
    """A journey goes on to a state that borders the one where it stands."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return 0 if h.size[pile] == 0 else BORDERS[h.top(pile)]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        road = h.rules.piles[pile]
        states: Params = {"state": SAMMY.name_of(card), "top": SAMMY.name_of(h.top(pile))}
        if road.seat >= 0:
            return Refusal("sammys-travels-no-border", states)
        return Refusal("sammys-travels-no-border-of-road", {**states, "zone": road.name})


# Counters of each player, by seats: how often his pile was turned over since his last transfer; the cards he has turned.
TURN_OVERS: Final = 0
TURNED: Final = 2


class TravelHand(PileHand):
    """Each player's face-down stock and turned-up pile, and the journeys."""

    def travel(self, number: i64) -> i64:
        """The pile that is a journey, counted from 0."""
        return 2 * self.players + number

    def give(self, seat: i64, cards: vec[i64]) -> None:
        """A player's face-down pack, the first card to be drawn first."""
        for card in rest_reversed(cards, 0):
            self.hide(2 * seat, card)

    def left(self, seat: i64) -> i64:
        """The set of the cards that a player still has."""
        return union(self.cards_of(2 * seat)) | union(self.cards_of(2 * seat + 1))

    def begin(self, travel: i64, card: i64) -> None:
        """A card goes on a journey."""
        self.push(travel, card)
        self.refresh(travel)

    def turn_card(self, seat: i64) -> None:
        """Turns up one card; a used-up stock is renewed by turning the pile over, unshuffled (R2)."""
        stock = 2 * seat
        self.pause()
        if self.size[stock] == 0:
            self.turn_over(stock + 1, stock)
            self.own[TURN_OVERS + seat] += 1
            self.tell("turned", "sammys-travels-turned-over", seat)
        card = self.pop(stock)
        self.push(stock + 1, card)
        self.own[TURNED + seat] += 1
        self.tell("drew", "sammys-travels-turns-up", seat, card)

    def transfer(self, seat: i64, travel: i64) -> None:
        """The top card of a player's pile goes on a journey."""
        self.begin(travel, self.pop(2 * seat + 1))
        self.own[TURN_OVERS + seat] = 0

    def list_transfers(self, found: vec[i64], seat: i64, first: i64, last: i64) -> vec[i64]:
        """Adds the moves of the top card of a player's pile to those of some journeys that take it."""
        pile = 2 * seat + 1
        for road in range(first, last + 1):
            if self.size[pile] > 0 and self.wants[self.travel(road)] & bit(self.top(pile)) != 0:
                found = append(found, MOVE | (self.top(pile) * ROW + road))
        return found

    def misplaced(self, seat: i64, card: i64, travel: i64) -> Refusal:
        """Why a card cannot be transferred."""
        if self.size[2 * seat + 1] == 0 or self.top(2 * seat + 1) != card:
            return Refusal("sammys-travels-top-of-pile", ruling="R3")
        return self.rules.piles[travel].takes.reason(self, travel, card)

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["stock"] = [int(self.size[2 * s]) for s in range(self.players)]
        facts["turn_overs"] = [int(self.own[TURN_OVERS + s]) for s in range(self.players)]
        facts["turned"] = [int(self.own[TURNED + s]) for s in range(self.players)]
        return facts


# More counters of a journey of one's own: who chooses the start, -1 when it is chosen; the set of the seats whose journey goes on.
STARTER: Final = 4
GOING: Final = 5


class JourneyHand(TravelHand):
    """One traveller, or two who travel at the same time, each with his own pack and journey."""

    def deal(self, deck: vec[i64]) -> None:
        self.clear()
        for seat in range(self.players):
            self.give(seat, deck[seat * ALL : (seat + 1) * ALL])
        self.own[STARTER] = (self.dealer + 1) % self.players
        self.go_on(bit(self.own[STARTER]))

    def go_on(self, seats: i64) -> None:
        """Says who may act."""
        self.own[GOING] = seats
        self.turn = 0 if self.players == 1 else self.own[STARTER]
        self.over = seats == 0

    def waiting(self) -> i64:
        return self.own[GOING]

    def not_waiting(self, seat: i64, move: i64) -> Refusal:
        if self.own[STARTER] >= 0:
            return Refusal("sammys-travels-other-starts", {"seat": int(self.own[STARTER])}, "R4")
        return Refusal("sammys-travels-journey-over")

    def may_draw(self, seat: i64) -> bool:
        """While cards are left, and not after ten idle times through the pack."""
        return self.size[2 * seat] > 0 or (self.size[2 * seat + 1] > 0 and self.own[TURN_OVERS + seat] < IDLE)

    def moves_of(self, seat: i64) -> vec[i64]:
        if self.own[GOING] >> seat & 1 == 0:
            return vec[i64]()
        if self.own[STARTER] >= 0:
            return members(ATLAS)
        found = vec[i64](capacity=2)
        return self.list_transfers(append(found, DRAW) if self.may_draw(seat) else found, seat, seat, seat)

    def reason(self, seat: i64, move: i64) -> Refusal:
        starts = self.own[STARTER] >= 0
        if verb_of(move) == PLAY and starts:
            return Refusal("sammys-travels-not-in-game", {"card": SAMMY.name_of(payload_of(move))})
        if verb_of(move) == PLAY or starts:
            return Refusal("sammys-travels-start-first" if starts else "sammys-travels-start-chosen")
        if verb_of(move) == DRAW and self.size[2 * seat + 1] == 0:
            return Refusal("sammys-travels-none-to-turn")
        if verb_of(move) == DRAW:
            return Refusal("sammys-travels-ten-times-through", ruling="R8")
        if move % ROW != seat:
            return Refusal("sammys-travels-not-your-journey")
        return self.misplaced(seat, payload_of(move) // ROW, self.travel(seat))

    def make(self, seat: i64, move: i64) -> None:
        if self.own[STARTER] >= 0:
            self.set_out(payload_of(move))
            return
        if verb_of(move) == DRAW:
            self.turn_card(seat)
        else:
            self.transfer(seat, self.travel(seat))
        if self.is_over(seat, verb_of(move) == MOVE):
            self.go_on(self.own[GOING] & ~bit(seat))
            self.tell("noted", "sammys-travels-over", seat, -1, self.size[self.travel(seat)])

    def set_out(self, start: i64) -> None:
        """The starting card leaves each stock, whose other cards keep their order, and begins each journey (R1, R4)."""
        self.own[STARTER] = -1
        for seat in range(self.players):
            cards = [card for card in self.cards_of(2 * seat) if card != start]
            self.size[2 * seat] = 0
            for card in cards:
                self.hide(2 * seat, card)
            self.begin(self.travel(seat), start)
            self.pause()
        self.go_on(bit(self.players) - 1)

    def is_over(self, seat: i64, moved: bool) -> bool:
        """None of his cards borders the end of his journey, now that it has moved, or he can do nothing any more."""
        wants = self.wants[self.travel(seat)]
        return (moved and wants & self.left(seat) == 0) or (not self.may_draw(seat) and wants & bit(self.top(2 * seat + 1)) == 0)

    def count(self, tally: Tally) -> None:
        for seat in range(self.players):
            cards = self.size[self.travel(seat)]
            tally.add(seat, cards, "sammys-travels-journey", cards, self.own[TURNED + seat])

    def won(self) -> bool:
        return self.size[self.travel(0)] == ALL

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        return {**facts, "phase": "start"} if self.own[STARTER] >= 0 else facts


# More counters of common roads: whether the player on turn has turned his card, and has transferred one; the turns before without any
# transfer; the transfers of each player.
HAS_TURNED: Final = 4
HAS_MOVED: Final = 5
IDLE_FOR: Final = 6
TRANSFERS: Final = 7


class CommonHand(TravelHand):
    """Two players who share a pack and two journeys, by turns (R5)."""

    def deal(self, deck: vec[i64]) -> None:
        """Two starters from the pack; the rest one at a time."""
        self.clear()
        for k in range(2):
            self.begin(self.travel(k), deck[k])
            self.give((self.dealer + 1 + k) % 2, vec[i64]([deck[at] for at in range(2 + k, len(deck), 2)]))
        self.turn = (self.dealer + 1) % 2
        self.look()

    def moves(self) -> vec[i64]:
        found = vec[i64](capacity=4)
        found = append(found, PASS if self.own[HAS_TURNED] == 1 else DRAW)
        return self.list_transfers(found, self.turn, 0, 1)

    def reason(self, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != MOVE:
            return Refusal("sammys-travels-turn-first" if move == PASS else "sammys-travels-turned-already", ruling="R5")
        return self.misplaced(seat, payload_of(move) // ROW, self.travel(move % ROW))

    def make(self, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == MOVE:
            self.transfer(seat, self.travel(move % ROW))
            self.own[TRANSFERS + seat] += 1
            self.own[HAS_MOVED] = 1
            self.look()
        elif verb == DRAW:
            self.turn_card(seat)
            self.own[HAS_TURNED] = 1
        else:
            self.own[IDLE_FOR] = 0 if self.own[HAS_MOVED] == 1 else self.own[IDLE_FOR] + 1
            self.own[HAS_TURNED] = 0
            self.own[HAS_MOVED] = 0
            self.turn = 1 - seat
            self.over = self.own[IDLE_FOR] == IDLE_TURNS

    def look(self) -> None:
        """Over when a player is out (R6), or when no card borders the end of a journey."""
        ours, theirs = self.left(0), self.left(1)
        borders = self.wants[self.travel(0)] | self.wants[self.travel(1)]
        self.over = ours == 0 or theirs == 0 or borders & (ours | theirs) == 0

    def count(self, tally: Tally) -> None:
        for seat in range(2):
            tally.add(seat, self.own[TRANSFERS + seat], "sammys-travels-transferred", self.own[TRANSFERS + seat], self.own[TURNED + seat])

    def facts(self, seat: i64) -> dict[str, Fact]:
        transfers: Fact = [int(self.own[TRANSFERS + s]) for s in range(2)]
        turned = self.own[HAS_TURNED] == 1
        return {**super().facts(seat), "transfers": transfers, "card_turned": turned, "idle_turns": int(self.own[IDLE_FOR])}


class FewerTurned(MostAfter):
    """The longer journey wins; of equal ones that with fewer cards turned (R9)."""

    def winners(self, match: Match, hand: Hand, tally: Tally) -> list[int]:
        best = super().winners(match, hand, tally)
        assert isinstance(hand, JourneyHand)
        fewest = min([int(hand.own[TURNED + seat]) for seat in best])
        return [seat for seat in best if hand.own[TURNED + seat] == fewest]


def rules(players: int, options: Options) -> Rules:
    """The three forms of the game; the unseen cards of a shared pack may lie in either stock."""
    shared = players == 2 and options["packs"] == "shared"
    roads = ["travel1", "travel2"] if shared else [f"travel:{seat}" for seat in range(players)]
    piles: list[Pile] = []
    for seat in range(players):
        piles.append(ClosedPile(f"stock:{seat}", ALL, Nothing(), "stock", seat, 0 if shared else seat))
        piles.append(Pile(f"pile:{seat}", ALL, Nothing(), "pile", seat))
    piles += [Pile(roads[seat], ALL, Bordering(), "row", -1 if shared else seat) for seat in range(players)]
    first: Form = Word(PASS, "pass") if shared else OneCard(PLAY, "play", SAMMY)
    return PileRules(
        pack=SAMMY,
        players=players,
        notation=Notation([first, Choice(DRAW, "draw", ["stock"]), CardTo(MOVE, "move", SAMMY, roads)]),
        ending=MostAfter(1) if shared else FewerTurned(1) if players == 2 else OnePatience(),
        hand=CommonHand if shared else JourneyHand,
        piles=piles,
        deck=members(WITHOUT_MAINE if shared else ATLAS),
        packs=1 if shared else players,
        full_packs=not shared,
        counters=[0] * 9 if shared else [0, 0, 0, 0, -1, 0],
    )
