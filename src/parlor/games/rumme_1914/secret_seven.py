"""Secret Seven: the dealer hides a packet that holds a combination of seven, and it costs whoever takes a trick that holds the same.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R8. The packet is h.aside[0]; h.bid is the
number of the named combination in COMBINATIONS; h.calls holds what the opponents said in the proving.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, filled, members, zeros
from parlor.core.chance import Rng
from parlor.core.game import FirstTo, Game, Options, Rules, number_option, whole, word_option
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.moves import NAME, NEXT, OWN, PASS, PLAY, Choice, Form, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.redeal import possible, redeal
from parlor.core.shuffle import Shuffler, in_order
from parlor.core.zone import EVERYONE, Zone, owner
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_singly, rest_reversed, show_trump
from parlor.families.tricks.hand import Phase, Place, Stock, TrickHand, TrickRules
from parlor.families.tricks.may import FollowSuit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.sides import score_side, side_tricks
from parlor.families.tricks.then import Then
from parlor.games.rumme_1914.sevens import COMBINATIONS, SEVENS, Combination, cards_used, combinations_in, holds, is_seven_trick, words
from parlor.packs.rumme import RUMME

SECRET: Final = OWN
CALL: Final = OWN + NEXT
PROVE: Final = OWN + 2 * NEXT
EACH: Final = 11
MOST_HANDS: Final = 500


class SevenHand(TrickHand):
    """A hand whose packet the others can only guess at."""

    def clone(self) -> Hand:
        other = SevenHand(self.match, self.rules, self.shuffler)
        self.copy_to(other)
        return other

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        shown = self.aside_seen[0] >> seat & 1 == 1
        facts["combination"] = list(COMBINATIONS[self.bid]) if shown and self.bid >= 0 else None
        return facts

    def may_be_named(self, packet: i64) -> i64:
        """The combinations of a packet that may be the named one: where the table calls, none that a trick has held."""
        named = combinations_in(packet)
        if self.rules.phases[2] is CALLED_BY_ITSELF:
            for t in range(len(self.takers)):
                for k in members(named):
                    if holds(self.cards_of_trick(t), k):
                        named &= ~bit(k)
        return named

    def redealt(self, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        """Puts a combination, or while it is still picked what must be there of one, into the packet, and deals the rest freely."""
        packet = self.players + 2
        if room[packet] == 0:
            return super().redealt(seat, pool, room, lacks, rng)
        to_come = self.players - room[packet]
        for k in rng.shuffle(in_order(len(SEVENS.sets))):
            cards = SEVENS.sets[k]
            if cards & ~pool == 0 and self.may_be_named(cards) != 0:
                pinned = some_of(cards, max(0, count(cards) - to_come), rng)
                free = room[:]
                free[packet] -= count(pinned)
                if possible(pool & ~pinned, free, lacks):
                    dealt = redeal(pool & ~pinned, free, lacks, rng)
                    dealt[packet] |= pinned
                    return dealt
        raise AssertionError("what is known of the packet contradicts itself")

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = super().guess(seat, rng)
        assert isinstance(other, SevenHand)
        if self.bid >= 0 and self.aside_seen[0] >> seat & 1 == 0:
            named = self.may_be_named(other.aside[0])
            other.bid = rng.member(named)
        return other


def some_of(cards: i64, n: i64, rng: Rng) -> i64:
    """So many cards of a set."""
    chosen = cards
    while count(chosen) > n:
        chosen &= ~bit(rng.member(chosen))
    return chosen


# The deal


def deal(h: TrickHand, deck: Deck) -> None:
    """The pack lies face down, and the dealer alone will know the packet."""
    h.stock = rest_reversed(deck.cards, 0)
    h.aside = zeros(1)
    h.aside_seen = filled(1, owner(h.dealer))
    h.go_to(h.dealer)


class Secret(Place):
    """The packet, seen by the dealer until it is called or the play is over."""

    def zones(self, h: TrickHand) -> list[Zone]:
        return [Zone("secret", members(h.aside[0]), h.aside_seen[0])]


class Picking(Phase):
    """The dealer picks a card for each player out of the stock, so that they can still include a combination (R1)."""

    name = "picking"

    def may_pick(self, h: TrickHand) -> i64:
        """The cards with which, and those still to be picked, the packet can include a combination."""
        packet = h.aside[0]
        used = cards_used(h.players)
        to_come = h.players - count(packet) - 1
        completing: i64 = 0
        for cards in SEVENS.sets:
            if cards & ~used == 0:
                wanting = count(cards & ~packet)
                if wanting <= to_come:
                    return used & ~packet
                if wanting == to_come + 1:
                    completing |= cards & ~packet
        return completing

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=48)
        for card in members(self.may_pick(h)):
            moves = append(moves, SECRET | card)
        return moves

    def allows(self, h: TrickHand, move: i64) -> bool:
        return verb_of(move) == SECRET and self.may_pick(h) & bit(payload_of(move)) != 0

    def step(self, h: TrickHand, rng: Rng) -> None:
        cards = self.may_pick(h)
        self.make(h, SECRET | rng.member(cards))

    def reason(self, h: TrickHand, move: i64) -> str:
        if verb_of(move) != SECRET:
            return "The dealer picks the secret cards first"
        card = payload_of(move)
        if cards_used(h.players) & ~h.aside[0] & bit(card) == 0:
            return f"{RUMME.codes[card]} is not in the stock"
        return "The cards must include two or more of different suits that total 7"

    def make(self, h: TrickHand, move: i64) -> None:
        card = payload_of(move)
        h.aside[0] |= bit(card)
        left = vec[i64](capacity=len(h.stock))
        for other in h.stock:
            if other != card:
                left = append(left, other)
        h.stock = left
        if count(h.aside[0]) == h.players:
            h.advance()

    def said(self, h: TrickHand, move: i64) -> str:
        return "secret, a card face down"


class Naming(Phase):
    """The dealer names a combination of the packet to himself (R3); then the rest is dealt, and his last card shows the trump."""

    name = "naming"

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = vec[i64](capacity=4)
        for k in members(combinations_in(h.aside[0])):
            moves = append(moves, NAME | k)
        return moves

    def reason(self, h: TrickHand, move: i64) -> str:
        if verb_of(move) != NAME:
            return "The dealer names his combination first"
        return f"Your packet does not hold {words(payload_of(move))} in different suits"

    def make(self, h: TrickHand, move: i64) -> None:
        h.bid = payload_of(move)
        last = h.stock[0]
        deal_singly(h, Deck(rest_reversed(h.stock, 0)), EACH)
        h.stock = vec[i64]()
        h.known[h.dealer] |= bit(last)
        show_trump(h, last)
        h.advance()

    def said(self, h: TrickHand, move: i64) -> str:
        return "name, a combination kept secret"


# Play


def held_before(h: TrickHand) -> bool:
    """Whether a trick that has been taken holds the named combination."""
    held = False
    for t in range(len(h.takers)):
        held = held or holds(h.cards_of_trick(t), h.bid)
    return held


def cards_on_table(h: TrickHand) -> i64:
    """The set of the cards in the trick."""
    mask: i64 = 0
    for card in h.trick():
        mask |= bit(card)
    return mask


def give_packet(h: TrickHand) -> None:
    """The packet goes face up to the taker of the trick."""
    if h.news is not None:
        h.tell(f"Seat {{seat}} takes the secret cards: {RUMME.text(h.aside[0])}", h.winner)
    h.extra = members(h.aside[0])
    h.extra_to = h.winner
    h.extra_after = len(h.takers) - 1
    h.aside[0] = 0
    h.aside_seen[0] = EVERYONE


def show_packet(h: TrickHand) -> None:
    """After the play a packet that nobody was given is shown."""
    if h.news is not None:
        h.tell(f"The secret cards are {RUMME.text(h.aside[0])}, and the combination is {words(h.bid)}")
    h.aside_seen[0] = EVERYONE


def seven_tricks(h: TrickHand) -> i64:
    """The set of the finished tricks, counted from 0, in which some cards total seven."""
    found: i64 = 0
    for t in range(len(h.takers)):
        if is_seven_trick(h.cards_of_trick(t)):
            found |= bit(t)
    return found


class CalledByItself(Tricks):
    """Eleven tricks; the first that holds the combination brings its taker the packet."""

    def take(self, h: TrickHand) -> None:
        called = h.aside[0] != 0 and holds(cards_on_table(h), h.bid)
        self.collect(h, called)
        if h.over and h.aside[0] != 0:
            show_packet(h)

    def collect(self, h: TrickHand, called: bool) -> None:
        """The trick goes to its taker, and if it was called the packet too."""
        super().take(h)
        if called:
            give_packet(h)

    def reason(self, h: TrickHand, move: i64) -> str:
        return super().reason(h, move) if verb_of(move) == PLAY else "Play a card: nothing else can be done now"

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["seven_tricks"] = [int(t) + 1 for t in members(seven_tricks(h))]


class CalledByDealer(CalledByItself):
    """Eleven tricks; each seven trick lies until the dealer calls his combination, if it is the first that holds it, or passes (R6, R7)."""

    def asked(self, h: TrickHand) -> bool:
        """Whether a seven trick waits for the dealer's answer."""
        return h.size == h.in_trick

    def take(self, h: TrickHand) -> None:
        if h.aside[0] != 0 and is_seven_trick(cards_on_table(h)):
            h.go_to(h.dealer)
        else:
            self.finish(h, False)

    def finish(self, h: TrickHand, called: bool) -> None:
        """The trick is taken; after the last one the opponents may prove that the dealer has missed his call."""
        self.collect(h, called)
        if h.over and h.aside[0] != 0:
            show_packet(h)
            if seven_tricks(h) != 0:
                h.over = False
                h.advance()

    def may_call(self, h: TrickHand) -> bool:
        """Whether the trick is the first that holds the combination."""
        return holds(cards_on_table(h), h.bid) and not held_before(h)

    def moves(self, h: TrickHand) -> vec[i64]:
        if not self.asked(h):
            return super().moves(h)
        moves = vec[i64](capacity=2)
        moves = append(moves, PASS)
        if self.may_call(h):
            moves = append(moves, CALL | h.bid)
        return moves

    def allows(self, h: TrickHand, move: i64) -> bool:
        return move in self.moves(h) if self.asked(h) else super().allows(h, move)

    def reason(self, h: TrickHand, move: i64) -> str:
        if not self.asked(h):
            return super().reason(h, move)
        if verb_of(move) != CALL:
            return "A seven trick has fallen: call your combination or pass"
        if payload_of(move) != h.bid:
            return f"Your combination is {words(h.bid)}"
        if held_before(h):
            return "The first trick with your combination has gone by"
        return f"This trick does not hold {words(h.bid)}"

    def make(self, h: TrickHand, move: i64) -> None:
        if self.asked(h):
            self.finish(h, move != PASS)
        else:
            super().make(h, move)

    def step(self, h: TrickHand, rng: Rng) -> None:
        if self.asked(h):
            moves = self.moves(h)
            self.make(h, moves[rng.below(len(moves))])
        else:
            super().step(h, rng)

    def run(self, h: TrickHand, rng: Rng) -> i64:
        if not self.asked(h):
            return super().run(h, rng)
        self.step(h, rng)
        return 1

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["dealer_is_asked"] = h.phase is self and self.asked(h)


