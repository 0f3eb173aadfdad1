"""How much is skill: each level of computer player against the level below, and the patience deals that can be won."""

from dataclasses import dataclass
from typing import Any

import parlor
from parlor.lab.atlas.effort import Effort
from parlor.lab.atlas.journal import Found, Journal, Workers
from parlor.lab.atlas.sheet import Sheet, share, variants
from parlor.lab.atlas.survey import Case, Game, sides
from parlor.lab.tournament import Job, derived
from parlor.lab.words import words

LADDER = (("random", "casual"), ("casual", "expert"))
# How many deals of a patience random and casual players try; slow experts get as many as a step of the ladder.
TRIED = 1000


@dataclass(frozen=True)
class Round:
    """One game of a step: a deal, and the side of the higher level."""

    job: Job
    upper: str

    @property
    def key(self) -> str:
        return f"ladder/{self.job.game}/{self.upper}/{self.job.deal}/{self.job.rotation}"

    def do(self) -> Found:
        """Plays it; returns the higher level's share of the win."""
        row = self.job.play()
        won = sum(self.job.seats[seat] == self.upper for seat in row["winners"])
        return {"won": won / max(1, len(row["winners"]))}


@dataclass(frozen=True)
class Deal:
    """A deal of a patience for the solver."""

    case: Case
    number: int
    positions: int

    @property
    def key(self) -> str:
        return f"solve/{self.case}/{self.number}"

    def do(self) -> Found:
        """Solves it."""
        seed = derived("atlas", self.case, self.number)
        table = parlor.deal(self.case.game, self.case.players, seed=seed, options=dict(self.case.options))
        return {"verdict": str(parlor.solve(table, self.positions).verdict)}


def climbed(id: str, usual: Sheet, effort: Effort, journal: Journal, workers: Workers) -> list[Found]:
    """The two steps of the ladder: how often one better player, or a side of them, wins against players of the level below."""
    parties = sides(Case(id, parlor.game(id).usual))
    rotations = len(set(parties))
    moves, hands = usual["moves"][0], usual["hands"][0]
    first = effort.first_step(id, usual["random"]["moves"][0], rotations)
    second, trials = effort.second_step(moves, hands, len(parties), rotations)
    steps = []
    for (lower, upper), deals, written in zip(LADDER, (first, second), ("casual", f"expert:{trials}"), strict=True):
        rounds = [
            Round(Job(id, len(parties), (), 0, deal, side, tuple(written if each == side else lower for each in parties)), written)
            for deal in range(deals)
            for side in sorted(set(parties))
        ]
        found = journal.work_off(words("lab-level-at", level=upper, game=id), rounds, workers)
        wins = share(sum(row["won"] for row in found), len(found))
        step = {"lower": lower, "upper": upper, "deals": deals, "games": len(found), "fair": round(1 / rotations, 4), "wins": wins}
        steps.append(step | ({"trials": trials} if upper == "expert" else {}))
    return steps


def patience_cases(id: str) -> list[Case]:
    """A solitaire game with its usual rules and, if it is only for one player, with each of its options."""
    game = parlor.game(id)
    options: list[tuple[tuple[str, int | str], ...]] = [()]
    if max(game.players) == 1:
        options += [(option,) for option in variants(game)]
    return [Case(id, 1, each) for each in options]


def won_alone(id: str, usual: Sheet, effort: Effort, journal: Journal, workers: Workers) -> list[dict[str, Any]]:
    """How many deals of a patience each level wins, and how many can be won with all cards known."""
    deals, trials = effort.second_step(usual["moves"][0], usual["hands"][0], 1, 1)
    tried = min(TRIED, effort.chances(usual["moves"][0]))
    rows = []
    for case in patience_cases(id):
        levels = {}
        for level, count in (("random", tried), ("casual", tried), (f"expert:{trials}", deals)):
            found = journal.work_off(
                words("lab-level-at", level=level, game=id), [Game(case, level, number) for number in range(count)], workers
            )
            levels[level.partition(":")[0]] = {"deals": count, "won": share(sum(row["won"] for row in found), count)}
        solved = journal.work_off(
            words("lab-solving", game=id), [Deal(case, number, effort.positions) for number in range(effort.solved)], workers
        )
        verdicts = [row["verdict"] for row in solved]
        rows.append(
            {
                "options": dict(case.options),
                "levels": levels,
                "trials": trials,
                "deals": len(verdicts),
                "winnable": share(verdicts.count("winnable"), len(verdicts)),
                "undecided": share(verdicts.count("undecided"), len(verdicts)),
            }
        )
    return rows
