"""The law of bounds: no hand brings more points or takes more moves than the game declares."""

from typing import NamedTuple

from parlor.core.bounds import UNDECLARED, Bounds
from parlor.core.game import Rules
from parlor.core.rng import Rng
from parlor.table.deal import checked_options
from parlor.testing.walks import Broken, Setup

HANDS = 20


class Reached(NamedTuple):
    """How far some hands went: the fewest and the most points of a seat, and the most moves."""

    least: int
    most: int
    moves: int


def declared_by(setup: Setup) -> tuple[Rules, Bounds]:
    """The rules of a table, and what they allow at most."""
    options = checked_options(setup.game, setup.options)
    return setup.game.rules(setup.players, options), setup.game.bounds(setup.players, options)


def random_hands(rules: Rules, bounds: Bounds, hands: int, seed: int) -> Reached:
    """Plays hands at random and compares each with the bounds; raises Broken for the first that leaves them."""
    rng = Rng(seed)
    least, most, longest = bounds.most, bounds.least, 0
    for number in range(hands):
        hand = rules.start(rng, rng.below(rules.players))
        moves = int(hand.playout(rng))
        points = [int(each) for each in hand.points()]
        least, most, longest = min(least, *points), max(most, *points), max(longest, moves)
        if least < bounds.least or most > bounds.most:
            raise Broken(f"hand {number} of seed {seed}: points {points} are not from {bounds.least} to {bounds.most}")
        if moves > bounds.moves:
            raise Broken(f"hand {number} of seed {seed}: {moves} moves, more than {bounds.moves}")
        if bounds.total is not None and sum(points) != bounds.total:
            raise Broken(f"hand {number} of seed {seed}: points {points} do not add up to {bounds.total}")
    return Reached(least, most, longest)


def bounds_hold(setup: Setup) -> None:
    """Random hands stay within the bounds that the game declares, if it declares any."""
    rules, bounds = declared_by(setup)
    if bounds is not UNDECLARED:
        random_hands(rules, bounds, HANDS, setup.seed)
