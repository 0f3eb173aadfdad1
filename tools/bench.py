"""How fast the engine is, compared with OpenSpiel in the same run: `make bench`, or `make bench GAMES=all` for a row on every game.

The two sides take turns in short slices, measured in processor time, so that a busy machine slows down neither or both. It prints the
medians of their rates and, for their ratio, median and quartiles. A move is one decision after its legal moves were listed; chance events
are not moves.
"""

import argparse
import gc
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import random
from typing import Any

import parlor
from parlor import Hand, Rng

ROOT = Path(__file__).parents[1]
# Does units of work for about a number of seconds, and returns how many per second.
Slice = Callable[[float], float]


# What to measure


def paced(unit: Callable[[], int], at_least: int = 10) -> Slice:
    """A slice of a unit of work that returns how much it did; the garbage collector is off in the meantime."""

    def run(seconds: float) -> float:
        done = 0
        gc.collect()
        gc.disable()
        begin = time.process_time()
        end = begin + seconds
        now = begin
        while now < end:
            for _ in range(at_least):
                done += unit()
            now = time.process_time()
        gc.enable()
        return done / (now - begin)

    return run


def by_python(hand: Hand) -> int:
    """Plays a hand to its end from Python, through ints; returns the number of moves."""
    moves = 0
    while not hand.over:
        seat = hand.turn
        if seat < 0:
            waiting = int(hand.waiting())
            seat = (waiting & -waiting).bit_length() - 1
        legal = hand.moves_of(seat)
        hand.make(seat, legal[int(random() * len(legal))])  # type: ignore[operator]
        moves += 1
    return moves


def started(game: str, players: int | None, **chosen: str) -> Callable[[Rng], Hand]:
    """Deals first hands of a game, with its rules prepared once."""
    found = parlor.game(game)
    options = {**{option.name: option.default for option in found.options.values()}, **chosen}
    return found.rules(players or found.usual, options).start


def loop(game: str, players: int | None = None, **chosen: str) -> Slice:
    """Whole hands from a Python loop, including the deal."""
    start, rng = started(game, players, **chosen), Rng(1)
    return paced(lambda: by_python(start(rng)))


def loop_from_clone(game: str, players: int | None = None, **chosen: str) -> Slice:
    """Whole hands from a Python loop, each from a clone of a dealt position."""
    hand = started(game, players, **chosen)(Rng(1))
    return paced(lambda: by_python(hand.clone()))


def inner(game: str, players: int | None = None, **chosen: str) -> Slice:
    """Whole hands inside the engine, each from a clone of a dealt position."""
    start, rng = started(game, players, **chosen), Rng(1)
    hands = [start(rng) for _ in range(20)]

    def unit() -> int:
        return sum([hand.clone().playout(rng) for hand in hands])

    return paced(unit, 1)


def text(game: str, players: int) -> Slice:
    """Whole tables of one hand in text, including the deal."""
    seed = 0

    def unit() -> int:
        nonlocal seed
        seed += 1
        table = parlor.deal(game, players, seed=seed, options={"hands": 1})
        moves = 0
        while not table.over:
            legal = table.legal()
            table.play(legal[int(random() * len(legal))])
            moves += 1
        return moves

    return paced(unit)


class Peer:
    """An OpenSpiel game."""

    def __init__(self, name: str) -> None:
        self.pyspiel: Any = import_module("pyspiel")
        self.game = self.pyspiel.load_game(name)

    def dealt(self) -> Any:
        """A state after the deal."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            chances = state.legal_actions()
            state.apply_action(chances[int(random() * len(chances))])
        return state

    @staticmethod
    def finish(state: Any) -> int:
        """Plays a state to its end from Python; returns the number of moves."""
        moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                moves += 1
            state.apply_action(legal[int(random() * len(legal))])
        return moves

    def loop(self) -> Slice:
        """Whole games from a Python loop, including the deal."""
        return paced(lambda: self.finish(self.game.new_initial_state()), 1)

    def loop_from_clone(self) -> Slice:
        """Whole games from a Python loop, each from a clone of a dealt position."""
        state = self.dealt()
        return paced(lambda: self.finish(state.clone()))

    def rollouts(self) -> Slice:
        """Moves of the rollouts in C++, derived from the search: one from the root and one from each of its children, a hundred times."""
        state = self.dealt()
        length = statistics.mean([self.finish(state.clone()) for _ in range(50)])
        simulations = 1 + len(state.legal_actions())
        moves = int(100 * (simulations * (length - 1) + 1))

        def unit() -> int:
            evaluator = self.pyspiel.RandomRolloutEvaluator(100, int(random() * 2**31))
            bot = self.pyspiel.MCTSBot(self.game, evaluator, 2.0, simulations, 1000, False, int(random() * 2**31), False)
            bot.step(state)
            return moves

        return paced(unit, 1)


class Pure:
    """The pure build, in a separate process that measures slices on request."""

    def __init__(self) -> None:
        paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        command = [sys.executable, str(ROOT / "tools" / "bench.py"), "--worker"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)

    def slice(self, kind: str, game: str, players: int | None = None) -> Slice:
        """A slice measured in that process."""

        def run(seconds: float) -> float:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(json.dumps([kind, game, players, seconds]) + "\n")
            self.process.stdin.flush()
            return float(self.process.stdout.readline())

        return run

    def close(self) -> None:
        """Ends the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


