"""How to bid: count the tricks that a hand should take, alone or with its partner, and go no higher."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, members
from parlor.core.chance import Rng
from parlor.core.hand import Hand
from parlor.core.moves import BID, DISCARD, MELD, NAME, PASS, ROW, payload_of, verb_of
from parlor.families.tricks.auctions import Auction
from parlor.families.tricks.hand import TrickHand
from parlor.families.tricks.play import Tricks
from parlor.games.patriot.combinations import BattleHand, worth
from parlor.games.patriot.organization import CALL, TAKE
from parlor.games.rumme_1914.grafto import GraftoOrder
from parlor.games.sammy_1934.sammy import BorderOrder, BorderPlay
from parlor.games.sammy_1934.sammy_bidding import NO_TRUMPS, SammyHand, denomination, tricks_bid
from parlor.packs.patriot import COUNTING
from parlor.packs.rumme import NO_RUMME_CARD, RUMME
from parlor.packs.sammy import BORDERS, SAMMY
from parlor.players.policy import Policy
from parlor.players.tricks import Weigh, hidden_from, power_of

# Bids that a search looks at lie so near to the one that the hand seems worth.
BESIDE: Final = 2
BORDER_ORDER: Final = BorderOrder(SAMMY)


class Bidder(Weigh):
    """A game with an auction: bids what the hand should take, and names the suit in which that is most."""

    # What a game may see otherwise

    def target(self, h: TrickHand, seat: i64) -> i64:
        """The highest bid that a hand seems worth."""
        return i64(self.expected(h, seat, self.best_suit(h, seat)))

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        phase = h.phase
        if isinstance(phase, Auction):
            return self.bid(h, phase, self.target(h, seat))
        moves = h.moves()
        if verb_of(moves[0]) == NAME:
            return NAME | self.best_suit(h, seat)
        return Policy.choose(self, h, seat, rng)

    def word(self, h: TrickHand, seat: i64, move: i64) -> str:
        verb = verb_of(move)
        if verb == NAME:
            return f"The hand is strongest in {h.pack.suits[payload_of(move)]}" if payload_of(move) == self.best_suit(h, seat) else ""
        if verb != BID and verb != PASS:
            return ""
        tricks = self.expected(h, seat, h.trump if h.trump >= 0 else self.best_suit(h, seat))
        return f"With its best suit the hand seems good for {tricks:.1f} tricks"

    def bid(self, h: TrickHand, phase: Auction, target: i64) -> i64:
        """The lowest bid that may be made if the hand is worth it, else a pass; a partner's bid is left standing."""
        least = phase.next_bid(h)
        mine = h.bidder >= 0 and h.side[h.bidder] == h.side[h.at]
        return PASS if phase.may_pass(h) and (mine or least > target) else BID | least

    def worth_trying(self, hand: Hand, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(hand, TrickHand)
        phase = hand.phase
        if not isinstance(phase, Auction) or len(moves) < 4:
            return moves
        target = self.target(hand, seat)
        beside = BESIDE * phase.bids.step
        kept = vec[i64](capacity=8)
        for move in moves:
            if verb_of(move) != BID or payload_of(move) == phase.next_bid(hand) or target - beside <= payload_of(move) <= target + beside:
                kept = append(kept, move)
        return kept

    # Counting tricks

    def best_suit(self, h: TrickHand, seat: i64) -> i64:
        """The suit that a hand wants for trumps."""
        best: i64 = 0
        top = -1.0
        for suit in range(len(h.pack.suits)):
            value = self.tricks(h, seat, suit)
            if value > top:
                best, top = suit, value
        return best

    def expected(self, h: TrickHand, seat: i64, trump: i64) -> float:
        """The tricks that a side should take: the hand's own, and a fair share of the rest for the partner."""
        own = self.tricks(h, seat, trump)
        partners: i64 = -1
        for s in range(h.players):
            if h.side[s] == h.side[seat]:
                partners += 1
        left = max(0.0, float(count(h.hands[seat])) - own)
        return own + float(partners) * left / float(max(1, h.players - 1))

    def tricks(self, h: TrickHand, seat: i64, trump: i64) -> float:
        """The tricks that a hand should take by itself."""
        own = h.hands[seat]
        unseen = hidden_from(h)
        others: i64 = 0
        for s in range(h.players):
            if s != seat:
                others += count(h.hands[s])
        near = min(1.0, float(others) / float(max(1, count(unseen))))
        total = 0.0
        m = own
        while m != 0:
            card = lowest(m)
            m &= m - 1
            chance = power_of(1.0 - near * 0.9, count(self.above[card] & unseen))
            if h.pack.suit[card] == trump:
                chance += 0.35 * (1.0 - chance)
            elif trump >= 0:
                chance *= 0.85
            total += chance
        return total


class FirstLeadBidder(Bidder):
    """Foozle: the bidder's first lead makes trumps, so it comes from his best suit."""

    def play(self, h: TrickHand, phase: Tricks, cards: i64, rng: Rng) -> i64:
        if h.trump >= 0:
            return super().play(h, phase, cards, rng)
        suit = cards & h.pack.suited[self.best_suit(h, h.at)]
        return members(suit)[count(suit) - 1]


class UnitBidder(Bidder):
    """Organization: takes the reserve, puts its weakest cards away, and calls the strongest card that it does not hold."""

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        moves = h.moves()
        last = moves[len(moves) - 1]
        if last == TAKE:
            return last
        best = last
        top = -1000.0
        if verb_of(last) in (DISCARD, CALL):
            trump = h.trump if h.trump >= 0 else self.best_suit(h, seat)
            for move in moves:
                card = payload_of(move)
                value = float(h.pack.number[card]) + (10.0 if h.pack.suit[card] == trump else 0.0)
                if verb_of(move) == DISCARD:
                    value = -value
                if value > top:
                    best, top = move, value
            return best
        return super().say(h, seat, rng)


class ContractBidder(Bidder):
    """Sammy: a bid of tricks and of a suit; a bonus on a bid that one's own hand should break."""

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        assert isinstance(h, SammyHand)
        suit = self.best_suit(h, seat)
        target = i64(self.expected(h, seat, suit))
        least: i64 = 1 if h.bidder < 0 else tricks_bid(h) + 1
        mine = h.bidder >= 0 and h.side[h.bidder] == h.side[seat]
        if least <= target and not mine:
            return BID | ((least - 1) * ROW + suit)
        return PASS

    def worth_trying(self, hand: Hand, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(hand, SammyHand)
        if isinstance(hand.phase, Tricks):
            return moves
        suit = self.best_suit(hand, seat)
        target = i64(self.expected(hand, seat, suit))
        kept = vec[i64](capacity=12)
        for move in moves:
            if verb_of(move) == BID:
                tricks = payload_of(move) // ROW + 1
                if denomination(move) not in (suit, NO_TRUMPS) or not target - BESIDE <= tricks <= target + BESIDE:
                    continue
            kept = append(kept, move)
        return kept

    def rivals(self, h: TrickHand, card: i64, unseen: i64) -> i64:
        if not isinstance(h.phase, BorderPlay):
            return super().rivals(h, card, unseen)
        found: i64 = 0
        m = unseen & (h.follow if h.size > 0 else BORDERS[card])
        while m != 0:
            other = lowest(m)
            m &= m - 1
            if BORDER_ORDER.height(h, other) > BORDER_ORDER.height(h, card):
                found |= bit(other)
        return found


class GraftBidder(Bidder):
    """Grafto: four tricks of seven win any bid, so it rises with those in sight; the Rumme card and the five are the highest trumps."""

    def __init__(self) -> None:
        nothing = vec[i64](capacity=RUMME.size)
        for _ in range(RUMME.size):
            nothing = append(nothing, 0)
        super().__init__(RUMME, 10.0, nothing, nothing, RUMME.number)
        self.order: Final = GraftoOrder()

    def rivals(self, h: TrickHand, card: i64, unseen: i64) -> i64:
        trumps = (RUMME.suited[h.trump] | NO_RUMME_CARD) & unseen
        if RUMME.suit[card] != h.trump and bit(card) & NO_RUMME_CARD == 0:
            return self.above[card] & unseen
        found: i64 = 0
        strength = self.order.strength(h, card)
        for other in members(trumps):
            if self.order.strength(h, other) > strength:
                found |= bit(other)
        return found

    def target(self, h: TrickHand, seat: i64) -> i64:
        tricks = self.tricks(h, seat, h.trump)
        if h.hands[seat] & NO_RUMME_CARD != 0:
            tricks += 0.9
        return 15 if tricks > 4.5 else 8 if tricks > 3.8 else 3 if tricks > 3.2 else 0


class BattleBidder(Bidder):
    """Sham Battle: the combinations of the hand and the cards that its side should take; every combination is laid, the best first."""

    def target(self, h: TrickHand, seat: i64) -> i64:
        return self.points(h, seat, self.best_suit(h, seat)) // 10 * 10

    def best_suit(self, h: TrickHand, seat: i64) -> i64:
        best: i64 = 0
        top: i64 = -1
        for suit in range(4):
            value = self.points(h, seat, suit)
            if value > top:
                best, top = suit, value
        return best

    def points(self, h: TrickHand, seat: i64, trump: i64) -> i64:
        """What the side should score with a country in power."""
        assert isinstance(h, BattleHand)
        combination: i64 = 0
        before = h.trump
        h.trump = trump
        for move in h.may_lay(vec[i64](capacity=16)):
            combination = max(combination, worth(payload_of(move), trump))
        h.trump = before
        all_cards: i64 = 0
        for counts in COUNTING:
            all_cards += counts
        share = self.expected(h, seat, trump) / float(max(1, count(h.hands[seat])))
        return combination + i64(share * float(all_cards))

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        if isinstance(h.phase, Auction):
            return super().say(h, seat, rng)
        moves = h.moves()
        best = moves[0]
        top: i64 = 0
        for move in moves:
            if verb_of(move) == MELD and worth(payload_of(move), h.trump) > top:
                best, top = move, worth(payload_of(move), h.trump)
        return best if top > 0 or len(moves) == 1 else super().say(h, seat, rng)
