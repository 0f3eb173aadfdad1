"""What policies are worth in a small form: exact values, best answers, and how far a policy is from an equilibrium.

A policy has a row of probabilities for every information state of the tree, of all seats.
"""

from collections.abc import Sequence

from parlor.small.tree import CHANCE, OVER, Node, Tree

Policy = Sequence[Sequence[float]]


def evenly(tree: Tree) -> Policy:
    """The policy that chooses at random."""
    return [[1.0 / len(state.moves)] * len(state.moves) for state in tree.states]


def in_seat(tree: Tree, seat: int, policy: Policy, others: Policy) -> Policy:
    """One policy in a seat, another in all other seats."""
    return [policy[k] if state.seat == seat else others[k] for k, state in enumerate(tree.states)]


def value(tree: Tree, policy: Policy) -> list[float]:
    """What each seat gets on average if all play a policy."""
    totals = [0.0] * tree.players
    ahead = [(tree.root, 1.0)]
    while ahead:
        node, reached = ahead.pop()
        if node.mover == OVER:
            for seat in range(tree.players):
                totals[seat] += reached * float(node.worth[seat])
            continue
        chances = [float(chance) for chance in node.chances] if node.mover == CHANCE else policy[node.state]
        ahead += [(kid, reached * chance) for kid, chance in zip(node.kids, chances, strict=True) if chance > 0.0]
    return totals


class BestAnswer:
    """The best answer of one seat to what the others do."""

    def __init__(self, tree: Tree, seat: int, policy: Policy) -> None:
        self.seat, self.policy = seat, policy
        # The nodes of every information state of the seat, with the chance that the others and the cards lead there.
        self.nodes: dict[int, list[tuple[Node, float]]] = {}
        self.choices: dict[int, int] = {}
        self.known: dict[int, float] = {}
        ahead = [(tree.root, 1.0)]
        while ahead:
            node, reached = ahead.pop()
            if node.mover == seat:
                self.nodes.setdefault(node.state, []).append((node, reached))
            ahead += [(kid, reached * chance) for kid, chance in zip(node.kids, self.chances(node), strict=True)]
        self.value = self.worth(tree.root)

    def chances(self, node: Node) -> Sequence[float]:
        """How likely each way on is, as far as it is not the seat's own choice."""
        if node.mover == self.seat:
            return [1.0] * len(node.kids)
        return [float(chance) for chance in node.chances] if node.mover == CHANCE else self.policy[node.state] if node.kids else []

    def choice(self, state: int) -> int:
        """The best move in an information state."""
        if state not in self.choices:
            nodes = self.nodes[state]
            moves = range(len(nodes[0][0].kids))
            totals = [sum(reached * self.worth(node.kids[move]) for node, reached in nodes) for move in moves]
            self.choices[state] = totals.index(max(totals))
        return self.choices[state]

    def worth(self, node: Node) -> float:
        """What a node is worth to the seat."""
        if node.mover == OVER:
            return float(node.worth[self.seat])
        key = id(node)
        if key not in self.known:
            if node.mover == self.seat:
                self.known[key] = self.worth(node.kids[self.choice(node.state)])
            else:
                pairs = zip(node.kids, self.chances(node), strict=True)
                self.known[key] = sum(chance * self.worth(kid) for kid, chance in pairs if chance > 0.0)
        return self.known[key]


def nash_conv(tree: Tree, policy: Policy) -> float:
    """How much the seats could gain in all, each by its best answer to the others; 0 in an equilibrium."""
    values = value(tree, policy)
    return sum(BestAnswer(tree, seat, policy).value - values[seat] for seat in range(tree.players))


def exploitability(tree: Tree, policy: Policy) -> float:
    """How much a seat could gain by its best answer, on average over the seats."""
    return nash_conv(tree, policy) / tree.players


def remembers_all(tree: Tree) -> bool:
    """Whether every seat always remembers what it knew and did: all ways to an information state have the same past of its seat."""
    pasts: dict[int, tuple[tuple[int, int], ...]] = {}
    ahead: list[tuple[Node, tuple[tuple[tuple[int, int], ...], ...]]] = [(tree.root, ((),) * tree.players)]
    while ahead:
        node, past = ahead.pop()
        if node.mover >= 0 and pasts.setdefault(node.state, past[node.mover]) != past[node.mover]:
            return False
        for move, kid in enumerate(node.kids):
            own = node.mover
            ahead.append((kid, past if own < 0 else (*past[:own], (*past[own], (node.state, move)), *past[own + 1 :])))
    return True
