"""Gin Rummy at both tables."""

import random
from typing import Any

import parlor
from parlor.packs.standard import STANDARD
from peers.peer import Peer, code


class GinPeer(Peer):
    """One hand of Gin Rummy.

    We do as Hoyle and Bicycle's rules do, and OpenSpiel otherwise: the card just taken from the discard pile may not be thrown in the
    same turn; who has as much left over as the knocker has undercut; with two cards left in the stock the hand is over, and nobody may
    take the last discard to knock, as one may in some tournaments. The melds of both hands are laid as well as they can be, which
    OpenSpiel leaves to the players. OpenSpiel ends a hand sooner in which a card goes to and fro, lets no more than two cards be laid
    off at one end of a run, and overlooks a knock where eleven cards are best arranged otherwise than the ten that stay.
    """

    game = "gin-rummy"
    ends_sooner = True
    # Whether a card was laid off that fitted two melds: OpenSpiel does not say on which it lies, and goes on from both.
    forked = False

    def __init__(self, rng: random.Random) -> None:
        self.knock = rng.randrange(0, 11)
        self.oklahoma = rng.choice(["no", "yes"])
        self.spiel = f"gin_rummy(knock_card={self.knock},oklahoma={str(self.oklahoma == 'yes').lower()})"
        super().__init__(rng)

    def begin(self) -> parlor.Table:
        self.card_actions = self.cards
        for card in [*self.deck[0:20:2], *self.deck[1:20:2], self.deck[20]]:
            self.dealt(card)
        options: dict[str, int | str] = {"knock": self.knock, "oklahoma": self.oklahoma}
        return parlor.deal(self.game, 2, seed=0, dealer=1, options=options, deck=self.deck)

    def action(self, move: str) -> int:
        words = move.split()
        if words[0] == "draw":
            return 52 if words[1] == "discard" else 53
        if words[0] == "pass":
            return 54
        return self.card_actions[words[1]] + (100 if words[0] == "knock" else 0)

    def theirs(self) -> set[int]:
        legal = super().theirs()
        if 55 not in legal:
            return legal
        after = self.state.clone()
        after.apply_action(55)
        return (legal - {55}) | {100 + action for action in after.legal_actions()}

    def only_ours(self) -> set[int]:
        facts = self.table.view(None)["facts"]
        if facts["phase"] == "play" and 55 not in super().theirs():
            return {self.action(move) for move in self.table.legal() if self.is_knock(move, facts["knock_limit"])}
        if facts["phase"] != "laying off":
            return set()
        long = {str(meld["number"]) for meld in facts["melds"] if len(meld["cards"]) > 4}
        return {self.action(move) for move in self.table.legal() if move.split()[-1] in long} - self.theirs()

    def only_theirs(self) -> set[int]:
        if self.forked and self.table.view(None)["facts"]["phase"] == "laying off":
            return self.theirs() - {self.action(move) for move in self.table.legal()}
        taken = self.card_actions.get(getattr(self, "taken", ""), -1)
        return {taken, taken + 100} & self.theirs() if self.table.view(None)["facts"]["phase"] == "play" else set()

    def step(self) -> None:
        if self.ended():
            # Two cards are left in the stock.
            self.state.apply_action(54)
            return
        zones, legal, made = self.table.zones(), self.table.legal(), len(self.table.record()["moves"])
        self.hands = [zones["hand:0"], zones["hand:1"]]
        super().step()
        seat, move = self.table.record()["moves"][made]
        words = move.split()
        if words[0] == "draw":
            self.taken = zones["discard"][-1] if words[1] == "discard" else ""
        if words[0] == "knock":
            self.hands[seat].remove(words[1])
            self.lay(seat)
        if words[0] == "add":
            self.forked = self.forked or sum(each.startswith(f"add {words[1]} ") for each in legal) > 1
            self.hands[seat].remove(words[1])
            if self.ended():
                self.state.apply_action(54)
        if self.ended() and words[0] in ("knock", "add", "pass"):
            self.lay(self.state.current_player())
        if self.state.is_chance_node():
            self.dealt(zones["stock"][-1])

    def picked(self, actions: list[int]) -> int:
        """Mostly what a casual player does, since at random nobody ever gets to knock."""
        action = self.action(parlor.player("casual", seed=0).choose(self.table, self.state.current_player()))
        return action if action in actions and self.rng.random() < 0.8 else super().picked(actions)

    def apply(self, action: int) -> None:
        if action >= 100:
            self.state.apply_action(55)
        self.state.apply_action(action % 100)

    def lay(self, seat: int) -> None:
        """Lays the melds of a player at OpenSpiel's table: those that lie at ours, or any that leave the least over."""
        best, least = self.least(self.state, self.hands[seat])
        if not self.ended():
            lying = [set(meld["cards"]) for meld in self.table.view(None)["facts"]["melds"]]
            for _ in lying:
                here = {action: set(cards) for action, cards in self.melds(self.state)}
                self.state.apply_action(next(action for action, cards in here.items() if cards in lying))
            left = [card for card in self.hands[seat] if not any(card in meld for meld in lying)]
            assert sum(self.value(card) for card in left) == least
        else:
            for action in best:
                self.state.apply_action(action)
        self.state.apply_action(54)

    def least(self, state: Any, hand: list[str]) -> tuple[list[int], int]:
        """Which melds leave the least over of a hand, found by trying all that OpenSpiel allows."""
        best: tuple[list[int], int] = [], sum(self.value(card) for card in hand)
        for action, cards in self.melds(state):
            after = state.clone()
            after.apply_action(action)
            more, left = self.least(after, [card for card in hand if card not in cards])
            best = min(best, ([action, *more], left), key=lambda each: each[1])
        return best

    def melds(self, state: Any) -> list[tuple[int, list[str]]]:
        """The melds that may be laid at OpenSpiel's table, each with its cards."""
        found = []
        for action in state.legal_actions():
            if action > 55:
                text = state.action_to_string(action).split()[-1]
                found.append((action, [code(text[at : at + 2]) for at in range(0, len(text), 2)]))
        return found

    def is_knock(self, move: str, limit: int) -> bool:
        """Whether a move is a knock with little enough left over, counted in another way than the game does."""
        verb, card = move.split()
        hand = [each for each in self.table.zones()[f"hand:{self.table.turn}"] if each != card]
        return verb == "knock" and self.left_over(sorted((each[-1], STANDARD.number[STANDARD.index[each]]) for each in hand)) <= limit

    def left_over(self, hand: list[tuple[str, int]]) -> int:
        """The least that is left over of cards in order: the first one is left over, or begins a run, or is in a set."""
        if not hand:
            return 0
        (suit, number), rest = hand[0], hand[1:]
        melds = [[(other, number) for other in "CDHS" if other not in left] for left in ("", *"CDHS")]
        melds += [[(suit, number + k) for k in range(length)] for length in range(3, 12)]
        fitting = [meld for meld in melds if hand[0] in meld and all(card in hand for card in meld)]
        found = [self.left_over([card for card in hand if card not in meld]) for meld in fitting]
        return min([min(number, 10) + self.left_over(rest), *found])

    def value(self, card: str) -> int:
        """What a card counts that is left over."""
        return {"A": 1, "J": 10, "Q": 10, "K": 10}.get(card[:-1]) or int(card[:-1])

    def returns(self) -> list[float]:
        if not self.ended():
            return [0.0, 0.0]
        result = self.table.results[0]
        lines = {line["key"]: line["points"] for line in result["counted"]}
        if "gin-rummy-undercut" in lines and lines["gin-rummy-difference"] == 0:
            return [0.0, 0.0]
        first = float(result["points"][0] - result["points"][1])
        return [first, -first]
