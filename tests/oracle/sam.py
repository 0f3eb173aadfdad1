"""SAM, from rules/sam.md."""

from typing import ClassVar

from tests.oracle.common import Options, Oracle, Zones, lowest, verbs

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
UNSEEN = "?"


def rank(card: str) -> int:
    return RANKS.index(card[:-1]) + 1


def fits_rank(card: str, due: int) -> bool:
    return rank(card) in (due, 13)


class Sam(Oracle):
    pack: ClassVar[list[str]] = [f"{name}{suit}" for suit in "SHDC" for name in RANKS]
    variants: ClassVar[list[Options]] = [{}, {"payoff": 3}, {"payoff": 16}, {"payoff": 3, "packs": 2}, {"payoff": 40, "packs": 8}]

    @classmethod
    def packs(cls, players: int, options: Options) -> int:
        packs = options.get("packs", "auto")
        return players + (int(options.get("payoff", 10)) > 15) if packs == "auto" else int(packs)

    @classmethod
    def cards(cls, players: int, options: Options) -> list[str]:
        return cls.pack * cls.packs(players, options)

    @classmethod
    def fits(cls, players: int, options: Options) -> bool:
        return len(cls.cards(players, options)) >= players * (int(options.get("payoff", 10)) + 10)

    def deal(self, deck: list[str]) -> None:
        self.payoff = self.deal_out(deck, *[1] * int(self.options.get("payoff", 10)))
        self.stock = deck[::-1]
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.discards: list[list[str]] = [[] for _ in self.seats]
        self.centre: dict[int, list[str]] = {}
        self.complete: list[str] = []
        self.shuffled: list[str] = []
        self.turns = 0
        self.turn = self.first_turn()
        self.begin_turn(self.turn)

    def first_turn(self) -> int:
        """The highest pay-off card begins; ties cut from the bottom of the stock upward."""
        shown = {seat: rank(self.payoff[seat][-1]) for seat in self.around(self.dealer)}
        from_below = list(self.stock)
        while True:
            tied = [seat for seat in shown if shown[seat] == max(shown.values())]
            if len(tied) == 1:
                return tied[0]
            shown = {seat: rank(from_below.pop(0)) for seat in tied}

    def begin_turn(self, seat: int) -> None:
        if self.turns == 1000 * self.players:
            self.fewest_win()
            return
        self.turns += 1
        self.turn = seat
        while len(self.hands[seat]) < 5:
            if not self.stock and not self.replenish():
                self.fewest_win()
                return
            self.hands[seat].append(self.stock.pop())

    def replenish(self) -> bool:
        """Completed piles, or the largest center pile, become the stock, in an order that only the engine knows."""
        if self.complete:
            cards, self.complete = self.complete, []
        elif self.centre:
            cards = self.centre.pop(max(sorted(self.centre), key=lambda number: len(self.centre[number])))
        else:
            return False
        self.shuffled += cards
        self.stock = [UNSEEN] * len(cards)
        self.unknown = True
        return True

    def learn(self, zones: Zones, facts: dict[str, object]) -> None:
        hand = self.hands[self.turn]
        known = [card for card in hand if card != UNSEEN]
        drawn = list(zones[f"hand:{self.turn}"])
        for card in known:
            drawn.remove(card)
        assert len(drawn) == len(hand) - len(known)
        assert sorted(drawn + zones["stock"]) == sorted(self.shuffled)
        self.hands[self.turn] = known + drawn
        self.stock = list(zones["stock"])
        self.shuffled = []
        self.unknown = False

    def fewest_win(self) -> None:
        fewest = lowest([len(pile) for pile in self.payoff])
        self.finish([int(seat in fewest) for seat in self.seats])

    def waiting(self) -> list[int]:
        return [self.turn]

    def sources(self, seat: int) -> list[tuple[str, str]]:
        return [
            *[(card, "hand") for card in self.hands[seat]],
            *[(card, "payoff") for card in self.payoff[seat][-1:]],
            *[(card, "discard") for card in self.discards[seat][-1:]],
        ]

    def legal(self, seat: int) -> set[str]:
        moves = verbs("discard", self.may_discard(seat) or self.hands[seat])
        for card, source in self.sources(seat):
            if fits_rank(card, 1):
                moves.add(f"move {card} from {source} to new")
            moves |= {f"move {card} from {source} to centre{number}" for number in self.centre if fits_rank(card, self.due(number))}
        return moves

    def due(self, number: int) -> int:
        return len(self.centre[number]) + 1

    def may_discard(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if not self.discards[seat] or rank(card) <= rank(self.discards[seat][-1])]

    def make(self, seat: int, move: str) -> None:
        words = move.split()
        if words[0] == "discard":
            self.discard(seat, words[1])
        else:
            self.lay(seat, words[1], words[3], words[5])

    def discard(self, seat: int, card: str) -> None:
        if card not in self.may_discard(seat):
            self.payoff[seat] = self.discards[seat][::-1] + self.payoff[seat]
            self.discards[seat] = []
        self.hands[seat].remove(card)
        self.discards[seat].append(card)
        if not self.payoff[seat]:
            self.finish([int(other == seat) for other in self.seats])
        else:
            self.begin_turn(self.left(seat))

    def lay(self, seat: int, card: str, source: str, place: str) -> None:
        if source == "hand":
            self.hands[seat].remove(card)
        else:
            (self.payoff if source == "payoff" else self.discards)[seat].pop()
        if place == "new":
            number = next(number for number in range(1, len(self.centre) + 2) if number not in self.centre)
            self.centre[number] = [card]
        else:
            number = int(place[6:])
            self.centre[number].append(card)
        if len(self.centre[number]) == 12:
            self.complete += self.centre.pop(number)
        if not self.hands[seat]:
            self.begin_turn(seat)

    def ends(self) -> bool:
        return True

    def victors(self) -> list[int]:
        return [seat for seat in self.seats if self.totals[seat]]

    def zones(self) -> Zones:
        return {
            **self.by_seat("payoff", self.payoff),
            **self.by_seat("hand", self.hands),
            **self.by_seat("discard", self.discards),
            **{f"centre{number}": cards for number, cards in self.centre.items()},
            "complete": self.complete,
            "stock": self.stock,
        }

    def sees(self, eyes: int | None, zone: str) -> bool:
        return zone != "complete" and super().sees(eyes, zone)

    def seen(self, eyes: int | None) -> Zones:
        """Everyone sees only the top card of a pay-off pile."""
        zones = super().seen(eyes)
        for name, cards in self.by_seat("payoff", self.payoff).items():
            zones[name] = ["??"] * (len(cards) - 1) + cards[-1:]
        return zones
