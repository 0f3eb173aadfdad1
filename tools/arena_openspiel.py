"""Our expert against OpenSpiel's own IS-MCTS in Python, on our games for two, with equal time per move: `make arena-openspiel`.

OpenSpiel's bot plays through `parlor.adapters.openspiel`, with random rollouts that run inside our engine, which gives it more than its own
rollouts would. Every deal is played twice, with the seats swapped, so that the luck of the cards cancels out.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime

import arena
import numpy as np
from open_spiel.python.algorithms import ismcts

import parlor
from parlor.adapters.openspiel import Rollouts, State, state_at
from parlor.lab.figures import interval

# Games of six kinds in their form for two, shortened if the game has an option for it.
GAMES: dict[str, dict[str, int | str]] = {
    "quenette": {"hands": 2},
    "reno": {"target": 3},
    "rumme": {"hands": 1},
    "flique": {},
    "moosehead": {"target": 20},
    "sam": {"payoff": 5},
}
COLUMNS = "| game | deals | wins % of ours | points of ours | |\n| --- | --- | --- | --- | --- |"


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a clock instead of a number of simulations; everything else is unchanged."""

    def __init__(self, state: State, seed: int, seconds: float, scale: float) -> None:
        super().__init__(state.get_game(), Rollouts(1, seed), 2.0 * scale, 1, random_state=np.random.RandomState(seed % 2**31))
        self.seconds = seconds

    def run_search(self, state: State) -> list[tuple[int, float]]:
        """The search of the bot, until the time is up."""
        self.reset()
        self._root_node = self.create_new_node(state)
        until = time.monotonic() + self.seconds
        while time.monotonic() < until:
            self.run_simulation(self.sample_root_state(state))
        found: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return found


def scale_of(game: str, players: int, options: dict[str, int | str]) -> float:
    """How far apart the points of a hand are, which is the scale for the bot's exploration."""
    rng = parlor.Rng(1)
    points: list[int] = []
    for seed in range(40):
        hand = parlor.fast(game, players, seed=seed, options=options)
        hand.playout(rng)
        points += [int(each) for each in hand.points()]
    return max(1.0, statistics.pstdev(points))


def their_move(table: parlor.Table, seat: int, seed: int, seconds: float, scale: float) -> str:
    """What OpenSpiel's bot plays."""
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0]
    state = state_at(table, seat, seed)
    return str(state.action_to_string(seat, TimedBot(state, seed, seconds, scale).step(state)))


def deal(game: str, number: int, seconds: float) -> tuple[float, float]:
    """One deal from both sides: our share of the wins, and our gain in points."""
    options = GAMES[game]
    scale = scale_of(game, 2, options)
    wins, gains = [], []
    for ours in (0, 1):
        table = parlor.deal(game, 2, seed=number, dealer=number % 2, options=options)
        player = parlor.player("expert", seed=number, seconds=seconds)
        moves = 0
        while not table.over:
            seat = table.waiting[0]
            moves += 1
            move = player.choose(table, seat) if seat == ours else their_move(table, seat, 10_000 * number + moves, seconds, scale)
            table.play(move, seat)
        wins.append((ours in table.winners) / len(table.winners) if table.winners else 0.5)
        gains.append(int(table.ending().better()) * (table.scores[ours] - table.scores[1 - ours]))
    return statistics.mean(wins), statistics.mean(gains)


def played(game: str, most: int, seconds: float, limit: float, pool: ProcessPoolExecutor) -> Iterator[tuple[float, float]]:
    """Deals until there are enough or the time is up."""
    end = time.monotonic() + limit
    pending = [pool.submit(deal, game, number, seconds) for number in range(most)]
    for at, future in enumerate(pending):
        if at >= 2 and time.monotonic() > end:
            for left in pending:
                left.cancel()
            return
        yield future.result()


def main() -> int:
    """Plays all games and prints the results."""
    parser = argparse.ArgumentParser(prog="arena-openspiel", description="Our expert against OpenSpiel's IS-MCTS in Python.")
    parser.add_argument("--games", default=",".join(GAMES), help=f"ids with commas between them, of {', '.join(GAMES)}")
    parser.add_argument("--seconds", type=float, default=0.1, help="time a move for both (0.1)")
    parser.add_argument("--deals", type=int, default=20, help="deals a game at the most (20)")
    parser.add_argument("--limit", type=float, default=60.0, help="seconds a game, after which no more deals begin (60)")
    parser.add_argument("--workers", type=int, default=2, help="processes that play (2)")
    parser.add_argument("--write", action="store_true", help="put the result into docs/arena.md")
    asked = parser.parse_args()
    unknown = [game for game in asked.games.split(",") if game not in GAMES]
    if unknown or asked.deals < 2 or asked.workers < 1 or not 0 < asked.seconds < 3600:
        parser.error(f"the games are {', '.join(GAMES)}, with at least two deals, one worker and some seconds")
    rows, shares = [], []
    print(COLUMNS, flush=True)
    with ProcessPoolExecutor(asked.workers) as pool:
        for game in asked.games.split(","):
            found = []
            for sample in played(game, asked.deals, asked.seconds, asked.limit, pool):
                found.append(sample)
                arena.progress(f"{game}: {len(found)} of {asked.deals} deals")
            arena.progress("")
            wins, reach = interval([100 * each[0] for each in found])
            points, spread = interval([each[1] for each in found])
            clear = "clear" if wins - reach > 50 or points - spread > 0 else ""
            shares.append(wins)
            rows.append(f"| {game} | {len(found)} | {wins:.1f} ± {reach:.1f} | {points:+.2f} ± {spread:.2f} | {clear} |")
            print(rows[-1], flush=True)
    told = f"Mean of the games: {statistics.mean(shares):.1f} % won by ours."
    print(told)
    if asked.write:
        when = datetime.now(UTC).strftime("%Y-%m-%d")
        command = " ".join(["python tools/arena_openspiel.py", *sys.argv[1:]])
        title = f"expert and OpenSpiel's IS-MCTS, {asked.seconds:g} s a move"
        arena.write(title, [f"`{command}`, {when}, {parlor.build()} build.", "", COLUMNS, *rows, "", told])
    return 0


if __name__ == "__main__":
    sys.exit(main())
