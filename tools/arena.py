"""Computer players of two levels against each other: `make arena`, or `make arena ARENA="casual expert --iterations 200"`.

Duplicate deals with rotated seats: every deal is played as often as there are seats or sides, each of them once with the higher level and
all others with the lower one. Points are those of the higher level minus the average of the others in the same deal, so that the luck of
the cards cancels out; in solitaire games the two levels play the same deal. The intervals are Student's 95 % over the deals.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import parlor
from parlor.lab.figures import interval
from parlor.players.player import new_player

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "arena.md"
HEAD = """# The arena

How much better each level of computer player is than the one below, game by game. `make arena` writes this page; each section has the
result of the command that it names.

Every deal is played as often as there are seats (or sides, if partners play), each of them once with the higher level and all others
with the lower one. *Points* are those of the higher level for a whole game, minus the average of the other seats in the same game; if
low scores win, the sign is reversed, so that more is always better. *Wins* are the higher level's share of the games, next to the fair
share. In solitaire games both levels play the same deals: points and wins are the differences. The intervals are Student's 95 %, over
the deals. A step is *clear* if points or wins are above their margin of error, and *reversed* if they are below it. A *trial* is one move
played out in one guessed world: the iterations of a player's budget.
"""


@dataclass
class Match:
    """Two levels at one game."""

    game: str
    players: int
    lower: parlor.Level
    upper: parlor.Level
    iterations: int | None
    seconds: float | None

    def player(self, level: str, seed: int) -> parlor.Player:
        """A player of a level, with its budget if it searches."""
        if level in ("random", "casual"):
            return new_player(level, seed, None, None)
        return new_player(level, seed, self.seconds, self.iterations)

    def sides(self) -> list[int]:
        """The side of every seat."""
        found = parlor.game(self.game)
        rules = found.rules(self.players, {option.name: option.default for option in found.options.values()})
        parties = [seat % 2 for seat in range(self.players)] if self.game == "national-contest" else range(self.players)
        return [int(side) for side in getattr(rules, "side", parties)]

    def fair(self) -> float:
        """The share of wins that everyone would have if all were equal; 0 in solitaire games."""
        return 0.0 if self.players == 1 else 1.0 / len(set(self.sides()))


@dataclass
class Sample:
    """One deal in all rotations: the average gain in points and the share of wins."""

    points: float
    wins: float


def play(table: parlor.Table, players: list[parlor.Player]) -> None:
    """Plays a game to its end. If several seats may act, the fastest does."""
    while not table.over:
        waiting = table.waiting
        seat = waiting[0] if len(waiting) == 1 else min(waiting, key=lambda s: players[s].reaction(table, s))
        table.play(players[seat].choose(table, seat), seat)


def sample(match: Match, seed: int) -> Sample:
    """Plays one deal in all rotations."""
    if match.players == 1:
        alone = [result(match, seed, [level]) for level in (match.lower, match.upper)]
        return Sample(alone[1][0] - alone[0][0], alone[1][1] - alone[0][1])
    sides = match.sides()
    points, wins = [], []
    for side in sorted(set(sides)):
        gained, won = result(match, seed, [match.upper if each == side else match.lower for each in sides])
        points.append(gained)
        wins.append(won)
    return Sample(statistics.mean(points), statistics.mean(wins))


def result(match: Match, seed: int, levels: list[parlor.Level]) -> tuple[float, float]:
    """One game: what the seats of the higher level gained compared with the others, and their share of the win."""
    table = parlor.deal(match.game, match.players, seed=seed, dealer=seed % match.players)
    play(table, [match.player(level, 1000 * seed + seat) for seat, level in enumerate(levels)])
    if len(levels) == 1:
        return float(table.scores[0]), float(len(table.winners))
    ours = [seat for seat, level in enumerate(levels) if level == match.upper]
    mean = statistics.mean
    others = [table.scores[seat] for seat in range(match.players) if seat not in ours]
    gained = (mean([table.scores[seat] for seat in ours]) - mean(others)) * int(table.ending().better())
    return gained, sum(1 for seat in ours if seat in table.winners) / max(1, len(table.winners))


@dataclass
class Step:
    """What a number of deals says about a step of the ladder."""

    match: Match
    samples: list[Sample]
    seconds: float

    def verdict(self) -> str:
        """Whether the step is outside the intervals."""
        points, reach = interval([each.points for each in self.samples])
        wins, spread = interval([each.wins - self.match.fair() for each in self.samples])
        if points > reach or wins > spread:
            return "clear"
        return "reversed" if points < -reach or wins < -spread else "no step"

    def row(self) -> str:
        """The step as a row of the table."""
        points, reach = interval([each.points for each in self.samples])
        wins, spread = interval([100 * each.wins for each in self.samples])
        figures = f"{points:+.2f} ± {reach:.2f} | {wins:.1f} ± {spread:.1f} | {100 * self.match.fair():.1f}"
        return f"| {self.match.game} | {self.match.players} | {len(self.samples)} | {figures} | {self.verdict()} |"


def by_kind(steps: list[Step]) -> list[str]:
    """The average wins of the games of each kind: in percent for two players, as a multiple of the fair share for more."""
    rows = ["| kind | games for two | wins % | games for more | wins, in fair shares |", "| --- | --- | --- | --- | --- |"]
    for kind in sorted({parlor.game(step.match.game).kind for step in steps if step.match.players > 1}):
        of_kind = [step for step in steps if parlor.game(step.match.game).kind == kind]
        shares = {
            two: [
                statistics.mean(each.wins for each in step.samples) / step.match.fair()
                for step in of_kind
                if (step.match.players == 2) == two
            ]
            for two in (True, False)
        }
        pair = f"{50 * statistics.mean(shares[True]):.1f}" if shares[True] else ""
        more = f"{statistics.mean(shares[False]):.2f}" if shares[False] else ""
        rows.append(f"| {kind} | {len(shares[True]) or ''} | {pair} | {len(shares[False]) or ''} | {more} |")
    return rows


COLUMNS = "| game | players | deals | points | wins % | fair % | step |\n| --- | --- | --- | --- | --- | --- | --- |"


def deals(match: Match, most: int, limit: float, pool: ProcessPoolExecutor | None) -> Iterator[Sample]:
    """Samples one after another, until there are enough or the time is up."""
    end = time.monotonic() + limit
    if pool is None:
        for seed in range(most):
            if seed >= 2 and time.monotonic() > end:
                return
            yield sample(match, seed)
        return
    pending = [pool.submit(sample, match, seed) for seed in range(most)]
    for at, future in enumerate(pending):
        if at >= 2 and time.monotonic() > end:
            for left in pending[at:]:
                left.cancel()
            return
        yield future.result()


def progress(text: str) -> None:
    """Shows progress on a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K  … {text}", end="", file=sys.stderr, flush=True)


