"""SAM: be rid of your pay-off pile, card by card, onto common piles that rise from Ace to Queen.

"SAM, a card game for two or more", John MacNeill, 2015; our page: rules/sam.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit
from parlor.core.chance import Rng
from parlor.core.game import Game, Option, Options, Rules, Value, number_option, whole
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.moves import DISCARD, MOVE, PASS, ROW, payload_of, verb_of
from parlor.core.shuffle import Shuffler
from parlor.families.patience.hand import insert
from parlor.games.sam_2015.sam_known import drew, holds_none_up_to, lots_hidden_from, redraw, showed
from parlor.games.sam_2015.sam_table import HAND_SIZE, KING, PAYOFF, RANKED, RANKS, STOCK, SamLayout, SamTable, a_rank
from parlor.packs.standard import STANDARD

# Turns begun for each player after which the game ends (R3).
TURNS: Final = 1000
# How often a guess is drawn again that cannot be finished.
TRIES: Final = 40

FROM_HAND: Final = 0
FROM_PAYOFF: Final = 1
FROM_DISCARD: Final = 2


class SamHand(SamTable):
    """One game of SAM."""

    def __init__(self, match: Match, rules: SamLayout, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.turns: i64 = 0
        self.winner: i64 = -1

    def clone(self) -> Hand:
        other = SamHand(self.match, self.sam, self.shuffler)
        self.copy_table(other)
        other.turns = self.turns
        other.winner = self.winner
        return other

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
            self.tell("Seat {seat} has {card} on top of the pay-off pile", seat, self.top(PAYOFF + seat))
        first = self.first_turn()
        self.tell("Seat {seat} begins", first)
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
                self.tell("Seat {seat} cuts {card}", seat, card)
            self.unseen_from[STOCK] = shown

    # Turns

    def begin_turn(self, seat: i64) -> None:
        """The player draws until he has five cards."""
        if self.turns == TURNS * self.players:
            self.over = True
            self.tell("The limit of {number} turns is reached", 0, 0, self.turns)
            return
        self.turns += 1
        self.turn = seat
        wanted = HAND_SIZE - self.holds[seat]
        drawn: i64 = 0
        while drawn < wanted and self.draw(seat):
            drawn += 1
        drew(self, seat, drawn)
        if drawn > 0:
            self.tell("Seat {seat} draws {number} cards" if drawn > 1 else "Seat {seat} draws a card", seat, 0, drawn)
        if drawn < wanted:
            self.over = True
            self.tell("No card is left to draw: the game ends")

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

    def allows(self, seat: i64, move: i64) -> bool:
        verb = verb_of(move)
        if verb == DISCARD:
            card = payload_of(move)
            return self.find(seat, card) >= 0 and STANDARD.number[card] <= self.highest_discard(seat)
        if verb != MOVE:
            return False
        card = payload_of(move) // ROW // ROW
        return self.can_lift(seat, card, payload_of(move) // ROW % ROW) and self.fits(card, payload_of(move) % ROW)

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

    def reason(self, seat: i64, move: i64) -> str:
        verb = verb_of(move)
        if verb == PASS:
            return "A turn ends with a discard from the hand"
        codes = self.pack.codes
        if verb == DISCARD:
            card = payload_of(move)
            if self.find(seat, card) < 0:
                return f"You do not hold {codes[card]}: a turn ends with a discard from the hand"
            top = STANDARD.number[self.top(self.discards + seat)]
            first = seat * HAND_SIZE
            low = [codes[self.held[k]] for k in range(first, first + self.holds[seat]) if STANDARD.number[self.held[k]] <= top]
            high = a_rank(STANDARD.number[card])
            return f"You cannot discard {codes[card]}: {high} may not lie on {a_rank(top)}, and you hold {', '.join(low)}"
        card = payload_of(move) // ROW // ROW
        source = payload_of(move) // ROW % ROW
        if not self.can_lift(seat, card, source):
            if source == FROM_HAND:
                return f"You do not hold {codes[card]}"
            name = "pay-off" if source == FROM_PAYOFF else "discard"
            return f"Only the top card of your own {name} pile can be played, and it is not {codes[card]}"
        place = payload_of(move) % ROW
        if place == self.sam.most_piles:
            return "Only an Ace or a King begins a centre pile"
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
            self.turn_up(PAYOFF + seat)
            if self.size[PAYOFF + seat] > 0:
                self.tell("Seat {seat} turns up {card} on the pay-off pile", seat, self.top(PAYOFF + seat))
            else:
                self.tell("The pay-off pile of seat {seat} is empty", seat)
        self.put(card, payload_of(move) % ROW)
        if self.holds[seat] == 0:
            self.begin_turn(seat)

    def discard(self, seat: i64, card: i64) -> None:
        """Ends the turn, and the game if the pay-off pile is then empty."""
        pile = self.discards + seat
        showed(self, seat, card)
        if self.size[pile] > 0 and STANDARD.number[card] > STANDARD.number[self.top(pile)]:
            holds_none_up_to(self, seat, STANDARD.number[self.top(pile)])
            self.turn_under(seat)
        self.push(pile, card)
        if self.size[PAYOFF + seat] == 0:
            self.over = True
            self.winner = seat
        else:
            self.begin_turn((seat + 1) % self.players)

    # The count

    def count(self, tally: Tally) -> None:
        if self.winner >= 0:
            tally.add(self.winner, 1, "ended the turn with the pay-off pile empty")
            return
        fewest = min([int(self.size[PAYOFF + seat]) for seat in range(self.players)])
        for seat in range(self.players):
            if self.size[PAYOFF + seat] == fewest:
                tally.add(seat, 1, "the game ended, and {} cards in the pay-off pile are the fewest", fewest)

    # What is seen and known

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["turns"] = int(self.turns)
        facts["stock"] = int(self.size[STOCK])
        facts["hands"] = [int(n) for n in self.holds]
        facts["payoff"] = [int(self.size[PAYOFF + s]) for s in range(self.players)]
        facts["due"] = {
            self.rules.piles[pile].name: RANKS[self.size[pile] + 1] for pile in range(self.centre, self.centre_end) if self.size[pile] > 0
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


class SamRules(SamLayout):
    """The rules of SAM at one table."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> Hand:
        return SamHand(match, self, shuffler)


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
    return SamRules(players, payoff, packs)


PACKS: Final[list[Value]] = ["auto", 2, 3, 4, 5, 6, 7, 8]

GAME: Final = Game(
    "sam",
    "SAM",
    "sam-2015",
    STANDARD,
    [2, 3, 4, 5, 6],
    2,
    [
        number_option("payoff", "cards in each pay-off pile", 10, 3, 40),
        Option("packs", "packs shuffled together; auto: as many as players, one more for pay-off piles of more than 15", "auto", PACKS),
    ],
    "Be rid of your pay-off pile, card by card, onto common piles that rise from Ace to Queen.",
    rules,
    "race",
)
