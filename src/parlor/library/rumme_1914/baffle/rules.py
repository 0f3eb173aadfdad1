"""Baffle: play your hand, take the cop hand or resign; who plays and takes too little is baffled. From 20 down to nothing.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, filled, least, lowest, members, union, zeros
from parlor.core.events import Told
from parlor.core.game import Lowest, Options, Rules, without
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import NEXT, OWN, PASS, PLAY, Form, OneCard, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.zone import NOBODY, Zone, owner
from parlor.families.tricks import (
    OWNER,
    CardHand,
    FollowSuit,
    Limit,
    Order,
    Phase,
    Place,
    Stock,
    TrickHand,
    TrickRules,
    Tricks,
    Turned,
    card_named,
    rest_reversed,
    turn_up,
)
from parlor.packs.rumme import NO_RUMME_CARD, RUMME

CONTENT: Final = OWN
COP: Final = OWN + NEXT
RESIGN: Final = OWN + 2 * NEXT
EXCHANGE: Final = OWN + 3 * NEXT
# What a seat has declared is in h.calls, by seats; before it has, this is.
SILENT: Final = -1
# The cop hand, and what each seat has laid down.
COP_HAND: Final = 0
DEAD: Final = 1

FIRST_SCORE: Final = 20
MOST_HANDS: Final = 500
TRICKS: Final = 6


def deal(h: TrickHand, deck: Deck) -> None:
    """Three at a time, twice: to all but the dealer, to the cop hand, to the dealer; the next card shows the trump (R1)."""
    h.calls = filled(h.players, SILENT)
    at: i64 = 0
    for _ in range(2):
        seat = h.left[h.dealer]
        for _ in range(h.players):
            if seat == h.dealer:
                for card in deck.cards[at : at + 3]:
                    h.put(COP_HAND, card)
                at += 3
            h.hands[seat] |= union(deck.cards[at : at + 3])
            at += 3
            seat = h.left[seat]
    h.stock = rest_reversed(deck.cards, at)
    h.pause()
    turn_up(h, h.draw())


class Dead(Place):
    """The cards laid down, from the dealer's left on, each seen by whoever laid it there."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        dead = vec[i64](capacity=16)
        sees: list[int] = []
        seat = h.dealer
        for _ in range(h.players):
            seat = h.rules.left[seat]
            for card in members(union(h.lies[first + seat])):
                dead = append(dead, card)
                sees.append(owner(seat))
        zone = Zone(self.name, dead, NOBODY, self.role, order="own")
        zone.sees = sees
        return [zone]


def lay_down(h: TrickHand, seat: i64, cards: i64) -> None:
    """Lays cards of a hand face down among the dead."""
    h.hands[seat] &= ~cards
    for card in members(cards):
        h.put(DEAD, card, seat)


def in_play(h: TrickHand) -> i64:
    """How many players have declared and not resigned."""
    return len([call for call in h.calls if call not in (SILENT, RESIGN)])


# Why other moves cannot be made as one declares.
NOT_NOW: Final[dict[int, Refusal]] = {
    COP: Refusal("baffle-cop-taken"),
    RESIGN: Refusal("baffle-dealer-must-play", ruling="R3"),
    EXCHANGE: Refusal("baffle-no-exchange", ruling="R4"),
}


