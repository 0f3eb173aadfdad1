"""Klondike at both tables."""

import parlor
from peers.peer import RANKS, Peer


class KlondikePeer(Peer):
    """The stacks and foundations of Klondike.

    OpenSpiel lets every third card of the waste be played, wherever it lies, and draws nothing; that is another game, so nothing is played
    from the stock here. A king with nothing under it need not move, and no king comes back, as that changes nothing.
    """

    game = "klondike"
    spiel = "solitaire(depth_limit=100000)"
    # A patience goes in circles at random: so many moves are enough.
    moves = 60

    def begin(self) -> parlor.Table:
        table = parlor.deal(self.game, 1, seed=0, deck=self.deck)
        zones = table.zones()
        for card in [*[zones[f"stack{n}"][0] for n in range(1, 8)], *zones["stock"]]:
            self.reveal(card)
        return table

    def reveal(self, card: str) -> None:
        """Turns up a card at OpenSpiel's table."""
        wanted = card.replace("10", "T")
        marks = {f"Reveal{wanted[0]}{mark}" for mark, letter in zip("♠♥♣♦", "SHCD", strict=True) if letter == wanted[1]}
        self.state.apply_action(next(each for each in self.state.legal_actions() if self.state.action_to_string(each) in marks))

    def theirs_by_name(self) -> dict[tuple[str, str], int]:
        """OpenSpiel's moves between stacks and foundations, as card and target."""
        zones = self.table.zones()
        hidden = set(zones["stock"])
        rooted = {zones[f"stack{n}"][0] for n in range(1, 8) if zones[f"stack{n}"] and not zones[f"down{n}"]}
        rooted |= {zones[f"foundation{n}"][-1] for n in range(1, 5) if zones[f"foundation{n}"]}
        found = {}
        for action in self.state.legal_actions():
            target, arrow, source = self.state.action_to_string(action).partition(" ← ")
            card = named(source) if arrow else ""
            if card and card not in hidden and not (card[0] == "K" and card in rooted):
                found[card, "" if len(target.strip()) < 2 and card[0] == "K" else named(target) if len(target) > 1 else target] = action
        return found

    def step(self) -> None:
        zones = self.table.zones()
        theirs = self.theirs_by_name()
        ours: dict[tuple[str, str], str] = {}
        for move in self.table.legal():
            if move.startswith("move"):
                _, card, _, place = move.split()
                if place == "foundation":
                    pile = zones[f"foundation{'SHDC'.index(card[-1]) + 1}"]
                    ours[card, pile[-1] if pile else {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[card[-1]]] = move
                else:
                    ours[card, zones[place][-1] if zones[place] else ""] = move
        assert set(ours) == set(theirs), (set(ours) ^ set(theirs), str(self.state))
        if not ours:
            self.moves = 0
            return
        name = self.rng.choice(sorted(ours))
        self.table.play(ours[name])
        self.state.apply_action(theirs[name])
        self.moves -= 1
        if self.state.is_chance_node():
            after = self.table.zones()
            self.reveal(next(after[f"stack{n}"][0] for n in range(1, 8) if len(after[f"down{n}"]) < len(zones[f"down{n}"])))

    def play(self) -> None:
        while self.moves > 0 and not self.state.is_terminal() and not self.table.over:
            self.step()


def named(text: str) -> str:
    """Our code of a card that OpenSpiel writes as 6♥."""
    return RANKS[text[0]] + {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}[text[1]]
