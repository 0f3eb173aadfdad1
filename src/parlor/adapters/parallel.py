"""PettingZoo's parallel environments, for games in which several seats move at the same time.

At every step all agents act. Seats that may move now have their legal actions in their masks; the others have nothing but the last action,
`wait`. Moves made at the same time are played in a random order; one that the moves before it have made impossible is not played. Nor is an
illegal one: the agent's info says why.
"""

from typing import Any

from parlor.adapters.extras import extra

with extra("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Discrete
    from pettingzoo import ParallelEnv

from parlor.adapters.encoding import encoding
from parlor.adapters.pettingzoo import RENDER_MODES, Observation, checked_render_mode, observation_space, shown
from parlor.core.rng import Rng
from parlor.core.shuffle import fresh_seed
from parlor.core.zone import SPECTATOR
from parlor.learn.utility import POINTS, checked_utility
from parlor.table.table import refused


class ParallelEnvironment(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game with all its hands. The same seed deals the same cards as `parlor.deal`."""

    def __init__(
        self, game: str, players: int | None = None, *, utility: str = POINTS, render_mode: str | None = "ansi", **options: Any
    ) -> None:
        """Takes the same as `env`; a game in which seats always move one after another is refused."""
        self.encoding = encoding(game, players, options)
        if not self.encoding.together:
            raise ValueError(f"In {self.encoding.game.title}, at such a table, seats move one after another: use env, not parallel_env")
        self.utility = checked_utility(utility)
        self.metadata = {"name": f"parlor_{game.replace('-', '_')}_v0", "render_modes": list(RENDER_MODES)}
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.players)]
        self.agents: list[str] = []
        # The last action of every agent whose turn it is not.
        self.wait = len(self.encoding.actions)
        self.observation_spaces = {agent: observation_space(self.encoding, 1) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, Any]]:
        """Deals a new game; without a seed, a different one every time."""
        self._seed = int(fresh_seed(), 16) if seed is None else int(seed)
        self._taken: list[dict[str, int]] = []
        self._begin()
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _begin(self) -> None:
        """Deals the game of the seed and repeats the actions taken so far."""
        self._play = self.encoding.start_match(self._seed)
        self._rng = Rng(self._seed)
        for actions in self._taken:
            self._act(actions)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: the seed and the actions, which determine the cards."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_play", "_rng")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "_seed" in state:
            self._begin()

    def _waiting(self) -> list[int]:
        waiting = int(self._play.waiting())
        return [seat for seat in range(self.encoding.players) if waiting >> seat & 1]

    def _act(self, actions: dict[str, int]) -> list[float]:
        """Plays what the seats do at the same time, in a random order; returns what it is worth to each."""
        gained = [0.0] * self.encoding.players
        waiting = self._waiting()
        play, table = self._play, self.encoding
        hand = play.hand
        for place in self._order(len(waiting)):
            seat = waiting[place]
            action = actions[self.possible_agents[seat]]
            # The hand may be over, or the moves before may have left this one without its sense.
            if play.hand is not hand or action not in table.actions.numbers_of(hand, seat):
                continue
            play.make(seat, table.actions.move_of(action, hand, seat))
            if play.bringing:
                gained = [total + more for total, more in zip(gained, table.brought(play, self.utility), strict=True)]
        return gained

    def _order(self, count: int) -> list[int]:
        left = list(range(count))
        return [left.pop(int(self._rng.below(len(left)))) for _ in range(count)]

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, str]]]:
        """Takes an action of every agent. An illegal one is not played, and the rule that forbids it is in the agent's info."""
        chosen = {agent: int(actions[agent]) for agent in self.agents}
        infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        for seat in self._waiting():
            refusal = self._refusal(seat, chosen[self.possible_agents[seat]])
            if refusal:
                infos[self.possible_agents[seat]]["refused"] = refusal
        self._taken.append(chosen)
        gained = self._act(chosen)
        over = self._play.over
        rewards = dict(zip(self.possible_agents, gained, strict=True))
        if over:
            self.agents = []
        return self._observations(), rewards, dict.fromkeys(infos, over), dict.fromkeys(infos, False), infos

    def _refusal(self, seat: int, action: int) -> str:
        """Why an action of a seat that has a move to make is not legal; empty if it is."""
        hand, numbers = self._play.hand, self.encoding.actions
        if action in numbers.numbers_of(hand, seat):
            return ""
        if not 0 <= action < self.wait:
            return f"player_{seat} has a move to make: its mask says which actions are legal"
        return str(refused(hand.reason(seat, numbers.move_of(action, hand, seat))))

    def _observations(self) -> dict[str, Observation]:
        waiting = self._waiting()
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in waiting:
                mask[:-1] = self.encoding.mask(self._play, seat)
            else:
                mask[-1] = 1
            found[agent] = {"observation": self.encoding.observation(self._play, seat), "action_mask": mask}
        return found

    def text(self, agent: str, action: int) -> str:
        """An action of an agent in the game's notation."""
        if action == self.wait:
            return "wait"
        return str(self.encoding.actions.text_of(action, self._play.hand, self.possible_agents.index(agent)))

    def render(self) -> str | None:
        """What everyone sees, as text; printed if the mode is `human`."""
        return shown(self.render_mode, str(self._play.sight(SPECTATOR)))

    def close(self) -> None:
        """Does nothing: there is nothing to release."""
