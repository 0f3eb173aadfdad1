"""Many tables of one game, stepped in one call, with buffers in and out, for learners.

Every table plays hand after hand: when one ends, the next is dealt at once and the deal passes to the left. Actions are numbered as in
actions.py. An env always uses the same buffers for its results, so the next step overwrites them.
"""

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import append, extend, vec
from mypy_extensions import i16, i32, i64, u8

from parlor.core.bits import bit, count, lowest, pick, zeros
from parlor.core.game import Rules
from parlor.core.hand import Hand
from parlor.core.moves import PLAY, OneCard
from parlor.core.rng import Rng
from parlor.core.state import PLAIN_GUESSING
from parlor.families.tricks import TrickHand, TrickRules, Tricks
from parlor.learn.actions import Actions
from parlor.learn.observation import Layout
from parlor.learn.utility import winners_of

# How many numbers say how a hand began.
START: Final = 6


class VectorEnv:
    """Many tables of any game."""

    def __init__(self, rules: Rules, actions: Actions, layout: Layout, tables: i64) -> None:
        self.rules: Final = rules
        self.actions: Final = actions
        self.layout: Final = layout
        self.tables: Final = tables
        self.better: Final = rules.ending.better()
        self.rngs: Final[list[Rng]] = []
        self.hands: Final[list[Hand]] = []
        # How the current hand of each table began, and in which step, so that it can be dealt again.
        self.starts: vec[i64] = zeros(tables * START)
        self.steps: i64 = 0
        # For each table: the acting seat, what the last step brought each seat, and whether it ended a hand.
        self.seats: vec[i32] = none(tables)
        self.rewards: vec[i32] = none(tables * rules.players)
        self.done: vec[u8] = blank(tables)
        self.ended: vec[i64] = vec[i64]()
        # Whether it is wanted who won the hands that have ended, and who did.
        self.judging = False
        self.winners: list[list[int]] = []

    def reset(self, seeds: bytes) -> None:
        """Deals at every table, each from its own 64-bit seed."""
        self.rngs.clear()
        self.hands.clear()
        self.clear()
        self.steps = 0
        for table in range(self.tables):
            rng = Rng(int.from_bytes(seeds[table * 8 : table * 8 + 8], "little"))
            self.rngs.append(rng)
            self.hands.append(self.fresh(table, rng.below(self.rules.players)))
            self.look(table)

    def fresh(self, table: i64, dealer: i64) -> Hand:
        """A new hand in which someone has a move to make."""
        rng = self.rngs[table]
        note_start(self.starts, table, rng, dealer, self.steps)
        hand = self.rules.start(rng, dealer)
        while hand.over:
            note_start(self.starts, table, rng, dealer, self.steps)
            hand = self.rules.start(rng, dealer)
        return hand

    def restore(self, table: i64, start: list[int], actions: list[int]) -> None:
        """Deals a hand of another env's table again, as it began there, and takes the actions since."""
        self.hands[table] = self.fresh(table, set_start(self.rngs[table], start))
        self.starts[table * START + START - 1] = start[START - 1]
        self.look(table)
        for action in actions:
            self.one(table, action)

    def one(self, table: i64, action: i64) -> None:
        """Takes an action at one table that is known to be legal."""
        raise NotImplementedError

    def look(self, table: i64) -> None:
        """Records whose turn it is at a table and what is legal."""
        raise NotImplementedError

    def step(self, actions: bytes) -> None:
        """Takes one action at every table, as 32-bit numbers; if any is illegal, nothing is done."""
        raise NotImplementedError

    def choices(self, seed: int) -> vec[i32]:
        """A random legal action for every table."""
        raise NotImplementedError

    def clear(self) -> None:
        """Clears the results of the last step."""
        players = self.rules.players
        for table in self.ended:
            self.done[table] = 0
            for seat in range(players):
                self.rewards[table * players + seat] = 0
        self.ended = vec[i64](capacity=len(self.ended))
        if self.judging:
            self.winners = []

    def finish(self, table: i64, hand: Hand) -> None:
        """Scores a hand that has ended and deals the next."""
        players = self.rules.players
        points = hand.points()
        for seat in range(players):
            self.rewards[table * players + seat] = i32(self.better * points[seat])
        self.done[table] = 1
        self.ended = append(self.ended, table)
        if self.judging:
            self.winners.append(winners_of(self.rules, hand))
        self.hands[table] = self.fresh(table, self.rules.next_dealer(hand.match))

    def observe(self) -> vec[i16]:
        """The observations of the acting seats, one table after another."""
        layout = self.layout
        written = vec[i16](capacity=self.tables * layout.length)
        base: i64 = 0
        for table in range(self.tables):
            hand = self.hands[table]
            written = extend(written, layout.blank)
            layout.fill(written, base, hand, hand.match, hand.waiting(), i64(self.seats[table]))
            base += layout.length
        return written


