"""Secret Seven: the dealer hides a packet that holds a combination of seven, and it costs whoever takes a trick that holds the same.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R8.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, members, union
from parlor.core.events import Told
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import NAME, NEXT, OWN, PASS, Choice, Form, OneCard, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.redeal import possible, redeal
from parlor.core.rng import Rng
from parlor.core.shuffle import in_order
from parlor.core.zone import EVERYONE, NOBODY, Zone, owner
from parlor.families.tricks import (
    CardHand,
    FollowSuit,
    Guessing,
    Order,
    Phase,
    Place,
    Stock,
    TrickHand,
    TrickRules,
    Tricks,
    deal_singly,
    is_play,
    rest_reversed,
    score_side,
    show_trump,
    side_tricks,
)
from parlor.library.rumme_1914.secret_seven.sevens import (
    COMBINATIONS,
    SEVENS,
    Combination,
    cards_used,
    combinations_in,
    holds,
    is_seven_trick,
    numbers_of,
)
from parlor.packs.rumme import RUMME

SECRET: Final = OWN
CALL: Final = OWN + NEXT
PROVE: Final = OWN + 2 * NEXT
EACH: Final = 11
MOST_HANDS: Final = 500

# The number of the named combination in COMBINATIONS, -1 before it is named; whether a missed call is proven.
NAMED: Final = 0
PROVEN: Final = 1


class Packet(Place):
    """The packet, seen by the dealer until it is given or the play is over."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        return [self.zone(h, first, self.name, h.dealer)]


PLACES: Final[list[Place]] = [Stock(), Packet("secret", "aside", NOBODY, "sorted")]
PACKET: Final = 1


def packet(h: CardHand) -> i64:
    """The set of the cards in the packet, none when it was given."""
    return union(h.lying(PACKET))


def sees_packet(h: CardHand, seat: i64) -> bool:
    """Whether a seat knows the packet and its combination."""
    return h.sees[h.place(PACKET)] >> seat & 1 == 1


# The deal


def deal(h: TrickHand, deck: Deck) -> None:
    """The pack lies face down, and the dealer alone will know the packet."""
    h.stock = rest_reversed(deck.cards, 0)
    h.show(PACKET, owner(h.dealer))
    h.go_to(h.dealer)


class Picking(Phase[TrickHand]):
    """The dealer picks a card for each player out of the stock, so that they can still include a combination (R1)."""

    name = "picking"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(SECRET, "secret", pack)]

    def may_pick(self, h: TrickHand) -> i64:
        """The cards with which, and those still to be picked, the packet can include a combination."""
        picked = packet(h)
        used = cards_used(h.players)
        to_come = h.players - count(picked) - 1
        completing: i64 = 0
        for cards in SEVENS.sets:
            if cards & ~used == 0:
                wanting = count(cards & ~picked)
                if wanting <= to_come:
                    return used & ~picked
                if wanting == to_come + 1:
                    completing |= cards & ~picked
        return completing

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=48)
        for card in members(self.may_pick(h)):
            moves = append(moves, SECRET | card)
        return moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) != SECRET:
            return Refusal("secret-seven-pick-first")
        card = payload_of(move)
        if cards_used(h.players) & ~packet(h) & bit(card) == 0:
            return Refusal("secret-seven-not-in-stock", {"card": RUMME.codes[card]})
        return Refusal("secret-seven-no-seven", ruling="R2")

    def make(self, h: TrickHand, move: i64) -> None:
        card = payload_of(move)
        h.put(PACKET, card)
        left = vec[i64](capacity=len(h.stock))
        for other in h.stock:
            if other != card:
                left = append(left, other)
        h.stock = left
        if len(h.lying(PACKET)) == h.players:
            h.advance()

    def said(self, h: TrickHand, move: i64) -> Told:
        return Told("drew", "secret-seven-picks", h.turn)


class Naming(Phase[TrickHand]):
    """The dealer names a combination of the packet to himself (R3); then the rest is dealt, and his last card shows the trump."""

    name = "naming"

    def forms(self, pack: Pack) -> list[Form]:
        return [Combination(NAME, "name")]

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=4)
        for k in members(combinations_in(packet(h))):
            moves = append(moves, NAME | k)
        return moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) != NAME:
            return Refusal("secret-seven-name-first")
        return Refusal("secret-seven-not-in-packet", {"combination": numbers_of(payload_of(move))}, "R2")

    def make(self, h: TrickHand, move: i64) -> None:
        h.own[NAMED] = payload_of(move)
        h.pause()
        last = h.stock[0]
        deal_singly(h, Deck(rest_reversed(h.stock, 0)), EACH)
        h.stock = vec[i64]()
        h.known[h.dealer] |= bit(last)
        h.pause()
        show_trump(h, last)
        h.advance()

    def said(self, h: TrickHand, move: i64) -> Told:
        return Told("named", "secret-seven-names", h.turn)

    def secrets(self, h: TrickHand, seat: i64, facts: dict[str, Fact]) -> None:
        facts["combination"] = list(COMBINATIONS[h.own[NAMED]]) if h.own[NAMED] >= 0 and sees_packet(h, seat) else None


