"""What happens by itself after a card or a trick."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlor.families.tricks.hand import TrickHand


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Nothing but the passing of the turn."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        """Called when a card has been played, before its trick is taken."""

    def after_trick(self, h: TrickHand) -> None:
        """Called when a trick has gone to its taker, h.winner, who is on turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects(Effect):
    """Several things, one after the other."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects: Final = effects

    def after_card(self, h: TrickHand, card: i64) -> None:
        for effect in self.effects:
            effect.after_card(h, card)

    def after_trick(self, h: TrickHand) -> None:
        for effect in self.effects:
            effect.after_trick(h)
