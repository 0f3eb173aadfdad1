"""Whole random games, many per call: nothing is reported, and only sums are kept."""

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import zeros
from parlor.core.game import Rules
from parlor.core.match import MatchPlay
from parlor.core.registry import find
from parlor.core.rng import Rng
from parlor.core.shuffle import FastShuffler, Shuffler
from parlor.table.deal import checked_options, checked_players


class Sums:
    """The totals of many games, seat by seat."""

    def __init__(self, players: i64) -> None:
        self.games: i64 = 0
        self.hands: i64 = 0
        self.moves: i64 = 0
        self.points: vec[i64] = zeros(players)
        self.squares: vec[i64] = zeros(players)
        # A win counts 5040, which is divided evenly among up to ten winners.
        self.wins: vec[i64] = zeros(players)


WHOLE: i64 = 5040


def simulate(game: object, players: object, options: object, seed: int, games: int) -> Sums:
    """Plays a number of games with random moves, using the fast generator; the same seed gives the same sums."""
    found = find(game)
    seats = checked_players(found, players)
    rules = found.rules(seats, checked_options(found, options))
    rng = Rng(seed)
    sums = Sums(rules.players)
    shuffler = FastShuffler(rng)
    for _ in range(i64(games)):
        play_one(rules, rng, shuffler, sums)
    return sums


def play_one(rules: Rules, rng: Rng, shuffler: Shuffler, sums: Sums) -> None:
    """Plays one game and adds it to the sums."""
    players = rules.players
    play = MatchPlay(rules, shuffler, rng.below(players), [], None, False)
    play.begin()
    while not play.over:
        sums.moves += play.hand.playout(rng)
        play.finish()
    sums.games += 1
    sums.hands += play.match.number
    totals = play.match.totals
    for seat in range(players):
        sums.points[seat] += totals[seat]
        sums.squares[seat] += totals[seat] * totals[seat]
    for winner in play.winners:
        sums.wins[winner] += WHOLE // len(play.winners)


def summed(sums: Sums) -> dict[str, int | list[int] | list[float]]:
    """The sums as plain numbers."""
    return {
        "games": sums.games,
        "hands": sums.hands,
        "moves": sums.moves,
        "points": [int(points) for points in sums.points],
        "squares": [int(square) for square in sums.squares],
        "wins": [int(wins) / WHOLE for wins in sums.wins],
    }
