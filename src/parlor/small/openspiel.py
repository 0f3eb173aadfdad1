"""OpenSpiel: small forms as its games, and its solvers run on them.

After `register()`, `pyspiel.load_game("parlor_small_foozle")` is the small form of Foozle as a game in Python, with explicit chance and
information states of perfect recall. The solvers in C++ run on the same tree in Gambit's format, some seventy times as fast.
"""

from collections.abc import Callable
from typing import Any

from parlor.core.messages import BadArgument

try:
    import pyspiel
except ModuleNotFoundError:
    raise BadArgument("lab-small-needs-openspiel") from None

from parlor.small.efg import efg_of
from parlor.small.forms import FORMS, form
from parlor.small.tree import CHANCE, OVER, Node, Tree, walk
from parlor.small.values import Policy

# The solvers of OpenSpiel, by the names that the command knows.
SOLVERS: dict[str, Callable[[Any], Any]] = {
    "cfr": pyspiel.CFRSolver,
    "cfr+": pyspiel.CFRPlusSolver,
    "external": lambda game: pyspiel.ExternalSamplingMCCFRSolver(game, 1),
    "outcome": lambda game: pyspiel.OutcomeSamplingMCCFRSolver(game, 0.6, 1),
}
_TREES: dict[str, Tree] = {}


def tree_of(id: str) -> Tree:
    """The tree of a small form, which is grown once."""
    if id not in _TREES:
        _TREES[id] = Tree(form(id))
    return _TREES[id]


class Solving:
    """A solver of OpenSpiel at work on a small form."""

    def __init__(self, tree: Tree, solver: str) -> None:
        self.tree = tree
        self.game = pyspiel.load_efg_game(efg_of(tree))
        self.solver = SOLVERS[solver](self.game)
        self.step = self.solver.evaluate_and_update_policy if solver.startswith("cfr") else self.solver.run_iteration
        self.iterations = 0
        self.states = states_of(tree, self.game)

    def run(self, iterations: int) -> None:
        """So many iterations more."""
        for _ in range(iterations):
            self.step()
        self.iterations += iterations

    def nash_conv(self) -> float:
        """How far the average policy is from an equilibrium, as OpenSpiel computes it."""
        return float(pyspiel.nash_conv(self.game, self.solver.average_policy(), True))

    def policy(self) -> Policy:
        """The average policy, for every information state of the tree; at random where the solver never was."""
        average = self.solver.average_policy()
        rows: list[list[float]] = []
        for state in self.states:
            likely = average.action_probabilities(state)
            rows.append([likely[move] for move in state.legal_actions()])
        return rows


def states_of(tree: Tree, game: Any) -> list[Any]:
    """A state of OpenSpiel's game for every information state of the tree. Both go through the file in the same order.

    The numbers of the moves of a state ascend in that order, too; but a move has not the same number in every state.
    """
    found: dict[int, Any] = {}
    ahead = [(tree.root, game.new_initial_state())]
    while ahead:
        node, state = ahead.pop()
        if node.mover >= 0:
            found.setdefault(node.state, state)
        ahead += [(kid, state.child(action)) for kid, action in zip(node.kids, state.legal_actions(), strict=True)]
    return [found[number] for number in range(len(tree.states))]


# Small forms as games in Python


def name_of(id: str) -> str:
    """The name of a small form in OpenSpiel."""
    return "parlor_small_" + id.replace("-", "_")


class State(pyspiel.State):  # type: ignore[misc]
    """A node of the tree."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self._node: Node = game.tree.root

    def current_player(self) -> int:
        """The seat that moves, or OpenSpiel's number for chance or for the end."""
        mover = self._node.mover
        return int(pyspiel.PlayerId.CHANCE if mover == CHANCE else pyspiel.PlayerId.TERMINAL if mover == OVER else mover)

    def is_terminal(self) -> bool:
        """Whether the hand is over."""
        return self._node.mover == OVER

    def _actions(self) -> list[int]:
        """The numbers of what can happen next: those of chance count from 0, moves have one number throughout the game."""
        node = self._node
        return list(range(len(node.kids))) if node.mover == CHANCE else [self.get_game().numbers[move] for move in node.labels]

    def _legal_actions(self, player: int) -> list[int]:
        return self._actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, with its probabilities."""
        return [(k, float(chance)) for k, chance in enumerate(self._node.chances)]

    def _apply_action(self, action: int) -> None:
        self._node = self._node.kids[self._actions().index(action)]

    def _action_to_string(self, player: int, action: int) -> str:
        return self._node.labels[action] if player < 0 else str(self.get_game().tree.actions[action])

    def returns(self) -> list[float]:
        """What each seat has gained on the mean of the others."""
        node = self._node
        return [float(worth) for worth in node.worth] if node.mover == OVER else [0.0] * self.get_game().tree.players

    def __str__(self) -> str:
        return " / ".join(str(action) for action in self.history())


class Observer:
    """Tells what the seat that moves has seen, heard and done, as text; there are no tensors."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: State, player: int) -> None:
        """Does nothing, since there are no tensors."""

    def string_from(self, state: State, player: int) -> str:
        """The information state of a seat, which it has when it moves."""
        node = state._node
        if player != node.mover:
            raise ValueError("only the seat that moves has an information state here")
        return f"seat {player}\n{state.get_game().tree.states[node.state].text}"


class Game(pyspiel.Game):  # type: ignore[misc]
    """A small form as OpenSpiel sees it; each has its own subclass, which knows its id."""

    id = ""

    def __init__(self, params: dict[str, Any]) -> None:
        tree = self.tree = tree_of(self.id)
        self.numbers = {move: number for number, move in enumerate(tree.actions)}
        worths = [float(worth) for node in walk(tree.root) for worth in node.worth]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(tree.actions),
            max_chance_outcomes=max(len(node.kids) for node in walk(tree.root) if node.mover == CHANCE),
            num_players=tree.players,
            min_utility=min(worths),
            max_utility=max(worths),
            utility_sum=0.0,
            max_game_length=tree.depth(),
        )
        super().__init__(type_of(self.id), info, params)

    def new_initial_state(self) -> State:
        """The state before the deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Any:
        """The same observer for every kind of observation."""
        return Observer()


def type_of(id: str) -> Any:
    """What OpenSpiel needs to know about a small form before loading it."""
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(id),
        long_name=f"{form(id).game.title}, small form (Parlor)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=form(id).players,
        min_num_players=form(id).players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )


def register() -> None:
    """Makes every small form available to `pyspiel.load_game`; calling it again does no harm."""
    known = set(pyspiel.registered_names())
    for each in FORMS:
        if name_of(each.id) not in known:
            # OpenSpiel releases it only after the interpreter has ended: a class survives that, but a function does not.
            pyspiel.register_game(type_of(each.id), type(name_of(each.id), (Game,), {"id": each.id}))
