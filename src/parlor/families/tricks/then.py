"""What happens by itself after a card or a trick."""

from mypy_extensions import i64

from parlor.families.tricks.hand import TrickHand


class Then:
    """Nothing but the passing of the turn."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        """Called when a card has been played, before its trick is taken."""

    def after_trick(self, h: TrickHand) -> None:
        """Called when a trick has gone to its taker, h.winner, who is on turn."""
