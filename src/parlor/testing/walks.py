"""Tables to try a game on, and random walks through its positions."""

import json
import random
from collections import Counter
from collections.abc import Iterator

from parlor.core.game import Game, Option, Value
from parlor.core.registry import BadGame, find
from parlor.plugins import register
from parlor.table.deal import open_table
from parlor.table.table import Table

LONGEST = 110_000
# Options that set the length of a game, with values that make it short.
SHORT = {"hands": 2, "target": 25, "innings": 1}


class Broken(AssertionError):
    """A law that a game breaks: which one, at which table, and what is wrong. `record` is the game that shows it, if there is one."""

    def __init__(self, what: str, table: Table | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.record = None if table is None or table._past is not None else table.record()


class Setup:
    """A game, the number of players, and the options that differ from the defaults."""

    def __init__(self, game: Game, players: int, options: dict[str, Value] | None = None, seed: int = 1) -> None:
        self.game = game
        self.players = players
        self.options = options or {}
        self.seed = seed

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.players), *[f"{name}={value}" for name, value in self.options.items()]])

    def deal(self, seed: int | None = None, dealer: int | None = None, deck: list[str] | None = None) -> Table:
        """Opens the table, and first puts the game on the shelf if it is not there yet."""
        on_shelf(self.game)
        return open_table(self.game.id, self.players, self.seed if seed is None else seed, dealer, self.options, deck, None)

    def positions(self, wanted: int) -> Iterator[tuple[Table, random.Random]]:
        """Some positions of a random game, including the first and the last; later ones are further apart."""
        rng = random.Random(self.seed)
        table = self.deal()
        yield table, rng
        gap = 1
        while not table.over:
            for _ in range(rng.randrange(1, gap + 1)):
                if not table.over:
                    step(table, rng)
            wanted -= 1
            gap = gap * 2 if wanted < 0 else min(gap + 1, 12)
            yield table, rng


def setups(game: Game | str) -> list[Setup]:
    """The tables worth trying: every number of players and every option value, but only both ends of a range."""
    found = on_shelf(game)
    plain = [Setup(found, players, shortened(found, {})) for players in found.players]
    return plain + [
        Setup(found, players, shortened(found, {option.name: value}))
        for option in found.options.values()
        for value in values(option)
        for players in found.players
        if (players == found.usual or isinstance(value, str)) and fits(found, players, {option.name: value})
    ]


def on_shelf(game: Game | str) -> Game:
    """The game, which is put on the shelf if it is not there yet."""
    if isinstance(game, str):
        return find(game)
    try:
        register(game)
    except BadGame as error:
        raise Broken(str(error)) from error
    return game


def shortened(game: Game, options: dict[str, Value]) -> dict[str, Value]:
    """Options that keep a game short, if it has any."""
    chosen = dict(options)
    for name, short in SHORT.items():
        known = game.options.get(name)
        if known is not None and name not in options and short in known.values and known.default != short:
            chosen[name] = short
    return chosen


def values(option: Option) -> list[Value]:
    """The option values worth a table: all words and small lists, but only both ends of a range."""
    others = [value for value in option.values if value != option.default]
    return others if len(others) <= 8 else [others[0], others[-1]]


def fits(game: Game, players: int, options: dict[str, Value]) -> bool:
    """Whether options work with a number of players."""
    try:
        Setup(game, players, options).deal()
    except ValueError:
        return False
    return True


def step(table: Table, rng: random.Random) -> tuple[int, str]:
    """Makes a random move; returns the seat and the move."""
    seat = rng.choice(table.waiting)
    move = rng.choice(table.legal(seat))
    table.play(move, seat)
    return seat, move


def finish(table: Table, rng: random.Random) -> int:
    """Plays a table to its end; returns the number of moves."""
    moves = 0
    while not table.over:
        step(table, rng)
        moves += 1
        if moves > LONGEST:
            raise Broken(f"the game is not over after {LONGEST} moves; it must end however it is played", table)
    return moves


def eyes(table: Table) -> list[int | None]:
    """A spectator, and every seat."""
    return [None, *range(table.players)]


def state(table: Table) -> str:
    """Everything that a table shows anyone, as text."""
    views = [table.view(seat) for seat in eyes(table)]
    return json.dumps([table.zones(), views, table.log, table.scores, table.results, list(table.winners)])


def cards_of(table: Table) -> Counter[str]:
    """All cards on the table."""
    return Counter(card for zone in table.zones().values() for card in zone)
