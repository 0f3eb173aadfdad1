"""Sammy's Travels: from state to state across borders, through as many as you can; alone, side by side, or on common roads.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R9.
"""

from collections import Counter
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlor.core.bits import bit, members, union, zeros
from parlor.core.chance import Rng
from parlor.core.game import Game, MostAfter, OnePatience, Options, Rules, word_option
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.moves import DRAW, MOVE, PASS, PLAY, ROW, CardTo, Choice, Form, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.shuffle import Shuffler
from parlor.families.patience.hand import ClosedPile, Nothing, Pile, PileHand, PileRules, Takes
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

    def reason(self, h: PileHand, pile: i64, card: i64) -> str:
        return f"{SAMMY.kind(card).name} does not border {SAMMY.kind(h.top(pile)).name}, where {self.who(h, pile)} stands"

    def who(self, h: PileHand, pile: i64) -> str:
        """Whose journey it is."""
        return "your journey"


class CommonRoad(Bordering):
    """A journey that both players share."""

    def who(self, h: PileHand, pile: i64) -> str:
        return h.rules.piles[pile].name


class TravelHand(PileHand):
    """Each player's face-down stock and turned-up pile, and the journeys."""

    def __init__(self, match: Match, rules: PileRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.travels: Final = 2 * match.players
        # The cards that each player still has, how often his pile was turned over since his last transfer, the cards he has turned.
        self.left: vec[i64] = vec[i64]()
        self.turn_overs: vec[i64] = vec[i64]()
        self.turned: vec[i64] = vec[i64]()

    def copy_travels(self, other: "TravelHand") -> None:
        """Gives a clone what all forms have."""
        self.copy_piles(other)
        other.left = self.left[:]
        other.turn_overs = self.turn_overs[:]
        other.turned = self.turned[:]

    def clear(self) -> None:
        super().clear()
        self.left = zeros(self.players)
        self.turn_overs = zeros(self.players)
        self.turned = zeros(self.players)

    def give(self, seat: i64, cards: vec[i64]) -> None:
        """A player's face-down pack, the first card to be drawn first."""
        at: i64 = len(cards) - 1
        while at >= 0:
            self.hide(2 * seat, cards[at])
            at -= 1
        self.left[seat] = union(cards)

    def can_move(self, seat: i64, card: i64, travel: i64) -> bool:
        """Whether a card lies on top of a player's pile and borders the end of a journey."""
        pile = 2 * seat + 1
        return self.size[pile] > 0 and self.top(pile) == card and self.wants[travel] & bit(card) != 0

    def turn_card(self, seat: i64) -> None:
        """Turns up one card; a used-up stock is renewed by turning the pile over, unshuffled (R2)."""
        stock = 2 * seat
        if self.size[stock] == 0:
            self.turn_over(stock + 1, stock)
            self.turn_overs[seat] += 1
            self.tell("Seat {seat} turns the pile over", seat)
        card = self.pop(stock)
        self.push(stock + 1, card)
        self.turned[seat] += 1
        self.tell("Seat {seat} turns up {card}", seat, card)

    def transfer(self, seat: i64, travel: i64) -> None:
        """The top card of a player's pile goes on a journey."""
        card = self.pop(2 * seat + 1)
        self.push(travel, card)
        self.refresh(travel)
        self.left[seat] &= ~bit(card)
        self.turn_overs[seat] = 0

    def misplaced(self, seat: i64, card: i64, travel: i64) -> str:
        """Why a card cannot be transferred."""
        pile = 2 * seat + 1
        if self.size[pile] == 0 or self.top(pile) != card:
            return "Only the top card of your pile can be transferred"
        return self.rules.piles[travel].takes.reason(self, travel, card)

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["stock"] = [int(self.size[2 * s]) for s in range(self.players)]
        facts["turn_overs"] = [int(n) for n in self.turn_overs]
        facts["turned"] = [int(n) for n in self.turned]
        return facts


class JourneyHand(TravelHand):
    """One traveller, or two who travel at the same time, each with his own pack and journey."""

    def __init__(self, match: Match, rules: PileRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        # Who chooses the start; -1 when it is chosen. The set of the seats whose journey goes on.
        self.starter: i64 = -1
        self.going: i64 = 0

    def clone(self) -> Hand:
        other = JourneyHand(self.match, self.rules, self.shuffler)
        self.copy_travels(other)
        other.starter = self.starter
        other.going = self.going
        return other

    def deal(self, deck: vec[i64]) -> None:
        self.clear()
        for seat in range(self.players):
            self.give(seat, deck[seat * ALL : (seat + 1) * ALL])
        self.starter = (self.dealer + 1) % self.players
        self.go_on(bit(self.starter))

    def go_on(self, seats: i64) -> None:
        """Says who may act."""
        self.going = seats
        self.turn = 0 if self.players == 1 else self.starter
        self.over = seats == 0

    def waiting(self) -> i64:
        return self.going

    def not_waiting(self, seat: i64, move: i64) -> str:
        if self.starter >= 0:
            return f"It is not your turn: seat {self.starter} chooses the starting card"
        return "It is not your turn: your journey is over"

    # Moves

    def may_draw(self, seat: i64) -> bool:
        """While cards are left, and not after ten idle times through the pack."""
        return self.size[2 * seat] > 0 or (self.size[2 * seat + 1] > 0 and self.turn_overs[seat] < IDLE)

    def moves_of(self, seat: i64) -> vec[i64]:
        if self.going >> seat & 1 == 0:
            return vec[i64]()
        if self.starter >= 0:
            return members(ATLAS)
        found = vec[i64](capacity=2)
        if self.may_draw(seat):
            found = append(found, DRAW)
        pile = 2 * seat + 1
        if self.size[pile] > 0 and self.wants[self.travels + seat] & bit(self.top(pile)) != 0:
            found = append(found, MOVE | (self.top(pile) * ROW + seat))
        return found

    def allows(self, seat: i64, move: i64) -> bool:
        verb = verb_of(move)
        if self.starter >= 0:
            return verb == PLAY and bit(payload_of(move)) & ATLAS != 0
        if verb == DRAW:
            return self.may_draw(seat)
        return verb == MOVE and move % ROW == seat and self.can_move(seat, payload_of(move) // ROW, self.travels + seat)

    def reason(self, seat: i64, move: i64) -> str:
        verb = verb_of(move)
        if verb == PLAY:
            if self.starter < 0:
                return "The starting card is chosen already"
            return f"{SAMMY.kind(payload_of(move)).name} is not in this game: choose a state or D. C."
        if self.starter >= 0:
            return "Choose the starting card first"
        if verb == DRAW:
            if self.size[2 * seat + 1] == 0:
                return "You have no card left to turn"
            return "Ten times through the pack without a transfer: you must transfer a card"
        if move % ROW != seat:
            return "That is the other player's journey"
        return self.misplaced(seat, payload_of(move) // ROW, self.travels + seat)

    def make(self, seat: i64, move: i64) -> None:
        if self.starter >= 0:
            self.set_out(payload_of(move))
            return
        if verb_of(move) == DRAW:
            self.turn_card(seat)
        else:
            self.transfer(seat, self.travels + seat)
        if self.is_over(seat):
            self.tell("The journey of seat {seat} is over after {number} cards", seat, 0, self.size[self.travels + seat])
            self.go_on(self.going & ~bit(seat))

    def set_out(self, start: i64) -> None:
        """The starting card leaves each stock, whose other cards keep their order, and begins each journey (R1, R4)."""
        self.starter = -1
        for seat in range(self.players):
            cards = self.cards_of(2 * seat)
            self.size[2 * seat] = 0
            for card in cards:
                if card != start:
                    self.hide(2 * seat, card)
            self.unseen_to[2 * seat] = self.size[2 * seat]
            self.left[seat] &= ~bit(start)
            self.push(self.travels + seat, start)
            self.refresh(self.travels + seat)
        self.go_on(bit(self.players) - 1)

    def is_over(self, seat: i64) -> bool:
        """None of his cards borders the end of his journey, or he can do nothing any more."""
        wants = self.wants[self.travels + seat]
        if wants & self.left[seat] == 0:
            return True
        pile = 2 * seat + 1
        return not self.may_draw(seat) and wants & bit(self.top(pile)) == 0

    # The count

    def count(self, tally: Tally) -> None:
        for seat in range(self.players):
            cards = self.size[self.travels + seat]
            tally.add(seat, cards, "a journey of {} cards, with {} cards turned", cards, self.turned[seat])

    def won(self) -> bool:
        return self.size[self.travels] == ALL

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        if self.starter >= 0:
            facts["phase"] = "start"
        return facts


class CommonHand(TravelHand):
    """Two players who share a pack and two journeys, by turns (R5)."""

    def __init__(self, match: Match, rules: PileRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.transfers: vec[i64] = vec[i64]()
        # Whether the player on turn has turned his card and has transferred one; the turns before without any transfer.
        self.has_turned = False
        self.has_moved = False
        self.idle: i64 = 0

    def clone(self) -> Hand:
        other = CommonHand(self.match, self.rules, self.shuffler)
        self.copy_travels(other)
        other.transfers = self.transfers[:]
        other.has_turned = self.has_turned
        other.has_moved = self.has_moved
        other.idle = self.idle
        return other

    def deal(self, deck: vec[i64]) -> None:
        """Two starters from the pack; the rest one at a time."""
        self.clear()
        self.transfers = zeros(2)
        for k in range(2):
            self.push(self.travels + k, deck[k])
            self.refresh(self.travels + k)
            cards = vec[i64](capacity=23)
            for at in range(2 + k, len(deck), 2):
                cards = append(cards, deck[at])
            self.give((self.dealer + 1 + k) % 2, cards)
        self.turn = (self.dealer + 1) % 2
        self.look()

    def moves(self) -> vec[i64]:
        seat = self.turn
        found = vec[i64](capacity=4)
        found = append(found, PASS if self.has_turned else DRAW)
        pile = 2 * seat + 1
        if self.size[pile] > 0:
            for k in range(2):
                if self.wants[self.travels + k] & bit(self.top(pile)) != 0:
                    found = append(found, MOVE | (self.top(pile) * ROW + k))
        return found

    def allows(self, seat: i64, move: i64) -> bool:
        verb = verb_of(move)
        if verb == MOVE:
            return self.can_move(seat, payload_of(move) // ROW, self.travels + move % ROW)
        return (verb == PASS) == self.has_turned

    def reason(self, seat: i64, move: i64) -> str:
        verb = verb_of(move)
        if verb == DRAW:
            return "You have already turned a card this turn: transfer it or pass"
        if verb == PASS:
            return "Turn a card first"
        return self.misplaced(seat, payload_of(move) // ROW, self.travels + move % ROW)

    def make(self, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == MOVE:
            self.transfer(seat, self.travels + move % ROW)
            self.transfers[seat] += 1
            self.has_moved = True
            self.look()
        elif verb == DRAW:
            self.turn_card(seat)
            self.has_turned = True
        else:
            self.idle = 0 if self.has_moved else self.idle + 1
            self.has_turned = False
            self.has_moved = False
            self.turn = 1 - seat
            self.over = self.idle == IDLE_TURNS

    def redraw(self, rng: Rng) -> None:
        """The cards of the one pack may have changed from stock to stock."""
        super().redraw(rng)
        for seat in range(2):
            self.left[seat] = union(self.cards_of(2 * seat)) | union(self.cards_of(2 * seat + 1))

    def look(self) -> None:
        """Over when a player is out (R6), or when no card borders the end of a journey."""
        borders = self.wants[self.travels] | self.wants[self.travels + 1]
        self.over = self.left[0] == 0 or self.left[1] == 0 or borders & (self.left[0] | self.left[1]) == 0

    def count(self, tally: Tally) -> None:
        for seat in range(2):
            tally.add(seat, self.transfers[seat], "{} cards transferred, with {} cards turned", self.transfers[seat], self.turned[seat])

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["transfers"] = [int(n) for n in self.transfers]
        facts["card_turned"] = self.has_turned
        facts["idle_turns"] = int(self.idle)
        return facts


class FewerTurned(MostAfter):
    """The longer journey wins; of equal ones that with fewer cards turned (R9)."""

    def winners(self, match: Match, hand: Hand, tally: Tally) -> list[int]:
        best = super().winners(match, hand, tally)
        assert isinstance(hand, JourneyHand)
        fewest = min([int(hand.turned[seat]) for seat in best])
        return [seat for seat in best if hand.turned[seat] == fewest]


class JourneyRules(PileRules):
    """Alone, or two with a pack each."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> Hand:
        return JourneyHand(match, self, shuffler)

    def shuffled(self, match: Match, shuffler: Shuffler) -> vec[i64]:
        """Each pack is shuffled by itself."""
        deck = vec[i64](capacity=len(self.deck))
        for seat in range(self.players):
            deck = extend(deck, shuffler.shuffle(members(ATLAS), match.number, seat))
        return deck

    def check_deck(self, deck: list[str]) -> None:
        for seat in range(self.players):
            if len(Counter(deck[seat * ALL : (seat + 1) * ALL])) != ALL:
                raise ValueError(f"the cards of seat {seat} are not a full pack: each 49 cards of the deck are the states and D. C.")


class CommonRules(PileRules):
    """Two with one pack and common roads."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> Hand:
        return CommonHand(match, self, shuffler)


def stocks(players: int, shared: bool) -> list[Pile]:
    """Each player's stock and pile; the unseen cards of a shared pack may lie in either stock."""
    piles: list[Pile] = []
    for seat in range(players):
        piles += [ClosedPile(f"stock:{seat}", ALL, Nothing(), 0 if shared else seat), Pile(f"pile:{seat}", ALL, Nothing())]
    return piles


def rules(players: int, options: Options) -> Rules:
    """The three forms of the game."""
    draw: Form = Choice(DRAW, "draw", ["stock"])
    if players == 2 and options["packs"] == "shared":
        roads = ["travel1", "travel2"]
        piles = stocks(2, True) + [Pile(name, ALL, CommonRoad()) for name in roads]
        notation = Notation([Word(PASS, "pass"), draw, CardTo(MOVE, "move", SAMMY, roads)])
        return CommonRules(SAMMY, 2, notation, MostAfter(1), members(WITHOUT_MAINE), piles)
    journeys = [f"travel:{seat}" for seat in range(players)]
    piles = stocks(players, False) + [Pile(name, ALL, Bordering()) for name in journeys]
    notation = Notation([OneCard(PLAY, "play", SAMMY), draw, CardTo(MOVE, "move", SAMMY, journeys)])
    deck = vec[i64](capacity=ALL * players)
    for _ in range(players):
        deck = extend(deck, members(ATLAS))
    return JourneyRules(SAMMY, players, notation, FewerTurned(1) if players == 2 else OnePatience(), deck, piles, players)


GAME: Final = Game(
    "sammys-travels",
    "Sammy's Travels",
    "sammy-1934",
    SAMMY,
    [1, 2],
    1,
    [
        word_option(
            "packs", "two players: each with a pack and a journey of his own, or sharing a pack and two journeys", ["separate", "shared"]
        )
    ],
    "Travel from state to state across borders, through as many as you can.",
    rules,
    "patience",
)
