"""The levels of computer players against each other, step by step: `make arena`, or `make arena ARENA="--games reno,rumme --hours 1"`.

Every deal is kept as soon as it is played, and the next run goes on where this one stopped. A step that is decided gets no more deals, but
none is called clear, even or reversed on fewer than 30. docs/arena.md tells how to read the table that this writes.
"""

import argparse
import sys
from pathlib import Path

import arena_page
from arena_deals import Step
from arena_results import KEPT, Arena, Book
from instant import INSTANT
from knowing import KNOWING

import parlor
from parlor.core.game import MASTER
from parlor.lab.baselines import baselines
from parlor.lab.evidence import FEWEST
from parlor.players.player import searches

LADDER = (("random", "casual"), ("casual", "skilled"), ("skilled", "expert"))
# What else has a column once it was played: the step to a master, a network without a search, both steps to an expert at once, and what
# could be won by seeing all cards.
BESIDE = (("expert", MASTER), ("skilled", INSTANT), ("casual", "expert"), ("casual", KNOWING))
# One game of each kind, short enough for a second a move.
FAMILIES = ("quatro", "national-contest", "moosehead", "goop", "mobilization-2", "mobilization-3", "flique", "coronado")
DEALS = 200


def games_of(asked: str) -> list[str]:
    """The games that are asked for, by id."""
    if asked == "all":
        return [each for each in parlor.games() if each != "numero"]
    if asked == "families":
        return list(FAMILIES)
    if asked == "networks":
        return list(baselines())
    return [parlor.game(each).id for each in asked.split(",")]


def players_of(game: str, asked: str) -> list[int]:
    """How many play: the smallest number, the usual one, both, or one that is named."""
    found = parlor.game(game)
    ways = {"smallest": [min(found.players)], "usual": [found.usual], "both": sorted({min(found.players), found.usual})}
    if asked in ways:
        return ways[asked]
    if not asked.isdecimal() or int(asked) not in found.players:
        raise ValueError(f"{found.title} is for {', '.join(map(str, found.players))} players, not {asked}: or say smallest, usual or both")
    return [int(asked)]


def steps_of(asked: str) -> list[tuple[str, str]]:
    """The steps that are asked for, such as casual-skilled."""
    if asked == "ladder":
        return list(LADDER)
    found = []
    known = (*parlor.LEVELS, MASTER, INSTANT, KNOWING)
    for each in asked.split(","):
        lower, _, upper = each.partition("-")
        if lower not in known[:-1] or upper not in known or lower == upper:
            raise ValueError(f"a step is two levels such as casual-skilled, not {each!r}: the levels are {', '.join(known)}")
        found.append((lower, upper))
    return found


def step(game: str, players: int, levels: tuple[str, str], seconds: float, iterations: int | None) -> Step:
    """A step of the ladder in the form in which the arena plays the game."""
    return Step(game, players, *levels, None if iterations else seconds, iterations, parlor.game(game).contest.options)


def table(book: Book, seconds: float, iterations: int | None) -> list[str]:
    """All that was kept as one table: a row for each game and number of players, a column for each step."""
    every = [(game, players) for game in games_of("all") for players in players_of(game, "both")]

    def is_played(game: str, players: int, levels: tuple[str, str]) -> bool:
        return bool(book.deals(step(game, players, levels, seconds, iterations).key))

    # A row tells of the players that search in this time; the others need none.
    timed = [levels for levels in (*LADDER, *BESIDE) if searches(levels[1])]
    shown = [form for form in every if any(is_played(*form, levels) for levels in timed)]
    columns = [*LADDER, *(levels for levels in BESIDE if any(is_played(*form, levels) for form in shown))]
    heads = " | ".join(f"{lower} → {upper}" for lower, upper in columns)
    rows = [f"| game | players | fair % | {heads} |", f"| --- | --- | --- |{' --- |' * len(columns)}"]
    words: dict[tuple[str, str], dict[str, list[tuple[str, int]]]] = {levels: {} for levels in columns}
    for game, players in shown:
        steps = [step(game, players, levels, seconds, iterations) for levels in columns]
        found = [book.comparison(each) for each in steps]
        rows.append(f"| {game} | {players} | {100 * steps[0].fair:.0f} | {' | '.join(map(arena_page.cell, found))} |")
        for levels, comparison in zip(columns, found, strict=True):
            if comparison.deals:
                words[levels].setdefault(comparison.word, []).append((game, players))
    return [*rows, "", *[line for levels in columns if words[levels] for line in summary(levels, words[levels])]]


