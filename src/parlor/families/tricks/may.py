"""What a player may play to a trick. The object that forbids also explains, from the same set of cards."""

from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.families.tricks.hand import TrickHand


class Limit:
    """Narrows the cards of a hand to those that may be played; never to nothing."""

    def following(self, h: TrickHand, card: i64) -> i64:
        """The cards that follow a card led."""
        return h.pack.suited[h.pack.suit[card]]

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        """The cards of the hand that may be played."""
        raise NotImplementedError

    def reason(self, h: TrickHand, cards: i64) -> str:
        """The rule that forbids all others, asked only after a refusal."""
        raise NotImplementedError

    def shows(self, h: TrickHand, card: i64) -> i64:
        """Cards that a player who plays this card to a trick cannot hold."""
        return 0


class Free(Limit):
    """Play what you like."""

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        return cards


class FollowSuit(Limit):
    """Follow suit if you can; if not, play what you like."""

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        same = cards & h.follow
        return same if same != 0 else cards

    def reason(self, h: TrickHand, cards: i64) -> str:
        led = h.pack.suits[h.pack.suit[h.trick()[0]]]
        return f"You must follow suit: {led} were led and you hold {h.pack.text(h.pack.folded(cards & h.follow))}"

    def shows(self, h: TrickHand, card: i64) -> i64:
        if h.follow & bit(card) == 0:
            return h.follow
        return 0


class FollowOrTrump(Limit):
    """With a card of the suit led, follow suit or trump; without one, play what you like."""

    def trumps(self, h: TrickHand) -> i64:
        """The set of all trumps."""
        return h.pack.suited[h.trump]

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        return cards & (h.follow | self.trumps(h)) if cards & h.follow != 0 else cards

    def reason(self, h: TrickHand, cards: i64) -> str:
        trumps = self.trumps(h)
        held = h.pack.text(h.pack.folded(cards & h.follow))
        if h.follow == trumps:
            return f"You must follow suit: trumps were led and you hold {held}"
        led = h.pack.suits[h.pack.suit[h.trick()[0]]].removesuffix("s")
        return f"You hold {held}: follow suit with a {led} or play a trump"

    def shows(self, h: TrickHand, card: i64) -> i64:
        if (h.follow | self.trumps(h)) & bit(card) == 0:
            return h.follow
        return 0
