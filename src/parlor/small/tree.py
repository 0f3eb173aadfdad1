"""The whole tree of a small form: chance deals and draws, seats move, and every seat remembers all that it has seen and done.

Chance is explicit. It deals one of all distinct deals, which are equally likely, and a card of the stock is decided only when somebody
draws it. Where several seats may act at once, chance decides who does.
"""

from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256
from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import members
from parlor.core.game import Rules
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.core.shuffle import FastShuffler
from parlor.core.state import CardHand
from parlor.core.zone import EVERYONE
from parlor.families.rummy.hand import RummyHand
from parlor.learn.int_match import IntMatch
from parlor.small.forms import Form
from parlor.table.watching import Journal
from parlor.words.say import say

CHANCE = -1
OVER = -2


class Node:
    """A node: who moves, what can happen, and where it leads; at the end what each seat has gained on the mean of the others."""

    __slots__ = ("chances", "kids", "labels", "mover", "state", "worth")

    def __init__(self, mover: int) -> None:
        self.mover = mover
        self.labels: list[str] = []
        self.kids: list[Node] = []
        # The number of the mover's information state; the probabilities of chance.
        self.state = -1
        self.chances: list[Fraction] = []
        self.worth: list[Fraction] = []

    def __deepcopy__(self, memo: object) -> "Node":
        """Nodes never change, and OpenSpiel copies the states that stand at them again and again."""
        return self


class State:
    """What a seat knows when it has to move: all that it has seen, heard and done so far, as text, and its moves.

    The deck and the moves are those of the first node found; they serve to set up a table for players.
    """

    def __init__(self, seat: int, text: str, moves: list[str], deck: list[str], made: list[tuple[int, str]]) -> None:
        self.seat, self.text, self.moves = seat, text, moves
        self.deck, self.made = deck, made


class Position:
    """A hand in progress, with what every seat has noticed so far."""

    def __init__(self, play: IntMatch, deck: list[str]) -> None:
        self.play = play
        self.deck = deck
        self.made: list[tuple[int, str]] = []
        self.seen: list[list[str]] = [[] for _ in range(play.rules.players)]
        self.texts = ["" for _ in range(play.rules.players)]
        self.heard = 0
        self.notice()

    def after(self, seat: int, move: int, drawn: list[int]) -> "Position":
        """The position after a move, where the stock gives these cards."""
        play, deck = self.play.clone(), self.deck
        if drawn:
            rest = [card for card in stock_of(play.hand) if card not in drawn]
            put_on_top(play.hand, rest, drawn)
            codes = play.rules.pack.codes
            deck = deck[: len(deck) - len(rest) - len(drawn)] + [codes[card] for card in [*drawn, *reversed(rest)]]
        text = play.hand.notation.text(move)
        play.make(seat, move)
        other = Position.__new__(Position)
        other.play, other.deck, other.made = play, deck, [*self.made, (seat, text)]
        other.seen, other.heard = list(self.seen), self.heard
        other.texts = [f"{told}\n> {text}" if mine == seat else told for mine, told in enumerate(self.texts)]
        other.notice()
        return other

    def notice(self) -> None:
        """Every seat takes note of what it hears, and of what has changed before its eyes."""
        play = self.play
        assert play.heard is not None
        pack = play.rules.pack
        lines = [say(line.key, line.params(pack)) for line in play.heard.lines[self.heard :]]
        self.heard = len(play.heard.lines)
        for seat in range(play.rules.players):
            sees = play.sight(seat).split("\n")
            fresh = [line for line in sees if line not in self.seen[seat]]
            self.seen[seat] = sees
            self.texts[seat] = "\n".join([self.texts[seat], *lines, *fresh]).lstrip("\n")


