"""Trick games that have ways of their own: when to stop, to resign, to exchange, to call, and what the tricks are worth."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest
from parlor.core.chance import Rng
from parlor.core.game import Ending
from parlor.core.hand import Hand
from parlor.core.moves import DISCARD, MELD, PASS, payload_of, verb_of
from parlor.families.tricks.hand import TrickHand
from parlor.families.tricks.play import Tricks
from parlor.games.patriot.combinations import BattleHand, worth
from parlor.games.patriot.sham_battle_2 import EXCHANGE as EXCHANGE_BATTLESHIP
from parlor.games.rumme_1914.baffle import CONTENT, EXCHANGE, RESIGN
from parlor.games.rumme_1914.rumme_baseball import NINE, BaseballHand
from parlor.games.rumme_1914.secret_seven import CALL, PROVE, cards_on_table
from parlor.games.rumme_1914.sevens import holds, is_seven_trick
from parlor.games.rummy_1916.coronado import AGREE, PROPOSE, REFUSE
from parlor.games.rummy_1916.doolittle import COSTS, LATER
from parlor.games.rummy_1916.jaimy import CLAIM, StopOrGoOn
from parlor.packs.patriot import PATRIOT
from parlor.packs.rumme import RUMME
from parlor.packs.rummy import RUMMY
from parlor.players.bidding import Bidder
from parlor.players.policy import Policy
from parlor.players.tricks import TrickPolicy, Weigh, hidden_from

# A player with so few cards is about to win at Hoodoo.
NEARLY_OUT: Final = 4


class EverySecond(Weigh):
    """Turkette: the second, fourth and sixth trick cost a point, and the highest card of the suit turned up costs five."""

    def stake(self, h: TrickHand) -> float:
        return -1.0 if len(h.takers) % 2 == 1 else -0.1

    def value(self, h: TrickHand, card: i64) -> float:
        if RUMME.suit[card] != RUMME.suit[h.shown]:
            return 0.0
        above = count(self.above[card] & (hidden_from(h) | h.hands[h.at]))
        return -5.0 if above == 0 else -1.0 if above == 1 else 0.0


class Rising(Weigh):
    """Doolittle: every trick costs, the late ones most."""

    def stake(self, h: TrickHand) -> float:
        trick = len(h.takers)
        return -float(COSTS[trick] if trick < len(COSTS) else LATER) / 10.0


class Shedding(TrickPolicy):
    """Hoodoo: keep all suits and stay low; lead from the longest, best of all one in which a player who is nearly out cannot follow."""

    def play(self, h: TrickHand, phase: Tricks, cards: i64, rng: Rng) -> i64:
        unseen = hidden_from(h)
        best: i64 = -1
        top: i64 = -1000
        m = cards
        while m != 0:
            card = lowest(m)
            m &= m - 1
            value = -h.pack.number[card]
            if h.size == 0:
                suit = h.pack.suited[h.pack.suit[card]]
                value += 12 * count(h.hands[h.at] & suit) - 3 * count(unseen & suit)
                if self.stops(h, suit):
                    value += 20
            if value > top:
                best, top = card, value
        return best

    def stops(self, h: TrickHand, suit: i64) -> bool:
        """Whether the first player known to have nothing of a suit holds few cards."""
        at = h.left[h.at]
        while at != h.at:
            if suit & ~h.lacks[at] == 0 and h.known[at] & suit == 0:
                return count(h.hands[at]) <= NEARLY_OUT
            at = h.left[at]
        return False


class Claimer(Bidder):
    """Jaimy: three tricks are enough, unless the two cards left are sure."""

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        assert isinstance(hand, TrickHand)
        phase = hand.phase
        if isinstance(phase, StopOrGoOn) and phase.may_claim(hand) and not self.is_sure(hand):
            return CLAIM
        return super().choose(hand, seat, rng)

    def decide(self, hand: Hand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.choose(hand, seat, rng)

    def is_sure(self, h: TrickHand) -> bool:
        """Whether every card left should take its trick."""
        return self.tricks(h, h.at, h.trump) > 1.7


class Demander(Bidder):
    """Coronado: a good hand plays at once and refuses; a poor one asks for cards and throws out what will take no trick."""

    def decide(self, hand: Hand, seat: i64, ending: Ending, rng: Rng) -> i64:
        assert isinstance(hand, TrickHand)
        moves = hand.moves_of(seat)
        if verb_of(moves[len(moves) - 1]) == DISCARD:
            return self.say(hand, seat, rng)
        return super().decide(hand, seat, ending, rng)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        moves = h.moves()
        last = moves[len(moves) - 1]
        tricks = self.tricks(h, seat, h.trump)
        if last == REFUSE:
            return REFUSE if tricks > 2.9 else AGREE
        if verb_of(last) == DISCARD:
            return self.exchange(h, seat, moves)
        if last == PROPOSE and tricks < 2.7:
            return PROPOSE
        phase = h.rules.phases[len(h.rules.phases) - 1]
        assert isinstance(phase, Tricks)
        return self.play(h, phase, h.hands[h.at], rng)

    def exchange(self, h: TrickHand, seat: i64, moves: vec[i64]) -> i64:
        """Throws out all that is no trump and not high, as far as the stock allows."""
        poor: i64 = 0
        m = h.hands[seat]
        while m != 0:
            card = lowest(m)
            m &= m - 1
            if RUMMY.suit[card] != h.trump and RUMMY.number[card] < 12:
                poor |= bit(card)
        while count(poor) > len(h.stock):
            poor &= poor - 1
        if poor != 0:
            return DISCARD | poor
        return moves[0] if moves[0] == PASS else DISCARD | bit(self.weakest(h, h.hands[seat]))

    def worth_trying(self, hand: Hand, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Of the many exchanges those of the weakest cards, one, two or more of them."""
        assert isinstance(hand, TrickHand)
        if verb_of(moves[len(moves) - 1]) != DISCARD:
            return moves
        kept = vec[i64](capacity=6)
        for move in moves:
            if move == PASS or self.is_weak_end(hand, seat, payload_of(move)):
                kept = append(kept, move)
        return kept

    def is_weak_end(self, h: TrickHand, seat: i64, cards: i64) -> bool:
        """Whether no card that stays is weaker than one that goes."""
        stays = h.hands[seat] & ~cards
        return stays == 0 or self.strength(h, self.weakest(h, stays)) >= self.strength(h, self.strongest(h, cards))

    def strength(self, h: TrickHand, card: i64) -> i64:
        """A card's rank, trumps above all others, suits apart."""
        return RUMMY.number[card] * 4 + RUMMY.suit[card] + (100 if RUMMY.suit[card] == h.trump else 0)

    def weakest(self, h: TrickHand, cards: i64) -> i64:
        """The card of some that is least likely to take a trick."""
        best = lowest(cards)
        m = cards
        while m != 0:
            if self.strength(h, lowest(m)) < self.strength(h, best):
                best = lowest(m)
            m &= m - 1
        return best

    def strongest(self, h: TrickHand, cards: i64) -> i64:
        """The card of some that is most likely to take a trick."""
        best = lowest(cards)
        m = cards
        while m != 0:
            if self.strength(h, lowest(m)) > self.strength(h, best):
                best = lowest(m)
            m &= m - 1
        return best