class OpenVectorEnv(VectorEnv):
    """Tables of a game with many kinds of moves: one byte per action and table says whether it is legal."""

    def __init__(self, rules: Rules, actions: Actions, layout: Layout, tables: i64) -> None:
        super().__init__(rules, actions, layout, tables)
        self.width: Final[i64] = len(actions.moves)
        self.masks: vec[u8] = blank(tables * self.width)
        self.legal: Final[list[vec[i64]]] = []

    def reset(self, seeds: bytes) -> None:
        for table in range(len(self.legal)):
            self.mark(table, 0)
        self.legal.clear()
        for _ in range(self.tables):
            self.legal.append(vec[i64]())
        super().reset(seeds)

    def mark(self, table: i64, value: u8) -> None:
        """Writes a value at all legal actions of a table."""
        start = table * self.width
        masks = self.masks
        for number in self.actions.numbered(self.legal[table]):
            masks[start + number] = value

    def look(self, table: i64) -> None:
        hand = self.hands[table]
        waiting = hand.waiting()
        seat = lowest(waiting)
        if waiting & (waiting - 1) != 0:
            seat = pick(waiting, self.rngs[table].below(count(waiting)))
        self.seats[table] = i32(seat)
        self.find_legal(table, seat)

    def find_legal(self, table: i64, seat: i64) -> None:
        """Records what a seat may do."""
        self.mark(table, 0)
        self.legal[table] = self.hands[table].moves_of(seat)
        self.mark(table, 1)

    def step(self, actions: bytes) -> None:
        width = self.width
        for table in range(self.tables):
            action = i64(read_i32_le(actions, table * 4))
            if action < 0 or action >= width or self.masks[table * width + action] == 0:
                raise ValueError(refused(table, action))
        self.clear()
        self.steps += 1
        for table in range(self.tables):
            self.one(table, i64(read_i32_le(actions, table * 4)))

    def one(self, table: i64, action: i64) -> None:
        hand = self.hands[table]
        hand.make(i64(self.seats[table]), self.actions.move(action, self.legal[table]))
        if hand.over:
            self.finish(table, hand)
        self.look(table)

    def choices(self, seed: int) -> vec[i32]:
        chosen = vec[i32](capacity=self.tables)
        rng = Rng(seed)
        for legal in self.legal:
            chosen = append(chosen, i32(self.actions.nth(legal, rng.below(len(legal)))))
        return chosen


class TrickVectorEnv(VectorEnv):
    """Tables of a game in which every move is `play C`, with a card of the hand. Sets of cards are 64-bit words, with one bit per kind.

    For each table: the legal cards, the hand of the acting seat, the trick, what each seat has won in tricks, what each seat has in the
    trick, the trumps, and the cards that lie open elsewhere.
    """

    def __init__(self, rules: Rules, playing: Tricks, actions: Actions, layout: Layout, tables: i64) -> None:
        super().__init__(rules, actions, layout, tables)
        self.playing: Final = playing
        self.players: Final = rules.players
        self.width: Final = 5 + 2 * rules.players
        self.sets: vec[i64] = zeros(tables * self.width)
        # The card of each action, and the action of each card.
        self.cards: Final = actions.moves
        numbers = none(rules.pack.size)
        for k in range(len(actions.moves)):
            numbers[actions.moves[k]] = i32(k)
        self.numbers: Final = numbers
        # The same hands, with their exact type.
        self.trick_hands: Final[list[TrickHand]] = []

    def reset(self, seeds: bytes) -> None:
        for k in range(len(self.sets)):
            self.sets[k] = 0
        self.trick_hands.clear()
        super().reset(seeds)

    def look(self, table: i64) -> None:
        hand = self.hands[table]
        assert isinstance(hand, TrickHand)
        if table == len(self.trick_hands):
            self.trick_hands.append(hand)
        self.trick_hands[table] = hand
        at = table * self.width
        self.sets[at] = self.playing.may_play(hand)
        self.sets[at + 1] = hand.hands[hand.at]
        self.seats[table] = i32(hand.turn)
        trumps: i64 = 0
        if hand.trump >= 0:
            trumps = hand.pack.suited[hand.trump]
        self.sets[at + 3 + 2 * self.players] = trumps
        self.sets[at + 4 + 2 * self.players] = lying_open(hand)

    def step(self, actions: bytes) -> None:
        width = self.width
        sets = self.sets
        cards = self.cards
        last: i64 = len(cards) - 1
        for table in range(self.tables):
            action = i64(read_i32_le(actions, table * 4))
            if action < 0 or action > last or sets[table * width] >> cards[action] & 1 == 0:
                raise ValueError(refused(table, action))
        self.clear()
        self.steps += 1
        for table in range(self.tables):
            self.one(table, i64(read_i32_le(actions, table * 4)))

    def one(self, table: i64, action: i64) -> None:
        players, sets, seats = self.players, self.sets, self.seats
        hand, playing = self.trick_hands[table], self.playing
        card = self.cards[action]
        at = table * self.width
        played = bit(card)
        sets[at + 3 + players + i64(seats[table])] = played
        playing.make(hand, card)
        trick = sets[at + 2] | played
        if hand.size > 0:
            sets[at + 2] = trick
        else:
            sets[at + 2] = 0
            sets[at + 3 + hand.winner] |= trick
            for seat in range(players):
                sets[at + 3 + players + seat] = 0
            sets[at + 4 + 2 * players] = lying_open(hand)
            if hand.over:
                for seat in range(players):
                    sets[at + 3 + seat] = 0
                self.finish(table, hand)
                self.look(table)
                return
        sets[at] = playing.may_play(hand)
        sets[at + 1] = hand.hands[hand.at]
        seats[table] = i32(hand.turn)

    def choices(self, seed: int) -> vec[i32]:
        chosen = vec[i32](capacity=self.tables)
        rng = Rng(seed)
        for table in range(self.tables):
            legal = self.sets[table * self.width]
            chosen = append(chosen, self.numbers[pick(legal, rng.below(count(legal)))])
        return chosen


