"""Finds the blunders of casual players: `python tools/blunders.py reno rummy --limit 60`, or all games without a name.

Casual players play hands; an expert looks at each decision, first in few worlds, then, where another move seems better, in many and with
other guesses. What is left is printed as a line of JSON, the dearest first: the position as a record that leads to it, the seat, the move
that casual made, the better one, and what that is worth. `--show` prints the position for people too. tests/players/positions/blunders.json
keeps forty of them that a person would call foolish.
"""

import argparse
import json
import sys
import time
from dataclasses import asdict, dataclass

import parlor

# Trials for each move at the first and at the second look.
GLANCE = 24
LOOK = 160
# By how much a move has to be better, as a share of the game: at the first look and at the second.
SUSPECT = 0.06
LEAST = 0.05


@dataclass
class Blunder:
    """A decision of a casual player that an expert finds clearly worse than another."""

    game: str
    players: int
    seed: int
    options: dict[str, int | str]
    moves: list[tuple[int, str]]
    seat: int
    played: str
    better: str
    loss: float
    points: float | None
    reason: str


def loss_of(table: parlor.Table, seat: int, played: str, seed: int, trials: int) -> tuple[float, parlor.Candidate, float | None] | None:
    """What a move loses against the best one: as a share of the game, with that move, and in points; None if it is not behind."""
    found = parlor.player("expert", seed, iterations=trials * len(table.legal(seat))).advise(table, seat)
    made = next((each for each in found if each.move == played), None)
    best = found[0]
    if made is None or made.rank == best.rank or made.worlds == 0:
        return None
    points = None if best.points is None or made.points is None else best.points - made.points
    return best.worth - made.worth, best, points


def blunders_of(game: str, players: int, seconds: float, first: int) -> list[Blunder]:
    """The blunders in so many seconds of casual play; every hand is judged from its first decision to its last."""
    end = time.monotonic() + seconds
    found: list[Blunder] = []
    seed = first
    while time.monotonic() < end:
        table = parlor.deal(game, players, seed=seed)
        casual = [parlor.player("casual", seed=1000 * seed + seat) for seat in range(players)]
        while not table.over and table.counted == 0 and time.monotonic() < end:
            seat = min(table.waiting, key=lambda each: (casual[each].reaction(table, each), each))
            played = casual[seat].choose(table, seat)
            blunder = judged(table, seat, played, seed)
            if blunder is not None:
                found.append(blunder)
            table.play(played, seat)
        seed += 1
    return sorted(found, key=lambda each: -each.loss)


def judged(table: parlor.Table, seat: int, played: str, seed: int) -> Blunder | None:
    """The blunder that a move is, if it is one."""
    if len(table.legal(seat)) == 1:
        return None
    glance = loss_of(table, seat, played, 1, GLANCE)
    if glance is None or glance[0] < SUSPECT:
        return None
    look = loss_of(table, seat, played, 2, LOOK)
    if look is None or look[0] < LEAST:
        return None
    loss, best, points = look
    moves = [(each, move) for each, move in table.record()["moves"]]
    told = None if points is None else round(points, 1)
    return Blunder(
        table.game.id, table.players, seed, dict(table.options), moves, seat, played, best.move, round(loss, 3), told, best.reason
    )


def shown(blunder: Blunder) -> str:
    """The position as the seat sees it."""
    table = parlor.deal(blunder.game, blunder.players, seed=blunder.seed, options=blunder.options)
    for seat, move in blunder.moves:
        table.play(move, seat)
    view = table.view(blunder.seat)
    zones = {name: cards for name, cards in view["zones"].items() if cards and set(cards) != {"??"}}
    lines = [f"{blunder.game} for {blunder.players}, seed {blunder.seed}, after {len(blunder.moves)} moves, seat {blunder.seat}"]
    lines += [f"  {name}: {' '.join(cards)}" for name, cards in zones.items()]
    lines += [
        f"  facts: {view['facts']}",
        f"  legal: {', '.join(table.legal(blunder.seat))[:400]}",
        *[f"  | {line}" for line in table.log[-6:]],
    ]
    lines.append(f"  casual: {blunder.played}; better: {blunder.better} by {blunder.loss} ({blunder.points} points) {blunder.reason}")
    return "\n".join(lines)


def main() -> int:
    """Prints the blunders of some games."""
    parser = argparse.ArgumentParser(prog="blunders", description="What casual players do wrong, as an expert sees it.")
    parser.add_argument("games", nargs="*", help="ids of games; all of them unless told")
    parser.add_argument("--players", type=int, help="how many play; the game's usual number unless told")
    parser.add_argument("--limit", type=float, default=30.0, help="seconds a game (30)")
    parser.add_argument("--most", type=int, default=10, help="blunders a game (10)")
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal (1)")
    parser.add_argument("--show", action="store_true", help="for people: print the positions")
    asked = parser.parse_args()
    for game in asked.games or [each for each in parlor.games() if each != "numero"]:
        players = asked.players or parlor.game(game).usual
        for blunder in blunders_of(game, players, asked.limit, asked.first)[: asked.most]:
            print(shown(blunder) if asked.show else json.dumps(asdict(blunder)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
