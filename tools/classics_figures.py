"""Figures of the classics: known answers of the patiences, and how our players and rules stand beside OpenSpiel's.

    python tools/classics_figures.py freecell --deals 1-1000,11982 --positions 1000000
    python tools/classics_figures.py klondike --deals 1-2000 --draw 3
    python tools/classics_figures.py honest --deals 1-1000 --draw 3
    python tools/classics_figures.py peers --game hearts --deals 1-10000
    python tools/classics_figures.py gin --deals 1-400
    python tools/classics_figures.py hearts --deals 1-100

Whatever is finished is kept in a file, one line each; the same command goes on from there. What is printed in the end is what the file
holds for the deals asked for. The package parlor-classics must be installed, or `classics/src` be on the path.
"""

import argparse
import json
import math
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import parlor

ROOT = Path(__file__).parents[1]
Line = dict[str, Any]


def numbers(text: str) -> list[int]:
    """Numbers and ranges: 1-1000,11982."""
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        found += range(int(first), int(last if dash else first) + 1)
    return found


def on_shelf() -> None:
    """Puts the classics on the shelf if they are not installed."""
    for game in import_module("parlor_classics").GAMES:
        if game.id not in parlor.games():
            parlor.register(game)


def share(part: float, total: int) -> str:
    """A share in percent, with its 95 % sampling error."""
    return f"{100 * part / total:.1f} % ± {196 * math.sqrt(part / total * (1 - part / total) / total):.1f}"


class Figure:
    """Something that is worked out deal by deal."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked

    def name(self) -> str:
        """What the results depend on."""
        raise NotImplementedError

    def work(self, deal: int) -> Line:
        """What is found out about one deal."""
        raise NotImplementedError

    def told(self, lines: list[Line]) -> list[str]:
        """What all deals say together."""
        raise NotImplementedError


class Solved(Figure):
    """Which deals of a patience can be won with all cards known: of Microsoft's in FreeCell, of seeds in Klondike."""

    def name(self) -> str:
        drawn = f"-{self.asked.draw}" if self.asked.figure == "klondike" else ""
        return f"{self.asked.figure}{drawn}-{self.asked.positions}"

    def work(self, deal: int) -> Line:
        if self.asked.figure == "freecell":
            table = parlor.deal("freecell", seed=1, options={"deal": deal})
        else:
            table = parlor.deal("klondike", seed=deal, options={"draw": self.asked.draw})
        found = parlor.solve(table, self.asked.positions)
        return {"verdict": found.verdict, "positions": found.positions, "moves": len(found.line)}

    def told(self, lines: list[Line]) -> list[str]:
        won, lost, undecided = [
            [line["deal"] for line in lines if line["verdict"] == verdict] for verdict in ("winnable", "not winnable", "undecided")
        ]
        text = f"{len(won)} can be won, {len(lost)} cannot, {len(undecided)} are undecided"
        if self.asked.figure == "freecell":
            return [text, f"cannot: {lost}; undecided: {undecided}"]
        return [text, interval(len(won), len(undecided), len(lines))]


def interval(won: int, undecided: int, total: int) -> str:
    """The share of deals that can be won: between all undecided ones lost and all won, each end widened by its 95 % sampling error."""

    def edge(part: float, sign: int) -> float:
        return part + sign * 1.96 * math.sqrt(part * (1 - part) / total)

    low, high = edge(won / total, -1), edge((won + undecided) / total, 1)
    return f"{100 * won / total:.2f} % won, {100 * undecided / total:.2f} % undecided, 95 %: {100 * low:.2f} to {100 * high:.2f} %"


class Honest(Figure):
    """How many deals of Klondike a player wins who sees no more than anyone at the table."""

    def name(self) -> str:
        return f"honest-{self.asked.level}-{self.asked.draw}-{self.asked.iterations}"

    def work(self, deal: int) -> Line:
        table = parlor.deal("klondike", seed=deal, options={"draw": self.asked.draw})
        iterations = self.asked.iterations if self.asked.level != "casual" else None
        player = parlor.player(self.asked.level, seed=deal, iterations=iterations)
        while not table.over:
            table.play(player.choose(table, 0), 0)
        return {"won": table.winners == (0,), "built": table.scores[0]}

    def told(self, lines: list[Line]) -> list[str]:
        built = sum(line["built"] for line in lines) / len(lines)
        return [f"won {share(sum(line['won'] for line in lines), len(lines))}, with {built:.1f} cards built up on average"]


class Peers(Figure):
    """Whether a game goes the same at OpenSpiel's table."""

    def name(self) -> str:
        return f"peers-{self.asked.game}"

    def work(self, deal: int) -> Line:
        random = import_module("random")
        try:
            import_module("peers").PEERS[self.asked.game](random.Random(deal)).play()
        except AssertionError as error:
            return {"differs": str(error)[:500]}
        return {"differs": ""}

    def told(self, lines: list[Line]) -> list[str]:
        differing = [line["deal"] for line in lines if line["differs"]]
        return [f"{self.asked.game}: {len(lines)} games, {len(differing)} with an unexplained difference {differing or ''}"]


