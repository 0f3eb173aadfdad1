"""A learner for PettingZoo: one seat of Quenette learns, just from the points of its hands, to take fewer Unicorns than at random.

It has a value for every card, linear in the cards of the trick and of its hand, and moves it toward the result of the hand. Needs `pip
install "parlor-games[pettingzoo]"`; `python examples/pettingzoo_quenette.py` takes about a minute.
"""

import argparse
import random

import numpy as np
from numpy.typing import NDArray

from parlor.adapters.pettingzoo import Environment, env

LEARNER = "player_0"
Array = NDArray[np.float64]


class Learner:
    """Values of cards, linear in the features of a position."""

    def __init__(self, made: Environment) -> None:
        parts = made.encoding.parts
        self.watched = [parts[name] for name in ("hand:0 cards", "trick cards", "tricks")]
        size = 1 + sum(part.stop - part.start for part in self.watched)
        self.weights = np.zeros((len(made.encoding.actions), size))

    def features(self, observation: NDArray[np.int16]) -> Array:
        """The features: the hand, the trick, the tricks taken so far."""
        return np.concatenate([[1.0], *[observation[part] for part in self.watched]])

    def choose(self, features: Array, legal: list[int], curious: float, rng: random.Random) -> int:
        """The card with the highest value, or sometimes any card."""
        if rng.random() < curious:
            return rng.choice(legal)
        return legal[int(np.argmax(self.weights[legal] @ features))]

    def learn(self, played: list[tuple[Array, int]], brought: float, rate: float = 0.002) -> None:
        """Moves the values of the cards played toward the result of the hand."""
        for features, action in played:
            self.weights[action] += rate * (brought - self.weights[action] @ features) * features


def play(made: Environment, learner: Learner | None, seed: int, curious: float, learning: bool) -> float:
    """Plays one hand against random players; returns the result of the learner, or of a random player in its place."""
    rng = random.Random(seed)
    made.reset(seed=seed)
    played: list[tuple[Array, int]] = []
    brought = 0.0
    for agent in made.agent_iter():
        mine = agent == LEARNER
        observation, reward, terminated, _, _ = made.last(observe=mine)
        if terminated:
            brought += reward if mine else 0.0
            made.step(None)
            continue
        legal = made.legal_actions()
        if mine and learner is not None and observation is not None:
            features = learner.features(observation["observation"])
            action = learner.choose(features, legal, curious, rng)
            played.append((features, action))
        else:
            action = rng.choice(legal)
        made.step(action)
    if learner is not None and learning:
        learner.learn(played, brought)
    return brought


def main(hands: int, trials: int) -> tuple[float, float]:
    """Learns for some hands; returns the average points of the learner and of a random player in other hands, the same for both."""
    made = env("quenette", hands=1)
    learner = Learner(made)
    for hand in range(hands):
        play(made, learner, hand, curious=0.2, learning=True)
    others = range(10**6, 10**6 + trials)
    learned = float(np.mean([play(made, learner, seed, curious=0.0, learning=False) for seed in others]))
    chance = float(np.mean([play(made, None, seed, curious=0.0, learning=False) for seed in others]))
    return learned, chance


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learns Quenette by PettingZoo.")
    parser.add_argument("--hands", type=int, default=20_000, help="hands to learn from")
    parser.add_argument("--trials", type=int, default=2_000, help="hands to compare by")
    given = parser.parse_args()
    learned, chance = main(given.hands, given.trials)
    print(f"points a hand after {given.hands} hands: {learned:.2f}; at random: {chance:.2f}")
