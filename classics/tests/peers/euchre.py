"""Euchre at both tables."""

import random

import parlor
from peers.peer import Peer


class EuchrePeer(Peer):
    """One hand of Euchre.

    OpenSpiel asks for `alone` after the dealer's discard, we together with the trump. It does not let the dealer lay away the card that he
    has taken up; by Hoyle any card may go. It gives the losers what the winners score, below zero.
    """

    game = "euchre"
    suits = ("clubs", "diamonds", "hearts", "spades")

    def __init__(self, rng: random.Random) -> None:
        self.stick = rng.choice(["yes", "no"])
        self.alone: int | None = None
        self.spiel = f"euchre(stick_the_dealer={str(self.stick == 'yes').lower()})"
        super().__init__(rng)

    def begin(self) -> parlor.Table:
        high = [card for card in self.deck if card[:-1] in ("9", "10", "J", "Q", "K", "A")]
        # OpenSpiel deals one at a time and begins with the dealer, we three and two at a time from his left.
        mine = {seat: high[3 * seat : 3 * seat + 3] + high[12 + 2 * seat : 14 + 2 * seat] for seat in range(4)}
        self.state.apply_action(3)
        self.card_actions = self.cards
        for card in range(5):
            for seat in (3, 0, 1, 2):
                self.dealt(mine[seat][card])
        self.dealt(high[20])
        return parlor.deal(self.game, 4, seed=0, dealer=3, options={"stick": self.stick}, deck=high)

    def action(self, move: str) -> int:
        words = move.split()
        if words[0] == "pass":
            return 24
        if words[0] == "order":
            turned = self.table.view(None)["facts"]["turned"]
            return 25 + "CDHS".index(turned[-1]) + (100 if words[1] == "alone" else 0)
        if words[0] == "name":
            return 25 + self.suits.index(words[1]) + (100 if len(words) == 3 else 0)
        return self.card_actions[words[1]]

    def theirs(self) -> set[int]:
        legal = super().theirs()
        return legal | {action + 100 for action in legal if action > 24}

    def only_ours(self) -> set[int]:
        facts = self.table.view(None)["facts"]
        return {self.card_actions[facts["turned"]]} if facts["phase"] == "discarding" else set()

    def step(self) -> None:
        super().step()
        if not self.state.is_terminal() and 29 in self.state.legal_actions():
            self.state.apply_action(29 if self.alone else 30)

    def apply(self, action: int) -> None:
        self.alone = action > 100 if action > 24 else self.alone
        self.state.apply_action(action - 100 if action > 100 else action)

    def returns(self) -> list[float]:
        points = self.table.results[0]["points"]
        return [float(points[seat] - points[(seat + 1) % 4]) for seat in range(4)]
