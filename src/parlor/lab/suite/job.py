"""One game of a suite: a fixed deal, the player on one side, and an opponent on all others."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import parlor
from parlor.core.game import MASTER
from parlor.core.messages import BadArgument
from parlor.lab.deals import by_side, is_played, points_of, sides_of
from parlor.lab.language.endpoint import NoAnswer
from parlor.lab.language.player import LanguagePlayer
from parlor.lab.seats import seated
from parlor.lab.tournament import derived, play_out
from parlor.players.player import UNGUIDED

Row = dict[str, Any]
Key = tuple[str, str, int, int]


@dataclass(frozen=True)
class Job:
    """What determines a game. In a patience the player is side 0 and the opponent side 1, and each plays the deal alone."""

    version: int
    game: str
    players: int
    options: tuple[tuple[str, int | str], ...]
    deal: int
    side: int
    player: str
    opponent: str

    @property
    def key(self) -> Key:
        """What identifies it among all games of a result."""
        return self.game, self.opponent, self.deal, self.side

    @property
    def cards(self) -> int:
        """The seed of the cards: the same against every opponent and on every side."""
        return derived("parlor-suite", self.version, self.game, self.players, self.deal)

    @property
    def dealer(self) -> int:
        """Everybody deals in turn."""
        return self.deal % self.players

    @property
    def seats(self) -> list[str]:
        """Who sits where."""
        own = self.own
        return [in_game(self.player, self.game) if seat in own else self.opponent for seat in range(self.players)]

    @property
    def own(self) -> list[int]:
        """The seats of the player."""
        if self.players == 1:
            return [0] if self.side == 0 else []
        return [seat for seat, side in enumerate(sides_of(self.game, self.players, dict(self.options))) if side == self.side]

    def seed(self, seat: int) -> int:
        """The seed of whoever sits in a seat."""
        return derived(self.cards, self.opponent, self.side, seat)

    def table(self) -> parlor.Table:
        """The deal, before the first move."""
        return parlor.deal(self.game, self.players, seed=self.cards, dealer=self.dealer, options=dict(self.options))

    def play(self) -> Row:
        """Plays it. A player that forfeits is replaced by a casual one, and has lost."""
        table = self.table()
        with ExitStack() as stack:
            players = [seated(each, self.seed(seat), stack) for seat, each in enumerate(self.seats)]
            # Whoever forfeits leaves the list, but its questions have been asked.
            asked = [players[seat] for seat in self.own]
            forfeits, _ = play_out(table, players, is_played)
        row = {
            "game": self.game,
            "opponent": self.opponent,
            "deal": self.deal,
            "side": self.side,
            **self.outcome(table, forfeits),
            "forfeits": {str(seat): why for seat, why in forfeits.items()},
            "record": table.record(),
        }
        tallies = [player.tally.as_dict() for player in asked if isinstance(player, LanguagePlayer)]
        return {**row, "asked": added(tallies)} if tallies else row

    def outcome(self, table: parlor.Table, forfeits: Mapping[int, str]) -> Row:
        """The points and the shares of the win, side by side, of a deal that was played."""
        lost = {seat for seat in forfeits if seat in self.own}
        if self.players == 1:
            points, won = [points_of(table)[0]], [1.0 if table.winners and not lost else 0.0]
        else:
            each, shares = by_side(table, sides_of(self.game, self.players, dict(self.options)))
            points, won = list(each), list(shares)
            if lost:
                points, won = forfeited(points, won, self.side)
        return {"points": [round(each, 6) for each in points], "wins": [round(each, 6) for each in won]}


def in_game(player: str, game: str) -> str:
    """A player as it sits down at a game: in a game without a network, a master is an expert with as many trials."""
    level, _, trials = player.partition(":")
    return f"expert:{trials or UNGUIDED}" if level == MASTER and MASTER not in parlor.game(game).levels else player


def forfeited(points: Sequence[float], wins: Sequence[float], side: int) -> tuple[list[float], list[float]]:
    """A game that a side has given up: it has the fewest points of all, and what it won is shared by the others."""
    others = len(points) - 1
    given = [min(points) if at == side else each for at, each in enumerate(points)]
    return given, [0.0 if at == side else each + wins[side] / others for at, each in enumerate(wins)]


def added(tallies: Sequence[Mapping[str, int]]) -> dict[str, int]:
    """The sums of some tallies."""
    return {name: sum(each[name] for each in tallies) for name in tallies[0]} if tallies else {}


def play_jobs(jobs: list[Job]) -> list[Row]:
    """Plays some games; this is what runs in a worker. What stops the whole suite comes back as data, since it is told by the caller."""
    rows: list[Row] = []
    for job in jobs:
        try:
            rows.append(job.play())
        except (BadArgument, NoAnswer) as trouble:
            rows.append({"trouble": {"key": trouble.key, "params": trouble.params}})
            break
    return rows
