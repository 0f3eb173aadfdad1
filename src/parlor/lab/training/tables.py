"""Many tables of one game as arrays: what the acting seats see, what they may do, and what finished hands brought.

Actions are numbered as the acting seats count (parlor.learn.frames).
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import parlor
from parlor.core.rng import Rng
from parlor.lab.deals import rules_of
from parlor.learn.actions import Actions
from parlor.learn.fast_observation import layout_for
from parlor.learn.features import features_for, features_of
from parlor.learn.frames import framed
from parlor.learn.vector_env import OpenVectorEnv, TrickVectorEnv, open_vector_env
from parlor.players.policy import Sound, policy_of
from parlor.players.rehearsal import casual_choices


class Tables:
    """The tables, which play hand after hand."""

    def __init__(self, game: parlor.Game, players: int, tables: int, seed: int) -> None:
        rules = rules_of(game, players)
        self.actions = Actions(rules)
        self.features = features_for(rules, self.actions)
        # By seat and number of an action: its number in the frame of that seat, and the other way round; None where all are the same.
        self.frames: NDArray[np.int32] | None = np.array([list(numbers) for numbers in framed(self.actions, players)], np.int32)
        self.unframed = np.argsort(self.frames, axis=1).astype(np.int32)
        if (self.frames == self.frames[0]).all():
            self.frames = None
        self.env = open_vector_env(rules, self.actions, layout_for(rules, self.actions), tables)
        self.policy = policy_of(game)
        # Whether casual players have rules of thumb that are worth imitating.
        self.taught = isinstance(self.policy, Sound)
        self.tables, self.players, self.size = tables, players, int(self.features.size)
        self.env.reset(np.random.SeedSequence(seed).generate_state(tables, np.uint64).tobytes())
        self.chance = Rng(seed)

    def seen(self) -> NDArray[np.int16]:
        """What the acting seat of every table sees."""
        return view(features_of(self.env, self.features), np.int16).reshape(self.tables, self.size)

    def seats(self) -> NDArray[np.int32]:
        """The acting seat of every table."""
        return view(self.env.seats, np.int32).copy()

    def legal(self) -> NDArray[np.uint8]:
        """One row per table: 1 for every legal action."""
        if isinstance(self.env, TrickVectorEnv):
            sets = np.ascontiguousarray(view(self.env.sets, np.uint64).reshape(self.tables, -1)[:, 0])
            return np.unpackbits(sets.view(np.uint8).reshape(self.tables, 8), axis=1, bitorder="little", count=len(self.actions))
        assert isinstance(self.env, OpenVectorEnv)
        masks = view(self.env.masks, np.uint8).reshape(self.tables, -1)
        return masks if self.frames is None else np.take_along_axis(masks, self.unframed[self.seats()], axis=1)

    def length(self) -> float:
        """About how many decisions a hand has, when casual players play; these tables have then been played on."""
        ended, steps = 0, 0
        while ended < self.tables and steps < 4000:
            ended += int(self.step(self.casual())[0].sum())
            steps += 1
        return steps * self.tables / max(1, ended)

    def casual(self) -> NDArray[np.int32]:
        """What casual players would do."""
        choices = view(casual_choices(self.env, self.policy, self.chance), np.int32)
        return choices if self.frames is None else self.frames[self.seats(), choices]

    def step(self, actions: NDArray[np.int32]) -> tuple[NDArray[np.bool_], NDArray[np.float32]]:
        """Takes one action at every table; tells which hands ended, and by how much each seat was ahead of the others in them."""
        real = actions if self.frames is None else self.unframed[self.seats(), actions]
        self.env.step(real.astype(np.int32).tobytes())
        ended = view(self.env.done, np.bool_).copy()
        points: NDArray[Any] = view(self.env.rewards, np.int32).reshape(self.tables, self.players).astype(np.float32)
        if self.players > 1:
            points = (points - points.mean(axis=1, keepdims=True)) * (self.players / (self.players - 1))
        return ended, points


def view(buffer: Any, dtype: Any) -> NDArray[Any]:
    """A buffer of the engine as an array, without copying."""
    return np.frombuffer(buffer, dtype)