# Play


def cards_on_table(h: TrickHand) -> i64:
    """The set of the cards in the trick."""
    return union(h.trick())


def seven_tricks(h: TrickHand) -> list[int]:
    """The finished tricks, counted from 0, in which some cards total seven."""
    return [t for t in range(len(h.takers)) if is_seven_trick(h.cards_of_trick(t))]


def was_held(h: TrickHand, combination: i64) -> bool:
    """Whether a trick that has been taken holds a combination."""
    return True in [holds(h.cards_of_trick(t), combination) for t in range(len(h.takers))]


def give_packet(h: TrickHand) -> None:
    """The packet goes face up to the taker of the trick."""
    h.take_extra(members(packet(h)))
    h.lay_out(PACKET, vec[i64]())
    h.show(PACKET, EVERYONE)
    if h.news is not None:
        h.tell_with("took", "secret-seven-packet", {"seat": int(h.winner), "cards": [RUMME.codes[card] for card in h.extra]}, h.winner)


def show_packet(h: TrickHand) -> None:
    """After the play a packet that nobody was given is shown."""
    h.show(PACKET, EVERYONE)
    if h.news is not None:
        h.tell_with("shown", "secret-seven-shown", {"cards": RUMME.codes_of(packet(h)), "combination": numbers_of(h.own[NAMED])})


class SevenTricks(Tricks):
    """Eleven tricks; the first that holds the combination brings its taker the packet, if the dealer calls it or by itself."""

    def __init__(self, asks_dealer: bool) -> None:
        super().__init__([FollowSuit()], Order(RUMME, RUMME.number))
        self.asks_dealer: Final = asks_dealer

    def take(self, h: TrickHand) -> None:
        cards = cards_on_table(h) if packet(h) != 0 else 0
        if self.asks_dealer and is_seven_trick(cards):
            h.enter(CALLING)
        else:
            self.finish(h, not self.asks_dealer and holds(cards, h.own[NAMED]))

    def finish(self, h: TrickHand, called: bool) -> None:
        """The trick is taken; after the last one the opponents may prove that the dealer has missed his call."""
        super().take(h)
        if called:
            give_packet(h)
        if h.over and packet(h) != 0:
            show_packet(h)
            if self.asks_dealer and seven_tricks(h):
                h.over = False
                h.enter(PROVING)

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return super().reason(h, move) if is_play(move) else Refusal("secret-seven-play")

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["seven_tricks"] = [t + 1 for t in seven_tricks(h)]


class Calling(Phase[TrickHand]):
    """A seven trick lies until the dealer calls his combination, if it is the first that holds it, or passes (R6, R7)."""

    name = "play"

    def __init__(self, tricks: SevenTricks) -> None:
        self.tricks: Final = tricks

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), Combination(CALL, "call")]

    def begin(self, h: TrickHand) -> None:
        h.go_to(h.dealer)

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = append(vec[i64](capacity=2), PASS)
        if holds(cards_on_table(h), h.own[NAMED]) and not was_held(h, h.own[NAMED]):
            moves = append(moves, CALL | h.own[NAMED])
        return moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) != CALL:
            return Refusal("secret-seven-call-or-pass", ruling="R6")
        combination = numbers_of(h.own[NAMED])
        if payload_of(move) != h.own[NAMED]:
            return Refusal("secret-seven-yours", {"combination": combination}, "R3")
        if was_held(h, h.own[NAMED]):
            return Refusal("secret-seven-gone-by", ruling="R7")
        return Refusal("secret-seven-not-in-trick", {"combination": combination})

    def make(self, h: TrickHand, move: i64) -> None:
        h.enter(PLAYING)
        self.tricks.finish(h, move != PASS)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["dealer_is_asked"] = h.phase is self


