"""A tournament: who plays whom, with which cards, and the results."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

import parlor
from parlor.core.messages import BadArgument
from parlor.lab.line import Broken
from parlor.lab.outside import Forfeit, OutsidePlayer
from parlor.lab.seats import Chooser, check_player, reaction, seated

Row = dict[str, Any]


def derived(*parts: object) -> int:
    """A seed derived from some words and numbers."""
    return int.from_bytes(sha256("/".join(map(str, parts)).encode()).digest()[:6], "big")


@dataclass(frozen=True)
class Plan:
    """Everything that determines a tournament: the same plan gives the same rows."""

    games: tuple[str, ...]
    seats: tuple[str, ...]
    deals: int
    seed: int = 0
    players: int | None = None
    options: tuple[tuple[str, int | str], ...] = ()

    def check(self) -> None:
        """Refuses a plan that cannot be played, before anything starts."""
        if self.deals < 1:
            raise BadArgument("lab-deals", {"given": self.deals})
        if not self.seats:
            raise BadArgument("lab-nobody")
        for game in self.games:
            table = parlor.deal(game, self.players, seed=0, options=dict(self.options))
            if len(self.seats) > table.players:
                raise BadArgument("lab-too-many", {"named": len(self.seats), "game": table.game.title, "seats": table.players})
        for written in set(self.seats):
            check_player(written)

    def header(self) -> Row:
        """The plan as the first line of its results."""
        return {"format": "parlor-lab", "version": 1, **asdict(self)}

    def jobs(self) -> "Iterator[Job]":
        """Every game of the tournament, in the order of the results."""
        for game in self.games:
            players = self.players or parlor.game(game).usual
            around = [self.seats[seat % len(self.seats)] for seat in range(players)]
            for deal in range(self.deals):
                seen: set[tuple[str, ...]] = set()
                for rotation in range(players):
                    seats = tuple(around[rotation:] + around[:rotation])
                    if seats not in seen:
                        seen.add(seats)
                        yield Job(game, players, self.options, self.seed, deal, rotation, seats)

    def in_order(self, rows: list[Row]) -> list[Row]:
        """Rows as they came in, in the order of the results."""
        order = {game: at for at, game in enumerate(self.games)}
        return sorted(rows, key=lambda row: (order[row["game"]], row["deal"], row["rotation"]))


@dataclass(frozen=True)
class Job:
    """One game of a tournament; each deal is played once with every rotation of the seats."""

    game: str
    players: int
    options: tuple[tuple[str, int | str], ...]
    seed: int
    deal: int
    rotation: int
    seats: tuple[str, ...]

    @property
    def key(self) -> tuple[str, int, int]:
        """What identifies it among all games."""
        return self.game, self.deal, self.rotation

    def play(self) -> Row:
        """Plays it; a player that forfeits is replaced by a casual one and cannot win."""
        cards = derived(self.seed, self.game, self.deal)
        table = parlor.deal(self.game, self.players, seed=cards, dealer=cards % self.players, options=dict(self.options))
        with ExitStack() as stack:
            players = [seated(each, derived(cards, self.rotation, seat), stack) for seat, each in enumerate(self.seats)]
            forfeits, moves = play_out(table, players, is_over)
        winners = [seat for seat in table.winners if seat not in forfeits]
        return {
            "game": self.game,
            "deal": self.deal,
            "rotation": self.rotation,
            "seats": list(self.seats),
            "scores": table.scores,
            "winners": winners,
            "hands": len(table.results),
            "moves": moves,
            "forfeits": {str(seat): why for seat, why in forfeits.items()},
        }


def is_over(table: parlor.Table) -> bool:
    """Whether the whole game is over."""
    return table.over


def play_out(
    table: parlor.Table, players: list[Chooser | OutsidePlayer], ended: Callable[[parlor.Table], bool]
) -> tuple[dict[int, str], int]:
    """Plays a table until it has ended; the seats that forfeited, each with why, and the number of moves."""
    forfeits: dict[int, str] = {}
    for seat, player in enumerate(players):
        if isinstance(player, OutsidePlayer):
            with GivingUp(players, seat, forfeits):
                player.sit_down(table, seat)
    moves = 0
    while not ended(table):
        waiting = table.waiting
        seat = waiting[0] if len(waiting) == 1 else min(waiting, key=lambda s: (reaction(players[s], table, s), s))
        with GivingUp(players, seat, forfeits):
            table.play(players[seat].choose(table, seat), seat)
            moves += 1
    for seat, player in enumerate(players):
        if isinstance(player, OutsidePlayer):
            player.tell_result(table, forfeits.get(seat))
    return forfeits, moves


class GivingUp:
    """A context for asking a player: if it forfeits, a casual player takes its seat from then on."""

    def __init__(self, players: list[Chooser | OutsidePlayer], seat: int, forfeits: dict[int, str]) -> None:
        self.players = players
        self.seat = seat
        self.forfeits = forfeits

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> bool:
        lost = isinstance(error, Forfeit | Broken | parlor.IllegalMove)
        if lost:
            self.forfeits[self.seat] = str(error)
            self.players[self.seat] = parlor.player("casual", self.seat)
        return lost


def play_jobs(jobs: list[Job]) -> list[Row]:
    """Plays some games; this is what runs in a worker."""
    return [job.play() for job in jobs]
