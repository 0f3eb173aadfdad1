"""Goop: all pass a card at the same time, and a race of folding hands picks the Goop.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-a.md, rulings R1 to R11.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, filled, last, less, lowest, members, shl, union, zeros
from parlor.core.deals import deal_all
from parlor.core.facts import CARD, LEFT_OUT, SEAT, SEATS, FactKinds
from parlor.core.game import MostAfter, Options, Rules, whole, without
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import FOLD, GIVE, ROW, Form, OneCard, Word, payload_of, with_each
from parlor.core.pack import Pack
from parlor.core.phase import Together
from parlor.core.redeal import redeal, redeal_with
from parlor.core.rng import Rng
from parlor.core.state import OWNER, CardHand, CardRules, Guessing, PerSeat, Place
from parlor.core.zone import EVERYONE
from parlor.library.rumme_1914.goop.state import BARRED, DOWN, EXCHANGES, FOLDS, GAVE, GOOPS, LAID, LAST_RING, RING, SINCE, WAITING, WON
from parlor.packs.rumme import NO_RUMME_CARD, OF_NUMBER, RUMME

# The hand ends after this many exchanges in a row without a book (R11).
LIMIT: Final = 40
# Extra points for some books.
EXTRA: Final = {5: 5, 10: 10}
# The phases.
PASSING: Final = 0
RACE: Final = 1
# How often hidden cards are dealt anew for a guess that fits all that a seat knows.
TRIES: Final = 100


def books_in(cards: i64) -> i64:
    """The set of the numbers of all books in some cards. A book is all four cards of a number, which lie 13 places apart in the pack."""
    return shl(cards & cards >> 13 & cards >> 26 & cards >> 39, 1)


def next_in(ring: i64, seat: i64) -> i64:
    """The next seat to the left in a ring."""
    return lowest(ring & ~(bit(seat + 1) - 1) or ring)


def deal(h: CardHand, deck: Deck) -> None:
    """Deals the whole pack one card at a time. Uneven hands stay uneven (R4)."""
    deal_all(h, deck)
    h.turn = -1
    h.rows[GAVE] = filled(h.players, -1)
    h.rows[SINCE] = filled(h.players, LIMIT)
    h.rows[BARRED] = zeros(h.players * h.players)


class InRing(Together[CardHand]):
    """The seats of the ring act once each, in any order."""

    def waiting(self, h: CardHand) -> i64:
        return h.own[WAITING]

    def not_waiting(self, h: CardHand, seat: i64, move: i64) -> Refusal:
        if len(h.lying(DOWN, seat)) > 0:
            return Refusal("goop-already-down")
        return Refusal("goop-already-folded") if h.own[RING] >> seat & 1 == 1 else Refusal("goop-no-cards", ruling="R3")


class Passing(InRing):
    """Everyone puts down a card, in any order, and all cards are passed at once. A player with a book may fold instead (R7)."""

    name = "passing"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(GIVE, "give", pack, heard="goop-puts-down"), Word(FOLD, "fold")]

    def begin(self, h: CardHand) -> None:
        """The ring is everyone who holds cards (R3)."""
        h.own[RING] = h.own[WAITING] = h.holding()

    def moves_of(self, h: CardHand, seat: i64) -> vec[i64]:
        moves = with_each(GIVE, h.hands[seat])
        return append(moves, FOLD) if books_in(h.hands[seat]) != 0 else moves

    def reason_for(self, h: CardHand, seat: i64, move: i64) -> Refusal:
        return Refusal("goop-no-book") if move == FOLD else Refusal("not-held", {"cards": [RUMME.codes[payload_of(move)]]})

    def made(self, h: CardHand, seat: i64, move: i64) -> None:
        if move == FOLD:
            h.enter(RACE)
            h.make(seat, FOLD)
            return
        h.hands[seat] &= ~bit(payload_of(move))
        h.put(DOWN, payload_of(move), seat)
        h.own[WAITING] &= ~bit(seat)
        if h.own[WAITING] == 0:
            exchange(h)

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["ring"] = [int(s) for s in members(h.own[RING])]
        facts["put_down"] = [s for s in range(h.players) if len(h.lying(DOWN, s)) > 0]
        facts["folded"] = [int(s) for s in h.rows[FOLDS]]
        facts["goop"] = int(last(h.rows[GOOPS])) if len(h.rows[GOOPS]) > 0 else None
        facts["exchanges"] = int(h.own[EXCHANGES])
        facts["limit"] = LIMIT

    def secrets(self, h: CardHand, seat: i64, facts: dict[str, Fact]) -> None:
        if seat < h.players:
            gave, ring = h.rows[GAVE], h.own[LAST_RING]
            got = [gave[giver] for giver in members(ring) if next_in(ring, giver) == seat]
            facts["gave"] = RUMME.codes[gave[seat]] if gave[seat] >= 0 else None
            facts["got"] = RUMME.codes[got[0]] if got else None

    def fact_kinds(self) -> FactKinds:
        return {"ring": SEATS, "put_down": SEATS, "folded": SEATS, "goop": SEAT, "limit": LEFT_OUT, "gave": CARD, "got": CARD}


def exchange(h: CardHand) -> None:
    """Each card goes to the next seat of the ring, all at the same time."""
    h.tell("noted", "goop-all-pass")
    ring = h.own[LAST_RING] = h.own[RING]
    gave = h.rows[GAVE] = filled(h.players, -1)
    for seat in members(ring):
        gave[seat] = h.lying(DOWN, seat)[0]
        h.hands[next_in(ring, seat)] |= bit(gave[seat])
        h.lay_out(DOWN, vec[i64](), seat)
        h.rows[SINCE][seat] += 1
        h.pause()
    for seat in range(h.players):
        follow(h, seat)
    h.own[EXCHANGES] += 1
    if h.own[EXCHANGES] == LIMIT:
        h.tell("noted", "goop-limit", -1, -1, LIMIT)
        finish(h)
    else:
        h.enter(PASSING)


def follow(h: CardHand, seat: i64) -> None:
    """Updates what a seat knows after an exchange: the card it gave is now at its left. Earlier ones may have moved on one seat."""
    ring, barred, gave, first = h.own[LAST_RING], h.rows[BARRED], h.rows[GAVE][seat], seat * h.players
    before = barred[first : first + h.players]
    for other in members(ring & ~bit(seat)):
        barred[first + next_in(ring, other)] &= before[other]
    if gave >= 0:
        for other in range(h.players):
            barred[first + other] |= bit(gave)
        barred[first + next_in(ring, seat)] &= ~bit(gave)


class Race(InRing):
    """The first fold stops the round, and players take back the cards they put down (R8). The last to fold is the Goop."""

    name = "race"

    def __init__(self, first_out: bool) -> None:
        self.first_out: Final = first_out

    def begin(self, h: CardHand) -> None:
        h.own[WAITING] = h.own[RING]
        h.rows[FOLDS] = vec[i64](capacity=8)
        h.pause()
        for seat in range(h.players):
            h.hands[seat] |= union(h.lying(DOWN, seat))
            h.lay_out(DOWN, vec[i64](), seat)

    def moves_of(self, h: CardHand, seat: i64) -> vec[i64]:
        return append(vec[i64](), FOLD)

    def reason_for(self, h: CardHand, seat: i64, move: i64) -> Refusal:
        return Refusal("goop-only-fold")

    def made(self, h: CardHand, seat: i64, move: i64) -> None:
        """The last seat left is the Goop, and the opener lays down all books. With too few cards left, the hand ends (R5)."""
        h.note(FOLDS, seat)
        h.own[WAITING] &= ~bit(seat)
        if count(h.own[WAITING]) > 1:
            return
        goop = lowest(h.own[WAITING])
        h.note(GOOPS, goop)
        h.tell("noted", "goop-is", goop)
        lay_books(h, h.rows[FOLDS][0])
        h.own[EXCHANGES] = 0
        sizes = [count(hand) for hand in h.hands]
        if (min(sizes) if self.first_out else max(sizes)) >= 4:
            h.enter(PASSING)
            return
        if self.first_out:
            h.tell("noted", "goop-out", h.rows[FOLDS][0])
        finish(h)


def finish(h: CardHand) -> None:
    """All lay down the books that they still hold, without a race, and the hand is over."""
    for k in range(h.players):
        lay_books(h, (h.dealer + 1 + k) % h.players)
    h.over = True


def lay_books(h: CardHand, seat: i64) -> None:
    """A seat lays down all its books, lowest number first (R6)."""
    for number in members(books_in(h.hands[seat])):
        h.hands[seat] &= ~OF_NUMBER[number]
        for card in members(OF_NUMBER[number]):
            h.put(WON, card, seat)
        h.note(LAID, seat * ROW + number)
        h.tell("laid", "goop-lays-down", seat, -1, number)
    h.rows[SINCE][seat] = 0


def tally(h: CardHand, tally: Tally) -> None:
    """One point for each book, 5 more for the fives and 10 more for the tens. Being the Goop costs nothing."""
    for goop in h.rows[GOOPS]:
        tally.note("goop-was", by=goop)
    if h.own[EXCHANGES] == LIMIT:
        tally.note("goop-stopped", LIMIT)
    for entry in h.rows[LAID]:
        number = entry % ROW
        tally.add(entry // ROW, 1, "goop-book", number)
        if number in EXTRA:
            tally.add(entry // ROW, EXTRA[number], "goop-count-more", number)


class GoopGuessing(Guessing):
    """A seat knows how far its cards can have come. It also knows that whoever opened a race holds a book."""

    def redeal(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        """A seat that laid down all its books has hardly made more than one new book per exchange since then."""
        down = h.players + 1 + h.place(DOWN)
        for s in range(h.players):
            lacks[s] = lacks[down + s] = h.rows[BARRED][seat * h.players + s]
        for _ in range(TRIES):
            dealt = self.deal_anew(h, seat, pool, room, lacks, rng)
            if not [s for s in range(h.players) if count(books_in(dealt[s] | dealt[down + s])) > h.rows[SINCE][s]]:
                break
        return dealt

    def settle(self, h: CardHand, other: CardHand, seat: i64, rng: Rng) -> None:
        """The other seats remember a last exchange that fits the guess, instead of the real one."""
        ring = h.own[LAST_RING]
        for giver in members(ring & ~bit(seat)):
            taker = next_in(ring, giver)
            if taker != seat:
                cards = other.hands[taker] | union(other.lying(DOWN, taker)) or union(other.lying(WON, taker)[-4:])
                other.rows[GAVE][giver] = rng.member(cards)
        for s in less(h.rules.seats, seat):
            for at in range(s * h.players, (s + 1) * h.players):
                other.rows[BARRED][at] = 0
            follow(other, s)

    def deal_anew(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        """Deals the hidden cards anew. Whoever opened a race gets a book."""
        if h.phase_number != RACE or h.over or h.rows[FOLDS][0] == seat:
            return redeal(pool, room, lacks, rng)
        opener = h.rows[FOLDS][0]
        for number in rng.shuffle(members(books_in(pool & ~lacks[opener]))):
            dealt = redeal_with(OF_NUMBER[number], opener, pool, room, lacks, rng)
            if len(dealt) > 0:
                return dealt
        raise AssertionError("what is known of the hidden cards contradicts itself")


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return CardRules(
        pack=RUMME,
        players=players,
        ending=MostAfter(whole(options, "hands")),
        deck=without(RUMME, NO_RUMME_CARD),
        deal=deal,
        phases=[Passing(), Race(options["end"] == "out")],
        count=tally,
        places=[Place("pass", "played", OWNER), PerSeat("won", "captured", EVERYONE)],
        counters=[0, 0, 0, 0],
        rows=BARRED + 1,
        guessing=GoopGuessing(),
        tells_over=True,
    )
