"""Gymnasium's vector environments over the batched engine: one seat at many tables, the others played by the engine in the same call.

`gymnasium.make_vec("parlor/Quenette-v0", num_envs=1024, vectorization_mode="vector_entry_point")`, or `SeatVectorEnv("quenette", 1024)`. A
hand is an episode. When one ends, the next is dealt in the same step (`AutoresetMode.SAME_STEP`); what the seat saw at its end is in
`infos["final_obs"]`. An illegal action is refused with the whole step.
"""

from typing import Any

from parlor.adapters.extras import extra

with extra("gymnasium"):
    import numpy as np
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import ArrayLike, NDArray

from parlor.adapters.copying import Log
from parlor.adapters.encoding import encoding
from parlor.adapters.gymnasium import RANDOM, checked_seat, observation_space
from parlor.adapters.vector import checked_tables, view
from parlor.core.game import Game
from parlor.core.hand import Hand
from parlor.core.rng import Rng
from parlor.learn.seat_tables import Opponent, SeatTables
from parlor.learn.utility import POINTS, RELATIVE, against_mean, checked_utility, won
from parlor.players.policy import policy_of

# The levels that need no table of their own.
LEVELS = (RANDOM, "casual")


class Casual(Opponent):
    """A casual player, who decides from a guess that his seat cannot tell from the truth."""

    def __init__(self, game: Game, ending: Any) -> None:
        self.policy = policy_of(game)
        self.ending = ending

    def choose(self, hand: Hand, seat: int, rng: Rng) -> int:
        """A move of the rule of thumb."""
        return int(self.policy.decide(hand.guess(seat, rng), seat, self.ending, rng))


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """One seat at many tables of a game."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        level: str = RANDOM,
        utility: str = POINTS,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        """Takes the game, the number of tables, the seat, the level of the others (`random` or `casual`), and what a result is worth."""
        self.num_envs = checked_tables(num_envs)
        self.encoding = encoding(game, players, {**(options or {}), **more})
        if level not in LEVELS:
            raise ValueError(
                f"at many tables the others are {' or '.join(LEVELS)}, not {level!r}: for other levels there is one environment each"
            )
        if checked_seat(self.encoding, seat) is None:
            raise ValueError("at many tables the seat is the same at all of them: a number, not None")
        if render_mode is not None:
            raise ValueError(f"many tables are not rendered: the render mode is None, not {render_mode!r}")
        self.level, self.seat, self.utility = level, seat, checked_utility(utility)
        self.render_mode = None
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(self.encoding)
        self.single_action_space = Discrete(len(self.encoding.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._open()

    def _open(self) -> None:
        table = self.encoding
        opponent = Casual(table.game, table.rules.ending) if self.level == "casual" else None
        self._tables = SeatTables(table.rules, table.actions, table.layout, self.num_envs, self.seat, opponent)
        self._masks: NDArray[np.int8] = view(self._tables.masks, np.int8).reshape(self.num_envs, -1)
        self._done: NDArray[np.bool_] = view(self._tables.done, np.bool_)
        self._points: NDArray[np.int32] = view(self._tables.rewards, np.int32).reshape(self.num_envs, -1)
        self._log, self._dealt = Log(), False

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: the settings, and how the current hand of each table came about."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_tables", "_masks", "_done", "_points", "_log")}
        return {**kept, "_stored": self._log.stored(self._tables) if self._dealt else None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        stored = state.pop("_stored")
        self.__dict__.update(state)
        self._open()
        if stored is not None:
            self._log.restore(self._tables, stored)
            self._dealt = True

    def reset(self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals at all tables, from one seed or one per table; without, from the environment's own generator."""
        if isinstance(seed, list):
            drawn = np.asarray(seed).astype(np.uint64)
            if drawn.shape != (self.num_envs,):
                raise ValueError(f"there are {self.num_envs} tables, but {len(seed)} seeds")
        else:
            super().reset(seed=seed)
            drawn = self.np_random.integers(2**63, size=self.num_envs, dtype=np.uint64)
        self._tables.reset(drawn.tobytes())
        self._log, self._dealt = Log(), True
        return self._observation(), {}

    def step(self, actions: ArrayLike) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Takes one action at every table; if one is illegal, ValueError says so, and nothing is done at any table."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} whole numbers, not an array of {chosen.dtype} of shape {chosen.shape}")
        sent = chosen.astype(np.int32, copy=False).tobytes()
        self._tables.step(sent)
        self._log.add(self._tables, sent)
        rewards = np.zeros(self.num_envs)
        infos: dict[str, Any] = {}
        ended = [int(table) for table in self._tables.ended]
        if ended:
            finals = np.empty(self.num_envs, object)
            for place, table in enumerate(ended):
                rewards[table] = self._worth(place, table)
                seen = np.frombuffer(self._tables.final(place), np.int16)  # type: ignore[call-overload]
                finals[table] = {"observation": seen, "action_mask": np.zeros(self._masks.shape[1], np.int8)}
            infos = {"final_obs": finals, "_final_obs": self._done.copy(), "final_info": {}, "_final_info": self._done.copy()}
        return self._observation(), rewards, self._done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _worth(self, place: int, table: int) -> float:
        """What a hand that the last step ended is worth to the seat."""
        points = [float(each) for each in self._points[table]]
        if self.utility == POINTS:
            return points[self.seat]
        if self.utility == RELATIVE:
            return against_mean(points)[self.seat]
        return won(self._tables.winners[place], self.encoding.players)[self.seat]

    def _observation(self) -> dict[str, NDArray[Any]]:
        seen = view(self._tables.observe(), np.int16).reshape(self.num_envs, self.encoding.size)
        return {"observation": seen, "action_mask": self._masks.copy()}

    def masks(self) -> NDArray[np.int8]:
        """One row per table: 1 for every action that is legal there now."""
        return self._masks
