"""Many tables at once: one compiled call steps them all, with NumPy arrays in and out.

Start with `tables = Vector("quenette", 4096)`, then call `reset`, `masks` and `step`. Every table plays hand after hand: when one ends, the
next is dealt at once, so no reset is needed in between. The arrays are views of memory that the next step overwrites, so copy what you want
to keep. One seat among computer players is in seats.py.
"""

from functools import cached_property
from typing import Any, Literal

from parlor.adapters.extras import extra

with extra("vector"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

from parlor.adapters.copying import Log
from parlor.adapters.encoding import Encoding, encoding
from parlor.learn.utility import POINTS, RELATIVE, WIN, checked_utility, won
from parlor.learn.vector_env import OpenVectorEnv, TrickVectorEnv, VectorEnv, open_vector_env

Kind = Literal["sets", "planes", "sheets", "none"]
KINDS = ("sets", "planes", "sheets", "none")


class Vector:
    """Many tables of one game."""

    def __init__(
        self,
        game: str,
        tables: int,
        players: int | None = None,
        observations: Kind | None = None,
        utility: str = POINTS,
        **options: Any,
    ) -> None:
        """Sets the observations that `step` returns, and what a result is worth: `points`, `relative` or `win`.

        If every move plays a card: `sets` of cards in words of 64 bits, or the same as `planes` of 0 and 1, seen from the acting seat. In
        all games: `sheets` as in other adapters, or `none`.
        """
        self.tables = checked_tables(tables)
        self.encoding: Encoding = encoding(game, players, options)
        self.utility = checked_utility(utility)
        self.players = self.encoding.players
        self.actions = len(self.encoding.actions)
        self._env: VectorEnv = open_vector_env(self.encoding.rules, self.encoding.actions, self.encoding.layout, tables)
        self._env.judging = self.utility == WIN
        self._log = Log()
        self._dealt = False
        usual: Kind = "sets" if isinstance(self._env, TrickVectorEnv) else "sheets"
        self.observations: Kind = observations or usual
        if self.observations not in KINDS:
            raise ValueError(f"observations are one of {', '.join(KINDS)}, not {observations!r}")
        if self.observations in ("sets", "planes") and usual == "sheets":
            raise ValueError(f"{self.encoding.game.title} has moves besides playing a card to a trick: its observations are 'sheets'")
        # The acting seat of each table; what the last step brought each seat (more is better); whether it ended a hand.
        self.seats: NDArray[np.int32] = view(self._env.seats, np.int32)
        self.points: NDArray[np.int32] = view(self._env.rewards, np.int32).reshape(tables, self.players)
        self.done: NDArray[np.bool_] = view(self._env.done, np.bool_)
        self._sets: NDArray[np.uint64] | None = None
        self._masks: NDArray[np.uint8] | None = None
        if isinstance(self._env, TrickVectorEnv):
            self._sets = view(self._env.sets, np.uint64).reshape(tables, -1)
        elif isinstance(self._env, OpenVectorEnv):
            self._masks = view(self._env.masks, np.uint8).reshape(tables, -1)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: the settings, and how the current hand of each table came about."""
        settings = (self.encoding, self.tables, self.observations, self.utility)
        return {"settings": settings, "dealt": self._log.stored(self._env) if self._dealt else None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        table, tables, observations, utility = state["settings"]
        self.__init__(table.game.id, tables, table.players, observations, utility, **table.options)  # type: ignore[misc]
        if state["dealt"] is not None:
            self._log.restore(self._env, state["dealt"])
            self._dealt = True

    def reset(self, seeds: int | ArrayLike = 0) -> NDArray[Any] | None:
        """Deals at all tables, from one seed or from one per table. Returns the observations."""
        if isinstance(seeds, int):
            drawn = np.random.SeedSequence(seeds).generate_state(self.tables, np.uint64)
        else:
            drawn = np.asarray(seeds).astype(np.uint64)
        if drawn.shape != (self.tables,):
            raise ValueError(f"there are {self.tables} tables, but seeds of shape {drawn.shape}")
        self._env.reset(drawn.tobytes())
        self._log, self._dealt = Log(), True
        return self.observe()

    @property
    def rewards(self) -> NDArray[Any]:
        """What the last step brought each seat, in the utility chosen."""
        if self.utility == POINTS or (self.utility == RELATIVE and self.players == 1):
            return self.points
        if self.utility == RELATIVE:
            worth: NDArray[Any] = self.points - self.points.mean(axis=1, keepdims=True)
            return worth
        rewards = np.zeros((self.tables, self.players))
        for place, table in enumerate(self._env.ended):
            rewards[int(table)] = won(self._env.winners[place], self.players)
        return rewards

    def step(self, actions: ArrayLike) -> tuple[NDArray[Any] | None, NDArray[Any], NDArray[np.bool_]]:
        """Takes one action at every table; returns observations, rewards and done. An illegal one raises ValueError and changes nothing."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.tables} whole numbers, not an array of {chosen.dtype} of shape {chosen.shape}")
        sent = chosen.astype(np.int32, copy=False).tobytes()
        self._env.step(sent)
        self._log.add(self._env, sent)
        return self.observe(), self.rewards, self.done

    def observe(self) -> NDArray[Any] | None:
        """What the acting seat of each table may know."""
        if self.observations == "sets":
            return self._sets
        if self.observations == "planes":
            return self.planes()
        return self.sheets() if self.observations == "sheets" else None

    def sheets(self) -> NDArray[np.int16]:
        """One row per table: the observation of its acting seat, as in the other adapters."""
        return view(self._env.observe(), np.int16).reshape(self.tables, self.encoding.size)

    @cached_property
    def _cards(self) -> NDArray[np.intp] | None:
        """The card of each action, if they are not all cards of the pack from the first on."""
        cards = np.array([int(move) for move in self.encoding.actions.moves], np.intp)
        return None if np.array_equal(cards, np.arange(self.actions)) else cards

    def _bits(self, words: NDArray[np.uint64]) -> NDArray[np.uint8]:
        """Sets of cards as rows of 0 and 1, with a place for every action."""
        bytes = np.ascontiguousarray(words).view(np.uint8)
        if self._cards is None:
            return np.unpackbits(bytes.reshape(*words.shape, 8), axis=-1, bitorder="little", count=self.actions)
        return np.unpackbits(bytes.reshape(*words.shape, 8), axis=-1, bitorder="little")[..., self._cards]

    def planes(self) -> NDArray[np.uint8]:
        """For each table rows of 0 and 1, one number for every card that can be played (`plane_names` says what each row is)."""
        if self._sets is None:
            raise ValueError(f"{self.encoding.game.title} has moves besides playing a card to a trick: it has no planes")
        players = self.players
        turned = (self.seats[:, None] + np.arange(players)) % players
        columns = np.concatenate([np.ones((self.tables, 1), np.intp), 3 + turned, 3 + players + turned[:, 1:]], axis=1)
        last = np.broadcast_to(np.array([3 + 2 * players, 4 + 2 * players, 0]), (self.tables, 3))
        words = np.take_along_axis(self._sets, np.concatenate([columns, last], axis=1), axis=1)
        return self._bits(words)

    @property
    def plane_names(self) -> list[str]:
        """What each plane shows; seats are counted from the one that acts."""
        others = range(1, self.players)
        return ["hand", *[f"won:{k}" for k in range(self.players)], *[f"trick:{k}" for k in others], "trumps", "open", "legal"]

    def masks(self) -> NDArray[np.uint8]:
        """One row per table: 1 for every action that is legal there now."""
        if self._masks is not None:
            return self._masks
        assert self._sets is not None
        return self._bits(self._sets[:, 0])

    def sample(self, seed: int) -> NDArray[np.int32]:
        """A random legal action for every table."""
        return view(self._env.choices(seed), np.int32)


def checked_tables(tables: int) -> int:
    """A number of tables, if it is one."""
    if type(tables) is not int or not 1 <= tables <= 1_000_000:
        raise ValueError(f"the number of tables is a whole number from 1 to 1000000, not {tables!r}")
    return tables


def view(buffer: Any, dtype: Any) -> NDArray[Any]:
    """A buffer of the engine as an array, without copying."""
    return np.frombuffer(buffer, dtype)