def summary(levels: tuple[str, str], words: dict[str, list[tuple[str, int]]]) -> list[str]:
    """What a column of the table adds up to, as an item of a list."""
    usual = {word: [game for game, players in rows if players == parlor.game(game).usual] for word, rows in words.items()}
    games = sum(map(len, usual.values()))
    clear = f"clear in {len(words.get('clear', []))} of {sum(map(len, words.values()))} rows"
    others = [
        f"; {word} in {', '.join(f'{game} ({players})' for game, players in words[word])}"
        for word in ("even", "reversed", "too few")
        if word in words
    ]
    with_usual = f"; with the usual number of players, clear in {len(usual.get('clear', []))} of {games} games"
    return [f"- {levels[0]} → {levels[1]}: {clear}{with_usual}{''.join(others)}."]


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="arena", description="Levels of computer players against each other, on duplicate deals.")
    parser.add_argument(
        "--games",
        default="all",
        help="ids with commas between them; families: one of each kind; networks: those with a network (all with decisions)",
    )
    parser.add_argument("--players", default="both", help="smallest, usual, both, or a number (both)")
    parser.add_argument("--steps", default="ladder", help="such as casual-skilled,skilled-expert (from random to expert, level by level)")
    parser.add_argument("--seconds", type=float, default=0.1, help="time a move for levels that search (0.1)")
    parser.add_argument("--iterations", type=int, help="or trials a move")
    add_common(parser)
    return parser


def add_common(parser: argparse.ArgumentParser, fewest: int = FEWEST, deals: int = DEALS) -> None:
    """The arguments of every arena."""
    parser.add_argument("--deals", type=int, default=deals, help=f"deals for each row at the most ({deals})")
    parser.add_argument("--fewest", type=int, default=fewest, help=f"deals before a row may be decided, {FEWEST} or more ({fewest})")
    parser.add_argument("--insist", action="store_true", help="play even rows to their last deal: they may still turn out to be clear")
    parser.add_argument("--hours", type=float, help="stop after so many hours; the next run goes on")
    parser.add_argument("--workers", type=int, default=1, help="processes that play (1)")
    parser.add_argument("--out", type=Path, help="the file in which deals are kept (in docs/arena)")
    parser.add_argument("--no-page", action="store_true", help="leave docs/arena.md alone")
    parser.add_argument("--page-only", action="store_true", help="write docs/arena.md from the deals that are kept, and play none")


def check_common(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> None:
    """Refuses numbers that make no sense."""
    if (
        asked.deals < 1
        or asked.fewest < FEWEST
        or asked.workers < 1
        or not 0.0 < asked.seconds < 3600.0
        or (asked.hours is not None and asked.hours <= 0.0)
    ):
        parser.error(f"there are at least one deal, {FEWEST} before a row is decided, one worker and some time")


def main() -> int:
    """Plays, and writes the table."""
    parser = arguments()
    asked = parser.parse_args()
    check_common(parser, asked)
    try:
        contests = [
            step(game, players, levels, asked.seconds, asked.iterations)
            for game in games_of(asked.games)
            for players in players_of(game, asked.players)
            for levels in steps_of(asked.steps)
        ]
        for contest in contests:
            contest.player(contest.lower, 0)
            contest.player(contest.upper, 0)
    except ValueError as error:
        parser.error(str(error))
    book = Book(asked.out or KEPT / "ladder.jsonl")
    print(f"{len(contests)} steps, {parlor.build()} build", flush=True)
    status = 0 if asked.page_only else Arena(book, asked.deals, asked.fewest, asked.hours, asked.workers, asked.insist).run(contests)
    lines = table(book, asked.seconds, asked.iterations)
    print("\n".join(lines))
    if not asked.no_page:
        budget = f"{asked.iterations} trials" if asked.iterations else f"{asked.seconds:g} s"
        arena_page.publish(f"The ladder, {budget} a move", "python tools/arena.py", lines, status, book)
    return status


if __name__ == "__main__":
    sys.exit(main())
