"""OpenSpiel: after `register()`, every game can be loaded, as in `pyspiel.load_game("parlor_quenette(players=4)")`.

A game is one hand, or with `whole=True` all hands to the end. Chance deals with six numbers from 0 to 255, the digits of a seed;
`parlor.deal` deals the same cards for it. If several seats may act at once, chance decides who acts first. `state.resample_from_infostate`
redraws everything hidden, so OpenSpiel's own IS-MCTS in Python can play every game.
"""

from collections.abc import Callable, Sequence
from typing import Any

from parlor.adapters.extras import extra

with extra("openspiel"):
    import numpy as np
    import pyspiel

import parlor
from parlor.adapters.encoding import Encoding, encoding
from parlor.core.rng import Rng
from parlor.learn.int_match import IntMatch

DIGITS = 6
BASE = 256
# Wide bounds, not tight ones: a hand can score from one point to a thousand, and some last hundreds of moves.
MOST_POINTS = 10_000.0
MOST_MOVES = 200_000
# OpenSpiel parameters that are not options of the game.
OWN = {"players", "whole"}


def name_of(id: str) -> str:
    """The name of a game in OpenSpiel."""
    return "parlor_" + id.replace("-", "_")


class Position:
    """The part of a state that OpenSpiel copies and stores: the digits of the deal, then the game."""

    __slots__ = ("acting", "digits", "encoding", "made", "play", "whole")

    def __init__(self, encoding: Encoding, whole: bool) -> None:
        self.encoding = encoding
        self.whole = whole
        self.digits: tuple[int, ...] = ()
        self.play: IntMatch | None = None
        self.acting = -1
        # The seats and moves that led here; None for a guess, since no moves led to it.
        self.made: tuple[tuple[int, int], ...] | None = ()

    def __deepcopy__(self, memo: object) -> "Position":
        other = Position(self.encoding, self.whole)
        other.digits = self.digits
        other.play = None if self.play is None else self.play.clone()
        other.acting = self.acting
        other.made = self.made
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        if self.made is None:
            raise ValueError("this state is a guess made by resample_from_infostate: there is no way to store it")
        table = self.encoding
        return restored, (table.game.id, table.players, table.options, self.whole, self.digits, self.made, self.acting)

    def deal(self, digit: int) -> None:
        """Takes one digit of the seed; the cards are dealt after the last one."""
        self.digits = (*self.digits, digit)
        if len(self.digits) == DIGITS:
            seed = sum(digit * BASE**k for k, digit in enumerate(self.digits))
            self.play = self.encoding.start_match(seed, one_hand=not self.whole, listening=True)
            self.settle()

    def settle(self) -> None:
        """Gives the turn to the only seat that may act; if there are several, chance decides."""
        assert self.play is not None
        waiting = int(self.play.waiting())
        self.acting = waiting.bit_length() - 1 if waiting & (waiting - 1) == 0 else -1

    def waiting(self) -> list[int]:
        """The seats that may act."""
        assert self.play is not None
        waiting = int(self.play.waiting())
        return [seat for seat in range(self.encoding.players) if waiting >> seat & 1]

    def make(self, move: int) -> None:
        """Makes a move for the acting seat."""
        assert self.play is not None
        if self.made is not None:
            self.made = (*self.made, (self.acting, move))
        self.play.make(self.acting, move)
        self.settle()

    def guess(self, seat: int, rng: Rng) -> "Position":
        """A position that a seat cannot tell from this one."""
        assert self.play is not None
        other = Position(self.encoding, self.whole)
        other.digits = (0,) * DIGITS
        other.play = self.play.guess(seat, rng)
        other.acting = self.acting
        other.made = None
        return other


def restored(
    id: str, players: int, options: dict[str, Any], whole: bool, digits: Sequence[int], made: Sequence[tuple[int, int]], acting: int
) -> Position:
    """A position from its stored form."""
    position = Position(encoding(id, players, options), whole)
    for digit in digits:
        position.deal(digit)
    for seat, move in made:
        position.acting = seat
        position.make(move)
    position.acting = acting
    return position


