"""Sammy's Travels: from state to state across borders, through as many as you can; alone, side by side, or on common roads.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import EMPTY, bit, members, union
from parlor.core.deals import rest_reversed
from parlor.core.facts import FactKinds, OneOf
from parlor.core.game import MostAfter, OnePatience, Options, Rules
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.messages import Params, Refusal
from parlor.core.moves import DRAW, MOVE, PASS, PLAY, ROW, CardTo, Choice, Form, Notation, OneCard, Word, payload_of, verb_of
from parlor.families.patience import ClosedPile, Nothing, Pile, PileHand, PileRules, Takes
from parlor.packs.sammy import BORDERS, SAMMY, STATES

# The forty-eight states and D. C. Common roads are played without Maine (R7).
ATLAS: Final[i64] = STATES | bit(SAMMY.index["DC"])
WITHOUT_MAINE: Final[i64] = ATLAS & ~bit(SAMMY.index["ME"])
ALL: Final = 49
# How many times the pile may be turned over without a transfer; on common roads, how many turns may pass without one (R8).
IDLE: Final = 10
IDLE_TURNS: Final = 200


class Bordering(Takes):
    """A journey goes on to a state that borders its last one."""

    def wants(self, h: PileHand, pile: i64) -> i64:
        return EMPTY if h.size[pile] == 0 else BORDERS[h.top(pile)]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        road = h.rules.piles[pile]
        states: Params = {"state": SAMMY.name_of(card), "top": SAMMY.name_of(h.top(pile))}
        if road.seat < 0:
            return Refusal("sammys-travels-no-border-of-road", {**states, "zone": road.name})
        return Refusal("sammys-travels-no-border", states)


# Counters for each seat: how many times its pile was turned over since its last transfer, and how many cards it turned.
TURN_OVERS: Final = 0
TURNED: Final = 2


class TravelHand(PileHand):
    """Each player's face-down stock and turned-up pile, and the journeys."""

    def travel(self, number: i64) -> i64:
        """The pile of a journey, counted from 0."""
        return 2 * self.players + number

    def left(self, seat: i64) -> i64:
        """The cards that a player still has."""
        return union(self.cards_of(2 * seat)) | union(self.cards_of(2 * seat + 1))

    def begin(self, travel: i64, card: i64) -> None:
        """Puts a card on a journey."""
        self.push(travel, card)
        self.refresh(travel)

    def turn_card(self, seat: i64) -> None:
        """Turns up one card. An empty stock is replaced by turning the pile over, unshuffled (R2)."""
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

    def transfer(self, seat: i64, road: i64) -> None:
        """Moves the top card of a player's pile to a journey."""
        self.begin(self.travel(road), self.pop(2 * seat + 1))
        self.own[TURN_OVERS + seat] = 0

    def list_transfers(self, found: vec[i64], seat: i64, first: i64, last: i64) -> vec[i64]:
        """Adds the moves that put the top card of a player's pile on a journey."""
        pile = 2 * seat + 1
        for road in range(first, last + 1):
            if self.size[pile] > 0 and self.wants[self.travel(road)] & bit(self.top(pile)) != 0:
                found = append(found, MOVE | (self.top(pile) * ROW + road))
        return found

    def misplaced(self, seat: i64, move: i64) -> Refusal:
        """Why a card cannot be transferred."""
        card = payload_of(move) // ROW
        if self.size[2 * seat + 1] == 0 or self.top(2 * seat + 1) != card:
            return Refusal("sammys-travels-top-of-pile", ruling="R3")
        travel = self.travel(move % ROW)
        return self.rules.piles[travel].takes.reason(self, travel, card)

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["stock"] = [int(self.size[2 * s]) for s in range(self.players)]
        facts["turn_overs"] = [int(self.own[TURN_OVERS + s]) for s in range(self.players)]
        facts["turned"] = [int(self.own[TURNED + s]) for s in range(self.players)]
        return facts


# More counters for separate journeys: who chooses the start (-1 once it is chosen), and the seats that are still traveling.
STARTER: Final = 4
GOING: Final = 5


