"""Sammy's Travels: from state to state across borders, through as many as you can; alone, side by side, or on common roads.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import NONE, bit, less, members, union
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
        return BORDERS[h.top(pile)]

    def reason(self, h: PileHand, pile: i64, card: i64) -> Refusal:
        road = h.rules.piles[pile]
        states: Params = {"state": SAMMY.name_of(card), "top": SAMMY.name_of(h.top(pile))}
        if road.seat < 0:
            return Refusal("sammys-travels-no-border-of-road", {**states, "zone": road.name})
        return Refusal("sammys-travels-no-border", states)


# Counters: the turn-overs of each seat since its last transfer; the cards that each turned; 1 if a card that borders must go (R3).
TURN_OVERS: Final = 0
TURNED: Final = 2
MUST: Final = 4


class TravelHand(PileHand):
    """What all forms share: each player's face-down stock and turned-up pile, and the journeys."""

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

    def transfers_or(self, seat: i64, other: i64) -> vec[i64]:
        """The transfers that a player can make, and another move (-1 for none), unless it has to wait for them."""
        pile, first = 2 * seat + 1, 2 * self.players
        found = vec[i64](capacity=4)
        if other >= 0 and self.own[MUST] == 0:
            found = append(found, other)
        if self.size[pile] > 0:
            top = self.top(pile)
            for road in range(self.players):
                if self.wants[first + road] >> top & 1 == 1 and self.rules.piles[first + road].seat in (-1, seat):
                    found = append(found, MOVE | (top * ROW + road))
        return append(found, other) if other >= 0 and len(found) == 0 else found

    def refusal(self, seat: i64, move: i64, other: Refusal) -> Refusal:
        """Why a card cannot be transferred, or why a player cannot draw or pass: a transfer must come first, or another reason."""
        top = self.top(2 * seat + 1) if self.size[2 * seat + 1] > 0 else NONE
        if verb_of(move) == MOVE:
            travel = self.travel(move % ROW)
            if payload_of(move) // ROW != top:
                return Refusal("sammys-travels-top-of-pile", ruling="R3")
            return self.rules.piles[travel].takes.reason(self, travel, top)
        transfers = self.transfers_or(seat, NONE)
        if self.own[MUST] == 0 or len(transfers) == 0:
            return other
        end = self.top(self.travel(transfers[0] % ROW))
        return Refusal("sammys-travels-transfer-first", {"state": SAMMY.name_of(top), "top": SAMMY.name_of(end)}, "R3")

    def make(self, seat: i64, move: i64) -> None:
        """Transfers a card or turns one up. An empty stock is replaced by turning the pile over, unshuffled (R2)."""
        stock, pile = 2 * seat, 2 * seat + 1
        if move != DRAW:
            self.begin(self.travel(move % ROW), self.pop(pile))
            self.own[TURN_OVERS + seat] = 0
            return
        if self.news is not None:
            self.pause()
        if self.size[stock] == 0:
            self.turn_over(pile, stock)
            self.own[TURN_OVERS + seat] += 1
            self.tell("turned", "sammys-travels-turned-over", seat)
        card = self.pop(stock)
        self.push(pile, card)
        self.own[TURNED + seat] += 1
        if self.news is not None:
            self.tell("drew", "sammys-travels-turns-up", seat, card)

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["stock"] = [int(self.size[2 * s]) for s in range(self.players)]
        facts["turn_overs"] = [int(self.own[TURN_OVERS + s]) for s in range(self.players)]
        facts["turned"] = [int(self.own[TURNED + s]) for s in range(self.players)]
        return facts


# More counters for separate journeys: who chooses the start (-1 once it is chosen), and the seats that are still traveling.
STARTER: Final = 5
GOING: Final = 6


class JourneyHand(TravelHand):
    """One traveler, or two who travel at the same time, each with a pack and a journey."""

    def fresh(self) -> PileHand:
        return JourneyHand(self.match, self.rules, self.shuffler)

    def deal(self, deck: vec[i64]) -> None:
        self.clear()
        for at in range(len(deck) - 1, -1, -1):
            self.hide(2 * (at // ALL), deck[at])
        self.turn = (self.dealer + 1) % self.players
        self.own[STARTER] = self.turn
        self.own[GOING] = bit(self.turn)

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
        return self.transfers_or(seat, DRAW if self.may_draw(seat) else NONE)

    def reason(self, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if self.own[STARTER] >= 0 and verb == PLAY:
            return Refusal("sammys-travels-not-in-game", {"card": SAMMY.name_of(payload_of(move))})
        if self.own[STARTER] >= 0 or verb == PLAY:
            return Refusal("sammys-travels-start-chosen" if verb == PLAY else "sammys-travels-start-first")
        if verb == MOVE and move % ROW != seat:
            return Refusal("sammys-travels-not-your-journey")
        return self.refusal(seat, move, Refusal("sammys-travels-ten-times-through", ruling="R8"))

    def make(self, seat: i64, move: i64) -> None:
        if self.own[STARTER] >= 0:
            self.set_out(move)
            return
        super().make(seat, move)
        # Over when none of the cards left borders the new end of the journey, or when the player has no move left.
        wants = self.wants[2 * self.players + seat]
        ended = move != DRAW and wants & self.left(seat) == 0
        if ended or (not self.may_draw(seat) and wants & bit(self.top(2 * seat + 1)) == 0):
            self.own[GOING] &= ~bit(seat)
            self.over = self.own[GOING] == 0
            self.tell("noted", "sammys-travels-over", seat, -1, self.size[self.travel(seat)])

    def set_out(self, start: i64) -> None:
        """The starting card leaves each stock and starts each journey. The other cards keep their order (R1, R4)."""
        self.own[STARTER] = -1
        for seat in range(self.players):
            stock = less(self.cards_of(2 * seat), start)
            self.size[2 * seat] = 0
            for card in stock:
                self.hide(2 * seat, card)
            self.begin(self.travel(seat), start)
            self.pause()
        self.own[GOING] = bit(self.players) - 1
        self.turn = 0 if self.players == 1 else NONE

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


# More counters for common roads: 1 if a card was turned, or transferred, in this turn; the idle turns before it; each seat's transfers.
HAS_TURNED: Final = 5
HAS_MOVED: Final = 6
IDLE_FOR: Final = 7
TRANSFERS: Final = 8


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
        return self.transfers_or(self.turn, PASS if self.own[HAS_TURNED] == 1 else DRAW)

    def reason(self, seat: i64, move: i64) -> Refusal:
        key = "sammys-travels-turn-first" if move == PASS else "sammys-travels-turned-already"
        return self.refusal(seat, move, Refusal(key, ruling="R5"))

    def make(self, seat: i64, move: i64) -> None:
        if move == PASS:
            self.own[IDLE_FOR] = 0 if self.own[HAS_MOVED] == 1 else self.own[IDLE_FOR] + 1
            self.own[HAS_TURNED] = self.own[HAS_MOVED] = 0
            self.turn = 1 - seat
            self.over = self.own[IDLE_FOR] == IDLE_TURNS
            return
        super().make(seat, move)
        if move == DRAW:
            self.own[HAS_TURNED] = 1
        else:
            self.own[HAS_MOVED] = 1
            self.own[TRANSFERS + seat] += 1
            self.look()

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
        counters=[0, 0, 0, 0, 1 if options["transfer"] == "must" else 0, 0, 0, 0, 0, 0],
    )
