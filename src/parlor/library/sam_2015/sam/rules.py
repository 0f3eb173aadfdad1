"""SAM: be rid of your pay-off pile, card by card, onto common piles that rise from Ace to Queen.

"SAM, a card game for two or more", John MacNeill, 2015; our page: rules/sam.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.game import Options, Rules, Value, whole
from parlor.core.hand import Fact, Hand, Tally
from parlor.core.messages import Params, Refusal
from parlor.core.moves import DISCARD, MOVE, PASS, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.patience.hand import insert
from parlor.library.sam_2015.sam.known import drew, holds_none_up_to, lots_hidden_from, redraw, showed
from parlor.library.sam_2015.sam.layout import COMPLETE, HAND_SIZE, KING, PAYOFF, RANKED, RANKS, STOCK, SamLayout, SamTable, a_rank
from parlor.packs.standard import STANDARD

# Turns begun for each player after which the game ends (R3).
TURNS: Final = 1000
# How often a guess is drawn again that cannot be finished.
TRIES: Final = 40

FROM_HAND: Final = 0
FROM_PAYOFF: Final = 1
FROM_DISCARD: Final = 2


# The game's own counters: the turns begun, and who has won, -1 for nobody.
TURN_COUNT: Final = 0
WINNER: Final = 1


class SamHand(SamTable):
    """One game of SAM."""

    # The deal and the cut for the first turn

    def deal(self, deck: vec[i64]) -> None:
        self.clear()
        players = self.players
        at: i64 = 0
        for _ in range(self.sam.payoff):
            for k in range(players):
                self.hide(PAYOFF + (self.dealer + 1 + k) % players, deck[at])
                at += 1
        for k in range(len(deck) - at):
            self.hide(STOCK, deck[len(deck) - 1 - k])
        for k in range(players):
            seat = (self.dealer + 1 + k) % players
            self.turn_up(PAYOFF + seat)
            self.tell("turned", "sam-pay-off-card", seat, self.top(PAYOFF + seat))
        first = self.first_turn()
        self.tell("noted", "sam-begins", first)
        self.begin_turn(first)

    def first_turn(self) -> i64:
        """The highest pay-off card begins; those who tie cut from the bottom of the stock (R2)."""
        tied = vec[i64](capacity=8)
        cards = vec[i64](capacity=8)
        for k in range(self.players):
            seat = (self.dealer + 1 + k) % self.players
            tied = append(tied, seat)
            cards = append(cards, self.top(PAYOFF + seat))
        while True:
            best: i64 = 0
            for card in cards:
                best = max(best, STANDARD.number[card])
            still = vec[i64](capacity=8)
            for k in range(len(tied)):
                if STANDARD.number[cards[k]] == best:
                    still = append(still, tied[k])
            shown = self.unseen_from[STOCK]
            if len(still) == 1 or shown + len(still) > self.size[STOCK]:
                return still[0]
            tied = still
            cards = vec[i64](capacity=8)
            for seat in tied:
                card = self.cards[self.start[STOCK] + shown]
                shown += 1
                cards = append(cards, card)
                self.tell("shown", "sam-cuts", seat, card)
            self.unseen_from[STOCK] = shown

    # Turns

    def begin_turn(self, seat: i64) -> None:
        """The player draws until he has five cards."""
        if self.own[TURN_COUNT] == TURNS * self.players:
            self.over = True
            self.tell("noted", "sam-turn-limit", -1, -1, self.own[TURN_COUNT])
            return
        self.own[TURN_COUNT] += 1
        self.turn = seat
        wanted = HAND_SIZE - self.holds[seat]
        drawn: i64 = 0
        while drawn < wanted and self.draw(seat):
            drawn += 1
        drew(self, seat, drawn)
        if drawn > 0:
            self.tell("drew", "sam-draws", seat, -1, drawn)
        if drawn < wanted:
            self.over = True
            self.tell("noted", "sam-nothing-to-draw")

    # Moves

    def highest_discard(self, seat: i64) -> i64:
        """The highest rank that may be discarded; any, where no card of the hand is low enough."""
        pile = self.discards + seat
        if self.size[pile] == 0:
            return KING
        top = STANDARD.number[self.top(pile)]
        return top if self.lowest_rank(seat) <= top else KING

    def moves(self) -> vec[i64]:
        found = vec[i64](capacity=16)
        seat = self.turn
        limit = self.highest_discard(seat)
        first = seat * HAND_SIZE
        last: i64 = -1
        for k in range(first, first + self.holds[seat]):
            card = self.held[k]
            if card != last and STANDARD.number[card] <= limit:
                found = append(found, DISCARD | card)
            last = card
        last = -1
        for k in range(first, first + self.holds[seat]):
            if self.held[k] != last:
                last = self.held[k]
                found = self.list_moves(found, last, FROM_HAND)
        if self.size[PAYOFF + seat] > 0:
            found = self.list_moves(found, self.top(PAYOFF + seat), FROM_PAYOFF)
        if self.size[self.discards + seat] > 0:
            found = self.list_moves(found, self.top(self.discards + seat), FROM_DISCARD)
        return found

    def list_moves(self, found: vec[i64], card: i64, source: i64) -> vec[i64]:
        """Adds the moves of one card to the centre, keeping the list ascending."""
        here = bit(card)
        row = MOVE | (card * ROW + source) * ROW
        for pile in range(self.centre, self.centre_end):
            if self.wants[pile] & here != 0:
                found = insert(found, row + pile - self.centre)
        if here & (RANKED[1] | RANKED[KING]) != 0:
            found = insert(found, row + self.sam.most_piles)
        return found

    def can_lift(self, seat: i64, card: i64, source: i64) -> bool:
        """Whether a card may be taken from hand, pay-off pile or discards."""
        if source == FROM_HAND:
            return self.find(seat, card) >= 0
        pile = (PAYOFF if source == FROM_PAYOFF else self.discards) + seat
        return self.size[pile] > 0 and self.top(pile) == card

    def fits(self, card: i64, place: i64) -> bool:
        """Whether a card may be laid on a centre pile, or begin one."""
        if place == self.sam.most_piles:
            return bit(card) & (RANKED[1] | RANKED[KING]) != 0
        return self.wants[self.centre + place] & bit(card) != 0

    def reason(self, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if verb == PASS:
            return Refusal("sam-end-with-discard")
        codes = self.pack.codes
        if verb == DISCARD:
            card = payload_of(move)
            if self.find(seat, card) < 0:
                return Refusal("sam-discard-not-held", {"card": codes[card]})
            top = STANDARD.number[self.top(self.discards + seat)]
            first = seat * HAND_SIZE
            low = [codes[self.held[k]] for k in range(first, first + self.holds[seat]) if STANDARD.number[self.held[k]] <= top]
            params: Params = {"card": codes[card], "rank": a_rank(STANDARD.number[card]), "top": a_rank(top), "cards": low}
            return Refusal("sam-discard-too-high", params)
        card = payload_of(move) // ROW // ROW
        source = payload_of(move) // ROW % ROW
        if not self.can_lift(seat, card, source):
            if source == FROM_HAND:
                return Refusal("not-held", {"cards": [codes[card]]})
            return Refusal("sam-top-of-pay-off" if source == FROM_PAYOFF else "sam-top-of-discards", {"card": codes[card]})
        place = payload_of(move) % ROW
        if place == self.sam.most_piles:
            return Refusal("sam-ace-or-king")
        return self.rules.piles[self.centre + place].takes.reason(self, self.centre + place, card)

    def make(self, seat: i64, move: i64) -> None:
        if verb_of(move) == DISCARD:
            self.discard(seat, payload_of(move))
            return
        card = payload_of(move) // ROW // ROW
        source = payload_of(move) // ROW % ROW
        if source == FROM_HAND:
            showed(self, seat, card)
        elif source == FROM_DISCARD:
            self.pop(self.discards + seat)
        else:
            self.pop(PAYOFF + seat)
        pile = self.put(card, payload_of(move) % ROW)
        if source == FROM_PAYOFF:
            self.pause()
            self.turn_up(PAYOFF + seat)
            if self.size[PAYOFF + seat] > 0:
                self.tell("turned", "sam-turns-up", seat, self.top(PAYOFF + seat))
            else:
                self.tell("noted", "sam-pay-off-empty", seat)
        if self.size[pile] == COMPLETE:
            self.put_aside(pile)
        if self.holds[seat] == 0:
            self.pause()
            self.begin_turn(seat)

    def discard(self, seat: i64, card: i64) -> None:
        """Ends the turn, and the game if the pay-off pile is then empty."""
        pile = self.discards + seat
        low = STANDARD.number[self.top(pile)] if self.size[pile] > 0 else KING
        if STANDARD.number[card] > low:
            self.pause()
            self.turn_under(seat)
        showed(self, seat, card)
        if STANDARD.number[card] > low:
            holds_none_up_to(self, seat, low)
        self.push(pile, card)
        self.pause()
        if self.size[PAYOFF + seat] == 0:
            self.over = True
            self.own[WINNER] = seat
        else:
            self.begin_turn((seat + 1) % self.players)

    # The count

    def count(self, tally: Tally) -> None:
        if self.own[WINNER] >= 0:
            tally.add(self.own[WINNER], 1, "sam-won")
            return
        fewest = min([int(self.size[PAYOFF + seat]) for seat in range(self.players)])
        for seat in range(self.players):
            if self.size[PAYOFF + seat] == fewest:
                tally.add(seat, 1, "sam-fewest", fewest)

    # What is seen and known

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["turns"] = int(self.own[TURN_COUNT])
        facts["stock"] = int(self.size[STOCK])
        facts["hands"] = [int(n) for n in self.holds]
        facts["payoff"] = [int(self.size[PAYOFF + s]) for s in range(self.players)]
        facts["due"] = {
            self.rules.piles[pile].name: RANKS[self.size[pile] + 1]
            for pile in range(self.centre, self.centre_end)
            if 0 < self.size[pile] < COMPLETE
        }
        return facts

    def guess(self, seat: i64, rng: Rng) -> Hand:
        lots = lots_hidden_from(self, seat)
        tries = TRIES
        while True:
            other = self.imagine(rng)
            assert isinstance(other, SamHand)
            if redraw(other, seat, lots, tries > 0, rng):
                return other
            tries -= 1


def rules(players: int, options: Options) -> Rules:
    """The table for a number of players; a pack for each, and one more where the pay-off piles are large."""
    payoff = whole(options, "payoff")
    packs = options["packs"]
    if not isinstance(packs, int):
        packs = players + (1 if payoff > 15 else 0)
    if 52 * packs < players * (payoff + 10):
        raise ValueError(
            f"option 'packs' cannot be {packs} for {players} players with pay-off piles of {payoff}: "
            f"{players * (payoff + 10)} cards are needed, so at least {-(-players * (payoff + 10) // 52)} packs"
        )
    return SamLayout(SamHand, players, payoff, packs)


PACKS: Final[list[Value]] = ["auto", 2, 3, 4, 5, 6, 7, 8]
