"""Gathers the figures of the atlas: every game at every number of players, its options, its levels, its patience deals."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

import parlor
from parlor.lab.atlas.sheet import Sheet, seat_advantage, share, sheet, variants
from parlor.lab.atlas.survey import Game, look_at
from parlor.lab.progress import bar
from parlor.lab.standings import standings
from parlor.lab.tournament import Plan, play_jobs
from parlor.lab.working import spread

LADDER = (("random", "casual"), ("casual", "expert"))


@dataclass(frozen=True)
class Effort:
    """How much is played: games a case, deals a step of the ladder, worlds a move of the expert, deals and positions for the solver."""

    games: int = 100
    deals: int = 20
    worlds: int = 60
    solved: int = 100
    positions: int = 100_000


Workers = tuple[Callable[[], Executor], int]


def gather(ids: list[str], effort: Effort, workers: Workers) -> dict[str, Any]:
    """The data of the atlas, game by game."""
    atlas: dict[str, Any] = {id: described(id) for id in ids}
    for (id, players, options, _), figures in surveyed(ids, effort.games, workers):
        if options:
            atlas[id]["options"].append({"option": options[0][0], "value": options[0][1], **figures})
        else:
            atlas[id]["players"][str(players)] = figures
    for id, steps in laddered(ids, effort, workers):
        atlas[id]["ladder"] = steps
    for id, solved in decided(ids, effort, workers):
        atlas[id]["solver"] = solved
    return {"format": "parlor-atlas", "version": 1, "effort": vars(effort), "build": parlor.build(), "games": atlas}


def described(id: str) -> dict[str, Any]:
    """A game before anything is known of it."""
    game = parlor.game(id)
    return {
        "title": game.title,
        "book": game.book,
        "kind": game.kind,
        "usual": game.usual,
        "players": {},
        "options": [],
        "ladder": [],
        "solver": None,
    }


def surveyed(ids: list[str], games: int, workers: Workers) -> Iterator[tuple[tuple[Any, ...], Sheet]]:
    """The balance sheet of every case, by casual players."""
    cases: list[tuple[str, int, tuple[tuple[str, int | str], ...]]] = []
    for id in ids:
        game = parlor.game(id)
        cases += [(id, players, ()) for players in game.players]
        cases += [(id, players, (option,)) for option in variants(game) if (players := fitting(id, option)) is not None]
    todo = [Game(*case, "casual", number) for case in cases for number in range(games)]
    looks: dict[tuple[Any, ...], list[dict[str, Any]]] = defaultdict(list)
    with bar("looking at the games", len(todo), "games") as advance:
        for stint in spread(todo, look_at, *workers):
            for game_, look in stint:
                looks[game_.case].append(look)
            advance(len(stint))
    for case in sorted(looks, key=lambda case: (ids.index(case[0]), str(case[2]), case[1])):
        figures = sheet(looks[case], case[1])
        advantage, clear = seat_advantage(figures)
        yield case, {**figures, "seat_advantage": advantage, "seat_advantage_clear": clear}


def fitting(id: str, option: tuple[str, int | str]) -> int | None:
    """A number of players for which an option can be chosen, the usual one if possible."""
    game = parlor.game(id)
    for players in (game.usual, *game.players):
        try:
            parlor.deal(id, players, seed=0, options=dict([option]))
        except ValueError:
            continue
        return players
    return None


def laddered(ids: list[str], effort: Effort, workers: Workers) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """How much better each level is than the one below: the share of wins of one upper player among lower ones."""
    contested = [id for id in ids if parlor.game(id).usual > 1 and id != "numero"]
    with bar("climbing the ladder", 2 * len(contested), "steps") as advance:
        for id in contested:
            steps = []
            for lower, upper in LADDER:
                written = f"{upper}:{effort.worlds}" if upper in parlor.THINKING else upper
                plan = Plan((id,), (written, *[lower] * (parlor.game(id).usual - 1)), effort.deals)
                rows = [row for stint in spread(plan.jobs(), play_jobs, *workers) for row in stint]
                found = next(each for each in standings(rows) if each.player == written)
                steps.append({"lower": lower, "upper": upper, "wins": list(found.wins), "fair": found.fair, "deals": found.deals})
                advance(1)
            yield id, steps


def decided(ids: list[str], effort: Effort, workers: Workers) -> Iterator[tuple[str, dict[str, Any]]]:
    """What share of the deals of a patience can be won, all cards known."""
    for id in ids:
        if parlor.game(id).usual != 1:
            continue
        todo = [(id, number, effort.positions) for number in range(effort.solved)]
        with bar(f"solving {id}", len(todo), "deals") as advance:
            verdicts: list[str] = []
            for stint in spread(todo, verdicts_of, *workers):
                verdicts += stint
                advance(len(stint))
        winnable, undecided = verdicts.count("winnable"), verdicts.count("undecided")
        yield id, {"deals": len(verdicts), "winnable": share(winnable, len(verdicts)), "undecided": round(undecided / len(verdicts), 4)}


def verdicts_of(deals: list[tuple[str, int, int]]) -> list[str]:
    """Solves some deals: what a worker is asked to do."""
    return [str(parlor.solve(parlor.deal(id, 1, seed=number), positions).verdict) for id, number, positions in deals]
