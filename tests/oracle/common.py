"""What the oracles share: one game as plain lists of strings, written only from the rules pages, to compare the engine with."""

import random
from collections.abc import Iterable
from typing import ClassVar

Options = dict[str, int | str]
Zones = dict[str, list[str]]


class Oracle:
    """A whole game, hand after hand, with the cards of every hand known in advance.

    A game defines `deal` (a hand from its deck), `waiting`, `legal`, `make`, `zones`, and `ends` and `victors` for the whole game. When a
    hand is finished it calls `finish` with its points.
    """

    pack: ClassVar[list[str]]
    variants: ClassVar[list[Options]] = [{}]
    unordered: ClassVar[tuple[str, ...]] = ("hand:", "won:")
    longest: ClassVar[int] = 400
    known: ClassVar[int] = 8

    def __init__(self, players: int, dealer: int, options: Options, decks: list[list[str]]) -> None:
        self.players, self.dealer, self.options, self.decks = players, dealer, options, decks
        self.seats = list(range(players))
        self.hand = 1
        self.totals = [0] * players
        self.results: list[list[int]] = []
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.ran_out = False
        self.unknown = False
        self.start()
        self.deal(list(decks[0]))

    # What a game defines

    @classmethod
    def cards(cls, players: int, options: Options) -> list[str]:
        """The cards of one hand."""
        return list(cls.pack)

    @classmethod
    def deck(cls, players: int, options: Options, rng: random.Random) -> list[str]:
        """The cards of one hand, shuffled."""
        cards = cls.cards(players, options)
        return rng.sample(cards, len(cards))

    @classmethod
    def fits(cls, players: int, options: Options) -> bool:
        """Whether these options work with the number of players."""
        return True

    def start(self) -> None:
        """Sets up what a game keeps from hand to hand."""

    def deal(self, deck: list[str]) -> None:
        raise NotImplementedError

    def waiting(self) -> list[int]:
        """The seats that may act; not called once the game is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> set[str]:
        raise NotImplementedError

    def make(self, seat: int, move: str) -> None:
        raise NotImplementedError

    def zones(self) -> Zones:
        raise NotImplementedError

    def ends(self) -> bool:
        """Whether the game is over, called after a hand is finished and its points are added."""
        raise NotImplementedError

    def victors(self) -> list[int]:
        raise NotImplementedError

    # What most games leave unchanged

    def learn(self, zones: Zones, facts: dict[str, object]) -> None:
        """Looks at where the cards are after a shuffle within the hand, if the oracle has set `unknown`."""

    @property
    def scores(self) -> list[int]:
        """The totals shown in the middle of a hand."""
        return self.totals

    def sees(self, eyes: int | None, zone: str) -> bool:
        """Whether a seat (None: a spectator) sees the cards of a zone: not the stock, and no hand except its own."""
        return zone != "stock" and (not zone.startswith("hand:") or zone == f"hand:{eyes}")

    def seen(self, eyes: int | None) -> Zones:
        """The zones as a seat sees them."""
        return {name: cards if self.sees(eyes, name) else ["??"] * len(cards) for name, cards in self.zones().items()}

    def known_waiting(self, eyes: int | None) -> list[int]:
        """The seats that may act, as far as a seat may know it."""
        return self.waiting()

    def facts(self, eyes: int | None) -> dict[str, object]:
        """The facts of the view that the page promises by name."""
        return {}

    def next_dealer(self) -> int:
        return self.left(self.dealer)

    # Helpers

    def finish(self, points: list[int]) -> None:
        """Ends the hand: adds the points and deals the next hand, unless the game is over."""
        self.results.append(points)
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        if self.ends():
            self.over, self.winners = True, tuple(self.victors())
        elif self.hand == len(self.decks):
            self.ran_out = True
        else:
            self.dealer = self.next_dealer()
            self.hand += 1
            self.deal(list(self.decks[self.hand - 1]))

    def left(self, seat: int) -> int:
        return (seat + 1) % self.players

    def around(self, seat: int) -> list[int]:
        """All seats clockwise, starting on the left of a seat."""
        return [(seat + step) % self.players for step in range(1, self.players + 1)]

    def deal_out(self, deck: list[str], *batches: int) -> list[list[str]]:
        """Takes the hands off the top of the deck, in rounds of the given numbers of cards."""
        hands: list[list[str]] = [[] for _ in self.seats]
        for batch in batches:
            for seat in self.around(self.dealer):
                hands[seat] += take(deck, batch)
        return hands

    def by_seat(self, name: str, lists: list[list[str]]) -> Zones:
        return {f"{name}:{seat}": cards for seat, cards in enumerate(lists)}


def take(deck: list[str], many: int) -> list[str]:
    """Removes and returns the first cards of a deck."""
    cards = deck[:many]
    del deck[:many]
    return cards


def highest(totals: list[int]) -> list[int]:
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def lowest(totals: list[int]) -> list[int]:
    return [seat for seat, total in enumerate(totals) if total == min(totals)]


def verbs(verb: str, cards: Iterable[str]) -> set[str]:
    return {f"{verb} {card}" for card in cards}
