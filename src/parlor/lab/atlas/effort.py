"""How much is played for the atlas. It is counted in moves, so that long games are played less often, and results are repeatable."""

from dataclasses import dataclass

# Games in which casual players try out their bids or declarations; there, a move costs this many times as much as elsewhere.
TRIED_OUT = {
    "organization": 30,
    "sham-battle": 35,
    "sammy": 20,
    "grafto": 16,
    "secret-seven": 14,
    "foozle": 13,
    "baffle": 12,
    "coronado": 7,
}
# The number of games used to measure the length of a case, and the fewest and the most games of a case.
FEWEST, MOST = 40, 1000
# The fewest and the most deals of a step of the ladder, and the fewest trials per move for an expert.
FEWEST_DEALS, MOST_DEALS, FEWEST_TRIALS = 10, 50, 10


@dataclass(frozen=True)
class Effort:
    """Moves per case for casual players, trials per move and imagined moves per game for the expert, deals and positions for the solver."""

    moves: int = 60_000
    trials: int = 100
    imagined: int = 4_000_000
    solved: int = 200
    positions: int = 100_000

    def games(self, game: str, moves: float) -> int:
        """How many games of a case to play, given its moves per game."""
        return within(FEWEST, self.moves / (moves * TRIED_OUT.get(game, 1)), MOST)

    def chances(self, moves: float) -> int:
        """How many games random players play inside the compiled engine, which costs almost nothing."""
        return within(200, 5 * self.moves / moves, 10_000)

    def first_step(self, game: str, moves: float, rotations: int) -> int:
        """How many deals a casual player plays against random ones."""
        return within(FEWEST_DEALS, self.moves / (moves * TRIED_OUT.get(game, 1) * rotations), MOST_DEALS)

    def second_step(self, moves: float, hands: float, seats: int, rotations: int) -> tuple[int, int]:
        """How many deals an expert plays against casual players, and with how many trials per move; each trial is played to the end of the
        hand.
        """
        a_trial = rotations * (moves / seats) * (moves / hands / 2)
        deals = within(FEWEST_DEALS, self.imagined / (a_trial * self.trials), MOST_DEALS)
        return deals, within(min(FEWEST_TRIALS, self.trials), 3 * self.imagined / (a_trial * deals), self.trials)


def within(least: int, wanted: float, most: int) -> int:
    """A whole number, limited to a range."""
    return int(max(least, min(most, wanted)))
