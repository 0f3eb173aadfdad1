"""The rules shared by the Liberty Patriot Games, from rules/patriot.md."""

from collections import Counter

from tests.oracle.common import Oracle, Zones, highest, verbs

PACK = [f"{country}{value}" for country in "ABFI" for value in range(1, 7) for _ in range(2)]
COUNTING = {6: 15, 5: 10, 4: 10, 3: 10, 2: 5, 1: 5}


def value(card: str) -> int:
    return int(card[1])


def count(cards: list[str]) -> int:
    return sum(COUNTING[value(card)] for card in cards)


class Remembering(Oracle):
    """A game in which cards that were seen get hidden again."""

    def remembered(self) -> Zones:
        """What everyone has seen in hidden zones: for a hand, the cards that must be in it; for a pile, each position, "??" if unseen."""
        raise NotImplementedError


class Shown:
    """The cards that everyone knows to be in each hand."""

    def __init__(self, seats: list[int]) -> None:
        self.held: list[Counter[str]] = [Counter() for _ in seats]

    def get(self, seat: int, cards: list[str]) -> None:
        self.held[seat] += Counter(cards)

    def leave(self, seat: int, cards: list[str]) -> None:
        """With two identical cards nobody can tell which one left, so one less is known."""
        self.held[seat] -= Counter(cards)

    def hands(self) -> Zones:
        return {f"hand:{seat}": list(held.elements()) for seat, held in enumerate(self.held)}


class ToTarget(Oracle):
    """A game to a target, checked when a hand has been completely scored."""

    pack = PACK
    usual_target = 1000

    def ends(self) -> bool:
        return max(self.totals) >= int(self.options.get("target", self.usual_target)) or self.hand == 100

    def victors(self) -> list[int]:
        return highest(self.totals)


class BidAndTricks(ToTarget):
    """A hand that begins with an auction and ends with tricks."""

    def open_auction(self) -> None:
        self.phase = "bid"
        self.turn = self.left(self.dealer)
        self.bid = 0
        self.bidder = -1
        self.passes = 0
        self.ruling = ""
        self.trick: list[str] = []
        self.won: list[list[str]] = [[] for _ in self.seats]

    def waiting(self) -> list[int]:
        return [self.turn]

    def bids(self) -> list[int]:
        """Everything that could ever be bid."""
        raise NotImplementedError

    def bid_won(self) -> None:
        """The auction is over and it is the bidder's turn."""
        raise NotImplementedError

    def played_out(self) -> None:
        """The last trick is taken."""
        raise NotImplementedError

    def auction_legal(self) -> set[str]:
        return {"pass"} | {f"bid {number}" for number in self.bids() if number > self.bid}

    def speak(self, seat: int, move: str) -> None:
        self.turn = self.left(seat)
        if move != "pass":
            self.bid, self.bidder, self.passes = int(move.split()[1]), seat, 0
            return
        self.passes += 1
        if self.passes == self.players:
            self.finish([0] * self.players)
        elif self.bidder >= 0 and self.passes == self.players - 1:
            self.turn = self.bidder
            self.bid_won()

    def trick_legal(self, hand: list[str]) -> set[str]:
        following = [card for card in hand if self.trick and card[0] == self.trick[0][0]]
        return verbs("play", following or hand)

    def play(self, seat: int, card: str, hands: list[list[str]]) -> None:
        hands[seat].remove(card)
        self.trick.append(card)
        self.turn = self.left(seat)
        if len(self.trick) < self.players:
            return
        leader = self.turn
        best = max(self.trick, key=lambda card: (card[0] == self.ruling, card[0] == self.trick[0][0], value(card)))
        self.turn = (leader + self.trick.index(best)) % self.players
        self.won[self.turn] += self.trick
        self.trick = []
        if not any(hands):
            self.played_out()
