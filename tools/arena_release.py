"""Today's expert against that of another build of Parlor, with equal time a move: `make arena-release RELEASE=folder`.

The other build is a wheel unpacked in a folder (`python -m zipfile -e parlor_games-….whl folder`) and runs in a process of its own. Every
deal is played twice: half of the seats are ours, then the other half. Games that the builds do not play alike are left out and named.
"""

import argparse
import sys

import arena_page
from arena import add_common, check_common, games_of
from arena_results import KEPT, Arena, Book
from release_contest import NotComparable, ReleaseContest, other


def comparable(games: list[str], folder: str, seconds: float) -> tuple[list[ReleaseContest], dict[str, str]]:
    """The games that both builds play alike, and why the others are left out."""
    contests, why = [], {}
    for game in games:
        contest = ReleaseContest(game, folder, seconds)
        try:
            contest.check()
        except NotComparable as error:
            why[game] = str(error)
            print(f"{game} is left out: {error}", file=sys.stderr, flush=True)
        else:
            contests.append(contest)
    return contests, why


def main() -> int:
    """Plays, and writes the table."""
    parser = argparse.ArgumentParser(prog="arena-release", description="Today's expert against that of another build of Parlor.")
    parser.add_argument("folder", help="where the other build lies, as unpacked from its wheel")
    parser.add_argument("--games", default="all", help="ids with commas between them (all with decisions)")
    parser.add_argument("--seconds", type=float, default=0.1, help="time a move for both (0.1)")
    add_common(parser, fewest=100, deals=100)
    asked = parser.parse_args()
    check_common(parser, asked)
    try:
        there = other(asked.folder)
        contests, why = comparable(games_of(asked.games), asked.folder, asked.seconds)
    except (NotComparable, ValueError) as error:
        parser.error(str(error))
    print(f"Parlor {there.version}, {there.build} build, in {len(contests)} games", flush=True)
    book = Book(asked.out or KEPT / "release.jsonl")
    status = 0 if asked.page_only else Arena(book, asked.deals, asked.fewest, asked.hours, asked.workers, asked.insist).run(contests)
    lines = arena_page.duels(book, [(each.game, each.players, each) for each in contests])
    lines += ["", *(f"- {game} is left out: {reason}." for game, reason in why.items())] if why else []
    print("\n".join(lines))
    if not asked.no_page:
        title = f"Expert and Parlor {there.version}, {asked.seconds:g} s a move"
        arena_page.publish(title, "python tools/arena_release.py", lines, status, book)
    return status


if __name__ == "__main__":
    sys.exit(main())
