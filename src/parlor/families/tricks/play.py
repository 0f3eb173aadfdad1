"""The play of the tricks."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, members, pick
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
        cards = h.pack.folded(self.may_play(h))
        self.make(h, pick(cards, rng.below(count(cards))))

    def run(self, h: TrickHand, rng: Rng) -> i64:
        steps: i64 = 0
        while not h.over and h.phase is self:
            self.step(h, rng)
            steps += 1
        return steps

    def put(self, h: TrickHand, card: i64) -> None:
        """Plays a card to the trick."""
        at = h.at
        here = bit(card)
        h.hands[at] &= ~here
        h.known[at] &= ~here
        h.played = append(h.played, card)
        if h.size == 0:
            h.follow = self.may.following(h, card)
            h.best = card
            h.winner = at
        else:
            h.lacks[at] |= self.may.shows(h, card)
            if self.beats.beats(h, card, h.best):
                h.best = card
                h.winner = at
        h.size += 1
        self.then.after_card(h, card)
        if h.size == h.in_trick:
            self.take(h)
        else:
            h.go_to(h.left[at])

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
