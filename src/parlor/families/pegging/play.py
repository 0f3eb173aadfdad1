"""The play: cards are laid in turn and counted up to a limit, with points for fifteens, pairs, runs and the last card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import NOTHING, bit, filled, members
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import PLAY, Form, OneCard, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.families.pegging.showing import FIFTEEN, pips

# The game's first counters and its first row: the points that end the game; how far the cards count; who laid the last one; its cards.
TARGET: Final = 0
SUM: Final = 1
LAST: Final = 2
RUN: Final = 0


def peg(h: CardHand, seat: i64, points: i64, key: str) -> None:
    """Gives a seat points at once; the hand is over as soon as somebody has reached the target."""
    h.made[seat] += points
    h.tell("noted", key, seat, -1, points)
    if h.match.totals[seat] + h.made[seat] >= h.own[TARGET]:
        h.over = True


def pegged(cards: vec[i64], numbers: vec[i64]) -> i64:
    """The points for pairs or a run that the last card of a row makes."""
    size: i64 = len(cards)
    last = numbers[cards[size - 1]]
    same: i64 = 1
    while same < size and numbers[cards[size - 1 - same]] == last:
        same += 1
    if same > 1:
        return same * (same - 1)
    low = last
    high = last
    seen = bit(last)
    best: i64 = 0
    for length in range(2, size + 1):
        number = numbers[cards[size - length]]
        if seen & bit(number) != 0:
            break
        seen |= bit(number)
        low = number if number < low else low
        high = number if number > high else high
        if length >= 3 and high - low == length - 1:
            best = length
    return best


@mypyc_attr(allow_interpreted_subclasses=True)
class Pegging(Phase[CardHand]):
    """Lay cards in turn as long as the sum stays within the limit; who cannot says go. Cards stay in front of their players."""

    name = "play"

    def __init__(self, pack: Pack, place: i64, limit: i64 = 31) -> None:
        self.pips: Final = pips(pack)
        self.numbers: Final = pack.number
        # The declared place of each player's cards, and how far they may count.
        self.place: Final = place
        self.limit: Final = limit
        # The cards that count no more than so much.
        upto = filled(limit + 1, 0)
        for most in range(limit + 1):
            for card in range(pack.size):
                if self.pips[card] <= most:
                    upto[most] |= bit(card)
        self.upto: Final = upto

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(PLAY, "play", pack)]

    def begin(self, h: CardHand) -> None:
        h.go_to(h.left[h.dealer])

    def may_play(self, h: CardHand, seat: i64) -> i64:
        """The cards that a seat may lay now."""
        return h.hands[seat] & self.upto[self.limit - h.own[SUM]]

    def moves(self, h: CardHand) -> vec[i64]:
        return members(self.may_play(h, h.turn))

    def allows(self, h: CardHand, move: i64) -> bool:
        return verb_of(move) == PLAY and self.may_play(h, h.turn) & bit(move) != 0

    def step(self, h: CardHand, rng: Rng) -> None:
        self.make(h, rng.member(self.may_play(h, h.turn)))

    def reason(self, h: CardHand, move: i64) -> Refusal:
        if verb_of(move) != PLAY:
            return Refusal("pegging-play")
        if h.hands[h.turn] & bit(move) == 0:
            return Refusal("not-held", {"cards": [h.pack.codes[move]]})
        return Refusal("pegging-too-much", {"number": int(h.own[SUM] + self.pips[move]), "limit": int(self.limit)})

    def make(self, h: CardHand, move: i64) -> None:
        seat = h.turn
        h.lose(seat, move)
        h.put(self.place, move, seat)
        h.note(RUN, move)
        h.own[SUM] += self.pips[move]
        h.own[LAST] = seat
        if h.own[SUM] == FIFTEEN:
            peg(h, seat, 2, "pegging-fifteen")
        points = pegged(h.rows[RUN], self.numbers)
        if points > 0 and not h.over:
            peg(h, seat, points, "pegging-pairs" if self.paired(h) else "pegging-run")
        if not h.over:
            self.go_on(h)

    def paired(self, h: CardHand) -> bool:
        """Whether the last two cards are of a number."""
        run = h.rows[RUN]
        return self.numbers[run[len(run) - 1]] == self.numbers[run[len(run) - 2]]

    def go_on(self, h: CardHand) -> None:
        """The next player who can lay a card does; if nobody can, the last card counts and the sum begins again."""
        if h.own[SUM] < self.limit:
            seat = h.left[h.turn]
            for _ in range(h.players):
                if self.may_play(h, seat) != 0:
                    h.go_to(seat)
                    return
                if h.hands[seat] != 0 and seat != h.own[LAST]:
                    h.lacks[seat] |= self.upto[self.limit - h.own[SUM]]
                    h.tell("noted", "pegging-go", seat)
                seat = h.left[seat]
        last = h.own[LAST]
        if h.own[SUM] == self.limit:
            peg(h, last, 2, "pegging-limit")
        else:
            peg(h, last, 1, "pegging-last")
        h.own[SUM] = 0
        h.rows[RUN] = NOTHING
        if h.over:
            return
        seat = h.left[last]
        for _ in range(h.players):
            if h.hands[seat] != 0:
                h.go_to(seat)
                return
            seat = h.left[seat]
        h.over = True

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["sum"] = int(h.own[SUM])
        facts["made"] = [int(points) for points in h.made]
