"""What happens by itself after a card or a trick."""

from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.families.tricks.hand import TrickHand


class Then:
    """Nothing but the passing of the turn."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        """Called when a card has been played, before its trick is taken."""

    def after_trick(self, h: TrickHand) -> None:
        """Called when a trick has gone to its taker, h.winner, who is on turn."""


class DrawOpenly(Then):
    """After each trick all draw a card from the open stock, the taker first, as long as there is one for each."""

    def after_trick(self, h: TrickHand) -> None:
        if len(h.stock) < h.players:
            return
        seat = h.winner
        left: i64 = len(h.stock)
        for _ in range(h.players):
            left -= 1
            card = h.stock[left]
            h.hands[seat] |= bit(card)
            h.known[seat] |= bit(card)
            h.tell("Seat {seat} draws {card}", seat, card)
            seat = h.left[seat]
        h.stock = h.stock[:left]
