"""Cribbage at both tables."""

import parlor
from parlor.packs.standard import STANDARD
from peers.peer import Peer, code


class CribbagePeer(Peer):
    """A whole game of Cribbage, hand after hand.

    OpenSpiel lets each lay two cards away in one action, and counts a hand to its end after somebody has won: if both are past 121 then, we
    do as Hoyle does, and whoever counts first has won. It also counts a flush of the four cards of the crib without
    the starter, which by the same rules must be of the suit too; a game in which that happens is not played on.
    """

    game = "cribbage"
    spiel = "cribbage"
    hands = 60

    def begin(self) -> parlor.Table:
        self.decks = [self.rng.sample(STANDARD.codes, 52) for _ in range(self.hands)]
        self.hand = -1
        self.card_actions = self.cards
        self.deal_next()
        return parlor.deal(self.game, 2, seed=0, dealer=0, decks=self.decks)

    def deal_next(self) -> None:
        """Deals a hand at OpenSpiel's table, which gives the first six cards to player 0."""
        self.hand += 1
        deck = self.decks[self.hand]
        dealer = self.hand % 2
        dealt = {1 - dealer: deck[0:12:2], dealer: deck[1:12:2]}
        for card in [*dealt[0], *dealt[1]]:
            self.state.apply_action(self.card_actions[card])

    def step(self) -> None:
        if self.state.is_chance_node():
            if "Phase: Card" in str(self.state):
                self.deal_next()
            else:
                self.state.apply_action(self.card_actions[self.decks[self.hand][12]])
            return
        seat = self.state.current_player()
        pairs = {action: action_cards(self.state.action_to_string(action)) for action in self.state.legal_actions()}
        if pairs == {max(pairs): ["Pass"]}:
            self.state.apply_action(max(pairs))
            return
        legal = {move.split()[1] for move in self.table.legal(seat)}
        assert legal == {card for cards in pairs.values() for card in cards}, str(self.state)
        action = self.rng.choice(list(pairs))
        for card in pairs[action]:
            verb = "give" if len(pairs[action]) == 2 else "play"
            self.table.play(f"{verb} {card}", seat)
        self.state.apply_action(action)

    def play(self) -> None:
        while not self.state.is_terminal():
            self.step()
            told = str(self.state)
            if "Starter: " in told and self.is_crib_of_a_suit(told):
                return
            if self.state.is_chance_node() and "Phase: Card" in told:
                assert told.partition("Scores:")[2].split()[:2] == [str(score) for score in self.table.scores], told
        assert self.table.over
        reached = [seat for seat, score in enumerate(str(self.state).partition("Scores:")[2].split()[:2]) if int(score) >= 121]
        assert reached == list(self.table.winners) or (len(reached) == 2 and len(self.table.winners) == 1)

    def is_crib_of_a_suit(self, told: str) -> bool:
        """Whether OpenSpiel will count a flush of the crib without the starter."""
        suits = {card[-1] for card in told.partition("Crib: ")[2].partition("\n")[0].split()}
        return len(suits) == 1 and told.partition("Starter: ")[2].partition("\n")[0][-1] not in suits


def action_cards(text: str) -> list[str]:
    """The cards of an action such as `Choose 9C KD`, or the one word `Pass`."""
    words = text.split()
    return [code(word) for word in words[1:]] if len(words) > 1 else words
