"""An environment: a match played by action numbers, one move at a time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from parlor.core.bits import count, lowest, pick
from parlor.core.game import Rules
from parlor.core.messages import Refusal
from parlor.core.rng import Rng
from parlor.learn.actions import NO_MOVE, Actions
from parlor.learn.int_match import IntMatch, start_match
from parlor.learn.observation import Layout
from parlor.table.table import IllegalMove, refused


class Env:
    """A match, the acting seat, and its legal moves. If several seats may act, one is picked at random."""

    def __init__(self, rules: Rules, actions: Actions, layout: Layout, seed: int, one_hand: bool = False) -> None:
        self.actions: Final = actions
        self.layout: Final = layout
        self.play: Final[IntMatch] = start_match(rules, seed, one_hand)
        self.rng: Final = Rng(seed)
        self.seat: i64 = -1
        self.legal: vec[i64] = vec[i64]()
        # The action numbers of the legal moves.
        self.numbers: vec[i64] = vec[i64]()
        self._look()

    def _look(self) -> None:
        waiting = self.play.waiting()
        if waiting == 0:
            self.seat = -1
            self.legal = vec[i64]()
            self.numbers = vec[i64]()
            return
        self.seat = lowest(waiting) if waiting & (waiting - 1) == 0 else pick(waiting, self.rng.below(count(waiting)))
        self.legal = self.play.hand.moves_of(self.seat)
        self.numbers = self.actions.numbered(self.legal)

    def act(self, action: i64) -> bool:
        """Takes an action for the acting seat; returns whether it ended a hand. An illegal one raises IllegalMove and changes nothing."""
        place = place_of(action, self.numbers)
        if place < 0:
            raise self._refusal(action)
        self.play.make(self.seat, self.legal[place])
        self._look()
        return self.play.bringing

    def make(self, text: str) -> bool:
        """Makes a move of the acting seat that is known to be legal, as text; returns whether it ended a hand."""
        self.play.make(self.seat, self.actions.notation.read(text))
        self._look()
        return self.play.bringing

    def _refusal(self, action: i64) -> IllegalMove:
        if action < 0 or action >= len(self.actions.moves):
            return refused(Refusal("no-action", {"action": int(action), "last": len(self.actions.moves) - 1}))
        if self.play.over:
            return refused(Refusal("game-over"))
        move = self.actions.move(action, self.legal)
        return refused(Refusal("too-few-moves", {"action": int(action)}) if move == NO_MOVE else self.play.hand.reason(self.seat, move))

    def observation(self, seat: i64) -> vec[i16]:
        """What a seat may know, as numbers."""
        play = self.play
        return self.layout.write(play.hand, play.match, play.waiting(), seat)

    def mask(self, seat: i64) -> vec[u8]:
        """One byte per action: 1 if it is legal now. All zeros for a seat that is not acting."""
        return self.actions.mask(self.numbers) if seat == self.seat else self.actions.blank[:]

    def look(self, seat: i64) -> tuple[vec[i16], vec[u8]]:
        """What a seat may know, along with its mask."""
        return self.observation(seat), self.mask(seat)

    def choices(self) -> list[int]:
        """The numbers of the legal actions."""
        return [int(number) for number in self.numbers]

    def text(self, action: i64) -> str:
        """An action of the acting seat in notation."""
        return self.actions.text(action, self.legal)


def place_of(number: i64, numbers: vec[i64]) -> i64:
    """The index of a number in a list; -1 if it is not there."""
    for place in range(len(numbers)):
        if numbers[place] == number:
            return place
    return -1