class Proving(Phase[TrickHand]):
    """Each opponent of the dealer in turn may point to a trick on which the dealer passed; the first right one ends it (R6)."""

    name = "proving"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), Choice(PROVE, "prove", [str(t) for t in range(1, EACH + 1)])]

    def begin(self, h: TrickHand) -> None:
        self.next_opponent(h, h.dealer)

    def next_opponent(self, h: TrickHand, seat: i64) -> None:
        """On to the next opponent; after the last the hand is over."""
        after = h.left[seat]
        while h.side[after] == h.side[h.dealer] and after != h.dealer:
            after = h.left[after]
        if after == h.dealer:
            h.over = True
        else:
            h.go_to(after)

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = append(vec[i64](capacity=EACH + 1), PASS)
        for trick in seven_tricks(h):
            moves = append(moves, PROVE | trick)
        return moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == PROVE:
            return Refusal("secret-seven-not-asked", {"number": int(payload_of(move)) + 1}, "R6")
        return Refusal("secret-seven-prove-or-pass", ruling="R6")

    def make(self, h: TrickHand, move: i64) -> None:
        if move != PASS and holds(h.cards_of_trick(payload_of(move)), h.own[NAMED]):
            h.own[PROVEN] = 1
            h.over = True
            h.tell("noted", "secret-seven-proven", -1, -1, payload_of(move) + 1)
        else:
            self.next_opponent(h, h.at)


PLAYING: Final = 2
CALLING: Final = 3
PROVING: Final = 4
ASKED: Final = SevenTricks(True)
BY_DEALER: Final[list[Phase[TrickHand]]] = [Picking(), Naming(), ASKED, Calling(ASKED), Proving()]
BY_ITSELF: Final[list[Phase[TrickHand]]] = [Picking(), Naming(), SevenTricks(False)]


# The count


def worth(tricks: i64) -> i64:
    """The fifth, sixth and seventh trick count one each, those beyond two."""
    return max(0, min(tricks, 7) - 4) + 2 * max(0, tricks - 7)


def tally(h: TrickHand, tally: Tally) -> None:
    """Tricks beyond the fourth, seven tricks, the packet given (R4, R5), and the proven error, to each side."""
    if tally.telling:
        tally.note_with("secret-seven-was", {"combination": numbers_of(h.own[NAMED])})
    sevens = seven_tricks(h)
    for side in range(max(h.side) + 1):
        tricks = side_tricks(h, side)
        given = h.extra_to >= 0 and h.side[h.extra_to] == side
        if given:
            tricks += 1
        if worth(tricks) > 0:
            score_side(h, tally, side, worth(tricks), "secret-seven-tricks-and-packet" if given else "secret-seven-tricks", tricks)
        taken = len([t for t in sevens if h.side[h.takers[t]] == side])
        if taken > 0:
            score_side(h, tally, side, 2 * taken, "secret-seven-seven-tricks", taken)
        if given:
            score_side(h, tally, side, -7, "secret-seven-given")
        if side == h.side[h.dealer] and h.own[PROVEN] == 1:
            score_side(h, tally, side, -7, "secret-seven-missed")


# What others may guess


class GuessedPacket(Guessing):
    """The packet holds a combination that may be the named one: where the table calls, none that a trick has held."""

    def __init__(self, by_itself: bool) -> None:
        self.by_itself: Final = by_itself

    def may_be_named(self, h: TrickHand, cards: i64) -> i64:
        """The combinations of a packet that may be the named one."""
        named = combinations_in(cards)
        for k in members(named):
            if self.by_itself and was_held(h, k):
                named &= ~bit(k)
        return named

    def redeal(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        """Puts a combination, or while it is still picked what must be there of one, into the packet, and deals the rest freely."""
        assert isinstance(h, TrickHand)
        place = h.players + 1 + h.place(PACKET)
        if room[place] == 0:
            return super().redeal(h, seat, pool, room, lacks, rng)
        to_come = h.players - room[place]
        for k in rng.shuffle(in_order(len(SEVENS.sets))):
            cards = SEVENS.sets[k]
            if cards & ~pool == 0 and self.may_be_named(h, cards) != 0:
                pinned = union(rng.shuffle(members(cards))[: max(0, count(cards) - to_come)])
                free = room[:]
                free[place] -= count(pinned)
                if possible(pool & ~pinned, free, lacks):
                    dealt = redeal(pool & ~pinned, free, lacks, rng)
                    dealt[place] |= pinned
                    return dealt
        raise AssertionError("what is known of the packet contradicts itself")

    def settle(self, h: CardHand, other: CardHand, seat: i64, rng: Rng) -> None:
        assert isinstance(h, TrickHand)
        if h.own[NAMED] >= 0 and not sees_packet(h, seat):
            other.own[NAMED] = rng.member(self.may_be_named(h, packet(other)))


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    by_itself = options["call"] == "auto"
    return TrickRules(
        pack=RUMME,
        players=players,
        ending=FirstTo(whole(options, "target"), MOST_HANDS),
        deck=members(cards_used(players)),
        deal=deal,
        phases=BY_ITSELF if by_itself else BY_DEALER,
        count=tally,
        places=PLACES,
        counters=[-1, 0],
        sides=2 if players == 4 and options["sides"] == "partners" else 0,
        guessing=GuessedPacket(by_itself),
        extra_open=True,
    )
