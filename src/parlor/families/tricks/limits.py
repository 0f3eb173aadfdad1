"""What a player may play to a trick. The object that forbids a card also explains why."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, lowest
from parlor.core.hand import Fact
from parlor.core.messages import Params, Refusal
from parlor.families.tricks.hand import TrickHand


@mypyc_attr(allow_interpreted_subclasses=True)
class Limit:
    """Narrows a hand to the cards that may be played. At least one is always left."""

    def following(self, h: TrickHand, card: i64) -> i64:
        """The cards that follow a card led."""
        return h.pack.suited[h.pack.suit[card]]

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        """The cards of the hand that may be played."""
        raise NotImplementedError

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        """The rule that forbids one of these cards. Called only after a refusal."""
        raise NotImplementedError

    def shows(self, h: TrickHand, card: i64) -> i64:
        """Cards that a player who plays this card to a trick cannot hold."""
        return 0

    def lead_shows(self, h: TrickHand, card: i64) -> i64:
        """Cards that a player who leads this card cannot hold."""
        return 0

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        """Adds what everyone knows about this limit."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Free(Limit):
    """Play what you like."""

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        return cards


@mypyc_attr(allow_interpreted_subclasses=True)
class All(Limit):
    """Several limits in order. Each narrows what is left, and the first one that drops a card explains why."""

    def __init__(self, limits: list[Limit]) -> None:
        self.limits: Final = limits
        self.first: Final = limits[0]
        # Those that have a say in a lead, in the other cards of a trick, and in what a card shows: the others need not be asked every time.
        self.of_leads: Final = chained([each for each in limits if type(each).narrow not in (FollowSuit.narrow, NotToFirst.narrow)])
        self.of_others: Final = chained([each for each in limits if type(each).narrow not in (Unbroken.narrow, FirstLead.narrow)])
        self.showing: Final = chained([each for each in limits if type(each).shows is not Limit.shows])
        self.lead_showing: Final = chained([each for each in limits if type(each).lead_shows is not Limit.lead_shows])

    def following(self, h: TrickHand, card: i64) -> i64:
        return self.first.following(h, card)

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        if h.size == 0:
            return self.of_leads.narrow(h, cards)
        return self.of_others.narrow(h, cards)

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        for limit in self.limits:
            left = limit.narrow(h, cards)
            if h.pack.copies_in(left, card) == 0:
                return limit.reason(h, cards, card)
            cards = left
        return self.limits[0].reason(h, cards, card)

    def shows(self, h: TrickHand, card: i64) -> i64:
        return self.showing.shows(h, card)

    def lead_shows(self, h: TrickHand, card: i64) -> i64:
        return self.lead_showing.lead_shows(h, card)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        for limit in self.limits:
            limit.facts(h, facts)


class Chain(Limit):
    """A limit and what comes after it. Asked at every card, where a list would check the type of each limit first."""

    def __init__(self, first: Limit, rest: Limit) -> None:
        self.first: Final = first
        self.rest: Final = rest

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        return self.rest.narrow(h, self.first.narrow(h, cards))

    def shows(self, h: TrickHand, card: i64) -> i64:
        return self.first.shows(h, card) | self.rest.shows(h, card)

    def lead_shows(self, h: TrickHand, card: i64) -> i64:
        return self.first.lead_shows(h, card) | self.rest.lead_shows(h, card)


def chained(limits: list[Limit]) -> Limit:
    """Limits that are asked one after another."""
    if not limits:
        return Free()
    return limits[0] if len(limits) == 1 else Chain(limits[0], chained(limits[1:]))


