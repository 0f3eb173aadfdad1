"""What happens automatically after a card or a trick."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlor.families.tricks.hand import TrickHand


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """No effect: play simply goes on."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        """Called after a card is played, before the trick is taken."""

    def after_trick(self, h: TrickHand) -> None:
        """Called after a trick is taken. Its taker is h.winner, who leads next."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects(Effect):
    """Several effects, one after another."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects: Final = effects

    def after_card(self, h: TrickHand, card: i64) -> None:
        for effect in self.effects:
            effect.after_card(h, card)

    def after_trick(self, h: TrickHand) -> None:
        for effect in self.effects:
            effect.after_trick(h)
