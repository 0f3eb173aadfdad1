"""A learner for OpenSpiel: a table of values for Doolittle, where every trick costs its taker.

A situation has three parts: how many cards are in the trick, whether the player can follow suit, how late it is. The table learns which of
the legal cards to play there, from the lowest to the highest. Needs `pip install "parlor-games[openspiel]"`; takes about a minute.
"""

import argparse
import random
from collections import defaultdict
from typing import Any

import pyspiel

from parlor.adapters.openspiel import register

LEARNER = 0
CHOICES = 4
Situation = tuple[int, bool, int]
Table = dict[tuple[Situation, int], list[float]]


def situation(state: Any, parts: dict[str, slice]) -> Situation:
    """What the table knows about a position, read from the learner's tensor."""
    tensor = state.observation_tensor(LEARNER)
    lying = int(sum(tensor[parts["trick cards"]]))
    held = int(sum(tensor[parts["hand:0 cards"]]))
    return lying, len(state.legal_actions()) < held, held


def by_rank(actions: list[int], choice: int) -> int:
    """One of the legal cards: choice 0 is the lowest, the last choice the highest."""
    ordered = sorted(actions, key=lambda card: card % 13)
    return ordered[choice * (len(ordered) - 1) // (CHOICES - 1)]


def value(table: Table, where: Situation, choice: int) -> float:
    """The average result of a choice."""
    total, times = table[where, choice]
    return total / times if times else 0.0


def play(game: Any, table: Table | None, rng: random.Random, curious: float) -> float:
    """Plays one hand against random players; returns the learner's result."""
    parts = game.encoding.parts
    state = game.new_initial_state()
    played = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        legal = state.legal_actions()
        action = rng.choice(legal)
        if table is not None and state.current_player() == LEARNER:
            where = situation(state, parts)
            choice = rng.randrange(CHOICES)
            if rng.random() >= curious:
                choice = max(range(CHOICES), key=lambda choice: value(table, where, choice))
            played.append((where, choice))
            action = by_rank(legal, choice)
        state.apply_action(action)
    brought = float(state.returns()[LEARNER])
    if table is not None and curious > 0:
        for entry in played:
            table[entry][0] += brought
            table[entry][1] += 1
    return brought


def main(hands: int, trials: int) -> tuple[float, float]:
    """Learns for some hands; returns the average points of the learner and of a random player."""
    register()
    game = pyspiel.load_game("parlor_doolittle")
    table: Table = defaultdict(lambda: [0.0, 0])
    rng = random.Random(1)
    for _ in range(hands):
        play(game, table, rng, curious=0.3)
    learned = sum(play(game, table, rng, curious=0.0) for _ in range(trials)) / trials
    chance = sum(play(game, None, rng, curious=0.0) for _ in range(trials)) / trials
    return learned, chance


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learns Doolittle by OpenSpiel.")
    parser.add_argument("--hands", type=int, default=20_000, help="hands to learn from")
    parser.add_argument("--trials", type=int, default=3_000, help="hands to compare by")
    given = parser.parse_args()
    learned, chance = main(given.hands, given.trials)
    print(f"points a hand after {given.hands} hands: {learned:.2f}; at random: {chance:.2f}")
