"""What several games of the book share: playing one card or passing, and a layout of four rows.

Our page: rules/rummy.md.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, members
from parlor.core.messages import Refusal
from parlor.core.moves import PASS, PLAY, Form, OneCard, Word
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.core.zone import EVERYONE, Zone
from parlor.packs.rummy import RUMMY


class MustPlay(Phase[CardHand]):
    """A player who holds a card that may be played must play one. One who holds none passes, in games that allow it."""

    name = "play"

    def __init__(self, passing: str = "") -> None:
        # The ruling on passing; empty in a game without passing.
        self.passing: Final = passing

    def playable(self, h: CardHand) -> i64:
        """The cards that the seat on turn may play."""
        raise NotImplementedError

    def misfit(self, h: CardHand, card: i64) -> Refusal:
        """Why the seat on turn may not play a card that it holds."""
        raise NotImplementedError

    def forms(self, pack: Pack) -> list[Form]:
        play = OneCard(PLAY, "play", pack)
        return [play, Word(PASS, "pass")] if self.passing else [play]

    def moves(self, h: CardHand) -> vec[i64]:
        cards = self.playable(h)
        return members(cards) if cards != 0 else append(vec[i64](), PASS)

    def make(self, h: CardHand, move: i64) -> None:
        raise NotImplementedError

    def reason(self, h: CardHand, move: i64) -> Refusal:
        if move == PASS:
            return Refusal("rummy-1916-cannot-pass", {"cards": RUMMY.codes_of(self.playable(h))}, self.passing)
        if h.hands[h.turn] & bit(move) == 0:
            return Refusal("not-held", {"cards": [RUMMY.codes[move]]})
        return self.misfit(h, move)

    def step(self, h: CardHand, rng: Rng) -> None:
        cards = self.playable(h)
        if cards != 0:
            self.make(h, rng.member(cards))
        else:
            self.make(h, PASS)

    def run(self, h: CardHand, rng: Rng) -> i64:
        # As in every phase, but with the type of h known, which saves a check for every move.
        moves: i64 = 0
        while not h.over and h.phase is self:
            self.step(h, rng)
            moves += 1
        return moves


def rows_of(cards: i64) -> list[Zone]:
    """The cards of a common layout, a row for each suit."""
    return [Zone(RUMMY.suits[suit].lower(), members(cards & RUMMY.suited[suit]), EVERYONE, "row", order="sorted") for suit in range(4)]
