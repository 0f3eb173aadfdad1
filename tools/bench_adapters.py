"""How fast learners can step the games, compared with RLCard and pgx in the same run: a part of `make bench`.

The two sides take turns in short slices, in processor time, which counts all threads: pgx is compared per core.
"""

import argparse
import sys
from importlib import import_module
from random import random
from statistics import quantiles
from time import process_time
from typing import Any

import numpy as np
from bench import Bench, Slice, paced, rate

import parlor
from parlor.adapters.pettingzoo import env
from parlor.adapters.seats import SeatVectorEnv
from parlor.adapters.vector import Kind, Vector

TABLES = 4096
# No game of Leduc hold'em has more moves.
LONGEST = 8


class Reaching(Bench):
    """Rows of rates that should reach their own targets."""

    def reach(self, name: str, rates: list[float], target: float) -> None:
        """One row: our rate alone."""
        low, middle, high = quantiles(rates, n=4)
        self.row(name, f"{rate(middle):>9} {'':>9}   ({rate(low)} to {rate(high)})", f"at least {rate(target)}", middle >= target)


def pettingzoo(game: str) -> Slice:
    """Steps of a PettingZoo environment: observation with mask, a random legal action, the step."""
    made = env(game)
    made.reset(seed=1)

    def unit() -> int:
        steps = 0
        for _ in made.agent_iter(200):
            _, _, terminated, _, _ = made.last()
            if terminated:
                made.reset()
                break
            legal = made.legal_actions()
            made.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return paced(unit, 1)


def rlcard(game: str) -> Slice:
    """Steps of an RLCard environment: a random legal action, the step, the next state with its observation and legal actions."""
    made: Any = import_module("rlcard").make(game)

    def unit() -> int:
        state, _ = made.reset()
        steps = 0
        while not made.is_over():
            legal = list(state["legal_actions"])
            state, _ = made.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return paced(unit, 1)


def vector(game: str, tables: int, stepping_alone: bool, observations: Kind | None = None) -> Slice:
    """Moves at many tables, with new random legal actions for every step, or with the drawing left out of the time."""
    many = Vector(game, tables, observations=observations)
    many.reset(1)
    step = 0

    def unit() -> int:
        nonlocal step
        step += 1
        many.step(many.sample(step))
        return tables

    if not stepping_alone:
        return paced(unit, 1)

    def run(seconds: float) -> float:
        nonlocal step
        spent, moves = 0.0, 0
        while spent < seconds:
            step += 1
            actions = many.sample(step)
            begin = process_time()
            many.step(actions)
            spent += process_time() - begin
            moves += tables
        return moves / spent

    return run


def seats(game: str, tables: int) -> Slice:
    """Actions of one seat at many tables of a Gymnasium vector environment, with full observations; the others move at random."""
    many = SeatVectorEnv(game, tables)
    seen, _ = many.reset(seed=1)

    def unit() -> int:
        nonlocal seen
        seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
        return tables

    return paced(unit, 1)


def pgx(game: str, tables: int, in_one: bool) -> Slice:
    """Moves at many tables of pgx with random legal actions: whole games in one compiled call, or one call per step like ours.

    Only moves at tables that are still playing are counted.
    """
    jax, numpy = import_module("jax"), import_module("jax.numpy")
    made = import_module("pgx").make(game)
    start, advance = jax.vmap(made.init), jax.vmap(made.step)

    def begin(key: Any) -> Any:
        return start(jax.random.split(key, tables))

    def one(carry: Any, key: Any) -> Any:
        state, moves = carry
        drawn = jax.random.uniform(key, state.legal_action_mask.shape)
        action = numpy.argmax(numpy.where(state.legal_action_mask, drawn, -1.0), axis=1)
        return (advance(state, action), moves + numpy.sum(~state.terminated)), None

    def play(key: Any) -> Any:
        keys = jax.random.split(key, LONGEST + 1)
        return jax.lax.scan(one, (begin(keys[0]), 0), keys[1:])[0][1]

    whole, first, step = jax.jit(play), jax.jit(begin), jax.jit(one)
    count = 0

    def unit() -> int:
        nonlocal count
        count += 1
        key = jax.random.PRNGKey(count)
        if in_one:
            return int(whole(key))
        keys = jax.random.split(key, LONGEST + 1)
        carry = (first(keys[0]), 0)
        for next_key in keys[1:]:
            carry, _ = step(carry, next_key)
        return int(carry[1])

    unit()
    return paced(unit, 1)


def main() -> int:
    """Reads the command line and measures."""
    parser = argparse.ArgumentParser(description="Measures the adapters against RLCard and pgx.")
    parser.add_argument("--slices", type=int, default=9, help="slices of each row (default: 9)")
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds a slice (default: 0.5)")
    parser.add_argument("--alone", action="store_true", help="measure ours alone, without the others")
    given = parser.parse_args()
    print(f"Parlor {parlor.__version__}, {parlor.build()}; NumPy {np.__version__}; {given.slices} slices of {given.seconds:g} s")
    bench = Reaching(given.slices, given.seconds)
    print(f"{'steps a second':<52} {'ours':>9} {'theirs':>9}")
    if not given.alone:
        bench.against("rumme, PettingZoo / gin-rummy, RLCard", pettingzoo("rumme"), rlcard("gin-rummy"), 20)
        for name, in_one in (("its whole games in one call", True), ("a call for every step", False)):
            leduc = pgx("leduc_holdem", TABLES, in_one)
            bench.against(f"quenette / Leduc hold'em of pgx, {name}", vector("quenette", TABLES, False), leduc, 1)
    alone: list[tuple[str, Slice, float]] = [
        ("the step alone", vector("quenette", TABLES, True, "none"), 8e6),
        ("the step with sets", vector("quenette", TABLES, True, "sets"), 8e6),
        ("the step with planes", vector("quenette", TABLES, True, "planes"), 2e6),
        ("the step with sheets", vector("quenette", TABLES, True, "sheets"), 2e6),
        ("with random actions drawn", vector("quenette", TABLES, False), 8e6),
        ("a seat of Gymnasium among random players", seats("quenette", TABLES), 1e5),
    ]
    for name, run, target in alone:
        run(given.seconds / 4)
        bench.reach(f"quenette, {TABLES} tables, {name}", [run(given.seconds) for _ in range(given.slices)], target)
    if bench.missed:
        print(f"\n{len(bench.missed)} of the targets not met: {'; '.join(bench.missed)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
