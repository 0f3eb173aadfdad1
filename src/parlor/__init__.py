"""Parlor: thirty-eight forgotten card games, playable again."""

from typing import Any, Literal

from parlor.core.bits import COMPILED
from parlor.core.events import Event
from parlor.core.finding import Known, Like, Short
from parlor.core.game import LEVELS, OURS, Book, Game, Option, Options
from parlor.core.hand import Hand
from parlor.core.messages import BadArgument
from parlor.core.moves import Move
from parlor.core.registry import BadGame, add_game, find, on_first_look, shelf
from parlor.core.rng import Rng
from parlor.library.found import our_games
from parlor.players.player import THINKING, Candidate, Player, new_player
from parlor.players.review import Progress, review_record, told_review
from parlor.players.solver import POSITIONS, Solution, solve_table
from parlor.players.strengths import STRENGTHS, strengths_of
from parlor.plugins import load, register
from parlor.table.deal import open_table
from parlor.table.fast import first_hand
from parlor.table.record import BadRecord, replay
from parlor.table.table import IllegalMove, Table
from parlor.words.say import ANYONE, Reader, add_words

Level = Literal[
    "random",
    "casual",
    "skilled",
    "expert",
    "master",
    "strength-1",
    "strength-2",
    "strength-3",
    "strength-4",
    "strength-5",
    "strength-6",
    "strength-7",
    "strength-8",
    "strength-9",
]

__all__ = [
    "LEVELS",
    "STRENGTHS",
    "THINKING",
    "BadArgument",
    "BadGame",
    "BadRecord",
    "Book",
    "Candidate",
    "Event",
    "Game",
    "Hand",
    "IllegalMove",
    "Known",
    "Level",
    "Like",
    "Move",
    "Option",
    "Player",
    "Progress",
    "Rng",
    "Short",
    "Solution",
    "Table",
    "build",
    "deal",
    "fast",
    "game",
    "games",
    "player",
    "register",
    "replay",
    "review",
    "review_text",
    "solve",
]

__version__ = "0.1.0"

for _game in our_games():
    _game.package = OURS
    add_game(_game)
    add_words("en", dict(_game.names))
on_first_look(load)


def games() -> list[str]:
    """The ids of all games, in shelf order."""
    return [each.id for each in shelf()]


def game(id: str) -> Game:
    """A game by its id."""
    return find(id)


def deal(
    game: str,
    players: int | None = None,
    *,
    seed: int | str | None = None,
    dealer: int | None = None,
    options: Options | None = None,
    deck: list[str] | None = None,
    decks: list[list[str]] | None = None,
) -> Table:
    """Opens a table and deals the first hand.

    The seed determines all cards; without one they come from the system's secure source. `dealer` is the first dealer. `deck` is the order
    of the pack for the first hand, as codes of cards, the first card dealt first; `decks` has one for each of the first hands. A wrong
    argument raises a ValueError that says what would be right.
    """
    return open_table(game, players, seed, dealer, options, deck, decks)


def fast(game: str, players: int | None = None, *, seed: int = 0, dealer: int = 0, options: Options | None = None) -> Hand:
    """Deals one hand for search and simulation: moves are ints, and nothing is reported or checked (docs/engine.md)."""
    return first_hand(game, players, seed, dealer, options)


def build() -> str:
    """Which build is running: 'compiled' or 'pure'."""
    return "compiled" if COMPILED else "pure"


def player(level: Level, seed: int = 0, *, seconds: float | None = None, iterations: int | None = None, cores: int = 1) -> Player:
    """A computer player. The levels that search need a budget: seconds per move, or iterations, which give exactly repeatable play.

    With several cores, or 0 for all of them, that many processes think at the same time and vote.
    """
    made = new_player(level, seed, seconds, iterations)
    if type(cores) is int and cores == 1:
        return made
    # Imported only when needed, since it starts processes.
    from parlor.players.parallel import council_of

    return council_of(made, cores)


def strengths(game: str) -> tuple[str, ...]:
    """The strengths between casual and expert that a game offers beside its levels: none where expert is not clearly better."""
    return strengths_of(find(game))


def solve(table: Table, positions: int = POSITIONS) -> Solution:
    """Whether a patience can be won, with all cards known: the verdict, and the moves that prove it."""
    return solve_table(table, positions)


def review(
    record: object,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    seats: list[int] | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """What each decision of a finished game cost, and how the results split into luck and play (docs/review.md).

    The budget is worlds per decision (iterations, 24 by default) or seconds in total. `progress` is called with the number of decisions
    done and the number in all.
    """
    return review_record(record, iterations, seconds, seats, progress)


def review_text(review: dict[str, Any], reader: Reader = ANYONE) -> str:
    """A review in plain words: English ones, unless a reader speaks another language."""
    return "\n".join(told_review(review, reader))
