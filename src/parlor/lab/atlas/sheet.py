"""The balance sheet: what many games of one kind say together."""

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
    moves = sum(each["moves"] for each in looks)
    return {
        "games": games,
        "moves": rounded(interval([each["moves"] for each in looks])),
        "hands": rounded(interval([each["hands"] for each in looks])),
        "branching": round(sum(each["choices"] for each in looks) / max(1, moves), 2),
        "widest": max(each["widest"] for each in looks),
        "forced": round(sum(each["forced"] for each in looks) / max(1, moves), 4),
        "won": round(won / games, 4),
        "places": [share(places[place], won) for place in range(players)] if players > 1 else [],
        "ties": round(sum(each["tied"] for each in looks) / games, 4),
        "lead_changes": round(statistics.mean(each["lead_changes"] for each in looks), 2),
        "comebacks": round(sum(several) / len(several), 4) if several else None,
        "stopped": round(sum(each["stopped"] for each in looks) / games, 4),
        "spread": rounded(interval([each["spread"] for each in looks])),
    }


def share(part: int, whole: int) -> dict[str, float]:
    """A share with its interval."""
    low, high = wilson(part, whole)
    return {"share": round(part / max(1, whole), 4), "low": round(low, 4), "high": round(high, 4)}


def rounded(pair: tuple[float, float]) -> list[float]:
    """A mean and its reach, as they are told."""
    return [round(pair[0], 2), round(pair[1], 2)]


def seat_advantage(figures: Sheet) -> tuple[float, bool]:
    """How far the best place lies above an equal share, and whether that is outside its interval."""
    places = figures["places"]
    if not places:
        return 0.0, False
    fair = statistics.mean(place["share"] for place in places)
    best = max(places, key=lambda place: place["share"])
    return round(best["share"] - fair, 4), any(not place["low"] <= fair <= place["high"] for place in places)


def variants(game: parlor.Game) -> list[tuple[str, int | str]]:
    """The options that change how a game is played, not only how long: those with a few named values, the usual one left out."""
    return [
        (option.name, value)
        for option in game.options.values()
        if len(option.values) <= 10 and option.name not in ("innings",)
        for value in option.values
        if value != option.default
    ]
