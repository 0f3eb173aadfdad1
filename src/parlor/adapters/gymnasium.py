"""Gymnasium: `gymnasium.make("parlor/Quenette-v0")` is one seat of a game against computer players; `env("flag")` makes the same.

Importing this module registers every game. An observation is a dict: `observation` is what the seat may know (docs/adapters.md), and
`action_mask` marks its legal actions. An episode is one hand, or with `whole` the whole game. The reward is what the hand is worth, at its
end. An illegal action changes nothing, costs `fault` points and is reported in `info`. `make_vec` opens many tables (seats.py).
"""

from typing import Any

from parlor.adapters.extras import extra

with extra("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray

import parlor
from parlor.adapters.encoding import Encoding, encoding
from parlor.core.game import Game
from parlor.core.rng import Rng
from parlor.learn.env import Env
from parlor.learn.utility import POINTS, checked_utility

Observation = dict[str, NDArray[Any]]
frombuffer: Any = np.frombuffer
# What a player of a level that searches may try before a move, unless told otherwise.
ITERATIONS = 100
RANDOM = "random"


class Environment(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; the others are played by computer players of a level."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = 0,
        level: str = "casual",
        utility: str = POINTS,
        whole: bool = False,
        options: dict[str, Any] | None = None,
        iterations: int = ITERATIONS,
        render_mode: str | None = None,
        fault: float = 1.0,
        most: int = 2000,
        **more: Any,
    ) -> None:
        """Takes the game, the seat (None: another one in every episode), the level of the others, and what a result is worth.

        `iterations` is how much skilled players and better ones may think; `fault` is the cost of an illegal action, and after `most`
        actions an episode is truncated. Options of the rules go into `options`, or are given by name.
        """
        self.encoding = encoding(game, players, {**(options or {}), **more})
        self.level = checked_level(self.encoding.game, level)
        self.seat = checked_seat(self.encoding, seat)
        self.utility = checked_utility(utility)
        self.whole = whole
        self.iterations = iterations
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"a render mode is None or 'ansi', not {render_mode!r}")
        self.render_mode = render_mode
        self.fault = fault
        self.most = most
        self.observation_space = observation_space(self.encoding)
        self.action_space = Discrete(len(self.encoding.actions))
        self._made = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Deals the same cards as `parlor.deal` for the seed; without a seed, uses the next number from the environment's own generator."""
        super().reset(seed=seed)
        self._made = 0
        told = int(self.np_random.integers(2**53)) if seed is None else int(seed)
        while True:
            self._seed, self._taken = told, list[int]()
            self._begin()
            # Where the others end the hand before the seat has had a turn, another one is dealt.
            if not self._env.play.over:
                return self._observation(), {"seed": told, "seat": self._at}
            told = int(self.np_random.integers(2**53))

    def _begin(self) -> None:
        """Deals the game of the seed and repeats the actions taken so far."""
        table = self.encoding
        self._env = Env(table.rules, table.actions, table.layout, self._seed, not self.whole)
        self._rng = Rng(self._seed)
        self._at = int(self._rng.below(table.players)) if self.seat is None else self.seat
        self._table: parlor.Table | None = None
        if table.players > 1 and self.level != RANDOM:
            self._table = parlor.deal(table.game.id, table.players, seed=self._seed, options=dict(table.options))
            thinks = None if self.level in ("casual", "master") else self.iterations
            level: Any = self.level
            self._player = parlor.player(level, seed=self._seed, iterations=thinks)
        self._follow()
        for action in self._taken:
            self._act(action)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: the seed and the actions, which determine the cards and the others' moves."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_env", "_table", "_player", "_rng")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "_seed" in state:
            self._begin()

    def _act(self, action: int) -> float:
        """Takes an action of the seat and lets the others move; returns what that brought. An illegal one raises IllegalMove."""
        env = self._env
        text = None if self._table is None else env.text(action)
        reward = self._paid(env.act(action))
        if self._table is not None and text is not None:
            self._table.play(text, self._at)
        return reward + self._follow()

    def _follow(self) -> float:
        """Lets the others move until it is the seat's turn, or the episode is over; returns what that brought the seat."""
        env, reward = self._env, 0.0
        while not env.play.over and env.seat != self._at:
            if self._table is None:
                choices = env.choices()
                reward += self._paid(env.act(choices[int(self._rng.below(len(choices)))]))
            else:
                mover = int(env.seat)
                move = self._player.choose(self._table, mover)
                reward += self._paid(env.make(move))
                self._table.play(move, mover)
        return reward

    def _paid(self, ended: bool) -> float:
        return self.encoding.brought(self._env.play, self.utility)[self._at] if ended else 0.0

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes an action."""
        self._made += 1
        truncated = self._made >= self.most
        try:
            reward = self._act(int(action))
        except parlor.IllegalMove as refusal:
            return self._observation(), -self.fault, False, truncated, {"refused": str(refusal)}
        self._taken.append(int(action))
        over = self._env.play.over
        return self._observation(), reward, over, truncated and not over, {}

    def _observation(self) -> Observation:
        layout, mask = self._env.look(self._at)
        return {"observation": frombuffer(layout, np.int16), "action_mask": frombuffer(mask, np.int8)}

    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions."""
        return self._env.choices()

    def text(self, action: int) -> str:
        """An action of the seat in the game's notation."""
        return str(self._env.text(int(action)))

    def render(self) -> str | None:
        """What the seat sees, as text."""
        return str(self._env.play.sight(self._at)) if self.render_mode == "ansi" else None


def observation_space(table: Encoding) -> Any:
    """The space of observations with their masks."""
    low, high = table.limits
    return Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": Box(0, 1, (len(table.actions),), np.int8)})


def checked_level(game: Game, level: Any) -> str:
    """A level of computer players that a game has."""
    if level not in game.levels and not (isinstance(level, str) and level.startswith("strength-")):
        raise ValueError(f"the computer players of {game.title} are {', '.join(game.levels)}, not {level!r}")
    parlor.player(level, iterations=1)
    return str(level)


def checked_seat(table: Encoding, seat: int | None) -> int | None:
    """A seat of a table, or None for any."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < table.players):
        raise ValueError(
            f"a seat of {table.game.title} for {table.players} is a number from 0 to {table.players - 1}, or None, not {seat!r}"
        )
    return seat


def env(game: str, **options: Any) -> Environment:
    """An environment for a game; the options are those of its rules, besides those of `Environment`."""
    return Environment(game, **options)


def id_of(game: str) -> str:
    """The name under which a game is registered: `parlor/DespisedNines-v0`."""
    return f"parlor/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register() -> None:
    """Makes every game available to `gymnasium.make` and `gymnasium.make_vec`; calling it again does no harm."""
    for game in parlor.games():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="parlor.adapters.gymnasium:Environment",
                vector_entry_point="parlor.adapters.seats:SeatVectorEnv",
                kwargs={"game": game},
            )


register()
