"""Spades at both tables."""

import parlor
from peers.peer import CardAndBids


class SpadesPeer(CardAndBids):
    """One hand of Spades.

    OpenSpiel never lets spades be led as long as the leader holds another suit, even when they are broken; by Hoyle, by Bicycle's rules
    and at Pagat they may be led from then on.
    """

    game = "spades"
    spiel = "spades"

    def begin(self) -> parlor.Table:
        self.deal_all(self.deck)
        return parlor.deal(self.game, 4, seed=0, dealer=3, deck=self.deck)

    def only_ours(self) -> set[int]:
        view = self.table.view(None)
        leads = view["facts"]["phase"] == "play" and not view["zones"]["trick"]
        spades = {self.action(move) for move in self.table.legal() if move.endswith("S")} if leads else set()
        return spades - self.theirs() if view["facts"]["broken"] else set()
