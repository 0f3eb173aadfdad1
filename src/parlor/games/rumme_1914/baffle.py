"""Baffle: play your hand, take the cop hand or resign; who plays and takes too little is baffled. From 20 down to nothing.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, filled, least, lowest, members, zeros
from parlor.core.game import Game, Lowest, Options, Rules, without, word_option
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.moves import NEXT, OWN, PASS, PLAY, Form, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.zone import NOBODY, Zone, owner
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import rest_reversed, turn_up
from parlor.families.tricks.hand import Phase, Place, Stock, TrickHand, TrickRules, Turned, card_named
from parlor.families.tricks.may import FollowSuit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rumme import NO_RUMME_CARD, RUMME, SUITS

CONTENT: Final = OWN
COP: Final = OWN + NEXT
RESIGN: Final = OWN + 2 * NEXT
EXCHANGE: Final = OWN + 3 * NEXT
# Before a seat has declared.
SILENT: Final = -1

FIRST_SCORE: Final = 20
MOST_HANDS: Final = 500
TRICKS: Final = 6
LOWEST_TRUMP: Final = [f"took the trick with the lowest trump, the {{}} of {suit}" for suit in SUITS]


# The deal. h.aside holds the cop hand and then what each seat has laid down; h.calls what each seat has declared.


def deal(h: TrickHand, deck: Deck) -> None:
    """Three at a time, twice: to all but the dealer, to the cop hand, to the dealer; the next card shows the trump (R1)."""
    h.aside = zeros(1 + h.players)
    h.aside_seen = filled(1, NOBODY)
    for seat in range(h.players):
        h.aside_seen = append(h.aside_seen, owner(seat))
    h.calls = filled(h.players, SILENT)
    at: i64 = 0
    for _ in range(2):
        seat = h.left[h.dealer]
        for _ in range(h.players):
            if seat == h.dealer:
                h.aside[0] |= three(deck, at)
                at += 3
            h.hands[seat] |= three(deck, at)
            at += 3
            seat = h.left[seat]
    turn_up(h, deck.cards[at])
    h.stock = rest_reversed(deck.cards, at + 1)


def three(deck: Deck, at: i64) -> i64:
    """The set of the next three cards."""
    return bit(deck.cards[at]) | bit(deck.cards[at + 1]) | bit(deck.cards[at + 2])


class CopAndDead(Place):
    """The cop hand, which nobody sees, and the cards laid down, each seen by whoever laid it there."""

    def zones(self, h: TrickHand) -> list[Zone]:
        dead = vec[i64](capacity=16)
        sees: list[int] = []
        seat = h.dealer
        for _ in range(h.players):
            seat = h.rules.left[seat]
            for card in members(h.aside[1 + seat]):
                dead = append(dead, card)
                sees.append(owner(seat))
        zone = Zone("dead", dead, NOBODY)
        zone.sees = sees
        return [Zone("cop", members(h.aside[0]), NOBODY), zone]


def lay_down(h: TrickHand, seat: i64, cards: i64) -> None:
    """Lays cards of a hand face down among the dead."""
    h.hands[seat] &= ~cards
    h.aside[1 + seat] |= cards


# Declaring


def others_in(h: TrickHand, seat: i64) -> i64:
    """How many other players have declared and not resigned."""
    playing: i64 = 0
    for other in range(h.players):
        if other != seat and h.calls[other] != SILENT and h.calls[other] != RESIGN:
            playing += 1
    return playing


class Declaring(Phase):
    """Each once, the dealer last: content, the cop hand, or resigned. Whoever takes the cop decides on the turned card at once (R4)."""

    name = "declaring"

    def begin(self, h: TrickHand) -> None:
        h.go_to(h.left[h.dealer])

    def cop_lies(self, h: TrickHand) -> bool:
        """Whether nobody has taken the cop hand yet."""
        return h.aside[0] != 0

    def may_resign(self, h: TrickHand) -> bool:
        """All may but the dealer against a single player (R3)."""
        return h.at != h.dealer or others_in(h, h.at) != 1

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=8)
        if h.calls[h.at] == COP:
            moves = append(moves, PASS)
            for card in members(h.hands[h.at]):
                moves = append(moves, EXCHANGE | card)
            return moves
        moves = append(moves, CONTENT)
        if self.cop_lies(h):
            moves = append(moves, COP)
        if self.may_resign(h):
            moves = append(moves, RESIGN)
        return moves

    def reason(self, h: TrickHand, move: i64) -> str:
        verb = verb_of(move)
        if h.calls[h.at] == COP:
            return card_named(h, move) if verb == EXCHANGE else "You have taken the cop hand: exchange a card for the turned one or pass"
        if verb == COP:
            return "The cop hand is already taken"
        if verb == RESIGN:
            return "Only one player is in: the dealer must play against him"
        if verb == EXCHANGE:
            return "Only the player who has taken the cop hand may exchange a card"
        return "Declare first: content, cop or resign"

    def make(self, h: TrickHand, move: i64) -> None:
        seat = h.at
        verb = verb_of(move)
        if verb == COP:
            h.calls[seat] = COP
            lay_down(h, seat, h.hands[seat])
            h.hands[seat] = h.aside[0]
            h.aside[0] = 0
            return
        if verb == EXCHANGE:
            lay_down(h, seat, bit(payload_of(move)))
            h.tell("Seat {seat} takes {card}", seat, h.turned)
            h.hands[seat] |= bit(h.turned)
            h.known[seat] |= bit(h.turned)
            h.turned = -1
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
        if h.at == h.dealer and others_in(h, h.dealer) == 0:
            h.tell("All others have resigned: seat {seat} does not declare", h.dealer)
            h.over = True

    def said(self, h: TrickHand, move: i64) -> str:
        return "exchange a card, face down" if verb_of(move) == EXCHANGE else super().said(h, move)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["declared"] = [None if call == SILENT else h.notation.text(call) for call in h.calls]


# Play


class LeadTrumps(FollowSuit):
    """Follow suit if you can; to the second trick and later ones lead a trump if you have one (R2)."""

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        if h.size > 0 or len(h.takers) == 0:
            return super().narrow(h, cards)
        trumps = cards & RUMME.suited[h.trump]
        return trumps if trumps != 0 else cards

    def reason(self, h: TrickHand, cards: i64) -> str:
        if h.size > 0:
            return super().reason(h, cards)
        return f"The winner of a trick must lead a trump if he has one: you hold {RUMME.text(cards & RUMME.suited[h.trump])}"


class PlainLeadShows(Then):
    """Where a trump must be led, another card led to a later trick shows that its leader has no trump."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        if h.size == 1 and len(h.takers) > 0 and RUMME.suit[card] != h.trump:
            h.lacks[h.at] |= RUMME.suited[h.trump]


