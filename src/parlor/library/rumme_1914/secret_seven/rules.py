"""Secret Seven: the dealer hides a packet that holds a combination of seven, and it costs whoever takes a trick that holds the same.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R8.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, less, members, union
from parlor.core.deals import deal_singly, rest_reversed
from parlor.core.facts import CARD, Below, FactKinds
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import NAME, NEXT, OWN, PASS, Choice, Form, OneCard, Word, payload_of, verb_of, with_each
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.redeal import redeal_with
from parlor.core.rng import Rng
from parlor.core.shuffle import in_order
from parlor.core.state import CardHand, Guessing, Place, Stock
from parlor.core.zone import EVERYONE, NOBODY, Zone, owner
from parlor.families.tricks import Effect, FollowSuit, Order, TrickHand, TrickRules, Tricks, show_trump
from parlor.library.rumme_1914.secret_seven.sevens import (
    COMBINATIONS,
    SEVENS,
    WORDS,
    cards_used,
    combinations_in,
    combinations_of,
    holds,
    is_seven_trick,
    numbers_of,
)
from parlor.packs.rumme import RUMME

SECRET: Final = OWN
CALL: Final = OWN + NEXT
PROVE: Final = OWN + 2 * NEXT
# A suit has twelve cards, since the sevens are left out; the printed packet has four.
SUIT: Final = 12
FOUR: Final = 4
MOST_TRICKS: Final = 11
MOST_HANDS: Final = 500

# Counters: the number of the named combination in COMBINATIONS, or -1 before it is named; whether the current trick was called; whether
# a missed call was proven.
NAMED: Final = 0
CALLED: Final = 1
PROVEN: Final = 2


class Packet(Place):
    """The packet. Only the dealer sees it until it is given away or the play is over."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        return [self.zone(h, first, self.name, h.dealer)]


PLACES: Final[list[Place]] = [Stock(), Packet("secret", "aside", NOBODY, "sorted")]
PACKET: Final = 1


def packet(h: CardHand) -> i64:
    """The set of cards in the packet. It is empty once the packet is given away."""
    return union(h.lying(PACKET))


def sees_packet(h: CardHand, seat: i64) -> bool:
    """Whether a seat knows the packet and its combination."""
    return h.sees[h.place(PACKET)] >> seat & 1 == 1


# The deal


def deal(h: TrickHand, deck: Deck) -> None:
    """The pack is the stock. Only the dealer will see the packet."""
    h.stock = rest_reversed(deck.cards, 0)
    h.show(PACKET, owner(h.dealer))
    h.go_to(h.dealer)


class Picking(Phase[TrickHand]):
    """The dealer picks the cards of the packet. They must be able to include a combination (R1)."""

    name = "picking"

    def __init__(self, size: i64) -> None:
        self.size: Final = size

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(SECRET, "secret", pack, "drew", "secret-seven-picks")]

    def may_pick(self, h: TrickHand) -> i64:
        """The cards that still let the packet include a combination."""
        picked = packet(h)
        used = cards_used(h.players)
        to_come = self.size - count(picked) - 1
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
        return with_each(SECRET, self.may_pick(h))

    def step(self, h: TrickHand, rng: Rng) -> None:
        self.make(h, SECRET | rng.member(self.may_pick(h)))

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
        h.stock = less(h.stock, card)
        if len(h.lying(PACKET)) == self.size:
            h.advance()


class Naming(Phase[TrickHand]):
    """The dealer secretly names a combination of the packet (R3). Then the rest is dealt, and his last card shows the trump suit."""

    name = "naming"

    def __init__(self, each: i64) -> None:
        self.each: Final = each

    def forms(self, pack: Pack) -> list[Form]:
        return [Choice(NAME, "name", WORDS, heard="secret-seven-names")]

    def moves(self, h: TrickHand) -> vec[i64]:
        return with_each(NAME, combinations_in(packet(h)))

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) != NAME:
            return Refusal("secret-seven-name-first")
        return Refusal("secret-seven-not-in-packet", {"combination": numbers_of(payload_of(move))}, "R2")

    def make(self, h: TrickHand, move: i64) -> None:
        h.own[NAMED] = payload_of(move)
        h.pause()
        last = h.stock[0]
        deal_singly(h, Deck(rest_reversed(h.stock, 0)), self.each)
        h.stock = vec[i64]()
        h.known[h.dealer] |= bit(last)
        h.pause()
        show_trump(h, last)
        h.advance()

    def secrets(self, h: TrickHand, seat: i64, facts: dict[str, Fact]) -> None:
        facts["combination"] = list(COMBINATIONS[h.own[NAMED]]) if h.own[NAMED] >= 0 and sees_packet(h, seat) else None

    def fact_kinds(self) -> FactKinds:
        return {"turned": CARD, "combination": Below(8)}


# Play

NOT_NOW: Final = dict.fromkeys([PASS, SECRET, NAME, CALL, PROVE], Refusal("secret-seven-play"))


