"""Euchre: name trumps, and take three tricks of five. The leaflet next to this file explains the rules in words."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.facts import SEAT, FactKinds
from parlor.core.game import FirstTo, Options, Rules, whole, without
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import DISCARD, NAME, OWN, PASS, Choice, Form, OneCard, Word, payload_of, verb_of, with_each
from parlor.core.pack import Pack
from parlor.core.rng import Rng
from parlor.core.zone import NOBODY, owner
from parlor.families.tricks import (
    CardHand,
    Guessing,
    Phase,
    Place,
    Stock,
    TrickHand,
    TrickRules,
    Tricks,
    Turned,
    card_named,
    deal_batches,
    passes_in_a_row,
    rest_reversed,
    take_turned,
)
from parlor.packs.standard import STANDARD
from parlor_classics.euchre.bowers import Bowers, FollowWithBowers

LOW: Final = STANDARD.all & ~sum([int(bit(n)) for n in range(52) if STANDARD.number[n] >= 9 or STANDARD.number[n] == 1])
ORDER: Final = OWN
# The phases; the order of the suits in `name` is that of the pack, and those after them go alone.
ORDERING: Final = 0
NAMING: Final = 1
DISCARDING: Final = 2
PLAYING: Final = 3
SUITS: Final = [suit.lower() for suit in STANDARD.suits]
ALONE: Final = 4
LONGEST: Final = 200

# The game's own counters: whether the dealer must name trumps in the end; whether the maker goes alone.
STICK: Final = 0
GOES_ALONE: Final = 1
BURIED: Final = 2


class Ordering(Phase[TrickHand]):
    """Each in turn may order the turned card up, which makes its suit trumps and gives it to the dealer, or pass."""

    name = "ordering"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), Choice(ORDER, "order", ["up", "alone"], "named")]

    def moves(self, h: TrickHand) -> vec[i64]:
        return vec[i64]([PASS, ORDER, ORDER + 1])

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return Refusal("euchre-order-first")

    def make(self, h: TrickHand, move: i64) -> None:
        h.calls = append(h.calls, move)
        if move == PASS:
            h.go_to(h.left[h.at])
            if len(h.calls) == h.players:
                h.enter(NAMING)
            return
        make_trumps(h, h.pack.suit[h.turned], move == ORDER + 1)
        h.pause()
        take_turned(h, h.dealer, "euchre-taken-up")
        h.go_to(h.dealer)
        h.enter(DISCARDING)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["maker"] = int(h.bidder) if h.bidder >= 0 else None
        facts["alone"] = bool(h.own[GOES_ALONE])

    def fact_kinds(self) -> FactKinds:
        return {"maker": SEAT}


class Naming(Phase[TrickHand]):
    """If all have passed, each in turn may name another suit, or pass; the dealer may have to name one."""

    name = "naming"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), Choice(NAME, "name", SUITS + [f"{suit} alone" for suit in SUITS])]

    def may_pass(self, h: TrickHand) -> bool:
        """Whether the seat on turn may pass."""
        return h.own[STICK] == 0 or passes_in_a_row(h) < 2 * h.players - 1

    def moves(self, h: TrickHand) -> vec[i64]:
        turned = h.pack.suit[h.turned]
        names = [NAME | n for n in range(2 * ALONE) if n % ALONE != turned]
        return vec[i64]([PASS, *names] if self.may_pass(h) else names)

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == NAME:
            return Refusal("euchre-turned-down", {"suit": h.pack.suit_name(payload_of(move) % ALONE)})
        return Refusal("euchre-stuck" if move == PASS else "euchre-name-first")

    def make(self, h: TrickHand, move: i64) -> None:
        h.calls = append(h.calls, move)
        if move != PASS:
            make_trumps(h, payload_of(move) % ALONE, payload_of(move) >= ALONE)
            h.enter(PLAYING)
        elif passes_in_a_row(h) == 2 * h.players:
            h.tell("noted", "all-pass")
            h.over = True
        else:
            h.go_to(h.left[h.at])


class Discarding(Phase[TrickHand]):
    """The dealer, who has taken up the turned card, lays one away."""

    name = "discarding"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(DISCARD, "discard", pack, heard="euchre-discards")]

    def moves(self, h: TrickHand) -> vec[i64]:
        return with_each(DISCARD, h.hands[h.at])

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return card_named(h, move) if verb_of(move) == DISCARD else Refusal("euchre-discard-first")

    def make(self, h: TrickHand, move: i64) -> None:
        card = payload_of(move)
        # Nobody but the dealer knows what went away: perhaps the card that he took up.
        h.lose(h.at, card)
        h.known[h.at] = 0
        h.show(BURIED, owner(h.dealer))
        h.put(BURIED, card)
        h.enter(PLAYING)


class Play(Tricks):
    """The player on the dealer's left leads; the partner of one who goes alone sits out."""

    def begin(self, h: TrickHand) -> None:
        if h.own[GOES_ALONE] == 1:
            out = h.partner(h.bidder)
            left = h.left[:]
            left[(out + 3) % 4] = left[out]
            h.left = left
            h.in_trick = 3
        h.go_to(h.left[h.dealer])


class TakenUp(Guessing):
    """A card that was taken up is in the dealer's hand, or he has laid it away."""

    def redeal(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        assert isinstance(h, TrickHand)
        if h.turned < 0:
            elsewhere = [place for place in range(h.players + 1) if place != h.dealer]
            for place in elsewhere:
                lacks[place] |= bit(h.shown)
        return super().redeal(h, seat, pool, room, lacks, rng)


def make_trumps(h: TrickHand, suit: i64, alone: bool) -> None:
    """The seat on turn makes trumps."""
    h.trump = suit
    h.bidder = h.at
    h.own[GOES_ALONE] = int(alone)


def deal(h: TrickHand, deck: Deck) -> None:
    """Five each, three and then two at a time; the next card is turned up."""
    dealt = deal_batches(h, deck, [3, 2])
    h.pause()
    h.turned = h.shown = deck.cards[dealt]
    h.tell("turned", "euchre-turned", card=h.turned)
    h.stock = rest_reversed(deck.cards, dealt + 1)


def counts(h: TrickHand, tally: Tally) -> None:
    """Three or four tricks bring the makers 1, all five 2, or 4 to one who goes alone; if they fail, the others get 2."""
    if h.bidder < 0:
        tally.note("thrown-in")
        return
    makers = h.side[h.bidder]
    tricks = h.side_tricks(makers)
    if tricks < 3:
        h.score_side(tally, 1 - makers, 2, "euchre-euchred")
    elif tricks < 5:
        h.score_side(tally, makers, 1, "euchre-made", tricks)
    elif h.own[GOES_ALONE] == 1:
        h.score_side(tally, makers, 4, "euchre-alone")
    else:
        h.score_side(tally, makers, 2, "euchre-march")


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=STANDARD,
        players=players,
        ending=FirstTo(whole(options, "target"), LONGEST),
        deck=without(STANDARD, LOW),
        deal=deal,
        phases=[Ordering(), Naming(), Discarding(), Play([FollowWithBowers()], Bowers())],
        count=counts,
        places=[Turned(), Stock(), Place("buried", "aside", NOBODY)],
        counters=[int(options["stick"] == "yes"), 0],
        sides=2,
        guessing=TakenUp(),
    )
