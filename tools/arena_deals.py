"""A deal of the arena: one hand, played once with each party in the hands of ours and all others in those of theirs."""

import ast
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Protocol

from instant import INSTANT, Instant, network_of
from knowing import KNOWING, Knowing

import parlor
from parlor.core.game import MASTER
from parlor.lab.deals import HALF, alone, by_side, is_played, sides_of
from parlor.lab.evidence import Played
from parlor.players.player import new_player, searches


class Chooser(Protocol):
    """Whoever sits at a table."""

    def choose(self, table: parlor.Table, seat: int) -> str:
        """A legal move of the seat, as text."""
        ...

    def reaction(self, table: parlor.Table, seat: int) -> float:
        """How soon it acts when several may."""
        ...


class Contest(Protocol):
    """Two players at one game: what the arena can play deal by deal."""

    @property
    def key(self) -> str:
        """Everything that the results depend on, in words; results with the same key belong together."""
        ...

    @property
    def fair(self) -> float:
        """The share of wins that both would have if they were equal."""
        ...

    def play(self, number: int) -> Played:
        """Plays a deal."""
        ...


def play(table: parlor.Table, players: Sequence[Chooser]) -> None:
    """Plays a deal to its end. If several seats may act, the fastest does."""
    while not is_played(table):
        waiting = table.waiting
        seat = waiting[0] if len(waiting) == 1 else min(waiting, key=lambda s: (players[s].reaction(table, s), s))
        table.play(players[seat].choose(table, seat), seat)


# What decides how one level plays, and no other.
LEVELS_OWN = {"skilled": ("skilled.py",), MASTER: ("master.py", "network.py"), INSTANT: ("master.py", "network.py")}
# What only training needs.
NOBODYS = ("rehearsal.py",)
# Where the code that decides how a game is played lies; everything else in the package only serves it.
DECIDING = ("players", "families", "library")


@cache
def code_of(game: str, *levels: str) -> str:
    """A digest of the code that decides how some levels play a game: the game itself, and what of the players and families it is made of.

    What only one level needs, such as the networks of masters, counts only where that level plays. Comments never do.
    """
    root = Path(parlor.__file__).parent
    own = sorted(root.glob(f"library/*/{game.replace('-', '_')}/*.py"))
    needed = {name for level in levels for name in LEVELS_OWN.get(level, ())}
    others = [*NOBODYS, *(name for names in LEVELS_OWN.values() for name in names if name not in needed)]
    files = [file for file in sorted(made_of([root / "players" / "player.py", *own])) if file.name not in others]
    if MASTER in levels:
        files += [Path(path) for _, path in sorted(parlor.game(game).networks.items())]
    if INSTANT in levels:
        files += network_of(game)
    digest = sha256()
    for file in files:
        digest.update(uncommented(file.read_bytes()) if file.suffix == ".py" else file.read_bytes())
    return digest.hexdigest()[:8]


def made_of(files: Sequence[Path]) -> set[Path]:
    """Some modules, and those that decide anything among what they import, and so on."""
    found: set[Path] = set()
    left = list(files)
    while left:
        file = left.pop()
        if file not in found:
            found.add(file)
            left += imported(file)
    return found


@cache
def imported(file: Path) -> list[Path]:
    """The deciding modules that a module imports by name."""
    root = Path(parlor.__file__).parent
    found = []
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("parlor."):
            parts = node.module.split(".")[1:]
            if parts[0] in DECIDING:
                named = [root.joinpath(*parts, each.name).with_suffix(".py") for each in node.names]
                found += [
                    path
                    for path in (root.joinpath(*parts).with_suffix(".py"), root.joinpath(*parts, "__init__.py"), *named)
                    if path.is_file()
                ]
    return found


def uncommented(code: bytes) -> bytes:
    """The code without the lines that are nothing but a comment."""
    return b"\n".join(line for line in code.splitlines() if not line.lstrip().startswith(b"#"))


def codes() -> set[str]:
    """The digests of all games as they are played today."""
    pairs = [pair for size in range(3) for pair in combinations(LEVELS_OWN, size)]
    return {code_of(game, *pair) for game in parlor.games() for pair in pairs}


@dataclass(frozen=True)
class Step:
    """Two levels of computer players at one game: a step of the ladder."""

    game: str
    players: int
    lower: str
    upper: str
    seconds: float | None = None
    iterations: int | None = None
    options: dict[str, int | str] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """What the results depend on."""
        thinking = searches(self.upper) or searches(self.lower)
        budget = f"{self.iterations} trials" if self.seconds is None else f"{self.seconds:g} s"
        settings = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        parts = [self.game, f"{self.players}", f"{self.lower}-{self.upper}", budget if thinking else "", settings, parlor.build()]
        halves = ["halves"] if self.halves else []
        return "/".join([*parts, *halves, self.code])

    @property
    def code(self) -> str:
        """The digest of the code that its levels are made of."""
        return code_of(self.game, *(level for level in LEVELS_OWN if level in (self.lower, self.upper)))

    @property
    def halves(self) -> bool:
        """Whether each level has half of a table with more than two sides."""
        sides = len(set(self.sides))
        return sides > 2 and sides % 2 == 0

    @property
    def sides(self) -> list[int]:
        """The side of every seat, by the rules."""
        return sides_of(self.game, self.players, self.options)

    @property
    def parties(self) -> list[int]:
        """The party of every seat: all of one party are on the same level."""
        return [side % 2 for side in self.sides] if self.halves else self.sides

    @property
    def fair(self) -> float:
        """The fair share of wins."""
        return HALF if self.players == 1 else 1.0 / len(set(self.parties))

    def player(self, level: str, seed: int) -> Chooser:
        """A player of a level, with its budget if it searches."""
        if level == KNOWING:
            return Knowing(seed)
        if level == INSTANT:
            return Instant(self.game, seed)
        if not searches(level):
            return new_player(level, seed, None, None)
        return new_player(level, seed, self.seconds, self.iterations)

    def table(self, number: int, levels: Sequence[str]) -> parlor.Table:
        """One game of a deal."""
        table = parlor.deal(self.game, self.players, seed=number, dealer=number % self.players, options=self.options)
        play(table, [self.player(level, 1000 * number + seat) for seat, level in enumerate(levels)])
        return table

    def play(self, number: int) -> Played:
        """Plays a deal with each party in turn on the higher level."""
        if self.players == 1:
            return alone(self.table(number, [self.upper]), self.table(number, [self.lower]))
        parties = self.parties
        ours = sorted(set(parties))
        games = [self.table(number, [self.upper if party == own else self.lower for party in parties]) for own in ours]
        values = [by_side(table, parties) for table in games]
        return Played(tuple(range(len(ours))), tuple(points for points, _ in values), tuple(wins for _, wins in values))
