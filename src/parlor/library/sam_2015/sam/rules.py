"""SAM: be rid of your pay-off pile, card by card, onto common piles that rise from Ace to Queen.

"SAM, a card game for two or more", John MacNeill, 2015; our page: rules/sam.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.facts import LEFT_OUT, FactKinds
from parlor.core.game import Options, Rules, Value, whole
from parlor.core.hand import Fact, Tally
from parlor.core.messages import Params, Refusal
from parlor.core.moves import DISCARD, MOVE, PASS, ROW, payload_of, verb_of
from parlor.core.rng import Rng
from parlor.families.patience import insert
from parlor.library.sam_2015.sam.known import drew, holds_none_up_to, lots_hidden_from, redraw_lots, showed
from parlor.library.sam_2015.sam.layout import CENTRES, COMPLETE, HAND_SIZE, KING, PAYOFF_SIZE, RANKED, SamTable, a_rank, table_for
from parlor.packs.standard import STANDARD

# Turns begun for each player after which the game ends (R3).
TURNS: Final = 1000
# How often a guess that cannot be finished is drawn again.
TRIES: Final = 40

# Two of the game's own counters, beside those of the table: the turns begun, and who has won, -1 for nobody.
TURN_COUNT: Final = 0
WINNER: Final = 1

FROM_HAND: Final = 0
FROM_PAYOFF: Final = 1
FROM_DISCARD: Final = 2


class SamHand(SamTable):
    """One game of SAM."""

    def fresh(self) -> "SamHand":
        return SamHand(self.match, self.rules, self.shuffler)

    # The deal and the cut for the first turn

    def deal(self, deck: vec[i64]) -> None:
        self.clear()
        dealt = self.own[PAYOFF_SIZE] * self.players
        for at in range(dealt):
            self.hide(self.payoff + (self.dealer + 1 + at) % self.players, deck[at])
        for k in range(len(deck) - dealt):
            self.hide(self.stock, deck[len(deck) - 1 - k])
        for k in range(self.players):
            seat = (self.dealer + 1 + k) % self.players
            self.turn_up(self.payoff + seat)
            self.tell("turned", "sam-pay-off-card", seat, self.top(self.payoff + seat))
        first = self.first_turn()
        self.tell("noted", "sam-begins", first)
        self.begin_turn(first)

    def first_turn(self) -> i64:
        """The highest pay-off card begins; those who tie cut from the bottom of the stock (R2)."""
        tied = [int((self.dealer + 1 + k) % self.players) for k in range(self.players)]
        ranks = [int(STANDARD.number[self.top(self.payoff + seat)]) for seat in tied]
        while True:
            best = max(ranks)
            tied = [tied[k] for k in range(len(tied)) if ranks[k] == best]
            if len(tied) == 1 or self.unseen_from[self.stock] + len(tied) > self.size[self.stock]:
                return tied[0]
            ranks = []
            for seat in tied:
                card = self.cards[self.start[self.stock] + self.unseen_from[self.stock]]
                ranks.append(int(STANDARD.number[card]))
                self.tell("shown", "sam-cuts", seat, card)
                self.begin_unseen(self.stock, self.unseen_from[self.stock] + 1)

    # Turns

    def begin_turn(self, seat: i64) -> None:
        """The player draws until he has five cards."""
        if self.own[TURN_COUNT] == TURNS * self.players:
            self.over = True
            self.tell("noted", "sam-turn-limit", -1, -1, self.own[TURN_COUNT])
            return
        self.own[TURN_COUNT] += 1
        self.turn = seat
        wanted = HAND_SIZE - self.size[seat]
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
        """The highest rank that may be discarded: any rank if no card of the hand is low enough."""
        pile = self.discards + seat
        if self.size[pile] == 0:
            return KING
        top = STANDARD.number[self.top(pile)]
        return top if self.lowest_rank(seat) <= top else KING

    def moves(self) -> vec[i64]:
        found = vec[i64](capacity=16)
        seat = self.turn
        limit = self.highest_discard(seat)
        hand = self.cards_of(seat)
        last: i64 = -1
        for card in hand:
            if card != last and STANDARD.number[card] <= limit:
                found = append(found, DISCARD | card)
            last = card
        last = -1
        for card in hand:
            if card != last:
                found = self.list_moves(found, card, FROM_HAND)
            last = card
        if self.size[self.payoff + seat] > 0:
            found = self.list_moves(found, self.top(self.payoff + seat), FROM_PAYOFF)
        if self.size[self.discards + seat] > 0:
            found = self.list_moves(found, self.top(self.discards + seat), FROM_DISCARD)
        return found

    def list_moves(self, found: vec[i64], card: i64, source: i64) -> vec[i64]:
        """Adds the moves of one card to the center, keeping the list ascending."""
        here = bit(card)
        row = MOVE | (card * ROW + source) * ROW
        for pile in range(self.centre, self.centre + self.own[CENTRES]):
            if self.wants[pile] & here != 0:
                found = insert(found, row + pile - self.centre)
        if here & (RANKED[1] | RANKED[KING]) != 0:
            found = insert(found, row + self.most_piles)
        return found

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
            low = [codes[held] for held in self.cards_of(seat) if STANDARD.number[held] <= top]
            params: Params = {"card": codes[card], "rank": a_rank(STANDARD.number[card]), "top": a_rank(top), "cards": low}
            return Refusal("sam-discard-too-high", params)
        card = payload_of(move) // ROW // ROW
        source = payload_of(move) // ROW % ROW
        if source == FROM_HAND and self.find(seat, card) < 0:
            return Refusal("not-held", {"cards": [codes[card]]})
        pile = self.lifted_from(seat, source)
        if source != FROM_HAND and (self.size[pile] == 0 or self.top(pile) != card):
            return Refusal("sam-top-of-pay-off" if source == FROM_PAYOFF else "sam-top-of-discards", {"card": codes[card]})
        place = payload_of(move) % ROW
        if place == self.most_piles:
            return Refusal("sam-ace-or-king")
        return self.rules.piles[self.centre + place].takes.reason(self, self.centre + place, card)

    def lifted_from(self, seat: i64, source: i64) -> i64:
        """The pile that a move names as its source."""
        return seat if source == FROM_HAND else (self.payoff if source == FROM_PAYOFF else self.discards) + seat

    def make(self, seat: i64, move: i64) -> None:
        if verb_of(move) == DISCARD:
            self.discard(seat, payload_of(move))
            return
        card = payload_of(move) // ROW // ROW
        source = payload_of(move) // ROW % ROW
        if source == FROM_HAND:
            showed(self, seat, card)
        else:
            self.pop(self.lifted_from(seat, source))
        pile = self.put(card, payload_of(move) % ROW)
        if source == FROM_PAYOFF:
            self.pause()
            self.turn_up(self.payoff + seat)
            if self.size[self.payoff + seat] > 0:
                self.tell("turned", "sam-turns-up", seat, self.top(self.payoff + seat))
            else:
                self.tell("noted", "sam-pay-off-empty", seat)
        if self.size[pile] == COMPLETE:
            self.put_aside(pile)
        if self.size[seat] == 0:
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
        if self.size[self.payoff + seat] == 0:
            self.over = True
            self.own[WINNER] = seat
        else:
            self.begin_turn((seat + 1) % self.players)

    # The count

    def count(self, tally: Tally) -> None:
        if self.own[WINNER] >= 0:
            tally.add(self.own[WINNER], 1, "sam-won")
            return
        fewest = min([int(self.size[self.payoff + seat]) for seat in range(self.players)])
        for seat in range(self.players):
            if self.size[self.payoff + seat] == fewest:
                tally.add(seat, 1, "sam-fewest", fewest)

    # What is seen and known

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["turns"] = int(self.own[TURN_COUNT])
        facts["stock"] = int(self.size[self.stock])
        facts["hands"] = [int(n) for n in self.size[: self.players]]
        facts["payoff"] = [int(self.size[self.payoff + s]) for s in range(self.players)]
        facts["due"] = self.due()
        return facts

    def fact_kinds(self) -> FactKinds:
        return {**super().fact_kinds(), "due": LEFT_OUT}

    def redraw(self, seat: i64, rng: Rng) -> None:
        lots = lots_hidden_from(self, seat)
        cards = self.cards[:]
        tries = 0
        while not redraw_lots(self, seat, lots, tries < TRIES, rng):
            self.cards = cards[:]
            tries += 1


PACKS: Final[list[Value]] = ["auto", 2, 3, 4, 5, 6, 7, 8]


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
    return table_for(SamHand, players, payoff, packs)
