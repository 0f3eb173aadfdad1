"""A learner for Gymnasium: learns to play the patience Mobilization No. 2 with the cross-entropy method.

A strategy is a weight for each kind of move: draw, and move a card from a pile or from the discards to a set or to a pile. In every round
many strategies are drawn at random, the best are kept, and the next ones are drawn close to those. Needs `pip install
"parlor-games[gymnasium]"`; takes less than a minute.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from parlor.adapters.gymnasium import Environment, env

KINDS = 5
Array = NDArray[np.float64]


def kinds(made: Environment) -> NDArray[np.int64]:
    """The kind of every action: 0 draws; 1 to 4 move a card, from a pile or the discards, to a set or to a pile."""
    made.reset(seed=0)
    moves = [made.text(action).split(" ") for action in range(len(made.encoding.actions))]
    return np.array([0 if move[0] == "draw" else 1 + 2 * (move[3] == "discard") + move[5].startswith("pile") for move in moves])


def play(made: Environment, kind: NDArray[np.int64], weights: Array | None, seed: int) -> float:
    """Plays one patience by weights, or at random; returns the result."""
    rng = np.random.default_rng(seed)
    made.reset(seed=seed)
    while True:
        legal = np.array(made.legal_actions())
        worth = rng.random(len(legal)) if weights is None else weights[kind[legal]] + rng.random(len(legal))
        _, reward, terminated, truncated, _ = made.step(int(legal[np.argmax(worth)]))
        if terminated or truncated:
            return reward


def main(rounds: int, ways: int, games: int, trials: int) -> tuple[float, float]:
    """Searches for a good strategy; returns the average points of that strategy and of random play, in the same new deals."""
    made = env("mobilization-2")
    kind = kinds(made)
    rng = np.random.default_rng(1)
    middle, spread = np.zeros(KINDS), np.full(KINDS, 2.0)
    for turn in range(rounds):
        drawn = middle + spread * rng.standard_normal((ways, KINDS))
        deals = range(turn * games, (turn + 1) * games)
        worth = [np.mean([play(made, kind, weights, seed) for seed in deals]) for weights in drawn]
        best = drawn[np.argsort(worth)[-max(2, ways // 4) :]]
        middle, spread = best.mean(axis=0), best.std(axis=0) + 0.1
    others = range(10**6, 10**6 + trials)
    learned = float(np.mean([play(made, kind, middle, seed) for seed in others]))
    chance = float(np.mean([play(made, kind, None, seed) for seed in others]))
    return learned, chance


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learns Mobilization No. 2 by Gymnasium.")
    parser.add_argument("--rounds", type=int, default=8, help="rounds of search")
    parser.add_argument("--trials", type=int, default=300, help="deals to compare by")
    given = parser.parse_args()
    learned, chance = main(given.rounds, 24, 12, given.trials)
    print(f"cards mobilized after {given.rounds} rounds: {learned:.2f}; at random: {chance:.2f}")
