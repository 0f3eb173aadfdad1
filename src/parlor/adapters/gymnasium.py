"""Gymnasium: `env("flag")` is an environment of a game for one.

An observation is a dict: `observation`, what the player may know (docs/adapters.md), and `action_mask`, the actions that may be taken.
The reward is what the hand brought, at its end. An action that is not legal changes nothing, costs `fault` points and is told in `info`.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

import parlor
from parlor.adapters.encoding import encoding
from parlor.table.desk import Desk

Observation = dict[str, NDArray[Any]]
frombuffer: Any = np.frombuffer


class Environment(gymnasium.Env[Observation, np.int64]):
    """A game for one."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, fault: float = 1.0, most: int = 2000, **options: Any) -> None:
        """The game, what an illegal action costs, and after how many actions the environment breaks off."""
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
        """Deals; the seed deals what `parlor.deal` deals, and without one the next number of the environment's own generator does."""
        super().reset(seed=seed)
        table = self.encoding
        dealt = int(self.np_random.integers(2**53)) if seed is None else int(seed)
        self._desk = Desk(table.rules, table.actions, table.sheet, dealt)
        self._made = 0
        return self._observation(), {"seed": dealt}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Makes an action."""
        self._made += 1
        truncated = self._made >= self.most
        try:
            ended = self._desk.act(int(action))
        except parlor.IllegalMove as refusal:
            return self._observation(), -self.fault, False, truncated, {"refused": str(refusal)}
        sitting = self._desk.sitting
        reward = float(sitting.brought[0]) if ended else 0.0
        return self._observation(), reward, sitting.over, truncated and not sitting.over, {}

    def _observation(self) -> Observation:
        sheet, mask = self._desk.look(0)
        return {"observation": frombuffer(sheet, np.int16), "action_mask": frombuffer(mask, np.int8)}

    def legal_actions(self) -> list[int]:
        """The numbers of the actions that may be taken."""
        return self._desk.choices()

    def text(self, action: int) -> str:
        """An action of the player in the notation of the game."""
        return str(self._desk.text(int(action)))

    def render(self) -> str | None:
        """What the player sees, as text."""
        return str(self._desk.sitting.sight(0)) if self.render_mode == "ansi" else None


def env(game: str, **options: Any) -> Environment:
    """An environment of a game for one; options are those of its rules."""
    return Environment(game, **options)
