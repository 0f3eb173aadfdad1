"""What a network sees of a hand, as numbers in fixed positions: what the seat may know, without the state of the whole game.

Networks play hand by hand, so points of earlier hands are left out. What play has shown of the hidden cards is added: which cards a seat is
known to hold, and which it cannot hold. Seats are counted from the one that looks.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64

from parlor.core.bits import NOTHING, lowest, members
from parlor.core.game import Rules
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.families.asking.hand import AskHand, AskRules
from parlor.families.rummy.hand import RummyHand
from parlor.families.tricks import TrickHand
from parlor.learn.actions import Actions
from parlor.learn.fact_encoding import clipped
from parlor.learn.fast_observation import layout_for
from parlor.learn.observation import Layout
from parlor.learn.vector_env import VectorEnv, playing_of


class Features:
    """The sheet of a seat (observation.py), then for every other seat the cards it is known to hold and those it cannot hold."""

    def __init__(self, rules: Rules, layout: Layout, size: i64) -> None:
        self.layout: Final = layout
        self.players: Final = rules.players
        self.kinds: Final[i64] = len(rules.pack.kinds)
        self.copies: Final = rules.pack.copies
        self.size: Final = size
        blank = vec[i16](capacity=size)
        for _ in range(size):
            blank = append(blank, 0)
        self.blank: Final = blank

    def of(self, hand: Hand, seat: i64) -> vec[i16]:
        """The numbers for one seat."""
        sheet = self.blank[:]
        self.write(sheet, 0, hand, seat)
        return sheet

    def write(self, sheet: vec[i16], start: i64, hand: Hand, seat: i64) -> None:
        """Writes the numbers for one seat into a sheet of zeros."""
        layout = self.layout
        layout.fill(sheet, start, hand, hand.match, hand.waiting(), seat)
        for other in range(self.players):
            sheet[start + layout.scores_at + (other - seat) % self.players] = clipped(hand.scored(other))
        sheet[start + layout.hand_at] = 0
        self.memory(sheet, start + layout.length, hand, seat)

    def memory(self, sheet: vec[i16], start: i64, hand: Hand, seat: i64) -> None:
        """Writes what play has shown of the other seats' cards."""
        known: vec[i64] = NOTHING
        lacks: vec[i64] = NOTHING
        if isinstance(hand, CardHand):
            known, lacks = hand.known, hand.lacks
        elif isinstance(hand, RummyHand):
            known = hand.known
        elif isinstance(hand, AskHand):
            known, lacks = hand.known, hand.lacks
        width = 2 * self.kinds
        at = start
        for ahead in range(1, self.players):
            other = (seat + ahead) % self.players
            if len(known) > 0:
                self.mark(sheet, at, known[other])
            if len(lacks) > 0:
                self.mark(sheet, at + self.kinds, lacks[other])
            at += width

    def mark(self, sheet: vec[i16], start: i64, cards: i64) -> None:
        """Counts the cards of a set by their kinds."""
        left = cards
        while left != 0:
            card = lowest(left)
            sheet[start + (card if self.copies == 1 else card // self.copies)] += 1
            left &= left - 1


class AskFeatures(Features):
    """And the sets of which each other seat has shown that it holds a part."""

    def __init__(self, rules: AskRules, layout: Layout, size: i64) -> None:
        self.sets: Final[i64] = len(rules.sets.cards)
        super().__init__(rules, layout, size + (rules.players - 1) * self.sets)

    def memory(self, sheet: vec[i16], start: i64, hand: Hand, seat: i64) -> None:
        assert isinstance(hand, AskHand)
        super().memory(sheet, start, hand, seat)
        at = start + 2 * (self.players - 1) * self.kinds
        for ahead in range(1, self.players):
            for group in members(hand.needs[(seat + ahead) % self.players]):
                sheet[at + group] = 1
            at += self.sets


class TrickFeatures(Features):
    """The same idea for games of nothing but tricks, from the sets of the hand and much faster.

    Parts with one number a kind of card: the hand; the trick, by how many seats ago each card was played; what every seat has taken,
    oneself first; the cards that each other seat is known to hold and cannot hold; the card turned up. Then trumps, and everyone's tricks.
    """

    def __init__(self, rules: Rules, layout: Layout) -> None:
        players, kinds = rules.players, len(rules.pack.kinds)
        self.suits: Final[i64] = len(rules.pack.suits)
        super().__init__(rules, layout, (1 + (players - 1) + players + 2 * (players - 1) + 1) * kinds + self.suits + players)

    def write(self, sheet: vec[i16], start: i64, hand: Hand, seat: i64) -> None:
        assert isinstance(hand, TrickHand)
        players, kinds = self.players, self.kinds
        self.mark(sheet, start, hand.hands[seat])
        size, played = hand.size, hand.played
        first: i64 = len(played) - size
        for k in range(size):
            sheet[start + (size - k) * kinds + played[first + k]] = 1
        at = start + players * kinds
        takers, in_trick = hand.takers, hand.in_trick
        for trick in range(len(takers)):
            pile = at + (takers[trick] - seat if takers[trick] >= seat else takers[trick] - seat + players) * kinds
            for k in range(trick * in_trick, (trick + 1) * in_trick):
                sheet[pile + played[k]] = 1
        if hand.extra_to == seat or (hand.extra_to >= 0 and (hand.extra_open or hand.over)):
            pile = at + (hand.extra_to - seat) % players * kinds
            for card in hand.extra:
                sheet[pile + card] = 1
        at += players * kinds
        self.memory(sheet, at, hand, seat)
        at += 2 * (players - 1) * kinds
        if hand.turned >= 0:
            sheet[at + hand.turned] = 1
        at += kinds
        if hand.trump >= 0:
            sheet[at + hand.trump] = 1
        at += self.suits
        for ahead in range(players):
            sheet[at + ahead] = i16(hand.tricks[(seat + ahead) % players])


def features_for(rules: Rules, actions: Actions) -> Features:
    """What a network sees in a game."""
    layout = layout_for(rules, actions)
    playing = playing_of(rules)
    if playing is not None and isinstance(rules.start(Rng(0)), TrickHand):
        return TrickFeatures(rules, layout)
    size = layout.length + 2 * (rules.players - 1) * len(rules.pack.kinds)
    return AskFeatures(rules, layout, size) if isinstance(rules, AskRules) else Features(rules, layout, size)


def features_of(env: VectorEnv, features: Features) -> vec[i16]:
    """What the acting seats of many tables see, one table after another."""
    size = features.size
    sheet = vec[i16](capacity=env.tables * size)
    for table in range(env.tables):
        sheet = extend(sheet, features.blank)
        features.write(sheet, table * size, env.hands[table], i64(env.seats[table]))
    return sheet
