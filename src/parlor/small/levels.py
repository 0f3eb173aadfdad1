"""What our own players do in a small form: a level as a policy."""

from collections.abc import Callable

import parlor
from parlor.small.forms import Form
from parlor.small.tree import State, Tree
from parlor.small.values import Policy, evenly
from parlor.table.table import Table

# The trials per move of the levels that search.
TRIALS = 200


def table_at(form: Form, state: State) -> Table:
    """A table at which the seat of an information state has to move."""
    table = Table(form.game, form.rules(), form.options, 0, form.dealer, [state.deck])
    table.begin()
    for seat, move in state.made:
        table.play(move, seat)
    return table


def level_policy(tree: Tree, level: parlor.Level, seeds: int, tell: Callable[[], None] | None = None) -> Policy:
    """How often a level chooses each move, in every information state, over some seeds.

    A player's choice depends on its seed and on what its seat knows, so that one table for each information state is enough.
    """
    if level == "random":
        return evenly(tree)
    budget = {"iterations": TRIALS} if level in parlor.THINKING else {}
    rows = []
    for k, state in enumerate(tree.states):
        table = table_at(tree.form, state)
        chosen = [parlor.player(level, seed=seed * len(tree.states) + k, **budget).choose(table, state.seat) for seed in range(seeds)]
        rows.append([chosen.count(move) / seeds for move in state.moves])
        if tell is not None:
            tell()
    return rows
