"""A million random hands of each game, spread over its tables, within the bounds that it declares: `make soak SOAK=bounds`.

Every finished batch is kept in build/soak/bounds.jsonl: Ctrl+C loses nothing, and the same command goes on from there. The table at the end
tells for each game how close its hands came to the bounds.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import parlor
from parlor.core.game import Value
from parlor.lab.rows import Row, line, parsed
from parlor.lab.working import cores, spread
from parlor.testing.bounds import declared_by, random_hands
from parlor.testing.walks import Broken, Setup, setups

KEPT = Path(__file__).resolve().parent.parent / "build" / "soak" / "bounds.jsonl"
# Hands of a batch.
BATCH = 5000
# Seconds between two lines of progress.
PACE = 30.0


class Batch(NamedTuple):
    """Some hands at one table."""

    game: str
    players: int
    options: dict[str, Value]
    hands: int
    number: int

    @property
    def setup(self) -> Setup:
        """The table."""
        return Setup(parlor.game(self.game), self.players, self.options)

    @property
    def key(self) -> str:
        """The name of a batch, by which its result is found again."""
        return f"{self.setup} {self.number} of {self.hands}, rules {parlor.game(self.game).version}"


def batches(setup: Setup, hands: int) -> list[Batch]:
    """The hands of one table."""
    sizes = [BATCH] * (hands // BATCH) + [hands % BATCH] * (hands % BATCH > 0)
    return [Batch(setup.game.id, setup.players, setup.options, size, number) for number, size in enumerate(sizes)]


def tables_of(game: str) -> dict[str, Setup]:
    """The tables of a game by name, each once."""
    return {str(setup): setup for setup in setups(game)}


def of_game(game: str, hands: int) -> list[Batch]:
    """All hands of a game, as many at each of its tables."""
    tables = tables_of(game).values()
    return [batch for table in tables for batch in batches(table, -(-hands // len(tables)))]


def play(some: list[Batch]) -> list[Row]:
    """Plays batches; this is what runs in a worker."""
    return [played(batch) for batch in some]


def played(batch: Batch) -> Row:
    """How far the hands of a batch went, or how one of them left the bounds."""
    begin = time.process_time()
    row: Row = {"key": batch.key, "game": batch.game, "table": str(batch.setup), "hands": batch.hands}
    try:
        # Every batch has a seed of its own, also beside those of the tests, which are small.
        row |= random_hands(*declared_by(batch.setup), batch.hands, 1_000_000 + batch.number)._asdict()
    except Broken as broken:
        row["broken"] = broken.what
    return row | {"seconds": round(time.process_time() - begin, 3)}


def told(game: str, rows: list[Row]) -> str:
    """The line of a game: how close its hands came to the bounds, over all tables."""
    declared = [declared_by(table)[1] for table in tables_of(game).values()]
    well = [row for row in rows if "broken" not in row]
    points = [f"{min(row['least'] for row in well)} to {max(row['most'] for row in well)}"] if well else ["none"]
    points += [f"{min(bounds.least for bounds in declared)} to {max(bounds.most for bounds in declared)}"]
    moves = [max((row["moves"] for row in well), default=0), max(bounds.moves for bounds in declared)]
    hands, seconds = sum(row["hands"] for row in well), sum(row["seconds"] for row in rows)
    return f"{game:<18} {len(declared):>6} {hands:>10,} {points[0]:>14} {points[1]:>16} {moves[0]:>8,} {moves[1]:>9,} {seconds:>9,.0f}"


def main() -> int:
    """Plays what is left, and tells how it went."""
    parser = argparse.ArgumentParser(description="Random hands of each game, within the bounds that it declares.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="some games only (default: all)")
    parser.add_argument("--hands", type=int, default=1_000_000, help="hands of each game (default: 1000000)")
    parser.add_argument("--keep", type=Path, default=KEPT, metavar="FILE", help="where finished batches are kept (default: build/soak)")
    parser.add_argument("--workers", type=int, default=cores(), metavar="N", help="processes (default: one for each core)")
    given = parser.parse_args()
    if min(given.hands, given.workers) < 1:
        parser.error("hands and workers are more than 0")
    games = given.games or parlor.games()
    wanted = {game: of_game(game, given.hands) for game in games}
    given.keep.parent.mkdir(parents=True, exist_ok=True)
    lines = given.keep.read_text(encoding="utf-8").splitlines() if given.keep.exists() else []
    found = {row["key"]: row for row in map(parsed, lines) if row is not None}
    every = [batch for game in games for batch in wanted[game]]
    left = [batch for batch in every if batch.key not in found]
    shown = time.monotonic()
    with ProcessPoolExecutor(given.workers) as pool, given.keep.open("a", encoding="utf-8") as file:
        try:
            for rows in spread(left, play, pool, given.workers):
                found |= {row["key"]: row for row in rows}
                file.write("".join(map(line, rows)))
                file.flush()
                if time.monotonic() > shown + PACE:
                    shown = time.monotonic()
                    print(f"{len([batch for batch in every if batch.key in found]):,} of {len(every):,} batches", flush=True)
        except KeyboardInterrupt:
            print(f"Stopped; what is done is kept in {given.keep}, and the same command goes on from there.")
            return 130
    print(f"{'game':<18} {'tables':>6} {'hands':>10} {'points':>14} {'within':>16} {'moves':>8} {'within':>9} {'seconds':>9}")
    for game in games:
        print(told(game, [found[batch.key] for batch in wanted[game]]))
    broken = [found[batch.key] for batch in every if "broken" in found[batch.key]]
    for row in broken:
        print(f"{row['table']}: {row['broken']}")
    print(f"Bounds left in {len(broken)} of {len(every):,} batches; each is kept in {given.keep}.")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
