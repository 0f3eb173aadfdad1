"""Goop: all pass a card at the same time, and a race of folding hands picks the Goop.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-a.md, rulings R1 to R11.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, filled, lowest, members, union, zeros
from parlor.core.deals import deal_all
from parlor.core.events import Told
from parlor.core.game import MostAfter, Options, Rules, whole, without
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import FOLD, GIVE, ROW, Form, OneCard, Word, payload_of
from parlor.core.pack import Pack
from parlor.core.phase import Together
from parlor.core.redeal import possible, redeal
from parlor.core.rng import Rng
from parlor.core.state import OWNER, CardHand, CardRules, Guessing, PerSeat, Place
from parlor.core.zone import EVERYONE
from parlor.packs.rumme import NO_RUMME_CARD, OF_NUMBER, RUMME

# A book is all four cards of a number.
BOOK: Final = OF_NUMBER
# So many exchanges in a row without a laying-down end the hand (R11).
LIMIT: Final = 40
# What the four cards of a number count beyond their point.
EXTRA: Final = {5: 5, 10: 10}
TRIES: Final = 100

# The card that each has put down in this round, and the books that each has laid down.
DOWN: Final = 0
WON: Final = 1
# The game's own counters: the ring, those of it who are still to act, the ring of the last exchange, and the exchanges without a book.
RING: Final = 0
WAITING: Final = 1
LAST_RING: Final = 2
EXCHANGES: Final = 3
# Its rows: the books laid down, as seat * ROW + number; the order of folding in the race; the Goops of the hand.
LAID: Final = 0
FOLDS: Final = 1
GOOPS: Final = 2
# By seats: what each gave in the last exchange; its exchanges since it last laid down all its books, many if it never did.
GAVE: Final = 3
SINCE: Final = 4
# From here on a row a seat: the cards that it knows not to lie with each other one, for what it gave has not come so far yet.
BARRED: Final = 5
# The phases.
PASSING: Final = 0
RACE: Final = 1


def books_in(cards: i64) -> vec[i64]:
    """The numbers of which a set holds all four cards."""
    found = vec[i64](capacity=4)
    for number in range(1, 14):
        if cards & BOOK[number] == BOOK[number]:
            found = append(found, number)
    return found


def next_in(ring: i64, seat: i64) -> i64:
    """The next seat of a ring to the left."""
    return lowest(ring & ~(bit(seat + 1) - 1) or ring)


def deal(h: CardHand, deck: Deck) -> None:
    """The entire pack, one card at a time; uneven hands stay uneven (R4)."""
    deal_all(h, deck)
    h.turn = -1
    h.rows[GAVE] = filled(h.players, -1)
    h.rows[SINCE] = filled(h.players, LIMIT)
    for seat in range(h.players):
        h.rows[BARRED + seat] = zeros(h.players)


class InRing(Together[CardHand]):
    """The seats of the ring act in no order, each once."""

    def waiting(self, h: CardHand) -> i64:
        return h.own[WAITING]

    def not_waiting(self, h: CardHand, seat: i64, move: i64) -> Refusal:
        if len(h.lying(DOWN, seat)) > 0:
            return Refusal("goop-already-down")
        return Refusal("goop-already-folded") if h.own[RING] >> seat & 1 == 1 else Refusal("goop-no-cards", ruling="R3")


class Passing(InRing):
    """All put a card down, in no order, and pass them on at the same time; who has a book may fold instead (R7)."""

    name = "passing"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(GIVE, "give", pack), Word(FOLD, "fold")]

    def begin(self, h: CardHand) -> None:
        """The ring is all who hold cards (R3)."""
        h.own[RING] = h.own[WAITING] = h.holding()

    def moves_of(self, h: CardHand, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=20)
        for card in members(h.hands[seat]):
            moves = append(moves, GIVE | card)
        return append(moves, FOLD) if len(books_in(h.hands[seat])) > 0 else moves

    def reason_for(self, h: CardHand, seat: i64, move: i64) -> Refusal:
        return Refusal("goop-no-book") if move == FOLD else Refusal("not-held", {"cards": [RUMME.codes[payload_of(move)]]})

    def said_by(self, h: CardHand, seat: i64, move: i64) -> Told:
        return h.notation.told(seat, move) if move == FOLD else Told("gave", "goop-puts-down", seat)

    def made(self, h: CardHand, seat: i64, move: i64) -> None:
        if move == FOLD:
            h.enter(RACE)
            h.make(seat, FOLD)
            return
        h.hands[seat] &= ~bit(payload_of(move))
        h.put(DOWN, payload_of(move), seat)
        h.own[WAITING] &= ~bit(seat)
        if h.own[WAITING] == 0:
            self.exchange(h)

    def exchange(self, h: CardHand) -> None:
        """Each card goes into the hand of the next seat of the ring, all at the same time."""
        h.tell("noted", "goop-all-pass")
        ring = h.own[RING]
        h.own[LAST_RING] = ring
        h.rows[GAVE] = filled(h.players, -1)
        for seat in members(ring):
            card = h.lying(DOWN, seat)[0]
            h.hands[next_in(ring, seat)] |= bit(card)
            h.rows[GAVE][seat] = card
            h.lay_out(DOWN, vec[i64](), seat)
            h.rows[SINCE][seat] += 1
            h.pause()
        for seat in range(h.players):
            follow(h, seat)
        h.own[EXCHANGES] += 1
        if h.own[EXCHANGES] == LIMIT:
            h.tell("noted", "goop-limit", -1, -1, LIMIT)
            for k in range(h.players):
                lay_books(h, (h.dealer + 1 + k) % h.players)
            h.over = True
        else:
            h.enter(PASSING)

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        goops = h.rows[GOOPS]
        facts["ring"] = [int(s) for s in members(h.own[RING])]
        facts["put_down"] = [s for s in range(h.players) if len(h.lying(DOWN, s)) > 0]
        facts["folded"] = [int(s) for s in h.rows[FOLDS]]
        facts["goop"] = int(goops[len(goops) - 1]) if len(goops) > 0 else None
        facts["exchanges"] = int(h.own[EXCHANGES])
        facts["limit"] = LIMIT

    def secrets(self, h: CardHand, seat: i64, facts: dict[str, Fact]) -> None:
        if seat < h.players:
            gave, ring = h.rows[GAVE], h.own[LAST_RING]
            got = [gave[giver] for giver in members(ring) if next_in(ring, giver) == seat]
            facts["gave"] = RUMME.codes[gave[seat]] if gave[seat] >= 0 else None
            facts["got"] = RUMME.codes[got[0]] if got else None


class Race(InRing):
    """The first fold breaks off the round, cards put down are taken back (R8), and the last to fold is the Goop."""

    name = "race"

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
        """As soon as one is left he is the Goop; the opener lays down all his books, and the hand ends when no more can be made."""
        h.note(FOLDS, seat)
        h.own[WAITING] &= ~bit(seat)
        if count(h.own[WAITING]) > 1:
            return
        goop = lowest(h.own[WAITING])
        h.note(GOOPS, goop)
        h.tell("noted", "goop-is", goop)
        lay_books(h, h.rows[FOLDS][0])
        h.own[EXCHANGES] = 0
        h.over = max([count(hand) for hand in h.hands]) < 4
        if not h.over:
            h.enter(PASSING)


def lay_books(h: CardHand, seat: i64) -> None:
    """A seat lays down all its books, in order of number (R6)."""
    for number in books_in(h.hands[seat]):
        h.hands[seat] &= ~BOOK[number]
        for card in members(BOOK[number]):
            h.put(WON, card, seat)
        h.note(LAID, seat * ROW + number)
        h.tell("laid", "goop-lays-down", seat, -1, number)
    h.rows[SINCE][seat] = 0


def follow(h: CardHand, seat: i64) -> None:
    """What a seat knows after an exchange: the card that it gave lies at its left; earlier ones may have gone on by one seat."""
    ring, barred, gave = h.own[LAST_RING], h.rows[BARRED + seat], h.rows[GAVE][seat]
    before = barred[:]
    for other in members(ring & ~bit(seat)):
        barred[next_in(ring, other)] &= before[other]
    if gave >= 0:
        for other in range(h.players):
            barred[other] |= bit(gave)
        barred[next_in(ring, seat)] &= ~bit(gave)


class GoopGuessing(Guessing):
    """A seat knows how far the cards that it gave can have come, and that who has opened a race holds a book."""

    def redeal(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        """Who has laid down all its books has hardly come by more of them since than by one an exchange."""
        down = h.players + 1 + h.place(DOWN)
        for s in range(h.players):
            lacks[s] = lacks[down + s] = h.rows[BARRED + seat][s]
        for _ in range(TRIES):
            dealt = self.deal_anew(h, seat, pool, room, lacks, rng)
            if not [s for s in range(h.players) if len(books_in(dealt[s] | dealt[down + s])) > h.rows[SINCE][s]]:
                break
        return dealt

    def settle(self, h: CardHand, other: CardHand, seat: i64, rng: Rng) -> None:
        """The other seats remember a last exchange that suits the guess, in place of what they truly know."""
        ring = h.own[LAST_RING]
        for giver in members(ring):
            taker = next_in(ring, giver)
            if taker != seat and giver != seat:
                cards = other.hands[taker] | union(other.lying(DOWN, taker))
                won = other.lying(WON, taker)
                other.rows[GAVE][giver] = rng.member(cards if cards != 0 else union(won[len(won) - 4 :]))
        for s in range(h.players):
            if s != seat:
                other.rows[BARRED + s] = zeros(h.players)
                follow(other, s)

    def deal_anew(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        """Deals the hidden cards anew; who has opened a race holds a book."""
        if h.phase_number != RACE or h.over or h.rows[FOLDS][0] == seat:
            return redeal(pool, room, lacks, rng)
        opener = h.rows[FOLDS][0]
        free = room[:]
        free[opener] -= 4
        for number in rng.shuffle(books_in(pool & ~lacks[opener])):
            rest = pool & ~BOOK[number]
            if possible(rest, free, lacks):
                dealt = redeal(rest, free, lacks, rng)
                dealt[opener] |= BOOK[number]
                return dealt
        raise AssertionError("what is known of the hidden cards contradicts itself")


def tally(h: CardHand, tally: Tally) -> None:
    """A point for each book, 5 more for the fives and 10 more for the tens; the Goop is only a title."""
    for goop in h.rows[GOOPS]:
        tally.note("goop-was", by=goop)
    if h.own[EXCHANGES] == LIMIT:
        tally.note("goop-stopped", LIMIT)
    for entry in h.rows[LAID]:
        number = entry % ROW
        tally.add(entry // ROW, 1, "goop-book", number)
        if number in EXTRA:
            tally.add(entry // ROW, EXTRA[number], "goop-count-more", number)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return CardRules(
        pack=RUMME,
        players=players,
        ending=MostAfter(whole(options, "hands")),
        deck=without(RUMME, NO_RUMME_CARD),
        deal=deal,
        phases=[Passing(), Race()],
        count=tally,
        places=[Place("pass", "played", OWNER), PerSeat("won", "captured", EVERYONE)],
        counters=[0, 0, 0, 0],
        rows=BARRED + players,
        guessing=GoopGuessing(),
        tells_over=True,
    )
