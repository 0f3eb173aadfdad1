"""PettingZoo: `env("rumme", players=3, hands=2)` is an AEC environment for a whole game.

Agents are `player_0`, `player_1` and so on, by seat. An observation is a dict: `observation` is what the seat may know (docs/adapters.md),
and `action_mask` marks its legal actions. Rewards are the points of a hand when it ends, or another utility; more is better. Games in which
several seats move at the same time also have `parallel_env` (parallel.py).
"""

from collections.abc import Iterator
from typing import Any

from parlor.adapters.extras import extra

with extra("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

from parlor.adapters.encoding import Encoding, encoding
from parlor.core.shuffle import fresh_seed
from parlor.learn.env import Env
from parlor.learn.utility import POINTS, checked_utility

Observation = dict[str, NDArray[Any]]
NUMBERS = np.dtype(np.int16)
FLAGS = np.dtype(np.int8)
RENDER_MODES = ("ansi", "human")
frombuffer: Any = np.frombuffer


class Environment(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game with all its hands. The same seed deals the same cards as `parlor.deal`."""

    def __init__(
        self, game: str, players: int | None = None, *, utility: str = POINTS, render_mode: str | None = "ansi", **options: Any
    ) -> None:
        """Takes the game, what a result is worth (`points`, `relative` or `win`), and how `render` shows it (`ansi` or `human`)."""
        super().__init__()
        self.encoding = encoding(game, players, options)
        self.utility = checked_utility(utility)
        self.metadata = {"name": f"parlor_{game.replace('-', '_')}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.encoding.actions)) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # By seat; at the end of the game the seat is -1, and the first agent is the first to leave.
        self._names = [*self.possible_agents, self.possible_agents[0]]
        self._paid = False

    def observation_space(self, agent: str) -> Any:
        """The observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; without a seed, a different one every time."""
        if seed is None:
            seed = int(fresh_seed(), 16)
        self._seed, self._taken = int(seed), list[int]()
        self._begin()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._paid = False
        self._skip_agent_selection = None
        self.agent_selection = self._names[self._env.seat]

    def _begin(self) -> None:
        """Deals the game of the seed and repeats the actions taken so far."""
        table = self.encoding
        self._env = env = Env(table.rules, table.actions, table.layout, self._seed)
        # Looked up once per game instead of at every step.
        self._act, self._look = env.act, env.look
        for action in self._taken:
            env.act(action)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: the seed and the actions, which determine the cards."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_env", "_act", "_look")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "_seed" in state:
            self._begin()

    def observe(self, agent: str) -> Observation:
        """What an agent may know and do now."""
        layout, mask = self._look(self._seats[agent])
        return {"observation": frombuffer(layout, NUMBERS), "action_mask": frombuffer(mask, FLAGS)}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yields the selected agent, again and again, until the game is over."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The observation of the selected agent, its rewards since it last acted, whether it is done, and an empty info."""
        agent = self.agent_selection
        observation = None
        if observe:
            layout, mask = self._look(self._seats[agent])
            observation = {"observation": frombuffer(layout, NUMBERS), "action_mask": frombuffer(mask, FLAGS)}
        return observation, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def step(self, action: int | None) -> None:
        """Takes the action of the selected agent. An illegal one raises parlor.IllegalMove, which names the rule, and changes nothing."""
        if action is None:
            self._was_dead_step(action)
            return
        ended = self._act(int(action))
        self._taken.append(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self._paid or ended:
            self._pay()
        self.agent_selection = self._names[self._env.seat]

    def _pay(self) -> None:
        """Records the results of the last action, and the end of the game."""
        play = self._env.play
        self._paid = play.bringing
        self.rewards = dict(zip(self.possible_agents, self.encoding.brought(play, self.utility), strict=True))
        self._accumulate_rewards()
        if play.over:
            self.terminations = dict.fromkeys(self.agents, True)

    def legal_actions(self) -> list[int]:
        """The numbers of the selected agent's legal actions: faster to sample from than the mask."""
        return self._env.choices()

    def text(self, action: int) -> str:
        """An action of the selected agent in the game's notation."""
        return str(self._env.text(int(action)))

    def render(self) -> str | None:
        """What the selected agent sees, as text; printed if the mode is `human`."""
        return shown(self.render_mode, str(self._env.play.sight(self._seats[self.agent_selection])))

    def close(self) -> None:
        """Does nothing: there is nothing to release."""


def observation_space(table: Encoding, more: int = 0) -> Any:
    """The space of observations with their masks, which may have some more actions than the game."""
    low, high = table.limits
    spaces: dict[str, Space[Any]] = {
        "observation": Box(low, high, dtype=np.int16),
        "action_mask": Box(0, 1, (len(table.actions) + more,), np.int8),
    }
    return Dict(spaces)


def checked_render_mode(mode: str | None) -> str | None:
    """A render mode, if it is one."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"a render mode is None or one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def shown(mode: str | None, text: str) -> str | None:
    """A text as a render mode wants it."""
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None


def env(game: str, players: int | None = None, **options: Any) -> Environment:
    """An environment for a game; the options are those of its rules, besides `utility` and `render_mode`."""
    return Environment(game, players, **options)


def parallel_env(game: str, players: int | None = None, **options: Any) -> Any:
    """A parallel environment for a game in which several seats move at the same time; the options are as above."""
    from parlor.adapters.parallel import ParallelEnvironment

    return ParallelEnvironment(game, players, **options)
