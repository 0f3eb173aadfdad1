"""Melds: the table of all melds of a game, how they are found in a hand, and how moves with them are written."""

from itertools import combinations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, count, filled, lowest, members
from parlor.core.messages import Refusal
from parlor.core.moves import ADD, MELD, ROW, UNKNOWN, Form, Move
from parlor.core.pack import Pack

# The payload of a meld: its row of the table, and the set of the places in it that wild cards take.
PLACES: Final = 0x2000
# Above all rows: cards that make no meld, plus the number of the fault.
FAULT: Final = 0x100_0000_0000
# Stands for the name of a wild card that was not named.
UNNAMED: Final = 127
NAMES: Final = 128


@mypyc_attr(allow_interpreted_subclasses=True)
class Sizes:
    """How many cards a kind of meld may hold when it is laid."""

    def __init__(self, least: i64, most: i64) -> None:
        self.least: Final = least
        self.most: Final = most


@mypyc_attr(allow_interpreted_subclasses=True)
class Faults:
    """Why cards make no meld: one refusal for all of them, unless a book is more exact."""

    def __init__(self, refusals: list[Refusal]) -> None:
        self.refusals: Final = refusals

    def find(self, melds: "Melds", names: list[int]) -> int:
        """The number of the refusal for some cards. A wild card is given as the card that it stands for, or as UNNAMED."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Melds:
    """The melds of a pack, one row each: runs by suit, lowest card and length, then sets by number.

    Cards are known by their first copies; a row that holds a card twice has it in `twice` as well.
    """

    def __init__(
        self, pack: Pack, cards: i64, runs: Sizes, sets: Sizes, faults: Faults, wild: i64 = -1, twins: bool = False, grows_to: i64 = 52
    ) -> None:
        self.pack: Final = pack
        self.cards: Final = cards
        self.runs: Final = runs
        self.sets: Final = sets
        self.faults: Final = faults
        self.wild: Final = wild
        self.wild_bit: Final[i64] = bit(wild) if wild >= 0 else 0
        # Whether a set may hold both copies of a card. Its cards then lie in the order in which they were laid.
        self.twins: Final = twins
        # How many cards a meld may hold when cards are added to it.
        self.grows_to: Final = grows_to
        # From a card to the next number of its suit, and to its number in the next suit.
        self.step: Final = pack.copies
        self.width: Final[i64] = lowest(pack.suited[1])
        self.numbers: Final[i64] = pack.suited[0] & cards
        self.once: vec[i64] = vec[i64]()
        self.twice: vec[i64] = vec[i64]()
        self.size: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()
        self.order: vec[i64] = vec[i64]()
        self.row_of: Final[dict[str, int]] = {}
        # For each card: the first row of the runs from it on, their greatest length, and where the sets of its number start and end.
        self.base: vec[i64] = filled(64, 0)
        self.reach: vec[i64] = filled(64, 0)
        self.sets_from: vec[i64] = filled(64, 0)
        self.sets_to: vec[i64] = filled(64, 0)
        starts: i64 = 0
        for card in members(cards):
            self.base[card] = len(self.size)
            self.reach[card] = self.longest(card)
            for length in range(runs.least, self.reach[card] + 1):
                starts |= bit(card)
                self._row([card + k * self.step for k in range(length)])
        self.starts: Final = starts
        for card in members(self.numbers):
            self.sets_from[card] = len(self.size)
            for choice in self.sets_of(card):
                self._row(choice)
            self.sets_to[card] = len(self.size)

    def longest(self, card: i64) -> i64:
        """How many cards a run that begins with a card may hold."""
        length: i64 = 0
        suit = self.pack.suited[self.pack.suit[card]] & self.cards
        while length < self.runs.most and suit >> (card + length * self.step) & 1 == 1:
            length += 1
        return length

    def sets_of(self, card: i64) -> list[list[int]]:
        """The sets of a card's number, ordered by size and suits; by suits alone where a set may hold both copies of a card."""
        column = [int(one) for one in members(self.column(card)) for _ in range(2 if self.twins else 1)]
        sizes = range(self.sets.least, min(self.sets.most, len(column)) + 1)
        choices = [choice for size in sizes for choice in combinations(column, size)]
        return [list(choice) for choice in (sorted(set(choices)) if self.twins else choices)]

    def _row(self, names: list[int]) -> None:
        self.row_of[key(names)] = len(self.size)
        once: i64 = 0
        twice: i64 = 0
        self.start = append(self.start, len(self.order))
        for name in names:
            twice |= once & bit(name)
            once |= bit(name)
            self.order = append(self.order, name)
        self.once = append(self.once, once)
        self.twice = append(self.twice, twice)
        self.size = append(self.size, len(names))

    def column(self, card: i64) -> i64:
        """The cards of the same number in all suits."""
        low = card % self.width
        mask: i64 = 0
        for suit in range(len(self.pack.suits)):
            mask |= bit(low + suit * self.width)
        return mask & self.cards

    # Melds on the table

    def is_run(self, names: i64) -> bool:
        """Whether a meld is a run: all of one suit."""
        return names & ~self.pack.suited[self.pack.suit[lowest(names)]] == 0

    def takes(self, names: i64, size: i64) -> i64:
        """The cards that may be added to a meld of these names."""
        if size >= self.grows_to:
            return 0
        if self.is_run(names):
            suit = self.pack.suited[self.pack.suit[lowest(names)]]
            return (names >> self.step | names * bit(self.step)) & suit & self.cards & ~names
        return self.column(lowest(names)) if self.twins else self.column(lowest(names)) & ~names

    def in_order_laid(self, names: i64) -> bool:
        """Whether added cards come last in a meld; otherwise all cards lie in pack order."""
        return self.twins and not self.is_run(names)

    # Melds in a hand

    def wilds(self, hand: i64, seconds: i64) -> i64:
        """How many wild cards a hand holds."""
        if hand & self.wild_bit == 0:
            return 0
        return 2 if seconds & self.wild_bit != 0 else 1

    def run_starts(self, hand: i64) -> i64:
        """The cards of a hand that begin a run of the least length in it."""
        runs = hand & self.starts
        shift = self.step * (self.runs.least - 1)
        while shift > 0:
            runs &= hand >> shift
            shift -= self.step
        return runs

    def set_numbers(self, hand: i64, seconds: i64) -> i64:
        """The numbers, as cards of the first suit, of which a hand holds enough for a set."""
        if self.sets.most == 0:
            return 0
        ones: i64 = 0
        twos: i64 = 0
        fours: i64 = 0
        rest = hand
        twins = seconds
        while rest != 0:
            suit = rest & self.numbers
            carry = ones & suit
            ones ^= suit
            fours |= twos & carry
            twos ^= carry
            rest = rest >> self.width
            if rest == 0:
                rest = twins
                twins = 0
        return fours | twos & ones if self.sets.least == 3 else fours | twos

    def any_in(self, hand: i64, seconds: i64) -> bool:
        """Whether a hand may allow a meld. If the answer is no, it certainly allows none."""
        return hand & self.wild_bit != 0 or self.run_starts(hand) != 0 or self.set_numbers(hand, seconds) != 0

    def found(self, hand: i64, seconds: i64, most: i64) -> vec[i64]:
        """The payloads, in ascending order, of all melds of at most so many cards that a hand allows."""
        found = vec[i64](capacity=16)
        wilds = self.wilds(hand, seconds)
        if wilds > 0:
            for row in range(len(self.size)):
                missing = self.once[row] & ~hand
                over = missing & (missing - 1)
                fits = over == 0 or (wilds == 2 and over & (over - 1) == 0)
                if fits and self.size[row] <= most:
                    found = self._fill(row, missing, wilds, found)
            return found
        starts = self.run_starts(hand)
        while starts != 0:
            low = lowest(starts)
            starts &= starts - 1
            length: i64 = self.runs.least
            last = low + (length - 1) * self.step
            longest = self.reach[low] if self.reach[low] < most else most
            while length <= longest and hand >> last & 1 == 1:
                found = append(found, (self.base[low] + length - self.runs.least) * PLACES)
                length += 1
                last += self.step
        numbers = self.set_numbers(hand, seconds)
        while numbers != 0:
            number = lowest(numbers)
            numbers &= numbers - 1
            for row in range(self.sets_from[number], self.sets_to[number]):
                if self.once[row] & ~hand == 0 and self.twice[row] & ~seconds == 0 and self.size[row] <= most:
                    found = append(found, row * PLACES)
        return found

    def _fill(self, row: i64, missing: i64, wilds: i64, found: vec[i64]) -> vec[i64]:
        """Adds, in ascending order, all ways to lay a row with up to `wilds` wild cards, which stand for all missing cards at least."""
        start = self.start[row]
        size = self.size[row]
        lacking: i64 = 0
        gaps: i64 = 0
        for place in range(size):
            if missing >> self.order[start + place] & 1 == 1:
                lacking |= bit(place)
                gaps += 1
        payload = row * PLACES
        found = append(found, payload + lacking)
        if gaps == wilds:
            return found
        for place in range(size):
            here = bit(place)
            if lacking & here == 0:
                found = append(found, payload + (lacking | here))
                if gaps == 0 and wilds == 2:
                    for other in range(place):
                        found = append(found, payload + (here | bit(other)))
        return found

    def lacking(self, payload: i64, hand: i64, seconds: i64) -> i64:
        """The cards that a hand lacks for a meld. If it has too few wild cards, the wild card is one of them."""
        row = payload // PLACES
        places = payload % PLACES
        once = self.once[row]
        start = self.start[row]
        missing: i64 = 0
        if places != 0:
            if count(places) > self.wilds(hand, seconds):
                missing = self.wild_bit
            while places != 0:
                once &= ~bit(self.order[start + lowest(places)])
                places &= places - 1
        return missing | once & ~hand | self.twice[row] & ~seconds

    # Text

    def name(self, card: i64, name: i64) -> str:
        """A card as a move names it."""
        return self.pack.codes[card] if card == name else f"{self.pack.codes[card]}={self.pack.codes[name]}"

    def codes(self, payload: i64) -> list[str]:
        """The cards of a meld as a move names them."""
        row = payload // PLACES
        names = self.order[self.start[row] : self.start[row] + self.size[row]]
        return [self.name(self.wild if payload >> k & 1 == 1 else names[k], names[k]) for k in range(len(names))]

    def read_name(self, word: str) -> int:
        """The card that a word names, as a number of NAMES times the card plus its name; UNKNOWN if it is none."""
        first, equals, second = word.partition("=")
        card = self.pack.index.get(first, -1)
        if card < 0 or (equals and (card != self.wild or self.pack.index.get(second, self.wild) == self.wild)):
            return UNKNOWN
        if card == self.wild and not equals:
            return card * NAMES + UNNAMED
        return card * NAMES + (self.pack.index[second] if equals else card)


