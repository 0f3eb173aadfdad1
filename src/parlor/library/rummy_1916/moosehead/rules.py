"""Moosehead: build a count to 30 for the fifteens, twenties, twenty-fives and thirties on the way.

"Rummy", United Games Co., 1916; our page: rules/rummy.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, members, union, zeros
from parlor.core.deals import deal_singly, rest_reversed
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import PASS, PLAY, ROW, Form, OneCard, Word
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.core.state import CardHand, CardRules, PerSeat, Place, Stock
from parlor.core.zone import EVERYONE
from parlor.packs.rummy import RUMMY

EACH: Final = 5
TOP: Final = 30
GO: Final = 0

# The game's own counters: the count of the round, who played last, the seats that have passed since, and the target of the game.
COUNT: Final = 0
LAST: Final = 1
PASSED: Final = 2
TARGET: Final = 3
# Every score of the play, as seat * ROW + count, the go as count 0.
SCORES: Final = 0
# The cards that each has played.
PLAYED: Final = 0
PLACES: Final[list[Place]] = [PerSeat("played", "played", EVERYONE), Stock()]


def _fitting(total: int) -> i64:
    return union(vec[i64]([card for card in range(52) if total + RUMMY.number[card] <= TOP]))


# For each count the cards that do not take it above 30.
FITTING: Final = vec[i64]([_fitting(total) for total in range(TOP + 1)])


def fifteens(cards: vec[i64]) -> i64:
    """How many combinations of the cards add up to 15 (R6)."""
    # In how many ways the cards so far make each total.
    ways = zeros(16)
    ways[0] = 1
    for card in cards:
        for total in range(15, RUMMY.number[card] - 1, -1):
            ways[total] += ways[total - RUMMY.number[card]]
    return ways[15]


def fitting(h: CardHand) -> i64:
    """The cards of the seat on turn that do not take the count above 30."""
    return h.hands[h.turn] & FITTING[h.own[COUNT]]


class Counting(Phase[CardHand]):
    """Who can play must (R1): a card raises the count, and 15, 20, 25 and 30 bring 2 points."""

    name = "play"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(PLAY, "play", pack), Word(PASS, "pass")]

    def moves(self, h: CardHand) -> vec[i64]:
        cards = fitting(h)
        return members(cards) if cards != 0 else append(vec[i64](), PASS)

    def reason(self, h: CardHand, move: i64) -> Refusal:
        if move == PASS:
            return Refusal("rummy-1916-cannot-pass", {"cards": RUMMY.codes_of(fitting(h))}, "R1")
        if h.hands[h.turn] & bit(move) == 0:
            return Refusal("not-held", {"cards": [RUMMY.codes[move]]})
        total = int(h.own[COUNT] + RUMMY.number[move])
        return Refusal("moosehead-too-high", {"card": RUMMY.codes[move], "number": total, "top": TOP})

    def step(self, h: CardHand, rng: Rng) -> None:
        cards = fitting(h)
        self.make(h, PASS if cards == 0 else rng.member(cards))

    def make(self, h: CardHand, move: i64) -> None:
        if move == PASS:
            go_by(h, h.turn)
        else:
            play(h, h.turn, move)

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["count"] = int(h.own[COUNT])
        facts["last"] = int(h.own[LAST]) if h.own[LAST] >= 0 else None
        facts["passed"] = [int(s) for s in members(h.own[PASSED])]
        facts["made"] = [int(points) for points in h.made]


def play(h: CardHand, seat: i64, card: i64) -> None:
    """A card raises the count and makes all earlier passes void."""
    h.lose(seat, card)
    h.put(PLAYED, card, seat)
    h.own[COUNT] += RUMMY.number[card]
    h.own[LAST] = seat
    h.own[PASSED] = 0
    if h.own[COUNT] >= 15 and h.own[COUNT] % 5 == 0:
        score(h, seat, 2, h.own[COUNT])
    if h.over or h.holding() == 0:
        h.over = True
    elif h.own[COUNT] == TOP:
        new_round(h)
    else:
        pass_on(h, seat)


def go_by(h: CardHand, seat: i64) -> None:
    """When all who hold cards have passed, the last to play scores the go (R2)."""
    h.lacks[seat] |= FITTING[h.own[COUNT]]
    h.own[PASSED] |= bit(seat)
    if h.holding() & ~h.own[PASSED] != 0:
        pass_on(h, seat)
        return
    score(h, h.own[LAST], 1, GO)
    if not h.over:
        new_round(h)


def new_round(h: CardHand) -> None:
    """The count is 0 again; the first with cards to the left of the last player begins (R4)."""
    h.own[COUNT] = 0
    h.own[PASSED] = 0
    pass_on(h, h.own[LAST])


def pass_on(h: CardHand, seat: i64) -> None:
    """The next seat to the left that holds cards is on turn."""
    after = h.left[seat]
    while h.hands[after] == 0:
        after = h.left[after]
    h.go_to(after)


def score(h: CardHand, seat: i64, points: i64, total: i64) -> None:
    """Points count at once, and reaching the target ends the game in mid-hand (R5)."""
    h.made[seat] += points
    h.note(SCORES, seat * ROW + total)
    h.over = h.over or reached(h, seat, h.made[seat])
    if total == GO:
        h.tell("noted", "moosehead-scores-go", seat)
    else:
        h.tell("noted", "moosehead-scores", seat, -1, total)


def reached(h: CardHand, seat: i64, made: i64) -> bool:
    """Whether a seat has the target with what it made in this hand."""
    return h.match.totals[seat] + made >= h.own[TARGET]


def deal(h: CardHand, deck: Deck) -> None:
    """Five each, singly; the dealer's left-hand neighbour begins."""
    h.stock = rest_reversed(deck.cards, deal_singly(h, deck, EACH))
    h.made = zeros(h.players)


def tally(h: CardHand, tally: Tally) -> None:
    """The points of the play, then the hands from the dealer's left on, until somebody has the target."""
    for entry in h.rows[SCORES]:
        if entry % ROW == GO:
            tally.add(entry // ROW, 1, "moosehead-go")
        else:
            tally.add(entry // ROW, 2, "moosehead-count", entry % ROW)
    for seat in range(h.players):
        if reached(h, seat, h.made[seat]):
            return
    for k in range(h.players):
        seat = (h.dealer + 1 + k) % h.players
        found = fifteens(h.lying(PLAYED, seat))
        tally.add(seat, 2 * found, "moosehead-fifteens", found)
        if reached(h, seat, tally.points[seat]):
            return


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    target = whole(options, "target")
    return CardRules(
        pack=RUMMY,
        players=players,
        ending=FirstTo(target, 500),
        deal=deal,
        phases=[Counting()],
        count=tally,
        places=PLACES,
        counters=[0, -1, 0, target],
        rows=1,
        tells_over=True,
    )
