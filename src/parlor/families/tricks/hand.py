"""The state of a trick-taking hand: what trick games add to hands and places."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import NONE, NOTHING, bit, members, roomy, union, zeros
from parlor.core.events import UNSAID
from parlor.core.facts import CARD, SUIT, FactKinds
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import PLAY, payload_of, verb_of
from parlor.core.phase import PhaseHand
from parlor.core.rng import Rng
from parlor.core.shuffle import Shuffler
from parlor.core.state import CardHand, CardRules, Place
from parlor.core.zone import EVERYONE, NOBODY, Zone, owner


@mypyc_attr(allow_interpreted_subclasses=True)
class Turned(Place):
    """The card turned up for trumps, which nobody owns. It is h.turned."""

    def __init__(self) -> None:
        super().__init__("turned", "turned", EVERYONE)

    def listed(self) -> bool:
        return False

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        assert isinstance(h, TrickHand)
        return [Zone("turned", members(bit(h.turned)) if h.turned >= 0 else vec[i64](), EVERYONE, "turned")]


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra(Place):
    """Extra cards that go to the taker of a trick. They lie face down until then. They are h.extra."""

    def __init__(self, name: str = "extra") -> None:
        super().__init__(name, "aside")

    def listed(self) -> bool:
        return False

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        assert isinstance(h, TrickHand)
        return [Zone(self.name, h.extra if h.extra_to < 0 else vec[i64](), NOBODY, "aside")]


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickHand(CardHand):
    """The tricks: every card played, who took what, trumps, and the outstanding bid."""

    def __init__(self, match: Match, rules: "TrickRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        # Extra cards that go to the taker of a trick: who took them, after which trick, and whether everyone saw them.
        self.extra: vec[i64] = NOTHING
        self.extra_to: i64 = -1
        self.extra_after: i64 = 0
        self.extra_open: Final = rules.extra_open
        # The card turned up now; the card shown in the deal, wherever it is now; the trump suit.
        self.turned: i64 = -1
        self.shown: i64 = -1
        self.trump: i64 = -1
        # The auction: the highest bid, who made it, and all calls in order.
        self.bid: i64 = -1
        self.bidder: i64 = -1
        self.calls: vec[i64] = NOTHING
        # Every card played, in order; who took each trick, and how many each seat took.
        self.played: vec[i64] = NOTHING
        self.takers: vec[i64] = NOTHING
        self.tricks: vec[i64] = NOTHING
        # The current trick: its full size, its size now, the cards that follow the lead, the best card and who played it.
        self.in_trick: i64 = match.players
        self.size: i64 = 0
        self.follow: i64 = 0
        self.best: i64 = -1
        self.winner: i64 = -1

    # Here as well, for calls from Python (see CardHand).

    def moves_of(self, seat: i64) -> vec[i64]:
        return PhaseHand.moves_of(self, seat)

    def make(self, seat: i64, move: i64) -> None:
        PhaseHand.make(self, seat, move)

    def clone(self) -> Hand:
        other = self.rules.new_hand(self.match, self.shuffler)
        assert isinstance(other, TrickHand)
        self.copy_cards(other)
        self.copy_tricks(other)
        return other

    def copy_tricks(self, other: "TrickHand") -> None:
        """Copies to a clone what trick games add."""
        other.extra = self.extra
        other.extra_to = self.extra_to
        other.extra_after = self.extra_after
        other.turned = self.turned
        other.shown = self.shown
        other.trump = self.trump
        other.bid = self.bid
        other.bidder = self.bidder
        if len(self.calls) > 0:
            other.calls = self.calls[:]
        other.played = roomy(self.played, len(self.rules.deck))
        other.takers = roomy(self.takers, 16)
        other.tricks = self.tricks[:]
        other.in_trick = self.in_trick
        other.size = self.size
        other.follow = self.follow
        other.best = self.best
        other.winner = self.winner

    def clear(self) -> None:
        super().clear()
        self.tricks = zeros(self.players)
        self.played = vec[i64](capacity=len(self.rules.deck))
        self.takers = vec[i64](capacity=16)

    # What was taken

    def trick(self) -> vec[i64]:
        """The cards of the current trick, in the order played."""
        return self.played[len(self.played) - self.size :]

    def taken(self, seat: i64) -> i64:
        """All cards that a seat has taken."""
        takers, played, in_trick = self.takers, self.played, self.in_trick
        mask: i64 = 0
        for t in range(len(takers)):
            if takers[t] == seat:
                for k in range(t * in_trick, (t + 1) * in_trick):
                    mask |= bit(played[k])
        return mask | union(self.extra) if self.extra_to == seat else mask

    def cards_of_trick(self, number: i64) -> i64:
        """The set of cards in a finished trick, counted from 0."""
        mask: i64 = 0
        for k in range(number * self.in_trick, (number + 1) * self.in_trick):
            mask |= bit(self.played[k])
        return mask

    def take_extra(self, cards: vec[i64]) -> None:
        """The taker of the last trick also gets some extra cards."""
        self.extra = cards
        self.extra_to = self.winner
        self.extra_after = len(self.takers) - 1

    # Sides. A player without a partner is a side of one.

    def partner(self, seat: i64) -> i64:
        """The next seat of the same side, or -1 for a player without a partner."""
        other = self.left[seat]
        while self.side[other] != self.side[seat]:
            other = self.left[other]
        return other if other != seat else NONE

    def side_taken(self, side: i64) -> i64:
        """All cards that a side has taken."""
        mask: i64 = 0
        for seat in range(self.players):
            if self.side[seat] == side:
                mask |= self.taken(seat)
        return mask

    def side_tricks(self, side: i64) -> i64:
        """How many tricks a side has taken."""
        tricks: i64 = 0
        for seat in range(self.players):
            if self.side[seat] == side:
                tricks += self.tricks[seat]
        return tricks

    def score_side(self, tally: Tally, side: i64, points: i64, key: str, number: i64 = UNSAID, other: i64 = UNSAID) -> None:
        """Gives points to every player of a side, with one note for all of them."""
        first = len(tally.lines)
        for seat in range(self.players):
            if self.side[seat] == side:
                tally.add(seat, points, key, number, other)
        tally.join(first)

    # What is seen

    def won_zone(self, seat: i64) -> Zone:
        """The cards a seat took, in order. Only that seat sees extra cards until the hand is counted, unless everyone saw them."""
        cards = vec[i64](capacity=16)
        secret_from: i64 = -1
        for t in range(len(self.takers)):
            if self.takers[t] == seat:
                for k in range(t * self.in_trick, (t + 1) * self.in_trick):
                    cards = append(cards, self.played[k])
            if self.extra_to == seat and self.extra_after == t:
                secret_from = len(cards)
                for card in self.extra:
                    cards = append(cards, card)
        zone = Zone(f"won:{seat}", cards, EVERYONE, "captured", seat)
        if secret_from >= 0 and not self.over and not self.extra_open:
            for k in range(len(self.extra)):
                zone.sees[secret_from + k] = owner(seat)
        return zone

    def zones(self) -> list[Zone]:
        zones = self.hand_zones()
        zones.append(Zone("trick", self.trick(), EVERYONE, "trick"))
        zones += [self.won_zone(seat) for seat in range(self.players)]
        return zones + self.place_zones()

    def more_facts(self, facts: dict[str, Fact]) -> None:
        facts["trumps"] = self.pack.suits[self.trump] if self.trump >= 0 else None
        if self.shown >= 0:
            facts["turned"] = self.pack.codes[self.shown]

    def fact_kinds(self) -> FactKinds:
        kinds = super().fact_kinds()
        kinds["trumps"] = SUIT
        if self.shown >= 0:
            kinds["turned"] = CARD
        return kinds

    # What a seat may guess: the extra cards come last

    def hidden_piles(self, seat: i64) -> vec[i64]:
        hidden = super().hidden_piles(seat)
        if len(self.extra) == 0 or self.extra_to == seat or self.extra_open or self.over:
            return hidden
        return append(hidden, union(self.extra))

    def fill(self, k: i64, hidden: i64, cards: i64, rng: Rng) -> None:
        if k < len(self.lies):
            super().fill(k, hidden, cards, rng)
        else:
            self.extra = rng.shuffle(members(cards))


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickRules(CardRules):
    """The rules of a trick game at one table."""

    # Whether everyone sees the extra cards when they are taken.
    extra_open: bool = False

    def new_hand(self, match: Match, shuffler: Shuffler) -> TrickHand:
        return TrickHand(match, self, shuffler)


def card_named(h: CardHand, move: i64) -> Refusal:
    """The refusal of a card that a seat does not hold."""
    return Refusal("not-held", {"cards": [h.pack.codes[payload_of(move)]]})


def is_play(move: i64) -> bool:
    """Whether a move is `play C`."""
    return verb_of(move) == PLAY
