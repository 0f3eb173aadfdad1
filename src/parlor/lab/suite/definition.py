"""The suites as they are defined in suites.toml: games, numbers of players, deals, and the opponents of every track."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import parlor
from parlor.core.messages import BadArgument, short
from parlor.lab.deals import HALF, sides_of
from parlor.lab.suite.job import Job

STANDARD = "standard"
LANGUAGE = "language"


@dataclass(frozen=True)
class Entry:
    """A game of a suite, in the form in which it is played."""

    game: str
    rules: int
    players: int
    options: tuple[tuple[str, int | str], ...] = ()

    @property
    def sides(self) -> int:
        """How often each deal is played: once with each side in the hands of the player, and twice where everybody plays alone."""
        return 2 if self.players == 1 else len(set(sides_of(self.game, self.players, dict(self.options))))

    @property
    def fair(self) -> float:
        """The share of wins of a player who is as good as the opponents."""
        return HALF if self.players == 1 else 1.0 / self.sides


@dataclass(frozen=True)
class Suite:
    """A suite on one of its tracks."""

    name: str
    version: int
    track: str
    deals: int
    opponents: tuple[str, ...]
    entries: tuple[Entry, ...]

    def check(self) -> None:
        """Refuses a suite whose games are played by other rules now."""
        for entry in self.entries:
            game = parlor.game(entry.game)
            if game.version != entry.rules:
                params = {"suite": self.version, "given": entry.rules, "game": game.title, "ours": game.version}
                raise BadArgument("lab-suite-rules", params)

    def jobs(self, player: str) -> Iterator[Job]:
        """Every game that a player plays, in the order of the results."""
        for entry in self.entries:
            for opponent in self.opponents:
                for deal in range(self.deals):
                    for side in range(entry.sides):
                        yield Job(self.version, entry.game, entry.players, entry.options, deal, side, player, opponent)


@cache
def defined() -> dict[str, Any]:
    """What suites.toml says."""
    return tomllib.loads(files("parlor.lab.suite").joinpath("suites.toml").read_text(encoding="utf-8"))


def suite_of(name: str, track: str = STANDARD) -> Suite:
    """A suite by its name, on a track."""
    said = defined()
    if name not in said["suites"]:
        raise BadArgument("lab-no-suite", {"given": short(name), "suites": list(said["suites"])})
    if track not in said["tracks"]:
        raise BadArgument("lab-no-track", {"given": short(track), "tracks": list(said["tracks"])})
    suite = said["suites"][name]
    chosen = said["tracks"][track]
    games = [each for each in suite["games"] if each["id"] not in chosen.get("without", [])]
    entries = [Entry(each["id"], each["rules"], each["players"], tuple(each.get("options", {}).items())) for each in games]
    return Suite(name, said["version"], track, suite["deals"][track], tuple(chosen["opponents"]), tuple(entries))
