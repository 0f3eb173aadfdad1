"""The play of the tricks."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, members
from parlor.core.chance import Rng
from parlor.core.hand import Fact
from parlor.core.moves import BID, BONUS, DOUBLE, PASS, verb_of
from parlor.families.tricks.beats import Beats
from parlor.families.tricks.hand import Phase, TrickHand, card_named, is_play
from parlor.families.tricks.may import Limit
from parlor.families.tricks.then import Then


class Tricks(Phase):
    """Each plays a card in turn, the best one takes the trick, and its player leads to the next until no cards are left."""

    name = "play"

    def __init__(self, may: Limit, beats: Beats, then: Then) -> None:
        self.may: Final = may
        self.beats: Final = beats
        self.then: Final = then

    def may_play(self, h: TrickHand) -> i64:
        """The cards that may be played now."""
        return self.may.narrow(h, h.hands[h.at])

    def moves(self, h: TrickHand) -> vec[i64]:
        return members(h.pack.folded(self.may_play(h)))

    def allows(self, h: TrickHand, move: i64) -> bool:
        return is_play(move) and h.pack.copies_in(self.may_play(h), move) != 0

    def reason(self, h: TrickHand, move: i64) -> str:
        if not is_play(move):
            if len(h.calls) > 0 and verb_of(move) in (PASS, BID, BONUS, DOUBLE):
                return "The bidding is over: play a card"
            return f"{h.notation.text(move)!r} cannot be done now: play a card"
        if h.pack.copies_in(h.hands[h.at], move) == 0:
            return card_named(h, move)
        return self.may.reason(h, h.hands[h.at])

    def make(self, h: TrickHand, move: i64) -> None:
        self.put(h, move if h.pack.copies == 1 else h.copy_held(h.at, move))

    def step(self, h: TrickHand, rng: Rng) -> None:
        self.make(h, rng.member(h.pack.folded(self.may_play(h))))

    def run(self, h: TrickHand, rng: Rng) -> i64:
        return self.lay(h, any_of(h, self.may_play(h), rng), rng)

    def put(self, h: TrickHand, card: i64) -> None:
        """Plays a card to the trick."""
        self.lay(h, card, None)

    def lay(self, h: TrickHand, card: i64, rng: Rng | None) -> i64:
        """Plays a card to the trick, and where there is a generator random ones after it till the trick is full; how many."""
        may, beats, then = self.may, self.beats, self.then
        hands, known, lacks, left = h.hands, h.known, h.lacks, h.left
        at, size, in_trick = h.at, h.size, h.in_trick
        single = h.pack.copies == 1
        laid: i64 = 0
        while True:
            here = bit(card)
            hands[at] &= ~here
            known[at] &= ~here
            h.played = append(h.played, card)
            if size == 0:
                h.follow = may.following(h, card)
                h.best = card
                h.winner = at
            else:
                lacks[at] |= may.shows(h, card)
                if beats.beats(h, card, h.best):
                    h.best = card
                    h.winner = at
            laid += 1
            size += 1
            h.size = size
            then.after_card(h, card)
            if size == in_trick:
                self.take(h)
                return laid
            at = left[at]
            if rng is None:
                h.go_to(at)
                return laid
            h.at = at
            cards = may.narrow(h, hands[at])
            card = rng.member(cards) if single else any_of(h, cards, rng)

    def take(self, h: TrickHand) -> None:
        """The trick goes to its taker, who leads to the next."""
        winner = h.winner
        h.takers = append(h.takers, winner)
        h.tricks[winner] += 1
        h.size = 0
        h.follow = 0
        h.tell("Seat {seat} takes the trick with {card}", winner, h.best)
        h.go_to(winner)
        self.then.after_trick(h)
        if self.finished(h):
            h.over = True

    def finished(self, h: TrickHand) -> bool:
        """Whether the trick just taken was the last of the hand."""
        return h.hands[h.winner] == 0

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["tricks"] = [int(n) for n in h.tricks]


def any_of(h: TrickHand, cards: i64, rng: Rng) -> i64:
    """A random one of the cards that the seat on turn may play."""
    if h.pack.copies == 1:
        return rng.member(cards)
    return h.copy_held(h.at, rng.member(h.pack.folded(cards)))
