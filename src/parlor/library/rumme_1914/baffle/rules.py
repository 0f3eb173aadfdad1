"""Baffle: play your hand, take the cop hand or resign; who plays and takes too little is baffled. From 20 down to nothing.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlor.core.bits import EMPTY, bit, filled, least, lowest, members, union
from parlor.core.deals import rest_reversed
from parlor.core.facts import FactKinds, OneOfEach
from parlor.core.game import Lowest, Options, Rules, without
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import NEXT, OWN, PASS, Form, OneCard, Word, payload_of, verb_of, with_each
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.state import OWNER, CardHand, Place, Stock
from parlor.core.zone import NOBODY, Zone, owner
from parlor.families.tricks import FollowSuit, Limit, Order, TrickHand, TrickRules, Tricks, Turned, card_named, take_turned, turn_up
from parlor.packs.rumme import NO_RUMME_CARD, RUMME

CONTENT: Final = OWN
COP: Final = OWN + NEXT
RESIGN: Final = OWN + 2 * NEXT
EXCHANGE: Final = OWN + 3 * NEXT
# h.calls holds what each seat has declared, or this before it has.
SILENT: Final = -1
# The cop hand, and the cards each seat has laid down.
COP_HAND: Final = 0
DEAD: Final = 1

FIRST_SCORE: Final = 20
MOST_HANDS: Final = 500
TRICKS: Final = 6


def deal(h: TrickHand, deck: Deck) -> None:
    """Three cards at a time, twice: to the others, to the cop hand, then to the dealer. The next card shows the trump suit (R1)."""
    h.calls = filled(h.players, SILENT)
    dealt = TRICKS * (h.players + 1)
    for at in range(0, dealt, 3):
        place = at // 3 % (h.players + 1)
        if place == h.players - 1:
            h.lay_out(COP_HAND, extend(h.lying(COP_HAND), deck.cards[at : at + 3]))
        else:
            h.hands[(h.dealer + min(place + 1, h.players)) % h.players] |= union(deck.cards[at : at + 3])
    h.stock = rest_reversed(deck.cards, dealt)
    h.go_to(h.left[h.dealer])
    h.pause()
    turn_up(h, h.draw())


class Dead(Place):
    """The cards laid down, starting at the dealer's left. Each is seen only by the player who laid it down."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        seats = [(h.dealer + 1 + k) % h.players for k in range(h.players)]
        dead = [(card, owner(seat)) for seat in seats for card in members(union(h.lies[first + seat]))]
        zone = Zone(self.name, vec[i64]([card for card, _ in dead]), NOBODY, self.role, order="own")
        zone.sees = [sees for _, sees in dead]
        return [zone]


def in_play(h: TrickHand) -> i64:
    """How many players have declared and are still in."""
    playing: i64 = 0
    for call in h.calls:
        if call != SILENT and call != RESIGN:
            playing += 1
    return playing


# Why other moves cannot be made while declaring.
NOT_NOW: Final[dict[int, Refusal]] = {
    COP: Refusal("baffle-cop-taken"),
    RESIGN: Refusal("baffle-dealer-must-play", ruling="R3"),
    EXCHANGE: Refusal("baffle-no-exchange", ruling="R4"),
}


class Declaring(Phase[TrickHand]):
    """Each player declares once, the dealer last: content, cop or resign. Whoever takes the cop hand may also take the turned card (R4)."""

    name = "declaring"

    def forms(self, pack: Pack) -> list[Form]:
        words: list[Form] = [Word(PASS, "pass"), Word(CONTENT, "content"), Word(COP, "cop", "exchanged"), Word(RESIGN, "resign", "folded")]
        return [*words, OneCard(EXCHANGE, "exchange", pack, "exchanged", "baffle-exchanges")]

    def moves(self, h: TrickHand) -> vec[i64]:
        if h.calls[h.at] == COP:
            return with_each(EXCHANGE, h.hands[h.at], PASS)
        moves = append(vec[i64](capacity=4), CONTENT)
        if len(h.lying(COP_HAND)) > 0:
            moves = append(moves, COP)
        # Anyone may resign, except a dealer who has only one opponent (R3).
        return append(moves, RESIGN) if h.at != h.dealer or in_play(h) != 1 else moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        verb = verb_of(move)
        if h.calls[h.at] == COP:
            return card_named(h, move) if verb == EXCHANGE else Refusal("baffle-exchange-or-pass", ruling="R4")
        return NOT_NOW.get(verb, Refusal("baffle-declare-first"))

    def make(self, h: TrickHand, move: i64) -> None:
        seat = h.at
        if verb_of(move) == EXCHANGE:
            h.hands[seat] &= ~bit(payload_of(move))
            h.put(DEAD, payload_of(move), seat)
            h.pause()
            take_turned(h, seat, "rumme-1914-takes")
        elif move != PASS:
            h.calls[seat] = move
            if move != CONTENT:
                h.lay_out(DEAD, members(h.hands[seat]), seat)
                h.hands[seat] = 0
        if move == COP:
            h.pause()
            h.hands[seat] = union(h.lying(COP_HAND))
            h.lay_out(COP_HAND, vec[i64]())
        elif seat == h.dealer:
            h.advance()
        else:
            h.go_to(h.left[seat])
        # If everyone but the dealer has resigned, the hand is over.
        if h.at == h.dealer and in_play(h) == 0:
            h.pause()
            h.tell("noted", "baffle-all-resigned", h.dealer)
            h.over = True

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["declared"] = [None if call == SILENT else h.notation.text(call) for call in h.calls]

    def fact_kinds(self) -> FactKinds:
        return {"declared": OneOfEach(["content", "cop", "resign"])}


