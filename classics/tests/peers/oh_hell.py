"""Oh Hell at both tables."""

import random

import parlor
from peers.peer import CardAndBids


class OhHellPeer(CardAndBids):
    """One hand of Oh Hell of so many cards, and with the count that OpenSpiel calls an off-bid penalty, or without."""

    game = "oh-hell"

    def __init__(self, rng: random.Random) -> None:
        self.players = rng.randrange(3, 8)
        self.size = rng.randrange(1, min(17, 51 // self.players) + 1)
        self.score = rng.choice(["tricks", "penalty"])
        penalty = str(self.score == "penalty").lower()
        self.spiel = f"oh_hell(players={self.players},num_tricks_fixed={self.size},off_bid_penalty={penalty})"
        super().__init__(rng)

    def begin(self) -> parlor.Table:
        self.state.apply_action(self.size)
        self.state.apply_action(self.players - 1)
        self.deal_all(self.deck[: self.size * self.players + 1])
        options: dict[str, int | str] = {"cards": self.size, "course": "down", "score": self.score}
        return parlor.deal(self.game, self.players, seed=0, dealer=self.players - 1, options=options, deck=self.deck)