class Declaring(Phase[TrickHand]):
    """Each once, the dealer last: content, the cop hand, or resigned. Whoever takes the cop decides on the turned card at once (R4)."""

    name = "declaring"

    def forms(self, pack: Pack) -> list[Form]:
        words: list[Form] = [Word(PASS, "pass"), Word(CONTENT, "content"), Word(COP, "cop", "exchanged"), Word(RESIGN, "resign", "folded")]
        return [*words, OneCard(EXCHANGE, "exchange", pack, kind="exchanged")]

    def begin(self, h: TrickHand) -> None:
        h.go_to(h.left[h.dealer])

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=8)
        if h.calls[h.at] == COP:
            moves = append(moves, PASS)
            for card in members(h.hands[h.at]):
                moves = append(moves, EXCHANGE | card)
            return moves
        moves = append(moves, CONTENT)
        if len(h.lying(COP_HAND)) > 0:
            moves = append(moves, COP)
        # All may resign but the dealer against a single player (R3).
        if h.at != h.dealer or in_play(h) != 1:
            moves = append(moves, RESIGN)
        return moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        verb = verb_of(move)
        if h.calls[h.at] == COP:
            return card_named(h, move) if verb == EXCHANGE else Refusal("baffle-exchange-or-pass", ruling="R4")
        return NOT_NOW.get(verb, Refusal("baffle-declare-first"))

    def make(self, h: TrickHand, move: i64) -> None:
        seat = h.at
        verb = verb_of(move)
        if verb == COP:
            h.calls[seat] = COP
            lay_down(h, seat, h.hands[seat])
            h.pause()
            h.hands[seat] = union(h.lying(COP_HAND))
            h.lay_out(COP_HAND, vec[i64]())
            return
        if verb == EXCHANGE:
            lay_down(h, seat, bit(payload_of(move)))
            h.pause()
            card = h.turned
            h.give_openly(seat, card)
            h.turned = -1
            h.tell("took", "rumme-1914-takes", seat, card)
        elif verb != PASS:
            h.calls[seat] = move
            if verb == RESIGN:
                lay_down(h, seat, h.hands[seat])
        self.next_seat(h)

    def next_seat(self, h: TrickHand) -> None:
        """On to the next to declare; all but the dealer resigned, or all have spoken: the declaring is over."""
        if h.at == h.dealer:
            h.advance()
            return
        h.go_to(h.left[h.at])
        if h.at == h.dealer and in_play(h) == 0:
            h.pause()
            h.tell("noted", "baffle-all-resigned", h.dealer)
            h.over = True

    def said(self, h: TrickHand, move: i64) -> Told:
        return Told("exchanged", "baffle-exchanges", h.at) if verb_of(move) == EXCHANGE else super().said(h, move)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["declared"] = [None if call == SILENT else h.notation.text(call) for call in h.calls]


class LeadTrumps(Limit):
    """To the second trick and later ones lead a trump if you have one (R2)."""

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        trumps = cards & RUMME.suited[h.trump]
        return trumps if h.size == 0 and len(h.takers) > 0 and trumps != 0 else cards

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal("baffle-lead-a-trump", {"cards": RUMME.codes_of(cards & RUMME.suited[h.trump])}, "R2")

    def lead_shows(self, h: TrickHand, card: i64) -> i64:
        trumps = RUMME.suited[h.trump]
        return trumps if len(h.takers) > 0 and trumps & bit(card) == 0 else 0


class BaffleTricks(Tricks):
    """Six tricks among those who are in; the first of them to the left of the dealer leads."""

    def begin(self, h: TrickHand) -> None:
        left = zeros(h.players)
        for seat in range(h.players):
            after = h.left[seat]
            while h.calls[after] == RESIGN:
                after = h.left[after]
            left[seat] = after
        h.left = left
        h.in_trick = in_play(h)
        h.go_to(left[h.dealer])

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == EXCHANGE:
            return Refusal("baffle-exchange-at-once", ruling="R4")
        if verb_of(move) != PLAY:
            return Refusal("baffle-all-declared")
        return super().reason(h, move)


ORDER: Final = Order(RUMME, RUMME.number)
# A trump must be led, or a missed lead costs.
LEADS: Final = {"must": BaffleTricks([FollowSuit(), LeadTrumps()], ORDER), "penalty": BaffleTricks([FollowSuit()], ORDER)}


def tally(h: TrickHand, tally: Tally) -> None:
    """Points won count down: a point a trick, three for the one with the lowest trump (R5); whoever is baffled goes up five."""
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
    """The seats that led another card to tricks 2 to 6 and held a trump, as they played one later."""
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
    """After the first hand that leaves a score at 0 or less the lowest wins (R6)."""

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return match.number >= MOST_HANDS or least(match.totals) <= 0


class BaffleRules(TrickRules):
    """Scores begin at 20."""

    def first_totals(self) -> vec[i64]:
        return filled(self.players, FIRST_SCORE)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return BaffleRules(
        pack=RUMME,
        players=players,
        ending=DownToNothing(),
        deck=without(RUMME, NO_RUMME_CARD),
        deal=deal,
        phases=[Declaring(), LEADS[str(options["lead"])]],
        count=tally,
        places=[Place("cop", "aside", NOBODY, "sorted"), Dead("dead", "aside", OWNER), Turned(), Stock()],
    )
