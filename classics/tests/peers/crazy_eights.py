"""Crazy Eights at both tables."""

import random

import parlor
from peers.peer import Peer


class CrazyEightsPeer(Peer):
    """One hand of Crazy Eights.

    OpenSpiel counts cards by an index where their rank is meant, and an ace as ten; we count as Bicycle's rules do, 50 for an eight, 10
    for a ten or court card, 1 for an ace, and so the hands are compared and not the points. It ends a blocked hand a pass later than we
    do.
    """

    game = "crazy-eights"

    def __init__(self, rng: random.Random) -> None:
        self.players = rng.randrange(2, 6)
        self.draws = rng.randrange(1, 8)
        self.special = rng.choice(["no", "yes"])
        special = str(self.special == "yes").lower()
        self.spiel = f"crazy_eights(players={self.players},max_draw_cards={self.draws},max_turns=100000,use_special_cards={special})"
        super().__init__(rng)

    def begin(self) -> parlor.Table:
        self.state.apply_action(52 + self.players - 1)
        self.card_actions = self.cards
        dealt = self.players * (7 if self.players == 2 else 5)
        start = next(card for card in self.deck[dealt:] if card[:-1] != "8")
        for card in [*self.deck[:dealt], start]:
            self.dealt(card)
        options: dict[str, int | str] = {"draws": self.draws, "special": self.special}
        return parlor.deal(self.game, self.players, seed=0, dealer=self.players - 1, options=options, deck=self.deck)

    def action(self, move: str) -> int:
        words = move.split()
        if words[0] == "name":
            return 54 + ["clubs", "diamonds", "hearts", "spades"].index(words[1])
        return self.card_actions[words[1]] if words[0] == "play" else 52 if words[0] == "draw" else 53

    def step(self) -> None:
        stock = self.table.zones()["stock"]
        if self.ended():
            self.state.apply_action(53)
            return
        mover, zones = self.state.current_player(), self.table.zones()
        self.hands = [zones[f"hand:{seat}"] for seat in range(self.players)]
        super().step()
        while self.state.is_chance_node():
            self.dealt(stock.pop())
        if self.ended():
            _, last = self.table.record()["moves"][-1]
            self.hands[mover] = [card for card in self.hands[mover] if last != f"play {card}"]

    def returns(self) -> list[float]:
        return [-float(sum(self.counted(self.card_actions[card]) for card in hand)) for hand in self.hands]

    def counted(self, card: int) -> int:
        """What a card left in hand costs at OpenSpiel's table."""
        rank = card // 4
        return 50 if rank == 6 else 10 if rank >= 9 else card + 2
