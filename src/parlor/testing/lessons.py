"""Staged first hands, rehearsed: which step of a lesson comes at which moment, if the learner follows the coach."""

from collections.abc import Callable

from parlor.core.events import Event
from parlor.core.game import Game
from parlor.core.lessons import Staged, Step, When
from parlor.players.player import Player
from parlor.table.deal import open_table
from parlor.table.table import Table

LEARNER = 0
LONGEST = 2000


class Rehearsal:
    """A staged hand, played to its count. Without `chooses` the learner makes the suggested moves, and then those of a casual player."""

    def __init__(self, game: Game, staged: Staged, chooses: Callable[[Table], str] | None = None) -> None:
        self.staged = staged
        self.table = open_table(game.id, staged.players or None, staged.seed, None, dict(staged.options), None, None)
        self.casual = Player("casual", staged.seed, 0.0, 0)
        # The learner's moves, and for each step that has come: its name and how many moves had been made at the table.
        self.moves: list[str] = []
        self.shown: list[tuple[str, int]] = []
        self.refused: list[str] = []
        self._times = {step.name: 0 for step in staged.steps}
        self._chooses = chooses or self.suggested
        self._made = 0
        self._events = len(self.table.events(LEARNER))

    def play(self) -> "Rehearsal":
        """Plays the hand."""
        self._look("deal", [])
        while not self.table.over and self.table.counted == 0 and self._made < LONGEST:
            waiting = self.table.waiting
            seat = LEARNER if LEARNER in waiting else waiting[0]
            move = self.casual.choose(self.table, seat) if seat != LEARNER else self._chooses(self.table)
            if seat == LEARNER:
                self.moves.append(move)
            self.table.play(move, seat)
            self._made += 1
            told = self.table.events(LEARNER)
            self._look("seen", told[self._events :])
            self._events = len(told)
        return self

    def suggested(self, table: Table) -> str:
        """The move that the coach suggests, or a casual player's."""
        at = len(self.moves)
        if at < len(self.staged.moves):
            move = self.staged.moves[at]
            if move in table.legal(LEARNER):
                return move
            self.refused.append(move)
        return self.casual.choose(table, LEARNER)

    def _look(self, at: str, events: list[Event]) -> None:
        for step in self.staged.steps:
            if self._holds(step, at, events):
                self._times[step.name] += 1
                if self._times[step.name] == step.when.nth:
                    self.shown.append((step.name, self._made))

    def _holds(self, step: Step, at: str, events: list[Event]) -> bool:
        when, table = step.when, self.table
        if when.at == "deal":
            return at == "deal"
        if when.at == "count":
            return table.counted > 0
        if when.at == "seen":
            return any(matches(when, event, table) for event in events)
        if table.counted > 0 or LEARNER not in table.waiting:
            return False
        return void(table) if when.at == "void" else any(offers(when, table))


def offers(when: When, table: Table) -> list[bool]:
    """For each choice of the learner whether it is meant."""
    return [
        (not when.verb or choice.verb == when.verb)
        and (not when.card or when.card in choice.cards)
        and (not when.to or choice.target == when.to)
        for choice in table.choices(LEARNER)
    ]


def matches(when: When, event: Event, table: Table) -> bool:
    """Whether this is the event that is meant."""
    by = "" if event.seat is None else "me" if event.seat == LEARNER else "others"
    place = table.view(LEARNER)["places"].get(event.target or "")
    return (
        event.kind == when.kind
        and when.by in ("anyone", by)
        and (not when.key or event.key == when.key)
        and (not when.card or when.card in event.cards)
        and (not when.to or (place is not None and place["role"] == when.to))
    )


def void(table: Table) -> bool:
    """Whether the learner is to play to a trick and holds nothing of the suit led."""
    view, cards = table.view(LEARNER), {card.code: card.suit for card in table.game.cards}
    trick = next((view["zones"][zone] for zone, place in view["places"].items() if place["role"] == "trick"), [])
    plays = [choice for choice in table.choices(LEARNER) if choice.verb == "play"]
    if not trick or not plays or cards.get(trick[0]) is None:
        return False
    held = [
        code
        for zone, place in view["places"].items()
        if place["role"] == "hand" and place["owner"] == LEARNER
        for code in view["zones"][zone]
    ]
    return all(cards.get(code) != cards[trick[0]] for code in held)