class Proving(Phase):
    """Each opponent of the dealer in turn may point to a trick on which the dealer passed; the first right one ends it (R6)."""

    name = "proving"

    def begin(self, h: TrickHand) -> None:
        h.calls = vec[i64](capacity=4)
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
        moves = vec[i64](capacity=EACH + 1)
        moves = append(moves, PASS)
        for trick in members(seven_tricks(h)):
            moves = append(moves, PROVE | trick)
        return moves

    def reason(self, h: TrickHand, move: i64) -> str:
        if verb_of(move) == PROVE:
            return f"The dealer was not asked about trick {payload_of(move) + 1}"
        return "The play is over: prove a trick on which the dealer passed, or pass"

    def make(self, h: TrickHand, move: i64) -> None:
        h.calls = append(h.calls, move)
        if proven(h):
            h.tell("Trick {number} holds the combination: the dealer has missed his call", 0, 0, payload_of(move) + 1)
            h.over = True
        else:
            self.next_opponent(h, h.at)


def proven(h: TrickHand) -> bool:
    """Whether the last opponent to speak has pointed to a trick that holds the combination."""
    said: i64 = len(h.calls)
    if said == 0 or h.calls[said - 1] == PASS:
        return False
    return holds(h.cards_of_trick(payload_of(h.calls[said - 1])), h.bid)


