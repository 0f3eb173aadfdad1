"""How the players of a tournament did, game by game, with 95 % intervals over the deals."""

import statistics
from collections import defaultdict
from dataclasses import dataclass

import parlor
from parlor.lab.evidence import Interval
from parlor.lab.figures import interval
from parlor.lab.tournament import Row
from parlor.lab.words import number, words


@dataclass
class Standing:
    """One player at one game. Points are the mean and half the width of its interval, wins the mean and both ends."""

    game: str
    player: str
    deals: int
    games: int
    points: tuple[float, float]
    wins: tuple[float, float, float]
    fair: float
    forfeits: int


def standings(rows: list[Row]) -> list[Standing]:
    """One line for every player and game. Each deal is one sample, the mean over its rotations, so that the luck of the cards cancels."""
    found: list[Standing] = []
    by_game: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_game[row["game"]].append(row)
    for game, played in by_game.items():
        names = list(dict.fromkeys(name for row in played for name in row["seats"]))
        for name in names:
            samples = [sample for row in played if (sample := of_player(row, name)) is not None]
            deals: dict[int, list[tuple[float, float]]] = defaultdict(list)
            for deal, score, won in samples:
                deals[deal].append((score, won))
            points = interval([statistics.mean(each[0] for each in group) for group in deals.values()])
            wins = share([statistics.mean(each[1] for each in group) for group in deals.values()])
            fair = statistics.mean(row["seats"].count(name) / len(row["seats"]) for row in played if name in row["seats"])
            lost = sum(row["seats"][int(seat)] == name for row in played for seat in row["forfeits"])
            found.append(Standing(game, name, len(deals), len(samples), points, wins, fair, lost))
    return found


def share(values: list[float]) -> tuple[float, float, float]:
    """A mean share and the ends of its interval, which is never narrower than so few deals allow."""
    found = Interval()
    for value in values:
        found.add(value)
    return statistics.mean(values), *found.ends


def of_player(row: Row, name: str) -> tuple[int, float, float] | None:
    """A player's mean points in a game, and their share of the win."""
    own = [seat for seat, each in enumerate(row["seats"]) if each == name]
    if not own:
        return None
    won = sum(seat in row["winners"] for seat in own) / max(1, len(row["winners"]))
    return row["deal"], statistics.mean(row["scores"][seat] for seat in own), won


def told(found: list[Standing]) -> list[str]:
    """The standings as lines of a table."""
    game, player, deals, points, wins, fair = [
        words(f"lab-column-{name}") for name in ("game", "player", "deals", "points", "wins", "fair")
    ]
    width, least = max([len(each.player) for each in found] + [len(player)]), max(6, len(deals))
    lines = [f"{game:18} {player:{width}} {deals:>{least}} {points:>18} {wins:>18} {fair:>7}"]
    for each in found:
        points = f"{number(each.points[0], 2)} ± {number(each.points[1], 2)}"
        mean, low, high = (100 * figure for figure in each.wins)
        wins = f"{number(mean, 1)} ({words('lab-span', low=round(low), high=round(high))})"
        lost = f"   {words('lab-forfeits', times=each.forfeits)}" if each.forfeits else ""
        share = number(100 * each.fair, 1)
        lines.append(f"{each.game:18} {each.player:{width}} {each.deals:{least}} {points:>18} {wins:>18} {share:>7}{lost}")
    fewest = sorted({each.game for each in found if fewest_win(each.game)})
    return [*lines, *([words("lab-fewest", games=fewest)] if fewest else [])]


def fewest_win(game: str) -> bool:
    """Whether low scores win."""
    return int(parlor.deal(game, seed=0).ending().better()) < 0