KINDS: dict[str, Callable[..., Slice]] = {"loop": loop, "inner": inner}


def work() -> None:
    """The other end of Pure."""
    assert parlor.build() == "pure"
    ready: dict[tuple[str, str, int | None], Slice] = {}
    for line in sys.stdin:
        kind, game, players, seconds = json.loads(line)
        key = (kind, game, players)
        if key not in ready:
            ready[key] = KINDS[kind](game, players)
        print(ready[key](seconds), flush=True)


# Output


class Bench:
    """Takes slices in turn and prints rows."""

    def __init__(self, slices: int, seconds: float) -> None:
        self.slices = slices
        self.seconds = seconds
        self.missed: list[str] = []

    def against(self, name: str, ours: Slice, theirs: Slice, target: float) -> None:
        """One row: our rate, theirs, and the ratio."""
        progress(name)
        ours(self.seconds / 4)
        theirs(self.seconds / 4)
        pairs = [(ours(self.seconds), theirs(self.seconds)) for _ in range(self.slices)]
        ratios = sorted(a / b for a, b in pairs)
        low, middle, high = statistics.quantiles(ratios, n=4)
        rates = f"{rate(statistics.median([a for a, _ in pairs])):>9} {rate(statistics.median([b for _, b in pairs])):>9}"
        self.row(name, f"{rates}   ratio {middle:6.2f}  ({low:.2f} to {high:.2f})", f"at least {target:.3g}", middle >= target)

    def alone(self, name: str, figures: list[float], unit: str, target: float | None = None) -> None:
        """One row: a figure that should stay below its target, if it has one."""
        low, middle, high = statistics.quantiles(figures, n=4) if len(figures) > 1 else figures * 3
        told = f"{'':>19}   {middle:6.2f} {unit}  ({low:.2f} to {high:.2f})"
        if target is None:
            clear()
            print(f"{name:<52} {told}", flush=True)
        else:
            self.row(name, told, f"under {target:g} {unit}", middle < target)

    def row(self, name: str, told: str, wanted: str, met: bool) -> None:
        """Prints a row."""
        if not met:
            self.missed.append(name)
        clear()
        print(f"{name:<52} {told:<58} {wanted:<16} {'met' if met else 'NOT MET'}", flush=True)


def rate(value: float) -> str:
    """A rate with a few digits."""
    return f"{value / 1e6:.2f} M/s" if value >= 1e5 else f"{value / 1e3:.1f} k/s"


def progress(text: str) -> None:
    """Shows on a terminal what is being measured."""
    if sys.stderr.isatty():
        print(f"\r\033[K  … {text}", end="", file=sys.stderr, flush=True)


def clear() -> None:
    """Clears the progress line."""
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def skipped(name: str, why: str) -> None:
    """Says what was skipped."""
    clear()
    print(f"{name:<52} skipped: {why}", flush=True)


# The targets


def figures(bench: Bench, pure: Pure) -> None:
    """The rows with targets."""
    hearts = Peer("hearts(pass_cards=false)")
    print(f"{'moves a second':<52} {'ours':>9} {'theirs':>9}")
    bench.against("quenette / hearts, Python loop, with the deal", loop("quenette", 4), hearts.loop(), 3)
    bench.against("quenette / hearts, Python loop, from a clone", loop_from_clone("quenette", 4), hearts.loop_from_clone(), 2)
    bench.against("quenette inner / hearts, Python loop from a clone", inner("quenette", 4), hearts.loop_from_clone(), 20)
    bench.against("quenette inner / hearts, C++ rollouts", inner("quenette", 4), hearts.rollouts(), 5)
    bench.against("quenette as text / hearts, with the deal", text("quenette", 4), hearts.loop(), 1.5)
    bench.against("quenette, pure / hearts, with the deal", pure.slice("loop", "quenette", 4), hearts.loop(), 1 / 3)
    shelf = parlor.games()
    if "rumme" in shelf:
        gin = Peer("gin_rummy")
        bench.against("rumme / gin_rummy, Python loop, with the deal", loop("rumme", 2), gin.loop(), 10)
        bench.against("rumme inner / gin_rummy, Python loop", inner("rumme", 2), gin.loop(), 30)
    else:
        skipped("rumme / gin_rummy", "Rumme is not on the shelf")
    if "flag" in shelf:
        bench.against("flag / solitaire, Python loop, with the deal", loop("flag", 1), Peer("solitaire").loop(), 3)
    else:
        skipped("flag / solitaire", "Flag is not on the shelf")


