"""Numero: turn up your top card, and capture the pile when you match the number that started it.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R5.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlor.core.deals import rest_reversed
from parlor.core.events import Told
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import OWN, Notation, Word
from parlor.core.phase import Phase
from parlor.core.state import CardHand, CardRules, Hands, PerSeat, Place
from parlor.core.zone import EVERYONE, NOBODY, Zone
from parlor.packs.rummy import RUMMY

TURN: Final = OWN
ONLY_MOVE: Final = Refusal("numero-only-move")
# The piles that two players play for, and those that end any game (R2, R5).
LAST_PILES: Final = 5
LIMIT: Final = 200

# The game's own counters: piles captured, and how many more of them end the game once two seats are left, -1 before.
CAPTURED: Final = 0
TO_CAPTURE: Final = 1


class Piles(Hands):
    """A face-down pile before each seat: on top what was dealt, below it what was captured."""

    def zone(self, h: CardHand, seat: i64) -> Zone:
        return Zone(f"hand:{seat}", extend(h.lying(BELOW, seat)[:], h.lying(DEALT, seat)), NOBODY, "hand", seat, "own")


class PartOfPile(PerSeat):
    """Cards in the pile of each seat, from the bottom up."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        return []


# The cards that nobody has seen yet, those that all have seen, and the open pile in the middle.
DEALT: Final = 0
BELOW: Final = 1
PILE: Final = 2
PLACES: Final[list[Place]] = [PartOfPile("dealt", "hand"), PartOfPile("below", "hand", EVERYONE), Place("pile", "pile", EVERYONE)]


def holds(h: CardHand, seat: i64) -> i64:
    """How many cards a seat has."""
    return len(h.lying(DEALT, seat)) + len(h.lying(BELOW, seat))


def top(h: CardHand, seat: i64) -> i64:
    """The top card of a seat."""
    cards = h.lying(DEALT, seat) if len(h.lying(DEALT, seat)) > 0 else h.lying(BELOW, seat)
    return cards[len(cards) - 1]


def seats_in(h: CardHand) -> i64:
    """How many seats have cards."""
    return len([seat for seat in range(h.players) if holds(h, seat) > 0])


class Turning(Phase[CardHand]):
    """Each turns up his top card in turn; one of the number that started the pile captures it."""

    name = "play"

    def moves(self, h: CardHand) -> vec[i64]:
        return append(vec[i64](capacity=1), TURN)

    def reason(self, h: CardHand, move: i64) -> Refusal:
        return ONLY_MOVE

    def said(self, h: CardHand, move: i64) -> Told:
        return Told("turned", "numero-turns", h.turn, top(h, h.turn))

    def make(self, h: CardHand, move: i64) -> None:
        seat = h.turn
        card = top(h, seat)
        source = DEALT if len(h.lying(DEALT, seat)) > 0 else BELOW
        h.lay_out(source, h.lying(source, seat)[: len(h.lying(source, seat)) - 1], seat)
        h.put(PILE, card)
        pile = h.lying(PILE)
        if len(pile) > 1 and RUMMY.number[card] == RUMMY.number[pile[0]]:
            capture(h, seat)
        elif holds(h, seat) == 0:
            two_left(h)
            h.over = seats_in(h) == 1
            h.tell("noted", "numero-out", seat)
        seat = h.left[seat]
        while holds(h, seat) == 0:
            seat = h.left[seat]
        h.go_to(seat)

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["captured"] = int(h.own[CAPTURED])
        facts["limit"] = LIMIT
        facts["last_piles"] = min(LAST_PILES, int(h.own[TO_CAPTURE])) if h.own[TO_CAPTURE] >= 0 else None


def capture(h: CardHand, seat: i64) -> None:
    """The pile goes under the hand, to come out again in the order in which it lay (R4)."""
    h.pause()
    pile = h.lying(PILE)
    h.lay_out(BELOW, extend(rest_reversed(pile, 0), h.lying(BELOW, seat)), seat)
    h.lay_out(PILE, vec[i64](capacity=52))
    h.own[CAPTURED] += 1
    if h.own[TO_CAPTURE] > 0:
        h.own[TO_CAPTURE] -= 1
    h.over = h.own[TO_CAPTURE] == 0 or h.own[CAPTURED] == LIMIT
    h.tell("took", "numero-captures", seat, -1, len(pile))


def two_left(h: CardHand) -> None:
    """When just two seats are left, an unfinished pile is played out first, and then five more (R2)."""
    if seats_in(h) == 2:
        h.own[TO_CAPTURE] = LAST_PILES if len(h.lying(PILE)) == 0 else LAST_PILES + 1


def deal(h: CardHand, deck: Deck) -> None:
    """The whole pack singly, each card on top of those before."""
    h.go_to(h.left[h.dealer])
    for at in range(len(deck.cards)):
        h.put(DEALT, deck.cards[at], (h.turn + at) % h.players)
    two_left(h)


def tally(h: CardHand, tally: Tally) -> None:
    """A point for each card in hand."""
    for seat in range(h.players):
        cards = holds(h, seat)
        if cards > 0:
            tally.add(seat, cards, "numero-holds", cards)


class OneWord(Notation):
    """The notation of a game with a single move."""

    def misread(self, text: str) -> Refusal:
        return ONLY_MOVE


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return CardRules(
        pack=RUMMY,
        players=players,
        ending=MostAfter(1),
        deal=deal,
        phases=[Turning()],
        count=tally,
        notation=OneWord([Word(TURN, "turn")]),
        places=PLACES,
        counters=[0, -1],
        hands=Piles(),
    )
