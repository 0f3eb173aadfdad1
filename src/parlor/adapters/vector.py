"""Many tables at once: one compiled call steps them all, with NumPy arrays in and out.

Start with `tables = Vector("quenette", 4096)`, then call `reset`, `masks` and `step`. Every table plays hand after hand: when one ends, the
next is dealt at once, so no reset is needed in between. The arrays are views of memory that the next step overwrites, so copy what you want
to keep.
"""

from typing import Any, Literal

from parlor.adapters.extras import extra

with extra("vector"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

from parlor.adapters.encoding import Encoding, encoding
from parlor.learn.vector_env import OpenVectorEnv, TrickVectorEnv, VectorEnv, open_vector_env

Kind = Literal["sets", "sheets", "none"]


class Vector:
    """Many tables of one game."""

    def __init__(self, game: str, tables: int, players: int | None = None, observations: Kind | None = None, **options: Any) -> None:
        """Sets the observations that `step` returns: `sets` of cards (if every move plays one), `sheets` as in other adapters, or none."""
        if type(tables) is not int or not 1 <= tables <= 1_000_000:
            raise ValueError(f"the number of tables is a whole number from 1 to 1000000, not {tables!r}")
        self.encoding: Encoding = encoding(game, players, options)
        self.tables = tables
        self.players = self.encoding.players
        self.actions = len(self.encoding.actions)
        self._env: VectorEnv = open_vector_env(self.encoding.rules, self.encoding.actions, self.encoding.layout, tables)
        usual: Kind = "sets" if isinstance(self._env, TrickVectorEnv) else "sheets"
        self.observations: Kind = observations or usual
        if self.observations not in ("sets", "sheets", "none"):
            raise ValueError(f"observations are 'sets', 'sheets' or 'none', not {observations!r}")
        if self.observations == "sets" and usual == "sheets":
            raise ValueError(f"{self.encoding.game.title} has moves besides playing a card to a trick: its observations are 'sheets'")
        # The acting seat of each table; what the last step brought each seat (more is better); whether it ended a hand.
        self.seats: NDArray[np.int32] = view(self._env.seats, np.int32)
        self.rewards: NDArray[np.int32] = view(self._env.rewards, np.int32).reshape(tables, self.players)
        self.done: NDArray[np.bool_] = view(self._env.done, np.bool_)
        self._sets: NDArray[np.uint64] | None = None
        self._masks: NDArray[np.uint8] | None = None
        if isinstance(self._env, TrickVectorEnv):
            self._sets = view(self._env.sets, np.uint64).reshape(tables, -1)
        elif isinstance(self._env, OpenVectorEnv):
            self._masks = view(self._env.masks, np.uint8).reshape(tables, -1)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("many tables at once are not copied: deal them again from their seeds, or use the environment of one table")

    def reset(self, seeds: int | ArrayLike = 0) -> NDArray[Any] | None:
        """Deals at all tables, from one seed or from one per table. Returns the observations."""
        if isinstance(seeds, int):
            drawn = np.random.SeedSequence(seeds).generate_state(self.tables, np.uint64)
        else:
            drawn = np.asarray(seeds).astype(np.uint64)
        if drawn.shape != (self.tables,):
            raise ValueError(f"there are {self.tables} tables, but seeds of shape {drawn.shape}")
        self._env.reset(drawn.tobytes())
        return self.observe()

    def step(self, actions: ArrayLike) -> tuple[NDArray[Any] | None, NDArray[np.int32], NDArray[np.bool_]]:
        """Takes one action at every table; returns observations, rewards and done. An illegal one raises ValueError and changes nothing."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.tables} whole numbers, not an array of {chosen.dtype} of shape {chosen.shape}")
        self._env.step(chosen.astype(np.int32, copy=False).tobytes())
        return self.observe(), self.rewards, self.done

    def observe(self) -> NDArray[Any] | None:
        """What the acting seat of each table may know."""
        if self.observations == "sets":
            return self._sets
        return self.sheets() if self.observations == "sheets" else None

    def sheets(self) -> NDArray[np.int16]:
        """One row per table: the observation of its acting seat, as in the other adapters."""
        return view(self._env.observe(), np.int16).reshape(self.tables, self.encoding.size)

    def masks(self) -> NDArray[np.uint8]:
        """One row per table: 1 for every action that is legal there now."""
        if self._masks is not None:
            return self._masks
        assert self._sets is not None
        legal = np.ascontiguousarray(self._sets[:, 0]).view(np.uint8).reshape(self.tables, 8)
        return np.unpackbits(legal, axis=1, bitorder="little", count=self.actions)

    def sample(self, seed: int) -> NDArray[np.int32]:
        """A random legal action for every table."""
        return view(self._env.choices(seed), np.int32)


def view(buffer: Any, dtype: Any) -> NDArray[Any]:
    """A buffer of the engine as an array, without copying."""
    return np.frombuffer(buffer, dtype)