def lying_open(hand: TrickHand) -> i64:
    """The cards that everyone sees besides the tricks: the card turned up in the deal, wherever it is now, and the top of an open stock."""
    seen: i64 = 0
    if hand.shown >= 0:
        seen = bit(hand.shown)
    if hand.turned >= 0:
        seen |= bit(hand.turned)
    if hand.rules.open_stock and len(hand.stock) > 0:
        seen |= bit(hand.stock[len(hand.stock) - 1])
    return seen


def refused(table: i64, action: i64) -> str:
    """Why a step is refused."""
    return f"the action {action} is not legal at table {table}: no action was made at any table"


def playing_of(rules: Rules) -> Tricks | None:
    """The play of a game in which every move is a card of the hand, played to tricks that are won; None for other games."""
    form = rules.notation.forms[0]
    if len(rules.notation.forms) > 1 or form.verb != PLAY or not isinstance(form, OneCard) or rules.pack.copies > 1:
        return None
    if not isinstance(rules, TrickRules) or len(rules.phases) > 1 or type(rules.start(Rng(0))) is not TrickHand:
        return None
    # A game with its own way of guessing has more on the table than hands, stock and tricks.
    if rules.guessing is not PLAIN_GUESSING:
        return None
    playing = rules.phases[0]
    return playing if isinstance(playing, Tricks) else None


def open_vector_env(rules: Rules, actions: Actions, layout: Layout, tables: int) -> VectorEnv:
    """The right kind of environment for a game."""
    playing = playing_of(rules)
    return OpenVectorEnv(rules, actions, layout, tables) if playing is None else TrickVectorEnv(rules, playing, actions, layout, tables)


def note_start(starts: vec[i64], table: i64, rng: Rng, dealer: i64, step: i64) -> None:
    """Notes how a hand begins: the state of the generator, the dealer, and the step."""
    at = table * START
    starts[at] = rng.a
    starts[at + 1] = rng.b
    starts[at + 2] = rng.c
    starts[at + 3] = rng.n
    starts[at + 4] = dealer
    starts[at + 5] = step


def set_start(rng: Rng, start: list[int]) -> i64:
    """Brings a generator to where a hand began; returns the dealer."""
    rng.a = start[0]
    rng.b = start[1]
    rng.c = start[2]
    rng.n = start[3]
    return start[4]


def none(n: i64) -> vec[i32]:
    """A list of n 32-bit zeros."""
    numbers = vec[i32](capacity=n)
    for _ in range(n):
        numbers = append(numbers, 0)
    return numbers


def blank(n: i64) -> vec[u8]:
    """A list of n zero bytes."""
    numbers = vec[u8](capacity=n)
    for _ in range(n):
        numbers = append(numbers, 0)
    return numbers