@mypyc_attr(allow_interpreted_subclasses=True)
class FollowSuit(Limit):
    """Follow suit if you can; if not, play what you like."""

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        same = cards & h.follow
        return same if same != 0 else cards

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal("follow-suit", led_and_held(h, cards))

    def shows(self, h: TrickHand, card: i64) -> i64:
        if h.follow & bit(card) == 0:
            return h.follow
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class FollowOrTrump(Limit):
    """If you hold the suit led, follow suit or trump. If not, play what you like."""

    def __init__(self, always: i64 = 0, key: str = "follow-or-trump", ruling: str = "") -> None:
        # Cards that are always trumps, and the refusal of a card that neither follows suit nor trumps.
        self.always: Final = always
        self.key: Final = key
        self.ruling: Final = ruling

    def trumps(self, h: TrickHand) -> i64:
        """The set of all trumps."""
        return h.pack.suited[h.trump] | self.always

    def following(self, h: TrickHand, card: i64) -> i64:
        trumps = self.trumps(h)
        return trumps if trumps & bit(card) != 0 else h.pack.suited[h.pack.suit[card]]

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        return cards & (h.follow | self.trumps(h)) if cards & h.follow != 0 else cards

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        if h.follow == self.trumps(h):
            return Refusal("follow-trumps", led_and_held(h, cards))
        return Refusal(self.key, led_and_held(h, cards), self.ruling)

    def shows(self, h: TrickHand, card: i64) -> i64:
        if (h.follow | self.trumps(h)) & bit(card) == 0:
            return h.follow
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Unbroken(Limit):
    """Some cards may not be led before one that breaks them has been played, unless there is nothing else."""

    def __init__(self, cards: i64, key: str, broken_by: i64 = 0) -> None:
        self.cards: Final = cards
        # The refusal; its { $cards } are those that may be led.
        self.key: Final = key
        self.broken_by: Final[i64] = broken_by if broken_by != 0 else cards

    def is_broken(self, h: TrickHand) -> bool:
        """Whether the cards may be led."""
        # Once broken, the latest cards are the likeliest to show it.
        played, broken_by = h.played, self.broken_by
        k: i64 = len(played) - 1
        while k >= 0 and bit(played[k]) & broken_by == 0:
            k -= 1
        return k >= 0

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        if h.size > 0 or cards & self.cards == 0:
            return cards
        others = cards & ~self.cards
        return cards if others == 0 or self.is_broken(h) else others

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal(self.key, {"cards": h.pack.codes_of(cards & ~self.cards)})

    def lead_shows(self, h: TrickHand, card: i64) -> i64:
        if self.cards & bit(card) == 0 or self.is_broken(h):
            return 0
        return h.pack.all & ~self.cards

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["broken"] = self.is_broken(h)


@mypyc_attr(allow_interpreted_subclasses=True)
class NotToFirst(Limit):
    """Some cards may not be played to the first trick, unless there is nothing else."""

    def __init__(self, cards: i64, key: str) -> None:
        self.cards: Final = cards
        # The refusal; its { $cards } are those that may be played.
        self.key: Final = key

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        if h.size == 0 or len(h.takers) > 0:
            return cards
        others = cards & ~self.cards
        return cards if others == 0 else others

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal(self.key, {"cards": h.pack.codes_of(cards & ~self.cards)})

    def shows(self, h: TrickHand, card: i64) -> i64:
        if len(h.takers) > 0 or self.cards & bit(card) == 0:
            return 0
        return h.pack.all & ~self.cards


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstLead(Limit):
    """The hand begins with a card that everyone knows the leader to hold: see HolderLeads."""

    def __init__(self, key: str) -> None:
        # The refusal; its { $card } is the one that must be led.
        self.key: Final = key

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        return cards & h.known[h.at] if len(h.played) == 0 else cards

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal(self.key, {"card": h.pack.codes[lowest(h.known[h.at])]})


def led_and_held(h: TrickHand, cards: i64) -> Params:
    """The suit led, and the cards held that follow it."""
    led = h.pack.suit[h.trick()[0]]
    held = h.pack.codes_of(h.pack.folded(cards & h.follow))
    return {"suit": h.pack.suit_name(led), "one": h.pack.one_of_suit(led), "cards": held} if led >= 0 else {"cards": held}
