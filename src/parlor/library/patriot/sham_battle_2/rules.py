"""Sham Battle No. 2: for two; the taker of a trick lays a combination, and when the stock is gone everybody must follow.

"Liberty Patriot Games"; our page: rules/patriot.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, lowest
from parlor.core.game import Options, Rules
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import NO_PARAMS, Refusal
from parlor.core.moves import MELD, OWN, PASS, Form, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.families.tricks import (
    Effect,
    Free,
    Order,
    Phase,
    Stock,
    TrickHand,
    TrickRules,
    Tricks,
    Turned,
    deal_batches,
    is_play,
    rest_reversed,
)
from parlor.library.patriot.combinations import (
    BattleTricks,
    BesideLaid,
    Combination,
    Laid,
    combinations,
    copy_in_hand,
    in_hand,
    lay,
    lying,
    melded,
    no_combination,
    take_up,
)
from parlor.library.patriot.laws import counting_value, to_target
from parlor.packs.patriot import PATRIOT

EXCHANGE: Final = OWN
EXCHANGE_COUNTS: Final[i64] = 10
BATTLESHIP: Final[i64] = 1

# The phases: a trick of the first part, what its taker does after it, the second part.
FIRST: Final[i64] = 0
CLAIM: Final[i64] = 1
SECOND: Final[i64] = 2

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
    """The taker of a trick may lay and exchange before he draws."""

    def after_trick(self, h: TrickHand) -> None:
        h.enter(CLAIM)


class FirstPart(Tricks):
    """Tricks of hand and laid cards, of equal ones the laid one first; nobody need follow."""

    name = "first part"

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return super().reason(h, move) if is_play(move) else Refusal("sham-battle-2-play-first")

    def copy_played(self, h: TrickHand, card: i64) -> i64:
        laid = h.pack.copies_in(lying(h, h.at), card)
        return lowest(laid) if laid != 0 else super().copy_played(h, card)


def battleships(h: TrickHand) -> i64:
    """The Battleships of the Country in Power in the hand on turn."""
    return h.pack.copies_in(in_hand(h), h.pack.first(lowest(h.pack.suited[h.trump])))


def may_exchange(h: TrickHand) -> bool:
    """Whether the taker of the trick may exchange: twice a hand in all, or once if a Battleship was turned up (R3)."""
    limit = 1 if h.pack.number[h.shown] == BATTLESHIP else 2
    return battleships(h) != 0 and h.own[EXCHANGED] + h.own[EXCHANGED + 1] < limit


def exchange(h: TrickHand) -> None:
    """A Battleship for the card that lies turned up."""
    given = copy_in_hand(h, h.pack.first(lowest(battleships(h))))
    taken = h.turned
    h.give_openly(h.at, taken)
    h.turned = -1
    h.pause()
    h.lose(h.at, given)
    h.turned = given
    h.own[EXCHANGED + h.at] += 1
    h.tell("exchanged", "sham-battle-2-exchanges", h.at, taken)


def draw(h: TrickHand, seat: i64) -> None:
    """The top card of the stock, or the turned card when the stock is gone."""
    if len(h.stock) > 0:
        h.hands[seat] |= bit(h.draw())
        h.tell("drew", "sham-battle-2-draws", seat)
    else:
        card = h.turned
        h.give_openly(seat, card)
        h.turned = -1
        h.tell("drew", "sham-battle-2-draws-turned", seat, card)


class Claim(Phase[TrickHand]):
    """The taker of a trick lays one combination, exchanges, and passes; then both draw."""

    name = "claim"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), Combination(), Word(EXCHANGE, "exchange", "exchanged")]

    def begin(self, h: TrickHand) -> None:
        h.own[HAS_LAID] = 0

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=16)
        moves = append(moves, PASS)
        if h.own[HAS_LAID] == 0:
            for move in combinations(h):
                moves = append(moves, move)
        return append(moves, EXCHANGE) if may_exchange(h) else moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == MELD:
            return Refusal("sham-battle-2-one-combination") if h.own[HAS_LAID] == 1 else no_combination(h, payload_of(move))
        if move != EXCHANGE:
            return Refusal("sham-battle-2-claim-first")
        if battleships(h) == 0:
            return Refusal("sham-battle-2-no-battleship", {"suit": h.pack.suit_name(h.trump)})
        return Refusal("sham-battle-2-no-more-exchanges", NO_PARAMS, "R3")

    def make(self, h: TrickHand, move: i64) -> None:
        if move == EXCHANGE:
            exchange(h)
        elif move != PASS:
            lay(h, payload_of(move))
            h.own[HAS_LAID] = 1
        else:
            draw(h, h.at)
            draw(h, h.left[h.at])
            h.enter(FIRST if h.turned >= 0 else SECOND)


class SecondPart(BattleTricks):
    """All laid cards go back to the hands, and the country led must be followed."""

    name = "second part"

    def begin(self, h: TrickHand) -> None:
        take_up(h, 0)
        take_up(h, 1)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["exchanges"] = [int(h.own[EXCHANGED]), int(h.own[EXCHANGED + 1])]


PHASES: Final[list[Phase[TrickHand]]] = [FirstPart([Free()], Order(PATRIOT, PATRIOT.number), [ThenClaim()]), Claim(), SecondPart()]


def tally(h: TrickHand, tally: Tally) -> None:
    """Combinations, exchanges and the cards taken in both parts."""
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
        phases=PHASES,
        count=tally,
        places=[Laid(), Turned(), Stock()],
        counters=[0, 0, 0],
        rows=2,
        hands=BesideLaid(),
    )
