"""Coronado: demand new cards or lead at once; three tricks of five win the hand.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, members, zeros
from parlor.core.chance import Rng
from parlor.core.game import FirstTo, Game, Options, Rules, number_option, whole, without
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.moves import DISCARD, NEXT, OWN, PASS, PLAY, Notation, OneCard, SomeCards, Word, payload_of, verb_of
from parlor.core.shuffle import Shuffler
from parlor.core.zone import Zone, owner
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_batches, rest_reversed, turn_up
from parlor.families.tricks.hand import Phase, Place, Stock, TrickHand, TrickRules, Turned, card_named, is_play
from parlor.families.tricks.may import Limit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rummy import BELOW_SIX, RUMMY

PROPOSE: Final = OWN
AGREE: Final = OWN + NEXT
REFUSE: Final = OWN + 2 * NEXT


class CoronadoHand(TrickHand):
    """Besides the tricks: how often cards were demanded, who is bound, what was thrown out."""

    def __init__(self, match: Match, rules: TrickRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.proposals: i64 = 0
        self.bound: i64 = -1
        # The cards that were thrown out and by whom, in order; the sets of them lie aside, one a seat.
        self.thrown: vec[i64] = vec[i64]()
        self.thrower: vec[i64] = vec[i64]()

    def clone(self) -> Hand:
        other = CoronadoHand(self.match, self.rules, self.shuffler)
        self.copy_to(other)
        other.proposals = self.proposals
        other.bound = self.bound
        other.thrown = self.thrown[:]
        other.thrower = self.thrower[:]
        return other

    def enter(self, number: i64) -> None:
        """Begins one of the phases, with the elder on turn unless it says otherwise."""
        self.phase_number = number
        self.phase = self.rules.phases[number]
        self.go_to(self.left[self.dealer])
        self.phase.begin(self)

    def throw_out(self, seat: i64, cards: i64) -> None:
        """Exchanges cards of a hand for as many from the top of the stock."""
        for card in members(cards):
            self.thrown = append(self.thrown, card)
            self.thrower = append(self.thrower, seat)
            left: i64 = len(self.stock) - 1
            self.hands[seat] |= bit(self.stock[left])
            self.stock = self.stock[:left]
        self.hands[seat] &= ~cards
        self.aside[seat] |= cards

    def discards(self, seat: i64) -> vec[i64]:
        """What a seat has thrown out, in order."""
        cards = vec[i64](capacity=16)
        for k in range(len(self.thrown)):
            if self.thrower[k] == seat:
                cards = append(cards, self.thrown[k])
        return cards

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = super().guess(seat, rng)
        assert isinstance(other, CoronadoHand)
        fresh = rng.shuffle(members(other.aside[1 - seat]))
        at: i64 = 0
        for k in range(len(other.thrown)):
            if other.thrower[k] != seat:
                other.thrown[k] = fresh[at]
                at += 1
        return other

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["proposals"] = int(self.proposals)
        facts["exchanged"] = [len(self.discards(0)), len(self.discards(1))]
        facts["bound"] = int(self.bound) if self.bound >= 0 else None
        return facts


def coronado(h: TrickHand) -> CoronadoHand:
    """The hand as what it is."""
    assert isinstance(h, CoronadoHand)
    return h


class ThrownOut(Place):
    """The cards thrown out in exchanging, which their owner alone sees."""

    def zones(self, h: TrickHand) -> list[Zone]:
        return [Zone(f"discard:{seat}", coronado(h).discards(seat), owner(seat)) for seat in range(h.players)]


class Deciding(Phase):
    """The elder leads or demands cards, as long as the stock lasts (R3)."""

    name = "deciding"

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = members(h.hands[h.at])
        return append(moves, PROPOSE) if len(h.stock) > 0 else moves

    def reason(self, h: TrickHand, move: i64) -> str:
        if move == PROPOSE:
            return "No cards are left in the stock"
        return card_named(h, move) if is_play(move) else f"{h.notation.text(move)!r} cannot be done now: lead a card or propose"

    def make(self, h: TrickHand, move: i64) -> None:
        hand = coronado(h)
        if move == PROPOSE:
            hand.proposals += 1
            hand.enter(ANSWERING)
        else:
            if hand.proposals == 0:
                hand.bound = h.at
            hand.enter(PLAYING)
            h.phase.make(h, move)


class Answering(Phase):
    """The dealer agrees to an exchange or refuses it; who refuses the first demand is bound."""

    name = "answering"

    def begin(self, h: TrickHand) -> None:
        h.go_to(h.dealer)

    def moves(self, h: TrickHand) -> vec[i64]:
        return append(append(vec[i64](capacity=2), AGREE), REFUSE)

    def reason(self, h: TrickHand, move: i64) -> str:
        return "Your opponent demands cards: agree or refuse"

    def make(self, h: TrickHand, move: i64) -> None:
        hand = coronado(h)
        if move == AGREE:
            hand.enter(EXCHANGING)
        else:
            if hand.proposals == 1:
                hand.bound = h.dealer
            hand.enter(PLAYING)


class Exchanging(Phase):
    """The elder throws out one to five cards for as many from the stock; then the dealer does the same or passes (R1)."""

    name = "exchanging"

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=32)
        if h.at == h.dealer:
            moves = append(moves, PASS)
        held = h.hands[h.at]
        left: i64 = len(h.stock)
        # The non-empty sets of cards held, upward.
        cards = held & -held
        while cards != 0:
            if count(cards) <= left:
                moves = append(moves, DISCARD | cards)
            cards = (cards - held) & held
        return moves

    def allows(self, h: TrickHand, move: i64) -> bool:
        if verb_of(move) == DISCARD:
            cards = payload_of(move)
            return cards & ~h.hands[h.at] == 0 and count(cards) <= len(h.stock)
        return move == PASS and h.at == h.dealer

    def reason(self, h: TrickHand, move: i64) -> str:
        if verb_of(move) == DISCARD:
            missing = payload_of(move) & ~h.hands[h.at]
            if missing != 0:
                return card_named(h, lowest(missing))
            return "Only one card is left in the stock" if len(h.stock) == 1 else f"Only {len(h.stock)} cards are left in the stock"
        if move == PASS:
            return "You demanded cards: discard at least one"
        return f"{h.notation.text(move)!r} cannot be done now: cards are being exchanged"

    def make(self, h: TrickHand, move: i64) -> None:
        if move != PASS:
            coronado(h).throw_out(h.at, payload_of(move))
        if h.at == h.dealer or len(h.stock) == 0:
            coronado(h).enter(DECIDING)
        else:
            h.go_to(h.dealer)

    def said(self, h: TrickHand, move: i64) -> str:
        if move == PASS:
            return "pass"
        cards = count(payload_of(move))
        return "exchange 1 card" if cards == 1 else f"exchange {cards} cards"


class BeatFollowTrump(Limit):
    """Beat the card led if you can, else follow suit, else trump, else play what you like (R2)."""

    def higher(self, h: TrickHand) -> i64:
        """The cards of the suit led above the card led."""
        return h.follow & ~(bit(h.best) | (bit(h.best) - 1))

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        if h.follow == 0:
            return cards
        due = cards & self.higher(h)
        if due == 0:
            due = cards & h.follow
        if due == 0:
            due = cards & h.pack.suited[h.trump]
        return due if due != 0 else cards

    def shows(self, h: TrickHand, card: i64) -> i64:
        if h.follow & bit(card) != 0:
            return 0 if self.higher(h) & bit(card) != 0 else self.higher(h)
        trumps = h.pack.suited[h.trump]
        return h.follow if trumps & bit(card) != 0 else h.follow | trumps


class FiveTricks(Tricks):
    """The tricks, with a reason for each step of the duty to follow."""

    def reason(self, h: TrickHand, move: i64) -> str:
        if move == PROPOSE and len(h.played) == 0:
            return "Your demand was refused: you must lead"
        held = h.hands[h.at]
        if not is_play(move) or held & bit(move) == 0:
            return super().reason(h, move)
        led = h.pack.codes[h.best]
        due = h.pack.text(self.may_play(h))
        if h.follow & bit(move) != 0:
            return f"You must beat the card led if you can: {led} was led and you hold {due}"
        if held & h.follow != 0:
            return f"You must follow suit: {h.pack.suits[h.pack.suit[h.best]]} were led and you hold {h.pack.text(held & h.follow)}"
        return f"You cannot follow suit and must trump: you hold {due}"


DECIDING: Final = 0
ANSWERING: Final = 1
EXCHANGING: Final = 2
PLAYING: Final = 3
PHASES: Final[list[Phase]] = [Deciding(), Answering(), Exchanging(), FiveTricks(BeatFollowTrump(), Order(RUMMY, RUMMY.number), Then())]


def deal(h: TrickHand, deck: Deck) -> None:
    """Five each, three and then two at a time; the eleventh card makes trumps and belongs to nobody."""
    dealt = deal_batches(h, deck, [3, 2])
    turn_up(h, deck.cards[dealt])
    h.stock = rest_reversed(deck.cards, dealt + 1)
    h.aside = zeros(2)
    h.aside_seen = append(append(vec[i64](capacity=2), owner(0)), owner(1))


def tally_tricks(h: TrickHand, tally: Tally) -> None:
    """Two for all five tricks, or for most of them against a bound player; else one for most of them (R4)."""
    winner: i64 = 0 if h.tricks[0] > h.tricks[1] else 1
    tricks = h.tricks[winner]
    if tricks == 5:
        tally.add(winner, 2, "took all five tricks")
    elif coronado(h).bound == 1 - winner:
        tally.add(winner, 2, "took {} tricks, and the other was bound", tricks)
    else:
        tally.add(winner, 1, "took {} tricks", tricks)


class CoronadoRules(TrickRules):
    """Coronado as one table plays it."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> TrickHand:
        return CoronadoHand(match, self, shuffler)


class Discards(SomeCards):
    """`discard C …`: one to five cards."""

    def every(self) -> list[int]:
        """Neighbours in pack order, one to six of them."""
        high = members(RUMMY.all & ~BELOW_SIX)
        runs = [[bit(card) for card in high[at : at + size]] for size in range(1, 7) for at in range(33 - size)]
        return [sum(run) for run in runs]


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = Notation(
        [
            OneCard(PLAY, "play", RUMMY),
            Word(PASS, "pass"),
            Discards(DISCARD, "discard", RUMMY),
            Word(PROPOSE, "propose"),
            Word(AGREE, "agree"),
            Word(REFUSE, "refuse"),
        ]
    )
    ending = FirstTo(whole(options, "target"), 500)
    places = [Turned(), Stock(), ThrownOut()]
    return CoronadoRules(RUMMY, players, notation, ending, without(RUMMY, BELOW_SIX), deal, PHASES, tally_tricks, places)


GAME: Final = Game(
    "coronado",
    "Coronado",
    "rummy-1916",
    RUMMY,
    [2],
    2,
    [number_option("target", "points that win the game", 7, 1, 500)],
    "Two players, five cards each: demand new ones or lead at once, and take three tricks.",
    rules,
    "tricks",
)