class Tree:
    """All that can happen in a small form."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.rules = form.rules()
        self.players = form.players
        self.states: list[State] = []
        self.nodes = 0
        # Every move that somebody can make, in the order of the engine.
        self.actions: list[str] = []
        self._moves: dict[str, int] = {}
        self._numbers: dict[tuple[int, str], int] = {}
        self.root = self._dealt()
        self.actions = sorted(self._moves, key=lambda text: self._moves[text])
        # The rules of a form never change, so that this name stays with what was published for it.
        self.digest = digest_of(self)

    def range(self) -> Fraction:
        """The difference between the best and the worst that can happen to a seat."""
        worths = [worth for node in walk(self.root) if node.mover == OVER for worth in node.worth]
        return max(worths) - min(worths)

    def depth(self) -> int:
        """The most moves of seats from the beginning to an end."""
        return depth_below(self.root)

    def _new(self, mover: int) -> Node:
        self.nodes += 1
        return Node(mover)

    def _dealt(self) -> Node:
        node = self._new(CHANCE)
        decks = deals(self.rules, self.form.dealer)
        for deck in decks:
            node.labels.append(" ".join(deck))
            node.chances.append(Fraction(1, len(decks)))
            node.kids.append(self._grown(Position(started(self.rules, self.form.dealer, deck), deck)))
        return node

    def _grown(self, now: Position) -> Node:
        """The node of a position, with all below it."""
        play = now.play
        if play.over:
            node = self._new(OVER)
            node.worth = worths_of(play)
            return node
        waiting = [int(seat) for seat in members(play.waiting())]
        if len(waiting) == 1:
            return self._moved(now, waiting[0])
        node = self._new(CHANCE)
        for seat in waiting:
            node.labels.append(f"seat {seat}")
            node.chances.append(Fraction(1, len(waiting)))
            node.kids.append(self._moved(now, seat))
        return node

    def _moved(self, now: Position, seat: int) -> Node:
        """The node of a seat that moves. Where it has only one move there is nothing to decide, and the move is made."""
        hand = now.play.hand
        moves = [int(move) for move in hand.moves_of(seat)]
        if len(moves) == 1:
            return self._made(now, seat, moves[0])
        node = self._new(seat)
        node.labels = [hand.notation.text(move) for move in moves]
        self._moves.update(zip(node.labels, moves, strict=True))
        node.state = self._state(now, seat, node.labels)
        node.kids = [self._made(now, seat, move) for move in moves]
        return node

    def _made(self, now: Position, seat: int, move: int) -> Node:
        """What follows a move: chance, if it draws from the stock."""
        trial = now.after(seat, move, [])
        drawn = len(stock_of(now.play.hand)) - len(stock_of(trial.play.hand))
        return self._grown(trial) if drawn <= 0 else self._drawn(now, seat, move, drawn, [])

    def _drawn(self, now: Position, seat: int, move: int, cards: int, drawn: list[int]) -> Node:
        """Chance decides, card by card, what the stock gives."""
        if len(drawn) == cards:
            return self._grown(now.after(seat, move, drawn))
        node = self._new(CHANCE)
        left = sorted(card for card in stock_of(now.play.hand) if card not in drawn)
        for card in left:
            node.labels.append(self.rules.pack.codes[card])
            node.chances.append(Fraction(1, len(left)))
            node.kids.append(self._drawn(now, seat, move, cards, [*drawn, card]))
        return node

    def _state(self, now: Position, seat: int, moves: list[str]) -> int:
        key = (seat, now.texts[seat])
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self.states)
            self.states.append(State(seat, now.texts[seat], moves, now.deck, now.made))
        if self.states[number].moves != moves:
            raise AssertionError(f"a seat that cannot tell two positions apart has different moves in them: {now.texts[seat]}")
        return number


def walk(root: Node) -> Iterator[Node]:
    """Every node, each before those below it, in order."""
    ahead = [root]
    while ahead:
        node = ahead.pop()
        yield node
        ahead += reversed(node.kids)


def depth_below(node: Node) -> int:
    """The most moves of seats that can follow."""
    return (node.mover >= 0) + max((depth_below(kid) for kid in node.kids), default=0)


def digest_of(tree: Tree) -> str:
    """A name for a tree: it changes whenever anything in it does."""
    told = sha256()
    for node in walk(tree.root):
        told.update(f"{node.mover} {node.state} {node.labels} {[str(n) for n in node.chances]} {[str(n) for n in node.worth]}\n".encode())
    return told.hexdigest()[:16]


def worths_of(play: IntMatch) -> list[Fraction]:
    """What each seat has gained on the mean of the others."""
    gained = [int(points) for points in play.gained]
    others = len(gained) - 1
    return [Fraction(points * others - (sum(gained) - points), others) for points in gained]


# The deal


def started(rules: Rules, dealer: int, deck: list[str]) -> IntMatch:
    """A hand dealt from a deck."""
    play = IntMatch(rules, FastShuffler(Rng(0)), dealer, True, Journal())
    play.decks.append(deck)
    play.begin()
    return play


def deals(rules: Rules, dealer: int) -> list[list[str]]:
    """One deck for every deal that somebody could tell from the others. All are equally likely."""
    codes = [rules.pack.codes[card] for card in rules.deck]
    groups = places_dealt(started(rules, dealer, codes), codes)
    found: list[list[str]] = []
    fill(codes, groups, [""] * len(codes), found)
    return found


def places_dealt(play: IntMatch, codes: list[str]) -> list[list[int]]:
    """The places of a deck in groups: in each of them it makes no difference which card is dealt first.

    A group is what a seat is dealt, or a pile face down. A card that is turned up has a place of its own.
    """
    groups: dict[str, list[int]] = {}
    names = play.rules.pack.codes
    for zone in play.hand.zones():
        for card, sees in zip(zone.cards, zone.sees, strict=True):
            at = codes.index(names[card])
            name = f"seat {zone.owner}" if zone.owner >= 0 else f"card {at}" if sees == EVERYONE else zone.name
            groups.setdefault(name, []).append(at)
    return list(groups.values())


def fill(left: list[str], groups: list[list[int]], deck: list[str], found: list[list[str]]) -> None:
    """Fills the places of a deck in all ways."""
    if not groups:
        found.append(list(deck))
        return
    for chosen in combinations(left, len(groups[0])):
        for place, code in zip(groups[0], chosen, strict=True):
            deck[place] = code
        fill([code for code in left if code not in chosen], groups[1:], deck, found)


# The stock


def stock_of(hand: Hand) -> list[int]:
    """The cards of the stock whose order nobody knows, the next one last."""
    if isinstance(hand, RummyHand):
        return [int(card) for card in hand.stock][: hand.in_stock] if hand.turned == 0 else []
    return [int(card) for card in hand.stock] if isinstance(hand, CardHand) else []


def put_on_top(hand: Hand, rest: list[int], drawn: list[int]) -> None:
    """Puts the cards to be drawn on top of the rest of the stock, the first one uppermost."""
    assert isinstance(hand, (RummyHand, CardHand))
    hand.stock = vec[i64]([*rest, *reversed(drawn)])
