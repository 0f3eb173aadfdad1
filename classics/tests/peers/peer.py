"""A game of ours and one of OpenSpiel's, side by side: the same deal and the same actions, and after each the same choices."""

import random
from typing import Any

import parlor
from parlor.packs.standard import STANDARD

RANKS = dict(zip("23456789TJQKA", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"], strict=True))


def code(name: str) -> str:
    """Our code of a card that OpenSpiel writes as C2, 2C or 2c."""
    rank, suit = (name[0], name[1]) if name[0] in RANKS and name[1].upper() in "CDHS" else (name[1], name[0])
    return RANKS[rank] + suit.upper()


class Peer:
    """A game of ours and one of OpenSpiel's."""

    game = ""
    spiel = ""
    players = 4
    # Whether OpenSpiel may stop a hand that we play on.
    ends_sooner = False

    def __init__(self, rng: random.Random) -> None:
        import pyspiel

        self.rng = rng
        self.options: dict[str, int | str] = {}
        self.deck = rng.sample(STANDARD.codes, 52)
        self.state: Any = pyspiel.load_game(self.spiel).new_initial_state()
        self.table = self.begin()

    def begin(self) -> parlor.Table:
        """Deals the same cards to both."""
        raise NotImplementedError

    def action(self, move: str) -> int:
        """OpenSpiel's action for a move of ours."""
        raise NotImplementedError

    def theirs(self) -> set[int]:
        """What OpenSpiel allows now."""
        return set(self.state.legal_actions())

    def only_ours(self) -> set[int]:
        """What we alone allow now, on purpose."""
        return set()

    def only_theirs(self) -> set[int]:
        """What OpenSpiel alone allows now, and we do not, on purpose."""
        return set()

    def returns(self) -> list[float]:
        """What OpenSpiel's result should be by our count."""
        return [float(points) for points in self.table.results[0]["points"]]

    def apply(self, action: int) -> None:
        """Makes a move at OpenSpiel's table, with all that chance adds."""
        self.state.apply_action(action)

    def dealt(self, card: str) -> None:
        """Deals a card at OpenSpiel's table."""
        self.state.apply_action(self.cards[card])

    @property
    def cards(self) -> dict[str, int]:
        """OpenSpiel's actions for the cards that chance may deal now."""
        return {code(self.state.action_to_string(action).split()[-1]): action for action in self.state.legal_actions()}

    def ended(self) -> bool:
        """Whether our hand is over."""
        return self.table.counted > 0

    def picked(self, actions: list[int]) -> int:
        """The action to make, at random."""
        return self.rng.choice(actions)

    def step(self) -> None:
        """Compares what may be done, and does one of it at both tables."""
        seat = self.state.current_player()
        assert seat in self.table.waiting, f"OpenSpiel waits for {seat}, we for {self.table.waiting}"
        moves = {self.action(move): move for move in self.table.legal(seat)}
        both = self.theirs() - self.only_theirs()
        assert set(moves) - self.only_ours() == both, (self.table.log[-3:], self.table.legal(seat), str(self.state))
        action = self.picked(sorted(both))
        self.table.play(moves[action], seat)
        self.apply(action)

    def play(self) -> None:
        """Plays a hand to its end."""
        while not self.state.is_terminal():
            self.step()
        assert self.ended() or self.ends_sooner
        assert list(self.state.returns()) == self.returns(), (self.state.returns(), self.returns())


class CardAndBids(Peer):
    """Cards by their names, bids as numbers behind the cards."""

    def action(self, move: str) -> int:
        verb, what = move.split()
        if verb == "bid":
            return 52 + int(what)
        return self.card_actions[what]

    def deal_all(self, cards: list[str]) -> None:
        """Deals cards at OpenSpiel's table, and remembers their actions."""
        self.card_actions = self.cards
        for card in cards:
            self.dealt(card)
