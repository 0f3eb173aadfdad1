"""Moosehead: build a count to 30 for the fifteens, twenties, twenty-fives and thirties on the way.

"Rummy", United Games Co., 1916; our page: rules/rummy.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, members, union, zeros
from parlor.core.deals import deal_singly, rest_reversed
from parlor.core.facts import SEAT, SEATS, FactKinds
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import PASS, ROW
from parlor.core.state import CardHand, CardRules, PerSeat, Place, Stock
from parlor.core.zone import EVERYONE
from parlor.library.rummy_1916.laws import MustPlay
from parlor.packs.rummy import RUMMY

TOP: Final = 30
GO: Final = 0

# The game's own counters: the count of the round, who played last, the seats that have passed since, and the target of the game; from
# SCORES on every score of the play, as seat * ROW + count, where the go has count 0.
COUNT: Final = 0
LAST: Final = 1
PASSED: Final = 2
TARGET: Final = 3
SCORES: Final = 4
# The cards that each has played.
PLAYED: Final = 0
PLACES: Final[list[Place]] = [PerSeat("played", "played", EVERYONE), Stock()]

# For each count the cards that do not take it above 30.
FITTING: Final = vec[i64]([union(vec[i64]([card for card in range(52) if total + RUMMY.number[card] <= TOP])) for total in range(TOP + 1)])


class Counting(MustPlay):
    """Who can play must (R1): a card raises the count, and 15, 20, 25 and 30 bring 2 points."""

    def playable(self, h: CardHand) -> i64:
        return h.hands[h.turn] & FITTING[h.own[COUNT]]

    def misfit(self, h: CardHand, card: i64) -> Refusal:
        total = int(h.own[COUNT] + RUMMY.number[card])
        return Refusal("moosehead-too-high", {"card": RUMMY.codes[card], "number": total, "top": TOP})

    def make(self, h: CardHand, move: i64) -> None:
        seat = h.turn
        if move == PASS:
            h.lacks[seat] |= FITTING[h.own[COUNT]]
            h.own[PASSED] |= bit(seat)
            ended = h.holding() & ~h.own[PASSED] == 0
            if ended:
                # All who hold cards have passed: the go (R2).
                score(h, h.own[LAST], 1, GO)
        else:
            h.lose(seat, move)
            h.put(PLAYED, move, seat)
            own = h.own
            total = own[COUNT] + RUMMY.number[move]
            own[COUNT] = total
            own[LAST] = seat
            own[PASSED] = 0
            ended = total == TOP
            if total >= 15 and total % 5 == 0:
                score(h, seat, 2, total)
            h.over = h.over or (h.hands[seat] == 0 and h.holding() == 0)
        if not h.over:
            go_on(h, ended)

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["count"] = int(h.own[COUNT])
        facts["last"] = int(h.own[LAST]) if h.own[LAST] >= 0 else None
        facts["passed"] = [int(s) for s in members(h.own[PASSED])]
        facts["made"] = [int(points) for points in h.made]

    def fact_kinds(self) -> FactKinds:
        return {"last": SEAT, "passed": SEATS}


PLAYING: Final = Counting(passing="R1")


def go_on(h: CardHand, ended: bool) -> None:
    """The next seat to the left with cards is on turn; in a new round, the next after the last player (R4)."""
    if ended:
        h.own[COUNT] = h.own[PASSED] = 0
    seat = h.left[h.own[LAST] if ended else h.turn]
    while h.hands[seat] == 0:
        seat = h.left[seat]
    h.go_to(seat)


def score(h: CardHand, seat: i64, points: i64, total: i64) -> None:
    """Points count at once, and reaching the target ends the game in the middle of a hand (R5)."""
    h.made[seat] += points
    h.own = append(h.own, seat * ROW + total)
    h.over = h.over or h.match.totals[seat] + h.made[seat] >= h.own[TARGET]
    if h.news is None:
        return
    if total == GO:
        h.tell("noted", "moosehead-scores-go", seat)
    else:
        h.tell("noted", "moosehead-scores", seat, -1, total)


def deal(h: CardHand, deck: Deck) -> None:
    """Five each, singly; the dealer's left-hand neighbor begins."""
    h.stock = rest_reversed(deck.cards, deal_singly(h, deck, 5))
    h.made = zeros(h.players)


def fifteens(cards: vec[i64], total: i64 = 15) -> i64:
    """How many combinations of the cards add up to 15, or to what is left of it: each with the first card or without it (R6)."""
    if total <= 0 or len(cards) == 0:
        return 1 if total == 0 else 0
    return fifteens(cards[1:], total - RUMMY.number[cards[0]]) + fifteens(cards[1:], total)


def tally(h: CardHand, tally: Tally) -> None:
    """The points of the play, then the hands from the dealer's left on, until somebody has the target."""
    for entry in h.own[SCORES:]:
        if entry % ROW == GO:
            tally.add(entry // ROW, 1, "moosehead-go")
        else:
            tally.add(entry // ROW, 2, "moosehead-count", entry % ROW)
    seat = h.dealer
    for _ in range(h.players):
        if any(h.match.totals[each] + tally.points[each] >= h.own[TARGET] for each in range(h.players)):
            return
        seat = h.left[seat]
        found = fifteens(h.lying(PLAYED, seat))
        tally.add(seat, 2 * found, "moosehead-fifteens", found)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    target = whole(options, "target")
    return CardRules(
        pack=RUMMY,
        players=players,
        ending=FirstTo(target, 500),
        deal=deal,
        phases=[PLAYING],
        count=tally,
        places=PLACES,
        counters=[0, -1, 0, target],
        tells_over=True,
    )