def cards_on_table(h: TrickHand) -> i64:
    """The set of the cards in the trick that is not yet taken, full or not."""
    mask: i64 = 0
    for k in range(len(h.takers) * h.in_trick, len(h.played)):
        mask |= bit(h.played[k])
    return mask


def seven_tricks(h: TrickHand) -> list[int]:
    """The finished tricks, counted from 0, in which some cards add up to seven."""
    return [t for t in range(len(h.takers)) if is_seven_trick(h.cards_of_trick(t))]


def was_held(h: TrickHand) -> bool:
    """Whether a trick that has been taken holds the named combination."""
    return any(holds(h.cards_of_trick(t), h.own[NAMED]) for t in range(len(h.takers)))


def give_packet(h: TrickHand) -> None:
    """The taker of the trick gets the packet, face up."""
    h.take_extra(members(packet(h)))
    h.lay_out(PACKET, vec[i64]())
    h.show(PACKET, EVERYONE)
    if h.news is not None:
        h.tell_with("took", "secret-seven-packet", {"seat": int(h.winner), "cards": [RUMME.codes[card] for card in h.extra]}, h.winner)


def show_packet(h: TrickHand) -> None:
    """After the play, a packet that nobody got is shown."""
    h.show(PACKET, EVERYONE)
    if h.news is not None:
        h.tell_with("shown", "secret-seven-shown", {"cards": RUMME.codes_of(packet(h)), "combination": numbers_of(h.own[NAMED])})


class BringsPacket(Effect):
    """The taker of the first trick with the named combination gets the packet, if the dealer calls it or automatically."""

    def __init__(self, asks_dealer: bool) -> None:
        self.asks_dealer: Final = asks_dealer

    def after_card(self, h: TrickHand, card: i64) -> None:
        if h.size < h.in_trick or len(h.lying(PACKET)) == 0:
            return
        if not self.asks_dealer:
            h.own[CALLED] = 1 if holds(cards_on_table(h), h.own[NAMED]) else 0
        elif is_seven_trick(cards_on_table(h)):
            h.pause()
            h.enter(CALLING)

    def after_trick(self, h: TrickHand) -> None:
        if len(h.lying(PACKET)) == 0:
            return
        if h.own[CALLED] == 1:
            give_packet(h)
        elif h.hands[h.winner] == 0:
            show_packet(h)
            if self.asks_dealer and seven_tricks(h):
                h.enter(PROVING)


class SevenTricks(Tricks):
    """Tricks until the hands are empty."""

    def __init__(self, asks_dealer: bool) -> None:
        super().__init__([FollowSuit()], Order(RUMME, RUMME.number), [BringsPacket(asks_dealer)], NOT_NOW)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["seven_tricks"] = [t + 1 for t in seven_tricks(h)]

    def fact_kinds(self) -> FactKinds:
        return {"seven_tricks": Below(16)}


class Calling(Phase[TrickHand]):
    """A trick with a seven waits until the dealer passes or, if it is the first with his combination, calls it (R6, R7)."""

    name = "play"

    def __init__(self, tricks: SevenTricks) -> None:
        self.tricks: Final = tricks

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), Choice(CALL, "call", WORDS)]

    def begin(self, h: TrickHand) -> None:
        h.go_to(h.dealer)

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = append(vec[i64](capacity=2), PASS)
        named = h.own[NAMED]
        return append(moves, CALL | named) if holds(cards_on_table(h), named) and not was_held(h) else moves

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) != CALL:
            return Refusal("secret-seven-call-or-pass", ruling="R6")
        combination = numbers_of(h.own[NAMED])
        if payload_of(move) != h.own[NAMED]:
            return Refusal("secret-seven-yours", {"combination": combination}, "R3")
        if was_held(h):
            return Refusal("secret-seven-gone-by", ruling="R7")
        return Refusal("secret-seven-not-in-trick", {"combination": combination})

    def make(self, h: TrickHand, move: i64) -> None:
        h.own[CALLED] = 0 if move == PASS else 1
        h.enter(PLAYING)
        self.tricks.take(h)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["dealer_is_asked"] = h.phase is self


class Proving(Phase[TrickHand]):
    """Each opponent of the dealer may name a trick that the dealer should have called. The first right one ends the hand (R6)."""

    name = "proving"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), Choice(PROVE, "prove", [str(t) for t in range(1, MOST_TRICKS + 1)])]

    def begin(self, h: TrickHand) -> None:
        self.next_opponent(h, h.dealer)

    def next_opponent(self, h: TrickHand, seat: i64) -> None:
        """Goes on to the next opponent. After the last one, the hand is over."""
        after = h.left[seat]
        while h.side[after] == h.side[h.dealer] and after != h.dealer:
            after = h.left[after]
        if after == h.dealer:
            h.over = True
        else:
            h.go_to(after)

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = append(vec[i64](capacity=MOST_TRICKS + 1), PASS)
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
BY_DEALER: Final[list[Phase[TrickHand]]] = [ASKED, Calling(ASKED), Proving()]
BY_ITSELF: Final[list[Phase[TrickHand]]] = [SevenTricks(False)]


