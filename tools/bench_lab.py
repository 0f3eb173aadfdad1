"""How fast the lab is, compared with loops over pyspiel in as many processes in the same run: a part of `make bench`."""

import argparse
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from statistics import median
from typing import Any

from bench import Bench, Peer, rate

from parlor.lab.simulating import batches, play_batches
from parlor.lab.working import ClusterExecutor, cores, spread
from parlor.workers import Workers

OPTIONS: dict[str, int | str] = {"hands": 1}


def hearts(games: int) -> int:
    """Whole random games of hearts from a Python loop, including the deal: what a worker of the other side does."""
    peer = Peer("hearts(pass_cards=false)")
    for _ in range(games):
        peer.finish(peer.dealt())
    return games


def games_a_second(workers: int, games: int) -> float:
    """Our mass simulation, from the first batch to the last; the processes are warm when the clock starts."""
    todo = list(batches("quenette", 4, OPTIONS, 1, games))
    with Workers(workers) as pool:
        list(pool.map(play_batches, [todo[:1]] * workers))
        return games / timed(lambda: spread(todo, play_batches, pool, workers))


def theirs_a_second(workers: int, games: int) -> float:
    """The same with pyspiel, also with warm processes."""
    with ProcessPoolExecutor(workers) as pool:
        list(pool.map(hearts, [1] * workers))
        begin = time.perf_counter()
        list(pool.map(hearts, [games // workers] * workers))
        return games / (time.perf_counter() - begin)


def dask_overhead(bench: Bench, rounds: int, seconds: float) -> None:
    """What a Dask cluster on this machine costs, compared with our own processes, for a job of some seconds."""
    try:
        distributed = import_module("distributed")
    except ModuleNotFoundError:
        return
    games = int(seconds * games_a_second(1, 400_000))
    todo = list(batches("quenette", 4, OPTIONS, 2, games))
    with (
        Workers(1) as worker,
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        both = [
            [timed(partial(spread, todo, play_batches, executor, 1)) for executor in (worker, ClusterExecutor(client))]
            for _ in range(rounds)
        ]
    over = 100 * (median(dask / plain for plain, dask in both) - 1)
    bench.row(f"Dask beside processes, a job of {median(plain for plain, _ in both):.0f} s", f"{over:+.1f} %", "under 5 %", over < 5)


def timed(work: Callable[[], Any]) -> float:
    """Seconds until all is done."""
    begin = time.perf_counter()
    for _ in work():
        pass
    return time.perf_counter() - begin


def main() -> int:
    """Measures wall-clock time, so the machine should have nothing else to do."""
    parser = argparse.ArgumentParser(description="Measures the laboratory against pyspiel.")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, of which the medians are told (default: 3)")
    parser.add_argument("--games", type=int, default=1_000_000, help="games of ours a round (default: 1000000)")
    parser.add_argument("--dask", type=float, default=10.0, help="seconds of the job that Dask is measured with (default: 10)")
    given = parser.parse_args()
    bench = Bench(given.rounds, 0.0)
    workers = min(2, cores())
    both = [(games_a_second(workers, given.games), theirs_a_second(workers, given.games // 40)) for _ in range(given.rounds)]
    ours, theirs = median(each[0] for each in both), median(each[1] for each in both)
    # The two sides of a round run one after the other, so if the machine is busy for a while, both slow down.
    ratio = median(each[0] / each[1] for each in both)
    told = f"{rate(ours):>9} {rate(theirs):>9} {ratio:7.1f} x"
    bench.row(f"quenette, {workers} workers: games a second", told, "at least 25 x hearts", ratio >= 25)
    alone = median(games_a_second(1, given.games // 2) for _ in range(given.rounds))
    scaling = ours / (workers * alone)
    bench.row(f"{workers} workers against one", f"{100 * scaling:.0f} % of linear", "at least 85 %", scaling >= 0.85)
    dask_overhead(bench, given.rounds, given.dask)
    if bench.missed:
        print(f"\n{len(bench.missed)} of the targets not met: {'; '.join(bench.missed)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
