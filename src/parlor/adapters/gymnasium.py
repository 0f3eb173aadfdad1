"""Gymnasium: `env("flag")` is an environment for a solitaire game.

An observation is a dict: `observation` is what the player may know (docs/adapters.md), and `action_mask` marks the legal actions. The
reward is the result of the hand, at its end. An illegal action changes nothing, costs `fault` points and is reported in `info`.
"""

from typing import Any

from parlor.adapters.extras import extra

with extra("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray

import parlor
from parlor.adapters.encoding import encoding
from parlor.learn.env import Env

Observation = dict[str, NDArray[Any]]
frombuffer: Any = np.frombuffer


class Environment(gymnasium.Env[Observation, np.int64]):
    """A game for one player."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, fault: float = 1.0, most: int = 2000, **options: Any) -> None:
        """Takes the game, the cost of an illegal action, and the number of actions after which the environment stops."""
        found = parlor.game(game)
        if 1 not in found.players:
            soloists = ", ".join(id for id in parlor.games() if 1 in parlor.game(id).players)
            raise ValueError(f"{found.title} is not for one player: Gymnasium has {soloists}; for the others there is PettingZoo")
        self.encoding = encoding(game, 1, options)
        self.render_mode = render_mode
        self.fault = fault
        self.most = most
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        self.observation_space = Dict(  # type: ignore[assignment]
            {
                "observation": Box(low, high, (self.encoding.size,), np.int16),
                "action_mask": Box(0, 1, (len(self.encoding.actions),), np.int8),
            }
        )
        self.action_space = Discrete(len(self.encoding.actions))
        self._made = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Deals the same cards as `parlor.deal` for the seed; without a seed, uses the next number from the environment's own generator."""
        super().reset(seed=seed)
        self._seed, self._taken = int(self.np_random.integers(2**53)) if seed is None else int(seed), list[int]()
        self._begin()
        self._made = 0
        return self._observation(), {"seed": self._seed}

    def _begin(self) -> None:
        """Deals the game of the seed and repeats the actions taken so far."""
        table = self.encoding
        self._env = Env(table.rules, table.actions, table.layout, self._seed)
        for action in self._taken:
            self._env.act(action)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: the seed and the actions, which determine the cards."""
        return {name: value for name, value in self.__dict__.items() if name != "_env"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "_seed" in state:
            self._begin()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes an action."""
        self._made += 1
        truncated = self._made >= self.most
        try:
            ended = self._env.act(int(action))
        except parlor.IllegalMove as refusal:
            return self._observation(), -self.fault, False, truncated, {"refused": str(refusal)}
        self._taken.append(int(action))
        play = self._env.play
        reward = float(play.brought[0]) if ended else 0.0
        return self._observation(), reward, play.over, truncated and not play.over, {}

    def _observation(self) -> Observation:
        layout, mask = self._env.look(0)
        return {"observation": frombuffer(layout, np.int16), "action_mask": frombuffer(mask, np.int8)}

    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions."""
        return self._env.choices()

    def text(self, action: int) -> str:
        """An action of the player in the game's notation."""
        return str(self._env.text(int(action)))

    def render(self) -> str | None:
        """What the player sees, as text."""
        return str(self._env.play.sight(0)) if self.render_mode == "ansi" else None


def env(game: str, **options: Any) -> Environment:
    """An environment for a solitaire game; the options are those of its rules."""
    return Environment(game, **options)
