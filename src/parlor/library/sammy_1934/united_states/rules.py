"""United States: get rid of your cards by joining them to the states on the table, starting from Kansas.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import EMPTY, bit, count, last, members, union
from parlor.core.deals import deal_all
from parlor.core.game import FirstTo, Options, Rules, whole, without
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import MOVE, PASS, ROW, CardTo, Form, Word, payload_of
from parlor.core.pack import Pack
from parlor.core.phase import Together
from parlor.core.redeal import Need
from parlor.core.state import CardHand, CardRules, Guessing, Place
from parlor.core.zone import EVERYONE
from parlor.packs.sammy import BORDERS, SAMMY, STATES

TERRITORIES: Final = SAMMY.all & ~STATES & ~bit(SAMMY.index["DC"])
KANSAS: Final[i64] = SAMMY.index["KS"]
# The states that border Kansas. Each starts its own stack (R2).
CORNER: Final = SAMMY.cards(["NE", "MO", "OK", "CO"])
CORNERS: Final[i64] = union(CORNER)
# Left out with five players, so that everyone gets the same number of cards (R4).
FAR: Final = union(SAMMY.cards(["ME", "FL", "WA"]))
STACKS: Final = ["stack1", "stack2", "stack3", "stack4"]

# Counters: the set of cards that each of the four stacks takes, who went out, and 1 if the pace is snappy.
TAKES: Final = 0
OUT: Final = 4
SNAPPY: Final = 5
# Kansas in the middle, and the first of the four stacks.
CENTER: Final = 0
STACK: Final = 1
PLACES: Final = [Place(name, "board", EVERYONE) for name in ["center", *STACKS]]


def takes(stack: i64, top: i64) -> i64:
    """The cards that may go on a stack with this top card (-1 if the stack is not started)."""
    return bit(CORNER[stack]) | (BORDERS[top] & ~CORNERS & ~bit(KANSAS) if top >= 0 else EMPTY)


def playable(h: CardHand) -> i64:
    """The cards that can be placed now."""
    return h.own[TAKES] | h.own[TAKES + 1] | h.own[TAKES + 2] | h.own[TAKES + 3]


def go_on(h: CardHand, first: i64) -> None:
    """The hand goes on with everyone who can play (snappy), or with the first who can from a given seat on (R1). If nobody can, it is over.

    In the snappy game nobody learns who can.
    """
    cards = playable(h)
    for k in range(h.players):
        seat = (first + k) % h.players
        if h.hands[seat] & cards != 0:
            if h.own[SNAPPY] == 0:
                h.go_to(seat)
            return
        if h.own[SNAPPY] == 0:
            h.lacks[seat] |= cards
            h.tell("noted", "united-states-cannot-place", seat)
    h.over = True
    h.tell("noted", "united-states-blocked")


class CanPlace(Guessing):
    """The player on turn can place a card."""

    def needs(self, h: CardHand, seat: i64) -> list[Need]:
        known = h.over or h.turn < 0 or h.turn == seat or h.known[h.turn] & playable(h) != 0
        return [] if known else [Need(h.turn, playable(h))]


class Joining(Together[CardHand]):
    """A state goes on a stack if it borders the top card. The states that border Kansas start the stacks (R2)."""

    name = "play"

    def forms(self, pack: Pack) -> list[Form]:
        return [CardTo(MOVE, "move", pack, STACKS), Word(PASS, "pass")]

    def begin(self, h: CardHand) -> None:
        """The dealer begins. In the snappy game there are no turns."""
        if h.own[SNAPPY] == 1:
            h.turn = -1
        go_on(h, h.dealer)

    def waiting(self, h: CardHand) -> i64:
        if h.own[SNAPPY] == 0:
            return bit(h.turn)
        ready: i64 = 0
        for seat in range(h.players):
            if h.hands[seat] & playable(h) != 0:
                ready |= bit(seat)
        return ready

    def waits_in_secret(self, h: CardHand) -> bool:
        return h.own[SNAPPY] == 1

    def moves_of(self, h: CardHand, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        for card in members(h.hands[seat] & playable(h)):
            for stack in range(4):
                if h.own[TAKES + stack] & bit(card) != 0:
                    found = append(found, MOVE | card * ROW + stack)
        return found

    def reason_for(self, h: CardHand, seat: i64, move: i64) -> Refusal:
        if move == PASS:
            return Refusal("united-states-no-passing", ruling="R1")
        card = payload_of(move) // ROW
        stack = payload_of(move) % ROW
        if h.hands[seat] & bit(card) == 0:
            return Refusal("not-held", {"cards": [SAMMY.codes[card]]})
        for corner in range(4):
            if card == CORNER[corner]:
                return Refusal("united-states-own-corner", {"state": SAMMY.name_of(card), "zone": STACKS[corner]}, "R2")
        top = last(h.lying(STACK + stack))
        if top < 0:
            return Refusal("united-states-not-begun", {"zone": STACKS[stack], "state": SAMMY.name_of(CORNER[stack])}, "R2")
        return Refusal("united-states-no-border", {"state": SAMMY.name_of(card), "top": SAMMY.name_of(top), "zone": STACKS[stack]})

    def not_waiting(self, h: CardHand, seat: i64, move: i64) -> Refusal:
        return Refusal("united-states-none-fits") if h.own[SNAPPY] == 1 else super().not_waiting(h, seat, move)

    def made(self, h: CardHand, seat: i64, move: i64) -> None:
        """Puts a card on a stack. A player with no cards left is out."""
        card = payload_of(move) // ROW
        stack = payload_of(move) % ROW
        h.lose(seat, card)
        h.put(STACK + stack, card)
        h.own[TAKES + stack] = takes(stack, card)
        if h.hands[seat] == 0:
            h.own[OUT] = seat
            h.over = True
            h.tell("noted", "united-states-last-card", seat)
        else:
            go_on(h, seat)

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["cards"] = [int(count(hand)) for hand in h.hands]


def deal(h: CardHand, deck: Deck) -> None:
    """Deals all cards one at a time and puts Kansas in the middle."""
    deal_all(h, deck)
    h.put(CENTER, KANSAS)


def borders_of(hand: i64, thrown: i64 = 0) -> int:
    """Adds up the borders printed on a hand, after throwing away some cards with the most borders."""
    borders = sorted([int(count(BORDERS[card])) for card in members(hand)])
    return sum(borders[: len(borders) - thrown])


def tally(h: CardHand, tally: Tally) -> None:
    """The player who went out gets the borders of all cards left. The player with the most borders left loses that many (R5)."""
    if h.own[OUT] < 0:
        tally_blocked(h, tally)
        return
    left = [borders_of(hand) for hand in h.hands]
    most = max(left)
    tally.add(h.own[OUT], sum(left), "united-states-out")
    for seat in range(h.players):
        if left[seat] == most:
            tally.add(seat, -most, "united-states-most-left", most)


def tally_blocked(h: CardHand, tally: Tally) -> None:
    """If one player has the fewest cards, the others throw away that many, the best ones. He scores what they have left (R6, R7)."""
    held = [int(count(hand)) for hand in h.hands]
    fewest = min(held)
    if held.count(fewest) > 1:
        tally.note("united-states-shared", fewest)
    else:
        tally.add(held.index(fewest), sum([borders_of(hand, fewest) for hand in h.hands]), "united-states-fewest", fewest)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return CardRules(
        pack=SAMMY,
        players=players,
        ending=FirstTo(whole(options, "target"), 200),
        deck=without(SAMMY, TERRITORIES | bit(KANSAS) | (FAR if players == 5 else 0)),
        deal=deal,
        phases=[Joining()],
        count=tally,
        places=PLACES,
        counters=[*[int(bit(corner)) for corner in CORNER], -1, 1 if options["pace"] == "snappy" else 0],
        guessing=CanPlace(),
        tells_over=True,
    )
