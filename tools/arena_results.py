"""The results of the arena, kept deal by deal, so that an interruption loses nothing and the next run goes on."""

import json
import sys
import time
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from arena_deals import Contest
from processor_time import processor_time

from parlor.lab.evidence import FEWEST, Comparison, Played
from parlor.workers import Workers

ROOT = Path(__file__).parents[1]
# The deals lie beside the page that tells of them, for whoever wants to look or to go on.
KEPT = ROOT / "docs" / "arena"
# Every contest gets so many deals before any gets more; those that are decided get no more at all.
ROUNDS = (FEWEST, 60, 100, 200, 400, 800, 1600)
# Seconds between two lines about progress where there is no terminal.
PAUSE = 60.0


def name_of(key: str) -> str:
    """The short name of a contest in a book."""
    return sha256(key.encode()).hexdigest()[:8]


def short(numbers: Sequence[float]) -> list[float]:
    """Numbers without a point where they need none."""
    return [int(number) if number == int(number) else number for number in numbers]


class Book:
    """A file of deals, and what was in it before.

    A line for each contest gives it a short name, `["e3b0c442", "reno/2/casual-skilled/…"]`, and a line for each deal has the name, the
    number of the deal, the seconds it took, and the points and shares of the win of every game: `["e3b0c442", 0, 1.52, […], […]]`. Several
    runs may write to it at once.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._keys: dict[str, str] = {}
        self._deals: dict[str, dict[int, Played]] = defaultdict(dict)
        self._seconds: dict[str, float] = defaultdict(float)
        self._whole = True
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            self._whole = text.endswith("\n") or not text
            for line in text.splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        """One line of the file; one that was cut off is passed over."""
        try:
            name, what, *rest = json.loads(line)
            if not rest:
                self._keys[name] = what
                return
            key = self._keys[name]
            seconds, points, wins = rest
            self._deals[key][what] = Played(tuple(range(len(points))), tuple(map(tuple, points)), tuple(map(tuple, wins)))
            self._seconds[key] += seconds
        except (ValueError, KeyError, TypeError):
            return

    def __len__(self) -> int:
        return sum(len(deals) for deals in self._deals.values())

    def deals(self, key: str) -> dict[int, Played]:
        """The deals of a contest, by their numbers."""
        return self._deals.get(key, {})

    def seconds(self, key: str) -> float:
        """How long the deals of a contest took, all together."""
        return self._seconds.get(key, 0.0)

    def keep(self, key: str, number: int, played: Played, seconds: float) -> None:
        """Adds a deal to the file at once."""
        name = name_of(key)
        lines = [] if self._whole else [""]
        if name not in self._keys:
            lines.append(json.dumps([name, key]))
        row = [name, number, round(seconds, 2), *([short(game) for game in values] for values in (played.points, played.wins))]
        lines.append(json.dumps(row, separators=(",", ":")))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n".join([*lines, ""]))
        self._whole = True
        self._keys[name] = key
        self._deals[key][number] = played
        self._seconds[key] += seconds

    def forget(self, codes: Collection[str]) -> None:
        """Takes out the deals that other code has played: contests whose keys end with none of these digests."""
        if not self.path.is_file():
            return
        kept = [line for line in self.path.read_text(encoding="utf-8").splitlines() if self._is_of(line, codes)]
        self.path.write_text("\n".join([*kept, ""]), encoding="utf-8")

    def _is_of(self, line: str, codes: Collection[str]) -> bool:
        """Whether a line tells of a contest that some code has played."""
        try:
            return self._keys[json.loads(line)[0]].rpartition("/")[2] in codes
        except (ValueError, KeyError, TypeError):
            return False

    def comparison(self, contest: Contest) -> Comparison:
        """What the kept deals of a contest say, in the order of their numbers."""
        deals = self.deals(contest.key)
        return Comparison(contest.fair, [deals[number] for number in sorted(deals)])


def timed(contest: Contest, number: int) -> tuple[Played, float]:
    """Plays a deal, and measures how long it took; this is what runs in a worker."""
    begin = time.monotonic()
    with processor_time():
        played = contest.play(number)
    return played, time.monotonic() - begin


def in_order(contest: Contest, numbers: Sequence[int], executor: Executor | None, width: int) -> Iterator[tuple[int, Played, float]]:
    """Deals in the order of their numbers, whichever are finished first: those that take long must not come late."""
    if executor is None:
        for number in numbers:
            yield number, *timed(contest, number)
        return
    left = list(numbers)
    running = [(number, executor.submit(timed, contest, number)) for number in left[:width]]
    left = left[width:]
    try:
        while running:
            number, future = running.pop(0)
            played, seconds = future.result()
            if left:
                running.append((left[0], executor.submit(timed, contest, left.pop(0))))
            yield number, played, seconds
    finally:
        for _, future in running:
            future.cancel()


@dataclass
class Progress:
    """Tells how far it is: on a terminal in one line that changes, elsewhere with a line now and then."""

    said: float = field(default_factory=time.monotonic)

    def __call__(self, text: str) -> None:
        """Says something that the next text replaces."""
        if sys.stderr.isatty():
            print(f"\r\033[K  … {text}", end="", file=sys.stderr, flush=True)
        elif time.monotonic() - self.said > PAUSE:
            self.said = time.monotonic()
            print(f"  … {text}", file=sys.stderr, flush=True)

    def done(self, text: str) -> None:
        """Says something that stays."""
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)
        print(text, flush=True)


def told(comparison: Comparison) -> str:
    """What a number of deals says, in one line."""
    if not comparison.deals:
        return "no deals"
    low, high = (100 * end for end in comparison.interval)
    fair = 100 * comparison.fair
    return (
        f"{comparison.word}: {100 * comparison.won:.1f} % of wins ({low:.0f} to {high:.0f}, fair {fair:.0f}), {len(comparison.deals)} deals"
    )


@dataclass
class Arena:
    """A run of the arena: contests, where their deals are kept, and how much may be played."""

    book: Book
    most: int
    fewest: int = FEWEST
    hours: float | None = None
    workers: int = 1
    # Whether even rows go on.
    insist: bool = False

    def run(self, contests: Sequence[Contest]) -> int:
        """Plays until every contest is decided or has all its deals: 0. 1 if a deal failed, 130 if the time was up or Ctrl-C came first."""
        failed: set[str] = set()
        end = None if self.hours is None else time.monotonic() + 3600 * self.hours
        print(f"Deals are kept in {self.book.path} ({len(self.book)} so far); Ctrl-C loses none, and the next run goes on.", flush=True)
        progress = Progress()
        try:
            with ExitStack() as stack:
                executor = stack.enter_context(Workers(self.workers)) if self.workers > 1 else None
                targets = [*(target for target in ROUNDS if target < self.most), self.most]
                for target in targets:
                    for at, contest in enumerate(contests):
                        if contest.key in failed:
                            continue
                        where = f"{at + 1} of {len(contests)}, up to {target} deals"
                        try:
                            if not self._pursue(contest, target, executor, end, where, progress):
                                progress.done("The time is up.")
                                return 130
                        except Exception as error:
                            progress.done(f"{contest.key} stops here, a deal failed: {type(error).__name__}: {error}")
                            failed.add(contest.key)
        except KeyboardInterrupt:
            progress.done("Interrupted; every finished deal is kept.")
            return 130
        return 1 if failed else 0

    def _decided(self, comparison: Comparison) -> bool:
        """Whether a contest needs no more deals."""
        open = ("too few", "even") if self.insist else ("too few",)
        return len(comparison.deals) >= self.fewest and comparison.word not in open

    def _pursue(self, contest: Contest, target: int, executor: Executor | None, end: float | None, where: str, progress: Progress) -> bool:
        """Plays one contest until it is decided or has so many deals; False if the time is up."""
        comparison = self.book.comparison(contest)
        known = self.book.deals(contest.key)
        if len(known) >= target or self._decided(comparison):
            return True
        numbers = [number for number in range(self.most) if number not in known][: target - len(known)]
        name = "/".join(part for part in contest.key.split("/")[:4] if part)
        for number, played, seconds in in_order(contest, numbers, executor, self.workers):
            self.book.keep(contest.key, number, played, seconds)
            comparison.add(played)
            progress(f"{where}: {name}: {told(comparison)}")
            if self._decided(comparison):
                break
            if end is not None and time.monotonic() > end:
                return False
        progress.done(f"{name}: {told(comparison)}, {self.book.seconds(contest.key):.0f} s")
        return True