class BaffleTricks(Tricks):
    """Six tricks among those who are in; the first of them to the left of the dealer leads."""

    def begin(self, h: TrickHand) -> None:
        left = zeros(h.players)
        playing: i64 = 0
        for seat in range(h.players):
            after = h.rules.left[seat]
            while h.calls[after] == RESIGN:
                after = h.rules.left[after]
            left[seat] = after
            if h.calls[seat] != RESIGN:
                playing += 1
        h.left = left
        h.in_trick = playing
        h.go_to(left[h.dealer])

    def reason(self, h: TrickHand, move: i64) -> str:
        if verb_of(move) == EXCHANGE:
            return "Only the player who has taken the cop hand may exchange a card, and only at once"
        if verb_of(move) != PLAY:
            return "All have declared: play a card"
        return super().reason(h, move)


DECLARING: Final = Declaring()
ORDER: Final = Order(RUMME, RUMME.number)
LEAD_MUST: Final = BaffleTricks(LeadTrumps(), ORDER, PlainLeadShows())
LEAD_PENALTY: Final = BaffleTricks(FollowSuit(), ORDER, Then())


# The count


def tally(h: TrickHand, tally: Tally) -> None:
    """Points won count down: a point a trick, three for the one with the lowest trump (R5); whoever is baffled goes up five."""
    if h.calls[h.dealer] == SILENT:
        tally.add(h.dealer, -5, "all others have resigned")
        return
    low = lowest_trump_trick(h)
    missed = missed_trump_leads(h)
    for seat in range(h.players):
        if h.calls[seat] == RESIGN:
            tally.note("Seat {} has resigned: 0", seat)
            continue
        tricks = h.tricks[seat]
        if low >= 0 and h.takers[low] == seat:
            tally.add(seat, -3, LOWEST_TRUMP[h.trump], RUMME.number[lowest(h.cards_of_trick(low) & RUMME.suited[h.trump])])
            tricks -= 1
        if tricks > 0:
            tally.add(seat, -tricks, "took tricks that count one: {}", tricks)
        if h.calls[seat] == CONTENT and h.tricks[seat] == 0:
            tally.add(seat, 5, "is baffled: content, and no trick")
        elif h.calls[seat] == COP and h.tricks[seat] < 2:
            tally.add(seat, 5, "is baffled: the cop hand, and fewer than two tricks")
        elif missed >> seat & 1 == 1:
            tally.add(seat, 5, "is baffled: held a trump and led another card")


