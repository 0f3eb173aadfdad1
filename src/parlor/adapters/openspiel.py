"""OpenSpiel: after `register()`, every game can be loaded, as in `pyspiel.load_game("parlor_quenette(players=4)")`.

A game is one hand, or with `whole=True` all hands to the end. Chance deals with six numbers from 0 to 255, the digits of a seed;
`parlor.deal` deals the same cards for it. If several seats may act at once, chance decides who acts first. `state.resample_from_infostate`
redraws everything hidden, so OpenSpiel's own IS-MCTS in Python can play every game. An information state is everything that a seat has seen
happen and done; an observation is what it sees now.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from parlor.adapters.extras import extra

with extra("openspiel"):
    import numpy as np
    import pyspiel

import parlor
from parlor.adapters.encoding import Encoding, encoding
from parlor.core.rng import Rng
from parlor.core.zone import SPECTATOR
from parlor.learn.history import History, line, start_history, watched
from parlor.learn.int_match import IntMatch
from parlor.learn.utility import POINTS, RELATIVE, against_mean, checked_utility, winners_of, won

DIGITS = 6
BASE = 256
# OpenSpiel parameters that are not options of the game.
OWN = {"players", "whole", "utility"}


def name_of(id: str) -> str:
    """The name of a game in OpenSpiel."""
    return "parlor_" + id.replace("-", "_")


class Position:
    """The part of a state that OpenSpiel copies and stores: the digits of the deal, then the game."""

    __slots__ = ("acting", "digits", "encoding", "history", "made", "play", "whole")

    def __init__(self, encoding: Encoding, whole: bool) -> None:
        self.encoding = encoding
        self.whole = whole
        self.digits: tuple[int, ...] = ()
        self.play: IntMatch | None = None
        self.acting = -1
        # What seats remember, from when it is first asked for.
        self.history: History | None = None
        # The seats and moves that led here; None for a guess, since no moves led to it.
        self.made: tuple[tuple[int, int], ...] | None = ()

    def __deepcopy__(self, memo: object) -> "Position":
        other = Position(self.encoding, self.whole)
        other.digits = self.digits
        other.play = None if self.play is None else self.play.clone()
        other.acting = self.acting
        other.history = None if self.history is None else self.history.copy()
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
            self.play = self.encoding.start_match(self.seed(), one_hand=not self.whole)
            self.settle()

    def seed(self) -> int:
        """The seed that the digits stand for."""
        return sum(digit * BASE**k for k, digit in enumerate(self.digits))

    def memory(self) -> History:
        """What seats remember up to now."""
        if self.history is None:
            assert self.made is not None
            self.history = start_history(self.encoding.rules, self.seed(), not self.whole)
            for seat, move in self.made:
                self.history.add(seat, move)
        return self.history

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
        if self.history is not None:
            self.history.add(self.acting, move)
        self.play.make(self.acting, move)
        self.settle()

    def guess(self, seat: int, rng: Rng) -> "Position":
        """A position that a seat cannot tell from this one."""
        assert self.play is not None
        other = Position(self.encoding, self.whole)
        other.digits = (0,) * DIGITS
        other.play = self.play.guess(seat, rng)
        other.history = self.memory().guessed(seat, other.play)
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
        self._utility = game.utility

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
        play, table = self._position.play, self._position.encoding
        return [0.0] * table.players if play is None else table.brought(play, self._utility)

    def returns(self) -> list[float]:
        """What all moves so far have brought each seat."""
        play, table = self._position.play, self._position.encoding
        return [0.0] * table.players if play is None else table.gained(play, self._utility)

    # What seats know

    def sight(self, player: int) -> str:
        """What a seat, or a spectator, sees now, as text."""
        play, who = self._position.play, "everyone" if player == SPECTATOR else f"seat {player}"
        return f"{who} before the deal" if play is None else f"{who}\n{play.sight(player)}"

    def memory(self, player: int | None) -> str:
        """Everything that a seat, or for None a spectator, has seen happen and done, as text."""
        return "" if self._position.play is None else "\n".join(self._position.memory().of(player))

    def secrets(self, player: int) -> str:
        """The lines of a seat's memory that a spectator does not have."""
        public = Counter(self.memory(None).split("\n"))
        own = []
        for each in self.memory(player).split("\n"):
            public[each] -= 1
            if public[each] < 0:
                own.append(each)
        return "\n".join(own)

    def observation(self, player: int) -> Any:
        """What a seat sees now, as numbers; zeros before the deal."""
        position = self._position
        if position.play is None:
            return np.zeros(position.encoding.size, np.int16)
        return position.encoding.observation(position.play, player)

    def public(self, player: int) -> Any:
        """What everyone sees now, as numbers, with seats counted from one of them; zeros before the deal."""
        position = self._position
        if position.play is None:
            return np.zeros(position.encoding.size, np.int16)
        return position.encoding.public(position.play, player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """Another state that a seat cannot tell from this one, using a sampler of numbers from 0 to 1."""
        if self._position.play is None:
            return self.clone()  # type: ignore[no-any-return]
        state: State = self.get_game().new_initial_state()
        state._position = self._position.guess(player, Rng(int(sampler() * 2**53)))
        return state

    def rollout(self, rng: Rng) -> list[float]:
        """What each seat would gain if the hand were played out at random inside the engine."""
        play, table = self._position.play, self._position.encoding
        assert play is not None
        if self._utility in (POINTS, RELATIVE):
            points = [float(points) for points in play.played_out(rng)]
            return points if self._utility == POINTS else against_mean(points)
        if play.over:
            return table.gained(play, self._utility)
        hand = play.hand.imagine(rng)
        hand.playout(rng)
        return won(winners_of(table.rules, hand), table.players)

    def __str__(self) -> str:
        position = self._position
        if position.play is None:
            return f"before the deal, seed digits {list(position.digits)}"
        sights = "\n".join(self.sight(player) for player in range(position.encoding.players))
        return f"seed digits {list(position.digits)}, acting {position.acting}\n{sights}"


class Observer:
    """Writes states as text and as numbers, for one kind of observation: of public or private information or both, now or with recall.

    Its parts: `observation`, what is seen now; and with perfect recall `seat`, a 1 at the seat that remembers, and `history`, everything
    that it saw happen, in the numbers of `encoding.recall`.
    """

    def __init__(self, encoding: Encoding, whole: bool, kind: Any) -> None:
        private = pyspiel.PrivateInfoType
        if kind.private_info == private.ALL_PLAYERS:
            raise ValueError("an observer of Parlor's games sees what one seat sees, or what everyone does, not what all seats do")
        self.encoding = encoding
        self.recall = (encoding.whole_recall if whole else encoding.recall) if kind.perfect_recall else None
        self.public, self.private = bool(kind.public_info), kind.private_info == private.SINGLE_PLAYER
        sizes = {"observation": encoding.size}
        if self.recall is not None:
            sizes.update({"seat": encoding.players if self.private else 0, "history": self.recall.size})
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in sizes.items():
            if size:
                self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: State, player: int) -> None:
        """Writes a state as numbers, from what a seat knows."""
        if "seat" in self.dict:
            self.dict["seat"][:] = 0
            self.dict["seat"][player] = 1
        self.dict["observation"][:] = self._seen(state, player)
        if self.recall is not None:
            numbers = self.recall.kept(self._remembered(state, player))
            self.dict["history"][: len(numbers)] = numbers
            self.dict["history"][len(numbers) :] = 0

    def _seen(self, state: State, player: int) -> Any:
        if not self.private:
            return state.public(player if player >= 0 else 0) if self.public else 0
        own = state.observation(player)
        if self.public:
            return own
        shown = state.public(player)
        return np.where(own == shown, 0, own)

    def _remembered(self, state: State, player: int) -> str:
        if self.private:
            return state.memory(player) if self.public else state.secrets(player)
        return state.memory(None) if self.public else ""

    def string_from(self, state: State, player: int) -> str:
        """A state as text, from what a seat knows."""
        if self.recall is not None:
            return f"seat {player}\n{self._remembered(state, player)}" if self.private else self._remembered(state, player)
        if self.public:
            return state.sight(player if self.private else SPECTATOR)
        return " ".join(str(int(number)) for number in np.atleast_1d(self._seen(state, player)))


