"""Our players against OpenSpiel's at the same game: the two tables of the differential tests, with a player of each house at them."""

import random
import time
from typing import Any

from peers.gin_rummy import GinPeer
from peers.hearts import HeartsPeer

import parlor

TARGET = 100
KNOCK = 10
# OpenSpiel's knock, before the card that is thrown with it.
KNOCKS = 55
# The shortest time to think, in seconds.
LEAST = 0.0005


class GinContest(GinPeer):
    """A hand of Gin Rummy between our player and OpenSpiel's simple bot, counted at our table."""

    def __init__(self, rng: random.Random, ours: int, player: parlor.Player) -> None:
        self.ours = ours
        self.player = player
        # How often somebody chose what only one of the tables allows, and had to choose again.
        self.changed = 0
        super().__init__(rng)

    def begin(self) -> parlor.Table:
        import pyspiel

        self.knock, self.oklahoma = KNOCK, "no"
        game = pyspiel.load_game(f"gin_rummy(knock_card={KNOCK})")
        self.state = game.new_initial_state()
        self.bot: Any = pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), 1 - self.ours)
        return super().begin()

    def picked(self, actions: list[int]) -> int:
        seat = self.state.current_player()
        action = self.action(self.player.choose(self.table, seat)) if seat == self.ours else self.theirs_picked()
        if action in actions:
            return action
        self.changed += 1
        if seat != self.ours:
            # The bot forgets the melds that it meant to lay.
            self.bot.restart()
        # The same card, thrown without a knock, if that is what the tables disagree about.
        return action % 100 if action % 100 in actions else self.rng.choice(actions)

    def theirs_picked(self) -> int:
        """What the bot does; a knock is told with its card."""
        action = int(self.bot.step(self.state))
        if action != KNOCKS:
            return action
        after = self.state.clone()
        after.apply_action(action)
        return 100 + int(self.bot.step(after))


def gin_match(number: int, level: str, iterations: int) -> dict[str, Any]:
    """A match to 100, in which the players take turns to deal. Points are ours first."""
    rng = random.Random(number)
    player = parlor.player(level, seed=number, iterations=None if level == "casual" else iterations)  # type: ignore[arg-type]
    points, hands, changed = [0, 0], 0, 0
    while max(points) < TARGET:
        contest = GinContest(rng, (number + hands) % 2, player)
        while not contest.state.is_terminal() and not contest.ended():
            contest.step()
        counted = contest.table.results[0]["points"] if contest.ended() else [0, 0]
        points[0] += counted[contest.ours]
        points[1] += counted[1 - contest.ours]
        hands += 1
        changed += contest.changed
    return {"points": points, "hands": hands, "changed": changed}


class HeartsContest(HeartsPeer):
    """A hand of Hearts without passing: our expert at two seats across, OpenSpiel's IS-MCTS in C++ at the others.

    The bot makes so many simulations at each move; our player gets the time that they have taken on average so far, and no more in all.
    """

    def __init__(self, number: int, ours: int, simulations: int) -> None:
        import pyspiel

        super().__init__(random.Random(number))
        self.ours = ours
        self.player = number
        self.seconds = [0.0, 0.0]
        self.chosen = [0, 0]
        rollouts = pyspiel.RandomRolloutEvaluator(1, number)
        most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        self.bot: Any = pyspiel.ISMCTSBot(number, rollouts, 2.0, simulations, -1, most, False, True)

    def begin(self) -> parlor.Table:
        self.options = {"passing": "never", "queen": "breaks"}
        self.state.apply_action(0)
        self.deal_all(self.deck)
        return parlor.deal(self.game, 4, seed=0, dealer=3, options=self.options, deck=self.deck)

    def picked(self, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        seat = self.state.current_player()
        side = 0 if seat % 2 == self.ours else 1
        start = time.monotonic()
        if side == 1:
            action = int(self.bot.step(self.state))
        else:
            each = self.seconds[1] / self.chosen[1] if self.chosen[1] > 0 else first_time(self.bot, self.state)
            # What a move took too long is missing at the next one.
            allowed = max(LEAST, each * (self.chosen[0] + 1) - self.seconds[0])
            start = time.monotonic()
            player = parlor.player("expert", seed=self.player + len(self.table.record()["moves"]), seconds=allowed)
            action = self.action(player.choose(self.table, seat))
        self.seconds[side] += time.monotonic() - start
        self.chosen[side] += 1
        return action


def first_time(bot: Any, state: Any) -> float:
    """How long the bot would think here."""
    start = time.monotonic()
    bot.step(state)
    return time.monotonic() - start


def hearts_deal(number: int, simulations: int) -> dict[str, Any]:
    """A deal from both sides: what each side took, better if less, and who took less; the seconds of a move, ours first."""
    points, wins = [], []
    spent, chosen = [0.0, 0.0], [0, 0]
    for ours in (0, 1):
        contest = HeartsContest(number, ours, simulations)
        contest.play()
        taken = contest.table.results[0]["points"]
        sides = [-(taken[side] + taken[side + 2]) / 2 for side in (0, 1)]
        points.append(sides)
        wins.append([float(sides[side] > sides[1 - side]) + 0.5 * (sides[0] == sides[1]) for side in (0, 1)])
        for side in (0, 1):
            spent[side] += contest.seconds[side]
            chosen[side] += contest.chosen[side]
    return {"points": points, "wins": wins, "seconds_each": [spent[side] / max(1, chosen[side]) for side in (0, 1)]}
