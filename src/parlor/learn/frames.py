"""Actions as the seat that takes them counts: whoever is asked sits so many places to its left, as in what a network sees."""

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.moves import ASK, ROW, payload_of, verb_of
from parlor.learn.actions import Actions


def framed(actions: Actions, players: i64) -> list[vec[i64]]:
    """For each seat, the number that every action has in its frame."""
    frames: list[vec[i64]] = []
    for seat in range(players):
        numbers = vec[i64](capacity=len(actions.moves))
        for move in actions.moves:
            numbers = append(numbers, actions.number(seen_from(seat, move, players)))
        frames.append(numbers)
    return frames


def seen_from(seat: i64, move: i64, players: i64) -> i64:
    """A move with the seat that it asks, if it asks one, counted from the seat that makes it."""
    if verb_of(move) != ASK:
        return move
    asked = payload_of(move) % ROW
    return move - asked + (asked - seat) % players