class Gin(Figure):
    """Matches of Gin Rummy to 100 against OpenSpiel's simple bot."""

    def name(self) -> str:
        return f"gin-{self.asked.level}-{self.asked.iterations}"

    def work(self, deal: int) -> Line:
        found: Line = import_module("contests").gin_match(deal, self.asked.level, self.asked.iterations)
        return found

    def told(self, lines: list[Line]) -> list[str]:
        won = sum(line["points"][0] > line["points"][1] for line in lines)
        ours, theirs = [sum(line["points"][side] for line in lines) / len(lines) for side in (0, 1)]
        changed = sum(line["changed"] for line in lines)
        return [
            f"won {won} of {len(lines)} matches, {share(won, len(lines))}; {ours:.0f} to {theirs:.0f} points on average, "
            f"{sum(line['hands'] for line in lines) / len(lines):.1f} hands a match; {changed} choices that only one table allows"
        ]


class Hearts(Figure):
    """Hands of Hearts, two seats against two, against OpenSpiel's IS-MCTS in C++ with equal time."""

    def name(self) -> str:
        return f"hearts-{self.asked.simulations}"

    def work(self, deal: int) -> Line:
        found: Line = import_module("contests").hearts_deal(deal, self.asked.simulations)
        return found

    def told(self, lines: list[Line]) -> list[str]:
        evidence = import_module("parlor.lab.evidence")
        deals = [evidence.Played((0, 1), *[tuple(map(tuple, line[what])) for what in ("points", "wins")]) for line in lines]
        compared = evidence.Comparison(0.5, deals)
        spent = [sum(line["seconds_each"][side] for line in lines) / len(lines) for side in (0, 1)]
        low, high = compared.interval
        ahead = sum(deal.gained for deal in deals) / len(deals)
        return [
            f"{compared.word}: {100 * compared.won:.1f} % of the hands ({100 * low:.0f} to {100 * high:.0f} %)",
            f"{ahead:.2f} points ahead a hand; {1000 * spent[0]:.1f} ms a move for us, {1000 * spent[1]:.1f} for them",
        ]


FIGURES: dict[str, type[Figure]] = {"freecell": Solved, "klondike": Solved, "honest": Honest, "peers": Peers, "gin": Gin, "hearts": Hearts}


def main() -> int:
    """Works out what is missing, and tells what all deals say."""
    parser = argparse.ArgumentParser(description="Figures of the classics.")
    parser.add_argument("figure", choices=FIGURES)
    parser.add_argument("--deals", type=numbers, required=True, help="numbers and ranges of deals, such as 1-1000,11982")
    parser.add_argument("--draw", type=int, choices=[1, 3], default=3, help="cards drawn at a time in Klondike (default: 3)")
    parser.add_argument("--positions", type=int, default=200_000, help="positions that the solver may look at (default: 200000)")
    parser.add_argument("--game", default="hearts", help="the game that is compared with OpenSpiel's (default: hearts)")
    parser.add_argument("--level", default="expert", help="our level (default: expert)")
    parser.add_argument("--iterations", type=int, default=100, help="iterations of our player at a move (default: 100)")
    parser.add_argument("--simulations", type=int, default=1000, help="simulations of OpenSpiel's IS-MCTS at a move (default: 1000)")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long; what is done is kept")
    parser.add_argument("--keep", type=Path, help="where finished deals are kept (default: build/classics/)")
    asked = parser.parse_args()
    on_shelf()
    sys.path.insert(0, str(ROOT / "classics" / "tests"))
    figure = FIGURES[asked.figure](asked)
    keep: Path = asked.keep or ROOT / "build" / "classics" / f"{figure.name()}.jsonl"
    keep.parent.mkdir(parents=True, exist_ok=True)
    done = {line["deal"]: line for line in map(json.loads, keep.read_text().splitlines())} if keep.exists() else {}
    end = time.monotonic() + 60 * asked.minutes
    with keep.open("a") as file:
        for deal in asked.deals:
            if deal in done or time.monotonic() > end:
                continue
            start = time.process_time()
            done[deal] = {"deal": deal, **figure.work(deal)}
            done[deal]["seconds"] = round(time.process_time() - start, 4)
            print(json.dumps(done[deal]), file=file, flush=True)
    lines = [done[deal] for deal in asked.deals if deal in done]
    if not lines:
        print(f"nothing is done yet; what is done will be in {keep}")
        return 1
    print(f"{len(lines)} of {len(asked.deals)} deals, {sum(line['seconds'] for line in lines) / 60:.1f} minutes of processor time")
    print(*figure.told(lines), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
