"""Hoodoo: follow suit or pick up all that lies on the table; the first without cards wins.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R3.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core import bits
from parlor.core.bits import union
from parlor.core.deals import deal_singly, rest_reversed
from parlor.core.facts import LEFT_OUT, FactKinds
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.redeal import Need
from parlor.core.state import CardHand, CardRules, Guessing, Place, Stock
from parlor.core.zone import EVERYONE, NOBODY, Zone
from parlor.library.rummy_1916.laws import MustPlay
from parlor.packs.rummy import RUMMY

# So many hoodoos end a game that nobody has won (R3).
LIMIT: Final = 200

# The game's own counters: how often cards were picked up; the suit led, as a set of cards, and how many cards are in the trick; the best
# card of the trick, and its player.
HOODOOS: Final = 0
LED: Final = 1
SIZE: Final = 2
BEST: Final = 3
WINNER: Final = 4


class OnTable(Place):
    """The cards played since the last hoodoo: the trick in progress, and face down the pile of those before, which all have seen."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        cards = h.lies[first]
        below: i64 = len(cards) - h.own[SIZE]
        return [Zone("trick", cards[below:], EVERYONE, "trick"), Zone("pile", cards[:below], NOBODY, "pile")]


PLAYED: Final = 0
PLACES: Final[list[Place]] = [OnTable("played", "pile", EVERYONE), Stock()]


class FollowOrPickUp(MustPlay):
    """Who can follow must; the highest card of the suit takes the lead; who cannot follow picks up pile and trick and leads (R2)."""

    def playable(self, h: CardHand) -> i64:
        following = h.hands[h.turn] & h.own[LED]
        return following if following != 0 else h.hands[h.turn]

    def misfit(self, h: CardHand, card: i64) -> Refusal:
        suit = RUMMY.suit[h.own[BEST]]
        due = RUMMY.codes_of(self.playable(h))
        return Refusal("follow-suit", {"suit": RUMMY.suit_name(suit), "one": RUMMY.one_of_suit(suit), "cards": due})

    def make(self, h: CardHand, move: i64) -> None:
        seat = h.turn
        if h.own[LED] == 0 or RUMMY.number[move] > RUMMY.number[h.own[BEST]]:
            h.own[LED] = RUMMY.suited[RUMMY.suit[move]]
            h.own[BEST] = move
            h.own[WINNER] = seat
        h.lose(seat, move)
        h.put(PLAYED, move)
        h.own[SIZE] += 1
        if h.hands[seat] == 0:
            h.over = True
            h.tell("noted", "hoodoo-last-card", seat)
        elif h.own[SIZE] == h.players:
            h.pause()
            lead(h, h.own[WINNER])
            h.tell("took", "hoodoo-lead", h.turn, h.own[BEST])
        elif h.hands[h.left[seat]] & h.own[LED] != 0:
            h.go_to(h.left[seat])
        else:
            hoodoo(h, h.left[seat])

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["hoodoos"] = int(h.own[HOODOOS])
        facts["limit"] = LIMIT

    def fact_kinds(self) -> FactKinds:
        return {"limit": LEFT_OUT}


PLAYING: Final = FollowOrPickUp()


class CanFollow(Guessing):
    """Whoever is asked to follow suit can."""

    def needs(self, h: CardHand, seat: i64) -> list[Need]:
        led = h.own[LED]
        return [] if h.turn == seat or h.over or h.known[h.turn] & led != 0 or led == 0 else [Need(h.turn, led)]


def lead(h: CardHand, seat: i64) -> None:
    """A new trick begins, and a seat leads to it."""
    h.own[LED] = h.own[SIZE] = 0
    h.go_to(seat)


def hoodoo(h: CardHand, seat: i64) -> None:
    """A seat that cannot follow gathers up pile and trick, openly, and leads."""
    h.pause()
    h.lacks[seat] |= h.own[LED]
    gathered = union(h.lying(PLAYED))
    h.hands[seat] |= gathered
    h.known[seat] |= gathered
    h.lay_out(PLAYED, vec[i64]())
    h.own[HOODOOS] += 1
    lead(h, seat)
    h.over = h.own[HOODOOS] == LIMIT
    h.tell("took", "hoodoo-hoodooed", seat, -1, bits.count(gathered))


def deal(h: CardHand, deck: Deck) -> None:
    """Eight each, singly."""
    h.stock = rest_reversed(deck.cards, deal_singly(h, deck, 8))


def count(h: CardHand, tally: Tally) -> None:
    """One point for the seat without cards (R1), or at the limit for the fewest."""
    fewest = min([int(bits.count(cards)) for cards in h.hands])
    for seat in range(h.players):
        if bits.count(h.hands[seat]) == fewest:
            if fewest == 0:
                tally.add(seat, 1, "rummy-1916-last-card")
            else:
                tally.add(seat, 1, "hoodoo-fewest", fewest, LIMIT)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return CardRules(
        pack=RUMMY,
        players=players,
        ending=MostAfter(1),
        deal=deal,
        phases=[PLAYING],
        count=count,
        places=PLACES,
        counters=[0, 0, 0, -1, -1],
        guessing=CanFollow(),
    )