class LeadTrumps(FollowSuit):
    """Follow suit if you can. From the second trick on, you must lead a trump if you have one (R2)."""

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        if h.size > 0 or len(h.takers) == 0:
            return super().narrow(h, cards)
        trumps = cards & RUMME.suited[h.trump]
        return trumps if trumps != 0 else cards

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        if h.size > 0:
            return super().reason(h, cards, card)
        return Refusal("baffle-lead-a-trump", {"cards": RUMME.codes_of(cards & RUMME.suited[h.trump])}, "R2")

    def lead_shows(self, h: TrickHand, card: i64) -> i64:
        trumps = RUMME.suited[h.trump]
        return trumps if len(h.takers) > 0 and trumps & bit(card) == 0 else EMPTY


class BaffleTricks(Tricks):
    """Six tricks among the players still in. The first of them to the dealer's left leads."""

    def begin(self, h: TrickHand) -> None:
        h.left = h.left[:]
        for seat in range(h.players):
            while h.calls[h.left[seat]] == RESIGN:
                h.left[seat] = h.left[h.left[seat]]
        h.in_trick = in_play(h)
        h.go_to(h.left[h.dealer])


# Why nothing can be declared anymore.
DECLARED: Final[dict[int, Refusal]] = {
    **dict.fromkeys([PASS, CONTENT, COP, RESIGN], Refusal("baffle-all-declared")),
    EXCHANGE: Refusal("baffle-exchange-at-once", ruling="R4"),
}
ORDER: Final = Order(RUMME, RUMME.number)
# Players must lead a trump, or pay a penalty if they do not.
LEADS: Final[dict[str, Limit]] = {"must": LeadTrumps(), "penalty": FollowSuit()}


def tally(h: TrickHand, tally: Tally) -> None:
    """Points won count down: one for each trick, three for the trick with the lowest trump (R5). A baffled player goes up five."""
    if h.calls[h.dealer] == SILENT:
        tally.add(h.dealer, -5, "baffle-others-resigned")
        return
    trumps = union(h.played) & RUMME.suited[h.trump]
    low = trumps & -trumps
    missed = missed_trump_leads(h)
    for seat in range(h.players):
        if h.calls[seat] == RESIGN:
            tally.note("baffle-resigned", by=seat)
            continue
        tricks = h.tricks[seat]
        if h.taken(seat) & low != 0:
            tally.add_with(seat, -3, "baffle-lowest-trump", {"number": int(RUMME.number[lowest(low)]), "suit": RUMME.suit_name(h.trump)})
            tricks -= 1
        if tricks > 0:
            tally.add(seat, -tricks, "baffle-tricks", tricks)
        if h.calls[seat] == CONTENT and h.tricks[seat] == 0:
            tally.add(seat, 5, "baffle-no-trick")
        elif h.calls[seat] == COP and h.tricks[seat] < 2:
            tally.add(seat, 5, "baffle-cop-too-few")
        elif missed >> seat & 1 == 1:
            tally.add(seat, 5, "baffle-missed-lead")


def missed_trump_leads(h: TrickHand) -> i64:
    """The seats that led another suit to tricks 2 to 6 while they held a trump, since they played one later."""
    missed: i64 = 0
    later: i64 = 0
    for t in range(TRICKS - 1, 0, -1):
        seat = h.takers[t - 1]
        if RUMME.suit[h.played[t * h.in_trick]] != h.trump:
            missed |= bit(seat) & later
        for k in range(t * h.in_trick, (t + 1) * h.in_trick):
            if RUMME.suit[h.played[k]] == h.trump:
                later |= bit(seat)
            seat = h.left[seat]
    return missed


class DownToNothing(Lowest):
    """The game ends after the first hand that leaves a score at 0 or less. The lowest score wins (R6)."""

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return match.number >= MOST_HANDS or least(match.totals) <= 0


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    made = TrickRules(
        pack=RUMME,
        players=players,
        ending=DownToNothing(),
        deck=without(RUMME, NO_RUMME_CARD),
        deal=deal,
        phases=[Declaring(), BaffleTricks([LEADS[str(options["lead"])]], ORDER, refusals=DECLARED)],
        count=tally,
        places=[Place("cop", "aside", NOBODY, "sorted"), Dead("dead", "aside", OWNER), Turned(), Stock()],
    )
    made.first_score = FIRST_SCORE
    return made