def lowest_trump_trick(h: TrickHand) -> i64:
    """The number of the trick that holds the lowest trump played, or -1 if none was."""
    found: i64 = -1
    low: i64 = -1
    for t in range(len(h.takers)):
        trumps = h.cards_of_trick(t) & RUMME.suited[h.trump]
        if trumps != 0 and (found < 0 or lowest(trumps) < low):
            found = t
            low = lowest(trumps)
    return found


def missed_trump_leads(h: TrickHand) -> i64:
    """The seats that led another card to tricks 2 to 6 and held a trump, as they played one later."""
    if h.rules.phases[1] is LEAD_MUST:
        return 0
    missed: i64 = 0
    trumps = RUMME.suited[h.trump]
    for t in range(1, TRICKS):
        leader = h.takers[t - 1]
        if trumps & bit(h.played[t * h.in_trick]) == 0 and trumps & played_after(h, leader, t) != 0:
            missed |= bit(leader)
    return missed


def played_after(h: TrickHand, seat: i64, trick: i64) -> i64:
    """The cards that a seat played to the tricks after one."""
    cards: i64 = 0
    for t in range(trick + 1, TRICKS):
        at = h.takers[t - 1]
        for k in range(t * h.in_trick, (t + 1) * h.in_trick):
            if at == seat:
                cards |= bit(h.played[k])
            at = h.left[at]
    return cards


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
    words: list[Form] = [Word(PASS, "pass"), Word(CONTENT, "content"), Word(COP, "cop"), Word(RESIGN, "resign")]
    notation = Notation([OneCard(PLAY, "play", RUMME), *words, OneCard(EXCHANGE, "exchange", RUMME)])
    phases: list[Phase] = [DECLARING, LEAD_MUST if options["lead"] == "must" else LEAD_PENALTY]
    places: list[Place] = [CopAndDead(), Turned(), Stock()]
    return BaffleRules(RUMME, players, notation, DownToNothing(), without(RUMME, NO_RUMME_CARD), deal, phases, tally, places)


GAME: Final = Game(
    "baffle",
    "Baffle",
    "rumme-1914",
    RUMME,
    [2, 3, 4, 5, 6, 7],
    4,
    [word_option("lead", "a trump must be led to the later tricks, or a missed lead costs", ["must", "penalty"])],
    "Play your hand, take the cop hand or resign; too few tricks and you are baffled.",
    rules,
    "tricks",
)
