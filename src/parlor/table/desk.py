"""A desk: one sitting that is played by the numbers of its actions, for environments that step a game move by move."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from parlor.core.bits import count, lowest, pick
from parlor.core.chance import Rng
from parlor.core.game import Rules
from parlor.table.actions import NO_MOVE, Actions
from parlor.table.sheet import Sheet
from parlor.table.sitting import Sitting, sit_down
from parlor.table.table import IllegalMove


class Desk:
    """A sitting, the seat that acts in it, and its legal moves. Where several seats may act, one of them is drawn."""

    def __init__(self, rules: Rules, actions: Actions, sheet: Sheet, seed: int) -> None:
        self.actions: Final = actions
        self.sheet: Final = sheet
        self.sitting: Final[Sitting] = sit_down(rules, seed)
        self.rng: Final = Rng(seed)
        self.seat: i64 = -1
        self.legal: vec[i64] = vec[i64]()
        # The actions that the legal moves are.
        self.numbers: vec[i64] = vec[i64]()
        self._look()

    def _look(self) -> None:
        waiting = self.sitting.waiting()
        if waiting == 0:
            self.seat = -1
            self.legal = vec[i64]()
            self.numbers = vec[i64]()
            return
        self.seat = lowest(waiting) if waiting & (waiting - 1) == 0 else pick(waiting, self.rng.below(count(waiting)))
        self.legal = self.sitting.hand.moves_of(self.seat)
        self.numbers = self.actions.numbered(self.legal)

    def act(self, action: i64) -> bool:
        """Makes an action of the acting seat; whether it ended a hand. An illegal one raises IllegalMove, and nothing has changed."""
        place = place_of(action, self.numbers)
        if place < 0:
            raise IllegalMove(self._reason(action))
        self.sitting.make(self.seat, self.legal[place])
        self._look()
        return self.sitting.bringing

    def _reason(self, action: i64) -> str:
        if action < 0 or action >= len(self.actions.moves):
            return f"there is no action {action}: actions are numbered from 0 to {len(self.actions.moves) - 1}"
        if self.sitting.over:
            return "The game is over"
        move = self.actions.move(action, self.legal)
        return f"Fewer moves are legal than action {action} stands for" if move == NO_MOVE else self.sitting.hand.reason(self.seat, move)

    def observation(self, seat: i64) -> vec[i16]:
        """The sheet of a seat."""
        sitting = self.sitting
        return self.sheet.write(sitting.hand, sitting.match, sitting.waiting(), seat)

    def mask(self, seat: i64) -> vec[u8]:
        """One byte for every action: 1 where it is legal now. A seat that does not act has none."""
        return self.actions.mask(self.numbers) if seat == self.seat else self.actions.blank[:]

    def look(self, seat: i64) -> tuple[vec[i16], vec[u8]]:
        """The sheet and the mask of a seat."""
        return self.observation(seat), self.mask(seat)

    def choices(self) -> list[int]:
        """The numbers of the legal actions."""
        return [int(number) for number in self.numbers]

    def text(self, action: i64) -> str:
        """An action of the acting seat in the notation."""
        return self.actions.text(action, self.legal)


def place_of(number: i64, numbers: vec[i64]) -> i64:
    """Where a number stands among some; -1 if it does not."""
    for place in range(len(numbers)):
        if numbers[place] == number:
            return place
    return -1