class Baffled(Bidder):
    """Baffle: play with a trick in hand, resign without; after taking the cop hand its weakest card goes for the turned one."""

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        moves = h.moves()
        last = moves[len(moves) - 1]
        if verb_of(last) == EXCHANGE:
            best: i64 = -1
            low: i64 = 1000
            for move in moves:
                card = payload_of(move)
                value = RUMME.number[card] + (20 if RUMME.suit[card] == h.trump else 0)
                if move != PASS and value < low:
                    best, low = move, value
            return best
        return last if last == RESIGN and self.tricks(h, seat, h.trump) < 1.1 else CONTENT

    def play(self, h: TrickHand, phase: Tricks, cards: i64, rng: Rng) -> i64:
        """A trump is led to the later tricks even where it need not be: another lead would baffle."""
        trumps = cards & RUMME.suited[h.trump]
        leads = h.size == 0 and len(h.takers) > 0 and trumps != 0
        return super().play(h, phase, trumps if leads else cards, rng)


class Secretive(Weigh):
    """Secret Seven: tricks that total seven count two; the dealer calls his combination, and opponents prove a missed call."""

    def stake(self, h: TrickHand) -> float:
        return self.trick + (2.0 if h.size > 0 and is_seven_trick(cards_on_table(h)) else 0.0)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        moves = h.moves()
        for move in moves:
            if verb_of(move) == PROVE and holds(h.cards_of_trick(payload_of(move)), h.bid):
                return move
            if verb_of(move) == CALL:
                return move
        if verb_of(moves[len(moves) - 1]) == PROVE:
            return PASS
        return Policy.choose(self, h, seat, rng)

    def decide(self, hand: Hand, seat: i64, ending: Ending, rng: Rng) -> i64:
        assert isinstance(hand, TrickHand)
        moves = hand.moves_of(seat)
        verb = verb_of(moves[len(moves) - 1])
        if verb in (PROVE, CALL):
            return self.say(hand, seat, rng)
        return super().decide(hand, seat, ending, rng)


# For each field card from 1 to 9, how much batter and dealer alike want to take its trick; three of them bring whoever takes them harm.
FIELD: Final = [4.0, -3.0, 3.5, -2.5, 3.0, 1.5, 3.0, -2.5, 3.0]


class Fielder(Weigh):
    """Rumme Baseball: the field card says whether the trick is wanted, by the batter and by the dealer alike."""

    def stake(self, h: TrickHand) -> float:
        assert isinstance(h, BaseballHand)
        return FIELD[RUMME.number[h.field[NINE - h.up]] - 1]


class Duellist(Weigh):
    """Sham Battle No. 2: lay the best combination of every trick taken, exchange, and keep the cards that may still make one."""

    def decide(self, hand: Hand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.choose(hand, seat, rng)

    def say(self, h: TrickHand, seat: i64, rng: Rng) -> i64:
        best: i64 = PASS
        top: i64 = 0
        for move in h.moves():
            value = worth(payload_of(move), h.trump) if verb_of(move) == MELD else 10 if move == EXCHANGE_BATTLESHIP else 0
            if value > top:
                best, top = move, value
        return best

    def kept(self, h: TrickHand, card: i64, unseen: i64, far: float) -> float:
        worth = super().kept(h, card, unseen, far)
        if h.phase_number != 0:
            return worth
        assert isinstance(h, BattleHand)
        if h.pack.copies_in(h.lying[h.at], card) != 0:
            return worth
        alike: i64 = 0
        m = h.hands[h.at]
        while m != 0:
            if PATRIOT.number[lowest(m)] == PATRIOT.number[card]:
                alike += 1
            m &= m - 1
        return worth + 2.0 * float(alike) + (4.0 if PATRIOT.suit[card] == h.trump else 0.0)