class Game(pyspiel.Game):  # type: ignore[misc]
    """A Parlor game as OpenSpiel sees it; each game has its own subclass, which knows its id."""

    id = ""

    def __init__(self, params: dict[str, Any]) -> None:
        self.whole = bool(params["whole"])
        self.utility = checked_utility(params["utility"])
        options = {name: value for name, value in params.items() if name not in OWN}
        self.encoding = encoding(self.id, params["players"], options)
        worth = self.encoding.worth(self.utility, self.whole)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=BASE,
            num_players=self.encoding.players,
            min_utility=worth.least,
            max_utility=worth.most,
            utility_sum=worth.total,
            max_game_length=self.encoding.moves(self.whole),
        )
        super().__init__(game_type(parlor.game(self.id), self.whole, worth.total), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (name_of(self.id), self.get_parameters())

    def new_initial_state(self) -> State:
        """A state before the deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """An observer for one kind of observation."""
        if params:
            raise ValueError(f"observers of Parlor's games have no parameters, but got {sorted(params)}")
        return Observer(self.encoding, self.whole, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def game_type(game: parlor.Game, whole: bool = False, total: float | None = None) -> Any:
    """What OpenSpiel needs to know about a game before loading it; the total is what the utilities of all seats add up to, if anything."""
    rewards, sums = pyspiel.GameType.RewardModel, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=f"{game.title} (Parlor)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.GENERAL_SUM if total is None else sums.ZERO_SUM if total == 0 else sums.CONSTANT_SUM,
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
            "utility": POINTS,
            **{option.name: option.default for option in game.options.values()},
        },
    )


def register() -> None:
    """Makes every game available to `pyspiel.load_game`; calling it again does no harm."""
    known = set(pyspiel.registered_names())
    for id in parlor.games():
        if name_of(id) not in known:
            # OpenSpiel releases it only after the interpreter has ended: a class survives that, but a function does not.
            pyspiel.register_game(game_type(parlor.game(id), total=usual_total(id)), type(name_of(id), (Game,), {"id": id}))


def usual_total(id: str) -> float | None:
    """What the points of a hand add up to at the usual table, if anything; found without numbering all actions of the game."""
    game = parlor.game(id)
    options = {option.name: option.default for option in game.options.values()}
    total = game.bounds(game.usual, options).total
    return None if total is None else float(game.rules(game.usual, options).ending.better() * total)


def loaded(name: str, params: dict[str, Any]) -> Any:
    """A game from its stored form."""
    register()
    return pyspiel.load_game(name, params)


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
    position = Position(game.encoding, False)
    seen = [line(event) for event in table.events(seat)]
    shown = [line(event) for event in table.events()]
    own = [seen if k == seat else [*shown, f"= {play.sight(k)}"] for k in range(table.players)]
    position.history = watched(play.clone(), [*own, shown])
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
