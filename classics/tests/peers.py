"""Our games and OpenSpiel's, side by side: the same deal and the same actions, and after each the same choices.

A `Peer` says how the two write the same things. Where they play by different rules, its docstring says so, with the source of ours.
"""

import random
from collections.abc import Callable
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


class SpadesPeer(CardAndBids):
    """One hand of Spades.

    OpenSpiel never lets spades be led as long as the leader holds another suit, even when they are broken; by the rules at
    the rules as they are commonly printed they may be led from then on.
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


class EuchrePeer(Peer):
    """One hand of Euchre.

    OpenSpiel asks for `alone` after the dealer's discard, we together with the trump. It does not let the dealer lay away the card that he
    has taken up; by the rules as they are commonly printed any card may go. It gives the losers what the winners score, below zero.
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


class CrazyEightsPeer(Peer):
    """One hand of Crazy Eights.

    OpenSpiel counts cards by an index where their rank is meant, and an ace as ten; we count as the commonly printed game
    does, and so the hands are compared and not the points. It ends a blocked hand a pass later than we do.
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


class GinPeer(Peer):
    """One hand of Gin Rummy.

    We do as the game is commonly printed, and OpenSpiel otherwise: the card just taken from the discard pile may not be thrown in the
    same turn; who has as much left over as the knocker has undercut; with two cards left in the stock the hand is over, and nobody may take
    the last discard to knock. The melds of both hands are laid as well as they can be, which OpenSpiel leaves to the players. OpenSpiel
    ends a hand sooner in which a card goes to and fro, lets no more than two cards be laid off at one end of a run, and overlooks a knock
    where eleven cards are best arranged otherwise than the ten that stay.
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


class CribbagePeer(Peer):
    """A whole game of Cribbage, hand after hand.

    OpenSpiel lets each lay two cards away in one action, and counts a hand to its end after somebody has won: if both are past 121 then, we
    do as the game is commonly printed, and whoever counts first has won. It also counts a flush of the four cards of the crib without
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


PEERS: dict[str, Callable[[random.Random], Peer]] = {
    "hearts": HeartsPeer,
    "spades": SpadesPeer,
    "oh-hell": OhHellPeer,
    "euchre": EuchrePeer,
    "crazy-eights": CrazyEightsPeer,
    "gin-rummy": GinPeer,
    "cribbage": CribbagePeer,
    "klondike": KlondikePeer,
}