PICKING: Final = Picking()
NAMING: Final = Naming()
PROVING: Final = Proving()
ORDER: Final = Order(RUMME, RUMME.number)
CALLED_BY_ITSELF: Final = CalledByItself(FollowSuit(), ORDER, Then())
CALLED_BY_DEALER: Final = CalledByDealer(FollowSuit(), ORDER, Then())


# The count


def worth(tricks: i64) -> i64:
    """The fifth, sixth and seventh trick count one each, those beyond two."""
    return max(0, min(tricks, 7) - 4) + 2 * max(0, tricks - 7)


def tally(h: TrickHand, tally: Tally) -> None:
    """Tricks beyond the fourth, seven tricks, the packet given (R4, R5), and the proven error, to each side."""
    if tally.telling:
        tally.note(f"The dealer's combination was {words(h.bid)}")
    sevens = seven_tricks(h)
    for side in range(max(h.side) + 1):
        tricks = side_tricks(h, side)
        given = h.extra_to >= 0 and h.side[h.extra_to] == side
        if given:
            tricks += 1
        if worth(tricks) > 0:
            score_side(h, tally, side, worth(tricks), "counts {} tricks" + (" with the packet" if given else ""), tricks)
        taken: i64 = 0
        for t in members(sevens):
            if h.side[h.takers[t]] == side:
                taken += 1
        if taken > 0:
            score_side(h, tally, side, 2 * taken, "seven tricks taken: {}", taken)
        if given:
            score_side(h, tally, side, -7, "was given the packet")
        if side == h.side[h.dealer] and proven(h):
            score_side(h, tally, side, -7, "the dealer missed his call, as was proven")


