"""Known answers of the classic patiences: which FreeCell deals and how many Klondike deals can be won with all cards known.

    python tools/classics_figures.py freecell --deals 1-1000,11982
    python tools/classics_figures.py klondike --deals 1-2000 --draw 3

Every deal that is finished is kept in a file, one line each; the same command goes on from there. What is printed in the end is what the
file holds for the deals asked for. The package parlor-classics must be installed, or `classics/src` be on the path.
"""

import argparse
import json
import math
import sys
import time
from importlib import import_module
from pathlib import Path

import parlor

ROOT = Path(__file__).parents[1]


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


def table(game: str, deal: int, draw: int) -> parlor.Table:
    """A deal: one of Microsoft's, or the one of a seed."""
    if game == "freecell":
        return parlor.deal(game, seed=1, options={"deal": deal})
    return parlor.deal(game, seed=deal, options={"draw": draw})


def interval(won: int, lost: int, open_: int) -> str:
    """The share of deals that can be won: between all open ones lost and all won, each end widened by its 95 % sampling error."""
    total = won + lost + open_

    def edge(share: float, sign: int) -> float:
        return share + sign * 1.96 * math.sqrt(share * (1 - share) / total)

    low, high = edge(won / total, -1), edge((won + open_) / total, 1)
    return f"{100 * won / total:.2f} % won, {100 * open_ / total:.2f} % open, 95 %: {100 * low:.2f} to {100 * high:.2f} %"


def main() -> int:
    """Solves what is missing, and tells the share."""
    parser = argparse.ArgumentParser(description="Which deals of the classic patiences can be won, with all cards known.")
    parser.add_argument("game", choices=["freecell", "klondike"])
    parser.add_argument("--deals", type=numbers, required=True, help="numbers and ranges of deals, such as 1-1000,11982")
    parser.add_argument("--draw", type=int, choices=[1, 3], default=3, help="cards drawn at a time in Klondike (default: 3)")
    parser.add_argument("--positions", type=int, default=200_000, help="positions that the solver may look at (default: 200000)")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long; what is done is kept")
    parser.add_argument("--keep", type=Path, help="where finished deals are kept (default: build/GAME.jsonl)")
    given = parser.parse_args()
    on_shelf()
    name = given.game if given.game == "freecell" else f"klondike-{given.draw}"
    keep: Path = given.keep or ROOT / "build" / f"{name}-{given.positions}.jsonl"
    keep.parent.mkdir(parents=True, exist_ok=True)
    done = {line["deal"]: line for line in map(json.loads, keep.read_text().splitlines())} if keep.exists() else {}
    end = time.monotonic() + 60 * given.minutes
    with keep.open("a") as file:
        for deal in given.deals:
            if deal in done or time.monotonic() > end:
                continue
            start = time.monotonic()
            found = parlor.solve(table(given.game, deal, given.draw), given.positions)
            seconds = round(time.monotonic() - start, 2)
            done[deal] = {
                "deal": deal,
                "verdict": found.verdict,
                "positions": found.positions,
                "moves": len(found.line),
                "seconds": seconds,
            }
            print(json.dumps(done[deal]), file=file, flush=True)
    lines = [done[deal] for deal in given.deals if deal in done]
    if not lines:
        return 1
    won, lost = [sum(line["verdict"] == verdict for line in lines) for verdict in ("winnable", "not winnable")]
    open_ = [line["deal"] for line in lines if line["verdict"] == "undecided"]
    told = f"{len(lines)} deals: {won} can be won, {lost} cannot, {len(open_)} open; {sum(line['seconds'] for line in lines):.0f} s"
    print(told, interval(won, lost, len(open_)), sep="\n")
    if given.game == "freecell":
        print("not winnable:", [line["deal"] for line in lines if line["verdict"] == "not winnable"], "open:", open_)
    return 0


if __name__ == "__main__":
    sys.exit(main())
