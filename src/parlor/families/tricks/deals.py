"""Trumps that are shown in the deal."""

from mypy_extensions import i64

from parlor.families.tricks.hand import TrickHand


def turn_up(h: TrickHand, card: i64) -> None:
    """Turns a card up that stays on the table; its suit is trumps."""
    h.pause()
    h.turned = card
    show_trump(h, card)


def show_trump(h: TrickHand, card: i64) -> None:
    """Shows a card to all and makes its suit trumps."""
    h.shown = card
    h.trump = h.pack.suit[card]
    if h.news is not None:
        h.tell_with("turned", "trump-turned", {"card": h.pack.codes[card], "suit": h.pack.suit_name(h.trump)})