class SevenRules(TrickRules):
    """Secret Seven for two, three or four, partners or not."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> TrickHand:
        return SevenHand(match, self, shuffler)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    forms: list[Form] = [OneCard(PLAY, "play", RUMME), Word(PASS, "pass"), OneCard(SECRET, "secret", RUMME)]
    calls: list[Form] = [Combination(NAME, "name"), Combination(CALL, "call")]
    notation = Notation([*forms, *calls, Choice(PROVE, "prove", [str(t) for t in range(1, EACH + 1)])])
    ending = FirstTo(whole(options, "target"), MOST_HANDS)
    playing = CALLED_BY_DEALER if options["call"] == "dealer" else CALLED_BY_ITSELF
    phases: list[Phase] = [PICKING, NAMING, playing, PROVING]
    places: list[Place] = [Stock(), Secret()]
    sides = 2 if players == 4 and options["sides"] == "partners" else 0
    deck = members(cards_used(players))
    return SevenRules(RUMME, players, notation, ending, deck, deal, phases, tally, places, sides, extra_open=True)


GAME: Final = Game(
    "secret-seven",
    "Secret Seven",
    "rumme-1914",
    RUMME,
    [2, 3, 4],
    4,
    [
        number_option("target", "points that end the game", 49, 1, 500),
        word_option("sides", "four play as partners or each for himself", ["partners", "single"]),
        word_option("call", "the dealer calls his combination, or the table does", ["dealer", "auto"]),
    ],
    "The dealer hides a packet, and it costs whoever takes a trick that holds the same seven.",
    rules,
    "tricks",
)
