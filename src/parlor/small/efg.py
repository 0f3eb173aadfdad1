"""A small form as a file of Gambit's extensive-form format (.efg), for other solvers."""

from parlor.small.tree import CHANCE, OVER, Tree, walk


def efg_of(tree: Tree) -> str:
    """The tree as text. Information states have their numbers among those of their seat, from 1; the names of their nodes are empty.

    Probabilities and payoffs are exact.
    """
    form = tree.form
    title = f"{form.game.title}, the small form of Parlor: {form.summary} ({tree.digest})"
    seats = " ".join(f'"seat {seat}"' for seat in range(tree.players))
    lines = [f'EFG 2 R "{title}" {{ {seats} }}', ""]
    numbers = numbered(tree)
    chances = ends = 0
    for node in walk(tree.root):
        if node.mover == OVER:
            ends += 1
            lines.append(f't "" {ends} "" {{ {", ".join(str(worth) for worth in node.worth)} }}')
        elif node.mover == CHANCE:
            chances += 1
            outcomes = " ".join(f'"{label}" {chance}' for label, chance in zip(node.labels, node.chances, strict=True))
            lines.append(f'c "" {chances} "" {{ {outcomes} }} 0')
        else:
            moves = " ".join(f'"{label}"' for label in node.labels)
            lines.append(f'p "" {node.mover + 1} {numbers[node.state]} "" {{ {moves} }} 0')
    return "\n".join([*lines, ""])


def numbered(tree: Tree) -> list[int]:
    """The number of every information state among those of its seat, from 1."""
    counts = [0] * tree.players
    numbers = []
    for state in tree.states:
        counts[state.seat] += 1
        numbers.append(counts[state.seat])
    return numbers
