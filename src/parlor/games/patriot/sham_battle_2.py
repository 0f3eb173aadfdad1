"""Sham Battle No. 2: for two; the taker of a trick lays a combination, and when the stock is gone everybody must follow.

"Liberty Patriot Games"; our page: rules/patriot.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, lowest, zeros
from parlor.core.chance import Rng
from parlor.core.game import Game, Options, Rules
from parlor.core.hand import Deck, Fact, Match, Tally
from parlor.core.moves import MELD, OWN, PASS, PLAY, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.shuffle import Shuffler, in_order
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_batches, rest_reversed
from parlor.families.tricks.hand import Phase, Stock, TrickHand, TrickRules, Turned, is_play
from parlor.families.tricks.may import Free
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.games.patriot.combinations import LAYING, BattleHand, Laid
from parlor.games.patriot.laws import FollowCountry, counting_value, target_option, to_target
from parlor.packs.patriot import PATRIOT

EXCHANGE: Final = OWN
EXCHANGE_COUNTS: Final[i64] = 10
BATTLESHIP: Final[i64] = 1

# The phases: a trick of the first part, what its taker does after it, the second part.
FIRST: Final[i64] = 0
CLAIM: Final[i64] = 1
SECOND: Final[i64] = 2


class DuelHand(BattleHand):
    """Besides the combinations: the exchanges of each seat, and whether this trick's combination has been laid."""

    def __init__(self, match: Match, rules: TrickRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.exchanges: vec[i64] = zeros(2)
        self.has_laid = False

    def clone(self) -> "DuelHand":
        other = DuelHand(self.match, self.rules, self.shuffler)
        self.copy_to(other)
        other.exchanges = self.exchanges[:]
        other.has_laid = self.has_laid
        return other

    def battleships(self) -> i64:
        """The Battleships of the Country in Power in the hand on turn."""
        first = self.pack.first(lowest(self.pack.suited[self.trump]))
        return self.pack.copies_in(self.hands[self.at], first)

    def exchanges_left(self) -> i64:
        """Two exchanges a hand, or one if a Battleship was turned up (R3)."""
        limit = 1 if self.pack.number[self.shown] == BATTLESHIP else 2
        return limit - self.exchanges[0] - self.exchanges[1]

    def may_exchange(self) -> bool:
        """Whether the taker of the trick may exchange."""
        return self.battleships() != 0 and self.exchanges_left() > 0

    def exchange(self) -> None:
        """A Battleship for the card that lies turned up."""
        at = self.at
        given = self.copy_held(at, self.pack.first(lowest(self.battleships())))
        self.hands[at] &= ~bit(given)
        self.known[at] &= ~bit(given)
        self.tell("Seat {seat} takes {card} for a Battleship", at, self.turned)
        self.get(at, self.turned)
        self.turned = given
        self.exchanges[at] += 1

    def get(self, seat: i64, card: i64) -> None:
        """A card goes to a hand before everybody's eyes."""
        self.hands[seat] |= bit(card)
        self.known[seat] |= bit(card)

    def draw(self, seat: i64) -> None:
        """The top card of the stock, or the turned card when the stock is gone."""
        left: i64 = len(self.stock) - 1
        if left >= 0:
            self.hands[seat] |= bit(self.stock[left])
            self.stock = self.stock[:left]
            self.tell("Seat {seat} draws from the stock", seat)
        else:
            self.get(seat, self.turned)
            self.tell("Seat {seat} draws the turned card {card}", seat, self.turned)
            self.turned = -1

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["exchanges"] = [int(n) for n in self.exchanges]
        return facts


def deal(h: TrickHand, deck: Deck) -> None:
    """Twelve each, three at a time; the next card shows the Country in Power; the rest is the stock."""
    dealt = deal_batches(h, deck, [3, 3, 3, 3])
    h.turned = deck.cards[dealt]
    h.shown = h.turned
    h.trump = h.pack.suit[h.turned]
    h.stock = rest_reversed(deck.cards, dealt + 1)
    if h.news is not None:
        h.tell(f"{{card}} is turned up: {h.pack.suits[h.trump]} is the Country in Power", 0, h.turned)


class ThenClaim(Then):
    """The taker of a trick may lay and exchange before he draws."""

    def after_trick(self, h: TrickHand) -> None:
        h.enter(CLAIM)


class FirstPart(Tricks):
    """Tricks of hand and laid cards; nobody need follow."""

    name = "first part"

    def may_play(self, h: TrickHand) -> i64:
        assert isinstance(h, BattleHand)
        return h.hands[h.at] | h.lying[h.at]

    def reason(self, h: TrickHand, move: i64) -> str:
        if is_play(move):
            return super().reason(h, move)
        return "Play a card first: combinations and exchanges are for the taker of a trick"

    def make(self, h: TrickHand, move: i64) -> None:
        assert isinstance(h, BattleHand)
        laid = h.pack.copies_in(h.lying[h.at], move)
        card = lowest(laid) if laid != 0 else h.copy_held(h.at, move)
        h.lying[h.at] &= ~bit(card)
        self.put(h, card)

    def run(self, h: TrickHand, rng: Rng) -> i64:
        self.step(h, rng)
        return 1

    def finished(self, h: TrickHand) -> bool:
        return False


class Claim(Phase):
    """The taker of a trick lays one combination, exchanges, and passes; then both draw."""

    name = "claim"

    def begin(self, h: TrickHand) -> None:
        assert isinstance(h, DuelHand)
        h.has_laid = False

    def moves(self, h: TrickHand) -> vec[i64]:
        assert isinstance(h, DuelHand)
        moves = vec[i64](capacity=16)
        moves = append(moves, PASS)
        if not h.has_laid:
            moves = h.may_lay(moves)
        return append(moves, EXCHANGE) if h.may_exchange() else moves

    def allows(self, h: TrickHand, move: i64) -> bool:
        assert isinstance(h, DuelHand)
        if verb_of(move) == MELD:
            return not h.has_laid and h.can_lay(payload_of(move))
        return move == PASS or (move == EXCHANGE and h.may_exchange())

    def reason(self, h: TrickHand, move: i64) -> str:
        assert isinstance(h, DuelHand)
        if verb_of(move) == MELD:
            return "You may lay only one combination for each trick taken" if h.has_laid else h.no_combination(payload_of(move))
        if move != EXCHANGE:
            return "Lay a combination, exchange or pass before the next trick"
        if h.battleships() == 0:
            return f"You need a Battleship of the Country in Power, {h.pack.suits[h.trump]}, in your hand to exchange"
        return "No more exchanges are allowed in this hand"

    def make(self, h: TrickHand, move: i64) -> None:
        assert isinstance(h, DuelHand)
        if move == EXCHANGE:
            h.exchange()
        elif move != PASS:
            h.lay(move)
            h.has_laid = True
        else:
            h.draw(h.at)
            h.draw(h.left[h.at])
            h.enter(FIRST if h.turned >= 0 else SECOND)


class SecondPart(Tricks):
    """All laid cards go back to the hands, and the country led must be followed."""

    name = "second part"

    def begin(self, h: TrickHand) -> None:
        assert isinstance(h, BattleHand)
        h.take_up(0)
        h.take_up(1)


ORDER: Final = Order(PATRIOT, PATRIOT.number)
PHASES: Final[list[Phase]] = [FirstPart(Free(), ORDER, ThenClaim()), Claim(), SecondPart(FollowCountry(), ORDER, Then())]


def tally(h: TrickHand, tally: Tally) -> None:
    """Combinations, exchanges and the cards taken in both parts."""
    assert isinstance(h, DuelHand)
    for seat in range(2):
        if h.melded(seat) > 0:
            tally.add(seat, h.melded(seat), "combinations laid")
        if h.exchanges[seat] > 0:
            tally.add(seat, EXCHANGE_COUNTS * h.exchanges[seat], "exchanges made")
        tally.add(seat, counting_value(h.taken(seat)), "cards taken")


class DuelRules(TrickRules):
    """Sham Battle No. 2 at one table."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> TrickHand:
        return DuelHand(match, self, shuffler)


def rules(players: int, options: Options) -> Rules:
    """Two players and the whole pack."""
    notation = Notation([OneCard(PLAY, "play", PATRIOT), Word(PASS, "pass"), LAYING, Word(EXCHANGE, "exchange")])
    return DuelRules(PATRIOT, 2, notation, to_target(options), in_order(48), deal, PHASES, tally, [Laid(), Turned(), Stock()])


GAME: Final = Game(
    "sham-battle-2",
    "Sham Battle No. 2",
    "patriot",
    PATRIOT,
    [2],
    2,
    [target_option(1000, 5000, "points")],
    "For two: take a trick, lay a combination, draw; and when the stock is gone play the rest by the strict law.",
    rules,
    "tricks",
)
