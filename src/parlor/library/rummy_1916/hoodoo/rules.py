"""Hoodoo: follow suit or pick up all that lies on the table; the first without cards wins.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R3.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core import bits
from parlor.core.bits import EMPTY
from parlor.core.deals import deal_singly, rest_reversed
from parlor.core.facts import LEFT_OUT, FactKinds
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.state import CardHand, CardRules, Place, Stock
from parlor.core.zone import EVERYONE, NOBODY, Zone
from parlor.library.rummy_1916.laws import MustPlay
from parlor.packs.rummy import RUMMY

# So many hoodoos end a game that nobody has won (R3).
LIMIT: Final = 200

# The game's own counters: how often cards were picked up, the best card of the trick, and its player.
HOODOOS: Final = 0
BEST: Final = 1
WINNER: Final = 2


class FaceDown(Place):
    """A pile that lies face down, though all have seen its cards."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        return [Zone(self.name, h.lies[first], NOBODY, self.role)]


# The cards played since the last hoodoo lie on the table: the trick in progress, and the pile of those before.
TRICK: Final = 0
PILE: Final = 1
PLACES: Final[list[Place]] = [Place("trick", "trick", EVERYONE), FaceDown("pile", "pile", EVERYONE), Stock()]


def led(h: CardHand) -> i64:
    """The suit that was led, as a set of cards; nothing before the lead."""
    trick = h.lying(TRICK)
    return RUMMY.suited[RUMMY.suit[trick[0]]] if len(trick) > 0 else EMPTY


class FollowOrPickUp(MustPlay):
    """Who can follow must; the highest card of the suit takes the lead; who cannot follow picks up pile and trick and leads (R2)."""

    def playable(self, h: CardHand) -> i64:
        following = h.hands[h.turn] & led(h)
        return following if following != 0 else h.hands[h.turn]

    def misfit(self, h: CardHand, card: i64) -> Refusal:
        suit = RUMMY.suit[h.lying(TRICK)[0]]
        due = RUMMY.codes_of(self.playable(h))
        return Refusal("follow-suit", {"suit": RUMMY.suit_name(suit), "one": RUMMY.one_of_suit(suit), "cards": due})

    def make(self, h: CardHand, move: i64) -> None:
        seat = h.turn
        if led(h) == 0 or RUMMY.number[move] > RUMMY.number[h.own[BEST]]:
            h.own[BEST] = move
            h.own[WINNER] = seat
        h.lose(seat, move)
        h.put(TRICK, move)
        if h.hands[seat] == 0:
            h.over = True
            h.tell("noted", "hoodoo-last-card", seat)
        elif len(h.lying(TRICK)) == h.players:
            take_lead(h)
        elif h.hands[h.left[seat]] & led(h) != 0:
            h.go_to(h.left[seat])
            h.need(h.turn, led(h))
        else:
            hoodoo(h, h.left[seat])

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["hoodoos"] = int(h.own[HOODOOS])
        facts["limit"] = LIMIT

    def fact_kinds(self) -> FactKinds:
        return {"limit": LEFT_OUT}


PLAYING: Final = FollowOrPickUp()


def take_lead(h: CardHand) -> None:
    """The trick goes to the pile, and the highest card to lead."""
    h.pause()
    for card in h.lying(TRICK):
        h.put(PILE, card)
    h.lay_out(TRICK, vec[i64]())
    h.go_to(h.own[WINNER])
    h.tell("took", "hoodoo-lead", h.turn, h.own[BEST])


def hoodoo(h: CardHand, seat: i64) -> None:
    """A seat that cannot follow gathers up pile and trick, openly, and leads."""
    h.pause()
    h.lacks[seat] |= led(h)
    gathered: i64 = len(h.lying(PILE)) + len(h.lying(TRICK))
    for place in (PILE, TRICK):
        for card in h.lying(place):
            h.give_openly(seat, card)
        h.lay_out(place, vec[i64]())
    h.own[HOODOOS] += 1
    h.go_to(seat)
    h.over = h.own[HOODOOS] == LIMIT
    h.tell("took", "hoodoo-hoodooed", seat, -1, gathered)


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
        counters=[0, -1, -1],
    )
