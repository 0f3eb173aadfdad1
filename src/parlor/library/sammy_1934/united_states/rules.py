"""United States: get rid of your cards by joining them to the states on the table, starting from Kansas.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, members, union
from parlor.core.deals import deal_all
from parlor.core.game import FirstTo, Options, Rules, whole, without
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import MOVE, PASS, ROW, CardTo, Form, Word, payload_of
from parlor.core.pack import Pack
from parlor.core.phase import Together
from parlor.core.state import CardHand, CardRules, Place
from parlor.core.zone import EVERYONE
from parlor.packs.sammy import BORDERS, SAMMY, STATES

TERRITORIES: Final = SAMMY.all & ~STATES & ~bit(SAMMY.index["DC"])
KANSAS: Final[i64] = SAMMY.index["KS"]
# The border states of Kansas, each of which begins its own stack (R2).
CORNER: Final = SAMMY.cards(["NE", "MO", "OK", "CO"])
CORNERS: Final = union(CORNER)
# Left out when five play, so that the cards divide (R4).
FAR: Final = union(SAMMY.cards(["ME", "FL", "WA"]))
STACKS: Final = ["stack1", "stack2", "stack3", "stack4"]

# The game's own counters: the set of the cards that can be placed, the seats that may play, who is out, and whether by turns or snappy.
PLAYABLE: Final = 0
READY: Final = 1
OUT: Final = 2
SNAPPY: Final = 3
# Kansas in the middle, and the first of the four stacks.
CENTER: Final = 0
STACK: Final = 1
PLACES: Final[list[Place]] = [Place("center", "board", EVERYONE), *[Place(stack, "board", EVERYONE) for stack in STACKS]]


def top_of(h: CardHand, stack: i64) -> i64:
    """The top card of a stack, -1 where it is not begun."""
    cards = h.lying(STACK + stack)
    return cards[len(cards) - 1] if len(cards) > 0 else -1


def fits(card: i64, stack: i64, top: i64) -> bool:
    """Whether a card may go on a stack with this top card."""
    if bit(card) & CORNERS != 0:
        return card == CORNER[stack]
    return top >= 0 and BORDERS[top] & bit(card) != 0


def joins(top: i64) -> i64:
    """The cards that may go on a top card."""
    return BORDERS[top] & ~CORNERS & ~bit(KANSAS) if top >= 0 else 0


def go_on(h: CardHand, seat: i64) -> None:
    """Finds who may play next, a seat being the first to be asked; if nobody may, the hand is blocked."""
    h.own[PLAYABLE] = CORNERS
    for stack in range(4):
        h.own[PLAYABLE] |= joins(top_of(h, stack))
    h.own[READY] = all_ready(h) if h.own[SNAPPY] == 1 else next_ready(h, seat)
    if h.own[READY] == 0:
        h.over = True
        h.tell("noted", "united-states-blocked")


def all_ready(h: CardHand) -> i64:
    """Snappy: whoever can play may, at any time."""
    seats: i64 = 0
    for seat in range(h.players):
        if can_play(h, seat):
            seats |= bit(seat)
    return seats


def next_ready(h: CardHand, seat: i64) -> i64:
    """By turns: a player goes on as long as he can, then the turn passes to the next who can (R1)."""
    for k in range(h.players):
        at = (seat + k) % h.players
        if can_play(h, at):
            h.go_to(at)
            return bit(at)
        h.tell("noted", "united-states-cannot-place", at)
    return 0


def can_play(h: CardHand, seat: i64) -> bool:
    """Whether a seat can place a card; all see the answer."""
    if h.hands[seat] & h.own[PLAYABLE] == 0:
        h.lacks[seat] |= h.own[PLAYABLE]
        return False
    h.need(seat, h.own[PLAYABLE])
    return True


class Joining(Together[CardHand]):
    """States go on a stack whose top card they border; the border states of Kansas begin the stacks (R2)."""

    name = "play"

    def forms(self, pack: Pack) -> list[Form]:
        return [CardTo(MOVE, "move", pack, STACKS), Word(PASS, "pass")]

    def begin(self, h: CardHand) -> None:
        """The dealer begins; snappy, nobody is ever on turn."""
        if h.own[SNAPPY] == 1:
            h.turn = -1
        go_on(h, h.dealer)

    def waiting(self, h: CardHand) -> i64:
        return h.own[READY]

    def moves_of(self, h: CardHand, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        for card in members(h.hands[seat] & h.own[PLAYABLE]):
            for stack in range(4):
                if fits(card, stack, top_of(h, stack)):
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
        top = top_of(h, stack)
        if top < 0:
            return Refusal("united-states-not-begun", {"zone": STACKS[stack], "state": SAMMY.name_of(CORNER[stack])}, "R2")
        return Refusal("united-states-no-border", {"state": SAMMY.name_of(card), "top": SAMMY.name_of(top), "zone": STACKS[stack]})

    def not_waiting(self, h: CardHand, seat: i64, move: i64) -> Refusal:
        return Refusal("united-states-none-fits") if h.own[SNAPPY] == 1 else super().not_waiting(h, seat, move)

    def made(self, h: CardHand, seat: i64, move: i64) -> None:
        """Joins a card to a stack; who has none left is out."""
        card = payload_of(move) // ROW
        h.lose(seat, card)
        h.put(STACK + payload_of(move) % ROW, card)
        if h.hands[seat] == 0:
            h.own[OUT] = seat
            h.over = True
            h.tell("noted", "united-states-last-card", seat)
        else:
            go_on(h, seat)

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["cards"] = [int(count(hand)) for hand in h.hands]


def deal(h: CardHand, deck: Deck) -> None:
    """All cards, one at a time; Kansas lies in the middle."""
    deal_all(h, deck)
    h.put(CENTER, KANSAS)


def borders_of(cards: i64) -> i64:
    """The borders printed on some cards, added up."""
    total: i64 = 0
    for card in members(cards):
        total += count(BORDERS[card])
    return total


def tally(h: CardHand, tally: Tally) -> None:
    """What is left in the hands."""
    if h.own[OUT] >= 0:
        tally_out(h, tally)
    else:
        tally_blocked(h, tally)


def tally_out(h: CardHand, tally: Tally) -> None:
    """Who is out gets the borders of all cards left; the one with the most of them loses as many (R5)."""
    total: i64 = 0
    most: i64 = 0
    for hand in h.hands:
        left = borders_of(hand)
        total += left
        most = max(most, left)
    tally.add(h.own[OUT], total, "united-states-out")
    for seat in range(h.players):
        if borders_of(h.hands[seat]) == most:
            tally.add(seat, -most, "united-states-most-left", most)


def tally_blocked(h: CardHand, tally: Tally) -> None:
    """Who alone has the fewest cards gets what is left to the others when each has thrown away as many, the best ones (R6, R7)."""
    fewest: i64 = 99
    winner: i64 = -1
    for seat in range(h.players):
        cards = count(h.hands[seat])
        if cards < fewest:
            fewest = cards
            winner = seat
        elif cards == fewest:
            winner = -1
    if winner < 0:
        tally.note("united-states-shared", fewest)
        return
    total: i64 = 0
    for seat in range(h.players):
        if seat != winner:
            total += borders_of(thrown(h.hands[seat], fewest))
    tally.add(winner, total, "united-states-fewest", fewest)


def thrown(hand: i64, cards: i64) -> i64:
    """What remains of a hand that throws away so many cards, those with the most borders."""
    left = hand
    for _ in range(cards):
        best: i64 = -1
        for card in members(left):
            if best < 0 or count(BORDERS[card]) > count(BORDERS[best]):
                best = card
        left &= ~bit(best)
    return left


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
        counters=[0, 0, -1, 1 if options["pace"] == "snappy" else 0],
        tells_over=True,
    )
