"""One game played for the atlas, and everything measured about it."""

import itertools
from dataclasses import asdict, dataclass
from typing import Any

import parlor
from parlor.lab.tournament import derived
from parlor.players.player import new_player

# The most hands of a game whose ending has no limit of its own.
MOST_HANDS = 500


@dataclass(frozen=True)
class Case:
    """A game with a number of players and some options."""

    game: str
    players: int
    options: tuple[tuple[str, int | str], ...] = ()

    def __str__(self) -> str:
        return "/".join([self.game, str(self.players), *[f"{name}={value}" for name, value in self.options]])


@dataclass(frozen=True)
class Game:
    """One of many games of a case, and who plays it; all levels get the same cards."""

    case: Case
    level: str
    number: int

    @property
    def key(self) -> str:
        return f"look/{self.case}/{self.level}/{self.number}"

    def do(self) -> dict[str, Any]:
        """Plays it and measures it."""
        return asdict(look(self))


@dataclass
class Look:
    """What one game was like."""

    moves: int
    hands: int
    choices: int
    forced: int
    widest: int
    # Winning seats, counted from the first dealer's left; several if the win was shared.
    places: list[int]
    won: bool
    tied: bool
    lead_changes: int
    # Whether the winner was behind halfway through the hands; None in games of one hand.
    comeback: bool | None
    stopped: bool
    spread: float


def look(game: Game) -> Look:
    """The measurements of one game."""
    case = game.case
    seed = derived("atlas", case, game.number)
    table = parlor.deal(case.game, case.players, seed=seed, dealer=seed % case.players, options=dict(case.options))
    level, _, trials = game.level.partition(":")
    players = [new_player(level, derived(seed, seat), None, int(trials) if trials else None) for seat in range(case.players)]
    dealer = table.dealer
    moves = choices = forced = widest = 0
    while not table.over:
        waiting = table.waiting
        seat = waiting[0] if len(waiting) == 1 else min(waiting, key=lambda s: (players[s].reaction(table, s), s))
        options = len(table.legal(seat))
        moves += 1
        choices += options
        forced += options == 1
        widest = max(widest, options)
        table.play(players[seat].choose(table, seat), seat)
    leaders = leads(table)
    half = leaders[len(leaders) // 2 - 1] if len(leaders) > 1 else None
    winners, parties = set(table.winners), sides(case)
    return Look(
        moves,
        len(table.results),
        choices,
        forced,
        widest,
        sorted((seat - dealer - 1) % case.players for seat in winners),
        bool(winners),
        len({parties[seat] for seat in winners}) > 1,
        sum(before != after for before, after in itertools.pairwise(leaders)),
        None if half is None or not winners else not winners & half,
        stopped(table),
        float(max(table.scores) - min(table.scores)),
    )


def leads(table: parlor.Table) -> list[frozenset[int]]:
    """Who was in the lead after each hand."""
    better = int(table.ending().better())
    totals = [0] * table.players
    found = []
    for result in table.results:
        totals = [total + points for total, points in zip(totals, result["points"], strict=True)]
        best = max(better * total for total in totals)
        found.append(frozenset(seat for seat, total in enumerate(totals) if better * total == best))
    return found


def sides(case: Case) -> list[int]:
    """The side of every seat: partners win together; if partnerships change, everyone plays for themselves."""
    game = parlor.game(case.game)
    if ("partners", "changing") in case.options:
        return list(range(case.players))
    rules = game.rules(case.players, {option.name: option.default for option in game.options.values()} | dict(case.options))
    return [int(side) for side in getattr(rules, "side", range(case.players))]


def stopped(table: parlor.Table) -> bool:
    """Whether a limit ended the game or one of its hands."""
    most = int(getattr(table.ending(), "limit", MOST_HANDS))
    told = table.messages()
    keys = {line["key"] for line in told} | {line["key"] for hand in table.counts() for line in hand["lines"]}
    return table.counted >= most or any(line["kind"] == "stopped" for line in told) or not keys.isdisjoint(table.game.limits)
