"""Actions: the moves of a game, numbered from 0, for learners that choose among numbers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parlor.core.bits import count
from parlor.core.bounds import AT_ONCE, Bounds
from parlor.core.game import Rules
from parlor.core.hand import Hand
from parlor.core.moves import CardFromTo, Form, Notation, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.rummy.hand import RummyHand
from parlor.families.rummy.melds import PLACES, AddForm, MeldForm
from parlor.families.rummy.turn import Play

NO_VERB: Final = -1
NO_MOVE: Final = -1


class Actions:
    """The moves of a notation in ascending order; the number of an action is its index among them.

    The numbers depend only on the rules (game, players, options), so they are the same in every deal, process and build. There are two
    exceptions, where any set of cards can be played: `meld` in Parquet and `discard` in Coronado. There, an action is an index into the
    list of that verb's legal moves: the first, the second and so on.

    With the bounds of the game, moves that are never legal have no number. Networks are numbered without.
    """

    def __init__(self, rules: Rules, bounds: Bounds | None = None) -> None:
        notation = rules.notation
        possible = None if bounds is None else Possible(rules, bounds)
        self.notation: Final[Notation] = notation
        listed: i64 = NO_VERB
        every: set[int] = set()
        for form in notation.forms:
            if form.listed:
                listed = form.verb
                every.update([int(form.verb) + k for k in range(AT_ONCE if bounds is None else bounds.listed)])
            elif isinstance(form, MeldForm):
                most = wild_cards(rules, form)
                every.update(
                    [
                        int(form.verb) | payload
                        for payload in form.every()
                        if count(payload % PLACES) <= most and allowed(possible, form, payload)
                    ]
                )
            else:
                every.update([int(form.verb) | payload for payload in form.every() if allowed(possible, form, payload)])
        self.listed: Final = listed
        moves = vec[i64]()
        blank = vec[u8]()
        for move in sorted(every):
            moves = append(moves, move)
            blank = append(blank, 0)
        self.moves: Final = moves
        self.blank: Final = blank

    def __len__(self) -> int:
        return len(self.moves)

    def number(self, move: i64) -> i64:
        """The number of a move whose verb is not listed."""
        return self.number_from(0, move)

    def number_from(self, start: i64, move: i64) -> i64:
        """The number of a move at or after a given index; found with steps that double, since it is usually close."""
        moves = self.moves
        size: i64 = len(moves)
        low = start
        stride: i64 = 1
        while low + stride < size and moves[low + stride] < move:
            low += stride
            stride += stride
        high = low + stride if low + stride < size else size
        while low < high:
            middle = (low + high) // 2
            if moves[middle] < move:
                low = middle + 1
            else:
                high = middle
        return low

    def nth(self, legal: vec[i64], place: i64) -> i64:
        """The number of one legal move."""
        move = legal[place]
        if verb_of(move) != self.listed:
            return self.number(move)
        first = place
        while first > 0 and verb_of(legal[first - 1]) == self.listed:
            first -= 1
        return self.number(self.listed + place - first)

    def numbered(self, legal: vec[i64]) -> vec[i64]:
        """The numbers of the legal moves, also ascending."""
        numbers = vec[i64](capacity=len(legal))
        last: i64 = 0
        of_listed = self.listed
        for move in legal:
            if verb_of(move) == self.listed:
                last = self.number_from(last, of_listed)
                of_listed += 1
            else:
                last = self.number_from(last, move)
            numbers = append(numbers, last)
        return numbers

    def mask(self, numbers: vec[i64]) -> vec[u8]:
        """One byte per action: 1 if it is among some numbers."""
        mask = self.blank[:]
        for number in numbers:
            mask[number] = 1
        return mask

    def move(self, action: i64, legal: vec[i64]) -> i64:
        """The move of an action, legal or not; NO_MOVE for an index beyond the end of the list."""
        move = self.moves[action]
        if verb_of(move) != self.listed:
            return move
        left = payload_of(move)
        for other in legal:
            if verb_of(other) == self.listed:
                if left == 0:
                    return other
                left -= 1
        return NO_MOVE

    def text(self, action: i64, legal: vec[i64]) -> str:
        """An action in notation."""
        move = self.move(action, legal)
        return f"action {action}" if move == NO_MOVE else self.notation.text(move)

    # For plain modules, because compiled code never frees a vec that they pass in.

    def numbers_of(self, hand: Hand, seat: i64) -> list[int]:
        """The numbers of a seat's legal moves."""
        return [int(number) for number in self.numbered(hand.moves_of(seat))]

    def mask_of(self, hand: Hand, seat: i64) -> vec[u8]:
        """One byte per action: 1 if a seat may take it."""
        return self.mask(self.numbered(hand.moves_of(seat)))

    def move_of(self, action: i64, hand: Hand, seat: i64) -> i64:
        """The move of a seat's action."""
        return self.move(action, hand.moves_of(seat))

    def text_of(self, action: i64, hand: Hand, seat: i64) -> str:
        """A seat's action in notation."""
        return self.text(action, hand.moves_of(seat))


def wild_cards(rules: Rules, form: MeldForm) -> i64:
    """How many wild cards the pack of a table holds."""
    return len([card for card in rules.deck if card == form.melds.wild])


class Possible:
    """Which moves of the notation can ever be legal at a table: those with cards of its deck, unless the bounds of the game say never.

    In rummy games nobody lays more cards in a hand than he was dealt, and one more only to go out. That limits the size of melds. It also
    limits how many there are to add to: whoever adds still has a card beyond those that he must keep, and all others have one at least.
    """

    def __init__(self, rules: Rules, bounds: Bounds) -> None:
        pack = rules.pack
        self.bounds: Final = bounds
        self.codes: Final = {pack.codes[card] for card in rules.deck}
        self.cards: i64 = pack.size
        self.melds: i64 = pack.size
        hand = rules.start(Rng(0))
        if isinstance(hand, RummyHand):
            dealt: i64 = 0
            for seat in range(rules.players):
                dealt = max(dealt, hand.size(seat))
            kept: i64 = 0
            for phase in hand.rules.phases:
                if isinstance(phase, Play):
                    kept = phase.keep
            self.cards = dealt + 1 - kept
            self.melds = (dealt - 1) // LEAST * (rules.players - 1) + (dealt - kept) // LEAST

    def allows(self, form: Form, payload: i64) -> bool:
        """Whether a move can ever be legal."""
        move = form.parts(payload)
        for code in move.cards:
            if code.partition("=")[0] not in self.codes:
                return False
        if isinstance(form, MeldForm) and len(move.cards) > self.cards:
            return False
        if isinstance(form, AddForm) and int(move.target or 0) > self.melds:
            return False
        if isinstance(form, CardFromTo) and move.source == move.target:
            return False
        never = self.bounds.never
        return never is None or not never(move)


# The fewest cards of a meld in a rummy game.
LEAST: Final = 3


def allowed(possible: Possible | None, form: Form, payload: i64) -> bool:
    """Whether a move gets a number."""
    return possible is None or possible.allows(form, payload)
