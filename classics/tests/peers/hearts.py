"""Hearts at both tables."""

import parlor
from peers.peer import CardAndBids


class HeartsPeer(CardAndBids):
    """Hearts. OpenSpiel's 26 points less what was taken are our penalty points."""

    game = "hearts"
    spiel = "hearts"

    def begin(self) -> parlor.Table:
        self.options = {"passing": self.rng.choice(["turns", "never"]), "queen": "breaks"}
        self.state.apply_action(1 if self.options["passing"] == "turns" else 0)
        self.deal_all(self.deck)
        return parlor.deal(self.game, 4, seed=0, dealer=3, options=self.options, deck=self.deck)

    def returns(self) -> list[float]:
        return [26.0 - points for points in self.table.results[0]["points"]]
