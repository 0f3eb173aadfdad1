"""The balance sheet: the combined figures of many games of one kind, each with its 95 % interval."""

import statistics
from collections import Counter
from typing import Any

import parlor
from parlor.lab.figures import interval, wilson

Sheet = dict[str, Any]


def sheet(looks: list[dict[str, Any]], players: int) -> Sheet:
    """The figures of a number of games with the same players and options."""
    games = len(looks)
    places: Counter[int] = Counter()
    for each in looks:
        for place in each["places"]:
            places[place] += 1
    won = sum(each["won"] for each in looks)
    several = [each["comeback"] for each in looks if each["comeback"] is not None]
    figures: Sheet = {
        "games": games,
        "moves": mean_of(looks, "moves"),
        "hands": mean_of(looks, "hands"),
        "branching": rounded(interval([each["choices"] / max(1, each["moves"]) for each in looks])),
        "widest": max(each["widest"] for each in looks),
        "forced": round(sum(each["forced"] for each in looks) / max(1, sum(each["moves"] for each in looks)), 4),
        "won": share(won, games),
        "places": [share(places[place], won) for place in range(players)] if players > 1 else [],
        "ties": share(sum(each["tied"] for each in looks), games),
        "lead_changes": mean_of(looks, "lead_changes"),
        "comebacks": {**share(sum(several), len(several)), "games": len(several)} if several else None,
        "stopped": share(sum(each["stopped"] for each in looks), games),
        "spread": mean_of(looks, "spread"),
    }
    advantage, clear = seat_advantage(figures)
    return {**figures, "seat_advantage": advantage, "seat_advantage_clear": clear}


def mean_of(looks: list[dict[str, Any]], name: str) -> list[float]:
    """A mean over the games, with its margin of error."""
    return rounded(interval([each[name] for each in looks]))


def share(part: float, whole: int) -> dict[str, float]:
    """A share with its interval."""
    low, high = wilson(part, whole)
    return {"share": round(part / max(1, whole), 4), "low": round(low, 4), "high": round(high, 4)}


def rounded(pair: tuple[float, float]) -> list[float]:
    """A mean and its margin of error, rounded for display."""
    return [round(pair[0], 2), round(pair[1], 2)]


def seat_advantage(figures: Sheet) -> tuple[float, bool]:
    """How far the best seat is above an equal share, and whether any seat is off by more than four standard errors, since there are many
    seats.
    """
    places, games = figures["places"], figures["won"]["share"] * figures["games"]
    if not places or not games:
        return 0.0, False
    fair = statistics.mean(place["share"] for place in places)
    reach = 4 * (fair * (1 - fair) / games) ** 0.5
    off = [place["share"] - fair for place in places]
    return round(max(off), 4), max(map(abs, off)) > reach


def variants(game: parlor.Game) -> list[tuple[str, int | str]]:
    """The options that change how a game is played, not just its length: those with a few named values, without the default."""
    return [
        (option.name, value)
        for option in game.options.values()
        if len(option.values) <= 10 and option.name not in ("innings",)
        for value in option.values
        if value != option.default
    ]