class JourneyHand(TravelHand):
    """One traveler, or two who travel at the same time, each with a pack and a journey."""

    def fresh(self) -> PileHand:
        return JourneyHand(self.match, self.rules, self.shuffler)

    def deal(self, deck: vec[i64]) -> None:
        self.clear()
        for seat in range(self.players):
            for card in rest_reversed(deck[: (seat + 1) * ALL], seat * ALL):
                self.hide(2 * seat, card)
        self.own[STARTER] = (self.dealer + 1) % self.players
        self.go_on(bit(self.own[STARTER]))

    def go_on(self, seats: i64) -> None:
        """Sets who may act."""
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
        """A player may draw while cards are left, but not after ten idle passes through the pack."""
        return self.size[2 * seat] > 0 or (self.size[2 * seat + 1] > 0 and self.own[TURN_OVERS + seat] < IDLE)

    def moves_of(self, seat: i64) -> vec[i64]:
        if self.own[GOING] >> seat & 1 == 0:
            return vec[i64]()
        if self.own[STARTER] >= 0:
            return members(ATLAS)
        found = vec[i64](capacity=2)
        return self.list_transfers(append(found, DRAW) if self.may_draw(seat) else found, seat, seat, seat)

    def reason(self, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if self.own[STARTER] >= 0:
            if verb != PLAY:
                return Refusal("sammys-travels-start-first")
            return Refusal("sammys-travels-not-in-game", {"card": SAMMY.name_of(payload_of(move))})
        if verb == PLAY:
            return Refusal("sammys-travels-start-chosen")
        if verb == DRAW:
            none = self.size[2 * seat + 1] == 0
            return Refusal("sammys-travels-none-to-turn") if none else Refusal("sammys-travels-ten-times-through", ruling="R8")
        return self.misplaced(seat, move) if move % ROW == seat else Refusal("sammys-travels-not-your-journey")

    def make(self, seat: i64, move: i64) -> None:
        if verb_of(move) == PLAY:
            self.set_out(move)
            return
        if verb_of(move) == DRAW:
            self.turn_card(seat)
        else:
            self.transfer(seat, seat)
        # Over when none of the cards left borders the new end of the journey, or when the player has no move left.
        wants = self.wants[self.travel(seat)]
        ended = verb_of(move) == MOVE and wants & self.left(seat) == 0
        if ended or (not self.may_draw(seat) and wants & bit(self.top(2 * seat + 1)) == 0):
            self.go_on(self.own[GOING] & ~bit(seat))
            self.tell("noted", "sammys-travels-over", seat, -1, self.size[self.travel(seat)])

    def set_out(self, start: i64) -> None:
        """The starting card leaves each stock and starts each journey. The other cards keep their order (R1, R4)."""
        self.own[STARTER] = -1
        for seat in range(self.players):
            cards = self.cards_of(2 * seat)
            self.size[2 * seat] = 0
            for card in cards:
                if card != start:
                    self.hide(2 * seat, card)
            self.begin(self.travel(seat), start)
            self.pause()
        self.go_on(bit(self.players) - 1)

    def count(self, tally: Tally) -> None:
        for seat in range(self.players):
            cards = self.size[self.travel(seat)]
            tally.add(seat, cards, "sammys-travels-journey", cards, self.own[TURNED + seat])
            tally.keep(f"turned:{seat}", self.own[TURNED + seat])

    def won(self) -> bool:
        return self.size[self.travel(0)] == ALL

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        return {**facts, "phase": "start"} if self.own[STARTER] >= 0 else facts

    def fact_kinds(self) -> FactKinds:
        return {"phase": OneOf(["start", "play", "over"])}


# More counters for common roads: whether the player has turned a card and has transferred one in this turn; the turns before this
# without a transfer; the transfers of each player.
HAS_TURNED: Final = 4
HAS_MOVED: Final = 5
IDLE_FOR: Final = 6
TRANSFERS: Final = 7


class CommonHand(TravelHand):
    """Two players who take turns and share a pack and two journeys (R5)."""

    def fresh(self) -> PileHand:
        return CommonHand(self.match, self.rules, self.shuffler)

    def deal(self, deck: vec[i64]) -> None:
        """Two cards start the journeys. The rest are dealt one at a time."""
        self.clear()
        self.begin(self.travel(0), deck[0])
        self.begin(self.travel(1), deck[1])
        for at in range(len(deck) - 1, 1, -1):
            self.hide(2 * ((self.dealer + 1 + at) % 2), deck[at])
        self.turn = (self.dealer + 1) % 2
        self.look()

    def moves(self) -> vec[i64]:
        first: i64 = PASS if self.own[HAS_TURNED] == 1 else DRAW
        return self.list_transfers(append(vec[i64](capacity=4), first), self.turn, 0, 1)

    def reason(self, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != MOVE:
            return Refusal("sammys-travels-turn-first" if move == PASS else "sammys-travels-turned-already", ruling="R5")
        return self.misplaced(seat, move)

    def make(self, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == MOVE:
            self.transfer(seat, move % ROW)
            self.own[TRANSFERS + seat] += 1
            self.own[HAS_MOVED] = 1
            self.look()
        elif verb == DRAW:
            self.turn_card(seat)
            self.own[HAS_TURNED] = 1
        else:
            self.own[IDLE_FOR] = 0 if self.own[HAS_MOVED] == 1 else self.own[IDLE_FOR] + 1
            self.own[HAS_TURNED] = self.own[HAS_MOVED] = 0
            self.turn = 1 - seat
            self.over = self.own[IDLE_FOR] == IDLE_TURNS

    def look(self) -> None:
        """The game is over when a player is out (R6) or when no card borders the end of a journey."""
        ours, theirs = self.left(0), self.left(1)
        borders = self.wants[self.travel(0)] | self.wants[self.travel(1)]
        self.over = ours == 0 or theirs == 0 or borders & (ours | theirs) == 0

    def count(self, tally: Tally) -> None:
        for seat in range(2):
            moved = self.own[TRANSFERS + seat]
            tally.add(seat, moved, "sammys-travels-transferred", moved, self.own[TURNED + seat])

    def facts(self, seat: i64) -> dict[str, Fact]:
        transfers: Fact = [int(self.own[TRANSFERS + s]) for s in range(2)]
        turned = self.own[HAS_TURNED] == 1
        return {**super().facts(seat), "transfers": transfers, "card_turned": turned, "idle_turns": int(self.own[IDLE_FOR])}


class FewerTurned(MostAfter):
    """The longer journey wins. If they are equal, fewer cards turned win (R9)."""

    def winners(self, match: Match, hand: Hand, tally: Tally) -> list[int]:
        best = super().winners(match, hand, tally)
        turned = [tally.figures[f"turned:{seat}"] for seat in best]
        return [best[k] for k in range(len(best)) if turned[k] == min(turned)]


def rules(players: int, options: Options) -> Rules:
    """The three forms of the game. The unseen cards of a shared pack may be in either stock."""
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
