"""A learner for many tables: all four seats of Quenette share one policy, learned by policy gradient at hundreds of tables at a time.

The policy is linear: a score for every card from the hand, the trick and what has been won. It takes about a minute. Needs `pip install
"parlor-games[vector]"`.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from parlor.adapters.vector import Vector

MOVES = 52
KINDS = 52
Floats = NDArray[np.float32]


def features(many: Vector) -> Floats:
    """For every table: a constant 1, the hand of the acting seat, the trick, and everything that has been won."""
    sets = many.observe()
    assert sets is not None
    won = np.bitwise_or.reduce(sets[:, 3 : 3 + many.players], axis=1)
    words = np.stack([sets[:, 1], sets[:, 2], won], axis=1)
    bits = np.unpackbits(words.view(np.uint8).reshape(many.tables, 3, 8), axis=2, bitorder="little", count=KINDS)
    return np.concatenate([np.ones((many.tables, 1), np.float32), bits.reshape(many.tables, -1).astype(np.float32)], axis=1)


def chances(weights: Floats, seen: Floats, masks: NDArray[np.uint8]) -> Floats:
    """The probability of each card under the policy."""
    scores = np.where(masks, seen @ weights, -1e9)
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True), np.float32)


def drawn(likely: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """One card for every table."""
    return np.asarray((likely.cumsum(axis=1) > rng.random((len(likely), 1)) * 0.999999).argmax(axis=1))


def play(many: Vector, weights: Floats, rng: np.random.Generator, learners: int) -> tuple[Floats, Floats]:
    """Plays a hand at every table, some seats by the policy and the others at random; returns the gradient, and each seat's result."""
    steps = []
    for step in range(MOVES):
        seen, masks, seats = features(many), many.masks(), many.seats.copy()
        likely = chances(weights, seen, masks)
        actions = np.where(seats < learners, drawn(likely, rng), many.sample(int(rng.integers(2**31))))
        steps.append((seen, likely, actions, seats))
        _, rewards, done = many.step(actions)
        assert done.all() == (step == MOVES - 1)
    got = rewards.astype(np.float32)
    gradient = np.zeros_like(weights)
    better = got - got.mean(axis=0)
    rows = np.arange(many.tables)
    for seen, likely, actions, seats in steps:
        wanted = -likely
        wanted[rows, actions] += 1
        wanted *= (better[rows, seats] * (seats < learners))[:, None]
        gradient += seen.T @ wanted
    return gradient / np.float32(many.tables), got


def main(rounds: int, tables: int) -> tuple[float, float]:
    """Learns for some rounds; returns the average points of one seat with the policy among random players, and of those."""
    many = Vector("quenette", tables)
    many.reset(1)
    rng = np.random.default_rng(1)
    weights = np.zeros((1 + 3 * KINDS, KINDS), np.float32)
    for _ in range(rounds):
        gradient, _ = play(many, weights, rng, learners=4)
        weights += 0.05 * gradient
    got = np.mean([play(many, weights, rng, learners=1)[1].mean(axis=0) for _ in range(8)], axis=0)
    return float(got[0]), float(got[1:].mean())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learns Quenette at many tables.")
    parser.add_argument("--rounds", type=int, default=300, help="hands to learn from at every table")
    parser.add_argument("--tables", type=int, default=256, help="tables played at once")
    given = parser.parse_args()
    learned, others = main(given.rounds, given.tables)
    print(f"points a hand after {given.rounds} rounds at {given.tables} tables: {learned:.2f}; its random opponents: {others:.2f}")