def like_with_like(bench: Bench) -> None:
    """The same games on both sides, if the package parlor-classics is there."""
    if "hearts" not in parlor.games():
        skipped("hearts / hearts and other classics", "parlor-classics is not installed")
        return
    hearts = Peer("hearts(pass_cards=false)")
    bench.against("hearts / hearts, Python loop, with the deal", loop("hearts", passing="never"), hearts.loop(), 3)
    bench.against("hearts / hearts, Python loop, from a clone", loop_from_clone("hearts", passing="never"), hearts.loop_from_clone(), 2)
    bench.against("hearts inner / hearts, Python loop from a clone", inner("hearts", passing="never"), hearts.loop_from_clone(), 15)
    bench.against("hearts inner / hearts, C++ rollouts", inner("hearts", passing="never"), hearts.rollouts(), 4)
    gin, solitaire, cribbage = Peer("gin_rummy"), Peer("solitaire"), Peer("cribbage")
    bench.against("gin-rummy / gin_rummy, Python loop, with the deal", loop("gin-rummy"), gin.loop(), 20)
    bench.against("gin-rummy inner / gin_rummy, Python loop", inner("gin-rummy"), gin.loop(), 30)
    bench.against("klondike / solitaire, Python loop, with the deal", loop("klondike"), solitaire.loop(), 5)
    bench.against("klondike inner / solitaire, Python loop", inner("klondike"), solitaire.loop(), 10)
    bench.against("cribbage / cribbage, Python loop, with the deal", loop("cribbage"), cribbage.loop(), 2)
    bench.against("cribbage inner / cribbage, Python loop", inner("cribbage"), cribbage.loop(), 5)


def small_things(bench: Bench) -> None:
    """Guesses, clones, long games, memory."""
    rng = Rng(3)
    hand = started("quenette", 4)(rng)
    for _ in range(20):
        hand.step(rng)
    bench.alone("guess, quenette after five tricks", microseconds(lambda: hand.guess(0, rng), bench), "µs", 3)
    bench.alone("clone, quenette after five tricks", microseconds(hand.clone, bench), "µs", 1)
    table = parlor.deal("quenette", 4, seed=1)
    bench.alone("Table.copy, quenette after the deal", microseconds(table.copy, bench), "µs")
    bench.alone("Table.resample, quenette after the deal", microseconds(lambda: table.resample(0, 1), bench), "µs")
    long_game(bench)
    casual_moves(bench)
    memory(bench)


def microseconds(act: Callable[[], object], bench: Bench) -> list[float]:
    """What one call costs, slice by slice."""

    def unit() -> int:
        act()
        return 1

    run = paced(unit, 200)
    run(bench.seconds / 4)
    return [1e6 / run(bench.seconds / 2) for _ in range(bench.slices)]


def long_game(bench: Bench) -> None:
    """The cost of a move early and late in a game of at least seventy hands."""
    progress("a long game")
    if "reno" not in parlor.games():
        skipped("cost of a move, hands 61 to 70 / hands 1 to 10", "Reno is not on the shelf")
        return
    ratios = []
    for seed in range(bench.slices):
        spent = hands_timed(seed)
        if len(spent) < 70:
            skipped("cost of a move, hands 61 to 70 / hands 1 to 10", f"the game ended after {len(spent)} hands")
            return
        ratios.append(statistics.median(spent[60:70]) / statistics.median(spent[:10]))
    bench.alone("cost of a move, hands 61 to 70 / hands 1 to 10", ratios, "times", 1.25)


def casual_moves(bench: Bench) -> None:
    """The slowest move of a casual player in games of every kind, in processor time."""
    slowest: dict[str, float] = {}
    for game in parlor.games():
        progress(f"casual moves, {game}")
        for seed in range(2):
            table, thinker = parlor.deal(game, seed=seed), parlor.player("casual", seed=seed)
            for _ in range(80):
                if not table.over:
                    seat = table.waiting[0]
                    begin = time.process_time()
                    move = thinker.choose(table, seat)
                    slowest[game] = max(slowest.get(game, 0.0), 1000 * (time.process_time() - begin))
                    table.play(move, seat)
    worst = max(slowest, key=lambda game: slowest[game])
    bench.alone(f"the slowest casual move in {len(slowest)} games ({worst})", [slowest[worst]], "ms", 5)


