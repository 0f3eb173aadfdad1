"""docs/arena.md: the tables of the arena, each made anew from the deals that were kept."""

import re
import statistics
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from arena_deals import Contest, codes
from arena_results import ROOT, Book

import parlor
from parlor.lab.evidence import FEWEST, Comparison
from parlor.lab.figures import bootstrap

PAGE = ROOT / "docs" / "arena.md"
HEAD = """# The arena

How much better each level of computer player is than the one below, game by game, and how the expert does against others. The commands
that the sections name play the deals and write this page; they go on where the last run stopped.

**How to read it.** A *deal* is one hand; in races and patience it is the whole game, and in Rumme Baseball an inning. Every deal is played
twice, so that the luck of the cards cancels out: once the better player has every other seat (or side, if partners play), and then the
other one has those. With three or five sides a deal is played as often as there are sides, each of them once with the better player and
all others with the other one. The figures are the better player's *share of the wins* in percent, where a hand is won by the most points,
the *interval* in which the true share lies with 95 %, and the number of deals. Next to them stands the *fair* share, which equal players
would have. In patience, both play the same deals alone, and whoever comes further has won.

Against other programs there is a second share: *deals won* counts a deal as a whole, and whoever has more points in all of its games
together has won it (a tie is half a deal). There the luck of the cards decides nothing, so it is further from 50 than the share of the
wins.

The word says what the deals prove:

- **clear**: the better player wins more, or more points, than chance explains;
- **reversed**: the same, for the other one;
- **even**: the whole interval lies within a fifth of the fair share, so whatever difference there is, is small;
- **too few**: fewer than 30 deals, or not enough of them to tell.

A dash stands where nothing has been played yet. The last columns are no steps of the ladder. In *skilled → instant* a [network](masters.md)
plays against skilled players and chooses at once, without any search. In *casual → expert* both steps are taken at once. In *casual →
knowing* a player who sees all cards sits among casual ones. Nobody who plays fair can be expected to win more, so it tells how much there
is to win.

A step that is decided gets no more deals. That does not spoil the figures: test and interval hold [however often one
looks](players.md#how-strength-is-measured). Where there is no difference at all, at most one step in twenty would be called clear or
reversed.
"""
# The sections that a new one makes obsolete, by how their titles begin.
OBSOLETE = {"The ladder": r"(random|casual|skilled) and ", "Expert and OpenSpiel": r"expert and OpenSpiel"}
ORDER = ("The ladder", "Expert and OpenSpiel", "Expert and Parlor")


def write(title: str, lines: Sequence[str], page: Path = PAGE) -> None:
    """Puts a section into the page in the place of the one with the same title, and of those that it makes obsolete."""
    text = page.read_text(encoding="utf-8") if page.exists() else HEAD
    head, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    gone = [pattern for start, pattern in OBSOLETE.items() if title.startswith(start)]
    kept = [each for each in sections if each.splitlines()[0] != title and not any(re.match(pattern, each) for pattern in gone)]
    kept.append("\n".join([title, "", *lines]))
    kept.sort(key=lambda each: next((at for at, start in enumerate(ORDER) if each.startswith(start)), len(ORDER)))
    parts = [HEAD if title.startswith("The ladder") else head, *(f"## {each}" for each in kept)]
    page.parent.mkdir(exist_ok=True)
    page.write_text("\n".join(part.rstrip("\n") + "\n" for part in parts), encoding="utf-8")


def publish(title: str, command: str, lines: Sequence[str], status: int, book: Book) -> None:
    """Writes a section with the line that says how it was made, and says where it is; half a table does not replace a whole one.

    The book then keeps what the table was made of, and forgets what other code has played.
    """
    if status != 0:
        print(f"{PAGE.relative_to(ROOT)} stays as it is: the same command goes on, and with --page-only it writes what there is.")
        return
    book.forget(codes())
    write(title, [made_by(command), "", *lines])
    print(f"Written to {PAGE.relative_to(ROOT)}")


def made_by(command: str) -> str:
    """The line that says how a section was made."""
    given = [each for each in sys.argv[1:] if each != "--page-only"]
    return f"`{' '.join([command, *given])}`, {datetime.now(UTC):%Y-%m-%d}, {parlor.build()} build of Parlor {parlor.__version__}."


def share(comparison: Comparison) -> str:
    """Our share of the wins in percent, with its interval."""
    low, high = (100 * end for end in comparison.interval)
    return f"{100 * comparison.won:.0f} ({low:.0f} to {high:.0f})"


def cell(comparison: Comparison) -> str:
    """A step as a cell of the table."""
    return f"{share(comparison)}, {len(comparison.deals)} deals, {comparison.word}" if comparison.deals else "–"


def duels(book: Book, contests: Sequence[tuple[str, int, Contest]]) -> list[str]:
    """A table with one row for each game that was played against someone else, and the means of games with enough deals, by kind."""
    rows = ["| game | players | deals | wins % | fair % | deals won % | points a deal | |", f"|{' --- |' * 8}"]
    shares: dict[str, list[tuple[float, float]]] = {}
    words: list[str] = []
    for game, players, contest in contests:
        found = book.comparison(contest)
        if not found.deals:
            continue
        mean, low, high = bootstrap([each.gained for each in found.deals])
        points = f"{mean:+.2f} ({low:+.2f} to {high:+.2f})" if len(found.deals) > 1 else f"{mean:+.2f}"
        whole = found.deals_won
        wins = f"{share(found)} | {100 * found.fair:.0f} | {100 * whole:.0f}"
        rows.append(f"| {game} | {players} | {len(found.deals)} | {wins} | {points} | {found.word} |")
        if len(found.deals) >= FEWEST:
            shares.setdefault(parlor.game(game).kind, []).append((found.won / found.fair / 2, whole))
        words.append(found.word)
    if not words:
        return [*rows, "", "No deals yet."]
    counted = ", ".join(f"{words.count(word)} {word}" for word in ("clear", "even", "reversed", "too few") if word in words)
    if not shares:
        return [*rows, "", f"{len(words)} games: {counted}."]
    every = [each for kind in shares.values() for each in kind]
    means = [mean_row(kind, each) for kind, each in [*sorted(shares.items()), ("all", every)]]
    heads = ["| kind | games | mean of wins % | mean of deals won % |", "| --- | --- | --- | --- |"]
    return [*rows, "", f"{len(words)} games: {counted}.", "", *heads, *means]


def mean_row(kind: str, shares: Sequence[tuple[float, float]]) -> str:
    """The games of a kind in one row: how many, and the means of both shares in percent."""
    wins, whole = (100 * statistics.mean(column) for column in zip(*shares, strict=True))
    return f"| {kind} | {len(shares)} | {wins:.1f} | {whole:.1f} |"
