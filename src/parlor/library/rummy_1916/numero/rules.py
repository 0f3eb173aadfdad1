"""Numero: turn up your top card, and capture the pile when you match the number that started it.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R5.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlor.core.deals import rest_reversed
from parlor.core.events import Told
from parlor.core.facts import LEFT_OUT, FactKinds
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import OWN, Notation, Word
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.core.state import CardHand, CardRules, Hands, PerSeat, Place
from parlor.core.zone import EVERYONE, NOBODY, Zone
from parlor.packs.rummy import RUMMY

TURN: Final = OWN
# How many piles the last two players play for, and how many end any game (R2, R5).
LAST_PILES: Final = 5
LIMIT: Final = 200

# The game's own counters: piles captured, and how many more of them end the game once two seats are left, below 0 before.
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


def is_out(h: CardHand, seat: i64) -> bool:
    """Whether a seat has no cards."""
    return len(h.lying(DEALT, seat)) == 0 and len(h.lying(BELOW, seat)) == 0


class Turning(Phase[CardHand]):
    """Each turns up his top card in turn; one of the number that started the pile captures it."""

    name = "play"

    def moves(self, h: CardHand) -> vec[i64]:
        return append(vec[i64](capacity=1), TURN)

    def said(self, h: CardHand, move: i64) -> Told:
        cards = h.lying(self.part(h), h.turn)
        return Told("turned", "numero-turns", h.turn, cards[len(cards) - 1])

    def part(self, h: CardHand) -> i64:
        """The part of the pile of the seat on turn that holds its top card."""
        return DEALT if len(h.lying(DEALT, h.turn)) > 0 else BELOW

    def make(self, h: CardHand, move: i64) -> None:
        seat = h.turn
        card = h.take(self.part(h), seat)
        h.put(PILE, card)
        pile = h.lying(PILE)
        if len(pile) > 1 and RUMMY.number[card] == RUMMY.number[pile[0]]:
            self.capture(h)
        elif is_out(h, seat):
            left = len([other for other in range(h.players) if not is_out(h, other)])
            if left == 2:
                # The unfinished pile is played out first, and then five more (R2).
                h.own[TO_CAPTURE] = LAST_PILES + 1
            h.over = left == 1
            h.tell("noted", "numero-out", seat)
        h.go_to(h.left[seat])
        while is_out(h, h.turn):
            h.go_to(h.left[h.turn])

    def step(self, h: CardHand, rng: Rng) -> None:
        self.make(h, TURN)

    def capture(self, h: CardHand) -> None:
        """The pile goes under the hand, to come out again in the order in which it lay (R4)."""
        h.pause()
        pile = h.lying(PILE)
        h.lay_out(BELOW, extend(rest_reversed(pile, 0), h.lying(BELOW, h.turn)), h.turn)
        h.lay_out(PILE, vec[i64](capacity=52))
        h.own[CAPTURED] += 1
        h.own[TO_CAPTURE] -= 1
        h.over = h.own[TO_CAPTURE] == 0 or h.own[CAPTURED] == LIMIT
        h.tell("took", "numero-captures", h.turn, -1, len(pile))

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["captured"] = int(h.own[CAPTURED])
        facts["limit"] = LIMIT
        facts["last_piles"] = min(LAST_PILES, int(h.own[TO_CAPTURE])) if h.own[TO_CAPTURE] >= 0 else None

    def fact_kinds(self) -> FactKinds:
        return {"limit": LEFT_OUT}


def deal(h: CardHand, deck: Deck) -> None:
    """The whole pack singly, each card on top of those before."""
    h.go_to(h.left[h.dealer])
    for at in range(len(deck.cards)):
        h.put(DEALT, deck.cards[at], (h.turn + at) % h.players)


def cards_held(h: CardHand, seat: i64) -> i64:
    """How many cards a seat has."""
    return len(h.lying(DEALT, seat)) + len(h.lying(BELOW, seat))


def tally(h: CardHand, tally: Tally) -> None:
    """A point for each card in hand."""
    for seat in range(h.players):
        cards = cards_held(h, seat)
        if cards > 0:
            tally.add(seat, cards, "numero-holds", cards)


class OneWord(Notation):
    """The notation of a game with a single move."""

    def misread(self, text: str) -> Refusal:
        return Refusal("numero-only-move")


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
        counters=[0, LAST_PILES if players == 2 else -1],
        hands=Piles(),
    )