def hands_timed(seed: int) -> list[float]:
    """Seconds per move in each hand of a long game in text: Reno to 500 points."""
    table = parlor.deal("reno", 2, seed=seed, options={"target": 500})
    spent: list[float] = []
    while not table.over and len(spent) < 72:
        hand, moves = table.hand, 0
        begin = time.process_time()
        while not table.over and table.hand == hand:
            legal = table.legal()
            table.play(legal[int(random() * len(legal))])
            moves += 1
        spent.append((time.process_time() - begin) / moves)
    return spent


def memory(bench: Bench) -> None:
    """The memory of a table after the deal."""
    progress("memory")
    kept: list[parlor.Table] = [parlor.deal("quenette", 4, seed=seed) for seed in range(200)]
    figures = []
    for part in range(5):
        before = resident()
        kept += [parlor.deal("quenette", 4, seed=part * 2000 + seed) for seed in range(2000)]
        figures.append((resident() - before) / 2000)
    bench.alone("memory of a table after the deal", figures, "kB", 20)


def resident() -> float:
    """The memory of this process in kB."""
    status = Path("/proc/self/status")
    if status.exists():
        return float(next(line for line in status.read_text().splitlines() if line.startswith("VmRSS")).split()[1])
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1024 if sys.platform == "darwin" else peak


def compiling(bench: Bench) -> None:
    """A full compilation of the package, from scratch."""
    progress("a full compile, which takes minutes")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("src", "rules"):
            shutil.copytree(ROOT / name, Path(folder) / name, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
        for name in ("setup.py", "package_page.py", "build_web.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, folder)
        environment = {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "PARLOR_PURE"}}
        begin = time.perf_counter()
        ran = subprocess.run(
            [sys.executable, "setup.py", "build_ext"],
            cwd=folder,
            env={**environment, "PARLOR_COMPILE": "1"},
            capture_output=True,
            check=False,
        )
        spent = time.perf_counter() - begin
    if ran.returncode != 0:
        skipped("a full compile", ran.stderr.decode().strip().splitlines()[-1][:100])
        return
    bench.alone("a full compile", [spent / 60], "minutes", 4)


# Every game


def every_game(bench: Bench, pure: Pure, games: list[str]) -> None:
    """A row for each game: moves per second with a Python loop and inside the engine, compiled and pure."""
    print(f"\n{'moves a second':<24} {'loop':>10} {'inner':>10} {'pure loop':>10} {'pure inner':>11}   hand in moves")
    for game in games:
        progress(game)
        runs = [loop(game), inner(game), pure.slice("loop", game), pure.slice("inner", game)]
        rates = [statistics.median([run(bench.seconds) for _ in range(3)]) for run in runs]
        start, rng = started(game, None), Rng(1)
        length = statistics.mean([int(start(rng).playout(rng)) for _ in range(20)])
        clear()
        print(f"{game:<24} {rate(rates[0]):>10} {rate(rates[1]):>10} {rate(rates[2]):>10} {rate(rates[3]):>11} {length:>15.0f}", flush=True)


def main() -> int:
    """Reads the command line and measures."""
    parser = argparse.ArgumentParser(description="Measures the engine against OpenSpiel.")
    parser.add_argument("--games", default="", help="'all', or ids with commas between: a row for each of these games as well")
    parser.add_argument("--only-games", action="store_true", help="leave out the figures to reach")
    parser.add_argument("--slices", type=int, default=9, help="slices of each row (default: 9)")
    parser.add_argument("--seconds", type=float, default=0.3, help="seconds a slice (default: 0.3)")
    parser.add_argument("--no-compile", action="store_true", help="leave out the full compile")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        work()
        return 0
    wanted = parlor.games() if given.games == "all" else [id for id in given.games.split(",") if id]
    unknown = [id for id in wanted if id not in parlor.games()]
    if unknown:
        parser.error(f"there is no game {unknown[0]!r}: the games are {', '.join(parlor.games())}")
    print(f"Parlor {parlor.__version__}, {parlor.build()}; Python {sys.version.split()[0]}; {given.slices} slices of {given.seconds:g} s")
    if parlor.build() != "compiled":
        print("This is the pure build: the targets are for the compiled one.")
    bench = Bench(given.slices, given.seconds)
    pure = Pure()
    if not given.only_games:
        figures(bench, pure)
        like_with_like(bench)
        small_things(bench)
        if not given.no_compile:
            compiling(bench)
    if wanted:
        every_game(bench, pure, wanted)
    pure.close()
    if bench.missed:
        print(f"\n{len(bench.missed)} of the targets not met: {'; '.join(bench.missed)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
