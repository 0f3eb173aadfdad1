"""Perfect recall: everything that a seat has seen happen and done in a game, as lines of text.

The lines are the events of the table (docs/events.md), and between them the seat's own moves. Two histories of a seat are equal exactly
when it saw and did the same. A history follows its game when it is asked, so moves that nobody asks about cost next to nothing.
"""

import json
from typing import Final

from parlor.core.events import Event
from parlor.core.game import Rules
from parlor.learn.int_match import IntMatch, start_match
from parlor.table.watching import Watcher


class History:
    """What each seat, and a spectator, has seen of one game."""

    def __init__(self, play: IntMatch, watcher: Watcher, lines: list[list[str]]) -> None:
        # The same game with a watcher at the table, as far as anyone has asked; then the moves since.
        self.play: Final = play
        self.watcher: Final = watcher
        self.lines: Final = lines
        # What each has seen and done since its lines were last written.
        self.fresh: Final[list[list[Event | str]]] = [[] for _ in lines]
        self.ahead: list[tuple[int, int]] = []

    def add(self, seat: int, move: int) -> None:
        """Notes a move of the game."""
        self.ahead.append((seat, move))

    def of(self, seat: int | None) -> list[str]:
        """What a seat, or a spectator, has seen up to now."""
        for mover, move in self.ahead:
            self.fresh[mover].append(f"> {self.play.hand.notation.text(move)}")
            self.play.make(mover, move)
            self.listen()
        self.ahead = []
        k = len(self.lines) - 1 if seat is None else seat
        self.lines[k] += [each if isinstance(each, str) else line(each) for each in self.fresh[k]]
        self.fresh[k].clear()
        return self.lines[k]

    def listen(self) -> None:
        """Takes down what the watcher has seen."""
        for k in range(len(self.lines)):
            self.fresh[k] += self.watcher.take(None if k == len(self.lines) - 1 else k)

    def copy(self) -> "History":
        """An independent copy."""
        play = self.play.clone()
        heard = play.heard
        assert isinstance(heard, Watcher)
        other = History(play, heard, [list(lines) for lines in self.lines])
        for k in range(len(self.fresh)):
            other.fresh[k] += self.fresh[k]
        other.ahead = list(self.ahead)
        return other

    def guessed(self, seat: int, play: IntMatch) -> "History":
        """The history of a guess: the seat remembers the same; the others remember what everyone saw, and what they now see."""
        mine, everyone = self.of(seat), self.of(None)
        lines = [[*mine] if k == seat else [*everyone, f"= {play.sight(k)}"] for k in range(len(self.lines) - 1)]
        return watched(play.clone(), [*lines, [*everyone]])


def line(event: Event) -> str:
    """An event as a line of text, which says all that the event says."""
    words: list[str] = [event.kind]
    if event.seat is not None:
        words.append(f"seat {event.seat}")
    if event.cards:
        words.append(" ".join(event.cards))
    if event.source is not None or event.target is not None:
        words.append(f"{event.source or ''}>{event.target or ''}")
    if event.key is not None:
        words.append(f"{event.key}")
    if event.params:
        words.append(json.dumps(event.params, separators=(",", ":")))
    return " | ".join(words)


def watched(play: IntMatch, lines: list[list[str]]) -> History:
    """The history of a game from now on."""
    watcher = Watcher(play.rules.pack, play.rules.players)
    watcher.look(play.hand, [int(play.match.totals[seat] + play.hand.scored(seat)) for seat in range(play.rules.players)])
    play.listen(watcher)
    return History(play, watcher, lines)


def start_history(rules: Rules, seed: int | str, one_hand: bool) -> History:
    """The history of the game that `start_match` deals from the same seed."""
    watcher = Watcher(rules.pack, rules.players)
    history = History(start_match(rules, seed, one_hand, watcher), watcher, [[] for _ in range(rules.players + 1)])
    history.listen()
    return history
