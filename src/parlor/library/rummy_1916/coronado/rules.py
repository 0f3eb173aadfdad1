"""Coronado: demand new cards or lead at once; three tricks of five win the hand.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import EMPTY, bit, count, lowest, members
from parlor.core.deals import deal_batches, rest_reversed
from parlor.core.events import Told
from parlor.core.facts import SEAT, FactKinds
from parlor.core.game import FirstTo, Options, Rules, whole, without
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import DISCARD, NEXT, OWN, PASS, PLAY, Form, OneCard, SomeCards, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.state import OWNER, Place, Stock
from parlor.families.tricks import Limit, Order, TrickHand, TrickRules, Tricks, Turned, card_named, is_play, led_and_held, turn_up
from parlor.packs.rummy import BELOW_SIX, RUMMY

PROPOSE: Final = OWN
AGREE: Final = OWN + NEXT
REFUSE: Final = OWN + 2 * NEXT

# The phases, in order.
DECIDING: Final = 0
ANSWERING: Final = 1
EXCHANGING: Final = 2
PLAYING: Final = 3

# The game's own counters: how often cards were demanded, and who is bound, -1 for nobody.
PROPOSALS: Final = 0
BOUND: Final = 1
# The cards thrown out in exchanging, which their owner alone sees.
DISCARDS: Final = 2
PLACES: Final[list[Place]] = [Turned(), Stock(), Place("discard", "discard", OWNER)]


def enter(h: TrickHand, number: i64) -> None:
    """Begins one of the phases, with the elder on turn unless the phase says otherwise."""
    h.go_to(h.left[h.dealer])
    h.enter(number)


class Deciding(Phase[TrickHand]):
    """The elder leads or demands cards, as long as the stock lasts (R3)."""

    name = "deciding"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(PLAY, "play", pack), Word(PROPOSE, "propose", "asked")]

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = members(h.hands[h.at])
        return append(moves, PROPOSE) if len(h.stock) > 0 else moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if move == PROPOSE:
            return Refusal("coronado-stock-empty", ruling="R3")
        return card_named(h, move) if is_play(move) else Refusal("coronado-lead-or-propose", {"move": repr(h.notation.text(move))})

    def make(self, h: TrickHand, move: i64) -> None:
        if move == PROPOSE:
            h.own[PROPOSALS] += 1
            enter(h, ANSWERING)
        else:
            if h.own[PROPOSALS] == 0:
                h.own[BOUND] = h.at
            enter(h, PLAYING)
            h.phase.make(h, move)


class Answering(Phase[TrickHand]):
    """The dealer agrees to an exchange or refuses it. Refusing the first demand binds him."""

    name = "answering"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(AGREE, "agree", "answered"), Word(REFUSE, "refuse", "answered")]

    def begin(self, h: TrickHand) -> None:
        h.go_to(h.dealer)

    def moves(self, h: TrickHand) -> vec[i64]:
        return append(append(vec[i64](capacity=2), AGREE), REFUSE)

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return Refusal("coronado-agree-or-refuse")

    def make(self, h: TrickHand, move: i64) -> None:
        if move == AGREE:
            enter(h, EXCHANGING)
        else:
            if h.own[PROPOSALS] == 1:
                h.own[BOUND] = h.dealer
            enter(h, PLAYING)


class Exchanging(Phase[TrickHand]):
    """The elder throws out one to five cards for as many from the stock; then the dealer does the same or passes (R1)."""

    name = "exchanging"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), SomeCards(DISCARD, "discard", pack)]

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=32)
        if h.at == h.dealer:
            moves = append(moves, PASS)
        # The non-empty sets of cards held, in ascending order.
        held = h.hands[h.at]
        cards = held & -held
        while cards != 0:
            if count(cards) <= len(h.stock):
                moves = append(moves, DISCARD | cards)
            cards = (cards - held) & held
        return moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if move == PASS:
            return Refusal("coronado-discard-one")
        if verb_of(move) != DISCARD:
            return Refusal("coronado-being-exchanged", {"move": repr(h.notation.text(move))})
        missing = payload_of(move) & ~h.hands[h.at]
        return card_named(h, lowest(missing)) if missing != 0 else Refusal("coronado-stock-left", {"number": len(h.stock)}, "R3")

    def make(self, h: TrickHand, move: i64) -> None:
        if move != PASS:
            h.hands[h.at] &= ~payload_of(move)
            for card in members(payload_of(move)):
                h.put(DISCARDS, card, h.at)
            h.pause()
            for _ in range(count(payload_of(move))):
                h.hands[h.at] |= bit(h.draw())
        if h.at == h.dealer or len(h.stock) == 0:
            enter(h, DECIDING)
        else:
            h.go_to(h.dealer)

    def said(self, h: TrickHand, move: i64) -> Told:
        if move == PASS:
            return super().said(h, move)
        return Told("exchanged", "coronado-exchanges", h.at, -1, count(payload_of(move)))


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
            due = cards & (h.follow if cards & h.follow != 0 else h.pack.suited[h.trump])
        return due if due != 0 else cards

    def shows(self, h: TrickHand, card: i64) -> i64:
        if h.follow & bit(card) != 0:
            return EMPTY if self.higher(h) & bit(card) != 0 else self.higher(h)
        trumps = h.pack.suited[h.trump]
        return h.follow if trumps & bit(card) != 0 else h.follow | trumps

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        due = h.pack.codes_of(self.narrow(h, cards))
        if h.follow & bit(card) != 0:
            return Refusal("coronado-beat", {"card": h.pack.codes[h.best], "cards": due})
        if cards & h.follow != 0:
            return Refusal("follow-suit", led_and_held(h, cards), "R2")
        return Refusal("coronado-trump", {"cards": due}, "R2")


class FiveTricks(Tricks):
    """The tricks, in which nothing more can be demanded."""

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return Refusal("coronado-refused", ruling="R6") if move == PROPOSE and len(h.played) == 0 else super().reason(h, move)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["proposals"] = int(h.own[PROPOSALS])
        facts["exchanged"] = [len(h.lying(DISCARDS, 0)), len(h.lying(DISCARDS, 1))]
        facts["bound"] = int(h.own[BOUND]) if h.own[BOUND] >= 0 else None

    def fact_kinds(self) -> FactKinds:
        return {"bound": SEAT}


TRICKS: Final = FiveTricks([BeatFollowTrump()], Order(RUMMY, RUMMY.number))


def deal(h: TrickHand, deck: Deck) -> None:
    """Five each, three and then two at a time; the eleventh card makes trumps and belongs to nobody."""
    dealt = deal_batches(h, deck, [3, 2])
    h.stock = rest_reversed(deck.cards, dealt + 1)
    turn_up(h, deck.cards[dealt])


def tally_tricks(h: TrickHand, tally: Tally) -> None:
    """Two for all five tricks, or for most of them against a bound player; else one for most of them (R4)."""
    winner: i64 = 0 if h.tricks[0] > h.tricks[1] else 1
    tricks = h.tricks[winner]
    if tricks == 5:
        tally.add(winner, 2, "coronado-all-five")
    elif h.own[BOUND] == 1 - winner:
        tally.add(winner, 2, "coronado-against-bound", tricks)
    else:
        tally.add(winner, 1, "coronado-tricks", tricks)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=RUMMY,
        players=2,
        ending=FirstTo(whole(options, "target"), 500),
        deck=without(RUMMY, BELOW_SIX),
        deal=deal,
        phases=[Deciding(), Answering(), Exchanging(), TRICKS],
        count=tally_tricks,
        places=PLACES,
        counters=[0, -1],
    )
