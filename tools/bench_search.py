"""How fast the search is, compared with OpenSpiel's C++ ISMCTSBot in the same run: a part of `make bench`."""

import argparse
import resource
import sys
import time
from collections.abc import Callable
from itertools import cycle
from random import random

from bench import Bench, Peer, Slice, paced

import parlor
from parlor.core.rng import Rng
from parlor.players.policy import Policy
from parlor.players.search import Search

SIMULATIONS = 500
# How long a rollout is depends on the deal.
DEALS = 12


def ours(game: str, players: int, **options: int | str) -> Slice:
    """Simulations of our search from dealt positions, with random rollouts."""
    tables = [parlor.deal(game, players, seed=seed, options=dict(options)) for seed in range(DEALS)]
    for table in tables:
        while len(table.legal()) == 1:
            table.play(table.legal()[0])
    around = cycle(tables)

    def unit() -> int:
        table = next(around)
        seat = table.waiting[0]
        rng = Rng(int(random() * 2**31))
        search = Search(table.imagined(seat, rng), seat, table.ending(), Policy(), SIMULATIONS, rng)
        search.run(SIMULATIONS)
        # A search ends early where a move is clearly the best.
        return sum(int(runner.visits) for runner in [*search.running, *search.dropped])

    return paced(unit, 1)


def theirs(peer: Peer) -> Slice:
    """Simulations of OpenSpiel's bot from dealt positions, with random rollouts."""
    pyspiel = peer.pyspiel
    states = [peer.dealt() for _ in range(DEALS)]
    for state in states:
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
    around = cycle(states)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def unit() -> int:
        seed = int(random() * 2**31)
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        pyspiel.ISMCTSBot(seed, evaluator, 2.0, SIMULATIONS, -1, final, False, True).step(next(around))
        return SIMULATIONS

    return paced(unit, 1)


def kept(bench: Bench, game: str, seconds: float) -> None:
    """Whether a search of some seconds ends in time, and how much memory it takes."""
    table = parlor.deal(game, seed=1)
    player = parlor.player("expert", seed=1, seconds=seconds)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    begin = time.monotonic()
    player.choose(table, table.waiting[0])
    over = 100 * (time.monotonic() - begin) / seconds - 100
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024 - before
    bench.row(f"{game}: a search of {seconds:g} s runs over by", f"{over:.1f} %", "within 10 %", abs(over) <= 10)
    bench.row(f"{game}: memory of a search of {seconds:g} s", f"{memory:.0f} MB", "under 300 MB", memory < 300)


def main() -> int:
    """Measures."""
    parser = argparse.ArgumentParser(description="Measures the search against OpenSpiel's.")
    parser.add_argument("--slices", type=int, default=9, help="slices of each row (default: 9)")
    parser.add_argument("--seconds", type=float, default=0.3, help="seconds a slice (default: 0.3)")
    given = parser.parse_args()
    bench = Bench(given.slices, given.seconds)
    rows: list[tuple[str, Callable[[], Slice], str, float]] = [
        ("quenette, search: simulations against hearts", lambda: ours("quenette", 4), "hearts(pass_cards=false)", 5.0),
        ("rumme, search: simulations against gin_rummy", lambda: ours("rumme", 2), "gin_rummy", 20.0),
    ]
    if "hearts" in parlor.games():
        rows += [
            ("hearts, search: simulations against hearts", lambda: ours("hearts", 4, passing="never"), "hearts(pass_cards=false)", 5.0),
            ("gin-rummy, search: simulations against gin_rummy", lambda: ours("gin-rummy", 2), "gin_rummy", 5.0),
            ("euchre, search: simulations against euchre", lambda: ours("euchre", 4), "euchre", 5.0),
        ]
    for name, made, peer, target in rows:
        bench.against(name, made(), theirs(Peer(peer)), target)
    for game in ("quenette", "rumme"):
        kept(bench, game, 1.0)
    if bench.missed:
        print(f"\n{len(bench.missed)} of the targets not met: {'; '.join(bench.missed)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
