"""Our expert against OpenSpiel's own IS-MCTS in Python, on our games for two, with equal time a move: `make arena-openspiel`.

OpenSpiel's bot plays through `parlor.adapters.openspiel`, with random rollouts that run inside our engine, which gives it more than its own
rollouts would. Every deal is played twice, with the seats swapped, and kept as soon as it is played; the next run goes on.
"""

import argparse
import sys

import arena_page
from arena import add_common, check_common
from arena_results import KEPT, Arena, Book
from openspiel_contest import OpenSpielContest, games_for_two


def main() -> int:
    """Plays, and writes the table."""
    every = games_for_two()
    parser = argparse.ArgumentParser(prog="arena-openspiel", description="Our expert against OpenSpiel's IS-MCTS in Python.")
    parser.add_argument("--games", default=",".join(every), help="ids with commas between them (all that two can play)")
    parser.add_argument("--seconds", type=float, default=0.1, help="time a move for both (0.1)")
    add_common(parser, fewest=100, deals=100)
    asked = parser.parse_args()
    check_common(parser, asked)
    unknown = [game for game in asked.games.split(",") if game not in every]
    if unknown:
        parser.error(f"there is no game {unknown[0]!r} for two: the games are {', '.join(every)}")
    book = Book(asked.out or KEPT / "openspiel.jsonl")
    contests = [OpenSpielContest(game, asked.seconds) for game in asked.games.split(",")]
    status = 0 if asked.page_only else Arena(book, asked.deals, asked.fewest, asked.hours, asked.workers, asked.insist).run(contests)
    lines = arena_page.duels(book, [(game, 2, OpenSpielContest(game, asked.seconds)) for game in every])
    print("\n".join(lines))
    if not asked.no_page:
        title = f"Expert and OpenSpiel's IS-MCTS, {asked.seconds:g} s a move"
        arena_page.publish(title, "python tools/arena_openspiel.py", lines, status, book)
    return status


if __name__ == "__main__":
    sys.exit(main())
