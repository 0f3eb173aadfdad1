"""Casual play at many tables at once: what a network is shown before it plays for itself."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from parlor.core.rng import Rng
from parlor.learn.vector_env import VectorEnv
from parlor.players.policy import Policy


def casual_choices(env: VectorEnv, policy: Policy[Any], rng: Rng) -> vec[i32]:
    """The action that a casual player would take at every table."""
    chosen = vec[i32](capacity=env.tables)
    for table in range(env.tables):
        hand = env.hands[table]
        seat = i64(env.seats[table])
        legal = hand.moves_of(seat)
        move = policy.decide(hand, seat, env.rules.ending, rng)
        place: i64 = 0
        while legal[place] != move:
            place += 1
        chosen = append(chosen, i32(env.actions.nth(legal, place)))
    return chosen
