"""Which moves belong to which card, place or button. It knows no rules: everything comes from the choices that the table offers."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import parlor
from parlor.terminal.screen.card_facts import suit_of
from parlor.terminal.screen.faces import Faces
from parlor.terminal.screen.layout import Spot
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.texts import known_text, text
from parlor.terminal.wording import move_in_words, verb_of
from parlor.words.say import say

# Up to this many moves of one verb get their own buttons; more are picked from a list.
FEW = 4
# The verb to try when someone picks a card that cannot be played, so that the table says why.
USUAL = {"rummy": "discard", "passing": "give"}


@dataclass(frozen=True)
class Button:
    """One move, or a list of moves, that does not belong to a visible card."""

    label: str
    moves: list[parlor.Move]


def to_do(verb: str) -> str:
    """What a verb asks of a player."""
    key = f"what-to-do-{verb}"
    return text(key) if known_text(key) else text("what-to-do-other", verb=verb)


def bare(card: str) -> str:
    """A card as held, regardless of what it stands for."""
    return card.partition("=")[0]


class Choosing:
    """The choices at one moment."""

    def __init__(self, now: Snapshot, faces: Faces) -> None:
        self.now = now
        self.faces = faces
        self.moves = now.choices
        self.hands = now.zones("hand", now.seat) if now.seat is not None else []
        self.held = set(now.cards("hand", now.seat)) if now.seat is not None else set()

    def belongs(self, move: parlor.Move, spot: Spot) -> bool:
        """Whether a move takes its card from here."""
        if move.source is not None:
            return move.source in spot.names or move.source == spot.zone
        if move.verb == "ask" or not (spot.top or spot.in_hand):
            return False
        return spot.zone in self.hands or bare(move.cards[0]) not in self.held

    def of_card(self, spot: Spot) -> list[parlor.Move]:
        """The moves with just this card."""
        if spot.card is None:
            return []
        return [move for move in self.moves if len(move.cards) == 1 and bare(move.cards[0]) == spot.card and self.belongs(move, spot)]

    def with_card(self, spot: Spot) -> list[parlor.Move]:
        """The moves that include this card."""
        several = [move for move in self.moves if spot.in_hand and len(move.cards) > 1 and spot.card in [bare(card) for card in move.cards]]
        return self.of_card(spot) + several

    def draws(self, spot: Spot) -> list[parlor.Move]:
        """The moves that draw from here."""
        return [move for move in self.moves if not move.cards and move.target is not None and move.target in spot.names]

    def is_open(self, spot: Spot) -> bool:
        """Whether this spot has any moves."""
        return bool(self.draws(spot) or self.with_card(spot))

    def exactly(self, cards: Iterable[str]) -> list[parlor.Move]:
        """The moves with exactly these cards."""
        wanted = Counter(cards)
        return [move for move in self.moves if Counter(map(bare, move.cards)) == wanted]

    def buttons(self, spots: list[Spot]) -> list[Button]:
        """What cannot be done by picking one card: draws, bids, melds, and cards that are not visible."""
        reached = {move.text for spot in spots for move in self.of_card(spot)}
        groups: dict[str, list[parlor.Move]] = {}
        for move in self.moves:
            if move.text not in reached:
                groups.setdefault(move.verb, []).append(move)
        found = []
        for verb, moves in groups.items():
            if len(moves) <= FEW:
                found += [Button(self.label(move), [move]) for move in moves]
            else:
                found.append(Button(text("button-list", verb=verb_of(verb), number=len(moves)), moves))
        return found

    def label(self, move: parlor.Move) -> str:
        """A move in words, with suit symbols."""
        if move.verb == "ask" and move.target is not None:
            return text("button-ask", whom=self.now.called(int(move.target)), card=self.faces.of(move.cards[0]).name)
        if len(move.cards) > 1:
            return f"{verb_of(move.verb)} " + " ".join(self.faces.of(card).short for card in move.cards)
        words = self.spoken(move.text)
        return words[:1].upper() + words[1:]

    def spoken(self, move: str) -> str:
        """A move in words, with cards as printed."""
        suits = [at for at, suit in enumerate(self.now.game.suits) if move == f"name {suit[0]}"]
        if suits:
            return text("do-name", words=[suit_of(self.now.game, suits[0])])
        cards = [card for each in self.moves if each.text == move for card in each.cards]
        return move_in_words(move, cards, self.faces.short, self.now.called)

    def prompt(self) -> str:
        """What the seat is asked to do."""
        ask = self.now.view.get("ask")
        if ask is not None and self.moves:
            return text("your-turn", what=say(ask["key"], ask["params"], self.now.reader))
        verbs = list(dict.fromkeys(move.verb for move in self.moves))
        return text("your-turn", what=text("any-of", parts=[to_do(verb) for verb in verbs])) if verbs else ""

    def tried(self, spot: Spot) -> str:
        """The move that picking this card stands for, used to get the table's reason why it is illegal."""
        if spot.card is None or spot.card == "??":
            return f"draw {spot.zone.partition(':')[0]}"
        alone = [move.verb for move in self.moves if len(move.cards) == 1 and move.target is None]
        return f"{alone[0] if alone else USUAL.get(self.now.game.kind, 'play')} {spot.card}"

    def moved(self, source: Spot, target: Spot) -> str:
        """The move of a lifted card to a place, legal or not."""
        for move in self.of_card(source):
            if move.target is not None and move.target in target.names:
                return move.text
        known = [move for move in self.moves if move.verb == "move"]
        name = min(target.names, key=lambda name: (":" in name, len(name))) if target.names else target.zone
        if any(move.source is not None for move in known):
            return f"move {source.card} from {source.zone} to {name}"
        return f"move {source.card} to {name}"

    def targets(self, source: Spot) -> set[str]:
        """The places where a card may go."""
        return {move.target for move in self.of_card(source) if move.target is not None}
