"""Sham Battle No. 2: for two; the taker of a trick lays a combination, and when the stock is gone everybody must follow.

"Liberty Patriot Games"; our page: rules/patriot.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, less, lowest, union
from parlor.core.deals import deal_batches, rest_reversed
from parlor.core.game import Options, Rules
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import MELD, OWN, PASS, Form, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.state import Stock
from parlor.families.tricks import Copies, Effect, Free, Order, TrickHand, TrickRules, Tricks, Turned
from parlor.library.patriot.combinations import LAID, ON_TABLE, BattleTricks, BesideLaid, Laying, combinations, in_hand, melded
from parlor.library.patriot.laws import counting_value, to_target
from parlor.packs.patriot import PATRIOT

EXCHANGE: Final = OWN
EXCHANGE_COUNTS: Final[i64] = 10

# The phases: a trick of the first part, what its taker does after it, the second part.
FIRST: Final = 0
CLAIM: Final = 1
SECOND: Final = 2

# The game's own counters: whether this trick's combination has been laid, and how often each seat has exchanged.
HAS_LAID: Final = 0
EXCHANGED: Final = 1


def deal(h: TrickHand, deck: Deck) -> None:
    """Twelve each, three at a time; the next card shows the Country in Power; the rest is the stock."""
    dealt = deal_batches(h, deck, [3, 3, 3, 3])
    h.turned = deck.cards[dealt]
    h.shown = h.turned
    h.trump = h.pack.suit[h.turned]
    h.stock = rest_reversed(deck.cards, dealt + 1)
    if h.news is not None:
        h.tell_with("turned", "sham-battle-2-power", {"card": h.pack.codes[h.turned], "suit": h.pack.suit_name(h.trump)})


class ThenClaim(Effect):
    """A laid card that is played leaves the table. The taker of a trick may lay and exchange before he draws."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        laid = h.lying(LAID, h.at)
        if card in laid:
            h.lay_out(LAID, less(laid, card), h.at)

    def after_trick(self, h: TrickHand) -> None:
        h.enter(CLAIM)


class LaidFirst(Copies):
    """Of equal cards the laid one is played first."""

    def pick(self, h: TrickHand, card: i64) -> i64:
        laid = h.pack.copies_in(union(h.lying(LAID, h.at)), card)
        return lowest(laid) if laid != 0 else h.copy_held(h.at, card)


class FirstPart(Tricks):
    """Tricks of hand and laid cards; nobody need follow."""

    name = "first part"


class Claim(Laying):
    """The taker of a trick lays one combination, exchanges, and passes; then both draw."""

    name = "claim"

    def forms(self, pack: Pack) -> list[Form]:
        return [*super().forms(pack), Word(EXCHANGE, "exchange", "exchanged")]

    def begin(self, h: TrickHand) -> None:
        h.own[HAS_LAID] = 0

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = combinations(h) if h.own[HAS_LAID] == 0 else append(vec[i64](), PASS)
        return append(moves, EXCHANGE) if self.battleships(h) != 0 and self.may_exchange(h) else moves

    def battleships(self, h: TrickHand) -> i64:
        """The Battleships of the Country in Power in the hand on turn."""
        return h.pack.copies_in(in_hand(h), h.pack.first(lowest(h.pack.suited[h.trump])))

    def may_exchange(self, h: TrickHand) -> bool:
        """Exchanges are made twice a hand in all, or once if a Battleship was turned up (R3)."""
        return h.own[EXCHANGED] + h.own[EXCHANGED + 1] < (1 if h.pack.number[h.shown] == 1 else 2)

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == MELD:
            return Refusal("sham-battle-2-one-combination") if h.own[HAS_LAID] == 1 else self.no_combination(h, payload_of(move))
        if move != EXCHANGE:
            return Refusal("sham-battle-2-claim-first")
        if self.battleships(h) == 0:
            return Refusal("sham-battle-2-no-battleship", {"suit": h.pack.suit_name(h.trump)})
        return Refusal("sham-battle-2-no-more-exchanges", ruling="R3")

    def make(self, h: TrickHand, move: i64) -> None:
        if move == EXCHANGE:
            self.exchange(h)
        elif move != PASS:
            self.lay(h, payload_of(move))
            h.own[HAS_LAID] = 1
        else:
            self.draw(h, h.at)
            self.draw(h, h.left[h.at])
            h.enter(FIRST if h.turned >= 0 else SECOND)

    def exchange(self, h: TrickHand) -> None:
        """A Battleship for the card that lies turned up."""
        given = self.copy_in_hand(h, h.pack.first(lowest(self.battleships(h))))
        taken = h.turned
        h.give_openly(h.at, taken)
        h.turned = -1
        h.pause()
        h.lose(h.at, given)
        h.turned = given
        h.own[EXCHANGED + h.at] += 1
        h.tell("exchanged", "sham-battle-2-exchanges", h.at, taken)

    def draw(self, h: TrickHand, seat: i64) -> None:
        """The top card of the stock, or the turned card when the stock is gone."""
        if len(h.stock) > 0:
            h.hands[seat] |= bit(h.draw())
            h.tell("drew", "sham-battle-2-draws", seat)
        else:
            card = h.turned
            h.give_openly(seat, card)
            h.turned = -1
            h.tell("drew", "sham-battle-2-draws-turned", seat, card)


class SecondPart(BattleTricks):
    """The country led must be followed."""

    name = "second part"

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["exchanges"] = [int(h.own[EXCHANGED]), int(h.own[EXCHANGED + 1])]


PLAY_FIRST: Final = dict.fromkeys([PASS, MELD, EXCHANGE], Refusal("sham-battle-2-play-first"))
FIRST_PART: Final = FirstPart([Free()], Order(PATRIOT, PATRIOT.number), [ThenClaim()], PLAY_FIRST, LaidFirst())


def tally(h: TrickHand, tally: Tally) -> None:
    """Combinations, ten for each exchange, and the cards taken in both parts."""
    for seat in range(2):
        if melded(h, seat) > 0:
            tally.add(seat, melded(h, seat), "patriot-combinations-laid")
        if h.own[EXCHANGED + seat] > 0:
            tally.add(seat, EXCHANGE_COUNTS * h.own[EXCHANGED + seat], "sham-battle-2-exchanges-made")
        tally.add(seat, counting_value(h.taken(seat)), "patriot-cards-taken")


def rules(players: int, options: Options) -> Rules:
    """Two players and the whole pack."""
    return TrickRules(
        pack=PATRIOT,
        players=2,
        ending=to_target(options),
        deal=deal,
        phases=[FIRST_PART, Claim(), SecondPart()],
        count=tally,
        places=[ON_TABLE, Turned(), Stock()],
        counters=[0, 0, 0],
        rows=2,
        hands=BesideLaid(),
    )