def compete(match: Match, most: int, limit: float, pool: ProcessPoolExecutor | None) -> Step:
    """Plays a match and shows how it goes."""
    step = Step(match, [], 0.0)
    begin = time.monotonic()
    for each in deals(match, most, limit, pool):
        step.samples.append(each)
        step.seconds = time.monotonic() - begin
        progress(f"{match.game}: {len(step.samples)} of {most} deals, {step.seconds:.0f} s, {step.verdict()}")
    progress("")
    return step


def write(title: str, told: list[str]) -> None:
    """Puts a section into the page, replacing the one with the same title."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else HEAD
    sections = text.split("\n## ")
    kept = [section for section in sections[1:] if section.splitlines()[0] != title]
    body = "\n".join([title, "", *told])
    page = "\n## ".join([HEAD, *[section.rstrip("\n") + "\n" for section in [*kept, body]]])
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page, encoding="utf-8")


def chosen(games: str) -> list[str]:
    """The games to play, by id."""
    if games == "all":
        return [each for each in parlor.games() if each != "numero"]
    return [parlor.game(each).id for each in games.split(",")]


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="arena", description="Two levels of computer players against each other, on duplicate deals.")
    parser.add_argument("lower", nargs="?", default="random", choices=parlor.LEVELS, help="the level that should lose (random)")
    parser.add_argument("upper", nargs="?", default="casual", choices=parlor.LEVELS, help="the level that should win (casual)")
    parser.add_argument("--games", default="all", help="ids with commas between them; all: every game in which players decide")
    parser.add_argument("--players", type=int, help="how many play; each game's usual number unless told")
    parser.add_argument("--deals", type=int, default=100, help="deals a game at the most (100)")
    parser.add_argument("--limit", type=float, default=20.0, help="seconds a game, after which no more deals begin (20)")
    parser.add_argument("--iterations", type=int, help="budget of levels that search: trials a move")
    parser.add_argument("--seconds", type=float, help="or seconds a move")
    parser.add_argument("--workers", type=int, default=1, help="processes that play (1)")
    parser.add_argument("--write", action="store_true", help="put the result into docs/arena.md")
    asked = parser.parse_args()
    if asked.lower == asked.upper:
        parser.error(f"two different levels are compared, not {asked.lower} with itself")
    if asked.deals < 2 or asked.workers < 1 or asked.limit <= 0:
        parser.error("there are at least two deals, one worker and some seconds")
    return asked


def main() -> int:
    """Plays and prints; even if interrupted, it prints the result so far."""
    asked = arguments()
    try:
        games = chosen(asked.games)
        matches = [
            Match(game, asked.players or parlor.game(game).usual, asked.lower, asked.upper, asked.iterations, asked.seconds)
            for game in games
        ]
        for match in matches:
            match.player(match.lower, 0)
            match.player(match.upper, 0)
            parlor.deal(match.game, match.players, seed=0)
    except ValueError as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    rows = []
    steps: list[Step] = []
    print(f"{asked.lower} and {asked.upper}, {parlor.build()} build\n{COLUMNS}", flush=True)
    pool = ProcessPoolExecutor(asked.workers) if asked.workers > 1 else None
    try:
        for match in matches:
            step = compete(match, asked.deals, asked.limit, pool)
            steps.append(step)
            rows.append(step.row())
            print(rows[-1], flush=True)
    except KeyboardInterrupt:
        print("arena: interrupted; the games above are finished", file=sys.stderr)
        return 130
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
    unclear = [step.match.game for step in steps if step.verdict() != "clear"]
    told = f"Clear in {len(steps) - len(unclear)} of {len(steps)} games" + (f"; not in {', '.join(unclear)}." if unclear else ".")
    kinds = by_kind(steps)
    print("\n".join([told, "", *kinds]))
    if asked.write:
        command = " ".join(["python tools/arena.py", *sys.argv[1:]])
        when = datetime.now(UTC).strftime("%Y-%m-%d")
        budget = f", {asked.iterations} trials a move" if asked.iterations else f", {asked.seconds:g} s a move" if asked.seconds else ""
        write(
            f"{asked.lower} and {asked.upper}{budget}",
            [f"`{command}`, {when}, {parlor.build()} build.", "", COLUMNS, *rows, "", told, "", *kinds],
        )
        print(f"Written to {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