class State(pyspiel.State):  # type: ignore[misc]
    """A state of any game."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self._position = Position(game.encoding, game.whole)

    # Whose turn it is, and what is legal

    def current_player(self) -> int:
        """The acting seat, or OpenSpiel's number for chance or for the end."""
        position = self._position
        if position.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        if position.play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return position.acting if position.acting >= 0 else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Whether the hand, or the whole game, is over."""
        return self._position.play is not None and self._position.play.over

    def _legal_actions(self, player: int) -> list[int]:
        position = self._position
        assert position.play is not None
        return position.encoding.actions.numbers_of(position.play.hand, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The digits of the deal, or the seats that may act, all equally likely."""
        outcomes = list(range(BASE)) if self._position.play is None else self._position.waiting()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        position = self._position
        if position.play is None:
            position.deal(action)
        elif position.acting < 0:
            position.acting = action
        else:
            position.make(position.encoding.actions.move_of(action, position.play.hand, position.acting))

    def _action_to_string(self, player: int, action: int) -> str:
        position = self._position
        if position.play is None:
            return f"seed digit {action}"
        if player < 0:
            return f"seat {action} acts"
        return str(position.encoding.actions.text_of(action, position.play.hand, player))

    # Results

    def rewards(self) -> list[float]:
        """What the last move brought each seat: the points of the hand it ended; more is better."""
        play = self._position.play
        return [0.0] * self._position.encoding.players if play is None else [float(points) for points in play.brought]

    def returns(self) -> list[float]:
        """What all moves so far have brought each seat."""
        play = self._position.play
        return [0.0] * self._position.encoding.players if play is None else [float(points) for points in play.gained]

    # What seats know

    def sight(self, player: int) -> str:
        """What a seat sees now, as text."""
        play = self._position.play
        return f"seat {player} before the deal" if play is None else f"seat {player}\n{play.sight(player)}"

    def memory(self, player: int) -> str:
        """What a seat has heard and done, as text."""
        play = self._position.play
        return "" if play is None else str(play.memory(player))

    def observation(self, player: int) -> Any:
        """What a seat sees now, as numbers; zeros before the deal."""
        position = self._position
        if position.play is None:
            return np.zeros(position.encoding.size, np.int16)
        return position.encoding.observation(position.play, player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """Another state that a seat cannot tell from this one, using a sampler of numbers from 0 to 1."""
        if self._position.play is None:
            return self.clone()  # type: ignore[no-any-return]
        state: State = self.get_game().new_initial_state()
        state._position = self._position.guess(player, Rng(int(sampler() * 2**53)))
        return state

    def rollout(self, rng: Rng) -> list[float]:
        """What each seat would gain if the hand were played out at random inside the engine."""
        assert self._position.play is not None
        return [float(points) for points in self._position.play.played_out(rng)]

    def __str__(self) -> str:
        position = self._position
        if position.play is None:
            return f"before the deal, seed digits {list(position.digits)}"
        sights = "\n".join(self.sight(player) for player in range(position.encoding.players))
        return f"seed digits {list(position.digits)}, acting {position.acting}\n{sights}"


class Observer:
    """Writes states as text and as numbers. With perfect recall, the text also has everything that was heard."""

    def __init__(self, encoding: Encoding, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Writes a state as numbers, from what a seat knows."""
        self.tensor[:] = state.observation(player)

    def string_from(self, state: State, player: int) -> str:
        """A state as text, from what a seat knows."""
        sight = state.sight(player)
        return f"{sight}\n{state.memory(player)}" if self.perfect_recall else sight


class Game(pyspiel.Game):  # type: ignore[misc]
    """A Parlor game as OpenSpiel sees it; each game has its own subclass, which knows its id."""

    id = ""

    def __init__(self, params: dict[str, Any]) -> None:
        self.whole = bool(params["whole"])
        options = {name: value for name, value in params.items() if name not in OWN}
        self.encoding = encoding(self.id, params["players"], options)
        players = self.encoding.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=-MOST_POINTS * (100 if self.whole else 1),
            max_utility=MOST_POINTS * (100 if self.whole else 1),
            utility_sum=None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(game_type(parlor.game(self.id), self.whole), info, params)

    def new_initial_state(self) -> State:
        """A state before the deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """An observer for one kind of observation."""
        if params:
            raise ValueError(f"observers of Parlor's games have no parameters, but got {sorted(params)}")
        return Observer(self.encoding, iig_obs_type is not None and iig_obs_type.perfect_recall)


def game_type(game: parlor.Game, whole: bool = False) -> Any:
    """What OpenSpiel needs to know about a game before loading it."""
    rewards = pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=f"{game.title} (Parlor)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=rewards.REWARDS if whole else rewards.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.usual,
            "whole": False,
            **{option.name: option.default for option in game.options.values()},
        },
    )


def register() -> None:
    """Makes every game available to `pyspiel.load_game`; calling it again does no harm."""
    known = set(pyspiel.registered_names())
    for id in parlor.games():
        if name_of(id) not in known:
            # OpenSpiel releases it only after the interpreter has ended: a class survives that, but a function does not.
            pyspiel.register_game(game_type(parlor.game(id)), type(name_of(id), (Game,), {"id": id}))


def state_at(table: parlor.Table, seat: int, seed: int = 0) -> State:
    """The current hand of a table as a state, made from what the seat may know, so that a bot can search it and play at the table.

    `table.play(state.action_to_string(seat, bot.step(state)))` makes the bot's move.
    """
    register()
    game: Game = pyspiel.load_game(name_of(table.game.id), {"players": table.players, **table.options})
    state = game.new_initial_state()
    hand = table.imagined(seat, Rng(seed))
    play = IntMatch(game.encoding.rules, hand.shuffler, hand.match.dealer, True)
    play.match, play.hand = hand.match, hand
    play.listen(table.journal())
    position = Position(game.encoding, False)
    position.digits = (0,) * DIGITS
    position.play = play
    position.acting = seat
    position.made = None
    state._position = position
    return state


class Rollouts:
    """An evaluator for OpenSpiel's MCTS and IS-MCTS in Python, with random rollouts that run inside the engine."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self.rng = Rng(seed)

    def evaluate(self, state: State) -> Any:
        """The average of some rollouts, for each seat."""
        return np.mean([state.rollout(self.rng) for _ in range(self.rollouts)], axis=0)

    def prior(self, state: State) -> list[tuple[int, float]]:
        """Gives all actions the same probability."""
        legal = state.chance_outcomes() if state.is_chance_node() else [(action, 1.0) for action in state.legal_actions()]
        return [(action, 1 / len(legal)) for action, _ in legal]
