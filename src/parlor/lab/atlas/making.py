"""Collects the figures of the atlas: every game with every number of players, its options, its levels, its patience deals."""

from collections import defaultdict
from dataclasses import dataclass
from statistics import mean
from typing import Any

import parlor
from parlor.lab.atlas.effort import FEWEST, Effort
from parlor.lab.atlas.journal import Found, Journal, Workers
from parlor.lab.atlas.sheet import Sheet, rounded, sheet, variants
from parlor.lab.atlas.skill import climbed, won_alone
from parlor.lab.atlas.survey import Case, Game
from parlor.lab.figures import interval
from parlor.lab.simulating import Batch
from parlor.lab.tournament import derived
from parlor.lab.words import words

# Random games are played in this many batches; the differences between them show how reliable their mean is.
BATCHES = 20


@dataclass(frozen=True)
class Chance:
    """A batch of games by random players."""

    case: Case
    number: int
    games: int

    @property
    def key(self) -> str:
        return f"chance/{self.case}/{self.number}"

    def do(self) -> Found:
        """Plays it inside the compiled engine; returns moves and hands per game."""
        case = self.case
        sums = Batch(case.game, case.players, case.options, derived("atlas", case, self.number), self.games).play()
        return {"moves": sums["moves"] / sums["games"], "hands": sums["hands"] / sums["games"]}


def gather(ids: list[str], effort: Effort, journal: Journal, workers: Workers) -> dict[str, Any]:
    """The data of the atlas, game by game."""
    atlas: dict[str, Any] = {id: described(id) for id in ids}
    for case, figures in surveyed([case for id in ids for case in cases(id)], effort, journal, workers):
        if case.options:
            (option, value) = case.options[0]
            atlas[case.game]["options"].append({"option": option, "value": value, "players": case.players, **figures})
        else:
            atlas[case.game]["players"][str(case.players)] = figures
    for id in ids:
        usual = atlas[id]["players"][str(parlor.game(id).usual)]
        if parlor.game(id).usual == 1:
            atlas[id]["patience"] = won_alone(id, usual, effort, journal, workers)
        elif usual["forced"] < 1:
            atlas[id]["ladder"] = climbed(id, usual, effort, journal, workers)
    return {"format": "parlor-atlas", "version": 2, "effort": vars(effort), "build": parlor.build(), "games": atlas}


def described(id: str) -> dict[str, Any]:
    """A game before anything is known about it."""
    game = parlor.game(id)
    known = {"title": game.title, "book": game.book, "kind": game.kind, "usual": game.usual}
    return {**known, "players": {}, "options": [], "ladder": [], "patience": []}


def cases(id: str) -> list[Case]:
    """A game with every number of players, and with every option that changes more than its length."""
    game = parlor.game(id)
    plain = [Case(id, players) for players in game.players]
    return plain + [Case(id, players, (option,)) for option in variants(game) if (players := fitting(id, option)) is not None]


def fitting(id: str, option: tuple[str, int | str]) -> int | None:
    """A number of players that works with an option: the usual one if possible, and one player only if it is not a game for several."""
    game = parlor.game(id)
    for players in sorted(game.players, key=lambda players: (players == 1, players != game.usual)):
        try:
            parlor.deal(id, players, seed=0, options=dict([option]))
        except ValueError:
            continue
        return players
    return None


def surveyed(found: list[Case], effort: Effort, journal: Journal, workers: Workers) -> list[tuple[Case, Sheet]]:
    """The balance sheet of every case; its first games decide how many more to play."""
    looks: dict[Case, list[Found]] = defaultdict(list)
    tasks = [Game(case, "casual", number) for case in found for number in range(FEWEST)]
    for task, seen in zip(tasks, journal.work_off(words("lab-first-games"), tasks, workers), strict=True):
        looks[task.case].append(seen)
    lengths = {case: mean(seen["moves"] for seen in looks[case]) for case in found}
    counts = {case: effort.games(case.game, lengths[case]) for case in found}
    tasks = [Game(case, "casual", number) for case in found for number in range(FEWEST, counts[case])]
    for task, seen in zip(tasks, journal.work_off(words("lab-more-games"), tasks, workers), strict=True):
        looks[task.case].append(seen)
    batches = [Chance(case, number, max(1, effort.chances(lengths[case]) // BATCHES)) for case in found for number in range(BATCHES)]
    rolled: dict[Case, list[Found]] = defaultdict(list)
    for batch, row in zip(batches, journal.work_off(words("lab-random-games"), batches, workers), strict=True):
        rolled[batch.case].append({**row, "games": batch.games})
    return [(case, {**sheet(looks[case], case.players), "random": by_chance(rolled[case])}) for case in found]


def by_chance(batches: list[Found]) -> Sheet:
    """How long a game is if everyone plays at random."""
    return {
        "games": sum(batch["games"] for batch in batches),
        "moves": rounded(interval([batch["moves"] for batch in batches])),
        "hands": rounded(interval([batch["hands"] for batch in batches])),
    }
