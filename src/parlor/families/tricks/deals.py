"""Cards turned up in the deal to show the trump suit."""

from mypy_extensions import i64

from parlor.families.tricks.hand import TrickHand


def turn_up(h: TrickHand, card: i64) -> None:
    """Turns up a card that stays on the table; its suit is trumps."""
    h.pause()
    h.turned = card
    show_trump(h, card)


def take_turned(h: TrickHand, seat: i64, key: str) -> None:
    """A seat takes the turned card into its hand, and everyone sees it."""
    card = h.turned
    h.give_openly(seat, card)
    h.turned = -1
    h.tell("took", key, seat, card)


def show_trump(h: TrickHand, card: i64) -> None:
    """Shows a card to everyone and makes its suit trumps."""
    h.shown = card
    h.trump = h.pack.suit[card]
    if h.news is not None:
        h.tell_with("turned", "trump-turned", {"card": h.pack.codes[card], "suit": h.pack.suit_name(h.trump)})
