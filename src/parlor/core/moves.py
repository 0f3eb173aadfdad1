"""Moves: ints inside, text at the edge, converted both ways.

A move is a verb in the top bits and a payload of 56 bits below it. So ascending ints give the fixed order in which `legal` lists moves: by
verb, then in pack order, then by place. `play C` is simply the number of its card.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import count, lowest, pick
from parlor.core.events import Kind, Told
from parlor.core.messages import Message, Params, Refusal
from parlor.core.pack import Pack
from parlor.core.rng import Rng

PAYLOAD: Final[i64] = 0x00FF_FFFF_FFFF_FFFF
ROW: Final[i64] = 0x1000

PLAY: Final[i64] = 0x0000_0000_0000_0000
PASS: Final[i64] = 0x0100_0000_0000_0000
BID: Final[i64] = 0x0200_0000_0000_0000
BONUS: Final[i64] = 0x0300_0000_0000_0000
DOUBLE: Final[i64] = 0x0400_0000_0000_0000
NAME: Final[i64] = 0x0500_0000_0000_0000
DRAW: Final[i64] = 0x0600_0000_0000_0000
MELD: Final[i64] = 0x0700_0000_0000_0000
ADD: Final[i64] = 0x0800_0000_0000_0000
DISCARD: Final[i64] = 0x0900_0000_0000_0000
MOVE: Final[i64] = 0x0A00_0000_0000_0000
ASK: Final[i64] = 0x0B00_0000_0000_0000
GIVE: Final[i64] = 0x0C00_0000_0000_0000
FOLD: Final[i64] = 0x0D00_0000_0000_0000
KNOCK: Final[i64] = 0x0E00_0000_0000_0000
# Verbs of a single game begin here; a game numbers its own.
OWN: Final[i64] = 0x2000_0000_0000_0000
NEXT: Final[i64] = 0x0100_0000_0000_0000

UNKNOWN: Final[i64] = -1

# The kind of event for a move with a common verb; a verb of a single game is a call unless its form says otherwise.
KINDS: Final[dict[int, Kind]] = {
    PLAY: "played",
    PASS: "passed",
    BID: "bid",
    BONUS: "called",
    DOUBLE: "called",
    NAME: "named",
    DRAW: "drew",
    MELD: "laid",
    ADD: "added",
    DISCARD: "discarded",
    MOVE: "moved",
    ASK: "asked",
    GIVE: "gave",
    FOLD: "folded",
    KNOCK: "laid",
}


def verb_of(move: i64) -> i64:
    """The verb, as one of the constants above."""
    return move & ~PAYLOAD


def payload_of(move: i64) -> i64:
    """What the verb applies to."""
    return move & PAYLOAD


def with_each(verb: i64, cards: i64, first: i64 = UNKNOWN) -> vec[i64]:
    """The moves of a verb with each of some cards, after another move if there is one."""
    moves = vec[i64](capacity=16)
    if first != UNKNOWN:
        moves = append(moves, first)
    left = cards
    while left != 0:
        moves = append(moves, verb | lowest(left))
        left &= left - 1
    return moves


def insert(moves: vec[i64], move: i64) -> vec[i64]:
    """Puts a move into its place in an ascending list."""
    at: i64 = len(moves)
    moves = append(moves, move)
    while at > 0 and moves[at - 1] > move:
        moves[at] = moves[at - 1]
        at -= 1
    moves[at] = move
    return moves


def any_with(verb: i64, cards: i64, rng: Rng, first: i64 = UNKNOWN) -> i64:
    """One of the moves of `with_each`, at random."""
    if first == UNKNOWN:
        return verb | rng.member(cards)
    k = rng.below(count(cards) + 1)
    return first if k == 0 else verb | pick(cards, k - 1)


class Move:
    """A move split into parts, so that a front end can map clicks and drags to it without parsing text.

    `text` is the whole move, as `Table.play` takes it. `verb` and `cards` say what is done with which cards, `source` and `target` are the
    zones they leave and reach, and `label` is what a button would say. `worth` is what the move brings at once, `means` what it binds to.
    """

    def __init__(self, text: str, verb: str, cards: list[str], source: str | None, target: str | None, label: str) -> None:
        self.text: Final = text
        self.verb: Final = verb
        self.cards: Final = cards
        self.source: Final = source
        self.target: Final = target
        self.label: Final = label
        # What it brings at once, and what it means if it binds; filled in by a table.
        self.worth: Message | None = None
        self.means: Message | None = None

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """One form of move, such as `play C`: writes payloads as text and reads them back."""

    def __init__(self, verb: i64, word: str, shape: str, kind: Kind | None = None, heard: str = "") -> None:
        self.verb: Final = verb
        self.word: Final = word
        self.shape: Final = shape
        # Whether it has too many moves to number them. Then a learner's action is an index into the list of legal moves.
        self.listed = False
        # The kind of event that such a move is.
        self.kind: Final[Kind] = KINDS.get(verb, "called") if kind is None else kind
        # The key of what everybody hears in place of the move, where the move itself is a secret.
        self.heard: Final = heard

    def text(self, payload: i64) -> str:
        """The move in the notation."""
        raise NotImplementedError

    def read(self, words: list[str]) -> i64:
        """The payload of a text split into words, or UNKNOWN."""
        raise NotImplementedError

    def every(self) -> list[int]:
        """The payloads of all lines that this form can write."""
        raise NotImplementedError

    def parts(self, payload: i64) -> Move:
        """The move, split into parts."""
        text = self.text(payload)
        return Move(text, self.word, [], None, None, text.capitalize())


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Form):
    """A move of one word: `pass`."""

    def __init__(self, verb: i64, word: str, kind: Kind | None = None) -> None:
        super().__init__(verb, word, word, kind)

    def text(self, payload: i64) -> str:
        return self.word

    def read(self, words: list[str]) -> i64:
        return 0 if len(words) == 1 else UNKNOWN

    def every(self) -> list[int]:
        return [0]


@mypyc_attr(allow_interpreted_subclasses=True)
class OneCard(Form):
    """A verb and a card: `play H4`."""

    def __init__(self, verb: i64, word: str, pack: Pack, kind: Kind | None = None, heard: str = "") -> None:
        super().__init__(verb, word, f"{word} C", kind, heard)
        self.pack: Final = pack

    def text(self, payload: i64) -> str:
        return f"{self.word} {self.pack.codes[payload]}"

    def read(self, words: list[str]) -> i64:
        return self.pack.index.get(words[1], UNKNOWN) if len(words) == 2 else UNKNOWN

    def every(self) -> list[int]:
        return list(self.pack.index.values())

    def parts(self, payload: i64) -> Move:
        return Move(
            self.text(payload),
            self.word,
            [self.pack.codes[payload]],
            None,
            None,
            f"{self.word.capitalize()} {self.pack.kind(payload).name}",
        )


def one_of(words: list[str]) -> str:
    """A choice between some words, as shown in the form of a move."""
    if len(words) == 1:
        return words[0]
    if len(words) > 3:
        return f"({words[0]} … {words[-1]})"
    return f"({', '.join(words[:-1])} or {words[-1]})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Form):
    """A verb and one of a few choices, each of a word or more: `draw stock`, `bid 7`, `name 3 4`."""

    def __init__(self, verb: i64, word: str, words: list[str], kind: Kind | None = None, heard: str = "") -> None:
        super().__init__(verb, word, f"{word} {one_of(words)}", kind, heard)
        self.words: Final = words
        self.place: Final = {words[k]: k for k in range(len(words))}

    def text(self, payload: i64) -> str:
        return f"{self.word} {self.words[payload]}"

    def read(self, words: list[str]) -> i64:
        return self.place.get(" ".join(words[1:]), UNKNOWN)

    def every(self) -> list[int]:
        return list(range(len(self.words)))

    def parts(self, payload: i64) -> Move:
        text = self.text(payload)
        return Move(text, self.word, [], None, self.words[payload], text.capitalize())


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoChoices(Form):
    """A verb and two words, each one of a few: `bid 8 blue`."""

    def __init__(self, verb: i64, word: str, first: list[str], second: list[str]) -> None:
        super().__init__(verb, word, f"{word} {one_of(first)} {one_of(second)}")
        self.firsts: Final = first
        self.seconds: Final = second

    def text(self, payload: i64) -> str:
        return f"{self.word} {self.firsts[payload // ROW]} {self.seconds[payload % ROW]}"

    def read(self, words: list[str]) -> i64:
        if len(words) != 3 or words[1] not in self.firsts or words[2] not in self.seconds:
            return UNKNOWN
        return self.firsts.index(words[1]) * ROW + self.seconds.index(words[2])

    def every(self) -> list[int]:
        return [a * ROW + b for a in range(len(self.firsts)) for b in range(len(self.seconds))]

    def parts(self, payload: i64) -> Move:
        text = self.text(payload)
        return Move(text, self.word, [], None, text.removeprefix(self.word + " "), text.capitalize())


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTo(Form):
    """A card and where it goes: `move NE to stack1`, `add H5 to 2`."""

    def __init__(self, verb: i64, word: str, pack: Pack, places: list[str]) -> None:
        super().__init__(verb, word, f"{word} C to {one_of(places)}")
        self.pack: Final = pack
        self.places: Final = places
        self.place: Final = {places[k]: k for k in range(len(places))}

    def text(self, payload: i64) -> str:
        return f"{self.word} {self.pack.codes[payload // ROW]} to {self.places[payload % ROW]}"

    def read(self, words: list[str]) -> i64:
        if len(words) != 4 or words[2] != "to" or words[1] not in self.pack.index or words[3] not in self.place:
            return UNKNOWN
        return self.pack.index[words[1]] * ROW + self.place[words[3]]

    def every(self) -> list[int]:
        return [card * ROW + place for card in self.pack.index.values() for place in range(len(self.places))]

    def parts(self, payload: i64) -> Move:
        card = payload // ROW
        target = self.places[payload % ROW]
        label = f"{self.word.capitalize()} {self.pack.kind(card).name} to {target}"
        return Move(self.text(payload), self.word, [self.pack.codes[card]], None, target, label)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardFromTo(Form):
    """A card, where it is and where it goes: `move 5H from hand to centre2`."""

    def __init__(self, verb: i64, word: str, pack: Pack, sources: list[str], places: list[str]) -> None:
        super().__init__(verb, word, f"{word} C from {one_of(sources)} to {one_of(places)}")
        self.pack: Final = pack
        self.sources: Final = sources
        self.places: Final = places

    def text(self, payload: i64) -> str:
        source = self.sources[payload // ROW % ROW]
        return f"{self.word} {self.pack.codes[payload // ROW // ROW]} from {source} to {self.places[payload % ROW]}"

    def read(self, words: list[str]) -> i64:
        if len(words) != 6 or words[2] != "from" or words[4] != "to" or words[1] not in self.pack.index:
            return UNKNOWN
        if words[3] not in self.sources or words[5] not in self.places:
            return UNKNOWN
        return (self.pack.index[words[1]] * ROW + self.sources.index(words[3])) * ROW + self.places.index(words[5])

    def every(self) -> list[int]:
        places = range(len(self.places))
        return [
            (card * ROW + source) * ROW + place
            for card in self.pack.index.values()
            for source in range(len(self.sources))
            for place in places
        ]

    def parts(self, payload: i64) -> Move:
        card = payload // ROW // ROW
        source = self.sources[payload // ROW % ROW]
        target = self.places[payload % ROW]
        label = f"{self.word.capitalize()} {self.pack.kind(card).name} from {source} to {target}"
        return Move(self.text(payload), self.word, [self.pack.codes[card]], source, target, label)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskFor(Form):
    """A question: `ask 2 for K9`. The payload is the card and the seat."""

    def __init__(self, pack: Pack, players: i64) -> None:
        super().__init__(ASK, "ask", "ask S for C")
        self.pack: Final = pack
        self.players: Final = players

    def text(self, payload: i64) -> str:
        return f"ask {payload % ROW} for {self.pack.codes[payload // ROW]}"

    def read(self, words: list[str]) -> i64:
        if len(words) != 4 or words[2] != "for" or words[3] not in self.pack.index:
            return UNKNOWN
        seat = words[1]
        if len(seat) != 1 or not seat.isdecimal() or not seat.isascii() or int(seat) >= self.players:
            return UNKNOWN
        return self.pack.index[words[3]] * ROW + int(seat)

    def every(self) -> list[int]:
        return [card * ROW + seat for card in self.pack.index.values() for seat in range(self.players)]

    def parts(self, payload: i64) -> Move:
        card = payload // ROW
        seat = payload % ROW
        return Move(self.text(payload), "ask", [self.pack.codes[card]], None, str(seat), f"Ask seat {seat} for {self.pack.kind(card).name}")


@mypyc_attr(allow_interpreted_subclasses=True)
class SomeCards(Form):
    """A verb and a set of cards: `meld A6 A6 F6`. The payload is their mask, with the first copies of identical cards."""

    def __init__(self, verb: i64, word: str, pack: Pack) -> None:
        super().__init__(verb, word, f"{word} C C …")
        self.pack: Final = pack
        self.listed = True

    def text(self, payload: i64) -> str:
        return " ".join([self.word, *self.pack.codes_of(payload)])

    def read(self, words: list[str]) -> i64:
        mask: i64 = 0
        if len(words) < 2 or len(words) > self.pack.size + 1:
            return UNKNOWN
        for code in words[1:]:
            if code not in self.pack.index:
                return UNKNOWN
            first: i64 = self.pack.index[code]
            room = self.pack.copies_in(self.pack.all & ~mask, first)
            if room == 0:
                return UNKNOWN
            mask |= room & -room
        return mask

    def every(self) -> list[int]:
        raise NotImplementedError

    def parts(self, payload: i64) -> Move:
        names = []
        m = payload
        while m != 0:
            names.append(self.pack.kind(lowest(m)).name)
            m &= m - 1
        return Move(self.text(payload), self.word, self.pack.codes_of(payload), None, None, f"{self.word.capitalize()} {', '.join(names)}")


def is_canonical(pack: Pack, mask: i64) -> bool:
    """Whether a set contains only first copies of identical cards."""
    return pack.copies == 1 or count(mask & ~pack.firsts & ~((mask & pack.firsts) * 2)) == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """All forms of a game: reads and writes its moves."""

    def __init__(self, forms: list[Form]) -> None:
        self.forms: Final = forms
        self.by_verb: Final = {form.verb: form for form in forms}
        self.by_word: Final = {form.word: form for form in forms}
        self._texts: dict[int, str] = {}
        self._moves: dict[str, int] = {}
        # `play C`, the most common move, is just the number of its card, so its texts are in a list.
        self._plays: list[str] = []
        play = self.by_verb.get(PLAY)
        if isinstance(play, OneCard):
            self._plays = [play.text(card) for card in range(play.pack.size)]

    def text(self, move: i64) -> str:
        """A move in notation."""
        if 0 <= move < len(self._plays):
            return self._plays[move]
        known = self._texts.get(move)
        if known is not None:
            return known
        text = self.by_verb[verb_of(move)].text(payload_of(move))
        if len(self._texts) > 20000:
            self._texts.clear()
            self._moves.clear()
        self._texts[move] = text
        self._moves[text] = move
        return text

    def read(self, text: str) -> i64:
        """The move that a text stands for, or UNKNOWN."""
        known = self._moves.get(text)
        if known is not None:
            return known
        if len(text) > 1000:
            return UNKNOWN
        words = text.split(" ")
        form = self.by_word.get(words[0])
        if form is None:
            return UNKNOWN
        payload = form.read(words)
        if payload == UNKNOWN:
            return UNKNOWN
        move = form.verb | payload
        if move < len(self._plays):
            self._moves[text] = move
        return move

    def parts(self, move: i64) -> Move:
        """A move split into parts."""
        return self.by_verb[verb_of(move)].parts(payload_of(move))

    def told(self, seat: i64, move: i64) -> Told:
        """A move as everybody at the table hears it: as it is written, unless it is a secret."""
        form = self.by_verb[verb_of(move)]
        return Told(form.kind, form.heard, seat) if form.heard else Said(self, seat, move)

    def misread(self, text: str) -> Refusal:
        """Why a text is not a move at all."""
        said = text if len(text) <= 40 else text[:40] + "…"
        form = self.by_word.get(text.split(" ", 1)[0])
        if form is not None:
            return Refusal("misread-form", {"said": repr(said), "form": repr(form.shape)})
        return Refusal("misread", {"said": repr(said), "forms": [known.shape for known in self.forms]})


class Said(Told):
    """A move that everyone at the table hears exactly as it is written."""

    def __init__(self, notation: Notation, seat: i64, move: i64) -> None:
        super().__init__(notation.by_verb[verb_of(move)].kind, "said", seat)
        self.notation: Final = notation
        self.move: Final = move

    def params(self, pack: Pack) -> Params:
        parts = self.notation.parts(self.move)
        words: list[object] = [] if parts.cards else list(parts.text.split(" ")[1:])
        return {"seat": int(self.seat), "move": parts.text, "verb": parts.verb, "cards": list(parts.cards), "words": words}
