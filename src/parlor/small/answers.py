"""The published answers: for every small form a policy near an equilibrium, what it is worth, and where our levels stand."""

import json
from pathlib import Path
from typing import Any

from parlor.small.tree import Tree
from parlor.small.values import Policy, exploitability, in_seat, value

FOLDER = Path(__file__).parent / "published"
# Probabilities are kept in thousandths.
WHOLE = 1000


def rounded(policy: Policy) -> list[list[int]]:
    """A policy in thousandths; each row adds up to a whole, and what rounding leaves goes to the likeliest move."""
    rows = []
    for chances in policy:
        row = [round(WHOLE * chance) for chance in chances]
        row[row.index(max(row))] += WHOLE - sum(row)
        rows.append(row)
    return rows


def unrounded(rows: list[list[int]]) -> Policy:
    """The policy that was kept."""
    return [[part / WHOLE for part in row] for row in rows]


def place_of(tree: Tree, policy: Policy, answer: Policy) -> dict[str, float]:
    """Where a policy stands: how much a best answer would gain on it, and what it gets against the published answer, over all seats."""
    against = [value(tree, in_seat(tree, seat, policy, answer))[seat] for seat in range(tree.players)]
    return {"exploitability": round(exploitability(tree, policy), 5), "against": round(sum(against) / tree.players, 5)}


def answer_of(tree: Tree, policy: Policy, solver: str, iterations: int, levels: dict[str, Policy]) -> dict[str, Any]:
    """An answer as it is kept."""
    rows = rounded(policy)
    kept = unrounded(rows)
    return {
        "game": tree.form.id,
        "form": tree.form.summary,
        "tree": tree.digest,
        "players": tree.players,
        "nodes": tree.nodes,
        "states": len(tree.states),
        "range": float(tree.range()),
        "solver": solver,
        "iterations": iterations,
        "value": [round(worth, 5) for worth in value(tree, kept)],
        "exploitability": round(exploitability(tree, kept), 6),
        "levels": {level: place_of(tree, played, kept) for level, played in levels.items()},
        "policy": rows,
    }


def write(answer: dict[str, Any], path: Path) -> None:
    """Keeps an answer in a file, one line for each information state."""
    head = {name: value for name, value in answer.items() if name != "policy"}
    rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in answer["policy"])
    path.write_text(json.dumps(head, indent=1)[:-2] + f',\n "policy": [\n{rows}\n]}}\n', encoding="utf-8")


def published(id: str) -> dict[str, Any] | None:
    """The published answer of a small form; None where there is none."""
    path = FOLDER / f"{id}.json"
    if not path.is_file():
        return None
    answer: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return answer
