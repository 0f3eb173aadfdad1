"""What all adapters share: the rules of a table, the numbers of its actions, the layouts of observations, and their bounds."""

from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple

from parlor.adapters.extras import extra

with extra("vector"):
    import numpy as np
    from numpy.typing import NDArray

import parlor
from parlor.adapters.recall import Recall
from parlor.core.bounds import UNDECLARED
from parlor.core.game import FewestAfter, FirstTo, MostAfter, OnePatience, Options, Rules
from parlor.core.rng import Rng
from parlor.learn.actions import Actions
from parlor.learn.fact_encoding import MOST, BySeat, Call, CardsOf, Counted, FactEncoding, MeldOf, Number, Numbers
from parlor.learn.fast_observation import layout_for
from parlor.learn.history import History
from parlor.learn.int_match import IntMatch, start_match
from parlor.learn.utility import POINTS, RELATIVE, against_mean, won
from parlor.table.deal import checked_options, checked_players


class Range(NamedTuple):
    """What a result can be worth to a seat, and what that of all seats adds up to, if it is always the same."""

    least: float
    most: float
    total: float | None


class Encoding:
    """A game at one table, in numbers: `actions`, `parts` of an observation, what it remembers (`recall`), and the bounds of all of it."""

    def __init__(self, game: parlor.Game, players: int, options: Options) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.rules: Final[Rules] = game.rules(players, options)
        # What the rules allow in one hand at most: points as they are booked, and moves.
        self.bounds: Final = game.bounds(players, options)
        # A game that declares no bounds says nothing about moves that are never legal either.
        self.actions: Final = Actions(self.rules, None if self.bounds is UNDECLARED else self.bounds)
        self.layout: Final = layout_for(self.rules, self.actions)
        self.size: Final = int(self.layout.length)

    def __reduce__(self) -> tuple[Any, ...]:
        return encoding, (self.game.id, self.players, self.options)

    @property
    def parts(self) -> dict[str, slice]:
        """The position of each part of an observation, by name."""
        return {part.name: slice(part.start, part.start + part.size) for part in self.layout.parts}

    @cached_property
    def together(self) -> bool:
        """Whether several seats can have moves to make at the same time; found out from a few random hands."""
        rng = Rng(0)
        for dealer in range(self.players):
            hand = self.rules.start(rng, dealer)
            while not hand.over:
                waiting = int(hand.waiting())
                if waiting & (waiting - 1):
                    return True
                hand.step(rng)
        return False

    @cached_property
    def recall(self) -> Recall:
        """How the history of a seat in one hand is written as numbers."""
        return self._recall(1)

    @cached_property
    def whole_recall(self) -> Recall:
        """The same for the whole game."""
        return self._recall(self.hands)

    def _recall(self, hands: int) -> Recall:
        facts = {name: getattr(mark, "words", []) for name, mark in self.layout.marks.items()}
        return Recall(self.rules, self.bounds, list(self.layout.slots), facts, hands)

    # Bounds

    @property
    def hands(self) -> int:
        """The most hands that the whole game can have."""
        ending = self.rules.ending
        if self.bounds.hands is not None:
            return self.bounds.hands
        if isinstance(ending, (MostAfter, FewestAfter)):
            return int(ending.hands)
        if isinstance(ending, FirstTo):
            return int(ending.limit)
        return 1 if isinstance(ending, OnePatience) else 1000

    def moves(self, whole: bool = False) -> int:
        """The most moves of a hand, or of the whole game."""
        return self.bounds.moves * (self.hands if whole else 1)

    def worth(self, utility: str, whole: bool = False) -> Range:
        """The bounds of a utility, for one hand or for the whole game."""
        players, better = self.players, int(self.rules.ending.better())
        least, most = sorted((better * self.bounds.least, better * self.bounds.most))
        hands = self.hands if whole else 1
        if utility == POINTS or (utility == RELATIVE and players == 1):
            total = None if self.bounds.total is None or players == 1 else float(better * self.bounds.total)
            if total is not None and whole:
                fixed = isinstance(self.rules.ending, (MostAfter, FewestAfter))
                total = total * hands if fixed or total == 0 else None
            return Range(float(min(least, least * hands)), float(max(most, most * hands)), total)
        if utility == RELATIVE:
            reach = (most - least) * hands * (players - 1) / players
            return Range(-reach, reach, 0.0)
        return Range(-1.0, 1.0, None) if players == 1 else Range(-1 / (players - 1), 1.0, 0.0)

    def brought(self, play: IntMatch, utility: str) -> list[float]:
        """What the last move is worth to each seat: the result of the hand that it ended, or the win where it ended the game."""
        if utility in (POINTS, RELATIVE):
            points = [float(each) for each in play.brought]
            return points if utility == POINTS else against_mean(points)
        return won(play.winners, self.players) if play.over and play.bringing else [0.0] * self.players

    def gained(self, play: IntMatch, utility: str) -> list[float]:
        """What all moves so far are worth to each seat."""
        points = [float(each) for each in play.gained]
        if utility == POINTS:
            return points
        if utility == RELATIVE:
            return against_mean(points)
        return won(play.winners, self.players) if play.over else [0.0] * self.players

    @cached_property
    def limits(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The lowest and the highest number at each position of an observation."""
        low, high = np.zeros(self.size, np.int16), np.ones(self.size, np.int16)
        deck = [self.rules.pack.codes[card] for card in self.rules.deck]
        kinds = np.array([max(1, deck.count(card.code)) for card in self.game.cards], np.int16)
        first, hands = int(self.rules.first_score), self.hands
        for name, where in self.parts.items():
            zone, _, what = name.rpartition(" ")
            if what == "cards" and zone in self.layout.slots:
                high[where] = kinds
            elif name == "sizes":
                high[where] = len(deck)
            elif name == "scores":
                low[where] = clip(first + min(0, self.bounds.least * hands))
                high[where] = clip(first + max(0, self.bounds.most * hands))
            elif name == "hand":
                high[where] = clip(hands)
            elif name in self.layout.marks:
                low[where], high[where] = fact_limits(self.layout.marks[name], len(deck), len(self.actions))
        return low, high

    # What seats see and remember

    def start_match(self, seed: int | str, one_hand: bool = False) -> IntMatch:
        """A new game, with the same cards as `parlor.deal` for the same seed."""
        return start_match(self.rules, seed, one_hand)

    def observation(self, play: IntMatch, seat: int) -> NDArray[np.int16]:
        """What a seat may know, as numbers."""
        layout = self.layout.write(play.hand, play.match, play.waiting(), seat)
        return np.frombuffer(layout, np.int16)  # type: ignore[call-overload, no-any-return]

    def public(self, play: IntMatch, seat: int = 0) -> NDArray[np.int16]:
        """What everyone may know, as numbers, with seats counted from one of them."""
        layout = self.layout.public(play.hand, play.match, play.waiting(), seat)
        return np.frombuffer(layout, np.int16)  # type: ignore[call-overload, no-any-return]

    def remembered(self, history: History, seat: int | None) -> NDArray[np.int16]:
        """What a seat, or a spectator, has seen and done in a hand, as the numbers of `recall`."""
        return np.array(self.recall.write("\n".join(history.of(seat))), np.int16)

    def mask(self, play: IntMatch, seat: int) -> NDArray[np.int8]:
        """One number per action: 1 if the seat may take it now."""
        return np.frombuffer(self.actions.mask_of(play.hand, seat), np.int8)  # type: ignore[call-overload, no-any-return]


def clip(number: int) -> int:
    """A number, limited to the range of a layout."""
    return max(-int(MOST), min(int(MOST), number))


def fact_limits(mark: FactEncoding, cards: int, actions: int) -> tuple[int, int]:
    """The lowest and the highest number of a fact."""
    if isinstance(mark, (Number, Numbers, BySeat)):
        return -int(MOST), int(MOST)
    if isinstance(mark, Call):
        return 0, actions + 1
    return 0, cards if isinstance(mark, (CardsOf, MeldOf, Counted)) else 1


@lru_cache(maxsize=256)
def _made(id: str, players: int, options: tuple[tuple[str, int | str], ...]) -> Encoding:
    return Encoding(parlor.game(id), players, dict(options))


def encoding(game: str, players: int | None = None, options: dict[str, Any] | None = None) -> Encoding:
    """The encoding of a game for a number of players and some options; tables with the same settings share it."""
    found = parlor.game(game)
    chosen = checked_options(found, options)
    return _made(found.id, checked_players(found, players), tuple(chosen.items()))


def layout(game: str, players: int | None = None, **options: Any) -> dict[str, slice]:
    """The parts of an observation of a game: their names, and where they are."""
    return encoding(game, players, options).parts