# The count


def worth(tricks: i64) -> i64:
    """The fifth, sixth and seventh tricks count one each, later ones two."""
    return max(0, min(tricks, 7) - 4) + 2 * max(0, tricks - 7)


def tally(h: TrickHand, tally: Tally) -> None:
    """Each side scores its tricks beyond the fourth, its tricks with a seven, the packet (R4, R5), and a proven error."""
    score(h, tally, False)


def tally_apart(h: TrickHand, tally: Tally) -> None:
    """The same, but the packet stands in the place of the called trick (R4)."""
    score(h, tally, True)


def score(h: TrickHand, tally: Tally, apart: bool) -> None:
    """Scores a hand. If the called trick is apart, it counts neither as a trick nor as one with a seven."""
    if tally.telling:
        tally.note_with("secret-seven-was", {"combination": numbers_of(h.own[NAMED])})
    sevens = seven_tricks(h)
    packet_key = "secret-seven-tricks-and-packet"
    if apart and h.extra_to >= 0:
        sevens.remove(int(h.extra_after))
        packet_key = "secret-seven-packet-for-called"
    for side in range(max(h.side) + 1):
        tricks = h.side_tricks(side)
        given = h.extra_to >= 0 and h.side[h.extra_to] == side
        if given and not apart:
            tricks += 1
        if worth(tricks) > 0:
            h.score_side(tally, side, worth(tricks), packet_key if given else "secret-seven-tricks", tricks)
        taken = len([t for t in sevens if h.side[h.takers[t]] == side])
        if taken > 0:
            h.score_side(tally, side, 2 * taken, "secret-seven-seven-tricks", taken)
        if given:
            h.score_side(tally, side, -7, "secret-seven-given")
        if side == h.side[h.dealer] and h.own[PROVEN] == 1:
            h.score_side(tally, side, -7, "secret-seven-missed")


# What others may guess


class GuessedPacket(Guessing):
    """The packet holds a combination that may be the named one. If calls are automatic, no trick has held it yet."""

    def __init__(self, by_itself: bool, size: i64) -> None:
        self.by_itself: Final = by_itself
        self.size: Final = size

    def cannot_be(self, h: CardHand) -> i64:
        """The combinations that have not been named."""
        held: i64 = 0
        if self.by_itself and isinstance(h, TrickHand):
            for t in range(len(h.takers)):
                held |= combinations_of(h.cards_of_trick(t))
        return held

    def redeal(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        """Puts a combination into the packet, or as much of it as must be there already, and deals the rest freely."""
        place = h.players + 1 + h.place(PACKET)
        if room[place] == 0:
            return super().redeal(h, seat, pool, room, lacks, rng)
        to_come = self.size - room[place]
        cannot_be = self.cannot_be(h)
        for k in rng.shuffle(in_order(len(SEVENS.sets))):
            cards = SEVENS.sets[k]
            if cards & ~pool == 0 and combinations_in(cards) & ~cannot_be != 0:
                pinned = union(rng.shuffle(members(cards))[: max(0, count(cards) - to_come)])
                dealt = redeal_with(pinned, place, pool, room, lacks, rng)
                if len(dealt) > 0:
                    return dealt
        raise AssertionError("what is known of the packet contradicts itself")

    def settle(self, h: CardHand, other: CardHand, seat: i64, rng: Rng) -> None:
        if h.own[NAMED] >= 0 and not sees_packet(h, seat):
            other.own[NAMED] = rng.member(combinations_in(packet(other)) & ~self.cannot_be(h))


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    by_itself = options["call"] == "auto"
    size = size_of_packet(players, options["packet"])
    before_play: list[Phase[TrickHand]] = [Picking(size), Naming((SUIT * players - size) // players)]
    made = TrickRules(
        pack=RUMME,
        players=players,
        ending=FirstTo(whole(options, "target"), MOST_HANDS),
        deck=members(cards_used(players)),
        deal=deal,
        phases=before_play + (BY_ITSELF if by_itself else BY_DEALER),
        count=tally_apart if options["called"] == "apart" else tally,
        places=PLACES,
        counters=[-1, 0, 0],
        sides=2 if players == 4 and options["sides"] == "partners" else 0,
        guessing=GuessedPacket(by_itself, size),
    )
    made.extra_open = True
    return made


def size_of_packet(players: int, packet: int | str) -> int:
    """How many cards the dealer hides: one for each player, or the printed four (R1)."""
    if packet == "each":
        return players
    if players == 3:
        raise ValueError("option 'packet' cannot be 'four' with 3 players: 32 cards do not divide by three")
    return FOUR