def key(names: list[int]) -> str:
    """The cards of a meld whatever their order."""
    return " ".join([str(name) for name in sorted(names)])


@mypyc_attr(allow_interpreted_subclasses=True)
class MeldForm(Form):
    """`meld H5 RU=H6 H7`: the cards in any order make the same move; it is written as they lie."""

    def __init__(self, melds: Melds) -> None:
        super().__init__(MELD, "meld", "meld C C …")
        self.melds: Final = melds

    def text(self, payload: i64) -> str:
        return " ".join(["meld", *self.melds.codes(payload)])

    def read(self, words: list[str]) -> i64:
        melds = self.melds
        read = [melds.read_name(word) for word in words[1:]]
        if not read or UNKNOWN in read:
            return UNKNOWN
        names = [one % NAMES for one in read]
        row = melds.row_of.get(key(names), -1)
        if row < 0:
            return FAULT + melds.faults.find(melds, names)
        payload = row * PLACES
        start = melds.start[row]
        for place in range(melds.size[row]):
            if melds.wild >= 0 and melds.wild * NAMES + melds.order[start + place] in read:
                payload += bit(place)
        return payload

    def every(self) -> list[int]:
        wilds = 2 if self.melds.wild >= 0 else 0
        return [
            row * PLACES + sum([int(bit(k)) for k in places])
            for row in range(len(self.melds.size))
            for n in range(wilds + 1)
            for places in combinations(range(self.melds.size[row]), n)
        ]

    def parts(self, payload: i64) -> Move:
        codes = self.melds.codes(payload)
        return Move(self.text(payload), "meld", codes, None, None, f"Meld {', '.join(codes)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class AddForm(Form):
    """`add H8 to 1`, `add RU=H8 to 1`: a card, or a wild one and its name, and the number of a meld."""

    def __init__(self, melds: Melds, numbers: int) -> None:
        super().__init__(ADD, "add", "add C to M")
        self.melds: Final = melds
        self.numbers: Final = numbers

    def text(self, payload: i64) -> str:
        named = payload // ROW
        return f"add {self.melds.name(named // NAMES, named % NAMES)} to {payload % ROW}"

    def read(self, words: list[str]) -> i64:
        if len(words) != 4 or words[2] != "to":
            return UNKNOWN
        number = words[3]
        named = self.melds.read_name(words[1])
        if named == UNKNOWN or not number.isascii() or not number.isdecimal() or len(number) > 3 or str(int(number)) != number:
            return UNKNOWN
        return named * ROW + int(number)

    def every(self) -> list[int]:
        cards = [int(card) for card in members(self.melds.cards)]
        named = [card * NAMES + card for card in cards]
        if self.melds.wild >= 0:
            named += [self.melds.wild * NAMES + card for card in cards]
        return [one * ROW + number for one in named for number in range(1, self.numbers + 1)]

    def parts(self, payload: i64) -> Move:
        named = payload // ROW
        number = payload % ROW
        code = self.melds.name(named // NAMES, named % NAMES)
        return Move(self.text(payload), "add", [code], None, str(number), f"Add {code} to meld {number}")
