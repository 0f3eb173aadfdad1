"""Jaimy: three tricks count three, all five count seven; after the first three one may stop or go on.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.chance import Rng
from parlor.core.game import FirstTo, Game, Options, Rules, number_option, whole, word_option
from parlor.core.hand import Deck, Tally
from parlor.core.moves import OWN, PLAY, Notation, OneCard, Word
from parlor.core.shuffle import in_order
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_singly, rest_reversed, turn_up
from parlor.families.tricks.hand import Stock, TrickHand, TrickRules, Turned
from parlor.families.tricks.may import FollowOrTrump
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rummy import RUMMY

CLAIM: Final = OWN


class StopOrGoOn(Tricks):
    """Who has won the first three tricks may claim; a third trick won later ends the hand, and so does a failed attempt at all five."""

    def may_claim(self, h: TrickHand) -> bool:
        """Whether the seat about to lead, or its side, has just won the first three tricks (R2, R5)."""
        return h.size == 0 and len(h.takers) == 3 and all_three(h)

    def moves(self, h: TrickHand) -> vec[i64]:
        moves = super().moves(h)
        return append(moves, CLAIM) if self.may_claim(h) else moves

    def allows(self, h: TrickHand, move: i64) -> bool:
        return self.may_claim(h) if move == CLAIM else super().allows(h, move)

    def reason(self, h: TrickHand, move: i64) -> str:
        if move == CLAIM:
            return "You can claim only when you have just won the first three tricks"
        return super().reason(h, move)

    def make(self, h: TrickHand, move: i64) -> None:
        if move == CLAIM:
            h.over = True
        else:
            super().make(h, move)

    def step(self, h: TrickHand, rng: Rng) -> None:
        if self.may_claim(h) and rng.below(len(self.moves(h))) == 0:
            self.make(h, CLAIM)
        else:
            super().step(h, rng)

    def run(self, h: TrickHand, rng: Rng) -> i64:
        if not self.may_claim(h):
            return super().run(h, rng)
        self.step(h, rng)
        return 1

    def take(self, h: TrickHand) -> None:
        super().take(h)
        tricks: i64 = len(h.takers)
        if tricks > 3:
            side = h.side[h.winner]
            if all_three(h):
                # R4: the attempt fails with the first trick lost.
                h.over = h.over or side != h.side[h.takers[0]]
            else:
                # R3: a third trick won late counts at once.
                h.over = h.over or tricks_of(h, side) == 3


def all_three(h: TrickHand) -> bool:
    """Whether one side took the first three tricks."""
    side = h.side[h.takers[0]]
    return h.side[h.takers[1]] == side and h.side[h.takers[2]] == side


def tricks_of(h: TrickHand, side: i64) -> i64:
    """The tricks of a player, or of partners together."""
    total: i64 = 0
    for seat in range(h.players):
        if h.side[seat] == side:
            total += h.tricks[seat]
    return total


# With the suit led in hand follow suit or trump, else play anything; the highest trump takes the trick, else the highest of the suit led.
PLAYING: Final = StopOrGoOn(FollowOrTrump(), Order(RUMMY, RUMMY.number), Then())


def deal(h: TrickHand, deck: Deck) -> None:
    """Five each, singly; the next card makes its suit trumps and stays out of play."""
    dealt = deal_singly(h, deck, 5)
    turn_up(h, deck.cards[dealt])
    h.stock = rest_reversed(deck.cards, dealt + 1)


def count(h: TrickHand, tally: Tally) -> None:
    """Three for three tricks, seven for all five; nothing for an attempt that failed."""
    went_on = len(h.takers) > 3 and all_three(h)
    for seat in range(h.players):
        tricks = tricks_of(h, h.side[seat])
        if tricks == 5:
            tally.add(seat, 7, "all five tricks")
        elif tricks == 3 and not went_on:
            tally.add(seat, 3, "three tricks")
    if len(tally.seats) == 0:
        tally.note("Seat {} went on after three tricks and failed: nobody scores" if went_on else "Nobody has three tricks", h.takers[2])


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = Notation([OneCard(PLAY, "play", RUMMY), Word(CLAIM, "claim")])
    ending = FirstTo(whole(options, "target"), 500)
    sides = sides_of(players, options["partners"])
    return TrickRules(RUMMY, players, notation, ending, in_order(52), deal, [PLAYING], count, [Turned(), Stock()], sides)


def sides_of(players: int, partners: int | str) -> int:
    """How many sides there are; 0 where each plays for himself."""
    if partners == "no":
        return 0
    if partners == "pairs" and players in (4, 6):
        return players // 2
    if partners == "threes" and players == 6:
        return 2
    fitting = "4 or 6" if partners == "pairs" else "6"
    raise ValueError(f"option 'partners' cannot be {partners!r} with {players} players: {partners} are for {fitting}")


GAME: Final = Game(
    "jaimy",
    "Jaimy",
    "rummy-1916",
    RUMMY,
    list(range(2, 9)),
    4,
    [
        number_option("target", "points that win the game", 21, 1, 500),
        word_option(
            "partners",
            "who plays together: nobody, pairs (four or six players) or threes (six)",
            ["no", "pairs", "threes"],
        ),
    ],
    "Three tricks count three, all five count seven: stop in time, or go on for all.",
    rules,
    "tricks",
)
